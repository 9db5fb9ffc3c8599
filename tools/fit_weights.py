"""Fits the weights of the bots' judge of Ascension from games that it plays against itself.

Each round plays games in which both sides value cards a little differently, by chance, then asks by linear regression
what a card in the deck, at each stage of the game, added to the final margin. The new values count half in the next
round. At the end the new weights play the old ones; the file is written only with --write. It takes minutes:

    python -m tools.fit_weights --games 2000 --rounds 3 --write

Needs numpy (it comes with the extra `report`).
"""

from __future__ import annotations

import argparse
import copy
import json
import math
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import deckhall
from deckhall.bots.ascension import WEIGHTS, AscensionJudge
from deckhall.bots.ascension_worth import load_weights
from deckhall.games.ascension.card import CONSTRUCT, MONSTER
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import Ascension

FILE = Path(__file__).resolve().parent.parent / "src" / "deckhall" / "bots" / WEIGHTS
MOST_DECISIONS = 5_000
Weights = dict[str, Any]
Rows = list[tuple[list[float], float, float, float]]  # features, margin to come, stage, margin now


def disturbed(weights: Weights, edition: str, random: Random, by: float) -> Weights:
    """The same weights with every card's value off by some points."""
    other = copy.deepcopy(weights)
    for values in other["editions"][edition]["cards"].values():
        values[1] += random.gauss(0.0, by)
    return other


def features(state: Ascension, seat: int, kinds: int, stage: float) -> list[float]:
    """What a player has: how many of each kind, the same by stage, constructs in play by stage, turns to come."""
    counts, standing = [0.0] * kinds, [0.0] * kinds
    owned = state.hands[seat] + state.decks[seat] + state.discards[seat] + state.constructs[seat]
    for card in owned:
        counts[state.supply.kinds[card]] += 1
    for card in state.constructs[seat]:
        standing[state.supply.kinds[card]] += stage
    first, players = state.supply.first, state.supply.players
    to_come = float((seat - first) % players >= (state.player - first) % players)
    return [*counts, *[count * stage for count in counts], *standing, to_come, to_come * stage]


def play(weights: Weights, edition: str, seed: int, by: float) -> tuple[Rows, tuple[int, ...]]:
    """One game of two disturbed judges; a row for the start of each turn, and who won."""
    random = Random(seed)
    judges = [AscensionJudge(disturbed(weights, edition, random, by)) for _ in range(2)]
    game = deckhall.new_game("ascension", seed=seed, players=2, edition=edition)
    state = game.state
    assert isinstance(state, Ascension)
    kinds = len(state.supply.ids)
    seen: list[tuple[list[float], float, int]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if state.turn != turn:
            turn = state.turn
            stage = judges[0].stage(state)
            mine, other = state.player, 1 - state.player
            pairs = zip(
                features(state, mine, kinds, stage), features(state, other, kinds, stage), strict=True
            )
            seen.append(([a - b for a, b in pairs], float(state.score(mine) - state.score(other)), mine))
            seen[-1][0].append(stage)
        state.apply(judges[decision.player].pick(state))
    outcome = state.outcome
    assert outcome is not None
    rows: Rows = []
    for values, now, mine in seen:
        final = outcome.scores[mine] - outcome.scores[1 - mine]
        rows.append((values[:-1], float(final) - now, values[-1], now))
    return rows, outcome.winners


def fit(weights: Weights, edition: str, games: int, seed: int, by: float, keep: float) -> Weights:
    """One round: play, regress, and blend with the old values (`keep` of them)."""
    table: list[list[float]] = []
    goal: list[float] = []
    stages: list[float] = []
    margins: list[float] = []
    for number in range(games):
        rows, _ = play(weights, edition, seed * 1_000_003 + number, by)
        for values, to_come, stage, now in rows:
            table.append(values)
            goal.append(to_come)
            stages.append(stage)
            margins.append(now)
    x, y = np.array(table), np.array(goal)
    new = copy.deepcopy(weights)
    edited = new["editions"][edition]
    supply = deckhall.new_game("ascension", seed=0, edition=edition).state
    assert isinstance(supply, Ascension)
    ids = supply.supply.ids
    kinds = len(ids)
    # Ridge regression towards the values of before: rare cards stay where they were.
    old = np.zeros(x.shape[1])
    for kind, card_id in enumerate(ids):
        late, early, standing = edited["cards"].get(card_id, [0.0, 0.0, 0.0])
        old[kind], old[kinds + kind], old[2 * kinds + kind] = late, early, standing
    old[-2:] = edited["turn"]
    strength = np.full(x.shape[1], 60.0)
    strength[:kinds] = 200.0  # at the end a card is worth its honor and little else
    left = x.T @ x + np.diag(strength)
    found = old + np.linalg.solve(left, x.T @ (y - x @ old))
    found = keep * old + (1 - keep) * found
    definitions = {card.id: card for card in supply.cards}
    for kind, card_id in enumerate(ids):
        if definitions[card_id].type == MONSTER:
            continue
        standing = float(found[2 * kinds + kind]) if definitions[card_id].type == CONSTRUCT else 0.0
        values = [float(found[kind]), float(found[kinds + kind]), standing]
        edited["cards"][card_id] = [round(value, 3) for value in values]
    edited["turn"] = [round(float(value), 3) for value in found[-2:]]
    ahead = np.array(margins) + x @ found
    won = (np.array(margins) + y > 0).astype(float)
    edited["doubt"] = doubt(ahead, won, np.array(stages))
    return new


def doubt(ahead: Any, won: Any, stages: Any) -> list[float]:
    """How many points of projected margin make a win e times as likely, at the end and at the start more."""
    best: tuple[float, list[float]] = (math.inf, [4.0, 8.0])
    for late in np.arange(1.0, 8.1, 0.5):
        for early in np.arange(0.0, 20.1, 1.0):
            chance = 1 / (1 + np.exp(-np.clip(ahead / (late + early * stages), -30, 30)))
            chance = np.clip(chance, 1e-6, 1 - 1e-6)
            loss = float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))
            best = min(best, (loss, [float(late), float(early)]))
    print(f"    log loss {best[0]:.4f}, doubt {best[1]}")
    return best[1]


def duel(new: Weights, old: Weights, edition: str, games: int, seed: int) -> tuple[int, float]:
    """How many of the games the new weights win, seats changed on the same deals, and by how much on average."""
    wins, margin = 0, 0
    for number in range(games):
        game = deckhall.new_game("ascension", seed=seed * 7_919 + number // 2, players=2, edition=edition)
        state = game.state
        mine = number % 2
        judges = [AscensionJudge(new if seat == mine else old) for seat in range(2)]
        while (decision := state.decision) is not None:
            state.apply(judges[decision.player].pick(state))
        outcome = state.outcome
        assert outcome is not None
        wins += mine in outcome.winners
        margin += outcome.scores[mine] - outcome.scores[1 - mine]
    return wins, margin / games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="games of each round (default 2000)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of playing and fitting (default 3)")
    parser.add_argument("--duel", type=int, default=1000, help="games of new against old at the end")
    parser.add_argument("--by", type=float, default=1.5, help="how far card values are disturbed, in points")
    parser.add_argument("--keep", type=float, default=0.5, help="share of the old values in every round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=EDITIONS, help="only this edition")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    wish = parser.parse_args()
    old = load_weights(WEIGHTS)
    weights = copy.deepcopy(old)
    results = []
    for edition in [wish.edition] if wish.edition else EDITIONS:
        print(edition, flush=True)
        for number in range(wish.rounds):
            weights = fit(weights, edition, wish.games, wish.seed + number, wish.by, wish.keep)
        wins, margin = duel(weights, old, edition, wish.duel, wish.seed)
        results.append(f"{edition} {wins} of {wish.duel}")
        print(f"  new against old: {wins} of {wish.duel} games, margin {margin:+.2f}", flush=True)
    if wish.write:
        weights["about"] = {
            "fitted": f"{datetime.now(UTC):%Y-%m-%d}",
            "how": (
                f"tools/fit_weights.py --games {wish.games} --rounds {wish.rounds} --by {wish.by}"
                f" --keep {wish.keep} --seed {wish.seed}; won against the weights before: {', '.join(results)}"
            ),
            "what": (
                "cards: [late, early, standing] points of final margin beyond the printed honor; turn and doubt:"
                " [at the end, more at the start]; trophies, deny, rune, power, card: set by hand, in points"
            ),
        }
        FILE.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
