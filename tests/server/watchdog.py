"""A watchdog on an event loop: how much processor time its longest callbacks take.

Nothing on the server's loop may take long, because meanwhile nobody else is answered. Processor time of the loop's
thread is measured, so that a busy machine does not count.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LONGEST = 0.005  # seconds


class Watchdog:
    """The callbacks of one thread's loop, the longest first."""

    def __init__(self, thread: threading.Thread) -> None:
        self.thread = thread
        self.seen: list[tuple[float, str]] = []

    def longest(self, number: int = 10) -> list[tuple[float, str]]:
        return sorted(self.seen, reverse=True)[:number]


@contextmanager
def watching(thread: threading.Thread) -> Iterator[Watchdog]:
    """Measure every callback that the loop of this thread runs. Garbage is left lying meanwhile."""
    watchdog = Watchdog(thread)
    run = asyncio.Handle._run

    def measured(handle: Any) -> None:
        if threading.current_thread() is not thread:
            run(handle)
            return
        started = time.thread_time()
        run(handle)
        took = time.thread_time() - started
        if took > LONGEST / 10:
            watchdog.seen.append((took, _name(handle)))

    gc.collect()
    gc.disable()
    asyncio.Handle._run = measured  # type: ignore[assignment, method-assign]  # the loop offers no other place
    try:
        yield watchdog
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]  # as it was
        gc.enable()


def _name(handle: Any) -> str:
    """What a callback was: of a task the coroutine that it carries on, and where it waits now."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return repr(handle._callback)[:120]
    frames = task.get_stack(limit=3)
    where = [f"{frame.f_code.co_name}:{frame.f_lineno}" for frame in frames]
    return f"{getattr(task.get_coro(), '__qualname__', task)} {where}"
