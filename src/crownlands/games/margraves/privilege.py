"""Privilege tiles: taking an open one, and using grants.

A grant may be used at any moment of one's own turn. It is offered where it can matter and
nowhere else: among the options of the turn itself, among the options of a question that is
open or narrow for want of what the grant gives, and once more before the clean-up.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.margraves.board import LEVEL_I, LEVEL_II, MOST_STRENGTH
from crownlands.games.margraves.powers import (
    GOLD,
    INFLUENCE,
    KINDS,
    RESOURCES,
    STORED,
    STRENGTH,
    WILD,
)
from crownlands.games.margraves.tiles import GRANT_GIVES, GRANTS, TILE_REWARD, TILES

if TYPE_CHECKING:
    from crownlands.games.margraves.state import Marches

NO_TILE: Final = len(TILES)
DONE: Final = GRANTS
ANYTHING: Final = (1 << len(KINDS)) - 1
ALWAYS_THERE: Final = 1 << GOLD | 1 << INFLUENCE


class TakeTile(Ask["Marches"]):
    """Take an open privilege tile of these levels; on a bridge one may do without.

    Options: the tile; the number after the last tile takes none.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "levels", "must")
    SPAN: ClassVar[int] = NO_TILE + 1

    def __init__(self, seat: int, levels: int, must: int) -> None:
        self.seat = seat
        self.levels = levels
        self.must = must

    def options(self, s: "Marches") -> list[int]:
        options: list[int] = []
        if self.levels & LEVEL_II:
            for tile in s.open_tiles[1]:
                if tile not in options:
                    options.append(tile)
        if self.levels & LEVEL_I:
            for tile in s.open_tiles[0]:
                if tile not in options:
                    options.append(tile)
        if options and not self.must:
            options.append(NO_TILE)
        return options

    def chosen(self, s: "Marches", option: int) -> None:
        if option != NO_TILE:
            s.take_open_tile(self.seat, option)


def obtainable(s: "Marches", seat: int) -> int:
    """A bit for each kind of which this seat could gain some now."""
    bits = ALWAYS_THERE
    for kind in range(STORED):
        if s.supply[kind]:
            bits |= 1 << kind
            if kind < RESOURCES:
                bits |= 1 << WILD
    if s.margraves[seat].strength < MOST_STRENGTH:
        bits |= 1 << STRENGTH
    return bits


def usable_grants(s: "Marches", seat: int, wanted: int) -> list[int]:
    """The seat's grants that would now give something of the wanted kinds."""
    wanted &= obtainable(s, seat)
    grants: list[int] = []
    for tile in s.margraves[seat].grants:
        if GRANT_GIVES[tile] & wanted and tile not in grants:
            grants.append(tile)
    return grants


def granted(s: "Marches", seat: int, kind: int) -> int:
    """Count what the seat's grants have of a kind, all together."""
    number = 0
    for tile in s.margraves[seat].grants:
        number += TILE_REWARD[tile][kind]
    return number


class CashGrants(Ask["Marches"]):
    """Before the clean-up, use grants one after another, or keep them; the last option is done."""

    SPAN: ClassVar[int] = DONE + 1

    def options(self, s: "Marches") -> list[int]:
        if not s.margraves[self.seat].grants:
            return []
        return [DONE, *usable_grants(s, self.seat, ANYTHING)]

    def chosen(self, s: "Marches", option: int) -> None:
        if option != DONE:
            s.stack.append(self)
            s.use_grant(self.seat, option)
