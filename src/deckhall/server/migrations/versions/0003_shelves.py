"""Where guests keep the tables of their own lists: in the list, in the archive, or removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sitting", sa.Column("shelf", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
