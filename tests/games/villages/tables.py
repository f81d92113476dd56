"""Small ways to lay out a table and to play on it."""

from collections.abc import Sequence
from typing import Any

from crownlands.core.machine import Ask, Event
from crownlands.games import GAMES
from crownlands.games.villages.cards import (
    ACTIONS,
    CARD_KEYS,
    CARDS,
    COPIES,
    GIVES,
    KINDS,
)
from crownlands.games.villages.powers import CASTLE, RESOURCES
from crownlands.games.villages.rules import Lead, follow
from crownlands.games.villages.solo import SoloLead
from crownlands.games.villages.state import Valeria, Village

GAME = GAMES["villages"]

# What lies open on the five piles of a fresh table, and which cards are kept for resources.
TOPS = ("tannery", "palisade", "hideout", "chapel", "market")
GIVERS = {"food": "crypt", "wood": "barracks", "stone": "keep", "magic": "wizards_tower"}


def number(key: str) -> int:
    return CARD_KEYS.index(key)


def table(seats: int = 2, coins: int = 30, target: int = 12) -> Valeria:
    """A table with empty villages, one card on each pile, and all the gold in the bank."""
    s = Valeria(seats)
    s.coins = s.bank = coins
    s.target = 0 if seats == 1 else target
    s.deck = [card for card in range(KINDS) for _ in range(COPIES[card])]
    s.adventurers = tuple(range(KINDS, CARDS))
    s.villages = [Village([], [0] * 5) for _ in range(seats)]
    s.piles = [()] * 5
    for i, key in enumerate(TOPS):
        pile(s, i, key)
    return s


def take(s: Valeria, key: str) -> int:
    s.deck.remove(number(key))
    return number(key)


def pile(s: Valeria, i: int, *keys: str) -> None:
    """Put these cards on a pile; what lay there goes under the deck."""
    s.deck[:0] = s.piles[i]
    s.piles[i] = tuple(take(s, key) for key in keys)


def on_deck(s: Valeria, *keys: str) -> None:
    """Put these cards on top of the deck, the last one topmost."""
    s.deck += [take(s, key) for key in keys]


def hand(s: Valeria, seat: int, *keys: str) -> None:
    s.villages[seat].hand = sorted(s.villages[seat].hand + [take(s, key) for key in keys])


def land(s: Valeria, seat: int, *resources: str) -> None:
    """Develop resources of these kinds; of each there are enough cards in the deck."""
    for resource in resources:
        kind = RESOURCES.index(resource)
        likely = [number(GIVERS[resource]), *reversed(range(KINDS))]
        card = next(c for c in likely if GIVES[c] == kind and c in s.deck)
        s.deck.remove(card)
        s.villages[seat].add_resource(card)


def built(s: Valeria, seat: int, *keys: str) -> None:
    for key in keys:
        s.villages[seat].cards |= 1 << take(s, key)


def recruited(s: Valeria, seat: int, *keys: str) -> None:
    for key in keys:
        s.adventurers = tuple(card for card in s.adventurers if card != number(key))
        s.villages[seat].cards |= 1 << number(key)


def pool(s: Valeria, *keys: str) -> None:
    s.pool = tuple(number(key) for key in keys)
    s.adventurers = tuple(card for card in s.adventurers if card not in s.pool)


def gold(s: Valeria, seat: int, amount: int) -> None:
    s.bank -= amount
    s.villages[seat].gold += amount


def cover(s: Valeria, seat: int, *places: str) -> None:
    """Put a coin of the bank on a resource or on the castle."""
    for place in places:
        s.bank -= 1
        s.villages[seat].coins[CASTLE if place == "castle" else RESOURCES.index(place)] += 1


# Playing ------------------------------------------------------------------------------------------


def lead(s: Valeria, seat: int, action: str) -> list[Event]:
    """Let a seat lead an action; give back what is told from then on."""
    s.told = []
    s.push(SoloLead(0) if s.seats == 1 else Lead(seat))
    s.settle()
    if isinstance(s.asked(), (Lead, SoloLead)):  # alone with no cards there is no choice
        s.choose(ACTIONS.index(action))
    return s.told


def ask_follow(s: Valeria, seat: int, action: str) -> list[Event]:
    """Ask one seat whether it follows an action."""
    s.told = []
    s.push(follow(seat, ACTIONS.index(action)))
    s.settle()
    return s.told


def may_lead(s: Valeria, seat: int = 0) -> list[str]:
    """The actions that a seat may lead."""
    ask = SoloLead(0) if s.seats == 1 else Lead(seat)
    return [ACTIONS[action] for action in sorted(ask.options(s))]


def answer(s: Valeria, kind: type[Ask[Any]], option: int) -> None:
    """Answer the open question, which must be of this kind."""
    assert isinstance(s.asked(), kind), s.asked()
    s.choose(option)


def defaults(s: Valeria, seat: int, until: type[Ask[Any]] | None = None) -> None:
    """Answer by the first option as long as this seat is asked, or until such a question."""
    while (ask := s.asked()) is not None and ask.seat == seat:
        if until is not None and isinstance(ask, until):
            return
        if isinstance(ask, Lead):
            return
        s.choose(s.options[0])


def names(cards: Sequence[int]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def in_hand(s: Valeria, seat: int) -> list[str]:
    return names(s.villages[seat].hand)


def cards_of(s: Valeria, seat: int) -> set[str]:
    return {CARD_KEYS[card] for card in range(CARDS) if s.villages[seat].has(card)}


def kinds_told(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def sound(s: Valeria) -> None:
    assert GAME.problems(s) == []
