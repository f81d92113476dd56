"""The hall: all tables that are awake in this process.

A table is awake while something happens at it; after a while it goes back to sleep in the store,
even with people looking on, and costs nothing until somebody chooses.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from crownlands.core.errors import BadRecord
from crownlands.core.machine import State
from crownlands.core.text import text
from crownlands.tables.links import WATCH, place_of
from crownlands.tables.live import LiveTable
from crownlands.tables.refusals import (
    Broken,
    NoSuchTable,
    NotAtTable,
    NotStored,
    Overtaken,
    Untimely,
)
from crownlands.tables.room import Guest, Room
from crownlands.tables.silence import speaks
from crownlands.tables.store import Addition, Kept, Store, summary_of
from crownlands.tables.terms import Entry, Terms, now, tidy_name
from crownlands.tables.thinking import Thinkers, problem_for
from crownlands.tables.writing import Writer, unwatched

logger = structlog.get_logger()


@dataclass(frozen=True)
class Manners:
    """How the hall behaves over time; all in seconds.

    `pause` is the natural while before play goes on where silence would speak, `pace` the least
    that a computer player takes at a table with people, `retry` how long one waits whose choice
    could not be stored.
    """

    pause: tuple[float, float] = (0.6, 1.4)
    pace: float = 0.25
    away_after: float = 45.0
    sleep_after: float = 90.0
    retry: float = 1.0


def nobody_waits() -> None:
    """Do nothing: nobody waits for an acknowledgement."""


def check_name(table: str) -> None:
    """Refuse what cannot be the name of a table, before the store is asked."""
    if not (table.isascii() and table.isprintable()):
        raise NoSuchTable(text("refused-no-table", table=ascii(table)[1:-1][:40]))


class Hall:
    """Everything that people and computer players do at the tables goes through here."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        manners: Manners | None = None,
        watch_commit: Callable[[int], None] = unwatched,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.manners = manners or Manners()
        self.rooms: dict[str, Room] = {}
        self._writer = Writer(store, watch_commit)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started = time.monotonic()

    async def open(self) -> None:
        """Wake the tables where people wait for a computer player."""
        for table in await asyncio.to_thread(self.store.thinking):
            with suppress(Broken):  # it is logged, and the others are played on
                async with self.at(table):
                    pass
        self.spawn(self._put_to_sleep())

    async def close(self) -> None:
        """Finish what is being written and stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._writer.close)
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start some work that goes on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Log why some work did not come to its end; a broken table is logged where it woke."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, SQLAlchemyError):
            logger.error("the store does not answer", error=str(error))
        elif error is not None and not isinstance(error, Broken):
            logger.error("some work failed", exc_info=error)

    # Waking and sleeping ----------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[tuple[Room, LiveTable]]:
        """Be at a table, alone: wake it if it sleeps; nobody else changes it meanwhile."""
        check_name(table)
        room = self.rooms.setdefault(table, Room(table, self.manners.away_after))
        async with room.lock:
            live = room.live or await self._wake(room)
            room.used = time.monotonic()
            try:
                yield room, live
            finally:
                self._let_think(room)

    async def _wake(self, room: Room) -> LiveTable:
        found = await asyncio.to_thread(self.store.read, room.table)
        if found is None:
            self.rooms.pop(room.table, None)
            raise NoSuchTable(text("refused-no-table", table=room.table[:40]))
        try:
            live, waits = self._play_again(room, *found)
        except BadRecord as refusal:
            logger.error("a table cannot be opened here", table=room.table, why=str(refusal))
            raise Broken(text("refused-broken")) from None
        except Exception:
            logger.exception("a table's history does not play", table=room.table)
            raise Broken(text("refused-broken")) from None
        if waits:
            await self._pause()
        room.live = live
        if room.wait_for(live):
            self._tell_presence_later(room)
        self._start_clocks(room, live)
        return live

    def _play_again(self, room: Room, terms: Terms, entries: list[Kept]) -> tuple[LiveTable, bool]:
        """Play a history; tells whether silence would speak if what is new were shown at once."""
        known = len(entries) if room.known is None else room.known
        live = LiveTable(terms)
        room.set_clocks(live, self._moment(terms.made))
        for kept in entries[:known]:
            live.fold(kept.entry)
            room.follow_clocks(live, kept.entry, self._moment(kept.written))
        return live, self._take_in(room, live, entries[known:])

    def _take_in(self, room: Room, live: LiveTable, news: list[Kept]) -> bool:
        """Let stored entries happen; tells whether silence would speak if shown at once."""
        waits = []
        for kept in news:
            waits.append(self._fold(live, kept.entry))
            room.follow_clocks(live, kept.entry, self._moment(kept.written))
        return any(waits)

    def _moment(self, written: float) -> float:
        """Find when something was written by the clock of this process.

        What was asked before this server started counts from its start.
        """
        present = time.monotonic()
        return max(self._started, min(present, present + written - now()))

    async def _pause(self) -> None:
        """Wait a natural while."""
        await asyncio.sleep(uniform(*self.manners.pause))

    async def _put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(self.manners.sleep_after / 3)
            for room in list(self.rooms.values()):
                self._maybe_sleep(room)

    def _maybe_sleep(self, room: Room) -> None:
        """Put a table to sleep where nothing has happened for a while."""
        busy = room.lock.locked() or (room.thinker is not None and not room.thinker.done())
        if busy or time.monotonic() - room.used < self.manners.sleep_after:
            return
        live = room.live
        ticking = live is not None and live.terms.clock is not None
        if live is not None and not (ticking and room.guests):
            self._forget(room, live.entries)
        if not room.guests:
            self.rooms.pop(room.table, None)

    def _forget(self, room: Room, known: int) -> None:
        """Drop a table of which people know so many entries; it is read anew when it is needed."""
        room.live = None
        room.known = known
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    async def catch_up(self, table: str) -> None:
        """Take in what another server has written for this table."""
        room = self.rooms.get(table)
        if room is None or (room.live is None and not room.guests):
            return
        async with self.at(table) as (room, live):
            news = await asyncio.to_thread(self.store.read_on, table, live.entries)
            waits = self._take_in(room, live, news)
            if news:
                self._start_clocks(room, live)
            if waits:
                await self._pause()
            self._show_all(room, live)

    async def shown(self, tables: Iterable[str]) -> None:
        """Wait until everybody has seen what has happened so far at these tables."""
        for table in tables:
            room = self.rooms.get(table)
            if room is not None:
                async with room.lock:
                    pass

    # Making tables ----------------------------------------------------------------------

    async def make(self, terms: Terms) -> LiveTable:
        """Make a table; refuse terms that the game does not play."""
        live = LiveTable(terms)
        summary = summary_of(live)
        await asyncio.to_thread(self.store.make, terms, summary)
        if summary.thinks:
            async with self.at(terms.table):
                pass
        return live

    async def claim(self, table: str, token: str, person: str, name: str | None) -> int | None:
        """Take the seat that a link is for, or the right to watch; gives the seat."""
        while True:
            with suppress(Overtaken):
                return await self._claim(table, token, person, name)

    async def _claim(self, table: str, token: str, person: str, name: str | None) -> int | None:
        async with self.at(table) as (room, live):
            place = place_of(live.terms, token)
            if place is None:
                raise NotAtTable(text("refused-link"))
            if place != WATCH and live.chairs[int(place)].person != person:
                if live.chairs[int(place)].person is not None:
                    raise Untimely(text("refused-seat-taken"))
                thought = room.stop_clock(live, int(place))
                entry = Entry("claim", int(place), -1, tidy_name(name), person, thought=thought)
                await self.add(room, live, entry)
            await asyncio.to_thread(self.store.welcome, person, table)
            return None if place == WATCH else int(place)

    async def check_guest(self, table: str, person: str | None) -> None:
        """Refuse whoever neither sits nor watches here."""
        check_name(table)
        if person is None or not await asyncio.to_thread(self.store.is_guest, person, table):
            if await asyncio.to_thread(self.store.read, table) is None:
                raise NoSuchTable(text("refused-no-table", table=table[:40]))
            raise NotAtTable(text("refused-not-at-table"))

    # Coming and going -------------------------------------------------------------------

    async def greet(self, table: str, guest: Guest, since: int | None) -> None:
        """Let somebody in and show the table."""
        async with self.at(table) as (room, live):
            room.enter(guest)
            guest.lines = 0
            room.show(live, guest, since)
            room.show_table(live)

    def leave(self, table: str, guest: Guest) -> None:
        """Let somebody out; the others see it, and again when it has been for long."""
        room = self.rooms.get(table)
        if room is None:
            return
        room.leave(guest)
        self._tell_presence(room)
        self._tell_presence_later(room)

    def _tell_presence_later(self, room: Room) -> None:
        """Tell who is away when those who are not here now have been gone for long."""
        wait = self.manners.away_after + 0.1
        asyncio.get_running_loop().call_later(wait, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        if room.guests:
            self.spawn(self._show_table(room.table))

    async def _show_table(self, table: str) -> None:
        async with self.at(table) as (room, live):
            room.show_table(live)

    def _start_clocks(self, room: Room, live: LiveTable) -> None:
        """Let the clocks of the asked seats run; when one has run out, the others see it."""
        room.start_clocks(live)
        if room.alarm is not None:
            room.alarm.cancel()
        if room.next_late(live) is not None:
            room.alarm = self.spawn(self._ring(room))

    async def _ring(self, room: Room) -> None:
        while room.live is not None and (late := room.next_late(room.live)) is not None:
            await asyncio.sleep(late + 0.1)
            async with room.lock:
                if room.live is not None:
                    room.show_table(room.live)

    # What happens at a table ------------------------------------------------------------

    async def add(
        self,
        room: Room,
        live: LiveTable,
        entry: Entry,
        acknowledge: Callable[[], None] = nobody_waits,
    ) -> None:
        """Let an entry happen: durably first, then for all to see.

        The table's lock is held until everybody has seen it, so nobody can look ahead. What goes
        wrong before it is stored leaves a table that knows too much: it is read anew.
        """
        number = live.entries
        try:
            waits = self._fold(live, entry)
            secret = live.is_secret(entry)
            addition = Addition(room.table, number, entry, summary_of(live), secret)
            added = await self._writer.add(addition)
        except BaseException:
            self._forget(room, number)
            raise
        if not added:
            await self._lose_race(room, number)
        self._start_clocks(room, live)
        acknowledge()
        if waits:
            await self._pause()
        self._show_all(room, live)

    def _fold(self, live: LiveTable, entry: Entry) -> bool:
        """Let an entry happen; tells whether silence would speak if it were shown at once."""
        lanes = live.state.lane_seats
        before = live.before_choice() if entry.kind == "choose" and live.people() else None
        live.fold(entry)
        return before is not None and self._must_wait(live, before, lanes, entry)

    async def _lose_race(self, room: Room, known: int) -> None:
        """Another server was faster: show what it wrote, and let what came second look again."""
        self._forget(room, known)
        self._show_all(room, await self._wake(room))
        raise Overtaken

    def _must_wait(
        self, live: LiveTable, before: State, lanes: tuple[int, ...], entry: Entry
    ) -> bool:
        """Whether silence would speak: a seat was passed over, and why is nobody's business.

        Private lanes of several seats always close after a while: they so tell nothing.
        """
        if self.manners.pause[1] <= 0 or live.plays[-1].secret:
            return False
        if lanes:
            return len(lanes) > 1
        return speaks(live.game, before, live.state, entry.seat, entry.option)

    def _show_all(self, room: Room, live: LiveTable) -> None:
        """Send the news to everybody who may know of it."""
        for guest in room.guests:
            if not guest.greeted:
                continue
            if guest.stamp == room.stamp(live, guest.person):
                guest.send_table(room.table_message(live, guest.person))
            else:
                room.show(live, guest)

    # Computer players -------------------------------------------------------------------

    def _let_think(self, room: Room) -> None:
        """Let a computer player think where one has to choose, if anybody cares."""
        live = room.live
        if live is None or not live.thinking() or not (live.people() or room.guests):
            return
        if room.thinker is None or room.thinker.done():
            room.thinker = self.spawn(self._think(room.table))

    async def _think(self, table: str) -> None:
        """Choose for the computer players of a table until none of them is asked."""
        goes_on = True
        while goes_on:
            try:
                goes_on = await self._think_once(table)
            except Overtaken:
                continue
            except (NotStored, SQLAlchemyError):
                logger.warning("a computer player's choice was not stored", table=table)
                await asyncio.sleep(self.manners.retry)

    async def _think_once(self, table: str) -> bool:
        started = time.monotonic()
        async with self.at(table) as (room, live):
            seats = live.thinking()
            if not seats or not (live.people() or room.guests):
                return False
            seat = seats[0]
            level = live.chairs[seat].level
            assert level is not None
            asked = (live.log.seq((seat,)), level)
            secret = f"{live.terms.link_key}/{live.choices}/{seat}"
            problem = problem_for(live.game, live.state, seat, secret)
            options = live.state.options_of(seat)
        try:
            option = await self.thinkers.decide(problem, level)
        except Exception:
            logger.exception("a computer player failed and takes the default", table=table)
            option = options[0]
        if option not in options:
            logger.error("a computer player chose what is not offered", table=table, option=option)
            option = options[0]
        if live.people():
            await asyncio.sleep(max(0.0, self.manners.pace - (time.monotonic() - started)))
        async with self.at(table) as (room, live):
            if (live.log.seq((seat,)), live.chairs[seat].level) == asked:
                thought = room.stop_clock(live, seat)
                await self.add(room, live, Entry("choose", seat, option, thought=thought))
        return True
