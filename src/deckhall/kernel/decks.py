"""Decks that players build and bring: what a game answers when one is checked."""

from __future__ import annotations

from typing import Any, Final


class DeckFault:
    """A rule of deck building that a deck breaks: a key, the card or part it is about, and a number."""

    def __init__(self, key: str, about: str = "", number: int = 0) -> None:
        self.key: Final = key
        self.about: Final = about[:60]  # it may be anything that somebody wrote
        self.number: Final = number


class CheckedDeck:
    """A deck as data, every rule that it breaks, and how many of which cards come with it besides its own."""

    def __init__(self, deck: dict[str, Any], faults: list[DeckFault], extras: dict[str, int]) -> None:
        self.deck: Final = deck
        self.faults: Final = faults
        self.extras: Final = extras
