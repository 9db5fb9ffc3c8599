"""Whole games over real sockets: against a bot, each other, with onlookers, tabs and lost connections."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.people import (
    Json,
    Person,
    RunningServer,
    Seat,
    config,
    name_of,
    number_of_seats,
    play,
    running,
)


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


VARIANTS: list[tuple[str, Json]] = [
    ("ascension", {"players": 2, "edition": "anniversary", "honor_pool": 20}),
    ("ascension", {"players": 1, "variant": "solo", "honor_pool": 20}),
    ("ascension", {"players": 4, "variant": "teams", "honor_pool": 20}),
    ("ashes", {"decks": ["iron_men", "snakes_in_silver"]}),
    ("ashes", {"players": 2, "draft": True}),
    ("ashes", {"decks": ["iron_men", None, None]}),
]


@pytest.mark.parametrize(
    ("game", "choices"), VARIANTS, ids=lambda one: name_of(*one.values()) if isinstance(one, dict) else one
)
def test_games_of_each_kind_are_played_to_their_end(server: RunningServer, game: str, choices: Json) -> None:
    """One person and bots, all at random."""
    luck = random.Random(7)

    async def script() -> None:
        async with Person(server.address) as ola:
            seats = ["me", *["bot:random"] * (number_of_seats(choices) - 1)]
            seat = await ola.sit(await ola.make_table(*seats, game=game, choices=choices))
            await seat.play_on(lambda seat: luck.choice(seat.options))
            assert seat.table["result"]["reason"] == seat.view["outcome"]["reason"]
            assert None not in seat.table["choices"].get("decks", [])

    play(script)


def test_whoever_joins_brings_their_own_deck(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open", game="ashes", choices={"decks": ["iron_men", None]})
            path = f"/api/tables/{table}/join"
            refused = await jan.post(path, {"choices": {"decks": "paper_men"}}, 422)
            assert (refused["reason"], "paper_men" in refused["detail"]) == ("wrong_setup", True)
            refused = await jan.post(path, {"choices": {"luck": 7}}, 422)
            assert refused["reason"] == "wrong_setup"
            started = await jan.post(path, {"choices": {"decks": "mist_guardian"}})
            assert started["choices"]["decks"] == ["iron_men", "mist_guardian"]

    play(script)


def test_a_seat_chooses_anew_until_the_game_starts(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as ewa,
        ):
            decks = ["iron_men", None, None]
            table = await ola.make_table("me", "open", "open", game="ashes", choices={"decks": decks})
            path = f"/api/tables/{table}/join"
            assert (await jan.post(path, {"choices": {"decks": "mist_guardian"}}))["state"] == "open"
            refused = await jan.post(path, {"choices": {"decks": "paper_men"}}, 422)
            assert refused["reason"] == "wrong_setup"
            await jan.post(path, {"choices": {"decks": "cloudsea_siren"}})
            await ola.post(path, {"choices": {"decks": "bloodwoods_queen"}})
            refused = await jan.post(path, {"seat": 2, "choices": {"decks": "iron_men"}}, 409)
            assert refused["reason"] == "already_seated"
            assert (await jan.post(path, {}, 409))["reason"] == "already_seated"
            started = await ewa.post(path, {"choices": {"decks": "snakes_in_silver"}})
            assert started["choices"]["decks"] == ["bloodwoods_queen", "cloudsea_siren", "snakes_in_silver"]
            refused = await jan.post(path, {"choices": {"decks": "iron_men"}}, 409)
            assert refused["reason"] == "not_open"

    play(script)


def test_tabs_and_devices_of_one_person_show_the_same(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random")
            one, other = await ola.sit(table), await ola.sit(table)
            await other.until(lambda seat: seat.options)
            await other.act()
            await one.until(lambda seat: seat.seq == other.seq + 1 or seat.view.get("rounds", 0) > 0)
            await other.until(lambda seat: seat.view["rounds"] > 0)
            await asyncio.gather(one.play_on(), other.until(lambda seat: seat.is_over))
            assert one.view == other.view
            await one.leave()
            await other.leave()

    play(script)


def test_a_lost_connection_resumes_from_its_number(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open", game="ambush")
            await jan.join(table)
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await mine.until(lambda seat: seat.options)
            await mine.act("rest")
            await mine.until(lambda seat: seat.view["turn"] == 1)
            await mine.leave()
            await theirs.until(lambda seat: seat.options)
            await theirs.act("rest")
            await theirs.until(lambda seat: seat.view["turn"] == 2)
            back = await ola.sit(table, since=mine.seq)
            await back.until(lambda seat: seat.view)
            assert [h["kind"] for h in back.happenings] == ["rest"], "only what was missed"
            assert [line["kind"] for line in back.lines] == ["rest"], "and the same in words"
            assert back.seq == mine.seq + 1
            assert back.options == ["strike", "rest"]
            fresh = await ola.sit(table)
            await fresh.until(lambda seat: seat.view)
            assert [h["kind"] for h in fresh.happenings] == ["rest", "rest"]
            for seat in (theirs, back, fresh):
                await seat.leave()

    play(script)


def test_stale_illegal_and_foreign_answers_are_refused_and_change_nothing(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as ewa,
        ):
            table = await ola.make_table("me", "open", game="ambush")
            await jan.join(table)
            mine, theirs, onlooker = await ola.sit(table), await jan.sit(table), await ewa.sit(table)
            for seat in (mine, theirs, onlooker):
                await seat.until(lambda seat: seat.view)
            digest = server.tables.live[table].game.digest()

            async def refused(seat: Seat, option: str, seq: int) -> str:
                await seat.act(option, seq=seq)
                reason = await seat.refused()
                if reason != "not_seated":
                    await seat.until(lambda seat: seat.view)
                return reason

            assert await refused(mine, "strike", mine.seq + 1) == "stale"
            assert await refused(mine, "shield:0", mine.seq) == "illegal"
            assert await refused(theirs, "strike", theirs.seq) == "not_yours"
            assert await refused(onlooker, "strike", onlooker.seq) == "not_seated"
            assert server.tables.live[table].game.digest() == digest
            await mine.act("rest")
            await mine.until(lambda seat: seat.view["turn"] == 1)
            assert await refused(mine, "rest", mine.seq - 1) == "stale", "a message sent twice"
            for seat in (mine, theirs, onlooker):
                await seat.leave()

    play(script)


def test_two_tabs_that_answer_at_once_make_one_move(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random", game="ambush")
            tabs = [await ola.sit(table) for _ in range(4)]
            for tab in tabs:
                await tab.until(lambda seat: seat.options)
            await asyncio.gather(*[tab.act("rest") for tab in tabs])
            for tab in tabs:
                await tab.quiet(0.3)
            assert sum(len(tab.refusals) for tab in tabs) == len(tabs) - 1
            for tab in tabs:
                await tab.leave()

    play(script)


def test_a_patch_holds_only_what_changed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            begins = {"first_player": 0}
            seat = await ola.sit(await ola.make_table("me", "bot:random", game="ascension", choices=begins))
            first = await seat.hear()
            assert first["whole"]
            await seat.act(next(code for code in seat.options if code.startswith("play")))
            second = await seat.hear()
            assert not second["whole"]
            assert "row" not in second["view"]
            assert "seats" in second["view"]
            await seat.leave()

    play(script)


def test_bots_do_not_play_on_among_themselves_while_nobody_looks(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random", game="ascension")
                await ola.post(f"/api/tables/{table}/leave")
                await asyncio.sleep(0.5)
                before = server.tables.live[table].seq
                await asyncio.sleep(0.3)
                assert server.tables.live[table].seq == before
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.seq > 3)
                await seat.leave()

    play(script)
