"""Whether a table allows hints to all."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
