"""Rules D1-D8, T1, T2, Z1-Z5: damage, tokens, slots and leaving play."""

from __future__ import annotations

from tests.ashes.tables import ashes


def test_D1_wounds_do_not_lower_life() -> None:
    table = ashes({}, {"battlefield": [{"card": "iron_rhino", "wounds": 3}]})
    assert table.life_of("iron_rhino") == 4
    table.activate("natural_magic", "iron_rhino")
    assert table.place("iron_rhino") == "conjurations"


def test_D3_wounds_enter_after_received() -> None:
    """Placed wounds can destroy, but nothing that answers damage is asked."""
    table = ashes(
        {"hand": ["molten_gold"]}, {"battlefield": ["living_doll"], "spellboard": ["chant_of_revenge"]}
    )
    table.play("molten_gold", "living_doll")
    assert table.prompt == "destroyed"


def test_D4_all_printed_effects_before_the_damage() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"], "draw_pile": ["protect"]},
        {"battlefield": ["mist_spirit"], "spellboard": ["chant_of_revenge"]},
    )
    table.play("one_hundred_blades", "player 1")
    assert table.hand(0) == ["protect"]
    assert table.wounds("player 1") == 0
    assert (table.asked, table.prompt) == (0, "order")


def test_D5_the_active_player_orders_victims() -> None:
    table = ashes(
        {"hand": ["mist_typhoon"]},
        {"battlefield": ["mist_spirit", "masked_wolf"]},
        {"battlefield": ["gilder"]},
    )
    table.play("mist_typhoon")
    table.no()
    assert (table.asked, table.prompt) == (0, "order")
    assert len(table.options) == 3


def test_D5_equal_victims_are_not_asked_about() -> None:
    table = ashes({"hand": ["mist_typhoon"]}, {"battlefield": ["mist_spirit", "mist_spirit"]})
    table.play("mist_typhoon")
    table.no()
    assert table.battlefield(1) == []


def test_D6_0_damage_is_no_damage() -> None:
    table = ashes({"battlefield": ["anchornaut"]}, {"battlefield": ["leech_warrior"], "hand": ["redirect"]})
    table.attack("leech_warrior", "anchornaut")
    while table.prompt == "free":
        table.pass_()
    table.no_guard()
    while table.prompt == "free":
        table.pass_()
    table.no_counter()
    assert table.prompt == "turn"
    assert table.exhaustion("anchornaut") == 1


def test_D7_a_destroyed_unit_is_no_target() -> None:
    table = ashes({}, {"battlefield": ["mist_spirit", "gilder"], "spellboard": ["chant_of_revenge"]})
    table.activate("natural_magic", "mist_spirit")
    table.use("chant_of_revenge")
    assert table.prompt == "target"
    assert not table.can("choose", "mist_spirit")
    assert table.can("choose", "gilder")


def test_D7_the_effect_of_a_card_that_left_is_lost() -> None:
    """Spiked Skin destroys the Hammer Knight before its Aftershock can be used."""
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
    assert table.place("hammer_knight") == "discard"
    assert table.prompt == "received"  # Shadow Drain: the damage had been dealt


def test_Q1_both_phoenixborn_at_once() -> None:
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


def test_T1_several_tokens_need_several_recoveries() -> None:
    table = ashes({"hand": ["steady_gaze"], "battlefield": ["rose_fire_dancer"]})
    table.play("steady_gaze", "rose_fire_dancer")
    assert not table.can("activate", "rose_fire_dancer")
    table.end()
    table.end_round()
    assert table.exhaustion("rose_fire_dancer") == 1
    table.end_round()
    assert table.exhaustion("rose_fire_dancer") == 0


def test_Z1_slots() -> None:
    table = ashes({"phoenixborn": "maeoni_viper", "hand": ["iron_worker"], "battlefield": ["gilder"] * 3})
    assert not table.can("play", "iron_worker")  # Q4
    spells = ["hypnotize", "purge", "seal", "refresh"]
    table = ashes(
        {
            "phoenixborn": "noah_redmoon",
            "hand": ["purge", "cut_the_strings"],
            "spellboard": ["hypnotize", "purge", "blood_transfer"],
            "discard": spells[2:],
        }
    )
    assert table.can("play", "purge")  # a further copy takes no slot
    assert not table.can("play", "cut_the_strings")


def test_Z2_control_and_ownership() -> None:
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


def test_Z3_leaving_play_sheds_tokens_attachments_and_dice() -> None:
    unit = {"card": "iron_worker", "wounds": 1, "status": 2, "charms": 1, "attached": ["spiked_armor"]}
    table = ashes({"phoenixborn": "jessa_na_ni", "hand": ["fear"]}, {"battlefield": [unit], "dice": {}})
    table.play("fear", "iron_worker")
    assert table.hand(1) == ["iron_worker"]
    assert [table.wounds("iron_worker"), table.status("iron_worker"), table.charms("iron_worker")] == [
        0,
        0,
        0,
    ]
    assert table.discard(1) == ["spiked_armor"]
    assert table.exhausted_dice(1) == {"charm": 1}


def test_Z4_no_respark_outside_the_player_turns() -> None:
    unit = {"card": "iron_worker", "attached": ["fade_away", "root_armor"]}
    table = ashes({"battlefield": [unit]})
    table.end_round()
    assert table.removed() == ["iron_worker"]
    assert sorted(table.discard(0)) == ["fade_away", "root_armor"]


def test_Z5_summoning_onto_a_full_battlefield() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "spellboard": ["summon_gilder"],
            "battlefield": ["gilder"] * 3,
            "dice": {"natural_class": 1},
        },
        {"battlefield": ["iron_rhino"]},
    )
    table.activate("summon_gilder", "iron_rhino")
    table.yes()
    assert table.wounds("iron_rhino") == 1
    assert len(table.battlefield(0)) == 3


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
