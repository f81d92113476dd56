"""The Subject cards of Cités Royales, one row a card, and the flat tables that the rules read.

A card is a number: seven times its Influence, plus its colour. So cards in ascending order are
in order of Influence, and equal Influences in the order of the Cities from left to right.

Colours, Influences, copies and effects come from the rulebook. Which violet card carries how
many crowns is told nowhere: those numbers are reconstructed, and settings of the game.
"""

from typing import Final, NamedTuple

from crownlands.core import house

RULEBOOK: Final = "rulebook"

VIOLET: Final = 0
YELLOW: Final = 1
PINK: Final = 2
RED: Final = 3
BLUE: Final = 4
GREEN: Final = 5
WHITE: Final = 6
COLOURS: Final = ("violet", "yellow", "pink", "red", "blue", "green", "white")
CITIES: Final = 6  # the colours that have a City; white has none
INFLUENCES: Final = 7  # from 0 to 6

# Crowns on the violet card of each Influence. Reconstructed: no source gives them; these fit the
# rulebook's example (a violet City of Influence 12 with 4 crowns) most often.
CROWNS: Final = (0, 2, 2, 2, 1, 1, 1)


class Subject(NamedTuple):
    """A Subject card: its colour, its Influence, how many there are, and its crowns."""

    key: str
    colour: int
    influence: int
    copies: int
    crowns: int
    source: str = RULEBOOK
    reconstructed: tuple[str, ...] = ()


class Track(NamedTuple):
    """The track: a bonus cell every so many points, and its length, on either side of it.

    Only that the tenth cell is one of the bonus cells for one to three Nobles is a fact.
    """

    key: str
    bonus_step: int
    bonus_step_of_four: int
    length: int
    length_of_four: int
    source: str = "reconstructed"
    reconstructed: tuple[str, ...] = (
        "bonus_step",
        "bonus_step_of_four",
        "length",
        "length_of_four",
    )


TRACK: Final = house.rows("cites_royales", (Track("track", 10, 8, 100, 80),))[0]
KNOWN_BONUS_CELL: Final = 10


def is_reconstructed(cell: int, step: int, seats: int) -> bool:
    """Whether a bonus cell lies where we put it, not where a rulebook or a person did."""
    if seats == 4:
        return step == TRACK.bonus_step_of_four and "bonus_step_of_four" in TRACK.reconstructed
    ours = step == TRACK.bonus_step and "bonus_step" in TRACK.reconstructed
    return ours and cell != KNOWN_BONUS_CELL


def _subject(influence: int, colour: int) -> Subject:
    """One row; a 0 and a white card are single, all others come twice."""
    key = f"{COLOURS[colour]}_{influence}"
    copies = 1 if influence == 0 or colour == WHITE else 2
    if colour == VIOLET:
        return Subject(key, colour, influence, copies, CROWNS[influence], reconstructed=("crowns",))
    return Subject(key, colour, influence, copies, 0)


SUBJECTS: Final = house.rows(
    "cites_royales",
    tuple(
        _subject(influence, colour)
        for influence in range(INFLUENCES)
        for colour in range(len(COLOURS))
    ),
    fixed=("colour", "influence"),  # a card's number says both
)

CARDS: Final = len(SUBJECTS)
HIGHEST_CARD: Final = CARDS - 1
CARD_KEYS: Final = tuple(row.key for row in SUBJECTS)
COLOUR: Final = [row.colour for row in SUBJECTS]
INFLUENCE: Final = [row.influence for row in SUBJECTS]
COPIES: Final = [row.copies for row in SUBJECTS]
# The box: every card as often as it is there.
BOX: Final = tuple(card for card in range(CARDS) for _ in range(COPIES[card]))


def card_of(colour: int, influence: int) -> int:
    """The card of this colour and Influence."""
    return influence * len(COLOURS) + colour


def violet_cards() -> tuple[Subject, ...]:
    """The violet card of each Influence; only these carry crowns."""
    return tuple(SUBJECTS[card_of(VIOLET, influence)] for influence in range(INFLUENCES))
