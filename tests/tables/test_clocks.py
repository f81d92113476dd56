"""Clocks: every second that somebody is asked is counted, and counted once."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from crownlands.tables import room as rooms
from crownlands.tables.commands import Choose, Replace, TakeBack, obey
from crownlands.tables.hall import Hall
from crownlands.tables.links import token_for
from crownlands.tables.live import LiveTable
from crownlands.tables.room import Room
from crownlands.tables.store import Addition, Store, summary_of
from crownlands.tables.terms import Chair, Clock, Entry, now
from crownlands.tables.thinking import Thinkers

from .tables import terms
from .test_hall import Sent, first_option, guest, in_hall, until


class Watch:
    """A clock on the wall that the test moves on."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._monotonic = time.monotonic
        self._time = time.time

    def __call__(self) -> float:
        return self._monotonic() + self.ahead

    def since_1970(self) -> float:
        return self._time() + self.ahead


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(rooms.time, "monotonic", watch)
    monkeypatch.setattr(rooms.time, "time", watch.since_1970)
    return watch


def after_the_dukes() -> tuple[Entry, ...]:
    """Entries after which the private lanes of the beginning are closed."""
    live = LiveTable(terms())
    return tuple(Entry("choose", seat, live.state.options_of(seat)[0]) for seat in (0, 1))


@pytest.mark.parametrize("entries", [(), after_the_dukes()], ids=["lanes", "a turn"])
def test_leaving_a_seat_for_a_moment_gives_no_time_back(
    entries: tuple[Entry, ...], tmp_path: Path, watch: Watch
) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms(clock=Clock(60, 0)))
        async with hall.at("table") as (room, live):
            for entry in entries:
                await hall.add(room, live, entry)
            seat = live.asked()[0]
        person, _ = guest(f"p{seat}")
        await hall.greet("table", person, None)
        watch.ahead += 59.0
        await obey(hall, "table", person, Replace("c1", seat, "random"))
        await obey(hall, "table", person, TakeBack("c2", seat))
        left = room.time_left(live)
        assert left is not None
        assert 0 <= left[seat] <= 1

    in_hall(tmp_path, work, pace=30.0)


def test_a_history_that_does_not_say_how_long_a_leaver_thought_still_loads() -> None:
    live = LiveTable(terms(clock=Clock(60, 0)), [Entry("replace", 0, word="random")])
    room = Room("table", 45.0)
    room.start_clocks(live)
    assert room.time_left(live) == [60.0, 60.0]


async def asked_with_a_clock(hall: Hall, entries: tuple[Entry, ...] = ()) -> int:
    """Make a table with ten minutes for everybody and play these entries; gives an asked seat."""
    await hall.make(terms(clock=Clock(600, 0), made=now()))
    async with hall.at("table") as (room, live):
        for entry in entries:
            await hall.add(room, live, entry)
        return live.asked()[0]


@asynccontextmanager
async def another_server(hall: Hall) -> AsyncIterator[Hall]:
    """A second hall on the same store."""
    store = Store(str(hall.store.engine.url.database))
    other = Hall(store, Thinkers(1), hall.manners)
    yield other
    await other.close()
    store.close()


async def left_for(hall: Hall, seat: int) -> float:
    """The seconds that this seat's person is shown, having just come in."""
    person, sent = guest(f"p{seat}")
    await hall.greet("table", person, None)
    hall.leave("table", person)
    return time_left(sent, seat)


def time_left(sent: Sent, seat: int) -> float:
    views = [message for message in sent if message["type"] == "view"]
    left: float = views[-1]["clock"]["left"][seat]
    return left


@pytest.mark.parametrize("entries", [(), after_the_dukes()], ids=["lanes", "a turn"])
def test_coming_back_at_another_server_gives_no_time_back(
    entries: tuple[Entry, ...], tmp_path: Path, watch: Watch
) -> None:
    async def work(hall: Hall) -> None:
        async with another_server(hall) as other:
            seat = await asked_with_a_clock(hall, entries)
            watch.ahead += 500.0
            assert 95 < await left_for(hall, seat) <= 100
            assert 95 < await left_for(other, seat) <= 100

    in_hall(tmp_path, work)


@pytest.mark.parametrize("entries", [(), after_the_dukes()], ids=["lanes", "a turn"])
def test_a_table_that_slept_gives_no_time_back(
    entries: tuple[Entry, ...], tmp_path: Path, watch: Watch
) -> None:
    async def work(hall: Hall) -> None:
        seat = await asked_with_a_clock(hall, entries)
        watch.ahead += 500.0
        await until(lambda: not hall.rooms)
        assert 95 < await left_for(hall, seat) <= 100

    in_hall(tmp_path, work, sleep_after=0.1)


def test_what_was_thought_before_a_nap_and_after_it_is_counted_once(
    tmp_path: Path, watch: Watch
) -> None:
    async def work(hall: Hall) -> None:
        seat = await asked_with_a_clock(hall, after_the_dukes())
        watch.ahead += 200.0
        await until(lambda: not hall.rooms)
        person, sent = guest(f"p{seat}")
        await hall.greet("table", person, None)
        watch.ahead += 300.0
        await obey(hall, "table", person, Choose("c1", sent[-1]["seq"], first_option(sent)))
        watch.ahead += 50.0
        hall.leave("table", person)
        await until(lambda: not hall.rooms)
        async with hall.at("table") as (room, live):
            left = room.time_left(live)
        assert left is not None
        assert 645 < sum(left) <= 650

    in_hall(tmp_path, work, sleep_after=0.1)


def test_a_choice_that_was_not_stored_gives_no_time_back(tmp_path: Path, watch: Watch) -> None:
    async def work(hall: Hall) -> None:
        seat = await asked_with_a_clock(hall, after_the_dukes())
        person, sent = guest(f"p{seat}")
        await hall.greet("table", person, None)
        watch.ahead += 500.0
        chosen = Choose("c1", sent[-1]["seq"], first_option(sent))
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column command to gone"))
        await obey(hall, "table", person, chosen)
        assert sent[-1]["text"]["id"] == "refused-not-stored"
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column gone to command"))
        assert 95 < await left_for(hall, seat) <= 100
        await obey(hall, "table", person, chosen)
        assert 500_000 <= hall.store.read_on("table", 2)[0].entry.thought < 505_000

    in_hall(tmp_path, work)


def test_a_lost_race_gives_no_time_back(tmp_path: Path, watch: Watch) -> None:
    async def work(hall: Hall) -> None:
        seat = await asked_with_a_clock(hall, after_the_dukes())
        person, sent = guest(f"p{seat}")
        await hall.greet("table", person, None)
        async with hall.at("table") as (_, live):
            faster = Entry("replace", 1 - seat, word="random")
            hall.store.add([Addition("table", live.entries, faster, summary_of(live))])
        watch.ahead += 500.0
        await obey(hall, "table", person, Choose("c1", sent[-1]["seq"], first_option(sent)))
        raced, chosen = hall.store.read_on("table", 2)[:2]
        assert (raced.entry.kind, chosen.entry.kind) == ("replace", "choose")
        assert 500_000 <= chosen.entry.thought < 505_000

    in_hall(tmp_path, work, pace=30.0)


@pytest.mark.parametrize("sleeps", [False, True])
@pytest.mark.parametrize(("game", "here"), [("card_kingdoms", 0), ("villages", 1)])
def test_no_clock_runs_while_a_seat_waits_for_somebody_to_come(
    game: str, here: int, sleeps: bool, tmp_path: Path, watch: Watch
) -> None:
    async def work(hall: Hall) -> None:
        chairs = [Chair(), Chair()]
        chairs[here] = Chair(person=f"p{here}")
        agreed = terms(game, chairs=tuple(chairs), clock=Clock(600, 0), made=now())
        live = await hall.make(agreed)
        assert here in live.asked()
        host, sent = guest(f"p{here}")
        await hall.greet("table", host, None)
        watch.ahead += 500.0
        if live.state.lanes:
            await obey(hall, "table", host, Choose("c1", 0, first_option(sent)))
        assert sent[-1]["clock"] == {"left": [600.0, 600.0], "running": []}
        watch.ahead += 50.0
        await hall.claim("table", token_for(agreed, str(1 - here)), f"p{1 - here}", None)
        if sleeps:
            hall.leave("table", host)
            await until(lambda: not hall.rooms)
        watch.ahead += 30.0
        assert 565 < await left_for(hall, here) <= 570
        async with hall.at("table") as (room, live):
            seat = live.asked()[0]
            thought = room.stop_clock(live, seat)
            option = live.state.options_of(seat)[0]
            await hall.add(room, live, Entry("choose", seat, option, thought=thought))
        assert 565 < await left_for(hall, here) <= 570

    in_hall(tmp_path, work, sleep_after=0.1 if sleeps else 90.0)


def before_two_choices_of_a_seat() -> tuple[Entry, ...]:
    """Entries after which a seat that takes its first option is asked again."""
    live = LiveTable(terms())
    entries: list[Entry] = []
    asked = [0, 1]
    while asked[-1] != asked[-2]:
        asked.append(live.asked()[0])
        entries.append(Entry("choose", asked[-1], live.state.options_of(asked[-1])[0]))
        live.fold(entries[-1])
    return tuple(entries[:-2])


def test_what_was_thought_at_another_server_is_counted_once(tmp_path: Path, watch: Watch) -> None:
    async def work(hall: Hall) -> None:
        async with another_server(hall) as other:
            seat = await asked_with_a_clock(hall, before_two_choices_of_a_seat())
            person, sent = guest(f"p{seat}")
            await other.greet("table", person, None)
            watch.ahead += 500.0
            await obey(other, "table", person, Choose("c1", sent[-1]["seq"], first_option(sent)))
            await hall.catch_up("table")
            async with hall.at("table") as (_, live):
                assert live.asked() == [seat]
            assert 95 < await left_for(hall, seat) <= 100

    in_hall(tmp_path, work)


def test_time_in_which_the_server_was_down_is_nobody_s(tmp_path: Path, watch: Watch) -> None:
    async def before(hall: Hall) -> None:
        await asked_with_a_clock(hall, after_the_dukes())

    async def after(hall: Hall) -> None:
        async with hall.at("table") as (_, live):
            seat = live.asked()[0]
        watch.ahead += 100.0
        assert 495 < await left_for(hall, seat) <= 500

    in_hall(tmp_path, before)
    watch.ahead += 500.0
    in_hall(tmp_path, after)
