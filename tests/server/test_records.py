"""Records: download, upload, replay, go on from any point, and the proof of fair dice."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crownlands.match import from_record
from crownlands.tables.fair import verify

from .people import Person, Server, play_on

ME = {"kind": "me", "name": "Ada"}
COMPUTER = {"kind": "computer", "level": "random"}


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str, str, dict[str, Any]]:
    """Somebody who has finished a game: the person, the table, its first hash, its record."""
    ada = Person(server)
    table = ada.make(ME, COMPUTER).table
    seat = ada.sit(table)
    promised = seat.table["fair"]["hash"]
    assert seat.table["fair"]["seed"] is None
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/replay").status_code == 409
    play_on([seat], Random(21))
    seat.catch_up()
    assert seat.table["fair"]["hash"] == promised
    return ada, table, promised, ada.http.get(f"/api/tables/{table}/record").json()


Finished = tuple[Person, str, str, dict[str, Any]]


def test_the_promised_hash_is_that_of_the_seed(finished: Finished) -> None:
    _, _, promised, record = finished
    assert sha256(record["seed"].encode()).hexdigest() == promised
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", record["seed"])


def test_a_record_proves_the_deal_and_the_play(finished: Finished) -> None:
    ada, table, promised, record = finished
    verdict = verify(record, promised)
    assert verdict.fair
    assert list(verdict.totals) == record["totals"]
    assert ada.http.get("/api/verify", params={"table": table}).json()["fair"]
    assert ada.http.post("/api/verify", json=record).json()["fair"]


def test_a_record_that_was_tampered_with_is_found_out(finished: Finished) -> None:
    *_, record = finished
    other = record["seed"][::-1]
    assert not verify({**record, "choices": record["choices"][:-1]}).fair
    assert not verify({**record, "totals": [999, 0]}).fair
    assert not verify({**record, "hashes": ["0" * 64]}).fair
    assert not verify({**record, "seed": other}).fair
    assert not verify({**record, "seed": other, "keys": [[0, other]]}).fair
    assert not verify(record, "0" * 64).fair
    assert not verify({key: value for key, value in record.items() if key != "keys"}).fair
    assert verify({}).faults


def test_the_public_face_replays_a_table_s_record(finished: Finished) -> None:
    *_, record = finished
    match = from_record(record)
    assert match.over
    assert [sheet.total for sheet in match.outcome().sheets] == record["totals"]


def test_a_replay_tells_every_step_and_how_the_scores_grew(finished: Finished) -> None:
    ada, table, _, record = finished
    replay = ada.http.get(f"/api/tables/{table}/replay").json()
    assert replay["choices"] == len(replay["steps"]) == len(record["choices"])
    assert replay["steps"][-1]["totals"] == record["totals"]
    assert replay["names"] == ["Ada", "Brunhild"]
    first = ada.http.get(f"/api/tables/{table}/replay/0").json()["view"]
    assert first["turn"] == 0
    assert first["seat"] is None
    last = ada.http.get(f"/api/tables/{table}/replay/{replay['choices']}?seat=1").json()["view"]
    assert last["outcome"] is not None
    assert last["seat"] == 1
    for query in (f"{replay['choices'] + 1}", "-1", "0?seat=9", "x"):
        refused = ada.http.get(f"/api/tables/{table}/replay/{query}")
        assert refused.status_code in (400, 422), query
        assert refused.json()["refused"]["id"]


def test_a_game_goes_on_from_any_point_with_new_dice(finished: Finished) -> None:
    ada, table, promised, record = finished
    number = next(n for n in range(20, 99) if record["choices"][n][0] == 0)
    there = ada.http.get(f"/api/tables/{table}/replay/{number}?seat=0").json()["view"]
    body = {"number": number, "seats": [{"kind": "local"}, COMPUTER]}
    made = ada.http.post(f"/api/tables/{table}/continue", json=body).json()
    seat = ada.sit(made["table"])
    assert seat.view["view"] == there
    play_on([seat], Random(22))
    seat.catch_up()
    continued = ada.http.get(f"/api/tables/{made['table']}/record").json()
    assert continued["choices"][:number] == record["choices"][:number]
    assert continued["keys"][0] == record["keys"][0]
    assert continued["keys"][1][0] == number
    assert verify(continued, promised, seat.table["fair"]["hash"]).fair
    assert not verify(continued, seat.table["fair"]["hash"]).fair


def test_a_game_played_again_from_its_beginning_can_be_proved(finished: Finished) -> None:
    ada, table, promised, record = finished
    body = {"number": 0, "seats": [{"kind": "local"}, COMPUTER]}
    made = ada.http.post(f"/api/tables/{table}/continue", json=body).json()
    seat = ada.sit(made["table"])
    play_on([seat], Random(23))
    seat.catch_up()
    again = ada.http.get(f"/api/tables/{made['table']}/record").json()
    assert again["seed"] == record["seed"]
    assert again["keys"][1] != record["keys"][0]
    assert verify(again, promised, seat.table["fair"]["hash"]).fair


def test_a_game_that_went_on_from_its_very_end_can_be_proved(finished: Finished) -> None:
    ada, table, promised, record = finished
    body = {"number": len(record["choices"]), "seats": [{"kind": "local"}, COMPUTER]}
    made = ada.http.post(f"/api/tables/{table}/continue", json=body).json()
    same = ada.http.get(f"/api/tables/{made['table']}/record").json()
    assert same["keys"] == record["keys"]
    assert verify(same, promised).fair


def test_a_record_can_be_handed_in_and_continued(finished: Finished, server: Server) -> None:
    *_, record = finished
    stranger = Person(server)
    made = stranger.http.post("/api/records", json=record).json()
    assert made["links"]["seats"] == {}
    replay = stranger.http.get(f"/api/tables/{made['table']}/replay").json()
    assert replay["names"] == ["Ada", "Brunhild"]
    seat = stranger.sit(made["table"])
    assert seat.over
    body = {"number": 5, "seats": [ME, COMPUTER]}
    again = stranger.http.post(f"/api/tables/{made['table']}/continue", json=body)
    assert again.status_code == 201


def test_a_record_without_an_end_is_listed_among_the_finished(
    finished: Finished, server: Server
) -> None:
    *_, record = finished
    stranger = Person(server)
    cut = {**record, "choices": record["choices"][:9]}
    table = stranger.http.post("/api/records", json=cut).json()["table"]
    (entry,) = stranger.http.get("/api/tables/mine").json()["tables"]
    assert entry["table"] == table
    assert entry["over"]
    assert not entry["my_turn"]


def test_guests_are_told_that_the_deal_may_be_known(finished: Finished, server: Server) -> None:
    *_, record = finished
    host, linus = Person(server), Person(server)
    chosen = {**record, "keys": [], "choices": record["choices"][:1]}
    uploaded = [host.http.post("/api/records", json=each).json() for each in (record, chosen)]
    body = {"number": 0, "seats": [ME, {"kind": "open"}]}
    for upload in uploaded:
        made = host.http.post(f"/api/tables/{upload['table']}/continue", json=body).json()
        linus.follow(made["links"]["seats"]["1"])
        assert linus.sit(made["table"]).table["continued"]
    assert not host.sit(host.make(ME, COMPUTER).table).table["continued"]


def test_an_unfinished_continuation_keeps_its_secret(finished: Finished) -> None:
    ada, table, *_ = finished
    body = {"number": 20, "seats": [{"kind": "open"}, {"kind": "open"}]}
    made = ada.http.post(f"/api/tables/{table}/continue", json=body).json()
    assert ada.http.get(f"/api/tables/{made['table']}/record").status_code == 409


@pytest.mark.parametrize(
    "damage",
    [
        {"choices": [[0, 99]]},
        {"choices": "none"},
        {"choices": []},
        {"game": "chess"},
        {"rules": 0},
        {"seats": 9},
        {"settings": {"what": True}},
        {"settings": {"setup": {"a": 1}}},
        {"keys": [[0, 7]]},
        {"keys": "x"},
        {"keys": [[0, "x" * 101]]},
        {"keys": [[start, "x"] for start in range(101)]},
        {"seed": None},
        {"seed": "x" * 1000},
    ],
)
def test_a_damaged_record_is_refused_in_words(finished: Finished, damage: dict[str, Any]) -> None:
    ada, *_, record = finished
    refused = ada.http.post("/api/records", json={**record, **damage})
    assert refused.status_code == 400, refused.text
    assert refused.json()["refused"]["id"]


def test_a_table_is_not_told_again_with_other_house_values(
    start: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database=str(tmp_path / "tables.db"))
    ada = Person(server)
    table = ada.make(ME, {"kind": "local"}).table
    play_on([ada.sit(table)], Random(24))
    record = ada.http.get(f"/api/tables/{table}/record").json()
    uploaded = ada.http.post("/api/records", json=record).json()["table"]
    house = tmp_path / "house.toml"
    house.write_text("[card_kingdoms.goblin]\npoints = 9\n")
    server.stop()
    with monkeypatch.context() as owner:
        owner.setenv("CROWNLANDS_HOUSE", str(house))
        server.restart()
    for made in (table, uploaded):
        refused = ada.http.get(f"/api/tables/{made}/record")
        assert refused.status_code == 410
        assert refused.json()["refused"]["id"] == "refused-broken"
    other = ada.make(ME, {"kind": "local"}).table
    server.stop()
    assert "Traceback" not in "".join(server.lines)
    server.restart()
    assert ada.http.get(f"/api/tables/{table}/record").json() == record
    assert ada.http.get(f"/api/tables/{other}").status_code == 410
