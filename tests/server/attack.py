"""Attackers of a server, by sockets and requests: many at once in one process, which writes and reads plain bytes.

They come from many addresses of this machine, so that the limits of one address do not end the attack, and some of them
sit at tables of their own.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random

from deckhall.server import api, socket_messages
from tests.mutations import Mutator
from tests.server.likely import likely
from tests.server.test_fuzz import PATHS, anything, hostile_message, likely_body

_AT_ONCE = 16  # connections of attackers, besides those who read slowly
_PER_CONNECTION = 40
_MOST_BYTES = 28_000  # of messages on a connection: more would wait at the sender
_PATIENCE = 5.0  # seconds for the end of a connection, or an answer
_SLOW = 10  # readers who do not read
_ADDRESSES = 40
_ENDING = ("resign", "take_over")  # seldom: the game of a seated attacker should go on
_BODIES = [(entry.path, entry.takes) for entry in api.ROUTES if entry.takes is not None]
_TEXT, _BINARY, _CLOSE, _PING, _PONG, _PART = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
_ODD = (_PART, _TEXT, _TEXT, _BINARY, _PING, _PONG)
_BROKEN = (0x3, 0x7, 0xB, 0xF)


@dataclass(frozen=True)
class Target:
    """A table to attack; with a cookie, from the seat of whom it belongs to."""

    table: str
    cookie: str = ""


@dataclass
class Plan:
    """Whom to attack, and how much."""

    address: str
    targets: list[Target]
    seed: str
    count: int


@dataclass
class Report:
    """What was sent, and what no attack may bring about."""

    sent: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def look_at(self, status: int, heard: bytes) -> None:
        self.statuses[status] += 1
        if (status >= 500 and status != 503) or b"Traceback" in heard or b'File "' in heard:
            self.faults.append(f"{status} {heard[:500]!r}")


def attack_and_tell(plan: Plan, line: Connection) -> None:
    """Carry a plan out and send the report. Runs in a process of its own, so that the honest do not wait for it."""
    os.nice(19)  # this process stands for many machines: it must not take the server's
    report = asyncio.run(attack(plan))
    line.send(report)


async def attack(plan: Plan) -> Report:
    """Attack in every way at once, until so many messages and requests have been sent."""
    attackers = Attackers(plan)
    slow = [asyncio.create_task(attackers.read_slowly()) for _ in range(_SLOW)]
    await asyncio.gather(*(attackers.go_on() for _ in range(_AT_ONCE)))
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    return attackers.report


class Attackers:
    """Those who carry out one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.report = Report()
        self.luck = Random(plan.seed)
        host, _, port = plan.address.partition(":")
        self._where = (host, int(port))
        samples = [likely(kind, self.luck) for kind in socket_messages.FROM_BROWSER for _ in range(8)]
        self._mutator = Mutator(samples, self.luck)
        self._bodies = {
            path: Mutator([{"x": likely(takes, self.luck)} for _ in range(12)], self.luck)
            for path, takes in _BODIES
        }
        # Shares of what is sent: messages 45 %, frames 25 %, requests 28 %, heads 2 %.
        self._ways: list[tuple[Callable[[], Awaitable[int]], float]] = [
            (self.by_messages, 45 / _PER_CONNECTION),
            (self.by_frames, 25 / _PER_CONNECTION),
            (self.by_requests, 28 / _PER_CONNECTION),
            (self.by_head, 2),
        ]

    def sent(self) -> int:
        """Messages and requests so far; what slow readers send comes on top."""
        return self.report.sent.total() - self.report.sent["read_slowly"] - self.report.sent["turned away"]

    async def go_on(self) -> None:
        """One attack after the other."""
        ways, shares = zip(*self._ways, strict=True)
        while self.sent() < self.plan.count:
            how = self.luck.choices(ways, shares)[0]
            try:
                count = await how()
                self.report.sent[how.__name__] += count
            except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                self.report.sent["turned away"] += 1
                await asyncio.sleep(0.01)

    # -- sockets ---------------------------------------------------------------------------------

    async def by_messages(self) -> int:
        """Messages that are nearly right, or not at all, from a spectator or a player."""
        frames: list[bytes] = []
        size = 0
        while len(frames) < _PER_CONNECTION and size < _MOST_BYTES:
            frames.append(self._message())
            size += len(frames[-1])
        await self._say(frames)
        return len(frames)

    def _message(self) -> bytes:
        if self.luck.random() < 0.2:
            hostile = hostile_message(self.luck)
            return _frame(_BINARY, hostile) if isinstance(hostile, bytes) else _frame(_TEXT, hostile.encode())
        message = self._mutator.mutated()
        if message.get("t") in _ENDING and self.luck.random() < 0.9:
            message["t"] = "hint"
        return _frame(_TEXT, json.dumps(message).encode())

    async def by_frames(self) -> int:
        """Frames that no browser sends: pings, parts without an end, no mask, and at last often a broken one."""
        frames = []
        for _ in range(self.luck.randrange(1, _PER_CONNECTION)):
            content = self.luck.randbytes(self.luck.randrange(125))
            last = 0x80 if self.luck.random() < 0.8 else 0
            frames.append(_frame(self.luck.choice(_ODD), content, last))
        broken = self.luck.randrange(5)
        if broken == 0:
            frames.append(_frame(self.luck.choice(_BROKEN), b"x"))
        elif broken == 1:
            frames.append(bytes([0x80 | _TEXT, 3]) + b"abc")  # no mask
        elif broken == 2:
            frames.append(_frame(_TEXT, b"abc", 0xF0))  # reserved bits
        elif broken == 3:
            frames.append(bytes([0x80 | _TEXT, 0x80 | 127]) + b"\xff" * 12)  # endless
        await self._say(frames)
        return len(frames)

    async def _say(self, frames: list[bytes]) -> None:
        """Open a socket at a table, send all, and read until the server has closed it."""
        target = self.luck.choice(self.plan.targets)
        reader, writer = await self._open(target)
        try:
            async with asyncio.timeout(_PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(b"".join(frames) + _frame(_CLOSE, b"\x03\xe8"))
                self.report.look_at(_status(head), b"")
                heard = b""
                while not _is_closed(heard) and (more := await reader.read(2**20)):
                    heard = heard[-200:] + more
                    self.report.look_at(0, heard)
        finally:
            writer.transport.abort()

    async def read_slowly(self) -> None:
        """Come, ask for much, and read nothing; then come again."""
        while True:
            try:
                _, writer = await self._open(self.luck.choice(self.plan.targets))
                writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream's transport can be read
                for _ in range(100):
                    writer.write(
                        _frame(_TEXT, b'{"t":"phrase","id":"hello"}') + _frame(_TEXT, b'{"t":"hint"}')
                    )
                    self.report.sent["read_slowly"] += 2
                    await asyncio.sleep(0.2)
                writer.transport.abort()
            except OSError:
                await asyncio.sleep(0.2)

    async def _open(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self._dial()
        key = base64.b64encode(self.luck.randbytes(16)).decode()
        cookie = f"Cookie: deckhall={target.cookie}\r\n" if target.cookie else ""
        writer.write(
            f"GET /ws/tables/{target.table} HTTP/1.1\r\nHost: {self.plan.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\n{cookie}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return reader, writer

    # -- requests --------------------------------------------------------------------------------

    async def by_requests(self) -> int:
        """Requests of every kind to every path, with bodies that are nearly right, from somebody with a cookie."""
        reader, writer = await self._dial()
        cookie, sent = "", 0
        try:
            while sent < _PER_CONNECTION:
                method, request = self._request(cookie)
                writer.write(request)
                sent += 1
                head, content = await self._answer(reader, method)
                self.report.look_at(_status(head), content)
                found = re.search(rb"set-cookie: deckhall=([^;]+)", head)
                cookie = cookie or (found[1].decode() if found else "")
                if b"connection: close" in head.lower() or not head:
                    break
        finally:
            writer.transport.abort()
        return sent

    def _request(self, cookie: str) -> tuple[str, bytes]:
        luck = self.luck
        ids = [luck.choice(self.plan.targets).table, "x", "..", "%00", "a" * 300, "{id}"]
        if luck.random() < 0.7:
            path, mutator = luck.choice(list(self._bodies.items()))
            body = json.dumps(mutator.mutated().get("x")).encode()
            method = "POST"
        else:
            path = luck.choice(PATHS)
            body = luck.choice([json.dumps(anything(luck)).encode(), luck.randbytes(50), likely_body(luck)])
            method = luck.choice(["GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
        path = path.replace("{id}", luck.choice(ids))
        if luck.random() < 0.1:
            path += "?" + luck.choice(["seat=9", "seat=all", "start=-1", "count=x", "from=1", "seat=%ff"])
        kind = luck.choice(["application/json"] * 9 + ["text/plain"])
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.plan.address}",
            f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
        ]
        if cookie:
            lines.append(f"Cookie: deckhall={cookie}")
        return method, "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    async def _answer(self, reader: asyncio.StreamReader, method: str) -> tuple[bytes, bytes]:
        async with asyncio.timeout(60):  # a record may wait for its worker
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head.lower())
            content = b""
            if length and method != "HEAD":
                content = await reader.readexactly(int(length[1]))
            return head if length else b"", content

    async def by_head(self) -> int:
        """A request whose head is too long, cut off, doubled or no HTTP at all."""
        luck = self.luck
        method, version = luck.choice(["GET", "POST", "BREW", ""]), luck.choice(["1.1", "1.0", "9", "x"])
        lines = [f"{method} {luck.choice(PATHS)} HTTP/{version}"]
        names = ["Host", "Content-Length", "Transfer-Encoding", "Cookie", "X", "Connection", "\x00"]
        values = ["-1", "9" * 400, "chunked", "deckhall=x.y", "a" * 500, "\xff", "evil.invalid"]
        for _ in range(luck.choice([1, 3, 30, 300])):
            lines.append(f"{luck.choice(names)}: {luck.choice([self.plan.address, *values])}")
        end = luck.choice([b"\r\n\r\n", b"\r\n\r\n{}", b"\r\n", b""])
        reader, writer = await self._dial()
        try:
            writer.write("\r\n".join(lines).encode("latin-1") + end)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    heard = await reader.read(4_000)
                    self.report.look_at(_status(heard), heard)
        finally:
            writer.transport.abort()
        return 1

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line from one of many addresses, where the system has them."""
        mine = (f"127.0.1.{self.luck.randint(1, _ADDRESSES)}", 0) if sys.platform == "linux" else None
        return await asyncio.open_connection(*self._where, local_addr=mine)


def _frame(code: int, content: bytes, last: int = 0x80) -> bytes:
    """A frame with a mask that changes nothing."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([last | code]) + length + bytes(4) + content


def _is_closed(heard: bytes) -> bool:
    """Whether the last of what was heard is a frame that closes the socket."""
    place = heard.rfind(bytes([0x80 | _CLOSE]), max(0, len(heard) - 127))
    return 0 <= place < len(heard) - 1 and len(heard) - place == 2 + heard[place + 1]


def _status(head: bytes) -> int:
    word = head[9:12]
    return int(word) if word.isdigit() else 0
