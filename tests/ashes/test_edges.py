"""Rules at their edges: full boards, the second attacker, the first seat, several prices at once."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall.games.ashes import BOX
from deckhall.games.ashes.card import Dice
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.library import remove_card
from tests.ashes.tables import Scene, ashes

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}


def pass_windows(table: Scene) -> None:
    while table.prompt in ("declaring", "declared", "free"):
        table.pass_()


def test_after_an_attacker_that_cannot_be_blocked_the_next_one_can() -> None:
    table = ashes(
        {
            "phoenixborn": "maeoni_viper",
            "spellboard": ["hypnotize"],
            "battlefield": ["iron_rhino", "gilder", "mist_spirit"],
        },
        {**QUIET, "battlefield": ["leech_warrior", "anchornaut"]},
    )
    table.activate("hypnotize", "iron_rhino")
    table.attack("jessa_na_ni", "iron_rhino", "gilder", "mist_spirit")
    pass_windows(table)
    assert (table.asked, table.prompt) == (1, "block")
    table.block("leech_warrior", "gilder")
    pass_windows(table)
    table.block("anchornaut", "mist_spirit")


def test_a_ready_spell_needs_a_page_and_no_slot() -> None:
    room = next(card["battlefield"] for card in deckhall.cards("ashes") if card["id"] == "coal_roarkwin")
    table = ashes({"hand": ["hypnotize"], "battlefield": ["iron_worker"] * room}, QUIET)
    table.play("hypnotize")
    assert table.spellboard() == ["hypnotize"]


def test_an_ally_needs_a_slot_and_no_page() -> None:
    cards = deckhall.cards("ashes")
    pages = next(card["spellbook"] for card in cards if card["id"] == "coal_roarkwin")
    spells = [card["id"] for card in cards if card["type"] == "ready_spell" and "unique_to" not in card]
    table = ashes({"hand": ["iron_worker"], "spellboard": spells[:pages]}, QUIET)
    table.play("iron_worker")
    assert table.battlefield() == ["iron_worker"]


def test_a_card_that_leaves_play_leaves_everything_behind() -> None:
    gilder = {"card": "gilder", "wounds": 1, "exhaustion": 2, "status": 1}
    table = ashes({**QUIET, "hand": ["fear"]}, {"phoenixborn": "maeoni_viper", "battlefield": [gilder]})
    number = table.state.battlefields[1][0]
    table.state.boost[number] = 3
    table.play("fear")
    state = table.state
    assert table.place(number) == "conjurations"
    tokens = (state.wounds, state.exhaustion, state.status, state.boost, state.marks, state.charms)
    assert [kind[number] for kind in tokens] == [0] * 6


def test_a_resparked_alteration_lies_among_the_played_cards_until_its_owner_has_chosen() -> None:
    worker = {"card": "iron_worker", "attached": [{"card": "undying_heart", "owner": 1}]}
    table = ashes({**QUIET, "hand": ["fear"]}, {"battlefield": [worker], "dice": {"charm_basic": 2}})
    table.play("fear")
    assert table.prompt == "respark"
    assert table.place("undying_heart") == "played"
    assert table.state.alterations == []


@pytest.mark.parametrize(
    ("dice", "wanted", "enough"),
    [
        ({"charm_class": 2}, [("charm", "class"), ("charm", "class")], True),
        ({"charm_class": 1, "natural_class": 1}, [("charm", "class"), ("charm", "class")], False),
        ({"natural_class": 1, "charm_power": 1}, [("natural", "class"), ("charm", "power")], True),
        ({"natural_class": 1, "charm_class": 1}, [("natural", "class"), ("charm", "power")], False),
        ({"charm_power": 2}, [("charm", "class"), ("charm", "power")], True),
        ({"charm_power": 1}, [("charm", "class"), ("charm", "power")], False),
        (
            {"illusion_class": 1, "ceremonial_class": 1},
            [("illusion", "class"), ("ceremonial", "class")],
            True,
        ),
        ({"illusion_class": 2}, [("illusion", "class"), ("ceremonial", "class")], False),
        ({"illusion_basic": 1, "charm_class": 1}, [("charm", "class"), ("", "basic")], True),
        ({"charm_class": 1}, [("charm", "class"), ("", "basic")], False),
    ],
)
def test_prices_that_are_paid_together(
    dice: dict[str, int], wanted: list[tuple[Any, Any]], enough: bool
) -> None:
    table = ashes({}, {"dice": dice})
    prices = [Price((Dice(1, magic, face),)) for magic, face in wanted]
    assert table.state.can_pay_all(1, prices) is enough


def test_a_phoenixborn_that_can_be_activated_is_offered_once_and_to_its_player_alone() -> None:
    table = ashes(
        {"phoenixborn": "aradel_summergaard"},
        {"phoenixborn": "aradel_summergaard", "battlefield": ["gilder"]},
    )
    for seat in (0, 1):
        assert table.asked == seat
        assert len(set(table.options)) == len(table.options)
        activated = [option for option in table.options if option.startswith("activate:")]
        assert f"activate:{table.state.phoenixborn[1 - seat]}" not in activated
        table.end_turn()


@pytest.mark.parametrize("turn", [-1, 2, 7])
def test_a_position_is_the_turn_of_somebody_who_sits_there(turn: int) -> None:
    with pytest.raises(deckhall.InvalidPosition):
        ashes(turn=turn)


def test_numbers_of_cards_have_no_gaps() -> None:
    with pytest.raises(deckhall.InvalidPosition, match="without gaps"):
        ashes({"hand": ["fear#500"]})


def test_a_deck_with_a_part_that_decks_do_not_have() -> None:
    deck = {**BOX.check_deck("iron_men").deck, "sleeves": "red"}
    assert ("unknown_part", "'sleeves'") in [
        (fault.key, fault.about) for fault in BOX.check_deck(deck).faults
    ]


def test_only_a_card_that_was_added_can_be_removed() -> None:
    with pytest.raises(deckhall.UnknownCard, match="was added"):
        remove_card("hammer_knight")
