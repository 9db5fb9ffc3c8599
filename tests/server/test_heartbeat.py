"""The heartbeat: a ping is answered, and what the network held back for too long is not carried out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from deckhall.server.connection import Connection
from deckhall.server.refusals import Refuse
from tests.server.people import Person, RunningServer, config, play, running


def test_a_ping_is_answered_by_its_number(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "bot:random"))
            await seat.tell("ping", pulse=7)
            while (heard := await seat.hear())["t"] != "pong":
                pass
            assert heard == {"t": "pong", "pulse": 7}
            await seat.until(lambda seat: seat.options)
            number = seat.seq
            await seat.tell("act", seq=number, options=seat.options[:1], pulse=7)
            await seat.until(lambda seat: seat.seq > number)

    play(script)


def test_a_click_that_was_held_back_is_refused_and_changes_nothing(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            number = seat.seq
            await seat.tell("act", seq=number, options=seat.options[:1], pulse=3)
            assert await seat.refused() == "late"
            await seat.until(lambda seat: seat.options)
            assert seat.seq == number
            await seat.tell("resign", pulse=3)
            assert await seat.refused() == "late"
            assert seat.table["state"] == "playing"

    play(script)


@pytest.mark.parametrize(("seconds", "is_late"), [(5.0, False), (7.0, True)])
def test_a_pulse_counts_for_six_seconds(seconds: float, is_late: bool) -> None:
    connection = Connection(None, "guest", 0)  # type: ignore[arg-type]  # nothing is sent
    connection.answer_ping(1, now=100.0)
    if is_late:
        with pytest.raises(Refuse, match="late"):
            connection.refuse_late(1, now=100.0 + seconds)
    else:
        connection.refuse_late(1, now=100.0 + seconds)


def test_a_ping_waits_for_the_move_before_it(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "bot:random"))
            for pulse in range(5):
                await seat.until(lambda seat: seat.options or seat.is_over)
                if seat.is_over:
                    break
                number = seat.seq
                await seat.tell("act", seq=number, options=seat.options[:1])
                await seat.tell("ping", pulse=pulse)
                while (heard := await seat.hear())["t"] != "pong":
                    pass
                assert heard == {"t": "pong", "pulse": pulse}
                assert seat.seq > number or seat.is_over, "the move has been answered"

    play(script)


def test_pings_count_as_messages(tmp_path: Path) -> None:
    async def script(server: RunningServer) -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "open"))
            for pulse in range(80):
                await seat.tell("ping", pulse=pulse)
            pulses = []
            while (heard := await seat.hear())["t"] != "refused":
                pulses += [heard["pulse"]] if heard["t"] == "pong" else []
            assert heard["reason"] == "too_fast"
            assert pulses == list(range(len(pulses)))
            assert 60 <= len(pulses) < 80

    with running(config(tmp_path, limits=1)) as server:
        play(lambda: script(server))


PING = Frame(Opcode.TEXT, b'{"t":"ping","pulse":5}').serialize(mask=True)


@pytest.mark.parametrize("cut", [1, 4, 6, 20])
def test_a_ping_in_two_pieces_is_answered_once(server: RunningServer, cut: int) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "open"))
            seat.socket.transport.write(PING[:cut])
            await asyncio.sleep(0.05)
            seat.socket.transport.write(PING[cut:])
            await seat.tell("ping", pulse=6)
            pulses = []
            while 6 not in pulses:
                heard = await seat.hear()
                pulses += [heard["pulse"]] if heard["t"] == "pong" else []
            assert pulses == [5, 6]

    play(script)


def test_a_ping_in_the_middle_of_another_message_breaks_the_protocol(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "open"))
            seat.socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
            await asyncio.sleep(0.05)
            seat.socket.transport.write(PING)
            assert await seat.closed() == 1002

    play(script)


@pytest.mark.parametrize(
    "wrong",
    ['{"t":"ping","pulse":-1}', '{"t":"ping"}', '{"t":"ping","pulse":1,"more":2}', '"ping"', '\\"ping"'],
)
def test_what_only_looks_like_a_ping_is_refused(server: RunningServer, wrong: str) -> None:
    async def script() -> None:
        async with Person(server.address) as ada:
            seat = await ada.sit(await ada.make_table("me", "open"))
            await seat.socket.send(wrong)
            assert await seat.refused() == "malformed"

    play(script)
