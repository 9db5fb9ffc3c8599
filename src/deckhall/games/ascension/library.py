"""The library: all cards of an edition, including cards added by users."""

from __future__ import annotations

from typing import Any

from deckhall.games.ascension.card import Card
from deckhall.games.ascension.cards import PAGES
from deckhall.games.ascension.editions import Printed, edition_cards, printed
from deckhall.kernel.errors import InvalidSetup, UnknownCard

_added: dict[str, Printed] = {}


def cards_of(edition: str) -> list[Card]:
    """Every card of an edition, page by page. Added cards come last, so that the numbers of the others do not
    change."""
    return edition_cards((*PAGES, tuple(_added.values())), edition)


def add_card(card: Card, **differences: Any) -> None:
    """Add a card of your own to the library: every new game includes it from now on.

    `differences` are the values that the anniversary edition prints differently.
    """
    if card.id not in _added and card.id in [entry.godslayer.id for page in PAGES for entry in page]:
        raise InvalidSetup(f"ascension has a card {card.id!r} already")
    _added[card.id] = printed(card, **differences)


def remove_card(card_id: str) -> None:
    """Remove an added card from the library."""
    if card_id not in _added:
        raise UnknownCard(f"no card {card_id!r} was added")
    del _added[card_id]
