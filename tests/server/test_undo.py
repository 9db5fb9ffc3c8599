"""Undoing: free while nothing was revealed, else by consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.people import Person, RunningServer, Seat, config, play, put_away, running


async def two_at_ambush(
    server: RunningServer, ola: Person, jan: Person, **settings: int
) -> tuple[Seat, Seat]:
    table = await ola.make_table("me", "open", game="ambush", choices={"hands": [[2, 3], [0, 4]]}, **settings)
    await jan.join(table)
    mine, theirs = await ola.sit(table), await jan.sit(table)
    await mine.until(lambda seat: seat.options)
    await theirs.until(lambda seat: seat.view)
    return mine, theirs


def test_a_move_is_taken_back_freely_while_nothing_was_revealed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            begins = {"first_player": 0}
            seat = await ola.sit(await ola.make_table("me", "bot:random", game="ascension", choices=begins))
            await seat.until(lambda seat: seat.options)
            assert not seat.can_undo
            start = server.tables.live[seat.table["id"]].game.digest()
            plays = [code for code in seat.options if code.startswith("play")]
            await seat.act(plays[0])
            await seat.until(lambda seat: seat.can_undo)
            number = seat.seq
            await seat.tell("undo")
            await seat.until(lambda seat: seat.seq > number)
            assert server.tables.live[seat.table["id"]].game.digest() == start
            assert seat.happenings[-1]["kind"] == "undone"
            assert seat.happenings[-1]["amount"] == 1, "more would tell that somebody was asked"
            assert seat.lines[-1]["say"] == {"key": "log-undone", "args": {"player": 0}}
            assert seat.lines[-1]["since"] == seat.lines[-2]["at"] == number, "what it takes back"
            await seat.tell("undo")
            assert await seat.refused() == "nothing_to_undo"
            await seat.play_on()
            await seat.leave()

    play(script)


def test_otherwise_the_others_are_asked(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            mine, theirs = await two_at_ambush(server, ola, jan)
            await mine.act("rest")
            await theirs.until(lambda seat: seat.options)
            await theirs.act("rest")
            await mine.until(lambda seat: seat.view["turn"] == 2)
            assert not mine.can_undo
            await mine.tell("undo")
            await theirs.until(lambda seat: seat.table["undo"])
            assert theirs.table["undo"] == {"seat": 0, "waiting": [1]}
            await mine.tell("undo_answer", yes=True)
            assert await mine.refused() == "no_offer"
            await theirs.tell("undo_answer", yes=False)
            for seat in (mine, theirs):  # both have heard of it before the next offer
                await seat.until(lambda seat: seat.table["undo"] is None)
            assert mine.view["turn"] == 2
            await mine.tell("undo")
            await theirs.until(lambda seat: seat.table["undo"])
            await theirs.tell("undo_answer", yes=True)
            await mine.until(lambda seat: seat.view["turn"] == 0)
            assert mine.options == ["strike", "rest"]
            await mine.leave()
            await theirs.leave()

    play(script)


def test_a_new_decision_ends_the_offer(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            mine, theirs = await two_at_ambush(server, ola, jan)
            await mine.act("strike")
            await theirs.until(lambda seat: "shield:0" in seat.options)
            await mine.tell("undo")
            await theirs.until(lambda seat: seat.table["undo"])
            await theirs.act("shield:0")
            await theirs.until(lambda seat: seat.table["undo"] is None)
            await theirs.tell("undo_answer", yes=True)
            assert await theirs.refused() == "no_offer"
            await mine.leave()
            await theirs.leave()

    play(script)


def test_bots_agree(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            await seat.act()
            await seat.until(lambda seat: seat.view["rounds"] == 1)
            await seat.tell("undo")
            await seat.until(lambda seat: seat.view["rounds"] == 0 and seat.options)
            await seat.play_on()
            await seat.leave()

    play(script)


def test_all_moves_can_be_taken_back_one_by_one(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random", game="ascension", choices={"first_player": 0})
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            live = server.tables.live[table]
            start = live.game.digest()
            while len(live.steps) < 40 and not seat.is_over:
                if seat.options:
                    number = seat.seq
                    await seat.act(seat.options[-1])
                    await seat.until(lambda seat, number=number: seat.seq > number)  # type: ignore[misc]  # bound now
                else:
                    await seat.hear()
            await seat.until(lambda seat: seat.options)
            while live.steps:
                number = seat.seq
                await seat.tell("undo")
                await seat.until(lambda seat, number=number: seat.seq > number)  # type: ignore[misc]  # bound now
            assert live.game.digest() == start
            await seat.leave()

    play(script)


@pytest.mark.parametrize("snapshot_every", [1, 1000])
def test_a_move_is_taken_back_freely_after_the_table_was_away(tmp_path: Path, snapshot_every: int) -> None:
    with running(config(tmp_path, idle_after=0.05, snapshot_every=snapshot_every)) as server:

        async def script() -> None:
            async with Person(server.address) as ola, Person(server.address) as jan:
                choices = {"first_player": 0}
                table = await ola.make_table("me", "open", game="ascension", choices=choices)
                await jan.join(table)
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                start = server.tables.live[table].game.digest()
                await seat.act(next(code for code in seat.options if code.startswith("play")))
                await seat.until(lambda seat: seat.can_undo)
                await seat.leave()
                await put_away(server, table)
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                assert seat.can_undo
                number = seat.seq
                await seat.tell("undo")
                await seat.until(lambda seat: seat.seq > number)
                assert server.tables.live[table].game.digest() == start
                assert seat.table["undo"] is None

        play(script)


def test_a_game_that_does_not_replay_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    with running(config(tmp_path, idle_after=0.05)) as server:

        async def script() -> None:
            async with Person(server.address) as ola:
                table = await ola.make_table(
                    "me", "bot:random", game="ascension", choices={"first_player": 0}
                )
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                await seat.act(seat.options[0])
                await seat.until(lambda seat: seat.can_undo)
                await seat.leave()
                saved = server.tables.live[table].saved
                await put_away(server, table)
                saved.seed = "1" + saved.seed  # as if the rules had dealt differently then
                services = server.tables.services
                await services.owning.claim(table)
                await services.store.save(saved)
                await services.owning.release(table)
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                assert not seat.can_undo
                await seat.act(seat.options[0])
                await seat.until(lambda seat: seat.can_undo)

        play(script)
