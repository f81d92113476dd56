"""What people may ask for at a table, and what they are told."""

from pathlib import Path
from random import Random

from crownlands.tables.commands import Rematch, Replace, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import LiveTable
from crownlands.tables.terms import Chair, Terms

from .tables import step, terms
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


def test_a_spectator_is_not_told_where_the_rematch_is(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(finished())
        ada, told = guest("p0")
        watcher, heard = guest("w")
        await obey(hall, "table", ada, Rematch("c1"))
        await obey(hall, "table", watcher, Rematch("c1"))
        assert told[-1]["table"]
        assert heard[-1]["text"]["id"] == "refused-rematch"
        assert told[-1]["table"] not in str(heard)

    in_hall(tmp_path, work)


def finished() -> Terms:
    """Terms of a table whose game is over when it begins."""
    live = LiveTable(terms())
    random = Random(1)
    while not live.over:
        step(live, random)
    return terms(opening=tuple((play.seat, play.option) for play in live.plays))
