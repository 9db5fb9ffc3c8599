"""Fits the network of `deckhall.bots.learning` to practice games: gradient descent in numpy, reproducible by its seed.

Who won in the end is a noisy label for an early turn. So the network is fitted several times: first to who won, then to
what the last fit said about the turns that followed, and the less to who won the longer that took (the returns of
temporal difference learning). One block of games in ten is held out; the fit is judged by its predictions for these
games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy import sparse  # type: ignore[import-untyped]  # it comes without types

HELD_OUT: Final = 10  # one block of games in this many is only for validation
BLOCK: Final = 41  # games in a block: enough to include every practised setup
MANY: Final = 8192  # rows validated at once
MARGIN_COUNTS: Final = 0.25  # weight of the margin compared with who won
THIRDS: Final = ("early", "middle", "late")
Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Shape:
    """The size of a network and the settings of its fit."""

    hidden: int = 16
    units: int = 8
    epochs: int = 6
    batch: int = 1024  # rows per step
    rate: float = 3e-3
    decay: float = 1e-3
    seed: int = 1
    again: int = 0  # further fits, each to returns of the one before
    outlook: float = 0.9  # in a return, the weight of a turn compared with the turn before it


class Rows:
    """The rows of many parts with a common numbering of columns; `keep` is the share of rows to use."""

    def __init__(self, files: Sequence[Path], keep: float, seed: int) -> None:
        numbers: dict[str, int] = {}
        self.words: list[dict[str, float]] = []
        columns, amounts, lengths, sides, won, margin, games, progress = ([] for _ in range(8))
        generator = np.random.default_rng(seed)
        for file in files:
            with np.load(file) as part:
                about = json.loads(part["about"].tobytes())
                numbered = []
                for name, words in zip(about["names"], about["words"], strict=True):
                    key = json.dumps([name, words], sort_keys=True)
                    if key not in numbers:
                        numbers[key] = len(self.words)
                        self.words.append(words)
                    numbered.append(numbers[key])
                chosen = generator.random(len(part["sides"])) < keep
                by_side = np.repeat(chosen, part["sides"])
                by_entry = np.repeat(by_side, part["lengths"])
                columns.append(np.array(numbered, np.int32)[part["columns"][by_entry]])
                amounts.append(part["amounts"][by_entry])
                lengths.append(part["lengths"][by_side])
                won.append(part["won"][by_side])
                margin.append(part["margin"][by_side])
                sides.append(part["sides"][chosen])
                games.append(part["games"][chosen])
                progress.append(part["progress"][chosen])
        starts = np.concatenate([[0], np.cumsum(np.concatenate(lengths))])
        shape = (len(starts) - 1, len(self.words))
        self.entries: Any = sparse.csr_matrix(
            (np.concatenate(amounts), np.concatenate(columns), starts), shape=shape
        )
        self.sides: Final = np.concatenate(sides)
        self.first: Final = np.concatenate([[0], np.cumsum(self.sides)])[:-1]
        self.won: Final[Numbers] = np.concatenate(won)
        self.margin: Final[Numbers] = np.concatenate(margin)
        self.progress: Final[Numbers] = np.concatenate(progress)
        self.games: Final = np.concatenate(games)
        self.held_out: Final = self.games // BLOCK % HELD_OUT == HELD_OUT - 1

    def batches(self, chosen: NDArray[np.int64], size: int) -> Iterator[tuple[NDArray[np.int64], int]]:
        """The indexes of sides, batch by batch; all rows of a batch have the same number of sides."""
        for sides in np.unique(self.sides[chosen]):
            rows = chosen[self.sides[chosen] == sides]
            for start in range(0, len(rows), size):
                some = rows[start : start + size]
                yield (self.first[some][:, None] + np.arange(sides)).ravel(), int(sides)


class Model:
    """The network with its gradients. Its parameters are what `Network` reads."""

    def __init__(self, words: list[dict[str, float]], shape: Shape) -> None:
        self.shape = shape
        self.names = sorted({word for column in words for word in column})
        place = {name: index for index, name in enumerate(self.names)}
        entries = [
            (column, place[word], amount)
            for column, parts in enumerate(words)
            for word, amount in parts.items()
        ]
        where, which, amounts = zip(*entries, strict=True)
        self.columns: Any = sparse.csr_matrix(
            (np.array(amounts, np.float32), (where, which)), shape=(len(words), len(self.names))
        )
        generator = np.random.default_rng(shape.seed)
        hidden, units = shape.hidden, shape.units

        def normal(wide: float, *size: int) -> Numbers:
            return generator.normal(0.0, wide, size).astype(np.float32)

        self.parameters: dict[str, Numbers] = {
            "words": normal(0.08, len(self.names), hidden),
            "bias": np.zeros(hidden, np.float32),
            "own": normal(hidden**-0.5, units, hidden),
            "rival": normal(hidden**-0.5, units, hidden),
            "unit_bias": np.full(units, 0.1, np.float32),
            "chance": normal(0.5 * units**-0.5, units),
            "margin": normal(0.5 * units**-0.5, units),
        }

    def forward(self, entries: Any, sides: int) -> dict[str, Numbers]:
        own = self.parameters
        first = self.columns @ own["words"]
        hidden = np.maximum(entries @ first + own["bias"], 0.0).reshape(-1, sides, self.shape.hidden)
        rivals = (hidden.sum(1, keepdims=True) - hidden) / max(1, sides - 1)
        units = np.maximum(hidden @ own["own"].T + rivals @ own["rival"].T + own["unit_bias"], 0.0)
        logits = units @ own["chance"]
        shares = np.exp(logits - logits.max(1, keepdims=True))
        return {
            "hidden": hidden,
            "rivals": rivals,
            "units": units,
            "chances": shares / shares.sum(1, keepdims=True),
            "margins": units @ own["margin"],
        }

    def gradients(self, entries: Any, sides: int, won: Numbers, margin: Numbers) -> dict[str, Numbers]:
        """The gradient of the loss for every parameter: cross entropy of who won, Huber loss of the margin."""
        own = self.parameters
        made = self.forward(entries, sides)
        rows = len(made["chances"])
        by_logit = (made["chances"] - won.reshape(-1, sides)) / rows
        by_margin = MARGIN_COUNTS * np.clip(made["margins"] - margin.reshape(-1, sides), -1.0, 1.0) / rows
        units = made["units"]
        by_unit = by_logit[..., None] * own["chance"] + by_margin[..., None] * own["margin"]
        by_unit *= units > 0.0
        by_rivals = by_unit @ own["rival"] / max(1, sides - 1)
        by_hidden = by_unit @ own["own"] + by_rivals.sum(1, keepdims=True) - by_rivals
        by_hidden = (by_hidden * (made["hidden"] > 0.0)).reshape(-1, self.shape.hidden)
        return {
            "words": self.columns.T @ (entries.T @ by_hidden),
            "bias": by_hidden.sum(0),
            "own": np.einsum("rsu,rsh->uh", by_unit, made["hidden"], optimize=True),
            "rival": np.einsum("rsu,rsh->uh", by_unit, made["rivals"], optimize=True),
            "unit_bias": by_unit.sum((0, 1)),
            "chance": np.einsum("rs,rsu->u", by_logit, units),
            "margin": np.einsum("rs,rsu->u", by_margin, units),
        }


class Adam:
    """Adam with decoupled weight decay."""

    def __init__(self, parameters: dict[str, Numbers], decay: float) -> None:
        self.parameters = parameters
        self.decay = decay
        self.mean = {name: np.zeros_like(values) for name, values in parameters.items()}
        self.square = {name: np.zeros_like(values) for name, values in parameters.items()}
        self.steps = 0

    def step(self, gradients: dict[str, Numbers], rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            scaled = mean / (1.0 - 0.9**self.steps)
            spread = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            values = self.parameters[name]
            values -= (rate * (scaled / spread + self.decay * values)).astype(np.float32)


def fit(
    rows: Rows, shape: Shape, watch: Callable[[int, dict[str, Any]], object] = lambda epoch, check: None
) -> tuple[Model, float]:
    """A network fitted to rows, and the number of points that a margin of 1 stands for."""
    points = max(1.0, float(np.std(rows.margin)))
    model = fit_to(rows, rows.won, points, shape, watch)
    for time in range(1, shape.again + 1):

        def watch_on(epoch: int, check: dict[str, Any], before: int = time * shape.epochs) -> None:
            watch(before + epoch, check)

        model = fit_to(rows, returns(rows, said(model, rows), shape.outlook), points, shape, watch_on)
    return model, points


def fit_to(
    rows: Rows, won: Numbers, points: float, shape: Shape, watch: Callable[[int, dict[str, Any]], object]
) -> Model:
    """A network fitted to these shares of the win."""
    model = Model(rows.words, shape)
    margin = (rows.margin / points).astype(np.float32)
    adam = Adam(model.parameters, shape.decay)
    generator = np.random.default_rng(shape.seed)
    chosen = np.flatnonzero(~rows.held_out)
    total = shape.epochs * sum(1 for _ in rows.batches(chosen, shape.batch))
    done = 0
    for epoch in range(shape.epochs):
        batches = list(rows.batches(generator.permutation(chosen), shape.batch))
        for place in generator.permutation(len(batches)):
            sides_at, sides = batches[place]
            warm, left = min(1.0, (done + 1) / 100), 1.0 - done / total
            gradients = model.gradients(rows.entries[sides_at], sides, won[sides_at], margin[sides_at])
            adam.step(gradients, shape.rate * warm * left)
            done += 1
        watch(epoch + 1, checked(model, rows))
    return model


def said(model: Model, rows: Rows) -> Numbers:
    """The chance of every side of every row."""
    found = np.zeros_like(rows.won)
    for sides_at, sides in rows.batches(np.arange(len(rows.sides)), MANY):
        found[sides_at] = model.forward(rows.entries[sides_at], sides)["chances"].ravel()
    return found


def returns(rows: Rows, chances: Numbers, outlook: float) -> Numbers:
    """For every side of a row, the mean of its chances at the following rows of the game, and of who won, each
    weighing `outlook` as much as the one before, and who won all the rest."""
    found = rows.won.copy()
    for row in range(len(rows.sides) - 2, -1, -1):
        sides = rows.sides[row]
        if rows.games[row] == rows.games[row + 1] and sides == rows.sides[row + 1]:
            here, there = rows.first[row], rows.first[row + 1]
            found[here : here + sides] = (1.0 - outlook) * chances[there : there + sides] + outlook * found[
                there : there + sides
            ]
    return found


def checked(model: Model, rows: Rows) -> dict[str, Any]:
    """How well the chances fit the held-out games: log loss and Brier score of two-sided games, by thirds of a game."""
    chosen = np.flatnonzero(rows.held_out)
    losses: list[Numbers] = []
    errors: list[Numbers] = []
    when: list[Numbers] = []
    for sides_at, sides in rows.batches(chosen, MANY):
        if sides != 2:
            continue
        chances = model.forward(rows.entries[sides_at], sides)["chances"]
        won = rows.won[sides_at].reshape(-1, sides)
        losses.append(-(won * np.log(np.maximum(chances, 1e-6))).sum(1))
        errors.append(((chances - won) ** 2)[:, 0])
    pairs = chosen[rows.sides[chosen] == 2]
    when.append(rows.progress[pairs])
    if not losses:
        return {}
    loss, error, third = np.concatenate(losses), np.concatenate(errors), np.concatenate(when)
    found: dict[str, Any] = {
        "positions": len(loss),
        "log_loss": round(float(loss.mean()), 4),
        "brier": round(float(error.mean()), 4),
    }
    for place, name in enumerate(THIRDS):
        inside = (third * 3).astype(int).clip(0, 2) == place
        if inside.any():
            found[f"brier_{name}"] = round(float(error[inside].mean()), 4)
    return found


def packed(model: Model, points: float) -> dict[str, Any]:
    """The network in the form that `Network` reads, with every number rounded to four digits."""
    own = model.parameters

    def short(values: Numbers) -> Any:
        return np.round(values.astype(np.float64), 4).tolist()

    words = {name: short(own["words"][place]) for place, name in enumerate(model.names)}
    return {
        "hidden": model.shape.hidden,
        "units": model.shape.units,
        "points": round(points, 3),
        "words": words,
        **{name: short(own[name]) for name in ("bias", "own", "rival", "unit_bias", "chance", "margin")},
    }
