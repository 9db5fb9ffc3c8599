"""Happenings are complete: every change on the table has one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import PLAYED
from deckhall.kernel.game import Game
from deckhall.kits import box

TOKENS = ("wounds", "exhaustion", "status", "charms", "host")
CELLS = box("ashes").cells()


def table_of(game: Game) -> dict[str, list[int]]:
    state = game.state
    assert isinstance(state, Ashes)
    return {name: list(getattr(state, name)) for name in (*TOKENS, "place_of")}


def is_secret(game: Game) -> bool:
    """A First Five is chosen in secret and not announced."""
    return game.decision is not None and game.decision.prompt == "first_five"


# An alteration whose owner may respark it lies among the played cards, and is announced once that is decided.
def untold(
    before: dict[str, list[int]], after: dict[str, list[int]], told: set[int]
) -> list[tuple[str, int]]:
    return [
        (name, card)
        for name in before
        for card in range(len(before[name]))
        if before[name][card] != after[name][card] and card not in told and after["place_of"][card] != PLAYED
    ]


@pytest.mark.parametrize("setup", [cell for cell in CELLS[::4] if "decks" in cell])
def test_every_card_that_changes_is_spoken_of(setup: dict[str, Any]) -> None:
    game = deckhall.new_game("ashes", seed=4, **setup)
    random = Random(4)
    game.listen()
    while game.decision is not None:
        before, secret = table_of(game), is_secret(game)
        game.apply(random.choice(game.decision.options))
        happenings = game.happenings()
        if "eliminated" in [happening.kind for happening in happenings]:
            continue  # all cards of a player go at once
        told = {card for happening in happenings for card in (happening.card, happening.target)}
        if game.outcome is None and not secret:
            assert untold(before, table_of(game), told) == [], game.codes()[-1]
