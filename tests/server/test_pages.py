"""The client's files, as a browser gets them."""

from pathlib import Path

from starlette.requests import Request

from crownlands.server.pages import FRESH, given


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
