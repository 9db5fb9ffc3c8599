"""Errors that the command line reports in the reader's language; programs get them in English."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from deckhall.kernel.errors import GameError, InvalidDeck, InvalidRecord


class Spoken:
    """An error described by a message: its key and arguments. List it before the error's own base class.

    The texts are loaded only when the error is reported, because most callers have no other use for them.
    """

    def __init__(self, key: str, **given: Any) -> None:
        # The initialiser of the error's own class is not called: a compiled class does not accept instances of
        # uncompiled ones.
        Exception.__init__(self, key)  # type: ignore[arg-type]  # the error's own class comes next
        self.key = key
        self.given = given

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.given), ()

    def __str__(self) -> str:
        from deckhall.text.languages import ENGLISH

        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """The error in a language."""
        from deckhall.text.catalogue import speaker

        return speaker(language).say(self.key, **self.given)


class SpokenRecord(Spoken, InvalidRecord):
    """A file that is not a recorded game, or not a suitable one."""


class MissingExtra(Spoken, GameError):
    """A feature that needs packages which playing does not need."""


class SpokenDeck(Spoken, InvalidDeck):
    """A deck that cannot be found, or breaks the rules of deck building."""

    lines: ClassVar[list[tuple[int, str]]] = []  # type: ignore[misc]  # those of its text that cannot be read: none
