"""Luck: an endless row of numbers from a key, through a keyed hash that nobody can run backwards.

What players see of it (dice, drawn cards) tells nothing about what comes next, and a clone copies three values.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Final

NUMBERS: Final = 16  # how many 32-bit numbers one block holds
_numbers: Final = struct.Struct(f"<{NUMBERS}I").unpack


def key_of(seed: int | str) -> str:
    """The key, in hexadecimal, that a seed stands for."""
    return blake2b(str(seed).encode(), digest_size=16, person=b"deckhall-seed").hexdigest()


def block(key: str, number: int) -> tuple[int, ...]:
    """The block of luck with this number: 16 numbers below 2**32."""
    digest = blake2b(number.to_bytes(8, "little"), digest_size=64, key=bytes.fromhex(key)).digest()
    return _numbers(digest)
