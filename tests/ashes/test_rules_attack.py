"""Rules P1-P5, U1-U5, A4, A5: attacking Phoenixborn and units."""

from __future__ import annotations

from tests.ashes.tables import ashes


def test_P1_a_blocker_blocks_one_attacker_and_the_attacker_orders_the_battles() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {"battlefield": ["masked_wolf", {"card": "gilder", "exhaustion": 1}]},
    )
    table.attack("player 1", "iron_worker", "iron_rhino")
    while table.prompt == "free":
        table.pass_()
    assert table.prompt == "block"
    assert not table.can("block", "gilder")  # exhausted
    table.block("masked_wolf", "iron_worker")
    while table.prompt == "free":
        table.pass_()
    assert (table.asked, table.prompt) == (0, "battle")  # the Wolf cannot block the Rhino too
    table.choose("iron_rhino")
    assert table.wounds("player 1") == 5


def test_P1_one_phoenixborn_is_chosen() -> None:
    table = ashes({"battlefield": ["masked_wolf"]}, {}, {})
    table.attack("noah_redmoon", "masked_wolf")
    assert [table.wounds("player 1"), table.wounds("player 2")] == [0, 2]


def test_P2_unblocked_damage_and_one_token() -> None:
    table = ashes({"battlefield": ["masked_wolf"]})
    table.attack("player 1", "masked_wolf")
    assert table.wounds("player 1") == 2
    assert table.exhaustion("masked_wolf") == 1


def test_P3_no_counter_tires_only_the_attacker() -> None:
    table = ashes({"battlefield": ["masked_wolf"]}, {"battlefield": ["iron_rhino"]})
    table.attack("player 1", "masked_wolf")
    table.block("iron_rhino", "masked_wolf")
    table.no_counter()
    assert table.wounds("iron_rhino") == 2
    assert [table.exhaustion("masked_wolf"), table.exhaustion("iron_rhino")] == [1, 0]


def test_P3_counter_is_simultaneous_and_tires_survivors() -> None:
    table = ashes({"battlefield": ["iron_rhino"]}, {"battlefield": ["hammer_knight"]})
    table.attack("player 1", "iron_rhino")
    table.block("hammer_knight", "iron_rhino")
    table.counter()
    table.pass_()  # Aftershock
    table.choose("hammer_knight")
    assert table.place("hammer_knight") == "discard"
    assert table.place("iron_rhino") == "conjurations"
    table = ashes({"battlefield": ["iron_rhino"]}, {"battlefield": ["leech_warrior"], "dice": {}})
    table.attack("player 1", "iron_rhino")
    table.block("leech_warrior", "iron_rhino")
    table.counter()
    table.choose("iron_rhino")
    table.pass_()  # Shadow Drain
    assert table.wounds("iron_rhino") == 2
    assert table.exhaustion("iron_rhino") == 1


def test_P4_blocker_gone_before_damage() -> None:
    """A Throw between blocking and damage: the attacker deals nothing and tires."""
    table = ashes(
        {"battlefield": ["iron_rhino", "anchornaut"]},
        {"battlefield": ["masked_wolf"], "dice": {}},
    )
    table.attack("player 1", "iron_rhino")
    while table.prompt == "free":
        table.pass_()
    table.block("masked_wolf", "iron_rhino")
    table.use("anchornaut", "masked_wolf")
    assert table.wounds("player 1") == 0
    assert table.battlefield(1) == []
    assert table.exhaustion("iron_rhino") == 1


def test_P5_exhausted_attackers_still_strike_and_get_a_second_token() -> None:
    table = ashes(
        {"battlefield": ["anchornaut", "iron_rhino"]},
        {},
    )
    table.attack("player 1", "anchornaut", "iron_rhino")
    table.use("anchornaut", "iron_rhino")  # it throws while it attacks
    while table.prompt == "free":
        table.pass_()
    table.choose("iron_rhino")
    assert table.exhaustion("anchornaut") == 2
    assert table.wounds("player 1") == 5


def test_U1_the_phoenixborn_guards_even_exhausted_and_the_unit_guard_only_for_others() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]},
        {
            "phoenixborn": {"card": "aradel_summergaard", "exhaustion": 1},
            "battlefield": ["gilder", "false_demon"],
        },
    )
    table.attack("gilder", "masked_wolf")
    assert not table.can("guard", "gilder")
    assert table.can("guard", "false_demon")
    table.guard("player 1")
    assert table.wounds("player 1") == 2


def test_U1_an_exhausted_unit_does_not_guard() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]},
        {"battlefield": ["mist_spirit", {"card": "gilder", "exhaustion": 1}]},
    )
    table.attack("mist_spirit", "masked_wolf")
    assert not table.can("guard", "gilder")


def test_U2_a_guarding_phoenixborn_takes_the_sum() -> None:
    table = ashes({"battlefield": ["masked_wolf", "iron_rhino"]}, {"battlefield": ["gilder"]})
    table.attack("gilder", "masked_wolf", "iron_rhino")
    table.guard("player 1")
    assert table.wounds("player 1") == 7
    assert [table.exhaustion("masked_wolf"), table.exhaustion("iron_rhino")] == [1, 1]


def test_U3_an_exhausted_target_cannot_counter() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]}, {"battlefield": [{"card": "iron_rhino", "exhaustion": 1}]}
    )
    table.attack("iron_rhino", "masked_wolf")
    table.no_guard()
    assert table.prompt == "turn"
    assert table.wounds("iron_rhino") == 2


def test_U3_the_counter_is_split_freely() -> None:
    table = ashes(
        {"battlefield": ["hammer_knight", "iron_worker"]}, {"battlefield": ["iron_rhino"], "dice": {}}
    )
    table.attack("iron_rhino", "hammer_knight", "iron_worker")
    while table.prompt == "free":
        table.pass_()
    table.no_guard()
    while table.prompt == "free":
        table.pass_()
    table.counter()
    table.split(1)
    table.pass_()  # Aftershock
    table.choose("iron_rhino")
    table.choose("hammer_knight")
    assert table.wounds("hammer_knight") == 1
    assert table.place("iron_worker") == "discard"
    assert table.exhaustion("hammer_knight") == 1


def test_U4_battle_advantage_of_a_group_needs_all() -> None:
    table = ashes({"battlefield": ["blood_archer", "masked_wolf"]}, {"battlefield": ["gilder"], "dice": {}})
    table.attack("gilder", "blood_archer", "masked_wolf")
    table.pass_()  # Blood Oath
    table.no_guard()
    table.counter()
    table.split(0)
    assert table.prompt == "order"  # the Gilder's counter was dealt at the same time


def test_U4_bypass_of_a_group_needs_all() -> None:
    for bypassing, guarded in (([True, False], True), ([True, True], False)):
        units = [{"card": "masked_wolf", "bypass": bypass} for bypass in bypassing]
        table = ashes({"battlefield": units}, {"battlefield": ["mist_spirit", "gilder"], "dice": {}})
        table.attack("mist_spirit", "masked_wolf:1", "masked_wolf:2")
        assert (table.prompt == "guard") is guarded


def test_U5_no_target_left() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_rhino"]}, {"battlefield": ["masked_wolf"], "dice": {}})
    table.attack("masked_wolf", "iron_rhino")
    table.use("anchornaut", "masked_wolf")
    assert table.prompt == "turn"
    assert table.exhaustion("iron_rhino") == 1


def test_U5_target_gone_after_it_was_chosen() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_rhino"]}, {"battlefield": ["masked_wolf"], "dice": {}})
    table.attack("masked_wolf", "iron_rhino")
    table.pass_()
    assert table.prompt == "free"
    table.use("anchornaut", "masked_wolf")
    assert table.exhaustion("iron_rhino") == 1
    assert table.wounds("player 1") == 0


def test_A4_throw_after_both_actions_but_not_once_damage_is_resolved() -> None:
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


def test_A5_attacking_needs_an_unexhausted_unit_and_a_target() -> None:
    table = ashes({"battlefield": [{"card": "iron_rhino", "exhaustion": 1}]}, {"battlefield": ["gilder"]})
    assert not table.can("attack_phoenixborn")
    table = ashes({"battlefield": ["iron_rhino"]})
    assert table.can("attack_phoenixborn")
    assert not table.can("attack_unit")


def test_strike_comes_before_blockers() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]}, {"phoenixborn": "maeoni_viper", "battlefield": ["gilder"]}
    )
    table.attack("player 1", "masked_wolf")
    assert (table.asked, table.prompt) == (1, "declared")
    table.use("maeoni_viper", "gilder")
    assert table.attack_of("gilder") == 3
    table.block("gilder", "masked_wolf")
    table.counter()
    table.choose("masked_wolf")
    assert table.place("masked_wolf") == "conjurations"
    assert table.place("gilder") == "conjurations"  # both fell
