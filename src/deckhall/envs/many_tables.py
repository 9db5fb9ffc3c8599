"""Many games at once: one call takes an action at every table and writes all observations into the same arrays.

Rows are independent of each other and of the number of processes: row `i` plays the same games as an environment of
`envs.make` after `reset(seed=seed + i)`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deckhall import envs
from deckhall.envs.arrays import memory, seed_from
from deckhall.envs.encoding import IllegalAction
from deckhall.envs.opponents import Opponents
from deckhall.envs.tables import OPTIONS, Batch, Table
from deckhall.kernel.errors import GameError, InvalidSetup

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Wish:
    """What all tables have in common: the arguments of `envs.many`."""

    name: str
    players: int
    actions: str
    reward: str
    choices: dict[str, Any]
    opponent: str | list[str] | None

    def tables(self, games: int) -> list[Table]:
        shared = envs.encoder(self.name, self.players, **self.choices)
        return [
            envs.table(self.name, self.players, self.actions, self.reward, shared=shared, **self.choices)
            for _ in range(games)
        ]

    def shapes(self, games: int) -> dict[str, tuple[Shape, Any]]:
        """The arrays by name, with shape and type."""
        made = envs.encoder(self.name, self.players, **self.choices)
        by_list = self.actions == OPTIONS
        actions = made.MOST_OPTIONS if by_list else len(made.actions)
        shapes: dict[str, tuple[Shape, Any]] = {
            "observation": ((games, made.size), np.int16),
            "mask": ((games, actions), np.int8),
            "player": ((games,), np.int8),
            "reward": ((games, self.players), np.float32),
            "ended": ((games,), np.int8),  # 1: game over, 2: truncated
            "action": ((games,), np.int32),
        }
        if by_list:
            shapes["options"] = ((games, made.MOST_OPTIONS, len(made.features)), np.float32)
        return shapes


class Rows:
    """Some rows of the arrays, and the tables that write them."""

    def __init__(self, wish: Wish, seeds: Sequence[int], arrays: dict[str, NDArray[Any]]) -> None:
        self.arrays: Final = arrays
        self.tables: Final = wish.tables(len(seeds))
        self.batch: Final = Batch(self.tables)
        self.generators: Final = [np.random.default_rng(seed) for seed in seeds]
        self.opponents: Final[list[Opponents]] = (
            [] if wish.opponent is None else [Opponents(table, wish.opponent) for table in self.tables]
        )
        # numpy's own memory, in the forms that tables write to: as numbers, and as bytes
        self.numbers: Final[dict[str, Any]] = {
            name: arrays[name].reshape(-1).data for name in ("player", "reward", "ended")
        }
        self.memory: Final[dict[str, Any]] = {
            name: memory(arrays[name]) for name in ("observation", "mask", "options") if name in arrays
        }

    def reset(self) -> None:
        for index in range(len(self.tables)):
            self._begin(index)
        self._write()

    def step(self) -> None:
        arrays = self.arrays
        arrays["reward"].fill(0)
        arrays["ended"].fill(0)
        actions: list[int] = arrays["action"].tolist()
        if self.opponents:
            over = self._step_against_bots(actions)
        else:
            over = self.batch.step(actions, self.numbers["reward"], self.numbers["ended"])
        for index in over:
            self._begin(index)
        self._write()

    def _step_against_bots(self, actions: list[int]) -> list[int]:
        for table, action in zip(self.tables, actions, strict=True):
            table.option(action)  # checks all actions first, so that nothing has changed if one is illegal
        over = []
        for index, opponents in enumerate(self.opponents):
            opponents.step(actions[index])
            table = self.tables[index]
            self.arrays["reward"][index] = opponents.rewards
            ended = 1 if table.outcome is not None else 2 if table.is_cut() else 0
            if ended:
                self.arrays["ended"][index] = ended
                over.append(index)
        return over

    def _begin(self, index: int) -> None:
        table, generator = self.tables[index], self.generators[index]
        while True:
            seed = seed_from(generator)
            table.begin(seed)
            if not self.opponents:
                return
            learner = int(generator.integers(table.players))
            self.opponents[index].sit_down(learner, seed)
            if table.player == learner:
                return

    def _write(self) -> None:
        self.arrays["mask"].fill(0)
        memory = self.memory
        self.batch.write(memory["observation"], memory["mask"], self.numbers["player"], memory.get("options"))


class Many:
    """A number of games. All steps reuse the same arrays: copy what you want to keep.

    `observation[i]` and `mask[i]` belong to `player[i]`, who must decide at table i; `options[i]` are the rows of the
    offered options, if actions are options. Games that end restart at once: `reward` and `ended` (1: over, 2:
    truncated) are those of the step, the observation is that of the next game.
    """

    def __init__(self, wish: Wish, games: int, seed: int, processes: int) -> None:
        if games < 1 or not 1 <= processes <= games:
            raise InvalidSetup(f"{games} games cannot be played in {processes} processes")
        self.games: Final = games
        self.encoder: Final = envs.encoder(wish.name, wish.players, **wish.choices)
        shapes = wish.shapes(games)
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._rows: Rows | None = None
        self.arrays: Final[dict[str, NDArray[Any]]] = {}
        if processes == 1:
            for name, (shape, kind) in shapes.items():
                self.arrays[name] = np.zeros(shape, kind)
            self._rows = Rows(wish, range(seed, seed + games), self.arrays)
        else:
            self._start(wish, seed, processes, shapes)
        self.observation: Final = self.arrays["observation"]
        self.mask: Final = self.arrays["mask"]
        self.player: Final = self.arrays["player"]
        self.reward: Final = self.arrays["reward"]
        self.ended: Final = self.arrays["ended"]
        self.options: Final = self.arrays.get("options")

    def _start(self, wish: Wish, seed: int, processes: int, shapes: dict[str, tuple[Shape, Any]]) -> None:
        context = multiprocessing.get_context("spawn")
        shared: dict[str, Any] = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        self.arrays.update(_arrays(shared, shapes))
        for number in range(processes):
            begin, end = self.games * number // processes, self.games * (number + 1) // processes
            ours, theirs = context.Pipe()
            work = (wish, shared, shapes, begin, end, seed, theirs)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    def reset(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Begin a new game at every table; returns observations, masks, and who must decide."""
        self._do("reset")
        return self.observation, self.mask, self.player

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Take an action at every table; returns observations, masks, who must decide, rewards by seat, and which games
        ended.

        If an action is not possible, IllegalAction names it, and no table has moved.
        """
        chosen = np.asarray(actions)
        self._check(chosen)
        self.arrays["action"][:] = chosen
        self._do("step")
        return self.observation, self.mask, self.player, self.reward, self.ended

    def _check(self, chosen: NDArray[Any]) -> None:
        if chosen.shape != (self.games,):
            raise IllegalAction(
                f"{self.games} tables need as many actions, not an array of shape {chosen.shape}"
            )
        known = (chosen >= 0) & (chosen < self.mask.shape[1])
        possible = self.mask[np.arange(self.games), np.where(known, chosen, 0)] > 0
        wrong = np.flatnonzero(~(known & possible))
        if len(wrong):
            raise IllegalAction(f"action {chosen[wrong[0]]} is not possible now at table {wrong[0]}")

    def _do(self, what: str) -> None:
        if self._rows is not None:
            self._rows.reset() if what == "reset" else self._rows.step()
            return
        if not self._workers:
            raise GameError("these games are closed")
        try:
            for _, connection in self._workers:
                connection.send(what)
            faults = [str(connection.recv()) for _, connection in self._workers]
        except (EOFError, OSError) as error:
            raise GameError(
                "a process of these games has ended; a program that uses processes must start them under"
                " `if __name__ == '__main__':`"
            ) from error
        for fault in faults:
            if fault:
                raise GameError(fault)

    def close(self) -> None:
        """End the worker processes, if any."""
        for process, connection in self._workers:
            connection.close()
            process.join()
        self._workers = []

    def __enter__(self) -> Many:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _arrays(shared: dict[str, Any], shapes: dict[str, tuple[Shape, Any]]) -> dict[str, NDArray[Any]]:
    """Arrays in memory shared by all processes."""
    return {name: np.frombuffer(shared[name], kind).reshape(shape) for name, (shape, kind) in shapes.items()}


def _work(
    wish: Wish,
    shared: dict[str, Any],
    shapes: dict[str, tuple[Shape, Any]],
    begin: int,
    end: int,
    seed: int,
    connection: Connection,
) -> None:
    """A worker process: serves its rows of the arrays until the connection is closed."""
    arrays = {name: array[begin:end] for name, array in _arrays(shared, shapes).items()}
    rows = Rows(wish, range(seed + begin, seed + end), arrays)
    while True:
        try:
            what = connection.recv()
        except EOFError:
            return
        try:
            rows.reset() if what == "reset" else rows.step()
            connection.send("")
        except GameError as error:
            connection.send(str(error))
