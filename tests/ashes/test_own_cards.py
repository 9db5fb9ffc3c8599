"""A card with an effect of one's own, written outside the package, plays in both builds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from deckhall.games.ashes import library
from deckhall.games.ashes.card import Card, OnPlay, basic, main
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.kernel.options import NO, YES, Option
from deckhall.kernel.state import Task
from tests.ashes.tables import ashes


@dataclass(frozen=True)
class Mend(AshesEffect):
    """You may heal your Phoenixborn completely."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.ask(task, "may", [YES, NO])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "yes":
            state.wounds[state.phoenixborn[task.player]] = 0


@pytest.fixture
def mending() -> Iterator[None]:
    library.add_card(Card("mending", "action_spell", main(basic()), abilities=(OnPlay(do=(Mend(),)),)))
    yield
    library.remove_card("mending")


@pytest.mark.usefixtures("mending")
def test_own_card() -> None:
    table = ashes({"phoenixborn": {"card": "coal_roarkwin", "wounds": 9}, "hand": ["mending"]})
    table.play("mending")
    table.yes()
    assert table.wounds("coal_roarkwin") == 0
    assert table.discard(0) == ["mending"]
