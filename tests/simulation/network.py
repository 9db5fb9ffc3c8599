"""A simulated network: sockets and requests that take their time, break, and end when a process does."""

from __future__ import annotations

import asyncio
import contextvars
import json
from collections.abc import AsyncIterator, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from starlette.types import ASGIApp
from websockets.exceptions import ConnectionClosedError, InvalidHandshake
from websockets.frames import Close

from tests.simulation.clock import Process, SimulatedLoop, here

_PING, _PONG = 2.0, 6.0  # seconds between the pings of servers that pass on, and that they wait for an answer
GONE = 1006


class Unreachable(ConnectionError):
    """Nobody answers there."""


class Line:
    """A socket between somebody and a server. Frames keep their order, each way has its own delays."""

    def __init__(
        self, network: Network, near: Process | None, far: Process, app: ASGIApp, path: str, headers: Any
    ) -> None:
        self.network = network
        self.far = far
        self.number = network.lines
        network.lines += 1
        self.luck = Random(f"{network.seed} line {self.number}")
        self.close_code: int | None = None
        self.opened: asyncio.Future[None] = network.loop.create_future()
        self._near = near
        self._down: asyncio.Queue[str | int] = asyncio.Queue()  # to whoever opened it; an int closes
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = {"up": 0.0, "down": 0.0}
        self._is_broken = False
        self._up.put_nowait({"type": "websocket.connect"})
        for process in (near, far):
            if process is not None:
                process.at_death.append(self.cut)
        where, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "client": ("10.0.0.1", 1),
            "server": ("127.0.0.1", 1),
            "subprotocols": [],
            "state": {},
        }
        far.call_later(self._delay("up"), lambda: far.spawn(app(scope, self._up.get, self._answer)))  # type: ignore[arg-type]  # a coroutine

    def _delay(self, way: str) -> float:
        """Seconds until something sent now arrives: never before what was sent earlier."""
        slow = not self.network.is_smooth and self.luck.random() < 0.02
        arrives = self.network.loop.now + (
            self.luck.uniform(0.2, 3) if slow else self.luck.uniform(0.001, 0.03)
        )
        self._last[way] = max(self._last[way] + 1e-6, arrives)
        return self._last[way] - self.network.loop.now

    async def _answer(self, message: Any) -> None:
        """What the server does with the socket."""
        if self._is_broken or self.close_code is not None:
            raise OSError("the other side is gone")
        kind = message["type"]
        if kind == "websocket.accept":
            self._later("down", self._open)
        elif kind == "websocket.send":
            self._later("down", lambda: self._hear(message["text"]))
        elif kind == "websocket.close":
            code = message.get("code", 1000)
            self._later("down", lambda: self._end(code))

    def _later(self, way: str, then: Callable[[], None]) -> None:
        def arrive() -> None:
            if not self._is_broken:
                then()

        self.network.loop.call_later(self._delay(way), arrive, context=self.network.context)

    def _open(self) -> None:
        if not self.opened.done():
            self.opened.set_result(None)

    def _hear(self, frame: str) -> None:
        self.network.trace(f"line {self.number}", frame)
        self._down.put_nowait(frame)

    def _end(self, code: int) -> None:
        """The line is closed, for whoever opened it."""
        if self.close_code is None:
            self.close_code = code
            if not self.opened.done():
                self.opened.set_exception(InvalidHandshake())
                self.opened.exception()
            self.network.trace(f"line {self.number}", code)
            self._down.put_nowait(code)

    def cut(self) -> None:
        """Break the line. Either side notices after a while."""
        if self._is_broken:
            return
        self._is_broken = True
        loop, context = self.network.loop, self.network.context
        gone = {"type": "websocket.disconnect", "code": GONE}
        loop.call_later(self.luck.uniform(0.001, 0.5), lambda: self._end(GONE), context=context)
        loop.call_later(self.luck.uniform(0.001, 2.0), lambda: self._up.put_nowait(gone), context=context)

    def send(self, text: str) -> None:
        if self.close_code is None:
            self._later("up", lambda: self._up.put_nowait({"type": "websocket.receive", "text": text}))

    async def hear(self) -> str:
        """The next frame, or ConnectionClosedError."""
        got = await self._down.get()
        if isinstance(got, int):
            self._down.put_nowait(got)
            raise ConnectionClosedError(Close(got, ""), None)
        return got

    def leave(self, code: int = 1000) -> None:
        """Whoever opened the line closes it."""
        gone = {"type": "websocket.disconnect", "code": code}
        self._later("up", lambda: self._up.put_nowait(gone))
        self._end(code)


class Network:
    """Who can be reached where."""

    def __init__(self, loop: SimulatedLoop, seed: int, trace: Callable[..., None]) -> None:
        self.loop = loop
        self.seed = seed
        self.trace = trace
        self.is_smooth = False
        self.lines = 0
        self.requests = 0
        self.notices: list[tuple[str, str]] = []  # to closed browsers: the endpoint, and the table
        self.at: dict[str, tuple[Process, ASGIApp]] = {}
        self.context = contextvars.copy_context()

    def _find(self, address: str) -> tuple[Process, ASGIApp]:
        found = self.at.get(address)
        if found is None or found[0].is_dead:
            raise Unreachable(address)
        return found

    async def line(self, address: str, path: str, headers: dict[str, str]) -> Line:
        """An open socket."""
        process, app = self._find(address)
        line = Line(self, here.get(), process, app, path, _encoded({"host": address, **headers}))
        try:
            async with asyncio.timeout(3):
                await asyncio.shield(line.opened)
        except TimeoutError:
            line.cut()
            raise
        return line

    async def ask(
        self, address: str, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """The answer to a request: status, headers, body."""
        process, app = self._find(address)
        luck = Random(f"{self.seed} request {self.requests}")
        self.requests += 1
        answered: asyncio.Future[tuple[int, list[tuple[str, str]], bytes]] = self.loop.create_future()
        told: dict[str, Any] = {"body": b""}
        where, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "headers": _encoded({"host": address, "content-length": str(len(body)), **(headers or {})}),
            "client": ("10.0.0.1", 1),
            "server": ("127.0.0.1", 1),
            "state": {},
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        def arrive() -> None:
            if not answered.done():
                answered.set_result((told["status"], told["headers"], told["body"]))

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told["status"] = message["status"]
                told["headers"] = [(name.decode(), value.decode()) for name, value in message["headers"]]
            else:
                told["body"] += message.get("body", b"")
                if not message.get("more_body"):
                    self.loop.call_later(luck.uniform(0.001, 0.03), arrive, context=self.context)

        def fail() -> None:
            if not answered.done():
                answered.set_exception(Unreachable(address))

        def break_off() -> None:
            self.loop.call_later(luck.uniform(0.001, 0.3), fail, context=self.context)

        process.at_death.append(break_off)
        process.call_later(luck.uniform(0.001, 0.03), lambda: process.spawn(app(scope, receive, send)))  # type: ignore[arg-type]  # a coroutine
        async with asyncio.timeout(10):
            answer = await answered
        self.trace(f"request {self.requests}", answer[0])
        return answer

    # -- how servers reach each other -------------------------------------------------------------------

    def connect(self, url: str, *, additional_headers: dict[str, str], **_: Any) -> Passage:
        address, slash, path = url.removeprefix("ws://").partition("/")
        return Passage(self, address, slash + path, additional_headers)

    def http(self) -> Any:
        """What stands for the module `http`."""
        network = self

        class HTTPConnection:
            def __init__(self, host: str, port: int, timeout: float) -> None:
                self._address = f"{host}:{port}"

            def request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
                self._asked = network.loop.create_task(
                    network.ask(self._address, method, path, body or b"", headers)
                )

            def getresponse(self) -> Any:
                status, headers, body = network.loop.wait_for(self._asked)
                return SimpleNamespace(status=status, read=lambda: body, getheaders=lambda: headers)

            def close(self) -> None:
                pass

        return SimpleNamespace(client=SimpleNamespace(HTTPConnection=HTTPConnection))


class Passage:
    """A socket from one server to another, as the client of `websockets` gives it."""

    def __init__(self, network: Network, address: str, path: str, headers: dict[str, str]) -> None:
        self._network = network
        self._where = (address, path, headers)

    async def __aenter__(self) -> Passage:
        self._line = await self._network.line(*self._where)
        self._watch()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._line.leave()

    @property
    def close_code(self) -> int | None:
        return self._line.close_code

    async def send(self, text: str) -> None:
        if self._line.close_code is not None:
            raise ConnectionClosedError(Close(self._line.close_code, ""), None)
        self._line.send(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            yield await self._line.hear()

    def _watch(self) -> None:
        """Ping the other side now and then; a line without an answer is given up."""
        line, process = self._line, here.get()
        assert process is not None

        def ping() -> None:
            if line.close_code is None:
                answers: list[bool] = []
                line.far.call_later(0.005, lambda: answers.append(True))
                process.call_later(_PONG, lambda: None if answers else line.cut())
                process.call_later(_PING, ping)

        process.call_later(_PING, ping)


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def as_json(body: bytes) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(body)
    return told
