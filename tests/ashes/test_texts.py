"""Parts of texts at their edges: nothing to do, the last one left, what somebody else has cancelled."""

from __future__ import annotations

import pytest

from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import CANCELLED
from tests.ashes.tables import Scene, ashes


def purging(**player: object) -> Scene:
    """Purge with focus 1: for another die, another card."""
    table = ashes({"spellboard": ["purge", "purge"], **player}, {"draw_pile": ["fear"] * 3})
    table.activate("purge", "player 1")
    return table


def test_purge_is_paid_again_for_another_card() -> None:
    table = purging(dice={"charm_class": 2})
    assert table.prompt == "may_pay"
    table.yes()
    assert (len(table.draw_pile(1)), table.active_dice(0)) == (1, {})


def test_purge_asks_nobody_who_cannot_pay_or_when_the_pile_is_empty() -> None:
    table = purging(dice={"charm_class": 1})
    assert (table.prompt, len(table.draw_pile(1))) == ("turn", 2)
    table = ashes({"spellboard": ["purge", "purge"]}, {"draw_pile": ["fear"]})
    table.activate("purge", "player 1")
    assert (table.prompt, table.draw_pile(1)) == ("turn", [])


def test_purge_need_not_be_paid_again() -> None:
    table = purging(dice={"charm_class": 2})
    table.no()
    assert (len(table.draw_pile(1)), table.active_dice(0)) == (2, {"charm_class": 1})


def test_a_cancelled_spell_of_the_board_has_no_text_until_the_recovery() -> None:
    """Small Sacrifice is cancelled for the rest of the round; a die power or a spell from hand is only gone."""
    table = ashes(
        {"spellboard": ["small_sacrifice"], "battlefield": ["iron_rhino"]},
        {"hand": ["golden_veil"], "battlefield": ["iron_worker"]},
    )
    table.activate("small_sacrifice", "iron_rhino", "iron_worker")
    table.react("golden_veil")
    assert (table.wounds("iron_rhino"), table.wounds("iron_worker")) == (0, 0)
    assert cancelled(table) == ["small_sacrifice"]
    table.end_round()
    assert cancelled(table) == []


@pytest.mark.parametrize("act", ["natural_magic", "molten_gold"])
def test_what_is_not_on_the_board_is_cancelled_for_once(act: str) -> None:
    table = ashes({"hand": ["molten_gold"]}, {"hand": ["golden_veil"], "battlefield": ["iron_worker"]})
    (table.play if act == "molten_gold" else table.activate)(act, "iron_worker")
    table.react("golden_veil")
    assert (table.wounds("iron_worker"), cancelled(table)) == (0, [])


def cancelled(table: Scene) -> list[str]:
    state = table.state
    return [state.definitions[card].id for card, mark in enumerate(state.marks) if mark & CANCELLED]


def sacrificing(mine: dict[str, object], theirs: dict[str, object]) -> Scene:
    table = ashes(
        {"spellboard": ["small_sacrifice"] * 2, "battlefield": [{"card": "iron_rhino", **mine}]},
        {"battlefield": [{"card": "hammer_knight", **theirs}]},
    )
    table.activate("small_sacrifice", "iron_rhino", "hammer_knight")
    return table


def test_a_small_sacrifice_of_two_ready_units_may_exhaust_them_instead() -> None:
    table = sacrificing({}, {})
    assert table.prompt == "instead"
    table.yes()
    assert (table.exhaustion("iron_rhino"), table.exhaustion("hammer_knight")) == (1, 1)
    assert (table.wounds("iron_rhino"), table.wounds("hammer_knight")) == (0, 0)


@pytest.mark.parametrize(("mine", "theirs"), [({"exhaustion": 1}, {}), ({}, {"exhaustion": 1})])
def test_a_small_sacrifice_of_an_exhausted_unit_hurts(
    mine: dict[str, object], theirs: dict[str, object]
) -> None:
    table = sacrificing(mine, theirs)
    assert table.prompt == "may"
    table.yes()
    if table.prompt == "order":
        table.choose("iron_rhino")
    assert (table.wounds("iron_rhino"), table.wounds("hammer_knight")) == (1, 1)


@pytest.mark.parametrize(("piles", "wounds"), [(2, [0, 0]), (1, [0, 1]), (0, [1, 2])])
def test_abundance_hurts_for_what_is_not_drawn(piles: int, wounds: list[int]) -> None:
    """A second copy is focus 1: its player suffers 1 less."""
    table = ashes(
        {"spellboard": ["abundance", "abundance"], "draw_pile": ["fear"] * piles},
        {"draw_pile": ["fear"] * piles},
    )
    table.activate("abundance")
    while table.prompt in ("draw", "order"):
        table.game.apply(table.options[0])
    assert [table.wounds("coal_roarkwin"), table.wounds("aradel_summergaard")] == wounds


def test_a_token_needs_somewhere_to_go() -> None:
    table = ashes({"hand": ["transfer"]}, {"battlefield": [{"card": "gilder", "wounds": 1}]})
    table.play("transfer", "player 1")
    assert (table.prompt, table.wounds("gilder")) == ("turn", 1)


def test_blood_transfer_need_not_heal() -> None:
    unit = {"card": "hammer_knight", "wounds": 2}
    table = ashes({"spellboard": ["blood_transfer"], "battlefield": ["iron_rhino", unit]})
    table.activate("blood_transfer", "iron_rhino")
    assert table.can("heal", "hammer_knight")
    assert not table.can("heal", "iron_rhino")
    table.pass_()
    assert (table.wounds("hammer_knight"), table.wounds("iron_rhino")) == (2, 2)


def test_a_search_shuffles_the_pile_and_shows_the_card_to_nobody() -> None:
    pile = ["fear", "protect", "redirect", "final_cry", "refresh", "transfer"]
    table = ashes({"hand": ["open_memories"], "draw_pile": pile})
    table.play("open_memories", "fear")
    assert table.hand(0) == ["fear"]
    assert sorted(table.draw_pile(0)) == sorted(pile[1:])
    imagined = [table.game.imagine(1, seed) for seed in range(9)]
    assert len({tuple(state.hands[0]) for state in imagined if isinstance(state, Ashes)}) > 1


def test_cut_the_strings_without_a_unit_cuts_nothing() -> None:
    table = ashes(
        {"spellboard": ["cut_the_strings"]},
        {"battlefield": [{"card": "iron_rhino", "attached": ["root_armor"]}]},
    )
    table.activate("cut_the_strings", "root_armor")
    assert (table.prompt, table.attached("iron_rhino")) == ("turn", ["root_armor"])


def test_cut_the_strings_hurts_a_unit_first() -> None:
    table = ashes(
        {"spellboard": ["cut_the_strings"], "battlefield": ["iron_rhino"]},
        {"battlefield": [{"card": "gilder", "attached": ["root_armor"]}], "dice": {}},
    )
    table.activate("cut_the_strings", "root_armor")
    assert table.prompt == "may"
    table.yes()
    assert table.wounds("iron_rhino") == 2
    assert table.attached("gilder") == []
