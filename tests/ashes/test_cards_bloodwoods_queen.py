"""The Bloodwoods Queen: Jessa Na Ni and her cards."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "saria_guideman", "dice": {}}
JESSA = {"phoenixborn": "jessa_na_ni"}


def test_jessa_na_ni_screams_for_a_departing_unit() -> None:
    table = ashes(
        {**JESSA, "hand": ["molten_gold"], "dice": {"natural_power": 3}}, {**QUIET, "battlefield": ["gilder"]}
    )
    table.play("molten_gold", "gilder")
    while table.asked == 1:
        table.pass_()  # Inheritance
    assert (table.asked, table.prompt) == (0, "departed")
    table.use("jessa_na_ni")
    assert table.wounds("saria_guideman") == 1
    assert table.active_dice(0) == {}


def test_jessa_na_ni_is_silent_while_exhausted_and_for_own_units() -> None:
    table = ashes(
        {"phoenixborn": {"card": "jessa_na_ni", "exhaustion": 1}, "hand": ["fear"]},
        {**QUIET, "battlefield": ["mist_spirit"]},
    )
    table.play("fear", "mist_spirit")
    assert table.prompt == "turn"
    table = ashes({**JESSA, "hand": ["molten_gold"], "battlefield": ["mist_spirit"]}, QUIET)
    table.play("molten_gold", "mist_spirit")
    assert table.prompt == "turn"


def test_fear_returns_an_ally_to_hand_and_a_conjuration_to_its_pile() -> None:
    table = ashes(
        {**JESSA, "hand": ["fear", "fear"], "dice": {}},
        {**QUIET, "battlefield": ["iron_worker", "mist_spirit"]},
    )
    table.play("fear", "iron_worker")
    assert table.hand(1) == ["iron_worker"]
    table.end_turn()
    table.end_turn()
    table.play("fear", "mist_spirit")
    assert table.place("mist_spirit") == "conjurations"


def test_fear_does_not_destroy() -> None:
    table = ashes(
        {**JESSA, "hand": ["fear"], "dice": {}},
        {**QUIET, "battlefield": ["gilder"], "hand": ["final_cry"], "dice": {"ceremonial_power": 1}},
    )
    table.play("fear", "gilder")
    assert (table.asked, table.prompt) == (0, "turn")


def test_blood_transfer_heals_before_the_damage_becomes_wounds() -> None:
    table = ashes(
        {
            "phoenixborn": {"card": "jessa_na_ni", "wounds": 3},
            "spellboard": ["blood_transfer"],
            "battlefield": ["leech_warrior"],
        },
        QUIET,
    )
    table.activate("blood_transfer", "leech_warrior")
    assert table.prompt == "heal"
    table.choose("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 2
    while table.prompt == "received":
        table.pass_()
    assert table.wounds("leech_warrior") == 2


def test_blood_transfer_heals_two_from_another_unit() -> None:
    table = ashes(
        {
            **JESSA,
            "spellboard": ["blood_transfer"],
            "battlefield": ["iron_rhino", {"card": "leech_warrior", "wounds": 2}],
        },
        QUIET,
    )
    table.activate("blood_transfer", "iron_rhino")
    table.choose("leech_warrior")
    assert (table.wounds("leech_warrior"), table.wounds("iron_rhino")) == (0, 2)


def test_summon_blood_puppet_needs_a_player_with_room() -> None:
    full = ["mist_spirit"] * 5
    table = ashes(
        {**JESSA, "spellboard": ["summon_blood_puppet"], "battlefield": full}, {**QUIET, "battlefield": full}
    )
    assert not table.can("activate", "summon_blood_puppet")
    table = ashes({**JESSA, "spellboard": ["summon_blood_puppet"], "battlefield": full}, QUIET)
    table.activate("summon_blood_puppet")
    assert table.battlefield(1) == ["blood_puppet"]
    assert table.owner_of("blood_puppet@1") == 0


def test_cut_the_strings_hurts_an_own_unit_to_discard_an_alteration() -> None:
    table = ashes(
        {**JESSA, "spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["root_armor"]}]},
    )
    table.activate("cut_the_strings", "root_armor")
    while table.prompt == "may":
        table.yes()
    assert table.discard(1) == ["root_armor"]
    assert table.wounds("iron_rhino") == 2


def test_cut_the_strings_cannot_touch_an_opposing_massive_growth() -> None:
    table = ashes(
        {**JESSA, "spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["massive_growth"]}]},
    )
    table.activate("cut_the_strings")
    while table.prompt == "may":
        table.yes()
    assert table.attached("gilder") == ["massive_growth"]
    assert table.wounds("iron_rhino") == 2


def test_undying_heart_gives_life_and_recovery() -> None:
    table = ashes(
        {
            **JESSA,
            "battlefield": [{"card": "iron_rhino", "wounds": 3, "attached": ["undying_heart"]}],
            "hand": ["seal"] * 5,
        },
        {**QUIET, "hand": ["seal"] * 5},
    )
    assert table.life_of("iron_rhino") == 6
    table.end_round()
    assert table.wounds("iron_rhino") == 1


def test_redirect_takes_the_whole_packet_and_excess_is_lost() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]}, {**JESSA, "hand": ["redirect"], "battlefield": ["mist_spirit"]}
    )
    table.attack("jessa_na_ni", "iron_rhino")
    table.no_block()
    table.react("redirect")
    assert table.wounds("jessa_na_ni") == 0
    assert table.place("mist_spirit") == "conjurations"


def test_final_cry_deals_two_for_a_destroyed_unit() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {**JESSA, "hand": ["final_cry"], "battlefield": ["mist_spirit"], "dice": {"ceremonial_power": 1}},
    )
    table.play("molten_gold", "mist_spirit")
    assert (table.asked, table.prompt) == (1, "destroyed")
    table.react("final_cry", "coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 2


def test_blood_archer_swears_an_oath_even_when_it_stays_home() -> None:
    table = ashes({**JESSA, "battlefield": ["blood_archer", "iron_rhino"]}, QUIET)
    table.attack("saria_guideman", "iron_rhino")
    assert (table.asked, table.prompt) == (0, "declaring")
    table.use("blood_archer")
    assert table.attack_of("blood_archer") == 5
    assert table.wounds("blood_archer") == 2


def test_blood_archer_strikes_before_a_counter() -> None:
    table = ashes({**JESSA, "battlefield": ["blood_archer"]}, {**QUIET, "battlefield": ["iron_worker"]})
    table.attack("iron_worker", "blood_archer")
    table.pass_()
    table.no_guard()
    table.counter()
    while table.prompt == "departed":
        table.pass_()
    assert table.place("iron_worker") == "discard"
    assert table.wounds("blood_archer") == 0


def test_living_doll_links_its_pain_up_to_its_life() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**JESSA, "battlefield": ["living_doll"], "dice": {"natural_basic": 1}},
    )
    table.attack("living_doll", "iron_rhino")
    table.no_guard()
    if table.prompt == "counter":
        table.no_counter()
    assert (table.asked, table.prompt) == (1, "received")
    table.use("living_doll", "coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 3  # 5 damage, but life 3
    assert table.active_dice(1) == {}


def test_leech_warrior_drains_a_die_of_the_target_player() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"], "dice": {"natural_power": 1}},
        {**JESSA, "dice": {}, "battlefield": ["leech_warrior"]},
    )
    table.attack("leech_warrior", "iron_worker")
    table.no_guard()
    table.no_counter()
    table.use("leech_warrior", "coal_roarkwin")
    assert table.active_dice(0) == {}
    assert table.exhausted_dice(0) == {"natural": 1}


def test_blood_puppet_curses_its_controller_each_round() -> None:
    table = ashes(
        {**JESSA, "hand": ["seal"] * 5},
        {
            **QUIET,
            "hand": ["seal"] * 5,
            "battlefield": ["blood_puppet", {"card": "blood_puppet", "exhaustion": 2}],
        },
    )
    table.end_round()
    assert table.wounds("saria_guideman") == 1  # the exhausted one does not curse


def test_blood_puppet_is_hurt_by_whoever_controls_it() -> None:
    table = ashes({**JESSA, "battlefield": [{"card": "blood_puppet", "owner": 1}]}, QUIET)
    table.activate("blood_puppet")
    assert table.wounds("blood_puppet@0") == 1
    assert table.can("pass")  # a side action
