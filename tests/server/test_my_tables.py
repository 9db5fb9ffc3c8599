"""One's own list of tables: how each game stands, the archive, giving up, and room for one game more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.people import Json, Person, RunningServer, config, play, put_away, running

CHOICES: dict[str, Json] = {
    "ascension": {"honor_pool": 20, "first_player": 0},
    "ashes": {"decks": ["iron_men", "snakes_in_silver"], "first_five": "suggested"},
}


async def listed(person: Person) -> list[Json]:
    tables: list[Json] = (await person.get("/api/my/tables"))["tables"]
    return tables


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_a_list_says_how_each_game_stands_in_memory_and_out_of_it(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        with running(config(tmp_path, idle_after=0.1)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random", game=game, choices=CHOICES[game])
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                [here] = await listed(ola)
                assert here["mine"]["seat"] == 0
                assert here["mine"]["your_turn"]
                assert here["mine"]["played"] >= here["created"]
                assert len(here["standing"]["scores"]) == 2
                if game == "ashes":
                    assert here["standing"]["champions"] == ["coal_roarkwin", "maeoni_viper"]
                    assert here["standing"]["scores"] == [15, 22]
                else:
                    assert here["standing"]["turn"] == 1
                    assert here["standing"]["scores"] == [0, 0]
                await seat.leave()
                await put_away(server, table)
                [away] = await listed(ola)
                assert away["standing"] == here["standing"]
                assert away["mine"] == here["mine"]
                assert table not in server.tables.live, "a list wakes no table"

    play(script)


def test_a_finished_game_keeps_how_it_stood(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random", game="ascension", choices=CHOICES["ascension"])
            tables = await ola.post(f"/api/my/tables/{table}/give_up")
            [over] = tables["tables"]
            assert over["result"]["reason"] == "resigned"
            assert over["result"]["winners"] == [1]
            assert over["standing"]["turn"] == 1
            assert not over["mine"]["your_turn"]

    play(script)


def test_a_game_is_archived_and_taken_out_again_and_a_finished_one_removed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open")
            await jan.join(table)
            archived = await ola.post(f"/api/my/tables/{table}", {"archived": True})
            assert archived["tables"][0]["mine"]["archived"]
            assert not (await listed(jan))[0]["mine"]["archived"], "everybody has a list of their own"
            assert not (await ola.post(f"/api/my/tables/{table}", {"archived": False}))["tables"][0]["mine"][
                "archived"
            ]
            refused = await ola.post(f"/api/my/tables/{table}/remove", status=409)
            assert refused["reason"] == "not_over"
            await ola.post(f"/api/my/tables/{table}/give_up")
            assert (await ola.post(f"/api/my/tables/{table}/remove"))["tables"] == []
            assert len(await listed(jan)) == 1
            await jan.get(f"/api/records/{table}")
            assert (await jan.post(f"/api/my/tables/{table}/remove"))["tables"] == []
            await jan.get(f"/api/records/{table}", status=404)

    play(script)


def test_nobody_changes_another_ones_list(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as eve:
            table = await ola.make_table("me", "bot:random")
            for path, body in (("", {"archived": True}), ("/remove", None), ("/give_up", None)):
                refused = await eve.post(f"/api/my/tables/{table}{path}", body, status=404)
                assert refused["reason"] == "not_found"
            assert len(await listed(ola)) == 1

    play(script)


def test_a_table_that_waits_is_left_by_giving_it_up(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "open")
            tables = await ola.post(f"/api/my/tables/{table}/give_up")
            assert tables["tables"][0]["result"]["reason"] == "abandoned"

    play(script)


def test_games_against_bots_lock_nobody_out(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, tables_per_guest=3)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                first = await ola.make_table("me", "bot:random", "bot:random")
                looked_at = await ola.make_table("me", "bot:random", "bot:random")
                await (await ola.sit(looked_at)).until(lambda seat: seat.view)
                together = await ola.make_table("me", "open")
                await jan.join(together)
                newest = await ola.make_table("me", "bot:random", "bot:random")
                by_id = {table["id"]: table for table in await listed(ola)}
                assert by_id[first]["result"]["reason"] == "abandoned"
                assert by_id[first]["mine"]["archived"]
                assert [by_id[one]["state"] for one in (looked_at, together, newest)] == ["playing"] * 3
                await (await ola.sit(newest)).until(lambda seat: seat.view)
                wish = {"game": "highest_card", "seats": ["me", "bot:random"]}
                refused = await ola.post("/api/tables", wish, status=429)
                assert refused["reason"] == "too_many"

    play(script)
