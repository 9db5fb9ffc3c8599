"""Decks that players build and bring: the result of checking one."""

from __future__ import annotations

from typing import Any, Final


class DeckFault:
    """A deck-building rule that a deck breaks: a key, the card or part concerned, and a number."""

    def __init__(self, key: str, about: str = "", number: int = 0) -> None:
        self.key: Final = key
        self.about: Final = about[:60]  # user input, possibly of any length
        self.number: Final = number


class CheckedDeck:
    """A deck as data, every rule it breaks, and the cards that come with it besides its own, with their counts."""

    def __init__(self, deck: dict[str, Any], faults: list[DeckFault], extras: dict[str, int]) -> None:
        self.deck: Final = deck
        self.faults: Final = faults
        self.extras: Final = extras
