"""Happenings: a structured account of what took place, for logs, animations and screen readers.

Effects report them only while somebody listens, so simulations pay nothing for them. They are not part of the state: a
game with a listener has the same digests as one without.
"""

from __future__ import annotations

from typing import Final

from deckhall.kernel.options import NO_AMOUNT, NO_CARD, NO_SEAT

EVERYBODY: Final = -1  # the set of all seats, as a bit mask


def only(*seats: int) -> int:
    """The set of these seats, as a bit mask."""
    known = 0
    for seat in seats:
        known |= 1 << seat
    return known


class Happening:
    """Something that took place: `kind` says what, the other fields say to whom and to what.

    `card` and `target` are card numbers, `card_id` and `target_id` their printed identities; `seat` is a second player
    besides `player`. `known` is the set of seats that may know which card it was; everybody else only learns that it
    was a card. `mixed` are the cards that were shuffled: from here on nobody can tell their copies apart.
    """

    def __init__(
        self,
        kind: str,
        player: int,
        card: int,
        card_id: str,
        target: int,
        target_id: str,
        amount: int,
        origin: str,
        destination: str,
        what: str,
        known: int,
        seat: int = NO_SEAT,
        mixed: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.card: Final = card
        self.card_id: Final = card_id
        self.target: Final = target
        self.target_id: Final = target_id
        self.amount: Final = amount
        self.origin: Final = origin
        self.destination: Final = destination
        self.what: Final = what
        self.known: Final = known
        self.seat: Final = seat
        self.mixed: Final = mixed

    def seen_by(self, viewer: int) -> dict[str, object]:
        """What `viewer` (a seat, or -1 for a spectator) may know of this happening, JSON-ready."""
        seen: dict[str, object] = {"kind": self.kind, "player": self.player}
        may_know = self.known == EVERYBODY or (viewer >= 0 and bool(self.known >> viewer & 1))
        if self.card != NO_CARD and may_know:
            seen["card"] = self.card_id
            seen["card_number"] = self.card
        if self.target != NO_CARD:
            seen["target"] = self.target_id
            seen["target_number"] = self.target
        if self.amount != NO_AMOUNT:
            seen["amount"] = self.amount
        if self.seat != NO_SEAT:
            seen["seat"] = self.seat
        if self.origin:
            seen["from"] = self.origin
        if self.destination:
            seen["to"] = self.destination
        if self.what:
            seen["what"] = self.what
        return seen
