"""The errors a caller may get, one class for each cause. Each is a ValueError and leaves the game unchanged."""

from __future__ import annotations


class GameError(ValueError):
    """Something the caller asked for cannot be done; the message says what and why."""


class IllegalOption(GameError):
    """The option is not among those of the pending decision."""


class InvalidSetup(GameError):
    """A game cannot be set up like this: unknown game, edition, number of players, ...

    `choice` is the name of the invalid choice, if one is to blame.
    """

    def __init__(self, message: str, choice: str = "") -> None:
        super().__init__(message)
        self.choice = choice


class InvalidRecord(GameError):
    """A record cannot be replayed; the message names the first move that does not fit."""


class InvalidPosition(GameError):
    """A position cannot be set up; the message names the part that does not fit."""


class Endless(GameError):
    """A position, or a move in a game that started at one, leads to effects that never end."""


class InvalidDeck(GameError):
    """A deck breaks the rules of deck building; the message names every broken rule.

    `lines` are the unreadable lines of a deck's text, with their line numbers.
    """

    def __init__(self, message: str, lines: list[tuple[int, str]] | None = None) -> None:
        super().__init__(message)
        self.lines = lines or []


class UnknownSeat(GameError):
    """There is no such seat."""


class InvalidCard(GameError):
    """A card's text makes no sense; the message names the card and the offending word."""


class UnknownCard(GameError):
    """No card of the game has this id."""
