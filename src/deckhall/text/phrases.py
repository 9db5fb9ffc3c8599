"""Phrases: what there is to say, before any language. Python walks the effects; every word is in the catalogues.

An effect becomes a message key made of its game and class (`<game>-draw`) with its fields as arguments. A field
that is itself an effect becomes a phrase inside the phrase.
"""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from deckhall.kernel.state import Word


@dataclass(frozen=True)
class Phrase:
    """A message key with its arguments."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Listing:
    """Several phrases, to be joined as the language joins them: with "and", as a row with commas, as sentences."""

    phrases: tuple[Phrase, ...]
    row: bool = False
    sentences: bool = False


Argument: TypeAlias = int | str | Phrase | Listing


@cache
def kebab(name: str) -> str:
    """`GainHonorPerFaction` or `wolf_shaman` as the middle of a message key."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def readable(name: str) -> str:
    """An id as it can be shown where nobody brought words for it: `wolf_shaman` as "Wolf shaman"."""
    words = kebab(name).replace("-", " ").strip()
    return words[:1].upper() + words[1:]


@cache
def phrase_of(game: str, word: Word) -> Phrase:
    """What there is to say about an effect, an ability, or any other Word of a game. Words never change."""
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
        args["n"] = numbers[0]  # what the messages that count things call it
    return Phrase(f"{game}-{kebab(name)}", args)


# Effects whose fields are amounts of things, said as a list: "2 runes and 1 honor".
COUNTED = {"Gain"}


def argument(game: str, value: object) -> Argument:
    """A field as an argument of a message: texts select variants, so an empty one is called `none`."""
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
