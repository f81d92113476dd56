"""The first tables: terms, entries, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("thinks", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_that_think", "tables", ["thinks"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(128)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="a_command_counts_once"),
    )
    op.create_table(
        "guests",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("guests")
    op.drop_table("entries")
    op.drop_table("tables")
