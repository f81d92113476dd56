"""The table as named numbers, as one seat sees it: for learning."""

from typing import Final

from crownlands.core.features import (
    Questions,
    asked_of,
    bits,
    counts,
    in_order,
    one_of,
    seat_names,
    seat_numbers,
)
from crownlands.games.villages.cards import (
    ACTIONS,
    ADVENTURER_KEYS,
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    KINDS,
)
from crownlands.games.villages.payment import PayPart
from crownlands.games.villages.position import FRAMES, NAMES
from crownlands.games.villages.powers import PLACES, RESOURCES
from crownlands.games.villages.rules import EndTurn, Lead
from crownlands.games.villages.solo import SoloEnd
from crownlands.games.villages.state import PILES, Valeria, Village

QUESTIONS: Final = Questions(FRAMES, NAMES, ("victim",))


def names(seats: int) -> list[str]:
    """Name the columns: the question, the middle, the own hand, then village by village."""
    found = ["turn", "bank", "deck", "adventurers", "target", "last turn"]
    found += [f"own seat {number}" for number in range(seats)]
    found += QUESTIONS.names()
    found += [f"need {resource}" for resource in RESOURCES]
    found += seat_names("turn of", seats)
    found += [f"led {action}" for action in ACTIONS]
    found += [f"pool {key}" for key in ADVENTURER_KEYS]
    for pile in range(PILES):
        found.append(f"pile {pile}")
        found += [f"pile {pile} top {key}" for key in BUILDING_KEYS]
        found += [f"pile {pile} under {key}" for key in BUILDING_KEYS]
    for place in ("buried", "site", "aside", "trash", "hand"):
        found += [f"{place} {key}" for key in BUILDING_KEYS]
    for number in range(seats):
        found += _village_names(f"seat+{number}")
    return found


def _village_names(who: str) -> list[str]:
    return [
        *(f"{who} {what}" for what in ("gold", "hand", "progress")),
        *(f"{who} land {place}" for place in PLACES),
        *(f"{who} coins {place}" for place in PLACES),
        *(f"{who} resting {place}" for place in PLACES),
        *(f"{who} resource {key}" for key in BUILDING_KEYS),
        *(f"{who} {key}" for key in CARD_KEYS),
    ]


def numbers(s: Valeria, seat: int) -> list[float]:
    """The numbers of these columns; of other hands, only how many cards they hold."""
    last = bool(s.target) and s.number_reached()
    found = [float(s.turns), float(s.bank), float(len(s.deck)), float(len(s.adventurers))]
    found += [float(s.target), float(last)]
    found += one_of(seat, s.seats)
    found += QUESTIONS.numbers(s, seat, s.seats)
    ask = asked_of(s, seat)
    need = ask.need if isinstance(ask, PayPart) else (0,) * len(RESOURCES)
    found += [float(amount) for amount in need]
    found += _led(s, seat)
    found += counts([card - KINDS for card in s.pool], CARDS - KINDS)
    buried: list[int] = []
    for pile in s.piles:
        found.append(float(len(pile)))
        found += counts(pile[-1:], KINDS)
        found += in_order(pile[-2::-1], KINDS)
        buried += pile[:-1]
    for cards in (tuple(buried), s.site, s.aside, s.trash, tuple(s.villages[seat].hand)):
        found += counts(cards, KINDS)
    for number in range(s.seats):
        found += _village(s.villages[(seat + number) % s.seats])
    return found


def _led(s: Valeria, reader: int) -> list[float]:
    """Whose turn it is, and which action was led."""
    leader: int | None = None
    action: int | None = None
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            leader = frame.seat
            action = frame.action
        elif isinstance(frame, Lead):
            leader = frame.seat
        elif isinstance(frame, SoloEnd):
            leader = 0
            action = frame.action
    return seat_numbers(leader, reader, s.seats) + one_of(action, len(ACTIONS))


def _village(village: Village) -> list[float]:
    found = [float(village.gold), float(len(village.hand)), float(village.cards.bit_count())]
    for coins in (village.land, tuple(village.coins), village.resting):
        found += [float(number) for number in coins]
    return found + counts(village.resources, KINDS) + bits(village.cards, CARDS)
