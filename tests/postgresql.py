"""A PostgreSQL for tests, started when the first test needs it and stopped at the end; one for each pytest process."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from deckhall.server.maintenance import migrate_postgresql
from tests.ports import a_free_port

_PATIENCE = 60.0  # seconds


class Cluster:
    """A running PostgreSQL in a folder of its own. It takes no care of its disk: tests lose nothing by that."""

    def __init__(self) -> None:
        binaries = server_binaries()
        if binaries is None:
            pytest.skip("the PostgreSQL server is not installed")
        self._binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="deckhall-postgresql-"))
        self._user = _somebody_else()
        if self._user:
            shutil.chown(self.folder, self._user)
        self.port = a_free_port()
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "deckhall", "-N", "-E", "UTF8", "--locale=C")
        settings = [
            "fsync = off",
            "synchronous_commit = off",
            "full_page_writes = off",
            "max_connections = 300",
            "shared_buffers = 32MB",
            f"port = {self.port}",
            "listen_addresses = '127.0.0.1'",
            f"unix_socket_directories = '{self.folder}'",
        ]
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write("\n".join(settings) + "\n")
        self.start()
        self._migrated = self._create("migrated", "template0")
        migrate_postgresql(self._migrated)

    def start(self) -> None:
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-t", str(int(_PATIENCE)), "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", how, "stop")

    def end(self) -> None:
        subprocess.run(
            self._command("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop"),
            check=False,
            cwd=self.folder,
            capture_output=True,
        )
        shutil.rmtree(self.folder, ignore_errors=True)

    def empty(self) -> str:
        """The address of a new database without any table."""
        return self._create(f"empty_{uuid4().hex[:12]}", "template0")

    def database(self) -> str:
        """The address of a new database with the present schema."""
        return self._create(f"games_{uuid4().hex[:12]}", "migrated")

    def _create(self, name: str, template: str) -> str:
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://deckhall@127.0.0.1:{self.port}/{name}"

    def connect(self, name: str) -> psycopg.Connection:
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                return psycopg.connect(self.url(name), autocommit=True)
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def _run(self, *words: str) -> None:
        done = subprocess.run(
            self._command(*words),
            cwd=self.folder,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        assert done.returncode == 0, (words, done.stderr.decode())

    def _command(self, name: str, *words: str) -> list[str]:
        """A command of PostgreSQL, which refuses to run as root: then somebody else runs it."""
        become = ["setpriv", f"--reuid={self._user}", "--clear-groups"] if self._user else []
        return [*become, str(self._binaries / name), *words]


def server_binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    usual = shutil.which("initdb")
    return Path(usual).parent if usual else None


def _somebody_else() -> str:
    if os.geteuid() != 0:
        return ""
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@cache
def cluster() -> Cluster:
    one = Cluster()
    atexit.register(one.end)
    return one
