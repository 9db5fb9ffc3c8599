"""Decks that players build: checked by the rules of their game, with card names in any language."""

from __future__ import annotations

from functools import cache
from typing import Any

from deckhall.kernel.decks import CheckedDeck
from deckhall.kernel.errors import InvalidDeck
from deckhall.kits import box
from deckhall.server import messages as m
from deckhall.server.refusals import Refuse
from deckhall.text import LANGUAGES, speaker


@cache
def card_names(game: str) -> dict[str, str]:
    """The id behind every name of a card, in any language."""
    cards = [card["id"] for card in box(game).cards()]
    return {speaker(language).card(card): card for language in LANGUAGES for card in cards}


def check(game: str, deck: dict[str, Any] | str) -> m.CheckedDeck:
    """Every rule that a deck breaks. Text may be the id of a deck that is ready to play, JSON, or a list of cards."""
    try:
        checked = box(game).check_deck(deck, card_names(game))
    except InvalidDeck as error:
        # Only the first few lines are told, and not at any length: the text is the asker's own.
        lines = [{"line": line, "text": said[:60]} for line, said in error.lines[:3]]
        raise Refuse("wrong_setup", status=422, detail=str(error), lines=lines) from error
    return m.CheckedDeck(checked.deck, _faults(checked), checked.extras)


def faults_of(game: str, deck: dict[str, Any]) -> list[m.DeckFault]:
    """Every rule that a deck breaks, for those who say it in words."""
    return _faults(box(game).check_deck(deck))


def _faults(checked: CheckedDeck) -> list[m.DeckFault]:
    return [m.DeckFault(fault.key, fault.about.strip("'"), fault.number) for fault in checked.faults]
