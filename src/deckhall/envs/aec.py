"""The PettingZoo environment: agents act in the order in which the game asks them."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # it comes without types
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]  # it comes without types

from deckhall.envs.arrays import Observation, Pen, seed_from
from deckhall.envs.tables import Table


class Tabletop(AECEnv):  # type: ignore[misc]  # so AECEnv is Any
    """One table. `agent_selection` is the agent that must decide: often the same many times, or an opponent out of
    turn.

    The code that drives the loop sees `agent_selection` even while a decision is secret; observations do not reveal it.
    """

    def __init__(self, table: Table, name: str) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.table = table
        self.pen = Pen(table)
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self.pen.spaces() for agent in self.possible_agents}
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options={"setup": {...}}` are choices for this game only, such as other decks."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        once = (options or {}).get("setup")
        choices = {**self.table.setup, **once} if once else None
        self.table.begin(seed_from(self._generator), choices)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.player]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty unless it must decide."""
        return self.pen.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must choose an action")
        table = self.table
        table.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = {agent: table.rewards[seat] for seat, agent in enumerate(self.possible_agents)}
        outcome = table.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] = {"outcome": outcome.reason, "scores": list(outcome.scores)}
        elif table.is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.player]
        self._accumulate_rewards()

    def record(self) -> dict[str, Any]:
        """The game so far, for `deckhall.replay`."""
        return self.table.game.record()

    def render(self) -> str:
        return repr(self.table.game.state)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def wrapped(table: Table, name: str) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game with -1 for its agent."""
    env: AECEnv = wrappers.TerminateIllegalWrapper(Tabletop(table, name), illegal_reward=-1.0)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
