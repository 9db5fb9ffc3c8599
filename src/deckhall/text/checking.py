"""Checking a language: what its folder lacks, what is superfluous, and texts that contradict the rules.

A complete language has no faults, as a test checks; one in progress may lack messages, but those present must be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from deckhall.kits import SHIPPED, box
from deckhall.text.cards import SpokenCard, editions_of, other_wordings, speak_card, voice_of
from deckhall.text.catalogue import MissingMessage, speaker
from deckhall.text.languages import ENGLISH, Language, language_of
from deckhall.text.reading import words_of, wrong

# The forms that our sources request by name; all others are used by messages.
READ_BY_CODE: Final = {
    "rulings-": "",
    "setup-": "about",
    "term-": "plural",
    "faction-": "hero construct",
}
QUOTES: Final = '"“”„«»'
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
FUNCTIONS: Final = ("CARD", "GENDER", "CAPITAL", "BEGINS", "NUMBER")
LEFTOVERS: Final = re.compile(r"[{}$]|  | [.,;]|\.\.|\b(True|None)\b|[a-z]_[a-z]|\?\?\?|, :|::")


@dataclass(frozen=True)
class Catalogue:
    """The messages of a language as in its files."""

    messages: dict[str, ast.Message]
    files: dict[str, str]  # the file of each message
    faults: tuple[str, ...]  # what could not be read, and duplicates


class Uses:
    """What messages use: arguments (and which of them they print rather than only select by), messages, forms,
    functions."""

    def __init__(self, node: Any) -> None:
        self.arguments: set[str] = set()
        self.written: set[str] = set()
        self.references: set[tuple[str, str]] = set()
        self.functions: set[str] = set()
        self.cases: set[str] = set()
        self.plurals: set[frozenset[str]] = set()
        self.texts: list[str] = []
        self._read(node)

    def _read(self, node: Any) -> None:
        match node:
            case ast.VariableReference():
                self.arguments.add(node.id.name)
            case ast.Placeable(expression=ast.VariableReference() as variable):
                self.written.add(variable.id.name)
            case ast.MessageReference():
                self.references.add((node.id.name, node.attribute.name if node.attribute else ""))
            case ast.FunctionReference():
                self.functions.add(node.id.name)
                named = node.arguments.named
                self.cases |= {one.value.value for one in named if isinstance(one.value, ast.StringLiteral)}
            case ast.SelectExpression():
                keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
                numbers = {one.key.value for one in node.variants if isinstance(one.key, ast.NumberLiteral)}
                if keys <= set(PLURALS):
                    self.plurals.add(
                        frozenset(keys | {"one"} if "1" in numbers and "one" not in keys else keys)
                    )
            case ast.TextElement() | ast.StringLiteral():
                self.texts.append(node.value)
        if not isinstance(node, ast.Comment):
            for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
                for one in part if isinstance(part, list) else [part]:
                    self._read(one)


@cache
def catalogue_of(folder: Path) -> Catalogue:
    """The messages in a folder."""
    messages: dict[str, ast.Message] = {}
    files: dict[str, str] = {}
    faults = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(
                    wrong("unreadable", file=file.name, text=repr((entry.content or "").strip()[:60]))
                )
            elif isinstance(entry, ast.Message):
                if not messages.setdefault(entry.id.name, entry).equals(entry):
                    faults.append(wrong("twice", file=file.name, where=entry.id.name))
                messages[entry.id.name] = entry
                files[entry.id.name] = file.name
    return Catalogue(messages, files, tuple(faults))


def faults_of(language: Language) -> list[str]:
    """Everything that is wrong with a language."""
    return catalogue_faults(language) or card_faults(language)


def catalogue_faults(language: Language) -> list[str]:
    """What is wrong with the messages of a language, each with its file."""
    own = catalogue_of(language.folder)
    if own.faults:
        return list(own.faults)
    english = catalogue_of(language_of(ENGLISH).folder)
    found = [*missing_faults(language, own, english), *form_faults(language, own, english)]
    for key, message in own.messages.items():
        where = f"{own.files[key]}: {key}"
        if f"\n{key} = " in f"\n{language.messages()}":
            found.append(wrong("punctuation", where=where))
        elif key not in english.messages:
            found.append(wrong("unknown", where=where))
        else:
            found += message_faults(language, where, message, own, english)
    return found


def missing(language: Language) -> list[str]:
    """The messages that a language does not have yet, in the order of the English files."""
    own = catalogue_of(language.folder).messages
    return [key for key in catalogue_of(language_of(ENGLISH).folder).messages if key not in own]


def missing_faults(language: Language, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """What a complete language must have and this one lacks."""
    if language.complete:
        for key in missing(language):
            yield wrong("missing", where=f"{english.files[key]}: {key}")
        for game, words in words_of(language_of(ENGLISH)).items():
            for word in words:
                if word not in words_of(language).get(game, {}):
                    yield wrong("missing", where=f"reading.toml: [{game}] {word}")


def message_faults(
    language: Language, where: str, message: ast.Message, own: Catalogue, english: Catalogue
) -> Iterator[str]:
    """What is wrong with one message; `where` is its file and key."""
    uses, key = Uses(message), message.id.name
    for function in sorted(uses.functions - set(FUNCTIONS)):
        yield wrong("no-function", where=where, name=function)
    for other, form in sorted(uses.references):
        if other not in own.messages and other not in english.messages:
            yield wrong("no-message", where=where, name=other)
        elif form and form not in forms_of(own.messages.get(other) or english.messages[other]):
            yield wrong("no-message", where=where, name=f"{other}.{form}")
    for case in sorted(uses.cases - set(language.cases)):
        yield wrong("no-case", where=where, name=case)
    for plurals in uses.plurals:
        if unknown := sorted(plurals - set(language.plurals)):
            yield wrong("no-plural", where=where, names=", ".join(unknown))
        if key.startswith("count-") and (lacking := sorted(set(language.plurals) - plurals)):
            yield wrong("no-variant", where=where, names=", ".join(lacking))
    if not is_composed(key, english):
        given, written = arguments(english, key)
        used, _ = arguments(own, key, english)
        for argument in sorted(used - given):
            yield wrong("no-argument", where=where, name=argument)
        for argument in sorted(written - used):
            yield wrong("unsaid", where=where, what=f"${argument}")
    quotes = {sign for text in uses.texts for sign in text if sign in QUOTES}
    for sign in sorted(quotes - set("".join(language.quotes))):
        yield wrong("quotes", where=where, sign=sign, signs=" ".join(language.quotes))


def arguments(of: Catalogue, key: str, besides: Catalogue | None = None) -> tuple[set[str], set[str]]:
    """The arguments that a message uses, directly and through others, and those among them that it prints."""
    message = of.messages.get(key) or (besides or of).messages[key]
    uses = Uses(message)
    used, written = set(uses.arguments), set(uses.written)
    for other, _ in uses.references:
        if other in of.messages or (besides is not None and other in besides.messages):
            inner = arguments(of, other, besides)
            used |= inner[0]
            written |= inner[1]
    return used, written


def is_composed(key: str, english: Catalogue) -> bool:
    """Whether a message is a part of card texts, which get more arguments than a language may need."""
    return english.files.get(key, "").startswith("cards-")


def forms_of(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def form_faults(language: Language, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """Missing forms that are used, and unused forms."""
    whole = Uses(ast.Resource(list(own.messages.values())))
    through_arguments = {name.rpartition("_")[2] for name in whole.arguments if "_" in name}
    if language.complete:
        for case in sorted(set(language.cases) - whole.cases):
            yield wrong("unused-case", name=case)
    names = {*language.cases, *(["gender"] if "GENDER" in whole.functions else [])}
    for key, message in own.messages.items():
        has, there = set(forms_of(message)), set(forms_of(english.messages.get(key, message)))
        by_name = {form for other, form in whole.references if other == key and form}
        if key.startswith("card-"):
            read, needed = names | by_name, names | by_name
        else:
            by_code = code_reads(key, there)
            read = by_name | by_code | (through_arguments if is_composed(key, english) else set())
            needed = by_code | (there & read)
        for form in sorted(needed - has):
            yield wrong("no-form", where=f"{own.files[key]}: {key}", name=form)
        for form in sorted(has - read):
            yield wrong("unread", where=f"{own.files[key]}: {key}.{form}")


def code_reads(key: str, there: set[str]) -> set[str]:
    """The forms of a message that our sources request."""
    for start, forms in READ_BY_CODE.items():
        if key.startswith(start):
            return there & set(forms.split()) if forms else there
    return set()


# -- cards ----------------------------------------------------------------------------------------


def readings(language: Language) -> Iterator[tuple[str, str, dict[str, str], SpokenCard]]:
    """Every card of our games in every edition and wording: game, id, choices, text."""
    for game in [kit.name for kit in SHIPPED]:
        editions = [{"edition": edition} if edition else {} for edition in editions_of(game)]
        for choices in [*editions, *other_wordings(game).values()]:
            for card in box(game).cards(**choices):
                yield game, card["id"], choices, speak_card(game, card["id"], language.tag, **choices)


def card_faults(language: Language) -> list[str]:
    """What is wrong with card texts: what cannot be formatted, and what does not match the card's effects."""
    found: dict[str, None] = {}
    spoken = speaker(language.tag)
    names: dict[tuple[str, str], str] = {}
    try:
        for game, card_id, choices, card in readings(language):
            if names.setdefault((game, card.name), card_id) != card_id:
                same = names[game, card.name]
                found[wrong("same-name", where=card_id, other=same, name=card.name)] = None
            for text in (card.kind, *card.lines, *card.rulings):
                found |= dict.fromkeys(f"{card_id}: {fault}" for fault in text_faults(language, text))
            reading = voice_of(game).reading(card_id, **choices)
            if reading is not None:
                faults = reading.faults(spoken, game, card.text)
                found |= dict.fromkeys(f"{card_id}: {fault}: {card.text!r}" for fault in faults)
            for text in (*card.lines, *card.rulings):
                if not text.endswith(tuple(language.ends)):
                    found[f"{card_id}: {wrong('no-end', text=repr(text))}"] = None
    except MissingMessage as error:
        found[str(error)] = None
    return list(found)


def text_faults(language: Language, text: str) -> Iterator[str]:
    """What is wrong with any formatted text."""
    if left := LEFTOVERS.search(text):
        yield wrong("leftover", sign=repr(left[0]), text=repr(text))
    first = next((letter for letter in text if letter.isalnum()), "")
    if first.islower():
        yield wrong("small", text=repr(text))
