"""The book: everything the browser reads, written at build time, one file of messages and one of cards per language.

python -m deckhall.text.book FOLDER

FOLDER/<language>.ftl    the messages that the browser speaks itself: options, prompts, log lines, names, words
FOLDER/<language>.json   the cards, spoken: {game: {edition: {card id: {name, kind, lines, rulings}}}}; beside
                         the editions, those cards that read differently with a choice: {"wording=printed": {...}}
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from deckhall.kits import SHIPPED, box, kit
from deckhall.text.cards import editions_of, other_wordings, speak_card, voice_of
from deckhall.text.catalogue import read_messages, sources, speaker
from deckhall.text.languages import ENGLISH, LANGUAGES, language_of

# Catalogues that only Python speaks from; the browser gets what they say ready made, or has no use for it.
PYTHON_ONLY: Final = ("rulings-", "reference", "terminal", "commands")


def is_carried(file: str) -> bool:
    """Whether the browser needs a catalogue: of what cards say, only where the voice of the game quotes it in play."""
    if file.startswith("cards-"):
        return any(file == f"cards-{kit.name}.ftl" and voice_of(kit.name).QUOTES_CARDS for kit in SHIPPED)
    return file.endswith(".ftl") and not file.startswith(PYTHON_ONLY)


def messages(language: str) -> str:
    """The messages of a language that the browser speaks, without comments; what it lacks is in English."""
    files = sorted(language_of(ENGLISH).folder.glob("*.ftl"))
    carried = [file.read_text(encoding="utf-8") for file in files if is_carried(file.name)]
    return written(language, [language_of(language).messages(), *carried])


def written(language: str, sources: Sequence[str]) -> str:
    """What a language says for the messages in these texts."""
    spoken = speaker(language).messages
    kept: list[ast.EntryType] = [
        ast.Message(said.id, said.value, said.attributes)
        for said in [spoken[message.id.name] for message in read_messages(sources)]
    ]
    return FluentSerializer().serialize(ast.Resource(kept))


def sayings(language: str) -> dict[str, Any]:
    """What every card of every game of ours says in a language."""
    return {kit.name: sayings_of(kit.name, language) for kit in SHIPPED}


def sayings_of(game: str, language: str) -> dict[str, Any]:
    """What every card of every edition of a game says in a language, and what some say with other choices."""
    said = {
        edition: page(game, language, {"edition": edition} if edition else {})
        for edition in editions_of(game)
    }
    for name, choices in other_wordings(game).items():
        usual = next(iter(said.values()))
        read = page(game, language, choices)
        said[name] = {card: saying for card, saying in read.items() if saying != usual[card]}
    return said


def page(game: str, language: str, choices: dict[str, str]) -> dict[str, Any]:
    """What every card of a game says with these choices."""
    said: dict[str, Any] = {}
    for facts in box(game).cards(**choices):
        card = speak_card(game, facts["id"], language, **choices)
        said[card.id] = {"name": card.name, "kind": card.kind, "lines": card.lines}
        if card.rulings:
            said[card.id]["rulings"] = card.rulings
    return said


@cache
def other_book(game: str, language: str) -> tuple[str, dict[str, Any]]:
    """The messages that a game from outside brings, and its cards: what the client's own book does not have."""
    locale = kit(game).locale
    return written(language, sources(locale, ENGLISH)) if locale else "", sayings_of(game, language)


def file(language: str, kind: str) -> str:
    """A file of the book: the messages (`ftl`) or the cards (`json`) of a language."""
    if kind == "ftl":
        return messages(language)
    return json.dumps(sayings(language), ensure_ascii=False, separators=(",", ":"))


def write(folder: Path) -> None:
    """Write the book into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for kind in ("ftl", "json"):
            (folder / f"{language}.{kind}").write_text(file(language, kind), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m deckhall.text.book FOLDER")
    write(Path(sys.argv[1]))
