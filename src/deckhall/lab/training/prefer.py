"""Fits the preference of `deckhall.bots.learning` to the searches of practice games: what options were worth.

It starts from the judge's opinion and adds words where they help: the shares of a softmax over the options come as
close as possible to those that the chances found by the searches suggest. Without searches to learn from, as in the
first generation, nothing is added. One block of choices in five is held out, to say how much chance is lost by playing
what is preferred, compared with the best option found.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy import sparse  # type: ignore[import-untyped]  # it comes without types
from scipy.optimize import minimize  # type: ignore[import-untyped]  # as above

CLEARLY: Final = 0.06  # this much more chance makes an option e times as likely to be the best
STEPS: Final = 150
LEAST_TRUST: Final = 0.02  # how much a point of the judge counts at least
SPREAD: Final = 1e-4  # how much large weights are penalized
MOST_POINTS: Final = (
    12.0  # cap on how far an option is behind in the judge's opinion: beyond, more means nothing
)
HELD_OUT: Final = 5  # one block of choices in this many is only for validation
BLOCK: Final = 50
WORTHWHILE: Final = 0.95  # a preference is kept if it loses at most this share of what the judge loses
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Choices:
    """The options of many choices: the words of each, its points behind in the judge's opinion, its chance, and the
    number of its choice; and the sort of game of every choice."""

    known: Any  # a sparse matrix of options and words
    behind: Numbers
    chances: Numbers
    group: NDArray[np.int64]
    sorts: NDArray[np.str_]

    def some(self, chosen: NDArray[np.bool_]) -> Choices:
        """Some of the choices."""
        options = chosen[self.group]
        _, group = np.unique(self.group[options], return_inverse=True)
        known = self.known[options]
        return Choices(known, self.behind[options], self.chances[options], group, self.sorts[chosen])


def fit_preference(files: Sequence[Path]) -> dict[str, Any]:
    """The preference suggested by the searches of these parts, with how well it does on choices held out.

    Each sort of game is fitted apart; one in which the judge does as well by itself has no preference.
    """
    names, choices = read(files)
    found: dict[str, Any] = {"check": {}, "words": {}}
    if choices is None:
        return found
    for sort in np.unique(choices.sorts):
        here = choices.some(choices.sorts == sort)
        held_out = np.arange(len(here.sorts)) // BLOCK % HELD_OUT == HELD_OUT - 1
        found["check"][f"{sort}choices"] = len(here.sorts)
        if not held_out.any():
            continue  # too few to know whether it helps
        apart = here.some(held_out)
        words = fitted(here.some(~held_out))
        by_judge, by_words = lost(apart, -apart.behind), lost(apart, apart.known @ words - apart.behind)
        found["check"][f"{sort}lost_by_judge"] = round(by_judge, 5)
        found["check"][f"{sort}lost"] = round(by_words, 5)
        if by_words < WORTHWHILE * by_judge:
            points = fitted(here)
            rounded = {name: round(float(points[place]), 3) for name, place in names.items()}
            found["words"].update({name: point for name, point in rounded.items() if point})
    return found


def read(files: Sequence[Path]) -> tuple[dict[str, int], Choices | None]:
    """The choices of parts, and the places of their words."""
    names: dict[str, int] = {}
    blocks: list[Any] = []
    judged, chances, options, sorts = [], [], [], []
    for file in files:
        with np.load(file) as part:
            if not len(part["options"]):
                continue
            columns = json.loads(part["about"].tobytes())["words"]
            starts = np.concatenate([[0], np.cumsum(part["option_lengths"])])
            entries = sparse.csr_matrix(
                (part["option_amounts"].astype(np.float64), part["option_columns"], starts),
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
            sorts.append(part["sorts"])
    if not blocks:
        return names, None
    for block in blocks:
        block.resize(block.shape[0], len(names))
    counts = np.concatenate(options)
    return names, Choices(
        sparse.vstack(blocks).tocsr(),
        np.minimum(np.concatenate(judged), MOST_POINTS).astype(np.float64),
        np.concatenate(chances).astype(np.float64),
        np.repeat(np.arange(len(counts)), counts),
        np.concatenate(sorts),
    )


def fitted(choices: Choices) -> Numbers:
    """The points of every word: a convex problem, so its solution is the only one."""
    known, behind, group = choices.known, choices.behind, choices.group
    starts = np.flatnonzero(np.concatenate([[True], group[1:] != group[:-1]]))
    wanted = shares(choices.chances / CLEARLY, group)
    many = len(starts)

    def loss(at: Numbers) -> tuple[float, Numbers]:
        """Cross entropy and its gradient. The first number is how much a point of the judge counts."""
        logits = known @ at[1:] - at[0] * behind
        tops = np.maximum.reduceat(logits, starts)
        raised = np.exp(logits - tops[group])
        totals = np.add.reduceat(raised, starts)
        error = (raised / totals[group] - wanted) / many
        size = (np.log(totals) + tops).sum() - (wanted * logits).sum()
        gradient = np.concatenate([[-(error * behind).sum()], known.T @ error + SPREAD * at[1:]])
        return size / many + 0.5 * SPREAD * float(at[1:] @ at[1:]), gradient

    begin = np.zeros(known.shape[1] + 1)
    begin[0] = 0.25
    limits = [(LEAST_TRUST, None), *[(None, None)] * known.shape[1]]
    found = minimize(loss, begin, jac=True, method="L-BFGS-B", bounds=limits, options={"maxiter": STEPS})
    at: Numbers = found.x
    return at[1:] / float(at[0])


def lost(choices: Choices, points: Numbers) -> float:
    """The chance that is lost on average by taking the option with the most points instead of the best one found."""
    group = choices.group
    order = np.lexsort((-points, group))
    taken = order[np.concatenate([[True], group[order][1:] != group[order][:-1]])]
    starts = np.flatnonzero(np.concatenate([[True], group[1:] != group[:-1]]))
    return float((np.maximum.reduceat(choices.chances, starts) - choices.chances[taken]).mean())


def shares(logits: Any, group: Any) -> Any:
    """The softmax within groups of consecutive rows."""
    starts = np.flatnonzero(np.concatenate([[True], group[1:] != group[:-1]]))
    raised = np.exp(logits - np.maximum.reduceat(logits, starts)[group])
    return raised / np.add.reduceat(raised, starts)[group]
