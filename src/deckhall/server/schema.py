"""The tables of the database. A change here needs a migration in migrations/versions."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

guest = Table(
    "guest",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("colour", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("recoveries", Integer, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String, primary_key=True),
    Column("state", String, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("sheet", LargeBinary, nullable=False),
    Index("game_table_listed", "listed", "state", "created"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("created", Integer, nullable=False),
    Index("sitting_newest", "guest_id", "created"),
)

# The primary key is the optimistic lock: whoever writes (game, seq) first has made the move.
game_event = Table(
    "game_event",
    metadata,
    Column("game_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("content", String, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

game_snapshot = Table(
    "game_snapshot",
    metadata,
    Column("game_id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

# Decks that guests made and keep. Those of a game are called <table>-<seat>, so that each is kept once.
kept_deck = Table(
    "kept_deck",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest_id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("deck", String, nullable=False),
    Column("made", Integer, nullable=False),
    Index("kept_deck_newest", "guest_id", "made"),
)
