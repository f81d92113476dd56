"""The store: tables and their entries in SQLite or PostgreSQL.

Everything here blocks; the hall calls it from threads. `writing.py` groups the commits.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from crownlands.tables.live import LiveTable
from crownlands.tables.schema import ENTRIES, GUESTS, TABLES
from crownlands.tables.terms import Entry, Terms, now

CHANNEL = "crownlands"
# Any number will do, as long as all servers use the same one.
MIGRATION_LOCK = 7_203_144


SUM_UP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        {
            **{name: bindparam(name) for name in ("over", "thinks", "summary")},
            "moved": func.coalesce(bindparam("moved"), TABLES.c.moved),
        }
    )
)


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as lists show it."""

    person: str | None
    name: str | None
    asked: bool


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table without playing its history."""

    seats: tuple[SeatSummary, ...]
    over: bool
    thinks: bool


class Kept(NamedTuple):
    """An entry as the store keeps it, and when it was written."""

    entry: Entry
    written: float


def summary_of(live: LiveTable) -> Summary:
    """Sum up a table for lists, and whether people wait there for a computer player."""
    asked = live.asked()
    seats = tuple(
        SeatSummary(chair.person, chair.name, seat in asked)
        for seat, chair in enumerate(live.chairs)
    )
    return Summary(seats, live.over, bool(live.thinking() and live.people()))


@dataclass(frozen=True)
class Listed:
    """A table in a person's list."""

    terms: Terms
    summary: Summary
    moved: float


@dataclass(frozen=True)
class Addition:
    """An entry to be added as number `number` of a table's history, with the summary after it.

    After a secret one, the table has not moved for anybody who looks at a list.
    """

    table: str
    number: int
    entry: Entry
    summary: Summary
    secret: bool = False


class Store:
    """Reads and writes tables; safe to use from several threads and processes."""

    def __init__(self, url: str) -> None:
        self.server = token_hex(8)
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self._writing = self.engine.execution_options(writes=True)
        self._insert = postgresql.insert if self.shared else sqlite.insert
        added = self._insert(ENTRIES).on_conflict_do_nothing()
        self._add_entries = added.returning(ENTRIES.c.table_id, ENTRIES.c.number)
        migrate(self._writing)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def check(self) -> None:
        """Ask the database for a sign of life."""
        with self.engine.connect() as connection:
            connection.execute(text("select 1"))

    # Writing ----------------------------------------------------------------------------

    def make(self, terms: Terms, summary: Summary) -> None:
        """Write a new table and its guests."""
        people = {chair.person for chair in terms.chairs if chair.person is not None}
        with self._writing.begin() as connection:
            connection.execute(
                self._insert(TABLES)
                .on_conflict_do_nothing()
                .values(
                    id=terms.table,
                    terms=written(terms),
                    moved=terms.made,
                    over=summary.over,
                    thinks=summary.thinks,
                    summary=written(summary),
                )
            )
            for person in sorted(people | {terms.host}):
                _welcome(connection, self._insert, person, terms.table)

    def welcome(self, person: str, table: str) -> None:
        """Note that a person sits or watches at a table."""
        with self._writing.begin() as connection:
            _welcome(connection, self._insert, person, table)

    def add(self, additions: Sequence[Addition]) -> list[bool]:
        """Add entries in one transaction; tells for each whether it got its number.

        They are written in one order everywhere, so that two servers never wait for each other.
        """
        ordered = sorted(additions, key=lambda addition: (addition.table, addition.number))
        time = now()
        with self._writing.begin() as connection:
            rows = [_entry_row(addition, time) for addition in ordered]
            got = {tuple(row) for row in connection.execute(self._add_entries, rows)}
            added = [(a.table, a.number) in got for a in additions]
            if got:
                last = {a.table: a for a in ordered if (a.table, a.number) in got}
                connection.execute(SUM_UP, [_summary_row(a, time) for a in last.values()])
                if self.shared:
                    news = postgresql.array([f"{self.server}/{table}" for table in last])
                    connection.execute(select(func.pg_notify(CHANNEL, func.unnest(news))))
        return added

    # Reading ----------------------------------------------------------------------------

    def read(self, table: str) -> tuple[Terms, list[Kept]] | None:
        """Read a table and its whole history."""
        with self.engine.connect() as connection:
            terms = connection.scalar(select(TABLES.c.terms).where(TABLES.c.id == table))
            if terms is None:
                return None
            return msgspec.json.decode(terms, type=Terms), _entries(connection, table, 0)

    def read_on(self, table: str, number: int) -> list[Kept]:
        """Read the entries of a history from this number on."""
        with self.engine.connect() as connection:
            return _entries(connection, table, number)

    def is_guest(self, person: str, table: str) -> bool:
        """Whether a person sits or watches at a table."""
        with self.engine.connect() as connection:
            found = connection.scalar(
                select(GUESTS.c.person).where(GUESTS.c.person == person, GUESTS.c.table_id == table)
            )
            return found is not None

    def tables_of(self, person: str, most: int = 100) -> list[Listed]:
        """List a person's tables, the last moved first."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(TABLES.c.terms, TABLES.c.summary, TABLES.c.moved)
                .join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
                .where(GUESTS.c.person == person)
                .order_by(TABLES.c.moved.desc())
                .limit(most)
            ).all()
        return [
            Listed(
                msgspec.json.decode(terms, type=Terms),
                msgspec.json.decode(summary, type=Summary),
                moved,
            )
            for terms, summary, moved in rows
        ]

    def thinking(self) -> list[str]:
        """List the tables where people wait for a computer player."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.thinks)))


def _entry_row(addition: Addition, time: float) -> dict[str, Any]:
    return {
        "table_id": addition.table,
        "number": addition.number,
        "command": addition.entry.command,
        "entry": written(addition.entry),
        "written": time,
    }


def _summary_row(addition: Addition, time: float) -> dict[str, Any]:
    summary = addition.summary
    return {
        "table": addition.table,
        "moved": None if addition.secret else time,
        "over": summary.over,
        "thinks": summary.thinks,
        "summary": written(summary),
    }


def _welcome(connection: Connection, insert: Any, person: str, table: str) -> None:
    guest = {"person": person, "table_id": table}
    connection.execute(insert(GUESTS).on_conflict_do_nothing(), guest)


def _entries(connection: Connection, table: str, number: int) -> list[Kept]:
    rows = connection.execute(
        select(ENTRIES.c.entry, ENTRIES.c.written)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= number)
        .order_by(ENTRIES.c.number)
    )
    return [Kept(msgspec.json.decode(entry, type=Entry), time) for entry, time in rows]


def written(value: msgspec.Struct) -> str:
    """Write a value as JSON text."""
    return msgspec.json.encode(value).decode()


# Opening ------------------------------------------------------------------------------------


def open_engine(url: str) -> Engine:
    """Open a database by its URL; a bare path is a SQLite file.

    In memory each thread would have a database of its own. Errors leave out what was to be written:
    they are logged, and it may be secret.
    """
    parsed = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    if parsed.database in (None, "", ":memory:"):
        raise ArgumentError("SQLite needs a file")
    waits = {"timeout": 30, "isolation_level": None}
    engine = create_engine(parsed, connect_args=waits, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write ahead, and sync to the disk with every commit."""
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock from the start where something will be written."""
    writes = "writes" in connection.get_execution_options()
    connection.exec_driver_sql("begin immediate" if writes else "begin")


def migrate(engine: Engine) -> None:
    """Bring the store's tables up to date; of several servers, one does it."""
    config = Config()
    config.set_main_option("script_location", str(files("crownlands.tables") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
