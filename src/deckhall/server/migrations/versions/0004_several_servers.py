"""Several servers on one database: table ownership, shared limits; and which games continue without viewers."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_shared = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "node",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("takes", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "ownership",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("node", sa.Integer, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        postgresql_with={"fillfactor": 70},
    )
    op.create_table(
        "bucket",
        sa.Column("asker", sa.String, primary_key=True),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        prefixes=["UNLOGGED"] if is_shared else [],  # after a crash of the database, all limits start fresh
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.add_column("game_table", sa.Column("wakes", sa.Integer, nullable=False, server_default="0"))
    op.create_index("game_table_wakes", "game_table", ["wakes"])
    tables = sa.table("game_table", *(sa.column(name) for name in ("id", "state", "sheet", "wakes")))
    playing = sa.select(tables.c.id, tables.c.sheet).where(tables.c.state == "playing")
    for table_id, sheet in op.get_bind().execute(playing).all():
        if json.loads(bytes(sheet)).get("settings", {}).get("clock", {}).get("kind", "none") != "none":
            op.execute(tables.update().where(tables.c.id == table_id).values(wakes=1))


def downgrade() -> None:
    raise NotImplementedError("to go back, restore the backup made before the migration")
