"""The facts of a card, for displaying and valuing it: printed values, and what its verbs declare about themselves."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from deckhall.games.ascension.abilities import FirstTime, OncePerTurn, OnceWhen
from deckhall.games.ascension.card import MONSTER, Ability, Card
from deckhall.games.ascension.effects import ChooseOne, IfConstructs, IfPlayed, Unite
from deckhall.games.ascension.state import AscensionEffect, Sign
from deckhall.kernel.packing import inside
from deckhall.kernel.state import Effect, Word


def facts(card: Card) -> dict[str, Any]:
    """A card as a dict."""
    told: dict[str, Any] = {
        "id": card.id,
        "type": card.type,
        "faction": card.faction,
        "zone": card.zone,
        "cost": card.cost,
        "cost_in": card.cost_in,
        "honor": None if card.type == MONSTER else card.honor,
        "copies": card.copies,
        "asks": asks(card),
        "gist": [list(sign) for sign in gist(card)],
    }
    if card.abilities:
        told["uses"] = [ability.use() for ability in card.abilities]
    return told


def verbs(words: tuple[Effect, ...] | tuple[Ability, ...]) -> list[AscensionEffect]:
    """Every verb in these effects or abilities, nested ones included."""
    found = [word for outer in words for word in inside(outer)]
    return [word for word in found if isinstance(word, AscensionEffect)]


def asks(card: Card) -> bool:
    """Whether playing the card may ask its player something."""
    return any([verb.asks() for verb in verbs(card.play)])


# Signs without a picture: separators between alternatives, and brackets around conditional effects.
OR: Final[Sign] = ("", "/")
IF: Final[Sign] = ("", "(")
END_IF: Final[Sign] = ("", ")")


def gist(card: Card) -> list[Sign]:
    """The card's effects as signs with amounts: alternatives separated by slashes, conditional effects in brackets."""
    return [sign for word in (*card.play, *card.reward, *card.abilities) for sign in signs_of(word)]


def signs_of(word: Word) -> list[Sign]:
    """The signs of an effect or ability, and of those nested in it."""
    signs = list(word.signs()) if isinstance(word, AscensionEffect) else []
    if isinstance(word, ChooseOne):
        for index, effect in enumerate(word.effects):
            signs += [OR, *signs_of(effect)] if index else signs_of(effect)
        return signs
    within = [sign for part in parts_of(word) for sign in signs_of(part)]
    if within and is_conditional(word):
        within = [IF, *within, END_IF]
    return signs + within


def parts_of(word: Word) -> list[Word]:
    """The words directly nested in a word."""
    contents = [getattr(word, field.name) for field in dataclasses.fields(word)]  # type: ignore[arg-type]  # it is one
    parts = [part for content in contents for part in (content if isinstance(content, tuple) else (content,))]
    return [part for part in parts if isinstance(part, Word)]


def is_conditional(word: Word) -> bool:
    """Whether the nested effects happen only under a condition."""
    if isinstance(word, OncePerTurn):
        return bool(word.when or word.runes)
    return isinstance(word, IfConstructs | IfPlayed | Unite | FirstTime | OnceWhen)


def worth(effects: tuple[Effect, ...]) -> float:
    """A rough estimate of what these effects are worth once, in points of honor."""
    return sum([effect.worth() for effect in effects if isinstance(effect, AscensionEffect)], 0.0)
