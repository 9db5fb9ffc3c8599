"""Rules C1-C7, A1-A3: actions, costs, dice, meditation, focus, cancelling."""

from __future__ import annotations

from deckhall.games.ashes.card import basic, class_
from deckhall.games.ashes.dice import cheapest_payment
from deckhall.games.ashes.sheet import Price
from deckhall.games.ashes.terms import CHARM, KIND_NAMES, NATURAL
from tests.ashes.tables import ashes


def test_C1_discarding_is_paid_from_hand() -> None:
    table = ashes({"hand": ["protect", "iron_worker"]}, {"battlefield": ["iron_rhino"]})
    table.activate("coal_roarkwin", "protect", "iron_rhino")
    assert table.discard(0) == ["protect"]
    assert table.wounds("iron_rhino") == 1
    table = ashes({"hand": []}, {"battlefield": ["iron_rhino"]})
    assert not table.can("activate", "coal_roarkwin")


def test_slash_reaches_a_phoenixborn_without_units() -> None:
    table = ashes({"hand": ["protect"], "battlefield": ["iron_worker"]}, {}, {"battlefield": ["gilder"]})
    table.activate("coal_roarkwin")
    assert table.can("choose", "player 1")
    assert not table.can("choose", "player 2")
    assert not table.can("choose", "player 0")


def test_C2_targets_are_chosen_before_placement() -> None:
    """The new Gilder is no target of its own summoning."""
    table = ashes({"spellboard": ["summon_gilder"], "battlefield": ["iron_worker"]}, {"dice": {}})
    table.activate("summon_gilder", "iron_worker")
    assert table.battlefield(0) == ["iron_worker", "gilder"]
    table.yes()
    assert table.wounds("iron_worker") == 1


def test_C2_a_required_target_must_be_there_an_optional_need_not() -> None:
    table = ashes({"hand": ["refresh"], "spellboard": ["summon_gilder"]})
    assert not table.can("play", "refresh")
    table.activate("summon_gilder")
    assert table.battlefield(0) == ["gilder"]
    assert table.prompt == "turn"


def test_C3_the_ladder_of_faces() -> None:
    for dice, can in (
        ({"natural_power": 1, "charm_basic": 1}, True),
        ({"natural_class": 1, "illusion_class": 1}, True),
        ({"natural_basic": 2}, False),
        ({"charm_class": 2}, False),
        ({"natural_class": 1}, False),
    ):
        table = ashes({"hand": ["spiked_armor"], "battlefield": ["iron_worker"], "dice": dice})
        assert table.can("play", "spiked_armor") is can, dice


def test_paying_is_asked_die_by_die_and_only_what_leaves_a_full_payment() -> None:
    dice = {"natural_class": 1, "natural_power": 1, "charm_basic": 1}
    table = ashes({"hand": ["spiked_armor"], "battlefield": ["iron_worker"], "dice": dice})
    table.pay_by_hand = True
    table.play("spiked_armor")
    assert table.options == ["pay:natural_class", "pay:natural_power"]
    table.choose("natural_power")
    assert table.options == ["pay:charm_basic", "pay:natural_class"]
    table.choose("charm_basic")
    assert table.active_dice(0) == {"natural_class": 1}


def test_equal_demands_are_paid_in_rising_order() -> None:
    table = ashes(
        {"hand": ["iron_worker"], "dice": {"charm_basic": 1, "natural_class": 1, "natural_power": 1}}
    )
    table.pay_by_hand = True
    table.play("iron_worker")
    assert table.options == [
        "pay:charm_basic",
        "pay:natural_class",
    ]  # nothing would be left after the power die
    table.choose("natural_class")
    assert table.active_dice(0) == {"charm_basic": 1}


def test_the_only_payment_is_made_silently() -> None:
    table = ashes({"hand": ["iron_worker"], "dice": {"charm_basic": 1, "natural_class": 1}})
    table.pay_by_hand = True
    table.play("iron_worker")
    assert table.active_dice(0) == {}


def test_cheapest_payment_keeps_power_then_class_then_scarce_dice() -> None:
    dice = {
        "natural_power": 1,
        "natural_class": 2,
        "charm_basic": 1,
        "illusion_basic": 1,
        "illusion_class": 2,
    }
    table = ashes({"dice": dice})
    price = Price((class_(NATURAL), basic(2)))
    paid = [KIND_NAMES[kind] for kind in cheapest_payment(table.state, 0, price.demands)]
    assert paid == ["natural_class", "charm_basic", "illusion_basic"]
    table = ashes({"dice": {"natural_power": 1, "charm_class": 1, "illusion_class": 2}})
    assert [KIND_NAMES[k] for k in cheapest_payment(table.state, 0, Price((basic(1),)).demands)] == [
        "illusion_class"
    ]
    price = Price((class_(CHARM), basic(1)))
    assert KIND_NAMES[cheapest_payment(table.state, 0, price.demands)[0]] == "charm_class"


def test_C4_one_reaction_per_player_and_turn() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf", "mist_spirit"]},
        {"hand": ["sympathy_pain", "sympathy_pain"]},
    )
    table.attack("player 1", "masked_wolf", "mist_spirit")
    table.choose("masked_wolf")
    table.react("sympathy_pain", "player 0")
    assert table.prompt == "turn"  # the second attack got no answer
    assert table.wounds("player 1") == 3


def test_C4_the_limit_is_each_turns() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]},
        {"hand": ["sympathy_pain", "sympathy_pain"], "battlefield": ["gilder"]},
    )
    table.attack("player 1", "masked_wolf")
    table.no_block()
    table.react("sympathy_pain", "player 0")
    table.end()
    assert not table.state.reacted[1]


def test_C5_an_attachment_is_controlled_by_the_units_controller() -> None:
    table = ashes({"hand": ["fade_away"]}, {"battlefield": ["gilder"]})
    table.play("fade_away", "gilder")
    assert (table.owner_of("fade_away"), table.controller_of("fade_away")) == (0, 1)


def test_C6_focus_and_separate_copies() -> None:
    spells = ["summon_iron_rhino"] * 3
    for copies, dice in ((1, 6), (2, 5), (3, 4)):
        table = ashes({"spellboard": spells[:copies], "dice": {"natural_basic": dice}})
        assert table.can("activate", "summon_iron_rhino")
        table = ashes({"spellboard": spells[:copies], "dice": {"natural_basic": dice - 1}})
        assert not table.can("activate", "summon_iron_rhino")
    table = ashes({"spellboard": spells})
    table.activate("summon_iron_rhino")
    assert [table.exhaustion(f"summon_iron_rhino:{n}") for n in (1, 2, 3)] == [1, 0, 0]


def test_silver_snake_comes_with_tokens_of_focus() -> None:
    for copies in (1, 2, 3):
        table = ashes({"phoenixborn": "maeoni_viper", "spellboard": ["summon_silver_snake"] * copies})
        table.activate("summon_silver_snake")
        assert table.status("silver_snake") == copies - 1


def test_masked_wolf_for_one_power_die_with_focus() -> None:
    dice = {"illusion_power": 1}
    table = ashes({"phoenixborn": "noah_redmoon", "spellboard": ["summon_masked_wolf"], "dice": dice})
    assert not table.can("activate", "summon_masked_wolf")
    table = ashes({"phoenixborn": "noah_redmoon", "spellboard": ["summon_masked_wolf"] * 2, "dice": dice})
    table.activate("summon_masked_wolf", mode=1)
    assert table.battlefield(0) == ["masked_wolf"]


def test_mist_spirits_for_an_extra_die() -> None:
    table = ashes({"spellboard": ["summon_mist_spirit"]})
    table.activate("summon_mist_spirit")
    table.yes()
    assert table.battlefield(0) == ["mist_spirit", "mist_spirit"]
    assert sum(table.exhausted_dice(0).values()) == 2


def test_A1_one_main_and_one_side_action() -> None:
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


def test_A3_meditation_card_by_card_then_die_by_die() -> None:
    table = ashes(
        {
            "hand": ["protect"],
            "spellboard": ["hypnotize"],
            "draw_pile": ["fear", "seal"],
            "dice": {"charm_basic": 4},
        }
    )
    table.meditate("protect", "draw_pile", "hypnotize")
    assert table.discard(0) == ["protect", "seal", "hypnotize"]
    table.turn_die("charm_basic", "power")
    table.turn_die("charm_basic", "class")
    table.done()
    assert table.active_dice(0) == {"charm_basic": 2, "charm_class": 1, "charm_power": 1}
    assert not table.can("meditate")


def test_A3_at_least_one_card_is_discarded() -> None:
    table = ashes({"hand": ["protect"]})
    table.choose("meditate")
    assert not table.can("done")


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


def test_violinist_as_printed_costs_no_die() -> None:
    for wording, can in (("errata", False), ("printed", True)):
        table = ashes({"hand": ["enchanted_violinist"], "dice": {}}, options={"wording": wording})
        assert table.can("play", "enchanted_violinist") is can


def test_illusion_power_any_or_power() -> None:
    for which, kinds in (("any", ["charm_basic", "charm_power"]), ("power", ["charm_power"])):
        table = ashes({}, {"dice": {"charm_basic": 2, "charm_power": 1}}, options={"illusion_power": which})
        table.activate("illusion_magic")
        if len(kinds) > 1:
            table.choose("charm_power")
        assert table.active_dice(1) == {"charm_basic": 2}


def test_charm_die_stays_until_the_end_of_the_round() -> None:
    table = ashes({"battlefield": ["masked_wolf"], "dice": {"charm_power": 1}})
    table.activate("charm_magic", "masked_wolf")
    assert (table.attack_of("masked_wolf"), table.life_of("masked_wolf")) == (3, 2)
    assert table.exhausted_dice(0) == {}
    table.end_round()
    assert table.attack_of("masked_wolf") == 2
    assert sum(table.active_dice(0).values()) == 1
