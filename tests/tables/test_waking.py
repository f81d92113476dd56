"""What the hall drops from its memory leaves nothing behind, and is read anew."""

from pathlib import Path

from crownlands.tables.hall import Hall
from crownlands.tables.terms import Clock

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
