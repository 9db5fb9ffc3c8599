"""`deckhall translate`: start a language, see what it lacks, read it, and check it. See docs/translating.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from babel import UnknownLocaleError
from fluent.syntax import FluentSerializer, ast

from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import begin
from deckhall.kits import SHIPPED, box
from deckhall.text.cards import game_name, voice_of
from deckhall.text.catalogue import MissingMessage, Reader, Speaker, speaker, told
from deckhall.text.checking import catalogue_of, faults_of, missing, readings, text_faults
from deckhall.text.languages import (
    ENGLISH,
    FILE,
    FOLDERS,
    LANGUAGES,
    Language,
    language_of,
    places,
    read_language,
)
from deckhall.text.patterns import locale_of
from deckhall.text.phrases import phrase_from
from deckhall.text.reading import FILE as WORDS
from deckhall.text.reading import words_of

TEXTS: Final = "translating.ftl"  # what a translator reads here
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
MOST_DECISIONS: Final = 400
TEMPLATE: Final = """# What Deckhall must know about the language. docs/translating.md explains each line.
name = {name}
direction = "{direction}"
complete = false
plurals = {plurals}
cases = []

[punctuation]
quotes = ["“", "”"]
list = ", "
label = ": "
copies = " \N{MULTIPLICATION SIGN}"
stop = "."
ends = ".!?…"
gap = " "
"""


class NotATag(Spoken, GameError):
    """Something that names no language."""


def translate(
    tag: Annotated[str, typer.Argument(help="The language, for example uk or pt-BR.")],
    lacks: Annotated[
        bool, typer.Option("--missing", help="Print what is not translated yet, ready to be filled in.")
    ] = False,
    beside: Annotated[
        str, typer.Option(help="With --missing: a language to show beside the English text.")
    ] = "",
    preview: Annotated[
        bool, typer.Option("--preview", help="Print every card, and the log of a random game of each kind.")
    ] = False,
    seed: Annotated[int, typer.Option(help="With --preview: the number that deals the random games.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Print what is wrong, and end with exit code 1 if anything is.")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option(help=f"Where to create it. Default: the folder in {FOLDERS}, or Deckhall's own."),
    ] = None,
) -> None:
    """Start a language, or work on one: see what is missing, read it, check it.

    A language that does not exist yet is started: deckhall translate uk

    What is missing, with Polish beside it: deckhall translate uk --missing --beside pl
    """
    if tag not in LANGUAGES:
        language = start(tag, folder or places()[-1])
        started = {"folder": str(language.folder), "file": FILE, "tag": tag}
        typer.echo(told(TEXTS, "translate-started", **started))
        return
    language = language_of(tag)
    if lacks:
        for line in to_fill_in(language, beside):
            typer.echo(line)
    if preview:
        for line in read_aloud(language, seed):
            typer.echo(line)
    if check:
        report(faults_of(language) or play_faults(language, seed))
    if not (lacks or preview or check):
        typer.echo(progress(language))


def start(tag: str, folder: Path) -> Language:
    """Create the folder of a language, with what is known about it."""
    try:
        locale = locale_of(tag)
    except (UnknownLocaleError, ValueError) as error:
        raise NotATag("fault-not-a-tag", tag=repr(tag)) from error
    made = folder / tag
    made.mkdir(parents=True, exist_ok=True)
    name = locale.get_display_name() or tag
    plurals = [*sorted(locale.plural_form.tags, key=PLURAL_ORDER.index), "other"]
    (made / FILE).write_text(
        TEMPLATE.format(
            name=json.dumps(name, ensure_ascii=False),
            direction=locale.text_direction,
            plurals=json.dumps(plurals),
        ),
        encoding="utf-8",
    )
    return read_language(made)


PLURAL_ORDER: Final = ("zero", "one", "two", "few", "many")


def progress(language: Language) -> str:
    """How far a language is."""
    lacking = missing(language)
    total = len(catalogue_of(language_of(ENGLISH).folder).messages)
    return told(
        TEXTS,
        "translate-progress",
        name=language.name,
        tag=language.tag,
        complete="yes" if language.complete else "no",
        done=total - len(lacking),
        total=total,
    )


def to_fill_in(language: Language, beside: str) -> Iterator[str]:
    """The missing messages for a translator to fill in: each in English, with another language as a comment."""
    english = catalogue_of(language_of(ENGLISH).folder)
    neighbour = catalogue_of(language_of(beside).folder).messages if beside else {}
    file = ""
    for key in missing(language):
        if english.files[key] != file:
            file = english.files[key]
            yield f"\n### {file}\n"
        if key in neighbour:
            yield "".join(f"# {line}\n" for line in written(neighbour[key]).splitlines()).rstrip()
        yield written(english.messages[key])
    own = words_of(language)
    for game, words in words_of(language_of(ENGLISH)).items():
        for word, pieces in words.items():
            if word not in own.get(game, {}):
                yield f"# {WORDS} [{game}] {word} = {json.dumps(pieces, ensure_ascii=False)}"


def written(message: ast.Message) -> str:
    """A message in the notation of a catalogue."""
    bare = ast.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize(ast.Resource([bare])).rstrip()


def read_aloud(language: Language, seed: int) -> Iterator[str]:
    """Every card, and the log of a random game of each of our games."""
    spoken = speaker(language.tag)
    printed: set[tuple[str, str]] = set()
    for game, card_id, choices, card in readings(language):
        if (card_id, card.text) not in printed:
            printed.add((card_id, card.text))
            where = f" [{', '.join(choices.values())}]" if choices else ""
            yield f"\n{card.name} · {card.kind} ({game} {card_id}){where}"
            yield from card.lines
            yield from [f"- {ruling}" for ruling in card.rulings]
    for game in [kit.name for kit in SHIPPED]:
        yield f"\n{game_name(spoken, game)}\n"
        yield from random_log(spoken, game, seed)


def random_log(spoken: Speaker, game: str, seed: int) -> Iterator[str]:
    """The questions, answers and log of a random game, as the first player reads them."""
    voice, played, picks = voice_of(game), begin(box(game), {"seed": seed}), Random(seed)
    played.listen()
    reader = Reader(0, NAMES)
    for _ in range(MOST_DECISIONS):
        if played.decision is None:
            break
        picked = picks.choice(played.decision.options)
        if played.decision.player == 0:
            view = played.view(0)
            voice.add_words(played.state, view)
            options = {option["code"]: option for option in view["decision"]["options"]}
            asked = spoken.speak(phrase_from(view["decision"]["say"]), reader=reader)
            answer = spoken.speak(phrase_from(options[picked.code]["say"]), reader=reader)
            yield f"{asked} > {answer}"
        played.apply(picked)
        for line in voice.log([happening.seen_by(0) for happening in played.happenings()]):
            yield f"  {spoken.speak(line.say, reader=reader).strip()}"


def play_faults(language: Language, seed: int) -> list[str]:
    """What is wrong with the texts in random games."""
    spoken = speaker(language.tag)
    found: dict[str, None] = {}
    for game in [kit.name for kit in SHIPPED]:
        try:
            for text in random_log(spoken, game, seed):
                found |= dict.fromkeys(text_faults(language, text.strip()))
        except MissingMessage as error:
            found[str(error)] = None
    return list(found)


def report(faults: list[str]) -> None:
    """Print the faults; with any, exit with code 1."""
    for fault in faults:
        typer.echo(fault)
    typer.echo(told(TEXTS, "translate-faults", count=len(faults)))
    if faults:
        raise typer.Exit(1)
