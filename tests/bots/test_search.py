"""What a search promises: no playout after its time, a fair race of the options, and a tree that is kept."""

from __future__ import annotations

import time

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.search import LAP, Search, error_of_difference
from deckhall.bots.values import learnt_judge

ROW = [
    "arha_initiate",
    "arha_templar",
    "ascetic_of_the_lidless_eye",
    "temple_librarian",
    "wolf_shaman",
    "seer_of_the_forked_path",
]


def seat_with_a_choice() -> bots.Seat:
    """Eight runes and a row of heroes: much to buy, and more to buy afterwards."""
    position = {"game": "ascension", "runes": 8, "row": ROW, "seats": [{"hand": []}, {}]}
    return bots.Seat(deckhall.load_position(position), 0)


def test_a_search_without_time_plays_nothing_out() -> None:
    search = Search(judge_of("ascension"), 1)
    search.grow(seat_with_a_choice().imagine, 1_000, time.perf_counter() - 1)
    assert search.playouts == 0
    assert len(search.root.branches) > 1


def test_hard_without_time_for_a_playout_takes_what_the_judge_likes_best() -> None:
    seat = seat_with_a_choice()
    judge = judge_of("ascension")
    hurried = HardBot("ascension", judge, seed=1, milliseconds=0)
    scores = judge.weigh(seat.imagine(0))
    assert hurried.choose(seat) == seat.decision.options[scores.index(max(scores))]


def test_the_options_race_on_the_same_deals_and_those_clearly_behind_drop_out() -> None:
    search = Search(judge_of("ascension"), 1)
    search.grow(seat_with_a_choice().imagine, 400, 0.0)
    branches = search.root.branches
    laps = sorted(len(branch.results) for branch in branches)
    assert laps[0] >= LAP, "nobody drops out before the first lap"
    assert laps[0] < laps[-1], "somebody dropped out"
    best = search.best(branches)
    assert len(best.results) == laps[-1]
    for branch in branches:
        if len(branch.results) < laps[-1]:
            assert search.chance_beside(best, branch) < best.chance


def test_a_race_with_one_left_is_over() -> None:
    """Two monsters fall to the same power, one for six honor more: a few laps say which."""
    position = {
        "game": "ascension",
        "power": 4,
        "row": ["wind_tyrant", "mistake_of_creation"],
        "seats": [{}, {}],
    }
    seat = bots.Seat(deckhall.load_position(position), 0)
    search = Search(judge_of("ascension"), 1)
    search.grow(seat.imagine, 5_000, 0.0)
    assert search.playouts < 5_000
    playouts = search.playouts
    search.grow(seat.imagine, 5_000, 0.0)
    assert search.playouts == playouts


def test_a_bot_does_not_go_on_searching_for_a_trifle() -> None:
    seat, judge = seat_with_a_choice(), learnt_judge("ascension")
    thorough, content = Search(judge, 1), Search(judge, 1)
    thorough.grow(seat.imagine, 3_000, 0.0)
    content.grow(seat.imagine, 3_000, 0.0, judge.trifle)
    assert content.playouts < thorough.playouts
    best, taken = thorough.best(thorough.root.branches), content.best(content.root.branches)
    again = next(branch for branch in thorough.root.branches if branch.option == taken.option)
    assert thorough.chance_beside(best, again) > best.chance - judge.trifle


def test_a_hint_is_searched_more_thoroughly_than_a_choice() -> None:
    bots_ = [HardBot("ascension", learnt_judge("ascension"), seed=3, nodes=3_000) for _ in range(2)]
    bots_[0].choose(seat_with_a_choice())
    bots_[1].explain(seat_with_a_choice())
    choice, hint = (bot.search for bot in bots_)
    assert choice is not None
    assert hint is not None
    assert choice.playouts < hint.playouts


def test_two_options_with_the_same_results_are_not_told_apart_by_luck() -> None:
    same = [0.25, 0.75] * LAP
    assert error_of_difference(same, same) > 0
    assert error_of_difference(same[: LAP - 1], same) == float("inf")
    assert error_of_difference([0.5] * 100, [0.4, 0.6] * 50) == pytest.approx(0.1 / 10, rel=0.01)


def test_a_playout_is_judged_once_a_round_and_a_finished_game_counts_for_the_rest() -> None:
    """Nothing is left in the pool: the round ends, the game is over, and every look sees its result."""
    position = {"game": "ascension", "pool": 0, "turn": 1, "seats": [{"honor": 30}, {"honor": 0}]}
    game = deckhall.load_position(position)
    seat = bots.Seat(game, 0)
    judge = judge_of("ascension")
    search = Search(judge, 1)
    state = seat.imagine(0)
    assert judge.pace(state) == 2
    for branch in search.open_branches(search.root, state):
        assert search.play_out(seat.imagine(1), branch) == 1.0


def test_what_follows_a_choice_is_searched_once_the_choice_was_looked_at_often() -> None:
    judge = judge_of("ascension")
    search = Search(judge, 1)
    search.grow(seat_with_a_choice().imagine, 12 * judge.patience, 0.0)
    assert any(branch.node is not None for branch in search.root.branches)
    for branch in search.root.branches:
        assert branch.node is None or branch.visits > judge.patience


def test_what_was_learnt_is_kept_for_the_next_choice() -> None:
    search = Search(judge_of("ascension"), 1)
    search.grow(seat_with_a_choice().imagine, 900, 0.0)
    best = max(search.root.branches, key=lambda branch: branch.visits)
    kept = best.node
    assert kept is not None
    search.descend(best.option)
    assert search.root is kept
    assert search.root.visits > 0
    search.descend(
        seat_with_a_choice().decision.options[-1]
    )  # the end of the turn: nothing is known after it
    assert search.root.visits == 0
