"""Absence: bots that play for people, people who come back, resignations, clocks at zero."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.server.people import Person, RunningServer, Seat, config, play, running


async def two(ola: Person, jan: Person, **settings: Any) -> tuple[str, Seat, Seat]:
    table = await ola.make_table("me", "open", game="ambush", choices={"hands": [[2, 3], [4, 5]]}, **settings)
    await jan.join(table)
    mine, theirs = await ola.sit(table), await jan.sit(table)
    await mine.until(lambda seat: seat.options)
    await theirs.until(lambda seat: seat.view)
    return table, mine, theirs


def test_a_bot_plays_for_me_until_i_come_back(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            _, mine, theirs = await two(ola, jan)
            await mine.tell("back")
            assert await mine.refused() == "not_substituted"
            await mine.tell("take_over", seat=0)
            await theirs.until(lambda seat: seat.options)
            assert theirs.table["seats"][0]["substituted"]
            await mine.until(lambda seat: seat.table["seats"][0]["substituted"])
            assert mine.table["seats"][0]["why"] == "left"
            await mine.tell("back")
            await mine.until(lambda seat: not seat.table["seats"][0]["substituted"])
            assert mine.table["seats"][0]["why"] == ""
            await theirs.until(lambda seat: not seat.table["seats"][0]["substituted"])
            for log in (mine.lines, theirs.lines):
                kinds = [line["kind"] for line in log if line["kind"] in ("substituted", "returned")]
                assert kinds == ["substituted", "returned"]
            await theirs.act("rest")
            await mine.until(lambda seat: seat.options)
            await mine.leave()
            await theirs.leave()

    play(script)


def test_who_is_away_can_be_replaced_and_who_is_here_cannot(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, away_after=0.4)) as server:
            address = server.address
            async with Person(address) as ola, Person(address) as jan, Person(address) as ewa:
                table, mine, theirs = await two(ola, jan)
                onlooker = await ewa.sit(table)
                await onlooker.tell("take_over", seat=0)
                assert await onlooker.refused() == "not_seated"
                await theirs.tell("take_over", seat=0)
                assert await theirs.refused() == "present"
                await mine.leave()
                await theirs.until(lambda seat: not seat.table["seats"][0]["connected"])
                await theirs.tell("take_over", seat=0)
                assert await theirs.refused() == "present", "a short moment is no absence"
                await theirs.quiet(0.5)
                await theirs.tell("take_over", seat=0)
                await theirs.until(lambda seat: seat.options)
                back = await ola.sit(table)
                await back.until(lambda seat: seat.view)
                await back.tell("back")
                await back.until(lambda seat: not seat.table["seats"][0]["substituted"])
                for seat in (back, theirs, onlooker):
                    await seat.leave()

    play(script)


def test_leaving_a_game_lets_a_bot_play_on(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table, mine, theirs = await two(ola, jan)
            await ola.post(f"/api/tables/{table}/leave")
            await theirs.play_on()
            assert theirs.view["outcome"]["reason"] == "rested"
            await mine.leave()
            await theirs.leave()

    play(script)


def test_resigning_ends_a_game_of_two(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            _, mine, theirs = await two(ola, jan)
            await theirs.tell("resign")
            await mine.until(lambda seat: seat.is_over)
            result = mine.table["result"]
            assert (result["reason"], result["winners"], result["scores"]) == ("resigned", [0], [])
            assert result["say"] == {
                "title": {"key": "won", "args": {"players": [0]}},
                "reason": {"key": "outcome-resigned-by", "args": {"players": [1]}},
            }
            assert [line["say"]["key"] for line in mine.lines] == ["log-resigned"]
            await mine.act("rest")
            assert await mine.refused() == "not_playing"
            await mine.leave()
            await theirs.leave()

    play(script)


def test_in_a_larger_game_a_bot_plays_on_for_who_resigned(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open", "bot:random")
            await jan.join(table)
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await mine.until(lambda seat: seat.options)
            await mine.tell("resign")
            await mine.until(lambda seat: seat.table["seats"][0]["resigned"])
            await mine.tell("back")
            assert await mine.refused() == "not_substituted"
            await theirs.play_on()
            assert theirs.view["outcome"]["reason"] == "played"
            await mine.leave()
            await theirs.leave()

    play(script)


def test_a_clock_per_move_hands_over_to_a_bot(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            clock = {"kind": "move", "seconds": 5, "at_zero": "bot"}
            table, mine, theirs = await two(ola, jan, clock=clock)
            assert 4_000 < mine.table["seats"][0]["clock"] <= 5_000
            assert mine.table["seats"][0]["running"]
            server.tables.live[table]._clocks.settings.seconds = 1  # less than anybody may wish for
            await mine.act("rest")
            await theirs.until(lambda seat: seat.options)
            started = time.monotonic()
            await mine.until(lambda seat: seat.table["seats"][1]["substituted"])
            assert mine.table["seats"][1]["why"] == "clock"
            assert mine.lines[-1]["say"]["args"] == {"player": 1, "what": "clock"}
            assert 0.7 < time.monotonic() - started < 6
            await mine.until(lambda seat: seat.options)
            await theirs.tell("back")
            await mine.until(lambda seat: not seat.table["seats"][1]["substituted"])
            assert mine.table["seats"][1]["clock"] == 1_000
            await mine.leave()
            await theirs.leave()

    play(script)


def test_a_clock_at_zero_loses_where_that_was_said(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            clock = {"kind": "bank", "seconds": 5, "increment": 1, "at_zero": "loss"}
            table, mine, theirs = await two(ola, jan, clock=clock)
            live = server.tables.live[table]
            await mine.act("rest")
            await theirs.until(lambda seat: seat.options)
            assert 5_000 < theirs.table["seats"][0]["clock"] <= 6_000, "the increment"
            live._clocks.left[0] = 0.3
            await theirs.act("rest")
            started = time.monotonic()
            await theirs.until(lambda seat: seat.is_over)
            assert 0.2 < time.monotonic() - started < 5
            result = theirs.table["result"]
            assert (result["reason"], result["winners"], result["scores"]) == ("clock", [1], [])
            await mine.leave()
            await theirs.leave()

    play(script)


def test_an_empty_bank_keeps_the_bot_in_the_seat(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            clock = {"kind": "bank", "seconds": 5, "at_zero": "bot"}
            table, mine, theirs = await two(ola, jan, clock=clock)
            await mine.act("rest")
            await theirs.until(lambda seat: seat.options)
            server.tables.live[table]._clocks.left[0] = 0.1
            await theirs.act("rest")
            await mine.until(lambda seat: seat.table["seats"][0]["substituted"])
            await mine.tell("back")
            assert await mine.refused() == "out_of_time"
            await theirs.play_on()
            await mine.leave()
            await theirs.leave()

    play(script)


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                clock = {"kind": "bank", "seconds": 5, "at_zero": "loss"}
                table, mine, theirs = await two(ola, jan, clock=clock)
                server.tables.live[table]._clocks.left[1] = 0.6
                await mine.act("rest")
                await theirs.until(lambda seat: seat.options)
                await mine.leave()
                await theirs.leave()
        with running(config(tmp_path)) as server:
            async with Person(server.address, cookie=ola.cookie) as ola:
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.is_over)
                assert seat.table["result"]["reason"] == "clock"
                await seat.leave()

    play(script)
