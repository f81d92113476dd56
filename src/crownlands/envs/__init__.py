"""The games as learning libraries know them: PettingZoo, Gymnasium and OpenSpiel.

Each needs its library: `pip install 'crownlands[envs]'` for the first two,
`pip install 'crownlands[openspiel]'` for the third. Nothing here is loaded before it is asked for.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crownlands.core.game import Value
from crownlands.words import plainly

if TYPE_CHECKING:
    from crownlands.envs.gym import Seat
    from crownlands.envs.zoo import Table


@plainly()
def aec(
    game: str, seats: int = 2, shaping: float = 0.0, settings: dict[str, Value] | None = None
) -> "Table":
    """A PettingZoo AEC environment; every seat is an agent."""
    from crownlands.envs.zoo import Table

    return Table(game, seats, shaping, settings or {})


@plainly()
def single(
    game: str,
    opponents: Sequence[str] = ("greedy",),
    shaping: float = 0.0,
    settings: dict[str, Value] | None = None,
) -> "Seat":
    """A Gymnasium environment: one seat to learn, the others played by name."""
    from crownlands.envs.gym import Seat

    return Seat(game, opponents, shaping, settings or {})


def register_openspiel() -> list[str]:
    """Register every game with OpenSpiel; give the names to load them by."""
    from crownlands.envs.spiel import register

    return register()
