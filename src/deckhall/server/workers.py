"""Workers: processes in which the server does what it must not do itself, within limits of time, memory and output.

Whatever comes from outside may be made to run for ever or to grow without end, and a bot may do so by mistake. A worker
that does is killed, and the next job gets a new one; meanwhile the server goes on. A free worker goes to one asker
after the other, so that nobody waits for all that somebody else wants. Workers know the same games and bots as the
server, because they inherit its environment (DECKHALL_GAMES, DECKHALL_BOTS).
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any

import msgspec

from deckhall.server.messages import Refusal, encode
from deckhall.server.refusals import Refuse
from deckhall.server.speech import read_catalogue

log = logging.getLogger("deckhall.server")

Job = Callable[..., bytes]

_STARTING = 60.0  # seconds until a new process must be ready
_ENDING = 5.0  # seconds until a process that hung up has ended
_TIME_IS_UP = -getattr(signal, "SIGPROF", 0)  # how a process ends that used too much processor time
_DONE, _REFUSED, _OVERRUN, _FAILED = b"+", b"-", b"o", b"!"  # how a job ended: the first byte of an answer


class Overrun(Exception):
    """A job needed more than it may; the message says of what."""


class Lost(Exception):
    """A process ended before its job was done."""


@dataclass(frozen=True)
class Limits:
    """What a job may take."""

    seconds: float = 5.0  # of processor time, where the system can limit it
    patience: float = 20.0  # seconds, however busy the machine is
    memory: int = 1024 * 1024 * 1024  # bytes of address space, where the system can limit it
    output: int = 64 * 1024 * 1024  # bytes


class Turns:
    """So many at a time. Those who wait are served in turn, one for each asker, however many an asker has waiting."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the asker whose turn is next comes first

    async def take(self, asker: str) -> None:
        """Wait for a turn, which must be given back."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        while self._waiting:
            asker = next(iter(self._waiting))
            line = self._waiting.pop(asker)
            turn = line.popleft()
            if line:
                self._waiting[asker] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Workers:
    """A few processes that do one job at a time each. They are started when they are first needed."""

    def __init__(
        self, processes: int, limits: Limits | None = None, waiting: int = 30, of_one: int = 10
    ) -> None:
        self._limits = limits or Limits()
        self._turns = Turns(processes)
        self._threads = ThreadPoolExecutor(processes, "deckhall-workers")
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._most_waiting, self._most_of_one = waiting, of_one
        self._asked: dict[str, int] = {}  # jobs that wait or are being done, by asker
        self.waiting = 0  # all of them
        self._closed = False

    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        return [worker.process_id for worker in (*self._idle, *self._busy)]

    async def run(self, job: Job, *arguments: Any, asker: str) -> bytes:
        """What a job answers. It may Refuse; the server refuses when too many jobs wait already, or of this asker."""
        if self.waiting >= self._most_waiting or self._asked.get(asker, 0) >= self._most_of_one:
            raise Refuse("busy", status=503)
        content = bytes(ForkingPickler.dumps((job, arguments)))
        self._count(asker, 1)
        try:
            await self._turns.take(asker)
            return await asyncio.wrap_future(self._start(content))
        finally:
            self._count(asker, -1)

    def _count(self, asker: str, change: int) -> None:
        self.waiting += change
        self._asked[asker] = self._asked.get(asker, 0) + change
        if not self._asked[asker]:
            del self._asked[asker]

    def _start(self, content: bytes) -> Future[bytes]:
        """Begin a job. A thread sees it through and keeps the turn, even if nobody waits for it any longer."""
        loop = asyncio.get_running_loop()
        job = self._threads.submit(self._do, content)

        def done(_: Future[bytes]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits for a turn
                loop.call_soon_threadsafe(self._turns.give_back)

        job.add_done_callback(done)
        return job

    def _do(self, content: bytes) -> bytes:
        """Have a job done. Runs in a thread, which only waits."""
        worker = self._take()
        self._busy.add(worker)
        if self._closed:
            worker.stop()
        try:
            answer = worker.do(content)
        except (Overrun, Lost) as problem:
            worker.kill()
            log.warning("worker_replaced", extra={"problem": str(problem)})
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return _read(answer)

    def _take(self) -> _Worker:
        """An idle worker, or a new one."""
        while True:
            try:
                worker = self._idle.pop()
            except IndexError:
                return _Worker(self._limits)
            if worker.is_alive():
                return worker
            worker.kill()

    def close(self) -> None:
        """End all processes, also those at work."""
        self._closed = True
        for worker in list(self._busy):
            worker.stop()
        while self._idle:
            self._idle.pop().kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """One process and the line to it."""

    def __init__(self, limits: Limits) -> None:
        context = multiprocessing.get_context("spawn")
        self._limits = limits
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, limits), daemon=True)
        self._process.start()
        theirs.close()
        self._is_ready = False

    @property
    def process_id(self) -> int:
        return self._process.pid or 0

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def do(self, content: bytes) -> bytes:
        """The answer to a job, with its first byte."""
        try:
            if not self._is_ready:
                self._hear(_STARTING)
                self._is_ready = True
            self._line.send_bytes(content)
            answer = self._hear(self._limits.patience)
        except (EOFError, OSError) as error:
            self._process.join(_ENDING)
            if self._process.exitcode == _TIME_IS_UP:
                raise Overrun(f"it takes longer than {self._limits.seconds:g} seconds") from error
            raise Lost("its process ended") from error
        if answer.startswith(_OVERRUN):
            raise Overrun(answer[1:].decode())
        return answer

    def _hear(self, seconds: float) -> bytes:
        if not self._line.poll(seconds):
            raise Overrun(f"it took longer than {seconds:g} seconds")
        return self._line.recv_bytes(self._limits.output + 1)

    def stop(self) -> None:
        """End the process; whoever waits for it hears of it."""
        self._process.kill()

    def kill(self) -> None:
        """End the process and the line."""
        self._process.kill()
        self._process.join()
        self._line.close()


def _read(answer: bytes) -> bytes:
    """The content of an answer, or the exception it tells of."""
    how, content = answer[:1], answer[1:]
    if how == _DONE:
        return content
    if how == _REFUSED:
        status, refusal = msgspec.json.decode(content, type=tuple[int, Refusal])
        raise Refuse(refusal.reason, status=status, detail=refusal.detail, **refusal.args)
    raise RuntimeError(f"a job failed in its process:\n{content.decode()}")


# -- in the process ------------------------------------------------------------------------------


def begin() -> None:
    """What every process of the server does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # sockets come first


def _end_with_server() -> None:
    """A server that was killed cannot end its processes: they end themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work(line: Connection, limits: Limits) -> None:
    """Do jobs until the line ends."""
    begin()
    read_catalogue()
    _limit_memory(limits.memory)
    line.send_bytes(b"")
    while True:
        try:
            job, arguments = line.recv()
        except (EOFError, OSError):
            return
        _set_alarms(limits.seconds, limits.patience)
        answer = _answer(job, arguments)
        if len(answer) > limits.output:
            answer = _OVERRUN + b"its answer is too long"
        _set_alarms(0, 0)
        line.send_bytes(answer)
        if answer.startswith(_OVERRUN):
            return  # whoever came to the end of the memory is not to be trusted with another job


def _answer(job: Job, arguments: tuple[Any, ...]) -> bytes:
    try:
        return _DONE + job(*arguments)
    except Refuse as refusal:
        return _REFUSED + encode((refusal.status, refusal.body()))
    except MemoryError:
        return _OVERRUN + b"it needs too much memory"
    except Exception:
        return _FAILED + traceback.format_exc().encode(errors="replace")


def _limit_memory(size: int) -> None:
    with suppress(ImportError, OSError, ValueError):  # not every system can
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _set_alarms(seconds: float, patience: float) -> None:
    """The system itself ends a process that uses too much processor time, or whose server has died. 0 takes it back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(math.ceil(patience) + 1 if patience else 0)
