"""A table's history: what each reader counts, what may be taken back, how it replays."""

from random import Random
from typing import Any

import pytest

from crownlands.core.errors import BadRecord
from crownlands.core.game import Game
from crownlands.core.machine import State
from crownlands.core.record import Record, replay
from crownlands.tables import live as lives
from crownlands.tables.fair import promise, sealed_record, verify
from crownlands.tables.live import LiveTable, Reader
from crownlands.tables.terms import Chair, Entry

from .tables import SECRET, step, terms

ONE, TWO = Reader("p0", (0,)), Reader("p1", (1,))
WATCHER = Reader("w", ())


def play(live: LiveTable, seed: int, most: int = 10_000) -> list[Entry]:
    random = Random(seed)
    entries = []
    while not live.over and len(entries) < most:
        entries.append(step(live, random))
    return entries


def test_the_same_entries_give_the_same_table() -> None:
    live = LiveTable(terms())
    entries = play(live, 1)
    again = LiveTable(terms(), entries)
    assert again.game.save(again.state) == live.game.save(live.state)
    assert again.log.lines == live.log.lines
    assert again.plays == live.plays


def test_a_table_s_record_replays_to_the_table() -> None:
    live = LiveTable(terms())
    play(live, 2)
    assert live.game.save(replay(live.game, live.record())) == live.game.save(live.state)
    sealed = sealed_record(live.game, live.record(), ["a", "b"])
    assert verify(sealed, promise(SECRET)).fair


@pytest.mark.parametrize(
    ("starts", "fault"),
    [
        ((0, 10**9), "verify-deal-not-covered"),
        ((0, 10**9), "verify-unused-secret"),
        ((0, 50), "verify-deal-not-covered"),
        ((1,), "verify-late-promise"),
    ],
)
def test_a_promise_of_another_secret_proves_no_game(starts: tuple[int, ...], fault: str) -> None:
    """A game is played on a cheat's secret, and the honest one is put beside it, unused or late."""
    honest, cheat = SECRET, "7" * 64
    keys = tuple(zip(starts, (cheat, honest)[-len(starts) :], strict=True))
    live = LiveTable(terms(seed=cheat, keys=keys))
    play(live, 2)
    data = live.record().to_json()
    data["hashes"] = [promise(key) for _, key in keys]
    assert fault in [found.id for found in verify(data, promise(honest)).faults]


def test_a_promise_of_the_deal_alone_does_not_prove_the_dice() -> None:
    live = LiveTable(terms(keys=((0, SECRET), (1, "7" * 64))))
    play(live, 2)
    sealed = sealed_record(live.game, live.record(), ["a", "b"])
    assert [fault.id for fault in verify(sealed, promise(SECRET)).faults] == ["verify-not-covered"]
    assert verify(sealed, promise(SECRET), promise("7" * 64)).fair


def test_the_dice_depend_on_the_whole_secret() -> None:
    """Two secrets that deal the same cards still roll different dice."""
    entries = play(LiveTable(terms()), 3, 40)
    other = terms(keys=((0, SECRET[:-1] + "6"),))
    told = [LiveTable(t, entries[:2]).log.lines for t in (terms(), other)]
    assert told[0] != told[1]


def test_another_rules_version_is_refused() -> None:
    with pytest.raises(BadRecord):
        LiveTable(terms(rules=0))


def test_a_secret_answer_counts_for_its_own_seat_alone() -> None:
    live = LiveTable(terms())
    assert live.asked() == [0, 1]
    live.fold(Entry("choose", 1, live.state.options_of(1)[0]))
    assert [live.seq(reader) for reader in (ONE, TWO, WATCHER)] == [0, 1, 0]
    assert live.log.lines_for((0,)) == []
    assert live.log.lines_for(()) == []
    assert len(live.log.lines_for((1,))) == 1
    live.fold(Entry("choose", 0, live.state.options_of(0)[0]))
    assert [live.seq(reader) for reader in (ONE, TWO, WATCHER)] == [1, 2, 1]


def dukes_told(live: LiveTable, mine: tuple[int, ...]) -> list[int]:
    """Whose choice of duke the holder of these seats has been told of, in order."""
    lines = live.log.lines_for(mine)
    return [line.seat for line in lines if line.event and line.event.kind == "duke"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_lanes_are_told_in_seat_order_whoever_answered_first(order: tuple[int, int]) -> None:
    live = LiveTable(terms())
    for seat in order:
        live.fold(Entry("choose", seat, live.state.options_of(seat)[0]))
    assert dukes_told(live, ()) == [0, 1]
    for seat in (0, 1):
        assert sorted(dukes_told(live, (seat,))) == [0, 1]


def test_a_secret_undo_is_not_told() -> None:
    live = LiveTable(terms())
    options = live.state.options_of(0)
    live.fold(Entry("choose", 0, options[0]))
    assert live.undo_index(0) == 0
    assert live.undo_index(1) is None
    live.fold(Entry("undo", 0))
    assert live.asked() == [0, 1]
    assert live.seq(TWO) == 0
    assert live.log.lines_for((1,)) == []
    live.fold(Entry("choose", 0, options[1]))
    live.fold(Entry("choose", 1, live.state.options_of(1)[0]))
    assert dukes_told(live, (1,)) == [0, 1]


def test_an_answer_given_meanwhile_survives_a_secret_undo() -> None:
    live = LiveTable(terms())
    live.fold(Entry("choose", 0, live.state.options_of(0)[0]))
    live.fold(Entry("undo", 0))
    live.fold(Entry("choose", 1, live.state.options_of(1)[0]))
    assert live.undo_index(0) is None
    assert live.asked() == [0]
    assert live.undo_index(1) == 0


def test_the_answer_that_closes_the_lanes_stands() -> None:
    live = LiveTable(terms())
    for seat in (0, 1):
        live.fold(Entry("choose", seat, live.state.options_of(seat)[0]))
    assert live.undo_index(0) is None
    assert live.undo_index(1) is None


def test_undo_goes_back_step_by_step_and_gives_the_position_before() -> None:
    live = LiveTable(terms())
    random = Random(4)
    undone = 0
    while not live.over:
        before = live.game.save(live.state)
        unveiled = live.state.unveiled
        lanes = bool(live.state.lanes)
        entry = step(live, random)
        if live.undo_index(entry.seat) is None or lanes:
            continue
        assert live.state.unveiled == unveiled
        live.fold(Entry("undo", entry.seat))
        undone += 1
        after = live.game.save(live.state)
        assert {k: v for k, v in after.items() if k != "chance"} == {
            k: v for k, v in before.items() if k != "chance"
        }
        live.fold(entry)
    assert undone > 10


def test_an_undone_table_replays_to_the_same_bytes() -> None:
    live = LiveTable(terms())
    random = Random(6)
    entries = []
    while not live.over:
        entry = step(live, random)
        entries.append(entry)
        if live.undo_index(entry.seat) is not None and random.random() < 0.3:
            entries.append(Entry("undo", entry.seat))
            live.fold(entries[-1])
    again = LiveTable(terms(), entries)
    assert again.game.save(again.state) == live.game.save(live.state)
    assert live.game.save(replay(live.game, live.record())) == live.game.save(live.state)


@pytest.mark.parametrize("game", ["card_kingdoms", "cites_royales"])
def test_undoing_often_leaves_the_position_that_the_record_replays_to(game: str) -> None:
    live = LiveTable(terms(game, 3))
    random = Random(8)
    while not live.over:
        entry = step(live, random)
        for seat in (entry.seat, *range(3)):
            if live.undo_index(seat) is not None and random.random() < 0.3:
                live.fold(Entry("undo", seat))
                replayed = replay(live.game, live.record())
                assert live.game.save(replayed) == live.game.save(live.state)


def test_a_history_with_undos_plays_every_choice_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waking a table must not take longer with every choice that was ever taken back."""
    live = LiveTable(terms())
    first = live.state.options_of(0)[0]
    entries = [Entry("choose", 0, first), Entry("undo", 0)] * 10
    entries += play(live, 9, 40)
    while live.undo_index(entries[-1].seat) is None:
        entries.append(step(live, Random(9)))
    entries += [Entry("undo", entries[-1].seat), entries[-1]] * 10
    replays: list[Record] = []

    def counted(game: Game[Any], record: Record) -> State:
        replays.append(record)
        return replay(game, record)

    monkeypatch.setattr(lives, "play_again", counted)
    again = LiveTable(terms(), entries)
    assert again.game.save(again.state) == live.game.save(live.state)
    assert len(replays) == 1


def test_one_screen_shows_the_seat_that_is_asked() -> None:
    both = (Chair(person="p0"), Chair(person="p0"))
    live = LiveTable(terms(chairs=both))
    reader = live.reader("p0")
    assert reader.mine == (0, 1)
    random = Random(7)
    for _ in range(50):
        assert live.eyes_of(reader) == live.asked()[0]
        step(live, random)


def test_each_seat_is_told_which_view_it_answered_last() -> None:
    live = LiveTable(terms(chairs=(Chair(person="p0"), Chair(person="p0"))))
    both = Reader("p0", (0, 1))
    assert [live.answered(both, seat) for seat in (0, 1, None)] == [0, 0, 0]
    random = Random(4)
    last = [0, 0]
    for _ in range(20):
        before = live.seq(both)
        last[step(live, random).seat] = before
        assert [live.answered(both, seat) for seat in (0, 1)] == last


def test_while_a_computer_plays_my_seat_its_questions_are_not_mine() -> None:
    live = LiveTable(terms())
    live.fold(Entry("replace", 0, word="random"))
    assert live.view(0).question is None
    assert live.thinking() == [0]
    live.fold(Entry("take-back", 0))
    assert live.view(0).question is not None
    assert live.chairs[0].name == "P0"


def test_nobody_takes_back_what_another_seat_chose() -> None:
    live = LiveTable(terms())
    random = Random(5)
    tried = 0
    while not live.over and tried < 20:
        seat = step(live, random).seat
        if not live.state.lanes and live.may_undo(seat):
            assert not live.may_undo(1 - seat)
            tried += 1
    assert tried == 20


def test_after_the_end_nothing_can_be_taken_back() -> None:
    ended = 0
    for seed in range(40):
        live = LiveTable(terms(seed=str(seed), keys=((0, str(seed)),)))
        random = Random(seed)
        while not live.over:
            step(live, random)
        last = live.plays[-1].seat
        assert not live.may_undo(last)
        ended += live.undo_index(last) is not None
    assert ended, "no game ended with a choice that showed nothing"
