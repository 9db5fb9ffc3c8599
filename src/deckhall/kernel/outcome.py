"""How a game ended: why, who won, and the final scores."""

from __future__ import annotations

from typing import Final

ENDLESS: Final = "endless"  # the reason when a game ends because it would never ask anybody again


class Outcome:
    """The end of a game. `winners` are seats, `scores` are by seat; a draw has no winners."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason: Final = reason
        self.winners: Final = winners
        self.scores: Final = scores

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.winners == other.winners
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.winners, self.scores))

    def __repr__(self) -> str:
        return f"Outcome(reason={self.reason!r}, winners={self.winners}, scores={self.scores})"
