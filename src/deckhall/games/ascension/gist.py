"""The gist of a card: the signs with numbers that a small picture of it shows below its name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final

from deckhall.games.ascension.card import Card

TIMES: Final = "\N{MULTIPLICATION SIGN}"
MINUS: Final = "\N{MINUS SIGN}"

ASKING: Final = (
    "ChooseOne",
    "Discard",
    "Banish",
    "CopyHero",
    "BanishFromRow",
    "DefeatFree",
    "AcquireHeroFree",
    "AcquireOrDefeatFree",
)
PICTURED: Final = {
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


def gist_of(card: Card) -> dict[str, Any]:
    """What a card is about, as pictures with numbers; what its abilities are; whether it asks."""
    effects = [*card.play, *card.reward, *card.abilities]
    gist: dict[str, Any] = {
        "gist": pictures(effects),
        "asks": any([type(word).__name__ in ASKING for word in walk(effects)]),
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
