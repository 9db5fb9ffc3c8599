"""The book: everything the browser reads, written at build time, one file of messages and one of cards per language.

python -m deckhall.text.book FOLDER

FOLDER/<language>.ftl    the messages that the browser formats itself: options, prompts, log lines, names, words
FOLDER/<language>.json   the card texts: {game: {edition: {card id: {kind, lines}}}}; besides the editions, the cards
                         whose text differs with a choice: {"wording=printed": {...}}
FOLDER/<language>.<room>.ftl     further messages, for pages that not everybody opens: see FETCHED_LATER
FOLDER/<language>.rulings.json   rulings, fetched when a card is opened: {game: {edition: {card id: [...]}}}
FOLDER/<language>.keywords.json  the words on cards that need explaining: {game: {edition: {card id: {word: meaning}}}}
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from deckhall.kits import SHIPPED, box, kit
from deckhall.text.cards import editions_of, keywords, other_wordings, speak_card, voice_of
from deckhall.text.catalogue import read_messages, sources, speaker
from deckhall.text.languages import ENGLISH, LANGUAGES, language_of

# Catalogues that the browser fetches when first needed: for studying, announcements of the host, the operator's page,
# and one's own results, notices, passkeys and data.
FETCHED_LATER: Final = {
    "study.ftl": ("study", "lessons-", "analysis"),
    "notices.ftl": ("notices",),
    "operator.ftl": ("operator",),
    "people.ftl": ("people",),
}
FILES: Final = ("ftl", *FETCHED_LATER, "json", "rulings.json", "keywords.json")
# Catalogues used only by Python; the browser gets their texts ready-made, or does not need them.
PYTHON_ONLY: Final = (
    "rulings-",
    "reference",
    "terminal",
    "commands",
    "faults",
    "hosting",
    "lab",
    "recovery",
    "translating",
)


def is_carried(file: str) -> bool:
    """Whether the browser needs a catalogue: card texts only if the voice of the game quotes them in play."""
    if file.startswith("cards-"):
        return any(file == f"cards-{kit.name}.ftl" and voice_of(kit.name).QUOTES_CARDS for kit in SHIPPED)
    later = [start for starts in FETCHED_LATER.values() for start in starts]
    return file.endswith(".ftl") and not file.startswith((*PYTHON_ONLY, *later))


def messages(language: str) -> str:
    """The messages of a language that the browser formats, without comments; missing ones are in English."""
    return written(language, [language_of(language).messages(), *_texts(is_carried)])


def later_messages(language: str, kind: str) -> str:
    """The messages of one of the files that are fetched later."""
    return written(language, _texts(lambda file: file.startswith(FETCHED_LATER[kind])))


def _texts(is_wanted: Callable[[str], bool]) -> list[str]:
    files = sorted(language_of(ENGLISH).folder.glob("*.ftl"))
    return [file.read_text(encoding="utf-8") for file in files if is_wanted(file.name)]


def written(language: str, sources: Sequence[str]) -> str:
    """The messages of these texts, in a language."""
    spoken = speaker(language).messages
    kept: list[ast.EntryType] = [
        ast.Message(said.id, said.value, said.attributes)
        for said in [spoken[message.id.name] for message in read_messages(sources)]
    ]
    return FluentSerializer().serialize(ast.Resource(kept))


def sayings(language: str) -> dict[str, Any]:
    """The texts of all cards of our games in a language."""
    return {kit.name: sayings_of(kit.name, language) for kit in SHIPPED}


def sayings_of(game: str, language: str) -> dict[str, Any]:
    """The texts of all cards of a game in every edition, and the texts that differ with other choices."""
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
    """The texts of all cards of a game with these choices."""
    said: dict[str, Any] = {}
    for facts in box(game).cards(**choices):
        card = speak_card(game, facts["id"], language, **choices)
        said[card.id] = {"kind": card.kind, "lines": card.lines}
    return said


def rulings(language: str) -> dict[str, Any]:
    """The rulings on the cards of our games in a language."""
    return by_edition(lambda game, choices: rulings_of(game, language, choices))


def by_edition(read: Callable[[str, dict[str, str]], dict[str, Any]]) -> dict[str, Any]:
    """The result of `read` for every edition of our games."""
    return {
        kit.name: {
            edition: read(kit.name, {"edition": edition} if edition else {})
            for edition in editions_of(kit.name)
        }
        for kit in SHIPPED
    }


def explanations(language: str) -> dict[str, Any]:
    """The words on cards of our games that need explaining, with their meanings."""
    return by_edition(lambda game, choices: explanations_of(game, language, choices))


def explanations_of(game: str, language: str, choices: dict[str, str]) -> dict[str, dict[str, str]]:
    words = {
        facts["id"]: keywords(game, facts["id"], language, **choices) for facts in box(game).cards(**choices)
    }
    return {card: explained for card, explained in words.items() if explained}


def rulings_of(game: str, language: str, choices: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """The rulings of a game, by card, for cards that have any."""
    spoken = [speak_card(game, facts["id"], language, **choices) for facts in box(game).cards(**choices)]
    return {card.id: card.rulings for card in spoken if card.rulings}


@cache
def other_book(game: str, language: str) -> tuple[str, dict[str, Any]]:
    """The messages and cards of a game from outside, which the client's own book lacks."""
    locale = kit(game).locale
    return written(language, sources(locale, ENGLISH)) if locale else "", sayings_of(game, language)


def file(language: str, kind: str) -> str:
    """A file of the book in a language: the messages (`ftl`), the cards (`json`), their rulings or keywords."""
    if kind == "ftl":
        return messages(language)
    if kind in FETCHED_LATER:
        return later_messages(language, kind)
    content = {"json": sayings, "rulings.json": rulings, "keywords.json": explanations}[kind](language)
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def write(folder: Path) -> None:
    """Write the book into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for kind in FILES:
            (folder / f"{language}.{kind}").write_text(file(language, kind), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m deckhall.text.book FOLDER")
    write(Path(sys.argv[1]))
