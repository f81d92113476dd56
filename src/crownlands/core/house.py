"""House values: printed values that the owner of a box puts in place of ours.

The edge of the program reads the house file and sets `VALUES` before any game is imported;
the card rows of each game pass through `rows` once, when they are made.
"""

from typing import Any, Final, TypeVar

R = TypeVar("R", bound=Any)

# Game, card key, field, value.
VALUES: Final[dict[str, dict[str, dict[str, int]]]] = {}


def rows(game: str, printed: tuple[R, ...]) -> tuple[R, ...]:
    """Put the house values for a game into its rows."""
    values = VALUES.get(game, {})
    return tuple(row._replace(**values.get(row.key, {})) for row in printed)
