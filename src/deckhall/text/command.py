"""`deckhall cards`: look a card up, or list them all."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from deckhall.kernel.errors import InvalidSetup
from deckhall.kits import box, kit, names
from deckhall.text.cards import SpokenCard, editions_of, game_name, speak_card, voice_of
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.languages import LANGUAGES
from deckhall.text.lookup import find
from deckhall.text.options import SpokenFault


def cards(
    name: Annotated[list[str] | None, typer.Argument(help="Card name, in any language.")] = None,
    lang: Annotated[str, typer.Option(help=f"Language of the answer: {', '.join(LANGUAGES)}.")] = "en",
    game: Annotated[str, typer.Option(help=f"Only this game: {', '.join(names())}.")] = "",
    edition: Annotated[str, typer.Option(help="Only this edition, for example godslayer.")] = "",
    everything: Annotated[bool, typer.Option("--list", help="List all cards.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Look up a card by its name in any language; without a name, list all cards.

    For example: deckhall cards wolf shaman

    By its German name, answered in Polish: deckhall cards Wolfsschamane --lang pl

    Part of a name is enough if only one card matches; accents do not matter: deckhall cards oltarz
    """
    spoken = speaker(lang)
    games = games_wanted(game)
    if name and not everything:
        wanted = find(" ".join(name), games, lang)
    else:
        wanted = [(one, card["id"]) for one in games for card in box(one).cards()]
    known = {one: editions_of(one) for one in games}
    if edition:
        check_edition(edition, known)
        there = [(one, card_id) for one, card_id in wanted if edition in known[one]]
        if not there:
            game_of = game_name(spoken, wanted[0][0])
            raise InvalidSetup(spoken.say("reference-no-edition", edition=edition, game=game_of))
        wanted = there
    answers = [answer(one, card_id, lang, edition) for one, card_id in wanted]
    if as_json:
        typer.echo(json.dumps([part for parts in answers for part in parts], ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False, soft_wrap=True)
    if name and not everything:
        for index, parts in enumerate(answers):
            if index:
                console.print()
            show(console, spoken, parts)
    else:
        show_list(console, spoken, answers)


def games_wanted(game: str) -> tuple[str, ...]:
    return (kit(game).name,) if game else tuple(names())


def check_edition(edition: str, known: dict[str, tuple[str, ...]]) -> None:
    there = sorted({one for editions in known.values() for one in editions if one})
    if edition not in there:
        raise SpokenFault("fault-no-edition", edition=repr(edition), editions=", ".join(there))


def answer(game: str, card_id: str, lang: str, edition: str) -> list[dict[str, Any]]:
    """The data about a card: for each edition, or for the requested one."""
    parts = []
    for one in [edition] if edition else editions_of(game):
        choices = {"edition": one} if one else {}
        facts = next(card for card in box(game).cards(**choices) if card["id"] == card_id)
        card = speak_card(game, card_id, lang, **choices)
        parts.append({"game": game, **choices, **facts, **said(card, card_id)})
    return parts


def said(card: SpokenCard, card_id: str) -> dict[str, Any]:
    return {
        "name": card.name,
        "names": {language: speaker(language).card(card_id) for language in LANGUAGES},
        "kind": card.kind,
        "text": card.text,
        "rulings": list(card.rulings),
    }


def show(console: Console, spoken: Speaker, parts: list[dict[str, Any]]) -> None:
    """Print a card in full; what all editions have in common is printed once."""
    first = parts[0]
    others = dict.fromkeys(name for name in first["names"].values() if name != first["name"])
    console.print(f"[bold]{escape(first['name'])}[/bold] · {escape(first['kind'])}")
    if others:
        console.print(f"[dim]{escape(' / '.join(others))}[/dim]")
    blocks: dict[str, list[str]] = {}
    for part in parts:
        numbers = voice_of(part["game"]).numbers(spoken, part)
        text = " · ".join(spoken.label(label, value) for label, value in numbers) + "\n" + part["text"]
        blocks.setdefault(text, []).append(part.get("edition", ""))
    for text, editions in blocks.items():
        if len(blocks) > 1:
            console.print(f"[italic]{escape(spoken.say(f'edition-{editions[0]}'))}[/italic]")
        console.print(escape(text))
    answers = dict.fromkeys(ruling for part in parts for ruling in part["rulings"])
    if answers:
        console.print(f"[bold]{escape(spoken.say('reference-rulings'))}[/bold]")
    for ruling in answers:
        only = [part["edition"] for part in parts if ruling in part["rulings"] and "edition" in part]
        where = f" ({spoken.say(f'edition-{only[0]}')})" if only and len(only) < len(parts) else ""
        console.print(f"- {escape(ruling + where)}")


def show_list(console: Console, spoken: Speaker, answers: list[list[dict[str, Any]]]) -> None:
    table = Table(box=None, pad_edge=False)
    for label in ("reference-card", "reference-kind", "reference-text"):
        table.add_column(spoken.say(label), overflow="fold")
    for parts in answers:
        table.add_row(*[escape(parts[0][part]) for part in ("name", "kind", "text")])
    console.print(table)
