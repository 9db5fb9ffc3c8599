"""The numbered rule lines of Ashes about the table, setting up and the round: G, S and R."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.decks import check_deck, conjuration_pile
from deckhall.games.ashes.precons import PRECONS
from deckhall.games.ashes.state import Ashes
from deckhall.games.ashes.terms import PHASES
from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def start(*decks: str, seed: int = 1, first_five: str = "suggested", **choices: Any) -> Scene:
    game = deckhall.new_game("ashes", decks=list(decks), seed=seed, first_five=first_five, **choices)
    return Scene(game)


def deck(**changes: Any) -> dict[str, Any]:
    """The deck of the Iron Men, with changes."""
    return {**json.loads(json.dumps(PRECONS["iron_men"])), **changes}


# -- general --------------------------------------------------------------------------


def test_g1_card_text_beats_the_rulebook() -> None:
    """An exhausted card has no text (T1), but Overtime's box says it works all the same."""
    table = ashes({"battlefield": [{"card": "iron_worker", "status": 1, "exhaustion": 1}]}, QUIET)
    assert table.can("use", "iron_worker")


def test_g2_a_phoenixborn_is_not_a_unit() -> None:
    table = ashes({"battlefield": ["anchornaut"]}, {**QUIET, "battlefield": ["gilder"]})
    table.use("anchornaut")
    assert table.prompt == "target"
    assert not table.can("choose", "jessa_na_ni")
    assert table.can("choose", "gilder")


def test_g3_a_card_must_be_in_play_for_its_text_to_work() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {**QUIET, "hand": ["living_doll", "hammer_knight"]})
    table.attack("jessa_na_ni", "iron_worker")
    assert table.prompt == "turn"
    assert table.wounds("jessa_na_ni") == 2


def test_g4_what_is_hidden_and_what_is_public() -> None:
    table = ashes({"hand": ["fear"], "discard": ["refresh"]}, {**QUIET, "hand": ["redirect", "final_cry"]})
    view = json.dumps(table.game.view(0))
    assert '"fear"' in view
    assert '"refresh"' in view
    theirs = json.dumps(table.game.view(1))
    assert '"refresh"' in theirs
    hidden = json.dumps(table.game.view(-1))
    number = table._number("redirect")
    assert f'"card": {number},' not in view
    assert f'"card": {number},' not in hidden


# -- setup and decks ---------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(PRECONS))
def test_s1_a_deck_is_a_phoenixborn_30_cards_and_10_dice(name: str) -> None:
    check_deck(PRECONS[name])
    assert sum(PRECONS[name]["cards"].values()) == 30
    assert sum(PRECONS[name]["dice"].values()) == 10


def test_s1_every_broken_rule_is_named_at_once() -> None:
    broken = deck(
        cards={"hammer_knight": 4, "iron_rhino": 1, "no_such_card": 2}, dice={"natural": 3, "moon": 1}
    )
    with pytest.raises(deckhall.InvalidDeck) as error:
        check_deck(broken)
    for word in ("hammer_knight", "iron_rhino", "no_such_card", "moon", "30", "10"):
        assert word in str(error.value), word


def test_s2_unique_cards_only_with_their_phoenixborn() -> None:
    cards = dict(PRECONS["iron_men"]["cards"])
    cards["fear"] = cards.pop("one_hundred_blades")
    with pytest.raises(deckhall.InvalidDeck, match="fear"):
        check_deck(deck(cards=cards))


def test_s3_the_conjuration_pile_follows_from_the_deck() -> None:
    assert conjuration_pile("coal_roarkwin", list(PRECONS["iron_men"]["cards"])) == {"iron_rhino": 5}
    snakes = conjuration_pile("maeoni_viper", list(PRECONS["snakes_in_silver"]["cards"]))
    assert snakes == {"gilder": 5, "silver_snake": 3}
    table = start("iron_men", "snakes_in_silver")
    assert Counter(table.conjurations(0)) == {"iron_rhino": 5}
    assert Counter(table.conjurations(1)) == snakes


def test_s4_first_five_are_five_different_cards_and_all_dice_start_exhausted() -> None:
    table = start("iron_men", "iron_men", first_five="chosen")
    assert (table.asked, table.prompt) == (0, "first_five")
    assert sum(table.exhausted_dice(0).values()) == 10
    assert table.active_dice(0) == {}
    random = Random(5)
    while table.prompt == "first_five":
        assert table.game.decision is not None
        table.game.apply(random.choice(table.game.decision.options))
    for player in (0, 1):
        assert len(set(table.hand(player))) == len(table.hand(player)) == 5
        assert len(table.draw_pile(player)) == 25


def test_s5_setup_choices_are_blind() -> None:
    table = start("iron_men", "iron_men", first_five="chosen")
    while table.asked == 0:
        assert table.game.view(1)["decision"] == {"player": None, "prompt": None}
        table.game.apply(table.options[0])
    assert table.asked == 1
    for seat in (1, -1):
        view = table.game.view(seat)
        assert table.game.imagine(seat, 5).view(seat) == view
        for card in table.state.hands[0]:
            assert f'"card": {card},' not in json.dumps(view)


# -- rounds -------------------------------------------------------------------------------


def test_r1_prepare_turns_recovery_and_a_new_round() -> None:
    table = start("iron_men", "snakes_in_silver")
    phases: list[str] = []
    while table.state.round < 2 or table.prompt != "turn":
        phase = PHASES[table.state.phase]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        table.game.apply(table.options[-1])
    assert phases == ["prepare", "turns", "recovery", "prepare"]


def test_r2_dice_still_active_are_not_rolled_and_a_hand_above_five_stays() -> None:
    table = ashes(
        {"hand": ["fear"] * 3 + ["refresh"] * 3, "dice": {"active": {"charm": {"power": 2}}}}, QUIET
    )
    table.end_round()
    assert table.state.round == 2
    assert table.active_dice(0) == {"charm_power": 2}
    assert len(table.hand(0)) == 6


def test_r2_discard_then_draw_up_to_five() -> None:
    table = ashes({"hand": ["fear", "refresh"], "draw_pile": ["seal"] * 8}, QUIET)
    table.end_turn()
    table.end_turn()
    while table.prompt == "exhaust_dice":
        table.done()
    assert (table.asked, table.prompt) == (1, "prepare_discard") or table.asked == 0
    while table.prompt == "prepare_discard":
        if table.asked == 0 and table.can("discard", "fear"):
            table.choose("fear")
        else:
            table.done()
    assert sorted(table.hand(0)) == ["refresh", "seal", "seal", "seal", "seal"]
    assert table.discard(0) == ["fear"]


def test_r3_most_basic_symbols_take_the_token() -> None:
    for seed in range(12):
        table = start("iron_men", "snakes_in_silver", seed=seed)
        basics = [
            sum([number for kind, number in table.active_dice(seat).items() if kind.endswith("_basic")])
            for seat in (0, 1)
        ]
        assert basics[0] != basics[1]
        assert table.state.token == basics.index(max(basics))


def test_r4_missing_cards_cost_one_damage_each_all_at_once() -> None:
    table = ashes({"hand": ["seal"], "draw_pile": ["fear"]}, {**QUIET, "hand": ["seal"] * 5})
    table.end_round()
    assert table.wounds("coal_roarkwin") == 3
    dealt = [happening for happening in table.happened if happening.kind == "damaged"]
    assert [happening.amount for happening in dealt] == [3]


def test_r4_outside_the_prepare_phase_an_empty_pile_costs_nothing() -> None:
    table = ashes({"hand": ["sleight_of_hand"], "draw_pile": []}, QUIET)
    table.play("sleight_of_hand")
    assert table.wounds("coal_roarkwin") == 0


def test_r5_one_main_and_at_most_one_side_action_in_either_order() -> None:
    table = ashes(
        {"hand": ["anchornaut", "anchornaut", "out_of_the_mist", "root_armor"], "battlefield": ["gilder"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.play("root_armor", "gilder@0")
    assert not table.can("play", "out_of_the_mist")  # the side action is spent
    table.play("anchornaut")
    assert table.asked == 0  # Throw is free and still there
    assert not table.can("play", "anchornaut")
    table.end()
    assert table.asked == 1


def test_r6_passing_is_a_main_action_and_all_must_pass_in_a_row() -> None:
    table = ashes({"hand": ["root_armor"], "battlefield": ["iron_rhino"]}, {"hand": ["anchornaut"]})
    table.pass_()
    assert table.can("play", "root_armor")  # a side action may still be taken
    table.end()
    table.play("anchornaut")
    while table.asked == 1:
        table.end_turn()
    assert (table.asked, table.state.round) == (0, 1)
    table.attack("anchornaut", "iron_rhino")  # who passed earlier acts normally
    assert table.state.round == 1


def test_r6a_when_nothing_else_is_possible_passing_remains() -> None:
    table = ashes({"dice": {}, "hand": [], "draw_pile": []}, QUIET)
    assert table.options == ["pass"]


def test_r7_recovery_heals_takes_one_token_and_lets_dice_be_exhausted() -> None:
    table = ashes(
        {
            "battlefield": [{"card": "leech_warrior", "wounds": 2, "exhaustion": 2}],
            "dice": {"active": {"charm": {"basic": 2}}},
            "hand": ["seal"] * 5,
        },
        {**QUIET, "hand": ["seal"] * 5},
    )
    table.end_turn()
    table.end_turn()
    assert (table.asked, table.prompt) == (0, "exhaust_dice")
    assert table.wounds("leech_warrior") == 0  # recover 3
    assert table.exhaustion("leech_warrior") == 1
    assert table.state.token == 0
    table.choose("charm_basic")
    table.done()
    while table.prompt == "prepare_discard":
        table.done()
    assert table.state.token == 1  # the token went to the left
    assert sum(table.active_dice(0).values()) == 2  # one stayed, one was rolled anew


def test_r8_end_of_round_effects_are_ordered_by_the_new_token_holder() -> None:
    table = ashes(
        {"battlefield": [{"card": "iron_worker", "attached": ["fade_away"]}], "hand": ["seal"] * 5},
        {**QUIET, "battlefield": ["blood_puppet", "strange_copy"], "hand": ["seal"] * 5},
    )
    table.state.status[table._number("strange_copy")] = 2
    table.end_turn()
    table.end_turn()
    while table.prompt == "exhaust_dice":
        table.done()
    assert (table.asked, table.prompt) == (1, "order")
    assert table.state.token == 1


def test_r9_steps_are_simultaneous_and_the_token_holder_decides() -> None:
    """Both would lose by drawing from nothing: the token holder chooses who is resolved first (Q1)."""
    table = ashes(
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 14}, "hand": [], "draw_pile": []},
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 17}, "hand": [], "draw_pile": [], "dice": {}},
    )
    table.end_round()
    assert (table.asked, table.prompt) == (1, "order")  # the token has passed to player 1
    table.choose("coal_roarkwin")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_every_game_ends_after_ten_rounds_of_passing() -> None:
    game = deckhall.new_game("ashes", decks=["iron_men", "snakes_in_silver"], seed=1, first_five="suggested")
    while game.outcome is None:
        assert game.decision is not None
        options = game.decision.options
        quiet = [option for option in options if option.verb in ("pass", "done", "end")]
        state = game.state
        assert isinstance(state, Ashes)
        if game.decision.prompt == "prepare_discard":
            game.apply(options[0])  # discard all, so that nobody dies of an empty pile too early
            continue
        game.apply(quiet[-1] if quiet else options[0])
    assert game.outcome.reason in ("stalemate", "last_phoenixborn")


def test_a_stalemate_is_a_draw() -> None:
    table = ashes(
        {"hand": ["seal"] * 5, "dice": {}},
        {**QUIET, "hand": ["seal"] * 5},
        options={"stalemate": 3},
    )
    for _ in range(3):
        table.end_round()
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("stalemate", ())
