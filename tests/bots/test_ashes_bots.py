"""What the judge of Ashes understands, on tables set for it; the laws for all bots are in test_bots.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.ashes.features import features, weight_of
from deckhall.bots.ashes.judge import AshesJudge
from deckhall.bots.ashes.worth import take
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import KIND_NAMES, KINDS, MAGICS, TURNS
from deckhall.kernel.luck import key_of
from deckhall.kits import box
from tests.ashes import tables
from tests.ashes.tables import Scene

THINKING = ("normal", "hard")
RARE = {
    "take_token",
    "give_token",
    "instead",
    "overtime",
    "copy",
    "heal",
    "seal",
    "summon",
    "free",
    "may_pay",
}


def ashes(first: dict[str, Any], second: dict[str, Any] | None = None) -> Scene:
    """A table with Coal against Aradel, who has no trigger that would interrupt."""
    return tables.ashes(first, {"phoenixborn": "aradel_summergaard", **(second or {})})


def chosen(table: Scene, level: str = "normal", nodes: int = 60) -> dict[str, Any]:
    """What a bot does at a table, by its meaning."""
    game = table.game
    assert game.decision is not None
    seat = bots.Seat(game, game.decision.player)
    player = bots.bot(level, "ashes", 3, nodes=nodes if level == "hard" else None)
    return game.describe(player.choose(seat))


def play_on(table: Scene, level: str = "normal") -> None:
    """Let bots of a level finish the turn."""
    game = table.game
    state = game.state
    assert isinstance(state, Ashes)
    turns = state.turns
    playing = [bots.bot(level, "ashes", seat, nodes=60 if level == "hard" else None) for seat in range(2)]
    for _ in range(80):
        if game.decision is None or state.turns != turns:
            break
        player = game.decision.player
        game.apply(playing[player].choose(bots.Seat(game, player)))


# -- attacks and blocks -------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_an_attack_that_wins_is_made(level: str) -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_worker"], "hand": ["summon_iron_rhino"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": [{"card": "leech_warrior", "exhaustion": 1}]},
    )
    wound(table, "jessa_na_ni", 14)
    play_on(table, level)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


def wound(table: Scene, card: str, left_out: int) -> None:
    state = table.game.state
    assert isinstance(state, Ashes)
    number = next(index for index, name in enumerate(state.names) if name == card)
    state.wounds[number] = left_out


@pytest.mark.parametrize("level", THINKING)
def test_a_blow_that_would_destroy_the_phoenixborn_is_blocked(level: str) -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"battlefield": ["gilder"], "hand": []},
    )
    wound(table, "aradel_summergaard", 12)
    table.attack("aradel_summergaard", "iron_rhino")
    assert table.prompt == "block"
    assert chosen(table, level)["verb"] == "block"


def test_a_scratch_is_not_worth_a_good_unit() -> None:
    table = ashes({"battlefield": ["seaside_raven"]}, {"battlefield": ["hammer_knight"], "dice": {}})
    table.attack("aradel_summergaard", "seaside_raven")
    assert chosen(table)["verb"] == "pass"  # the Raven would strike first


def test_a_small_unit_does_not_run_into_a_big_one() -> None:
    table = ashes(
        {"battlefield": ["mist_spirit"], "hand": [], "dice": {}}, {"battlefield": ["iron_rhino"], "dice": {}}
    )
    assert chosen(table)["verb"] != "attack_unit"
    assert chosen(table)["verb"] != "attack_phoenixborn"


def test_the_exhausted_unit_is_attacked_and_not_the_one_that_can_counter() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"], "hand": [], "dice": {}},
        {
            "battlefield": ["leech_warrior", {"card": "blood_archer", "wounds": 1, "exhaustion": 1}],
            "dice": {},
        },
    )
    assert chosen(table)["verb"] == "attack_unit"
    table.game.apply("attack_unit")
    assert table.prompt == "attacked"
    assert chosen(table)["card"] == "blood_archer"


def test_a_doomed_blocker_strikes_back() -> None:
    table = ashes({"battlefield": ["masked_wolf"]}, {"battlefield": ["sleeping_widow"]})
    table.attack("aradel_summergaard", "masked_wolf")
    table.block("sleeping_widow", "masked_wolf")
    assert table.prompt == "counter"
    assert chosen(table)["verb"] == "counter"


def test_a_counter_is_split_so_that_it_destroys() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf", "hammer_knight"]},
        {"battlefield": [{"card": "silver_snake", "status": 3}], "dice": {}},
    )
    table.attack("silver_snake", "masked_wolf", "hammer_knight")
    table.no_guard()
    table.counter()
    assert table.prompt == "split"
    choice = chosen(table)
    assert (choice["card"], choice["amount"]) in (
        ("masked_wolf", 1),
        ("hammer_knight", 3),
        ("masked_wolf", 0),
    )


# -- dice and cards -------------------------------------------------------------------


def test_power_faces_are_kept() -> None:
    dice = {"natural_power": 1, "natural_class": 1, "ceremonial_basic": 1, "ceremonial_power": 1}
    table = ashes({"hand": ["iron_worker"], "dice": dice})
    table.pay_by_hand = True
    table.play("iron_worker")
    assert table.prompt == "pay"
    assert chosen(table)["what"] == "ceremonial_basic"


@pytest.mark.parametrize("level", THINKING)
def test_nothing_is_meditated_away_for_nothing(level: str) -> None:
    dice = {"natural_power": 5, "ceremonial_power": 5}
    table = ashes({"hand": ["hammer_knight", "iron_worker", "summon_iron_rhino"], "dice": dice})
    assert chosen(table, level)["verb"] == "play"


def test_dice_are_turned_for_a_good_card() -> None:
    dice = {"natural_basic": 2, "ceremonial_basic": 2}
    table = ashes(
        {
            "hand": ["hammer_knight", "hypnotize"],
            "dice": dice,
            "draw_pile": ["iron_worker"] * 3 + ["protect"] * 3,
        },
        {"battlefield": ["gilder"]},
    )
    state = table.game.state
    assert isinstance(state, Ashes)
    judge = AshesJudge()
    judge.worth.traits_of(state)
    assert judge.instinct.dice.wish(state, 0, 2, True).turns == [(0, 8), (3, 7)]


def test_a_payment_that_fails_takes_nothing() -> None:
    state = ashes({"hand": ["hammer_knight"]}).game.state
    assert isinstance(state, Ashes)
    price = state.definitions[state.hands[0][0]].price
    pool = [0] * KINDS
    pool[KIND_NAMES.index("natural_class")] = 3
    assert not take(pool, price)
    assert sum(pool) == 3
    pool[KIND_NAMES.index("ceremonial_power")] = 1
    assert take(pool, price)
    assert sum(pool) == 1


def test_a_bot_passes_when_nothing_is_left_to_do() -> None:
    table = ashes({"hand": [], "dice": {}, "draw_pile": ["protect"]}, {"battlefield": ["iron_rhino"]})
    assert chosen(table)["verb"] == "pass"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_game_in_which_nobody_can_do_harm_ends(level: str) -> None:
    """Abilities that change nothing would keep the game from being called a stalemate."""
    hand = ["sympathy_pain"] * 3 + ["redirect"] * 3
    seat = {"phoenixborn": "saria_guideman", "hand": hand, "draw_pile": []}
    game = deckhall.load_position(
        {"game": "ashes", "players": [_dice(seat), _dice(seat)], "seed": 1, "round": 25}
    )
    playing = [bots.bot(level, "ashes", number, nodes=5 if level == "hard" else None) for number in range(2)]
    for _ in range(4000):
        if game.decision is None:
            break
        player = game.decision.player
        game.apply(playing[player].choose(bots.Seat(game, player)))
    assert game.outcome is not None


def _dice(player: dict[str, Any]) -> dict[str, Any]:
    return {**player, "dice": {"active": {"charm": {"class": 5}}}}


def test_the_reaction_that_saves_the_game_is_played() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            "phoenixborn": "jessa_na_ni",
            "battlefield": [{"card": "blood_archer", "exhaustion": 1}],
            "hand": ["redirect"],
            "dice": {"charm_class": 2},
        },
    )
    wound(table, "jessa_na_ni", 15)
    table.attack("jessa_na_ni", "iron_rhino")
    assert table.prompt == "would_be_dealt"
    assert chosen(table)["verb"] == "react"


def test_harm_goes_to_opponents_and_help_to_oneself() -> None:
    table = ashes(
        {"hand": ["molten_gold"], "battlefield": ["iron_worker"], "dice": {"natural_power": 2}},
        {"battlefield": ["hammer_knight"], "hand": [], "dice": {}},
    )
    table.game.apply(f"play:{card(table, 'molten_gold')}")
    assert chosen(table)["card"] == "hammer_knight"


def card(table: Scene, name: str) -> int:
    state = table.game.state
    assert isinstance(state, Ashes)
    return next(number for number in state.hands[0] if state.definitions[number].id == name)


# -- before the game -------------------------------------------------------------------


def test_a_first_five_is_five_different_cards_that_the_dice_can_use() -> None:
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=4)
    player = bots.bot("normal", "ashes", 1)
    while game.decision is not None and game.decision.prompt == "first_five":
        game.apply(player.choose(bots.Seat(game, game.decision.player)))
    state = game.state
    assert isinstance(state, Ashes)
    five = [state.definitions[number].id for number in state.hands[0]]
    assert len(set(five)) == 5
    assert "summon_iron_rhino" in five


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drafted_dice_fit_the_drafted_cards(players: int) -> None:
    game = deckhall.new_game("ashes", draft=True, players=players, seed=players)
    playing = [bots.bot("normal", "ashes", seat) for seat in range(players)]
    while game.decision is not None and game.decision.prompt != "first_five":
        player = game.decision.player
        game.apply(playing[player].choose(bots.Seat(game, player)))
    state = game.state
    assert isinstance(state, Ashes)
    fitting = 0
    for seat in range(players):
        needed = {
            magic
            for number in state.draw_piles[seat]
            for price in [
                state.definitions[number].price,
                *[a.prices[0] for a in state.definitions[number].activations],
            ]
            for magic, _, _ in price.needs
        }
        fitting += sum(
            [state.exhausted_dice[seat * 4 + magic] for magic in range(len(MAGICS)) if magic in needed]
        )
    assert fitting >= 9 * players  # the last picks may be forced


# -- the numbers behind -------------------------------------------------------------------


def walk(cell: dict[str, Any], seed: int, wild: float) -> Any:
    """A game of normal bots who now and then do anything, decision by decision."""
    game = deckhall.new_game("ashes", seed=seed, **cell)
    judge, random = AshesJudge(), Random(seed)
    for number in range(1500):
        decision = game.decision
        if decision is None:
            return
        yield game
        state = game.state.imagine(decision.player, key_of(number))
        assert state.decision is not None
        picked = judge.choose(state)
        game.apply(random.choice(decision.options) if random.random() < wild else picked)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_standing_is_the_sum_of_its_features_and_a_margin_of_its_parts(seed: int) -> None:
    judge = AshesJudge()
    compared = 0
    for game in walk(box("ashes").cells()[seed * 9], seed, 0.1):
        state = game.state
        assert isinstance(state, Ashes)
        if state.phase != TURNS or state.decision is None or state.decision.prompt != "turn":
            continue
        for seat in range(2):
            total = sum(
                [
                    weight_of(judge.weights, name) * much
                    for name, much in features(judge.worth, state, seat).items()
                ]
            )
            assert judge.worth.standing(state, seat) == pytest.approx(total)
            assert judge.worth.margin(state, seat) == pytest.approx(
                sum(judge.worth.parts(state, seat).values())
            )
            compared += 1
    assert compared > 20


def test_every_question_is_answered_whoever_asks() -> None:
    """Odd games meet odd questions: every judge's answer is one of the options, and every option gets a score."""
    seen: set[str] = set()
    judge = AshesJudge()
    cells = box("ashes").cells()
    for number, cell in enumerate(cells[1::10] + cells[-3:]):
        for game in walk(cell, number, 0.4):
            decision = game.decision
            seen.add(decision.prompt)
            state = game.state.imagine(decision.player, key_of(1))
            assert judge.pick(state) in decision.options
            if decision.prompt in RARE:
                assert len(judge.weigh(state)) == len(decision.options)
    assert len(seen) >= 30


def test_chances_are_shares() -> None:
    judge = AshesJudge()
    for game in walk({"decks": ["iron_men", "mist_guardian", "cloudsea_siren"]}, 5, 0.0):
        chances = judge.chances(game.state, 0)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_normal_says_why() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"], "hand": [], "dice": {}}, {"hand": [], "dice": {}, "battlefield": []}
    )
    estimates = bots.bot("normal", "ashes", 1).explain(bots.Seat(table.game, 0))
    assert estimates[0].option.verb == "attack_phoenixborn"
    assert estimates[0].reasons[0].key == "opponents"
    assert estimates[0].reasons[0].weight > 3
