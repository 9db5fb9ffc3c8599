"""The version of the judge of an analysis: analyses by another version are repeated."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.network import FILE
from deckhall.kits import kit, resolve

METHOD: Final = 2  # raised whenever the same value would lead to other labels


@cache
def judge_version(game: str) -> str:
    """The method of the analysis and the game's learnt value, as one word."""
    learner: Learner = resolve(str(kit(game).learner))
    value = files(learner.package).joinpath(FILE).read_bytes()
    return f"{METHOD}-{hashlib.blake2b(value, digest_size=6).hexdigest()}"
