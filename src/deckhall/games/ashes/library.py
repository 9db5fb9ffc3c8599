"""The library: the definitions of all cards, by wording, made once. A user's own cards come to it too."""

from __future__ import annotations

from deckhall.games.ashes.card import Card
from deckhall.games.ashes.card_check import check_names, check_terms
from deckhall.games.ashes.cards import all_cards
from deckhall.games.ashes.definition import Definition
from deckhall.kernel.errors import InvalidSetup, UnknownCard

_made: dict[tuple[str, str], dict[str, Definition]] = {}
_added: dict[str, Card] = {}


def definitions(wording: str = "errata", illusion_power: str = "any") -> dict[str, Definition]:
    """Every card ready for play, by id. The same definition for the same card every time."""
    made = _made.get((wording, illusion_power))
    if made is None:
        cards = {**all_cards(wording, illusion_power), **_added}
        check_names(cards)
        made = {name: Definition(card) for name, card in cards.items()}
        _made[(wording, illusion_power)] = made
    return made


def add_card(card: Card) -> None:
    """Put a card of your own into the library: decks and positions may name it from now on.

    Conjurations come before the cards that bring them out; what a card speaks of must be there.
    """
    if card.id not in _added and card.id in all_cards():
        raise InvalidSetup(f"ashes has a card {card.id!r} already")
    check_terms(card)
    check_names({**all_cards(), **_added, card.id: card})
    _added[card.id] = card
    _made.clear()


def remove_card(card_id: str) -> None:
    """Take a card that was added out of the library again."""
    if card_id not in _added:
        raise UnknownCard(f"no card {card_id!r} was added")
    del _added[card_id]
    _made.clear()
