"""The store: what its failures tell, and which tables it says to wake."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from crownlands.tables.live import LiveTable
from crownlands.tables.store import Addition, Store, summary_of
from crownlands.tables.terms import Chair, Entry

from .tables import terms


def test_an_error_of_the_store_tells_no_secret(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    agreed = terms()
    summary = summary_of(LiveTable(agreed))
    with store.engine.connect() as connection:
        connection.execute(text("drop table entries"))
        connection.execute(text("drop table guests"))
        connection.execute(text("drop table tables"))
        connection.commit()
    addition = Addition("table", 0, Entry("choose", 1, 77, command="p1/secret"), summary)
    with pytest.raises(SQLAlchemyError) as not_added:
        store.add([addition])
    with pytest.raises(SQLAlchemyError) as not_made:
        store.make(agreed, summary)
    store.close()
    told = f"{not_added.value}{not_made.value}"
    assert "no such table" in told
    for secret in (agreed.link_key, str(agreed.seed), "77", "p1"):
        assert secret not in told


def test_a_path_is_a_path_whatever_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "what?a=%20.db"
    Store(str(path)).close()
    assert path.exists()


def test_only_where_people_sit_too_does_a_computer_player_s_turn_wake_a_table(
    tmp_path: Path,
) -> None:
    store = Store(str(tmp_path / "tables.db"))
    computer = Chair(level="random")
    tables = {
        "alone": (computer, computer),
        "left": (Chair(person="p0", level="random"), computer),
        "together": (Chair(person="p0"), computer),
    }
    for table, chairs in tables.items():
        agreed = terms(table=table, chairs=chairs)
        assert LiveTable(agreed).thinking()
        store.make(agreed, summary_of(LiveTable(agreed)))
    assert store.thinking() == ["together"]
    store.close()
