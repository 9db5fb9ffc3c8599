"""The library: the definitions of all cards by wording, made once, including cards added by users."""

from __future__ import annotations

from deckhall.games.ashes.card import Card
from deckhall.games.ashes.card_check import check_names, check_terms
from deckhall.games.ashes.cards import all_cards
from deckhall.games.ashes.definition import Definition
from deckhall.kernel.errors import InvalidSetup, UnknownCard

_made: dict[tuple[str, str], dict[str, Definition]] = {}
_added: dict[str, Card] = {}


def definitions(wording: str = "errata", illusion_power: str = "any") -> dict[str, Definition]:
    """Every card ready for play, by id. Repeated calls return the same definitions."""
    made = _made.get((wording, illusion_power))
    if made is None:
        cards = {**all_cards(wording, illusion_power), **_added}
        check_names(cards)
        made = {name: Definition(card) for name, card in cards.items()}
        _made[(wording, illusion_power)] = made
    return made


def add_card(card: Card) -> None:
    """Add a card of your own to the library: decks and positions may name it from now on.

    Add conjurations before the cards that summon them: everything a card names must exist already.
    """
    if card.id not in _added and card.id in all_cards():
        raise InvalidSetup(f"ashes has a card {card.id!r} already")
    check_terms(card)
    check_names({**all_cards(), **_added, card.id: card})
    _added[card.id] = card
    _made.clear()


def remove_card(card_id: str) -> None:
    """Remove an added card from the library."""
    if card_id not in _added:
        raise UnknownCard(f"no card {card_id!r} was added")
    del _added[card_id]
    _made.clear()
