"""The store's tables. The history of a table is only ever added to."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# The terms never change. What comes after them is a summary for lists and for waking up, written
# with every entry; the history is the truth.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("moved", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("thinks", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_that_think", "thinks"),
)

# The primary key decides which of two answers to the same question came first.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", String(128)),
    Column("entry", Text, nullable=False),
    Column("written", Float, nullable=False),
    UniqueConstraint("table_id", "command", name="a_command_counts_once"),
)

# Who sits or watches where, to list a person's tables.
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)
