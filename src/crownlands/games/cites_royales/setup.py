"""Dealing, by the number of Nobles and the settings."""

from typing import Final

from crownlands.core.game import Setting, Settings
from crownlands.core.stream import Stream
from crownlands.games.cites_royales.cards import (
    BOX,
    CITIES,
    INFLUENCES,
    TRACK,
    violet_cards,
)
from crownlands.games.cites_royales.opening import DEALT, HandOver, show_whites
from crownlands.games.cites_royales.rules import refill
from crownlands.games.cites_royales.solo import (
    YOU,
    OwnFirst,
    RegentFirst,
    SoloTurn,
    regent_of,
    regent_places,
)
from crownlands.games.cites_royales.state import (
    RESERVE,
    SOURCES,
    Noble,
    Provinces,
    choose_secretly,
)

SOLO_DEALT: Final = 4
REGENT_DEALT: Final = 2

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("expert", False),
    *(
        Setting(field, step, low=2, high=100, reconstructed=field in TRACK.reconstructed)
        for field, step in (
            ("bonus_step", TRACK.bonus_step),
            ("bonus_step_of_four", TRACK.bonus_step_of_four),
        )
    ),
    *(
        Setting(
            f"crowns_{row.influence}",
            row.crowns,
            low=0,
            high=6,
            reconstructed="crowns" in row.reconstructed,
        )
        for row in violet_cards()
    ),
)


def deal(seats: int, chance: int | Stream, settings: Settings) -> Provinces:
    """Lay out the Reserve and the Market, and deal the hands."""
    s = Provinces(seats)
    s.seed_chance(chance)
    s.bonus_step = _number(settings, "bonus_step_of_four" if seats == 4 else "bonus_step")
    s.crowns = tuple(_number(settings, f"crowns_{influence}") for influence in range(INFLUENCES))
    s.expert = bool(settings["expert"])
    s.deck = list(BOX)
    s.shuffle(s.deck)
    s.reserve = tuple(s.deck.pop() for _ in range(RESERVE))
    refill(s)
    s.nobles = [Noble([0] * len(SOURCES), [0] * CITIES) for _ in range(max(seats, 2))]
    if seats == 1:
        deal_solo(s)
    else:
        for noble in s.nobles:
            noble.hand = tuple(sorted(s.deck.pop() for _ in range(DEALT)))
        choose_secretly(s, HandOver())
    s.unveiled = 0
    return s


def _number(settings: Settings, key: str) -> int:
    value = settings[key]
    assert isinstance(value, int)
    return value


def deal_solo(s: Provinces) -> None:
    """Give the Regent two cards that he can build, and yourself four to choose from."""
    regent = regent_of(s)
    while regent.size() < REGENT_DEALT:
        card = s.draw()
        places = regent_places(s, card)
        if places:
            regent.place(card, places[0])
        else:
            s.discard.append(card)
    noble = s.nobles[YOU]
    noble.hand = tuple(sorted(s.draw() for _ in range(SOLO_DEALT)))
    s.push(OwnFirst(YOU), RegentFirst(YOU), SoloTurn())
    if noble.only_whites():
        show_whites(s, YOU)
