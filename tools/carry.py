"""Writes what the browser needs of the Python side: the messages, the facts of all cards, and what they say.

    text/<language>.ftl    every message the browser speaks
    cards.json             {game: {edition: {card id: facts}}}
    text/<language>.json   {game: {edition: {card id: {"lines": [...], "rulings": [...]}}}}
"""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "deckhall" / "text" / "locale"
# Catalogues that only Python speaks from: the browser gets what they say, ready made.
PYTHON_ONLY = ("rules", "rulings", "terminal", "command")

Json = dict[str, Any]


def write(static: Path) -> None:
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(0, str(ROOT / "src"))
    (static / "text").mkdir(exist_ok=True)
    facts = all_facts()
    save(static / "cards.json", facts)
    for folder in sorted(path for path in LOCALE.iterdir() if path.is_dir()):
        files = [file for file in sorted(folder.glob("*.ftl")) if not file.stem.startswith(PYTHON_ONLY)]
        messages = "\n".join(file.read_text(encoding="utf-8") for file in files)
        (static / "text" / f"{folder.name}.ftl").write_text(messages, encoding="utf-8")
        save(static / "text" / f"{folder.name}.json", all_sayings(facts, folder.name))


def save(path: Path, content: Json) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def all_facts() -> Json:
    """The facts of every card of every edition of every game."""
    import deckhall

    facts: Json = {}
    for game in deckhall.games():
        editions = game["options"].get("edition", {}).get("choices", [""])
        for edition in editions:
            choices = {"edition": edition} if edition else {}
            cards = {card["id"]: dict(card) for card in deckhall.cards(game["id"], **choices)}
            for card_id, card in cards.items():
                del card["id"]
                if game["id"] == "ascension":
                    card.update(gist_of(card_id, edition))
            facts.setdefault(game["id"], {})[edition] = cards
    return facts


def all_sayings(facts: Json, language: str) -> Json:
    """What every card says in a language; cards say nothing until there is somebody who speaks for them."""
    if importlib.util.find_spec("deckhall.text") is None:
        return {}
    import deckhall

    speak = getattr(deckhall, "speak", None)
    if speak is None:
        return {}
    sayings: Json = {}
    for game, editions in facts.items():
        for edition, cards in editions.items():
            choices = {"edition": edition} if edition else {}
            said = sayings.setdefault(game, {}).setdefault(edition, {})
            for card_id in cards:
                spoken = dict(speak(game, card_id, lang=language, **choices))
                said[card_id] = {part: spoken[part] for part in ("lines", "rulings") if spoken.get(part)}
    return sayings


# -- the gist of a card of Ascension: the pictures below its name -----------------------------------------

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
    gist: Json = {"gist": pictures(effects), "asks": any(type(word).__name__ in ASKING for word in walk(effects))}
    if card.abilities:
        gist["abilities"] = [type(ability).__name__ for ability in card.abilities]
    choices = [word for word in walk(effects) if type(word).__name__ == "ChooseOne"]
    if choices:
        gist["choices"] = [pictures([effect]) for effect in choices[0].effects]
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
            found.append(["power", "×"])
        elif name == "GainHonorPerFaction":
            found.append(["honor", "×"])
        elif name == "LowerNextConstruct":
            found.append(["runes", "−1"])
        elif name in PICTURED:
            found.append([PICTURED[name], ""])
    return found
