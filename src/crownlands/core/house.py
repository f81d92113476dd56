"""House values: printed values that the owner of a box puts in place of ours.

The edge of the program sets `VALUES` before any game is imported; the card rows of each game
pass through `rows` once, when they are made, and what was put in is noted in `USED`.
"""

from typing import Any, Final, TypeVar

R = TypeVar("R", bound=Any)
Place = tuple[str, str, str]  # game, card, field

VALUES: Final[dict[Place, int]] = {}
USED: Final[set[Place]] = set()


def rows(game: str, printed: tuple[R, ...]) -> tuple[R, ...]:
    """Put the house values for a game into its rows; only whole numbers can be changed."""
    return tuple(_with_house_values(game, row) for row in printed) if VALUES else printed


def _with_house_values(game: str, row: R) -> R:
    changes = {}
    for place, value in VALUES.items():
        if place[:2] == (game, row.key) and type(getattr(row, place[2], None)) is int:
            changes[place[2]] = value
            USED.add(place)
    return row._replace(**changes)  # type: ignore[no-any-return]
