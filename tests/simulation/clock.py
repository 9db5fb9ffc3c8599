"""A virtual clock: one event loop for several simulated processes, which can be frozen and killed.

Time passes only when nothing is left to do. What belongs to a process runs in its context; of a frozen process nothing
runs until it thaws, of a dead one nothing at all. Threads are greenlets: they run until they wait for something.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from greenlet import GreenletExit, getcurrent, greenlet

T = TypeVar("T")

_MOST_STEPS = 3_000_000  # of one simulation: more are an endless loop

here: contextvars.ContextVar[Process | None] = contextvars.ContextVar("here", default=None)


class Process:
    """A simulated process, or a person's device."""

    def __init__(self, loop: SimulatedLoop, name: str, skew: float = 0.0) -> None:
        self.loop = loop
        self.name = name
        self.skew = skew  # seconds by which its clock is wrong
        self.is_dead = False
        self.is_frozen = False
        self.at_death: list[Callable[[], None]] = []
        self.held: list[asyncio.Handle] = []
        self._context = contextvars.copy_context()
        self._context.run(here.set, self)
        loop.processes.append(self)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return self.loop.create_task(work, context=self._context.copy())

    def call_later(self, seconds: float, then: Callable[[], object]) -> None:
        self.loop.call_later(seconds, then, context=self._context.copy())

    def freeze(self) -> None:
        self.is_frozen = True

    def thaw(self) -> None:
        self.is_frozen = False
        self.loop.take_up(self.held)
        self.held = []

    def kill(self) -> None:
        self.is_dead = True
        self.held = []
        for then in self.at_death:
            then()


class SimulatedLoop(asyncio.BaseEventLoop):
    """An event loop without sockets and without time of its own."""

    _ready: deque[Any]  # of asyncio's own, whose types say nothing of it
    _scheduled: list[Any]

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self.processes: list[Process] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.threads: list[greenlet] = []
        self.errors: list[BaseException] = []  # with which tasks ended
        self.is_ending = False
        self.set_task_factory(self._note_task)

    def time(self) -> float:
        return self.now

    def _note_task(
        self, _: object, work: Any, context: contextvars.Context | None = None
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=self, context=context)
        self.tasks.append(task)
        return task

    def take_up(self, handles: list[asyncio.Handle]) -> None:
        self._ready.extend(handles)

    def _run_once(self) -> None:
        self.steps += 1
        assert self.steps < _MOST_STEPS, "it goes on for ever"
        if not self._ready:
            assert self._scheduled, "nothing will ever happen again"
            timer = heapq.heappop(self._scheduled)
            timer._scheduled = False
            if timer._cancelled:
                return
            self.now = max(self.now, timer._when)
            self._ready.append(timer)
        handle = self._ready.popleft()
        if handle._cancelled:
            return
        process = handle._context.get(here)
        if process is not None and process.is_dead:
            return
        if process is not None and process.is_frozen:
            process.held.append(handle)
            return
        handle._run()

    def _timer_handle_cancelled(self, handle: object) -> None:
        pass  # it is thrown away when its time has come

    def _write_to_self(self) -> None:
        pass  # nobody sleeps who would have to be woken

    def run_in_executor(self, executor: object, work: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:  # type: ignore[override]  # no other thread ever runs
        return self.thread(lambda: work(*arguments))

    def thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Run something that may wait as a thread does."""
        future: asyncio.Future[T] = self.create_future()

        def run() -> None:
            try:
                result = work()
            except GreenletExit:
                return
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        thread = greenlet(run)
        thread.gr_context = contextvars.copy_context()
        self.threads.append(thread)
        self.call_soon(thread.switch)
        return future

    def pause(self, seconds: float) -> None:
        """Let a thread wait."""
        thread = getcurrent()
        self.call_later(seconds, thread.switch)
        self._leave(thread)

    def condition(self) -> SimulatedCondition:
        return SimulatedCondition(self)

    def wait_for(self, future: asyncio.Future[T]) -> T:
        """Let a thread wait for something."""
        thread = getcurrent()
        if not future.done():
            future.add_done_callback(lambda _: thread.switch())
            self._leave(thread)
        return future.result()

    def _leave(self, thread: greenlet) -> None:
        if self.is_ending:
            raise GreenletExit
        assert thread.parent is not None, "only threads may wait"
        thread.parent.switch()

    def play(self, script: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, and leave nothing behind."""
        try:
            return self.run_until_complete(script)
        finally:
            self._bury()
            self.close()

    def _bury(self) -> None:
        """End whatever is still waiting, the tasks of the dead too, without letting it do anything more."""
        self.is_ending = True
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that nobody awaits last wishes
            self._end_all()
        self._ready.clear()
        self._scheduled.clear()

    def _end_all(self) -> None:
        for process in self.processes:
            process.is_dead = True
        for thread in self.threads:
            if not thread.dead:
                with suppress(Exception):
                    thread.throw(GreenletExit)
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own
                work = task.get_coro()
                assert work is not None
                with suppress(BaseException):
                    work.close()
            elif not task.cancelled():
                error = task.exception()  # whoever was to look at it may be dead
                if error is not None:
                    self.errors.append(error)


class SimulatedCondition:
    """What threads of one process wait at for each other."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass

    def notify_all(self) -> None:
        pass

    def wait_for(self, is_so: Callable[[], bool], seconds: float) -> bool:
        until = self._loop.now + seconds
        while not is_so() and self._loop.now < until:
            self._loop.pause(0.05)
        return is_so()
