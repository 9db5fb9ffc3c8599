"""The numbered rule lines of Ashes about damage, winning and losing: D, W, the points Q, and the draft."""

from __future__ import annotations

import json
from typing import Any

import deckhall
from deckhall.games.ashes.setup.precons import PRECONS
from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def deck(**changes: Any) -> dict[str, Any]:
    """The deck of the Iron Men, with changes."""
    return {**json.loads(json.dumps(PRECONS["iron_men"])), **changes}


def three(**second: object) -> Scene:
    return ashes(
        {"battlefield": ["iron_rhino"], "hand": ["one_hundred_blades"]},
        {**QUIET, **second},
        {"phoenixborn": "saria_guideman", "dice": {}, "battlefield": ["mist_spirit"]},
    )


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


def test_d3_wounds_enter_after_received() -> None:
    """Placed wounds can destroy, but nothing that answers damage is asked."""
    table = ashes(
        {"hand": ["molten_gold"]}, {"battlefield": ["living_doll"], "spellboard": ["chant_of_revenge"]}
    )
    table.play("molten_gold", "living_doll")
    assert table.prompt == "destroyed"


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


def test_d5_the_active_player_orders_victims() -> None:
    table = ashes(
        {"hand": ["mist_typhoon"]},
        {"battlefield": ["mist_spirit", "masked_wolf"]},
        {"battlefield": ["gilder"]},
    )
    table.play("mist_typhoon")
    table.no()
    assert (table.asked, table.prompt) == (0, "order")
    assert len(table.options) == 3


def test_d5_equal_victims_are_not_asked_about() -> None:
    table = ashes({"hand": ["mist_typhoon"]}, {"battlefield": ["mist_spirit", "mist_spirit"]})
    table.play("mist_typhoon")
    table.no()
    assert table.battlefield(1) == []


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


def test_d7_the_effect_of_a_card_that_left_is_lost() -> None:
    """If the attacker lets Spiked Skin happen first, it destroys the Hammer Knight before its Aftershock."""
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {
            "battlefield": [{"card": "leech_warrior", "attached": ["spiked_armor", "spiked_armor"]}],
            "dice": {},
        },
    )
    table.attack("leech_warrior", "hammer_knight")
    table.no_guard()
    table.no_counter()
    table.use("hammer_knight")
    table.order("leech_warrior")
    assert table.place("hammer_knight") == "discard"
    assert table.prompt == "received"  # Shadow Drain: the damage had been dealt


def test_d8_same_named_numbered_abilities_add_up() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor", "spiked_armor"]}]},
    )
    table.attack("gilder", "iron_rhino")
    table.no_guard()
    table.no_counter()
    assert table.place("iron_rhino") == "conjurations"  # Spiked Skin 4


def test_w1_the_last_one_left_wins() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {"phoenixborn": {"card": "coal_roarkwin", "wounds": 11}})
    table.attack("player 1", "iron_rhino")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("last_phoenixborn", (0,))
    assert table.outcome.scores == (15, 0)
    assert table.prompt == ""


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


def test_w3_a_player_goes_out_and_the_others_play_on() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "iron_rhino", {"card": "blood_puppet", "owner": 1}]},
        {
            "phoenixborn": {"card": "coal_roarkwin", "wounds": 14},
            "hand": ["fear"],
            "battlefield": ["gilder", {"card": "blood_puppet", "owner": 2}],
            "spellboard": ["purge"],
        },
        {},
        token=1,
    )
    table.attack("player 1", "iron_rhino:1", "iron_rhino:2")
    table.no_block()
    assert table.outcome is None
    assert table.exhaustion("iron_rhino:2") == 1  # its target was gone (U5)
    assert table.state.alive == [True, False, True]
    assert table.state.token == 2  # Q9
    assert [table.hand(1), table.battlefield(1), table.spellboard(1), table.active_dice(1)] == [
        [],
        [],
        [],
        {},
    ]
    assert "blood_puppet" in table.conjurations(2)  # Q8: others' cards go home
    assert "blood_puppet" in table.battlefield(0)  # and what others control stays
    table.end()
    assert table.state.player == 2
    table.end_turn()
    assert table.state.player == 0


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


def test_w3_a_closed_deck_list_stays_closed_when_its_player_goes_out() -> None:
    for lists in ("open", "closed"):
        table = ashes(
            {"battlefield": ["iron_rhino"]},
            {"phoenixborn": {"card": "jessa_na_ni", "wounds": 17}, "hand": ["seal"]},
            {},
            options={"deck_lists": lists},
        )
        table.attack("jessa_na_ni", "iron_rhino")
        table.no_block()
        assert table.state.alive == [True, False, True]
        seen = [{card["id"] for card in table.game.view(viewer)["removed"]} for viewer in (0, 1, -1)]
        assert ["seal" in cards for cards in seen] == (
            [True] * 3 if lists == "open" else [False, True, False]
        )


def test_w2a_the_pass_of_an_eliminated_player_no_longer_counts() -> None:
    """Player 0 acts, player 1 passes, player 2 puts them out and passes: player 0 has not passed yet."""
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 18}},
        {"phoenixborn": "coal_roarkwin", "hand": ["fear", "purge"]},
    )
    table.attack("player 2", "iron_rhino")
    table.end()
    table.end_turn()
    assert (table.asked, table.state.passes) == (2, 1)
    table.activate("coal_roarkwin", "fear", "jessa_na_ni")  # Slash
    assert table.state.alive == [True, False, True]
    assert table.state.passes == 0
    table.end_turn()
    assert (table.asked, table.prompt) == (0, "turn")
    table.end_turn()
    assert table.prompt == "exhaust_dice"  # both who are left have passed in a row


def test_w2a_passes_of_those_who_are_left_still_count() -> None:
    """Players 0 and 1 pass; player 2 puts themself out before passing, so all who are left have passed."""
    table = ashes(
        {},
        {},
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 13}, "discard": ["iron_worker"]},
    )
    table.end_turn()
    table.end_turn()
    assert (table.asked, table.state.passes) == (2, 2)
    table.activate("ceremonial_magic")
    assert table.state.alive == [True, True, False]
    assert table.prompt == "exhaust_dice"


def test_w2a_who_passes_and_then_goes_out_has_not_passed() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {},
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 13}, "discard": ["iron_worker"]},
    )
    table.attack("player 1", "iron_rhino")
    table.end()
    table.end_turn()
    table.pass_()
    table.activate("ceremonial_magic")
    assert table.state.alive == [True, True, False]
    assert (table.asked, table.prompt) == (0, "turn")


def armored(dice: dict[str, int]) -> Scene:
    """Player 2's Root Armor is on a unit of player 1, who is about to go out."""
    return ashes(
        {"battlefield": ["iron_rhino"]},
        {
            "phoenixborn": {"card": "jessa_na_ni", "wounds": 17},
            "battlefield": [
                {"card": "gilder", "exhaustion": 1, "attached": [{"card": "root_armor", "owner": 2}]}
            ],
        },
        {"phoenixborn": "saria_guideman", "dice": dice},
    )


def test_q8_respark_of_a_card_that_leaves_play_because_a_player_goes_out() -> None:
    table = armored({"charm_basic": 1})
    table.attack("jessa_na_ni", "iron_rhino")
    assert (table.asked, table.prompt) == (2, "respark")
    assert table.state.alive == [True, False, True]
    table.game.apply(table.options[0])
    assert table.hand(2) == ["root_armor"]
    assert table.active_dice(2) == {}
    assert (table.asked, table.prompt) == (0, "turn")


def test_q8_without_respark_it_goes_to_its_owners_discard_pile() -> None:
    table = armored({"charm_basic": 1})
    table.attack("jessa_na_ni", "iron_rhino")
    table.pass_()
    assert table.discard(2) == ["root_armor"]
    table = armored({})
    table.attack("jessa_na_ni", "iron_rhino")
    assert (table.asked, table.prompt) == (0, "turn")
    assert table.discard(2) == ["root_armor"]


def test_q1_both_phoenixborn_at_once() -> None:
    """Who is resolved first is out first, and the other wins."""
    table = ashes(
        {
            "phoenixborn": {"card": "saria_guideman", "wounds": 18},
            "spellboard": ["abundance"],
            "draw_pile": [],
        },
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 13}, "draw_pile": []},
    )
    table.activate("abundance")
    assert (table.asked, table.prompt) == (0, "order")
    table.choose("coal_roarkwin")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_q9_the_token_of_an_eliminated_player_goes_to_the_left() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "jessa_na_ni", "wounds": 17}, "dice": {}},
        {"phoenixborn": "saria_guideman", "dice": {}},
        token=1,
    )
    table.attack("jessa_na_ni", "iron_rhino")
    assert table.state.token == 2


def test_a_player_who_destroys_themself_in_their_turn() -> None:
    table = ashes(
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 13}, "discard": ["iron_worker"]},
        {},
        {},
    )
    table.activate("ceremonial_magic")
    assert table.state.alive == [False, True, True]
    assert (table.asked, table.prompt) == (1, "turn")


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


def test_state_change_credits_nobody_when_something_runs_out() -> None:
    """A charm die that goes back, and Massive Growth that ends, give a Silver Snake nothing."""
    table = ashes(
        {"phoenixborn": "maeoni_viper", "battlefield": ["silver_snake"]},
        {
            "battlefield": [
                {"card": "masked_wolf", "wounds": 1, "charms": 1},
                {"card": "mist_spirit", "wounds": 3, "attached": ["massive_growth"]},
            ]
        },
    )
    table.end_round()
    assert (table.asked, table.prompt) == (1, "order")  # the new token holder orders (R8)
    table.choose("mist_spirit" if table.can("resolve", "mist_spirit") else "massive_growth")
    assert table.battlefield(1) == []
    assert table.status("silver_snake") == 0


def test_butterfly_monk_falls_when_its_spells_are_gone_before_dice_are_turned() -> None:
    table = ashes({"spellboard": ["summon_butterfly_monk"], "battlefield": ["butterfly_monk"]})
    assert table.life_of("butterfly_monk") == 1
    table.meditate("summon_butterfly_monk")
    assert table.prompt == "target"  # Last Blessing
    table.choose("player 0")
    assert table.prompt == "turn_die"
    assert table.battlefield(0) == []
