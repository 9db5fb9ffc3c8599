"""Upkeep of the database: one server for each file, backups, and migrations when the server starts."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from deckhall.server.config import InvalidConfig
from deckhall.server.store import open_engine
from deckhall.server.write_ahead_log import is_damaged

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0002"  # the last of them
_QUICKLY_CHECKED = 256 * 1024 * 1024  # bytes; larger files take too long to check at every start


class Claim:
    """The right to be the only server on a database, for as long as this process lives or until it is given up."""

    def __init__(self, database: Path) -> None:
        place = database.with_name(database.name + ".lock")
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise InvalidConfig(f"{place} cannot be written: {error.strerror}") from error
        if not _lock(self._file):
            self.give_up()
            raise InvalidConfig(
                f"another server uses {database}: stop it first, or start this one with another --db"
            )

    def give_up(self) -> None:
        os.close(self._file)


def _lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # only there
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check(database: Path) -> None:
    """Refuse, in words, a file that is damaged, no database, or cannot be written."""
    if not database.exists() or database.stat().st_size == 0:
        return
    log = database.with_name(database.name + "-wal")
    if log.exists() and log.stat().st_size < _QUICKLY_CHECKED and is_damaged(log):
        raise InvalidConfig(
            f"{log} is damaged, and acknowledged moves are in it: put a backup in the place of both files, or remove it"
            " to go on without them"
        )
    try:
        with closing(sqlite3.connect(database, timeout=5)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE probe (id)")  # begun and given up: whether it can be written
            connection.execute("ROLLBACK")
            if database.stat().st_size < _QUICKLY_CHECKED:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != "ok":
                    raise sqlite3.DatabaseError(found)
    except sqlite3.Error as error:
        raise InvalidConfig(
            f"the database {database} cannot be used: {error}. See to its disk and its owner, or put a backup in its"
            " place"
        ) from error


def back_up(database: Path, to: Path) -> None:
    """Copy the database, also while a server uses it. A file that is there is never overwritten."""
    if not database.exists():
        raise InvalidConfig(f"there is no database at {database}: pass its location with --db")
    if to.exists():
        raise InvalidConfig(f"{to} already exists: choose another name for the backup")
    to.parent.mkdir(parents=True, exist_ok=True)
    half_done = to.with_name(to.name + ".part")
    half_done.unlink(missing_ok=True)
    os.close(os.open(half_done, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half_done)) as target:
        source.backup(target)
        if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise InvalidConfig(f"the copy of {database} is damaged: is the disk full?")
    half_done.replace(to)


def migrate(database: Path, steps: Path = MIGRATIONS) -> Path | None:
    """Bring the database to the present schema; the path of the backup, when one was needed."""
    if steps == MIGRATIONS and _revision(database) == NEWEST:
        return None
    from alembic import command  # only now: it takes longer to import than most starts take
    from alembic.config import Config as AlembicConfig
    from alembic.script import ScriptDirectory

    config = AlembicConfig()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    present = _revision(database)
    if present == newest:
        return None
    engine = open_engine(database)
    try:
        if present is not None and present not in [script.revision for script in scripts.walk_revisions()]:
            raise InvalidConfig(
                f"{database} was made by a newer version of this program (schema {present}, here {newest}):"
                " install that version again, or use another --db"
            )
        saved = None
        if present is not None:
            saved = _free_name(f"{database}.before-{newest}-{time.strftime('%Y%m%d-%H%M%S')}")
            back_up(database, saved)
        _begin_by_hand(engine)
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        return saved
    finally:
        engine.dispose()


def _free_name(wanted: str) -> Path:
    place, number = Path(wanted), 1
    while place.exists():
        number += 1
        place = Path(f"{wanted}-{number}")
    return place


def _begin_by_hand(engine: Engine) -> None:
    """Have changes of the schema rolled back too: by itself Python begins no transaction before them."""

    @event.listens_for(engine, "connect")
    def leave_it(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _revision(database: Path) -> str | None:
    """The schema of a database, as Alembic wrote it down; None for a new one."""
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
