"""A seat at the table: everything a bot gets to see. The real state is hidden behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State


class Question:
    """The question that the seat must answer."""

    __slots__ = ("options", "player", "prompt")

    def __init__(self, player: int, prompt: str, options: list[Option]) -> None:
        self.player: Final = player
        self.prompt: Final = prompt
        self.options: Final = options


class Seat:
    """What one player may know when they must decide: the view, the question, its options, and imagined deals."""

    def __init__(self, table: Game | State, player: int) -> None:
        state = table.state if isinstance(table, Game) else table
        asked = state.decision
        if asked is None or asked.player != player:
            raise GameError(f"player {player} has no decision to make now")
        self.player: Final = player
        self.decision: Final = Question(player, asked.prompt, asked.options.copy())
        # Bound to the state here, so that no attribute of a seat leads to the state.
        self.view: Final[Callable[[], dict[str, Any]]] = lambda: state.view(player)
        self.describe: Final[Callable[[Option], dict[str, Any]]] = lambda option: state.describe(option)
        self.imagine: Final[Callable[[int], State]] = lambda seed: state.imagine(player, key_of(seed))


class Waiting:
    """What one player may know while somebody else decides openly: imagined deals, for thinking ahead.

    Whoever is asked in secret, others cannot know it, so there is no waiting for them.
    """

    def __init__(self, table: Game | State, player: int) -> None:
        state = table.state if isinstance(table, Game) else table
        asked = state.decision
        if asked is None or asked.player == player or asked.secret:
            raise GameError(f"player {player} does not wait for an open decision of somebody else now")
        self.player: Final = player
        self.imagine: Final[Callable[[int], State]] = lambda seed: state.imagine(player, key_of(seed))
