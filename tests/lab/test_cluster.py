"""A cluster: the same table as on one machine, also when a worker dies; and clear words where it does not fit."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from deckhall import cli
from deckhall.lab import cluster
from deckhall.lab.arena import hold, summary
from deckhall.lab.cluster import ClusterTrouble, about_this_process, check
from deckhall.lab.contest import Contest
from deckhall.lab.crew import crew

CONTEST = Contest("ascension", ("easy", "random"), ({"players": 2},), 100, 3)


class Machines:
    """A scheduler and workers, as processes of this machine."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        note = folder / "scheduler.json"
        listen = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.scheduler = self.start("scheduler", *listen, "--scheduler-file", str(note))
        wait_for(note.is_file)
        self.address = json.loads(note.read_text())["address"]
        self.workers = [
            self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(workers)
        ]

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        return subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(30)


@contextmanager
def machines(folder: Path, workers: int) -> Iterator[Machines]:
    found = Machines(folder, workers)
    try:
        yield found
    finally:
        found.stop()


def wait_for(what: Callable[[], object], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not come in time"
        time.sleep(0.05)


def table(played: list[Any]) -> dict[str, Any]:
    found = summary(CONTEST, played)
    for one in found["meetings"]:
        del one["seconds"]
    return found


def workers_of(address: str) -> int:
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        return len(client.scheduler_info(n_workers=-1)["workers"])


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # Dask drops sockets of the dead
def test_a_killed_worker_changes_nothing_and_a_killed_scheduler_leaves_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with machines(tmp_path, 2) as there:
        wait_for(lambda: workers_of(there.address) == 2)

        def end_a_worker(done: int) -> None:
            if done and there.workers[0].poll() is None:
                there.workers[0].send_signal(signal.SIGKILL)
                there.workers[0].wait(30)

        with crew(None, there.address) as (executor, count):
            assert count == 2
            distant = hold(CONTEST, executor, count, file, end_a_worker)
        assert there.workers[0].poll() is not None
        assert table(distant) == table(hold(CONTEST, None, 1, None))

        # The file is what the scheduler leaves behind: cut it short, and let the scheduler die on the way.
        file.write_text("\n".join(file.read_text().splitlines()[:26]) + "\n")

        def end_the_scheduler(done: int) -> None:
            if done > 25 and there.scheduler.poll() is None:
                there.scheduler.send_signal(signal.SIGKILL)
                there.scheduler.wait(30)

        with (
            pytest.raises(ClusterTrouble, match="is gone"),
            crew(None, there.address) as (executor, count),
        ):
            hold(CONTEST, executor, count, file, end_the_scheduler)
    assert 26 < len(file.read_text().splitlines()) < 101
    assert table(hold(CONTEST, None, 1, file)) == table(distant)


def test_workers_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    same = about_this_process()
    check({"a": {"nthreads": 1}}, {"a": same})
    with pytest.raises(ClusterTrouble, match="no workers"):
        check({}, {})
    with pytest.raises(ClusterTrouble, match="a has 4 threads"):
        check({"a": {"nthreads": 4}}, {"a": same})
    with pytest.raises(ClusterTrouble, match=r"b has rules .*, this machine"):
        check(
            {"a": {"nthreads": 1}, "b": {"nthreads": 1}},
            {"a": same, "b": {**same, "rules": {"ascension": 1}}},
        )
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with (
        pytest.raises(ClusterTrouble, match=r"there is no scheduler at tcp://127\.0\.0\.1:9"),
        cluster.cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_bots_cannot_use_several_cores_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["arena", "hard:nodes=9,cores=2", "easy", "--scheduler", "tcp://127.0.0.1:9"])
    assert end.value.code == 2
    assert "several cores on a cluster" in capsys.readouterr().err
