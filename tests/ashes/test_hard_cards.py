"""The cards that shaped the engine: nested processes, replacements, cancellation, copies, suppressed text."""

from __future__ import annotations

from tests.ashes.tables import Scene, ashes

FIVE_EACH = {f"{magic}_power": 5 for magic in ("ceremonial", "charm", "illusion", "natural")}


# -- redirect -------------------------------------------------------------------


def test_redirect_moves_attack_damage_to_a_unit() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {"hand": ["redirect"], "battlefield": ["living_doll"]})
    table.attack("player 1", "iron_rhino")
    table.no_block()
    assert (table.asked, table.prompt) == (1, "would_be_dealt")
    table.react("redirect")
    assert table.prompt == "received"  # Pain Link: the Doll received it
    table.pass_()
    assert table.wounds("player 1") == 0
    assert table.place("living_doll") == "discard"
    assert table.exhaustion("iron_rhino") == 1


def test_redirect_needs_a_unit() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"hand": ["redirect"], "dice": FIVE_EACH, "phoenixborn": "jessa_na_ni"},
    )
    table.attack("jessa_na_ni", "iron_rhino")
    assert table.wounds("jessa_na_ni") == 5


def test_redirect_wakes_spiked_skin_of_a_blocker() -> None:
    """The bearer strikes the unit it blocks, not the one whose damage was redirected."""
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {
            "phoenixborn": "jessa_na_ni",
            "hand": ["redirect"],
            "battlefield": [{"card": "leech_warrior", "attached": ["spiked_armor"]}],
            "dice": {"charm_class": 1},
        },
    )
    table.attack("jessa_na_ni", "iron_worker", "iron_rhino")
    table.block("leech_warrior", "iron_rhino")
    table.choose("iron_worker")
    table.react("redirect")
    assert table.wounds("iron_rhino") == 2
    assert table.wounds("iron_worker") == 0
    table.pass_()  # Shadow Drain
    assert table.wounds("leech_warrior") == 2


def test_redirected_spell_damage_is_ignored_by_magic_guard() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"]},
        {"phoenixborn": "saria_guideman", "hand": ["redirect"], "battlefield": ["seaside_raven"]},
    )
    table.play("one_hundred_blades", "saria_guideman")
    table.react("redirect")
    assert table.wounds("saria_guideman") == 0
    assert table.wounds("seaside_raven") == 0


def test_redirect_does_not_stop_wounds() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"hand": ["redirect"], "battlefield": ["gilder"]})
    table.play("molten_gold", "player 1")
    assert table.wounds("player 1") == 3


def test_redirect_as_printed_comes_after_aftershock() -> None:
    for wording, first in (("errata", "would_be_dealt"), ("printed", "dealt")):
        table = ashes(
            {"battlefield": ["hammer_knight"]},
            {"phoenixborn": "jessa_na_ni", "hand": ["redirect"], "battlefield": ["leech_warrior"]},
            options={"wording": wording},
        )
        table.attack("jessa_na_ni", "hammer_knight")
        table.no_block()
        assert table.prompt == first


# -- golden veil ----------------------------------------------------------------


def test_golden_veil_cancels_everything_but_costs() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "spellboard": ["summon_gilder", "summon_gilder"]},
        {"phoenixborn": "coal_roarkwin", "hand": ["golden_veil"], "battlefield": ["anchornaut"]},
    )
    table.activate("summon_gilder", "anchornaut")
    assert (table.asked, table.prompt) == (1, "targets_chosen")
    table.react("golden_veil")
    assert table.battlefield(0) == []
    assert table.wounds("anchornaut") == 0
    assert table.exhaustion("summon_gilder") == 1
    assert table.exhausted_dice(0) == {"natural": 1}


def test_cancelled_ready_spell_comes_back_in_recovery() -> None:
    table = ashes(
        {
            "phoenixborn": "noah_redmoon",
            "spellboard": ["strengthen"],
            "hand": ["transfer"],
            "battlefield": ["iron_worker"],
        },
        {"hand": ["golden_veil"], "battlefield": ["gilder"]},
    )
    table.activate("strengthen", "gilder")
    table.react("golden_veil")
    assert table.attack_of("gilder") == 1
    table.play("transfer", "noah_redmoon", "strengthen", "iron_worker")
    assert table.exhaustion("strengthen") == 0
    table.end_turn()
    table.end_turn()
    assert not table.can("activate", "strengthen")
    table.end_round()
    table.end_turn()
    assert table.can("activate", "strengthen")


def test_golden_veil_answers_abilities_and_dice_powers() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard"},
        {"hand": ["golden_veil"], "battlefield": ["gilder"]},
    )
    table.activate("aradel_summergaard", "gilder")
    table.react("golden_veil")
    assert table.wounds("gilder") == 0
    table = ashes({}, {"hand": ["golden_veil"], "battlefield": ["gilder"]})
    table.activate("natural_magic", "gilder")
    table.react("golden_veil")
    assert table.wounds("gilder") == 0


def test_golden_veil_does_not_answer_alterations_or_attacks() -> None:
    table = ashes(
        {"hand": ["reflections_in_the_water"], "battlefield": ["iron_rhino"]},
        {"hand": ["golden_veil"], "battlefield": ["gilder"]},
    )
    table.play("reflections_in_the_water", "gilder")
    assert table.attached("gilder") == ["reflections_in_the_water"]
    table.end()
    table.end_turn()
    table.attack("gilder", "iron_rhino")
    assert table.prompt == "guard"


# -- sympathy pain, shadow counter ----------------------------------------------


def test_sympathy_pain_on_lethal_damage_wins() -> None:
    table = ashes(
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 12}, "battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "saria_guideman", "wounds": 19}, "hand": ["sympathy_pain"]},
    )
    table.attack("saria_guideman", "iron_rhino")
    table.react("sympathy_pain", "coal_roarkwin")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.reason == "last_phoenixborn"


def test_sympathy_pain_not_for_0_damage() -> None:
    """The ceremonial power takes an ally with attack 0: that is no damage (rule D6)."""
    table = ashes({"phoenixborn": "saria_guideman", "hand": ["sympathy_pain"], "discard": ["anchornaut"]}, {})
    table.activate("ceremonial_magic")
    assert table.prompt == "turn"
    assert "anchornaut" in table.hand(0)


def test_shadow_counter_answers_guarding_too() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "anchornaut"]},
        {"phoenixborn": "noah_redmoon", "hand": ["shadow_counter"], "battlefield": ["masked_wolf"]},
    )
    table.attack("masked_wolf", "iron_rhino")
    while table.prompt == "free":
        table.pass_()
    table.guard("noah_redmoon")
    table.pass_()  # a free moment
    table.react("shadow_counter", "iron_rhino")
    assert table.place("iron_rhino") == "conjurations"
    assert table.wounds("noah_redmoon") == 5


def test_shadow_counter_not_for_spells() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"], "battlefield": ["iron_worker"]},
        {"phoenixborn": "noah_redmoon", "hand": ["shadow_counter"]},
    )
    table.play("one_hundred_blades", "noah_redmoon")
    assert table.prompt == "turn"
    assert table.wounds("noah_redmoon") == 1


# -- spiked armor ---------------------------------------------------------------


def attack_spiked(copies: int, wording: str = "errata") -> Scene:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"battlefield": [{"card": "leech_warrior", "attached": ["spiked_armor"] * copies}], "dice": {}},
        options={"wording": wording},
    )
    table.attack("leech_warrior", "iron_rhino")
    table.no_guard()
    return table


def test_spiked_armors_add_up() -> None:
    table = attack_spiked(2)
    table.no_counter()
    assert table.place("iron_rhino") == "conjurations"  # 4 damage before the Warrior received any
    table.pass_()
    assert table.wounds("leech_warrior") == 5


def test_spiked_armor_hurts_before_damage_is_received() -> None:
    table = attack_spiked(1)
    table.no_counter()
    assert table.wounds("iron_rhino") == 2
    assert table.wounds("leech_warrior") == 0


def test_spiked_armor_as_printed_hurts_at_the_same_time() -> None:
    table = attack_spiked(1, "printed")
    table.no_counter()
    assert table.prompt == "order"
    assert table.wounds("iron_rhino") == 0


def test_spiked_armor_strikes_a_countering_unit() -> None:
    table = ashes(
        {"battlefield": [{"card": "iron_worker", "attached": ["spiked_armor"]}]},
        {"battlefield": ["gilder"], "dice": {}},
    )
    table.attack("gilder", "iron_worker")
    table.no_guard()
    table.counter()
    assert table.prompt == "destroyed"  # the Gilder fell to the spikes
    assert table.wounds("iron_worker") == 0
    table.pass_()
    assert table.wounds("iron_worker") == 1  # its counter had been dealt already


def test_spiked_armor_sleeps_for_spells() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard", "battlefield": ["iron_rhino"]},
        {"battlefield": [{"card": "leech_warrior", "attached": ["spiked_armor"]}], "dice": {}},
    )
    table.activate("aradel_summergaard", "leech_warrior")
    table.pass_()
    assert table.wounds("leech_warrior") == 2
    assert table.wounds("iron_rhino") == 0


# -- hammer knight and living doll ----------------------------------------------


def test_aftershock_before_pain_link() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {"battlefield": [{"card": "living_doll", "wounds": 2}], "dice": {"charm_basic": 3}},
    )
    table.attack("living_doll", "hammer_knight")
    table.no_guard()
    table.no_counter()
    table.use("hammer_knight", "living_doll")
    assert table.place("living_doll") == "discard"
    assert table.prompt == "turn"  # Pain Link never came up


def test_pain_link_of_lethal_damage() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": ["living_doll"], "dice": {"charm_basic": 1}},
    )
    table.attack("living_doll", "iron_rhino")
    table.no_guard()
    table.no_counter()
    table.use("living_doll", "coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 3  # at most its life value
    assert table.place("living_doll") == "discard"


def test_pain_link_not_for_wounds() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["living_doll"]})
    table.play("molten_gold", "living_doll")
    assert table.place("living_doll") == "discard"


def test_aftershock_in_a_group_with_0_attack() -> None:
    """It triggers while the sum is above 0, no matter who deals the damage."""
    table = ashes(
        {"battlefield": [{"card": "hammer_knight", "boost": -4}, "iron_worker"]},
        {"battlefield": ["iron_rhino"], "dice": {}},
    )
    table.attack("iron_rhino", "hammer_knight", "iron_worker")
    while table.prompt == "free":
        table.pass_()
    table.no_guard()
    while table.prompt == "free":
        table.pass_()
    table.no_counter()
    assert table.can("use", "hammer_knight")


# -- protect --------------------------------------------------------------------


def test_protect_prevents_and_is_discarded_when_empty() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            "phoenixborn": "coal_roarkwin",
            "battlefield": ["hammer_knight"],
            "spellboard": [{"card": "protect", "status": 3}],
        },
    )
    table.attack("hammer_knight", "iron_rhino")
    table.no_guard()
    table.no_counter()
    assert table.prompt == "would_receive"
    table.use("protect")
    table.amount(3)
    assert table.spellboard(1) == []
    assert table.wounds("hammer_knight") == 2


def test_protect_gets_its_tokens() -> None:
    table = ashes({"hand": ["protect"]})
    table.play("protect")
    assert table.status("protect") == 3


def test_exhausted_protect_does_nothing() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard"},
        {"battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 3, "exhaustion": 1}]},
    )
    table.activate("aradel_summergaard", "iron_rhino")
    assert table.wounds("iron_rhino") == 2


def test_second_protect_is_lost_when_nothing_is_left_to_prevent() -> None:
    spells = [{"card": "protect", "status": 3}, {"card": "protect", "status": 3}]
    table = ashes(
        {"phoenixborn": "aradel_summergaard"}, {"battlefield": ["iron_rhino"], "spellboard": spells}
    )
    table.activate("aradel_summergaard", "iron_rhino")
    table.use("protect:1")
    table.use("protect:1")
    table.amount(2)
    assert table.prompt == "turn"
    assert table.wounds("iron_rhino") == 0
    assert [table.status("protect:1"), table.status("protect:2")] == [1, 3]


# -- destroyed: final cry, chant, widows, fade away -----------------------------


def test_final_cry_when_a_unit_is_destroyed() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard"},
        {"phoenixborn": "jessa_na_ni", "battlefield": ["blood_puppet"], "hand": ["final_cry"]},
    )
    table.activate("aradel_summergaard", "blood_puppet")
    assert not table.can("choose", "blood_puppet")
    table.react("final_cry", "aradel_summergaard")
    assert table.wounds("aradel_summergaard") == 2
    assert table.place("blood_puppet") == "conjurations"


def test_fade_away_removes_an_ally_and_chant_answers() -> None:
    table = ashes(
        {"phoenixborn": "noah_redmoon", "hand": ["fade_away"]},
        {
            "phoenixborn": "coal_roarkwin",
            "battlefield": ["iron_worker"],
            "spellboard": ["chant_of_revenge"],
            "hand": ["final_cry"],
        },
    )
    table.play("fade_away", "iron_worker")
    table.end()
    table.end_round()
    assert table.prompt == "destroyed"
    assert not table.can("react")  # no reaction spells outside the player-turns phase
    table.use("chant_of_revenge", "noah_redmoon")
    table.end_round()
    while table.prompt == "prepare_discard":
        table.done()
    assert table.removed() == ["iron_worker"]
    assert table.wounds("noah_redmoon") == 1
    assert table.exhaustion("chant_of_revenge") == 1
    assert table.place("fade_away") == "discard"
    assert table.owner_of("fade_away") == 0


def test_widows_need_room_while_the_destroyed_unit_is_still_there() -> None:
    units = ["masked_wolf"] * 5
    for full, placed in ((units, 1), ([*units, "masked_wolf"], 0)):
        table = ashes(
            {"phoenixborn": "aradel_summergaard"},
            {"phoenixborn": "noah_redmoon", "battlefield": list(full), "hand": ["summon_sleeping_widows"]},
        )
        table.activate("aradel_summergaard", "masked_wolf")
        table.react("summon_sleeping_widows")
        if placed:
            table.amount(1)
        assert table.battlefield(1).count("sleeping_widow") == placed
        assert table.battlefield(1).count("masked_wolf") == len(full) - 1


# -- strange copy ---------------------------------------------------------------


def test_strange_copy_has_the_attack_of_its_model_and_is_not_gazed_at() -> None:
    table = ashes(
        {"phoenixborn": "saria_guideman", "hand": ["strange_copy"]},
        {"phoenixborn": "aradel_summergaard", "battlefield": ["iron_rhino", "blue_jaguar"]},
    )
    table.play("strange_copy", "iron_rhino")
    assert (table.attack_of("strange_copy"), table.life_of("strange_copy")) == (5, 5)
    assert table.exhaustion("strange_copy") == 0
    table.end()
    table.end_round()
    assert table.place("strange_copy") == "discard"


def test_strange_copy_of_nothing_is_destroyed_at_once() -> None:
    table = ashes({"hand": ["strange_copy"]}, {"battlefield": ["living_doll"]})
    table.play("strange_copy")
    assert table.place("strange_copy") == "discard"


def test_no_alterations_on_a_strange_copy() -> None:
    table = ashes(
        {"hand": ["root_armor"]},
        {"battlefield": [{"card": "strange_copy", "status": 2}]},
    )
    assert not table.can("play", "root_armor")


# -- reflections ----------------------------------------------------------------


def test_reflections_silences_but_not_what_is_inexhaustible() -> None:
    table = ashes(
        {"hand": ["reflections_in_the_water"], "battlefield": ["iron_rhino"]},
        {"battlefield": ["gilder", "masked_wolf"], "dice": {}},
    )
    table.play("reflections_in_the_water", "gilder")
    table.activate("natural_magic", "gilder")
    table.end_turn()
    table.attack("masked_wolf", "iron_rhino")
    assert not table.can("guard", "gilder")
    table.guard("player 1")
    table.activate("natural_magic", "gilder")
    assert table.prompt == "destroyed"
    assert table.can("use", "gilder")  # Inheritance is inexhaustible


def test_exhausted_reflections_does_not_silence() -> None:
    reflections = {"card": "reflections_in_the_water", "exhaustion": 1, "owner": 1}
    for attached, can in (([reflections], True), ([{**reflections, "exhaustion": 0}], False)):
        table = ashes({"battlefield": [{"card": "rose_fire_dancer", "attached": attached}]}, {})
        assert table.can("activate", "rose_fire_dancer") is can


# -- transfer -------------------------------------------------------------------


def test_transfer_moves_a_wound_and_destroys() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "hand": ["transfer"],
            "battlefield": [{"card": "silver_snake", "status": 1}],
        },
        {"battlefield": [{"card": "iron_rhino", "wounds": 1}, "masked_wolf"]},
    )
    table.play("transfer", "player 1", "wound", "masked_wolf")
    assert table.place("masked_wolf") == "conjurations"
    assert table.wounds("iron_rhino") == 0
    assert table.status("silver_snake") == 2  # destroyed as a result of my spell


def test_transfer_does_not_touch_guarded_cards() -> None:
    table = ashes(
        {"hand": ["transfer"]},
        {
            "battlefield": [{"card": "seaside_raven", "wounds": 1}],
            "spellboard": ["summon_silver_snake", "hypnotize"],
        },
    )
    table.play("transfer", "player 1")
    assert table.prompt == "turn"  # there was nothing to move


# -- typhoon, archer, molten gold, sacrifice, realms ----------------------------


def test_mist_typhoon_draws_before_damage_is_resolved() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard", "hand": ["mist_typhoon"], "draw_pile": ["fear"]},
        {"battlefield": ["mist_spirit", "masked_wolf"], "dice": {}},
    )
    table.play("mist_typhoon")
    assert table.battlefield(1) == ["mist_spirit", "masked_wolf"]
    table.yes()
    assert table.hand(0) == ["fear"]
    table.choose("masked_wolf")
    assert table.battlefield(1) == []


def test_blood_oath_while_declaring() -> None:
    table = ashes({"phoenixborn": "jessa_na_ni", "battlefield": ["blood_archer"]}, {"dice": {}})
    table.attack("player 1", "blood_archer")
    assert table.prompt == "declaring"
    table.use("blood_archer")
    assert table.wounds("player 1") == 5
    assert table.wounds("blood_archer") == 2


def test_battle_advantage_strikes_first() -> None:
    table = ashes({"battlefield": ["blood_archer"]}, {"battlefield": ["masked_wolf"], "dice": {}})
    table.attack("masked_wolf", "blood_archer")
    table.pass_()
    table.no_guard()
    table.counter()
    assert table.wounds("blood_archer") == 0
    assert table.battlefield(1) == []
    assert table.exhaustion("blood_archer") == 1


def test_molten_gold_cannot_be_prevented() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {"battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 3}]},
    )
    table.play("molten_gold", "iron_rhino")
    assert table.wounds("iron_rhino") == 3


def test_small_sacrifice_with_focus_exhausts_both_instead() -> None:
    table = ashes(
        {"spellboard": ["small_sacrifice", "small_sacrifice"], "battlefield": ["iron_worker"]},
        {"battlefield": ["gilder"], "dice": {}},
    )
    table.activate("small_sacrifice", "gilder")
    table.yes()
    assert [table.exhaustion("iron_worker"), table.exhaustion("gilder")] == [1, 1]
    assert [table.wounds("iron_worker"), table.wounds("gilder")] == [0, 0]


def test_small_sacrifice_deals_damage_to_both() -> None:
    table = ashes(
        {"spellboard": ["small_sacrifice"], "battlefield": ["iron_worker"]},
        {"battlefield": ["gilder"], "dice": {}},
    )
    table.activate("small_sacrifice")
    table.yes()
    table.choose("gilder")
    assert [table.wounds("iron_worker"), table.wounds("gilder")] == [1, 1]


def test_call_upon_the_realms_turns_three_dice() -> None:
    table = ashes({"hand": ["call_upon_the_realms"], "dice": {"natural_basic": 2, "charm_class": 2}})
    table.play("call_upon_the_realms")
    table.turn_die("natural_basic", "power")
    table.turn_die("natural_basic", "class")
    table.turn_die("charm_class", "power")
    assert table.active_dice(0) == {
        "natural_class": 1,
        "natural_power": 1,
        "charm_class": 1,
        "charm_power": 1,
    }
    assert table.prompt == "turn"


# -- undying heart --------------------------------------------------------------


def test_undying_heart_is_resparked_by_its_owner() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "hand": ["fear"], "dice": {}},
        {
            "battlefield": [{"card": "iron_worker", "attached": [{"card": "undying_heart", "owner": 1}]}],
            "dice": {"charm_basic": 2},
        },
    )
    table.play("fear")
    assert (table.asked, table.prompt) == (1, "respark")
    table.choose("undying_heart")
    assert sorted(table.hand(1)) == ["iron_worker", "undying_heart"]
    assert table.exhausted_dice(1) == {"charm": 2}


def test_losing_undying_heart_can_destroy() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "spellboard": ["cut_the_strings"], "battlefield": ["leech_warrior"]},
        {"battlefield": [{"card": "iron_worker", "wounds": 3, "attached": ["undying_heart"]}], "dice": {}},
    )
    table.activate("cut_the_strings")
    table.yes()
    assert table.discard(1) == ["undying_heart", "iron_worker"]


def test_jessa_screams_for_each_unit_that_leaves() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "hand": ["mist_typhoon"]},
        {"battlefield": ["mist_spirit", "mist_spirit", "masked_wolf"], "dice": {}},
    )
    table.play("mist_typhoon")
    table.no()
    table.choose("masked_wolf")
    assert table.prompt == "departed"
    table.use("jessa_na_ni")
    assert table.wounds("player 1") == 1
    table.use("jessa_na_ni")
    table.pass_()
    assert table.wounds("player 1") == 2
    assert table.battlefield(1) == []
