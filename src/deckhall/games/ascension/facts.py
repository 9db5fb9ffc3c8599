"""The facts of a card, for whoever shows or values it: what is printed, and what its verbs say about themselves."""

from __future__ import annotations

from typing import Any

from deckhall.games.ascension.card import MONSTER, Ability, Card
from deckhall.games.ascension.state import AscensionEffect, Sign
from deckhall.kernel.packing import inside
from deckhall.kernel.state import Effect


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
    """Every verb of effects or abilities, those inside others too."""
    found = [word for outer in words for word in inside(outer)]
    return [word for word in found if isinstance(word, AscensionEffect)]


def asks(card: Card) -> bool:
    """Whether playing it may ask something."""
    return any([verb.asks() for verb in verbs(card.play)])


def gist(card: Card) -> list[Sign]:
    """What it is about, in signs with amounts."""
    every = verbs(card.play) + verbs(card.reward) + verbs(card.abilities)
    return [sign for verb in every for sign in verb.signs()]


def worth(effects: tuple[Effect, ...]) -> float:
    """What effects bring once, in points of honor, roughly."""
    return sum([effect.worth() for effect in effects if isinstance(effect, AscensionEffect)], 0.0)
