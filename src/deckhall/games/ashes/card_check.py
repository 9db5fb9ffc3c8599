"""Rejects cards whose text makes no sense before anybody plays them: unknown terms, cards or abilities. Type checkers
find wrong terms too; this finds them in cards that no type checker has read."""

from __future__ import annotations

import dataclasses

from deckhall.games.ashes.card import Ability, AttachOnlyTo, Card, Suppress, XIs
from deckhall.games.ashes.terms import CONJURATION, PHOENIXBORN
from deckhall.kernel.errors import InvalidCard
from deckhall.kernel.packing import inside


def summoned(card: Card) -> list[str]:
    """The conjurations that a card's text can summon."""
    found: list[str] = []
    for word in inside(card):
        conjuration = getattr(word, "conjuration", "")
        if conjuration and conjuration not in found:
            found.append(conjuration)
    return found


def check_terms(card: Card) -> None:
    """Raise InvalidCard if any part of a card's text contains a term that is not allowed there."""
    for word in inside(card):
        for field in dataclasses.fields(word):  # type: ignore[arg-type]  # a Word is a dataclass
            allowed = field.metadata.get("allowed")
            if allowed is None:
                continue
            content = getattr(word, field.name)
            for term in content if isinstance(content, tuple) else (content,):
                if isinstance(term, str) and term not in allowed:
                    where = f"{card.id}: {type(word).__name__}.{field.name}"
                    raise InvalidCard(f"{where} is {term!r}; it may be: {', '.join(allowed)}")


def check_names(cards: dict[str, Card]) -> None:
    """Raise InvalidCard if a card names a card or an ability that does not exist."""
    abilities = {ability.name for card in cards.values() for ability in card.abilities}
    for card in cards.values():
        for name in summoned(card):
            _check_card(cards, card, name, CONJURATION)
        if card.unique_to:
            _check_card(cards, card, card.unique_to, PHOENIXBORN)
        for ability in card.abilities:
            if isinstance(ability, XIs) and ability.copies_of and ability.copies_of not in cards:
                raise InvalidCard(f"{card.id} counts copies of {ability.copies_of!r}, which is no card")
            named = _named(ability)
            if named and named not in abilities:
                raise InvalidCard(f"{card.id} speaks of the ability {named!r}, which no card has")


def _check_card(cards: dict[str, Card], card: Card, name: str, kind: str) -> None:
    other = cards.get(name)
    if other is None or other.type != kind:
        raise InvalidCard(f"{card.id} speaks of {name!r}, which is no {kind}")


def _named(ability: Ability) -> str:
    """The ability of another card that this one names."""
    if isinstance(ability, Suppress):
        return ability.ability
    return ability.having if isinstance(ability, AttachOnlyTo) else ""
