"""What the hall drops from its memory leaves nothing behind, and is read anew."""

import time
from pathlib import Path
from typing import Any

import pytest

from crownlands.tables import hall as halls
from crownlands.tables.commands import Choose, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import LiveTable
from crownlands.tables.store import Addition, summary_of
from crownlands.tables.terms import Clock, Entry

from .tables import terms
from .test_hall import PAUSE, first_option, guest, in_hall, until


def test_the_alarm_of_a_clock_ends_when_its_table_falls_asleep(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms(clock=Clock(600, 0)))
        ada, _ = guest("p0")
        await hall.greet("table", ada, None)
        alarm = hall.rooms["table"].alarm
        assert alarm is not None
        assert not alarm.done()
        hall.leave("table", ada)
        await until(lambda: not hall.rooms)
        await until(alarm.done)

    in_hall(tmp_path, work, sleep_after=0.1)


@pytest.mark.parametrize("fails", ["speaks", "summary_of"])
def test_a_table_that_failed_halfway_through_an_entry_is_read_anew(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError

    async def work(hall: Hall) -> None:
        await hall.make(terms())
        for _ in range(2):
            await choose_first(hall)
        with monkeypatch.context() as broken:
            broken.setattr(halls, fails, fail)
            with pytest.raises(RuntimeError):
                await choose_first(hall)
        async with hall.at("table") as (_, live):
            assert live.entries == len(hall.store.read_on("table", 0)) == 2
        await choose_first(hall)
        assert len(hall.store.read_on("table", 0)) == 3

    in_hall(tmp_path, work, pause=(0.0, 0.01))


async def choose_first(hall: Hall) -> None:
    """Let the first seat that is asked choose its first option."""
    async with hall.at("table") as (room, live):
        seat = live.asked()[0]
        await hall.add(room, live, Entry("choose", seat, live.state.options_of(seat)[0]))


def close_the_lanes_elsewhere(hall: Hall) -> None:
    """Let both seats answer at another server: nobody here hears of it yet."""
    live = LiveTable(terms())
    for number, seat in enumerate((0, 1)):
        entry = Entry("choose", seat, live.state.options_of(seat)[0])
        live.fold(entry)
        hall.store.add([Addition("table", number, entry, summary_of(live))])


def test_a_sleeping_table_pauses_over_what_another_server_wrote(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        await until(lambda: hall.rooms["table"].live is None)
        close_the_lanes_elsewhere(hall)
        started = time.monotonic()
        await hall.catch_up("table")
        assert time.monotonic() - started >= PAUSE
        assert sent[-1]["seq"] == 2

    in_hall(tmp_path, work, pause=(PAUSE, PAUSE), sleep_after=0.1)


def test_whoever_loses_a_race_sees_what_was_faster_after_a_pause(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        close_the_lanes_elsewhere(hall)
        started = time.monotonic()
        await obey(hall, "table", ada, Choose("c1", 0, first_option(sent)))
        assert time.monotonic() - started >= PAUSE
        assert [m["stale"] for m in sent if m["type"] == "refused"] == [True]

    in_hall(tmp_path, work, pause=(PAUSE, PAUSE))


def test_a_table_that_wakes_for_nobody_else_s_news_wakes_at_once(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        close_the_lanes_elsewhere(hall)
        ada, sent = guest("p0")
        started = time.monotonic()
        await hall.greet("table", ada, None)
        await until(lambda: hall.rooms["table"].live is None)
        await hall.catch_up("table")
        assert time.monotonic() - started < 5.0
        assert sent[-1]["seq"] == 2

    in_hall(tmp_path, work, pause=(5.0, 5.0), sleep_after=0.05)
