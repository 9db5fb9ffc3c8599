"""The workers for many games: this process, several processes, or the machines of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Annotated, TypeVar

import typer

Task = TypeVar("Task")
Result = TypeVar("Result")

Workers = Annotated[
    int | None,
    typer.Option(
        help="Number of processes; 1 plays in this process. Default: all cores.", min=1, metavar="N"
    ),
]
Scheduler = Annotated[
    str | None,
    typer.Option(
        help="Address of a Dask scheduler whose workers do the work, for example tcp://scheduler:8786.",
        metavar="ADDRESS",
        envvar="DECKHALL_SCHEDULER",
        show_envvar=False,
    ),
]


@contextmanager
def crew(workers: int | None, scheduler: str | None = None) -> Iterator[tuple[Executor | None, int]]:
    """An executor and its number of workers; None: everything runs in this process.

    When a run is stopped, started tasks are finished and waiting ones are dropped.
    """
    if scheduler is not None:
        from deckhall.lab.cluster import cluster

        with cluster(scheduler) as (distant, count):
            yield distant, count
        return
    count = workers or os.cpu_count() or 1
    if count == 1:
        yield None, 1
        return
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    try:
        yield executor, count
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def finished(
    work: Callable[[Task], Result], tasks: Iterable[Task], executor: Executor | None, workers: int
) -> Iterator[Result]:
    """The results as they arrive; at most two tasks per worker are queued."""
    if executor is None:
        yield from map(work, tasks)
        return
    waiting: set[Future[Result]] = set()
    for task in tasks:
        waiting.add(executor.submit(work, task))
        while len(waiting) >= 2 * workers:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
