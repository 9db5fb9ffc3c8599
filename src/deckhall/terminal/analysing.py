"""`deckhall analyse`: everybody's chances to win in a recorded game, and the decisions that cost something."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from deckhall.analysis import WRONG, Analysis, Move, decisions_of
from deckhall.analysis import analyse as analysed
from deckhall.bots.values import has_learnt
from deckhall.faults import SpokenRecord
from deckhall.kernel.game import Game
from deckhall.terminal import saves
from deckhall.terminal.command import Language
from deckhall.terminal.screen import usual_console
from deckhall.terminal.seats import Seat, unpack_seats
from deckhall.terminal.words import Words, text_choices
from deckhall.text.languages import usual_language

HEIGHT: Final = 10  # rows of the plot
MARKS: Final = "oxabcd"  # one per seat: colours alone are not enough
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "blue", "red")


def analyse(
    file: Annotated[Path, typer.Argument(help="Record file: a saved or downloaded game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    seed: Annotated[
        int,
        typer.Option(help="Another number imagines other hidden cards; the answers should hardly change."),
    ] = 0,
    lang: Language = None,
) -> None:
    """Analyse a recorded game: chances to win, mistakes, and luck.

    Every decision is compared with the best alternative on the same imagined deals, using only what its player could
    know. It is called a mistake only if it cost something for certain.

    \b
    deckhall analyse game.json
    deckhall analyse game.json --json
    """
    game, record = saves.load(file)
    if game.outcome is None:
        raise SpokenRecord("fault-not-finished", file=str(file))
    if not has_learnt(game.box.name):
        raise SpokenRecord("fault-not-analysed", game=game.box.name)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    players = game.state.seats()
    seats = unpack_seats(record["seats"], game.box.name, players) if "seats" in record else [Seat()] * players
    words = Words(lang or usual_language(), game.box.name, text_choices(game), seats)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("analysis-working"), total=len(game.codes()))
        found = analysed(game, seed, lambda partial: bar.update(task, completed=partial.done))
    if as_json:
        typer.echo(json.dumps(found.plain(), indent=1))
        return
    show(usual_console(), words, game, found)


def show(console: Console, words: Words, game: Game, found: Analysis) -> None:
    console.print(words.say("analysis-title"), style="bold")
    for row in plot(words, found):
        console.print(row)
    told = sentences(words, game, found)
    for seat in range(found.seats):
        console.print()
        console.print(words.name(seat), style=f"bold {COLOURS[seat % len(COLOURS)]}")
        mine = [move for move in found.moves if move.seat == seat]
        wrong = [move for move in mine if move.label in WRONG]
        console.print("  " + words.say("analysis-choices", count=len(mine), wrong=len(wrong)))
        luck = found.luck(seat)
        if luck:
            console.print("  " + words.say(f"analysis-{luck}"))
        for move in wrong:
            console.print(f"  {told[move.number]}")


def plot(words: Words, found: Analysis) -> list[str]:
    """Every seat's chance, turn by turn, as rows of text."""
    rows = [[" "] * len(found.turns) for _ in range(HEIGHT)]
    for place, turn in enumerate(found.turns):
        for seat in reversed(range(found.seats)):
            row = min(HEIGHT - 1, int((1.0 - turn.chances[seat]) * HEIGHT))
            colour = COLOURS[seat % len(COLOURS)]
            rows[row][place] = f"[{colour}]{MARKS[seat % len(MARKS)]}[/{colour}]"
    drawn = [
        f"{percent(words, 1.0 - row / HEIGHT):>6} |{''.join(cells)}"
        if row in (0, HEIGHT // 2)
        else f"       |{''.join(cells)}"
        for row, cells in enumerate(rows)
    ]
    drawn.append(f"{percent(words, 0.0):>6} |" + "_" * len(found.turns))
    legend = [f"{MARKS[seat % len(MARKS)]} {words.name(seat)}" for seat in range(found.seats)]
    return [
        *drawn,
        "        " + words.say("analysis-turns", count=len(found.turns)),
        "        " + words.listed(legend),
    ]


def sentences(words: Words, game: Game, found: Analysis) -> dict[int, str]:
    """For each costly decision, by number: what was chosen, and what would have been better."""
    wanted = {move.number: move for move in found.moves if move.label in WRONG}
    told: dict[int, str] = {}
    for number, _, state, _ in decisions_of(game):
        if number in wanted:
            move = wanted[number]
            said = {code: option_in_words(words, state, code, move.seat) for code in (move.played, move.best)}
            told[number] = sentence(words, move, said)
    return told


def option_in_words(words: Words, state: Any, code: str, seat: int) -> str:
    option = state.decision.option(code)
    return words.speak(words.voice.option(state, state.describe(option)).plain(), seat)


def sentence(words: Words, move: Move, said: dict[str, str]) -> str:
    return words.say(
        "analysis-move",
        turn=move.turn,
        label=words.say(f"analysis-{move.label.replace('_', '-')}"),
        loss=round(100 * move.loss),
        played=said[move.played],
        best=said[move.best],
    )


def percent(words: Words, share: float) -> str:
    return words.say("lab-percent", number=str(round(100 * share)))
