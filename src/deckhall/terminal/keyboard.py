"""The keyboard: one line at a time, with the line editing of this machine where it has one."""

from __future__ import annotations

import contextlib


def usual_keyboard(prompt: str) -> str:
    """What the person types, until Enter. EOFError when nobody will type any more."""
    with contextlib.suppress(ImportError):  # Windows has no readline, and needs none
        import readline  # noqa: F401  # importing it is what makes arrow keys and history work
    return input(prompt)
