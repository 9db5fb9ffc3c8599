"""The commands of the lab: `deckhall arena` and `deckhall simulate`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from deckhall.choices import GAMES, SetOption, read_choices
from deckhall.kits import SHIPPED, box
from deckhall.lab import simulation_report
from deckhall.lab.arena import hold, summary
from deckhall.lab.contest import Contest, InvalidContest, contestant
from deckhall.lab.crew import Scheduler, Workers, crew
from deckhall.lab.report import MEETING_HEADS, in_setups, meeting_cells, page
from deckhall.lab.simulation import SimulatedGame, batches
from deckhall.lab.simulation import simulate as simulated
from deckhall.lab.statistics import FEW, deck_results, statistics
from deckhall.lab.words import Words
from deckhall.text import speaker
from deckhall.text.languages import LANGUAGES, usual_language

Bots = Annotated[
    list[str],
    typer.Argument(
        help="Bots: novice, easy, casual, steady, normal, skilled, strong, hard (also hard:nodes=400 or "
        "hard:milliseconds=200), random, a character such as rush or control; or your own: module:Class.",
        metavar="BOT...",
    ),
]
GameName = Annotated[str, typer.Option("--game", help=f"Game: {GAMES}.")]
Edition = Annotated[
    str | None,
    typer.Option(help="In games with editions: one edition, or 'all' to play each in turn.", metavar="NAME"),
]
Players = Annotated[int | None, typer.Option(help="Number of players.", metavar="N")]
Variant = Annotated[
    str | None, typer.Option(help="In games with variants: the variant to play.", metavar="NAME")
]
Decks = Annotated[
    str | None,
    typer.Option(
        help="In games with decks: deck names, comma-separated, or 'all' for every pairing of preconstructed decks.",
        metavar="NAMES",
    ),
]
Games = Annotated[
    int, typer.Option(help="Number of games (in the arena: for each pair of bots).", min=1, metavar="N")
]
SeedOption = Annotated[int, typer.Option(help="Seed: the same number gives the same games.", metavar="N")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Report = Annotated[
    Path | None, typer.Option(help="Write an HTML report with plots to this file.", metavar="FILE")
]
Language = Annotated[
    str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}. Default: the language of this terminal.")
]


def arena(
    bots: Bots,
    game: GameName = SHIPPED[0].name,
    edition: Edition = None,
    players: Players = None,
    variant: Variant = None,
    decks: Decks = None,
    chosen: SetOption = None,
    games: Games = 100,
    seed: SeedOption = 1,
    workers: Workers = None,
    scheduler: Scheduler = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Store finished games in this file, and continue where it ends.", metavar="FILE"),
    ] = None,
    report: Report = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Let bots play each other to see which one is better.

    Every pair plays the same deals, and each deal from every seat, so that luck and seating cancel out.
    Win rates come with 95% confidence intervals: if a pair's interval lies above 50%, the first bot is better.

    \b
    deckhall arena normal easy random --games 400
    deckhall arena hard:nodes=400 normal --edition all --resume strength.jsonl --report strength.html
    deckhall arena hard normal --players 4     the first bot against three of the second
    deckhall arena normal --variant solo       solo, if the game has that variant
    deckhall arena normal --game GAME --decks all --games 8400     which deck beats which
    deckhall arena my_bots:Clever normal       your own class, from a module Python can import

    A run can be stopped with Ctrl+C at any time; the same command with --resume continues it, and a higher
    --games adds to it.
    """
    contest = Contest(
        game, tuple(bots), tuple(tables(game, edition, players, variant, decks, chosen)), games, seed
    )
    if len(set(bots)) != len(bots):
        raise InvalidContest("fault-bot-twice")
    words = words_in(lang)
    console = Console(stderr=True)
    refuse_cores(scheduler, bots)
    if scheduler is not None and resume is None:
        resume = Path(f"arena-{contest.identity()}.jsonl")
        console.print(words.say("arena-stored", file=str(resume)))
    with (
        crew(workers, scheduler) as (executor, count),
        progress(console, words, len(contest.fixtures())) as watch,
    ):
        played = hold(contest, executor, count, resume, watch)
    result = summary(contest, played)
    if report is not None:
        written = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
        report.write_text(page(words, result, played, written), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(result, indent=1))
    else:
        show_arena(words, result)
    if report is not None:
        console.print(words.say("lab-report-is-in", file=str(report)))


def simulate(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots, seat by seat. Default: normal.", metavar="[BOT...]")
    ] = None,
    game: GameName = SHIPPED[0].name,
    edition: Edition = None,
    players: Players = None,
    variant: Variant = None,
    decks: Decks = None,
    chosen: SetOption = None,
    games: Games = 200,
    seed: SeedOption = 1,
    workers: Workers = None,
    scheduler: Scheduler = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write all games and decisions to this folder as Parquet files, and continue where it ends.",
            metavar="FOLDER",
        ),
    ] = None,
    tensors: Annotated[
        bool,
        typer.Option(
            "--tensors",
            help="With --out: also write each decision as numbers, from what its player may know.",
        ),
    ] = False,
    report: Report = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Play many games and collect statistics.

    Shows how long games last, what happens in them, how often the first player wins, which deck beats which, and for
    every card how often it is acquired, played or defeated, and how often players win with it and without it. A
    difference does not prove that a card is good: players who are ahead can afford more.

    \b
    deckhall simulate --games 1000 --edition all
    deckhall simulate hard:nodes=200 --players 3 --json
    deckhall simulate --game GAME --decks all --report decks.html
    deckhall simulate --games 10000 --out games/     a data set; see docs/datasets.md

    A run with --out can be stopped with Ctrl+C at any time; the same command continues it, and a higher --games
    adds to it.
    """
    names = tuple(bots or ["normal"])
    words = words_in(lang)
    console = Console(stderr=True)
    refuse_cores(scheduler, names)
    setups = tables(game, edition, players, variant, decks, chosen)
    if tensors and out is None:
        raise InvalidContest("fault-tensors")
    tasks = batches(game, setups, names, games, seed, out is not None, tensors)
    played: list[list[SimulatedGame]] = [[] for _ in setups]
    done = 0
    with (
        crew(workers, scheduler) as (executor, count),
        progress(console, words, games * len(setups)) as watch,
    ):
        data = None
        if out is not None:
            from deckhall.lab.dataset import DataSet, about_simulation

            data = DataSet(out, about_simulation(tasks, seed))
        waiting = []
        for task in tasks:
            stored = data.finished(task) if data is not None else None
            if stored is None:
                waiting.append(task)
            else:
                played[task.table] += stored
                done += len(stored)
        watch(done)
        for one in simulated(waiting, executor, count):
            if data is not None:
                data.add(one)
            played[one.batch.table] += one.games
            done += len(one.games)
            watch(done)
    results = []
    for setup, some in zip(setups, played, strict=True):
        some.sort(key=lambda one: one.index)
        counted = statistics(some, setup.get("decks"))
        results.append({"game": game, "setup": setup, "bots": list(names), "seed": seed, **counted})
    if report is not None:
        written = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
        report.write_text(simulation_report.page(words, results, played, written), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(results, indent=1))
    else:
        show_simulation(words, results)
    if out is not None:
        console.print(words.say("lab-kept", count=done, folder=str(out)))
    if report is not None:
        console.print(words.say("lab-report-is-in", file=str(report)))


def refuse_cores(scheduler: str | None, bots: list[str] | tuple[str, ...]) -> None:
    """Refuse bots that use several processes: a worker of a cluster has one core."""
    for name in bots:
        if scheduler is not None and "cores" in dict(contestant(name).parameters):
            raise InvalidContest("fault-cores", bot=name)


def tables(
    game: str,
    edition: str | None,
    players: int | None,
    variant: str | None,
    decks: str | None,
    chosen: list[str] | None = None,
) -> list[dict[str, Any]]:
    """The setups that the options ask for."""
    base = read_choices(game, chosen)
    if players is not None:
        base["players"] = players
    if variant is not None:
        base["variant"] = variant
    about = box(game).about()
    if "edition" in about["options"]:
        editions = about["options"]["edition"]
        names = editions["choices"] if edition == "all" else [edition or editions["default"]]
        if decks is not None:
            raise InvalidContest("fault-no-decks", game=game)
        return [{"edition": name, **base} for name in names]
    if edition is not None:
        raise InvalidContest("fault-no-editions", game=game)
    ready = list(about.get("decks", {}))
    if decks is None and ready and not base.get("draft"):
        return [{**base, "decks": ready[: players or 2]}]
    if decks is None:
        return [{"players": max(2, min(about["players"])), **base}]
    if decks == "all":
        return [{**base, "decks": list(pair)} for pair in combinations_with_replacement(ready, 2)]
    names = [name.strip() for name in decks.split(",")]
    for name in names:
        if name not in ready:
            raise InvalidContest("fault-no-deck", name=name, decks=", ".join(ready))
    return [{**base, "decks": names}]


def words_in(lang: str) -> Words:
    """The words of a language, or of the terminal's own."""
    return Words(speaker(lang or usual_language()))


@contextmanager
def progress(console: Console, words: Words, total: int) -> Iterator[Any]:
    """A progress bar; silent if there is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("lab-games"), total=total)
        yield lambda done: bar.update(task, completed=done)


def show_arena(words: Words, result: dict[str, Any]) -> None:
    console = Console()
    console.print(meetings_table(words, result))
    if result["elo"]:
        console.print(words.say("arena-strength"), style="italic")
        ranks = Table()
        ranks.add_column(words.say("arena-bot"))
        ranks.add_column("Elo", justify="right")
        for name, elo in result["elo"].items():
            ranks.add_row(name, words.change(elo, 0))
        console.print(ranks)
    if result["decks"]:
        console.print(pairings_table(words, result["decks"]))


def meetings_table(words: Words, result: dict[str, Any]) -> Table:
    table = Table(title=words.say("arena-wins"))
    first, *others = MEETING_HEADS
    for head in (first, "arena-setup"):
        table.add_column(words.say(head))
    for head in others:
        table.add_column(words.say(head), justify="right")
    for one in [*result["meetings"], *in_setups(words, result)]:
        pair, *cells = meeting_cells(words, one)
        table.add_row(pair, one["table"] or words.say("arena-all-setups"), *cells)
    return table


def show_simulation(words: Words, results: list[dict[str, Any]]) -> None:
    console = Console()
    for result in results:
        console.print(f"[bold]{words.game(result['game'])}[/bold] ({words.setup(result['setup'])})")
        console.print(f"  {words.heading(result)}")
        for name, values in result["measures"].items():
            console.print(f"  {words.spread(name, values)}")
        console.print(f"  {words.spread('scores', result['scores'])}")
        console.print(f"  {words.first(result)}")
        console.print(f"  {words.ends(result)}")
        console.print(cards_table(words, result))
    decks = deck_results(results)
    if decks:
        console.print(decks_table(words, decks))
        console.print(pairings_table(words, [one for result in results for one in result["decks"]]))


def cards_table(words: Words, result: dict[str, Any]) -> Table:
    table = Table(title=words.say("lab-cards"), caption=words.say("lab-few", count=FEW))
    longest = max([len(words.card(card["card"])) for card in result["cards"]], default=0)
    table.add_column(words.say("lab-card"), no_wrap=True, min_width=longest)
    for head in [words.act(act) for act in result["acts"]]:
        table.add_column(head, justify="right")
    for key in ("lab-won-with", "lab-won-without"):
        table.add_column(words.say(key), justify="right")
    for card in result["cards"]:
        table.add_row(
            words.card(card["card"]),
            *[words.number(card[act], 2) for act in result["acts"]],
            *[words.percent(card[key]) for key in ("won_with", "won_without")],
        )
    return table


def decks_table(words: Words, decks: list[dict[str, Any]]) -> Table:
    table = Table(title=words.say("lab-deck-wins"))
    for key in ("lab-deck", "lab-games", "lab-won"):
        table.add_column(words.say(key))
    table.add_column(words.say("arena-interval"))
    for one in decks:
        table.add_row(words.deck(one["deck"]), *deck_cells(words, one))
    return table


def pairings_table(words: Words, pairings: list[dict[str, Any]]) -> Table:
    table = Table()
    for key in ("lab-deck", "lab-against", "lab-games", "lab-won"):
        table.add_column(words.say(key))
    table.add_column(words.say("arena-interval"))
    for one in pairings:
        table.add_row(words.deck(one["deck"]), words.deck(one["other"]), *deck_cells(words, one))
    return table


def deck_cells(words: Words, one: dict[str, Any]) -> tuple[str, str, str]:
    return str(one["games"]), words.percent(one["share"]), words.interval(one)
