"""Writes what the browser needs of the Python side: the book of texts, the facts of all cards, the guides.

text/<language>.ftl, text/<language>.json   what is said: see deckhall.text.book
cards.json                                  {game: {edition: {card id: facts}}}
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
    guides.write(static)


def all_facts() -> Json:
    """The facts of every card of every edition of every game of ours."""
    import deckhall
    from deckhall.kits import SHIPPED, box
    from deckhall.text.cards import editions_of

    facts: Json = {}
    for rules in [box(kit.name) for kit in SHIPPED]:
        for edition in editions_of(rules.name):
            choices = {"edition": edition} if edition else {}
            cards = {card["id"]: dict(card) for card in deckhall.cards(rules.name, **choices)}
            for card in cards.values():
                for part in ("id", "name"):
                    card.pop(part, None)
            facts.setdefault(rules.name, {})[edition] = cards
    return facts
