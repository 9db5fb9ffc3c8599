"""Fitting the weights: a round changes values by what games showed, and leaves the old weights alone."""

from __future__ import annotations

import copy
import math

import numpy as np
import pytest

from deckhall.bots.ascension.judge import WEIGHTS
from deckhall.bots.judge import load_weights
from tools.fit_weights_ascension import TABLES, doubt, duel, fit


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]])
def test_a_round_of_fitting(table: str) -> None:
    old = load_weights(WEIGHTS)
    before = copy.deepcopy(old)
    new = fit(old, table, games=3, seed=1, by=1.5, keep=0.5)
    assert old == before
    changed = new["tables"][table]["cards"]
    assert changed != old["tables"][table]["cards"]
    assert set(changed) == set(old["tables"][table]["cards"])
    assert all(math.isfinite(value) for values in changed.values() for value in values)
    assert duel(new, old, table, 2, 1)[0] in (0, 1, 2)


def test_keeping_everything_changes_nothing() -> None:
    old = load_weights(WEIGHTS)
    new = fit(old, TABLES[0], games=2, seed=1, by=1.5, keep=1.0)
    for card_id, values in old["tables"][TABLES[0]]["cards"].items():
        assert new["tables"][TABLES[0]]["cards"][card_id] == pytest.approx(values, abs=1e-3)


def test_doubt_is_found_again() -> None:
    random = np.random.default_rng(1)
    stages = random.random(20_000)
    ahead = random.normal(0, 10, 20_000)
    won = (random.random(20_000) < 1 / (1 + np.exp(-ahead / (2 + 6 * stages)))).astype(float)
    late, early = doubt(ahead, won, stages)
    assert late == pytest.approx(2, abs=1)
    assert early == pytest.approx(6, abs=2)


def test_the_weights_say_how_they_were_made() -> None:
    about = load_weights(WEIGHTS)["about"]
    assert about["fitted"].count("-") == 2
    assert "fit_weights" in about["how"]
