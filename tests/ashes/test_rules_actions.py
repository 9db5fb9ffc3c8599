"""The numbered rule lines of Ashes about actions, tokens, slots, control and zones: A, T and Z."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def test_a1_main_and_side_actions() -> None:
    table = ashes(
        {"hand": ["fear", "root_armor"], "battlefield": ["iron_rhino"]}, {**QUIET, "battlefield": ["gilder"]}
    )
    for verb in ("play", "attack_phoenixborn", "attack_unit", "pass", "meditate", "activate"):
        assert table.can(verb), verb
    assert table.can("activate", "coal_roarkwin")  # a side cost: Slash


def test_a1_one_main_and_one_side_action() -> None:
    table = ashes({"hand": ["iron_worker", "iron_worker"], "spellboard": ["shifting_mist"] * 2})
    table.activate("shifting_mist")
    table.done()
    assert not table.can("activate", "shifting_mist")
    assert not table.can("meditate")
    table.play("iron_worker")
    assert not table.can("play", "iron_worker")
    table.use("iron_worker")  # Overtime
    assert table.state.sides == 1
    assert table.can("activate", "shifting_mist")


def test_a2_side_actions_limit_what_is_played_not_a_number_of_cards() -> None:
    """Two extra side actions from Overtime allow three side actions in one turn."""
    table = ashes(
        {"hand": ["root_armor"] * 3, "battlefield": [{"card": "iron_worker", "status": 2}]},
        QUIET,
    )
    table.use("iron_worker")
    table.amount(2)
    for _ in range(3):
        table.play("root_armor", "iron_worker")
    assert table.attached("iron_worker") == ["root_armor"] * 3
    assert not table.can("meditate")


def test_a3_meditation_from_hand_pile_and_spellboard_then_dice() -> None:
    table = ashes(
        {
            "hand": ["fear", "seal"],
            "spellboard": ["protect"],
            "draw_pile": ["refresh", "purge"],
            "dice": {"natural_basic": 2, "charm_basic": 1},
        },
        QUIET,
    )
    table.meditate("fear", "draw_pile", "protect")
    assert sorted(table.discard(0)) == ["fear", "protect", "purge"]
    assert table.prompt == "turn_die"
    table.turn_die("charm_basic", "class")
    table.turn_die("natural_basic", "power")
    table.done()  # fewer dice than cards is fine
    assert table.active_dice(0) == {"natural_basic": 1, "natural_power": 1, "charm_class": 1}
    assert table.can("pass")  # meditation was only the side action


def test_a3_no_respark_from_meditation_and_zero_cards_are_forbidden() -> None:
    table = ashes({"hand": ["root_armor"]}, QUIET)
    table.choose("meditate")
    assert not table.can("done")
    table.choose("root_armor")
    table.done()
    assert table.prompt != "respark"
    assert table.discard(0) == ["root_armor"]


def test_a4_free_abilities_remain_after_both_actions() -> None:
    table = ashes(
        {"hand": ["root_armor", "iron_worker"], "battlefield": ["anchornaut"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.play("root_armor", "anchornaut")
    table.play("iron_worker")
    assert table.can("use", "anchornaut")
    table.use("anchornaut", "gilder")
    assert table.wounds("gilder") == 1


def test_a4_activated_abilities_never_between_attack_steps() -> None:
    table = ashes(
        {"battlefield": ["anchornaut", "iron_rhino", "rose_fire_dancer"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.attack("gilder", "iron_rhino")
    assert table.prompt == "free"
    assert table.can("use", "anchornaut")
    assert not table.can("activate")


def test_a4_throw_after_both_actions_but_not_once_damage_is_resolved() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_rhino"]}, {"battlefield": ["iron_worker"], "dice": {}})
    table.attack("iron_worker", "iron_rhino")
    for _ in range(2):
        assert table.prompt == "free"
        table.pass_()
    table.guard("player 1")
    assert table.prompt == "free"
    table.pass_()
    table.meditate("draw_pile")
    table.done()
    assert (table.state.main_done, table.state.sides) == (True, 0)
    table.use("anchornaut", "iron_worker")
    assert table.wounds("iron_worker") == 1


def test_a5_an_attack_needs_an_unexhausted_unit_and_a_target() -> None:
    table = ashes({"battlefield": [{"card": "iron_rhino", "exhaustion": 1}]}, QUIET)
    assert not table.can("attack_phoenixborn")
    table = ashes({"battlefield": ["iron_rhino"]}, QUIET)
    assert table.can("attack_phoenixborn")
    assert not table.can("attack_unit")  # nobody to attack


def test_t1_an_exhausted_card_has_no_text_and_needs_every_token_off() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {
            **QUIET,
            "battlefield": [{"card": "living_doll", "exhaustion": 2}],
            "dice": {"natural_basic": 3},
            "hand": ["seal"] * 5,
        },
    )
    table.attack("living_doll", "iron_rhino")
    table.no_guard()
    assert table.prompt == "turn"  # neither a counter nor Pain Link
    assert table.place("living_doll") == "discard"


def test_t1_several_tokens_need_several_recoveries() -> None:
    table = ashes({"hand": ["steady_gaze"], "battlefield": ["rose_fire_dancer"]})
    table.play("steady_gaze", "rose_fire_dancer")
    assert not table.can("activate", "rose_fire_dancer")
    table.end()
    table.end_round()
    assert table.exhaustion("rose_fire_dancer") == 1
    table.end_round()
    assert table.exhaustion("rose_fire_dancer") == 0


def test_t2_moving_a_token_is_neither_placing_nor_removing() -> None:
    table = ashes(
        {"hand": ["transfer"], "battlefield": [{"card": "iron_worker", "status": 1}, "mist_spirit"]}, QUIET
    )
    table.play("transfer", "player 0")
    while table.prompt in ("take_token", "give_token"):
        table.game.apply(table.options[0])
    kinds = [happening.kind for happening in table.happened]
    assert not [kind for kind in kinds if kind in ("token_placed", "token_removed")]
    assert table.status("iron_worker") + table.status("mist_spirit") == 1


def test_z1_battlefield_and_spellbook_limit_what_may_lie_there() -> None:
    maeoni = {"phoenixborn": "maeoni_viper", "battlefield": ["gilder"] * 3, "hand": ["anchornaut", "purge"]}
    table = ashes({**maeoni, "spellboard": ["protect", "seal", "empower", "hypnotize"][:1]}, QUIET)
    assert not table.can("play", "anchornaut")  # her battlefield holds three (Q4)
    assert table.can("play", "purge")
    full = ["protect", "empower", "hypnotize", "shifting_mist"]
    table = ashes({**maeoni, "spellboard": full}, QUIET)
    assert not table.can("play", "purge")
    table = ashes({**maeoni, "hand": ["protect"], "spellboard": full}, QUIET)
    assert table.can("play", "protect")  # a further copy takes no slot


def test_z2_you_control_what_is_on_your_side() -> None:
    table = ashes({"spellboard": ["summon_blood_puppet"]}, QUIET)
    table.activate("summon_blood_puppet", "jessa_na_ni")
    assert table.battlefield(1) == ["blood_puppet"]
    assert (table.controller_of("blood_puppet@1"), table.owner_of("blood_puppet@1")) == (1, 0)


def test_z2_control_and_ownership() -> None:
    table = ashes({"phoenixborn": "jessa_na_ni", "spellboard": ["summon_blood_puppet"]}, {})
    table.activate("summon_blood_puppet", "player 1")
    assert (table.owner_of("blood_puppet"), table.controller_of("blood_puppet")) == (0, 1)
    table.end()
    assert table.can("activate", "blood_puppet")
    table.activate("blood_puppet")
    table.end_turn()
    table.end_round()
    assert table.wounds("player 1") == 1  # Cursed
    assert table.wounds("player 0") == 0


def test_z3_leaving_play_drops_tokens_attachments_and_dice() -> None:
    table = ashes(
        {"hand": ["fear"], "phoenixborn": "jessa_na_ni"},
        {
            "phoenixborn": "noah_redmoon",
            "dice": {},
            "battlefield": [
                {"card": "iron_worker", "wounds": 1, "status": 2, "charms": 1, "attached": ["spiked_armor"]}
            ],
        },
    )
    table.play("fear", "iron_worker")
    while table.prompt == "departed":
        table.pass_()
    assert table.hand(1) == ["iron_worker"]
    assert table.discard(1) == ["spiked_armor"]
    assert (table.wounds("iron_worker"), table.status("iron_worker")) == (0, 0)
    assert table.exhausted_dice(1) == {"charm": 1}


def test_z3_conjurations_go_back_to_their_owners_pile() -> None:
    table = ashes({"hand": ["molten_gold"]}, {**QUIET, "battlefield": [{"card": "blood_puppet", "owner": 0}]})
    before = len(table.conjurations(0))
    table.play("molten_gold", "blood_puppet")
    assert len(table.conjurations(0)) == before + 1


def test_z4_respark_is_paid_by_the_owner_in_the_turns() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "jessa_na_ni", "battlefield": [{"card": "mist_spirit", "attached": ["root_armor"]}]},
    )
    table.play("molten_gold", "mist_spirit")
    assert (table.asked, table.prompt) == (1, "respark")
    table.choose("root_armor")
    assert table.hand(1) == ["root_armor"]


def test_z4_no_respark_outside_the_player_turns() -> None:
    unit = {"card": "iron_worker", "attached": ["fade_away", "root_armor"]}
    table = ashes({"battlefield": [unit]})
    table.end_round()
    assert table.removed() == ["iron_worker"]
    assert sorted(table.discard(0)) == ["fade_away", "root_armor"]


def test_z5_a_full_battlefield_still_does_the_rest() -> None:
    table = ashes(
        {"phoenixborn": "maeoni_viper", "battlefield": ["mist_spirit"] * 3, "spellboard": ["summon_gilder"]},
        {**QUIET, "battlefield": ["iron_rhino"]},
    )
    table.activate("summon_gilder", "iron_rhino")
    if table.prompt == "may":
        table.yes()
    assert table.battlefield(0) == ["mist_spirit"] * 3
    assert table.wounds("iron_rhino") == 1


def test_song_of_sorrow_for_each_card_of_a_meditation() -> None:
    table = ashes(
        {"draw_pile": ["fear", "fear"], "hand": []},
        {"battlefield": ["enchanted_violinist"], "dice": {"charm_basic": 2}},
    )
    table.meditate("draw_pile", "draw_pile")
    assert (table.asked, table.prompt) == (1, "pile_discarded")
    table.use("enchanted_violinist", "enchanted_violinist")
    table.use("enchanted_violinist", "enchanted_violinist")
    assert table.place("enchanted_violinist") == "discard"
    assert (table.asked, table.prompt) == (0, "turn_die")
