"""Catalogues: the messages of one language, and formatting phrases with them.

Messages that a language has not translated yet are in English.
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
from deckhall.kits import locales
from deckhall.text.languages import ENGLISH, InvalidLanguage, Language, language_of, usual_language
from deckhall.text.patterns import Patterns
from deckhall.text.phrases import Argument, Listing, Phrase, kebab, readable

SEVERAL: Final = "several"  # the result of GENDER for more than one card


class MissingMessage(GameError):
    """A required message that a catalogue lacks."""


@dataclass(frozen=True)
class Reader:
    """The reader: their seat (-1: a spectator) and the players' names. Turns seats into "you" and names."""

    seat: int = -1
    names: Sequence[str] = ()

    def word(self, name: str, args: Mapping[str, Argument]) -> Any:
        """The value of $who, $name, $whom, $other, $names or $count, from the seats among a phrase's arguments.

        `player` gives $who (you, nobody or other) and $name; `seat` gives $whom and $other in the same way; `players`
        gives $who (you: the reader is one of them), $count, and $names as a list of names. None: no such value.
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


# The seat argument that a message's $who, $name, $whom and $other come from.
SEATS: Final = {"who": "player", "name": "player", "whom": "seat", "other": "seat"}
NOBODY: Final = Reader()


class Speaker:
    """Formats messages in one language: ours, and those that `packages` bring.

    `only` is a pattern for the names of the files to read.
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
        self.missing: Final[list[str]] = []  # the messages that are only available in English
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
        """Use English for what the language lacks: a message, or some of its forms."""
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
        """Whether the message exists, in this form."""
        return self.patterns.written(key, form) is not None

    def say(self, key: str, form: str = "", **args: Any) -> str:
        """Format a message with its arguments; `form` is one of its attributes."""
        return self._said(key, form, args)

    def speak(self, phrase: Phrase, form: str = "", reader: Reader = NOBODY) -> str:
        """Format a phrase and everything nested in it, for `reader`."""
        return self._said(phrase.key, form, Inside(self, phrase.args, reader))

    def fitting(self, keys: tuple[str, ...], given: frozenset[str]) -> tuple[str, tuple[str, ...]] | None:
        """The first of these messages that exists and needs no arguments beyond those given, with the arguments it
        needs.

        A message that selects by whether its cards are `known` can do without `card`.
        """
        if (keys, given) not in self._fitting:
            self._fitting[keys, given] = self._find_fitting(keys, given)
        return self._fitting[keys, given]

    def _find_fitting(
        self, keys: tuple[str, ...], given: frozenset[str]
    ) -> tuple[str, tuple[str, ...]] | None:
        for key in keys:
            if self.has(key):
                needed = {argument_of(name, given) for name in self.patterns.arguments(key)}
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
        """Several phrases as one text; `form` is "or", or a form in which to format each of them."""
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
        """The attributes of a message, in the order of the catalogue."""
        if key not in self.messages:
            raise MissingMessage(f"{self.language} has no message {key!r}")
        return [attribute.id.name for attribute in self.messages[key].attributes]

    def join(self, spoken: list[str], word: str) -> str:
        """Several texts as a list, with "and" or "or" before the last one."""
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
        """Several sentences as one text."""
        return self.about.gap.join(texts)

    def sentence(self, text: str) -> str:
        """A text as a sentence: with a capital letter and a full stop."""
        return self.capital(self.ended(text.strip()))

    def ended(self, text: str) -> str:
        """A text with a full stop, unless it already has an end."""
        return text if text.endswith(self._ends) else text + self.about.stop

    def capital(self, text: Any) -> str:
        """A text with its first letter capitalised, even after a quotation mark; messages call this as
        CAPITAL($text)."""
        said = str(text)
        start = next((index for index, letter in enumerate(said) if letter.isalnum()), 0)
        first = said[start : start + 1]
        return said[:start] + self._capitals.get(first, first.upper()) + said[start + 1 :]

    def number(self, value: float, **options: Any) -> str:
        """A formatted number; messages call this as NUMBER($value, ...)."""
        return format_decimal(round(value, options["maximumFractionDigits"]), locale=self.patterns.locale)

    def word(self, key: str) -> str:
        """A word that has a reminder: a rules term or a keyword."""
        kinds = ("term", "ability", "reference")
        return self.say(next((f"{kind}-{key}" for kind in kinds if self.has(f"{kind}-{key}")), key))

    def has_card(self, card_id: str) -> bool:
        """Whether a card of this id has a name."""
        return self.has(f"card-{kebab(card_id)}")

    def card(self, card_id: str, case: str = "") -> str:
        """The name of a card, in a case of the language; a card without a name is called by its id."""
        key = f"card-{kebab(card_id)}"
        if not self.has(key):
            return readable(card_id)
        return self.say(key, case if case and self.has(key, case) else "")

    def cards(self, ids: Any, case: Any = "") -> str:
        """The names of one card or several (comma-separated ids), equal ones counted.

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
    """The arguments of a phrase; nested phrases are formatted when a message uses them.

    A nested phrase is available as `$name`, and in each form of its message as `$name_form`. A list is joined with
    "and", or as `$name_or` with "or". Seats are available as `Reader.word` describes.
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


def argument_of(name: str, given: frozenset[str]) -> str:
    """The argument that a message's `$name` comes from: a seat, or a phrase in another form (`$do_inf` from `do`)."""
    inner = name.rpartition("_")[0]
    return inner if name not in given and inner in given else SEATS.get(name, name)


def begins(text: Any, *beginnings: str) -> str:
    """ "yes" or "no": whether a text begins with one of these, ignoring case and quotation marks.

    Messages select by BEGINS($second, "i", "hi") where a word depends on the following sound: Spanish "y", but "e"
    before "i".
    """
    said = str(text).casefold()
    start = next((index for index, letter in enumerate(said) if letter.isalnum()), 0)
    return "yes" if said.startswith(beginnings, start) else "no"


def own_sources(language: Language, only: str) -> list[str]:
    """The contents of a language's files with matching names."""
    return [file.read_text(encoding="utf-8") for file in sorted(language.folder.glob(only))]


def sources(package: str, language: str) -> list[str]:
    """The contents of the .ftl files that a package has for a language."""
    locale = files(package) / "locale"
    if not (locale / ENGLISH).is_dir():
        raise InvalidLanguage(f"{package} has no folder locale/{ENGLISH}")
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
    """Adapt an English message for a language whose plural category "one" may include numbers other than 1."""
    if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier) and node.key.name == "one":
        node.key = ast.NumberLiteral("1")
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        with_literal_one(part)


def speaker(language: str, only: str = "*.ftl") -> Speaker:
    """The speaker of a language, for all games; `only` is a pattern for the names of our files to read."""
    return _speaker(language_of(language), locales(), only)


def told(file: str, key: str, /, **given: Any) -> str:
    """A message of one of our files in the language of the terminal."""
    return speaker_from(usual_language(), file).say(key, **given)


@cache
def speaker_from(language: str, file: str) -> Speaker:
    """The speaker for one of a language's files: reading all of them takes longer than starting the program."""
    return Speaker(language_of(language), only=file)


@cache
def _speaker(language: Language, packages: tuple[str, ...], only: str) -> Speaker:
    return Speaker(language, packages, only)
