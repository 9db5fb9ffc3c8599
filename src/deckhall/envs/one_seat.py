"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from deckhall.envs.arrays import Observation, Pen, seed_from
from deckhall.envs.opponents import Opponents
from deckhall.envs.tables import Table
from deckhall.kernel.errors import InvalidSetup


class Single(gymnasium.Env[Any, Any]):
    """One seat of a table; the bots' moves belong to the preceding step. An illegal action ends the episode with -1."""

    def __init__(self, table: Table, opponent: str | list[str], seat: int | None = None) -> None:
        if seat is not None and not 0 <= seat < table.players:
            raise InvalidSetup(f"there is no seat {seat}: seats are 0 to {table.players - 1}")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.table = table
        self.seat = seat
        self.opponents = Opponents(table, opponent)
        self.pen = Pen(table)
        self.observation_space, self.action_space = self.pen.spaces()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. `options={"setup": {...}}` are choices for this game only, such as other decks."""
        super().reset(seed=seed)
        while True:
            number = seed_from(self.np_random)
            learner = int(self.np_random.integers(self.table.players)) if self.seat is None else self.seat
            once = (options or {}).get("setup")
            self.table.begin(number, {**self.table.setup, **once} if once else None)
            self.opponents.sit_down(learner, number)
            if self.table.player == learner:  # otherwise the game ended before the learner's first turn
                break
        return self._observation(), {"seat": learner}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, learner = self.table, self.opponents.learner
        if int(action) not in table.offered():
            return self._observation(), -1.0, True, False, {"illegal": int(action)}
        self.opponents.step(int(action))
        outcome = table.outcome
        info: dict[str, Any] = {}
        if outcome is not None:
            info = {
                "outcome": outcome.reason,
                "scores": list(outcome.scores),
                "won": learner in outcome.winners,
            }
        reward = self.opponents.rewards[learner]
        return self._observation(), reward, outcome is not None, table.is_cut(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions possible now; algorithms with masking look for a method of this name."""
        mask = np.zeros(self.pen.actions, bool)
        if self.table.player == self.opponents.learner:
            mask[self.table.offered()] = True
        return mask

    def render(self) -> str:
        return repr(self.table.game.state)

    def _observation(self) -> Observation:
        return self.pen.observation(self.opponents.learner)
