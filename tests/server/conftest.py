"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import RunningServer, config, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(config(tmp_path)) as server:
        yield server
