"""The heartbeat: a ping is answered, and what the network held back for too long is not carried out."""

from __future__ import annotations

import pytest

from deckhall.server.connection import Connection
from deckhall.server.refusals import Refuse
from tests.server.people import Person, RunningServer, play


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
