"""Bots at the seats of a table that do not wait for actions."""

from __future__ import annotations

from typing import Final

from deckhall.bots import Seat, bot
from deckhall.bots.bot import Bot
from deckhall.envs.tables import Table
from deckhall.kernel.errors import InvalidSetup


class Opponents:
    """The bots at all seats but one."""

    def __init__(self, table: Table, names: str | list[str]) -> None:
        others = table.players - 1
        levels = [names] * others if isinstance(names, str) else names
        if len(levels) != others:
            raise InvalidSetup(f"{table.players} players need {others} opponents, not {len(levels)}")
        self.table: Final = table
        self.learner = 0
        self._bots: Final[list[Bot]] = [bot(level, table.box.name) for level in levels]
        self.rewards: list[float] = [0.0] * table.players  # since the learner's last decision

    def sit_down(self, learner: int, seed: int) -> None:
        """Begin a new game: the bots take the other seats and play until the learner must decide."""
        self.learner = learner
        for number, one in enumerate(self._bots):
            one.random.seed(f"{seed} {number}")
        self.rewards = [0.0] * self.table.players
        self._play()

    def step(self, action: int) -> None:
        """Take the learner's action, and play until it must decide again."""
        self.table.step(action)
        self.rewards = self.table.rewards.copy()
        self._play()

    def _play(self) -> None:
        table = self.table
        players = table.players
        while True:
            player = table.player
            if player in (-1, self.learner) or table.is_cut():
                return
            choosing = self._bots[(player - self.learner) % players - 1]
            table.answer(choosing.choose(Seat(table.game, player)))
            for seat in range(players):
                self.rewards[seat] += table.rewards[seat]
