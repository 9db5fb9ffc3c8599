"""The server under load: one process, 500 live tables of Ascension, two clients each over real sockets, one machine."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import deckhall
from bench.rows import Row, seconds_each

ROOT = Path(__file__).resolve().parent.parent
TABLES = int(os.environ.get("DECKHALL_BENCH_TABLES", "500"))
SECONDS = float(os.environ.get("DECKHALL_BENCH_SECONDS", "20"))
THINKING = (0.5, 1.5)  # seconds a client takes to answer: each table makes a move per second

# The command `deckhall`, with one setting that is useless to hosts.
PROGRAM = """
from functools import partial
from deckhall.server import config
from deckhall.cli import main
config.Config = partial(config.Config, idle_after={})
main()
"""


class Option(msgspec.Struct):
    """What a client reads of an option."""

    code: str


class Decision(msgspec.Struct):
    options: list[Option] = []


class SeenView(msgspec.Struct):
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET  # unset: as before


class Frame(msgspec.Struct):
    """What a client reads of a frame; the rest is skipped, because a browser has a processor of its own."""

    t: str
    seq: int = 0
    whole: bool = False
    view: SeenView = msgspec.field(default_factory=SeenView)


decode = msgspec.json.Decoder(Frame).decode


def own_address(number: int) -> tuple[str, int]:
    """An address of this machine for each socket: the server's limits for one address are not being measured."""
    return f"127.0.{1 + number // 200}.{1 + number % 200}", 0


class Table:
    """One table, seen from outside: when a move was sent, and how long the other client waited for it."""

    def __init__(self) -> None:
        self.sent = 0.0


class Client:
    """Answers at random, after its thinking time."""

    def __init__(self, load: Load, table: Table, connection: ClientConnection, seed: int) -> None:
        self.load = load
        self.table = table
        self.connection = connection
        self.luck = random.Random(seed)

    async def play(self) -> None:
        options: list[Option] = []
        await self.load.everybody_sits.wait()
        async for frame in self.connection:
            message = decode(frame)
            if message.t != "view":
                continue
            if not message.whole and self.table.sent and not options:
                self.load.waits.append(time.perf_counter() - self.table.sent)
                self.table.sent = 0.0
            decision = message.view.decision
            if decision is not msgspec.UNSET:
                options = [] if decision is None else decision.options
            if options:
                if self.load.thinking is not None:
                    await asyncio.sleep(self.luck.uniform(*self.load.thinking))
                option = self.luck.choice(options).code
                self.table.sent = time.perf_counter()
                await self.connection.send(
                    msgspec.json.encode({"t": "act", "seq": message.seq, "options": [option]}).decode()
                )


class Load:
    """Everybody who plays."""

    def __init__(self, *addresses: str, tables: int = TABLES) -> None:
        self.addresses = addresses  # of servers; tables are spread over them
        self.tables = tables
        self._pairs = (tables + 19) // 20  # of guests; each pair sits at up to 20 tables
        self.waits: list[float] = []
        self.thinking: tuple[float, float] | None = THINKING
        self.clients: list[asyncio.Task[None]] = []
        self.connections: list[ClientConnection] = []
        self.everybody_sits = asyncio.Event()

    async def sit_down(self) -> None:
        async with httpx2.AsyncClient(timeout=60) as http:
            cookies = []
            for _ in range(2 * self._pairs):
                cookies.append((await http.get(f"http://{self.addresses[0]}/api/me")).cookies["deckhall"])
                http.cookies.clear()
            for first in range(0, self.tables, 20):
                numbers = range(first, min(self.tables, first + 20))
                await asyncio.gather(*[self._sit_at(http, number, cookies) for number in numbers])
        self.everybody_sits.set()

    async def _sit_at(self, http: httpx2.AsyncClient, number: int, cookies: list[str]) -> None:
        pair = number % self._pairs
        host, other = cookies[2 * pair : 2 * pair + 2]
        address = self.addresses[number % len(self.addresses)]
        choices = {"honor_pool": 600, "stalemate": 1000}  # games that last longer than the measurement
        wish = {"game": "ascension", "seats": ["me", "open"], "choices": choices}
        made = await http.post(
            f"http://{address}/api/tables", json=wish, headers={"cookie": f"deckhall={host}"}
        )
        table = made.json()["id"]
        path = f"http://{address}/api/tables/{table}/join"
        (await http.post(path, json={}, headers={"cookie": f"deckhall={other}"})).raise_for_status()
        seen = Table()
        for seat, cookie in enumerate((host, other)):
            connection = await connect(
                f"ws://{address}/ws/tables/{table}",
                additional_headers={"cookie": f"deckhall={cookie}"},
                compression=None,
                ping_interval=None,
                open_timeout=60,
                local_addr=own_address(2 * number + seat),
            )
            self.connections.append(connection)
            client = Client(self, seen, connection, 2 * number + seat)
            self.clients.append(asyncio.create_task(client.play()))

    async def beat(self, every: float) -> None:
        """Send pings as browsers do, each its own, evenly spread, until this is cancelled."""
        loop = asyncio.get_running_loop()
        due, gap, pulse = loop.time(), every / len(self.connections), 0
        while True:
            pulse += 1
            for connection in self.connections:
                due += gap
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                await connection.send(f'{{"t":"ping","pulse":{pulse}}}')

    async def leave(self) -> None:
        ended = [client for client in self.clients if client.done()]
        if ended:  # the others would be measured at an idle server
            raise RuntimeError(f"{len(ended)} of {len(self.clients)} clients ended early") from ended[
                0
            ].exception()
        for client in self.clients:
            client.cancel()
        await asyncio.gather(*self.clients, return_exceptions=True)
        await asyncio.gather(*[connection.close() for connection in self.connections])


class Server:
    """A server in a separate process."""

    def __init__(self, folder: Path, database: str = "", games: str = "", idle_after: float = 600.0) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        words = ["serve", "--no-browser", "--port", str(port)]
        words += ["--db", database or str(folder / "db"), "--secret-file", str(folder / "secret")]
        environment = {**os.environ, "DECKHALL_LIMITS": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
        if games:
            environment["DECKHALL_GAMES"] = games
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(idle_after), *words],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                httpx2.get(f"http://{self.address}/healthz")
                return
            except httpx2.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def figure(self, name: str) -> float:
        text = httpx2.get(f"http://{self.address}/metrics").text
        found = re.search(rf"^deckhall_{name} ([\d.e+]+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def memory(self) -> float:
        """Kilobytes in use."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.is_file():
            return 0.0
        return float(re.findall(r"VmRSS:\s+(\d+)", status.read_text())[0])

    def spent(self) -> float:
        """Seconds of processor time."""
        place = Path(f"/proc/{self.process.pid}/stat")
        if not place.is_file():
            return 0.0
        fields = place.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


async def measure(server: Server) -> list[Row]:
    load = Load(server.address)
    empty = server.memory()
    await load.sit_down()
    gc.freeze()  # the load generator's own garbage collections must not be measured
    gc.disable()
    memory = (server.memory() - empty) / TABLES
    await asyncio.sleep(3)
    load.waits.clear()
    spent = server.spent()
    await asyncio.sleep(SECONDS)
    waits = sorted(load.waits)
    spent = (server.spent() - spent) / len(waits)
    load.thinking = None
    await asyncio.sleep(2)
    before, started = server.figure("events_stored_total"), time.perf_counter()
    await asyncio.sleep(SECONDS / 2)
    stored = (server.figure("events_stored_total") - before) / (time.perf_counter() - started)
    await load.leave()
    gc.enable()
    at = f"{TABLES} tables"
    return [
        Row(f"{at}: moves while measured", len(waits) / SECONDS, "per second"),
        Row(f"{at}: from a move to the opponent's update, median", 1000 * statistics.median(waits), "ms"),
        Row(
            f"{at}: from a move to the opponent's update, 99th of 100",
            1000 * waits[len(waits) * 99 // 100],
            "ms",
        ),
        Row(f"{at}: processor time of the server for a move", 1000 * spent, "ms"),
        Row(f"{at}: memory of a live table with two sockets", memory, "KB"),
        Row(f"{at}: events stored when nobody thinks", stored, "per second"),
    ]


def views() -> list[Row]:
    found = []
    for game, choices in (
        ("ascension", {"players": 2}),
        ("ashes", {"decks": ["iron_men", "snakes_in_silver"]}),
    ):
        played = deckhall.new_game(game, seed=1, **choices)
        luck = random.Random(1)
        for _ in range(100):
            if played.decision is None:
                break
            played.apply(luck.choice(played.decision.options))
        found.append(Row(f"a view of {game}", 1e6 * seconds_each(lambda played=played: played.view(0)), "µs"))  # type: ignore[misc]  # bound now
    return found


def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            return [*views(), *asyncio.run(measure(server))]
        finally:
            server.stop()
