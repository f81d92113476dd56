"""Tables set up by hand, in a short notation.

A card is a letter and its Influence: V1 is the violet 1, W3 the white 3. In a City a Joker
names its place: W3@R lies in the red City.
"""

from collections.abc import Sequence

from crownlands.core.machine import Frame
from crownlands.games.cites_royales.cards import (
    BOX,
    CITIES,
    COLOUR,
    WHITE,
    card_of,
    violet_cards,
)
from crownlands.games.cites_royales.cities import cards_in
from crownlands.games.cites_royales.game import CitesRoyales
from crownlands.games.cites_royales.position import problems
from crownlands.games.cites_royales.season import WAYS
from crownlands.games.cites_royales.state import SOURCES, Noble, Provinces

LETTERS = "VYPRBGW"
GAME = CitesRoyales()
NO_MORE = 0


def card(name: str) -> int:
    return card_of(LETTERS.index(name[0]), int(name[1]))


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def names(numbers: Sequence[int]) -> str:
    return " ".join(f"{LETTERS[COLOUR[number]]}{number // 7}" for number in numbers)


def table(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    cities: Sequence[str] = (),
    market: str = "",
    deck: str = "",
    discard: str = "",
    drawn: str = "",
    season: int = 1,
    bought: Sequence[int] = (),
    points: Sequence[int] = (),
    heroes: Sequence[int] = (),
    empty_deck: bool = False,
    expert: bool = False,
) -> Provinces:
    """A table with these cards in place; `deck` names the next cards, first one first.

    All other cards lie under those, or, with an empty deck, in a last Noble's hand.
    """
    s = Provinces(seats)
    s.nobles = [Noble([0] * len(SOURCES), [0] * CITIES) for _ in range(max(2, seats))]
    s.bonus_step = 8 if seats == 4 else 10
    s.crowns = tuple(row.crowns for row in violet_cards())
    s.season = season
    s.expert = expert
    for seat in bought:
        s.bought |= 1 << seat
    for number, earned in enumerate(points):
        s.nobles[number].earned[0] = earned
    for seat in heroes:
        s.nobles[seat].hero = True
    left = list(BOX)
    for number, held in enumerate(hands):
        s.nobles[number].hand = tuple(sorted(take(left, held)))
    for number, built in enumerate(cities):
        for name in built.split():
            (taken,) = take(left, name[:2])
            colour = LETTERS.index(name[3]) if "@" in name else COLOUR[taken]
            s.nobles[number].place(taken, colour)
    s.market = take(left, market)
    s.discard = take(left, discard)
    s.drawn = tuple(sorted(take(left, drawn)))
    coming = take(left, deck)
    s.reserve = tuple(left.pop() for _ in range(4))
    if empty_deck:
        s.nobles[seats - 1].hand = tuple(sorted((*s.nobles[seats - 1].hand, *left)))
        left = []
    s.deck = left + coming[::-1]
    assert drawn or problems(s) == []  # what is drawn waits for a frame
    return s


def take(left: list[int], held: str) -> list[int]:
    taken = cards(held)
    for number in taken:
        left.remove(number)
    return taken


def play(s: Provinces, *frames: Frame) -> Provinces:
    """Put these frames on the table and play until somebody is asked."""
    s.told = []
    s.push(*frames)
    s.settle()
    return s


def asked(s: Provinces) -> str:
    """The name of the open question; nothing when the frames are played out."""
    ask = s.asked()
    return type(ask).__name__ if ask else ""


def offered(s: Provinces, seat: int) -> str:
    """The cards offered by a question whose options are cards."""
    return names(s.options_of(seat))


def offered_after_none(s: Provinces, seat: int) -> str:
    """The cards offered by a question whose option 0 is none."""
    return names([option - 1 for option in s.options_of(seat) if option])


def city(s: Provinces, number: int, colour: str) -> str:
    """The column of a City, bottom first."""
    place = LETTERS.index(colour)
    return names(cards_in(s.nobles[number].cities[place], place))


def hand(s: Provinces, seat: int) -> str:
    return names(s.nobles[seat].hand)


def points(s: Provinces) -> list[int]:
    return [noble.points for noble in s.nobles]


def told(s: Provinces) -> list[str]:
    assert s.told is not None
    return [event.kind for event in s.told]


# Options -------------------------------------------------------------------------------------


def from_hand(name: str) -> int:
    return 1 + card(name)


def from_city(colour: str) -> int:
    return 50 + LETTERS.index(colour)


def of_noble(number: int, colour: str) -> int:
    return 6 * number + LETTERS.index(colour)


def to_build(name: str, colour: str | None = None) -> int:
    """The option that lays a card face down; a Joker names its City."""
    number = card(name)
    place = LETTERS.index(colour) if colour else COLOUR[number]
    joker = 7 if COLOUR[number] == WHITE else 0
    return WAYS * place + 1 + joker + int(name[1])


def no_more_in(colour: str) -> int:
    return WAYS * LETTERS.index(colour)
