"""What a search promises: no playout after its time, else the judge's choice, and a tree that is kept."""

from __future__ import annotations

import time

import deckhall
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.search import Search

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


def test_what_follows_a_choice_is_searched_once_the_choice_was_looked_at_often() -> None:
    judge = judge_of("ascension")
    search = Search(judge, 1)
    search.grow(seat_with_a_choice().imagine, 4 * judge.patience, 0.0)
    assert any(branch.node is not None for branch in search.root.branches)
    for branch in search.root.branches:
        assert branch.node is None or branch.visits > judge.patience


def test_what_was_learnt_is_kept_for_the_next_choice() -> None:
    search = Search(judge_of("ascension"), 1)
    search.grow(seat_with_a_choice().imagine, 200, 0.0)
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
