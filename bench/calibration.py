"""Measures whether the chances that bots name come true, and writes bench/calibration.md.

    python -m bench.calibration GAME normal --games 2000            play games, or go on with them
    python -m bench.calibration GAME learnt:nodes=60 --games 200
    python -m bench.calibration --write                             write the page from all games played so far

A bot plays all seats of a game. At the first real choice of every turn the chance to win is named, and the end of the
game shows whether it came true. A bot that searches names its own (`explain`); for all others it is
`bots.chances`, what hints and analysis say, with a few playouts. Games are kept in build/calibration/, one file for
a game and a bot, and are the same for the same number: a longer run goes on with a shorter one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import deckhall
from bench.__main__ import machine
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.chances import chance_at
from deckhall.bots.hard import HardBot
from deckhall.games.ashes.setup.random_decks import random_deck
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.lab.contest import contestant, number
from deckhall.lab.odds import wilson
from deckhall.lab.training.practice import learner_of

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent / "build" / "calibration"
PAGE = HERE / "calibration.md"
BINS = 10
PLAYOUTS = {
    "ascension": 16,
    "ashes": 4,
}  # for each chance: fewer than hints use; the value of Ashes knows the hand
THIRDS = ("early", "middle", "late")
Said = list[Any]  # the turn of the game, the predicted chance, and whether it came true


def tables(game: str) -> list[dict[str, Any]]:
    """The two-player setups, each once; custom decks differ from those used in training."""
    found: list[dict[str, Any]] = []
    for table in learner_of(game).tables():
        seats = table.get("decks", [0] * table.get("players", 0))
        if len(seats) == 2:
            decks = [deck if isinstance(deck, str) else random_deck(f"{len(found)} {deck}") for deck in seats]
            other = {**table, "decks": decks} if "decks" in table else table
            if other not in found:
                found.append(other)
    return found


def play(game: str, bot: str, index: int) -> list[Said]:
    """Play one game; returns the predictions at the first real choice of every turn."""
    setups = tables(game)
    table = deckhall.new_game(game, seed=number(index), **setups[index % len(setups)])
    state = table.state
    seats = [contestant(bot).bot(game, number(index, seat)) for seat in range(state.seats())]
    clock = judge_of(game).clock
    said: list[tuple[int, int, float]] = []
    turn = -1
    while (decision := state.decision) is not None:
        player = decision.player
        seat = bots.Seat(state, player)
        if clock(state) == turn or len(decision.options) == 1:
            state.apply(seats[player].choose(seat))
            continue
        option, chance = named(game, seats[player], state, seat)
        if chance is not None:
            turn = clock(state)
            said.append((turn, player, chance))
        state.apply(option)
    outcome = state.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners) if outcome.winners else 1 / state.seats()
    last = max([1, *[when for when, _, _ in said]])
    return [
        [
            round(when / last, 4),
            round(chance, 4),
            share if player in outcome.winners or not outcome.winners else 0,
        ]
        for when, player, chance in said
    ]


def named(game: str, bot: bots.Bot, state: State, seat: bots.Seat) -> tuple[Option, float | None]:
    """The option a bot chooses, and its predicted chance, or the one predicted for it."""
    if isinstance(bot, HardBot):
        best = bot.explain(seat)[0]
        return best.option, best.chance
    chance = chance_at(game, state, seat.player, PLAYOUTS.get(game, 16))
    return bot.choose(seat), None if chance is None else chance.mean


def file_of(game: str, bot: str) -> Path:
    return GAMES / f"{game}-{bot.replace(':', '-').replace('=', '-')}.jsonl"


def remembered(file: Path) -> dict[int, list[Said]]:
    lines = file.read_text(encoding="utf-8").splitlines()[1:] if file.is_file() else []
    return {entry["index"]: entry["said"] for entry in map(json.loads, lines)}


def go_on(game: str, bot: str, games: int) -> None:
    """Play the missing games of a run."""
    GAMES.mkdir(parents=True, exist_ok=True)
    file = file_of(game, bot)
    done = remembered(file)
    if not file.is_file():
        file.write_text(json.dumps({"game": game, "bot": bot}) + "\n", encoding="utf-8")
    for index in range(games):
        if index not in done:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"index": index, "said": play(game, bot, index)}) + "\n")
        print(f"\r{game} {bot}: {index + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def brier(said: Iterable[Said]) -> str:
    errors = [(chance - won) ** 2 for _, chance, won in said]
    return f"{sum(errors) / len(errors):.3f} ({len(errors)})" if errors else ""


def kind_of(table: dict[str, Any]) -> str:
    """The kind of setup, if there are several."""
    if "decks" not in table:
        return "drafts" if table.get("draft") else "all"
    own = [deck for deck in table["decks"] if not isinstance(deck, str)]
    return (
        "own decks" if len(own) == len(table["decks"]) else "own against printed" if own else "printed decks"
    )


def brier_rows(game: str, games: dict[int, list[Said]]) -> list[str]:
    """The Brier scores of all games, and of every kind of setup."""
    setups = tables(game)
    sorts: dict[str, list[list[Said]]] = {"all": list(games.values())}
    for index, some in games.items():
        sort = kind_of(setups[index % len(setups)])
        if sort != "all":
            sorts.setdefault(sort, []).append(some)
    rows = []
    for sort, many in sorts.items():
        said = [one for some in many for one in some]
        thirds = [[one for one in said if min(2, int(3 * one[0])) == place] for place in range(3)]
        rows.append(f"| {sort}: {len(many)} games | {brier(said)} | {' | '.join(map(brier, thirds))} |")
    return rows


def lines_of(file: Path) -> list[str]:
    """A run on the page: Brier scores by thirds of a game, and predictions compared with results."""
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    games = remembered(file)
    rows = [
        f"## {head['game']}, {head['bot']}: {len(games)} games",
        "",
        "| Brier score (choices) | all | early third | middle | late |",
        "|---|---:|---:|---:|---:|",
        *brier_rows(head["game"], games),
        "",
        "| said | on average | won | 95 % if games were apart | choices | games |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for place in range(BINS):
        inside = {
            index: [one for one in game if min(BINS - 1, int(BINS * one[1])) == place]
            for index, game in games.items()
        }
        many = [one for some in inside.values() for one in some]
        if not many:
            continue
        mean, won = sum(one[1] for one in many) / len(many), sum(one[2] for one in many) / len(many)
        apart = sum(1 for some in inside.values() if some)
        low, high = wilson(won * apart, apart)
        rows.append(
            f"| {place * 10}-{place * 10 + 10} % | {mean:.1%} | {won:.1%} | {low:.1%} to {high:.1%}"
            f" | {len(many)} | {apart} |"
        )
    return [*rows, ""]


def page() -> str:
    lines = [
        "# Whether the chances that bots name come true",
        "",
        "Written by `python -m bench.calibration --write` from games of `python -m bench.calibration GAME BOT`;",
        "not edited by hand. A Brier score is the mean square of the error: .25 is a coin, 0 is an oracle. The bot",
        "plays all seats of two-player games of every setup; the chance is named at the first real choice of a turn:",
        "by a bot that searches, its own; for others, what hints and analysis say (`deckhall.bots.chances`), from",
        f"{' or '.join([f'{many} playouts ({game})' for game, many in PLAYOUTS.items()])}.",
        "",
        f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {machine()}",
        "",
    ]
    for file in sorted(GAMES.glob("*.jsonl")):
        lines += lines_of(file)
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.calibration", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", help="the game to play")
    parser.add_argument("bot", nargs="?", default="hard:nodes=60", help="the bot that plays all seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    wish = parser.parse_args()
    if wish.game is not None:
        go_on(wish.game, wish.bot, wish.games)
    if wish.write:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page())


if __name__ == "__main__":
    main()
