"""Attackers of a server, by sockets and requests: each does its worst for so many messages."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from contextlib import suppress
from random import Random
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.mutations import Mutator
from tests.server.test_fuzz import PATHS, anything, hostile_message, likely_body

MESSAGES: list[dict[str, Any]] = [
    {"t": "act", "seq": 3, "options": ["rest"]},
    {"t": "act", "seq": 0, "options": ["strike", "pass"]},
    {"t": "undo"},
    {"t": "undo_answer", "yes": True},
    {"t": "hold", "on": True},
    {"t": "auto_pass", "everything": True, "cards": ["shield"]},
    {"t": "take_over", "seat": 0},
    {"t": "take_back"},
    {"t": "resign"},
    {"t": "phrase", "id": "hello"},
    {"t": "say", "text": "hello"},
    {"t": "mute", "guest": "abc", "on": True},
    {"t": "hint"},
]
_PER_CONNECTION = 60
_CODES = (0x0, 0x1, 0x2, 0x3, 0x7, 0x8, 0x9, 0x9, 0x9, 0xA, 0xB, 0xF)  # most are pings


class Faults:
    """What no attack may bring about."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look_at(self, status: int, text: str) -> None:
        if (status >= 500 and status != 503) or "Traceback" in text or 'File "' in text:
            self.found.append(f"{status} {text[:500]}")


async def by_messages(address: str, table: str, luck: Random, count: int, faults: Faults) -> int:
    """Messages that are nearly right, or not at all, from somebody who looks on."""
    mutator = Mutator(MESSAGES, luck)
    try:
        async with connect(f"ws://{address}/ws/tables/{table}", compression=None, max_queue=None) as socket:
            for _ in range(min(count, _PER_CONNECTION)):
                nearly = luck.random() < 0.7
                await socket.send(json.dumps(mutator.mutated()) if nearly else hostile_message(luck))
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    while True:
                        faults.look_at(200, str(await socket.recv()))
    except (WebSocketException, InvalidHandshake, OSError):
        pass
    return min(count, _PER_CONNECTION)


async def by_frames(address: str, table: str, luck: Random, count: int, faults: Faults) -> int:
    """Frames that no browser sends: pings, reserved kinds, broken lengths, parts without an end, no mask."""
    reader, writer = await _line(address)
    sent = 0
    try:
        key = base64.b64encode(luck.randbytes(16)).decode()
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        while sent < min(count, _PER_CONNECTION):
            sent += 1
            writer.write(_frame(luck))
            await writer.drain()
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass
    await _hang_up(writer)
    return max(1, sent)


def _frame(luck: Random) -> bytes:
    code, content = luck.choice(_CODES), luck.randbytes(luck.randrange(125))
    if luck.random() < 0.8:
        code |= 0x80
    if luck.random() < 0.02:
        code |= 0x70
    length = len(content) if luck.random() < 0.97 else luck.choice([126, 127])
    if luck.random() < 0.97:
        return bytes([code, 0x80 | length]) + bytes(4) + content
    return bytes([code, length]) + content


async def by_headers(address: str, table: str, luck: Random, count: int, faults: Faults) -> int:
    """Requests whose heads are too long, cut off, doubled or no HTTP at all."""
    reader, writer = await _line(address)
    try:
        method, version = luck.choice(["GET", "POST", "BREW", ""]), luck.choice(["1.1", "1.0", "9", "x"])
        lines = [f"{method} {luck.choice(PATHS)} HTTP/{version}"]
        for _ in range(luck.choice([1, 3, 30, 300])):
            name = luck.choice(
                ["Host", "Content-Length", "Transfer-Encoding", "Cookie", "X", "Connection", "\x00"]
            )
            value = luck.choice(
                [address, "-1", "9" * 400, "chunked", "deckhall=x.y", "a" * 500, "\xff", "evil.invalid"]
            )
            lines.append(f"{name}: {value}")
        content = "\r\n".join(lines).encode("latin-1") + luck.choice(
            [b"\r\n\r\n", b"\r\n\r\n{}", b"\r\n", b""]
        )
        writer.write(content)
        await writer.drain()
        async with asyncio.timeout(0.3):
            faults.look_at(_status(await reader.read(4_000)), "")
    except (OSError, TimeoutError):
        pass
    await _hang_up(writer)
    return 1


def _status(head: bytes) -> int:
    word = head[9:12]
    return int(word) if word.isdigit() else 0


async def by_requests(address: str, table: str, luck: Random, count: int, faults: Faults) -> int:
    """Requests of every kind to every path, with bodies that are nearly right."""
    number = min(count, _PER_CONNECTION)
    async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        for _ in range(number):
            path = luck.choice(PATHS).replace(
                "{id}", luck.choice([table, "x", "..", "%00", "a" * 300, "{id}"])
            )
            body = luck.choice([json.dumps(anything(luck)).encode(), luck.randbytes(50), likely_body(luck)])
            method = luck.choice(["GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
            with suppress(httpx2.TransportError):
                answer = await client.request(
                    method, path, content=body, headers={"content-type": "application/json"}
                )
                faults.look_at(answer.status_code, answer.text)
    return number


async def _line(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.split(":")
    return await asyncio.open_connection(host, int(port))


async def _hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


class SlowReaders:
    """People who look on and never read what they are sent."""

    def __init__(self) -> None:
        self._lines: list[asyncio.StreamWriter] = []

    async def come(self, address: str, table: str, number: int) -> None:
        for _ in range(number):
            _, writer = await _line(address)
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream's transport can be read
            self._lines.append(writer)

    async def leave(self) -> None:
        for writer in self._lines:
            await _hang_up(writer)
