"""Catalogues: the messages of one language, and speaking phrases with them.

What a language has not translated yet, it says in English, message by message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentResource
from fluent.syntax import ast

from deckhall.kernel.errors import GameError
from deckhall.kits import kits
from deckhall.text.languages import ENGLISH, Language, UnknownLanguage, language_of
from deckhall.text.patterns import Patterns
from deckhall.text.phrases import Argument, Listing, Phrase, kebab, readable

SEVERAL: Final = "several"  # what GENDER says of more than one card


class MissingMessage(GameError):
    """A catalogue lacks a message that somebody wants to say."""


@dataclass(frozen=True)
class Reader:
    """Who reads: their seat (-1: an onlooker), and what the players are called. Makes "you" and names of seats."""

    seat: int = -1
    names: Sequence[str] = ()

    def word(self, name: str, args: Mapping[str, Argument]) -> Any:
        """What $who, $name, $whom, $other, $names or $count says of the seats among a phrase's arguments.

        `player` gives $who (you, nobody or other) and $name; `seat` gives $whom and $other in the same way; `players`
        gives $who (you: the reader is one of them), $count, and $names as a list of names. None: nothing.
        """
        players = args.get("players")
        if isinstance(players, tuple):
            if name == "who":
                return "you" if self.seat in players else "other" if players else "nobody"
            if name == "count":
                return len(players)
            return [self.names[seat] for seat in players] if name == "names" else None
        seat = args.get(SEATS.get(name, ""))
        if not isinstance(seat, int):
            return None
        if name in ("who", "whom"):
            return "you" if seat == self.seat else "nobody" if seat < 0 else "other"
        return "" if seat < 0 else self.names[seat]


# The argument with a seat that a message's $who, $name, $whom and $other come from.
SEATS: Final = {"who": "player", "name": "player", "whom": "seat", "other": "seat"}
NOBODY: Final = Reader()


class Speaker:
    """Speaks one language: with our messages, and those of `packages` that bring words of their own.

    `only` is a pattern for the names of the files that are read.
    """

    def __init__(self, language: Language, packages: tuple[str, ...] = (), only: str = "*.ftl") -> None:
        self.language: Final = language.tag
        self.about: Final = language
        functions: dict[str, Callable[..., str]] = {
            "CARD": self.cards,
            "GENDER": self.gender,
            "CAPITAL": self.capital,
            "BEGINS": begins,
            "NUMBER": self.number,
        }
        self.patterns: Final = Patterns(language.tag, functions)
        self.messages: Final = self.patterns.messages
        self.missing: Final[list[str]] = []  # the messages that are said in English
        self._ends: Final = tuple(language.ends)
        self._capitals: Final = dict(language.capitals)
        self._fitting: Final[dict[Any, tuple[str, tuple[str, ...]] | None]] = {}
        written = [source for package in packages for source in sources(package, language.tag)]
        for message in read_messages([language.messages(), *own_sources(language, only), *written]):
            self.messages.setdefault(message.id.name, message)
        if language.tag != ENGLISH:
            ours = [] if language.complete else own_sources(language_of(ENGLISH), only)
            theirs = [source for package in packages for source in sources(package, ENGLISH)]
            for message in read_messages([*ours, *theirs]):
                self._fall_back_to(message)

    def _fall_back_to(self, english: ast.Message) -> None:
        """Say in English what the language lacks: a message, or some of its forms."""
        with_literal_one(english)
        key = english.id.name
        own = self.messages.get(key)
        if own is None:
            self.missing.append(key)
            self.messages[key] = english
        elif not self.about.complete:
            forms = {attribute.id.name for attribute in own.attributes}
            own.attributes += [one for one in english.attributes if one.id.name not in forms]

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, in this form."""
        return self.patterns.written(key, form) is not None

    def say(self, key: str, form: str = "", **args: Any) -> str:
        """A message with its arguments; `form` is one of its attributes."""
        return self._said(key, form, args)

    def speak(self, phrase: Phrase, form: str = "", reader: Reader = NOBODY) -> str:
        """A phrase with everything inside it, as `reader` reads it."""
        return self._said(phrase.key, form, Inside(self, phrase.args, reader))

    def fitting(self, keys: tuple[str, ...], given: frozenset[str]) -> tuple[str, tuple[str, ...]] | None:
        """The first of these messages that there is and that needs no other arguments than those given.

        With it, those that it needs. A message that asks whether its cards are `known` can do without `card`.
        """
        if (keys, given) not in self._fitting:
            self._fitting[keys, given] = self._find_fitting(keys, given)
        return self._fitting[keys, given]

    def _find_fitting(
        self, keys: tuple[str, ...], given: frozenset[str]
    ) -> tuple[str, tuple[str, ...]] | None:
        for key in keys:
            if self.has(key):
                needed = {SEATS.get(name, name) for name in self.patterns.arguments(key)}
                if "known" in needed and "card" not in given:
                    needed.discard("card")
                if needed <= given:
                    return key, tuple(sorted(needed))
        return None

    def _said(self, key: str, form: str, args: Mapping[str, Any]) -> str:
        try:
            return str(self.patterns.find(key, form)(args))
        except LookupError as error:
            raise MissingMessage(f"{self.language}: message {key!r} cannot be said: {error}") from error

    def listed(self, listing: Listing, form: str, reader: Reader = NOBODY) -> str:
        """Several phrases as one text; `form` is "or", or a form in which each of them is said."""
        if form == "or":
            return self.join([self.speak(item, reader=reader) for item in listing.phrases], "or")
        spoken = [self.speak(item, form, reader) for item in listing.phrases]
        if listing.join == "sentences":
            first, *others = spoken or [""]
            return self.sentences([self.ended(first) if others else first, *map(self.sentence, others)])
        if listing.join == "more" and form:
            return self.join(spoken, "and")
        return self.join(spoken, listing.join)

    def forms(self, key: str) -> list[str]:
        """The further forms of a message, in the order of the catalogue."""
        if key not in self.messages:
            raise MissingMessage(f"{self.language} has no message {key!r}")
        return [attribute.id.name for attribute in self.messages[key].attributes]

    def join(self, spoken: list[str], word: str) -> str:
        """Several things in a row, the last one after "and" or "or"."""
        if not spoken:
            return ""
        text = spoken[0]
        for index, item in enumerate(spoken[1:], 2):
            key = f"list-{word if index == len(spoken) else 'more'}"
            text = self.say(key, first=text, second=item)
        return text

    def label(self, label: str, value: object) -> str:
        """A label and its value: "Cost: 3"."""
        return self.say("label-value", label=label, value=str(value))

    def sentences(self, texts: Sequence[str]) -> str:
        """Several sentences, one behind the other."""
        return self.about.gap.join(texts)

    def sentence(self, text: str) -> str:
        """A text as a sentence: with a capital letter and a full stop."""
        return self.capital(self.ended(text.strip()))

    def ended(self, text: str) -> str:
        """A text with a full stop, unless it has an end already."""
        return text if text.endswith(self._ends) else text + self.about.stop

    def capital(self, text: Any) -> str:
        """A text whose first letter is a capital, also behind a quotation mark; messages call it as CAPITAL($text)."""
        said = str(text)
        start = next((index for index, letter in enumerate(said) if letter.isalnum()), 0)
        first = said[start : start + 1]
        return said[:start] + self._capitals.get(first, first.upper()) + said[start + 1 :]

    def number(self, value: float, **options: Any) -> str:
        """A number with so many digits behind the point; a message calls it as NUMBER($value, ...)."""
        return format_decimal(round(value, options["maximumFractionDigits"]), locale=self.patterns.locale)

    def word(self, key: str) -> str:
        """A word that has a reminder: a term of the rules, or a keyword."""
        kinds = ("term", "ability", "reference")
        return self.say(next((f"{kind}-{key}" for kind in kinds if self.has(f"{kind}-{key}")), key))

    def has_card(self, card_id: str) -> bool:
        """Whether a card of this id has a name."""
        return self.has(f"card-{kebab(card_id)}")

    def card(self, card_id: str, case: str = "") -> str:
        """The name of a card, in a case the language has; a card without a name is called by its id."""
        key = f"card-{kebab(card_id)}"
        if not self.has(key):
            return readable(card_id)
        return self.say(key, case if case and self.has(key, case) else "")

    def cards(self, ids: Any, case: Any = "") -> str:
        """The names of one card or several (ids with commas), equal ones counted.

        A message calls it as CARD($card, case: "acc").
        """
        counts = Counter(str(ids).split(","))
        names = [self.card(card_id, str(case)) for card_id in counts]
        counted = [
            name if count == 1 else self.say("list-copies", name=name, n=count)
            for name, count in zip(names, counts.values(), strict=True)
        ]
        return self.join(counted, "and")

    def gender(self, ids: Any) -> str:
        """The gender of a card's name, or "several" for more than one; messages select by GENDER($card)."""
        card_id = str(ids)
        key = f"card-{kebab(card_id)}"
        if "," in card_id:
            return SEVERAL
        return self.say(key, "gender") if self.has(key, "gender") else ""


class Inside(dict[str, Any]):
    """The arguments of a phrase; what is itself a phrase is spoken when a message wants it.

    An inner phrase is there as `$name`, and in each further form its message has as `$name_form`; so is a list, joined
    with "and", and as `$name_or` joined with "or". What the reader makes of seats is there as `Reader.word` says.
    """

    def __init__(self, spoken: Speaker, args: Mapping[str, Argument], reader: Reader) -> None:
        self.spoken: Final = spoken
        self.args: Final = args
        self.reader: Final = reader

    def __missing__(self, name: str) -> Any:
        said = self.args.get(name)
        if said is None or isinstance(said, Phrase | Listing):
            said = self._spoken(name)
        self[name] = said
        return said

    def _spoken(self, name: str) -> Any:
        word = None if name in self.args else self.reader.word(name, self.args)
        if word is not None:
            return self.spoken.join(word, "and") if isinstance(word, list) else word
        field, form = name, ""
        if field not in self.args:
            field, _, form = name.rpartition("_")
        value = self.args.get(field)
        if isinstance(value, Phrase):
            return self.spoken.speak(value, form, self.reader)
        if isinstance(value, Listing):
            return self.spoken.listed(value, form, self.reader)
        raise KeyError(f"no argument {name!r}")


def begins(text: Any, *beginnings: str) -> str:
    """Whether a text begins with one of these ("yes" or "no"), whatever its capitals and quotation marks.

    Messages select by BEGINS($second, "i", "hi") where a word depends on the sound that follows: Spanish "y", but
    "e" before "i".
    """
    said = str(text).casefold()
    start = next((index for index, letter in enumerate(said) if letter.isalnum()), 0)
    return "yes" if said.startswith(beginnings, start) else "no"


def own_sources(language: Language, only: str) -> list[str]:
    """The texts of those of a language's files that have such a name."""
    return [file.read_text(encoding="utf-8") for file in sorted(language.folder.glob(only))]


def sources(package: str, language: str) -> list[str]:
    """The texts of the .ftl files that a package brings in a language."""
    locale = files(package) / "locale"
    if not (locale / ENGLISH).is_dir():
        raise UnknownLanguage(f"{package} has no folder locale/{ENGLISH}")
    folder = locale / language
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    return [entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl")]


def read_messages(texts: Sequence[str]) -> Iterator[ast.Message]:
    """The messages in these texts."""
    for text in texts:
        for part in FluentResource(text).body:
            if isinstance(part, ast.Message):
                yield part


def with_literal_one(node: Any) -> None:
    """Make an English message fit for another language, whose "one" may be other numbers than 1."""
    if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier) and node.key.name == "one":
        node.key = ast.NumberLiteral("1")
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        with_literal_one(part)


def speaker(language: str) -> Speaker:
    """The speaker of a language, for all games there are."""
    return _speaker(language_of(language), tuple(kit.locale for kit in kits() if kit.locale is not None))


@cache
def speaker_from(language: str, file: str) -> Speaker:
    """The speaker of one of a language's files: reading all of them takes longer than starting the program."""
    return Speaker(language_of(language), only=file)


@cache
def _speaker(language: Language, packages: tuple[str, ...]) -> Speaker:
    return Speaker(language, packages)
