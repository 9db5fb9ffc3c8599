"""The two kinds of databases: how each is opened, and the statements that differ between them."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Engine,
    Executable,
    Integer,
    bindparam,
    case,
    cast,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import QueuePool

from deckhall.server.schema import (
    analysis,
    finished_game,
    finished_seat,
    game_event,
    game_snapshot,
    game_table,
    guest,
    kept_deck,
    lesson_done,
    passkey,
    push_subscription,
    puzzle_now,
    puzzle_rating,
    puzzle_try,
    setting,
    sitting,
)

_LOCKED = 4  # seconds that a write waits for another lock
NOW = "extract(epoch FROM clock_timestamp())::float8"  # because the servers' own clocks may differ

# Of a finished game (`of_table`) and of its seats. Put together once: SQLAlchemy leaves garbage in cycles each time.
_EVENTS = game_event.c.game_id == bindparam("of_table")
_MOVES = select(func.count()).where(_EVENTS, game_event.c.kind == "move").scalar_subquery()
_FIRST = select(func.min(game_event.c.at)).where(_EVENTS).scalar_subquery()
_BEGAN = func.coalesce(cast(_FIRST, Integer), bindparam("at_latest"))
_SUBSTITUTED = select(func.count()).where(
    _EVENTS, game_event.c.kind == "substituted", game_event.c.seat == bindparam("of_seat")
)
_REPLACED = case((_SUBSTITUTED.scalar_subquery() > 0, 1), else_=0)


class Statements:
    """The statements that differ between the databases."""

    def __init__(self, is_shared: bool) -> None:
        self._insert: Any = postgresql.insert if is_shared else sqlite.insert
        self.table = self._upsert(game_table)
        self.snapshot = self._upsert(game_snapshot)
        self.guest = self._upsert(guest, but=("recoveries", "created"))  # these are counted, or never change
        self.deck = self._upsert(kept_deck)
        self.lesson = self._insert(lesson_done).on_conflict_do_nothing()
        self.tried = self._upsert(puzzle_try)
        self.rating = self._upsert(puzzle_rating)
        self.puzzle = self._upsert(puzzle_now)
        self.analysis = self._upsert(analysis)
        self.setting = self._upsert(setting)
        self.sit = self._insert(sitting).on_conflict_do_nothing()
        self.finished_game = self._result(finished_game, moves=_MOVES, began=_BEGAN)
        self.finished_seat = self._result(finished_seat, replaced=_REPLACED)
        self.passkey = self._insert(passkey)
        self.push_subscription = self._upsert(push_subscription)
        self.first_setting = self._insert(setting).on_conflict_do_nothing()

    def _result(self, table: Any, **counted: Any) -> Executable:
        """The result of a finished game, with what is counted in its events."""
        statement: Executable = self._insert(table).values(**counted).on_conflict_do_nothing()
        return statement

    def _upsert(self, table: Any, but: tuple[str, ...] = ()) -> Executable:
        statement = self._insert(table)
        changed = {
            column.name: statement.excluded[column.name]
            for column in table.c
            if not column.primary_key and column.name not in but
        }
        upsert: Executable = statement.on_conflict_do_update(
            index_elements=list(table.primary_key.columns), set_=changed
        )
        return upsert


def open_engine(path: Path) -> Engine:
    """An engine for the file, with write-ahead log and full durability for every commit.

    The file contains the seeds of running games: only its owner may read it, and errors do not include statement
    parameters.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # without write access the database gives a clearer error
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=QueuePool,
        pool_size=4,
        max_overflow=4,
        connect_args={"check_same_thread": False, "timeout": _LOCKED},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def open_postgresql(url: str) -> Engine:
    """An engine for PostgreSQL that notices a lost connection quickly.

    A server that freezes within a transaction must not keep its tables locked for those that may soon take them, so
    PostgreSQL ends a transaction in which nothing happens.
    """
    return create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1),
        pool_size=6,
        max_overflow=6,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": 2,
            "keepalives_idle": 3,
            "keepalives_interval": 1,
            "keepalives_count": 3,
            "tcp_user_timeout": 5_000,
            "options": "-c lock_timeout=5s -c statement_timeout=20s -c idle_in_transaction_session_timeout=4s",
        },
        hide_parameters=True,
    )
