"""Decks that guests made and keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept_deck",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("deck", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_index("kept_deck_newest", "kept_deck", ["guest_id", "made"])


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
