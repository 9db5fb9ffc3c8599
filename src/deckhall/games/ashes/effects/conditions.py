"""Verbs that contain others: you may, if you do, with focus, if you pay extra."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.card import Cost
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.effects.verbs import cards_of
from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.state import Ashes, AshesEffect, worth_of
from deckhall.games.ashes.table.values import focus, is_ready
from deckhall.games.ashes.terms import SECOND_TARGET, TARGET
from deckhall.kernel.options import NO, YES, Option
from deckhall.kernel.state import Effect, Task


@dataclass(frozen=True)
class May(AshesEffect):
    """You may do this; asked only if it would have an effect."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        first = self.do[0]
        assert isinstance(first, AshesEffect)
        state.result = 0
        if first.can_happen(state, task) or state.insisting:
            state.ask(task, "may", [YES, NO], always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "yes":
            state.push_all(self.do, task.player, task.source)

    def worth(self, number: int) -> float:
        return max(0.0, worth_of(self.do, number))


@dataclass(frozen=True)
class IfDone(AshesEffect):
    """If what came before was done, do this."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        if state.result:
            state.push_all(self.do, task.player, task.source)

    def worth(self, number: int) -> float:
        return 0.7 * worth_of(self.do, number)


@dataclass(frozen=True)
class Focus(AshesEffect):
    """With this much focus do one thing, otherwise the other."""

    level: int
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        done = self.do if focus(state, task.source) >= self.level else self.otherwise
        state.push_all(done, task.player, task.source)

    def worth(self, number: int) -> float:
        return 0.3 * worth_of(self.do, number) + 0.7 * worth_of(self.otherwise, number)


@dataclass(frozen=True)
class IfExtra(AshesEffect):
    """If the additional cost was paid, do this."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        if state.use().extra:
            state.push_all(self.do, task.player, task.source)

    def worth(self, number: int) -> float:
        return 0.4 * worth_of(self.do, number)


@dataclass(frozen=True)
class MayPay(AshesEffect):
    """You may pay to do it."""

    cost: Cost
    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        first = self.do[0]
        assert isinstance(first, AshesEffect)
        possible = state.can_pay(task.player, Price(self.cost.dice)) and first.can_happen(state, task)
        if possible or state.insisting:
            state.ask(task, "may_pay", [YES, NO], always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "yes":
            state.push_all(self.do, task.player, task.source)
            dice.pay(state, task.player, Price(self.cost.dice), task.source)

    def worth(self, number: int) -> float:
        return 0.5 * max(0.0, worth_of(self.do, number))


@dataclass(frozen=True)
class MayIfTargetsReady(AshesEffect):
    """If both targets are unexhausted you may do one thing, otherwise the other happens."""

    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        targets = cards_of(state, use, TARGET) + cards_of(state, use, SECOND_TARGET)
        if len(targets) == 2 and all([is_ready(state, card) for card in targets]):
            state.ask(task, "instead", [YES, NO])
        else:
            state.push_all(self.otherwise, task.player, task.source)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        done = self.do if option.verb == "yes" else self.otherwise
        state.push_all(done, task.player, task.source)

    def worth(self, number: int) -> float:
        return max(0.0, worth_of(self.do, number), worth_of(self.otherwise, number))
