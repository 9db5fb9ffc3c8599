"""The numbered rule lines of Ashes about the round: R, and how games without an end end."""

from __future__ import annotations

import deckhall
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import PHASES
from tests.ashes.tables import ashes, start

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def test_r1_prepare_turns_recovery_and_a_new_round() -> None:
    table = start("iron_men", "snakes_in_silver")
    phases: list[str] = []
    while table.state.round < 2 or table.prompt != "turn":
        phase = PHASES[table.state.phase]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        table.game.apply(table.options[-1])
    assert phases == ["prepare", "turns", "recovery", "prepare"]


def test_r2_discards_are_secret_until_all_have_chosen() -> None:
    table = start("iron_men", "snakes_in_silver", seed=7)
    assert table.prompt == "prepare_discard"
    first = table.asked
    table.choose(table.hand(first)[0])
    other = 1 - first
    assert table.game.view(other)["decision"] == {"player": None, "prompt": None}
    assert table.discard(first) == []
    table.done()
    assert table.asked == other
    assert table.discard(first) == []
    table.done()
    assert len(table.discard(first)) == 1
    assert len(table.hand(first)) == 5


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


def test_r4_no_reaction_outside_player_turns() -> None:
    table = ashes({"draw_pile": [], "hand": ["sympathy_pain"]})
    table.end_round()
    assert table.prompt == "turn"
    assert table.wounds("player 0") == 4


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


def test_r6_the_phase_ends_when_all_pass_in_a_row() -> None:
    table = ashes({"battlefield": ["masked_wolf"]})
    table.end_turn()
    table.end_turn()
    assert table.prompt == "exhaust_dice"
    table = ashes({"battlefield": ["masked_wolf", "masked_wolf"]}, {"battlefield": ["masked_wolf"]})
    table.end_turn()
    table.attack("player 0", "masked_wolf@1")
    table.no_block()
    table.end()
    assert table.state.passes == 0
    table.end_turn()
    table.end_turn()
    assert table.prompt == "exhaust_dice"


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


def test_r7_recovery_in_order() -> None:
    table = ashes(
        {
            "phoenixborn": {"card": "coal_roarkwin", "exhaustion": 2, "wounds": 3},
            "battlefield": [
                {"card": "leech_warrior", "wounds": 2, "exhaustion": 1},
                {"card": "iron_rhino", "wounds": 2},
            ],
            "dice": {"charm_basic": 3},
        }
    )
    table.end_turn()
    table.end_turn()
    assert [table.wounds("leech_warrior"), table.wounds("iron_rhino")] == [0, 2]
    assert table.wounds("player 0") == 3
    assert [table.exhaustion("coal_roarkwin"), table.exhaustion("leech_warrior")] == [1, 0]
    assert (table.asked, table.prompt) == (0, "exhaust_dice")
    table.choose("charm_basic")
    table.choose("charm_basic")
    table.done()
    assert table.active_dice(0) == {"charm_basic": 3}  # shown together with the others'
    table.done()
    assert table.state.token == 1
    assert table.state.player == -1 or table.state.round == 2


def test_r7_token_goes_left() -> None:
    table = ashes({}, {}, {})
    table.end_round()
    assert (table.state.token, table.state.player) == (1, 1)


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
    assert sum(table.active_dice(0).values()) == 2  # one stayed, one was rolled again


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


def test_resourceful_when_turns_begin() -> None:
    table = ashes({"hand": ["iron_worker"]})
    table.play("iron_worker")
    assert table.status("iron_worker") == 1
    table.end()
    table.end_round()
    assert table.status("iron_worker") == 2


def test_a_stalemate_after_ten_idle_rounds_or_as_many_as_agreed_is_a_draw() -> None:
    for rounds, options in ((10, {}), (3, {"stalemate": 3})):
        table = ashes({"hand": ["fear"] * 5}, {"hand": ["fear"] * 5}, options=options)
        for _ in range(rounds):
            assert table.outcome is None
            table.end_round()
        assert table.outcome is not None
        assert (table.outcome.reason, table.outcome.winners) == ("stalemate", ())


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


def test_charm_die_stays_until_the_end_of_the_round() -> None:
    table = ashes({"battlefield": ["masked_wolf"], "dice": {"charm_power": 1}})
    table.activate("charm_magic", "masked_wolf")
    assert (table.attack_of("masked_wolf"), table.life_of("masked_wolf")) == (3, 2)
    assert table.exhausted_dice(0) == {}
    table.end_round()
    assert table.attack_of("masked_wolf") == 2
    assert sum(table.active_dice(0).values()) == 1
