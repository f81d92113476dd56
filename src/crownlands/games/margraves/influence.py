"""Influence: markers go to the right, one space a step, and cross the rivers for gold."""

from typing import TYPE_CHECKING, ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.margraves.board import LAST_SPACE, RIVER_GOLD, RIVER_LEVELS, SECTION
from crownlands.games.margraves.powers import GOLD
from crownlands.games.margraves.privilege import TakeTile, granted, usable_grants
from crownlands.games.margraves.tiles import GRANTS

if TYPE_CHECKING:
    from crownlands.games.margraves.state import Marches

ROWS: Final = 4
FORGO: Final = ROWS
GRANT: Final[int] = FORGO + 1


def at_bridge(space: int) -> bool:
    """Whether the next step from this space crosses a river."""
    return space % SECTION == SECTION - 1


class SpendInfluence(Ask["Marches"]):
    """Move one of your markers a space; a step across a river costs its gold.

    Options: 0 to 3 the guild's row; 4 forgoes the step, where every step would cost gold;
    5 and up use a grant for gold, where that pays for a river. Steps that cross nothing go in the
    order of rows, so that the same split is not asked twice; after a crossing or a grant an
    earlier row may still cross, because the tile just taken or the grant may pay for it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least", "reopened")
    SPAN: ClassVar[int] = GRANT + GRANTS

    def __init__(self, seat: int, left: int, least: int, reopened: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least
        self.reopened = reopened

    def options(self, s: "Marches") -> list[int]:
        margrave = s.margraves[self.seat]
        free: list[int] = []
        earlier: list[int] = []
        paid: list[int] = []
        earlier_paid: list[int] = []
        gold = margrave.gold
        most = gold + granted(s, self.seat, GOLD) if margrave.grants else gold
        grants_help = False
        row = 0
        for space in margrave.influence:
            if space % SECTION == SECTION - 1:
                price = RIVER_GOLD[space // SECTION]
                if price > gold:
                    if price <= most:
                        grants_help = True
                elif row >= self.least or self.reopened:
                    paid.append(row)
                else:
                    earlier_paid.append(row)
            elif space < LAST_SPACE:
                if row >= self.least:
                    free.append(row)
                else:
                    earlier.append(row)
            row += 1
        if not free:
            free = earlier
            paid += earlier_paid
        options = free + paid
        if grants_help:
            options += [GRANT + tile for tile in usable_grants(s, self.seat, 1 << GOLD)]
        if not free and options:
            options.append(FORGO)
        return options

    def chosen(self, s: "Marches", option: int) -> None:
        if option == FORGO:
            s.tell("forgo-influence", self.seat, (self.left,))
            return
        if option >= GRANT:
            s.stack.append(SpendInfluence(self.seat, self.left, self.least, 1))
            s.use_grant(self.seat, option - GRANT)
            return
        margrave = s.margraves[self.seat]
        space = margrave.influence[option]
        crossing = space % SECTION == SECTION - 1
        if self.left > 1:
            s.stack.append(SpendInfluence(self.seat, self.left - 1, option, int(crossing)))
        margrave.influence[option] = space + 1
        if crossing:
            river = space // SECTION
            margrave.gold -= RIVER_GOLD[river]
            s.stack.append(TakeTile(self.seat, RIVER_LEVELS[river], 0))
            if s.told is not None:
                s.tell("cross", self.seat, (option, RIVER_GOLD[river], river))
        elif s.told is not None:
            s.tell("step", self.seat, (option,))
