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
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import deckhall
from bench.__main__ import machine
from deckhall.lab.arena import hold, remembered, summary
from deckhall.lab.contest import Contest

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent / "build" / "strength"
PAGE = HERE / "strength.md"
MATRIX = "ashes-decks"
# The limit of playouts per choice; the race often ends sooner. With two players they are what 200 ms buy at the rates
# of bench/results.md (3,912 per second in the compiled build). With four players 200 ms bought 356 on average, and 300
# chose as well as 550 at 120 positions; against Samael they bought three times as many. In Ashes 500 ms bought 3,200
# (1,400 at the slowest position).
NODES = {1: 300, 2: 780, 4: 300}
NODES_ASHES = 1200


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
        hard, among, alone = (f"hard:nodes={NODES[players]}" for players in (2, 4, 1))
        for name, bots, table, games, goal in (
            ("easy-random", ("easy", "random"), two, 400, 0.80),
            ("normal-random", ("normal", "random"), two, 400, 0.97),
            ("normal-easy", ("normal", "easy"), two, 400, 0.75),
            ("hard-normal", (hard, "normal"), two, 200, 0.70),
            ("hard-among-three-normals", (among, "normal"), four, 400, 0.40),
            ("normal-samael", ("normal",), solo, 400, None),
            ("hard-samael", (alone,), solo, 400, 0.80),
        ):
            contest = Contest("ascension", bots, (table,), games, 1)
            found.append(Run(f"ascension-{name}-{edition}", contest, goal))
    decks = next(game["decks"] for game in deckhall.games() if game["id"] == "ashes")
    mirrored = tuple({"decks": list(pair)} for pair in combinations_with_replacement(decks, 2))
    different = tuple({"decks": list(pair)} for pair in combinations(decks, 2))
    for name, bots, tables, games, goal in (
        ("normal-random", ("normal", "random"), mirrored, 420, 0.97),
        ("normal-easy", ("normal", "easy"), mirrored, 420, 0.75),
        ("hard-normal", (f"hard:nodes={NODES_ASHES}", "normal"), mirrored, 168, 0.65),
        ("decks", ("normal",), different, 400 * len(different), None),
    ):
        found.append(Run(f"ashes-{name}", Contest("ashes", bots, tables, games, 1), goal))
    return found


def file_of(run: Run) -> Path:
    return GAMES / f"{run.name}.jsonl"


def play(run: Run, more: int) -> None:
    """Continue a run with up to this many more games."""
    GAMES.mkdir(parents=True, exist_ok=True)
    total = run.contest.games
    contest = replace(run.contest, games=min(total, len(remembered(run.contest, file_of(run))) + more))

    def watch(done: int) -> None:
        print(f"\r{run.name}: {done} of {total}", end="", file=sys.stderr, flush=True)

    hold(contest, None, 1, file_of(run), watch)
    print(file=sys.stderr)


def told(run: Run) -> dict[str, Any] | None:
    """The results of a run so far."""
    games = remembered(run.contest, file_of(run)) if file_of(run).is_file() else []
    return summary(run.contest, games) if games else None


def line(run: Run) -> str:
    goal = "" if run.goal is None else f">= {run.goal:.0%}"
    result = told(run)
    if result is None:
        return f"| {run.name} | {goal} | not played yet | | | | |"
    (met,) = result["meetings"]
    share, interval = f"{met['share']:.1%}", f"{met['low']:.1%} to {met['high']:.1%}"
    return (
        f"| {run.name} | {goal} | {share} | {interval} | {met['games']} | {met['margin']:+.1f}"
        f" | {met['decisions']:.0f} |"
    )


def matrix(run: Run) -> list[str]:
    """How often the deck of the row beat the deck of the column, with the same bot on both sides."""
    result = told(run)
    if result is None:
        return ["not played yet"]
    cells = {(cell["deck"], cell["other"]): cell for cell in result["decks"]}
    decks = sorted({deck for deck, _ in cells})
    lines = [f"| | {' | '.join(decks)} |", "|---" * (len(decks) + 1) + "|"]
    for deck in decks:
        row = []
        for other in decks:
            cell = cells.get((deck, other))
            if cell is None or deck == other:
                row.append("")
            else:
                row.append(f"{cell['share']:.0%} ({cell['low']:.0%}-{cell['high']:.0%}, {cell['games']})")
        lines.append(f"| {deck} | {' | '.join(row)} |")
    return lines


def page() -> str:
    known = {run.name: run for run in runs()}
    lines = [
        "# Strength of the bots",
        "",
        "Written by `python -m bench.strength --write` from games of the arena; not edited by hand. Runs that are not",
        "complete stand here as they are: the number of games says how far they have come.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {machine()}",
        "- command: `python -m bench.strength RUN...` in the compiled build. `hard` plays by a number of playouts, not",
        "  by time, so that games are the same on a busy machine; `python3 run.py bench bots` measures the rates",
        f"- `hard` in Ascension: at most {NODES[2]} playouts a choice for two players, {NODES[4]} for four, {NODES[1]}",
        "  against Samael: what 200 ms buy when compiled, or less",
        "- an earlier run for two players, on the same deals with 550 playouts, gave 63.0 % and 68.5 % of 200 games",
        "  each; more playouts explain little of the difference: read both runs together, as 69 % of 800 games",
        f"- `hard` in Ashes: at most {NODES_ASHES} playouts a choice; 500 ms buy twice as many at most positions",
        "- each deal is played once from every side; the interval is Wilson's for 95 %",
        "- samael: solo games; among three normals: four players, one of them hard, where 25 % would be equal strength",
        "",
        "| run | goal | won by the first | 95 % | games | margin | decisions a game |",
        "|---|---|---:|---:|---:|---:|---:|",
        *[line(run) for name, run in known.items() if name != MATRIX],
        "",
        "## Deck against deck in Ashes, normal on both sides",
        "",
        *matrix(known[MATRIX]),
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
    if wish.names and not deckhall.compiled():
        parser.error("these runs are long; `python3 run.py compile` makes them several times shorter")
    for name in wish.names:
        play(known[name], wish.more)
    if wish.write:
        PAGE.write_text(page(), encoding="utf-8")
    if not wish.names:
        print(page())


if __name__ == "__main__":
    main()
