"""The first schema: guests, tables, who sits where, events, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("colour", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("recoveries", sa.Integer, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("sheet", sa.LargeBinary, nullable=False),
    )
    op.create_index("game_table_listed", "game_table", ["listed", "state", "created"])
    op.create_table(
        "sitting",
        sa.Column("guest_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("sitting_newest", "sitting", ["guest_id", "created"])
    op.create_table(
        "game_event",
        sa.Column("game_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("content", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "game_snapshot",
        sa.Column("game_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
