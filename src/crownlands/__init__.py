"""Crownlands: four kingdom-building tabletop games at one digital table.

Unofficial. The games' names belong to their publishers; no text or picture of theirs is used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crownlands.core.errors import Refusal
    from crownlands.core.zones import plain
    from crownlands.match import Match, OpenQuestion, Option, from_record, game_names, load, start

__version__ = "0.1.0"

__all__ = [
    "Match",
    "OpenQuestion",
    "Option",
    "Refusal",
    "compiled",
    "from_record",
    "game_names",
    "load",
    "plain",
    "start",
]


def compiled() -> bool:
    """Whether core, games and players run as compiled code."""
    from crownlands.core import machine

    return not str(machine.__file__).endswith(".py")


def __getattr__(name: str) -> Any:
    """Load the games when they are first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'crownlands' has no attribute {name!r}")
    from crownlands import match

    return getattr(match, name)
