"""Servers for the tests, on which the small games of tests/games can be played as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from deckhall import kits
from tests import games
from tests.server import people
from tests.server.people import RunningServer, config, running

# Tests and files of them that run on PostgreSQL, too: those in EVERYWHERE in every run, all but ONE_FILE in a soak.
EVERYWHERE = {
    "test_lobby",
    "test_a_lost_connection_resumes_from_its_number",
    "test_declining_looks_like_being_unable",
    "test_two_people_play_by_link_while_a_third_looks_on",
    "test_a_finished_game_is_kept_with_who_played_and_how_it_ended",
    "test_everything_about_me_is_deleted_and_others_keep_their_games",
    "test_a_passkey_makes_another_browser_the_same_guest",
    "test_who_is_away_is_told_once_until_they_have_looked",
}
ONE_FILE = {  # about the file itself, about one process and its memory, or without a server
    "test_attack",
    "test_chaos",
    "test_crash",
    "test_faults",
    "test_fuzz",
    "test_hosting",
    "test_loop",
    "test_mutated_records",
    "test_security",
    "test_several",
    "test_store",
    "test_version_0",
    "test_wire",
    "test_workers",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in ONE_FILE or not {"server", "tmp_path"} & set(metafunc.fixturenames):
        return
    marks = () if {module, metafunc.function.__name__} & EVERYWHERE else (pytest.mark.soak,)
    others = [pytest.param(mode, marks=marks, id=mode) for mode in ("postgresql", "relayed")]
    metafunc.parametrize("mode", [pytest.param("sqlite", id="sqlite"), *others], indirect=True)


@pytest.fixture(autouse=True)
def mode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the servers of a test store their games in."""
    name: str = getattr(request, "param", "sqlite")
    monkeypatch.setattr(people, "mode", name)
    return name


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kits.FOLDERS, str(games.FOLDER))


@pytest.fixture
def server(tmp_path: Path, small_games: None, mode: str) -> Iterator[RunningServer]:
    with running(config(tmp_path)) as server:
        yield server
