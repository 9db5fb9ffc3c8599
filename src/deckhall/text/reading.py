"""Reading cards back: what a card's text must say, derived from its effects, and whether it does.

A game's voice knows which numbers, amounts and words a card has to mention. How a language expresses them is in
`reading.toml` in its folder: for each word, fragments of which one occurs in a card's text if, and only if, the card
mentions it.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from deckhall.kernel.state import Word
from deckhall.text.catalogue import Speaker, told
from deckhall.text.languages import Language

FILE = "reading.toml"


def wrong(what: str, /, **given: Any) -> str:
    """A fault of a translation, in the language of the translator's terminal."""
    return told("translating.ftl", f"check-{what}", **given)


@dataclass
class Reading:
    """What a card's text must mention."""

    numbers: Counter[int] = field(default_factory=Counter)  # all numbers in it
    amounts: set[tuple[str, int]] = field(
        default_factory=set
    )  # a message such as `count-runes`, and how many
    words: set[str] = field(default_factory=set)  # the words of reading.toml that must occur; others must not
    free: set[str] = field(default_factory=set)  # except these, which occur in some languages only

    def add(self, number: int, counted: str = "") -> None:
        """A number, and the message that counts something with it."""
        self.numbers[number] += 1
        if counted:
            self.amounts.add((counted, number))

    def faults(self, spoken: Speaker, game: str, text: str) -> Iterator[str]:
        """What a text lacks, or mentions although the card does not do it."""
        plain = text.casefold()
        said = Counter(int(number) for number in re.findall(r"\d+", re.sub(r"X-\d+", "", text)))
        if said != self.numbers:
            wanted = sorted(self.numbers.elements())
            yield wrong("numbers", said=str(sorted(said.elements())), wanted=str(wanted))
        for key, number in sorted(self.amounts):
            forms = ["", *spoken.forms(key)]
            if not any(spoken.say(key, form, n=number).casefold() in plain for form in forms):
                yield wrong("does-not-say", what=repr(spoken.say(key, n=number)))
        for word, pieces in words_of(spoken.about).get(game, {}).items():
            found = [piece for piece in pieces if piece.casefold() in plain]
            if found and word not in self.words | self.free:
                yield wrong("says-too-much", what=repr(found[0]), word=word)
            elif not found and word in self.words:
                yield wrong("does-not-say", what=f"{word} ({' / '.join(pieces)})")


@cache
def words_of(language: Language) -> dict[str, dict[str, list[str]]]:
    """The fragments by game and word."""
    file = language.folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def walk(words: Iterable[Word]) -> Iterator[Word]:
    """These words and all nested ones."""
    for word in words:
        yield word
        yield from walk(parts_of(word))


def parts_of(word: Word) -> list[Word]:
    """The words directly nested in a word."""
    found: list[Word] = []
    for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        inside = getattr(word, part.name)
        parts = inside if isinstance(inside, tuple) else (inside,)
        found += [one for one in parts if isinstance(one, Word)]
    return found
