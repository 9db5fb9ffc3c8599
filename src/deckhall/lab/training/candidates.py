"""Bots of a training in progress, by the number of their generation, for the arena.

    deckhall arena deckhall.lab.training.candidates:candidate:generation=2,nodes=100 normal

The environment variable DECKHALL_TRAINING names the folder of the training.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from deckhall.bots.bot import NormalBot
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Judge
from deckhall.lab.training.practice import judge_with

FOLDER: Final = "DECKHALL_TRAINING"
CANDIDATE: Final = f"{__name__}:candidate"
GREEDY: Final = f"{__name__}:greedy"


def value_file(folder: Path, generation: int) -> Path:
    """The path of a generation's value."""
    return folder / f"generation-{generation}" / "value.json"


def candidate(
    game: str, seed: int, generation: int = 1, nodes: int | None = None, milliseconds: int | None = None
) -> HardBot | None:
    """A bot that searches with the value of a generation; None if that generation has not learnt this game."""
    judge = judge_of_generation(game, generation)
    return None if judge is None else HardBot(game, judge, seed, nodes, milliseconds)


def greedy(game: str, seed: int, generation: int = 1) -> NormalBot | None:
    """A bot that plays what the value of a generation rates best, without a search; None as above."""
    judge = judge_of_generation(game, generation)
    return None if judge is None else NormalBot(judge, seed)


def judge_of_generation(game: str, generation: int) -> Judge | None:
    """The judge with the value of a generation."""
    folder = Path(os.environ.get(FOLDER, ""))
    file = value_file(folder, generation)
    return judge_with(game, str(file)) if folder.name == game and file.is_file() else None
