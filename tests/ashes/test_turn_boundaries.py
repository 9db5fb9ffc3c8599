"""What a turn leaves to the next one, and a round to the next: nothing that was meant for it alone."""

from __future__ import annotations

from deckhall.games.ashes.terms import BYPASSING, CANCELLED
from tests.ashes.tables import ashes

MAEONI = {"phoenixborn": "maeoni_viper", "spellboard": ["hypnotize"], "battlefield": ["iron_rhino"]}


def test_bypass_by_hypnotize_ends_with_the_turn() -> None:
    table = ashes(MAEONI)
    table.activate("hypnotize", "iron_rhino")
    rhino = table.state.battlefields[0][0]
    assert table.seen("iron_rhino")["bypass"] is True
    table.end_turn()
    assert table.asked == 1
    assert not table.state.marks[rhino] & BYPASSING


def test_every_turn_has_its_own_actions_and_its_number() -> None:
    table = ashes({"hand": ["fear"]})
    turns = table.state.turns
    table.meditate("fear")
    table.done()
    assert (table.state.main_done, table.state.sides) == (False, 0)
    table.end_turn()
    assert (table.asked, table.state.main_done, table.state.sides) == (1, False, 1)
    assert table.state.turns == turns + 1


def test_a_cancelled_ready_spell_works_again_in_recovery() -> None:
    table = ashes({"spellboard": ["hypnotize"]})
    spell = table.state.spellboards[0][0]
    table.state.marks[spell] |= CANCELLED
    table.end_round()
    assert not table.state.marks[spell] & CANCELLED


def test_passes_of_a_round_do_not_count_in_the_next() -> None:
    table = ashes()
    table.end_round()
    assert (table.state.round, table.state.passes) == (2, 0)
    first = table.asked
    table.end_turn()
    assert (table.asked, table.prompt) == (1 - first, "turn"), "one pass alone ends no round"


def test_rounds_in_which_nobody_acts_are_counted_until_somebody_does() -> None:
    table = ashes()
    for idle in (1, 2):
        table.end_round()
        assert table.state.idle_rounds == idle
    table.meditate("draw_pile")
    table.done()
    assert table.state.acted is True
    table.end_round()
    assert table.state.idle_rounds == 0
    assert table.state.acted is False


def test_strengthen_lasts_until_the_end_of_the_turn() -> None:
    table = ashes({"spellboard": ["strengthen"], "battlefield": ["iron_worker"]})
    before = table.attack_of("iron_worker")
    table.activate("strengthen", "iron_worker")
    assert table.attack_of("iron_worker") == before + 2
    table.end_turn()
    assert table.attack_of("iron_worker") == before
