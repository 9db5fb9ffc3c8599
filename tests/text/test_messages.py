"""No message is unused, and none that our sources name is missing."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import deckhall
from deckhall.command_help import help_texts
from deckhall.kits import SHIPPED
from deckhall.lessons import lessons
from deckhall.text import LANGUAGES, speaker
from deckhall.text.cards import voice_of
from deckhall.text.checking import catalogue_of
from deckhall.text.phrases import kebab

GAMES = [kit.name for kit in SHIPPED]
ROOT = Path(__file__).resolve().parents[2]
VOCABULARY = ("names-", "terms-")  # what there is, whether or not it is spoken of yet


@cache
def whole(language: str) -> dict[str, ast.Message]:
    return catalogue_of(LANGUAGES[language].folder).messages


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
    used: set[str] = set(help_texts())
    for lesson in [one for game in GAMES for one in lessons(game)]:
        used |= {lesson.key(), *[lesson.message(word) for word in [*lesson.words(), "over", "not-now"]]}
    for message in whole("en").values():
        used |= references(message).messages
    for language in LANGUAGES:
        for message in whole(language).values():
            used |= references(message).messages
    files = catalogue_of(LANGUAGES["en"].folder).files
    vocabulary = {key for key, file in files.items() if file.startswith(VOCABULARY)}
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
    assert named - speaker("en").messages.keys() == set()


PYTHON_KEYED = re.compile(r"\bsay\(\s*\"([\w-]+)\"")


def test_no_message_that_python_names_is_missing() -> None:
    named = {
        key
        for folder in ("src/deckhall", "docs")
        for path in (ROOT / folder).rglob("*.py")
        for key in PYTHON_KEYED.findall(path.read_text(encoding="utf-8"))
    }
    assert named
    assert named - speaker("en").messages.keys() == set()
