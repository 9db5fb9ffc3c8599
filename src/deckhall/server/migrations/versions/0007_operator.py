"""The operator's orders: banned or silenced guests and addresses, and the log of all actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sanction",
        sa.Column("measure", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "operator_deed",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("address", sa.String, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
