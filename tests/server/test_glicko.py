"""Ratings of people and puzzles, against the worked example of Glickman's paper."""

from __future__ import annotations

import pytest

from deckhall.server.glicko import LEAST_DEVIATION, Rating


def test_the_example_of_the_paper() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = Rating(1500, 200).after_all(games)
    assert after.rating == pytest.approx(1464.06, abs=0.05)
    assert after.deviation == pytest.approx(151.52, abs=0.05)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_win_raises_and_a_loss_lowers_and_both_make_surer() -> None:
    me, hard = Rating(), Rating(1800, 100)
    won, lost = me.after(hard, 1.0), me.after(hard, 0.0)
    assert won.rating > me.rating > lost.rating
    assert won.rating - me.rating > me.rating - lost.rating, "beating a harder one counts more"
    assert max(won.deviation, lost.deviation) < me.deviation


def test_nobody_becomes_too_sure() -> None:
    me = Rating()
    for number in range(300):
        me = me.after(Rating(me.rating, 60), float(number % 2))
    assert me.deviation >= LEAST_DEVIATION
    assert 1300 < me.rating < 1700
