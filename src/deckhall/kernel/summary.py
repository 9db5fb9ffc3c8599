"""A summary of a finished game: each player's score, what it is made of, and their cards."""

from __future__ import annotations

from typing import Final


class SeatSummary:
    """One player: the number that a graph of the game shows, its parts by name, and the cards of their deck by id."""

    def __init__(self, points: int, parts: dict[str, int], cards: dict[str, int]) -> None:
        self.points: Final = points
        self.parts: Final = parts
        self.cards: Final = cards


class Credit:
    """A card that scored points or dealt damage for its player."""

    def __init__(self, seat: int, card_id: str, amount: int) -> None:
        self.seat: Final = seat
        self.card_id: Final = card_id
        self.amount: Final = amount
