"""The log of a table, and the numbers that each reader counts by.

A reader's sequence number grows with every choice and undo that the reader may know of.
A secret answer counts for its own seat alone, and what happened in a private lane is told to the
others only when the lanes close, seat by seat: neither a number nor a line tells who was asked.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from crownlands.core.machine import Event

EVERYBODY = -1


class Line(NamedTuple):
    """A line of the log: an event, or the undoing of an earlier play.

    `only` is the one seat that may read it, `but` the one seat that has read it already.
    """

    play: int
    seat: int
    event: Event | None
    undoes: int = 0
    only: int = EVERYBODY
    but: int = EVERYBODY


class Log:
    """Every play of a table in order; plays are counted from 1."""

    def __init__(self) -> None:
        self.plays = 0
        self.lines: list[Line] = []
        self._hidden: dict[int, list[int]] = {}
        self._held: list[Line] = []

    def seq(self, mine: Sequence[int], play: int | None = None) -> int:
        """Count the plays up to this one that the holder of these seats may know of."""
        upto = self.plays if play is None else play
        unknown = sum(
            bisect_right(plays, upto) for seat, plays in self._hidden.items() if seat not in mine
        )
        return upto - unknown

    def lines_for(self, mine: Sequence[int], after: int = 0) -> list[Line]:
        """List the lines from this index on that the holder of these seats may read."""
        return [
            line
            for line in self.lines[after:]
            if (line.only == EVERYBODY or line.only in mine)
            and (line.but == EVERYBODY or line.but not in mine)
        ]

    def add_secret(self, seat: int, told: Sequence[Event]) -> None:
        """Note an answer in a private lane; the others hear of it when the lanes close."""
        self._count(seat)
        for event in told:
            self._whisper(event)

    def add(self, seat: int, told: Sequence[Event], *, closes: bool, opens: bool) -> None:
        """Note a play that everybody may know of; it may close private lanes, or open some."""
        self.plays += 1
        rest = list(told)
        if closes:
            rest = self._release(seat, rest)
        for event in rest:
            if opens and event.in_lane:
                self._whisper(event)
            else:
                self.lines.append(Line(self.plays, event.seat, event))

    def add_undo(self, seat: int, undone: int, *, secret: bool) -> None:
        """Note that a seat took its play back."""
        if secret:
            self._count(seat)
            self._held = [line for line in self._held if line.play != undone]
            self.lines.append(Line(self.plays, seat, None, undone, only=seat))
        else:
            self.plays += 1
            self.lines.append(Line(self.plays, seat, None, undone))

    def _count(self, seat: int) -> None:
        self.plays += 1
        self._hidden.setdefault(seat, []).append(self.plays)

    def _whisper(self, event: Event) -> None:
        line = Line(self.plays, event.seat, event, only=event.seat)
        self.lines.append(line)
        self._held.append(line)

    def _release(self, closer: int, told: list[Event]) -> list[Event]:
        """Tell everybody what the lanes did, in seat order; give back what comes after."""
        own = 0
        while own < len(told) and told[own].in_lane and told[own].seat == closer:
            own += 1
        lanes = [Line(self.plays, held.seat, held.event, but=held.seat) for held in self._held]
        lanes += [Line(self.plays, event.seat, event) for event in told[:own]]
        self.lines += sorted(lanes, key=lambda line: line.seat)
        self._held = []
        return told[own:]
