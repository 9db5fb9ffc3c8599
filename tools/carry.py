"""Writes what the browser needs of the Python side: the book of texts, the facts of all cards, the guides.

text/<language>.ftl, text/<language>.json   what is said: see deckhall.text.book
cards.json                                  {game: {edition: {card id: facts}}}, and for other choices what differs
learn/<game>.<language>.json                the learner's guides: see tools/guides.py
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Iterator
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
    """The facts of every card of every edition of every game; for other wordings those of the cards that differ."""
    import deckhall
    from deckhall.text.cards import other_wordings

    facts: Json = {}
    for game in deckhall.games():
        name = game["id"]
        editions = game["options"].get("edition", {}).get("choices", [""])
        facts[name] = {
            edition: facts_of(name, {"edition": edition} if edition else {}) for edition in editions
        }
        for wording, choices in other_wordings(name).items():
            usual = facts[name][""]
            facts[name][wording] = {
                card: different
                for card, different in facts_of(name, choices).items()
                if different != usual[card]
            }
    return facts


def facts_of(game: str, choices: Json) -> Json:
    """The facts of every card of a game with these choices."""
    import deckhall

    cards = {card["id"]: dict(card) for card in deckhall.cards(game, **choices)}
    for card_id, card in cards.items():
        for part in ("id", "name"):
            card.pop(part, None)
        if game == "ascension":
            card.update(gist_of(card_id, choices["edition"]))
    return cards


# -- the gist of a card of Ascension: the pictures below its name -----------------------------------------

TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"

ASKING = (
    "ChooseOne",
    "Discard",
    "Banish",
    "CopyHero",
    "BanishFromRow",
    "DefeatFree",
    "AcquireHeroFree",
    "AcquireOrDefeatFree",
)
PICTURED = {
    "Banish": "banish",
    "BanishFromRow": "banish",
    "CopyHero": "copy",
    "TakeExtraTurn": "turn",
    "DefeatFree": "defeat",
    "AcquireHeroFree": "acquire",
    "AcquireOrDefeatFree": "acquire",
    "LoseConstruct": "destroy",
    "KeepOneConstruct": "destroy",
    "TakeRandomCards": "take",
    "Discard": "discard",
}


def gist_of(card_id: str, edition: str) -> Json:
    """What a card of Ascension is about, as pictures with numbers; what its abilities are; whether it asks."""
    from deckhall.games.ascension import BOX

    card = BOX.card(card_id, edition)
    effects = [*card.play, *card.reward, *card.abilities]
    gist: Json = {
        "gist": pictures(effects),
        "asks": any(type(word).__name__ in ASKING for word in walk(effects)),
    }
    if card.abilities:
        gist["abilities"] = [type(ability).__name__ for ability in card.abilities]
    return gist


def walk(words: list[Any]) -> Iterator[Any]:
    """Effects and abilities, with everything inside them."""
    for word in words:
        yield word
        for field in dataclasses.fields(word):
            inside = getattr(word, field.name)
            parts = list(inside) if isinstance(inside, tuple) else [inside]
            yield from walk([part for part in parts if dataclasses.is_dataclass(part)])


def pictures(words: list[Any]) -> list[list[Any]]:
    found: list[list[Any]] = []
    for word in walk(words):
        name = type(word).__name__
        if name == "Gain":
            for what in ("runes", "power", "mechana_runes", "honor"):
                if amount := getattr(word, what):
                    found.append([what, amount])
        elif name == "Draw":
            found.append(["draw", word.count])
        elif name == "GainPowerPerMechana":
            found.append(["power", TIMES])
        elif name == "GainHonorPerFaction":
            found.append(["honor", TIMES])
        elif name == "LowerNextConstruct":
            found.append(["runes", f"{MINUS}1"])
        elif name in PICTURED:
            found.append([PICTURED[name], ""])
    return found
