"""How far a game is, and whether somebody has put a table away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("moment", sa.Text))
    put_away = sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", put_away)
