"""Finding and proving the puzzles of one game. A kit names the setter of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

import deckhall
from deckhall import bots
from deckhall.bots.bot import Bot
from deckhall.bots.seat import Seat
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.kits import kit, kits, resolve
from deckhall.puzzles.guide import Guide
from deckhall.puzzles.judgement import still_judged
from deckhall.puzzles.puzzle import JUDGEMENT, Goal, InvalidPuzzle, Proof, Puzzle, SpokenPuzzle

Chooser = Callable[[State], Option]
# The bots that try every puzzle, and how often: one try is enough for a bot without randomness.
TRIES: Mapping[str, int] = {"easy": 5, "normal": 1, "hard": 1}
NODES: Final = 150  # playouts per answer for the strongest of them


class Setter:
    """Finds puzzles in games that bots play, and proves them."""

    GUIDE: ClassVar[str]  # the class of its Guide, as "module:Class"

    def from_game(self, seed: int) -> list[Puzzle]:
        """The puzzles found in one game; the same seed finds the same ones."""
        raise NotImplementedError

    def judgements_from_game(self, seed: int) -> list[Puzzle]:
        """The judgement puzzles found in one game; empty for games without them."""
        return []

    def prove(self, state: State, goal: Goal) -> Proof | None:
        """What a search shows about this goal; None if it cannot be reached."""
        raise NotImplementedError

    def guide(self, state: State, goal: Goal) -> Guide:
        """The guide through the puzzle that begins at this state."""
        found = resolve(self.GUIDE)(state, goal)
        assert isinstance(found, Guide), f"{self.GUIDE} is not a Guide"
        return found


def setter(game: str) -> Setter:
    """The setter of a game."""
    name = kit(game).puzzles
    if name is None:
        able = [one.name for one in kits() if one.puzzles is not None]
        raise SpokenPuzzle("fault-no-puzzles", game=game, games=", ".join(able))
    found = resolve(name)
    assert isinstance(found, Setter), f"{name} is not a Setter"
    return found


def proven_again(puzzle: Puzzle) -> Proof | None:
    """Search a puzzle from its position as if nothing were known about it; a judgement is played out again."""
    state = deckhall.load_position(puzzle.position).state
    if state.decision is None or state.decision.player != puzzle.seat:
        raise InvalidPuzzle(f"puzzle {puzzle.id}: seat {puzzle.seat} has nothing to decide")
    if puzzle.goal.kind == JUDGEMENT:
        return puzzle.proof if still_judged(puzzle.game, state, puzzle.behind, puzzle.proof.first) else None
    return setter(puzzle.game).prove(state, puzzle.goal)


def choosers(game: str, level: str) -> list[Chooser]:
    """The bots of a level that try a puzzle; each try has its own seed."""
    limits = {"nodes": NODES} if level == "hard" else {}
    return [_chooser(bots.bot(level, game, seed, **limits)) for seed in range(TRIES[level])]


def _chooser(bot: Bot) -> Chooser:
    def choose(state: State) -> Option:
        assert state.decision is not None
        return bot.choose(Seat(state, state.decision.player))

    return choose
