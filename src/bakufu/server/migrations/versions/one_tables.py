"""Tables, seats, logs and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("start", sa.Text),
        sa.Column("sandbox_of", sa.String(40)),
        sa.Column("rematch", sa.String(40)),
        sa.Column("clock", sa.Integer),
    )
    op.create_index("tables_in_the_lobby", "tables", ["private", "phase", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("free", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
    )
    op.create_index("seats_of_a_person", "seats", ["person"])
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text),
        sa.Column("undone_to", sa.Integer),
        sa.Column("harmless", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("sender", sa.Integer),
        sa.Column("message_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "sender", "message_id", name="one_answer_each"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("message_id", sa.String(64), nullable=False),
        sa.UniqueConstraint("table_id", "person", "message_id", name="said_once"),
    )
