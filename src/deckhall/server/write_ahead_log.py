"""Checks whether the write-ahead log of a database is intact.

SQLite reads it up to the first damaged frame and silently ignores the rest, so that acknowledged moves would be lost.
An unfinished transaction at the end, left by a crash, is not damage: it was never acknowledged.
"""

from __future__ import annotations

import struct
from pathlib import Path

_HEADER, _FRAME = struct.Struct(">8I"), struct.Struct(">6I")
_MAGICS = {0x377F0682: "<", 0x377F0683: ">"}  # with the byte order of their checksums
_UNFINISHED = 1  # transactions after a break that a crash can explain: the one being written


def is_damaged(log: Path) -> bool:
    """Whether a write-ahead log contains transactions that SQLite would no longer find."""
    content = log.read_bytes()
    if len(content) <= _HEADER.size:
        return False
    magic, _, page, _, salt, other_salt, first, second = _HEADER.unpack_from(content)
    order = _MAGICS.get(magic, "")
    if not order or _checksum(content[:24], order, 0, 0) != (first, second) or not 512 <= page <= 65_536:
        return any(content)
    place, sums, is_whole, lost = _HEADER.size, (first, second), True, 0
    while place + _FRAME.size + page <= len(content):
        _, commits, frame_salt, other_frame_salt, first, second = _FRAME.unpack_from(content, place)
        if (frame_salt, other_frame_salt) == (salt, other_salt):
            if is_whole:
                body = content[place + _FRAME.size : place + _FRAME.size + page]
                sums = _checksum(body, order, *_checksum(content[place : place + 8], order, *sums))
                is_whole = sums == (first, second)
            if not is_whole and commits:
                lost += 1
        elif is_whole:
            is_whole = False  # frames from before the last checkpoint, or a damaged one: later frames tell
        place += _FRAME.size + page
    return lost > _UNFINISHED


def _checksum(content: bytes, order: str, first: int, second: int) -> tuple[int, int]:
    """SQLite's checksum of pairs of numbers, continued from a previous one."""
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for index in range(0, len(words), 2):
        first = (first + words[index] + second) & 0xFFFFFFFF
        second = (second + words[index + 1] + first) & 0xFFFFFFFF
    return first, second
