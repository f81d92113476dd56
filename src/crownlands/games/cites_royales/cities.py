"""A City as one number: the cards of a column, which always ascends and never repeats.

Bits 0 to 6 are cards of the City's own colour by Influence, bits 7 to 13 are Jokers. An empty
City is 0.
"""

from typing import Final

from crownlands.games.cites_royales.cards import (
    CARDS,
    CITIES,
    COLOUR,
    INFLUENCE,
    INFLUENCES,
    WHITE,
    card_of,
)

COLUMN: Final = (1 << INFLUENCES) - 1
OWN: Final = COLUMN  # the cards of the City's own colour
JOKERS: Final = COLUMN << INFLUENCES

# Where a card lies in a City.
BIT: Final = [
    1 << (INFLUENCE[card] + (INFLUENCES if COLOUR[card] == WHITE else 0)) for card in range(CARDS)
]
SUM: Final = [
    sum(influence for influence in range(INFLUENCES) if column >> influence & 1)
    for column in range(COLUMN + 1)
]


def column_of(city: int) -> int:
    """The Influences present, a bit each, Jokers or not."""
    return (city | city >> INFLUENCES) & COLUMN


def influence_of(city: int) -> int:
    """The total Influence of a City."""
    return SUM[(city | city >> INFLUENCES) & COLUMN]


def top_of(city: int) -> int:
    """The Influence of the highest card; whatever is built must exceed it. Below 0 if empty."""
    return ((city | city >> INFLUENCES) & COLUMN).bit_length() - 1


def top_card(city: int, colour: int) -> int:
    """The highest card of a City that is not empty."""
    top = top_of(city)
    joker = city >> (INFLUENCES + top) & 1
    return card_of(WHITE if joker else colour, top)


def cards_in(city: int, colour: int) -> list[int]:
    """The cards of a City in ascending order."""
    cards = []
    for influence in range(INFLUENCES):
        if city >> influence & 1:
            cards.append(card_of(colour, influence))
        if city >> (INFLUENCES + influence) & 1:
            cards.append(card_of(WHITE, influence))
    return cards


def places_for(card: int, cities: list[int]) -> list[int]:
    """The Cities onto which this card may go by itself: its own colour's, or any for a Joker.

    It must exceed the highest card there, so a card never goes to where it already lies.
    """
    influence = INFLUENCE[card]
    colour = COLOUR[card]
    if colour != WHITE:
        return [colour] if influence > top_of(cities[colour]) else []
    return [city for city in range(CITIES) if influence > top_of(cities[city])]
