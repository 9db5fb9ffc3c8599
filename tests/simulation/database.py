"""A simulated PostgreSQL: its statements run in a SQLite in memory; on the way there and back anything may go wrong.

A transaction happens at one moment, whole or not at all: what is simulated is when its request arrives, whether its
answer does, and what becomes of sessions and their locks when a server dies, freezes or is cut off.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from random import Random
from types import SimpleNamespace
from typing import Any

import psycopg
from sqlalchemy import Engine, Insert, TextClause, create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from deckhall.server.databases import NOW
from deckhall.server.saved_table import SavedTable, read_sheet
from deckhall.server.schema import game_event, game_snapshot, game_table, metadata
from deckhall.server.writer import Write, Writer, _answer
from tests.simulation.clock import Process, SimulatedLoop

DIED, KEPT = (
    6.0,
    5.0,
)  # seconds after which a session whose other end is silent is given up by the database, by a server
LOCKED = 3.0  # seconds that somebody waits for a lock
EPOCH = 1_800_000_000.0  # what the clock shows when a simulation begins

# What PostgreSQL calls otherwise.
_DIALECT = (
    (NOW, "simulated_now()"),
    (" FOR SHARE OF o", ""),
    (
        "unnest(CAST(:ids AS text[]), CAST(:epochs AS bigint[])) AS w(id, epoch)",
        "(SELECT i.value AS id, e.value AS epoch FROM json_each(:ids) i JOIN json_each(:epochs) e ON i.key = e.key) w",
    ),
    ("SELECT unnest(CAST(:held AS text[]))", "SELECT value FROM json_each(:held)"),
    ("DELETE FROM node n", "DELETE FROM node AS n"),
    ("ORDER BY random()", "ORDER BY simulated_random()"),
)
_OWNED = {game_event.name: "game_id", game_snapshot.name: "game_id", game_table.name: "id"}


@cache
def _translated(statement: str) -> TextClause:
    for ours, theirs in _DIALECT:
        statement = statement.replace(ours, theirs)
    return text(statement)


@cache
def _engine() -> Engine:
    """One for all simulations of a process, so that statements are compiled once; each begins with empty tables."""
    engine = create_engine(
        "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("CREATE TABLE pg_database (oid INTEGER, datname TEXT)"))
        connection.execute(
            text("CREATE TABLE pg_locks (locktype, classid, objid, granted, objsubid, database)")
        )
        connection.execute(text("INSERT INTO pg_database VALUES (1, 'simulated')"))
    return engine


class Session:
    """One connection of a server to the database, as the database sees it."""

    def __init__(self, process: Process, listens: Callable[[Any], None] | None = None) -> None:
        self.process = process
        self.listens = listens
        self.is_alive = True


class Database:
    """All that servers share."""

    def __init__(
        self, loop: SimulatedLoop, luck: Random, trace: Callable[..., None], is_file: bool = False
    ) -> None:
        self.loop = loop
        self.is_file = is_file  # of one server: there are no sessions to be lost, but its disk may be full
        self.luck = luck
        self.trace = trace
        self.is_up = True
        self.is_smooth = False  # nothing goes wrong by itself any more
        self.commits = 0
        self.cut_off: dict[Process, asyncio.Event] = {}
        self.nodes: dict[
            Process, Callable[[], int]
        ] = {}  # who a server is among those that share the database
        self.broken: list[str] = []
        self.lost_answers = self.refused = 0
        self.told: Counter[tuple[str, int]] = (
            Counter()
        )  # how often it was stored that a seat is told of its turn
        self._is_told: dict[str, list[bool]] = {}  # by table: its seats
        self._sessions: list[Session] = []
        self._locks: dict[int, Session] = {}
        self._news: list[str] = []
        self._touched: set[str] = set()
        self._sheets: list[SavedTable] = []  # written, but not committed yet
        self._random = Random(luck.random())
        self.connection = _engine().connect()
        for table in [*metadata.sorted_tables]:
            self.connection.execute(table.delete())
        self.connection.execute(text("DELETE FROM pg_locks"))
        self.connection.commit()
        raw: Any = self.connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.create_function("simulated_now", 0, self.clock)
        raw.create_function("simulated_random", 0, self._random.random)
        raw.create_function("current_database", 0, lambda: "simulated")
        raw.create_function("pg_notify", 2, lambda _, news: self._news.append(news))
        raw.create_function(
            "pg_try_advisory_xact_lock_shared", 2, lambda _, node: int(node not in self._locks)
        )

    def _note_told(self, saved: SavedTable) -> None:
        """What a table says now about who was told of their turn."""
        before = self._is_told.get(saved.id) or [False for _ in saved.seats]
        now = self._is_told[saved.id] = [seat.told for seat in saved.seats]
        for seat, (was, is_told) in enumerate(zip(before, now, strict=True)):
            self.told[saved.id, seat] += is_told and not was

    def clock(self) -> float:
        return EPOCH + self.loop.now

    # -- sessions ------------------------------------------------------------------------------------

    def open(self, process: Process, listens: Callable[[Any], None] | None = None) -> Session:
        session = Session(process, listens)
        self._sessions.append(session)
        return session

    def end(self, session: Session) -> None:
        """A session is over: its locks are free."""
        if session.is_alive:
            session.is_alive = False
            self._sessions.remove(session)
            for node in [node for node, holder in self._locks.items() if holder is session]:
                del self._locks[node]
                self._note_lock("DELETE FROM pg_locks WHERE objid = :node", node)

    def lock(self, session: Session, node: int) -> bool:
        if self._locks.get(node, session) is not session:
            return False
        if node not in self._locks:
            self._locks[node] = session
            self._note_lock("INSERT INTO pg_locks VALUES ('advisory', (SELECT :class), :node, 1, 2, 1)", node)
        return True

    def _note_lock(self, statement: str, node: int) -> None:
        from deckhall.server.maintenance import LOCKS

        values = {"node": node, "class": LOCKS} if ":class" in statement else {"node": node}
        self.connection.execute(text(statement), values)
        self.connection.commit()

    def forget(self, process: Process) -> None:
        """A server has died, and its machine says so."""
        for session in [one for one in self._sessions if one.process is process]:
            self.end(session)

    def stop(self) -> None:
        self.is_up = False
        for session in [] if self.is_file else self._sessions.copy():
            self.end(session)

    def cut(self, process: Process) -> None:
        """Nothing passes between a server and the database from now on. After a while the database gives up on it."""
        healed = self.cut_off[process] = asyncio.Event()

        def give_up() -> None:
            if self.cut_off.get(process) is healed:
                self.forget(process)

        self.loop.call_later(DIED, give_up)

    def heal(self, process: Process) -> None:
        healed = self.cut_off.pop(process, None)
        if healed is not None:
            healed.set()

    # -- statements ----------------------------------------------------------------------------------

    def run(self, statement: Any, values: Any = None) -> Any:
        if isinstance(statement, TextClause):
            if isinstance(values, dict):
                values = {
                    name: json.dumps(value) if isinstance(value, list) else value
                    for name, value in values.items()
                }
            return self.connection.execute(_translated(statement.text), values or {})
        if isinstance(values, dict) and "sheet" in values:
            self._sheets.append(read_sheet(values["sheet"]))
        if isinstance(statement, Insert):
            owner = _OWNED.get(str(statement.table))
            if owner:
                rows = values if isinstance(values, list) else [values or {}]
                self._touched.update(row[owner] for row in rows)
        return self.connection.execute(statement, values)

    def commit(self, process: Process) -> None:
        touched, self._touched = self._touched, set()
        self._check_owner(process, touched)
        self.connection.commit()
        self.commits += 1
        if touched:
            self.trace("database", process.name, sorted(touched))
        sheets, self._sheets = self._sheets, []
        for sheet in sheets:
            self._note_told(sheet)
        news, self._news = self._news, []
        for one in news:
            self._tell(one)

    def roll_back(self) -> None:
        self._touched, self._sheets, self._news = set(), [], []
        self.connection.rollback()

    def _check_owner(self, process: Process, touched: set[str]) -> None:
        """The law that one server writes for a table, whatever the fence says."""
        if process not in self.nodes:
            return
        for table in sorted(touched):
            row = self.connection.execute(
                text("SELECT node FROM ownership WHERE table_id = :table"), {"table": table}
            ).first()
            owner = row[0] if row else None
            if owner != self.nodes[process]():
                self.broken.append(f"{process.name} writes for a table of server {owner}")

    def _tell(self, news: str) -> None:
        told = SimpleNamespace(payload=news)
        for session in self._sessions:
            if session.listens is not None and session.process not in self.cut_off:
                session.process.call_later(self.luck.uniform(0.001, 0.05), partial(session.listens, told))

    # -- the way there and back -----------------------------------------------------------------------

    def delay(self) -> float:
        if not self.is_smooth and self.luck.random() < 0.01:
            return self.luck.uniform(0.2, 4.0)
        return self.luck.uniform(0.0005, 0.004)

    def fails(self, chance: float) -> bool:
        return not self.is_smooth and self.luck.random() < chance


class SimulatedConnection:
    """A connection as SQLAlchemy gives it, for threads of a server."""

    def __init__(self, database: Database, process: Process) -> None:
        self._database = database
        self._process = process
        self._has_begun = False
        self._session: Session | None = None
        self._open()

    def _open(self) -> None:
        self._wait()
        if not self._database.is_up and not self._database.is_file:
            raise self._lost(is_open=False)
        self._session = self._database.open(self._process)

    def _lost(self, is_open: bool = True) -> OperationalError:
        problem = psycopg.OperationalError("the connection is lost")
        return OperationalError("", None, problem, connection_invalidated=is_open)

    def _wait(self) -> None:
        """For the network. A server that is cut off waits until it gives up."""
        database = self._database
        database.loop.pause(0.0 if database.is_file else database.delay())
        if self._process in database.cut_off:
            database.loop.pause(KEPT)
            if self._session is not None:
                database.end(self._session)
            raise self._lost(self._session is not None)

    def execute(self, statement: Any, values: Any = None) -> Any:
        if not self._has_begun:
            self._wait()
            self._check()
            self._has_begun = True
        return self._database.run(statement, values)

    def _check(self) -> None:
        database, session = self._database, self._session
        if session is None:  # it was invalidated: SQLAlchemy opens another
            self._open()
            session = self._session
        assert session is not None
        if not session.is_alive:
            raise self._lost()
        if database.is_file:
            if not database.is_up or database.fails(0.01):
                raise OperationalError("", None, sqlite3.OperationalError("database or disk is full"))
        elif database.fails(0.01):
            database.refused += 1
            database.end(session)
            raise self._lost()

    def commit(self) -> None:
        if not self._has_begun:
            return
        self._has_begun = False
        database, session = self._database, self._session
        assert session is not None
        database.commit(self._process)
        if not database.is_file and database.fails(0.01):
            database.lost_answers += 1
            database.end(session)
            raise self._lost()
        self._wait()
        if not session.is_alive:
            raise self._lost()

    def rollback(self) -> None:
        if self._has_begun:
            self._has_begun = False
            self._database.roll_back()

    def invalidate(self) -> None:
        self.close()
        self._session = None

    def close(self) -> None:
        self.rollback()
        if self._session is not None:
            self._database.end(self._session)


class SimulatedEngine:
    """What opens connections for one server."""

    def __init__(self, database: Database, process: Process) -> None:
        self._database = database
        self._process = process

    def connect(self) -> SimulatedConnection:
        return SimulatedConnection(self._database, self._process)

    @contextmanager
    def begin(self) -> Iterator[SimulatedConnection]:
        connection = self.connect()
        try:
            yield connection
            connection.commit()
        finally:
            connection.close()

    def dispose(self) -> None:
        pass


class SimulatedWriter(Writer):
    """The writer, in a simulated thread."""

    loop: SimulatedLoop

    def _start(self) -> None:
        self._waiting: list[Write] = []
        self._is_writing = False

    def put(self, write: Write) -> None:
        self._waiting.append(write)
        if not self._is_writing:
            self._is_writing = True
            write.future.get_loop().run_in_executor(None, self._write_all)

    def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            _answer(batch, self._write_patiently(batch))
        self._is_writing = False

    def close(self) -> None:
        self._hang_up()


class KeeperConnection:
    """A connection as psycopg gives it, on which a server gives its signs of life."""

    def __init__(self, database: Database, process: Process) -> None:
        self._database = database
        self._hear: list[Callable[[Any], None]] = []
        self._session = database.open(process, self._heard)

    def _heard(self, news: Any) -> None:
        for then in self._hear:
            then(news)

    def add_notify_handler(self, then: Callable[[Any], None]) -> None:
        self._hear.append(then)

    async def _way(self) -> None:
        database, session = self._database, self._session
        await asyncio.sleep(database.delay())
        healed = database.cut_off.get(session.process)
        if healed is not None:
            await healed.wait()
            if not session.is_alive and database.luck.random() < 0.5:
                await asyncio.get_running_loop().create_future()  # the answer was lost, and nobody tells us
        if not session.is_alive or database.fails(0.002):
            database.end(session)
            raise psycopg.OperationalError("the connection is lost")

    async def execute(self, statement: str, values: Any = None) -> Any:
        await self._way()
        database = self._database
        if "pg_advisory_lock" in statement:
            node = int(statement.rpartition(",")[2].strip(" )"))
            if not database.lock(self._session, node):
                await asyncio.sleep(LOCKED)
                if not database.lock(self._session, node):
                    raise psycopg.errors.LockNotAvailable("canceling statement due to lock timeout")
            rows: list[Any] = []
        elif statement.startswith("LISTEN"):
            rows = []
        else:
            if isinstance(values, tuple):
                statement = statement.replace("= ANY(%s)", "IN (SELECT value FROM json_each(:b))")
                statement, values = statement.replace("%s", ":a"), dict(zip("ab", values, strict=True))
            statement = statement.replace("%(address)s", ":address").replace("%(rules)s", ":rules")
            values = {name: value for name, value in (values or {}).items() if f":{name}" in statement}
            done = database.run(text(statement), values)
            rows = list(done.all()) if done.returns_rows else []
            database.commit(self._session.process)
        await self._way()
        return _Cursor(rows)

    async def close(self) -> None:
        self._database.end(self._session)


class _Cursor:
    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    async def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    async def fetchall(self) -> list[Any]:
        return [tuple(row) for row in self._rows]
