"""Decks that players build: checked by the rules of their game, with card names in any language.

Text from clients is parsed in a worker.
"""

from __future__ import annotations

import asyncio
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from deckhall.kernel.decks import CheckedDeck
from deckhall.kernel.errors import InvalidDeck
from deckhall.kits import box
from deckhall.server import deck_messages as m
from deckhall.server.limits import is_wild
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.workers import Lost, Overrun, Workers
from deckhall.text import LANGUAGES, speaker

_SUGGESTIONS = 3


@cache
def card_names(game: str) -> dict[str, str]:
    """The id for every card name, casefolded, in any language.

    Only names are read: reading whole languages would delay moves by seconds.
    """
    cards = [card["id"] for card in box(game).cards()]
    named = [speaker(language, only="names-*.ftl") for language in LANGUAGES]
    return {speaker.card(card).casefold(): card for speaker in named for card in cards}


async def checked(workers: Workers, asker: str, game: str, deck: dict[str, Any] | str) -> m.CheckedDeck:
    """Every rule that a deck breaks. Text may be the id of a ready-made deck, JSON, or a list of cards."""
    is_list = isinstance(deck, str) and deck not in box(game).about().get("decks", ())
    names = await asyncio.to_thread(card_names, game) if is_list else None
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
        # Only the beginnings of the first few lines are sent back: the text is the asker's own.
        lines = [{"line": line, "text": said[:60]} for line, said in error.lines[:3]]
        raise Refuse("wrong_setup", status=422, detail=str(error), lines=lines) from error
    faults = _faults(checked)
    for fault in faults:
        if fault.rule == "unknown_card" and names is not None:
            fault.like = similar(fault.what, names)
    return encode(m.CheckedDeck(checked.deck, faults, checked.extras))


def similar(written: str, names: dict[str, str]) -> list[str]:
    """The cards whose names are closest to what was written, best match first."""
    found = get_close_matches(written.casefold(), names, n=6, cutoff=0.7)
    return list(dict.fromkeys(names[name] for name in found))[:_SUGGESTIONS]


async def as_data(workers: Workers, asker: str, game: str, choices: dict[str, Any]) -> dict[str, Any]:
    """The choices of a table or seat with every deck given as text parsed: only data is stored.

    What remains as text is the id of a ready-made deck, which may be shown to everybody.
    """
    decks = choices["decks"]
    if isinstance(decks, list):
        return {**choices, "decks": [await _deck_as_data(workers, asker, game, deck) for deck in decks[:8]]}
    return {**choices, "decks": await _deck_as_data(workers, asker, game, decks)}


async def _deck_as_data(workers: Workers, asker: str, game: str, deck: Any) -> Any:
    if isinstance(deck, str) and deck not in box(game).about().get("decks", ()):
        deck = (await checked(workers, asker, game, deck)).deck
    if isinstance(deck, dict):  # its name is private to its owner
        return {part: content for part, content in deck.items() if part not in ("id", "name")}
    return deck


def faults_of(game: str, deck: dict[str, Any]) -> list[m.DeckFault]:
    """Every rule that a deck breaks, for putting into words."""
    return _faults(box(game).check_deck(deck))


def _faults(checked: CheckedDeck) -> list[m.DeckFault]:
    return [m.DeckFault(fault.key, fault.about.strip("'"), fault.number) for fault in checked.faults]
