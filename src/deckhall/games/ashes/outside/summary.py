"""A finished game of Ashes in numbers: each player's life, units and spells, decks, and the cards that dealt damage."""

from __future__ import annotations

from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.timing.in_play import scores
from deckhall.kernel.happenings import Happening
from deckhall.kernel.summary import Credit, SeatSummary


def summary_of(state: Ashes) -> list[SeatSummary]:
    lives = scores(state) if min(state.phoenixborn) >= 0 else (0,) * len(state.alive)
    return [
        SeatSummary(
            lives[seat],
            {
                "life": lives[seat],
                "units": len(state.battlefields[seat]),
                "spells": len(state.spellboards[seat]),
                "hand": len(state.hands[seat]),
                "draw_pile": len(state.draw_piles[seat]),
            },
            state.deck_lists[seat].copy(),
        )
        for seat in range(len(state.alive))
    ]


def credits_in(happenings: list[Happening]) -> list[Credit]:
    """Credit damage to the card that dealt it."""
    return [
        Credit(happening.player, happening.card_id, happening.amount)
        for happening in happenings
        if happening.kind == "dealt" and happening.card_id and happening.amount > 0
    ]
