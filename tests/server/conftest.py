"""Servers for the tests, on which the small games of tests/games can be played as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from deckhall import kits
from tests import games
from tests.server.people import RunningServer, config, running


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kits.FOLDERS, str(games.FOLDER))


@pytest.fixture
def server(tmp_path: Path, small_games: None) -> Iterator[RunningServer]:
    with running(config(tmp_path)) as server:
        yield server
