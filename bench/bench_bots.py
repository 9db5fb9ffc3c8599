"""Bots: imagined deals and playouts in a second, decisions of each level, and how well a time limit is kept."""

from __future__ import annotations

import time
from typing import Any

import deckhall
from bench.rows import Row, seconds_each
from deckhall.bots import Bot, Seat, bot
from deckhall.bots.bot import judge_of
from deckhall.bots.search import Search

TABLES: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2, "edition": "godslayer"},
    "ashes": {"decks": ["iron_men", "snakes_in_silver"]},
}
SECONDS = 3.0
LIMIT = 50  # the bot's time limit in milliseconds, for measuring overruns
CHOICES = 120  # choices it makes


def rows() -> list[Row]:
    return [row for name in TABLES for row in [*searching(name), *levels(name), *overruns(name)]]


def playing(name: str, moves: int) -> deckhall.Game:
    """A game in the middle of play."""
    game = deckhall.new_game(name, seed=1, **TABLES[name])
    guide = bot("normal", name)
    while len(game.codes()) < moves and game.decision is not None:
        game.apply(guide.choose(Seat(game, game.decision.player)))
    return game


def searching(name: str) -> list[Row]:
    """Whole playouts of a search, at the first real choices after some moves."""
    judge = judge_of(name)
    playouts, spent, moves = 0, 0.0, 10
    while spent < SECONDS:
        game = playing(name, moves)
        moves += 7
        if game.decision is None:
            moves = 10
            continue
        seat = Seat(game, game.decision.player)
        if len(judge.candidates(seat.imagine(0))) < 2:
            continue
        search = Search(judge, 1)
        start = time.perf_counter()
        search.grow(seat.imagine, 10**9, start + 0.2)
        spent += time.perf_counter() - start
        playouts += search.playouts
    middle = playing(name, 60)
    assert middle.decision is not None
    seat = Seat(middle, middle.decision.player)
    return [
        Row(f"{name}: playouts of a search", playouts / spent, "per s"),
        Row(f"{name}: imagined deal", 1e6 * seconds_each(lambda: seat.imagine(1)), "µs"),
    ]


def levels(name: str) -> list[Row]:
    found = []
    for level in ("random", "easy", "normal"):
        games = decisions = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            game = deckhall.new_game(name, seed=games, **TABLES[name])
            players: dict[int, Bot] = {}
            while (decision := game.decision) is not None:
                player = decision.player
                if player not in players:
                    players[player] = bot(level, name, games + player)
                game.apply(players[player].choose(Seat(game, player)))
                decisions += 1
            games += 1
        found.append(Row(f"{name}: decisions of {level}", decisions / spent, "per s"))
    return found


def overruns(name: str) -> list[Row]:
    """How far hard exceeds its time limit, as a histogram over real choices."""
    late: list[float] = []
    seed = 0
    while len(late) < CHOICES:
        game = deckhall.new_game(name, seed=seed, **TABLES[name])
        seed += 1
        hard, normal = bot("hard", name, milliseconds=LIMIT), bot("normal", name)
        judge = judge_of(name)
        first = 0 if game.decision is None else game.decision.player
        while (decision := game.decision) is not None and len(late) < CHOICES:
            seat = Seat(game, decision.player)
            if decision.player == first and len(judge.candidates(seat.imagine(0))) > 1:
                start = time.perf_counter()
                option = hard.choose(seat)
                late.append(1000 * (time.perf_counter() - start) - LIMIT)
            else:
                option = normal.choose(seat)
            game.apply(option)
    bounds = (0.0, 1.0, 2.0, 5.0, 10.0, 20.0)
    found = [Row(f"{name}: choices within {LIMIT} ms", share(late, -1e9, 0.0), "%")]
    for low, high in zip(bounds, (*bounds[1:], 1e9), strict=True):
        until = "more" if high > 1e6 else f"{high:.0f} ms"
        found.append(Row(f"{name}: choices late by {low:.0f} ms to {until}", share(late, low, high), "%"))
    found.append(Row(f"{name}: choices late by more than 10 %", share(late, LIMIT / 10, 1e9), "%"))
    found.append(Row(f"{name}: latest choice", max(0.0, *late), "ms late"))
    return found


def share(values: list[float], low: float, high: float) -> float:
    return 100 * len([value for value in values if low <= value < high]) / len(values)
