"""A club's server under load: 1,000 tables at one process and at three, 2,000 idle sockets, memory over 5,000 games.

Each table makes a move every five seconds, as people do, once without and once with the heartbeats that browsers send,
then every two seconds. On a virtual machine the host may take the processors away for a while, which no server can
make up for: seconds in which it took next to nothing are told apart, and measuring goes on until there are enough of
them, within limits.
Sizes: DECKHALL_LOAD_TABLES, DECKHALL_LOAD_SOCKETS, DECKHALL_LOAD_GAMES, and DECKHALL_BENCH_SECONDS, the least time of
measuring.
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
from typing import NamedTuple

import httpx2
from websockets.asyncio.client import ClientConnection, connect

import deckhall
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
HEARTBEAT = 1.5  # seconds between two pings of a browser
QUIET = 0.01  # the share of the processors that the host may take in an undisturbed second
ENOUGH = 20  # undisturbed seconds to wait for: about 4,000 moves, so that 40 are later than 99 of 100
LONGEST = 120  # seconds of waiting for them


class Pace(NamedTuple):
    """How much goes on: the seconds between two moves of a table, and whether browsers send pings as well."""

    seconds: float
    beats: bool = False

    def told(self) -> str:
        return f"a move every {self.seconds:g} s{' and heartbeats' if self.beats else ''}"


PACES = (Pace(5.0), Pace(5.0, beats=True), Pace(2.0))
PLOT = Path(__file__).parent / "memory.svg"


def say(text: str) -> None:
    """Print progress, separate from the rows."""
    print(f"  {text}", file=sys.stderr, flush=True)


def ticks() -> tuple[int, int]:
    """The ticks that the host of a virtual machine has taken so far, and all; zeros where nobody knows."""
    place = Path("/proc/stat")
    if not place.is_file():
        return 0, 0
    numbers = [int(number) for number in place.read_text().splitlines()[0].split()[1:]]
    return numbers[7], sum(numbers[:8])


class Waits(NamedTuple):
    """How long opponents waited for each move, second by second, and the share of the processors that the host took in
    each. A host that takes some of them holds up the server and the benchmark itself alike."""

    seconds: list[list[float]]
    taken: list[float]

    def undisturbed(self) -> Waits:
        """Only the seconds in which the host took next to nothing, nor in the second before: what it held up then may
        still wait."""
        quiet = [
            place for place in range(1, len(self.taken)) if max(self.taken[place - 1 : place + 1]) <= QUIET
        ]
        return Waits([self.seconds[place] for place in quiet], [self.taken[place] for place in quiet])

    def within(self, share: int) -> float:
        """The milliseconds within which so many of 100 moves arrived."""
        waited = sorted(wait for second in self.seconds for wait in second)
        return 1000 * waited[len(waited) * share // 100] if waited else 0.0

    def moves(self) -> int:
        return sum(len(second) for second in self.seconds)


async def watched(load: Load) -> Waits:
    found = Waits([], [])
    while len(found.taken) < SECONDS or (
        len(found.undisturbed().taken) < ENOUGH and len(found.taken) < LONGEST
    ):
        load.waits.clear()
        before = ticks()
        await asyncio.sleep(1)
        took, total = (now - then for now, then in zip(ticks(), before, strict=True))
        found.seconds.append(list(load.waits))
        found.taken.append(took / max(1, total))
    return found


async def waits(addresses: list[str]) -> list[Waits]:
    """How long opponents wait for a move at this many tables, at each pace."""
    load = Load(*addresses, tables=TABLES)
    load.thinking = _around(PACES[0].seconds)
    await load.sit_down()
    gc.freeze()  # the load generator's own garbage collections must not be measured
    gc.disable()
    found = []
    for pace in PACES:
        load.thinking = _around(pace.seconds)
        say(f"{TABLES} tables at {len(addresses)} processes, {pace.told()}, for {SECONDS:.0f} s or more")
        beating = asyncio.create_task(load.beat(HEARTBEAT)) if pace.beats else None
        await asyncio.sleep(SETTLE + pace.seconds)
        seen = await watched(load)
        found.append(seen)
        if beating is not None:
            beating.cancel()
        quiet = seen.undisturbed()
        say(
            f"{seen.moves()} moves, 99 of 100 within {seen.within(99):.1f} ms, {quiet.within(99):.1f} ms in the "
            f"{len(quiet.taken)} undisturbed seconds; the host took {sum(seen.taken) / len(seen.taken):.1%}"
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
    late: dict[Pace, list[float]] = {pace: [] for pace in PACES}
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
            quiet = these.undisturbed()
            late[pace].append(quiet.within(99))
            what = f"{TABLES} tables, {where}, {pace.told()} at each"
            rows += [
                Row(f"{what}: moves", these.moves() / len(these.taken), "per second"),
                Row(f"{what}: move to update, median", these.within(50), "ms late"),
                Row(f"{what}: move to update, 99th of 100", these.within(99), "ms late"),
                Row(f"{what}: taken by the host meanwhile", 100 * statistics.mean(these.taken), "%"),
                Row(f"{what}: undisturbed seconds", len(quiet.taken), "s"),
            ]
            if quiet.taken:
                rows.append(Row(f"{what}: 99th of 100 in these seconds", late[pace][-1], "ms late"))
    for pace, (one, three) in late.items():
        if one and three:
            what = f"three processes against one, {pace.told()}, 99th of 100 in undisturbed seconds"
            rows.append(Row(what, 100 * three / one, "%"))
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
        # Interpreted, so many tables are more than one process can serve.
        found = moves(Path(folder)) if deckhall.compiled() else []
        for name, part in (("sockets", sockets), ("memory", memory)):
            place = Path(folder) / name
            place.mkdir()
            found += part(place)
    return found
