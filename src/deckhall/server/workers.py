"""Workers: processes for untrusted or slow work, with limits on time, memory and output.

Client data may be crafted to run forever or to grow without bound, and a bot may do so by mistake. Such a worker is
killed, and the next job gets a new one; meanwhile the server goes on. A free worker serves the askers in turn, so that
nobody waits for all jobs of somebody else. Workers know the same games and bots as the server, because they inherit its
environment (DECKHALL_GAMES, DECKHALL_BOTS).
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
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any

import msgspec

from deckhall.server.messages import Refusal, encode
from deckhall.server.refusals import Refuse
from deckhall.server.speech import read_catalogue

log = logging.getLogger("deckhall.server")

Job = Callable[..., bytes]

_STARTING = 60.0  # seconds within which a new process must be ready
_ENDING = 5.0  # seconds within which a disconnected process must have ended
_TIME_IS_UP = -getattr(signal, "SIGPROF", 0)  # exit status of a process that used too much processor time
_REMEMBERED = 32  # `near` keys remembered per process
_DONE, _REFUSED, _OVERRUN, _FAILED = b"+", b"-", b"o", b"!"  # how a job ended: the first byte of an answer


class Overrun(Exception):
    """A job exceeded a limit; the message says which."""


class Lost(Exception):
    """A process ended before its job was done."""


@dataclass(frozen=True)
class Limits:
    """The limits of a job."""

    seconds: float = 5.0  # of processor time, if the system can limit it
    patience: float = 20.0  # seconds of real time, however busy the machine is
    memory: int = 1024 * 1024 * 1024  # bytes of address space, if the system can limit it
    output: int = 64 * 1024 * 1024  # bytes
    nice: int = 10  # how far workers stand behind the server, if the system supports it: sockets come first


class Turns:
    """A limited number at a time. Waiting askers are served in turn, however many requests each has waiting."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the asker whose turn is next comes first

    @property
    def free(self) -> int:
        """How many could have a turn at once."""
        return self._free

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
    """A few processes that do one job at a time each. They are started when first needed."""

    def __init__(
        self, processes: int, limits: Limits | None = None, waiting: int = 30, of_one: int = 10
    ) -> None:
        self._limits = limits or Limits()
        self._turns = Turns(processes)
        self._threads = ThreadPoolExecutor(processes, "deckhall-workers")
        self._idle: list[_Worker] = []
        self._choosing = threading.Lock()  # threads take workers at the same time
        self._busy: set[_Worker] = set()
        self._most_waiting, self._most_of_one = waiting, of_one
        self._asked: dict[str, int] = {}  # waiting and running jobs, by asker
        self.waiting = 0  # the total
        self._closed = False

    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process_id for worker in (*self._idle, *self._busy)]

    def is_one_idle(self) -> bool:
        """Whether a running process has nothing to do, and nobody waits."""
        return self._turns.free > 0 and len(self._idle) > 0

    async def run(self, job: Job, *arguments: Any, asker: str, near: str = "") -> bytes:
        """The answer of a job. The job may Refuse; so does this method if too many jobs wait, in total or of this
        asker.

        It goes to the process that did the last job with the same `near`, if that one is free: it may have cached
        something.
        """
        if self.waiting >= self._most_waiting or self._asked.get(asker, 0) >= self._most_of_one:
            raise Refuse("busy", status=503)
        content = bytes(ForkingPickler.dumps((job, arguments)))
        self._count(asker, 1)
        try:
            await self._turns.take(asker)
            return await asyncio.wrap_future(self._start(content, near))
        finally:
            self._count(asker, -1)

    def _count(self, asker: str, change: int) -> None:
        self.waiting += change
        self._asked[asker] = self._asked.get(asker, 0) + change
        if not self._asked[asker]:
            del self._asked[asker]

    def _start(self, content: bytes, near: str) -> Future[bytes]:
        """Begin a job. A thread sees it through and keeps the turn, even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        job = self._threads.submit(self._do, content, near)

        def done(_: Future[bytes]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits for a turn
                loop.call_soon_threadsafe(self._turns.give_back)

        job.add_done_callback(done)
        return job

    def _do(self, content: bytes, near: str) -> bytes:
        """Have a job done. Runs in a thread, which only waits."""
        worker = self._take(near)
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

    def _take(self, near: str) -> _Worker:
        """An idle worker, if possible the last one with this `near`, or a new one."""
        while True:
            with self._choosing:
                if not self._idle:
                    worker = _Worker(self._limits)
                    worker.keep(near)
                    return worker
                known = [worker for worker in self._idle if near and near in worker.near]
                worker = known[-1] if known else self._idle[-1]
                self._idle.remove(worker)
            if worker.is_alive():
                worker.keep(near)
                return worker
            worker.kill()

    def close(self) -> None:
        """End all processes, even busy ones."""
        self._closed = True
        for worker in list(self._busy):
            worker.stop()
        while self._idle:
            self._idle.pop().kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """One process and the connection to it."""

    def __init__(self, limits: Limits) -> None:
        context = multiprocessing.get_context("spawn")
        self._limits = limits
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, limits), daemon=True)
        self._process.start()
        _put_behind(self._process, limits.nice)  # at once: loading the games takes longer than most jobs
        theirs.close()
        self._is_ready = False
        self.near: deque[str] = deque(maxlen=_REMEMBERED)  # the `near` keys of its last jobs

    def keep(self, near: str) -> None:
        """Remember the `near` key of the next job."""
        if near and near not in self.near:
            self.near.append(near)

    @property
    def process_id(self) -> int:
        return self._process.pid or 0

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def do(self, content: bytes) -> bytes:
        """The raw answer to a job, including its first byte."""
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
        """End the process; those who wait for it are notified."""
        self._process.kill()

    def kill(self) -> None:
        """End the process and the connection."""
        self._process.kill()
        self._process.join()
        self._line.close()


def _put_behind(process: BaseProcess, nice: int) -> None:
    """Let the system prefer this process to that one."""
    if hasattr(os, "setpriority") and process.pid is not None:
        with suppress(OSError):  # it has ended
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, os.getpid()) + nice)


def _read(answer: bytes) -> bytes:
    """The content of an answer; raises the exception it stands for."""
    how, content = answer[:1], answer[1:]
    if how == _DONE:
        return content
    if how == _REFUSED:
        status, refusal = msgspec.json.decode(content, type=tuple[int, Refusal])
        raise Refuse(refusal.reason, status=status, detail=refusal.detail, **refusal.args)
    raise RuntimeError(f"a job failed in its process:\n{content.decode()}")


# -- in the process ------------------------------------------------------------------------------


def begin() -> None:
    """Set up a process of the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End this process when its server has been killed and cannot do it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work(line: Connection, limits: Limits) -> None:
    """Do jobs until the connection ends."""
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
            return  # a worker that ran out of memory gets no further jobs


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
    """Let the system end a process that uses too much processor time, or whose server has died. 0 cancels it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(math.ceil(patience) + 1 if patience else 0)
