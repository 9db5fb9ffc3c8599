"""Rows: buffers for the numbers of one observation or one option.

A row has its own memory, which is copied into an array in one go: writing single numbers through the memoryview of an
array takes several times as long.
"""

from __future__ import annotations

import sys
from array import array
from typing import Any, Final

from mypy_extensions import i64

LOW: Final = 0 if sys.byteorder == "little" else 1  # index of the low byte of a two-byte number


class Row:
    """An observation: 16-bit integers, most of them zero."""

    def __init__(self, size: int) -> None:
        self.width: Final[int] = 2 * size
        self.memory: Final = bytearray(2 * size)
        self.zeros: Final = bytes(2 * size)
        self.numbers: Final[memoryview[int]] = memoryview(self.memory).cast("h")
        # The index of every low byte, as Python objects: creating an integer for each access would take longer than the
        # access itself.
        self.places: Final[list[Any]] = list(range(LOW, 2 * size, 2))

    def count(self, cell: i64) -> None:
        """Increment a cell; counts never exceed 255."""
        place = self.places[cell]
        self.memory[place] += 1

    def put(self, cell: i64, number: i64) -> None:
        """Set a cell; each cell is set at most once."""
        if number == 0:
            return
        if 0 < number < 256:
            self.memory[self.places[cell]] = number
        else:
            self.numbers[cell] = number

    def paste(self, cell: i64, numbers: bytes) -> None:
        """Copy in the output of `counted`, starting at a cell."""
        start = 2 * cell
        self.memory[start : start + len(numbers)] = numbers

    def write(self, out: memoryview[int], cell: i64) -> None:
        """Write all numbers into the bytes of an array, starting at a cell, and clear the row."""
        start = 2 * cell
        out[start : start + self.width] = self.memory
        self.clear()

    def clear(self) -> None:
        self.memory[:] = self.zeros


class Features:
    """An option: 32-bit floats."""

    def __init__(self, size: int) -> None:
        self.size: Final[int] = size
        self.width: Final[int] = 4 * size
        self.memory: Final = bytearray(4 * size)
        self.zeros: Final = bytes(4 * size)
        self.numbers: Final[memoryview[float]] = memoryview(self.memory).cast("f")
        self.places: Final[list[Any]] = list(range(size))

    def put(self, cell: i64, value: float) -> None:
        self.numbers[self.places[cell]] = value

    def paste(self, cell: i64, numbers: bytes) -> None:
        """Copy in the output of `packed`, starting at a cell."""
        start = 4 * cell
        self.memory[start : start + len(numbers)] = numbers

    def write(self, out: memoryview[int], cell: i64) -> None:
        """Write all numbers into the bytes of an array, starting at a cell, and clear the row."""
        start = 4 * cell
        out[start : start + self.width] = self.memory
        self.memory[:] = self.zeros


def counted(size: int, counts: dict[int, int]) -> bytes:
    """The bytes of `size` numbers of an observation, with these counts in their cells."""
    numbers = array("h", bytes(2 * size))
    for cell, count in counts.items():
        numbers[cell] = count
    return numbers.tobytes()


def packed(values: list[float]) -> bytes:
    """The bytes of a part of an option row."""
    return array("f", values).tobytes()
