"""Crownlands: four kingdom-building tabletop games at one digital table.

Unofficial. The games' names belong to their publishers; no text or picture of theirs is used.
"""

from crownlands.core.errors import Refusal
from crownlands.core.zones import plain
from crownlands.match import Match, OpenQuestion, Option, from_record, games, load, start

__version__ = "0.1.0"

__all__ = [
    "Match",
    "OpenQuestion",
    "Option",
    "Refusal",
    "from_record",
    "games",
    "load",
    "plain",
    "start",
]
