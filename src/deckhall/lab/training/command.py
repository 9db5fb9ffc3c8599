"""The command `deckhall train`."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from deckhall.bots.learning.network import FILE
from deckhall.choices import GAMES
from deckhall.faults import MissingExtra
from deckhall.lab.command import Language, SeedOption, words_in
from deckhall.lab.crew import Scheduler, Workers, crew
from deckhall.lab.training.candidates import value_file

if TYPE_CHECKING:
    from deckhall.lab.training.run import Plan  # needs the extra `train`


def train(
    game: Annotated[str, typer.Argument(help=f"Game: {GAMES}.", metavar="GAME")],
    folder: Annotated[
        Path, typer.Option(help="Folder for the training; whatever is finished there is not repeated.")
    ] = Path("training"),
    generations: Annotated[int, typer.Option(help="Number of generations.", min=1, metavar="N")] = 3,
    parts: Annotated[
        int, typer.Option(help="Files of practice games in a generation.", min=1, metavar="N")
    ] = 20,
    games: Annotated[int, typer.Option(help="Practice games in each file.", min=1, metavar="N")] = 500,
    nodes: Annotated[
        int,
        typer.Option(help="Playouts for each choice in practice games; 0: no search.", min=0, metavar="N"),
    ] = 24,
    gate: Annotated[
        int, typer.Option(help="Arena games that decide whether a generation is kept.", min=1, metavar="N")
    ] = 400,
    hidden: Annotated[int, typer.Option(help="Units in the first layer.", min=1, metavar="N")] = 16,
    units: Annotated[int, typer.Option(help="Units in the second layer.", min=1, metavar="N")] = 8,
    epochs: Annotated[int, typer.Option(help="Passes over all games.", min=1)] = 6,
    keep: Annotated[float, typer.Option(help="Share of positions to learn from.", min=0.01, max=1.0)] = 1.0,
    rate: Annotated[float, typer.Option(help="Learning rate.", min=1e-6)] = 3e-3,
    decay: Annotated[float, typer.Option(help="Weight decay per step.", min=0.0)] = 1e-3,
    again: Annotated[
        int,
        typer.Option(
            help="Further fits, each to the chances that the one before gave the following turns.",
            min=0,
            metavar="N",
        ),
    ] = 2,
    outlook: Annotated[
        float,
        typer.Option(help="How much a turn counts in that compared with the turn before.", min=0.0, max=1.0),
    ] = 0.9,
    against: Annotated[
        str,
        typer.Option(
            help="Learn to beat this bot only, such as hard:nodes=60: it has one seat of every practice game and plays "
            "the arena games.",
            metavar="BOT",
        ),
    ] = "",
    seed: SeedOption = 1,
    workers: Workers = None,
    scheduler: Scheduler = None,
    lang: Language = "",
    ship: Annotated[
        bool, typer.Option("--ship", help="Put the best value into the package, for the bots to play with.")
    ] = False,
    plays: Annotated[
        bool,
        typer.Option(
            "--plays", help="With --ship: levels use the value, because it has beaten the strongest bot."
        ),
    ] = False,
) -> None:
    """Teach bots a game by letting them play against themselves.

    Each generation plays practice games, learns from them which positions win, and is kept if it beats the last
    one in the arena. This needs the extra `train` and takes hours; the compiled build is several times faster. It
    can be stopped with Ctrl+C at any time: the same command continues it, and a higher --generations adds to it. On
    a cluster, every machine must see the folder under the same path.

    \b
    deckhall train GAME --folder training --generations 4
    deckhall train GAME --folder training --generations 4 --ship
    """
    try:
        from deckhall.lab.training.run import Plan, Training, best
    except ImportError as error:
        raise MissingExtra("fault-extra", extra="train", why=str(error)) from error
    console = Console(stderr=True)
    words = words_in(lang)

    def tell(key: str, **given: Any) -> None:
        shares = {name: words.percent(share) for name, share in given.items() if isinstance(share, float)}
        console.print(words.say(key, **{**given, **shares}))

    plan = Plan(
        game,
        generations,
        parts,
        games,
        nodes,
        gate,
        keep=keep,
        hidden=hidden,
        units=units,
        epochs=epochs,
        seed=seed,
        rate=rate,
        decay=decay,
        again=again,
        outlook=outlook,
        against=against,
    )
    with crew(workers, scheduler) as (executor, count):
        training = Training(plan, folder, executor, count, tell)
        results = training.train()
    chosen = best(results)
    if chosen == 0:
        tell("train-none-kept")
        return
    file = value_file(training.folder, chosen)
    tell("train-best", generation=chosen, file=str(file))
    if ship:
        value = json.loads(file.read_text(encoding="utf-8"))
        value["about"]["trained"] = f"{datetime.now(UTC):%Y-%m-%d}"
        value["about"]["command"] = command_of(plan, plays)
        value["about"]["results"] = [asdict(result) for result in results]
        if plays:
            value["plays"] = True
        target = Path(str(files(training.learner.package).joinpath(FILE)))
        target.write_text(json.dumps(value) + "\n", encoding="utf-8")
        tell("train-shipped", file=str(target))


def command_of(plan: Plan, plays: bool) -> str:
    """The command that makes and ships the value of a plan."""
    options = ("generations", "parts", "games", "nodes", "gate", "hidden", "units", "epochs", "keep", "rate")
    settings = asdict(plan)
    named = [f"--{name} {settings[name]:g}" for name in (*options, "decay", "again", "outlook", "seed")]
    rival = ["--against", plan.against] if plan.against else []
    return " ".join(
        ["deckhall", "train", plan.game, *named, *rival, "--ship", *(["--plays"] if plays else [])]
    )
