"""Phrases: what is to be said, independent of language. Python chooses the message; all words are in the catalogues.

A phrase is sent as JSON (`Phrase.plain`), so that the browser formats the same phrases as the terminal. Three arguments
mean seats: `player`, `seat` (another player) and `players`; a formatter that knows the reader turns them into "you" or
a name (see `Reader` in catalogue.py).

An effect becomes a message key made of its game and class (`<game>-draw`) with its fields as arguments. A field that is
itself an effect becomes a nested phrase.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, TypeAlias

from deckhall.kernel.state import Word


@dataclass(frozen=True)
class Phrase:
    """A message key with its arguments."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """This phrase as JSON: {"key", "args"}, without `args` if empty."""
        if not self.args:
            return {"key": self.key}
        return {"key": self.key, "args": {name: plain(value) for name, value in self.args.items()}}


Join: TypeAlias = Literal["and", "or", "more", "sentences"]


@dataclass(frozen=True)
class Listing:
    """Several phrases, joined as in the language: "a, b and c", "a, b or c", "a, b, c", or as sentences."""

    phrases: tuple[Phrase, ...]
    join: Join = "and"

    def plain(self) -> dict[str, Any]:
        """This list as JSON: {"join", "of"}."""
        return {"join": self.join, "of": [phrase.plain() for phrase in self.phrases]}


Argument: TypeAlias = int | str | Phrase | Listing | tuple[int, ...]


def plain(value: Argument) -> Any:
    """An argument as JSON."""
    if isinstance(value, Phrase | Listing):
        return value.plain()
    return list(value) if isinstance(value, tuple) else value


def phrase_from(written: Mapping[str, Any]) -> Phrase:
    """The phrase that `Phrase.plain` wrote."""
    return Phrase(
        written["key"], {name: _argument_from(one) for name, one in written.get("args", {}).items()}
    )


def _argument_from(written: Any) -> Argument:
    if isinstance(written, list):
        return tuple(written)
    if not isinstance(written, dict):
        return written  # type: ignore[no-any-return]  # JSON: a number or a text
    if "join" in written:
        return Listing(tuple(phrase_from(one) for one in written["of"]), written["join"])
    return phrase_from(written)


@cache
def kebab(name: str) -> str:
    """`GainHonorPerFaction` or `wolf_shaman` as the middle part of a message key."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def readable(name: str) -> str:
    """A readable form of an id without a name: `wolf_shaman` as "Wolf shaman"."""
    words = kebab(name).replace("-", " ").strip()
    return words[:1].upper() + words[1:]


@cache
def phrase_of(game: str, word: Word) -> Phrase:
    """The phrase of an effect, an ability, or any other Word of a game. Cached, because Words never change."""
    name = type(word).__name__
    args = {
        part.name: argument(game, getattr(word, part.name))
        for part in dataclasses.fields(word)  # type: ignore[arg-type]  # every Word is a dataclass
    }
    if name in COUNTED:
        counts = [
            Phrase(f"count-{kebab(what)}", {"n": n}) for what, n in args.items() if isinstance(n, int) and n
        ]
        return Phrase(f"{game}-{kebab(name)}", {"what": Listing(tuple(counts))})
    numbers = [value for value in args.values() if isinstance(value, int)]
    if len(numbers) == 1:
        args["n"] = numbers[0]  # the name it has in messages that count things
    return Phrase(f"{game}-{kebab(name)}", args)


def fields_of(game: str, effect: Word) -> dict[str, Argument]:
    """The fields of an effect that a message may use: numbers, words, lists of words, and other effects."""
    given: dict[str, Argument] = {}
    for part in dataclasses.fields(effect):  # type: ignore[arg-type]  # every Word is a dataclass
        value = getattr(effect, part.name)
        if isinstance(value, int | str | Word) or (
            isinstance(value, tuple) and all(isinstance(item, str) for item in value)
        ):
            given[part.name] = argument(game, value)
    return given


# Effects whose fields are amounts of things, worded as a list: "2 runes and 1 honor".
COUNTED = {"Gain"}


def argument(game: str, value: object) -> Argument:
    """A field as an argument of a message. Texts select variants, so an empty one becomes `none`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, Word):
        return phrase_of(game, value)
    if value is None or value == "" or value == ():
        return "none"
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        if all(isinstance(item, Word) for item in value):
            return Listing(tuple(phrase_of(game, item) for item in value))
        return "-".join(str(item) for item in value)
    raise TypeError(f"no phrase can say {value!r}")
