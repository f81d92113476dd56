"""Stopping, killing and sharing: nothing that was acknowledged is lost or doubled."""

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .people import Person, Seat, Server, play_on

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "level": "greedy"}
# Rounds of pulling the plug; CRASH_ROUNDS=100 for the long run.
ROUNDS = int(os.environ.get("CRASH_ROUNDS", "3"))

Start = Callable[..., Server]


def test_a_stopped_server_stands_where_it_stood(start: Start, database: str) -> None:
    server = start(database=database)
    ada, linus = Person(server), Person(server)
    made = ada.make(ME, OPEN)
    linus.follow(made.links["seats"]["1"])
    seats = [ada.sit(made.table), linus.sit(made.table)]
    play_on(seats, Random(31), 25)
    views = [seat.view["view"] for seat in seats]
    tables = [seat.table for seat in seats]
    server.stop()
    server.restart()
    again = [ada.sit(made.table), linus.sit(made.table)]
    assert [seat.view["view"] for seat in again] == views
    assert [seat.table["fair"] for seat in again] == [table["fair"] for table in tables]
    assert [seat.events for seat in again] == [seat.events for seat in seats]
    play_on(again, Random(32))
    assert again[0].over


def test_a_computer_player_goes_on_after_a_restart(start: Start, database: str) -> None:
    server = start(database=database, manners={"pace": 3600.0})
    ada = Person(server)
    made = ada.make(ME, COMPUTER)
    seat = ada.sit(made.table)
    while seat.question is not None:
        seat.until(seat.choose(seat.options()[0])["seq"])
    before = seat.seq
    server.kill()
    server._given["manners"] = {"pace": 0.0}
    server.restart()
    seat = ada.sit(made.table)
    while seat.question is None and not seat.over:
        seat.hear("view")
    assert seat.seq > before


class Player(threading.Thread):
    """Plays alone on a screen until the plug is pulled; remembers what was acknowledged."""

    def __init__(self, seat: Seat, random: Random, name: str) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.random = random
        self.label = name
        self.sent: dict[str, int] = {}
        self.acknowledged: dict[str, int] = {}

    def run(self) -> None:
        number = 0
        try:
            while not self.seat.over:
                number += 1
                id = f"{self.label}-{number}"
                option = self.random.choice(self.seat.options())
                self.sent[id] = option
                done = self.seat.choose(option, id=id)
                assert done["type"] == "done", done
                self.acknowledged[id] = done["seq"]
                self.seat.until(done["seq"])
        except (ConnectionClosed, EOFError, OSError):
            return


def choices_of(server: Server, person: Person, table: str) -> list[list[int]]:
    """Finish the game and read the choices from its record."""
    seat = person.sit(table)
    play_on([seat], Random(5))
    answer: dict[str, Any] = person.http.get(f"/api/tables/{table}/record").json()
    choices: list[list[int]] = answer["choices"]
    return choices


def test_no_acknowledged_choice_is_lost_or_doubled(start: Start, database: str) -> None:
    server = start(database=database)
    people = [Person(server) for _ in range(4)]
    tables = [person.make(ME, {"kind": "local"}).table for person in people]
    history: list[list[int]] = [[] for _ in people]
    random = Random(41)
    for round in range(ROUNDS):
        pulled = threading.Timer(0.2 + random.random() / 2, server.kill)
        players = [
            Player(person.sit(table), Random(round), f"{round}-{i}")
            for i, (person, table) in enumerate(zip(people, tables, strict=True))
        ]
        for player in players:
            player.start()
        pulled.start()
        for player in players:
            player.join(60)
            assert not player.is_alive()
        pulled.join()
        server.restart()
        for i, player in enumerate(players):
            people[i].http.close()
            people[i].http = people[i].http.__class__(
                base_url=server.url, timeout=30, cookies=people[i].http.cookies
            )
            stored = people[i].sit(tables[i])
            seqs = list(player.acknowledged.values())
            assert seqs == list(range(len(history[i]) + 1, len(history[i]) + len(seqs) + 1))
            # What was sent and not acknowledged may have happened, once, or not at all.
            made = stored.seq - len(history[i])
            assert len(player.acknowledged) <= made <= len(player.sent)
            history[i] += list(player.sent.values())[:made]
            for id, seq in player.acknowledged.items():
                assert stored.choose(0, id=id, seq=0)["seq"] == seq
            if stored.over:
                break
    for i, person in enumerate(people):
        choices = choices_of(server, person, tables[i])
        assert [option for _, option in choices][: len(history[i])] == history[i]


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """An empty PostgreSQL database."""
    address: str = request.getfixturevalue("postgres").new_database()
    return address


def test_two_servers_serve_one_table(start: Start, shared: str) -> None:
    one, two = start(database=shared), start(database=shared)
    ada, linus = Person(one), Person(two)
    made = ada.make(ME, OPEN)
    linus.follow(made.links["seats"]["1"], "Linus")
    seats = [ada.sit(made.table), linus.sit(made.table)]
    play_across(seats, Random(51))
    assert all(seat.over for seat in seats)
    assert seats[0].view["view"]["outcome"] == seats[1].view["view"]["outcome"]


def play_across(seats: list[Seat], random: Random) -> None:
    """Play where the news of a choice travels by way of the database."""
    while not all(seat.over for seat in seats):
        asked = [seat for seat in seats if seat.question is not None]
        if not asked:
            for seat in seats:
                with suppress(TimeoutError):
                    seat.listen(timeout=0.05)
            continue
        answer = asked[0].choose(random.choice(asked[0].options()))
        if answer["type"] == "done":
            asked[0].until(answer["seq"])
        else:
            assert answer["stale"]
            asked[0].hear("view")


def test_the_primary_key_decides_a_race_between_servers(start: Start, shared: str) -> None:
    servers = [start(database=shared), start(database=shared)]
    ada = Person(servers[0])
    table = ada.make(ME, {"kind": "local"}).table
    seats = []
    for server in servers:
        person = Person(server)
        person.http.cookies = ada.http.cookies
        seats.append(person.sit(table))
    random = Random(61)
    wins = [0, 0]
    for number in range(60):
        for seat in seats:
            seat.until(number)
        option = random.choice(seats[0].options())
        for i, seat in enumerate(seats):
            seat.send({"type": "choose", "id": f"{i}-{number}", "seq": number, "option": option})
        answers = [seat.answer_to(f"{i}-{number}") for i, seat in enumerate(seats)]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["done", "refused"], answers
        wins[[answer["type"] for answer in answers].index("done")] += 1
    for seat in seats:
        seat.until(60)
    assert seats[0].view["view"] == seats[1].view["view"]
    assert sum(wins) == 60


def test_the_same_command_through_two_servers_has_one_effect(start: Start, shared: str) -> None:
    servers = [start(database=shared), start(database=shared)]
    ada = Person(servers[0])
    table = ada.make(ME, {"kind": "local"}).table
    seats = []
    for server in servers:
        person = Person(server)
        person.http.cookies = ada.http.cookies
        seats.append(person.sit(table))
    for number in range(20):
        for seat in seats:
            seat.until(number)
        option = seats[0].options()[0]
        for seat in seats:
            seat.send({"type": "choose", "id": f"{number}", "seq": number, "option": option})
        for seat in seats:
            answer = seat.answer_to(f"{number}")
            assert answer == {"type": "done", "id": f"{number}", "seq": number + 1}
