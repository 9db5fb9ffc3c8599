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
