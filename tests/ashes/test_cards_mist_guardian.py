"""The Mist Guardian: Aradel Summergaard and her cards."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}
ARADEL = {"phoenixborn": "aradel_summergaard"}


def test_aradel_summergaard_blasts_a_unit_with_water() -> None:
    table = ashes(ARADEL, {**QUIET, "battlefield": ["iron_rhino"]})
    table.activate("aradel_summergaard", "iron_rhino")
    assert table.wounds("iron_rhino") == 2
    assert table.exhaustion("aradel_summergaard") == 1
    assert table.exhausted_dice(0) == {"natural": 1}


def test_shifting_mist_turns_two_dice() -> None:
    table = ashes({**ARADEL, "spellboard": ["shifting_mist"], "dice": {"natural_basic": 3}}, QUIET)
    table.activate("shifting_mist")
    table.turn_die("natural_basic", "power")
    table.turn_die("natural_basic", "class")
    assert table.active_dice(0) == {"natural_basic": 1, "natural_class": 1, "natural_power": 1}
    assert table.prompt == "turn"


def test_summon_mist_spirit_one_or_for_a_basic_more_two() -> None:
    for extra, spirits in ((False, 1), (True, 2)):
        table = ashes(
            {
                **ARADEL,
                "spellboard": ["summon_mist_spirit"],
                "dice": {"illusion_class": 1, "natural_basic": 1},
            },
            QUIET,
        )
        table.activate("summon_mist_spirit")
        if extra:
            table.yes()
        else:
            table.no()
        assert table.battlefield(0) == ["mist_spirit"] * spirits
        assert sum(table.active_dice(0).values()) == (0 if extra else 1)


def test_summon_blue_jaguar_for_two_basics() -> None:
    table = ashes({**ARADEL, "spellboard": ["summon_blue_jaguar"], "dice": {"charm_basic": 2}}, QUIET)
    table.activate("summon_blue_jaguar")
    assert table.battlefield(0) == ["blue_jaguar"]
    assert table.active_dice(0) == {}


def test_blue_jaguar_gazes_at_every_arrival_for_one_die_each() -> None:
    table = ashes(
        {"hand": ["iron_worker"]},
        {**ARADEL, "battlefield": ["blue_jaguar", "blue_jaguar"], "dice": {"natural_basic": 2}},
    )
    table.play("iron_worker")
    table.use("blue_jaguar")
    table.use("blue_jaguar")
    assert table.exhaustion("iron_worker") == 2
    assert table.active_dice(1) == {}


def test_blue_jaguar_destroyed_by_an_ambush_does_not_gaze() -> None:
    table = ashes(
        {"phoenixborn": "noah_redmoon", "hand": ["stormwind_sniper"]},
        {**ARADEL, "battlefield": ["blue_jaguar"], "dice": {"natural_basic": 2}},
    )
    table.play("stormwind_sniper")
    assert (table.asked, table.prompt) == (0, "arrives")
    table.use("stormwind_sniper", "blue_jaguar")
    assert table.exhaustion("stormwind_sniper") == 0
    assert (table.asked, table.prompt) == (0, "turn")


def test_reflections_in_the_water_on_an_opposing_unit() -> None:
    table = ashes(
        {**ARADEL, "hand": ["reflections_in_the_water"]}, {**QUIET, "battlefield": ["gilder", "mist_spirit"]}
    )
    table.play("reflections_in_the_water", "gilder")
    table.end_turn()
    table.end_turn()
    assert table.attached("gilder") == ["reflections_in_the_water"]


def test_mist_typhoon_hits_all_opposing_units_and_may_draw() -> None:
    table = ashes(
        {**ARADEL, "hand": ["mist_typhoon"], "draw_pile": ["seal"], "battlefield": ["gilder"]},
        {**QUIET, "battlefield": ["iron_rhino", "mist_spirit"]},
    )
    table.play("mist_typhoon")
    table.yes()
    assert table.hand(0) == ["seal"]
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert (table.wounds("iron_rhino"), table.place("mist_spirit")) == (1, "conjurations")
    assert table.wounds("gilder") == 0


def test_out_of_the_mist_deals_as_much_as_units_you_have() -> None:
    table = ashes(
        {**ARADEL, "hand": ["out_of_the_mist"], "battlefield": ["mist_spirit"] * 3},
        {**QUIET, "battlefield": ["iron_rhino"]},
    )
    table.play("out_of_the_mist", "iron_rhino")
    while table.prompt == "may":
        table.no()
    assert table.wounds("iron_rhino") == 3
    assert table.can("pass")  # it was a side action


def test_root_armor_gives_two_life_and_resparks() -> None:
    table = ashes({**ARADEL, "hand": ["root_armor"], "battlefield": ["mist_spirit"]}, QUIET)
    table.play("root_armor", "mist_spirit")
    assert table.life_of("mist_spirit") == 3


def test_steady_gaze_places_two_exhaustion_tokens() -> None:
    table = ashes({**ARADEL, "hand": ["steady_gaze"]}, {**QUIET, "battlefield": ["iron_rhino"]})
    table.play("steady_gaze", "iron_rhino")
    assert table.exhaustion("iron_rhino") == 2


def test_massive_growth_only_on_small_units_and_only_this_round() -> None:
    table = ashes(
        {
            **ARADEL,
            "hand": ["massive_growth"] + ["seal"] * 4,
            "battlefield": ["mist_spirit", {"card": "iron_rhino"}],
        },
        {**QUIET, "hand": ["seal"] * 5},
    )
    table.play("massive_growth", "mist_spirit")
    assert (table.attack_of("mist_spirit"), table.life_of("mist_spirit")) == (5, 5)
    assert table.attached("iron_rhino") == []
    table.end_round()
    assert table.discard(0) == ["massive_growth"]
    assert table.attack_of("mist_spirit") == 1


def test_massive_growth_leaving_destroys_a_wounded_unit_for_nobody() -> None:
    table = ashes(
        {
            **ARADEL,
            "hand": ["seal"] * 5,
            "battlefield": [{"card": "mist_spirit", "wounds": 2, "attached": ["massive_growth"]}],
        },
        {
            "phoenixborn": "maeoni_viper",
            "dice": {},
            "hand": ["seal"] * 5,
            "battlefield": [{"card": "silver_snake"}],
        },
    )
    table.end_round()
    assert table.battlefield(0) == []
    assert table.status("silver_snake@1") == 0


def test_summon_butterfly_monk_for_a_natural_power() -> None:
    table = ashes({**ARADEL, "spellboard": ["summon_butterfly_monk"], "dice": {"natural_power": 1}}, QUIET)
    table.activate("summon_butterfly_monk")
    assert table.battlefield(0) == ["butterfly_monk"]
    assert table.life_of("butterfly_monk@0") == 1


def test_mist_spirit_numbers() -> None:
    table = ashes({**ARADEL, "battlefield": ["mist_spirit"]}, QUIET)
    assert (table.attack_of("mist_spirit"), table.life_of("mist_spirit")) == (1, 1)


def test_butterfly_monk_lives_by_its_spells() -> None:
    table = ashes(
        {**ARADEL, "battlefield": ["butterfly_monk"], "spellboard": ["summon_butterfly_monk"] * 3}, QUIET
    )
    assert table.life_of("butterfly_monk@0") == 3


def test_butterfly_monk_without_spells_is_destroyed_before_dice_are_turned() -> None:
    table = ashes(
        {
            "phoenixborn": {"card": "aradel_summergaard", "wounds": 2},
            "battlefield": ["butterfly_monk"],
            "spellboard": ["summon_butterfly_monk"],
            "dice": {"natural_basic": 1},
        },
        QUIET,
    )
    table.meditate("summon_butterfly_monk")
    assert table.prompt == "target"  # Last Blessing, before any die is turned
    table.choose("aradel_summergaard")
    assert table.wounds("aradel_summergaard") == 1
    assert table.battlefield(0) == []
    assert table.prompt == "turn_die"


def test_butterfly_monk_guards_units() -> None:
    table = ashes(
        {**QUIET, "battlefield": ["iron_worker"]},
        {
            **ARADEL,
            "dice": {},
            "battlefield": ["butterfly_monk", "mist_spirit"],
            "spellboard": ["summon_butterfly_monk"] * 3,
        },
    )
    table.attack("mist_spirit", "iron_worker")
    assert table.can("guard", "butterfly_monk")
