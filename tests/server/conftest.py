"""Real servers on real stores."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres

from .people import Person, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that most tests share."""
    running = Server(database=str(tmp_path_factory.mktemp("server") / "tables.db"))
    yield running
    running.stop()


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Callable[..., Server]:
    """A way to start servers that are gone after the test."""

    def starts(**given: object) -> Server:
        running = Server(**given)
        request.addfinalizer(running.kill)
        return running

    return starts


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def linus(server: Server) -> Person:
    return Person(server)
