"""Simulation: many games of the same bots, and what they say about cards, length and the first player's edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Any, Final

import deckhall
from deckhall.bots import Seat
from deckhall.kernel.errors import GameError
from deckhall.lab.contest import MOST_DECISIONS, contestant, number
from deckhall.lab.odds import wilson

BATCH: Final = 20
ACTS: Final = ("acquired", "played", "defeated")  # the happenings that are counted for each card
FEW: Final = 20  # a win rate of fewer games is not worth showing


@dataclass
class Tally:
    """What was counted in some games; tallies of several workers are added up."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seats: int = 0  # seats of all games
    wins: float = 0.0  # shares of wins of all seats
    first_wins: float = 0.0  # of them by the player who began
    reasons: Counter[str] = field(default_factory=Counter)
    acts: dict[str, Counter[str]] = field(default_factory=lambda: {act: Counter() for act in ACTS})
    with_card: Counter[str] = field(default_factory=Counter)  # seats that acquired or played the card
    wins_with_card: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.scores += other.scores
        self.seats += other.seats
        self.wins += other.wins
        self.first_wins += other.first_wins
        self.reasons.update(other.reasons)
        for act in ACTS:
            self.acts[act].update(other.acts[act])
        self.with_card.update(other.with_card)
        self.wins_with_card.update(other.wins_with_card)


def simulate_some(game: str, setup: dict[str, Any], names: tuple[str, ...], seeds: list[int]) -> Tally:
    """Play a game from each seed; a task for a worker process."""
    tally = Tally()
    for seed in seeds:
        count_game(tally, game, setup, names, seed)
    return tally


def count_game(tally: Tally, game: str, setup: dict[str, Any], names: tuple[str, ...], seed: int) -> None:
    table = deckhall.new_game(game, seed=seed, **setup)
    table.listen()
    bots: dict[int, Any] = {}
    had: dict[int, set[str]] = {}
    decisions = turns = 0
    first = -1
    while (decision := table.decision) is not None:
        if decisions == MOST_DECISIONS:
            raise GameError(f"the game from seed {seed} does not end")
        player = decision.player
        first = player if first < 0 else first
        if player not in bots:
            bots[player] = contestant(names[player % len(names)]).bot(game, number(seed, player))
        table.state.apply(bots[player].choose(Seat(table, player)))
        decisions += 1
        for happening in table.happenings():
            turns += happening.kind == "turn"
            if happening.kind in tally.acts and happening.card_id and happening.player >= 0:
                tally.acts[happening.kind][happening.card_id] += 1
                had.setdefault(happening.player, set()).add(happening.card_id)
    outcome = table.outcome
    assert outcome is not None
    tally.games += 1
    tally.decisions.append(decisions)
    tally.turns.append(turns + 1)
    tally.scores.extend(outcome.scores)
    tally.reasons[outcome.reason] += 1
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    seats = len(outcome.scores) if setup.get("variant") != "solo" else 1
    tally.seats += seats
    for seat in range(seats):
        won = share if seat in outcome.winners else 0.0
        tally.wins += won
        tally.first_wins += won if seat == first else 0.0
        for card_id in had.get(seat, ()):
            tally.with_card[card_id] += 1
            if won:
                tally.wins_with_card[card_id] += 1


def simulate(
    game: str,
    setup: dict[str, Any],
    names: tuple[str, ...],
    games: int,
    seed: int,
    executor: Executor | None,
) -> Iterable[Tally]:
    """The tallies of all tasks, as they are done, in their order; added up they are the same on any machine."""
    deckhall.new_game(game, seed=0, **setup)  # refuses a setup that cannot be played
    for name in names:
        contestant(name)
    seeds = [number(seed, index) for index in range(games)]
    tasks = [seeds[start : start + BATCH] for start in range(0, games, BATCH)]
    if executor is None:
        for task in tasks:
            yield simulate_some(game, setup, names, task)
        return
    futures = [executor.submit(simulate_some, game, setup, names, task) for task in tasks]
    for future in futures:
        yield future.result()


def told(tally: Tally) -> dict[str, Any]:
    """A tally as numbers to read: lengths, the first player's edge, and every card."""
    low, high = wilson(tally.first_wins, tally.games)
    cards = []
    for card_id in sorted({name for act in ACTS for name in tally.acts[act]}):
        having = tally.with_card[card_id]
        without = tally.seats - having
        winning = tally.wins_with_card[card_id]
        rest = tally.wins - winning
        cards.append(
            {
                "card": card_id,
                **{act: tally.acts[act][card_id] / tally.games for act in ACTS},
                "seats_with": having,
                "won_with": winning / having if having >= FEW else None,
                "won_without": max(0.0, rest) / without if without >= FEW else None,
            }
        )
    return {
        "games": tally.games,
        "turns": spread(tally.turns),
        "decisions": spread(tally.decisions),
        "scores": spread(tally.scores),
        "ends": dict(tally.reasons),
        "first_player_wins": {"share": tally.first_wins / tally.games, "low": low, "high": high},
        "cards": cards,
    }


def spread(values: list[int]) -> dict[str, float]:
    """The mean, and between which values the middle nine tenths lie."""
    if len(values) < 2:
        return {"mean": float(values[0]), "low": float(values[0]), "high": float(values[0])}
    cuts = quantiles(values, n=20)
    return {"mean": round(mean(values), 2), "low": cuts[0], "high": cuts[-1]}
