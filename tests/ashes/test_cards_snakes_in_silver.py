"""The Snakes in Silver: Maeoni Viper and her cards."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}
MAEONI = {"phoenixborn": "maeoni_viper"}


def test_maeoni_viper_strikes_after_attackers_are_declared() -> None:
    table = ashes({**MAEONI, "battlefield": ["iron_rhino"]}, {**QUIET, "battlefield": ["gilder"]})
    table.attack("jessa_na_ni", "iron_rhino")
    assert (table.asked, table.prompt) == (0, "declared")
    table.use("maeoni_viper", "iron_rhino")
    assert table.attack_of("iron_rhino") == 7
    assert table.exhaustion("maeoni_viper") == 1
    table.no_block()
    assert table.wounds("jessa_na_ni") == 7
    table.end_turn()
    assert table.attack_of("iron_rhino") == 5


def test_maeoni_viper_strikes_for_a_defender_too() -> None:
    table = ashes({**QUIET, "battlefield": ["iron_rhino"]}, {**MAEONI, "battlefield": ["gilder"]})
    table.attack("gilder", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "declared")
    table.use("maeoni_viper", "gilder")
    assert table.attack_of("gilder") == 3


def test_call_upon_the_realms_turns_as_many_as_there_are() -> None:
    table = ashes(
        {**MAEONI, "hand": ["call_upon_the_realms"], "dice": {"charm_basic": 1, "natural_basic": 1}}, QUIET
    )
    table.play("call_upon_the_realms")
    table.turn_die("charm_basic", "power")
    table.turn_die("natural_basic", "class")
    assert table.active_dice(0) == {"charm_power": 1, "natural_class": 1}


def test_summon_silver_snake_gives_status_by_focus() -> None:
    for copies in (1, 2, 3):
        table = ashes({**MAEONI, "spellboard": ["summon_silver_snake"] * copies}, QUIET)
        table.activate("summon_silver_snake")
        assert table.status("silver_snake@0") == copies - 1


def test_summon_silver_snake_is_guarded_against_spells_but_not_abilities() -> None:
    table = ashes(
        {"phoenixborn": "noah_redmoon", "hand": ["seal"]},
        {**MAEONI, "dice": {}, "spellboard": ["summon_silver_snake"]},
    )
    table.play("seal", "maeoni_viper")
    assert table.exhaustion("summon_silver_snake") == 0
    table.activate("noah_redmoon", "summon_silver_snake")
    assert table.exhaustion("summon_silver_snake") == 1


def test_refresh_removes_every_exhaustion_token() -> None:
    table = ashes(
        {**MAEONI, "hand": ["refresh"], "battlefield": [{"card": "gilder", "exhaustion": 3}]}, QUIET
    )
    table.play("refresh", "gilder")
    assert table.exhaustion("gilder") == 0


def test_empower_adds_one_and_may_draw_and_discard() -> None:
    table = ashes(
        {
            **MAEONI,
            "spellboard": ["empower"],
            "battlefield": ["gilder"],
            "draw_pile": ["seal"],
            "hand": ["fear"],
        },
        QUIET,
    )
    table.attack("jessa_na_ni", "gilder")
    table.use("empower", "gilder")
    table.yes()
    assert table.prompt == "discard"
    table.choose("fear")
    assert table.hand(0) == ["seal"]
    assert table.attack_of("gilder") == 2


def test_empower_with_focus_rolls_a_die_and_combines_with_strike() -> None:
    table = ashes(
        {
            **MAEONI,
            "spellboard": ["empower"] * 2,
            "battlefield": ["gilder"],
            "dice": {"active": {"natural": {"basic": 3}}, "exhausted": {"charm": 1}},
        },
        QUIET,
    )
    table.attack("jessa_na_ni", "gilder")
    table.use("empower")
    table.use("maeoni_viper")
    table.use("empower", "gilder")  # all three are declared; Empower comes first, as declared
    table.no()
    table.yes()
    while table.prompt == "reroll_die":
        table.choose("charm")
    assert "charm" not in table.exhausted_dice(0)
    while table.prompt == "may":
        table.no()
    assert table.attack_of("gilder") == 5


def test_hypnotize_gives_bypass_against_blocks_and_guards() -> None:
    table = ashes(
        {**MAEONI, "spellboard": ["hypnotize"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.activate("hypnotize", "iron_rhino")
    table.attack("jessa_na_ni", "iron_rhino")
    while table.prompt == "declared":
        table.pass_()
    assert table.prompt == "turn"  # nobody was asked to block
    assert table.wounds("jessa_na_ni") == 5


def test_hypnotize_in_a_group_only_if_every_attacker_has_it() -> None:
    table = ashes(
        {**MAEONI, "spellboard": ["hypnotize"], "battlefield": ["iron_rhino", "mist_spirit"]},
        {**QUIET, "battlefield": ["gilder", "leech_warrior"]},
    )
    table.activate("hypnotize", "iron_rhino")
    table.attack("leech_warrior", "iron_rhino", "mist_spirit")
    while table.prompt == "declared":
        table.pass_()
    assert table.prompt == "guard"


def test_hypnotize_gives_nothing_to_a_unit_under_reflections_in_the_water() -> None:
    rhino = {"card": "iron_rhino", "attached": ["reflections_in_the_water"]}
    table = ashes(
        {"spellboard": ["hypnotize"], "battlefield": [rhino]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.activate("hypnotize", "iron_rhino")
    assert "bypass" not in table.seen("iron_rhino")
    table.attack("jessa_na_ni", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "block")


def test_a_hypnotized_unit_that_is_exhausted_while_it_attacks_can_be_blocked() -> None:
    table = ashes(
        {"spellboard": ["hypnotize"], "battlefield": ["anchornaut"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.activate("hypnotize", "anchornaut")
    assert table.seen("anchornaut")["bypass"] is True
    table.attack("jessa_na_ni", "anchornaut")
    table.use("anchornaut", "gilder")  # it throws, and is exhausted
    while table.prompt == "free":
        table.pass_()
    assert (table.asked, table.prompt) == (1, "block")
    assert "bypass" not in table.seen("anchornaut")


def test_open_memories_takes_any_card_unseen_and_shuffles() -> None:
    table = ashes({**MAEONI, "hand": ["open_memories"], "draw_pile": ["seal", "fear", "purge"]}, QUIET)
    table.play("open_memories")
    assert table.prompt == "search"
    assert "fear" not in str(table.game.view(1)["decision"])
    table.choose("fear")
    assert table.hand(0) == ["fear"]
    assert sorted(table.draw_pile(0)) == ["purge", "seal"]
    shown = [happening for happening in table.happened if "fear" in str(happening.seen_by(1))]
    assert shown == []


def test_molten_gold_places_wounds() -> None:
    table = ashes({**MAEONI, "hand": ["molten_gold"]}, QUIET)
    table.play("molten_gold", "jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 3


def test_transfer_moves_one_token_of_any_kind() -> None:
    table = ashes(
        {**MAEONI, "hand": ["transfer"], "battlefield": [{"card": "gilder", "exhaustion": 1}, "iron_rhino"]},
        QUIET,
    )
    table.play("transfer", "player 0")
    while table.prompt in ("take_token", "give_token"):
        table.game.apply(table.options[0])
    assert (table.exhaustion("gilder"), table.exhaustion("iron_rhino")) == (0, 1)


def test_transfer_cannot_be_veiled() -> None:
    table = ashes(
        {**MAEONI, "hand": ["transfer"]},
        {**MAEONI, "hand": ["golden_veil"], "battlefield": [{"card": "gilder", "wounds": 1}, "iron_rhino"]},
    )
    table.play("transfer", "player 1")
    assert (table.asked, table.prompt) == (0, "give_token") or table.asked == 0


def test_golden_veil_cancels_a_summoning_with_its_target() -> None:
    table = ashes(
        {**MAEONI, "spellboard": ["summon_gilder"]},
        {"phoenixborn": "jessa_na_ni", "hand": ["golden_veil"], "battlefield": ["iron_rhino"]},
    )
    table.activate("summon_gilder", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "targets_chosen")
    table.react("golden_veil")
    assert table.battlefield(0) == []
    assert table.wounds("iron_rhino") == 0


def test_summon_gilder_may_deal_one_damage_but_not_to_the_new_gilder() -> None:
    table = ashes(
        {**MAEONI, "spellboard": ["summon_gilder"]}, {**QUIET, "battlefield": ["iron_rhino", "mist_spirit"]}
    )
    table.activate("summon_gilder")
    assert not table.can("choose", "gilder")
    table.choose("iron_rhino")
    table.yes()
    assert table.battlefield(0) == ["gilder"]
    assert table.wounds("iron_rhino") == 1


def test_gilder_guards_and_leaves_an_inheritance() -> None:
    table = ashes(
        {**QUIET, "battlefield": ["iron_rhino"]},
        {**MAEONI, "dice": {}, "battlefield": ["gilder", {"card": "silver_snake", "status": 1}]},
    )
    table.attack("silver_snake", "iron_rhino")
    table.guard("gilder")
    table.no_counter()
    assert (table.asked, table.prompt) == (1, "destroyed")
    table.use("gilder", "silver_snake")
    assert table.status("silver_snake@1") == 2


def test_silver_snake_consumes_what_its_player_destroys() -> None:
    table = ashes(
        {
            **MAEONI,
            "hand": ["molten_gold"],
            "battlefield": [{"card": "silver_snake", "status": 1}, {"card": "silver_snake"}],
        },
        {**QUIET, "battlefield": ["iron_worker"]},
    )
    table.play("molten_gold", "iron_worker")
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert sorted([table.status("silver_snake@0:1"), table.status("silver_snake@0:2")]) == [1, 2]
    assert table.removed() == ["iron_worker"]
    assert table.attack_of("silver_snake@0:1") == table.status("silver_snake@0:1")


def test_silver_snake_gets_nothing_for_own_units_and_illusions() -> None:
    table = ashes(
        {**MAEONI, "hand": ["molten_gold"], "battlefield": [{"card": "silver_snake"}, "iron_worker"]}, QUIET
    )
    table.play("molten_gold", "iron_worker")
    assert table.status("silver_snake@0") == 0
    table = ashes(
        {**MAEONI, "battlefield": [{"card": "silver_snake"}, "iron_rhino"]},
        {**QUIET, "battlefield": ["false_demon"]},
    )
    table.attack("false_demon", "iron_rhino")
    while table.prompt in ("declared", "guard", "counter"):
        table.pass_()
    assert table.place("false_demon") == "conjurations"
    assert table.status("silver_snake@0") == 0  # its own Illusion destroyed it
