"""Analyses of finished games: made in the background, stored, and told to whoever could see the game anyway."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deckhall
from deckhall import bots
from deckhall.kernel.game import Game
from deckhall.server import analyses, analysing, replays
from deckhall.server.analysis_messages import GameAnalysis, JudgedAnswer
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from tests.server.people import Json, Person, RunningServer, config, play, running
from tests.server.test_after import finished


@cache
def short() -> Game:
    """A short finished game, whose first player errs."""
    game = deckhall.new_game("ascension", seed=5, honor_pool=4)
    players = [bots.bot(level, "ascension", seed=1) for level in ("easy", "normal")]
    while game.decision is not None:
        seat = game.decision.player
        game.apply(players[seat].choose(bots.Seat(game, seat)))
    return game


async def until_done(person: Person, wish: Json) -> Json:
    told = await person.post("/api/analyses", wish, 202)
    while told["state"] == "working":
        await asyncio.sleep(0.05)
        told = await person.get(f"/api/analyses/{told['id']}")
    return told


def test_a_record_is_analysed_piece_by_piece_and_once(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            wish = {"source": {"record": short().record()}}
            first = await ola.post("/api/analyses", wish, 202)
            assert first["moves"] == len(short().codes())
            assert first["results"] == [float(seat in short().outcome.winners) for seat in (0, 1)]  # type: ignore[union-attr]  # it is over
            told = await until_done(ola, wish)
            assert (told["state"], told["done"]) == ("done", told["moves"])
            assert len(told["luck"]) == told["players"] == 2
            assert [turn["number"] for turn in told["turns"]] == list(range(1, len(told["turns"]) + 1))
            for move in told["judged"]:
                wrong = move["label"] in ("inaccuracy", "mistake", "blunder", "missed_win")
                assert wrong == ("played" in move) == ("line" in move)
            # Whoever asks again, with the same game in another file, gets it at once.
            record = {**short().record(), "names": ["Ada", "Ben"]}
            again = await jan.post("/api/analyses", {"source": {"record": record}}, 202)
            assert again == told

    play(script)


def test_an_analysis_survives_the_server_and_goes_on(
    tmp_path: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = 0
    add = analyses.Analyses._add_piece

    async def one_piece(self: analyses.Analyses, run: analyses._Run) -> None:
        nonlocal pieces
        if pieces:
            await asyncio.Event().wait()  # the server is ended meanwhile
        await add(self, run)
        pieces += 1

    async def begin(server: RunningServer) -> Json:
        async with Person(server.address) as ola:
            told = await ola.post("/api/analyses", wish, 202)
            while not told["turns"]:
                await asyncio.sleep(0.05)
                told = await ola.get(f"/api/analyses/{told['id']}")
            return told

    wish = {"source": {"record": short().record()}}
    found: list[Json] = []
    with monkeypatch.context() as patched:
        patched.setattr(analyses.Analyses, "_add_piece", one_piece)
        with running(config(tmp_path)) as server:
            play(lambda: _kept(begin(server), found))

    async def go_on(server: RunningServer) -> Json:
        async with Person(server.address) as jan:
            kept = await jan.get(f"/api/analyses/{found[0]['id']}")
            assert kept["turns"] == found[0]["turns"]
            assert kept["state"] in ("stopped", "done")
            return await until_done(jan, wish)

    with running(config(tmp_path)) as server:
        play(lambda: _kept(go_on(server), found))
    assert found[1]["state"] == "done"


async def _kept(coming: Any, into: list[Json]) -> None:
    into.append(await coming)


def test_only_finished_games_with_open_decks_are_analysed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:

            async def refusal(table: str, status: int, person: Person = ola) -> str:
                told = await person.post("/api/analyses", {"source": {"table": table}}, status)
                return str(told["reason"])

            playing = await ola.make_table("me", "bot:random", game="ascension")
            assert await refusal(playing, 409) == "not_over"
            choices = {"decks": ["iron_men", "snakes_in_silver"], "deck_lists": "closed"}
            closed = await ola.make_table("me", "open", game="ashes", choices=choices)
            await jan.join(closed)
            seat = await ola.sit(closed)
            await seat.until(lambda seat: seat.view)
            await seat.tell("resign")
            await seat.until(lambda seat: seat.is_over)
            assert await refusal(closed, 403) == "closed_decks"
            assert await refusal(closed, 403, jan) == "closed_decks"
            assert (
                await refusal(await finished(server, ola), 404) == "not_found"
            )  # nobody has learnt that game
            assert await refusal("none", 404) == "not_found"
            wish = {"source": {"record": {**short().record(), "moves": short().codes()[:5], "digest": None}}}
            assert (await ola.post("/api/analyses", wish, 422))["reason"] == "wrong_record"
            assert (await ola.post("/api/analyses", {"source": {"lesson": "x"}}, 422))[
                "reason"
            ] == "malformed"
            assert (await ola.get("/api/analyses/none", 404))["reason"] == "not_found"

    play(script)


def test_a_game_that_was_given_up_is_analysed(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as eve:
            table = await ola.make_table("me", "bot:random", game="ascension", choices={"first_player": 0})
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            await seat.act(seat.options[0])
            await seat.tell("resign")
            await seat.until(lambda seat: seat.is_over)
            told = await until_done(eve, {"source": {"table": table}})
            assert (told["state"], told["results"]) == ("done", [0.0, 1.0])

    play(script)


def test_one_asker_has_a_few_at_a_time(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: analyses.Analyses, run: analyses._Run) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(analyses.Analyses, "_add_piece", never)

    async def script() -> None:
        async with Person(server.address) as ola:
            statuses = []
            for pool in (4, 5, 6):
                game = deckhall.new_game("ascension", seed=1, honor_pool=pool)
                while game.decision is not None:
                    game.apply(game.decision.options[0])
                wish = {"source": {"record": game.record()}}
                answer = await ola.client.post("/api/analyses", json=wish)
                statuses.append(answer.status_code)
            assert statuses == [202, 202, 503]

    play(script)


# -- what workers do -------------------------------------------------------------------------


def begun(game: Game) -> GameAnalysis:
    return msgspec.json.decode(analysing.begin(encode(game.record()), None), type=GameAnalysis)


def test_the_same_game_has_the_same_id_and_another_has_another() -> None:
    game = short()
    other = deckhall.replay({**game.record(), "digest": None})
    assert begun(game).id == begun(other).id
    shorter = {**game.record(), "moves": game.codes()[:-1], "digest": None}
    won = analysing.begin(encode(shorter), [0])
    assert msgspec.json.decode(won, type=GameAnalysis).id != begun(game).id


def test_pieces_together_are_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    written = encode(short().record())
    monkeypatch.setattr(analysing, "SECONDS", 3600.0)
    whole = msgspec.json.decode(analysing.work_on(written, None, 0, 0), type=analysing.Piece)
    monkeypatch.setattr(analysing, "SECONDS", 0.0)
    turns: list[Any] = []
    moves: list[Any] = []
    done = 0
    while done < 3:
        piece = msgspec.json.decode(analysing.work_on(written, None, len(turns), done), type=analysing.Piece)
        assert len(piece.turns) + (piece.done - done) <= 1, "no piece is long"
        turns, moves, done = turns + piece.turns, moves + piece.moves, piece.done
    assert turns == whole.turns[: len(turns)]
    assert moves == [move for move in whole.moves if move.number < done]


def test_an_answer_is_judged_in_the_numbers_of_who_answers() -> None:
    game = deckhall.new_game("ascension", seed=7, players=2, edition="godslayer", first_player=0)
    written = encode({**game.record(), "moves": []})

    def answer(code: str) -> JudgedAnswer:
        return msgspec.json.decode(analysing.judge_answer(written, 0, 0, code), type=JudgedAnswer)

    lazy = answer("end")
    assert not lazy.solved
    assert lazy.loss > 0.02
    assert lazy.better is not None
    decision = game.decision
    assert decision is not None
    good = answer(replays.Viewer(game, 0).code_for(decision.options[0].code))
    assert good.solved
    assert good.better is None
    with pytest.raises(Refuse):
        answer("acquire:999")
    with pytest.raises(Refuse):
        analysing.judge_answer(written, 0, 1, "end")
