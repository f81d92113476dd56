"""The same deals every time: what a test was dealt once, it is dealt again.

A real server deals from real chance. A test that plays by clicks would so play another game each
time, and what fails once could not be looked into. So the servers of such tests draw their secrets
from a page on which the test has written its name. `DEAL=2 pytest tests/browser` deals others.
"""

import os
import secrets
from hashlib import sha256
from pathlib import Path


def announce(page: Path, test: str) -> None:
    """Write the test's name on the page; from here on its deals are drawn, from the first."""
    page.write_text(f"{test}/{os.environ.get('DEAL', '1')}", encoding="utf-8")


def draw_from(page: Path) -> None:
    """Let this process draw its secrets from the page; to be called before any are drawn."""
    named = ""
    drawn = 0

    def token_hex(size: int) -> str:
        nonlocal named, drawn
        name = page.read_text(encoding="utf-8")
        drawn = drawn + 1 if name == named else 1
        named = name
        return sha256(f"{name}/{drawn}".encode()).hexdigest()[: 2 * size]

    secrets.token_hex = token_hex  # type: ignore[assignment]
