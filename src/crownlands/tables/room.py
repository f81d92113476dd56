"""A room: a table that people look at, and what is sent to each of them."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from crownlands.core.machine import State
from crownlands.core.text import seat_text, text
from crownlands.core.zones import plain
from crownlands.tables.fair import promise
from crownlands.tables.links import links_of
from crownlands.tables.live import LiveTable, Reader
from crownlands.tables.log import Line
from crownlands.tables.terms import Entry
from crownlands.tables.thinking import Advice

Message = dict[str, Any]


class Guest:
    """Somebody's open connection to a table."""

    def __init__(self, person: str, deliver: Callable[[bytes], None]) -> None:
        self.person = person
        self.lines = 0
        self.greeted = False
        self.stamp: tuple[int, tuple[str, ...]] = (0, ())
        self._deliver = deliver
        self._last_table = 0

    def send(self, message: Message) -> None:
        """Send a message."""
        self._deliver(msgspec.json.encode(message))

    def send_table(self, message: Message) -> None:
        """Send what is known of the table, unless it is what was sent last."""
        encoded = msgspec.json.encode(message)
        if hash(encoded) != self._last_table:
            self._last_table = hash(encoded)
            self._deliver(encoded)


class Room:
    """A table's place in the hall. Whoever reads or changes the table holds the lock."""

    def __init__(self, table: str, away_after: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        # How many entries people had seen when the table last left the memory.
        self.known: int | None = None
        self.guests: set[Guest] = set()
        self.thinker: asyncio.Task[None] | None = None
        self.alarm: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        # The last hint of every seat, with the number of the view that it is for.
        self.hints: dict[int, tuple[int, Advice]] = {}
        self.hinting: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._away_after = away_after
        self._left: dict[str, float] = {}
        self._asked_since: dict[int, float] = {}
        self._lanes_since: tuple[State | None, float] = (None, 0.0)

    # Who is here ------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Let somebody in."""
        self.guests.add(guest)
        self._left.pop(guest.person, None)

    def leave(self, guest: Guest) -> None:
        """Let somebody out."""
        self.guests.discard(guest)
        if not self.is_here(guest.person):
            self._left[guest.person] = time.monotonic()

    def is_here(self, person: str | None) -> bool:
        """Whether a person has a connection to this table."""
        return any(guest.person == person for guest in self.guests)

    def is_away(self, person: str) -> bool:
        """Whether a person has been gone for a while."""
        if self.is_here(person):
            return False
        left = self._left.setdefault(person, time.monotonic())
        return time.monotonic() - left >= self._away_after

    def wait_for(self, live: LiveTable) -> bool:
        """Start the watch of the people who are not here; tells whether there are any."""
        missing = [person for person in live.people() if not self.is_here(person)]
        for person in missing:
            self._left.setdefault(person, time.monotonic())
        return bool(missing)

    # Time -------------------------------------------------------------------------------

    def start_clocks(self, live: LiveTable, since: float | None = None) -> None:
        """Let the clocks of the asked seats run, from now or since then, and stop the others.

        None runs while a seat still waits for somebody to come.
        """
        if not live.complete():
            return
        start = time.monotonic() if since is None else since
        asked = [seat for seat in live.asked() if live.chairs[seat].kind == "person"]
        self._asked_since = {seat: self._asked_since.get(seat, start) for seat in asked}
        if self._lanes_since[0] is not live.opened:
            self._lanes_since = (live.opened, start)

    def set_clocks(self, live: LiveTable, since: float) -> None:
        """Start the clocks of a table anew, since when it was made."""
        self._asked_since = {}
        self._lanes_since = (None, 0.0)
        self.start_clocks(live, since)

    def follow_clocks(self, live: LiveTable, entry: Entry, since: float) -> None:
        """Let the clocks go on after an entry that was stored then.

        Who took a choice back has the same time still running.
        """
        if entry.kind != "undo":
            self._asked_since.pop(entry.seat, None)
        self.start_clocks(live, since)

    def stop_clock(self, live: LiveTable, seat: int) -> int:
        """Take a seat's thinking time, in milliseconds.

        In private lanes it is the time since they opened, whoever is asked.
        """
        since = self._asked_since.pop(seat, None)
        if live.state.lanes:
            since = self._lanes_since[1]
        if since is None or live.terms.clock is None or not live.complete():
            return 0
        return int((time.monotonic() - since) * 1000)

    def time_left(self, live: LiveTable) -> list[float] | None:
        """Count every seat's seconds; during secret answers all who were asked keep running.

        They run from when the lanes opened, so that nobody's time tells who has answered, and stop
        where nothing is left.
        """
        if live.terms.clock is None:
            return None
        running = self._running(live)
        start = min(self._asked_since.values(), default=time.monotonic())
        if live.state.lanes:
            start = self._lanes_since[1]
        left = []
        for seat in range(live.terms.seats):
            seconds = live.unspent(seat) / 1000
            since = time.monotonic() - start if seat in running else 0.0
            spent = since + live.lane_thought[seat] / 1000
            seconds -= max(0.0, min(spent, seconds) if live.state.lanes else spent)
            left.append(round(seconds, 1))
        return left

    def next_late(self, live: LiveTable) -> float | None:
        """Count the seconds until the next clock has run out."""
        left = self.time_left(live)
        if left is None:
            return None
        running = [left[seat] for seat in self._running(live) if left[seat] > 0]
        return min(running, default=None)

    def _running(self, live: LiveTable) -> list[int]:
        if not live.complete():
            return []
        asked = live.state.lane_seats if live.state.lanes else live.asked()
        return [seat for seat in asked if live.chairs[seat].kind == "person"]

    # What is sent -----------------------------------------------------------------------

    def may_replace(self, live: LiveTable, reader: Reader, seat: int) -> bool:
        """Whether this reader may put a computer player in a seat; a record is not played on."""
        chair = live.chairs[seat]
        if live.over or live.terms.archived or chair.kind == "computer":
            return False
        if chair.person is None:
            return reader.person == live.terms.host
        if seat in reader.mine:
            return True
        left = self.time_left(live)
        late = left is not None and left[seat] <= 0
        return bool(reader.mine) and (late or self.is_away(chair.person))

    def table_message(self, live: LiveTable, person: str) -> Message:
        """Say all about the table that is not the game itself."""
        reader = live.reader(person)
        terms = live.terms
        seats = [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "level": chair.level,
                "here": chair.kind == "computer" or self.is_here(chair.person),
                "mine": seat in reader.mine,
                "may_replace": self.may_replace(live, reader, seat),
                "may_take_back": live.may_take_back(person, seat),
            }
            for seat, chair in enumerate(live.chairs)
        ]
        watchers = {g.person for g in self.guests if not live.reader(g.person).mine}
        return {
            "type": "table",
            "table": terms.table,
            "game": terms.game,
            "settings": terms.settings,
            "hints": terms.hints,
            "clock": msgspec.to_builtins(terms.clock),
            "seats": seats,
            "watchers": len(watchers),
            "host": person == terms.host,
            "links": links_of(terms, live.chairs) if person == terms.host else None,
            "fair": fair_message(live),
            "continued": terms.continued,
            "archived": terms.archived,
            "over": live.over,
            "rematch": live.rematch if reader.mine else None,
        }

    def view_message(self, live: LiveTable, person: str, lines: list[Line]) -> Message:
        """Show the game to one reader, with these new lines of the log."""
        reader = live.reader(person)
        eyes = live.eyes_of(reader)
        secret = bool(live.state.lanes)
        playing = eyes is not None and live.chairs[eyes].kind == "person"
        left = self.time_left(live)
        return {
            "type": "view",
            "seq": live.seq(reader),
            "seat": eyes,
            "mine": reader.mine,
            "view": plain(live.view(eyes)),
            "answered": live.answered(reader, eyes),
            "events": [line_message(live, reader, line) for line in lines],
            "may_undo": playing and eyes is not None and live.may_undo(eyes),
            "thinking": [] if secret else live.thinking(),
            "clock": None if left is None else {"left": left, "running": self._running(live)},
        }

    def show(self, live: LiveTable, guest: Guest, since: int | None = None) -> None:
        """Send a guest the table and the game as they stand, with the news."""
        guest.send_table(self.table_message(live, guest.person))
        reader = live.reader(guest.person)
        lines = live.log.lines_for(reader.ears, guest.lines)
        if since is not None:
            lines = [line for line in lines if live.log.seq(reader.mine, line.play) > since]
        guest.lines = len(live.log.lines)
        guest.greeted = True
        guest.stamp = self.stamp(live, guest.person)
        guest.send(self.view_message(live, guest.person, lines))

    def stamp(self, live: LiveTable, person: str) -> tuple[int, tuple[str, ...]]:
        """Give what has to change before this person is shown the game again."""
        return live.seq(live.reader(person)), tuple(chair.kind for chair in live.chairs)

    def show_table(self, live: LiveTable) -> None:
        """Send everybody what changed about the table."""
        for guest in self.guests:
            if guest.greeted:
                guest.send_table(self.table_message(live, guest.person))


def fair_message(live: LiveTable) -> Message:
    """Show the promise of the secret, and the secret itself once the game is over."""
    if not live.terms.keys:
        return {"hash": None, "seed": None}
    secret = live.terms.keys[-1][1]
    return {"hash": promise(secret), "seed": secret if live.over else None}


def line_message(live: LiveTable, reader: Reader, line: Line) -> Message:
    """Put a line of the log into a message for one reader."""
    seq = live.log.seq(reader.mine, line.play)
    if line.event is None:
        words = text("table-undo", seat=seat_text(line.seat))
        undoes = live.log.seq(reader.mine, line.undoes)
        return {"seq": seq, "seat": line.seat, "text": plain(words), "undoes": undoes}
    words = live.game.event_text(line.event, reader.ears[0] if reader.ears else None)
    return {"seq": seq, "seat": line.seat, "text": plain(words)}
