"""The Shadows of Viros: Noah Redmoon and his cards."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "saria_guideman", "dice": {}}
NOAH = {"phoenixborn": "noah_redmoon"}


def test_noah_redmoon_exhausts_one_copy_of_a_ready_spell() -> None:
    table = ashes(NOAH, {**QUIET, "spellboard": ["purge", "purge"]})
    table.activate("noah_redmoon", "purge")
    assert sorted([table.exhaustion("purge:1"), table.exhaustion("purge:2")]) == [0, 1]


def test_small_sacrifice_for_a_small_sacrifice() -> None:
    table = ashes(
        {**NOAH, "spellboard": ["small_sacrifice"], "battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": ["gilder"]},
    )
    table.activate("small_sacrifice")
    while table.prompt == "may":
        table.yes()
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert (table.wounds("iron_rhino"), table.wounds("gilder")) == (1, 1)


def test_summon_masked_wolf_or_with_focus_for_a_power() -> None:
    table = ashes(
        {**NOAH, "spellboard": ["summon_masked_wolf"], "dice": {"illusion_class": 1, "natural_basic": 1}},
        QUIET,
    )
    table.activate("summon_masked_wolf")
    assert table.battlefield(0) == ["masked_wolf"]
    assert table.can("pass")  # a side action
    table = ashes({**NOAH, "spellboard": ["summon_masked_wolf"], "dice": {"illusion_power": 1}}, QUIET)
    assert not table.can("activate", "summon_masked_wolf")
    table = ashes({**NOAH, "spellboard": ["summon_masked_wolf"] * 2, "dice": {"illusion_power": 1}}, QUIET)
    table.activate("summon_masked_wolf", mode=1)
    assert table.battlefield(0) == ["masked_wolf"]


def test_summon_false_demon() -> None:
    table = ashes(
        {**NOAH, "spellboard": ["summon_false_demon"], "dice": {"illusion_class": 1, "natural_basic": 1}},
        QUIET,
    )
    table.activate("summon_false_demon")
    assert table.battlefield(0) == ["false_demon"]


def test_sleight_of_hand_draws_three() -> None:
    table = ashes({**NOAH, "hand": ["sleight_of_hand"], "draw_pile": ["seal"] * 2}, QUIET)
    table.play("sleight_of_hand")
    assert table.hand(0) == ["seal"] * 2
    assert table.wounds("noah_redmoon") == 0


def test_bound_soul_takes_an_ally_from_the_discard_pile_for_all_to_see() -> None:
    table = ashes({**NOAH, "hand": ["bound_soul"], "discard": ["iron_worker", "seal", "strange_copy"]}, QUIET)
    table.play("bound_soul")
    assert table.hand(0) == ["iron_worker"]
    assert "iron_worker" in str(table.game.view(1)["seats"][0]["hand"])


def test_bring_forth_makes_an_illusion_real() -> None:
    table = ashes(
        {**NOAH, "hand": ["bring_forth"], "battlefield": ["false_demon", "masked_wolf"]},
        {**QUIET, "battlefield": ["mist_spirit"]},
    )
    table.play("bring_forth")
    assert table.attached("false_demon") == ["bring_forth"]
    assert (table.attack_of("false_demon"), table.life_of("false_demon")) == (3, 5)
    table.end_turn()
    table.attack("false_demon", "mist_spirit")
    table.no_guard() if table.prompt == "guard" else None
    if table.prompt == "counter":
        table.no_counter()
    assert table.wounds("false_demon") == 1  # hurt, but not gone


def test_bring_forth_needs_an_illusion() -> None:
    table = ashes({**NOAH, "hand": ["bring_forth"], "battlefield": ["masked_wolf"]}, QUIET)
    assert not table.can("play", "bring_forth")
    table = ashes(
        {
            **NOAH,
            "hand": ["bring_forth"],
            "battlefield": [{"card": "false_demon", "attached": ["bring_forth"]}],
        },
        QUIET,
    )
    assert not table.can("play", "bring_forth")  # it has lost Illusion to the first


def test_summon_sleeping_widows_when_a_unit_is_destroyed() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {**NOAH, "hand": ["summon_sleeping_widows"], "battlefield": ["masked_wolf"]},
    )
    table.play("molten_gold", "masked_wolf")
    table.react("summon_sleeping_widows")
    if table.prompt == "summon":
        table.amount(2)
    assert table.battlefield(1) == ["sleeping_widow"] * 2


def test_shadow_counter_deals_six_to_an_opposing_unit() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {**NOAH, "hand": ["shadow_counter"]})
    table.attack("noah_redmoon", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "received")
    table.react("shadow_counter")
    assert table.place("iron_rhino") == "conjurations"
    assert table.wounds("noah_redmoon") == 5


def test_fade_away_destroys_at_the_end_of_the_round() -> None:
    table = ashes(
        {**NOAH, "hand": ["fade_away"] + ["seal"] * 4},
        {**QUIET, "battlefield": ["iron_rhino"], "hand": ["seal"] * 5},
    )
    table.play("fade_away", "iron_rhino")
    table.end_round()
    assert table.battlefield(1) == []
    assert table.place("iron_rhino") == "conjurations"
    assert table.discard(0) == ["fade_away"]


def test_stormwind_sniper_ambushes() -> None:
    table = ashes({**NOAH, "hand": ["stormwind_sniper"]}, QUIET)
    table.play("stormwind_sniper")
    assert table.prompt == "arrives"
    table.use("stormwind_sniper", "saria_guideman")
    assert table.wounds("saria_guideman") == 2


def test_masked_wolf_numbers() -> None:
    table = ashes({**NOAH, "battlefield": ["masked_wolf"]}, QUIET)
    assert (table.attack_of("masked_wolf"), table.life_of("masked_wolf")) == (2, 1)


def test_false_demon_vanishes_when_hit_in_battle_but_not_by_spells() -> None:
    table = ashes({"battlefield": ["mist_spirit"]}, {**NOAH, "dice": {}, "battlefield": ["false_demon"]})
    table.attack("false_demon", "mist_spirit")
    table.no_guard()
    table.no_counter()
    assert table.place("false_demon") == "conjurations"
    table = ashes({"phoenixborn": "aradel_summergaard"}, {**NOAH, "dice": {}, "battlefield": ["false_demon"]})
    table.activate("aradel_summergaard", "false_demon")
    assert table.wounds("false_demon") == 2


def test_sleeping_widow_numbers() -> None:
    table = ashes({**NOAH, "battlefield": ["sleeping_widow"]}, QUIET)
    assert (table.attack_of("sleeping_widow"), table.life_of("sleeping_widow")) == (2, 1)
