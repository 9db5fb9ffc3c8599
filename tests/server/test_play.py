"""Whole games over real sockets: against a bot, each other, with onlookers, tabs and lost connections."""

from __future__ import annotations

import asyncio

from tests.server.people import Person, RunningServer, play


def test_a_whole_game_against_a_bot(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.play_on()
            assert seat.table["result"]["scores"] == seat.view["outcome"]["scores"]
            assert sum(seat.view["outcome"]["scores"]) == 3
            assert seat.table["seats"][0]["name"] == "Ola"
            assert seat.table["seats"][1]["level"] == "random"
            await seat.leave()

    play(script)


def test_two_people_play_by_link_while_a_third_looks_on(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as ewa,
        ):
            table = await ola.make_table("me", "open")
            mine = await ola.sit(table)
            await mine.until(lambda seat: seat.table)
            assert mine.table["state"] == "open"
            await jan.join(table)
            theirs, onlooker = await jan.sit(table), await ewa.sit(table)
            await asyncio.gather(mine.play_on(), theirs.play_on(), onlooker.until(lambda seat: seat.is_over))
            assert (mine.you, theirs.you, onlooker.you) == (0, 1, -1)
            assert mine.view["outcome"] == theirs.view["outcome"] == onlooker.view["outcome"]
            assert all(not isinstance(hand, list) for hand in onlooker.view["hands"])
            for seat in (mine, theirs, onlooker):
                await seat.leave()

    play(script)
