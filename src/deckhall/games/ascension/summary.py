"""A finished game of Ascension in numbers: honor by source, decks, and the cards that earned honor."""

from __future__ import annotations

from deckhall.games.ascension.state import Ascension
from deckhall.kernel.happenings import Happening
from deckhall.kernel.summary import Credit, SeatSummary

_SOURCES = ("played", "used", "defeated", "copied")


def summary_of(state: Ascension) -> list[SeatSummary]:
    return [_seat(state, seat) for seat in range(state.match.players)]


def _seat(state: Ascension, seat: int) -> SeatSummary:
    """Honor tokens, then the printed honor of the cards of each faction."""
    parts = {"tokens": state.honor[seat]}
    cards: dict[str, int] = {}
    for number in owned(state, seat):
        card = state.cards[number]
        cards[card.id] = cards.get(card.id, 0) + 1
        if card.honor:
            faction = card.faction or "none"
            parts[faction] = parts.get(faction, 0) + card.honor
    return SeatSummary(state.score(seat), parts, cards)


def owned(state: Ascension, seat: int) -> list[int]:
    """Every card a player owns, wherever it is."""
    cards = [*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.constructs[seat]]
    if seat == state.player:
        cards.extend(state.played)
        cards.extend(state.limbo)
    return cards


def credits_in(happenings: list[Happening]) -> list[Credit]:
    """Credit honor to the card that was last played, used or defeated before it was gained."""
    found: list[Credit] = []
    card_id = ""
    for happening in happenings:
        if happening.kind in _SOURCES:
            card_id = happening.card_id
        elif happening.kind == "gained" and happening.what == "honor" and card_id:
            found.append(Credit(happening.player, card_id, happening.amount))
    return found
