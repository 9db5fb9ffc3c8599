"""Reading cards back: what a card's text must say, derived from its effects, and whether it says so.

A game's voice says which numbers, amounts and words a card has to mention. The words of a language for them are in its
folder, in `reading.toml`: for each word pieces of text, one of which is in a card's text if, and only if, the card
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

from deckhall.kernel.state import Word
from deckhall.text.catalogue import Speaker
from deckhall.text.languages import Language

FILE = "reading.toml"


@dataclass
class Reading:
    """What a card's text must mention."""

    numbers: Counter[int] = field(default_factory=Counter)  # all numbers in it
    amounts: set[tuple[str, int]] = field(
        default_factory=set
    )  # a message such as `count-runes`, and how many
    words: set[str] = field(default_factory=set)  # of those in reading.toml, these and no others
    free: set[str] = field(default_factory=set)  # but for those that some languages say and others do not

    def add(self, number: int, counted: str = "") -> None:
        """A number, and the message that counts something with it."""
        self.numbers[number] += 1
        if counted:
            self.amounts.add((counted, number))

    def faults(self, spoken: Speaker, game: str, text: str) -> Iterator[str]:
        """What a text lacks, or says although the card does not do it."""
        plain = text.casefold()
        said = Counter(int(number) for number in re.findall(r"\d+", re.sub(r"X-\d+", "", text)))
        if said != self.numbers:
            wanted = sorted(self.numbers.elements())
            yield f"has the numbers {sorted(said.elements())}, but the card does {wanted}"
        for key, number in sorted(self.amounts):
            forms = ["", *spoken.forms(key)]
            if not any(spoken.say(key, form, n=number).casefold() in plain for form in forms):
                yield f"does not say {spoken.say(key, n=number)!r}"
        for word, pieces in words_of(spoken.about).get(game, {}).items():
            found = [piece for piece in pieces if piece.casefold() in plain]
            if found and word not in self.words | self.free:
                yield f"says {found[0]!r} ({word}), which the card does not do"
            elif not found and word in self.words:
                yield f"does not say {word}: {' / '.join(pieces)}"


@cache
def words_of(language: Language) -> dict[str, dict[str, list[str]]]:
    """The pieces of text by game and word."""
    file = language.folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def walk(words: Iterable[Word]) -> Iterator[Word]:
    """These words and all that are inside of them."""
    for word in words:
        yield word
        yield from walk(parts_of(word))


def parts_of(word: Word) -> list[Word]:
    """The words that a word is made of."""
    found: list[Word] = []
    for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        inside = getattr(word, part.name)
        parts = inside if isinstance(inside, tuple) else (inside,)
        found += [one for one in parts if isinstance(one, Word)]
    return found
