"""Small games that tests play beside ours; as a folder for DECKHALL_GAMES they are games from outside the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import deckhall
from deckhall import kits

FOLDER = Path(__file__).parent


@contextmanager
def registered(*games: deckhall.Kit | deckhall.Box) -> Iterator[None]:
    """Games that can be played until the test is over."""
    for game in games:
        deckhall.register(game)
    try:
        yield
    finally:
        for game in games:
            kits.unregister(game.name)
