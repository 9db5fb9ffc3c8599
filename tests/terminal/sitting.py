"""People at a terminal, for tests: a keyboard that types what a test says, and a screen that is kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import deckhall
from deckhall.kernel.game import Game
from deckhall.terminal.screen import FORGET, Screen
from deckhall.terminal.seats import Seat
from deckhall.terminal.table import Table
from deckhall.terminal.words import Words, text_choices

PEOPLE = (Seat(name="Anna"), Seat(name="Ben"))
MOST_KEYS = 20_000


class Sitting:
    """A table with its screen. What was printed before each key is in `screens`."""

    def __init__(
        self,
        place: Path,
        keys: Sequence[str] = (),
        *,
        game: Game | None = None,
        seats: Sequence[Seat] = PEOPLE,
        language: str = "en",
        picture: bool = True,
        width: int = 80,
        height: int = 24,
        is_only_shown: bool = False,
        **setup: Any,
    ) -> None:
        self.paper = StringIO()
        self.screens: list[str] = []
        self.keys: Iterator[str] = iter(keys)
        if game is None:
            game = deckhall.new_game(
                "ascension", **{"seed": 7, "players": len(seats), "first_player": 0, **setup}
            )
        console = Console(
            file=self.paper,
            force_terminal=picture,
            width=width,
            height=height,
            color_system="truecolor" if picture else None,
            highlight=False,
            legacy_windows=False,
        )
        words = Words(language, game.box.name, text_choices(game), seats)
        self.table = Table(
            game, seats, words, Screen(console, words, False, is_only_shown), self.keyboard, place, bot_seed=7
        )

    def keyboard(self, prompt: str) -> str:
        self.paper.write(prompt)
        self.screens.append(self.paper.getvalue())
        self.paper.seek(0)
        self.paper.truncate()
        try:
            return next(self.keys)
        except StopIteration:
            raise EOFError from None

    def play(self) -> Sitting:
        self.table.play()
        self.screens.append(self.paper.getvalue())
        return self

    @property
    def said(self) -> str:
        """Everything that was printed, without colours."""
        return plain("\n".join(self.screens))

    @property
    def last(self) -> str:
        return plain(self.screens[-2])


def plain(printed: str) -> str:
    """Print without colours and other codes; a cleared screen is a form feed."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", printed.replace(FORGET, "\f"))


def any_keys(sitting: Callable[[], Sitting], seed: int) -> Iterator[str]:
    """Keys of somebody who plays at random, but plays on."""
    random = Random(seed)
    for _ in range(MOST_KEYS):
        table = sitting().table
        decision = table.game.decision
        if decision is None:
            return
        answers = len(table.choices(table.game.view(decision.player)))
        key = str(random.randint(1, answers)) if answers else "e"
        yield random.choice([key] * 6 + ["a", "p", "e", "u"])
    raise AssertionError("the game does not end")


def play_at_random(place: Path, seed: int, **setup: Any) -> Sitting:
    """A whole game by random keys."""
    sitting = Sitting(place, **setup)
    sitting.keys = any_keys(lambda: sitting, seed)
    return sitting.play()
