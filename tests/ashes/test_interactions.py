"""Cards against cards, where the FAQ or the damage process makes the order matter."""

from __future__ import annotations

import pytest

from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "saria_guideman", "dice": {}}


def decline(table: Scene, *prompts: str) -> None:
    """Pass at these windows; resolve orders as they come."""
    while table.prompt in (*prompts, "order"):
        table.game.apply(table.options[0] if table.prompt == "order" else "pass")


def fight(table: Scene, target: str, attacker: str, counter: bool = False) -> None:
    """One unit attacks another; nobody guards."""
    table.attack(target, attacker)
    while table.prompt in ("declared", "declaring", "free"):
        table.pass_()
    if table.prompt == "guard":
        table.no_guard()
    if table.prompt == "counter":
        table.counter() if counter else table.no_counter()


# -- Hammer Knight: Aftershock is a wound between dealt and received ---------------------------------------


def test_aftershock_kills_a_living_doll_before_pain_link() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {**QUIET, "battlefield": [{"card": "living_doll", "wounds": 2}], "dice": {"natural_basic": 2}},
    )
    fight(table, "living_doll", "hammer_knight")
    table.use("hammer_knight", "living_doll")
    assert table.place("living_doll") == "discard"
    assert table.prompt == "turn"  # Pain Link never came about


def test_aftershock_on_another_unit_lets_pain_link_happen() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {**QUIET, "battlefield": ["living_doll", "mist_spirit"], "dice": {"natural_basic": 2}},
    )
    fight(table, "living_doll", "hammer_knight")
    table.use("hammer_knight", "mist_spirit")
    assert (table.asked, table.prompt) == (1, "received")
    table.use("living_doll", "hammer_knight")
    assert table.place("hammer_knight") == "discard"  # 3 damage, life 3


def test_aftershock_is_not_stopped_by_protect() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight"]},
        {**QUIET, "battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 3}]},
    )
    fight(table, "iron_rhino", "hammer_knight")
    table.use("hammer_knight", "iron_rhino")
    assert table.wounds("iron_rhino") == 1
    table.use("protect")
    table.amount(3)
    assert table.wounds("iron_rhino") == 2


def test_aftershock_happens_even_if_all_damage_is_prevented() -> None:
    table = ashes(
        {"battlefield": [{"card": "hammer_knight"}]},
        {
            **QUIET,
            "battlefield": ["leech_warrior"],
            "spellboard": [{"card": "protect", "status": 3}, {"card": "protect", "status": 3}],
        },
    )
    fight(table, "leech_warrior", "hammer_knight")
    table.use("hammer_knight", "leech_warrior")
    table.use("protect")
    table.use("protect")
    table.amount(3)  # one damage is left, which the second prevents
    assert table.wounds("leech_warrior") == 1
    assert table.prompt == "turn"  # nothing was received: no Shadow Drain


# -- Spiked Armor: dealt, before anything is received ------------------------------------------------------


def test_spiked_skin_kills_the_attacker_whose_damage_still_arrives() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor"]}]},
    )
    fight(table, "gilder", "iron_worker")
    assert table.place("iron_worker") == "discard"
    assert table.wounds("gilder") == 2


def test_spiked_skin_is_stopped_by_reflections_no_more_than_exhaustion() -> None:
    """It stands in the inexhaustible box of the armor."""
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            **QUIET,
            "battlefield": [
                {"card": "gilder", "exhaustion": 1, "attached": ["spiked_armor", "reflections_in_the_water"]}
            ],
        },
    )
    fight(table, "gilder", "iron_rhino")
    decline(table, "destroyed", "respark")
    assert table.wounds("iron_rhino") == 2


def test_spiked_skin_damage_can_be_prevented_by_protect() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 2}]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor"]}]},
    )
    fight(table, "gilder", "iron_rhino")
    assert (table.asked, table.prompt) == (0, "would_receive")
    table.use("protect")
    table.amount(2)
    decline(table, "destroyed")
    assert table.wounds("iron_rhino") == 0
    assert table.discard(0) == ["protect"]


def test_spiked_armor_on_an_attacker_strikes_the_countering_unit() -> None:
    table = ashes(
        {"battlefield": [{"card": "mist_spirit", "attached": ["spiked_armor"]}]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    fight(table, "gilder", "mist_spirit", counter=True)
    decline(table, "destroyed", "would_receive")
    assert table.place("gilder") == "conjurations"  # 1 from the Spirit, 2 from its armor
    assert table.wounds("mist_spirit") == 1


# -- Redirect -----------------------------------------------------------------------------------------------


def test_redirect_to_a_false_demon_destroys_it_by_illusion() -> None:
    table = ashes(
        {"battlefield": ["mist_spirit"]},
        {**QUIET, "hand": ["redirect"], "battlefield": ["false_demon"], "dice": {"charm_class": 1}},
    )
    table.attack("saria_guideman", "mist_spirit")
    table.no_block()
    table.react("redirect")
    assert table.place("false_demon") == "conjurations"
    assert table.wounds("saria_guideman") == 0


def test_redirect_leaves_nothing_for_sympathy_pain() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {
            **QUIET,
            "hand": ["redirect", "sympathy_pain"],
            "battlefield": ["gilder"],
            "dice": {"charm_class": 3},
        },
    )
    table.attack("saria_guideman", "iron_worker")
    table.no_block()
    table.react("redirect")
    decline(table, "destroyed")
    assert table.hand(1) == ["sympathy_pain"]
    assert (table.asked, table.prompt) == (0, "turn")


def test_redirect_then_protect_on_the_unit() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {
            **QUIET,
            "hand": ["redirect"],
            "battlefield": ["iron_rhino"],
            "dice": {"charm_class": 1},
            "spellboard": [{"card": "protect", "status": 3}],
        },
    )
    table.attack("saria_guideman", "iron_worker")
    table.no_block()
    table.react("redirect")
    assert table.prompt == "would_receive"
    table.use("protect")
    table.amount(2)
    assert table.wounds("iron_rhino") == 0


def test_redirect_of_guarding_damage() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            **QUIET,
            "hand": ["redirect"],
            "battlefield": ["mist_spirit", "leech_warrior"],
            "dice": {"charm_class": 1},
        },
    )
    table.attack("mist_spirit", "iron_rhino")
    table.guard("saria_guideman")
    table.react("redirect", "leech_warrior")
    decline(table, "received")
    assert table.place("leech_warrior") == "discard"
    assert table.wounds("saria_guideman") == 0


def test_redirect_each_packet_is_its_own() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {
            **QUIET,
            "hand": ["redirect", "redirect"],
            "battlefield": ["false_demon"],
            "dice": {"charm_class": 2},
        },
    )
    table.attack("saria_guideman", "iron_worker", "iron_rhino")
    table.no_block()
    table.choose("iron_rhino")
    table.react("redirect")
    assert table.wounds("saria_guideman") == 2  # one reaction a turn: the Worker's blow arrives
    assert table.place("false_demon") == "conjurations"


# -- received: Sympathy Pain, Shadow Counter, Pain Link, Shadow Drain ---------------------------------------


def test_shadow_counter_on_lethal_damage_does_not_save() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "noah_redmoon", "wounds": 17}, "hand": ["shadow_counter"]},
    )
    table.attack("noah_redmoon", "iron_rhino")
    table.react("shadow_counter")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_sympathy_pain_killing_the_attackers_phoenixborn_wins_the_race() -> None:
    table = ashes(
        {"phoenixborn": {"card": "coal_roarkwin", "wounds": 12}, "battlefield": ["iron_rhino"]},
        {"phoenixborn": {"card": "saria_guideman", "wounds": 19}, "hand": ["sympathy_pain"]},
    )
    table.attack("saria_guideman", "iron_rhino")
    table.react("sympathy_pain", "coal_roarkwin")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_sympathy_pain_answered_by_sympathy_pain() -> None:
    table = ashes(
        {"phoenixborn": "saria_guideman", "battlefield": ["mist_spirit"], "hand": ["sympathy_pain"]},
        {"phoenixborn": "noah_redmoon", "hand": ["sympathy_pain"]},
    )
    table.attack("noah_redmoon", "mist_spirit")
    table.react("sympathy_pain", "saria_guideman")
    assert (table.asked, table.prompt) == (0, "received")
    table.react("sympathy_pain", "noah_redmoon")
    assert (table.wounds("saria_guideman"), table.wounds("noah_redmoon")) == (3, 4)


def test_shadow_drain_and_pain_link_both_answer_one_blow_each_for_itself() -> None:
    table = ashes(
        {"hand": ["mist_typhoon"], "dice": {"illusion_class": 1, "natural_class": 2}},
        {**QUIET, "battlefield": ["leech_warrior", "living_doll"], "dice": {"natural_basic": 1}},
    )
    table.play("mist_typhoon")
    table.no()
    table.choose("leech_warrior")
    table.use("leech_warrior", "coal_roarkwin")
    assert table.active_dice(0) == {}
    table.use("living_doll", "coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 1


def test_pain_link_hits_the_doll_beside_it_which_links_again() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {**QUIET, "battlefield": ["living_doll", "living_doll"], "dice": {"natural_basic": 2}},
    )
    table.attack("living_doll:1", "iron_worker")
    table.no_guard()
    if table.prompt == "counter":
        table.no_counter()
    table.use("living_doll", "living_doll:2")
    assert table.prompt == "received"
    table.use("living_doll", "coal_roarkwin")
    assert table.wounds("coal_roarkwin") == 2
    assert table.wounds("living_doll:1") == table.wounds("living_doll:2") == 2


# -- destroyed and departed -----------------------------------------------------------------------------------


def test_illusion_destroys_before_wounds_so_consume_gets_nothing() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "battlefield": ["iron_rhino", {"card": "silver_snake"}], "dice": {}},
        {**QUIET, "battlefield": ["false_demon"]},
    )
    fight(table, "false_demon", "iron_rhino")
    assert table.status("silver_snake@0") == 0


def test_consume_removes_an_ally_so_nothing_is_left_to_fetch() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "battlefield": ["iron_rhino", {"card": "silver_snake"}], "dice": {}},
        {**QUIET, "battlefield": ["iron_worker"]},
    )
    fight(table, "iron_worker", "iron_rhino")
    assert table.removed() == ["iron_worker"]
    assert table.discard(1) == []
    assert table.status("silver_snake@0") == 1


def test_final_cry_kills_the_last_attacker_waiting_to_strike() -> None:
    """The second attacker dies before its battle: it deals no damage."""
    table = ashes(
        {"battlefield": ["iron_worker", "leech_warrior"], "dice": {}},
        {
            **QUIET,
            "hand": ["final_cry"],
            "battlefield": ["mist_spirit"],
            "dice": {"ceremonial_power": 1},
        },
    )
    table.attack("saria_guideman", "iron_worker", "leech_warrior")
    table.block("mist_spirit", "leech_warrior")
    table.choose("leech_warrior")
    table.no_counter()
    table.react("final_cry", "iron_worker")
    assert table.place("iron_worker") == "discard"
    assert table.wounds("saria_guideman") == 0


def test_widows_arrive_before_the_destroyed_unit_leaves() -> None:
    full = ["masked_wolf"] * 6
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "noah_redmoon", "hand": ["summon_sleeping_widows"], "battlefield": full},
    )
    table.play("molten_gold", "masked_wolf")
    if table.can("react", "summon_sleeping_widows"):
        table.react("summon_sleeping_widows")
    decline(table, "destroyed", "summon")
    assert table.battlefield(1) == ["masked_wolf"] * 5


def test_jessa_screams_only_after_the_destruction_is_over() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "hand": ["molten_gold"]},
        {
            "phoenixborn": "noah_redmoon",
            "spellboard": ["chant_of_revenge"],
            "battlefield": ["mist_spirit"],
            "dice": {},
        },
    )
    table.play("molten_gold", "mist_spirit")
    assert (table.asked, table.prompt) == (1, "destroyed")
    table.use("chant_of_revenge", "jessa_na_ni")
    assert (table.asked, table.prompt) == (0, "departed")
    table.use("jessa_na_ni")
    assert (table.wounds("jessa_na_ni"), table.wounds("noah_redmoon")) == (1, 1)


def test_jessa_screams_once_for_each_of_several_departing_units() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "hand": ["mist_typhoon"]},
        {**QUIET, "battlefield": ["mist_spirit"] * 3},
    )
    table.play("mist_typhoon")
    while table.prompt != "turn":
        if table.prompt == "departed":
            table.use("jessa_na_ni")
        else:
            table.game.apply(table.options[0])
    assert table.wounds("saria_guideman") == 3


def test_jessa_screams_when_a_strange_copy_fades() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "hand": ["seal"] * 5},
        {**QUIET, "battlefield": [{"card": "strange_copy", "status": 3}], "hand": ["seal"] * 5},
    )
    table.end_round()
    assert (table.asked, table.prompt) == (0, "departed")


def test_chant_of_revenge_kills_a_butterfly_monk_whose_blessing_heals() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"], "spellboard": ["chant_of_revenge"]},
        {
            "phoenixborn": {"card": "aradel_summergaard", "wounds": 2},
            "dice": {},
            "battlefield": ["leech_warrior", "butterfly_monk"],
            "spellboard": ["summon_butterfly_monk"],
        },
    )
    fight(table, "leech_warrior", "iron_worker", counter=True)
    decline(table, "received")
    assert (table.asked, table.prompt) == (0, "destroyed")
    table.use("chant_of_revenge", "butterfly_monk")
    assert (table.asked, table.prompt) == (1, "target")
    table.choose("aradel_summergaard")
    assert table.wounds("aradel_summergaard") == 1


def test_inheritance_can_feed_a_silver_snake_before_it_fights() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "iron_worker"]},
        {
            "phoenixborn": "maeoni_viper",
            "dice": {},
            "battlefield": ["gilder", {"card": "silver_snake", "status": 1}],
        },
    )
    table.attack("maeoni_viper", "iron_rhino", "iron_worker")
    table.block("silver_snake", "iron_rhino")
    table.block("gilder", "iron_worker")
    table.choose("iron_worker")
    table.no_counter()
    table.use("gilder", "silver_snake")
    assert table.attack_of("silver_snake@1") == 2
    table.counter()
    decline(table)
    assert table.wounds("iron_rhino") == 2


# -- alterations, control and state changes ----------------------------------------------------------------


def test_bring_forth_discarded_by_cut_the_strings_gives_illusion_back() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {
            "phoenixborn": "noah_redmoon",
            "dice": {},
            "battlefield": [{"card": "false_demon", "attached": ["bring_forth"]}],
        },
    )
    table.activate("cut_the_strings", "bring_forth")
    while table.prompt == "may":
        table.yes()
    assert table.life_of("false_demon") == 4
    table.end_turn()
    table.end_turn()
    table.attack("false_demon", "iron_rhino")
    table.no_guard()
    table.no_counter()
    decline(table, "departed")
    assert table.place("false_demon") == "conjurations"


def test_losing_root_armor_to_cut_the_strings_destroys_a_wounded_unit() -> None:
    table = ashes(
        {
            "phoenixborn": "jessa_na_ni",
            "spellboard": ["cut_the_strings"],
            "battlefield": ["iron_rhino"],
            "dice": {"ceremonial_class": 1, "natural_basic": 1},
        },
        {**QUIET, "battlefield": [{"card": "mist_spirit", "wounds": 2, "attached": ["root_armor"]}]},
    )
    table.activate("cut_the_strings", "root_armor")
    while table.prompt == "may":
        table.yes()
    assert table.place("mist_spirit") == "conjurations"


def test_reflections_on_a_gilder_stops_guarding_but_not_inheritance() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            "phoenixborn": "maeoni_viper",
            "dice": {},
            "battlefield": [
                {"card": "gilder", "attached": ["reflections_in_the_water"]},
                {"card": "silver_snake"},
            ],
        },
    )
    table.attack("silver_snake", "iron_rhino")
    assert not table.can("guard", "gilder")
    table.guard("maeoni_viper")
    table.end_turn()
    assert table.wounds("maeoni_viper") == 5


def test_reflections_on_a_blue_jaguar_stops_its_gaze() -> None:
    table = ashes(
        {"hand": ["iron_worker"]},
        {
            "phoenixborn": "aradel_summergaard",
            "battlefield": [{"card": "blue_jaguar", "attached": ["reflections_in_the_water"]}],
        },
    )
    table.play("iron_worker")
    assert table.exhaustion("iron_worker") == 0
    assert table.asked == 0


def test_refresh_lets_an_attacker_attack_again_next_turn() -> None:
    table = ashes({"battlefield": ["iron_rhino"], "hand": ["refresh"]}, QUIET)
    table.attack("saria_guideman", "iron_rhino")
    table.end_turn()
    table.end_turn()
    table.play("refresh", "iron_rhino")
    table.end_turn()
    table.end_turn()
    table.attack("saria_guideman", "iron_rhino")
    assert table.wounds("saria_guideman") == 10


def test_charm_die_leaving_destroys_for_nobody() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "battlefield": [{"card": "silver_snake"}],
            "hand": ["seal"] * 5,
            "dice": {},
        },
        {**QUIET, "battlefield": [{"card": "mist_spirit", "wounds": 1, "charms": 1}], "hand": ["seal"] * 5},
    )
    table.end_round()
    assert table.battlefield(1) == []
    assert table.status("silver_snake@0") == 0


def test_fade_away_on_an_opposing_unit_is_not_credited_to_its_caster() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "battlefield": [{"card": "silver_snake"}],
            "hand": ["fade_away"] + ["seal"] * 4,
        },
        {**QUIET, "battlefield": ["iron_worker"], "hand": ["seal"] * 5},
    )
    table.play("fade_away", "iron_worker")
    table.end_round()
    assert table.removed() == ["iron_worker"]
    assert table.status("silver_snake@0") == 0


def test_transfer_of_an_exhaustion_token_wakes_fade_away_never() -> None:
    table = ashes(
        {"hand": ["seal"] * 5},
        {
            **QUIET,
            "hand": ["seal"] * 5,
            "battlefield": [{"card": "iron_worker", "attached": [{"card": "fade_away", "exhaustion": 2}]}],
        },
    )
    table.end_round()
    assert table.battlefield(1) == ["iron_worker"]  # Fade Away itself was exhausted


def test_massive_growth_only_while_attack_is_two_or_less() -> None:
    table = ashes(
        {"spellboard": ["strengthen"], "hand": ["massive_growth"], "battlefield": ["mist_spirit"]}, QUIET
    )
    table.activate("strengthen", "mist_spirit")
    assert not table.can("play", "massive_growth")


def test_strange_copy_of_a_strengthened_unit_copies_the_number() -> None:
    table = ashes(
        {"phoenixborn": "saria_guideman", "hand": ["strange_copy"]},
        {
            "phoenixborn": "noah_redmoon",
            "dice": {},
            "battlefield": [{"card": "false_demon", "attached": ["bring_forth"]}],
        },
    )
    table.play("strange_copy", "false_demon")
    assert table.attack_of("strange_copy") == 3


def test_steady_gaze_keeps_a_guard_from_guarding() -> None:
    table = ashes(
        {"hand": ["steady_gaze"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": ["gilder", "mist_spirit"]},
    )
    table.play("steady_gaze", "gilder")
    table.end_turn()
    table.end_turn()
    table.attack("mist_spirit", "iron_rhino")
    assert not table.can("guard", "gilder")


# -- Golden Veil -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "act", "card"),
    [
        ({"phoenixborn": "aradel_summergaard"}, "activate", "aradel_summergaard"),
        ({"hand": ["steady_gaze"]}, "play", "steady_gaze"),
        ({"spellboard": ["strengthen"]}, "activate", "strengthen"),
        ({"battlefield": ["rose_fire_dancer"]}, "activate", "rose_fire_dancer"),
        ({"battlefield": ["anchornaut"]}, "use", "anchornaut"),
        ({"dice": {"natural_power": 1}}, "activate", "natural_magic"),
    ],
)
def test_golden_veil_answers_whatever_targets_a_unit(mine: dict[str, object], act: str, card: str) -> None:
    table = ashes(
        mine, {"phoenixborn": "jessa_na_ni", "hand": ["golden_veil"], "battlefield": ["iron_rhino"]}
    )
    if act == "play":
        table.play(card, "iron_rhino")
    elif act == "use":
        table.use(card, "iron_rhino")
    else:
        table.activate(card, "iron_rhino")
    assert (table.asked, table.prompt) == (1, "targets_chosen")
    table.react("golden_veil")
    assert (table.wounds("iron_rhino"), table.exhaustion("iron_rhino"), table.attack_of("iron_rhino")) == (
        0,
        0,
        5,
    )


def test_golden_veil_does_not_answer_gaze_or_blades() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"]},
        {"phoenixborn": "jessa_na_ni", "hand": ["golden_veil"], "battlefield": ["iron_rhino"]},
    )
    table.play("one_hundred_blades", "jessa_na_ni")
    decline(table)
    assert table.wounds("iron_rhino") == 1
    assert table.hand(1) == ["golden_veil"]


def test_golden_veil_counts_as_the_reaction_of_the_turn() -> None:
    table = ashes(
        {"hand": ["molten_gold"], "battlefield": [{"card": "iron_worker", "status": 1}, "anchornaut"]},
        {"phoenixborn": "jessa_na_ni", "hand": ["golden_veil", "final_cry"], "battlefield": ["mist_spirit"]},
    )
    table.play("molten_gold", "mist_spirit")
    table.react("golden_veil")
    table.use("anchornaut", "mist_spirit")
    assert table.place("mist_spirit") == "conjurations"
    assert table.hand(1) == ["final_cry"]
    assert table.asked == 0


# -- battles ---------------------------------------------------------------------------------------------------


def test_battle_advantage_of_both_sides_is_simultaneous() -> None:
    table = ashes({"battlefield": ["blood_archer"]}, {**QUIET, "battlefield": ["seaside_raven"]})
    fight(table, "seaside_raven", "blood_archer", counter=True)
    decline(table)
    assert table.place("seaside_raven") == "conjurations"
    assert table.place("blood_archer") == "discard"


def test_battle_advantage_of_a_countering_raven_saves_it() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {**QUIET, "battlefield": ["seaside_raven"]})
    fight(table, "seaside_raven", "iron_worker", counter=True)
    assert table.place("iron_worker") == "discard"
    assert table.wounds("seaside_raven") == 0


def test_blood_oath_can_kill_the_archer_before_it_strikes() -> None:
    table = ashes({"battlefield": [{"card": "blood_archer", "wounds": 1}]}, QUIET)
    table.attack("saria_guideman", "blood_archer")
    table.use("blood_archer")
    assert table.place("blood_archer") == "discard"
    assert table.wounds("saria_guideman") == 0


def test_strike_and_strengthen_add_up_on_one_unit() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "spellboard": ["strengthen"], "battlefield": ["gilder"]}, {**QUIET}
    )
    table.activate("strengthen", "gilder")
    table.attack("saria_guideman", "gilder")
    table.use("maeoni_viper", "gilder")
    assert table.wounds("saria_guideman") == 5


def test_hypnotize_gets_past_a_phoenixborn_that_would_guard() -> None:
    table = ashes(
        {"spellboard": ["hypnotize"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": ["leech_warrior"]},
    )
    table.activate("hypnotize", "iron_rhino")
    table.attack("leech_warrior", "iron_rhino")
    assert table.prompt == "counter"  # nobody was asked to guard


def test_throw_kills_the_attacked_unit_and_the_attack_fizzles() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_worker"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("mist_spirit", "iron_worker")
    table.pass_()
    assert table.prompt == "free"
    table.use("anchornaut", "mist_spirit")
    while table.prompt in ("free", "guard"):
        table.pass_()
    assert table.exhaustion("iron_worker") == 1
    assert table.prompt == "turn"


def test_a_blood_puppet_on_their_side_fills_their_slot() -> None:
    table = ashes(
        {"phoenixborn": "jessa_na_ni", "spellboard": ["summon_blood_puppet"]},
        {
            "phoenixborn": "maeoni_viper",
            "dice": {},
            "battlefield": ["gilder", "gilder"],
            "hand": ["anchornaut"],
        },
    )
    table.activate("summon_blood_puppet", "maeoni_viper")
    table.end_turn()
    assert not table.can("play", "anchornaut")


def test_ceremonial_power_damage_can_be_redirected() -> None:
    table = ashes(
        {
            "phoenixborn": "jessa_na_ni",
            "hand": ["redirect"],
            "discard": ["hammer_knight"],
            "battlefield": ["iron_rhino"],
            "dice": {"ceremonial_power": 1, "charm_class": 1},
        },
        QUIET,
    )
    table.activate("ceremonial_magic")
    assert (table.asked, table.prompt) == (0, "would_be_dealt")
    table.react("redirect")
    assert table.wounds("jessa_na_ni") == 0
    assert table.place("iron_rhino") == "conjurations"
