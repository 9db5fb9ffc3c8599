"""Fits the weights of the bots' judge of Ascension from games that it plays against itself.

Each round plays games in which both sides value cards a little differently, by chance, then asks by linear regression
what a card in the deck, at each stage of the game, added to the final margin. The new values count half in the next
round. At the end the new weights play the old ones; the file is written only with --write. It takes minutes:

    python -m tools.fit_weights_ascension --games 2000 --rounds 3 --write

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
from deckhall.bots.ascension.judge import WEIGHTS, AscensionJudge
from deckhall.bots.ascension.worth import table_name
from deckhall.bots.judge import load_weights
from deckhall.games.ascension.card import CONSTRUCT, MONSTER
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import INDIVIDUAL, SOLO, Ascension
from deckhall.games.ascension.turn import samael_score

FILE = Path(__file__).resolve().parent.parent / "src" / "deckhall" / "bots" / "ascension" / "weights.json"
MOST_DECISIONS = 5_000
TABLES = [table_name(edition, variant) for variant in (INDIVIDUAL, SOLO) for edition in EDITIONS]
Weights = dict[str, Any]
Rows = list[tuple[list[float], float, float, float]]  # features, future margin, stage, current margin


def disturbed(weights: Weights, table: str, random: Random, by: float) -> Weights:
    """The same weights with random noise of some points on every card's value."""
    other = copy.deepcopy(weights)
    for values in other["tables"][table]["cards"].values():
        values[1] += random.gauss(0.0, by)
    return other


def setup(table: str) -> dict[str, Any]:
    """The setup that a table of weights is for: two players, or one against Samael."""
    edition, _, variant = table.partition("_")
    return (
        {"edition": edition, "players": 1, "variant": SOLO} if variant else {"edition": edition, "players": 2}
    )


def margin(state: Ascension, seat: int) -> float:
    """How far ahead a player is."""
    other = samael_score(state) if state.match.solo else state.score(1 - seat)
    return float(state.score(seat) - other)


def features(state: Ascension, seat: int, kinds: int, stage: float) -> list[float]:
    """What a player has: the number of each kind, the same by stage, constructs in play by stage, turns to come."""
    counts, standing = [0.0] * kinds, [0.0] * kinds
    owned = state.hands[seat] + state.decks[seat] + state.discards[seat] + state.constructs[seat]
    for card in owned:
        counts[state.match.kinds[card]] += 1
    for card in state.constructs[seat]:
        standing[state.match.kinds[card]] += stage
    first, players = state.match.first, state.match.players
    to_come = 0.0 if players == 1 else float((seat - first) % players >= (state.player - first) % players)
    common = [1.0, stage]  # what everybody has cancels out between two players, but not against Samael
    return [*counts, *[count * stage for count in counts], *standing, to_come, to_come * stage, *common]


def play(weights: Weights, table: str, seed: int, by: float) -> Rows:
    """Play one game with noisy judges; each start of a turn gives a row."""
    random = Random(seed)
    game = deckhall.new_game("ascension", seed=seed, **setup(table))
    state = game.state
    assert isinstance(state, Ascension)
    judges = [AscensionJudge(disturbed(weights, table, random, by)) for _ in range(state.match.players)]
    kinds = len(state.match.ids)
    seen: list[tuple[list[float], float, float, int]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if state.turn != turn:
            turn = state.turn
            stage = judges[0].stage(state)
            mine = state.player
            values = features(state, mine, kinds, stage)
            if not state.match.solo:
                others = features(state, 1 - mine, kinds, stage)
                values = [one - other for one, other in zip(values, others, strict=True)]
            seen.append((values, stage, margin(state, mine), mine))
        state.apply(judges[decision.player].pick(state))
    outcome = state.outcome
    assert outcome is not None
    finals = [outcome.scores[0] - outcome.scores[1], outcome.scores[1] - outcome.scores[0]]
    return [(values, finals[mine] - now, stage, now) for values, stage, now, mine in seen]


def fit(weights: Weights, table: str, games: int, seed: int, by: float, keep: float) -> Weights:
    """One round: play, regress, and blend with the old values (share `keep`)."""
    known: list[list[float]] = []
    goal: list[float] = []
    stages: list[float] = []
    margins: list[float] = []
    for number in range(games):
        for values, to_come, stage, now in play(weights, table, seed * 1_000_003 + number, by):
            known.append(values)
            goal.append(to_come)
            stages.append(stage)
            margins.append(now)
    x, y = np.array(known), np.array(goal)
    new = copy.deepcopy(weights)
    edited = new["tables"][table]
    example = deckhall.new_game("ascension", seed=0, **setup(table)).state
    assert isinstance(example, Ascension)
    ids = example.match.ids
    kinds = len(ids)
    # Ridge regression towards the previous values, so that rare cards keep theirs.
    old = np.zeros(x.shape[1])
    for kind, card_id in enumerate(ids):
        late, early, standing = edited["cards"].get(card_id, [0.0, 0.0, 0.0])
        old[kind], old[kinds + kind], old[2 * kinds + kind] = late, early, standing
    old[-4:] = [*edited["turn"], *edited["base"]]
    strength = np.full(x.shape[1], 60.0)
    strength[:kinds] = 200.0  # at the end, a card is worth little beyond its honor
    left = x.T @ x + np.diag(strength)
    found = old + np.linalg.solve(left, x.T @ (y - x @ old))
    found = keep * old + (1 - keep) * found
    definitions = {card.id: card for card in example.cards}
    for kind, card_id in enumerate(ids):
        if definitions[card_id].type == MONSTER:
            continue
        standing = float(found[2 * kinds + kind]) if definitions[card_id].type == CONSTRUCT else 0.0
        values = [float(found[kind]), float(found[kinds + kind]), standing]
        edited["cards"][card_id] = [round(value, 3) for value in values]
    edited["turn"] = [round(float(value), 3) for value in found[-4:-2]]
    edited["base"] = [round(float(value), 3) for value in found[-2:]]
    ahead = np.array(margins) + x @ found
    won = (np.array(margins) + y > 0).astype(float)
    edited["doubt"] = doubt(ahead, won, np.array(stages))
    return new


def doubt(ahead: Any, won: Any, stages: Any) -> list[float]:
    """How many points of projected margin make a win e times as likely: at the end, and in addition at the start."""
    best: tuple[float, list[float]] = (math.inf, [4.0, 8.0])
    for late in np.arange(1.0, 8.1, 0.5):
        for early in np.arange(0.0, 20.1, 1.0):
            chance = 1 / (1 + np.exp(-np.clip(ahead / (late + early * stages), -30, 30)))
            chance = np.clip(chance, 1e-6, 1 - 1e-6)
            loss = float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))
            best = min(best, (loss, [float(late), float(early)]))
    print(f"    log loss {best[0]:.4f}, doubt {best[1]}")
    return best[1]


def duel(new: Weights, old: Weights, table: str, games: int, seed: int) -> tuple[int, float]:
    """How many games the new weights win, and their average margin: against the old ones, or against Samael."""
    wins, ahead = 0, 0
    for number in range(games):
        deal = number if table.endswith(SOLO) else number // 2  # each deal from both sides
        game = deckhall.new_game("ascension", seed=seed * 7_919 + deal, **setup(table))
        state = game.state
        assert isinstance(state, Ascension)
        mine = number % state.match.players
        judges = [AscensionJudge(new if seat == mine else old) for seat in range(state.match.players)]
        while (decision := state.decision) is not None:
            state.apply(judges[decision.player].pick(state))
        outcome = state.outcome
        assert outcome is not None
        wins += mine in outcome.winners
        ahead += outcome.scores[mine] - outcome.scores[1 - mine]
    return wins, ahead / games


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
    parser.add_argument("--table", choices=TABLES, action="append", help="only these weights")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    wish = parser.parse_args()
    old = load_weights(WEIGHTS)
    weights = copy.deepcopy(old)
    results = []
    for table in wish.table or TABLES:
        print(table, flush=True)
        for number in range(wish.rounds):
            weights = fit(weights, table, wish.games, wish.seed + number, wish.by, wish.keep)
        wins, ahead = duel(weights, old, table, wish.duel, wish.seed)
        result = f"{wins} of {wish.duel} games by {ahead:+.2f}"
        if table.endswith(SOLO):
            before, behind = duel(old, old, table, wish.duel, wish.seed)
            result = f"{result} (before: {before} by {behind:+.2f})"
        results.append(f"{table} {result}")
        print(f"  won {result}", flush=True)
    if wish.write:
        weights["about"] = {
            "fitted": f"{datetime.now(UTC):%Y-%m-%d}",
            "how": (
                f"tools/fit_weights_ascension.py --games {wish.games} --rounds {wish.rounds} --by {wish.by}"
                f" --keep {wish.keep} --seed {wish.seed}; won against the weights before, or Samael:"
                f" {'; '.join(results)}"
            ),
            "what": (
                "cards: [late, early, standing] points of final margin beyond the printed honor; turn, base and"
                " doubt: [at the end, more at the start]; the rest is set by hand and checked by duels, in points"
            ),
        }
        FILE.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
