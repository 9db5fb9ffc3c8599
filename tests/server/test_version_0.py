"""A database that an earlier version wrote (tests/fixtures/version-0): its tables are there, and live games go on.

Under later rules a live game goes on from its last snapshot; what was over stays over, and its record is refused.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import hmac
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from deckhall.kits import box
from tests.server.people import Person, RunningServer, Seat, config, play, running

FOLDER = Path(__file__).resolve().parent.parent / "fixtures" / "version-0"
TABLES: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text())
LIVE = [name for name, told in TABLES.items() if told["state"] == "playing"]
OVER = [name for name, told in TABLES.items() if told["state"] == "over"]
SECRET = "what a server of then signed its cookies with"
MOVES = 8  # that people make at each table


@pytest.fixture(params=["its rules", "later rules"])
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A server's folder with the old database, as it is or as if the rules had changed since."""
    (tmp_path / "secret").write_text(SECRET)
    database = tmp_path / "games.sqlite3"
    database.write_bytes(gzip.decompress((FOLDER / "tables.sqlite3.gz").read_bytes()))
    if request.param == "later rules":
        with closing(sqlite3.connect(database)) as connection:
            for table, sheet in connection.execute("SELECT id, sheet FROM game_table").fetchall():
                saved = json.loads(sheet)
                saved["rules"] = box(saved["game"]).rules - 1
                row = (json.dumps(saved).encode(), table)
                connection.execute("UPDATE game_table SET sheet = ? WHERE id = ?", row)
                connection.execute(
                    "UPDATE game_snapshot SET rules = ? WHERE game_id = ?", (saved["rules"], table)
                )
            connection.commit()
    return tmp_path


def of_present_rules(folder: Path) -> set[str]:
    """The tables that were written under the rules of this program; asked before a server carries them over."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        sheets = [json.loads(row[0]) for row in connection.execute("SELECT sheet FROM game_table")]
    return {saved["id"] for saved in sheets if saved["rules"] == box(saved["game"]).rules}


def come_back(server: RunningServer, name: str) -> Person:
    """Somebody with the cookie that the earlier version gave them."""
    guest = f"fixture-{name}"
    signed = hmac.new(SECRET.encode(), f"cookie:{guest}".encode(), hashlib.sha256).hexdigest()
    return Person(server.address, cookie=f"{guest}.{signed}")


async def play_some(server: RunningServer, table: str, seats: dict[int, Seat]) -> None:
    """Everybody answers with what is in the middle of their options, for a while or to the end."""
    for _ in range(MOVES):
        await asyncio.gather(*[seat.quiet(0.02) for seat in seats.values()])
        live = server.tables.live[table]
        while live.saved.state == "playing" and live.game.decision.player not in seats:  # noqa: ASYNC110 - a bot thinks
            await asyncio.sleep(0.01)
        if live.saved.state == "over":
            return
        seat = seats[live.game.decision.player]
        await seat.until(lambda seat: seat.options or seat.is_over)
        if seat.is_over:
            return
        before = seat.seq
        await seat.act(seat.options[len(seat.options) // 2])
        await seat.until(lambda seat, before=before: seat.seq > before or seat.is_over)  # type: ignore[misc]  # bound now
        assert not seat.refusals


def test_live_tables_go_on(folder: Path) -> None:
    unchanged = of_present_rules(folder)

    async def script() -> None:
        with running(config(folder)) as server:
            async with come_back(server, "ola") as ola, come_back(server, "jan") as jan:
                for table in LIVE:
                    then = TABLES[table]
                    same_rules = table in unchanged
                    seats = {0: await ola.sit(table)}
                    await seats[0].until(lambda seat: seat.table)
                    if seats[0].is_over:  # killed before its last snapshot, and its later moves do not fit
                        assert not same_rules
                        assert table.endswith("-killed")
                        assert seats[0].table["result"]["reason"] == "rules_changed"
                        continue
                    if seats[0].table["seats"][1:] and seats[0].table["seats"][1]["kind"] == "person":
                        seats[1] = await jan.sit(table)
                    game = server.tables.live[table].game
                    if same_rules:
                        assert game.digest() == then["digest"], table
                        assert len(server.tables.live[table].movers) == then["moves"], table
                    assert game.decision.player == then["player"]
                    await play_some(server, table, seats)
                    await asyncio.gather(*[seat.leave() for seat in seats.values()])

    play(script)


def test_finished_tables_show_their_replays_or_say_that_the_rules_changed(folder: Path) -> None:
    unchanged = of_present_rules(folder)

    async def script() -> None:
        with running(config(folder)) as server:
            async with come_back(server, "ola") as ola:
                mine = (await ola.get("/api/my/tables"))["tables"]
                assert {table["id"] for table in mine} == set(TABLES)
                for table in OVER:
                    same_rules = table in unchanged
                    told = await ola.get(f"/api/records/{table}")
                    assert told["replayable"] == same_rules
                    assert len(told["record"]["moves"]) == TABLES[table]["moves"]
                    shown = await ola.get(f"/api/replays/{table}?seat=all", 200 if same_rules else 409)
                    if same_rules:
                        assert shown["moves"] == TABLES[table]["moves"]
                    else:
                        assert shown["reason"] == "rules_changed"

    play(script)


def test_an_open_table_still_waits_for_somebody(folder: Path) -> None:
    async def script() -> None:
        with running(config(folder, forget_open_after=1e12)) as server:
            async with come_back(server, "jan") as jan:
                told = await jan.join("ascension-open")
                assert told["state"] == "playing"

    play(script)
