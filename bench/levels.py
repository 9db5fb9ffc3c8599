"""Measures whether each level of bots beats the one below, and how strong the characters are; writes bench/levels.md.

    python -m bench.levels                  list the runs
    python -m bench.levels RUN ...          play some of them, or go on with them
    python -m bench.levels --write          write the page from all games played so far

Games are kept in bench/games/ (see bench/runs.py). Bots that search play by a number of playouts instead of a time, so
that they give the same games on a busy machine.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.__main__ import machine
from bench.runs import Run
from deckhall import bots
from deckhall.bots.ladder import LADDER
from deckhall.lab.contest import Contest
from deckhall.lab.training.practice import learner_of
from deckhall.lab.training.run import two_sided

PAGE = Path(__file__).resolve().parent / "levels.md"
NODES = 200  # for `hard`, which otherwise is limited by time


def tables(game: str) -> tuple[dict[str, Any], ...]:
    """The setups with two players and printed decks, each once."""
    found = two_sided(learner_of(game))
    return tuple(
        table
        for table in found
        if "draft" not in table and all(isinstance(deck, str) for deck in table.get("decks", []))
    )


def named(level: str) -> str:
    return f"hard:nodes={NODES}" if level == "hard" else level


def runs() -> list[Run]:
    found: list[Run] = []
    for game in ("ascension", "ashes"):
        for lower, upper in pairwise(LADDER):
            contest = Contest(game, (named(upper), named(lower)), tables(game), 300, 1)
            found.append(Run(f"{game}-{upper}-{lower}", contest, 0.60))
        for character in bots.CHARACTERS:
            if character in bots.levels(game):
                contest = Contest(game, (character, "normal"), tables(game), 300, 1)
                found.append(Run(f"{game}-{character}-normal", contest, None))
    return found


def line(run: Run) -> str:
    goal = "" if run.goal is None else "60 to 70%"
    met = run.result()
    if met is None:
        return f"| {run.name} | {goal} | not played yet | | | |"
    return (
        f"| {run.name} | {goal} | {met['share']:.1%} | {met['low']:.1%} to {met['high']:.1%}"
        f" | {met['games']} | {met['margin']:+.1f} |"
    )


def page() -> str:
    return "\n".join(
        [
            "# Levels and characters",
            "",
            "Written by `python -m bench.levels --write` from the games in bench/games; not edited by hand. Runs that",
            "are not complete stand here as they are: the number of games says how far they have come.",
            "",
            f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"- machine: {machine()}",
            "- command: `python -m bench.levels RUN ...` compiled; two players, both editions or all pairs",
            "  of printed decks, each deal once from every side; the interval is Wilson's for 95 %",
            f"- `hard` searches with {NODES} playouts for a choice here; see also [strength.md](strength.md)",
            "",
            "| the first against the second | goal | won by the first | 95 % | games | margin |",
            "|---|---|---:|---:|---:|---:|",
            *[line(run) for run in runs()],
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.levels", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = {run.name: run for run in runs()}
    parser.add_argument("runs", nargs="*", metavar="RUN", help="names of runs")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    parser.add_argument("--games", type=int, default=10_000, help="only the first games of each run")
    wish = parser.parse_args()
    for name in wish.runs:
        known[name].play(wish.games)
    if wish.write:
        PAGE.write_text(page(), encoding="utf-8")
    elif not wish.runs:
        print("\n".join(known))


if __name__ == "__main__":
    main()
