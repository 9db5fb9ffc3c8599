"""The wire: headers, pings, floods, silence and connections have limits, and others play on."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from deckhall.server import wire
from tests.server.people import Person, RunningServer, config, play, running

HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\n"
    b"content-type: application/json\r\ncontent-length: 50\r\n\r\n{"
)


def dial(server: RunningServer) -> socket.socket:
    host, _, port = server.address.partition(":")
    line = socket.create_connection((host, int(port)), timeout=20)
    line.settimeout(20)
    return line


def answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with suppress(ConnectionError):
        while part := line.recv(65_536):
            heard += part
    return heard


def test_an_endless_header_is_cut_off(server: RunningServer) -> None:
    with dial(server) as line:
        sent = 0
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
            while sent < 4_000_000:
                line.sendall(b"x-more: " + b"y" * 8_000 + b"\r\n")
                sent += 8_000
        assert b"400" in answer(line) or sent < 4_000_000
        assert sent < 4_000_000, "it hangs up long before"


def test_who_says_nothing_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.5)
    with running(config(tmp_path)) as server:
        for words in (
            b"",
            b"GET /healthz HT",
            HALF_A_BODY,
        ):
            with dial(server) as line:
                started = time.monotonic()
                if words:
                    line.sendall(words)
                answer(line)
                assert time.monotonic() - started < 10
        with dial(server) as line:  # a client that asks in time gets an answer
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert b'{"ok":true}' in answer(line)


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(config(tmp_path, connections_per_address=5, trusted_proxies=())) as server:
        lines = [dial(server) for _ in range(8)]
        time.sleep(0.3)
        lines[0].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert b'{"ok":true}' in answer(lines[0])
        assert answer(lines[7]) == b""
        for line in lines:
            line.close()


def test_pings_are_counted(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            with suppress(ConnectionClosed):
                for _ in range(500):
                    await seat.socket.ping()
            assert await seat.closed() == 4008

    play(script)


@pytest.mark.parametrize("text", [b"\xff\xfe", b'{"t":"\xc3"}'])
def test_text_that_is_no_text_ends_its_connection_without_a_traceback(
    server: RunningServer, caplog: pytest.LogCaptureFixture, text: bytes
) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            raw = Frame(Opcode.TEXT, text).serialize(mask=True)
            seat.socket.transport.write(raw)
            assert await seat.closed() == 1007

    play(script)
    assert not any(record.exc_info for record in caplog.records)


def test_text_that_is_no_text_and_a_goodbye_at_once_leave_no_traceback(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            frames = (Frame(Opcode.TEXT, b"\xff\xfe"), Frame(Opcode.CLOSE, b"\x03\xe8"))
            seat.socket.transport.write(b"".join(frame.serialize(mask=True) for frame in frames))
            assert await seat.closed() == 1000

    play(script)
    assert not any(record.exc_info for record in caplog.records)


def test_hanging_up_in_mid_body_is_no_error(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        with dial(server) as line:
            line.sendall(HALF_A_BODY)
            time.sleep(0.05)
    time.sleep(0.3)
    assert not any(record.exc_info for record in caplog.records)


def test_a_flood_of_bytes_does_not_hold_up_others(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=1)) as server:
            async with Person(server.address) as ola, Person(server.address) as eve:
                seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush"))
                table = await eve.make_table("me", "bot:random")
                flood = [await eve.sit(table) for _ in range(4)]
                await seat.until(lambda seat: seat.options)
                bare = Frame(Opcode.PONG, b"").serialize(mask=True) * 2_000
                stop = asyncio.Event()

                async def pour(one: object) -> None:
                    line = one.socket.transport  # type: ignore[attr-defined]  # a seat
                    while not stop.is_set() and not line.is_closing():
                        if line.get_write_buffer_size() < 100_000:
                            line.write(bare)
                        await asyncio.sleep(0.005)

                pouring = [asyncio.create_task(pour(one)) for one in flood]
                await asyncio.sleep(0.2)
                started = time.monotonic()
                await seat.play_on()
                assert time.monotonic() - started < 5
                stop.set()
                await asyncio.gather(*pouring)
                for one in flood:
                    one.socket.transport.abort()

    play(script)


def test_who_is_heard_is_not_asked_whether_they_are_there() -> None:
    """The first question comes when a socket was silent for its whole interval, not when that is over."""

    asked: list[float] = []

    async def script() -> None:
        loop = asyncio.get_running_loop()
        socket = wire.PacedSocket.__new__(wire.PacedSocket)
        socket.loop, socket.ping_interval, socket.ping_timer = loop, 0.2, None
        socket._heard = started = loop.time()
        with pytest.MonkeyPatch.context() as patch:
            ask = lambda _: asked.append(loop.time() - started)  # noqa: E731 - in place of a method
            patch.setattr(wire.PacedSocket.__base__, "send_keepalive_ping", ask)
            socket.send_keepalive_ping()
            await asyncio.sleep(0.1)
            socket._heard = loop.time()
            while not asked:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)

    play(script)
    assert asked[0] >= 0.29


def test_a_socket_outlives_the_time_that_a_request_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To h11 the body of the request that became a WebSocket never ends."""
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(wire, "BODY_SECONDS", 0.2)

    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random"))
                await seat.quiet(0.6)
                await seat.tell("ping", pulse=1)
                await seat.until(lambda seat: "pong" in seat.frames[-1])

    play(script)
