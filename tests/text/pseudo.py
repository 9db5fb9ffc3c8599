"""A made-up language: English with accents and 40 % longer. Words from code instead of a catalogue stay plain."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from deckhall.text.languages import ENGLISH, LANGUAGES, Language, read_language
from deckhall.text.reading import words_of

TAG = "en-XA"
LETTERS = str.maketrans(
    {letter: accented * 2 for letter, accented in zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ", strict=True)}
)
PLAIN = set("aeiouAEIOU")  # letters that no text of the language has


def accented(text: str) -> str:
    """A text as the language has it: every vowel twice, with an accent."""
    return text.translate(LETTERS)


def lay_pseudo_language(place: Path) -> Language:
    """Make its folder."""
    english = LANGUAGES[ENGLISH]
    folder = place / TAG
    folder.mkdir()
    for file in english.folder.glob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        accent(resource)
        (folder / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    about = (english.folder / "language.toml").read_text(encoding="utf-8")
    (folder / "language.toml").write_text(
        about.replace(f'name = "{english.name}"', f'name = "{accented(english.name)}"'), encoding="utf-8"
    )
    lines = []
    for game, words in words_of(english).items():
        lines.append(f"[{game}]")
        for word, pieces in words.items():
            lines.append(f"{word} = {json.dumps([accented(piece) for piece in pieces], ensure_ascii=False)}")
    (folder / "reading.toml").write_text("\n".join(lines), encoding="utf-8")
    return read_language(folder)


def accent(node: Any) -> None:
    """Give every text in a catalogue its accents."""
    if isinstance(node, ast.TextElement):
        node.value = accented(node.value)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            for one in part if isinstance(part, list) else [part]:
                accent(one)
