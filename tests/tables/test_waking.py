"""What the hall drops from its memory leaves nothing behind, and is read anew."""

from pathlib import Path
from typing import Any

import pytest

from crownlands.tables import hall as halls
from crownlands.tables.hall import Hall
from crownlands.tables.terms import Clock, Entry

from .tables import terms
from .test_hall import guest, in_hall, until


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
