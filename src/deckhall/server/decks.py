"""Decks that players build: checked by the rules of their game, with card names in any language.

Text from outside is read in a worker.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec

from deckhall.kernel.decks import CheckedDeck
from deckhall.kernel.errors import InvalidDeck
from deckhall.kits import box
from deckhall.server import messages as m
from deckhall.server.limits import is_wild
from deckhall.server.refusals import Refuse
from deckhall.server.workers import Lost, Overrun, Workers
from deckhall.text import LANGUAGES, speaker


@cache
def card_names(game: str) -> dict[str, str]:
    """The id behind every name of a card, casefolded, in any language. Building them takes long, once."""
    cards = [card["id"] for card in box(game).cards()]
    return {speaker(language).card(card).casefold(): card for language in LANGUAGES for card in cards}


async def checked(workers: Workers, asker: str, game: str, deck: dict[str, Any] | str) -> m.CheckedDeck:
    """Every rule that a deck breaks. Text may be the id of a deck that is ready to play, JSON, or a list of cards."""
    names = await asyncio.to_thread(card_names, game) if isinstance(deck, str) else None
    try:
        answer = await workers.run(check_for, game, deck, names, asker=asker)
    except (Overrun, Lost) as error:
        raise Refuse("wrong_setup", status=422, detail=str(error)) from error
    return msgspec.json.decode(answer, type=m.CheckedDeck)


def check_for(game: str, deck: dict[str, Any] | str, names: dict[str, str] | None) -> bytes:
    """Every rule that a deck breaks, as JSON; `names` are those of `card_names`. Runs in a worker."""
    if not isinstance(deck, str) and is_wild(deck):
        raise Refuse("wrong_setup", status=422, detail="a deck does not hold that much")
    try:
        checked = box(game).check_deck(deck, names)
    except InvalidDeck as error:
        # Only the first few lines are told, and not at any length: the text is the asker's own.
        lines = [{"line": line, "text": said[:60]} for line, said in error.lines[:3]]
        raise Refuse("wrong_setup", status=422, detail=str(error), lines=lines) from error
    return m.encode(m.CheckedDeck(checked.deck, _faults(checked), checked.extras))


async def as_data(workers: Workers, asker: str, game: str, choices: dict[str, Any]) -> dict[str, Any]:
    """The choices of a table, or of one of its seats, with every deck in words read: only data is stored.

    What is left as text is the id of a deck that is ready to play, and may be shown to everybody.
    """
    decks = choices["decks"]
    if isinstance(decks, list):
        return {**choices, "decks": [await _deck_as_data(workers, asker, game, deck) for deck in decks[:8]]}
    return {**choices, "decks": await _deck_as_data(workers, asker, game, decks)}


async def _deck_as_data(workers: Workers, asker: str, game: str, deck: Any) -> Any:
    if isinstance(deck, str) and deck not in box(game).about().get("decks", ()):
        deck = (await checked(workers, asker, game, deck)).deck
    if isinstance(deck, dict):  # what its owner calls it is nobody else's
        return {part: content for part, content in deck.items() if part not in ("id", "name")}
    return deck


def faults_of(game: str, deck: dict[str, Any]) -> list[m.DeckFault]:
    """Every rule that a deck breaks, for those who say it in words."""
    return _faults(box(game).check_deck(deck))


def _faults(checked: CheckedDeck) -> list[m.DeckFault]:
    return [m.DeckFault(fault.key, fault.about.strip("'"), fault.number) for fault in checked.faults]
