"""Measures how stable analyses are and how long they take, and writes bench/analysis.md.

    python -m bench.analysis GAME --games 20

Each game is analysed twice, on different imagined deals. `casual` plays against `normal`, so that there is something to
find. Times are processor seconds of one core.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import deckhall
from bench.__main__ import machine
from deckhall import bots
from deckhall.analysis import TO_LEARN_FROM, Analysis, analyse
from deckhall.kernel.game import Game
from deckhall.kits import box

HERE = Path(__file__).resolve().parent
FOUND = HERE.parent / "build" / "analysis"
PAGE = HERE / "analysis.md"
LEVELS = ("casual", "normal")
RIGHT = ("best", "good")
SEEDS = (0, 1)


def played(name: str, number: int) -> Game:
    """A game of two players; in Ashes the printed decks take turns, with their own First Five."""
    cells = [cell for cell in box(name).cells() if not cell.get("draft") and cell.get("players", 2) == 2]
    game = deckhall.new_game(name, **{**cells[number % len(cells)], "seed": number})
    seats = game.state.seats()
    players = [bots.bot(LEVELS[(number + seat) % 2], name, seed=seat) for seat in range(seats)]
    while game.decision is not None:
        player = game.decision.player
        game.apply(players[player].choose(bots.Seat(game, player)))
    return game


def measured(name: str, number: int) -> dict[str, Any]:
    """One game, analysed with each seed: labels by move, and seconds to the first graph and to the end."""
    game = played(name, number)
    labels: list[dict[str, str]] = []
    graphs: list[float] = []
    ends: list[float] = []
    for seed in SEEDS:
        began = time.process_time()
        seen: list[float] = []

        def watch(_: Analysis, seen: list[float] = seen, began: float = began) -> None:
            seen.append(time.process_time() - began)

        found = analyse(game, seed, watch)
        labels.append({str(move.number): move.label for move in found.moves})
        graphs.append(seen[0])
        ends.append(time.process_time() - began)
    return {"number": number, "labels": labels, "graphs": graphs, "ends": ends}


def row_of(name: str, found: list[dict[str, Any]]) -> str:
    same = moves = flips = wrong = 0
    for game in found:
        first, second = game["labels"]
        for move in first.keys() & second.keys():
            pair = {first[move], second[move]}
            moves += 1
            same += len(pair) == 1
            wrong += bool(pair.intersection(TO_LEARN_FROM))
            flips += bool(pair.intersection(TO_LEARN_FROM)) and bool(pair.intersection(RIGHT))
    graphs = sorted(second for game in found for second in game["graphs"])
    ends = sorted(second for game in found for second in game["ends"])

    def times(seconds: list[float]) -> str:
        return f"{seconds[len(seconds) // 2]:.1f} s ({seconds[-1]:.1f} s)"

    counts = f"{len(found)} | {moves} | {same / moves:.1%} | {wrong} | {flips}"
    return f"| {name} | {counts} | {times(graphs)} | {times(ends)} |"


def page() -> str:
    lines = [
        "# How stable analyses are, and how long they take",
        "",
        "Written by `python -m bench.analysis GAME`; not edited by hand. Games of `casual` against `normal`, each",
        "analysed twice on different imagined deals. A flip is a decision that is a mistake, blunder or missed win in",
        "one of them, and best or good in the other. Times are processor seconds of one core: the median, and the",
        "longest.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {machine()}, {'compiled' if deckhall.compiled() else 'plain'}",
        "",
        "| game | games | decisions | same label | mistakes | flips | first graph | whole game |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for file in sorted(FOUND.glob("*.jsonl")):
        found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        lines.append(row_of(file.stem, found))
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.analysis", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="the game to play and analyse")
    parser.add_argument("--games", type=int, default=20)
    wish = parser.parse_args()
    FOUND.mkdir(parents=True, exist_ok=True)
    with (FOUND / f"{wish.game}.jsonl").open("w", encoding="utf-8") as file:
        for number in range(wish.games):
            file.write(json.dumps(measured(wish.game, number)) + "\n")
            print(f"\r{wish.game}: {number + 1} of {wish.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
