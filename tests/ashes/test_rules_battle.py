"""The numbered rule lines of Ashes about attacks, damage, winning and losing: P, U, D, W, and the points Q."""

from __future__ import annotations

import json

import deckhall
from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


# -- attack a Phoenixborn --------------------------------------------------------------------


def test_p1_one_blocker_each_and_damage_in_the_attackers_order() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]}, {**QUIET, "battlefield": ["gilder", "false_demon"]}
    )
    table.attack("jessa_na_ni", "iron_worker", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "block")
    table.block("gilder", "iron_worker")
    assert not table.can("block", "gilder")  # a blocker blocks one attacker
    table.pass_()
    assert (table.asked, table.prompt) == (0, "battle")
    table.choose("iron_rhino")
    assert table.wounds("jessa_na_ni") == 5
    assert table.wounds("gilder") == 0  # its battle comes next


def test_p2_an_unblocked_attacker_hurts_the_phoenixborn_and_tires() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, QUIET)
    table.attack("jessa_na_ni", "iron_worker")
    assert table.wounds("jessa_na_ni") == 2
    assert table.exhaustion("iron_worker") == 1


def test_p3_countering_is_decided_per_battle() -> None:
    for counter in (False, True):
        table = ashes(
            {"battlefield": ["iron_rhino"]}, {**QUIET, "battlefield": ["false_demon", "leech_warrior"]}
        )
        table.attack("jessa_na_ni", "iron_rhino")
        table.block("leech_warrior", "iron_rhino")
        assert (table.asked, table.prompt) == (1, "counter")
        if counter:
            table.counter()
        else:
            table.no_counter()
        while table.prompt in ("received", "order"):
            table.game.apply(table.options[-1])
        assert table.wounds("iron_rhino") == (2 if counter else 0)
        assert table.exhaustion("iron_rhino") == 1
        assert table.place("leech_warrior") == "discard"


def test_p3_survivors_of_a_counter_tire_but_a_blocker_that_does_not_counter_stays_ready() -> None:
    for counter in (False, True):
        table = ashes({"battlefield": ["mist_spirit"]}, {**QUIET, "battlefield": ["gilder"]})
        table.attack("jessa_na_ni", "mist_spirit")
        table.block("gilder", "mist_spirit")
        if counter:
            table.counter()
            while table.prompt == "order":
                table.game.apply(table.options[0])
        else:
            table.no_counter()
        assert table.exhaustion("gilder") == (1 if counter else 0)
        assert table.wounds("gilder") == 1


def test_p4_blocker_gone_before_damage() -> None:
    """The attacker deals no damage, nothing triggers, and it still gets its token."""
    table = ashes({"battlefield": ["hammer_knight", "anchornaut"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("jessa_na_ni", "hammer_knight")
    while table.prompt == "free":
        table.pass_()
    table.block("mist_spirit", "hammer_knight")
    assert table.prompt == "free"
    table.use("anchornaut", "mist_spirit")
    while table.prompt == "free":
        table.pass_()
    assert table.wounds("jessa_na_ni") == 0
    assert table.exhaustion("hammer_knight") == 1
    assert table.prompt == "turn"


def test_p5_exhausted_after_being_declared_still_fights() -> None:
    table = ashes({"battlefield": ["iron_rhino", "anchornaut"]}, QUIET)
    table.attack("jessa_na_ni", "iron_rhino")
    rhino = table._number("iron_rhino")
    while table.prompt == "free":
        table.state.exhaustion[rhino] = 1
        table.pass_()
    assert table.wounds("jessa_na_ni") == 5
    assert table.exhaustion("iron_rhino") == 2


# -- attack a unit ------------------------------------------------------------------------------


def test_u1_a_guard_is_the_new_target() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {**QUIET, "battlefield": ["mist_spirit", "gilder", {"card": "false_demon", "exhaustion": 1}]},
    )
    table.attack("mist_spirit", "iron_worker")
    assert (table.asked, table.prompt) == (1, "guard")
    assert table.can("guard", "jessa_na_ni")
    assert table.can("guard", "gilder")
    assert not table.can("guard", "false_demon")  # exhausted
    assert not table.can("guard", "mist_spirit")  # not itself (Q12)
    table.guard("gilder")
    table.no_counter()
    assert table.wounds("mist_spirit") == 0


def test_u1_even_an_exhausted_phoenixborn_guards_as_often_as_it_likes() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {"phoenixborn": {"card": "jessa_na_ni", "exhaustion": 1}, "dice": {}, "battlefield": ["mist_spirit"]},
    )
    table.attack("mist_spirit", "iron_worker")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 2
    while table.asked == 0:
        table.end_turn()
    table.end_turn()
    table.attack("mist_spirit", "iron_rhino")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 7


def test_u2_a_guarding_phoenixborn_takes_the_sum() -> None:
    table = ashes({"battlefield": ["iron_worker", "iron_rhino"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("mist_spirit", "iron_worker", "iron_rhino")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 7
    assert (table.exhaustion("iron_worker"), table.exhaustion("iron_rhino")) == (1, 1)


def test_u3_the_target_counters_and_splits_freely() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "silver_snake", "status": 4}], "phoenixborn": "maeoni_viper"},
    )
    table.attack("silver_snake", "iron_worker", "iron_rhino")
    table.no_guard()
    table.counter()
    assert (table.asked, table.prompt) == (1, "split")
    table.amount(1)
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert sorted([table.wounds("iron_worker"), table.wounds("iron_rhino")]) == [1, 3]
    assert table.place("silver_snake") == "conjurations"


def test_u4_battle_advantage_counts_only_if_every_attacker_has_it() -> None:
    for helper, archer_hurt in (("iron_worker", True), ("seaside_raven", False)):
        table = ashes(
            {"battlefield": ["blood_archer", helper], "phoenixborn": "saria_guideman"},
            {**QUIET, "battlefield": ["gilder"]},
        )
        table.attack("gilder", "blood_archer", helper)
        while table.prompt == "declaring":
            table.pass_()
        table.no_guard()
        table.counter()
        if table.prompt == "split":
            table.amount(1)
        while table.prompt in ("order", "destroyed"):
            table.game.apply(table.options[-1])
        hurt = table.wounds("blood_archer") + table.wounds(helper)
        assert (hurt == 1) is archer_hurt


def test_u5_no_target_left_after_attackers_were_declared() -> None:
    table = ashes({"battlefield": ["iron_worker", "anchornaut"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("mist_spirit", "iron_worker")
    assert table.prompt == "free"
    table._attacked = None
    table.use("anchornaut", "mist_spirit")
    while table.prompt == "free":
        table.pass_()
    assert table.exhaustion("iron_worker") == 1
    assert table.wounds("jessa_na_ni") == 0


# -- damage, wounds, destruction -----------------------------------------------------------------


def test_d1_wounds_reach_life_and_never_lower_it() -> None:
    table = ashes({"battlefield": [{"card": "iron_rhino", "wounds": 3}], "hand": ["seal"]}, QUIET)
    assert table.life_of("iron_rhino") == 4
    table.activate("coal_roarkwin", "iron_rhino")
    assert table.place("iron_rhino") == "conjurations"


def test_d2_placed_wounds_are_not_damage() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "saria_guideman", "hand": ["sympathy_pain"], "battlefield": ["gilder"]},
    )
    table.play("molten_gold", "saria_guideman")
    assert table.wounds("saria_guideman") == 3
    assert (table.asked, table.prompt) == (0, "turn")


def test_d3_dealt_received_wounded_destroyed_left() -> None:
    """Every step in order, each trigger with its own whole process before the next step."""
    table = ashes(
        {"battlefield": ["hammer_knight"], "phoenixborn": "jessa_na_ni", "dice": {"natural_basic": 1}},
        {
            "phoenixborn": "noah_redmoon",
            "battlefield": ["living_doll"],
            "spellboard": ["chant_of_revenge"],
            "dice": {"charm_basic": 1},
        },
    )
    table.attack("living_doll", "hammer_knight")
    table.no_guard()
    if table.prompt == "counter":
        table.no_counter()
    windows = []
    while table.prompt != "turn":
        windows.append((table.asked, table.prompt))
        table.pass_()
    assert windows == [(0, "dealt"), (1, "received"), (1, "destroyed"), (0, "departed")]


def test_d4_a_cards_other_effects_finish_before_its_damage() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"], "draw_pile": ["seal"]}, {**QUIET, "battlefield": ["mist_spirit"]}
    )
    table.play("one_hundred_blades", "jessa_na_ni")
    kinds = [happening.kind for happening in table.happened]
    assert table.prompt == "order"
    assert "drew" in kinds
    assert "damaged" not in kinds
    table.choose("mist_spirit")
    assert table.wounds("jessa_na_ni") == 1


def test_d5_the_active_player_orders_several_victims() -> None:
    table = ashes({"hand": ["mist_typhoon"]}, {**QUIET, "battlefield": ["mist_spirit", "gilder"]})
    table.play("mist_typhoon")
    while table.prompt == "may":
        table.no()
    assert (table.asked, table.prompt) == (0, "order")


def test_d6_zero_damage_is_no_damage() -> None:
    table = ashes(
        {"battlefield": ["living_doll"]},
        {"phoenixborn": "saria_guideman", "hand": ["sympathy_pain"]},
    )
    table.attack("saria_guideman", "living_doll")
    assert (table.asked, table.prompt) == (0, "turn")
    assert table.wounds("saria_guideman") == 0


def test_d7_a_destroyed_unit_cannot_be_targeted() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": ["iron_worker"], "spellboard": ["chant_of_revenge"]},
    )
    table.play("molten_gold", "iron_worker")
    assert table.prompt == "destroyed"
    table.use("chant_of_revenge")
    assert not table.can("choose", "iron_worker")
    table.choose("coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 1


def test_d8_same_named_numbered_abilities_add_up() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor", "spiked_armor"]}]},
    )
    table.attack("gilder", "iron_rhino")
    table.no_guard()
    table.no_counter()
    assert table.place("iron_rhino") == "conjurations"  # Spiked Skin 4


# -- winning and losing ----------------------------------------------------------------------------


def test_w1_a_destroyed_phoenixborn_loses() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]}, {"phoenixborn": {"card": "jessa_na_ni", "wounds": 13}, "dice": {}}
    )
    table.attack("jessa_na_ni", "iron_rhino")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("last_phoenixborn", (0,))


def three(**second: object) -> Scene:
    return ashes(
        {"battlefield": ["iron_rhino"], "hand": ["one_hundred_blades"]},
        {**QUIET, **second},
        {"phoenixborn": "saria_guideman", "dice": {}, "battlefield": ["mist_spirit"]},
    )


def test_w2_an_attack_names_one_opponent_and_opponents_means_all() -> None:
    table = three(battlefield=["gilder"])
    table.attack("saria_guideman", "iron_rhino")
    assert (table.asked, table.prompt) == (2, "block")
    table.no_block()
    assert table.wounds("saria_guideman") == 5
    while table.asked == 0:
        table.end_turn()
    assert table.asked == 1  # clockwise
    table = three(battlefield=["gilder"])
    table.play("one_hundred_blades", "saria_guideman")
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert (table.wounds("gilder"), table.place("mist_spirit")) == (1, "conjurations")


def test_w3_an_eliminated_player_leaves_with_everything() -> None:
    table = three(phoenixborn={"card": "jessa_na_ni", "wounds": 17}, battlefield=["gilder"], hand=["seal"])
    table.attack("jessa_na_ni", "iron_rhino")
    table.no_block()
    assert table.outcome is None
    assert table.state.alive == [True, False, True]
    assert (table.hand(1), table.draw_pile(1), table.battlefield(1)) == ([], [], [])
    while table.asked == 0:
        table.end_turn()
    assert table.asked == 2  # turns go past them


def test_q9_the_token_of_an_eliminated_player_goes_to_the_left() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 17}, "dice": {}},
        {"phoenixborn": "saria_guideman", "dice": {}},
        token=1,
    )
    table.attack("jessa_na_ni", "iron_rhino")
    assert table.state.token == 2


# -- draft --------------------------------------------------------------------------------------


def test_draft_from_phoenixborn_to_a_playable_deck() -> None:
    game = deckhall.new_game("ashes", draft=True, players=3, seed=5)
    prompts: list[str] = []
    picks = [0, 0, 0]
    while game.state.view(-1)["phase"] == "draft":
        decision = game.decision
        assert decision is not None
        if not prompts or prompts[-1] != decision.prompt:
            prompts.append(decision.prompt)
        if decision.prompt == "draft":
            picks[decision.player] += 1
            for seat in range(3):
                if seat != decision.player:
                    assert game.view(seat)["decision"] == {"player": None, "prompt": None}
                assert game.imagine(seat, 3).view(seat) == game.view(seat)
        game.apply(decision.options[len(decision.options) // 2])
    assert prompts[0] == "phoenixborn"
    assert [prompt for prompt in ("draft", "draft_dice", "swap") if prompt in prompts] == [
        "draft",
        "draft_dice",
        "swap",
    ]
    view = game.view(-1)
    players = view["seats"]
    assert isinstance(players, list)
    for player in players:
        assert sum(player["deck"].values()) == 30
        assert sum(1 for count in player["deck"].values() if count == 3) == 10
    while game.outcome is None:
        assert game.decision is not None
        game.apply(game.decision.options[0])
    assert json.dumps(game.record())
