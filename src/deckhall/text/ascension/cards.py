"""The texts of Ascension's cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from deckhall.games.ascension import BOX
from deckhall.games.ascension.card import ALWAYS_AVAILABLE, HERO, MONSTER, NO_FACTION, STARTER, Card
from deckhall.games.ascension.editions import GODSLAYER
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import phrase_of

EDITION: str = GODSLAYER  # the default
# The words that `reminder-` messages explain, in the order in which players learn them.
REMINDERS: tuple[str, ...] = (
    "rune",
    "power",
    "honor",
    "hero",
    "construct",
    "monster",
    "center-row",
    "always-available",
    "acquire",
    "defeat",
    "reward",
    "banish",
    "void",
    "honor-pool",
    "control",
    "once-per-turn",
    "unite",
    "mechana-rune",
)


@cache
def printed(card_id: str, edition: str) -> Card:
    return BOX.card(card_id, edition)


def lines(spoken: Speaker, card_id: str, edition: str = EDITION) -> list[str]:
    """The rules text: one line for what playing or defeating it does, one for each ability of a construct."""
    card = printed(card_id, edition)
    said: list[str] = []
    if not card.banishable:
        said.append(spoken.sentence(spoken.say("ascension-cannot-be-banished")))
    effects = card.play if card.type == HERO else card.reward
    if effects:
        first, *others = [spoken.speak(phrase_of("ascension", effect)) for effect in effects]
        text = spoken.sentences([spoken.ended(first), *[spoken.sentence(other) for other in others]])
        said.append(spoken.capital(text) if card.type == HERO else spoken.say("ascension-reward", text=text))
    for ability in card.abilities:
        said.append(spoken.sentence(spoken.speak(phrase_of("ascension", ability))))
    return said


def kind(spoken: Speaker, card_id: str, edition: str = EDITION) -> str:
    """The type line: "Lifebound Hero", "Monster"."""
    card = printed(card_id, edition)
    if card.faction == NO_FACTION:
        return spoken.capital(spoken.say(f"term-{card.type}"))
    return spoken.capital(spoken.say(f"faction-{card.faction}", card.type))


def numbers(spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
    """The numbers printed on a card, with their labels."""
    found: list[tuple[str, str]] = []
    if facts["zone"] != STARTER:
        price = spoken.say("reference-price", n=facts["cost"], **{"in": facts["cost_in"]})
        found.append((spoken.say("reference-cost"), price))
    if facts["honor"] is not None:
        found.append((spoken.say("reference-honor"), str(facts["honor"])))
    per_player = facts["zone"] == STARTER
    copies = spoken.say("reference-per-player", n=facts["copies"]) if per_player else str(facts["copies"])
    found.append((spoken.say("reference-copies"), copies))
    return found


def columns(spoken: Speaker) -> list[str]:
    """The labels of the numbers of any card."""
    return [spoken.say(f"reference-{column}") for column in ("cost", "honor", "copies")]


def sections(spoken: Speaker) -> list[tuple[str, list[str]]]:
    """The cards in the order in which people look for them, under headings."""
    groups: dict[str, list[str]] = {}
    for card in BOX.cards():
        if card["zone"] == STARTER:
            heading = spoken.say("reference-starters")
        elif card["zone"] == ALWAYS_AVAILABLE:
            heading = spoken.say("reference-always")
        elif card["type"] == MONSTER:
            heading = spoken.say("reference-monsters")
        else:
            heading = spoken.say(f"faction-{card['faction']}")
        groups.setdefault(heading, []).append(card["id"])
    return list(groups.items())
