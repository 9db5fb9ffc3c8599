"""Studying: a start, a sequence of answers, and what comes of them. Lessons, puzzles and variations are built on it."""

from deckhall.study.session import DONE, FAILED, OPEN, Line, NotPossible, Session, Variation, Watcher

__all__ = ["DONE", "FAILED", "OPEN", "Line", "NotPossible", "Session", "Variation", "Watcher"]
