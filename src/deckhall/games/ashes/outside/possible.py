"""The numbers, players and cards that a position of Ashes may contain."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import GONE, KINDS, NOBODY
from deckhall.kernel.options import NO_CARD

# Far above what play can reach: a position may be odd, but must not keep a machine busy.
MOST_DICE, MOST_TOKENS, MOST_COUNTED, MOST_TASKS = 100, 100, 1_000, 200
NO_DIE: Final = -1  # no die is being turned


def is_count(number: Any, most: int) -> bool:
    return type(number) is int and 0 <= number <= most


def is_index(number: Any, size: int) -> bool:
    return type(number) is int and 0 <= number < size


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def is_player(state: Ashes, player: Any) -> bool:
    return is_index(player, len(state.alive))


def is_player_or_nobody(state: Ashes, player: Any) -> bool:
    return player == NOBODY or is_player(state, player)


def is_card(state: Ashes, card: Any) -> bool:
    return is_index(card, len(state.definitions))


def is_card_or_none(state: Ashes, card: Any) -> bool:
    return card in (NO_CARD, GONE) or is_card(state, card)


def are_cards_or_none(state: Ashes, cards: Any) -> bool:
    return isinstance(cards, tuple) and all([is_card_or_none(state, card) for card in cards])


def active_dice(state: Ashes, player: int) -> list[int]:
    """The active dice of a player, by kind."""
    return state.active_dice[player * KINDS : (player + 1) * KINDS]
