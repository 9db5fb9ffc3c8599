"""A session: one seat answers, the others reply automatically, always the same way to the same answers.

A session is determined by its start and its answers: taking back means giving fewer of them, a variation means giving
others. So it is enough to keep the answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, Self

from deckhall import bots
from deckhall.bots.seat import Seat
from deckhall.kernel.errors import GameError, IllegalOption
from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.kernel.options import Option

OPEN: Final = "open"
DONE: Final = "done"  # the goal is reached
FAILED: Final = "failed"  # it cannot be reached any more
MOST_REPLIES: Final = 4_000  # by the others between two answers: with more, the game goes nowhere


class NotPossible(GameError):
    """An answer that cannot be given now."""


@dataclass(frozen=True)
class Line:
    """A line said to the learner: a message with its arguments."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Watcher:
    """Observes every move of a session, by all seats."""

    def moved(
        self, game: Game, player: int, secret: bool, told: dict[str, Any], news: list[Happening]
    ) -> None:
        """A move was made; `told` describes the option."""

    def copied(self, game: Game) -> Watcher:
        """This watcher for a copy of the game."""
        return self


class Session:
    """A game that one seat plays in order to learn something."""

    def __init__(self, game: Game, seat: int, watcher: Watcher | None = None) -> None:
        self.game = game
        self.seat: Final = seat
        self.watcher = watcher or Watcher()
        self.answers: tuple[str, ...] = ()
        self.state = OPEN
        self.lines: list[Line] = []  # the lines said last
        self.refused: Line | None = None  # why the last answer was not accepted
        self._replies = 0
        game.listen()

    def begin(self) -> Self:
        """Let the others play until the seat is asked for the first time."""
        self._hear(self.game.happenings())
        self._go_on()
        return self

    def copied(self) -> Self:
        """An independent copy."""
        other = copy(self)
        other.game = self.game.clone()
        other.game.listen()
        other.watcher = self.watcher.copied(other.game)
        return other

    # -- answering ----------------------------------------------------------------------

    def options(self) -> list[tuple[dict[str, Any], Option]]:
        """The options now possible, each with its description."""
        decision = self.game.decision
        if decision is None or not self.is_asked():
            return []
        return [(self.game.describe(option), option) for option in decision.options]

    def is_asked(self) -> bool:
        """Whether the learner is asked."""
        decision = self.game.decision
        return self.state == OPEN and decision is not None and decision.player == self.seat

    def answer(self, code: str) -> bool:
        """Answer, and let the others play until the seat is asked again. Returns False if not accepted; `refused` says
        why."""
        decision = self.game.decision
        self.refused = None
        if decision is None or not self.is_asked():
            raise NotPossible(f"{code!r} answers nothing: nothing is asked")
        try:
            option = decision.option(code)
        except IllegalOption as error:
            raise NotPossible(str(error)) from error
        self.refused = self.objection(option)
        if self.refused is not None:
            return False
        self.answers = (*self.answers, code)
        self._replies = 0
        before, self.lines = self.lines, []
        if self.takes(option):
            self._move(option)
            self._go_on()
        self.lines = self.lines or before
        return True

    def _go_on(self) -> None:
        while self.state == OPEN and self.game.decision is not None and not self.is_asked():
            self._replies += 1
            if self._replies > MOST_REPLIES:
                raise GameError(f"the others have answered {MOST_REPLIES} times and never come to an end")
            self._move(self.reply())

    def _move(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None
        told = self.game.describe(option)
        player, secret = decision.player, decision.secret
        words = self.in_words(told)
        self.game.apply(option)
        news = self.game.happenings()
        self.watcher.moved(self.game, player, secret, words, news)
        self._hear(news)

    def _hear(self, news: Sequence[Happening]) -> None:
        self.judge([happening.seen_by(self.seat) for happening in news])

    # -- what kinds of sessions differ in -----------------------------------------------------------

    def reply(self) -> Option:
        """The answer of another player."""
        raise NotImplementedError

    def objection(self, option: Option) -> Line | None:
        """Why a legal answer is not accepted here."""
        return None

    def takes(self, option: Option) -> bool:
        """Whether an answer is actually played; a session may know its result without that."""
        return True

    def judge(self, news: list[dict[str, Any]]) -> None:
        """Determine what the coach says, and whether the goal is reached, after something happened."""

    def hint(self) -> Option | None:
        """The answer to give now."""
        return None

    def pointed(self) -> Option | None:
        """The answer that the last lines refer to."""
        return None

    def in_words(self, told: dict[str, Any]) -> dict[str, Any]:
        """The description of a move, in words if a watcher wants them."""
        return told

    def bot_answers(self, level: str) -> Option:
        """A bot's answer for the asked player: always the same after the same moves."""
        decision = self.game.decision
        assert decision is not None
        codes = "\n".join(self.game.codes())
        seed = int.from_bytes(blake2b(codes.encode(), digest_size=6).digest(), "big")
        return bots.bot(level, self.game.box.name, seed).choose(Seat(self.game, decision.player))


class Variation(Session):
    """A game that continues from some moment, without a goal. Without a level, one person answers for all seats."""

    def __init__(self, game: Game, seat: int, level: str | None, watcher: Watcher | None = None) -> None:
        self.level: Final = level
        super().__init__(game, seat, watcher)

    def is_asked(self) -> bool:
        decision = self.game.decision
        return decision is not None and (self.level is None or decision.player == self.seat)

    def reply(self) -> Option:
        assert self.level is not None, "without bots everything is asked"
        return self.bot_answers(self.level)
