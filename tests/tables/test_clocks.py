"""Clocks: every second that somebody is asked is counted, and counted once."""

import time
from pathlib import Path

import pytest

from crownlands.tables import room as rooms
from crownlands.tables.commands import Replace, TakeBack, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import LiveTable
from crownlands.tables.room import Room
from crownlands.tables.terms import Clock, Entry

from .tables import terms
from .test_hall import guest, in_hall


class Watch:
    """A clock on the wall that the test moves on."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._monotonic = time.monotonic

    def __call__(self) -> float:
        return self._monotonic() + self.ahead


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(rooms.time, "monotonic", watch)
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
