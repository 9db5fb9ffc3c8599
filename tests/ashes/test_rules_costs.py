"""The numbered rule lines of Ashes about costs, dice, focus and reactions: C."""

from __future__ import annotations

from deckhall.games.ashes.card import basic, class_
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.table.dice import cheapest_payment
from deckhall.games.ashes.terms import CHARM, KIND_NAMES, NATURAL
from tests.ashes.tables import ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def test_c1_the_five_kinds_of_cost() -> None:
    """Discards are paid from hand, dice from the active pool, exhausting needs an unexhausted card."""
    table = ashes({"hand": [], "dice": {"natural_class": 1}}, {**QUIET, "battlefield": ["gilder"]})
    assert not table.can("activate", "coal_roarkwin")  # Slash discards a card from hand
    table = ashes(
        {"phoenixborn": {"card": "aradel_summergaard", "exhaustion": 1}}, {**QUIET, "battlefield": ["gilder"]}
    )
    assert not table.can("activate", "aradel_summergaard")  # Water Blast exhausts her


def test_c1_discarding_is_paid_from_hand() -> None:
    table = ashes({"hand": ["protect", "iron_worker"]}, {"battlefield": ["iron_rhino"]})
    table.activate("coal_roarkwin", "protect", "iron_rhino")
    assert table.discard(0) == ["protect"]
    assert table.wounds("iron_rhino") == 1
    table = ashes({"hand": []}, {"battlefield": ["iron_rhino"]})
    assert not table.can("activate", "coal_roarkwin")


def test_c2_costs_before_targets_before_placement() -> None:
    table = ashes(
        {"hand": ["refresh"], "dice": {"charm_class": 1, "natural_basic": 1}, "battlefield": ["gilder"]},
        {**QUIET, "battlefield": ["gilder", "iron_rhino"]},
    )
    table.play("refresh")
    assert table.prompt == "target"
    assert table.active_dice(0) == {}  # already paid
    assert table.place("refresh") == "played"  # not yet placed
    table.choose("iron_rhino")
    assert table.place("refresh") == "discard"


def test_c2_targets_are_chosen_before_placement() -> None:
    """The new Gilder is no target of its own summoning."""
    table = ashes({"spellboard": ["summon_gilder"], "battlefield": ["iron_worker"]}, {"dice": {}})
    table.activate("summon_gilder", "iron_worker")
    assert table.battlefield(0) == ["iron_worker", "gilder"]
    table.yes()
    assert table.wounds("iron_worker") == 1


def test_c2_a_required_target_must_be_there_an_optional_need_not() -> None:
    table = ashes({"hand": ["refresh"], "spellboard": ["summon_gilder"]})
    assert not table.can("play", "refresh")
    table.activate("summon_gilder")
    assert table.battlefield(0) == ["gilder"]
    assert table.prompt == "turn"


def test_c3_power_pays_class_and_basic_class_pays_basic() -> None:
    cost = {"hand": ["refresh"], "battlefield": ["gilder"]}  # one charm class, one basic
    for dice, payable in (
        ({"charm_power": 2}, True),
        ({"charm_class": 1, "natural_power": 1}, True),
        ({"charm_basic": 1, "natural_power": 1}, False),
        ({"natural_power": 2}, False),
        ({"charm_class": 1}, False),
    ):
        assert ashes({**cost, "dice": dice}, QUIET).can("play", "refresh") is payable, dice


def test_c3_paying_is_asked_die_by_die_when_there_is_a_choice() -> None:
    table = ashes(
        {"hand": ["anchornaut"], "dice": {"charm_power": 1, "natural_basic": 1, "illusion_class": 1}}, QUIET
    )
    table.pay_by_hand = True
    table.play("anchornaut")
    assert table.prompt == "pay"
    assert len(table.options) == 3
    table.choose("illusion_class")
    assert table.active_dice(0) == {"charm_power": 1, "natural_basic": 1}
    assert table.exhausted_dice(0) == {"illusion": 1}


def test_c4_one_reaction_spell_per_player_and_turn() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "iron_worker"]},
        {"phoenixborn": "jessa_na_ni", "hand": ["redirect", "redirect"], "battlefield": ["gilder"]},
    )
    table.attack("jessa_na_ni", "iron_worker:1", "iron_worker:2")
    table.no_block()
    table.react("redirect")
    while table.prompt != "turn" or table.asked == 0:
        assert not table.can("react", "redirect")
        table.game.apply(table.options[-1])
        if table.state.player == 1:
            break
    assert table.wounds("jessa_na_ni") == 2
    assert table.hand(1) == ["redirect"]


def test_c4_no_reaction_spells_outside_the_turns() -> None:
    table = ashes(
        {
            "battlefield": [{"card": "iron_worker", "attached": ["fade_away"]}],
            "hand": ["final_cry"] + ["seal"] * 4,
        },
        {**QUIET, "hand": ["seal"] * 5},
    )
    table.end_turn()
    table.end_turn()
    while table.prompt == "exhaust_dice":
        table.done()
    assert table.prompt == "prepare_discard"  # the Worker is gone, and nothing was asked
    assert table.removed() == ["iron_worker"]


def test_c4_the_limit_is_each_turns() -> None:
    table = ashes(
        {"battlefield": ["masked_wolf"]},
        {"hand": ["sympathy_pain", "sympathy_pain"], "battlefield": ["gilder"]},
    )
    table.attack("player 1", "masked_wolf")
    table.no_block()
    table.react("sympathy_pain", "player 0")
    table.end()
    assert not table.state.reacted[1]


def test_c5_alterations_attach_to_any_unit_and_are_controlled_with_it() -> None:
    table = ashes({"hand": ["fade_away"]}, {**QUIET, "battlefield": ["gilder"]})
    table.play("fade_away", "gilder")
    assert table.attached("gilder") == ["fade_away"]
    assert table.controller_of("fade_away") == 1
    assert table.owner_of("fade_away") == 0


def test_c6_copies_of_a_ready_spell_share_a_slot_and_give_focus() -> None:
    table = ashes(
        {
            "hand": ["summon_iron_rhino"],
            "spellboard": ["summon_iron_rhino"] * 2,
            "dice": {"natural_power": 5},
        },
        QUIET,
    )
    assert table.can("activate", "summon_iron_rhino")  # Focus 1: five dice instead of six
    table.play("summon_iron_rhino")
    assert table.spellboard(0) == ["summon_iron_rhino"] * 3
    table.end_turn()
    table.end_turn()
    table.activate("summon_iron_rhino")  # Focus 2: the four dice that are left
    assert table.battlefield(0) == ["iron_rhino"]
    exhausted = [table.exhaustion(f"summon_iron_rhino:{copy}") for copy in (1, 2, 3)]
    assert sorted(exhausted) == [0, 0, 1]


def test_c6_focus_and_separate_copies() -> None:
    spells = ["summon_iron_rhino"] * 3
    for copies, dice in ((1, 6), (2, 5), (3, 4)):
        table = ashes({"spellboard": spells[:copies], "dice": {"natural_basic": dice}})
        assert table.can("activate", "summon_iron_rhino")
        table = ashes({"spellboard": spells[:copies], "dice": {"natural_basic": dice - 1}})
        assert not table.can("activate", "summon_iron_rhino")
    table = ashes({"spellboard": spells})
    table.activate("summon_iron_rhino")
    assert [table.exhaustion(f"summon_iron_rhino:{n}") for n in (1, 2, 3)] == [1, 0, 0]


def test_c7_a_cancelled_spell_leaves_its_costs_paid() -> None:
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "jessa_na_ni", "hand": ["golden_veil"], "battlefield": ["gilder"]},
    )
    table.play("molten_gold", "gilder")
    table.react("golden_veil")
    assert table.wounds("gilder") == 0
    assert table.exhausted_dice(0) == {"natural": 2}
    assert table.discard(0) == ["molten_gold"]


def test_a_reaction_is_asked_secretly_and_every_window_leaves_a_mark() -> None:
    marks = []
    for hand in (["sympathy_pain"], ["fear"]):
        table = ashes(
            {"battlefield": ["masked_wolf"]},
            {"phoenixborn": "saria_guideman", "hand": hand, "draw_pile": ["sympathy_pain", "fear"]},
        )
        table.attack("player 1", "masked_wolf")
        if table.prompt == "received":
            assert table.game.view(0)["decision"] == {"player": None, "prompt": None}
            table.pass_()
        marks.append(table.state.windows)
    assert marks[0] == marks[1] == 1


def test_no_mark_where_nobody_could_answer() -> None:
    for seat in (
        {"hand": [], "draw_pile": ["sympathy_pain"]},
        {"hand": ["fear"], "draw_pile": ["sympathy_pain"], "dice": {"charm_class": 1}},
        {"hand": ["fear"]},
    ):
        table = ashes({"battlefield": ["masked_wolf"]}, {"phoenixborn": "saria_guideman", **seat})
        table.attack("player 1", "masked_wolf")
        assert table.state.windows == 0


def test_slash_reaches_a_phoenixborn_without_units() -> None:
    table = ashes({"hand": ["protect"], "battlefield": ["iron_worker"]}, {}, {"battlefield": ["gilder"]})
    table.activate("coal_roarkwin")
    assert table.can("choose", "player 1")
    assert not table.can("choose", "player 2")
    assert not table.can("choose", "player 0")


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
