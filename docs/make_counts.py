"""Writes docs/counts.md: every message that counts something, with telling numbers, in every language, for
proofreading."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.checking import PLURALS
from deckhall.text.languages import LANGUAGES

DOCS = Path(__file__).resolve().parent
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 112)
SAMPLES = {"name": "Ada", "other": "Ben", "names": "Ada", "who": "other", "whom": "other", "known": "no"}


class Selects(Visitor):
    """The arguments of a pattern: those it counts by, and those it selects by, with their first variant."""

    def __init__(self, spoken: Speaker, pattern: ast.Pattern) -> None:
        self.spoken = spoken
        self.counted: set[str] = set()
        self.chosen: dict[str, str] = {}
        self.all: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.spoken.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
        numbers = [one.key.value for one in node.variants if isinstance(one.key, ast.NumberLiteral)]
        if isinstance(node.selector, ast.VariableReference):
            if set(keys) & set(PLURALS) - {"other"} or ("1" in numbers and "2" not in numbers):
                self.counted.add(node.selector.id.name)
            elif keys:
                self.chosen.setdefault(node.selector.id.name, keys[0])
        self.generic_visit(node)


def counts(spoken: Speaker) -> dict[str, str]:
    """Every counting message of a language with the sample numbers; texts that differ only in the number are shown
    once."""
    found = {}
    for key, message in spoken.messages.items():
        if message.value is None or key in spoken.missing:
            continue
        selects = Selects(spoken, message.value)
        if selects.counted:
            forms: dict[str, list[int]] = {}
            for number in NUMBERS:
                said = " ".join(spoken.say(key, **arguments(key, selects, number)).split())
                forms.setdefault(re.sub(rf"\b{number}\b", "#", said), []).append(number)
            found[key] = " · ".join(shown(form, numbers) for form, numbers in forms.items())
    return found


def shown(form: str, numbers: list[int]) -> str:
    """A text with the first of its numbers, followed by the others."""
    first, *others = numbers
    also = f" ({', '.join(map(str, others))})" if others else ""
    return form.replace("#", str(first)) + also


def arguments(key: str, selects: Selects, number: int) -> dict[str, Any]:
    """The arguments for a message: the number wherever it counts, samples elsewhere."""
    card = "iron_rhino" if "ashes" in key else "mystic"
    given: dict[str, Any] = {}
    for name in selects.all:
        if name in selects.counted:
            given[name] = number
        elif name in ("card", "target", "source"):
            given[name] = card
        else:
            given[name] = SAMPLES.get(name) or selects.chosen.get(name) or "…"
    return given


def pages() -> dict[Path, str]:
    lines = [
        "# Counts in every language",
        "",
        f"Every message that counts something, said with {', '.join(map(str, NUMBERS))};",
        "in brackets the numbers with the same words. Written by `python3 run.py docs`.",
        "",
    ]
    for language in LANGUAGES.values():
        lines += [f"## {language.name}", ""]
        for key, said in sorted(counts(speaker(language.tag)).items()):
            lines.append(f"- `{key}`: {said}")
        lines.append("")
    return {DOCS / "counts.md": "\n".join(lines).rstrip() + "\n"}


if __name__ == "__main__":
    for path, content in pages().items():
        path.write_text(content, encoding="utf-8")
