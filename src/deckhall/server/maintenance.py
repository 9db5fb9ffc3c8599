"""Maintenance of the database: one server per file, backups, and migrations at startup."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, event, inspect, make_url, text
from sqlalchemy.exc import OperationalError

from deckhall.server.config import InvalidConfig
from deckhall.server.databases import open_engine, open_postgresql
from deckhall.server.write_ahead_log import is_damaged

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0009"  # the latest migration
LOCKS = 0xDECC  # the class of our advisory locks in PostgreSQL: 0 is for migrations, the others are servers
_QUICKLY_CHECKED = 256 * 1024 * 1024  # bytes; larger files take too long to check at every start


class Claim:
    """The exclusive right to a database, until it is released or the process ends."""

    def __init__(self, database: Path) -> None:
        place = database.with_name(database.name + ".lock")
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            why = error.strerror or str(error)
            raise InvalidConfig("fault-not-written", file=str(place), why=why) from error
        if not _lock(self._file):
            self.give_up()
            raise InvalidConfig("fault-database-taken", database=str(database))

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
    """Refuse a file that is damaged, not a database, or not writable, with an explanation."""
    if not database.exists() or database.stat().st_size == 0:
        return
    log = database.with_name(database.name + "-wal")
    if log.exists() and log.stat().st_size < _QUICKLY_CHECKED and is_damaged(log):
        raise InvalidConfig("fault-log-damaged", file=str(log))
    try:
        with closing(sqlite3.connect(database, timeout=5)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "CREATE TABLE probe (id)"
            )  # begun and rolled back: tests whether it is writable
            connection.execute("ROLLBACK")
            if database.stat().st_size < _QUICKLY_CHECKED:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != "ok":
                    raise sqlite3.DatabaseError(found)
    except sqlite3.Error as error:
        raise InvalidConfig("fault-database", database=str(database), why=str(error)) from error


def back_up(database: Path, to: Path) -> None:
    """Copy the database, even while a server uses it. An existing file is never overwritten."""
    if not database.exists():
        raise InvalidConfig("fault-no-database", database=str(database))
    if to.exists():
        raise InvalidConfig("fault-backup-exists", file=str(to))
    to.parent.mkdir(parents=True, exist_ok=True)
    half_done = to.with_name(to.name + ".part")
    half_done.unlink(missing_ok=True)
    os.close(os.open(half_done, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half_done)) as target:
        source.backup(target)
        if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise InvalidConfig("fault-backup-damaged", database=str(database))
    half_done.replace(to)


def migrate(database: Path, steps: Path = MIGRATIONS) -> Path | None:
    """Bring the database to the current schema; returns the path of the backup, if one was needed."""
    if steps == MIGRATIONS and _revision(database) == NEWEST:
        return None
    from alembic import command  # imported only here: it takes longer than most starts
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
                "fault-database-newer", database=str(database), present=present, newest=newest
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


def migrate_postgresql(url: str) -> bool:
    """Migrate a PostgreSQL database, even if others try at the same time; returns whether there was anything to do."""
    try:
        engine = open_postgresql(url)
    except ModuleNotFoundError as error:
        raise InvalidConfig("fault-extra", extra="postgresql", why=str(error)) from error
    try:
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCKS}, 0)"))  # one server at a time
            present = None
            if inspect(connection).has_table("alembic_version"):
                present = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            return present != NEWEST and _upgrade_postgresql(connection, present)
    except OperationalError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        raise InvalidConfig("fault-postgresql", why=reason) from error
    finally:
        engine.dispose()


def _upgrade_postgresql(connection: Connection, present: str | None) -> bool:
    from alembic import command
    from alembic.config import Config as AlembicConfig
    from alembic.script import ScriptDirectory

    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if present is not None and present not in known:
        shown = connection.engine.url.render_as_string(hide_password=True)
        raise InvalidConfig("fault-database-newer", database=shown, present=present, newest=NEWEST)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def how_to_dump(url: str, to: Path | None) -> str:
    """The command that backs a PostgreSQL up: it has a program of its own for that."""
    shown = make_url(url).set(password=None).render_as_string()
    file = to or Path("deckhall.dump")
    return f"pg_dump --format=custom --file={file} '{shown}'"


def _free_name(wanted: str) -> Path:
    place, number = Path(wanted), 1
    while place.exists():
        number += 1
        place = Path(f"{wanted}-{number}")
    return place


def _begin_by_hand(engine: Engine) -> None:
    """Include schema changes in transactions: by default Python begins none before them."""

    @event.listens_for(engine, "connect")
    def leave_it(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _revision(database: Path) -> str | None:
    """The schema version of a database, as recorded by Alembic; None for a new one."""
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
