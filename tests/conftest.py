"""The options of the soaks: how many games they play, and from which seed on."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("soak")
    group.addoption("--games", type=int, help="how many games of each game a soak plays")
    group.addoption("--seed", dest="first_seed", type=int, default=0, help="the seed of the first of them")
