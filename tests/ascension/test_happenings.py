"""Happenings are complete: every card that moves has one, and all honor, runes and power add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.game import Game
from deckhall.kits import box

CELLS = box("ascension").cells()
OPEN_PILES = ("played", "row", "void", "mystics", "infantry", "box", "limbo", "samael")
PILES_OF_SEATS = ("hands", "discards", "constructs")


def places(state: Ascension) -> dict[int, tuple[str, int]]:
    """Where every card is that is not hidden in a deck."""
    found = {card: (pile, -1) for pile in OPEN_PILES for card in getattr(state, pile)}
    for pile in PILES_OF_SEATS:
        for seat, cards in enumerate(getattr(state, pile)):
            found |= dict.fromkeys(cards, (pile, seat))
    return found


def table_of(game: Game) -> Ascension:
    state = game.state
    assert isinstance(state, Ascension)
    return state


@pytest.mark.parametrize("setup", CELLS)
def test_every_card_that_moves_is_spoken_of(setup: dict[str, Any]) -> None:
    game = deckhall.new_game("ascension", seed=4, **setup)
    random = Random(4)
    game.listen()
    for _ in range(400):
        if game.decision is None:
            break
        before, honor, turn = places(table_of(game)), table_of(game).honor.copy(), table_of(game).turn
        game.apply(random.choice(game.decision.options))
        happenings = game.happenings()
        told = {happening.card for happening in happenings}
        after = places(table_of(game))
        shuffled = (
            {"discards", "void"} if {"shuffled", "void_shuffled"} & {h.kind for h in happenings} else set()
        )
        moved = {card for card in before | after if before.get(card) != after.get(card)}
        assert [card for card in moved - told if before.get(card, ("", 0))[0] not in shuffled] == []
        gained = Counter[int]()
        for happening in happenings:
            if (happening.kind, happening.what) == ("gained", "honor"):
                gained[happening.player] += happening.amount
        assert [had + gained[seat] for seat, had in enumerate(honor)] == table_of(game).honor
        assert [h.amount for h in happenings if h.kind == "turn"] == list(
            range(turn + 1, table_of(game).turn + 1)
        )
