"""The command `deckhall puzzles`: make puzzles of a game, prove them again, list them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console

from deckhall.choices import GAMES
from deckhall.lab.command import Language, progress, words_in
from deckhall.lab.crew import Scheduler, Workers, crew
from deckhall.lab.words import Words
from deckhall.puzzles.attempt import solves
from deckhall.puzzles.collection import judgements, load_puzzles, save_puzzles
from deckhall.puzzles.collection import puzzles as shipped
from deckhall.puzzles.puzzle import Goal, Puzzle, SpokenPuzzle, without_copies
from deckhall.puzzles.setter import proven_again, setter


class Action(StrEnum):
    LIST = "list"
    MAKE = "make"
    PROVE = "prove"


def puzzles(
    action: Annotated[Action, typer.Argument(help="What to do.")],
    game: Annotated[str, typer.Argument(help=f"Game: {GAMES}.")],
    file: Annotated[
        Path | None,
        typer.Option(
            help="File of puzzles, one per line. Default: those that come with the game.", metavar="FILE"
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(help="Number of games to search for puzzles.", min=1, metavar="N")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game.", metavar="N")] = 1,
    judgement: Annotated[
        bool, typer.Option("--judgement", help="Judgement puzzles, which are played out instead of proven.")
    ] = False,
    workers: Workers = None,
    scheduler: Scheduler = None,
    lang: Language = "",
) -> None:
    """Make puzzles for a game, prove them again, or list them.

    Puzzles are turns from games between bots in which a player missed something, as a search of every line proves.

    \b
    deckhall puzzles make GAME --games 200 --file my_puzzles.jsonl
    deckhall puzzles prove GAME --file my_puzzles.jsonl
    deckhall puzzles list GAME
    deckhall puzzles make GAME --judgement --games 200 --file my_choices.jsonl

    The same seeds make the same puzzles. If the file exists, new puzzles are added to it, without duplicates.
    """
    words = words_in(lang)
    setter(game)  # raises for a game without puzzles before any work is done
    if action is Action.MAKE:
        if file is None:
            raise SpokenPuzzle("fault-puzzles-file")
        made: list[Puzzle] = []
        try:
            for one in make(words, game, range(seed, seed + games), workers, scheduler, judgement):
                made += one
        finally:  # keep what was found, however the search ended
            typer.echo(added(words, file, made))
        return
    ours = judgements(game) if judgement else shipped(game)
    found = list(ours) if file is None else load_puzzles(file)
    if action is Action.PROVE:
        failed = [puzzle.id for puzzle in found if not holds(puzzle)]
        for name in failed:
            typer.echo(words.say("puzzles-wrong", id=name))
        typer.echo(words.say("puzzles-proven", proven=len(found) - len(failed), count=len(found)))
        raise typer.Exit(1 if failed else 0)
    show(words, found)


def make(
    words: Words,
    game: str,
    seeds: Sequence[int],
    workers: int | None,
    scheduler: str | None = None,
    judgement: bool = False,
) -> Iterator[list[Puzzle]]:
    """The puzzles of many games, game by game, found by several processes."""
    console = Console(stderr=True)
    with crew(workers, scheduler) as (executor, _), progress(console, words, len(seeds)) as watch:
        search: Callable[..., object] = map if executor is None else executor.map
        many = len(seeds)
        found = search(_from_game, [game] * many, seeds, [judgement] * many)
        for done, one in enumerate(cast("Iterator[list[Puzzle]]", found), 1):
            yield one
            watch(done)


def added(words: Words, file: Path, made: list[Puzzle]) -> str:
    """Add puzzles to a file; returns a sentence with the new total."""
    old = load_puzzles(file) if file.exists() else []
    every = sorted(without_copies([*old, *made]), key=lambda puzzle: (puzzle.rating, puzzle.id))
    save_puzzles(file, every)
    return words.say("puzzles-added", file=str(file), count=len(every), new=len(every) - len(old))


def _from_game(game: str, seed: int, judgement: bool) -> list[Puzzle]:
    found = setter(game)
    return found.judgements_from_game(seed) if judgement else found.from_game(seed)


def holds(puzzle: Puzzle) -> bool:
    """Whether a new search from the position confirms the puzzle, and its line still reaches the goal."""
    proof = proven_again(puzzle)
    if proof is None:
        return False
    same = proof.first == puzzle.proof.first and proof.results == puzzle.proof.results
    return same and proof.unique >= puzzle.proof.unique and solves(puzzle, puzzle.proof.line)


def show(words: Words, found: Sequence[Puzzle]) -> None:
    for puzzle in found:
        themes = [words.named("puzzle-theme", theme) for theme in puzzle.themes]
        typer.echo(
            f"{puzzle.id}  {puzzle.rating:4}  {goal_in(words, puzzle.goal)}  {', '.join(themes)}".rstrip()
        )
    kinds = Counter([puzzle.goal.kind for puzzle in found])
    counted = [words.named("puzzles", kind, count=count) for kind, count in sorted(kinds.items())]
    typer.echo(words.spoken.join(counted, "more") or words.say("puzzles-none"))


def goal_in(words: Words, goal: Goal) -> str:
    """A goal, as a puzzle asks for it."""
    deeds = [words.named("puzzle-deed", verb, card=card) for verb, card in goal.deeds]
    asked = {"honor": goal.honor, "deeds": words.spoken.join(deeds, "and")}
    return words.named("puzzle-goal", goal.kind, **asked)
