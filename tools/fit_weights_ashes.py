"""Fits the weights of the bots' judge of Ashes from games that it plays against itself.

Each round plays games in which both sides value everything slightly differently, at random, then determines by
logistic regression how much each feature contributes to winning. The next round uses the average of old and new
weights. At the end the new weights play the old ones; the file is written only with --write. It takes minutes:

    python -m tools.fit_weights_ashes --games 1000 --rounds 2 --write

The values of using a card, of a First Five and of abilities are set by hand: they do not show in a standing.
Needs numpy (it comes with the extra `report`).
"""

from __future__ import annotations

import argparse
import copy
import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import deckhall
from deckhall.bots.ashes.features import features, weight_of
from deckhall.bots.ashes.judge import WEIGHTS, AshesJudge
from deckhall.bots.ashes.worth import Worth
from deckhall.bots.judge import load_weights
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.luck import key_of

FILE = Path(__file__).resolve().parent.parent / "src" / "deckhall" / "bots" / "ashes" / "weights.json"
MOST_DECISIONS = 5_000
SHARE = 0.15  # the weight of a position: those of one game are not independent
TO_MOVE = "to_move"
Weights = dict[str, Any]
Rows = list[tuple[dict[str, float], int]]  # features of the player to move minus the opponent's, and who won


def disturbed(weights: Weights, random: Random, by: float) -> Weights:
    """The same weights with relative random noise on each."""
    other = copy.deepcopy(weights)
    for name in other["general"]:
        other["general"][name] *= max(0.1, 1 + random.gauss(0.0, by))
    for name, values in other["cards"].items():
        other["cards"][name] = [value * max(0.1, 1 + random.gauss(0.0, by)) for value in values]
    for group in ("units", "abilities"):
        for name in other[group]:
            other[group][name] = other[group][name] * max(0.1, 1 + random.gauss(0.0, by)) + random.gauss(
                0.0, 0.15
            )
    return other


def play(weights: Weights, seed: int, by: float) -> Rows:
    """Play one game with two noisy judges and two random preconstructed decks; each start of a turn gives a row."""
    random = Random(seed)
    judges = [AshesJudge(disturbed(weights, random, by)) for _ in range(2)]
    worth = Worth(weights)
    decks = [random.choice(list(PRECONS)) for _ in range(2)]
    state = deckhall.new_game("ashes", seed=seed, decks=decks).state
    assert isinstance(state, Ashes)
    seen: list[tuple[dict[str, float], int]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        player = decision.player
        if decision.prompt == "turn" and state.turns != turn:
            turn = state.turns
            row = features(worth, state, player)
            for name, amount in features(worth, state, 1 - player).items():
                row[name] = row.get(name, 0.0) - amount
            row[TO_MOVE] = 1.0
            for seat, sign in ((player, 1.0), (1 - player, -1.0)):  # the worth of the deck itself
                name = "deck:" + decks[seat]
                row[name] = row.get(name, 0.0) + sign
            seen.append((row, player))
        state.apply(judges[player].choose(state.imagine(player, key_of(random.getrandbits(60)))))
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        return []
    return [(row, int(player in outcome.winners)) for row, player in seen]


def fit(weights: Weights, games: int, seed: int, by: float) -> Weights:
    """One round: play, regress towards the previous weights, and blend."""
    rows: Rows = []
    for number in range(games):
        rows.extend(play(weights, seed * 1_000_003 + number, by))
    extra = sorted({name for row, _ in rows for name in row if name == TO_MOVE or name.startswith("deck:")})
    names = sorted({name for row, _ in rows for name in row} - set(extra))
    place = {name: index for index, name in enumerate([*names, *extra])}
    x, won = np.zeros((len(rows), len(place))), np.array([float(one) for _, one in rows])
    for index, (row, _) in enumerate(rows):
        for name, amount in row.items():
            x[index, place[name]] = amount
    old = np.array([weight_of(weights, name) for name in names] + [0.0] * len(extra))
    doubt = float(weights["doubt"])
    # A prior keeps the values of rare cards; nuisance features (decks, who moves) are free.
    spread = np.maximum(0.3 * np.abs(old), 0.25) / doubt
    strength = np.where(np.arange(len(place)) < len(names), 1 / spread**2, 1.0)
    start = old / doubt
    found = start.copy()
    for _ in range(25):  # Newton's method
        chance = 1 / (1 + np.exp(-np.clip(x @ found, -30, 30)))
        slope = SHARE * (x.T @ (chance - won)) + strength * (found - start)
        bend = SHARE * (x.T * (chance * (1 - chance))) @ x + np.diag(strength)
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < 1e-6:
            break
    chance = np.clip(1 / (1 + np.exp(-np.clip(x @ found, -30, 30))), 1e-6, 1 - 1e-6)
    loss = float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))
    print(f"    {len(rows)} positions of {games} games, log loss {loss:.4f}")
    doubt = weights["general"]["life"] / float(found[place["life"]])  # a point of life stays the unit
    new = copy.deepcopy(weights)
    for name in names:
        value = round((weight_of(weights, name) + doubt * float(found[place[name]])) / 2, 3)
        group, _, card = name.partition(":")
        if not card:
            new["general"][group] = value
        elif group == "unit":
            new["units"][card] = value
        else:
            new["cards"][card][0 if group == "hand" else 1] = value
    new["doubt"] = round(doubt, 3)
    return new


def duel(new: Weights, old: Weights, games: int, seed: int) -> float:
    """The share of games that the new weights win, with seats swapped on the same deals, over all pairings in turn."""
    decks = list(PRECONS)
    pairs = [(first, second) for first in decks for second in decks if first != second]
    won = 0.0
    for number in range(games):
        side = number % 2
        judges = [AshesJudge(new), AshesJudge(old)] if side == 0 else [AshesJudge(old), AshesJudge(new)]
        pair = pairs[number // 2 % len(pairs)]
        state = deckhall.new_game("ashes", seed=seed + number // 2, decks=list(pair)).state
        random = Random(seed + number // 2)
        for _ in range(MOST_DECISIONS):
            decision = state.decision
            if decision is None:
                break
            player = decision.player
            state.apply(judges[player].choose(state.imagine(player, key_of(random.getrandbits(60)))))
        outcome = state.outcome
        won += 0.5 if outcome is None or not outcome.winners else float(side in outcome.winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the judge of Ashes from self-play.")
    parser.add_argument("--games", type=int, default=1000, help="games in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", type=float, default=0.25, help="how far off the disturbed weights are")
    parser.add_argument("--duel", type=int, default=400, help="games of the new weights against the old ones")
    parser.add_argument("--write", action="store_true", help="write the new weights to their file")
    chosen = parser.parse_args()
    old = load_weights(WEIGHTS)
    new = old
    for number in range(chosen.rounds):
        print(f"round {number + 1}")
        new = fit(new, chosen.games, chosen.seed + number, chosen.by)
    if chosen.duel:
        print(
            f"new weights win {100 * duel(new, old, chosen.duel, 10_000_019 * chosen.seed):.1f} % of {chosen.duel}"
        )
    if chosen.write:
        new["about"]["fitted"] = datetime.now(UTC).date().isoformat()
        new["about"]["how"] = (
            f"tools/fit_weights_ashes.py --games {chosen.games} --rounds {chosen.rounds} --seed {chosen.seed}"
            f" --by {chosen.by}, old and new weights half each in every round"
        )
        FILE.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
