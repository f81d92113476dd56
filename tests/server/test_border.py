"""The border: everything strange is refused in plain words, and changes nothing."""

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from crownlands.core.text import Text
from crownlands.server.play import MOST_BYTES, MOST_MESSAGES, has_room
from crownlands.server.run import address_of, options_for
from crownlands.words import LANGUAGES, render

from .people import Person, Server, play_on

ME = {"kind": "me"}
COMPUTER = {"kind": "computer", "level": "random"}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(["choose", "undo", "hint", "replace", "take-back", "rematch", "x"])},
    optional={
        "id": st.text(max_size=70) | values,
        "seq": st.integers(-2, 3) | values,
        "option": st.integers(-2, 200) | values,
        "seat": st.integers(-2, 120) | values,
        "level": st.sampled_from(["random", "greedy"]) | values,
        "more": values,
    },
)


def words_of(refused: dict[str, Any]) -> Text:
    def text(data: dict[str, Any]) -> Text:
        args = {k: text(v) if isinstance(v, dict) else v for k, v in data["args"].items()}
        return Text(data["id"], tuple(args.items()))

    return text(refused)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(message=commands | values)
def test_any_message_is_answered_in_words_and_the_table_stands(
    server: Server, message: Any
) -> None:
    spectator_sees = shared_table(server)
    stranger = spectator_sees["watcher"]
    before = stranger.view
    stranger.send(message)
    answer = stranger.listen()
    assert answer["type"] == "refused"
    for language in LANGUAGES:
        assert render(words_of(answer["text"]), language)
    stranger.catch_up()
    assert stranger.view["view"] == before["view"]


_shared: dict[str, Any] = {}


def shared_table(server: Server) -> dict[str, Any]:
    if not _shared:
        ada, watcher = Person(server), Person(server)
        made = ada.make(ME, {"kind": "open"})
        watcher.follow(made.links["watch"])
        _shared.update(ada=ada, watcher=watcher.sit(made.table))
    return _shared


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(body=values | st.fixed_dictionaries({"game": st.just("card_kingdoms"), "seats": values}))
def test_any_body_is_answered_in_words(server: Server, body: Any) -> None:
    ada = Person(server)
    for path in ("/api/tables", "/api/records", "/api/tables/nowhere/claim", "/api/verify"):
        answer = ada.http.post(path, content=json.dumps(body))
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert render(words_of(answer.json()["refused"]), "fr")


@pytest.mark.parametrize(
    "raw",
    [
        *("", "{", "[]", "null", '{"type": "choose"}', '{"type": "hello", "since": "x"}', "\0"),
        '{"a":' + "[" * 4000,
    ],
)
def test_what_cannot_be_read_is_refused(ada: Person, raw: str) -> None:
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    seat.socket.send(raw)
    refused = seat.hear("refused")
    assert refused["id"] is None
    assert refused["text"]["id"] == "refused-message"


def test_hello_is_said_once_on_a_connection(ada: Person) -> None:
    table = ada.make(ME, COMPUTER).table
    seat = ada.sit(table)
    seat.send({"type": "hello", "since": None})
    refused = seat.hear("refused")
    assert refused["id"] is None
    assert refused["text"]["id"] == "refused-hello"
    for language in LANGUAGES:
        assert render(words_of(refused["text"]), language)
    assert ada.sit(table).options() == seat.options()


def test_a_message_that_is_too_large_is_refused(ada: Person) -> None:
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    seat.socket.send(json.dumps({"type": "ping", "id": "x" * 5000}))
    assert seat.hear("refused")["text"]["id"] == "refused-too-large"
    seat.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        seat.hear("never")


def test_a_body_that_is_too_large_is_refused(ada: Person) -> None:
    refused = ada.http.post("/api/tables", content=b" " * 20_000)
    assert refused.status_code == 413
    assert refused.json()["refused"]["id"] == "refused-too-large"


@pytest.mark.parametrize("id", ["", "\0", "a b", "é", "a\n"])
def test_the_id_of_a_command_is_of_letters_that_any_store_takes(ada: Person, id: str) -> None:
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    seat.socket.send(json.dumps({"type": "ping", "id": id}))
    assert seat.hear("refused")["text"]["id"] == "refused-message"


def test_odd_origins_and_long_paths_are_no_errors(ada: Person) -> None:
    refused = ada.http.post("/api/tables", json={}, headers={"Origin": "http://["})
    assert refused.status_code == 403
    assert ada.http.get("/" + "x" * 300).status_code == 200
    assert ada.http.get("/api/tables/%00").status_code == 404


def test_the_log_is_json_whoever_breaks_off_or_talks_nonsense(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(database=str(tmp_path / "tables.db"))
    head = "POST /api/tables HTTP/1.1\r\nHost: crownlands\r\nContent-Length: 100\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as broken:
        broken.sendall(f"{head}{{".encode())
    with socket.create_connection(("127.0.0.1", server.port)) as strange:
        strange.sendall(b"nonsense\r\n\r\n")
        assert strange.recv(100).startswith(b"HTTP/1.1 400")
    server.stop()
    said = [json.loads(line) for line in server.lines]
    assert [line["level"] for line in said if line["level"] != "info"] == ["warning"]


def test_large_messages_count_as_haste(start: Callable[..., Server], tmp_path: Path) -> None:
    limits = {"commands": 1, "commands_at_once": 3}
    person = Person(start(database=str(tmp_path / "tables.db"), limits=limits))
    seat = person.sit(person.make(ME, COMPUTER).table)
    for _ in range(4):
        seat.socket.send("x" * 5000)
    ids = [seat.hear("refused")["text"]["id"] for _ in range(4)]
    assert ids[-1] == "refused-too-fast"


def test_haste_without_end_ends_the_connection_once(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    limits = {"commands": 0.001, "commands_at_once": 1}
    server = start(database=str(tmp_path / "tables.db"), limits=limits)
    person = Person(server)
    seat = person.sit(person.make(ME, COMPUTER).table)
    with suppress(ConnectionClosed):
        for _ in range(1000):
            seat.socket.send('{"type": "ping", "id": "again"}')
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408
    server.stop()
    assert "Traceback" not in "".join(server.lines)


def test_claims_and_replays_are_slowed_down(start: Callable[..., Server], tmp_path: Path) -> None:
    counts = {"makes_at_once": 3, "replays_at_once": 3, "looks_at_once": 3}
    rates = dict.fromkeys(("makes", "replays", "looks"), 0.001)
    server = start(database=str(tmp_path / "tables.db"), limits={**counts, **rates})
    ada = Person(server)
    made = ada.make(ME, COMPUTER)
    claims = [Person(server).follow(made.links["watch"]).status_code for _ in range(3)]
    assert claims == [200, 200, 429]
    replays = ("tables/{}/replay", "tables/{}/record", "verify?table={}", "tables/{}/replay")
    looks = ("tables/{}/replay/0",) * 4
    for paths in (replays, looks):
        codes = [ada.http.get(f"/api/{path.format(made.table)}").status_code for path in paths]
        assert codes == [409, 409, 409, 429]


def test_what_waits_for_a_reader_is_bounded_by_its_size() -> None:
    log = b"x" * (MOST_BYTES // 4)
    assert has_room([log] * 3, log)
    assert not has_room([log] * 4, b"x")
    assert has_room([], log * 5)
    assert not has_room([b"x"] * MOST_MESSAGES, b"x")


def test_other_sites_are_kept_out(server: Server, ada: Person) -> None:
    made = ada.make(ME, COMPUTER)
    evil = {"Origin": "https://evil.example"}
    refused = ada.http.post("/api/tables", json={}, headers=evil)
    assert refused.status_code == 403
    assert refused.json()["refused"]["id"] == "refused-origin"
    cookie = f"crownlands={ada.http.cookies['crownlands']}"
    url = f"{server.url}/api/tables/{made.table}/play".replace("http", "ws")
    with (
        connect(url, additional_headers={"Cookie": cookie, **evil}) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    own = {"Cookie": cookie, "Origin": server.url}
    with connect(url, additional_headers=own) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(10))["type"] == "table"


def test_the_cookie_is_out_of_reach_of_scripts(ada: Person) -> None:
    answer = ada.http.post("/api/tables", json={"game": "card_kingdoms", "seats": [ME, COMPUTER]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_over_https_the_cookie_is_sent_nowhere_else(ada: Person, scheme: str) -> None:
    wish = {"game": "card_kingdoms", "seats": [ME, COMPUTER]}
    answer = ada.http.post("/api/tables", json=wish, headers={"X-Forwarded-Proto": scheme})
    assert ("secure" in answer.headers["set-cookie"].lower()) == (scheme == "https")


def test_haste_is_slowed_down(start: Callable[..., Server], tmp_path: object) -> None:
    server = start(
        database=f"{tmp_path}/tables.db",
        limits={"commands": 1, "commands_at_once": 5, "makes": 0.01, "makes_at_once": 2},
    )
    ada = Person(server)
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    for number in range(20):
        seat.send({"type": "ping", "id": str(number)})
    assert seat.hear("refused")["text"]["id"] == "refused-too-fast"
    ada.make(ME, COMPUTER)
    refused = ada.http.post("/api/tables", json={"game": "card_kingdoms", "seats": [ME, COMPUTER]})
    assert refused.status_code == 429


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([ME, ME], "refused-two-of-me"),
        ([ME] + [COMPUTER] * 8, "refused-seats"),
        ([ME, {"kind": "computer", "level": "wizard"}], "refused-player"),
        ([ME, {"kind": "computer", "level": "greedy:1"}], "refused-player"),
        *(
            ([ME, {"kind": "computer", "level": f"hard:{time}"}], "refused-thinking-here")
            for time in ("", "0", "-1", "60", "1e9", "nan", "9000000i", "0.5 ")
        ),
        ([{"kind": "king"}], "refused-message"),
        ([], "refused-message"),
        ([{"kind": "me", "name": "x" * 30}], "refused-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Person, seats: Any, words: str) -> None:
    refused = ada.http.post("/api/tables", json={"game": "card_kingdoms", "seats": seats})
    assert refused.status_code in (400, 422)
    assert refused.json()["refused"]["id"] == words


def test_names_are_made_fit_to_be_shown(ada: Person) -> None:
    made = ada.make({"kind": "me", "name": "  A\u202eda \n\t B "}, COMPUTER)
    assert ada.sit(made.table).table["seats"][0]["name"] == "A da B"


def test_there_is_no_way_out_of_the_client_s_folder(server: Server) -> None:
    for path in ("/../run.py", "/%2e%2e/run.py", "/..%2frun.py", "//etc/passwd", "/assets/%00"):
        answer = Person(server).http.get(path)
        assert "def serve" not in answer.text
        assert "root:" not in answer.text
        assert answer.status_code < 500 or "has not been built" in answer.text


def test_unknown_routes_and_tables_say_so(ada: Person) -> None:
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
        missing = ada.http.request(method, "/api/nothing")
        assert missing.status_code == 404
        assert missing.json()["refused"]["id"] == "refused-no-route"
    assert ada.http.delete("/api/games").json()["refused"]["id"] == "refused-no-route"
    assert ada.http.get("/api/tables/nowhere").json()["refused"]["id"] == "refused-no-table"
    odd = ada.http.get("/api/tables/caf%C3%A9").json()["refused"]
    assert odd == {"id": "refused-no-table", "args": {"table": r"caf\xe9"}}
    assert ada.http.get("/api/games/chess/cards").status_code == 404
    assert ada.http.get("/api/games/card_kingdoms/rules/xx").status_code == 404
    assert ada.http.get("/api/words/xx").status_code == 404
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        ada.sit("nowhere")


def test_the_catalogue_tells_all_a_client_needs(ada: Person) -> None:
    games = ada.http.get("/api/games").json()
    assert games["levels"] == ["beginner", "easy", "greedy", "normal", "hard"]
    assert set(games["thinking"]) == {"normal", "hard"}
    assert set(games["thinking"].values()) <= set(games["times"])
    (game, *_) = games["games"]
    assert game["seats"] == [1, 2, 3, 4, 5]
    assert {setting["kind"] for setting in game["settings"]} <= {"switch", "one", "number", "some"}
    assert ada.http.get(f"/api/games/{game['name']}/cards").json()["cards"]
    words = ada.http.get("/api/words/fr")
    assert "refused-stale" in words.text
    tag = {"If-None-Match": words.headers["etag"]}
    assert ada.http.get("/api/words/fr", headers=tag).status_code == 304
    described = ada.http.get("/openapi.json").json()
    assert "NewTable" in described["components"]["schemas"]


def test_the_figures_can_be_read(ada: Person) -> None:
    seat = ada.sit(ada.make(ME, COMPUTER).table)
    play_on([seat], Random(1), 3)
    page = ada.http.get("/metrics").text
    assert "crownlands_answer_seconds_bucket" in page
    assert 'crownlands_commands_total{kind="Choose"}' in page
    assert ada.http.get("/healthz").json() == {"ok": True}


def test_the_figures_tell_how_long_what_was_stored_took_to_be_acknowledged(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    pause = 1.5
    server = start(database=str(tmp_path / "tables.db"), manners={"pause": (pause, pause)})
    ada, linus = Person(server), Person(server)
    made = ada.make(ME, {"kind": "open"})
    linus.follow(made.links["seats"]["1"])
    seats = [ada.sit(made.table), linus.sit(made.table)]
    for seat in seats:
        assert seat.choose(999)["type"] == "refused"
        assert seat.choose(seat.options()[0])["type"] == "done"
    for seat in seats:
        seat.catch_up()
    figures = dict(line.rsplit(" ", 1) for line in ada.http.get("/metrics").text.splitlines())
    assert float(figures["crownlands_answer_seconds_count"]) == 2
    assert float(figures["crownlands_answer_seconds_sum"]) < pause


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Host": "crownlands.example"},
        {"Host": ""},
        {"Host": "["},
        {"Host": "crownlands.example", "Authorization": "Bearer None"},
    ],
)
def test_the_figures_are_not_for_everybody(ada: Person, headers: dict[str, str]) -> None:
    refused = ada.http.get("/metrics", headers=headers)
    assert refused.status_code == 403
    assert refused.json()["refused"]["id"] == "refused-figures"


def test_the_figures_are_opened_by_their_token(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(database=str(tmp_path / "tables.db"), metrics_token="open sesame")
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    page = Person(server).http.get
    wrong = page("/metrics", headers={**elsewhere, "Authorization": "Bearer open"})
    right = page("/metrics", headers={**elsewhere, "Authorization": "Bearer open sesame"})
    assert (wrong.status_code, right.status_code) == (403, 200)
    assert "crownlands_tables_made" in right.text


def test_the_address_to_open_is_one_that_a_browser_knows() -> None:
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert address_of("::1", 8000) == "http://[::1]:8000"


def test_the_token_of_the_figures_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CROWNLANDS_METRICS_TOKEN", raising=False)
    assert options_for("tables.db").metrics_token is None
    monkeypatch.setenv("CROWNLANDS_METRICS_TOKEN", "open sesame")
    assert options_for("tables.db").metrics_token == "open sesame"
