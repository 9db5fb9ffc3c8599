"""The catalogues are whole: the same messages with the same arguments in every language, none missing, none unused."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import deckhall
from deckhall.kits import SHIPPED
from deckhall.text import LANGUAGES
from deckhall.text.cards import voice_of
from deckhall.text.phrases import kebab

GAMES = [kit.name for kit in SHIPPED]
ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "deckhall" / "text" / "locale"
FILES = sorted(file.name for file in (LOCALE / "en").glob("*.ftl"))
# Where each language has the forms it needs: tests of names and terms look at those.
OWN_FORMS = ("names-", "terms-")
# Composed by Python, which offers more arguments than a language may need: test_phrases looks at those.
COMPOSED = ("cards-",)


@cache
def catalogue(language: str, file: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a key is defined twice"
    return {message.id.name: message for message in messages}


@cache
def whole(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in FILES:
        for key, message in catalogue(language, file).items():
            # Both games have hands and discard piles, and call them the same.
            assert key not in found or found[key].equals(message), f"{key} is defined in two files"
            found[key] = message
    return found


class References(Visitor):
    """The messages, the functions and the arguments that a part of a catalogue uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def references(node: ast.BaseNode) -> References:
    found = References()
    found.visit(node)
    return found


def arguments(language: str, message: ast.Message) -> set[str]:
    """The arguments a message needs, itself and through the messages it uses."""
    used = references(message)
    inside = [arguments(language, whole(language)[key]) for key in used.messages]
    return used.arguments.union(*inside)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert list(catalogue(language, file)) == list(catalogue("en", file))


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith(OWN_FORMS)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_forms(language: str, file: str) -> None:
    for key, message in catalogue(language, file).items():
        forms = [attribute.id.name for attribute in message.attributes]
        assert forms == [attribute.id.name for attribute in catalogue("en", file)[key].attributes], key


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith(COMPOSED)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_arguments(language: str, file: str) -> None:
    for key, message in catalogue(language, file).items():
        assert arguments(language, message) == arguments("en", catalogue("en", file)[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_uses_is_there(language: str) -> None:
    known = whole(language)
    for key, message in known.items():
        used = references(message)
        assert used.messages <= known.keys(), key
        assert used.functions <= {"CARD", "CAPITAL", "NUMBER"}, key


# --- Unused and missing -----------------------------------------------------------------------------------


def python_texts(path: Path) -> Iterator[tuple[str, bool]]:
    """Every string of a Python file, and whether something follows it (the start of an f-string)."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value, False
        elif (
            isinstance(node, python.JoinedStr) and node.values and isinstance(node.values[0], python.Constant)
        ):
            yield str(node.values[0].value), True


def script_texts(path: Path) -> Iterator[tuple[str, bool]]:
    text = path.read_text(encoding="utf-8")
    for plain in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'", text):
        yield plain[0] or plain[1], False
    for template in re.findall(r"`([^`$]*)(\$\{)?", text):
        yield template[0], bool(template[1])
    for word in re.findall(r"^\s*(\w+)\s*:|\b(\d{4})\b", text, re.MULTILINE):  # keys of objects, codes
        yield word[0] or word[1], False


@cache
def said() -> tuple[frozenset[str], frozenset[str]]:
    """What sources name: whole keys (or ends of keys), and starts of keys."""
    texts: list[tuple[str, bool]] = []
    for folder in ("src/deckhall", "docs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            texts += python_texts(path)
    for pattern in ("*.ts", "*.tsx"):
        for path in sorted((ROOT / "web" / "src").rglob(pattern)):
            texts += script_texts(path)
    plain = {text for text, more in texts if not more}
    ends = {text.replace("_", "-") for text in plain}
    return frozenset(plain | ends), frozenset(text for text, more in texts if more and text.endswith("-"))


def is_used(key: str, used: set[str]) -> bool:
    whole_keys, starts = said()
    if key in used or key in whole_keys or key.split(".")[0] in whole_keys:
        return True
    ends = frozenset(whole_keys | card_ids() | effects() | words())
    if any(key.startswith(start) and is_end(key[len(start) :].replace("_", "-"), ends) for start in starts):
        return True
    start, _, end = key.partition("-")  # made of two words, as in `${name}-${value}`
    return start in whole_keys and end in whole_keys


def is_end(text: str, ends: frozenset[str]) -> bool:
    """Whether sources name this end of a key: in one word, or in two (a game or a verb, and what it is about)."""
    text = next((text.removeprefix(f"{game}-") for game in GAMES if text.startswith(f"{game}-")), text)
    cuts = [index for index, letter in enumerate(text) if letter == "-"]
    return text in ends or any(text[:cut] in ends and text[cut + 1 :] in ends for cut in cuts)


def card_ids() -> set[str]:
    return {kebab(card["id"]) for game in GAMES for card in deckhall.cards(game)}


def words() -> set[str]:
    return {word for voice in (voice_of(kit.name) for kit in SHIPPED) for word in voice.REMINDERS}


@cache
def _effects() -> frozenset[str]:
    found = set()
    for path in sorted((ROOT / "src" / "deckhall" / "games").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.ClassDef):
                found.add(kebab(node.name))
    return frozenset(found)


def effects() -> frozenset[str]:
    return _effects()


def test_no_message_is_unused() -> None:
    used: set[str] = set()
    for message in whole("en").values():
        used |= references(message).messages
    for language in LANGUAGES:
        for message in whole(language).values():
            used |= references(message).messages
    vocabulary = {key for file in FILES if file.startswith(OWN_FORMS) for key in catalogue("en", file)}
    spoken_of = {f"{game}-{effect}" for game in GAMES for effect in effects()}
    unused = [
        key
        for key in whole("en")
        if key not in vocabulary and key not in spoken_of and not is_used(key, used)
    ]
    assert unused == []


def test_an_unused_message_would_be_found() -> None:
    assert not is_used("option-turn-the-table-over", set())


KEYED = re.compile(r"\bsay(?:Parts)?\(\s*\"([\w-]+)(?:\.\w+)?\"")


def test_no_message_that_the_browser_names_is_missing() -> None:
    named = {
        key
        for pattern in ("*.ts", "*.tsx")
        for path in (ROOT / "web" / "src").rglob(pattern)
        for key in KEYED.findall(path.read_text(encoding="utf-8"))
    }
    assert named
    assert named - whole("en").keys() == set()


PYTHON_KEYED = re.compile(r"\bsay\(\s*\"([\w-]+)\"")


def test_no_message_that_python_names_is_missing() -> None:
    named = {
        key
        for folder in ("src/deckhall", "docs")
        for path in (ROOT / folder).rglob("*.py")
        for key in PYTHON_KEYED.findall(path.read_text(encoding="utf-8"))
    }
    assert named
    assert named - whole("en").keys() == set()
