"""After the game: result, record, replay, and what happens to games when the rules change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckhall
from deckhall.server import history
from deckhall.server.saved_table import Event, SavedTable, Seat, Snapshot
from deckhall.server.table_messages import Settings
from tests.games import ambush, registered
from tests.server.people import Json, Person, RunningServer, config, play, running, slow_bots


async def finished(server: RunningServer, person: Person, game: str = "highest_card") -> str:
    """A table whose game is over."""
    seat = await person.sit(await person.make_table("me", "bot:random", game=game))
    await seat.play_on()
    await seat.leave()
    return str(seat.table["id"])


def test_the_record_of_a_finished_game_plays_it_again(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await finished(server, ola)
            told = await jan.get(f"/api/records/{table}")
            game = deckhall.replay(told["record"])
            assert game.outcome is not None
            assert list(game.outcome.scores) == told["table"]["result"]["scores"]
            assert told["replayable"]
            assert told["record"]["digest"] == game.digest() == server.tables.live[table].game.digest()

    play(script)


def test_nothing_is_told_before_the_end(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            for seats in (("me", "bot:random"), ("me", "open")):
                table = await ola.make_table(*seats)
                assert (await ola.get(f"/api/records/{table}", 409))["reason"] == "not_over"
                assert (await ola.get(f"/api/replays/{table}", 409))["reason"] == "not_over"

    play(script)


def test_a_record_without_the_moves_that_were_taken_back(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.until(lambda seat: seat.options)
            await seat.act()
            await seat.until(lambda seat: seat.view["rounds"] == 1)
            await seat.tell("undo")
            await seat.until(lambda seat: seat.view["rounds"] == 0)
            await seat.play_on()
            told = await ola.get(f"/api/records/{seat.table['id']}")
            assert len(told["record"]["moves"]) == 4
            assert deckhall.replay(told["record"]).outcome is not None
            await seat.leave()

    play(script)


def test_a_replay_shows_each_seat_its_own_and_all_everything(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await finished(server, ola)
            where = f"/api/replays/{table}"
            everybody = await ola.get(where)
            assert [frame["move"] for frame in everybody["frames"]] == list(range(5))
            assert everybody["moves"] == 4
            assert all(isinstance(hand, int) for hand in everybody["frames"][0]["views"][0]["hands"])
            assert everybody["frames"][1]["option"] is None, "a secret choice stays unsaid"
            mine = await ola.get(where + "?seat=0")
            assert isinstance(mine["frames"][0]["views"][0]["hands"][0], list)
            assert mine["frames"][1]["option"]["verb"] == "lay"
            assert mine["frames"][1]["option"]["say"]["key"] == "option-plain-about"
            opened = await ola.get(where + "?seat=all&start=2&count=3")
            assert [frame["move"] for frame in opened["frames"]] == [2, 3, 4]
            assert [isinstance(view["hands"][s], list) for s, view in enumerate(opened["frames"][0]["views"])] == [
                True, True,
            ]  # fmt: skip
            assert opened["frames"][0]["happenings"][0]["card"].startswith("number_")
            assert [line["kind"] for line in opened["frames"][0]["lines"]] == ["laid"]
            assert "number_" in str(opened["frames"][0]["lines"])
            assert "number_" not in str(everybody["frames"][2]["lines"]), "a hidden card stays unsaid"
            assert opened["result"]["reason"] == "played"
            assert opened["result"]["say"]["title"]["key"] == "won"
            for wrong in ("seat=9", "seat=x", "start=-1", "count=0", "count=9999"):
                assert (await ola.client.get(f"{where}?{wrong}")).status_code in (409, 422)

    play(script)


def test_a_record_file_is_opened_or_refused_with_the_reason(server: RunningServer) -> None:
    async def script() -> None:
        game = deckhall.new_game("ascension", players=2, seed=3, honor_pool=10)
        while game.outcome is None:
            assert game.decision is not None
            game.apply(game.decision.options[-1 if game.last is None or game.last.number % 3 else 0])
        record = game.record()
        async with Person(server.address) as ola:
            told = await ola.post("/api/replays", {"record": record, "seat": "all", "start": 5, "count": 2})
            assert [frame["move"] for frame in told["frames"]] == [5, 6]
            assert told["result"]["scores"] == list(game.outcome.scores)
            assert told["differs"] is False
            other = {**record, "digest": "of other rules"}
            assert (await ola.post("/api/replays", {"record": other}))["differs"] is True

            async def reason(change: Json, status: int) -> str:
                body = {"record": {**record, **change}}
                return str((await ola.post("/api/replays", body, status))["reason"])

            assert await reason({"moves": [*record["moves"][:3], "fly:1"]}, 422) == "wrong_record"
            assert await reason({"moves": 7}, 422) == "wrong_record"
            assert await reason({"moves": [["x"]]}, 422) == "wrong_record"
            assert await reason({"game": "tarot"}, 422) == "wrong_record"
            assert await reason({"rules": 0}, 409) == "rules_changed"
            assert await reason({"setup": {"seed": "x", "players": 99}}, 422) == "wrong_record"
            assert (
                await reason({"position": {"game": "ascension", "todo": [{"do": 1}]}}, 422) == "wrong_record"
            )

    play(script)


@pytest.fixture
def newer_rules() -> Iterator[None]:
    """What a later version of the program would bring."""
    with registered(ambush.Ambush("ambush", 2, ambush.__name__)):
        yield


def test_a_live_game_is_carried_over_a_change_of_rules(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                done = await finished(server, ola, "ambush")
                table = await ola.make_table("me", "open", game="ambush", choices={"hands": [[2, 3], [4, 5]]})
                await jan.join(table)
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                await seat.act("strike")
                await seat.until(lambda seat: seat.view["turn"] == 1)
                await seat.leave()
        request.getfixturevalue("newer_rules")
        with running(config(tmp_path)) as server:
            address = server.address
            async with Person(address, cookie=ola.cookie) as ola, Person(address, cookie=jan.cookie) as jan:
                mine, theirs = await ola.sit(table), await jan.sit(table)
                await mine.until(lambda seat: seat.view)
                assert (mine.view["turn"], mine.view["hits"], mine.seq) == (1, [0, 1], seat.seq)
                await theirs.until(lambda seat: seat.options)
                await mine.tell("undo")
                assert await mine.refused() == "nothing_to_undo", "not behind the change"
                await asyncio.gather(mine.play_on(lambda _: "rest"), theirs.play_on(lambda _: "rest"))
                told = await ola.get(f"/api/records/{table}")
                assert told["record"]["rules"] == 2
                assert deckhall.replay(told["record"]).outcome is not None
                old = await ola.get(f"/api/records/{done}")
                assert (old["replayable"], old["reason"]) == (False, "rules_changed")
                refused = await ola.get(f"/api/replays/{done}", 409)
                assert refused["reason"] == "rules_changed"
                assert refused["args"] == {"recorded": 1, "current": 2}
                await mine.leave()
                await theirs.leave()

    play(script)


def test_a_game_with_an_undo_goes_on_under_new_rules_after_a_kill(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server, slow_bots(server, 2.0):
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random", game="ambush")
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                await seat.act("rest")
                await seat.until(lambda seat: seat.view["turn"] == 1)
                await seat.tell("undo")
                await seat.until(lambda seat: seat.view["turn"] == 0)
                await seat.leave()
            server.tables.live.clear()  # nothing is put away in good order
        request.getfixturevalue("newer_rules")
        with running(config(tmp_path)) as server:
            async with Person(server.address, cookie=ola.cookie) as ola:
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                assert (seat.view["turn"], seat.table["state"]) == (0, "playing")

    play(script)


def test_a_game_whose_moves_do_not_fit_the_new_rules_says_so() -> None:
    game = deckhall.new_game("ambush", players=2, seed=1)
    saved = SavedTable("a", "ambush", {"players": 2}, Settings(), [Seat(), Seat()], "h", 0, "playing", "1", 1)
    snapshot = Snapshot(0, 0, 1, json.loads(json.dumps(game.position())))
    fitting = [Event(1, "move", 0, {"option": "rest"})]
    assert history.carry_over(saved, fitting, snapshot, 1).codes() == ["rest"]
    with pytest.raises(history.CannotGoOn, match="'fly' is not possible"):
        history.carry_over(saved, [Event(1, "move", 0, {"option": "fly"})], snapshot, 1)
    with pytest.raises(history.CannotGoOn, match="no snapshot"):
        history.carry_over(saved, fitting, None, 2)


def test_a_snapshot_behind_which_was_taken_back_is_not_used() -> None:
    saved = SavedTable("a", "ambush", {"players": 2}, Settings(), [Seat(), Seat()], "h", 0, "playing", "1", 1)
    game = deckhall.new_game("ambush", players=2, seed=1)
    start = game.digest()
    events = [Event(1, "move", 0, {"option": "rest"})]
    game.apply("rest")
    snapshot = Snapshot(1, 1, 1, game.position())
    assert history.rebuild(saved, events, snapshot).digest() == game.digest()
    events.append(Event(2, "undone", 0, {"moves": 1}))
    assert history.rebuild(saved, events, snapshot).digest() == start
