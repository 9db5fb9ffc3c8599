"""Positions that nobody could play to: they are refused, or come to a decision in a short time."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall

PLAYERS = [{"phoenixborn": "aradel_summergaard"}, {"phoenixborn": "maeoni_viper"}]
BEGIN_ROUND = [{"do": {"BeginRound": {}}, "player": -1}]


def load(players: list[dict[str, Any]] | None = None, **parts: Any) -> deckhall.Game:
    return deckhall.load_position({"game": "ashes", "players": players or PLAYERS, **parts})


@pytest.mark.parametrize("seed", range(6))
def test_a_tie_that_no_dice_can_break_is_broken(seed: int) -> None:
    game = load(round=0, todo=BEGIN_ROUND, seed=seed)
    assert game.outcome is not None or game.decision is not None


def test_a_tie_without_dice_is_broken_by_chance() -> None:
    hand = ["hammer_knight", "iron_worker"]  # something to ask about
    players = [{**player, "hand": hand} for player in PLAYERS]
    starts = {load(players, round=0, todo=BEGIN_ROUND, seed=seed).position()["token"] for seed in range(30)}
    assert starts == {0, 1}


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        (
            {"players": [{**PLAYERS[0], "dice": {"exhausted": {"charm": 10**9}}}, PLAYERS[1]]},
            "'?player 0 dice",
        ),
        ({"players": [{**PLAYERS[0], "dice": {"exhausted": {"charm": 101}}}, PLAYERS[1]]}, "numbers of dice"),
        (
            {
                "players": [
                    {**PLAYERS[0], "battlefield": [{"card": "iron_worker", "status": 101}]},
                    PLAYERS[1],
                ]
            },
            "numbers of tokens",
        ),
        (
            {
                "players": [
                    {**PLAYERS[0], "battlefield": [{"card": "iron_worker", "boost": -101}]},
                    PLAYERS[1],
                ]
            },
            "numbers of tokens",
        ),
        ({"players": [{**PLAYERS[0], "discard": ["iron_worker"] * 1001}, PLAYERS[1]]}, "at most 1000 cards"),
        ({"events": [{"Meditation": {"card": 0, "player": 0, "from_pile": 10**9}}]}, "number 1000000000"),
        ({"todo": [{"do": {"AnnounceDiscard": {}}, "player": -1, "amount": 10**5}]}, "number 100000"),
        ({"todo": [{"do": {"BeginRound": {}}, "player": -1, "amount": 1.5}]}, "number 1.5"),
        ({"todo": BEGIN_ROUND * 5000}, "more effects"),
        ({"round": 10**7}, "'round' is a number"),
    ],
)
def test_numbers_beyond_all_play_are_refused(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(deckhall.InvalidPosition, match=fault):
        load(**parts)
