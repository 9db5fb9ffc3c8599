"""Running on a cluster: a Dask scheduler and its workers, which must play the same games by the same rules."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any, Final

import deckhall
from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError
from deckhall.kits import boxes

PATIENCE: Final = 10  # seconds to wait for a scheduler


class ClusterTrouble(Spoken, GameError):
    """A cluster that cannot be reached, has unsuitable workers, or was lost during the work."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a scheduler as an executor, checked before any work is sent."""
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterTrouble("fault-extra", extra="cluster", why=str(error)) from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterTrouble("fault-no-scheduler", address=address) from error
    try:
        workers = client.scheduler_info(n_workers=-1)["workers"]
        try:
            reports = client.run(about_this_process)
        except ImportError as error:
            raise ClusterTrouble("fault-worker-import", why=str(error)) from error
        check(workers, reports)
        # Tasks are not "pure" in Dask's sense: two equal games of a contest are two games.
        yield client.get_executor(pure=False), len(workers)
    except (CancelledError, OSError) as error:
        raise ClusterTrouble("fault-scheduler-gone", address=address) from error
    finally:
        client.close(timeout=PATIENCE)


def about_this_process() -> dict[str, Any]:
    """What must agree everywhere for games to be the same; runs on every worker."""
    return {
        "deckhall": deckhall.__version__,
        "rules": {box.name: box.rules for box in boxes()},
        "Python": ".".join(platform.python_version_tuple()[:2]),
    }


def check(workers: dict[str, Any], reports: dict[str, Any]) -> None:
    """Refuse workers that would play different games, or several in one process."""
    if not workers:
        raise ClusterTrouble("fault-no-workers")
    for name, about in workers.items():
        if about["nthreads"] != 1:
            raise ClusterTrouble("fault-worker-threads", worker=name, threads=str(about["nthreads"]))
    here = about_this_process()
    for name, there in reports.items():
        for what, mine in here.items():
            if there[what] != mine:
                theirs, ours = f"{what} {there[what]}", f"{what} {mine}"
                raise ClusterTrouble("fault-worker-differs", worker=name, theirs=theirs, ours=ours)
