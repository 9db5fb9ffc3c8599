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
        ({"passes": 3}, "'passes'"),
        ({"sides": -1}, "'sides' is 0 or more"),
        ({"todo": [{"do": {"BeginRound": {}}, "player": -1, "amount": 1.5}]}, "number 1.5"),
        ({"todo": BEGIN_ROUND * 5000}, "more effects"),
        ({"round": 10**7}, "'round' must be a number"),
    ],
)
def test_numbers_beyond_all_play_are_refused(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(deckhall.InvalidPosition, match=fault):
        load(**parts)


def todo(*effects: str | tuple[str, dict[str, Any]], **task: Any) -> list[dict[str, Any]]:
    """A turn of the first player with these effects to be done, the last one first."""
    turn = [("Recover", -1), ("EndTurn", -1), ("TakeTurn", 0)]
    tasks = [{"do": {name: {}}, "player": player} for name, player in turn]
    for effect in effects:
        name, fields = effect if isinstance(effect, tuple) else (effect, {})
        tasks.append({"do": {name: fields}, "player": -1, **task})
    return tasks


DAMAGE = {"card": 4, "player": 0, "amount": 1, "by": 1, "source": -1, "cause": "spell"}
USE = {"card": 4, "player": 0, "text": 4, "way": 1, "index": 0}
ATTACK = {"player": 0, "on_unit": False}


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"todo": [{"do": {"TakeTurn": {}}, "player": 0}]}, "does not begin with the rest of its phase"),
        ({"todo": [*todo()[:-1], {"do": {"TakeTurn": {}}, "player": 1}]}, "the player whose turn it is"),
        ({"todo": todo("CloseEvent")}, "there is none for CloseEvent"),
        ({"todo": todo(), "events": [{"Damage": DAMAGE}]}, "nothing closes the last"),
        ({"todo": todo("CloseEvent"), "events": [{"Use": USE}]}, "there is none for CloseEvent"),
        ({"todo": todo("CloseEvent", "Bury"), "events": [{"Damage": DAMAGE}]}, "Bury is about a Destruction"),
        ({"todo": todo("CloseEvent"), "events": [{"Damage": {**DAMAGE, "cause": "fun"}}]}, "Damage"),
        ({"todo": todo("CloseEvent"), "events": [{"Damage": {**DAMAGE, "amount": -1}}]}, "Damage"),
        ({"todo": todo("CloseEvent"), "events": [{"Damage": {**DAMAGE, "card": 5}}]}, "Damage"),
        ({"todo": todo("Finish"), "events": [{"Use": {**USE, "index": 7}}]}, "Use"),
        ({"todo": todo("Finish"), "events": [{"Use": {**USE, "card": 0}}]}, "Use"),
        ({"todo": todo("Finish", source=5), "events": [{"Use": USE}]}, "another card"),
        ({"todo": todo("Draw")}, "nobody uses a card that does Draw"),
        (
            {"todo": todo("Finish", ("Draw", {"amount": 9}), source=4), "events": [{"Use": USE}]},
            "aradel_summergaard does not say Draw",
        ),
        ({"todo": todo("FightOne")}, "FightOne belongs to an attack"),
        ({"todo": todo("EndAttack")}, "'attack' is there exactly while"),
        ({"todo": todo(), "attack": {"Attack": ATTACK}}, "'attack' is there exactly while"),
        (
            {"todo": todo("EndAttack"), "attack": {"Attack": {**ATTACK, "attackers": [4]}}},
            "'attack': its parts",
        ),
        ({"todo": todo(("OpenWindow", {"moment": 9}))}, "could be answered at destroyed"),
        ({"todo": todo(("OpenWindow", {"moment": 99}))}, "OpenWindow: its parts"),
        ({"todo": todo(("Window", {"moment": 12, "players": []}))}, "Window: its parts"),
        ({"todo": todo(("PayDice", {"demands": [4]}), player=0)}, "PayDice: its parts"),
        (
            {"todo": todo("MeditateNext", player=0), "events": [{"Meditation": {"card": -1, "player": 1}}]},
            "for the",
        ),
        ({"phase": "draft"}, "turn of a living player"),
        ({"phase": "draft", "todo": todo()}, "all the cards of one box"),
    ],
)
def test_what_no_card_brings_about_is_refused(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(deckhall.InvalidPosition, match=fault):
        load(**parts)
