"""Several processes at the same tables: versions, homes, clocks, who is where."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("home", sa.String(16)))
    op.add_column("seats", sa.Column("due", sa.Float))
    op.create_index("tables_with_a_home", "tables", ["home"])
    op.drop_index("tables_in_the_lobby", "tables")
    in_the_lobby = sa.text("private IS FALSE AND phase <> 'over'")
    op.create_index(
        "tables_in_the_lobby",
        "tables",
        ["created"],
        postgresql_where=in_the_lobby,
        sqlite_where=in_the_lobby,
    )
    with_clock = sa.text("clock IS NOT NULL")
    op.create_index(
        "tables_with_a_clock",
        "tables",
        ["phase"],
        postgresql_where=with_clock,
        sqlite_where=with_clock,
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
    )
    op.create_table(
        "spent",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("rest", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("presence_at_a_table", "presence", ["table_id"])
