"""Looking back at a finished game in numbers, and playing on from one of its moments."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.server import replays, study
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.replay_messages import Summary
from tests.server.people import Person, RunningServer, play
from tests.server.test_after import finished


def played(game: str, moves: int = 10_000, **choices: Any) -> Game:
    """A game in which always the first option is taken, or, every third time, the last."""
    table = deckhall.new_game(game, seed=3, **choices)
    for number in range(moves):
        if table.decision is None:
            break
        table.apply(table.decision.options[0 if number % 3 else -1])
    return table


def summed_up(game: Game, open_decks: list[int]) -> Summary:
    return msgspec.json.decode(replays.sum_up(encode(game.record()), open_decks), type=Summary)


def test_a_score_of_ascension_is_tokens_and_cards_by_faction() -> None:
    game = played("ascension", players=2, honor_pool=10)
    assert game.outcome is not None
    told = summed_up(game, [0, 1])
    for seat, account in enumerate(told.seats):
        assert sum(account.parts.values()) == game.outcome.scores[seat]
        assert account.parts["tokens"] == game.view(seat)["seats"][seat]["honor"]
        assert sum(account.cards.values()) >= 10, "at least the cards one begins with"
    assert told.turns[-1].points == list(game.outcome.scores)
    assert len(told.turns) == game.view(0)["turn"]


def test_honor_is_credited_to_the_card_that_brought_it() -> None:
    table = deckhall.new_game("ascension", seed=1, players=2, first_player=0)
    table.listen()
    while not any(credit.card_id == "cultist" for credit in table.box.credits(table.happenings())):
        assert table.decision is not None
        codes = [option.code for option in table.decision.options]
        table.apply(next((code for code in codes if code.startswith("defeat")), codes[0]))


def test_a_summary_of_ashes_has_life_units_and_who_dealt_damage() -> None:
    game = played("ashes", decks=["iron_men", "snakes_in_silver"], first_five="suggested")
    assert game.outcome is not None
    told = summed_up(game, [1])
    assert [account.parts["life"] for account in told.seats] == list(game.outcome.scores)
    assert [sum(account.cards.values()) for account in told.seats] == [0, 30], "a closed deck stays closed"
    assert max(best.amount for account in told.seats for best in account.best) > 0
    assert told.turns[0].points[0] > 10
    assert told.turns[-1].points == list(game.outcome.scores)


def test_a_finished_table_is_summed_up_for_anybody_and_no_other_is(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            running = await ola.make_table("me", "bot:random", game="ascension")
            assert (await ola.get(f"/api/replays/{running}/summary", 409))["reason"] == "not_over"
            over = await finished(server, ola)
            assert (await ola.get(f"/api/replays/{over}/summary"))["seats"] == [], (
                "this game keeps no account"
            )

    play(script)


def test_a_finished_game_goes_on_from_any_of_its_moments(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            over = await finished(server, ola)
            for move in (0, 2):
                wish = {"source": {"table": over, "move": move}, "seat": 1, "level": "random"}
                made = await ola.post("/api/study/play", wish, 201)
                assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
                seat = await ola.sit(made["id"])
                await seat.play_on()
                await seat.leave()
                record = (await ola.get(f"/api/records/{made['id']}"))["record"]
                assert len(record["moves"]) == 4 - move
                assert deckhall.replay(record).outcome is not None
                again = {"source": {"table": made["id"], "move": 1}, "seat": 0, "level": "random"}
                assert (await ola.post("/api/study/play", again, 201))["state"] in ("playing", "over")
            last = {"source": {"table": over, "move": 4}, "level": "random"}
            assert (await ola.post("/api/study/play", last, 409))["reason"] == "not_playing"

    play(script)


def test_a_position_written_by_hand_is_shown(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            record = {"game": "ascension", "position": {"game": "ascension"}, "moves": []}
            assert (await ola.post("/api/replays", {"record": record}))["moves"] == 0

    play(script)


def test_a_record_from_elsewhere_goes_on_if_it_begins_with_a_setup(server: RunningServer) -> None:
    async def script() -> None:
        game = played("ascension", 9, players=2, honor_pool=10)
        async with Person(server.address) as ola:
            source = {"record": {**game.record(), "names": ["Ada", "Bot"]}, "move": 9}
            made = await ola.post("/api/study/play", {"source": source, "level": "random"}, 201)
            seat = await ola.sit(made["id"])
            await seat.until(lambda seat: seat.view)
            assert seat.view["turn"] == game.view(0)["turn"]
            assert seat.table["choices"]["honor_pool"] == 10
            await seat.leave()
            for wrong in (
                {
                    "record": {
                        "game": "ascension",
                        "rules": game.box.rules,
                        "position": game.position(),
                        "moves": [],
                    }
                },
                {"record": {**game.record(), "position": game.position()}},
                {"record": game.record(), "move": 10},
                {"record": {"game": "ascension"}},
            ):
                refused = await ola.post("/api/study/play", {"source": wrong, "level": "random"}, 422)
                assert refused["reason"] == "wrong_record"
            assert (await ola.post("/api/study/play", {"source": {}, "level": "random"}, 422))[
                "reason"
            ] == "malformed"
            nobody = {"source": source, "seat": 5, "level": "random"}
            assert (await ola.post("/api/study/play", nobody, 422))["reason"] == "no_seat"
            running = {"source": {"table": made["id"]}, "level": "random"}
            assert (await ola.post("/api/study/play", running, 409))["reason"] == "not_over"

    play(script)


def test_what_comes_next_is_not_what_came_then() -> None:
    game = played("ascension", 9, players=2)
    told = msgspec.json.decode(study.find(encode(game.record()), 9, None), type=study.Moment)
    assert told.position["luck"]["key"] != game.position()["luck"]["key"]
    assert told.choices["players"] == 2
    assert "seed" not in told.choices
    with pytest.raises(Refuse):
        study.find(encode({**game.record(), "setup": {"seed": 1, "x": [[[[[[1]]]]]]}}), 0, None)


def test_a_record_with_an_endless_setup_is_no_table() -> None:
    record = played("ascension", 3, players=2).record()
    record["setup"]["decks"] = ["x" * 20_000]
    with pytest.raises(Refuse, match="wrong_record"):
        study.find(encode(record), 0, None)
