"""Editions: the same cards as printed in 2010 and 2020. An edition determines the cards and their numbers of copies."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

from deckhall.games.ascension.card import Card
from deckhall.kernel.errors import InvalidSetup

GODSLAYER: Final = "godslayer"
ANNIVERSARY: Final = "anniversary"
EDITIONS: Final = (GODSLAYER, ANNIVERSARY)


@dataclass(frozen=True)
class Printed:
    """A card as both editions print it."""

    godslayer: Card
    anniversary: Card


def printed(card: Card, **differences: Any) -> Printed:
    """A card of the first edition, with the values that the anniversary edition prints differently."""
    return Printed(card, dataclasses.replace(card, **differences))


def edition_cards(pages: tuple[tuple[Printed, ...], ...], edition: str) -> list[Card]:
    """The cards of an edition, in the order of the pages."""
    if edition not in EDITIONS:
        raise InvalidSetup(f"there is no edition {edition!r}; available: {', '.join(EDITIONS)}", "edition")
    found: list[Card] = []
    for page in pages:
        for entry in page:
            found.append(entry.godslayer if edition == GODSLAYER else entry.anniversary)
    return found
