"""The same game on two servers, but for one seat's secret: the others receive the same bytes."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from crownlands.tables.live import LiveTable
from crownlands.tables.store import Store, summary_of
from crownlands.tables.terms import Chair, hashed
from tests.tables.tables import terms

from .people import Person, Seat, Server


def prepared(path: Path) -> str:
    """A store with one table: ada, linus and grace sit there, and a spectator watches."""
    people = ("ada", "linus", "grace")
    chairs = tuple(Chair(person=hashed(name), name=name) for name in people)
    store = Store(str(path))
    agreed = terms(chairs=chairs, host=hashed("watcher"))
    store.make(agreed, summary_of(LiveTable(agreed)))
    store.close()
    return str(path)


def sits(server: Server, name: str) -> Seat:
    person = Person(server)
    person.http.cookies.set("crownlands", name)
    return person.sit("table")


def test_a_secret_choice_changes_no_byte_that_the_others_receive(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    """Linus keeps the first duke on one server and the second on the other."""
    received = []
    for duke in (0, 1):
        server = start(database=prepared(tmp_path / f"{duke}.db"))
        seats = [sits(server, name) for name in ("ada", "linus", "grace", "watcher")]
        secret = seats[1].options()
        for seat, options in ((seats[1], [secret[duke]]), (seats[0], None), (seats[2], None)):
            seat.choose(options[0] if options else seat.options()[0])
        for seat in seats:
            seat.catch_up()
        random = Random(71)
        for _ in range(60):
            (asked,) = [seat for seat in seats if seat.question is not None]
            done = asked.choose(random.choice(asked.options()))
            asked.until(done["seq"])
            for seat in seats:
                seat.catch_up()
        received.append([seat.raw for seat in seats])
    for number, name in ((0, "ada"), (2, "grace"), (3, "watcher")):
        assert received[0][number] == received[1][number], name
    assert received[0][1] != received[1][1]
