"""A club's server under load: 1,000 tables at one process and at three, 2,000 idle sockets, memory over 5,000 games.

Each table makes a move every five seconds, as people do, then every two, then every second.
Sizes: DECKHALL_LOAD_TABLES, DECKHALL_LOAD_SOCKETS, DECKHALL_LOAD_GAMES, and DECKHALL_BENCH_SECONDS of measuring.
The memory over time is plotted in bench/memory.svg.
"""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import sys
import tempfile
from pathlib import Path

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from bench.bench_server import SECONDS, Load, Server, own_address
from bench.rows import Row
from tests import games
from tests.postgresql import cluster

TABLES = int(os.environ.get("DECKHALL_LOAD_TABLES", "1000"))
SOCKETS = int(os.environ.get("DECKHALL_LOAD_SOCKETS", "2000"))
GAMES = int(os.environ.get("DECKHALL_LOAD_GAMES", "5000"))
AT_ONCE = 50  # games played at the same time
IDLE_AFTER = 5.0  # seconds after which a finished table is removed from memory, instead of ten minutes
SETTLE = 5.0  # seconds between sitting down, or another pace, and measuring
PACES = (5.0, 2.0, 1.0)  # seconds between two moves of a table
PLOT = Path(__file__).parent / "memory.svg"


def say(text: str) -> None:
    """Print progress, separate from the rows."""
    print(f"  {text}", file=sys.stderr, flush=True)


async def waits(addresses: list[str]) -> list[list[float]]:
    """How long opponents wait for a move at this many tables, sorted, at each pace."""
    load = Load(*addresses, tables=TABLES)
    load.thinking = _around(PACES[0])
    await load.sit_down()
    gc.freeze()  # the load generator's own garbage collections must not be measured
    gc.disable()
    found = []
    for pace in PACES:
        load.thinking = _around(pace)
        say(f"{TABLES} tables at {len(addresses)} processes, a move every {pace:g} s, for {SECONDS:.0f} s")
        await asyncio.sleep(SETTLE + pace)
        load.waits.clear()
        await asyncio.sleep(SECONDS)
        found.append(sorted(load.waits))
        say(
            f"{len(found[-1])} moves, 99th of 100 after {1000 * found[-1][len(found[-1]) * 99 // 100]:.1f} ms"
        )
    await load.leave()
    gc.enable()
    return found


def _around(pace: float) -> tuple[float, float]:
    return pace / 2, pace * 3 / 2


def careful_database() -> str:
    """A database of a PostgreSQL that is as careful with its disk as a host's: that of the tests is not."""
    with cluster().connect("postgres") as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = on".encode())
        connection.execute("SELECT pg_reload_conf()")
    return cluster().database()


def moves(folder: Path) -> list[Row]:
    """One process on SQLite, then three on PostgreSQL with the same tables spread over them."""
    rows = []
    late: dict[float, list[float]] = {pace: [] for pace in PACES}
    for number in (1, 3):
        database = "" if number == 1 else careful_database()
        place = folder / str(number)
        place.mkdir()
        servers = [Server(place, database) for _ in range(number)]
        try:
            found = asyncio.run(waits([server.address for server in servers]))
        finally:
            for server in servers:
                server.stop()
        where = "one process" if number == 1 else f"{number} processes, PostgreSQL"
        for pace, these in zip(PACES, found, strict=True):
            late[pace].append(1000 * these[len(these) * 99 // 100])
            what = f"{TABLES} tables, {where}, a move every {pace:g} s at each"
            rows += [
                Row(f"{what}: moves", len(these) / SECONDS, "per second"),
                Row(f"{what}: move to update, median", 1000 * statistics.median(these), "ms late"),
                Row(f"{what}: move to update, 99th of 100", late[pace][-1], "ms late"),
            ]
    for pace, (one, three) in late.items():
        rows.append(
            Row(f"three processes against one, a move every {pace:g} s, 99th of 100", 100 * three / one, "%")
        )
    return rows


async def _look_on(server: Server) -> float:
    """Memory of sockets that only watch, spread over a few tables, in megabytes."""
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        wish = {"game": "highest_card", "seats": ["me", "open"], "choices": {}}
        tables = []
        for _ in range((SOCKETS + 99) // 100):  # as many as may watch one table
            tables.append((await http.post("/api/tables", json=wish)).json()["id"])
            http.cookies.clear()
    before = server.memory()
    lines: list[ClientConnection] = []
    for number in range(SOCKETS):
        where = f"ws://{server.address}/ws/tables/{tables[number // 100]}"
        source = own_address(number)
        lines.append(
            await connect(where, compression=None, ping_interval=None, open_timeout=60, local_addr=source)
        )
        if number % 500 == 499:
            say(f"{number + 1} idle sockets")
    await asyncio.sleep(SETTLE)
    used = (server.memory() - before) / 1024
    await asyncio.gather(*[line.close() for line in lines])
    return used


def sockets(folder: Path) -> list[Row]:
    server = Server(folder, games=str(games.FOLDER))
    try:
        return [Row(f"{SOCKETS} idle sockets", asyncio.run(_look_on(server)), "MB")]
    finally:
        server.stop()


async def _play(http: httpx2.AsyncClient) -> None:
    """Play a game against a bot that is resigned at once: a table, its game, its end."""
    wish = {"game": "highest_card", "seats": ["me", "bot:random"], "choices": {}}
    made = await http.post("/api/tables", json=wish)
    cookie = {"cookie": f"deckhall={made.cookies['deckhall']}"}
    http.cookies.clear()
    (await http.post(f"/api/my/tables/{made.json()['id']}/give_up", headers=cookie)).raise_for_status()


async def _games(server: Server) -> list[tuple[int, float]]:
    """Memory in megabytes after each number of games."""
    found = []
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        for number in range(0, GAMES, AT_ONCE):
            await asyncio.gather(*[_play(http) for _ in range(min(AT_ONCE, GAMES - number))])
            found.append((number + AT_ONCE, server.memory() / 1024))
            if (number + AT_ONCE) % 500 == 0:
                say(f"{number + AT_ONCE} games, {found[-1][1]:.0f} MB")
    return found


def memory(folder: Path) -> list[Row]:
    server = Server(folder, games=str(games.FOLDER), idle_after=IDLE_AFTER)
    try:
        found = asyncio.run(_games(server))
    finally:
        server.stop()
    PLOT.write_text(drawn(found))
    half = found[len(found) // 2 :]
    growth = (half[-1][1] - half[0][1]) / max(1, half[-1][0] - half[0][0]) * 1000
    return [
        Row(f"memory after {GAMES} games", found[-1][1], "MB"),
        Row("memory that a thousand games more take, in the second half", growth, "MB"),
    ]


def drawn(found: list[tuple[int, float]]) -> str:
    """A plot of memory over the number of games."""
    width, height, edge = 640, 240, 40
    most, top = found[-1][0], 1.2 * max(used for _, used in found)
    points = " ".join(
        f"{edge + (width - 2 * edge) * number / most:.1f},{height - edge - (height - 2 * edge) * used / top:.1f}"
        for number, used in found
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">
<rect width="{width}" height="{height}" fill="white"/>
<path d="M{edge} {edge}V{height - edge}H{width - edge}" fill="none" stroke="#888"/>
<polyline points="{points}" fill="none" stroke="#2060c0" stroke-width="2"/>
<text x="{edge}" y="{edge - 10}">{top:.0f} MB</text>
<text x="{width - edge}" y="{height - edge + 16}" text-anchor="end">{most:,} games</text>
</svg>
"""


def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        found = moves(Path(folder))
        for name, part in (("sockets", sockets), ("memory", memory)):
            place = Path(folder) / name
            place.mkdir()
            found += part(place)
    return found
