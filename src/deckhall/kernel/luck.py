"""Luck: an endless sequence of numbers derived from a key by a keyed hash that cannot be inverted.

The numbers players have seen (dice, drawn cards) reveal nothing about later ones, and cloning copies only three values.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Final

NUMBERS: Final = 16  # 32-bit numbers in one block
_numbers: Final = struct.Struct(f"<{NUMBERS}I").unpack


def key_of(seed: int | str) -> str:
    """The key, in hexadecimal, that a seed stands for."""
    return blake2b(str(seed).encode(), digest_size=16, person=b"deckhall-seed").hexdigest()


def block(key: str, number: int) -> tuple[int, ...]:
    """Block `number` of the luck of `key`: 16 numbers below 2**32."""
    digest = blake2b(number.to_bytes(8, "little"), digest_size=64, key=bytes.fromhex(key)).digest()
    return _numbers(digest)
