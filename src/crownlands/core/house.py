"""House values: printed values that the owner of a box puts in place of ours.

`VALUES` is filled before any game is imported (`crownlands.housefile`); the card rows of each game
pass through `rows` once, when they are made. What was put in is noted in `USED`, and what a field
cannot be in `REFUSED`, with the values that it can.
"""

from typing import Any, Final, TypeVar

R = TypeVar("R", bound=Any)
Place = tuple[str, str, str]  # game, card, field

VALUES: Final[dict[Place, int]] = {}
USED: Final[set[Place]] = set()
REFUSED: Final[dict[Place, str]] = {}
MOST: Final = 99


def rows(game: str, printed: tuple[R, ...], kinds: tuple[str, ...] = ()) -> tuple[R, ...]:
    """Put the house values for a game into its rows; only whole numbers can be changed.

    A field of `kinds` is no amount: it can only be what it is on another row. An amount that no
    row has as 0 cannot be 0.
    """
    new = list(printed)
    for place, value in VALUES.items():
        for i, row in enumerate(printed):
            field = place[2]
            if place[:2] == (game, row.key) and type(getattr(row, field, None)) is int:
                USED.add(place)
                found = sorted({getattr(other, field) for other in printed})
                allowed = found if field in kinds else range(min(1, found[0]), MOST + 1)
                if value in allowed:
                    new[i] = _with_value(new[i], field, value)
                elif field in kinds:
                    REFUSED[place] = ", ".join(map(str, found))
                else:
                    REFUSED[place] = f"{allowed[0]} – {MOST}"
    return tuple(new)


def _with_value(row: R, field: str, value: int) -> R:
    """The row with a printed value, which is no longer a reconstructed one."""
    changes: dict[str, Any] = {field: value}
    if hasattr(row, "reconstructed"):
        changes["reconstructed"] = tuple(name for name in row.reconstructed if name != field)
    return row._replace(**changes)  # type: ignore[no-any-return]
