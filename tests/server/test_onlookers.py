"""Spectators: no one who watches costs a player their seat, queue, connection or voice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from deckhall.server.connection import MOST_WAITING, Connection, Outgoing
from deckhall.server.socket_messages import Refused, Said, Table, View
from tests.server.people import Person, RunningServer, config, play, running


async def stranger(server: RunningServer, table: str) -> ClientConnection:
    """Somebody without a cookie."""
    return await connect(f"ws://{server.address}/ws/tables/{table}", compression=None, max_queue=None)


async def turned_away(strangers: list[ClientConnection]) -> int:
    """How many of them hear that there are too many. With several servers they need not be the last to have come."""
    heard = [json.loads(await one.recv()) for one in strangers]
    return sum(first.get("reason") == "too_many" for first in heard)


def test_onlookers_are_capped_and_players_never_count(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, onlookers_per_table=5)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random")
                mine = await ola.sit(table)
                strangers = [await stranger(server, table) for _ in range(8)]
                assert await turned_away(strangers) == 3
                await mine.until(lambda seat: seat.table.get("watchers") == 5)
                again = await ola.sit(table)
                await again.until(lambda seat: seat.options)
                await again.play_on()
                for one in strangers:
                    await one.close()

    play(script)


def test_onlookers_of_one_address_are_capped_over_all_tables(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, onlookers_per_address=3)) as server:
            async with Person(server.address) as ola:
                tables = [await ola.make_table("me", "bot:random") for _ in range(2)]
                strangers = [await stranger(server, tables[number % 2]) for number in range(4)]
                assert await turned_away(strangers) == 1
                seat = await ola.sit(tables[0])
                await seat.until(lambda seat: seat.table.get("watchers"))
                watchers = seat.table["watchers"]
                await strangers[0].close()  # one who was turned away has left, too
                await strangers[2].close()
                await seat.until(lambda seat: seat.table.get("watchers", 0) < watchers)
                late = await stranger(server, tables[0])
                assert json.loads(await late.recv())["t"] == "view"
                for one in (*strangers, late):
                    await one.close()

    play(script)


def test_sixteen_onlookers_who_shout_expel_nobody(tmp_path: Path) -> None:
    """16 strangers with five phrases each once overflowed a player's queue."""

    async def script() -> None:
        with running(config(tmp_path, limits=1)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                table = await ola.make_table("me", "open", game="ambush")
                await jan.join(table)
                mine, theirs = await ola.sit(table), await jan.sit(table)
                strangers = [await stranger(server, table) for _ in range(16)]
                for _ in range(5):
                    await asyncio.gather(*[one.send('{"t":"phrase","id":"wow"}') for one in strangers])
                await mine.until(lambda seat: seat.options)
                await mine.tell("phrase", id="hello")
                await theirs.until(lambda seat: any(said["seat"] == 0 for said in seat.said))
                assert len([said for said in theirs.said if said["seat"] < 0]) <= 7, "one address, one budget"
                await mine.act("rest")
                await theirs.until(lambda seat: seat.options)
                for one in strangers:
                    await one.close()

    play(script)


def test_onlookers_can_be_muted_together(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random", game="ambush")
            mine = await ola.sit(table)
            await mine.tell("mute", guest="onlookers")
            await mine.until(lambda seat: seat.options)
            one = await stranger(server, table)
            await one.send('{"t":"phrase","id":"wow"}')
            while json.loads(await one.recv())["t"] != "said":
                pass
            await mine.tell("phrase", id="hello")
            await mine.until(lambda seat: seat.said)
            assert [said["seat"] for said in mine.said] == [0]
            await one.close()

    play(script)


def test_a_substitute_plays_at_the_usual_level_whoever_asks(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, away_after=0.1)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                table = await ola.make_table("me", "open", game="ascension")
                await jan.join(table)
                theirs = await jan.sit(table)
                await theirs.until(lambda seat: seat.view)
                await theirs.tell("take_over", seat=0, level="random")
                assert await theirs.refused() == "malformed"
                await theirs.tell("take_over", seat=0)
                assert await theirs.refused() == "present"
                await theirs.quiet(0.2)
                await theirs.tell("take_over", seat=0)
                await theirs.until(lambda seat: seat.table["seats"][0]["substituted"])
                assert theirs.table["seats"][0]["level"] == "normal"

    play(script)


# -- slow readers ----------------------------------------------------------------------------------


class StuckSocket:
    """A socket whose other side reads nothing until it is let go."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed = 0
        self.reads = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code


def shown(seq: int, whole: bool = False, **view: Any) -> View:
    table: Any = {"id": str(seq)}
    happening, line = {"kind": "step", "amount": seq}, {"kind": "step", "say": {"key": str(seq)}}
    return View(seq, 0, whole, view, [happening], [line], False, table)


def test_a_slow_reader_gets_one_view_for_many_and_is_never_let_go() -> None:
    async def script() -> None:
        socket = StuckSocket()
        connection = Connection(socket, "guest", 0)  # type: ignore[arg-type]  # all that is used of a socket
        connection.send_message(shown(0, whole=True, left=0, right=0))
        delivery = asyncio.create_task(connection.deliver())
        await asyncio.sleep(0)
        for seq in range(1, 301):
            said = Said("other", "", 1, phrase="wow")
            connection.hear(said, Outgoing(said))
            connection.send_message(shown(seq, left=seq) if seq % 2 else shown(seq, right=seq))
        connection.send_message(Refused("stale", 300))
        connection.send_message(Table(0, {"id": "last"}))  # type: ignore[arg-type]  # as in `shown`
        assert len(connection._waiting) <= MOST_WAITING
        assert connection.close_code == 0
        socket.reads.set()
        await asyncio.sleep(0.01)
        view: dict[str, Any] = {}
        happened: list[int] = []
        log: list[int] = []
        for message in socket.sent:
            if message["t"] == "view":
                view = message["view"] if message["whole"] else {**view, **message["view"]}
                happened += [one["amount"] for one in message["happenings"]]
                log += [int(line["say"]["key"]) for line in message["lines"]]
        assert view == {"left": 299, "right": 300}
        assert happened == log == list(range(301)), "nothing that happened is left out"
        assert [message["table"]["id"] for message in socket.sent if "table" in message][-1] == "last"
        assert [message["reason"] for message in socket.sent if message["t"] == "refused"] == ["stale"]
        connection.close(1012)
        await delivery
        assert socket.closed == 1012

    asyncio.run(script())


def test_a_slow_reader_hears_players_and_not_every_onlooker() -> None:
    async def script() -> None:
        socket = StuckSocket()
        connection = Connection(socket, "guest", 0)  # type: ignore[arg-type]  # all that is used of a socket
        for number in range(100):
            for seat in (-1, 1):
                said = Said("other", "", seat, text=str(number))
                connection.hear(said, Outgoing(said))
            connection.send_message(shown(number, left=number))
            assert len(connection._waiting) <= MOST_WAITING
        socket.reads.set()
        delivery = asyncio.create_task(connection.deliver())
        await asyncio.sleep(0.01)
        heard = [int(message["text"]) for message in socket.sent if message.get("seat") == 1]
        assert heard == list(range(100 - len(heard), 100))
        assert len(heard) >= 8
        delivery.cancel()

    asyncio.run(script())


def test_no_frame_overtakes_another() -> None:
    async def script() -> None:
        socket, sent = StuckSocket(), list[Any]()
        free = True

        def at_once(data: bytes) -> bool:
            if free:
                sent.append(json.loads(data))
            return free

        connection = Connection(socket, "guest", 0, at_once=at_once)  # type: ignore[arg-type]  # all that is used of a socket
        socket.sent = sent
        delivery = asyncio.create_task(connection.deliver())
        connection.send_message(Refused("stale", 0))
        assert [message["seq"] for message in sent] == [0], "at once"
        free = False
        connection.send_message(Refused("stale", 1))
        await asyncio.sleep(0)  # it is on its way, but its reader is slow
        free = True
        connection.send_message(Refused("stale", 2))
        connection.answer_ping(3, 0.0)
        assert [message["seq"] for message in sent] == [0]
        socket.reads.set()
        await asyncio.sleep(0.01)
        assert [message.get("seq", "pong") for message in sent] == [0, 1, 2, "pong"]
        connection.send_message(Refused("stale", 4))
        assert sent[-1]["seq"] == 4
        delivery.cancel()

    asyncio.run(script())


def test_spectators_are_served_in_turn() -> None:
    connection = Connection(StuckSocket(), "guest", -1, at_once=lambda data: True)  # type: ignore[arg-type]  # all that is used of a socket
    connection.send_message(Refused("stale", 0))
    assert len(connection._waiting) == 1


def test_refusals_that_nobody_reads_do_not_pile_up() -> None:
    async def script() -> None:
        connection = Connection(StuckSocket(), "guest", 0)  # type: ignore[arg-type]  # all that is used of a socket
        for number in range(1_000):
            connection.send_message(Refused("stale", number))
        assert len(connection._waiting) <= MOST_WAITING

    asyncio.run(script())
