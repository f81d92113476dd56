"""A real browser at a real server, with the client as it is built."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from web import build

from tests.conftest import NO_BROWSER
from tests.server.deals import announce
from tests.server.people import Server

from .browsers import alone, find_browser
from .visitor import Visitor, visit

OPENED = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built anew where its sources have changed."""
    with alone(build.WEB / ".build.lock"):
        build.build()


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page from which the servers draw their deals."""
    page = tmp_path_factory.mktemp("deals") / "page"
    announce(page, "nobody")
    return str(page)


@pytest.fixture(scope="session")
def house(client: None, deals: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(database=str(tmp_path_factory.mktemp("house") / "tables.db"), deals=deals)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Show with a failure what every open browser shows, and what the server said last."""
    report = yield
    if report.when == "call" and report.failed:
        for visitor in item.stash.get(OPENED, []):
            report.sections.append((f"shown at {visitor.page.url}", visitor.shown(item.name)))
        server = item.funcargs.get("house")  # type: ignore[attr-defined]
        if server is not None:
            report.sections.append(("the server", "".join(server.lines[-20:])))
    return report


@pytest.fixture
def visitors(
    browser: Browser, house: Server, deals: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """A way to open browsers; at the end, none of them may have met a fault."""
    announce(Path(deals), request.node.name)
    opened: list[Visitor] = []
    request.node.stash[OPENED] = opened

    def opens(url: str | None = None, **wanted: Any) -> Visitor:
        visitor = visit(browser, url or house.url, **wanted)
        opened.append(visitor)
        return visitor

    yield opens
    for visitor in opened:
        visitor.page.context.close()
    assert [fault for visitor in opened for fault in visitor.faults] == []


@pytest.fixture
def ada(visitors: Callable[..., Visitor]) -> Visitor:
    return visitors()
