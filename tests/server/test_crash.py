"""Stopping, killing and sharing: nothing that was acknowledged is lost or doubled."""

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
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
        done = seat.choose(seat.options()[0])
        assert done["type"] == "done", done
        seat.until(done["seq"])
    before = seat.seq
    server.kill()
    server._given["manners"] = {"pace": 0.0}
    server.restart()
    seat = ada.sit(made.table)
    while seat.question is None and not seat.over:
        seat.hear("view")
    assert seat.seq > before


class Game(threading.Thread):
    """Somebody plays both seats until the plug is pulled, and remembers what was acknowledged."""

    def __init__(self, server: Server, random: Random) -> None:
        super().__init__(daemon=True)
        self.person = Person(server)
        self.random = random
        self.table = self.person.make(ME, {"kind": "local"}).table
        self.stored: list[int] = []
        self.number = 0

    def sit_down(self) -> "Game":
        """A new thread for the same game: threads run once."""
        super().__init__(daemon=True)
        self.seat = self.person.sit(self.table)
        self.sent: dict[str, int] = {}
        self.acknowledged: dict[str, int] = {}
        return self

    def run(self) -> None:
        with suppress(ConnectionClosed, EOFError, OSError):
            while not self.seat.over:
                self.number += 1
                id = f"c-{self.number}"
                option = self.random.choice(self.seat.options())
                self.sent[id] = option
                done = self.seat.choose(option, id=id)
                self.acknowledged[id] = done["seq"]
                self.seat.until(done["seq"])

    def check(self) -> None:
        """What was acknowledged is there once; what was only sent is there once or not at all."""
        after = self.person.sit(self.table)
        before = len(self.stored)
        assert list(self.acknowledged.values()) == [
            before + n + 1 for n in range(len(self.acknowledged))
        ]
        made = after.seq - before
        assert len(self.acknowledged) <= made <= len(self.sent)
        self.stored += list(self.sent.values())[:made]
        for id, seq in self.acknowledged.items():
            assert after.choose(0, id=id, seq=0) == {"type": "done", "id": id, "seq": seq}

    def check_record(self) -> None:
        """Finish the game; its record begins with all that was stored."""
        play_on([self.person.sit(self.table)], Random(5))
        record: dict[str, Any] = self.person.http.get(f"/api/tables/{self.table}/record").json()
        options = [option for _, option in record["choices"]]
        assert options[: len(self.stored)] == self.stored


def test_no_acknowledged_choice_is_lost_or_doubled(start: Start, database: str) -> None:
    server = start(database=database)
    random = Random(41)
    games = [Game(server, Random(number)) for number in range(4)]
    for _ in range(ROUNDS):
        for game in games:
            game.sit_down()
        for game in games:
            game.start()
        threading.Timer(random.random(), server.kill).start()
        for game in games:
            game.join(60)
            assert not game.is_alive()
        server.process.wait()
        server.restart()
        for game in games:
            game.check()
        for number, game in enumerate(games):
            if game.seat.over:
                game.check_record()
                games[number] = Game(server, game.random)
    for game in games:
        game.check_record()


@contextmanager
def without(table: str, path: Path) -> Iterator[None]:
    """Hide a table of the database from the server."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"alter table {table} rename to hidden")
        yield
        connection.execute(f"alter table hidden rename to {table}")


def code_of(work: Callable[..., object], *given: Any, **more: Any) -> int:
    """The code with which the connection is closed by this."""
    with pytest.raises(ConnectionClosed) as closed:
        work(*given, **more)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_while_the_store_does_not_answer_connections_are_closed_to_come_back(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    server = start(database=str(path), manners={"sleep_after": 0.1})
    ada = Person(server)
    table = ada.make(ME, {"kind": "local"}, hints=True).table
    choose = {"type": "choose", "id": "c", "seq": 0, "option": ada.sit(table).options()[0]}
    for command in (choose, {"type": "hint", "id": "h", "seq": 0}):
        seat = ada.sit(table)
        while "crownlands_tables_awake 0.0" not in ada.http.get("/metrics").text:
            time.sleep(0.05)
        with without("entries", path):
            assert code_of(seat.command, **command) == 1013
    with without("guests", path):
        assert code_of(ada.sit, table) == 1013
    assert ada.sit(table).command(**choose) == {"type": "done", "id": "c", "seq": 1}
    server.stop()
    log = "".join(server.lines)
    assert "the store does not answer" in log
    assert "Traceback" not in log


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
