"""An attempt at a lesson: what the coach says at each step, and whether the goal is reached."""

from __future__ import annotations

from typing import Any, Final, Self

from deckhall.kernel.game import Game
from deckhall.kernel.options import Option
from deckhall.lessons.lesson import Lesson
from deckhall.lessons.matching import Matcher, Seen, matches
from deckhall.study import DONE, FAILED, OPEN, Line, Session, Watcher

OVER: Final = "over"  # the line for a game that ends before its lesson


class Attempt(Session):
    """One attempt at a lesson, from its start."""

    def __init__(self, lesson: Lesson, watcher: Watcher | None = None, game: Game | None = None) -> None:
        super().__init__(game or lesson.start(), lesson.seat, watcher)
        self.lesson: Final = lesson
        self.past: list[dict[str, Any]] = []
        self.said: set[str] = set()  # ids of lines already said; each is said once
        self.point: Matcher | None = None  # what the last line points at
        self._say("intro", lesson.point)

    def copied(self) -> Self:
        other = super().copied()
        other.past, other.said = list(self.past), set(self.said)
        return other

    # -- what is said ---------------------------------------------------------------------

    def judge(self, news: list[dict[str, Any]]) -> None:
        self.past += news
        seen = Seen(self.seat, self.game.view(self.seat), self.past)
        for entry in self.lesson.coach:
            if "on" in entry and any(matches(entry["on"], one) for one in news):
                self._coach(entry)
        if seen.holds(self.lesson.goal):
            self._end(DONE, "done")
            return
        trap = next((one for one in self.lesson.traps if seen.holds(one["when"])), None)
        if trap is not None or self.game.outcome is not None:
            self.lines = []
            self._end(FAILED, OVER if trap is None else trap["say"])
            return
        for entry in self.lesson.coach:
            if "when" in entry and seen.holds(entry["when"]):
                self._coach(entry)

    def _coach(self, entry: Matcher) -> None:
        if entry["say"] not in self.said:
            self._say(entry["say"], entry.get("point"))

    def _end(self, state: str, word: str) -> None:
        self.state = state
        self._say(word, None)

    def _say(self, word: str, point: Matcher | None) -> None:
        self.said.add(word)
        self.point = point
        self.lines = [*self.lines, Line(self.lesson.message(word))]

    # -- answers ----------------------------------------------------------------------------

    def objection(self, option: Option) -> Line | None:
        allowed = self.lesson.allow
        if not allowed or any(matches(one, self.game.describe(option)) for one in allowed):
            return None
        return Line(self.lesson.message(self.lesson.refuse))

    def reply(self) -> Option:
        others = self.lesson.others
        decision = self.game.decision
        assert decision is not None
        for matcher in others.get("answers", ()):
            for option in decision.options:
                if matches(matcher, self.game.describe(option)):
                    return option
        return self.bot_answers(others.get("bot", "easy"))

    def hint(self) -> Option | None:
        if self.state != OPEN:
            return None
        seen = Seen(self.seat, self.game.view(self.seat), self.past)
        for hint in self.lesson.hints:
            if "unless" in hint and seen.holds(hint["unless"]):
                continue
            found = self._option(hint["do"])
            if found is not None:
                return found
        return self.bot_answers("normal") if self.lesson.advice and self.is_asked() else None

    def pointed(self) -> Option | None:
        return None if self.point is None else self._option(self.point)

    def find(self, matcher: Matcher) -> Option | None:
        """The first option that fits a matcher, allowed or not."""
        return next((option for told, option in self.options() if matches(matcher, told)), None)

    def _option(self, matcher: Matcher) -> Option | None:
        """The first allowed option that fits a matcher."""
        for told, option in self.options():
            if matches(matcher, told) and self.objection(option) is None:
                return option
        return None
