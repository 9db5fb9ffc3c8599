"""Browsers that are told of their guest's turn while they are closed (Web Push)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("guest_id", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_index("push_subscription_guest", "push_subscription", ["guest_id"])


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
