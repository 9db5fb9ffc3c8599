"""A server on a free port of this machine, and people who come to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from deckhall.server.app import application
from deckhall.server.command import Server, uvicorn_config
from deckhall.server.config import Config
from deckhall.server.opponents import Chair
from tests.ports import a_free_port
from tests.postgresql import cluster

PATIENCE = 60.0  # seconds that a test waits for anything

Json = dict[str, Any]


def number_of_seats(choices: Json) -> int:
    """How many play a game with these choices."""
    return int(choices["players"]) if "players" in choices else len(choices["decks"])


def name_of(*parts: Any) -> str:
    """A short name for a variant in a test's id."""
    words = [
        "+".join("own" if isinstance(one, dict) else str(one) for one in part)
        if isinstance(part, list)
        else str(part)
        for part in parts
    ]
    return "-".join(words)


# What servers of tests store their games in: a SQLite file, a PostgreSQL, or a PostgreSQL behind a second server, which
# passes everything on to the first (see conftest.py).
mode = "sqlite"
_databases: dict[Path, str] = {}


def config(folder: Path, **settings: Any) -> Config:
    """A server's config with everything in one folder, and no limits unless a test is about them. What is stored for a
    folder is found there again."""
    usual: Json = {
        "port": 0,
        "database": folder / "games.sqlite3",
        "secret_file": folder / "secret",
        "bot_processes": 1,
        "limits": 0,
    }
    if mode != "sqlite" and "database" not in settings:
        usual["postgresql"] = _databases.setdefault(folder, "") or cluster().database()
        _databases[folder] = usual["postgresql"]
        usual["port"] = a_free_port()
        usual["drain"] = 0.0
        usual["advertise"] = f"127.0.0.1:{usual['port']}"
    return Config(**{**usual, **settings})


class RunningServer:
    """A server in a thread of its own."""

    def __init__(self, settings: Config, loop: str = "auto") -> None:
        self.app = application(settings)
        self.tables = self.app.state.tables
        runs = uvicorn_config(self.app, settings)
        runs.loop = loop
        self._server = Server(runs, self.app)
        self.thread = threading.Thread(target=self._server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < deadline, "the server does not start"
            assert self.thread.is_alive(), "the server has ended"
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"127.0.0.1:{port}"  # where people come to
        self.owner = f"http://{self.address}"  # the same, unless another server stands in front

    def stop(self) -> None:
        self._server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"


@contextmanager
def running(settings: Config, loop: str = "auto") -> Iterator[RunningServer]:
    server = RunningServer(settings, loop)
    try:
        if mode == "relayed" and settings.postgresql:
            with _in_front(server, settings, loop):
                yield server
        else:
            yield server
    finally:
        server.stop()


@contextmanager
def _in_front(server: RunningServer, settings: Config, loop: str) -> Iterator[None]:
    """Let everybody come to a second server, which owns no table."""
    port = a_free_port()
    front = RunningServer(replace(settings, port=port, advertise=f"127.0.0.1:{port}"), loop)
    front.tables.services.owning.takes = False
    front.tables.services.owning.is_well = lambda: True  # it does its part
    server.address = front.address
    try:
        yield
    finally:
        front.stop()


@contextmanager
def slow_bots(server: RunningServer, seconds: float) -> Iterator[None]:
    """The bots of a server take so much longer for each answer."""
    opponents = server.tables.services.opponents
    choose = opponents.choose

    async def slowly(position: Json, level: str, guest: str, chair: Chair) -> str:
        option: str = await choose(position, level, guest, chair)
        await asyncio.sleep(seconds)
        return option

    opponents.choose = slowly
    try:
        yield
    finally:
        opponents.choose = choose


async def put_away(server: RunningServer, table: str) -> None:
    """Wait until a table that nobody looks at has left the memory."""
    deadline = time.monotonic() + PATIENCE
    while table in server.tables.live and time.monotonic() < deadline:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.02)
    assert table not in server.tables.live


async def soon_told(ask: Callable[[], Awaitable[Any]], is_so: Callable[[Any], bool]) -> None:
    """Ask until the answer is so: with several servers, news take a moment."""
    deadline = time.monotonic() + PATIENCE
    while not is_so(await ask()):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def play(script: Callable[[], Awaitable[None]], seconds: float = 200.0) -> None:
    """Run what people do, within a time."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await script()

    asyncio.run(bounded())


class Person:
    """A guest with a cookie of their own."""

    def __init__(self, address: str, name: str = "", cookie: str | None = None) -> None:
        self.address = address
        self.name = name
        self.seats: list[Seat] = []
        self.client = httpx2.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        if cookie is not None:
            self.client.cookies.set("deckhall", cookie, domain="127.0.0.1")

    async def __aenter__(self) -> Person:
        me = await self.get("/api/me")
        self.id = str(me["id"])
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.leave()
        await self.client.aclose()

    @property
    def cookie(self) -> str:
        return str(self.client.cookies["deckhall"])

    async def get(self, path: str, status: int = 200) -> Json:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told

    async def post(self, path: str, body: Json | None = None, status: int | None = None) -> Json:
        answer = await self.client.post(path, json=body) if body is not None else await self.client.post(path)
        assert (answer.status_code == status) if status else answer.is_success, answer.text
        told: Json = answer.json()
        return told

    async def make_table(
        self, *seats: str, game: str = "highest_card", choices: Json | None = None, **settings: Any
    ) -> str:
        settings = {"window_pause": 0, **settings}
        wish = {"game": game, "seats": list(seats), "choices": choices or {}, "settings": settings}
        table = await self.post("/api/tables", wish, 201)
        return str(table["id"])

    async def join(self, table: str) -> Json:
        return await self.post(f"/api/tables/{table}/join", {})

    async def sit(self, table: str, since: int | None = None) -> Seat:
        """Open the socket of a table."""
        where = f"ws://{self.address}/ws/tables/{table}" + ("" if since is None else f"?from={since}")
        socket = await connect(
            where,
            additional_headers={"cookie": f"deckhall={self.cookie}"},
            compression=None,
            max_size=None,
            max_queue=None,  # closing must not wait for a test to read what it does not care about
        )
        self.seats.append(Seat(socket))
        return self.seats[-1]


class Seat:
    """A socket at a table, and what it has been shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.table: Json = {}
        self.seq = -1
        self.you = -2
        self.can_undo = False
        self.happenings: list[Json] = []
        self.lines: list[Json] = []
        self.refusals: list[Json] = []
        self.said: list[Json] = []
        self.hints: list[Json] = []
        self.auto_pass: Json = {}
        self.frames: list[str] = []

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        kind = message["t"]
        if kind in ("view", "table"):
            self.table, self.you = message["table"], message["you"]
        if kind == "view":
            assert message["seq"] >= self.seq, "a number never goes down"
            self.seq, self.can_undo = message["seq"], message["can_undo"]
            self.view = message["view"] if message["whole"] else {**self.view, **message["view"]}
            self.happenings += message["happenings"]
            self.lines += message["lines"]
        elif kind == "refused":
            self.refusals.append(message)
        elif kind == "auto_pass":
            self.auto_pass = message
        elif kind == "said":
            self.said.append(message)
        elif kind == "hint":
            self.hints.append(message)
        return message

    async def until(self, what: Callable[[Seat], object]) -> None:
        """Listen until something is so."""
        while not what(self):
            await self.hear()

    async def quiet(self, seconds: float = 0.3) -> None:
        """Listen for a while."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()
        except TimeoutError:
            return

    @property
    def options(self) -> list[str]:
        decision = self.view.get("decision") or {}
        return [option["code"] for option in decision.get("options", [])]

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["state"] == "over"

    async def tell(self, kind: str, **content: Any) -> None:
        await self.socket.send(json.dumps({"t": kind, **content}))

    async def act(self, *options: str, seq: int | None = None) -> None:
        """Answer the open question and those that follow it, with the first option unless others are named."""
        await self.tell(
            "act", seq=self.seq if seq is None else seq, options=list(options or self.options[:1])
        )

    async def refused(self) -> str:
        """The reason of the next refusal."""
        before = len(self.refusals)
        await self.until(lambda seat: len(seat.refusals) > before)
        return str(self.refusals[-1]["reason"])

    async def closed(self) -> int | None:
        """Listen until the server closes the socket; the code it gives."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closing:
            return None if closing.rcvd is None else closing.rcvd.code

    async def leave(self) -> None:
        await self.socket.close()

    async def play_on(self, choose: Callable[[Seat], str] = lambda seat: seat.options[0]) -> None:
        """Answer every question until the game is over."""
        while not self.is_over:
            if self.options:
                seq = self.seq
                await self.act(choose(self))
                await self.until(lambda seat, seq=seq: seat.seq > seq or seat.is_over)  # type: ignore[misc]  # bound now
            else:
                await self.hear()
