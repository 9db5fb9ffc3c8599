"""Highest Card can be played in these tests, and in no others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games import registered
from tests.games.highest_card import BOX


@pytest.fixture(autouse=True, scope="package")
def highest_card() -> Iterator[None]:
    with registered(BOX):
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("soak")
    group.addoption("--games", type=int, default=1000, help="how many random games of each game a soak plays")
    group.addoption("--seed", dest="first_seed", type=int, default=0, help="the seed of the first of them")
