"""The commands of the lab: `deckhall arena` and `deckhall simulate`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from deckhall.choices import GAMES, SetOption, read_choices
from deckhall.kits import SHIPPED, box
from deckhall.lab.arena import hold, summary
from deckhall.lab.contest import Contest, InvalidContest
from deckhall.lab.report import page, percent
from deckhall.lab.simulation import Tally, told
from deckhall.lab.simulation import simulate as simulated

Bots = Annotated[
    list[str],
    typer.Argument(
        help="Bots: random, easy, normal, hard, hard:nodes=400 or hard:milliseconds=200; or your own: module:Class.",
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
Workers = Annotated[
    int | None,
    typer.Option(
        help="Number of processes; 1 plays in this process. Default: all cores.", min=1, metavar="N"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


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
    resume: Annotated[
        Path | None,
        typer.Option(help="Store finished games in this file, and continue where it ends.", metavar="FILE"),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML report with plots to this file.", metavar="FILE")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other to see which one is better.

    Every pair plays the same deals, and each deal from every seat, so that luck and seating cancel out.
    Win rates come with 95% confidence intervals: if a pair's interval lies above 50%, the first bot is better.

    \b
    deckhall arena normal easy random --games 400
    deckhall arena hard:nodes=400 normal --edition all --resume strength.jsonl --report strength.html
    deckhall arena hard normal --players 4     (the first bot against three of the second)
    deckhall arena normal --variant solo       (solo, if the game has that variant)
    deckhall arena normal --game GAME --decks all --games 8400     (which deck beats which)
    deckhall arena my_bots:Clever normal       (your own class, from a module Python can import)

    A run can be stopped with Ctrl+C at any time; the same command with --resume continues it, and a higher
    --games adds to it.
    """
    contest = Contest(
        game, tuple(bots), tuple(tables(game, edition, players, variant, decks, chosen)), games, seed
    )
    if len(set(bots)) != len(bots):
        raise InvalidContest("name each bot only once; a single bot plays against itself")
    console = Console(stderr=True)
    with crew(workers) as (executor, count), progress(console, len(contest.fixtures())) as watch:
        played = hold(contest, executor, count, resume, watch)
    result = summary(contest, played)
    if report is not None:
        report.write_text(page(result, played, f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(result, indent=1))
    else:
        show_arena(result)
    if report is not None:
        console.print(f"The report is in {report}")


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
    as_json: Json = False,
) -> None:
    """Play many games and collect statistics.

    Shows how long games last, how often the first player wins, and for every card how often it is acquired, played or
    defeated, and how often players win with it and without it. A difference does not prove that a card is good: players
    who are ahead can afford more.

    \b
    deckhall simulate --games 1000 --edition all
    deckhall simulate hard:nodes=200 --players 3 --json
    """
    names = tuple(bots or ["normal"])
    console = Console(stderr=True)
    results = []
    setups = tables(game, edition, players, variant, decks, chosen)
    with crew(workers) as (executor, _), progress(console, games * len(setups)) as watch:
        done = 0
        for setup in setups:
            tally = Tally()
            for part in simulated(game, setup, names, games, seed, executor):
                tally.add(part)
                watch(done + tally.games)
            done += tally.games
            results.append({"game": game, "setup": setup, "bots": list(names), "seed": seed, **told(tally)})
    if as_json:
        typer.echo(json.dumps(results, indent=1))
        return
    for result in results:
        show_simulation(result)


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
            raise InvalidContest(f"{game} has no decks to choose")
        return [{"edition": name, **base} for name in names]
    if edition is not None:
        raise InvalidContest(f"{game} has no editions")
    ready = list(about.get("decks", {}))
    if decks is None and ready and not base.get("draft"):
        return [{**base, "decks": ready[: players or 2]}]
    if decks is None:
        return [{"players": max(2, min(about["players"])), **base}]
    if decks == "all":
        return [{**base, "decks": list(pair)} for pair in combinations_with_replacement(ready, 2)]
    return [{**base, "decks": [name.strip() for name in decks.split(",")]}]


@contextmanager
def crew(workers: int | None) -> Iterator[tuple[Executor | None, int]]:
    """Processes to play in. What has begun is finished, what waits is dropped, when the run is stopped."""
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield None, 1
        return
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    try:
        yield executor, count
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def progress(console: Console, total: int) -> Iterator[Any]:
    """A bar on the terminal; silent where there is none."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done: bar.update(task, completed=done)


def show_arena(result: dict[str, Any]) -> None:
    console = Console()
    table = Table(title="Share of wins of the first, with its 95 % interval")
    for head in ("pair", "table", "games", "share", "95 %", "margin", "decisions", "seconds"):
        table.add_column(head, justify="left" if head in ("pair", "table") else "right")
    for one in [*result["meetings"], *result["tables"]]:
        table.add_row(
            f"{one['one']} - {one['other']}",
            one["table"] or "all",
            str(one["games"]),
            percent(one["share"]),
            f"{percent(one['low'])} - {percent(one['high'])}",
            f"{one['margin']:+.1f}",
            f"{one['decisions']:.0f}",
            f"{one['seconds']:.2f}",
        )
    console.print(table)
    if result["elo"]:
        ranks = Table(title="Strength (Bradley-Terry, Elo scale)")
        ranks.add_column("bot")
        ranks.add_column("Elo", justify="right")
        for name, elo in result["elo"].items():
            ranks.add_row(name, f"{elo:+.0f}")
        console.print(ranks)
    if result["decks"]:
        decks = Table(title="Deck against deck")
        for head in ("deck", "against", "games", "share", "95 %"):
            decks.add_column(head)
        for one in result["decks"]:
            interval = f"{percent(one['low'])} - {percent(one['high'])}"
            decks.add_row(one["deck"], one["other"], str(one["games"]), percent(one["share"]), interval)
        console.print(decks)


def show_simulation(result: dict[str, Any]) -> None:
    console = Console()
    first = result["first_player_wins"]
    console.print(
        f"[bold]{result['game']}[/bold] {result['setup']}: {result['games']} games of {result['bots']}"
    )
    for what in ("turns", "decisions", "scores"):
        values = result[what]
        console.print(
            f"  {what}: {values['mean']:.1f} on average, nine in ten from {values['low']:.0f} to {values['high']:.0f}"
        )
    console.print(
        f"  who begins wins {percent(first['share'])} (95 %: {percent(first['low'])} - {percent(first['high'])})"
    )
    table = Table(title="Cards, for each game")
    for head in ("card", "acquired", "played", "defeated", "won with", "won without"):
        table.add_column(head, justify="left" if head == "card" else "right")
    for card in result["cards"]:
        table.add_row(
            card["card"],
            *[f"{card[act]:.2f}" for act in ("acquired", "played", "defeated")],
            *["-" if card[key] is None else percent(card[key]) for key in ("won_with", "won_without")],
        )
    console.print(table)
