"""What people may ask for at a table, and what they are told."""

from pathlib import Path

from crownlands.tables.commands import Replace, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import LiveTable
from crownlands.tables.terms import Chair

from .tables import terms
from .test_hall import guest, in_hall, last_table


def test_nobody_puts_a_computer_player_in_a_record_that_was_handed_in(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        opening = ((0, LiveTable(terms()).state.options_of(0)[0]),)
        await hall.make(terms(chairs=(Chair(), Chair()), opening=opening, archived=True))
        host, sent = guest("p0")
        await hall.greet("table", host, None)
        assert not any(seat["may_replace"] for seat in last_table(sent)["seats"])
        await obey(hall, "table", host, Replace("c1", 1, "random"))
        assert sent[-1]["text"]["id"] == "refused-replace"
        assert hall.store.read_on("table", 0) == []

    in_hall(tmp_path, work)
