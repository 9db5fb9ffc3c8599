"""Writes what the browser needs from the Python side: the book of texts, the facts of all cards, the guides.

text/<language>.ftl, text/<language>.json   all texts: see deckhall.text.book
cards.json                                  {game: {edition: {card id: facts}}}, and what differs with other choices
names.json                                  {card id: [its names in all languages]}, for searching
learn/<game>.<language>.json                the learner's guides: see tools/guides.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

Json = dict[str, Any]


def write(static: Path) -> None:
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(0, str(ROOT / "src"))
    from deckhall.text import book
    from tools import guides

    book.write(static / "text")
    facts = json.dumps(all_facts(), ensure_ascii=False, separators=(",", ":"))
    (static / "cards.json").write_text(facts, encoding="utf-8")
    names = json.dumps(all_names(), ensure_ascii=False, separators=(",", ":"))
    (static / "names.json").write_text(names, encoding="utf-8")
    guides.write(static)


def all_names() -> Json:
    """The names of each card of our games, in every language."""
    from deckhall.text import LANGUAGES, speaker

    ids = {card for pages in all_facts().values() for page in pages.values() for card in page}
    return {card: sorted({speaker(language).card(card) for language in LANGUAGES}) for card in sorted(ids)}


def all_facts() -> Json:
    """The facts of every card of our games in every edition; for other wordings, those that differ."""
    from deckhall.kits import SHIPPED
    from deckhall.text.cards import editions_of, other_wordings

    facts: Json = {}
    for game in [kit.name for kit in SHIPPED]:
        facts[game] = {
            edition: facts_of(game, {"edition": edition} if edition else {}) for edition in editions_of(game)
        }
        for wording, choices in other_wordings(game).items():
            usual = next(iter(facts[game].values()))
            read = facts_of(game, choices)
            facts[game][wording] = {card: told for card, told in read.items() if told != usual[card]}
    return facts


def facts_of(game: str, choices: Json) -> Json:
    """The facts of every card of a game with these choices."""
    import deckhall

    cards = {card["id"]: dict(card) for card in deckhall.cards(game, **choices)}
    for card in cards.values():
        for part in ("id", "name"):
            card.pop(part, None)
    return cards
