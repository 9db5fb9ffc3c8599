"""The keyboard: one line at a time, with line editing if this machine has it."""

from __future__ import annotations

import contextlib


def usual_keyboard(prompt: str) -> str:
    """A line typed by the person. Raises EOFError at the end of input."""
    with contextlib.suppress(ImportError):  # Windows has no readline, and needs none
        import readline  # noqa: F401  # importing it is what makes arrow keys and history work
    return input(prompt)
