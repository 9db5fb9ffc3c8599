"""The powers of the four kinds of dice."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}


def test_ceremonial_power_takes_an_ally_for_its_attack_in_damage() -> None:
    table = ashes({"discard": ["hammer_knight", "seal"], "dice": {"ceremonial_power": 1}}, QUIET)
    table.activate("ceremonial_magic")
    assert table.hand(0) == ["hammer_knight"]
    assert table.wounds("coal_roarkwin") == 4
    assert table.can("pass")


def test_ceremonial_power_with_an_ally_of_no_attack_does_no_damage() -> None:
    table = ashes({"discard": ["living_doll"], "dice": {"ceremonial_power": 1}}, QUIET)
    table.activate("ceremonial_magic")
    assert table.wounds("coal_roarkwin") == 0


def test_charm_power_lies_on_a_unit_until_the_round_ends() -> None:
    table = ashes(
        {"battlefield": [{"card": "mist_spirit"}], "dice": {"charm_power": 2}, "hand": ["seal"] * 5},
        {**QUIET, "hand": ["seal"] * 5},
    )
    table.activate("charm_magic", "mist_spirit")
    assert (table.attack_of("mist_spirit"), table.life_of("mist_spirit")) == (2, 2)
    assert table.active_dice(0) == {"charm_power": 1}
    assert table.exhausted_dice(0) == {}  # it is in neither pool
    table.end_round()
    assert table.attack_of("mist_spirit") == 1
    assert sum(table.active_dice(0).values()) == 2  # it came back and was rolled


def test_illusion_power_exhausts_an_opponents_die() -> None:
    table = ashes({"dice": {"illusion_power": 1}}, {**QUIET, "dice": {"natural_basic": 1, "charm_power": 1}})
    table.activate("illusion_magic", "natural_basic")
    assert table.active_dice(1) == {"charm_power": 1}
    assert table.exhausted_dice(1) == {"natural": 1}


def test_illusion_power_as_an_option_only_against_power_dice() -> None:
    table = ashes(
        {"dice": {"illusion_power": 1}},
        {**QUIET, "dice": {"natural_basic": 1, "charm_power": 1}},
        options={"illusion_power": "power"},
    )
    table.activate("illusion_magic")
    assert table.active_dice(1) == {"natural_basic": 1}


def test_natural_power_deals_one_damage_to_a_unit() -> None:
    table = ashes({"dice": {"natural_power": 1}}, {**QUIET, "battlefield": ["gilder"]})
    table.activate("natural_magic", "gilder")
    assert table.wounds("gilder") == 1
    assert table.exhausted_dice(0) == {"natural": 1}


def test_a_power_needs_its_power_face_and_the_side_action() -> None:
    table = ashes({"dice": {"natural_class": 3}}, {**QUIET, "battlefield": ["gilder"]})
    assert not table.can("activate", "natural_magic")
    table = ashes({"dice": {"natural_power": 3}}, {**QUIET, "battlefield": ["gilder", "iron_rhino"]})
    table.activate("natural_magic", "gilder")
    assert not table.can("activate", "natural_magic")  # one side action
