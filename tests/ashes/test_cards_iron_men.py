"""The Iron Men: Coal Roarkwin and his cards."""

from __future__ import annotations

from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def settle(table: Scene) -> None:
    """Resolve what is left in any order, declining whatever is optional."""
    while table.prompt in ("order", "destroyed", "departed", "received", "dealt", "may"):
        table.game.apply(table.options[-1])


def test_coal_roarkwin_slashes_a_unit_for_a_discarded_card() -> None:
    table = ashes({"hand": ["seal", "fear"]}, {**QUIET, "battlefield": ["gilder"]})
    table.activate("coal_roarkwin", "seal", "gilder")
    assert table.wounds("gilder") == 1
    assert table.discard(0) == ["seal"]
    assert table.exhaustion("coal_roarkwin") == 0  # no exhaust cost: as often as side actions allow
    assert not table.can("activate", "coal_roarkwin")  # the side action is spent


def test_coal_roarkwin_slashes_a_phoenixborn_without_units() -> None:
    table = ashes({"hand": ["seal"]}, QUIET)
    table.activate("coal_roarkwin", "jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 1
    table = ashes({"hand": ["seal"]}, {**QUIET, "battlefield": ["gilder", "gilder"]})
    table.activate("coal_roarkwin")
    assert not table.can("choose", "jessa_na_ni")


def test_anchornaut_throws_at_a_unit_without_an_action() -> None:
    table = ashes({"battlefield": ["anchornaut"]}, {**QUIET, "battlefield": ["gilder", "iron_rhino"]})
    table.use("anchornaut")
    assert not table.can("choose", "jessa_na_ni")
    table.choose("iron_rhino")
    assert table.wounds("iron_rhino") == 1
    assert table.exhaustion("anchornaut") == 1
    assert table.can("meditate")
    assert table.can("pass")


def test_anchornaut_throws_between_the_steps_of_an_attack_but_not_in_battle() -> None:
    table = ashes(
        {"battlefield": ["anchornaut", "iron_worker", "iron_rhino"]}, {**QUIET, "battlefield": ["gilder"]}
    )
    table.attack("jessa_na_ni", "iron_worker", "iron_rhino")
    moments = 0
    while table.prompt in ("free", "block", "attacked"):
        if table.prompt == "free":
            assert table.can("use", "anchornaut")
            moments += 1
        table.pass_()
    assert moments == 3
    assert table.prompt == "battle"  # the damage has begun
    assert not table.can("use")


def test_anchornaut_is_gazed_at_before_it_can_throw() -> None:
    table = ashes(
        {"hand": ["anchornaut"]},
        {"phoenixborn": "aradel_summergaard", "battlefield": ["blue_jaguar"], "dice": {"natural_basic": 1}},
    )
    table.play("anchornaut")
    assert (table.asked, table.prompt) == (1, "arrived")
    table.use("blue_jaguar")
    assert table.exhaustion("anchornaut") == 1
    assert not table.can("use", "anchornaut")


def test_iron_worker_is_resourceful_on_arrival_and_at_the_start_of_turns() -> None:
    table = ashes({"hand": ["iron_worker"] + ["seal"] * 4}, {**QUIET, "hand": ["seal"] * 5})
    table.play("iron_worker")
    assert table.status("iron_worker") == 1
    while table.state.round == 1 and table.outcome is None:
        table.end_round()
    assert table.status("iron_worker") == 2


def test_iron_worker_works_overtime_even_exhausted() -> None:
    table = ashes(
        {"battlefield": [{"card": "iron_worker", "status": 3, "exhaustion": 1}], "hand": ["root_armor"] * 3},
        QUIET,
    )
    table.use("iron_worker")
    table.amount(2)
    assert table.status("iron_worker") == 1
    for _ in range(3):
        table.play("root_armor", "iron_worker")
    assert not table.can("play", "root_armor")
    table.end_turn()
    table.end_turn()
    assert table.state.sides == 1  # extra side actions are for that turn only


def test_hammer_knight_aftershock_is_a_wound_before_the_damage() -> None:
    table = ashes({"battlefield": ["hammer_knight"]}, {**QUIET, "battlefield": ["iron_rhino", "gilder"]})
    table.attack("jessa_na_ni", "hammer_knight")
    table.no_block()
    assert (table.asked, table.prompt) == (0, "dealt")
    table.use("hammer_knight", "gilder")
    assert table.wounds("gilder") == 1
    assert table.wounds("jessa_na_ni") == 4


def test_hammer_knight_aftershock_when_countering_but_not_when_hit() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {**QUIET, "battlefield": ["hammer_knight", "gilder"]})
    table.attack("hammer_knight", "iron_worker")
    table.no_guard()
    table.counter()
    assert (table.asked, table.prompt) == (1, "dealt")
    table.use("hammer_knight", "gilder")
    settle(table)
    assert table.wounds("gilder") == 1
    assert table.place("iron_worker") == "discard"


def test_one_hundred_blades_hits_everything_and_draws() -> None:
    table = ashes(
        {"hand": ["one_hundred_blades"], "draw_pile": ["seal"], "battlefield": ["gilder"]},
        {**QUIET, "battlefield": ["iron_rhino", "mist_spirit"]},
    )
    table.play("one_hundred_blades", "jessa_na_ni")
    assert table.hand(0) == ["seal"]
    settle(table)
    assert table.wounds("jessa_na_ni") == 1
    assert table.wounds("iron_rhino") == 1
    assert table.place("mist_spirit") == "conjurations"
    assert table.wounds("gilder") == 0  # not your own units


def test_one_hundred_blades_with_an_empty_pile() -> None:
    table = ashes({"hand": ["one_hundred_blades"], "draw_pile": []}, QUIET)
    table.play("one_hundred_blades", "jessa_na_ni")
    assert table.wounds("coal_roarkwin") == 0
    assert table.wounds("jessa_na_ni") == 1


def test_spiked_armor_gives_life_and_strikes_back_at_attackers() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor"]}]},
    )
    assert table.life_of("gilder") == 4
    table.attack("gilder", "iron_rhino")
    table.no_guard()
    table.no_counter()
    settle(table)
    assert table.wounds("iron_rhino") == 2
    assert table.place("gilder") == "conjurations"


def test_spiked_armor_strikes_every_unit_attacking_the_bearer() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino", "leech_warrior"]},
        {**QUIET, "battlefield": [{"card": "gilder", "attached": ["spiked_armor"], "exhaustion": 1}]},
    )
    table.attack("gilder", "iron_rhino", "leech_warrior")
    table.no_guard()
    settle(table)
    assert (table.wounds("iron_rhino"), table.wounds("leech_warrior")) == (2, 2)


def test_expand_energy_rolls_an_exhausted_die() -> None:
    table = ashes(
        {"spellboard": ["expand_energy"], "dice": {"active": {}, "exhausted": {"natural": 1, "charm": 1}}},
        QUIET,
    )
    table.activate("expand_energy", "charm")
    assert table.exhausted_dice(0) == {"natural": 1}
    assert sum(table.active_dice(0).values()) == 1
    assert table.exhaustion("expand_energy") == 1


def test_strengthen_adds_two_or_with_three_copies_three() -> None:
    for copies, attack in ((1, 7), (2, 7), (3, 8)):
        table = ashes({"spellboard": ["strengthen"] * copies, "battlefield": ["iron_rhino"]}, QUIET)
        table.activate("strengthen", "iron_rhino")
        assert table.attack_of("iron_rhino") == attack
        table.end_turn()
        assert table.attack_of("iron_rhino") == 5  # until the end of the turn


def test_protect_prevents_damage_to_a_unit_by_removed_tokens() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {**QUIET, "battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 3}]},
    )
    table.attack("iron_rhino@1", "iron_rhino@0")
    table.no_guard()
    table.no_counter()
    assert (table.asked, table.prompt) == (1, "would_receive")
    table.use("protect")
    table.amount(2)
    assert table.status("protect") == 1
    assert table.wounds("iron_rhino@1") == 3


def test_protect_without_tokens_is_discarded() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {**QUIET, "battlefield": ["iron_rhino"], "spellboard": [{"card": "protect", "status": 1}]},
    )
    table.attack("iron_rhino", "iron_worker")
    table.no_guard()
    table.no_counter()
    table.use("protect")
    assert table.discard(1) == ["protect"]
    assert table.wounds("iron_rhino") == 1


def test_chant_of_revenge_each_copy_for_one_destroyed_unit() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {**QUIET, "battlefield": ["gilder", "mist_spirit"], "spellboard": ["chant_of_revenge"] * 2},
    )
    table.play("molten_gold", "mist_spirit")
    table.use("chant_of_revenge")
    table.use("chant_of_revenge", "coal_roarkwin")
    table.choose("coal_roarkwin")
    settle(table)
    assert table.wounds("coal_roarkwin") == 2


def test_chant_of_revenge_at_the_end_of_the_round_stays_exhausted() -> None:
    table = ashes(
        {
            "spellboard": ["chant_of_revenge"],
            "hand": ["seal"] * 5,
            "battlefield": [{"card": "iron_worker", "attached": ["fade_away"]}],
        },
        {**QUIET, "hand": ["seal"] * 5},
    )
    table.end_turn()
    table.end_turn()
    while table.prompt == "exhaust_dice":
        table.done()
    assert table.prompt == "destroyed"
    table.use("chant_of_revenge", "jessa_na_ni")
    while table.prompt == "prepare_discard":
        table.done()
    assert table.wounds("jessa_na_ni") == 1
    assert table.exhaustion("chant_of_revenge") == 1  # recovery was over


def test_summon_iron_rhino_costs_six_five_or_four() -> None:
    for copies, dice in ((1, 6), (2, 5), (3, 4)):
        for have in (dice - 1, dice):
            table = ashes(
                {"spellboard": ["summon_iron_rhino"] * copies, "dice": {"charm_basic": have}}, QUIET
            )
            assert table.can("activate", "summon_iron_rhino") is (have == dice)
        table.activate("summon_iron_rhino")
        assert table.battlefield(0) == ["iron_rhino"]
        assert table.active_dice(0) == {}


def test_iron_rhino_numbers() -> None:
    table = ashes(
        {"battlefield": [{"card": "iron_rhino", "wounds": 2}], "hand": ["seal"] * 5},
        {**QUIET, "hand": ["seal"] * 5},
    )
    assert (table.attack_of("iron_rhino"), table.life_of("iron_rhino")) == (5, 4)
    table.end_round()
    assert table.wounds("iron_rhino") == 2  # recover 0


def test_protect_set_without_tokens_prevents_nothing() -> None:
    """A position may be set like this; in play it would have been discarded."""
    table = ashes(
        {"battlefield": ["iron_worker"]}, {**QUIET, "battlefield": ["iron_rhino"], "spellboard": ["protect"]}
    )
    table.attack("iron_rhino", "iron_worker")
    table.no_guard()
    table.no_counter()
    if table.prompt == "would_receive":
        table.use("protect")
    assert table.wounds("iron_rhino") == 2
