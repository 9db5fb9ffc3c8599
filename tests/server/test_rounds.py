"""Requests and messages begin one by one: everything else goes on between them, and nobody has all the turns."""

from __future__ import annotations

import asyncio

from deckhall.server.rounds import Rounds
from tests.server.people import play


def test_in_a_round_of_the_event_loop_one_of_many_begins() -> None:
    begun: list[int] = []
    most = 0

    async def ask(rounds: Rounds, number: int) -> None:
        await rounds.wait("many")
        begun.append(number)

    async def script() -> None:
        nonlocal most
        rounds = Rounds()
        asking = [asyncio.create_task(ask(rounds, number)) for number in range(20)]
        while len(begun) < len(asking):
            before = len(begun)
            await asyncio.sleep(0)
            most = max(most, len(begun) - before)

    play(script, 10)
    assert begun == list(range(20))
    assert most == 1


def test_whoever_asks_once_waits_for_one_of_those_who_ask_often() -> None:
    begun: list[str] = []

    async def ask(rounds: Rounds, asker: str) -> None:
        await rounds.wait(asker)
        begun.append(asker)

    async def script() -> None:
        rounds = Rounds()
        await asyncio.gather(*(ask(rounds, asker) for asker in ["many"] * 10 + ["one"]))

    play(script, 10)
    assert begun.index("one") <= 2


def test_nobody_waits_for_those_who_have_gone() -> None:
    async def script() -> None:
        rounds = Rounds()
        asking = [asyncio.create_task(rounds.wait("gone")) for _ in range(10)]
        await asyncio.sleep(0)
        for task in asking:
            task.cancel()
        await rounds.wait("here")
        await asyncio.sleep(0)
        await rounds.wait("here")

    play(script, 10)


def test_a_single_one_does_not_wait_at_all() -> None:
    async def script() -> None:
        waiting = Rounds().wait("one")
        try:
            waiting.send(None)
        except StopIteration:
            return
        raise AssertionError("it waits")

    play(script, 10)
