"""The puzzles shipped with the program, and puzzle files: JSON lines, one puzzle per line, gzipped if named .gz."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from deckhall.puzzles.puzzle import InvalidPuzzle, Puzzle, SpokenPuzzle, from_json, to_json


def read_lines(text: str, where: str) -> list[Puzzle]:
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(from_json(json.loads(line)))
        except (ValueError, InvalidPuzzle) as error:
            raise SpokenPuzzle("fault-puzzle", file=where, line=str(number), why=str(error)) from error
    return found


def load_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise SpokenPuzzle("fault-not-read", file=str(path), why=why) from error
    return read_lines(_text(content, str(path)), str(path))


def _text(content: bytes, name: str) -> str:
    try:
        return (gzip.decompress(content) if name.endswith(".gz") else content).decode()
    except (OSError, EOFError, UnicodeError) as error:
        raise SpokenPuzzle("fault-not-read", file=name, why=str(error)) from error


def save_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    lines = [json.dumps(to_json(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    content = "".join([f"{line}\n" for line in lines]).encode()
    # Compressed without a timestamp, so that the same puzzles give the same file.
    path.write_bytes(gzip.compress(content, mtime=0) if path.suffix == ".gz" else content)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The proven puzzles shipped for a game, easiest first; empty for a game without puzzles."""
    return _shipped(f"{game}.jsonl.gz")


@cache
def judgements(game: str) -> tuple[Puzzle, ...]:
    """The judgement puzzles shipped for a game, easiest first."""
    return _shipped(f"{game}.judgement.jsonl.gz")


def _shipped(name: str) -> tuple[Puzzle, ...]:
    place = files("deckhall.puzzles").joinpath("data", name)
    if not place.is_file():
        return ()
    return tuple(read_lines(_text(place.read_bytes(), name), name))
