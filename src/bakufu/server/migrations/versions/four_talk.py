"""Passes given in advance; words to one person, and phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("passes", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("to_seat", sa.Integer))
    op.add_column("chat", sa.Column("to_person", sa.String(40)))
    op.add_column("chat", sa.Column("phrase", sa.Text))
