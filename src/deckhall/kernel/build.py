"""Which build is running: the plain Python source, or the same source compiled."""

from __future__ import annotations

from deckhall.kernel import state


def compiled() -> bool:
    """Whether the running kernel is the compiled one."""
    return not str(state.__file__).endswith(".py")
