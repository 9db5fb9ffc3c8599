"""Teach a network to play Ascension against the bot `easy`, by proximal policy optimization (PPO), with numpy alone.

    python examples/train_ppo.py --steps 1000000 --report ppo.json

The network sees the observation of `deckhall.envs` and chooses among the semantic actions; what is not possible is
masked. Without arguments it trains for a moment, to show that it runs. docs/research.md has the curve of a whole run.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckhall import envs

Array = NDArray[np.float32]
NAME = "ascension_v0"
TABLES, STEPS = 64, 64  # a batch: so many tables, so many steps at each
EPOCHS, PART = 3, 1024  # a batch is gone through so often, in parts of this size
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.998, 0.95, 0.2, 0.01, 1e-3
HIDDEN = (192, 64)


class Network:
    """Two hidden layers; the last one gives the preferences for all actions, and how much is yet to come."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = (inputs, *HIDDEN)
        self.weights: list[Array] = []
        for size, out in zip(sizes, HIDDEN, strict=False):
            self.weights += [normal(random, size, out, np.sqrt(2 / size)), np.zeros(out, np.float32)]
        self.weights += [normal(random, HIDDEN[-1], actions, 0.01), np.zeros(actions, np.float32)]
        self.weights += [normal(random, HIDDEN[-1], 1, 0.01), np.zeros(1, np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, seen: Array) -> tuple[list[Array], Array, Array]:
        """The layers, the preferences for all actions, and the value."""
        a, b, c, d, e, f, g, h = self.weights
        first = np.maximum(seen @ a + b, 0)
        second = np.maximum(first @ c + d, 0)
        return [seen, first, second], second @ e + f, (second @ g + h)[:, 0]

    def learn(self, layers: list[Array], preferences: Array, values: Array) -> None:
        """One step of Adam, given the slopes of the loss in preferences and values."""
        seen, first, second = layers
        _, _, c, _, e, _, g, _ = self.weights
        to_second = (preferences @ e.T + values[:, None] @ g.T) * (second > 0)
        to_first = (to_second @ c.T) * (first > 0)
        slopes = [seen.T @ to_first, to_first.sum(0), first.T @ to_second, to_second.sum(0)]
        slopes += [
            second.T @ preferences,
            preferences.sum(0),
            second.T @ values[:, None],
            values.sum(keepdims=True),
        ]
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            slope *= min(1.0, 0.5 / (length + 1e-6))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = mean / np.float32(1 - 0.9**self.updates)
            weight -= RATE * corrected / (np.sqrt(square / np.float32(1 - 0.999**self.updates)) + 1e-7)


def normal(random: np.random.Generator, rows: int, columns: int, spread: float) -> Array:
    return (random.standard_normal((rows, columns)) * spread).astype(np.float32)


def chances(preferences: Array, mask: NDArray[Any]) -> Array:
    """The probabilities of the actions, those that are not possible at zero."""
    masked = np.where(mask > 0, preferences, np.float32(-1e9))
    powers = np.exp(masked - masked.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


class Training:
    """Tables against a bot, and the network that plays them."""

    def __init__(self, opponent: str, seed: int) -> None:
        self.many = envs.many(NAME, TABLES, opponent=opponent, reward="shaped", seed=seed)
        encoder = self.many.encoder
        self.scales = np.array(encoder.layout.scales(), np.float32)
        self.network = Network(encoder.size, len(encoder.actions), seed)
        self.random = np.random.default_rng(seed)
        self.results: list[float] = []  # of the games that have ended: 1 for a win
        self.steps = 0
        self.many.reset()

    def seen(self) -> Array:
        return np.minimum(self.many.observation * self.scales, np.float32(5.0))

    def batch(self) -> None:
        """Play a batch and learn from it."""
        many, rows = self.many, np.arange(TABLES)
        seen, masks, chosen, before, values, rewards, going = [], [], [], [], [], [], []
        for _ in range(STEPS):
            now, mask, player = self.seen(), many.mask.copy(), many.player.copy()
            _, preferences, value = self.network.forward(now)
            chance = chances(preferences, mask)
            actions = (chance.cumsum(1) > self.random.random((TABLES, 1)) * 0.99999).argmax(1)
            many.step(actions)
            earned = many.reward[rows, player]
            seen.append(now)
            masks.append(mask)
            chosen.append(actions)
            before.append(chance[rows, actions])
            values.append(value)
            rewards.append(earned.copy())
            going.append((many.ended == 0).astype(np.float32))
            self.results += [float(earned[row] > 0) for row in np.flatnonzero(many.ended)]
        self.steps += STEPS * TABLES
        following = self.network.forward(self.seen())[2]
        advantages = np.zeros((STEPS, TABLES), np.float32)
        trace = np.zeros(TABLES, np.float32)
        for step in range(STEPS - 1, -1, -1):
            surprise = rewards[step] + DISCOUNT * following * going[step] - values[step]
            trace = surprise + DISCOUNT * TRACE * going[step] * trace
            advantages[step] = trace
            following = values[step]
        self.learn(
            np.concatenate(seen),
            np.concatenate(masks),
            np.concatenate(chosen),
            np.concatenate(before),
            advantages.reshape(-1),
            (advantages + np.stack(values)).reshape(-1),
        )

    def learn(
        self, seen: Array, masks: NDArray[Any], chosen: NDArray[Any], before: Array, gains: Array, aims: Array
    ) -> None:
        gains = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
        for _ in range(EPOCHS):
            order = self.random.permutation(len(chosen))
            for start in range(0, len(order), PART):
                part = order[start : start + PART]
                rows = np.arange(len(part))
                layers, preferences, values = self.network.forward(seen[part])
                chance = chances(preferences, masks[part])
                ratio = chance[rows, chosen[part]] / before[part]
                gain = gains[part]
                inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                slope = chance * (inside * ratio * gain)[:, None]
                slope[rows, chosen[part]] -= inside * ratio * gain
                logs = np.log(chance + np.float32(1e-9))
                entropy = -(chance * logs).sum(1, keepdims=True)
                slope += np.float32(ENTROPY) * chance * (logs + entropy)
                count = np.float32(len(part))
                self.network.learn(layers, slope / count, (values - aims[part]) / count)


def play(network: Network, scales: Array, opponent: str, games: int, seed: int) -> float:
    """The share of games that the network wins when it plays what it likes best."""
    many = envs.many(NAME, min(games, 50), opponent=opponent, seed=seed)
    many.reset()
    left = [games // many.games] * many.games
    wins = played = 0
    while any(left):
        player = many.player.copy()
        preferences = network.forward(np.minimum(many.observation * scales, np.float32(5.0)))[1]
        many.step(np.where(many.mask > 0, preferences, np.float32(-1e9)).argmax(1))
        for row in np.flatnonzero(many.ended):
            if left[row]:
                left[row] -= 1
                played += 1
                wins += bool(many.reward[row, player[row]] > 0)
    return wins / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--steps", type=int, default=STEPS * TABLES, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=10, help="games to play against each bot afterwards")
    parser.add_argument("--opponent", default="easy", help="the bot to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", help="a file to write the curve and the results to, as JSON")
    wish = parser.parse_args()
    training = Training(wish.opponent, wish.seed)
    curve = []
    start, processor = time.perf_counter(), time.process_time()
    while training.steps < wish.steps:
        training.batch()
        recent = training.results[-200:]
        share = sum(recent) / len(recent) if recent else 0.0
        seconds = time.process_time() - processor
        curve.append([training.steps, round(seconds, 1), len(training.results), round(share, 3)])
        if len(curve) % 10 == 0 or training.steps >= wish.steps:
            print(
                f"{training.steps:>9,} steps  {seconds:5.0f} s  {len(training.results):>6,} games  won {share:.0%}"
            )
    wall, processor = time.perf_counter() - start, time.process_time() - processor
    scales, levels = training.scales, ("random", "easy", "normal")
    results = {level: play(training.network, scales, level, wish.games, 10**6) for level in levels}
    for level, share in results.items():
        print(f"against {level}: won {share:.0%} of {wish.games}")
    if wish.report:
        with open(wish.report, "w", encoding="utf-8") as file:
            schema = training.many.encoder.schema_hash
            json.dump(
                {
                    "schema": schema,
                    "seed": wish.seed,
                    "seconds": wall,
                    "processor_seconds": processor,
                    "games": wish.games,
                    "won": results,
                    "curve": curve,
                },
                file,
            )


if __name__ == "__main__":
    main()
