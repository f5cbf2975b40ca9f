"""Whether a bot stands in for somebody who was only away; the tables of a person, counted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    stands_in = sa.Column("stands_in", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", stands_in)
    op.create_index("tables_of_a_host", "tables", ["host"])
