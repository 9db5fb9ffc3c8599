"""Upkeep of the database: backups, and migrations when the server starts (with a backup made first)."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from deckhall.server.config import InvalidConfig
from deckhall.server.store import open_engine

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0002"  # the last of them


def back_up(database: Path, to: Path) -> None:
    """Copy the database, also while a server uses it. A file that is there is never overwritten."""
    if not database.exists():
        raise InvalidConfig(f"there is no database at {database}: give its place with --db")
    if to.exists():
        raise InvalidConfig(f"{to} is there already: choose another name for the backup")
    to.parent.mkdir(parents=True, exist_ok=True)
    half_done = to.with_name(to.name + ".part")
    half_done.unlink(missing_ok=True)
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
                " install that version again, or give another --db"
            )
        saved = None
        if present is not None:
            saved = database.with_name(f"{database.name}.before-{newest}-{time.strftime('%Y%m%d-%H%M%S')}")
            back_up(database, saved)
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        return saved
    finally:
        engine.dispose()


def _revision(database: Path) -> str | None:
    """The schema of a database, as Alembic wrote it down; None for a new one."""
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
