"""Everything about a guest: in one file, and deleted with a seat that has no name left behind."""

from __future__ import annotations

import pytest

from deckhall.server.schema import metadata
from tests.server.people import Json, Person, RunningServer, play


async def everything(person: Person) -> Json:
    answer = await person.client.get("/api/my/data")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    told: Json = answer.json()
    return told


def rows_that_name(server: RunningServer, *words: str) -> list[str]:
    """Where in the database something is still found."""
    found = []
    with server.tables.services.store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                text = " ".join(
                    cell.decode(errors="replace") if isinstance(cell, bytes) else str(cell) for cell in row
                )
                found += [f"{table.name}: {word}" for word in words if word in text]
    return found


async def ask_for_deletion(person: Person) -> Json:
    return await person.post("/api/me/delete", {"id": person.id})


def test_everything_about_me_is_in_one_file(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            deck = {"game": "ashes", "name": "Mine", "deck": {"phoenixborn": "coal_roarkwin", "cards": {}}}
            await ola.post("/api/my/decks", deck)
            over = await ola.make_table("me", "bot:random")
            await ola.post(f"/api/my/tables/{over}/give_up")
            removed = await ola.make_table("me", "bot:random")
            await ola.post(f"/api/my/tables/{removed}/give_up")
            await ola.post(f"/api/my/tables/{removed}/remove")
            closed = await ola.make_table(
                "me",
                "bot:random",
                game="ashes",
                choices={"decks": ["iron_men", "snakes_in_silver"], "deck_lists": "closed"},
            )
            await ola.post(f"/api/my/tables/{closed}/give_up")
            live = await ola.make_table("me", "open")
            await jan.join(live)
            told = await everything(ola)
            assert told["guest"]["name"] == "Ola"
            assert told["guest"]["id"] == ola.id
            assert told["decks"][0]["deck"]["phoenixborn"] == "coal_roarkwin"
            games = {game["id"]: game for game in told["games"]}
            assert set(games) == {over, removed, closed}
            assert games[over]["record"] == (await ola.get(f"/api/records/{over}"))["record"]
            assert (games[removed]["record"], games[removed]["why"]) == (None, "removed")
            assert (games[closed]["record"], games[closed]["why"]) == (None, "closed_decks")
            assert [one["link"] for one in told["running"]] == [f"http://{server.address}/table/{live}"]
            assert (await everything(jan))["games"] == []

    play(script)


def test_everything_about_me_is_deleted_and_others_keep_their_games(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Wilhelmina") as ola, Person(server.address, "Jan") as jan:
            over = await ola.make_table("me", "open")
            await jan.join(over)
            await ola.post(f"/api/my/tables/{over}/give_up")
            alone = await ola.make_table("me", "bot:random")
            await ola.post(f"/api/my/tables/{alone}/give_up")
            playing = await ola.make_table("me", "open")
            await jan.join(playing)
            three = await jan.make_table("me", "open", "bot:random")
            await ola.join(three)
            waiting = await ola.make_table("me", "open")
            await ola.post("/api/my/decks", {"game": "ashes", "name": "Mine", "deck": {}})
            cookie = ola.cookie
            refused = await ola.post("/api/me/delete", {"id": jan.id}, status=422)
            assert refused["reason"] == "malformed"
            stranger = await ask_for_deletion(ola)
            assert stranger["id"] != ola.id
            assert (await ola.get("/api/me"))["id"] == stranger["id"], "the cookie is another one"
            assert rows_that_name(server, "Wilhelmina", ola.id) == []
            his = {table["id"]: table for table in (await jan.get("/api/my/tables"))["tables"]}
            assert set(his) == {over, playing, three}
            assert his[playing]["result"]["reason"] == "resigned"
            assert his[playing]["result"]["winners"] == [1]
            assert his[three]["state"] == "playing", "a bot plays on where there are others"
            assert [his[one]["seats"][0]["name"] for one in (over, playing)] == ["", ""]
            await jan.get(f"/api/records/{over}")
            for gone in (alone, waiting):
                await jan.get(f"/api/tables/{gone}", status=404)
            kept = {game["id"]: game for game in (await jan.get("/api/my/results"))["games"]}
            assert {kept[one]["seats"][0]["name"] for one in (over, playing)} == {""}
            async with Person(server.address, cookie=cookie) as back:
                assert (await back.get("/api/me"))["name"] == "", "an old cookie is nobody's"
                assert (await back.get("/api/my/tables"))["tables"] == []
                assert (await back.get("/api/my/results"))["games"] == []

    play(script)


@pytest.mark.parametrize("path", ["/api/my/data", "/api/my/results", "/api/my/turns"])
def test_a_stranger_has_nothing_and_is_not_stored(server: RunningServer, path: str) -> None:
    async def script() -> None:
        async with Person(server.address) as nobody:
            await nobody.get(path)
            assert rows_that_name(server, nobody.id) == []

    play(script)


def test_only_ones_own_tables_are_left(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as eve:
            table = await ola.make_table("me", "bot:random")
            await eve.post(f"/api/my/tables/{table}/vanish", status=404)
            assert (await ola.get("/api/my/tables"))["tables"][0]["state"] == "playing"

    play(script)
