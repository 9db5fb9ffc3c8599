"""The arrays of an environment: zeroed arrays that tables write into, and their Gymnasium spaces."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deckhall.envs.rows import Features, Row
from deckhall.envs.tables import Table

Observation = dict[str, NDArray[Any]]
LEAST, MOST = -1000.0, 1000.0  # bounds of an option's features


class Pen:
    """Writes what a seat of one table sees into new arrays."""

    def __init__(self, table: Table) -> None:
        encoder = table.encoder
        self.table: Final = table
        self.actions: Final = encoder.MOST_OPTIONS if table.by_list else len(encoder.actions)
        self.row: Final = Row(encoder.size)
        self.features: Final = Features(len(encoder.features))

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and its possible actions if it must decide."""
        encoder = self.table.encoder
        seen: Observation = {
            "observation": np.zeros(encoder.size, np.int16),
            "action_mask": np.zeros(self.actions, np.int8),
        }
        options: Any = None
        if self.table.by_list:
            seen["options"] = np.zeros((encoder.MOST_OPTIONS, len(encoder.features)), np.float32)
            options = memory(seen["options"])
        self.table.write(
            seat,
            self.row,
            self.features,
            memory(seen["observation"]),
            0,
            memory(seen["action_mask"]),
            0,
            options,
            0,
        )
        return seen

    def spaces(self) -> tuple[Any, Any]:
        """The spaces of observations and actions, as Gymnasium describes them."""
        from gymnasium.spaces import Box, Dict, Discrete

        encoder = self.table.encoder
        limits = np.iinfo(np.int16)
        parts: dict[str, Any] = {
            "observation": Box(int(limits.min), int(limits.max), (encoder.size,), np.int16),
            "action_mask": Box(0, 1, (self.actions,), np.int8),
        }
        if self.table.by_list:
            shape = (encoder.MOST_OPTIONS, len(encoder.features))
            parts["options"] = Box(LEAST, MOST, shape, np.float32)
        return Dict(parts), Discrete(self.actions)


def memory(array: NDArray[Any]) -> Any:
    """The bytes of an array, in the form that tables write to."""
    return array.reshape(-1).view(np.uint8).data


def seed_from(generator: np.random.Generator) -> int:
    """The seed of the next game, uniform below 2**62."""
    return int(generator.integers(2**62))
