"""Storage: group commits, the optimistic lock, migrations with a backup first, backups of a running server."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from deckhall import cli
from deckhall.places import data_folder
from deckhall.server.config import Config, InvalidConfig, from_environment
from deckhall.server.maintenance import MIGRATIONS, NEWEST, _revision, back_up, migrate
from deckhall.server.saved_table import Event, SavedTable, Seat
from deckhall.server.store import open_store
from deckhall.server.table_messages import Settings
from deckhall.server.writer import Clash
from tests.server.people import Person, config, play, running


def a_sheet(name: str = "a") -> SavedTable:
    return SavedTable(name, "game", {}, Settings(), [Seat()], "host", 1)


def test_who_writes_a_number_first_has_made_the_move(tmp_path: Path) -> None:
    migrate(tmp_path / "db")
    store = open_store(tmp_path / "db")

    async def script() -> None:
        writes = [store.save(a_sheet(), events=[Event(1, "move", seat, {})]) for seat in range(5)]
        others = [store.save(a_sheet("b"), events=[Event(1, "move", 0, {})])]
        done = await asyncio.gather(*writes, *others, return_exceptions=True)
        assert [isinstance(one, Clash) for one in done] == [False, True, True, True, True, False]
        events, snapshot = await store.past("a")
        assert [(event.seq, event.seat) for event in events] == [(1, 0)]
        assert snapshot is None

    asyncio.run(script())
    store.close()


def test_a_table_changed_behind_the_servers_back_is_taken_up_again(tmp_path: Path) -> None:
    """Another process may write to the same database: the slower of two moves is refused and sees the other."""

    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                hands = {"hands": [[2, 3], [4, 5]]}
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush", choices=hands))
                await seat.until(lambda seat: seat.options)
                table = seat.table["id"]
                with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other, other:
                    other.execute(
                        "INSERT INTO game_event VALUES (?, 1, 'move', 0, ?, 0)",
                        (table, json.dumps({"option": "strike"})),
                    )
                await seat.act("rest")
                assert await seat.refused() == "stale"
                await seat.until(lambda seat: seat.options and seat.view["turn"] >= 2)
                assert seat.view["hits"][1] == 1, "the strike counts, the rest does not"
                await seat.play_on()

    play(script)


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random"))
                await seat.play_on()

                backup = tmp_path / "copy.sqlite3"
                words = ["backup", str(backup), "--db", str(tmp_path / "games.sqlite3")]
                with pytest.raises(SystemExit) as ended:
                    await asyncio.to_thread(cli.main, words)
                assert ended.value.code in (0, None)
                with closing(sqlite3.connect(backup)) as copy:
                    assert copy.execute("SELECT count(*) FROM game_event").fetchone() == (4,)
                with pytest.raises(InvalidConfig, match="already exists"):
                    back_up(tmp_path / "games.sqlite3", backup)

    play(script)
    with pytest.raises(InvalidConfig, match="there is no database"):
        back_up(tmp_path / "nowhere", tmp_path / "x")


def test_an_older_database_is_backed_up_and_migrated(tmp_path: Path) -> None:
    database, steps = tmp_path / "db", tmp_path / "migrations"
    assert migrate(database) is None, "a new one needs no backup"
    assert migrate(database) is None, "nor does one of today"
    assert _revision(database) == NEWEST
    assert [path.name[:4] for path in sorted((MIGRATIONS / "versions").glob("0*.py"))][-1] == NEWEST
    shutil.copytree(MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "9000_next.py").write_text(
        f"""
from alembic import op
import sqlalchemy as sa

revision, down_revision, branch_labels, depends_on = "9000", "{NEWEST}", None, None

def upgrade() -> None:
    op.add_column("guest", sa.Column("shoe_size", sa.Integer))
"""
    )
    saved = migrate(database, steps)
    assert saved is not None
    with closing(sqlite3.connect(database)) as new, closing(sqlite3.connect(saved)) as old:
        columns = "SELECT count(*) FROM pragma_table_info('guest') WHERE name = 'shoe_size'"
        assert new.execute(columns).fetchone() == (1,)
        assert old.execute(columns).fetchone() == (0,)
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)


def test_a_server_does_not_open_a_database_of_the_future(tmp_path: Path) -> None:
    migrate(tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InvalidConfig, match="made by a newer version"):
        migrate(tmp_path / "games.sqlite3")


def test_the_schema_and_the_migrations_agree(tmp_path: Path) -> None:
    from sqlalchemy import create_engine, inspect

    from deckhall.server.schema import metadata

    migrate(tmp_path / "db")
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    found = inspect(engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: str(column["type"]) for column in found.get_columns(table.name)}
        assert columns == {column.name: str(column.type) for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [
            c.name for c in table.primary_key
        ]
    engine.dispose()


def test_configuration_comes_from_flags_then_environment_then_defaults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOST", "PORT", "DB", "SECRET_FILE", "ORIGINS", "GAMES", "LIMITS"):
        monkeypatch.delenv(f"DECKHALL_{name}", raising=False)
    monkeypatch.setenv("DECKHALL_DATA", str(tmp_path))
    assert from_environment() == Config()
    assert Config().database.parent == data_folder() == tmp_path
    monkeypatch.setenv("DECKHALL_PORT", "8123")
    monkeypatch.setenv("DECKHALL_HOST", "0.0.0.0")
    assert from_environment(port=9000, host=None) == Config(port=9000, host="0.0.0.0")
    monkeypatch.setenv("DECKHALL_PORT", "many")
    with pytest.raises(InvalidConfig, match="DECKHALL_PORT must be a number"):
        from_environment()
    monkeypatch.setenv("DECKHALL_PORT", "99999")
    with pytest.raises(InvalidConfig, match="0 to 65535"):
        from_environment()


def test_the_secret_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    settings = Config(secret_file=tmp_path / "deep" / "secret")
    secret = settings.secret()
    assert len(secret) == 64
    assert settings.secret() == secret
    assert (tmp_path / "deep" / "secret").stat().st_mode & 0o077 == 0
    (tmp_path / "short").write_text("abc")
    with pytest.raises(InvalidConfig, match="too short"):
        Config(secret_file=tmp_path / "short").secret()


def test_the_commands_explain_themselves() -> None:
    for name in ("serve", "backup"):
        shown = CliRunner().invoke(cli.application(name), [name, "--help"])
        assert shown.exit_code == 0
        assert "--db" in shown.output
