"""How well a seat stands: points, majorities in sight, and what the hand is good for."""

from typing import Final

from crownlands.games.cites_royales.cards import CITIES, COLOUR, INFLUENCE, WHITE
from crownlands.games.cites_royales.cities import influence_of, top_of
from crownlands.games.cites_royales.scoring import city_points, outcome
from crownlands.games.cites_royales.state import EMPTY, HERO_POINTS, Noble, Provinces

CERTAIN_LEAD: Final = 8.0  # a lead in Influence that can hardly be lost
LATER: Final = 0.55  # what a majority of a later Season counts, beside one of this Season
CARD: Final = 0.30  # what any card in hand is worth, in points
INFLUENCE_WORTH: Final = 0.16  # and more for each Influence that still fits a City
PURCHASE: Final = 0.24  # what each point of capacity is worth to a Noble who may still buy


def value(s: Provinces, seat: int) -> float:
    """Points ahead of the best rival, with what the Cities and the hand will still bring."""
    if s.over:
        return _final_value(s, seat)
    mine = standing(s, seat)
    others = [standing(s, other) for other in range(len(s.nobles)) if other != seat]
    return mine - 0.6 * max(others)


def _final_value(s: Provinces, seat: int) -> float:
    result = outcome(s)
    mine = result.sheets[seat].total
    best = max(sheet.total for sheet in result.sheets if sheet.seat != seat)
    return mine - best + (100.0 / len(result.winners) if seat in result.winners else -100.0)


def standing(s: Provinces, number: int) -> float:
    """Points now, the majorities as they look, the hand, the Hero and the purchase to come."""
    noble = built(s.nobles[number])
    total = float(noble.points) + (HERO_POINTS if noble.hero else 0)
    to_come = s.last_season() - s.season
    weight = 1.0 + LATER * to_come
    for city in range(CITIES):
        if noble.cities[city]:
            share = chance_of_majority(s, noble, number, city)
            total += weight * share * city_points(s, noble, city)
    keep = 1.0 if to_come else 0.4
    for card in noble.hand:
        total += keep * card_worth(noble, card)
    if number < s.seats and not s.has_bought(number):
        total += PURCHASE * s.capacity()
    return total


def built(noble: Noble) -> Noble:
    """The Noble with all that is laid face down already built."""
    if noble.plan == EMPTY:
        return noble
    other = noble.copy()
    for city in range(CITIES):
        other.cities[city] |= other.plan[city]
    return other


def chance_of_majority(s: Provinces, noble: Noble, number: int, city: int) -> float:
    """About how likely this City is to have the most Influence when it counts."""
    rival = 0
    for other in range(len(s.nobles)):
        if other != number:
            rival = max(rival, influence_of(s.nobles[other].cities[city]))
    lead = influence_of(noble.cities[city]) - rival
    return min(1.0, max(0.0, 0.5 + lead / CERTAIN_LEAD))


def card_worth(noble: Noble, card: int) -> float:
    """What a card in hand is worth: its effect, and its Influence if it can be built."""
    influence = INFLUENCE[card]
    if COLOUR[card] == WHITE:
        return CARD + 0.5 * INFLUENCE_WORTH * influence
    if influence > top_of(noble.cities[COLOUR[card]]):
        return CARD + INFLUENCE_WORTH * influence
    return CARD
