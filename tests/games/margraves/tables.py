"""Positions in a line or two: a table after set-up, without wealth tiles, seat 0 first."""

from collections.abc import Iterable

from crownlands.core.machine import Event, Frame
from crownlands.games import GAMES
from crownlands.games.margraves import setup
from crownlands.games.margraves.board import PLACE_KEYS, SITE_KEYS
from crownlands.games.margraves.cards import CITIZEN_KEYS, MONSTER_KEYS, MONSTER_LAIR
from crownlands.games.margraves.citizens import ReadText
from crownlands.games.margraves.powers import KINDS, STORED
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import TILE_KEYS, TILE_LEVEL, WEALTH_KEYS
from crownlands.games.margraves.turn import Turn

GAME = GAMES["margraves"]


def table(seats: int = 2) -> Marches:
    s = setup.deal(seats, 7, {})
    s.stack.clear()
    s.first = 0
    for margrave in s.margraves:
        margrave.pack = ()
        margrave.goods[3] = 0
    s.supply[3] += seats
    return s


def place(key: str) -> int:
    return PLACE_KEYS.index(key)


def citizen(key: str) -> int:
    return CITIZEN_KEYS.index(key)


def tile(key: str) -> int:
    return TILE_KEYS.index(key)


def wealth(key: str) -> int:
    return WEALTH_KEYS.index(key)


def site(key: str) -> int:
    return SITE_KEYS.index(key)


def give(s: Marches, seat: int, **amounts: int) -> None:
    """Give gold, strength, or tokens out of the supply."""
    margrave = s.margraves[seat]
    for kind, number in amounts.items():
        if kind == "gold":
            margrave.gold += number
        elif kind == "strength":
            margrave.strength += number
        else:
            margrave.goods[KINDS.index(kind)] += number
            s.supply[KINDS.index(kind)] -= number


def goods(s: Marches, seat: int = 0) -> dict[str, int]:
    """What lies in storage, without what is not there."""
    stored = s.margraves[seat].goods
    return {KINDS[kind]: stored[kind] for kind in range(STORED) if stored[kind]}


def stand(s: Marches, seat: int, key: str) -> None:
    s.margraves[seat].place = place(key)


def hand(s: Marches, seat: int, *keys: str) -> None:
    s.margraves[seat].hand = tuple(sorted(citizen(key) for key in keys))


def played(s: Marches, seat: int, *keys: str) -> None:
    s.margraves[seat].played = tuple(citizen(key) for key in keys)


def names(cards: Iterable[int]) -> list[str]:
    return [CITIZEN_KEYS[card] for card in cards]


def line(s: Marches, *keys: str) -> None:
    s.line = [citizen(key) for key in keys] + [len(CITIZEN_KEYS)] * (5 - len(keys))


def grants(s: Marches, seat: int, *keys: str) -> None:
    s.margraves[seat].grants = tuple(sorted(tile(key) for key in keys))


def tiles(s: Marches, seat: int, *keys: str) -> None:
    s.margraves[seat].tiles = tuple(sorted(tile(key) for key in keys))


def open_tiles(s: Marches, *keys: str) -> None:
    s.open_tiles = [(), ()]
    for key in keys:
        s.open_tiles[TILE_LEVEL[tile(key)] - 1] += (tile(key),)


def monster(s: Marches, key: str) -> int:
    """Put a monster open on top of its pile; give its lair."""
    number = MONSTER_KEYS.index(key)
    lair = MONSTER_LAIR[number]
    s.piles[lair] = (*(other for other in s.piles[lair] if other != number), number)
    s.turned |= 1 << lair
    return lair


def no_monsters(s: Marches) -> None:
    s.turned = 0


def play(s: Marches, *frames: Frame[Marches]) -> None:
    """Play these frames until somebody has a choice."""
    s.push(*frames)
    s.settle()


def read(s: Marches, seat: int, key: str) -> None:
    """Play a citizen for its text."""
    s.margraves[seat].played += (citizen(key),)
    play(s, ReadText(seat, citizen(key), 0))


def take_turn(s: Marches, seat: int) -> None:
    """Begin a seat's turn."""
    play(s, Turn(seat))


def choose(s: Marches, *options: int) -> None:
    for option in options:
        s.choose(option)


def asked(s: Marches) -> str:
    """The kind of the open question, and nothing if none is."""
    ask = s.asked()
    return type(ask).__name__ if ask else ""


def who(s: Marches) -> int:
    ask = s.asked()
    assert ask is not None
    return ask.seat


def listen(s: Marches) -> list[Event]:
    s.told = []
    return s.told
