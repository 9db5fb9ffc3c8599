"""Bots think elsewhere: visibly, at a pleasant pace, never in the way of other tables, and whatever becomes of them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from deckhall.server.opponents import Chair, Opponents
from deckhall.server.workers import Limits
from tests.server.jobs import wait
from tests.server.people import Person, RunningServer, play


def test_a_long_thought_is_seen_and_holds_up_nobody(server: RunningServer) -> None:
    opponents: Opponents = server.tables.services.opponents

    async def slowly(position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        await opponents.workers.run(wait, 1.5, asker=guest)
        return "rest"

    opponents.choose = slowly  # type: ignore[method-assign]  # a bot that takes its time

    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            slow = await ola.sit(await ola.make_table("bot:random", "me", game="ambush"))
            await slow.until(lambda seat: seat.table and seat.table["seats"][0]["thinking"])
            table = await ola.make_table("me", "open", game="ambush", choices={"hands": [[2, 3], [4, 5]]})
            await jan.join(table)
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await theirs.until(lambda seat: seat.view)
            waits = []
            for turn in range(6):
                active = (mine, theirs)[turn % 2]
                await active.until(lambda seat: seat.options)
                started = time.monotonic()
                await active.act("rest")
                await (theirs, mine)[turn % 2].until(lambda seat, turn=turn: seat.view["turn"] == turn + 1)  # type: ignore[misc]  # bound now
                waits.append(time.monotonic() - started)
            assert max(waits) < 1.4
            assert slow.view["turn"] == 0
            await slow.until(lambda seat: seat.options)
            assert not slow.table["seats"][0]["thinking"]
            for seat in (slow, mine, theirs):
                await seat.leave()

    play(script)


def test_games_go_on_when_the_processes_of_bots_are_killed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            await seat.act()
            await seat.until(lambda seat: seat.view["rounds"] == 1)
            for process in server.tables.services.opponents.workers.processes():
                os.kill(process, signal.SIGKILL)
            await seat.play_on()
            await seat.leave()

    play(script)


@contextmanager
def bots_with(server: RunningServer, processes: int, seconds: float) -> Iterator[Opponents]:
    """So many processes for bots, and so long for an answer."""
    services = server.tables.services
    services.opponents.close()
    services.opponents = Opponents(processes, 100, Limits(patience=seconds))
    yield services.opponents


def test_a_stuck_process_is_replaced_and_the_bot_answers(server: RunningServer) -> None:
    async def script() -> None:
        with bots_with(server, 1, 1.0) as opponents:
            async with Person(server.address) as ola:
                seat = await ola.sit(await ola.make_table("me", "bot:random"))
                await seat.until(lambda seat: seat.options)
                await seat.act()
                await seat.until(lambda seat: seat.view["rounds"] == 1)
                (stuck,) = opponents.workers.processes()
                os.kill(stuck, signal.SIGSTOP)
                await seat.play_on()
                assert stuck not in opponents.workers.processes()
                assert "bot_failures" not in (await ola.client.get("/metrics")).text

    play(script, 30)


def test_a_stuck_process_stops_nobody_elses_bot(server: RunningServer) -> None:
    async def script() -> None:
        with bots_with(server, 2, 60.0) as opponents:
            async with Person(server.address) as ola:
                await asyncio.gather(*(opponents.workers.run(wait, 0.3, asker="Jan") for _ in range(2)))
                os.kill(opponents.workers.processes()[-1], signal.SIGSTOP)
                stuck = asyncio.create_task(opponents.workers.run(wait, 0.0, asker="Jan"))
                await asyncio.sleep(0.05)
                await (await ola.sit(await ola.make_table("me", "bot:random"))).play_on()
                assert not stuck.done()
                stuck.cancel()

    play(script, 30)


def test_many_tables_of_one_guest_do_not_starve_the_bots_of_another(server: RunningServer) -> None:
    opponents: Opponents = server.tables.services.opponents
    choose = opponents.choose
    greedy: list[str] = []

    async def slowly(position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        if guest in greedy:
            await opponents.workers.run(wait, 0.2, asker=guest)
        return await choose(position, level, guest, chair)

    opponents.choose = slowly  # type: ignore[method-assign]  # bots that think for long at some tables

    async def script() -> None:
        async with Person(server.address) as jan, Person(server.address) as ola:
            await (await jan.sit(await jan.make_table("me", "bot:random"))).play_on()  # the process is up
            greedy.append(jan.id)
            for _ in range(19):
                await jan.make_table("bot:random", "me", game="ambush")
            assert opponents.waiting > 10
            seat = await ola.sit(await ola.make_table("bot:random", "me", game="ambush"))
            started = time.monotonic()
            await seat.until(lambda seat: seat.options)
            assert opponents.waiting > 5
            assert time.monotonic() - started < 1.0

    play(script)


def test_a_bot_that_fails_does_not_stop_the_game(server: RunningServer) -> None:
    async def failing(position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
        raise RuntimeError("out of ideas")

    server.tables.services.opponents.choose = failing

    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.play_on()
            assert "deckhall_bot_failures_total 2" in (await ola.client.get(f"{server.owner}/metrics")).text
            await seat.leave()

    play(script)


def test_a_thought_that_an_undo_overtakes_is_no_failure(server: RunningServer) -> None:
    thoughts: list[str] = []

    async def script() -> None:
        async with Person(server.address) as ola:
            begins = {"first_player": 0}
            table = await ola.make_table("me", "bot:random", game="ascension", choices=begins)

            async def slowly(position: dict[str, Any], level: str, guest: str, chair: Chair) -> str:
                thoughts.append(server.tables.live[table].game.decision.options[0].code)
                await asyncio.sleep(0.5)
                return thoughts[-1]

            server.tables.services.opponents.choose = slowly
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            mine = [option["say"] for option in seat.view["decision"]["options"]]
            codes = [option.code for option in server.tables.live[table].game.decision.options]
            await seat.act("end")
            await seat.until(lambda seat: seat.table["seats"][1]["thinking"])
            await seat.tell("undo")
            await seat.until(lambda seat: seat.options)
            assert [thought in codes for thought in thoughts] == [False]
            await asyncio.sleep(0.7)
            assert [option["say"] for option in seat.view["decision"]["options"]] == mine
            assert "bot_failures" not in (await ola.client.get("/metrics")).text, "none was counted"
            await seat.leave()

    play(script)
