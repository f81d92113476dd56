"""Undo, replacement, rematch: what people do with their seats."""

from collections.abc import Callable
from random import Random

from .people import Person, Seat, Server, play_on

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "level": "random"}


def two_people(ada: Person, linus: Person) -> tuple[str, Seat, Seat]:
    made = ada.make(ME, OPEN)
    linus.follow(made.links["seats"]["1"], "Linus")
    return made.table, ada.sit(made.table), linus.sit(made.table)


def until_undoable(seats: list[Seat], random: Random) -> Seat:
    """Play until somebody may take a choice back."""
    while True:
        for seat in seats:
            if seat.view["may_undo"] and seat.seq > 4:
                return seat
        assert play_on(seats, random, 1), "the game ended first"


def test_a_choice_that_showed_nothing_can_be_taken_back(ada: Person, linus: Person) -> None:
    table, one, two = two_people(ada, linus)
    random = Random(11)
    undoer = until_undoable([one, two], random)
    other = two if undoer is one else one
    views = [undoer.view["view"]]
    seq = undoer.seq
    done = undoer.command(type="undo", seq=seq)
    assert done["seq"] == seq + 1
    undoer.until(done["seq"])
    assert undoer.view["view"] != views[0]
    assert undoer.events[-1]["undoes"] == seq
    other.catch_up()
    assert other.events[-1]["text"]["id"] == "table-undo"
    again = (ada if undoer is one else linus).sit(table)
    assert again.view["view"] == undoer.view["view"]
    assert again.events == undoer.events
    assert play_on([one, two], random) > 10


def test_a_roll_cannot_be_taken_back(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    random = Random(12)
    while True:
        asked = one if one.question else two
        rolls = len([e for e in asked.events if "roll" in e["text"]["id"]])
        play_on([one, two], random, 1)
        if len([e for e in asked.events if "roll" in e["text"]["id"]]) > rolls:
            break
    refused = asked.command(type="undo", seq=asked.seq)
    assert refused["text"]["id"] == "refused-undo"
    assert not asked.view["may_undo"]


def test_a_secret_choice_can_be_taken_back_and_nobody_notices(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    heard = len(two.raw)
    first = one.options()
    done = one.choose(first[0])
    one.until(done["seq"])
    assert one.view["may_undo"]
    done = one.command(type="undo", seq=one.seq)
    one.until(done["seq"])
    assert one.options() == first
    two.catch_up()
    assert [raw for raw in two.raw[heard:] if "pong" not in raw] == []
    assert two.seq == 0
    one.until(one.choose(first[1])["seq"])
    two.choose(two.options()[0])
    two.until(1)
    assert play_on([one, two], Random(1), 5) == 5


def test_a_person_leaves_to_a_computer_player_and_comes_back(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    play_on([one, two], Random(13), 6)
    assert two.command(type="replace", seat=1, level="random")["type"] == "done"
    two.catch_up()
    assert two.table["seats"][1]["kind"] == "computer"
    assert two.table["seats"][1]["name"] == "Linus"
    assert two.table["seats"][1]["may_take_back"]
    assert two.question is None
    play_on([one], Random(13), 20)
    assert one.seq > 20
    refused = one.command(type="take-back", seat=1)
    assert refused["text"]["id"] == "refused-take-back"
    assert two.command(type="take-back", seat=1)["type"] == "done"
    two.catch_up()
    assert two.table["seats"][1]["kind"] == "person"
    assert play_on([one, two], Random(14), 10) == 10


def test_somebody_who_is_here_cannot_be_replaced_by_others(ada: Person, linus: Person) -> None:
    _, one, _ = two_people(ada, linus)
    refused = one.command(type="replace", seat=1, level="random")
    assert refused["text"]["id"] == "refused-replace"
    assert one.command(type="replace", seat=7, level="random")["type"] == "refused"
    assert one.command(type="replace", seat=0, level="nobody")["text"]["id"] == "refused-player"


def test_somebody_who_is_away_can_be_replaced(
    start: Callable[..., Server], tmp_path: object
) -> None:
    server = start(database=f"{tmp_path}/tables.db", manners={"away_after": 0.2})
    ada, linus = Person(server), Person(server)
    _, one, two = two_people(ada, linus)
    two.close()
    while not one.table["seats"][1]["may_replace"]:
        one.hear("table")
    assert one.command(type="replace", seat=1, level="random")["type"] == "done"
    play_on([one], Random(15))
    assert one.over


def test_the_host_can_fill_a_seat_that_nobody_came_for(ada: Person, linus: Person) -> None:
    made = ada.make(ME, OPEN)
    one = ada.sit(made.table)
    assert one.command(type="replace", seat=1, level="random")["type"] == "done"
    play_on([one], Random(16), 5)
    assert linus.follow(made.links["seats"]["1"]).json()["seat"] == 1
    assert linus.sit(made.table).view["mine"] == [1]


def test_a_rematch_moves_everybody_one_seat_on(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    early = one.command(type="rematch")
    assert early["text"]["id"] == "refused-rematch"
    play_on([one, two], Random(17))
    first = one.command(type="rematch")
    second = two.command(type="rematch")
    assert first["table"] == second["table"]
    one.catch_up()
    assert one.table["rematch"] == first["table"]
    again = [ada.sit(first["table"]), linus.sit(first["table"])]
    assert [seat.view["mine"] for seat in again] == [[1], [0]]
    assert again[0].table["fair"]["hash"] != one.table["fair"]["hash"]
    assert [seat["name"] for seat in again[0].table["seats"]] == ["Linus", "Ada"]
    assert play_on(again, Random(18), 10) == 10


def test_a_clock_runs_for_whoever_is_asked(ada: Person, linus: Person) -> None:
    made = ada.make(ME, OPEN, clock={"seconds": 60, "add": 5})
    linus.follow(made.links["seats"]["1"])
    one, two = ada.sit(made.table), linus.sit(made.table)
    assert one.view["clock"]["running"] == [0, 1]
    play_on([one, two], Random(19), 8)
    asked = 0 if one.question else 1
    assert one.view["clock"]["running"] == [asked]
    assert all(60 < left < 60 + 8 * 5 for left in one.view["clock"]["left"])
