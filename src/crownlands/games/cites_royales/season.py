"""Phase 2, the end of a Season: build in secret, show it, and count the majorities."""

from typing import Any, ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.cites_royales.cards import (
    CITIES,
    COLOUR,
    INFLUENCE,
    INFLUENCES,
    WHITE,
    card_of,
)
from crownlands.games.cites_royales.cities import BIT, COLUMN, OWN, cards_in, influence_of, top_of
from crownlands.games.cites_royales.scoring import majorities
from crownlands.games.cites_royales.state import (
    EMPTY,
    Noble,
    Provinces,
    Secret,
    choose_secretly,
    stands,
)

# The options of building, for each City: no more there, a card of its colour, a Joker.
WAYS: Final = 1 + 2 * INFLUENCES
HIGHEST: Final = INFLUENCES - 1
# The options for a set of Influences, a bit each, the highest first.
OWN_WAYS: Final = [
    [1 + influence for influence in range(HIGHEST, -1, -1) if column >> influence & 1]
    for column in range(COLUMN + 1)
]
JOKER_WAYS: Final = [[INFLUENCES + way for way in ways] for ways in OWN_WAYS]


def end_season(s: Provinces, following: Frame[Provinces]) -> None:
    """Everybody builds, the majorities are counted, and the game goes on with `following`."""
    s.tell("end-of-season", 0, (s.season,))
    s.push(Majorities(), following)
    choose_secretly(s, ShowBuildings())


class Build(Ask[Provinces]):
    """Lay one more card face down for a City, or no more for this City.

    It goes from City to City, and from the highest card down in each, so that any building can
    be chosen in one order only. Option 15 * City is no more there; + 1 + Influence lays down a
    card of its colour, + 8 + Influence a Joker, if a card of the colour comes with it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city", "most")
    SPAN: ClassVar[int] = CITIES * WAYS

    def __init__(self, seat: int, city: int, most: int) -> None:
        self.seat = seat
        self.city = city
        self.most = most  # the highest Influence that may still be laid down for this City

    def options(self, s: Provinces) -> list[int]:
        noble = s.nobles[self.seat]
        if not noble.hand:
            return []
        most = self.most
        for city in range(self.city, CITIES):
            ways = ways_to_build(noble, city, most)
            if ways:
                options = [WAYS * city + way for way in ways]
                if stands(noble.plan[city]):
                    options.append(WAYS * city)
                return options
            most = HIGHEST
        return []

    def chosen(self, s: Provinces, option: int) -> None:
        city, way = divmod(option, WAYS)
        if way == 0:
            s.push(Build(self.seat, city + 1, HIGHEST))
            return
        card = planned_card(city, way)
        s.nobles[self.seat].plan_card(card, city)
        s.push(Build(self.seat, city, INFLUENCE[card] - 1))


def planned_card(city: int, way: int) -> int:
    """The card that an option of building stands for."""
    if way > INFLUENCES:
        return card_of(WHITE, way - 1 - INFLUENCES)
    return card_of(city, way - 1)


def ways_to_build(noble: Noble, city: int, most: int) -> list[int]:
    """The cards that can be laid down next: of the City's colour, then Jokers; highest first."""
    bits = 0
    for card in noble.hand:
        if COLOUR[card] == city or COLOUR[card] == WHITE:
            bits |= BIT[card]
    below = (1 << most + 1) - 1
    fitting = below & ~((1 << top_of(noble.cities[city]) + 1) - 1)
    own = bits & fitting
    jokers = bits >> INFLUENCES & fitting
    if not noble.plan[city] & OWN:
        # A card of the colour has to follow, lower than the Joker.
        lowest = own & -own
        jokers = jokers & ~(2 * lowest - 1) if own else 0
    return OWN_WAYS[own] + JOKER_WAYS[jokers]


class ShowBuildings(Secret):
    """Turn up what everybody laid down, and build it."""

    def opening(self, s: Provinces, seat: int) -> Ask[Any]:
        return Build(seat, 0, HIGHEST)

    def run(self, s: Provinces) -> None:
        s.reveal()
        for seat in range(s.seats):
            if s.told is not None and s.nobles[seat].plan == EMPTY:
                s.tell("build-nothing", seat, ())
            build_plan(s, seat)


def build_plan(s: Provinces, seat: int) -> None:
    """Build what this Noble laid down."""
    noble = s.nobles[seat]
    for city in range(CITIES):
        if noble.plan[city]:
            cards = cards_in(noble.plan[city], city)
            noble.cities[city] |= noble.plan[city]
            for card in cards:
                noble.forget(card)
            if s.told is not None:
                s.tell("build", seat, (city, *cards))
    noble.plan = EMPTY


class Majorities(Frame[Provinces]):
    """In each colour, the Nobles with the most Influence score their City; ties all score."""

    def run(self, s: Provinces) -> None:
        for city in range(CITIES):
            for number, points in majorities(s, city):
                noble = s.nobles[number]
                noble.earned[city] += points
                if s.told is not None:
                    influence = influence_of(noble.cities[city])
                    s.tell_of("majority", number, (city, influence, points))
