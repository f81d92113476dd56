"""Two people at a real server, over real connections."""

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from .people import Person, Seat, Server, play_on

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "level": "random"}


def two_people(ada: Person, linus: Person, **more: object) -> tuple[str, Seat, Seat]:
    made = ada.make(ME, OPEN, **more)
    assert linus.follow(made.links["seats"]["1"], "Linus").status_code == 200
    return made.table, ada.sit(made.table), linus.sit(made.table)


def test_two_people_play_a_whole_game(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    assert play_on([one, two], Random(1)) > 50
    assert one.over
    assert two.over
    assert one.table["fair"]["seed"]


def test_a_person_plays_a_whole_game_against_a_computer_player(ada: Person) -> None:
    made = ada.make(ME, COMPUTER)
    seat = ada.sit(made.table)
    play_on([seat], Random(2))
    assert seat.over
    assert {event["seat"] for event in seat.events} == {0, 1}


def test_who_comes_back_gets_the_lines_since_the_last_number(ada: Person, linus: Person) -> None:
    table, one, two = two_people(ada, linus)
    play_on([one, two], Random(3), 30)
    again = ada.sit(table)
    assert [event["text"] for event in again.events] == [e["text"] for e in one.events]
    assert again.view["view"] == one.view["view"]
    since = one.seq - 5
    later = ada.sit(table, since)
    assert later.events == [event for event in again.events if event["seq"] > since]


def test_the_same_command_sent_twice_has_one_effect(ada: Person, linus: Person) -> None:
    table, one, two = two_people(ada, linus)
    play_on([one, two], Random(4), 4)
    asked = one if one.question else two
    option, seq = asked.options()[0], asked.seq
    first = asked.choose(option, id="same")
    asked.until(first["seq"])
    assert asked.choose(option, id="same", seq=seq) == first
    again = (ada if asked is one else linus).sit(table)
    assert again.seq == seq + 1
    assert again.choose(option, id="same", seq=seq) == first


def test_a_stale_number_is_refused_and_the_present_view_follows(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    play_on([one, two], Random(5), 4)
    asked = one if one.question else two
    before = asked.seq
    refused = asked.choose(asked.options()[0], seq=before - 1)
    assert refused["type"] == "refused"
    assert refused["stale"]
    assert refused["text"]["id"] == "refused-stale"
    assert asked.hear("view")["seq"] == before


def test_an_option_that_is_not_offered_is_refused_in_words(ada: Person, linus: Person) -> None:
    _, one, _ = two_people(ada, linus)
    refused = one.choose(999)
    assert refused["text"]["id"] == "refused-choice"
    assert not refused["stale"]
    assert one.seq == 0


def test_a_link_seats_one_person_only(server: Server, ada: Person, linus: Person) -> None:
    made = ada.make(ME, OPEN)
    link = made.links["seats"]["1"]
    assert linus.follow(link).json()["seat"] == 1
    assert linus.follow(link).json()["seat"] == 1
    refused = Person(server).follow(link)
    assert refused.status_code == 409
    assert refused.json()["refused"]["id"] == "refused-seat-taken"


def test_a_guessed_link_is_refused(ada: Person, linus: Person) -> None:
    made = ada.make(ME, OPEN)
    refused = linus.follow(f"/t/{made.table}/guess")
    assert refused.status_code == 403
    assert refused.json()["refused"]["id"] == "refused-link"


def test_nobody_gets_in_without_a_link(ada: Person, linus: Person) -> None:
    made = ada.make(ME, COMPUTER)
    linus.make(ME, COMPUTER)
    assert linus.http.get(f"/api/tables/{made.table}").status_code == 403
    with pytest.raises(ConnectionClosed) as closed:
        linus.sit(made.table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_spectator_sees_and_cannot_choose(ada: Person, linus: Person) -> None:
    made = ada.make(ME, COMPUTER)
    assert linus.follow(made.links["watch"]).json() == {"table": made.table, "seat": None}
    watcher = linus.sit(made.table)
    assert watcher.view["seat"] is None
    assert watcher.question is None
    assert watcher.choose(0)["text"]["id"] == "refused-spectator"


def test_a_computer_player_is_given_a_thinking_time(ada: Person) -> None:
    made = ada.make(ME, {"kind": "computer", "level": "hard:0.1"})
    seat = ada.sit(made.table)
    assert seat.table["seats"][1]["level"] == "hard:0.1"
    made_here = play_on([seat], Random(4), 12)
    assert seat.seq > made_here  # the computer player has chosen too


def test_several_people_share_a_screen(ada: Person) -> None:
    made = ada.make(ME, {"kind": "local", "name": "Grace"})
    seat = ada.sit(made.table)
    assert seat.view["mine"] == [0, 1]
    eyes = {seat.view["seat"]}
    random = Random(6)
    for _ in range(20):
        assert seat.question is not None
        assert seat.question["seat"] == seat.view["seat"]
        done = seat.choose(random.choice(seat.options()))
        seat.until(done["seq"])
        eyes.add(seat.view["seat"])
    assert eyes == {0, 1}


def test_my_tables_tell_whose_turn_it_is(ada: Person, linus: Person) -> None:
    table, one, two = two_people(ada, linus)
    play_on([one, two], Random(7), 10)
    mine = ada.http.get("/api/tables/mine").json()["tables"]
    entry = next(each for each in mine if each["table"] == table)
    assert entry["names"] == ["Ada", "Linus"]
    assert entry["my_turn"] == (one.question is not None)
    assert entry["mine"] == [0]


def test_the_others_see_who_is_here(ada: Person, linus: Person) -> None:
    _, one, two = two_people(ada, linus)
    while not one.table["seats"][1]["here"]:
        one.listen()
    two.close()
    while one.table["seats"][1]["here"]:
        one.listen()
    assert not one.table["seats"][1]["may_replace"]


def test_a_hint_names_an_option_and_how_every_option_went_in_thought(ada: Person) -> None:
    made = ada.make(ME, COMPUTER, hints=True)
    seat = ada.sit(made.table)
    hint = seat.command(type="hint", seq=seat.seq)
    assert hint["option"] in seat.options()
    assert {entry["option"] for entry in hint["options"]} == set(seat.options())
    assert hint["options"][0]["option"] == hint["option"]
    chances = [entry["chance"] for entry in hint["options"]]
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances[1:] == sorted(chances[1:], reverse=True)


def test_hints_can_be_forbidden(ada: Person) -> None:
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    assert seat.command(type="hint", seq=seat.seq)["text"]["id"] == "refused-hints"
