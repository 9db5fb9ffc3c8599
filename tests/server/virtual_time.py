"""An event loop whose clock stands while anything is being done, and jumps to the next timer when nothing is.

Server and people live in the same loop and talk over real sockets, so whatever takes time takes exactly that time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from deckhall.server.store import Store
from deckhall.server.writer import Write

_IN_FLIGHT = 0.001  # seconds of real time that bytes on their way to another socket are waited for


class _Selector(selectors.DefaultSelector):
    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if self.loop.busy or timeout is None:
            return super().select(None)  # a thread wakes us
        ready = super().select(_IN_FLIGHT)
        if not ready:
            self.loop.now += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """`busy` counts what threads are doing: meanwhile no time passes."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.busy = 0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(self, *arguments: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # handed on
        self.busy += 1
        future = super().run_in_executor(*arguments)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: object) -> None:
        self.busy -= 1


def play_in_virtual_time(script: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run what people do and the server for it in one loop."""
    submit = Store._submit

    async def counted(self: Store, write: Write) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.busy += 1
        try:
            await submit(self, write)
        finally:
            loop.busy -= 1

    monkeypatch.setattr(Store, "_submit", counted)
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(script())  # type: ignore[arg-type]  # an Awaitable made by an async function is a Coroutine
