"""Analyses of finished games, by record, rules and judge, so that none is repeated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("record", sa.String, primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True),
        sa.Column("judge", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_index("analysis_oldest", "analysis", ["at"])


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
