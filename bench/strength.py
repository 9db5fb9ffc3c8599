"""Measures how strong `hard` is, run by run, and writes bench/strength.md from the games played so far.

    python -m bench.strength                    list the runs
    python -m bench.strength RUN ...            play some of them, or go on with them
    python -m bench.strength RUN --games 40     play only the first games of a run
    python -m bench.strength --write            write the page from all games played so far

Games are kept in bench/games/ (see bench/runs.py). Bots play by a number of playouts instead of a time, so that games
are the same on a busy machine; `--rates` measures how many playouts a time buys.
"""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import deckhall
from bench.__main__ import machine
from bench.runs import Run
from deckhall import bots
from deckhall.bots.hard import HardBot
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.lab.contest import Contest, number

PAGE = Path(__file__).resolve().parent / "strength.md"
YARDSTICK = "hard-2026"  # `hard` as it was on 16 November 2026
USUAL = {"ascension": 200, "ashes": 500}  # milliseconds for a choice
# How many playouts a millisecond buys on average in games, by game and number of players: `python -m bench.strength
# --rates`, compiled, AMD EPYC, 18 November 2026. Only their ratio matters for who is stronger.
RATES = {
    ("ascension", 1): {"hard": 2.03, YARDSTICK: 3.26},
    ("ascension", 2): {"hard": 2.34, YARDSTICK: 2.42},
    ("ascension", 4): {"hard": 1.06, YARDSTICK: 1.05},
    ("ashes", 2): {"hard": 2.51, YARDSTICK: 3.13},
}
TIMES = (50, 200, 1_000)  # milliseconds whose strength is stated
MATRIX = "ashes-decks"


def limited(bot: str, game: str, players: int, milliseconds: float) -> str:
    """A bot with the playouts that a time buys."""
    return f"{bot}:nodes={max(1, round(milliseconds * RATES[game, players][bot]))}"


def tables(game: str, players: int) -> tuple[dict[str, Any], ...]:
    """Both editions, or all pairs of printed decks."""
    if game == "ashes":
        return tuple({"decks": list(pair)} for pair in combinations_with_replacement(PRECONS, 2))
    variant = {"variant": "solo"} if players == 1 else {}
    return tuple({"edition": edition, "players": players, **variant} for edition in EDITIONS)


def runs() -> list[Run]:
    found: list[Run] = []

    def add(
        name: str, game: str, players: int, contestants: tuple[str, ...], games: int, goal: float
    ) -> None:
        contest = Contest(game, contestants, tables(game, players), games, 1)
        found.append(Run(f"{game}-{name}", contest, goal))

    for game, usual in USUAL.items():
        hard, yardstick = (limited(bot, game, 2, usual) for bot in ("hard", YARDSTICK))
        add(YARDSTICK, game, 2, (hard, yardstick), 420 if game == "ashes" else 400, 0.58)
        quarter = limited("hard", game, 2, usual / 4)
        add("four-times-the-time", game, 2, (hard, quarter), 420 if game == "ashes" else 400, 0.55)
        for milliseconds in TIMES:
            bot = limited("hard", game, 2, milliseconds)
            add(f"{milliseconds}-ms-normal", game, 2, (bot, "normal"), 84, 0.0)
    among = [limited(bot, "ascension", 4, USUAL["ascension"]) for bot in ("hard", YARDSTICK)]
    add(f"among-three-{YARDSTICK}", "ascension", 4, (among[0], among[1]), 400, 0.40)
    for milliseconds in (50, USUAL["ascension"]):
        alone = limited("hard", "ascension", 1, milliseconds)
        add(f"{milliseconds}-ms-samael", "ascension", 1, (alone,), 400, 0.95)
    different = tuple({"decks": list(pair)} for pair in combinations(PRECONS, 2))
    found.append(Run(MATRIX, Contest("ashes", ("normal",), different, 400 * len(different), 1)))
    return found


def rate(game: str, players: int, seconds: float) -> dict[str, float]:
    """Playouts for a millisecond of processor time, of both bots in the same games."""
    spent, made = dict.fromkeys(RATES[game, players], 0.0), dict.fromkeys(RATES[game, players], 0)
    names = list(spent)
    started, deal = time.monotonic(), 0
    while time.monotonic() - started < seconds:
        table = tables(game, players)[deal // 2 % len(tables(game, players))]
        play = deckhall.new_game(game, seed=number("rate", deal), **table)
        players_now = [bots.bot(names[(seat + deal) % 2], game, seat, nodes=100) for seat in range(players)]
        while (decision := play.decision) is not None:
            bot, name = players_now[decision.player], names[(decision.player + deal) % 2]
            assert isinstance(bot, HardBot)
            search = bot.search
            before = 0 if search is None else search.playouts
            since = time.process_time()
            option = bot.choose(bots.Seat(play, decision.player))
            since = time.process_time() - since
            now = bot.search
            playouts = 0 if now is None else now.playouts - (before if now is search else 0)
            if playouts:
                spent[name] += since
                made[name] += playouts
            play.apply(option)
        deal += 1
    return {name: made[name] / spent[name] / 1000 for name in names}


def line(run: Run) -> str:
    goal = "" if not run.goal else f">= {run.goal:.0%}"
    bots_ = " against ".join(f"`{name}`" for name in run.contest.contestants)
    met = run.result()
    if met is None:
        return f"| {run.name} | {bots_} | {goal} | not played yet | | | | |"
    return (
        f"| {run.name} | {bots_} | {goal} | {met['share']:.1%} | {met['low']:.1%} to {met['high']:.1%}"
        f" | {met['games']} of {run.contest.games} | {met['margin']:+.1f} | {met['decisions']:.0f} |"
    )


def matrix(run: Run) -> list[str]:
    """How often the deck of the row beat the deck of the column, with the same bot on both sides."""
    result = run.summary()
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
    rates = [
        f"| {game} | {players} | {found['hard']:.2f} | {found[YARDSTICK]:.2f} |"
        for (game, players), found in RATES.items()
    ]
    lines = [
        "# Strength of the bots",
        "",
        "Written by `python -m bench.strength --write` from the games in bench/games; not edited by hand. Runs that",
        "are not complete stand here as they are: the number of games says how far they have come.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {machine()}",
        "- command: `python -m bench.strength RUN...` in the compiled build",
        f"- `{YARDSTICK}` is `hard` as it was on 16 November 2026, with its weights and parameters",
        f"- both bots have the same time for a choice, {USUAL['ascension']} ms in Ascension and {USUAL['ashes']} ms in"
        " Ashes,",
        "  as a limit of playouts; the race between options often ends sooner",
        "- both editions of Ascension, all pairs of printed decks of Ashes; each deal is played once from every side;",
        "  the interval is Wilson's for 95 %",
        f"- among three `{YARDSTICK}`: four players, where 25 % would be equal strength; samael: solo games",
        "",
        "| run | bots | goal | won by the first | 95 % | games | margin | decisions a game |",
        "|---|---|---|---:|---:|---:|---:|---:|",
        *[line(run) for name, run in known.items() if name != MATRIX],
        "",
        "## Playouts for a millisecond of processor time",
        "",
        "Measured by `python -m bench.strength --rates`, compiled, in the same games, on 18 November 2026.",
        "",
        f"| game | players | `hard` | `{YARDSTICK}` |",
        "|---|---:|---:|---:|",
        *rates,
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
    parser.add_argument("runs", nargs="*", metavar="RUN", help="names of runs")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    parser.add_argument("--games", type=int, default=10_000, help="only the first games of each run")
    parser.add_argument("--rates", action="store_true", help="measure how many playouts a millisecond buys")
    wish = parser.parse_args()
    known = {run.name: run for run in runs()}
    for name in wish.runs:
        if name not in known:
            parser.error(f"there is no run {name!r}; there are: {', '.join(known)}")
    if (wish.runs or wish.rates) and not deckhall.compiled():
        parser.error("these runs are long; `python3 run.py compile` makes them several times shorter")
    if wish.rates:
        for game, players in RATES:
            print(game, players, {bot: round(found, 2) for bot, found in rate(game, players, 60).items()})
    for name in wish.runs:
        known[name].play(wish.games)
    if wish.write:
        PAGE.write_text(page(), encoding="utf-8")
    if not (wish.runs or wish.rates or wish.write):
        print("\n".join(known))


if __name__ == "__main__":
    main()
