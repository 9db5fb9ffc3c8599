"""What a view shows of cards and players, what is said about a finished game, and numbers at the edges of positions."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.box import AshesBox
from deckhall.games.ashes.setup.deck_text import read_lines
from deckhall.kernel.happenings import EVERYBODY, Happening
from tests.ashes.tables import Scene, ashes

# -- cards in play --------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("iron_worker", {}),
        ({"card": "iron_worker", "wounds": 1}, {"wounds": 1}),
        ({"card": "iron_worker", "exhaustion": 2}, {"exhaustion": 2}),
        ({"card": "iron_worker", "status": 3}, {"status": 3}),
        ({"card": "iron_worker", "charms": 1}, {"charms": 1}),
        ({"card": "iron_worker", "bypass": True}, {"bypass": True}),
    ],
)
def test_what_lies_on_a_unit_is_shown_and_nothing_else(card: Any, shown: dict[str, object]) -> None:
    seen = ashes({"battlefield": [card]}).game.view(1)["seats"][0]["battlefield"][0]
    tokens = ("wounds", "exhaustion", "status", "charms", "bypass", "cancelled", "destroyed", "attached")
    assert {name: seen[name] for name in tokens if name in seen} == shown


def test_a_cancelled_spell_and_a_destroyed_unit_are_shown_as_such() -> None:
    spell = {"card": "strengthen", "cancelled": True}
    table = ashes(
        {"hand": ["molten_gold"], "spellboard": [spell]},
        {"battlefield": ["iron_worker"], "hand": ["final_cry"]},
    )
    assert table.seen("strengthen")["cancelled"] is True
    table.play("molten_gold", "iron_worker")
    assert table.prompt == "destroyed"
    assert table.seen("iron_worker")["destroyed"] is True


# -- players --------------------------------------------------------------------


def test_whose_turn_it_is_also_when_it_is_the_first_seats() -> None:
    table = ashes({}, {})
    assert table.game.view(0)["player"] == 0
    while table.prompt == "turn":
        table.end_turn()
    assert table.game.view(0)["player"] is None


def choosing(hand: list[str]) -> Scene:
    """The next round, at the first discard."""
    table = ashes({"hand": hand}, {"hand": hand})
    while table.prompt != "prepare_discard":
        table.done() if table.prompt == "exhaust_dice" else table.end_turn()
    return table


def test_one_sees_what_one_has_chosen_oneself() -> None:
    table = choosing(["fear", "protect", "purge"])
    chooser = table.asked
    table.choose("fear@" + str(chooser))
    number = table._number(f"fear@{chooser}")
    assert table.game.view(chooser)["seats"][chooser]["chosen"] == [number]
    assert "chosen" not in table.game.view(1 - chooser)["seats"][chooser]


def test_dice_that_are_chosen_are_no_cards() -> None:
    table = ashes({}, {})
    while table.prompt == "turn":
        table.end_turn()
    chooser = table.asked
    table.game.apply(table.options[0])
    assert table.game.view(chooser)["seats"][chooser]["chosen"] == []


# -- a finished game ------------------------------------------------------------


def test_a_summary_tells_the_life_that_is_left() -> None:
    hurt = {
        "phoenixborn": {"card": "coal_roarkwin", "wounds": 4},
        "battlefield": ["gilder"],
        "hand": ["fear"],
    }
    first, second = AshesBox().summary(ashes(hurt, {"spellboard": ["purge"]}).state)
    assert (first.points, first.parts["units"], first.parts["spells"]) == (11, 1, 0)
    assert (second.parts["units"], second.parts["spells"], second.parts["hand"]) == (0, 1, 0)


def test_before_phoenixborn_are_chosen_nobody_has_life() -> None:
    drafting = deckhall.new_game("ashes", draft=True, players=3, seed=1)
    assert [seat.points for seat in AshesBox().summary(drafting.state)] == [0, 0, 0]


def told(kind: str, card_id: str, amount: int) -> Happening:
    return Happening(kind, 0, 7, card_id, 8, "", amount, "", "", "", EVERYBODY)


def test_damage_is_to_the_credit_of_the_card_that_dealt_it() -> None:
    happenings = [
        told("dealt", "gilder", 1),
        told("dealt", "", 1),
        told("dealt", "gilder", 0),
        told("x", "gilder", 2),
    ]
    assert [(one.card_id, one.amount) for one in AshesBox().credits(happenings)] == [("gilder", 1)]


# -- dice and what is going on --------------------------------------------------


def test_the_dice_of_every_seat_are_shown() -> None:
    second = {
        "active": {"charm": {"class": 2}, "natural": {"power": 1}},
        "exhausted": {"illusion": 3, "natural": 4},
    }
    table = ashes({"dice": {"ceremonial_basic": 1}}, {"dice": second})
    first, other = [seat["dice"] for seat in table.game.view(0)["seats"]]
    assert first == {"active": {"ceremonial_basic": 1}, "exhausted": {}}
    assert other == {
        "active": {"charm_class": 2, "natural_power": 1},
        "exhausted": {"illusion": 3, "natural": 4},
    }


def test_what_is_going_on_is_shown() -> None:
    table = ashes({"hand": ["molten_gold"]}, {"battlefield": ["iron_worker"], "hand": ["final_cry"]})
    table.play("molten_gold", "iron_worker")
    use, destruction = table.game.view(0)["events"]
    gold, worker = table._number("molten_gold"), table._number("iron_worker")
    assert (use["event"], use["card"], use["targets"], use["cancelled"]) == ("use", gold, [worker], False)
    assert destruction == {"event": "destruction", "player": 1, "card": worker, "by": 0}


def test_damage_that_is_going_on_is_shown() -> None:
    table = ashes(
        {"battlefield": ["iron_rhino"]},
        {"hand": ["redirect"], "battlefield": [{"card": "gilder", "exhaustion": 1}]},
    )
    table.attack("player 1", "iron_rhino")
    assert table.prompt == "would_be_dealt"
    damage = table.game.view(0)["events"][-1]
    assert (damage["event"], damage["amount"], damage["source"]) == (
        "damage",
        table.attack_of("iron_rhino"),
        table._number("iron_rhino"),
    )


def test_a_meditation_and_the_turning_of_dice_are_shown() -> None:
    table = ashes({"hand": ["fear", "protect"]})
    table.game.apply("meditate")
    table.choose("fear")
    assert table.game.view(1)["events"][-1]["cards"] == 1
    table.done()
    assert table.prompt == "turn_die"
    assert table.game.view(1)["events"][-1]["left"] == 1


# -- lists of cards -------------------------------------------------------------

LIST = """{title}
Phoenixborn: Coal Roarkwin
{dice}
3 Fear
"""


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ("5 Natural\n5 Ceremonial", {"natural": 5, "ceremonial": 5}),
        ("5 natural dice\n5 Ceremonial Magic", {"natural": 5, "ceremonial": 5}),
        ("Dice: 5 Natural / 5 ceremonial die", {"natural": 5, "ceremonial": 5}),
        ("Dice: 5 natural, 5 Sparkling", {"natural": 5, "sparkling": 5}),
    ],
)
def test_dice_in_a_list(dice: str, found: dict[str, int]) -> None:
    deck, strange = read_lines(LIST.format(title="Mine", dice=dice), None)
    assert (deck["dice"], strange) == (found, [])


def test_the_name_of_a_deck_is_its_first_line_and_not_too_long() -> None:
    deck, _ = read_lines(LIST.format(title="M" * 70, dice="5 Natural"), None)
    assert deck["name"] == "M" * 60
    deck, _ = read_lines(LIST.format(title="Name: " + "N" * 70, dice="5 Natural"), None)
    assert deck["name"] == "N" * 60
    deck, strange = read_lines("Only a title", None)
    assert strange == [(1, "Only a title")]


def test_a_phoenixborn_may_be_counted_under_its_heading() -> None:
    deck, strange = read_lines("Phoenixborn (1):\n1 Coal Roarkwin\nAllies (3):\n3 Hammer Knight\n", None)
    assert (deck["phoenixborn"], deck["cards"], strange) == ("coal_roarkwin", {"hammer_knight": 3}, [])
    deck, _ = read_lines("Conjurations (2):\n2 Gilder\nPhoenixborn: Coal Roarkwin\n3 Fear\n", None)
    assert deck["cards"] == {"fear": 3}
