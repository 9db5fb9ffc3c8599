"""More than one at once: texts that do a thing several times, equal abilities, several that fail together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckhall.games.ashes import library
from deckhall.games.ashes.card import Card, OnPlay, Target, main, side
from deckhall.games.ashes.effects.card_verbs import DiscardFromHand, DiscardFromPile, Draw, Summon
from deckhall.games.ashes.effects.verbs import PlaceWounds
from deckhall.games.ashes.table.dice import ReadyDice, RerollDice
from tests.ashes.tables import Scene, ashes

OWN = (
    Card("roll_on", "action_spell", main(), abilities=(OnPlay(do=(RerollDice(3),)),)),
    Card("get_ready", "action_spell", main(), abilities=(OnPlay(do=(ReadyDice(3),)),)),
    Card("let_go", "action_spell", main(), abilities=(OnPlay(do=(DiscardFromHand(2),)),)),
    Card("herd", "action_spell", main(), abilities=(OnPlay(do=(Summon("gilder", 3),)),)),
    Card("dear", "action_spell", side(discard=2), abilities=(OnPlay(do=(Draw(1),)),)),
    Card(
        "dig",
        "action_spell",
        side(),
        abilities=(OnPlay(targets=(Target("player"),), do=(DiscardFromPile(2),)),),
    ),
    Card(
        "plague",
        "action_spell",
        main(),
        abilities=(OnPlay(do=(PlaceWounds(2, "opposing_units"),)),),
    ),
)


@pytest.fixture(autouse=True)
def own_cards() -> Iterator[None]:
    for card in OWN:
        library.add_card(card)
    yield
    for card in OWN:
        library.remove_card(card.id)


def test_three_dice_are_rolled_again() -> None:
    table = ashes({"hand": ["roll_on"], "dice": {"exhausted": {"charm": 4, "natural": 1}}})
    table.play("roll_on", "charm", "natural")
    assert table.prompt == "turn"
    assert table.exhausted_dice(0) == {"charm": 2}
    assert sum(table.active_dice(0).values()) == 3


def test_three_dice_are_readied() -> None:
    table = ashes({"hand": ["get_ready"], "dice": {"exhausted": {"charm": 4, "natural": 1}}})
    table.play("get_ready", "charm", "power", "natural", "class", "basic")
    assert table.prompt == "turn"
    assert table.active_dice(0) == {"charm_basic": 1, "natural_class": 1, "charm_power": 1}
    assert table.exhausted_dice(0) == {"charm": 2}


def test_two_cards_are_discarded() -> None:
    table = ashes({"hand": ["let_go", "fear", "refresh", "transfer"]})
    table.play("let_go", "fear", "transfer")
    assert (table.prompt, table.hand(0)) == ("turn", ["refresh"])


def test_two_cards_are_the_price() -> None:
    table = ashes({"hand": ["dear", "fear", "refresh", "transfer"], "draw_pile": ["protect"] * 2})
    table.play("dear", "fear", "transfer")
    assert (table.prompt, table.hand(0)) == ("turn", ["refresh", "protect"])


def test_a_herd_comes_while_there_is_room() -> None:
    conjurations = ["gilder"] * 5
    table = ashes({"hand": ["herd"], "conjurations": conjurations})
    table.play("herd")
    assert table.battlefield(0) == ["gilder"] * 3
    table = ashes({"hand": ["herd"], "conjurations": conjurations, "battlefield": ["iron_worker"] * 5})
    table.play("herd")
    assert table.battlefield(0) == [*["iron_worker"] * 5, "gilder"]
    table = ashes({"hand": ["herd"], "conjurations": ["gilder"] * 2})
    table.play("herd")
    assert table.battlefield(0) == ["gilder"] * 2


def test_two_cards_of_a_pile_are_one_discard() -> None:
    table = ashes({"hand": ["dig"]}, {"draw_pile": ["fear", "refresh", "transfer"]})
    table.play("dig", "player 1")
    assert (table.draw_pile(1), table.discard(1)) == (["fear"], ["transfer", "refresh"])


def test_units_that_fail_together_fall_in_the_order_of_the_active_player() -> None:
    table = ashes({"hand": ["plague"]}, {"battlefield": ["iron_worker", "gilder", "iron_rhino"]})
    table.play("plague")
    assert (table.asked, table.prompt) == (0, "order")
    table.choose("iron_worker")
    assert "iron_worker" not in table.battlefield(1)
    assert "gilder" in table.battlefield(1)


def test_equal_units_that_fail_together_need_no_order() -> None:
    table = ashes({"hand": ["plague"]}, {"battlefield": ["iron_worker", "iron_worker"]})
    table.play("plague")
    assert (table.prompt, table.battlefield(1)) == ("turn", [])


# -- battles ---------------------------------------------------------------------


def test_attackers_that_are_slower_strike_back_when_they_survive() -> None:
    """A countering unit with Battle Advantage deals its damage first."""
    for attacker, wounds in (("iron_rhino", 4), ("iron_worker", 0)):
        table = ashes({"battlefield": [attacker]}, {"battlefield": ["seaside_raven"]})
        table.attack("seaside_raven", attacker)
        table.no_guard()
        table.counter()
        if wounds:
            assert table.battlefield(1) == []
            assert table.wounds(attacker) > 0
        else:
            assert table.battlefield(0) == []
            assert table.wounds("seaside_raven") == 0


def armored(first: str, second: str) -> Scene:
    """Two Spiked Armors, on one unit or on two."""
    table = ashes(
        {"battlefield": [{"card": "iron_rhino", "attached": ["root_armor"] * 3}]},
        {
            "battlefield": [
                {"card": "iron_rhino", "attached": ["spiked_armor"] * (2 if first == second else 1)},
                {"card": "hammer_knight", "attached": [] if first == second else ["spiked_armor"]},
            ]
        },
    )
    table.attack("iron_rhino@1", "iron_rhino@0")
    while table.prompt in ("guard", "counter"):
        table.pass_()
    return table


def test_equal_abilities_of_one_unit_are_one_with_the_sum_of_their_numbers() -> None:
    once, twice = armored("iron_rhino", "hammer_knight"), armored("iron_rhino", "iron_rhino")
    for table in (once, twice):
        while table.prompt == "order":
            table.choose("iron_rhino@0")
    assert once.wounds("iron_rhino@0") * 2 == twice.wounds("iron_rhino@0")
    assert once.wounds("iron_rhino@0") > 0


# -- strange copies ----------------------------------------------------------------


def test_a_strange_copy_needs_a_model_and_room() -> None:
    assert ashes({"hand": ["strange_copy"]}, {"battlefield": ["gilder"]}).can("play", "strange_copy")
    assert not ashes({"hand": ["strange_copy"], "battlefield": ["gilder"]}).can("play", "strange_copy")
    full = ["iron_worker"] * 6
    assert not ashes({"hand": ["strange_copy"], "battlefield": full}, {"battlefield": ["gilder"]}).can(
        "play", "strange_copy"
    )
