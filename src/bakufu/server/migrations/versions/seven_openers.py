"""From where a table was opened, and whose time is up next."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    opener = sa.Column("opener", sa.String(40), nullable=False, server_default="")
    op.add_column("tables", opener)
    op.drop_index("tables_in_the_lobby", "tables")
    in_the_lobby = sa.text("private IS FALSE AND phase <> 'over'")
    op.create_index(
        "tables_in_the_lobby",
        "tables",
        ["created", "opener", "host", "id"],
        postgresql_where=in_the_lobby,
        sqlite_where=in_the_lobby,
    )
    with_a_due = sa.text("due IS NOT NULL")
    op.create_index(
        "seats_with_a_due",
        "seats",
        ["due", "table_id"],
        postgresql_where=with_a_due,
        sqlite_where=with_a_due,
    )
