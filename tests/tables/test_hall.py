"""The hall: tables fall asleep and wake, commits are shared, what is not stored did not happen."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from crownlands.tables.commands import Choose, Hint, obey
from crownlands.tables.hall import Hall, Manners
from crownlands.tables.live import LiveTable
from crownlands.tables.refusals import Broken, NoSuchTable
from crownlands.tables.room import Guest
from crownlands.tables.silence import speaks
from crownlands.tables.store import Addition, Store, Summary, summary_of
from crownlands.tables.terms import Chair, Clock, Entry
from crownlands.tables.thinking import Advice, Problem, Thinkers
from crownlands.tables.writing import Writer

from .tables import terms

Sent = list[dict[str, Any]]
PAUSE = 0.25


def guest(person: str) -> tuple[Guest, Sent]:
    """Somebody at the table, and all that is sent there."""
    sent: Sent = []
    return Guest(person, lambda raw: sent.append(json.loads(raw))), sent


def first_option(sent: Sent) -> int:
    """The first option of the last view."""
    views = [message for message in sent if message["type"] == "view"]
    option: int = views[-1]["view"]["question"]["choices"][0]["option"]
    return option


def in_hall(path: Path, work: Callable[[Hall], Awaitable[None]], **manners: Any) -> None:
    """Open a hall on a store, do the work, close it."""

    async def run() -> None:
        store = Store(str(path / "tables.db"))
        given = {"pause": (0.0, 0.0), "pace": 0.0, **manners}
        hall = Hall(store, Thinkers(1), Manners(**given))
        await hall.open()
        try:
            await work(hall)
        finally:
            await hall.close()
            store.close()

    asyncio.run(run())


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fulfilled():
            await asyncio.sleep(0.01)


def test_a_quiet_table_falls_asleep_under_its_guests_and_wakes_with_a_choice(
    tmp_path: Path,
) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        linus, heard = guest("p1")
        await hall.greet("table", ada, None)
        await hall.greet("table", linus, None)
        room = hall.rooms["table"]
        await until(lambda: room.live is None)
        option = first_option(sent)
        await obey(hall, "table", ada, Choose("c1", 0, option))
        assert [m for m in sent if m["type"] == "done"] == [{"type": "done", "id": "c1", "seq": 1}]
        await until(lambda: room.live is None)
        option = first_option(heard)
        await obey(hall, "table", linus, Choose("c1", 0, option))
        views = [m for m in sent if m["type"] == "view"]
        assert views[-1]["seq"] == 2
        assert {event["seq"] for event in views[-1]["events"]} == {2}

    in_hall(tmp_path, work, sleep_after=0.1)


def test_the_others_hear_who_is_away_though_the_table_sleeps(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        linus, _ = guest("p1")
        await hall.greet("table", ada, None)
        await hall.greet("table", linus, None)
        await until(lambda: hall.rooms["table"].live is None)
        hall.leave("table", linus)
        await until(lambda: not last_table(sent)["seats"][1]["here"])
        await until(lambda: last_table(sent)["seats"][1]["may_replace"])

    in_hall(tmp_path, work, sleep_after=0.2, away_after=0.4)


def test_who_never_came_is_away_after_a_while(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        assert not last_table(sent)["seats"][1]["may_replace"]
        await until(lambda: last_table(sent)["seats"][1]["may_replace"])

    in_hall(tmp_path, work, away_after=0.3)


def last_table(sent: Sent) -> dict[str, Any]:
    """The last message about the table."""
    return [message for message in sent if message["type"] == "table"][-1]


def test_a_table_that_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, _ = guest("p0")
        await hall.greet("table", ada, None)
        hall.leave("table", ada)
        await until(lambda: not hall.rooms)

    in_hall(tmp_path, work, sleep_after=0.1)


def test_what_is_not_stored_did_not_happen(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        before = sent[-1]["view"]
        option = before["question"]["choices"][0]["option"]
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column command to gone"))
        await obey(hall, "table", ada, Choose("c1", 0, option))
        assert sent[-1]["type"] == "refused"
        assert sent[-1]["text"]["id"] == "refused-not-stored"
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column gone to command"))
        again, shown = guest("p0")
        await hall.greet("table", again, None)
        assert shown[-1]["view"] == before
        await obey(hall, "table", ada, Choose("c1", 0, option))
        assert [m["seq"] for m in sent if m["type"] == "done"] == [1]

    in_hall(tmp_path, work)


def test_a_computer_player_whose_choice_was_not_stored_tries_again(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        chairs = (Chair(level="random"), Chair(level="random"))
        await hall.make(terms(chairs=chairs))
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column command to gone"))
        watcher, sent = guest("w")
        await hall.greet("table", watcher, None)
        await asyncio.sleep(0.2)
        assert not any(m["type"] == "view" and m["seq"] for m in sent)
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename column gone to command"))
        await until(lambda: any(m["type"] == "view" and m["seq"] for m in sent))

    in_hall(tmp_path, work, retry=0.05)


def test_a_computer_player_whose_table_cannot_be_read_tries_again(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms(chairs=(Chair(level="random"), Chair(level="random"))))
        async with hall.at("table"):
            pass
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table entries rename to gone"))
        watcher, sent = guest("w")
        await hall.greet("table", watcher, None)
        await asyncio.sleep(0.3)
        with hall.store.engine.begin() as connection:
            connection.execute(text("alter table gone rename to entries"))
        await until(lambda: any(m["type"] == "view" and m["seq"] for m in sent))

    in_hall(tmp_path, work, retry=0.05)


def test_a_computer_player_that_chooses_what_is_not_offered_takes_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        async def nonsense(*_: Any) -> int:
            return 9999

        monkeypatch.setattr(hall.thinkers, "decide", nonsense)
        await hall.make(terms(chairs=(Chair(level="random"), Chair(level="random"))))
        watcher, sent = guest("w")
        await hall.greet("table", watcher, None)
        await until(lambda: any(m["type"] == "view" and m["seq"] for m in sent))

    in_hall(tmp_path, work)


def test_a_table_that_no_longer_plays_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    computers = (Chair(level="random"), Chair(level="random"))

    async def spoil(hall: Hall) -> None:
        hall.store.make(terms(chairs=computers), Summary((), over=False, thinks=True))
        hall.store.add(
            [Addition("table", 0, Entry("choose", 0, 999), Summary((), over=False, thinks=True))]
        )

    async def work(hall: Hall) -> None:
        await hall.make(terms(table="other"))
        watcher, sent = guest("w")
        await hall.greet("other", watcher, None)
        assert sent
        with pytest.raises(Broken):
            await hall.greet("table", watcher, None)

    in_hall(tmp_path, spoil)
    in_hall(tmp_path, work)


def test_play_goes_on_after_a_natural_while_where_silence_would_speak(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        live = await hall.make(terms("cites_royales"))
        guests = [guest("p0"), guest("p1")]
        for reader, _ in guests:
            await hall.greet("table", reader, None)
        chance = Random(3)
        waits: dict[bool, list[float]] = {False: [], True: []}
        while not (waits[True] and waits[False]):
            shown = hall.rooms["table"].live
            assert shown is not None
            assert not shown.over
            seat = shown.asked()[0]
            option = chance.choice(shown.state.options_of(seat))
            before = shown.before_choice()
            started = time.monotonic()
            reader, sent = guests[seat]
            seq = [m["seq"] for m in sent if m["type"] == "view"][-1]
            await obey(hall, "table", reader, Choose(str(len(sent)), seq, option))
            took = time.monotonic() - started
            if not before.lanes:
                waits[speaks(live.game, before, shown.state, seat, option)].append(took)
        assert min(waits[True]) >= PAUSE > min(waits[False])

    in_hall(tmp_path, work, pause=(PAUSE, PAUSE))


def test_lanes_close_after_a_natural_while_though_everybody_had_a_choice(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        took = []
        for person in ("p0", "p1"):
            reader, sent = guest(person)
            await hall.greet("table", reader, None)
            started = time.monotonic()
            await obey(hall, "table", reader, Choose("c1", 0, first_option(sent)))
            took.append(time.monotonic() - started)
        assert took[0] < PAUSE <= took[1]

    in_hall(tmp_path, work, pause=(PAUSE, PAUSE))


def test_two_computer_players_play_while_somebody_watches(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        chairs = (Chair(level="random"), Chair(level="random"))
        live = await hall.make(terms(chairs=chairs))
        assert live.choices == 0
        watcher, sent = guest("w")
        await hall.greet("table", watcher, None)
        await until(lambda: any(m["type"] == "table" and m["over"] for m in sent))

    in_hall(tmp_path, work)


def test_many_wishes_for_a_hint_are_thought_over_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Problem] = []

    async def advise(self: Thinkers, problem: Problem) -> Advice:
        thought.append(problem)
        await asyncio.sleep(0.05)
        return Advice(0, ((0, 0.5),))

    monkeypatch.setattr(Thinkers, "advise", advise)

    async def work(hall: Hall) -> None:
        await hall.make(terms(hints=True))
        ada, sent = guest("p0")
        again, heard = guest("p0")
        for one in (ada, again):
            await hall.greet("table", one, None)
        wishes = [obey(hall, "table", ada, Hint(f"h{i}", 0)) for i in range(5)]
        await asyncio.gather(*wishes, obey(hall, "table", again, Hint("h5", 0)))
        hints = [message for message in (*sent, *heard) if message["type"] == "hint"]
        assert [hint["options"][0]["chance"] for hint in hints] == [0.5] * 6
        assert len(thought) == 1
        await obey(hall, "table", ada, Choose("c1", 0, first_option(sent)))
        await obey(hall, "table", ada, Hint("h6", 0))
        assert sent[-2]["type"] == "refused"
        assert sent[-2]["stale"]
        assert len(thought) == 1

    in_hall(tmp_path, work)


def test_the_others_are_told_when_somebody_runs_out_of_time(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms(clock=Clock(10)))
        ada, sent = guest("p0")
        linus, _ = guest("p1")
        for one in (ada, linus):
            await hall.greet("table", one, None)

        def linus_is_late() -> bool:
            tables = [message for message in sent if message["type"] == "table"]
            late: bool = tables[-1]["seats"][1]["may_replace"]
            return late

        async with hall.at("table") as (_, live):
            live.thought[1] = 9800
        await obey(hall, "table", ada, Choose("c1", 0, first_option(sent)))
        assert not linus_is_late()
        await until(linus_is_late)

    in_hall(tmp_path, work)


def test_there_is_no_table_of_that_name(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        with pytest.raises(NoSuchTable):
            async with hall.at("nowhere"):
                pass
        assert not hall.rooms

    in_hall(tmp_path, work)


def test_many_entries_share_a_commit(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"))
        summary = made(store)
        sizes: list[int] = []
        writer = Writer(store, sizes.append)
        additions = [Addition("table", n, Entry("choose", 0, n), summary) for n in range(300)]
        assert all(await asyncio.gather(*(writer.add(addition) for addition in additions)))
        assert not any(await asyncio.gather(*(writer.add(addition) for addition in additions)))
        writer.close()
        assert sum(sizes) == 600
        assert len(sizes) < 60
        assert [kept.entry.option for kept in store.read_on("table", 0)] == list(range(300))
        store.close()

    asyncio.run(run())


def made(store: Store) -> Summary:
    """Make a table in the store; give its summary."""
    summary = summary_of(LiveTable(terms()))
    store.make(terms(), summary)
    return summary


def test_the_store_opens_twice_and_keeps_what_it_has(tmp_path: Path) -> None:
    for _ in range(2):
        store = Store(str(tmp_path / "tables.db"))
        made(store)
        found = store.read("table")
        assert found is not None
        assert found[0] == terms()
        store.close()
