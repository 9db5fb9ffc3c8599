"""Battles: counters, their split, Battle Advantage, and the exhaustion that follows (step 4 of an attack)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table.events import Attack, Damage
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import are_equal, attack, has, is_ready
from deckhall.games.ashes.terms import (
    BATTLE_ADVANTAGE,
    BY_ATTACK,
    BY_COUNTER,
    GONE,
    NOBODY,
    RESOLVING,
)
from deckhall.games.ashes.timing import damage
from deckhall.kernel.options import NO_CARD, PASS, Option, Verb
from deckhall.kernel.state import Task

COUNTER = Verb("counter")


def going(state: Ashes) -> Attack:
    """The attack in progress."""
    now = state.attack
    assert now is not None
    return now


def attackers_left(now: Attack) -> list[int]:
    """The attackers that are still in play and have not fought yet."""
    return [unit for unit in now.attackers if unit >= 0]


# -- step 4 against a Phoenixborn -----------------------------------------------


@dataclass(frozen=True)
class FightOne(AshesEffect):
    """Fight battle by battle, in the attacking player's order (rule P1)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        waiting = attackers_left(now)
        if not waiting:
            return
        if len(waiting) > 1 and not _all_equal(state, now, waiting):
            state.ask(task, "battle", [RESOLVING.on(unit) for unit in waiting], now.player)
        else:
            self._start(state, waiting[0])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._start(state, option.card)

    def _start(self, state: Ashes, attacker: int) -> None:
        now = going(state).copy()
        now.fighting = attacker
        now.countering = NO_CARD
        now.step = 4
        state.attack = now
        state.push(self, NOBODY)
        state.push(TIRE, NOBODY)
        blocker = now.blockers[now.attackers.index(attacker)]
        if blocker == NO_CARD:
            if now.target >= 0:
                strike = _strike(state, (attacker,), now.target, now.defender, now.player)
                damage.begin(state, (strike,))
        elif blocker >= 0:
            state.push(COUNTER_OR_NOT, NOBODY, it=blocker)


def _all_equal(state: Ashes, now: Attack, waiting: list[int]) -> bool:
    for unit in waiting:
        if now.blockers[now.attackers.index(unit)] != NO_CARD or not are_equal(state, unit, waiting[0]):
            return False
    return True


def _strike(state: Ashes, attackers: tuple[int, ...], victim: int, defender: int, player: int) -> Damage:
    """The damage that attackers deal together."""
    amount = sum([attack(state, unit) for unit in attackers])
    return Damage(victim, defender, amount, player, attackers[0], BY_ATTACK, attackers)


@dataclass(frozen=True)
class CounterOrNot(AshesEffect):
    """The defender decides whether an unexhausted defending unit counters (rules P3, U3)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        if is_ready(state, task.it):
            state.ask(task, "counter", [COUNTER.on(task.it), PASS], now.defender)
        else:
            self.answered(state, task, PASS)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        now = going(state)
        unit = task.it
        attackers = tuple(attackers_left(now)) if now.on_unit else (now.fighting,)
        if option.verb == "pass":
            damage.begin(state, (_strike(state, attackers, unit, now.defender, now.player),))
            return
        now = now.copy()
        now.countering = unit
        state.attack = now
        if state.listener is not None:
            state.tell("countered", now.defender, unit, now.fighting)
        fast = all([has(state, attacker, BATTLE_ADVANTAGE) for attacker in attackers])
        counter_fast = has(state, unit, BATTLE_ADVANTAGE)
        if fast == counter_fast:
            state.push(SPLIT_TOGETHER, NOBODY)
        elif fast:
            state.push(SPLIT_ALONE, NOBODY)
            damage.begin(state, (_strike(state, attackers, unit, now.defender, now.player),))
        else:
            state.push(STRIKE_BACK, NOBODY)
            state.push(SPLIT_ALONE, NOBODY)


@dataclass(frozen=True)
class Split(AshesEffect):
    """The countering unit deals its damage, split among the attackers as its player chooses (rule U3).

    `together` says whether the attackers deal theirs at the same time.
    """

    together: bool

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        if now.countering < 0:
            self._deal(state, now)
            return
        fighters = now.fighters()
        if len(now.split) >= len(fighters):
            self._deal(state, now)
            return
        left = attack(state, now.countering) - sum(now.split)
        unit = fighters[len(now.split)]
        if len(now.split) == len(fighters) - 1 or left <= 0:
            self._give(state, max(0, left))
        else:
            options = [Option("split", unit, amount=amount) for amount in range(left + 1)]
            state.ask(task, "split", options, now.defender)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._give(state, option.amount)

    def _give(self, state: Ashes, amount: int) -> None:
        now = going(state).copy()
        now.split = (*now.split, amount)
        state.attack = now
        state.push(self, NOBODY)

    def _deal(self, state: Ashes, now: Attack) -> None:
        packets: list[Damage] = []
        fighters = now.fighters()
        unit = now.countering
        if self.together and fighters and unit >= 0:
            packets.append(_strike(state, tuple(fighters), unit, now.defender, now.player))
        if unit >= 0:
            for index in range(min(len(fighters), len(now.split))):
                packets.append(
                    Damage(
                        fighters[index],
                        now.player,
                        now.split[index],
                        now.defender,
                        unit,
                        BY_COUNTER,
                        (unit,),
                    )
                )
        now = now.copy()
        now.split = ()
        state.attack = now
        damage.begin(state, tuple(packets))


@dataclass(frozen=True)
class StrikeBack(AshesEffect):
    """Attackers slower than the countering unit deal their damage, if they are still in play."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        fighters = tuple(now.fighters())
        if fighters and now.countering >= 0:
            damage.begin(state, (_strike(state, fighters, now.countering, now.defender, now.player),))


@dataclass(frozen=True)
class Tire(AshesEffect):
    """After a battle, put an exhaustion token on everyone who fought and is still in play (rules P2-P5, U2-U5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        for unit in now.fighters():
            _exhaust(state, unit)
        if now.countering >= 0:
            _exhaust(state, now.countering)
        now = now.copy()
        fought = [unit if now.on_unit or unit == now.fighting else NO_CARD for unit in now.attackers]
        now.blockers = tuple(
            [GONE if fought[index] >= 0 else now.blockers[index] for index in range(len(fought))]
        )
        now.attackers = tuple(
            [GONE if fought[index] >= 0 else now.attackers[index] for index in range(len(fought))]
        )
        now.fighting = NO_CARD
        now.countering = NO_CARD
        state.attack = now


def _exhaust(state: Ashes, unit: int) -> None:
    state.exhaustion[unit] += 1
    if state.listener is not None:
        state.tell("exhausted", state.holder[unit], unit, amount=1)


# -- step 4 against a unit ------------------------------------------------------


@dataclass(frozen=True)
class FightGroup(AshesEffect):
    """All attackers against one target (rules U2, U3, U5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state).copy()
        attackers = attackers_left(now)
        if not attackers:
            return
        now.fighting = attackers[0]
        now.step = 4
        state.attack = now
        state.push(TIRE, NOBODY)
        if now.target < 0:
            return
        if state.is_phoenixborn(now.target):
            strike = _strike(state, tuple(attackers), now.target, now.defender, now.player)
            damage.begin(state, (strike,))
        else:
            state.push(COUNTER_OR_NOT, NOBODY, it=now.target)


@dataclass(frozen=True)
class EndAttack(AshesEffect):
    """The attack is over."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.attack = None


FIGHT_ONE = FightOne()
FIGHT_GROUP = FightGroup()
COUNTER_OR_NOT = CounterOrNot()
SPLIT_TOGETHER = Split(True)
SPLIT_ALONE = Split(False)
STRIKE_BACK = StrikeBack()
TIRE = Tire()
END_ATTACK = EndAttack()
