"""Dice: rolling, paying die by die, turning, readying and exhausting them."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.table.events import Turning
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    ANY_DIE,
    FACE,
    FACES,
    KIND_NAMES,
    KINDS,
    MAGICS,
    PAY,
    POWER,
    TAKE_DIE,
    TURN,
)
from deckhall.kernel.options import DONE, Option
from deckhall.kernel.state import Task


def roll(state: Ashes, player: int, magic: int) -> int:
    """Roll one die of the exhausted pool into the active pool: 1 power, 3 class, 2 basic faces."""
    number = state.random(6)
    face = 2 if number == 0 else 1 if number < 4 else 0
    kind = face * 4 + magic
    state.exhausted_dice[player * 4 + magic] -= 1
    state.active_dice[player * KINDS + kind] += 1
    state.reveal()
    if state.listener is not None:
        state.tell("rolled", player, what=KIND_NAMES[kind])
    return face


def exhaust(state: Ashes, player: int, kind: int, why: str) -> None:
    """Move an active die to its owner's exhausted pool."""
    state.active_dice[player * KINDS + kind] -= 1
    state.exhausted_dice[player * 4 + kind % 4] += 1
    if state.listener is not None:
        state.tell(why, player, what=KIND_NAMES[kind])


def active_kinds(state: Ashes, player: int) -> list[int]:
    """The kinds of dice in a player's active pool, in canonical order."""
    dice, base = state.active_dice, player * KINDS
    return [kind for kind in range(KINDS) if dice[base + kind]]


# -- paying ---------------------------------------------------------------------


def pay(state: Ashes, player: int, price: Price, source: int) -> None:
    """Push the payment of a price. The caller has checked that it can be paid."""
    if price.total == 0:
        return
    payment = price.payment
    if payment is None:
        payment = price.payment = PayDice(price.demands)
    state.push(payment, player, source)


def payable(pool: list[int], demands: tuple[int, ...], step: int, least: int) -> list[int]:
    """The kinds that may pay demand number `step` so that the rest can be paid; equal demands are paid in ascending
    order."""
    found = []
    for kind in fitting(demands[step], least):
        if pool[kind]:
            pool[kind] -= 1
            if _completes(pool, demands, step + 1, kind):
                found.append(kind)
            pool[kind] += 1
    return found


def fitting(demand: int, least: int = 0) -> range:
    """The kinds, from `least` on, that satisfy a demand (rule C3)."""
    if demand == ANY_DIE:
        return range(least, KINDS)
    if demand >= POWER * 4:
        return range(demand, demand + 1)
    return range(max(demand, least), demand + 5, 4)


def _completes(pool: list[int], demands: tuple[int, ...], step: int, least: int) -> bool:
    """Whether demands[step:] can be paid, if demands equal to the previous one take no kind below `least`."""
    steps = len(demands)
    if step == steps:
        return True
    before = demands[step - 1]
    if before == ANY_DIE:
        return sum(pool[least:]) >= steps - step
    if sum(pool) < steps - step:
        return False
    powers, classes, floor = [0] * 4, [0] * 4, [0] * 4
    for demand in demands[step:]:
        if demand >= 8:
            powers[demand - 8] += 1
        elif demand != ANY_DIE:
            classes[demand - 4] += 1
    if before < 8 <= least:
        floor[before - 4] = 1  # from here on this magic's class demands are paid with power faces
    for magic in range(4):
        have = pool[8 + magic]
        if have < powers[magic]:
            return False
        if floor[magic]:
            if have < powers[magic] + classes[magic]:
                return False
        elif have + pool[4 + magic] < powers[magic] + classes[magic]:
            return False
    return True


def cheapest_payment(
    state: Ashes, player: int, demands: tuple[int, ...], step: int = 0, least: int = 0
) -> list[int]:
    """The dice to pay demands[step:] with, sparing power faces first, then class faces, then scarce magics.

    In the order of payment; the first demand takes no kind below `least`.
    """
    base = player * KINDS
    pool = state.active_dice[base : base + KINDS]
    paid: list[int] = []
    first = step  # start of the group of equal demands
    for index in range(step, len(demands)):
        if demands[index] != demands[first]:
            first, least = index, 0
        best, best_worth = -1, 0
        for kind in fitting(demands[index], least):
            if not pool[kind]:
                continue
            magic = kind % 4
            worth = (kind // 4) * 100 - (pool[magic] + pool[4 + magic] + pool[8 + magic])
            pool[kind] -= 1
            if (best < 0 or worth < best_worth) and _completes(pool, demands, index + 1, least):
                best, best_worth = kind, worth
            pool[kind] += 1
        pool[best] -= 1
        paid.append(best)
        paid[first - step :] = sorted(paid[first - step :])
    return paid


def cheapest_option(state: Ashes) -> Option | None:
    """The cheapest payment among the options of the pending decision; None if nothing is being paid."""
    decision = state.decision
    if decision is None or not isinstance(decision.task.effect, PayDice):
        return None
    payment = decision.task.effect
    return PAY[cheapest_payment(state, decision.player, payment.demands, payment.step, payment.least)[0]]


@dataclass(frozen=True)
class PayDice(AshesEffect):
    """Pay die by die: `step` is the number of the demand, `least` the lowest kind that may pay it."""

    demands: tuple[int, ...]
    step: int = 0
    least: int = 0

    def resolve(self, state: Ashes, task: Task) -> None:
        base = task.player * KINDS
        pool = state.active_dice[base : base + KINDS]
        kinds = payable(pool, self.demands, self.step, self.least)
        state.ask(task, "pay", [PAY[kind] for kind in kinds])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        kind = KIND_NAMES.index(option.what)
        exhaust(state, task.player, kind, "paid")
        step = self.step + 1
        if step < len(self.demands):
            least = kind if self.demands[step] == self.demands[step - 1] else 0
            state.push(PayDice(self.demands, step, least), task.player, task.source)


# -- turning, readying, rerolling -----------------------------------------------


@dataclass(frozen=True)
class TurnDice(AshesEffect):
    """Turn up to this many of your active dice to faces of your choice."""

    count: int

    def resolve(self, state: Ashes, task: Task) -> None:
        state.events.append(Turning(task.source, task.player, self.count))
        state.push(TURN_NEXT, task.player, task.source)

    def worth(self, number: int) -> float:
        return 0.4 * self.count


@dataclass(frozen=True)
class TurnNext(AshesEffect):
    """Choose the next die to turn, or stop. Each die is turned at most once."""

    def resolve(self, state: Ashes, task: Task) -> None:
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        base = task.player * KINDS
        kinds = []
        if turning.left:
            for kind in range(turning.last, KINDS):
                if state.active_dice[base + kind] > turning.turned.count(kind):
                    kinds.append(kind)
        options = [TURN[kind] for kind in kinds]
        options.append(DONE)
        state.ask(task, "turn_die", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        if option.verb == "done":
            state.events.pop()
            return
        kind = KIND_NAMES.index(option.what)
        state.events[-1] = Turning(turning.card, turning.player, turning.left - 1, kind, turning.turned, kind)
        state.push(TURN_NEXT, task.player, task.source)
        state.push(CHOOSE_FACE, task.player, task.source)


@dataclass(frozen=True)
class ChooseFace(AshesEffect):
    """Turn the chosen die to another face."""

    def resolve(self, state: Ashes, task: Task) -> None:
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        state.ask(task, "face", [FACE[face] for face in range(3) if face != turning.held // 4])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        kind = FACES.index(option.what) * 4 + turning.held % 4
        base = task.player * KINDS
        state.active_dice[base + turning.held] -= 1
        state.active_dice[base + kind] += 1
        state.events[-1] = Turning(
            turning.card, turning.player, turning.left, turning.last, (*turning.turned, kind)
        )
        if state.listener is not None:
            state.tell("turned", task.player, origin=KIND_NAMES[turning.held], what=KIND_NAMES[kind])


@dataclass(frozen=True)
class RerollDice(AshesEffect):
    """Choose this many dice of your exhausted pool, reroll them and add them to your active pool."""

    count: int = 1

    def resolve(self, state: Ashes, task: Task) -> None:
        options = exhausted_options(state, task.player)
        if options:
            state.ask(task, "reroll_die", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        roll(state, task.player, MAGICS.index(option.what))
        if self.count > 1:
            state.push(RerollDice(self.count - 1), task.player, task.source)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return bool(exhausted_options(state, task.player))

    def worth(self, number: int) -> float:
        return 0.3 * self.count


@dataclass(frozen=True)
class ReadyDice(AshesEffect):
    """Move this many dice from your exhausted pool to your active pool, each on a face of your choice."""

    count: int = 1

    def resolve(self, state: Ashes, task: Task) -> None:
        options = exhausted_options(state, task.player)
        if options:
            state.ask(task, "ready_die", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if self.count > 1:
            state.push(ReadyDice(self.count - 1), task.player, task.source)
        state.push(ReadyDie(MAGICS.index(option.what)), task.player, task.source)

    def worth(self, number: int) -> float:
        return 0.7 * self.count


@dataclass(frozen=True)
class ReadyDie(AshesEffect):
    """Move one die of this magic from your exhausted pool to your active pool, on a face of your choice."""

    magic: int

    def resolve(self, state: Ashes, task: Task) -> None:
        state.ask(task, "face", list(FACE))

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        kind = FACES.index(option.what) * 4 + self.magic
        state.exhausted_dice[task.player * 4 + self.magic] -= 1
        state.active_dice[task.player * KINDS + kind] += 1
        if state.listener is not None:
            state.tell("readied", task.player, what=KIND_NAMES[kind])


def exhausted_options(state: Ashes, player: int) -> list[Option]:
    """The options for choosing a magic among a player's exhausted dice."""
    dice = state.exhausted_dice
    return [TAKE_DIE[magic] for magic in range(4) if dice[player * 4 + magic]]


TURN_NEXT = TurnNext()
CHOOSE_FACE = ChooseFace()
