"""The tables of the database. A change here needs a migration in migrations/versions."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

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
    Column(
        "wakes", Integer, nullable=False, server_default="0"
    ),  # continues without viewers, because a clock runs
    Index("game_table_wakes", "wakes"),
    Index("game_table_listed", "listed", "state", "created"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("created", Integer, nullable=False),
    Column("shelf", Integer, nullable=False, server_default="0"),
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

# Decks that guests keep. Those made in a game have the id <table>-<seat>, so that each is kept once.
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

# Lessons that guests have finished.
lesson_done = Table(
    "lesson_done",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("at", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# First tries at puzzles: `helped` if a hint was taken before the puzzle was solved or failed (`solved` is -1 until
# then).
puzzle_try = Table(
    "puzzle_try",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("helped", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Index("puzzle_try_newest", "guest_id", "game", "at"),
    sqlite_with_rowid=False,
)

puzzle_rating = Table(
    "puzzle_rating",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The ratings of puzzles so far; a puzzle not listed keeps its initial rating.
puzzle_now = Table(
    "puzzle_now",
    metadata,
    Column("puzzle", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("plays", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What is kept permanently of every finished game, even when its moves are gone: for its players' pages, and for future
# statistics. A table that was given up before its game began has no seats here.
finished_game = Table(
    "finished_game",
    metadata,
    Column("id", String, primary_key=True),  # of its table
    Column("game", String, nullable=False),
    Column("choices", String, nullable=False),  # the public ones
    Column("rules", Integer, nullable=False),
    Column("clock", String, nullable=False),
    Column("from_position", Integer, nullable=False),  # whether it began in the middle of another game
    Column("reason", String, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("began", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
)

# The players. `guest_id` is "" for bots and for deleted guests; `replaced`: a bot substituted for the person at some
# time.
finished_seat = Table(
    "finished_seat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),  # of a bot
    Column("shares", Integer, nullable=False),  # another person at the guest's device
    Column("champion", String, nullable=False),
    Column("score", Integer),
    Column("won", Integer, nullable=False),
    Column("resigned", Integer, nullable=False),
    Column("out_of_time", Integer, nullable=False),
    Column("replaced", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
    Index("finished_seat_newest", "guest_id", "ended"),
    sqlite_with_rowid=False,
)

# Passkeys of guests. `used` is when the last answered challenge was issued (milliseconds): older ones are void.
passkey = Table(
    "passkey",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest_id", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),  # the signature counter of its device
    Column("made", Integer, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkey_guest", "guest_id"),
)

# Browsers of guests that are told of their turn while they are closed: where their maker takes messages for them, and
# the keys with which only that browser can read these.
push_subscription = Table(
    "push_subscription",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("guest_id", String, nullable=False),
    Column("key", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("made", Integer, nullable=False),
    Index("push_subscription_guest", "guest_id"),
)

# Analyses of finished games by the digest of their record, as far as they have progressed: compressed JSON.
analysis = Table(
    "analysis",
    metadata,
    Column("record", String, primary_key=True),
    Column("rules", Integer, primary_key=True),
    Column("judge", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("at", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("analysis_oldest", "at"),
)

# The servers that share this database, and which of them owns a table (0: none). The epoch is incremented whenever a
# table changes owner; each write names the epoch in which its server owns the table. `until`: when its last owner was
# last alive.
node = Table(
    "node",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("takes", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

ownership = Table(
    "ownership",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("node", Integer, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
    postgresql_with={"fillfactor": 70},
)

# The remaining tokens of rate limits shared by several servers.
bucket = Table(
    "bucket",
    metadata,
    Column("asker", String, primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# Guests and addresses that the operator has banned or silenced: until when (0: forever), and the note for them.
sanction = Table(
    "sanction",
    metadata,
    Column("measure", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("note", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("until", Integer, nullable=False),
)

# The operator's log.
operator_deed = Table(
    "operator_deed",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("deed", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("name", String, nullable=False),
    Column("note", String, nullable=False),
    Column("until", Integer, nullable=False),
    Column("address", String, nullable=False),
)

setting = Table(
    "setting",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
