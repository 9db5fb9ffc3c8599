"""What is counted in simulated games, and what statistics make of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import deckhall
from deckhall.bots import Seat
from deckhall.lab.contest import contestant, number
from deckhall.lab.odds import matchups
from deckhall.lab.simulation import BATCH, Count, SimulatedGame, batches, play_batch
from deckhall.lab.statistics import cards, deck_results, statistics

SETUP: dict[str, Any] = {"decks": ["iron_men", "snakes_in_silver"]}
GAME = SimulatedGame(0, 7, ["easy", "easy"], 0, [0], [10, 8], "pool_empty", 20, 90, "d", [])


def played(game: str, setup: dict[str, Any], games: int, **choices: Any) -> list[SimulatedGame]:
    tasks = batches(game, [setup], ("random",), games, 1, **choices)
    return [one for task in tasks for one in play_batch(task).games]


def test_who_begins_is_whose_turn_is_first() -> None:
    """Not who is asked first: everybody chooses a First Five, seat by seat, before the first turn."""
    begun: Counter[int] = Counter()
    for one in played("ashes", SETUP, 8):
        game = deckhall.new_game("ashes", seed=one.seed, **SETUP)
        bots = [contestant("random").bot("ashes", number(one.seed, seat)) for seat in range(2)]
        first = -1
        while game.decision is not None:
            if first < 0 and game.view(0)["phase"] == "turns":
                first = game.view(0)["player"]
            game.state.apply(bots[game.decision.player].choose(Seat(game, game.decision.player)))
        assert game.digest() == one.digest
        assert one.first == first
        begun[first] += 1
    assert len(begun) == 2


def test_counts_are_what_the_game_told() -> None:
    (one,) = played("ascension", {"players": 2}, 1)
    game = deckhall.new_game("ascension", seed=one.seed, players=2)
    game.listen()
    bots = [contestant("random").bot("ascension", number(one.seed, seat)) for seat in range(2)]
    runes = 0
    while game.decision is not None:
        game.state.apply(bots[game.decision.player].choose(Seat(game, game.decision.player)))
        runes += sum(
            told.amount for told in game.happenings() if (told.kind, told.what) == ("gained", "runes")
        )
    assert runes == statistics([one])["measures"]["runes"]["mean"] > 0


def test_answers_replay_the_game() -> None:
    (task,) = batches("ascension", [{"players": 2}], ("random",), 2, 1, with_answers=True)
    batch = play_batch(task)
    for one in batch.games:
        game = deckhall.new_game("ascension", seed=one.seed, players=2)
        answers = [answer for answer in batch.answers if answer.game == one.index]
        for answer in answers:
            assert game.decision is not None
            assert [option.code for option in game.decision.options] == answer.options
            assert (game.decision.player, game.decision.prompt) == (answer.seat, answer.prompt)
            game.apply(answer.options[answer.chosen])
        assert game.digest() == one.digest
        assert len(answers) == one.decisions
        assert answers[-1].turn == one.turns


def test_more_games_begin_with_the_same_ones() -> None:
    few = batches("ascension", [{"players": 2}], ("random",), BATCH, 1)
    many = batches("ascension", [{"players": 2}], ("random",), 2 * BATCH + 1, 1)
    assert many[0] == few[0]
    assert [len(task.seeds) for task in many] == [BATCH, BATCH, 1]


def test_a_card_counts_for_whoever_had_it() -> None:
    had = [Count(0, "acquired", "", "mystic", 2, 0), Count(1, "destroyed", "", "mystic", 1, 0)]
    games = [replace(GAME, index=index, counts=had) for index in range(20)]
    (card,) = cards(games)["cards"]
    assert (card["acquired"], card["destroyed"], card["seats_with"]) == (2.0, 1.0, 20)
    assert (card["won_with"], card["won_without"]) == (1.0, 0.0), "who lost a card did not have it"


def test_shares_of_a_win() -> None:
    assert GAME.shares == [1.0, 0.0]
    assert replace(GAME, winners=[0, 1]).shares == [0.5, 0.5]
    assert replace(GAME, winners=[]).shares == [0.0, 0.0]
    assert statistics([GAME, replace(GAME, first=1)])["first_player_wins"]["share"] == 0.5


def test_decks_are_compared_pair_by_pair_and_over_all() -> None:
    results = [(["a", "b"], [1.0, 0.0]), (["b", "a"], [1.0, 0.0]), (["a", "a"], [1.0, 0.0])]
    found = matchups([*results, ([{"own": 1}, "a"], [1.0, 0.0]), (["a", "b", "c"], [1.0, 0.0, 0.0])])
    assert [(one["deck"], one["other"], one["games"], one["share"]) for one in found] == [
        ("a", "b", 2, 0.5),
        ("b", "a", 2, 0.5),
    ]
    more = matchups([(["a", "c"], [1.0, 0.0])] * 2)
    assert [(one["deck"], one["share"]) for one in deck_results([{"decks": found}, {"decks": more}])] == [
        ("a", 0.75),
        ("b", 0.5),
        ("c", 0.0),
    ]


@pytest.mark.parametrize("setup", [{"variant": "solo"}, {"players": 3}, {"players": 4, "variant": "teams"}])
def test_every_kind_of_table_is_counted(setup: dict[str, Any]) -> None:
    counted = statistics(played("ascension", setup, 1))
    assert len(counted["seat_wins"]) == setup.get("players", 1)
    assert counted["turns"]["mean"] > 1
