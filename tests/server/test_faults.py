"""Faults of the store and its file: survived, or refused in a line that says what to do."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from deckhall.server.app import application
from deckhall.server.config import Config, InvalidConfig
from deckhall.server.maintenance import MIGRATIONS, NEWEST, Claim, back_up, check, migrate
from deckhall.server.writer import Unavailable, Write, Writer
from tests.server.people import Person, RunningServer, Seat, config, play, running, slow_bots

SEEDS = 100


# -- files -------------------------------------------------------------------------------------------


def test_one_server_for_each_database(tmp_path: Path) -> None:
    with running(config(tmp_path)), pytest.raises(InvalidConfig, match="another server is using"):
        Claim(tmp_path / "games.sqlite3")
    Claim(tmp_path / "games.sqlite3").give_up()


def test_a_failed_migration_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "db"
    migrate(database)
    steps = tmp_path / "steps"
    shutil.copytree(MIGRATIONS, steps)
    half = 'op.create_table("hat", sa.Column("id", sa.String))\n    op.drop_table("sitting")\n'
    head = f"import sqlalchemy as sa\nfrom alembic import op\nrevision = '9999'\ndown_revision = '{NEWEST}'\n"
    later = steps / "versions" / "9999_hats.py"
    later.write_text(
        head + f'def upgrade() -> None:\n    {half}    raise RuntimeError("the power is gone")\n'
    )
    before = schema(database)
    with pytest.raises(RuntimeError, match="power"):
        migrate(database, steps)
    assert schema(database) == before
    later.write_text(head + f"def upgrade() -> None:\n    {half}")
    migrate(database, steps)
    assert "hat" in str(schema(database))


def schema(database: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        return [*found, *connection.execute("SELECT version_num FROM alembic_version").fetchall()]


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").touch(0o644)
    (tmp_path / "secret").touch(0o644)
    with running(config(tmp_path)):
        back_up(tmp_path / "games.sqlite3", tmp_path / "copy")
        for file in tmp_path.iterdir():
            if file.is_file():
                assert file.stat().st_mode & 0o077 == 0, file.name


def test_an_error_of_the_store_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address, "Ola Secret") as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush"))
                await seat.until(lambda seat: seat.options)
                with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other, other:
                    other.execute("ALTER TABLE game_event RENAME TO gone")
                await seat.act("rest")
                assert await seat.refused() == "busy"
                with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other, other:
                    other.execute("ALTER TABLE gone RENAME TO game_event")
                await seat.act("rest")
                await seat.until(lambda seat: seat.view["turn"] > 0)
                assert "no such table" in str([vars(record) for record in caplog.records])
                for record in caplog.records:
                    line = str(vars(record).get("problem", ""))
                    assert seat.table["id"] not in line
                    assert "rest" not in line

    play(script)


@pytest.mark.parametrize("how", ["garbage", "truncated", "no secret"])
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, how: str) -> None:
    database, secret = tmp_path / "db", tmp_path / "secret"
    secret.write_text("x" * 40)
    migrate(database)
    if how == "garbage":
        database.write_bytes(b"this is no database" * 1_000)
    elif how == "truncated":
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.write_bytes(database.read_bytes()[:6_000])
    else:
        secret.unlink()
    with pytest.raises(InvalidConfig) as refused:  # which the command line says in one line
        application(Config(database=database, secret_file=secret))
    error = refused.value
    assert "\n" not in str(error)
    assert "put" in str(error), "it says what to do"


def log_of_ten_transactions(folder: Path) -> bytes:
    """A write-ahead log as a killed server leaves it, and its database in `folder`."""
    with closing(sqlite3.connect(folder / "source")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE move (code)")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(10):
            with connection:
                connection.execute("INSERT INTO move VALUES (?)", [f"move {number}" * 300])
        shutil.copy(folder / "source", folder / "db")
        return (folder / "source-wal").read_bytes()


def test_a_damaged_log_is_refused_in_one_line(tmp_path: Path) -> None:
    whole, log = log_of_ten_transactions(tmp_path), tmp_path / "db-wal"
    for place in (4, 40, 100, len(whole) // 2):
        log.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(InvalidConfig) as refused:
            check(tmp_path / "db")
        assert "\n" not in str(refused.value)
        assert "backup" in str(refused.value), "it says what to do"


def test_what_a_crash_leaves_in_the_log_is_no_damage(tmp_path: Path) -> None:
    whole, log = log_of_ten_transactions(tmp_path), tmp_path / "db-wal"
    for content in (whole, whole[:-100], whole[: len(whole) // 2], whole[:-100] + bytes(100), b""):
        log.write_bytes(content)
        check(tmp_path / "db")


def test_who_asks_while_nothing_can_be_read_is_told_to_come_again(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            table = await ola.make_table("me", "bot:random")
            server.tables.guests._known.clear()
            with monkeypatch.context() as patch:
                patch.setattr(server.tables.services.store, "engine", None)
                patch.setattr(server.tables.services.store, "read", unreadable)
                for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/my/tables"):
                    answer = await ola.client.get(path)
                    assert answer.status_code in (200, 503), answer.text
                assert answer.status_code == 503
                assert "internal_errors" not in (await ola.client.get("/metrics")).text
            assert (await ola.get("/api/me"))["name"] == "Ola"

    play(script)


async def unreadable(query: object, make: object, values: object = None) -> Any:
    raise Unavailable("disk I/O error")


def test_a_name_that_cannot_be_stored_is_not_taken(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            with failing(monkeypatch, lambda: True):
                assert (await ola.post("/api/me", {"name": "Olga"}, 503))["reason"] == "busy"
            assert (await ola.get("/api/me"))["name"] == "Ola"
            link = (await ola.get("/api/recovery"))["link"]
            with failing(monkeypatch, lambda: True):
                assert (await ola.client.post(link)).status_code == 503
            assert (await ola.client.post(link)).status_code == 303, "it has not been used up"

    play(script)


def test_a_database_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(tmp_path / "db")

    def read_only(*_: Any, **__: Any) -> sqlite3.Connection:
        return original(f"file:{tmp_path / 'db'}?mode=ro", uri=True)

    original = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(InvalidConfig, match="readonly"):
        check(tmp_path / "db")


# -- writes that fail ----------------------------------------------------------------------------------


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, fails: Any) -> Iterator[None]:
    """Every commit for which `fails()` is true fails as on a full disk."""
    commit = Writer._commit

    def wayward(self: Writer, connection: Any, batch: Any) -> None:
        if fails():
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
        commit(self, connection, batch)

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_commit", wayward)
        yield


def test_bots_go_on_by_themselves_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server, slow_bots(server, 0.3):
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush"))
                await seat.until(lambda seat: seat.options)
                await seat.act("rest")
                await seat.until(lambda seat: seat.view["turn"] == 1)
                with failing(monkeypatch, lambda: True):
                    await seat.quiet(0.8)
                    assert await ola.get("/healthz", 503) == {"ok": False}
                await seat.until(lambda seat: seat.options)
                await asyncio.sleep(1.1)
                assert await ola.get("/healthz") == {"ok": True}

    play(script)


def test_a_clock_that_ran_out_on_a_full_disk_counts_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                clock = {"kind": "bank", "seconds": 5, "at_zero": "loss"}
                table = await ola.make_table("me", "open", game="ambush", clock=clock)
                await jan.join(table)
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                live = server.tables.live[table]
                live._clocks.left[0] = 0.2
                live._clocks._since -= 4.8
                live.services.now()
                with failing(monkeypatch, lambda: True):
                    await asyncio.sleep(5.5)
                    assert live.saved.state == "playing"
                await seat.until(lambda seat: seat.is_over)
                assert seat.table["result"]["reason"] == "clock"

    play(script)


def test_the_server_stops_well_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        server = RunningServer(config(tmp_path))
        async with Person(server.address) as ola:
            seats = [await ola.sit(await ola.make_table("me", "bot:random")) for _ in range(3)]
            for seat in seats:
                await seat.until(lambda seat: seat.options)
            with failing(monkeypatch, lambda: True):
                await asyncio.to_thread(server.stop)
            for seat in seats:
                assert await seat.closed() == 1012
        with running(config(tmp_path)) as again:
            async with Person(again.address, cookie=ola.cookie) as back:
                seat = await back.sit(seats[0].table["id"])
                await seat.until(lambda seat: seat.options)

    play(script)


def test_a_locked_file_gets_an_answer_in_seconds(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush"))
                await seat.until(lambda seat: seat.options)
                with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
                    other.execute("BEGIN EXCLUSIVE")
                    started = time.monotonic()
                    await seat.act("rest")
                    assert await seat.refused() == "busy"
                    assert time.monotonic() - started < 15
                    other.execute("ROLLBACK")
                await seat.act("rest")
                await seat.until(lambda seat: seat.view["turn"] > 0)

    play(script)


class WaywardDisk:
    """A disk on which one write of every table goes wrong: which one, and how, follows from the table's seed."""

    HOW = ("fails", "delays", "dies", "is done, but not told")

    def __init__(self) -> None:
        self.plans: dict[str, tuple[int, str]] = {}
        self.writes: dict[str, int] = {}
        self.faults: dict[str, int] = dict.fromkeys(self.HOW, 0)

    def plan(self, table: str, seed: int) -> None:
        luck = random.Random(seed)
        self.plans[table] = (luck.randrange(1, 7), luck.choice(self.HOW))

    def fault(self, batch: list[Write]) -> str:
        """What goes wrong with these writes; "" for nothing."""
        found = ""
        for table in {event["game_id"] for write in batch for event in write.events}:
            self.writes[table] = self.writes.get(table, 0) + 1
            number, how = self.plans.get(table, (0, ""))
            if number == self.writes[table]:
                found = found or how
                self.faults[how] += 1
        return found


@contextmanager
def wayward(monkeypatch: pytest.MonkeyPatch, disk: WaywardDisk) -> Iterator[None]:
    commit = Writer._commit

    def writes(self: Writer, connection: Connection, batch: list[Write]) -> None:
        fault = disk.fault(batch)
        if fault == "delays":
            time.sleep(0.05)
        elif fault == "dies":
            connection.invalidate()
        if fault not in ("fails", "dies"):
            commit(self, connection, batch)
        if fault not in ("", "delays"):
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_commit", writes)
        yield


async def play_on_stubbornly(seat: Seat, luck: random.Random) -> list[str]:
    """Answer until the game is over, again when the store failed; the answers that were acknowledged."""
    acknowledged = []
    while not seat.is_over:
        if not seat.options:
            await seat.hear()
            continue
        before, option = len(seat.refusals), luck.choice(seat.options)
        await seat.act(option)
        await seat.tell("undo_answer", yes=False)  # always refused, and only when the act has been answered
        await seat.until(lambda seat, before=before: set(reasons(seat, before)) & LAST)  # type: ignore[misc]  # bound now
        if set(reasons(seat, before)) <= LAST:
            acknowledged.append(option)
    return acknowledged


LAST = {"no_offer", "not_playing"}


def reasons(seat: Seat, since: int) -> list[str]:
    return [refusal["reason"] for refusal in seat.refusals[since:]]


def is_within(some: list[str], more: list[str]) -> bool:
    """Whether all of these are among the others, in their order."""
    rest = iter(more)
    return all(one in rest for one in some)


def tables_on_a_wayward_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: range) -> None:
    disk = WaywardDisk()

    async def script() -> None:
        with running(config(tmp_path, connections_per_guest=10_000, tables_per_guest=10_000)) as server:
            async with Person(server.address) as ola:
                tables = [await ola.make_table("me", "bot:random", game="ambush") for _ in seeds]
                seats = [await ola.sit(table) for table in tables]
                for table, seed in zip(tables, seeds, strict=True):
                    disk.plan(table, seed)
                with wayward(monkeypatch, disk):
                    players = [
                        play_on_stubbornly(seat, random.Random(seed))
                        for seat, seed in zip(seats, seeds, strict=True)
                    ]
                    acknowledged = await asyncio.gather(*players)
                for table, seat, mine in zip(tables, seats, acknowledged, strict=True):
                    assert seat.view["turn"] == 6
                    moves = (await ola.get(f"/api/records/{table}"))["record"]["moves"]
                    assert moves == server.tables.live[table].game.codes()
                    assert is_within(mine, moves)
                assert min(disk.faults.values()) > 0

    play(script, 500)


def test_nothing_acknowledged_is_lost_on_a_wayward_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables_on_a_wayward_disk(tmp_path, monkeypatch, range(SEEDS))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("start", range(0, 2_000, 200))
def test_many_tables_on_a_wayward_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: int) -> None:
    tables_on_a_wayward_disk(tmp_path, monkeypatch, range(start, start + 200))
