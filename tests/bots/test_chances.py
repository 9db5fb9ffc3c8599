"""Chances to win: from what a seat knows, the same when asked again, with their error; none where nothing is known."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.chances import chance_at, error_of_mean, played_on, seed_of
from deckhall.bots.values import has_learnt, learnt_judge
from deckhall.games.ashes.setup.random_decks import random_deck
from deckhall.kernel.errors import GameError
from deckhall.kernel.luck import key_of
from tests.bots.test_bots import start
from tests.games import registered
from tests.games.ambush import BOX

FEW = 8
TABLES = [
    ("ascension", {"players": 2}),
    ("ascension", {"players": 1, "variant": "solo"}),
    ("ascension", {"players": 4, "variant": "teams"}),
    ("ashes", {"decks": ["iron_men", "snakes_in_silver"]}),
    ("ashes", {"decks": [random_deck("one"), random_deck("other"), "mist_guardian"]}),
    ("ashes", {"draft": True, "players": 2}),
]


@pytest.mark.parametrize(("game", "cell"), TABLES)
def test_every_seat_has_a_chance_that_follows_from_what_it_knows(game: str, cell: dict[str, Any]) -> None:
    table, players = start(game, cell)
    walkers = [bots.bot("normal", game, seat) for seat in range(players)]
    for number in range(40):
        assert table.decision is not None
        if number % 13 == 0:
            for seat in range(players):
                chance = bots.chances(table, seat, FEW)
                assert chance is not None
                assert 0 < chance.mean < 1
                assert 0 <= chance.error < 0.5
                assert chance.playouts == FEW
                assert bots.chances(table, seat, FEW) == chance
                elsewhere = table.state.imagine(seat, key_of(f"another deal {number}"))
                assert chance_at(game, elsewhere, seat, FEW) == chance
        player = table.decision.player
        table.apply(walkers[player].choose(bots.Seat(table, player)))


def test_asking_on_other_deals_changes_a_chance_by_less_than_its_error_allows() -> None:
    position = {"game": "ascension", "runes": 4, "seats": [{"hand": []}, {}]}
    table = deckhall.load_position(position)
    few, many = bots.chances(table, 0, 40), bots.chances(table, 0, 400)
    assert few is not None
    assert many is not None
    assert abs(few.mean - many.mean) < 4 * few.error
    assert many.error < few.error


def test_several_looks_are_the_mean_of_single_ones() -> None:
    state = start("ascension", {"players": 2})[0].state
    judge = learnt_judge("ascension")

    def chance(rounds: int, looks: int) -> float:
        return played_on(judge, state.imagine(0, key_of("a deal")), 0, rounds, looks)

    single = [chance(rounds, 1) for rounds in (1, 2, 3, 200)]
    assert chance(1, 3) == pytest.approx(sum(single[:3]) / 3)
    assert single[3] in (
        0.0,
        0.5,
        1.0,
    )  # the game is over by then, and the result counts for every further look
    assert chance(200, 5) == single[3]


def test_a_game_that_is_over_has_no_doubt() -> None:
    table, players = start("ascension", {"players": 2})
    walkers = [bots.bot("normal", "ascension", seat) for seat in range(players)]
    while table.decision is not None:
        player = table.decision.player
        table.apply(walkers[player].choose(bots.Seat(table, player)))
    assert table.outcome is not None
    for seat in range(players):
        won = 1 / len(table.outcome.winners) if seat in table.outcome.winners else 0.0
        assert bots.chances(table, seat) == bots.Chance(won, 0.0, 0)


def test_nothing_is_said_about_a_game_that_nobody_has_learnt() -> None:
    with registered(BOX):
        assert not has_learnt("ambush")
        assert bots.chances(deckhall.new_game("ambush", players=2, seed=1), 0) is None


@pytest.mark.parametrize(("seat", "playouts", "complaint"), [(2, 8, "no seat 2"), (0, 0, "at least one")])
def test_wrong_questions_are_refused(seat: int, playouts: int, complaint: str) -> None:
    table, _ = start("ascension", {"players": 2})
    with pytest.raises(GameError, match=complaint):
        bots.chances(table, seat, playouts)


def test_the_error_of_a_mean() -> None:
    assert error_of_mean([0.25]) == 0.5
    assert error_of_mean([0.5, 0.5]) == 0.0
    assert error_of_mean([0.0, 1.0, 0.0, 1.0]) == pytest.approx((1 / 3 / 4) ** 0.5)
    assert seed_of({"a": 1, "b": [2]}) == seed_of({"b": [2], "a": 1}) != seed_of({"a": 2, "b": [2]})


@pytest.mark.parametrize(("game", "cell"), [TABLES[0], TABLES[3]])
def test_an_explanation_has_chances_with_their_error_and_stays_the_same(
    game: str, cell: dict[str, Any]
) -> None:
    table, players = start(game, cell)
    walkers = [bots.bot("normal", game, seat) for seat in range(players)]
    for number in range(46):
        assert table.decision is not None
        if number % 9 == 0 and len(table.decision.options) > 1:
            told = bots.explain(table.position(), "learnt", nodes=24)
            assert told == bots.explain(table.position(), "learnt", nodes=24)
            assert 0 < told[0]["chance"] < 1, "the best is always known"
            for one in told:
                assert (one["chance"] is None) == (one["error"] is None) == (one["playouts"] == 0)
            known = [one["chance"] for one in told if one["chance"] is not None]
            assert known == sorted(known, reverse=True)
        player = table.decision.player
        table.apply(walkers[player].choose(bots.Seat(table, player)))
