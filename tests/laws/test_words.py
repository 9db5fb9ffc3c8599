"""A law: play uses only declared words, with the arguments that were declared for them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.kernel.state import SPECTATOR
from deckhall.kernel.vocabulary import Vocabulary
from tests.laws.games import BOXES, SOAK, cells, decisions, law

DECLARED = cells([box for box in BOXES if box.vocabulary() is not None])


def in_full(happening: Happening) -> dict[str, Any]:
    """A happening as somebody sees it who may know all of it."""
    viewers = range(SPECTATOR, 8)
    return max([happening.seen_by(viewer) for viewer in viewers], key=len)


def faults_at(words: Vocabulary, game: Game) -> list[str]:
    found = [fault for happening in game.happenings() for fault in words.happening_faults(in_full(happening))]
    decision, outcome = game.decision, game.outcome
    if decision is not None:
        options = [game.describe(option) for option in decision.options]
        found += words.decision_faults(decision.prompt, decision.secret, options)
    if outcome is not None and outcome.reason not in words.outcomes:
        found.append(f"outcome {outcome.reason!r} is not declared")
    return found


@pytest.mark.parametrize(("name", "cell"), DECLARED)
@law(games=1, soak=20)
@given(seed=st.integers(0, 2**32 - 1))
def test_play_uses_only_declared_words(name: str, cell: dict[str, Any], seed: int) -> None:
    for number, game in decisions(name, cell, seed):
        game.listen()
        words = game.box.vocabulary()
        assert words is not None
        assert faults_at(words, game) == []
        if SOAK or number % 17 == 0:
            for seat in range(SPECTATOR, game.state.seats()):
                assert words.view_faults(game.view(seat)) == []
