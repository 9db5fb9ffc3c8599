"""Puzzles: turns with something to find, proven by search, and choices supported by many played-out games.

`deckhall puzzles` makes, lists and proves them.
"""

from deckhall.puzzles.attempt import PuzzleAttempt
from deckhall.puzzles.collection import judgements, load_puzzles, puzzles
from deckhall.puzzles.puzzle import BEST, JUDGEMENT, KINDS, TASK, WIN, Goal, InvalidPuzzle, Proof, Puzzle
from deckhall.puzzles.setter import Setter, proven_again, setter

__all__ = [
    "BEST",
    "JUDGEMENT",
    "KINDS",
    "TASK",
    "WIN",
    "Goal",
    "InvalidPuzzle",
    "Proof",
    "Puzzle",
    "PuzzleAttempt",
    "Setter",
    "judgements",
    "load_puzzles",
    "proven_again",
    "puzzles",
    "setter",
]
