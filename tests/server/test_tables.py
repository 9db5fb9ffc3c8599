"""Tables: made, listed, joined, left, started, played again, put away when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path

import pytest

from deckhall import bots
from deckhall.server.saved_table import SavedTable
from deckhall.server.table_messages import Settings
from tests.server.people import Json, Person, RunningServer, config, play, put_away, running


def test_what_can_be_played_is_told(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            told = await ola.get("/api/games")
            games = {game["id"]: game for game in told["games"]}
            ours, other = games["ascension"], games["highest_card"]
            assert ours["about"]["options"]["edition"]["choices"] == ["godslayer", "anniversary"]
            assert ours["levels"] == bots.levels(ours["id"])
            assert (ours["hints"], ours["name"]) == (True, {"key": "game-ascension", "args": {}})
            assert (other["levels"], other["hints"], other["name"]) == (["random"], False, "Highest card")
            assert "good_luck" in told["phrases"]

    play(script)


def test_listed_tables_are_found_and_private_ones_are_not(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            listed = await ola.make_table("me", "open", listed=True)
            private = await ola.make_table("me", "open")
            found = [table["id"] for table in (await jan.get("/api/tables"))["tables"]]
            assert found == [listed]
            mine = [table["id"] for table in (await ola.get("/api/my/tables"))["tables"]]
            assert sorted(mine) == sorted([listed, private])
            assert (await jan.get("/api/my/tables"))["tables"] == []
            assert (await jan.get(f"/api/tables/{private}"))["state"] == "open"
            await jan.join(listed)
            assert (await jan.get("/api/tables"))["tables"][0]["state"] == "playing"

    play(script)


def test_the_game_starts_when_the_last_seat_is_taken(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as ewa,
        ):
            table = await ola.make_table("open", "me", "open")
            seat = await ola.sit(table)
            assert (await jan.join(table))["state"] == "open"
            await seat.until(lambda seat: seat.table and seat.table["seats"][0]["kind"] == "person")
            assert (await jan.post(f"/api/tables/{table}/join", {}, 409))["reason"] == "already_seated"
            assert (await ewa.post(f"/api/tables/{table}/join", {"seat": 0}, 409))["reason"] == "no_seat"
            assert (await ewa.join(table))["state"] == "playing"
            await seat.until(lambda seat: seat.view)
            assert seat.you == 1
            assert (await ewa.post(f"/api/tables/{table}/join", {}, 409))["reason"] == "not_open"
            await seat.leave()

    play(script)


def test_an_onlooker_who_sits_down_becomes_a_player_on_the_same_socket(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open")
            seat = await jan.sit(table)
            await seat.until(lambda seat: seat.table)
            assert seat.you == -1
            await jan.join(table)
            await seat.until(lambda seat: seat.you == 1 and seat.view)
            assert isinstance(seat.view["hands"][1], list)
            await seat.leave()

    play(script)


def test_leaving_before_the_start_frees_the_seat(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open", "open")
            await jan.join(table)
            left = await jan.post(f"/api/tables/{table}/leave")
            assert left["seats"][1]["kind"] == "open"
            assert (await jan.get("/api/my/tables"))["tables"] == []
            assert (await jan.post(f"/api/tables/{table}/leave", status=403))["reason"] == "not_seated"
            closed = await ola.post(f"/api/tables/{table}/leave")
            assert (closed["state"], closed["result"]["reason"]) == ("over", "abandoned")
            assert (await jan.post(f"/api/tables/{table}/join", {}, 409))["reason"] == "not_open"

    play(script)


def test_the_host_may_start_with_bots_in_open_seats(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open", "open")
            await jan.join(table)
            assert (await jan.post(f"/api/tables/{table}/start", status=403))["reason"] == "not_host"
            started = await ola.post(f"/api/tables/{table}/start")
            assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
            assert started["state"] == "playing"

    play(script)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "tarot", "seats": ["me"]}, "unknown_game"),
        ({"game": "highest_card", "seats": ["me"]}, "wrong_setup"),
        ({"game": "highest_card", "seats": ["me", "me"]}, "wrong_seats"),
        ({"game": "highest_card", "seats": ["bot:random", "bot:random"]}, "wrong_seats"),
        ({"game": "highest_card", "seats": ["me", "cat"]}, "wrong_seats"),
        ({"game": "highest_card", "seats": ["me", "bot:genius"]}, "unknown_level"),
        ({"game": "highest_card", "seats": ["me", "open"], "choices": {"players": 3}}, "wrong_seats"),
        ({"game": "highest_card", "seats": ["me", "open"], "choices": {"seed": 1}}, "wrong_setup"),
        ({"game": "ascension", "seats": ["me", "open"], "choices": {"edition": "pirate"}}, "wrong_setup"),
        ({"game": "highest_card", "seats": []}, "malformed"),
        ({"game": "highest_card", "seats": ["me", "open"], "settings": {"colour": "red"}}, "malformed"),
        ({"game": "highest_card", "seats": ["me", "open"], "settings": {"window_pause": -1}}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: RunningServer, wish: Json, reason: str
) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            assert (await ola.post("/api/tables", wish, 422))["reason"] == reason
            assert (await ola.get("/api/my/tables"))["tables"] == []

    play(script)


def test_a_rematch_is_one_table_with_everybody_one_seat_on(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as ewa,
        ):
            table = await ola.make_table("me", "open")
            await jan.join(table)
            assert (await ola.post(f"/api/tables/{table}/rematch", status=409))["reason"] == "not_over"
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await asyncio.gather(mine.play_on(), theirs.play_on())
            assert (await ewa.post(f"/api/tables/{table}/rematch", status=403))["reason"] == "not_seated"
            next_table = await jan.post(f"/api/tables/{table}/rematch")
            await mine.until(lambda seat: seat.table["rematch"] == next_table["id"])
            assert (await ewa.post(f"/api/tables/{next_table['id']}/join", {}, 409))["reason"] == "no_seat"
            same = await ola.post(f"/api/tables/{table}/rematch")
            assert same["id"] == next_table["id"]
            assert same["state"] == "playing"
            assert [seat["guest"] for seat in same["seats"]] == [jan.id, ola.id]
            await mine.leave()
            await theirs.leave()

    play(script)


def test_tables_without_onlookers(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "bot:random", watch=False)
            seat = await jan.sit(table)
            assert await seat.closed() == 1008
            assert seat.refusals[0]["reason"] == "no_watching"
            assert seat.view == {}

    play(script)


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, idle_after=0.2)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random", game="ascension")
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                number = seat.seq
                await seat.act()
                await seat.until(lambda seat: seat.seq > number)
                digest = server.tables.live[table].game.digest()
                await seat.quiet(0.6)
                assert table in server.tables.live, "somebody looks"
                await seat.leave()
                await put_away(server, table)
                again = await ola.sit(table)
                await again.until(lambda seat: seat.view)
                assert server.tables.live[table].game.digest() == digest
                assert again.seq == seat.seq
                await again.play_on()
                await again.leave()

    play(script)


def test_open_tables_nobody_starts_are_closed(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, idle_after=0.2, forget_open_after=0.5)) as server:
            async with Person(server.address) as ola:
                await ola.make_table("me", "open", listed=True)
                deadline = time.monotonic() + 10
                while (await ola.get("/api/tables"))["tables"]:
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.1)
                assert (await ola.get("/api/my/tables"))["tables"][0]["result"]["reason"] == "abandoned"

    play(script)


def test_what_is_in_a_deck_is_not_told_to_the_table() -> None:
    choices = {"decks": ["iron", {"cards": ["x"]}], "edition": "e", "n": {"a": 1}}
    saved = SavedTable("a", "g", choices, Settings(), [], "h", 0)
    assert saved.shown_choices() == {"decks": ["iron", None], "edition": "e", "n": None}


def test_a_table_that_is_put_away_leaves_no_garbage_to_collect(tmp_path: Path) -> None:
    """The server looks for garbage once an hour, because everybody waits meanwhile."""

    async def script(server: RunningServer) -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random")
            gone = weakref.ref(server.tables.live[table])
            await ola.post(f"/api/my/tables/{table}/give_up")
            await put_away(server, table)
            deadline = time.monotonic() + 10
            while gone() is not None and time.monotonic() < deadline:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.02)  # those who put it away let go of it
            assert gone() is None

    gc.disable()
    try:
        with running(config(tmp_path, idle_after=0.1)) as server:
            play(lambda: script(server))
    finally:
        gc.enable()
