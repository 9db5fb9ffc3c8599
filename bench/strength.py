"""Measures how strong the bots are, run by run, and writes bench/strength.md from the games played so far.

    python -m bench.strength                        list the runs
    python -m bench.strength ascension-normal-easy-godslayer ...    play some of them, or go on with them
    python -m bench.strength --write                write the page from all games played so far

Games are kept in build/strength/, one file a run, in the format of `deckhall arena --resume`. Runs with `hard` are
played with a number of playouts instead of a time, so that they give the same games on a busy machine.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import deckhall
from bench.__main__ import machine
from deckhall.lab.arena import hold, remembered, summary
from deckhall.lab.contest import Contest

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent / "build" / "strength"
PAGE = HERE / "strength.md"
NODES = 800  # the playouts that 200 ms buy in the compiled build, see bench/results.md


@dataclass(frozen=True)
class Run:
    """A contest, and the share of wins that the first bot should reach in it."""

    name: str
    contest: Contest
    goal: float | None


def runs() -> list[Run]:
    found: list[Run] = []
    for edition in ("godslayer", "anniversary"):
        two: dict[str, Any] = {"edition": edition, "players": 2}
        four: dict[str, Any] = {"edition": edition, "players": 4}
        solo: dict[str, Any] = {"edition": edition, "variant": "solo", "players": 1}
        hard = f"hard:nodes={NODES}"
        for name, bots, table, games, goal in (
            ("easy-random", ("easy", "random"), two, 400, 0.80),
            ("normal-random", ("normal", "random"), two, 400, 0.97),
            ("normal-easy", ("normal", "easy"), two, 400, 0.75),
            ("hard-normal", (hard, "normal"), two, 200, 0.70),
            ("hard-interpreted-normal", (f"hard:nodes={NODES // 4}", "normal"), two, 200, None),
            ("hard-among-three-normals", (hard, "normal"), four, 120, 0.40),
            ("normal-samael", ("normal",), solo, 400, None),
            ("hard-samael", (hard,), solo, 100, 0.80),
        ):
            contest = Contest("ascension", bots, (table,), games, 1)
            found.append(Run(f"ascension-{name}-{edition}", contest, goal))
    return found


def file_of(run: Run) -> Path:
    return GAMES / f"{run.name}.jsonl"


def play(run: Run, more: int) -> None:
    """Play on in a run, up to so many games more."""
    GAMES.mkdir(parents=True, exist_ok=True)
    total = run.contest.games
    contest = replace(run.contest, games=min(total, len(remembered(run.contest, file_of(run))) + more))

    def watch(done: int) -> None:
        print(f"\r{run.name}: {done} of {total}", end="", file=sys.stderr, flush=True)

    hold(contest, None, 1, file_of(run), watch)
    print(file=sys.stderr)


def line(run: Run) -> str:
    games = remembered(run.contest, file_of(run)) if file_of(run).is_file() else []
    goal = "" if run.goal is None else f">= {run.goal:.0%}"
    if not games:
        return f"| {run.name} | {goal} | not played yet | | | | |"
    (met,) = summary(run.contest, games)["meetings"]
    share, interval = f"{met['share']:.1%}", f"{met['low']:.1%} to {met['high']:.1%}"
    return (
        f"| {run.name} | {goal} | {share} | {interval} | {met['games']} | {met['margin']:+.1f}"
        f" | {met['decisions']:.0f} |"
    )


def page() -> str:
    lines = [
        "# Strength of the bots",
        "",
        "Written by `python -m bench.strength --write` from games of the arena; not edited by hand.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {machine()}; {'compiled' if deckhall.compiled() else 'plain'} build",
        f"- command: `python -m bench.strength RUN...`; `hard` with {NODES} playouts a choice, which is what 200 ms",
        "  buy in the compiled build on this machine when it is idle (bench/results.md); 'interpreted' with a quarter",
        "- each deal is played once from every side; the interval is Wilson's for 95 %",
        "",
        "| run | goal | won by the first | 95 % | games | margin | decisions a game |",
        "|---|---|---:|---:|---:|---:|---:|",
        *[line(run) for run in runs()],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="runs to play")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    parser.add_argument("--more", type=int, default=10_000, help="at most so many games more in each run")
    wish = parser.parse_args()
    known = {run.name: run for run in runs()}
    for name in wish.names:
        if name not in known:
            parser.error(f"there is no run {name!r}; there are: {', '.join(known)}")
    for name in wish.names:
        play(known[name], wish.more)
    if wish.write:
        PAGE.write_text(page(), encoding="utf-8")
    if not wish.names:
        print(page())


if __name__ == "__main__":
    main()
