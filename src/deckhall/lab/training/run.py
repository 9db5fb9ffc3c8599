"""A training: each generation plays, learns from its games, and has to beat the previous one in the arena.

Everything is in one folder, and every finished piece stays there: an interrupted training continues where it stopped,
and arrives at the same values as an uninterrupted one.

    GAME/plan.json
    GAME/generation-1/part-0000.npz     practice games of beginners
    GAME/generation-1/value.json        what was learnt from them
    GAME/generation-1/arena.jsonl       games against the bot to beat
    GAME/generation-1/result.json       how they went, and whether this generation is kept
    GAME/generation-2/...               practice games of the best generation so far, and so on
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from deckhall.bots.learning.learner import Learner
from deckhall.lab.arena import hold, summary
from deckhall.lab.contest import Contest, contestant, number
from deckhall.lab.training.candidates import CANDIDATE, FOLDER, GREEDY, value_file
from deckhall.lab.training.fit import Rows, Shape, checked, fit, packed
from deckhall.lab.training.practice import InvalidTraining, Part, learner_of, make
from deckhall.lab.training.prefer import fit_preference
from deckhall.lab.words import UNKNOWN

REMEMBERED: Final = 3  # the next value is fitted to the games of this many generations
Watch = Callable[..., object]  # is called with the key of a message and what the message is given


@dataclass(frozen=True)
class Plan:
    """The plan of a training; the same plan leads to the same values."""

    game: str
    generations: int = 3
    parts: int = 20  # files of practice games per generation
    games: int = 500  # in a part
    nodes: int = 24  # playouts per choice in practice games; 0: without a search
    gate: int = 400  # arena games that decide whether a generation is kept
    gate_nodes: int = 100  # playouts per choice there
    bar: float = 0.5  # the share of them that a generation must exceed
    keep: float = 1.0  # the share of positions to learn from
    hidden: int = 16
    units: int = 8
    epochs: int = 6
    seed: int = 1
    rate: float = 3e-3  # learning rate
    decay: float = 1e-3  # weight decay: more if there are few games for many cards
    again: int = 2  # further fits, each to what the one before said about the following turns
    outlook: float = 0.9  # how much a turn counts there compared with the turn before it
    against: str = (
        ""  # a bot that has one seat of every practice game and is to be beaten; "": the last generation
    )


@dataclass(frozen=True)
class Result:
    """The result of a generation."""

    generation: int
    practised_with: int  # the generation that played its practice games; 0: beginners
    check: dict[str, Any]  # how well it predicts held-out games
    rival: str
    games: int
    share: float
    low: float
    high: float
    margin: float
    kept: bool


class Training:
    """A plan and its folder."""

    def __init__(
        self, plan: Plan, folder: Path, executor: Executor | None, workers: int, watch: Watch
    ) -> None:
        self.plan: Final = plan
        self.learner: Final = learner_of(plan.game)
        self.folder: Final = folder / plan.game
        self.executor: Final = executor
        self.workers: Final = workers
        self.watch: Final = watch
        if plan.against:
            contestant(plan.against).bot(plan.game, 0)  # raises for a bot that cannot play this game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.agree()

    def agree(self) -> None:
        """Refuse to mix two plans in one folder; only the number of generations may grow."""
        file = self.folder / "plan.json"
        if file.is_file():
            begun = Plan(**json.loads(file.read_text(encoding="utf-8")))
            if replace(begun, generations=self.plan.generations) != self.plan:
                raise InvalidTraining("fault-other-plan", folder=str(self.folder), plan=str(begun))
        write_whole(file, asdict(self.plan))

    def train(self) -> list[Result]:
        """All generations of the plan; finished ones are read from the folder."""
        os.environ[FOLDER] = str(self.folder)  # for the processes of the arena
        results: list[Result] = []
        for generation in range(1, self.plan.generations + 1):
            results.append(self.finished(generation) or self.raise_generation(generation, best(results)))
            self.watch("train-result", **said_of(results[-1]))
        return results

    def finished(self, generation: int) -> Result | None:
        file = self.place(generation) / "result.json"
        return Result(**json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None

    def place(self, generation: int) -> Path:
        return self.folder / f"generation-{generation}"

    def raise_generation(self, generation: int, teacher: int) -> Result:
        """Practise, learn and compete; `teacher` is the generation that plays, or 0 for beginners."""
        self.place(generation).mkdir(exist_ok=True)
        self.practise(generation, teacher)
        value = self.learn(generation)
        result = self.compete(generation, teacher, value["about"]["check"])
        write_whole(self.place(generation) / "result.json", asdict(result))
        return result

    def practise(self, generation: int, teacher: int) -> None:
        plan = self.plan
        value = "" if teacher == 0 else str(value_file(self.folder, teacher))
        parts = [
            Part(
                plan.game,
                number(plan.seed, generation - 1),
                index,
                plan.games,
                value,
                plan.nodes,
                str(self.place(generation) / f"part-{index:04}.npz"),
                plan.against,
            )
            for index in range(plan.parts)
        ]
        played = 0
        for games in map(make, parts) if self.executor is None else self.executor.map(make, parts):
            played += games
            self.watch("train-practice", generation=generation, done=played, total=plan.parts * plan.games)

    def learn(self, generation: int) -> dict[str, Any]:
        file = value_file(self.folder, generation)
        if not file.is_file():
            plan = self.plan
            newest = range(max(1, generation + 1 - REMEMBERED), generation + 1)
            files = [part for one in newest for part in sorted(self.place(one).glob("part-????.npz"))]
            rows = Rows(files, plan.keep, plan.seed)
            shape = Shape(
                hidden=plan.hidden,
                units=plan.units,
                epochs=plan.epochs,
                rate=plan.rate,
                decay=plan.decay,
                seed=plan.seed,
                again=plan.again,
                outlook=plan.outlook,
            )

            def watch(epoch: int, check: dict[str, Any]) -> None:
                self.watch(
                    "train-epoch",
                    generation=generation,
                    epoch=epoch,
                    epochs=plan.epochs * (plan.again + 1),
                    loss=str(check.get("log_loss", UNKNOWN)),
                    brier=str(check.get("brier", UNKNOWN)),
                )

            model, points = fit(rows, shape, watch)
            settings = {name: one for name, one in asdict(plan).items() if name != "generations"}
            about = {"generation": generation, "plan": settings, "check": checked(model, rows)}
            search = {"search": self.learner.search, "preference": fit_preference(files)}
            write_whole(file, {"about": about, **search, **packed(model, points)})
        value: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return value

    def compete(self, generation: int, teacher: int, check: dict[str, Any]) -> Result:
        plan = self.plan

        def named(number: int) -> str:
            if plan.nodes == 0:  # whoever practises without a search competes without one: many more games
                return f"{GREEDY}:generation={number}"
            return f"{CANDIDATE}:generation={number},nodes={plan.gate_nodes}"

        rival = plan.against or ("normal" if teacher == 0 else named(teacher))
        contest = Contest(
            plan.game, (named(generation), rival), two_sided(self.learner), plan.gate, plan.seed
        )

        def watch(done: int) -> None:
            self.watch("train-arena", generation=generation, done=done, total=plan.gate)

        file = self.place(generation) / "arena.jsonl"
        played = hold(contest, self.executor, self.workers, file, watch)
        (met,) = summary(contest, played)["meetings"]
        return Result(
            generation,
            teacher,
            check,
            plan.against or ("normal" if teacher == 0 else f"generation {teacher}"),
            met["games"],
            round(met["share"], 4),
            round(met["low"], 4),
            round(met["high"], 4),
            round(met["margin"], 3),
            met["share"] > plan.bar,
        )


def best(results: list[Result]) -> int:
    """The generation to continue with: the last one kept, or 0."""
    return max([result.generation for result in results if result.kept], default=0)


def two_sided(learner: Learner) -> tuple[dict[str, Any], ...]:
    """The practised setups with two sides, each once."""
    found: list[dict[str, Any]] = []
    for table in learner.tables():
        seats = len(table["decks"]) if "decks" in table else table["players"]
        if seats == 2 and table not in found:
            found.append(table)
    return tuple(found)


def said_of(result: Result) -> dict[str, Any]:
    """What the message about a result is given; shares are said as percentages."""
    return {
        "generation": result.generation,
        "share": result.share,
        "low": result.low,
        "high": result.high,
        "games": result.games,
        "rival": result.practised_with if result.rival == f"generation {result.practised_with}" else 0,
        "bot": result.rival,
        "kept": "yes" if result.kept else "no",
    }


def write_whole(file: Path, content: dict[str, Any]) -> None:
    """Write a file atomically, so that an interrupted training leaves no incomplete file."""
    scratch = file.with_name(f"{file.name}.{os.getpid()}")
    scratch.write_text(json.dumps(content) + "\n", encoding="utf-8")
    scratch.replace(file)
