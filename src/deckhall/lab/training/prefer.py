"""Fits the preference of `deckhall.bots.learning` to the searches of practice games: which option came out best.

It starts from the judge's opinion and adds words where they help. Without searches to learn from, as in the first
generation, nothing is added.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]  # it comes without types

from deckhall.lab.training.fit import Adam

CLEARLY: Final = 0.02  # this much more chance makes an option e times as likely to be the best
STEPS: Final = 300
RATE: Final = 0.02
DECAY: Final = 0.01
MOST_POINTS: Final = (
    12.0  # cap on how far an option is behind in the judge's opinion: beyond, more means nothing
)


def fit_preference(files: Sequence[Path], temperature: float) -> dict[str, Any]:
    """The preference suggested by the searches of these parts; `temperature` is that of the judge, in points."""
    names: dict[str, int] = {}
    blocks: list[Any] = []
    judged, chances, options = [], [], []
    for file in files:
        with np.load(file) as part:
            if not len(part["options"]):
                continue
            columns = json.loads(part["about"].tobytes())["words"]
            starts = np.concatenate([[0], np.cumsum(part["option_lengths"])])
            entries = sparse.csr_matrix(
                (part["option_amounts"], part["option_columns"], starts),
                shape=(len(starts) - 1, len(columns)),
            )
            where, which, amounts = [], [], []
            for column in np.unique(part["option_columns"]):
                for word, amount in columns[column].items():
                    where.append(column)
                    which.append(names.setdefault(word, len(names)))
                    amounts.append(amount)
            words = sparse.csr_matrix((amounts, (where, which)), shape=(len(columns), len(names)))
            blocks.append((entries @ words).tocsr())
            judged.append(part["judged"])
            chances.append(part["chances"])
            options.append(part["options"])
    if not blocks:
        return {"trust": 1.0, "words": {}}
    for block in blocks:
        block.resize(block.shape[0], len(names))
    known = sparse.vstack(blocks).tocsr()
    behind = np.minimum(np.concatenate(judged), MOST_POINTS) / temperature
    group = np.repeat(np.arange(sum(map(len, options))), np.concatenate(options))
    wanted = shares(np.concatenate(chances) / CLEARLY, group)
    parameters = {"trust": np.ones(1, np.float32), "words": np.zeros(len(names), np.float32)}
    adam = Adam(parameters, DECAY)
    groups = group[-1] + 1
    for step in range(STEPS):
        logits = known @ parameters["words"] - parameters["trust"] * behind
        error = (shares(logits, group) - wanted) / groups
        gradients = {"trust": np.array([-(error * behind).sum()]), "words": known.T @ error}
        adam.step(gradients, RATE * (1.0 - step / STEPS))
    points = parameters["words"] * temperature
    return {
        "trust": round(float(parameters["trust"][0]), 4),
        "words": {name: round(float(points[place]), 4) for name, place in names.items() if points[place]},
    }


def shares(logits: Any, group: Any) -> Any:
    """The softmax within groups of consecutive rows."""
    starts = np.flatnonzero(np.concatenate([[True], group[1:] != group[:-1]]))
    raised = np.exp(logits - np.maximum.reduceat(logits, starts)[group])
    return raised / np.add.reduceat(raised, starts)[group]
