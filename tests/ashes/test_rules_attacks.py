"""The numbered rule lines of Ashes about attacking Phoenixborn and units: P and U."""

from __future__ import annotations

from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def test_p1_one_blocker_each_and_damage_in_the_attackers_order() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]}, {**QUIET, "battlefield": ["gilder", "false_demon"]}
    )
    table.attack("jessa_na_ni", "iron_worker", "iron_rhino")
    assert (table.asked, table.prompt) == (1, "block")
    table.block("gilder", "iron_worker")
    assert not table.can("block", "gilder")  # a blocker blocks one attacker
    table.pass_()
    assert (table.asked, table.prompt) == (0, "battle")
    table.choose("iron_rhino")
    assert table.wounds("jessa_na_ni") == 5
    assert table.wounds("gilder") == 0  # its battle comes next


def test_p1_a_blocker_blocks_one_attacker_and_the_attacker_orders_the_battles() -> None:
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


def test_p2_an_unblocked_attacker_hurts_the_phoenixborn_and_tires() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, QUIET)
    table.attack("jessa_na_ni", "iron_worker")
    assert table.wounds("jessa_na_ni") == 2
    assert table.exhaustion("iron_worker") == 1


def test_p3_countering_is_decided_per_battle() -> None:
    for counter in (False, True):
        table = ashes(
            {"battlefield": ["iron_rhino"]}, {**QUIET, "battlefield": ["false_demon", "leech_warrior"]}
        )
        table.attack("jessa_na_ni", "iron_rhino")
        table.block("leech_warrior", "iron_rhino")
        assert (table.asked, table.prompt) == (1, "counter")
        if counter:
            table.counter()
        else:
            table.no_counter()
        while table.prompt in ("received", "order"):
            table.game.apply(table.options[-1])
        assert table.wounds("iron_rhino") == (2 if counter else 0)
        assert table.exhaustion("iron_rhino") == 1
        assert table.place("leech_warrior") == "discard"


def test_p3_survivors_of_a_counter_tire_but_a_blocker_that_does_not_counter_stays_ready() -> None:
    for counter in (False, True):
        table = ashes({"battlefield": ["mist_spirit"]}, {**QUIET, "battlefield": ["gilder"]})
        table.attack("jessa_na_ni", "mist_spirit")
        table.block("gilder", "mist_spirit")
        if counter:
            table.counter()
            while table.prompt == "order":
                table.game.apply(table.options[0])
        else:
            table.no_counter()
        assert table.exhaustion("gilder") == (1 if counter else 0)
        assert table.wounds("gilder") == 1


def test_p3_counter_is_simultaneous_and_tires_survivors() -> None:
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


def test_p4_blocker_gone_before_damage() -> None:
    """The attacker deals no damage, nothing triggers, and it still gets its token."""
    table = ashes({"battlefield": ["hammer_knight", "anchornaut"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("jessa_na_ni", "hammer_knight")
    while table.prompt == "free":
        table.pass_()
    table.block("mist_spirit", "hammer_knight")
    assert table.prompt == "free"
    table.use("anchornaut", "mist_spirit")
    while table.prompt == "free":
        table.pass_()
    assert table.wounds("jessa_na_ni") == 0
    assert table.exhaustion("hammer_knight") == 1
    assert table.prompt == "turn"


def test_p5_exhausted_attackers_still_strike_and_get_a_second_token() -> None:
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


def test_u1_a_guard_is_the_new_target() -> None:
    table = ashes(
        {"battlefield": ["iron_worker"]},
        {**QUIET, "battlefield": ["mist_spirit", "gilder", {"card": "false_demon", "exhaustion": 1}]},
    )
    table.attack("mist_spirit", "iron_worker")
    assert (table.asked, table.prompt) == (1, "guard")
    assert table.can("guard", "jessa_na_ni")
    assert table.can("guard", "gilder")
    assert not table.can("guard", "false_demon")  # exhausted
    assert not table.can("guard", "mist_spirit")  # not itself (Q12)
    table.guard("gilder")
    table.no_counter()
    assert table.wounds("mist_spirit") == 0


def test_u1_even_an_exhausted_phoenixborn_guards_as_often_as_it_likes() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {"phoenixborn": {"card": "jessa_na_ni", "exhaustion": 1}, "dice": {}, "battlefield": ["mist_spirit"]},
    )
    table.attack("mist_spirit", "iron_worker")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 2
    while table.asked == 0:
        table.end_turn()
    table.end_turn()
    table.attack("mist_spirit", "iron_rhino")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 7


def test_u2_a_guarding_phoenixborn_takes_the_sum() -> None:
    table = ashes({"battlefield": ["iron_worker", "iron_rhino"]}, {**QUIET, "battlefield": ["mist_spirit"]})
    table.attack("mist_spirit", "iron_worker", "iron_rhino")
    table.guard("jessa_na_ni")
    assert table.wounds("jessa_na_ni") == 7
    assert (table.exhaustion("iron_worker"), table.exhaustion("iron_rhino")) == (1, 1)


def test_u3_the_target_counters_and_splits_freely() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_rhino"]},
        {**QUIET, "battlefield": [{"card": "silver_snake", "status": 4}], "phoenixborn": "maeoni_viper"},
    )
    table.attack("silver_snake", "iron_worker", "iron_rhino")
    table.no_guard()
    table.counter()
    assert (table.asked, table.prompt) == (1, "split")
    table.amount(1)
    while table.prompt == "order":
        table.game.apply(table.options[0])
    assert sorted([table.wounds("iron_worker"), table.wounds("iron_rhino")]) == [1, 3]
    assert table.place("silver_snake") == "conjurations"


def test_u3_an_exhausted_target_cannot_counter() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]}, {"battlefield": [{"card": "iron_rhino", "exhaustion": 1}]}
    )
    table.attack("iron_rhino", "masked_wolf")
    table.no_guard()
    assert table.prompt == "turn"
    assert table.wounds("iron_rhino") == 2


def test_u4_battle_advantage_counts_only_if_every_attacker_has_it() -> None:
    for helper, archer_hurt in (("iron_worker", True), ("seaside_raven", False)):
        table = ashes(
            {"battlefield": ["blood_archer", helper], "phoenixborn": "saria_guideman"},
            {**QUIET, "battlefield": ["gilder"]},
        )
        table.attack("gilder", "blood_archer", helper)
        while table.prompt == "declaring":
            table.pass_()
        table.no_guard()
        table.counter()
        if table.prompt == "split":
            table.amount(1)
        while table.prompt in ("order", "destroyed"):
            table.game.apply(table.options[-1])
        hurt = table.wounds("blood_archer") + table.wounds(helper)
        assert (hurt == 1) is archer_hurt


def test_u4_bypass_of_a_group_needs_all() -> None:
    for bypassing, guarded in (([True, False], True), ([True, True], False)):
        units = [{"card": "masked_wolf", "bypass": bypass} for bypass in bypassing]
        table = ashes({"battlefield": units}, {"battlefield": ["mist_spirit", "gilder"], "dice": {}})
        table.attack("mist_spirit", "masked_wolf:1", "masked_wolf:2")
        assert (table.prompt == "guard") is guarded


def test_u5_no_target_left() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_rhino"]}, {"battlefield": ["masked_wolf"], "dice": {}})
    table.attack("masked_wolf", "iron_rhino")
    table.use("anchornaut", "masked_wolf")
    assert table.prompt == "turn"
    assert table.exhaustion("iron_rhino") == 1


def test_u5_target_gone_after_it_was_chosen() -> None:
    table = ashes({"battlefield": ["anchornaut", "iron_rhino"]}, {"battlefield": ["masked_wolf"], "dice": {}})
    table.attack("masked_wolf", "iron_rhino")
    table.pass_()
    assert table.prompt == "free"
    table.use("anchornaut", "masked_wolf")
    assert table.exhaustion("iron_rhino") == 1
    assert table.wounds("player 1") == 0


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
