"""Decks of Ashes, checked while they are built: what is wrong with them, and what they conjure."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.decks import broken_rules, conjuration_pile, parse_deck, unreadable_lines
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.kernel.errors import InvalidDeck
from deckhall.server.limits import is_wild
from deckhall.server.messages import CheckedDeck, DeckFault
from deckhall.server.refusals import Refuse
from deckhall.text import LANGUAGES

_NAME = re.compile(r"^card-([a-z0-9-]+) = (.+)$", re.MULTILINE)


@cache
def card_names() -> dict[str, str]:
    """The id behind every name of a card, casefolded, in any language."""
    found = {}
    for language in LANGUAGES:
        names = (files("deckhall.text") / "locale" / language / "names-ashes.ftl").read_text(encoding="utf-8")
        for key, name in _NAME.findall(names):  # building whole catalogues would take seconds
            found[name.strip().casefold()] = key.replace("-", "_")
    return found


def check(deck: dict[str, Any] | str) -> CheckedDeck:
    """Every rule that a deck breaks. Text may be the id of a deck that is ready to play, JSON, or a list of cards."""
    if isinstance(deck, str):
        deck = dict(PRECONS[deck]) if deck in PRECONS else _read(deck)
    if is_wild(deck):
        raise Refuse("wrong_setup", status=422, detail="a deck does not hold that much")
    return CheckedDeck(deck, faults_of(deck), _conjurations(deck))


def as_data(choices: dict[str, Any]) -> dict[str, Any]:
    """The choices of a table of Ashes, or of one of its seats, with every deck in words read: only data is stored.

    What is left as text is the id of a deck that is ready to play, and may be shown to everybody.
    """
    decks = choices.get("decks")
    if isinstance(decks, str):
        return {**choices, "decks": _deck_as_data(decks)}
    if isinstance(decks, list):
        return {**choices, "decks": [_deck_as_data(deck) for deck in decks[:8]]}
    return choices


def _deck_as_data(deck: Any) -> Any:
    if isinstance(deck, str) and deck not in PRECONS:
        deck = _read(deck)
    if isinstance(deck, dict):  # what its owner calls it is nobody else's
        return {part: content for part, content in deck.items() if part not in ("id", "name")}
    return deck


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
    has_one = isinstance(phoenixborn, str) and phoenixborn in known
    first, *others = [phoenixborn, *names] if has_one else names or [""]
    return conjuration_pile(first, others) if first else {}
