"""What is kept of finished games: everybody's own results, also of games that were over before they were kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.people import Json, Person, RunningServer, config, play, running


async def results(person: Person) -> list[Json]:
    games: list[Json] = (await person.get("/api/my/results"))["games"]
    return games


def test_a_finished_game_is_kept_with_who_played_and_how_it_ended(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            table = await ola.make_table("me", "open", "bot:random")
            await jan.join(table)
            assert await results(ola) == []
            here, there = await ola.sit(table), await jan.sit(table)
            await here.until(lambda seat: seat.view)
            await there.until(lambda seat: seat.view)
            await there.tell("take_over", seat=1)
            await there.until(lambda seat: seat.table["seats"][1]["substituted"])
            await there.tell("back")
            await there.until(lambda seat: not seat.table["seats"][1]["substituted"])
            while not (here.is_over and there.is_over):
                for seat in (here, there):
                    if seat.options:
                        await seat.act()
                        await seat.until(lambda seat: not seat.options or seat.is_over)
                    await seat.quiet(0.02)
            await jan.post("/api/me", {"name": "Janek"})
            [mine] = await results(ola)
            [his] = await results(jan)
            assert (mine["id"], mine["game"], mine["mine"], his["mine"]) == (table, "highest_card", 0, 1)
            assert mine["kept"]
            assert mine["moves"] > 0
            assert mine["rules"] == his["rules"] > 0
            assert mine["began"] <= mine["ended"]
            people = mine["seats"]
            assert [seat["kind"] for seat in people] == ["person", "person", "bot"]
            assert [seat["name"] for seat in people] == ["Ola", "Janek", ""], "as they are called now"
            assert [seat["replaced"] for seat in people] == [False, True, False]
            assert people[2]["level"] == "random"
            result = here.table["result"]
            assert [seat["won"] for seat in people] == [number in result["winners"] for number in range(3)]
            assert [seat["score"] for seat in people] == result["scores"]

    play(script)


def test_a_result_outlives_its_game_and_the_list(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random")
            await ola.post(f"/api/my/tables/{table}/give_up")
            await ola.post(f"/api/my/tables/{table}/remove")
            [kept] = await results(ola)
            assert not kept["kept"]
            assert kept["reason"] == "resigned"
            assert kept["seats"][0]["resigned"]

    play(script)


def test_a_table_whose_game_never_began_is_no_result(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "open")
            await ola.post(f"/api/my/tables/{table}/give_up")
            assert await results(ola) == []

    play(script)


def test_games_that_were_over_before_are_filled_in_once(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"

    async def before() -> None:
        with running(config(tmp_path, database=database)) as server:
            async with Person(server.address) as ola:
                for _ in range(3):
                    table = await ola.make_table("me", "bot:random")
                    await ola.post(f"/api/my/tables/{table}/give_up")
                cookie.append(ola.cookie)

    cookie: list[str] = []
    play(before)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM finished_game")
        connection.execute("DELETE FROM finished_seat")

    async def after() -> None:
        with running(config(tmp_path, database=database)) as server:
            async with Person(server.address, cookie=cookie[0]) as ola:
                assert len(await results(ola)) == 3
                assert len(await results(ola)) == 3

    play(after)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM finished_seat").fetchone() == (6,)


def test_turns_are_told_of_games_with_other_people(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            await ola.make_table("me", "bot:random")
            assert (await ola.get("/api/my/turns"))["tables"] == [], "a bot does not wait"
            table = await ola.make_table("me", "open")
            await jan.join(table)
            seats = [await ola.sit(table), await jan.sit(table)]
            for seat in seats:
                await seat.until(lambda seat: seat.view)
            for person, seat in zip((ola, jan), seats, strict=True):
                [told] = (await person.get("/api/my/turns"))["tables"]
                assert (told["id"], told["mine"]["your_turn"]) == (table, bool(seat.options))

    play(script)
