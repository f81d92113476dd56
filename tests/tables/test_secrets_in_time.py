"""Neither clocks nor lists tell who has answered in secret."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from crownlands.tables import room as rooms
from crownlands.tables.commands import Choose, obey
from crownlands.tables.hall import Hall
from crownlands.tables.live import LiveTable
from crownlands.tables.room import Room
from crownlands.tables.terms import Chair, Clock, Entry

from .tables import step, terms
from .test_hall import first_option, guest, in_hall


def test_my_own_clock_does_not_tell_whether_the_others_have_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    present = [100.0]
    monkeypatch.setattr(rooms.time, "monotonic", lambda: present[0])
    lefts = []
    entries = until(has_lanes_of_several_steps)
    for answers in (False, True):
        live = LiveTable(terms("cites_royales", clock=Clock(60, 0)), entries)
        room = Room("table", 45.0)
        present[0] = 100.0

        def choose(seat: int, live: LiveTable = live, room: Room = room) -> None:
            thought = room.stop_clock(live, seat)
            live.fold(Entry("choose", seat, live.state.options_of(seat)[0], thought=thought))
            room.start_clocks(live)

        room.start_clocks(live)
        while answers and 1 in live.asked():
            choose(1)
        present[0] += 10.0
        choose(0)
        lefts.append(room.time_left(live))
    assert lefts[0] == lefts[1] == [50.0, 50.0]


def until(reached: Callable[[LiveTable, list[Entry]], bool]) -> list[Entry]:
    """Entries of a table of Cités Royales up to such a moment."""
    random = Random(1)
    while True:
        live = LiveTable(terms("cites_royales"))
        entries: list[Entry] = []
        while not live.over:
            if reached(live, entries):
                return entries
            entries.append(step(live, random))


def has_lanes_of_several_steps(live: LiveTable, entries: list[Entry]) -> bool:
    """Whether both seats are asked, the first more than once."""
    if len(live.asked()) < 2:
        return False
    ahead = LiveTable(terms("cites_royales"), entries)
    ahead.fold(Entry("choose", 0, ahead.state.options_of(0)[0]))
    return 0 in ahead.asked()


def passes_somebody_over(live: LiveTable, entries: list[Entry]) -> bool:
    """Whether lanes have just opened in which one of the two seats has nothing to choose."""
    opened = bool(entries) and not live.plays[-1].secret
    return opened and len(live.asked()) < len(live.state.lane_seats) == 2


def test_who_was_passed_over_pays_and_earns_like_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    present = [100.0]
    monkeypatch.setattr(rooms.time, "monotonic", lambda: present[0])
    live = LiveTable(terms("cites_royales", clock=Clock(60, 7)), until(passes_somebody_over))
    earned = [sum(seat in play.earns for play in live.plays) for seat in (0, 1)]
    before = live.log.plays
    room = Room("table", 45.0)
    room.start_clocks(live)
    while all(play.secret for play in live.plays[before:]):
        present[0] += 10.0
        seat = live.asked()[0]
        thought = room.stop_clock(live, seat)
        live.fold(Entry("choose", seat, live.state.options_of(seat)[0], thought=thought))
    room.start_clocks(live)
    spent = present[0] - 100.0
    assert room.time_left(live) == [60.0 + 7 * (many + 1) - spent for many in earned]


def test_who_keeps_the_others_waiting_in_secret_takes_no_more_time_than_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    present = [100.0]
    monkeypatch.setattr(rooms.time, "monotonic", lambda: present[0])
    live = LiveTable(terms(clock=Clock(60, 7)))
    live.thought = [40_000, 0]
    room = Room("table", 45.0)
    room.start_clocks(live)
    for seat, wait in ((0, 1.0), (1, 49.0)):
        present[0] += wait
        left = room.time_left(live)
        thought = room.stop_clock(live, seat)
        live.fold(Entry("choose", seat, live.state.options_of(seat)[0], thought=thought))
    room.start_clocks(live)
    assert left == [0.0, 10.0]
    assert room.time_left(live) == [7.0, 17.0]


@pytest.mark.parametrize("answers", [False, True])
def test_what_a_replaced_seat_pays_does_not_tell_whether_it_had_answered(
    answers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = [100.0]
    monkeypatch.setattr(rooms.time, "monotonic", lambda: present[0])
    live = LiveTable(terms(clock=Clock(60, 0)))
    room = Room("table", 45.0)
    room.start_clocks(live)

    def fold(kind: Literal["choose", "replace"], seat: int, option: int = -1) -> None:
        thought = room.stop_clock(live, seat)
        live.fold(Entry(kind, seat, option, word="random", thought=thought))
        room.start_clocks(live)

    present[0] += 5.0
    if answers:
        fold("choose", 0, live.state.options_of(0)[0])
    present[0] += 5.0
    fold("replace", 0)
    assert room.time_left(live) == [50.0, 50.0]
    present[0] += 5.0
    for seat in live.asked():
        fold("choose", seat, live.state.options_of(seat)[0])
    assert not live.plays[-1].secret
    assert room.time_left(live) == [50.0, 45.0]


def test_who_takes_a_seat_back_is_not_charged_for_the_computer_s_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    present = [100.0]
    monkeypatch.setattr(rooms.time, "monotonic", lambda: present[0])
    chairs = (Chair(person="p0", level="random"), Chair(person="p1"))
    live = LiveTable(terms(chairs=chairs, clock=Clock(60, 0)))
    live.fold(Entry("choose", 1, live.state.options_of(1)[0]))
    room = Room("table", 45.0)
    room.start_clocks(live)
    present[0] += 30.0
    live.fold(Entry("take-back", 0, thought=room.stop_clock(live, 0)))
    room.start_clocks(live)
    present[0] += 1.0
    assert room.time_left(live) == [59.0, 29.0]
    thought = room.stop_clock(live, 0)
    live.fold(Entry("choose", 0, live.state.options_of(0)[0], thought=thought))
    room.start_clocks(live)
    assert room.time_left(live) == [59.0, 29.0]


def test_a_secret_answer_does_not_move_the_table_in_lists(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        ada, sent = guest("p0")
        await hall.greet("table", ada, None)
        moved = hall.store.tables_of("p1")[0].moved
        await obey(hall, "table", ada, Choose("c1", 0, first_option(sent)))
        assert hall.store.tables_of("p1")[0].moved == moved
        linus, heard = guest("p1")
        await hall.greet("table", linus, None)
        await obey(hall, "table", linus, Choose("c1", 0, first_option(heard)))
        assert hall.store.tables_of("p1")[0].moved > moved

    in_hall(tmp_path, work)


def test_a_list_waits_for_what_is_not_shown_yet(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.make(terms())
        async with hall.at("table"):
            waiting = asyncio.ensure_future(hall.shown(["table", "elsewhere"]))
            await asyncio.sleep(0.05)
            assert not waiting.done()
        await waiting

    in_hall(tmp_path, work)
