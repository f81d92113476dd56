"""What people may ask for at a table, and what they are told."""

from pathlib import Path
from random import Random

from crownlands.tables.commands import Choose, Rematch, Replace, TakeBack, Undo, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import MOST_TIMES, LiveTable
from crownlands.tables.store import Addition, summary_of
from crownlands.tables.terms import Chair, Entry, Terms

from .tables import step, terms
from .test_hall import first_option, guest, in_hall, last_table


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


async def go_through(hall: Hall, entries: list[Entry]) -> None:
    """Make a table with this history."""
    await hall.make(terms())
    summary = summary_of(LiveTable(terms()))
    hall.store.add([Addition("table", n, entry, summary) for n, entry in enumerate(entries)])


def test_a_seat_takes_only_so_many_choices_back(tmp_path: Path) -> None:
    option = LiveTable(terms()).state.options_of(0)[0]
    once = [Entry("choose", 0, option), Entry("undo", 0)]

    async def work(hall: Hall) -> None:
        await go_through(hall, once * (MOST_TIMES - 1))
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        for number in range(2):
            seq = sent[-1]["seq"]
            await obey(hall, "table", ada, Choose(f"c{number}", seq, first_option(sent)))
            assert sent[-1]["may_undo"] == (number == 0)
            await obey(hall, "table", ada, Undo(f"u{number}", sent[-1]["seq"]))
        assert sent[-1]["text"] == {"id": "refused-too-often", "args": {"most": MOST_TIMES}}
        assert len(hall.store.read_on("table", 0)) == 2 * MOST_TIMES + 1

    in_hall(tmp_path, work)


def test_what_a_seat_took_back_in_secret_does_not_count_for_another() -> None:
    live = LiveTable(terms())
    first, second = (Entry("choose", seat, live.state.options_of(seat)[0]) for seat in (0, 1))
    for _ in range(MOST_TIMES):
        live.fold(first)
        live.fold(Entry("undo", 0))
    live.fold(second)
    assert live.may_undo(1)


def test_a_person_takes_a_seat_back_only_so_often(tmp_path: Path) -> None:
    once = [Entry("replace", 0, word="random"), Entry("take-back", 0)]

    async def work(hall: Hall) -> None:
        await go_through(hall, once * (MOST_TIMES - 1))
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        for number in range(2):
            await obey(hall, "table", ada, Replace(f"r{number}", 0, "random"))
            assert last_table(sent)["seats"][0]["may_take_back"] == (number == 0)
            await obey(hall, "table", ada, TakeBack(f"t{number}", 0))
        assert sent[-1]["text"] == {"id": "refused-too-often", "args": {"most": MOST_TIMES}}

    in_hall(tmp_path, work, pace=30.0)
