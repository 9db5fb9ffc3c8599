"""What is kept of every finished game, and passkeys. The server fills in games already finished in the background
(`deckhall.server.results`)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finished_game",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("choices", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("clock", sa.String, nullable=False),
        sa.Column("from_position", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("began", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
    )
    op.create_table(
        "finished_seat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("shares", sa.Integer, nullable=False),
        sa.Column("champion", sa.String, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Integer, nullable=False),
        sa.Column("out_of_time", sa.Integer, nullable=False),
        sa.Column("replaced", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("finished_seat_newest", "finished_seat", ["guest_id", "ended"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest_id", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkey_guest", "passkey", ["guest_id"])


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
