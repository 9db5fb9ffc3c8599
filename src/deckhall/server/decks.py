"""Decks of Ashes, checked while they are built: what is wrong with them, and what they conjure."""

from __future__ import annotations

from functools import cache
from typing import Any

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.decks import broken_rules, conjuration_pile, parse_deck, unreadable_lines
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.kernel.errors import InvalidDeck
from deckhall.server.messages import CheckedDeck, DeckFault
from deckhall.server.refusals import Refuse
from deckhall.text import LANGUAGES, speaker


@cache
def card_names() -> dict[str, str]:
    """The id behind every name of a card, in any language."""
    return {speaker(language).card(card): card for language in LANGUAGES for card in definitions()}


def check(deck: dict[str, Any] | str) -> CheckedDeck:
    """Every rule that a deck breaks. Text may be the id of a deck that is ready to play, JSON, or a list of cards."""
    if isinstance(deck, str):
        deck = dict(PRECONS[deck]) if deck in PRECONS else _read(deck)
    return CheckedDeck(deck, faults_of(deck), _conjurations(deck))


def faults_of(deck: Any) -> list[DeckFault]:
    """Every rule that a deck breaks, for those who say it in words."""
    return [DeckFault(fault.key, fault.about.strip("'"), fault.number) for fault in broken_rules(deck)]


def _read(text: str) -> dict[str, Any]:
    try:
        return parse_deck(text, card_names())
    except InvalidDeck as error:
        # Only the first few lines are told, and not at any length: the text is the asker's own.
        lines = [{"line": line, "text": said[:60]} for line, said in unreadable_lines(text)[:3]]
        raise Refuse("wrong_setup", status=422, detail=str(error), lines=lines) from error


def _conjurations(deck: dict[str, Any]) -> dict[str, int]:
    """The conjuration pile of the cards that are there so far, whether or not the deck is legal."""
    known = definitions()
    cards = deck.get("cards")
    names = [card for card in (cards if isinstance(cards, dict) else {}) if card in known]
    phoenixborn = deck.get("phoenixborn")
    first, *others = [phoenixborn, *names] if phoenixborn in known else names or [""]
    return conjuration_pile(first, others) if first else {}
