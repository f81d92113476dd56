"""The client's files, as a browser gets them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import Request

from crownlands.server.pages import FOR_ONE, FRESH, given

from .people import Person, Server


@pytest.fixture
def client(start: Callable[..., Server], tmp_path: Path) -> Server:
    """A server with a client that says nothing."""
    (tmp_path / "index.html").write_text("the client")
    return start(database=str(tmp_path / "tables.db"), static=str(tmp_path))


def asked_with(encodings: bytes) -> Request:
    return Request({"type": "http", "headers": [(b"accept-encoding", encodings)]})


def test_a_file_comes_compressed_where_the_browser_can_read_it(tmp_path: Path) -> None:
    script = tmp_path / "table.js"
    script.write_text("let x = 1;")
    (tmp_path / "table.js.gz").write_bytes(b"small")
    small = given(script, asked_with(b"gzip, br"), FRESH)
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["content-type"].startswith("text/javascript")
    plain = given(script, asked_with(b"identity"), FRESH)
    assert "content-encoding" not in plain.headers
    assert plain.path == script


def test_a_claim_whose_answer_was_lost_can_be_made_again(client: Server) -> None:
    link = Person(client).make({"kind": "me"}, {"kind": "open"}).links["seats"]["1"]
    linus = Person(client)
    assert linus.http.get(link).headers["cache-control"] == FOR_ONE
    lost = linus.follow(link, "Linus")
    assert "set-cookie" not in lost.headers
    again = linus.follow(link, "Linus")
    assert again.json()["seat"] == 1


def test_only_the_page_of_a_link_gives_a_token(client: Server) -> None:
    ada = Person(client)
    assert "set-cookie" not in ada.http.get("/rules/villages").headers
    assert "set-cookie" in ada.http.get("/t/table/link").headers
    known = ada.http.get("/t/table/link")
    assert "set-cookie" not in known.headers
    assert known.headers["cache-control"] == FRESH


@pytest.mark.parametrize("path", ["/", "/t/anything", "/healthz"])
def test_whoever_only_asks_after_a_page_is_answered(client: Server, path: str) -> None:
    http = Person(client).http
    asked, got = http.head(path), http.get(path)
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-length"] == got.headers["content-length"]
