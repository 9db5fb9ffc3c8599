"""An attempt at a puzzle: opponents resist, and the solver learns at once when the goal is out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import deckhall
from deckhall.kernel.options import Option
from deckhall.puzzles.guide import Guide
from deckhall.puzzles.judgement_guide import JudgementGuide
from deckhall.puzzles.puzzle import JUDGEMENT, Deed, InvalidPuzzle, Puzzle
from deckhall.puzzles.setter import setter
from deckhall.study import DONE, FAILED, OPEN, Line, Session, Watcher

SOLVED: Final = Line("puzzle-done")
WRONG: Final = Line("puzzle-wrong")


class PuzzleAttempt(Session):
    """One attempt at a puzzle, from its position. A guide may be shared by several attempts at one puzzle."""

    def __init__(self, puzzle: Puzzle, watcher: Watcher | None = None, guide: Guide | None = None) -> None:
        game = deckhall.load_position(puzzle.position)
        if game.decision is None or game.decision.player != puzzle.seat:
            raise InvalidPuzzle(f"puzzle {puzzle.id}: seat {puzzle.seat} has nothing to decide")
        super().__init__(game, puzzle.seat, watcher)
        self.puzzle: Final = puzzle
        self.guide: Final = guide or guide_of(puzzle)
        self.done: frozenset[Deed] = frozenset()
        self.lines = self.guide.asked()

    def judge(self, news: list[dict[str, Any]]) -> None:
        if self.state != OPEN:
            return
        state = self.game.state
        if self.guide.is_solved(state, self.done):
            self._end(DONE, SOLVED)
        elif self.answers and self.guide.is_settled(state):
            verdict = self.guide.verdict(state, self.done)
            if verdict is not None:
                self._end(FAILED, verdict)

    def _end(self, state: str, line: Line) -> None:
        self.state = state
        self.lines = [line]

    def objection(self, option: Option) -> Line | None:
        return self.guide.objection(option)

    def takes(self, option: Option) -> bool:
        judged = self.guide.judged(option)
        if judged is not None:  # it is still played, for the solver to see
            good, line = judged
            self._end(DONE if good else FAILED, line)
            return True
        if self.guide.ends(self.game.state, option):
            self._end(FAILED, self.guide.verdict(self.game.state, self.done) or WRONG)
            return False
        self.done = self.guide.deeds(self.game.state, option, self.done)
        return True

    def reply(self) -> Option:
        return self.guide.resist(self.game.state)

    def hint(self) -> Option | None:
        decision = self.game.decision
        if self.state != OPEN or decision is None:
            return None
        way = self.guide.way(self.game.state, self.done)
        return decision.option(way[0]) if way else None

    def way(self) -> Sequence[str]:
        """Answers of all players that lead from here to the goal."""
        return self.guide.way(self.game.state, self.done) if self.state == OPEN else ()


def guide_of(puzzle: Puzzle) -> Guide:
    """A new guide through a puzzle."""
    if puzzle.goal.kind == JUDGEMENT:
        return JudgementGuide(puzzle.behind, puzzle.proof.first)
    return setter(puzzle.game).guide(deckhall.load_position(puzzle.position).state, puzzle.goal)


def solves(puzzle: Puzzle, line: Sequence[str]) -> bool:
    """Whether these answers, those of all players, solve a puzzle."""
    guide, state = guide_of(puzzle), deckhall.load_position(puzzle.position).state
    done: frozenset[Deed] = frozenset()
    for code in line:
        options = [] if state.decision is None else state.decision.options
        option = next((one for one in options if one.code == code), None)
        if option is None:
            return False
        if (judged := guide.judged(option)) is not None:
            return judged[0]
        if guide.ends(state, option):
            break
        done = guide.deeds(state, option, done)
        state.apply(option)
    return guide.is_solved(state, done)
