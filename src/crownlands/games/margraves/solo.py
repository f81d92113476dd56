"""The solo trial, which is ours and not the rulebook's: alone against the clock of the end.

Two-player supplies are set out. Of four wealth tiles one is left out. At the end of every turn
the clock takes something away: after odd turns the cheapest citizen of the line, after even
turns the level I tile that has lain open longest. One of the three triggers ends the trial at
once, and the score earns a rank.
"""

from typing import ClassVar, Final

from crownlands.core.machine import Ask
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.state import Marches, without

# The least score for each rank.
RANKS: Final = (
    (0, "squire"),
    (30, "knight"),
    (45, "baron"),
    (60, "count"),
    (75, "margrave"),
    (90, "regent"),
)


class LeaveTile(Ask[Marches]):
    """Choose the one wealth tile of four that is left out; the option is its place."""

    SPAN: ClassVar[int] = 4

    def options(self, s: Marches) -> list[int]:
        return list(range(len(s.margraves[self.seat].pack)))

    def chosen(self, s: Marches, option: int) -> None:
        margrave = s.margraves[self.seat]
        margrave.kept = without(margrave.pack, margrave.pack[option])
        margrave.pack = ()


def strike_the_clock(s: Marches) -> None:
    """Take away a citizen after odd turns, a level I tile after even ones."""
    if s.turns % 2:
        for slot, citizen in enumerate(s.line):
            if citizen != NOBODY:
                s.line[slot] = NOBODY
                s.removed += (citizen,)
                s.tell("clock-citizen", 0, (citizen,))
                return
    elif s.open_tiles[0]:
        tile = s.open_tiles[0][0]
        s.open_tiles[0] = s.open_tiles[0][1:]
        s.spent += (tile,)
        s.tell("clock-tile", 0, (tile,))


def rank(score: int) -> str:
    """The rank that a score earns."""
    return [name for least, name in RANKS if score >= least][-1]
