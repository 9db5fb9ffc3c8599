"""Positions of a turn or two whose best lines are known, and what may not be part of one."""

from __future__ import annotations

import pytest

from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.errors import GameError
from deckhall.puzzles import BEST, TASK, Goal, setter
from deckhall.puzzles.ascension import TurnSearch, deeds_of, themes_of
from deckhall.puzzles.ashes import WinSearch, proven
from deckhall.puzzles.puzzle import OutOfNodes
from tests.ascension.tables import ANNIVERSARY, ascension
from tests.ashes.tables import ashes


def test_power_goes_where_it_brings_most_honor() -> None:
    """Five power: Mephit and the Cultist bring 3 honor, the Wind Tyrant as much and no more."""
    table = ascension(hand=["apprentice"], power=5, row=["mephit"], deck=["apprentice"] * 5)
    search = TurnSearch(table.state, Goal(BEST))
    assert search.best(table.state) == 3
    line, own = search.line(3)
    assert len([code for code in line if code.startswith("defeat")]) == 2
    assert own == len(line)


def test_a_bonus_needs_the_right_order() -> None:
    """Runic Lycanthrope has more power after another Lifebound hero: only then Mephit falls."""
    hand = ["lifebound_initiate", "runic_lycanthrope", "militia"]
    table = ascension(hand=hand, row=["mephit"], deck=["apprentice"] * 5)
    goal = Goal(TASK, deeds=(("defeat", "mephit"),))
    proof = setter("ascension").prove(table.state, goal)
    assert proof is not None
    played = [code for code in proof.line if code.startswith("play")]
    names = [table.state.card_id(int(code.split(":")[1])) for code in played]
    assert names.index("lifebound_initiate") < names.index("runic_lycanthrope")
    assert ("play", "runic_lycanthrope") not in [
        ("play", table.state.card_id(int(code.split(":")[1]))) for code in proof.first
    ]


def test_cards_that_turn_up_are_not_part_of_a_puzzle() -> None:
    """The Avatar would bring more than all the rest, but it turns up only when Mephit is gone."""
    center = ["avatar_of_the_fallen", "landtalker", "arha_initiate", "arha_initiate"]
    table = ascension(power=20, hand=["apprentice"], row=["mephit"], center=center, pool=60)
    search = TurnSearch(table.state, Goal(BEST))
    cultists = (20 - 3) // 2
    assert search.best(table.state) == 2 + cultists


def test_a_line_that_shuffles_does_not_count() -> None:
    draws = ascension(edition=ANNIVERSARY, hand=["arha_initiate"], deck=[], discard=["heavy_infantry"] * 2)
    search = TurnSearch(draws.state, Goal(BEST))
    assert search.best(draws.state) == 0
    seen = ascension(hand=["arha_initiate"], deck=["heavy_infantry"] * 2, row=[])
    assert TurnSearch(seen.state, Goal(BEST)).best(seen.state) >= 1


def test_a_line_in_which_the_center_deck_runs_out_does_not_count() -> None:
    """A deck of one card would be shuffled from the void without any luck, and Mephit be defeated again and again."""
    table = ascension(power=20, hand=["apprentice"], row=["mephit"], center=["avatar_of_the_fallen"], pool=60)
    assert TurnSearch(table.state, Goal(BEST)).best(table.state) == 10


def test_a_goal_out_of_reach_has_no_proof() -> None:
    table = ascension(hand=["apprentice"], power=2, row=["mephit"])
    assert setter("ascension").prove(table.state, Goal(BEST, honor=2)) is None
    assert setter("ascension").prove(table.state, Goal(TASK, deeds=(("defeat", "mephit"),))) is None
    assert setter("ascension").prove(table.state, Goal(BEST, honor=1)) is not None


def test_a_search_that_takes_too_long_says_so() -> None:
    table = ascension(hand=["apprentice", "militia", "mystic", "heavy_infantry"], row=["mephit"])
    with pytest.raises(OutOfNodes):
        TurnSearch(table.state, Goal(BEST), most_nodes=3).best(table.state)


def test_what_a_line_does_and_is_about() -> None:
    table = ascension(hand=["apprentice"], power=3, row=["mephit"], deck=["apprentice"] * 5)
    line, _ = TurnSearch(table.state, Goal(BEST)).line(2)
    assert deeds_of(table.state, line) == (("defeat", "mephit"),)
    assert isinstance(themes_of(table.state, line), tuple)


def test_a_game_without_puzzles_is_refused() -> None:
    with pytest.raises(GameError):
        setter("chess")


# -- Ashes ------------------------------------------------------------------------------


def wounded(phoenixborn: str, left: int, **parts: object) -> dict[str, object]:
    """A player whose Phoenixborn has so much life left."""
    life = {"aradel_summergaard": 16, "coal_roarkwin": 17}[phoenixborn]
    return {"phoenixborn": {"card": phoenixborn, "wounds": life - left}, "hand": [], **parts}


def state_of(*players: dict[str, object]) -> Ashes:
    state = ashes(*players).game.state
    assert isinstance(state, Ashes)
    return state


def test_an_attack_that_nobody_can_stop_wins() -> None:
    mine: dict[str, object] = {"battlefield": ["iron_rhino"], "hand": [], "dice": {}}
    proof = proven(state_of(mine, wounded("aradel_summergaard", 5, dice={})))
    assert proof is not None
    assert "attack_phoenixborn" in proof.first


def test_a_blocker_that_would_save_them_counts() -> None:
    mine: dict[str, object] = {"battlefield": ["iron_rhino"], "hand": [], "dice": {}}
    foe = wounded("aradel_summergaard", 5, battlefield=["blue_jaguar"], dice={})
    assert proven(state_of(mine, foe)) is None


def test_more_life_than_anything_can_take() -> None:
    mine: dict[str, object] = {"battlefield": ["iron_rhino"], "hand": [], "dice": {}}
    state = state_of(mine, wounded("aradel_summergaard", 15, dice={}))
    assert WinSearch(state).is_hopeless(state)
    assert proven(state) is None


def test_the_line_of_a_proof_wins() -> None:
    mine: dict[str, object] = {"battlefield": ["iron_rhino"], "hand": [], "dice": {}}
    state = state_of(mine, wounded("aradel_summergaard", 5, dice={}))
    proof = proven(state)
    assert proof is not None
    for code in proof.line:
        assert state.decision is not None
        state.apply(state.decision.option(code))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
