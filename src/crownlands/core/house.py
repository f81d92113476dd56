"""House values: printed values that the owner of a box puts in place of ours.

`VALUES` is filled before any game is imported (`crownlands.housefile`); the card rows of each game
pass through `rows` once, when they are made. What was put in is noted in `USED`, what of it is not
as we have it in `CHANGED`, and what a field cannot be in `REFUSED`, with the values that it can.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

R = TypeVar("R", bound=Any)
Place = tuple[str, str, str]  # game, card, field

VALUES: Final[dict[Place, int]] = {}
USED: Final[set[Place]] = set()
CHANGED: Final[dict[Place, int]] = {}
REFUSED: Final[dict[Place, str]] = {}
MOST: Final = 99
NO_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {}
NO_LEAST: Final[Mapping[tuple[str, str], int]] = {}
NO_MOST: Final[Mapping[str, int]] = {}


def rows(
    game: str,
    printed: tuple[R, ...],
    kinds: tuple[str, ...] = (),
    fixed: tuple[str, ...] = (),
    groups: Mapping[str, tuple[str, ...]] = NO_GROUPS,
    least: Mapping[tuple[str, str], int] = NO_LEAST,
    most: Mapping[str, int] = NO_MOST,
) -> tuple[R, ...]:
    """Put the house values for a game into its rows; only whole numbers can be changed.

    A field of `kinds` is no amount: it can only be what it is on another row. An amount that no
    row has as 0 cannot be 0. A field that is `fixed` cannot be changed. Where a row marks several
    fields as reconstructed by one name, `groups` says which: the mark goes with the last of them.
    What a card's field has to be at least, since the set-up takes that much, `least` says; what a
    field can be at most on any card, since a question has no more options, `most` says.
    """
    new = list(printed)
    for i, row in enumerate(printed):
        given: dict[str, int] = {}
        for place, value in VALUES.items():
            field = place[2]
            if (
                place[:2] == (game, row.key)
                and type(getattr(row, field, None)) is int
                and field not in fixed
            ):
                USED.add(place)
                found = sorted({getattr(other, field) for other in printed})
                low = least.get((row.key, field), min(1, found[0]))
                high = most.get(field, MOST if found[-1] <= MOST else 2 * found[-1])
                allowed = found if field in kinds else range(low, high + 1)
                if value in allowed:
                    given[field] = value
                    if value != getattr(row, field):
                        CHANGED[place] = value
                elif field in kinds:
                    REFUSED[place] = ", ".join(map(str, found))
                else:
                    REFUSED[place] = f"{low} – {high}"
        if given:
            new[i] = _with_values(row, given, groups)
    return tuple(new)


def changed(game: str) -> dict[str, int]:
    """The values of a game that are not as we have them, by card and field."""
    return {f"{card}.{field}": value for (of, card, field), value in CHANGED.items() if of == game}


def _with_values(row: R, given: dict[str, int], groups: Mapping[str, tuple[str, ...]]) -> R:
    """The row with printed values, which are no longer reconstructed ones."""
    changes: dict[str, Any] = dict(given)
    if hasattr(row, "reconstructed"):
        changes["reconstructed"] = tuple(
            name
            for name in row.reconstructed
            if any(field not in given for field in groups.get(name, (name,)))
        )
    return row._replace(**changes)  # type: ignore[no-any-return]
