"""The numbered rule lines of Ashes about the table and setting up: G and S."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.setup.decks import check_deck, conjuration_pile
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from tests.ashes.tables import ashes, start

QUIET = {"phoenixborn": "jessa_na_ni", "dice": {}}  # a player who cannot answer anything


def deck(**changes: Any) -> dict[str, Any]:
    """The deck of the Iron Men, with changes."""
    return {**json.loads(json.dumps(PRECONS["iron_men"])), **changes}


def test_g1_card_text_beats_the_rulebook() -> None:
    """An exhausted card has no text (T1), but Overtime's box says it works all the same."""
    table = ashes({"battlefield": [{"card": "iron_worker", "status": 1, "exhaustion": 1}]}, QUIET)
    assert table.can("use", "iron_worker")


def test_g2_a_phoenixborn_is_not_a_unit() -> None:
    table = ashes({"battlefield": ["anchornaut"]}, {**QUIET, "battlefield": ["gilder"]})
    table.use("anchornaut")
    assert table.prompt == "target"
    assert not table.can("choose", "jessa_na_ni")
    assert table.can("choose", "gilder")


def test_g3_a_card_must_be_in_play_for_its_text_to_work() -> None:
    table = ashes({"battlefield": ["iron_worker"]}, {**QUIET, "hand": ["living_doll", "hammer_knight"]})
    table.attack("jessa_na_ni", "iron_worker")
    assert table.prompt == "turn"
    assert table.wounds("jessa_na_ni") == 2


def test_g4_what_everybody_saw_go_to_a_hand_is_known() -> None:
    table = ashes({"phoenixborn": "jessa_na_ni", "hand": ["fear"]}, {"battlefield": ["iron_worker"]})
    table.play("fear", "iron_worker")
    seats = table.game.view(0)["seats"]
    assert isinstance(seats, list)
    assert [card["id"] for card in seats[1]["hand"]] == ["iron_worker"]
    for seed in range(5):
        imagined = table.game.imagine(0, seed)
        assert isinstance(imagined, Ashes)
        assert "iron_worker" in [imagined.definitions[card].id for card in imagined.hands[1]]


def test_g4_who_has_shown_a_summons_has_its_conjurations() -> None:
    """Deck lists are closed; but a player who reacts with Summon Sleeping Widows is asked how many come."""
    table = ashes(
        {"hand": ["molten_gold"]},
        {"phoenixborn": "noah_redmoon", "hand": ["summon_sleeping_widows"], "battlefield": ["masked_wolf"]},
        options={"deck_lists": "closed"},
    )
    table.play("molten_gold", "masked_wolf")
    table.react("summon_sleeping_widows")
    assert table.prompt == "summon"
    for seed in range(10):
        for viewer in (0, -1):
            assert table.game.imagine(viewer, seed).view(viewer) == table.game.view(viewer)


def test_g4_what_is_hidden_and_what_is_public() -> None:
    table = ashes({"hand": ["fear"], "discard": ["refresh"]}, {**QUIET, "hand": ["redirect", "final_cry"]})
    view = json.dumps(table.game.view(0))
    assert '"fear"' in view
    assert '"refresh"' in view
    theirs = json.dumps(table.game.view(1))
    assert '"refresh"' in theirs
    hidden = json.dumps(table.game.view(-1))
    number = table._number("redirect")
    assert f'"card": {number},' not in view
    assert f'"card": {number},' not in hidden


@pytest.mark.parametrize("name", sorted(PRECONS))
def test_s1_a_deck_is_a_phoenixborn_30_cards_and_10_dice(name: str) -> None:
    check_deck(PRECONS[name])
    assert sum(PRECONS[name]["cards"].values()) == 30
    assert sum(PRECONS[name]["dice"].values()) == 10


def test_s1_every_broken_rule_is_named_at_once() -> None:
    broken = deck(
        cards={"hammer_knight": 4, "iron_rhino": 1, "no_such_card": 2}, dice={"natural": 3, "moon": 1}
    )
    with pytest.raises(deckhall.InvalidDeck) as error:
        check_deck(broken)
    for word in ("hammer_knight", "iron_rhino", "no_such_card", "moon", "30", "10"):
        assert word in str(error.value), word


def test_s2_unique_cards_only_with_their_phoenixborn() -> None:
    cards = dict(PRECONS["iron_men"]["cards"])
    cards["fear"] = cards.pop("one_hundred_blades")
    with pytest.raises(deckhall.InvalidDeck, match="fear"):
        check_deck(deck(cards=cards))


def test_s3_the_conjuration_pile_follows_from_the_deck() -> None:
    assert conjuration_pile(["coal_roarkwin", *PRECONS["iron_men"]["cards"]]) == {"iron_rhino": 5}
    snakes = conjuration_pile(["maeoni_viper", *PRECONS["snakes_in_silver"]["cards"]])
    assert snakes == {"gilder": 5, "silver_snake": 3}
    table = start("iron_men", "snakes_in_silver")
    assert Counter(table.conjurations(0)) == {"iron_rhino": 5}
    assert Counter(table.conjurations(1)) == snakes


def test_s4_suggested_first_five() -> None:
    table = start("iron_men", "snakes_in_silver", seed=7)
    assert sorted(table.hand(0)) == sorted(
        ["anchornaut", "hammer_knight", "iron_worker", "expand_energy", "summon_iron_rhino"]
    )


def test_s4_first_five_are_five_different_cards_and_all_dice_start_exhausted() -> None:
    table = start("iron_men", "iron_men", first_five="chosen")
    assert (table.asked, table.prompt) == (0, "first_five")
    assert sum(table.exhausted_dice(0).values()) == 10
    assert table.active_dice(0) == {}
    random = Random(5)
    while table.prompt == "first_five":
        assert table.game.decision is not None
        table.game.apply(random.choice(table.game.decision.options))
    for player in (0, 1):
        assert len(set(table.hand(player))) == len(table.hand(player)) == 5
        assert len(table.draw_pile(player)) == 25


def test_s5_setup_choices_are_blind() -> None:
    table = start("iron_men", "iron_men", first_five="chosen")
    while table.asked == 0:
        assert table.game.view(1)["decision"] == {"player": None, "prompt": None}
        table.game.apply(table.options[0])
    assert table.asked == 1
    for seat in (1, -1):
        view = table.game.view(seat)
        assert table.game.imagine(seat, 5).view(seat) == view
        for card in table.state.hands[0]:
            assert f'"card": {card},' not in json.dumps(view)
