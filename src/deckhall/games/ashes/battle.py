"""Attacks: declaring attackers, choosing whom they attack, blockers and guards, and the battles."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes import damage, moves, uses, windows
from deckhall.games.ashes.events import Attack, Damage, Event
from deckhall.games.ashes.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    AT_DECLARED,
    AT_DECLARING,
    BATTLE_ADVANTAGE,
    BY_ATTACK,
    BY_COUNTER,
    BYPASS,
    DYING,
    GONE,
    NOBODY,
    UNIT_GUARD,
)
from deckhall.games.ashes.values import are_equal, attack, has, is_ready, opponents
from deckhall.kernel.options import DONE, NO_AMOUNT, NO_CARD, PASS, Option, Verb
from deckhall.kernel.state import Task

ATTACKER = Verb("attacker")
AGAINST = Verb("against")
GUARD = Verb("guard")
RESOLVE = Verb("resolve")
COUNTER = Verb("counter")
USE = Verb("use")


def can_attack(state: Ashes, player: int) -> bool:
    """Whether a player has a unit that may attack (rule A5)."""
    return any([is_ready(state, unit) for unit in state.battlefields[player]])


def can_attack_unit(state: Ashes, player: int) -> bool:
    """Whether there is also a unit to attack."""
    return any([state.battlefields[seat] for seat in opponents(state, player)])


def begin(state: Ashes, player: int, on_unit: bool) -> None:
    """Attack a Phoenixborn or a unit: push the steps (rules P1, U1)."""
    state.attack = Attack(player, on_unit)
    state.push(END_ATTACK, NOBODY)
    state.push(FIGHT_GROUP if on_unit else FIGHT_ONE, NOBODY)
    state.push(FREE_MOMENT, player, amount=3)
    state.push(GUARD_TARGET if on_unit else BLOCK_ATTACKERS, NOBODY)
    state.push(FREE_MOMENT, player, amount=2)
    state.push(CHOOSE_ATTACKED, player)
    state.push(FREE_MOMENT, player, amount=1)
    state.push(DECLARE, player)


def going(state: Ashes) -> Attack:
    """The attack now going on."""
    now = state.attack
    assert now is not None
    return now


@dataclass(frozen=True)
class Declare(AshesEffect):
    """Step 1: choose attackers, one after the other. The task's `it` is the last one chosen."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        options = []
        for unit in sorted(state.battlefields[task.player]):
            if unit > task.it and is_ready(state, unit):
                options.append(ATTACKER.on(unit))
        if now.attackers:
            options.append(DONE)
        state.ask(task, "attackers", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        now = going(state)
        if option.verb == "attacker":
            state.attack = Attack(
                now.player, now.on_unit, (*now.attackers, option.card), (*now.blockers, NO_CARD)
            )
            state.push(self, task.player, it=option.card)
            return
        if state.listener is not None:
            for unit in now.attackers:
                state.tell("attacked", task.player, unit)
        state.events.append(Event(NO_CARD, task.player))
        state.push(moves.CLOSE_EVENT, NOBODY)
        state.push(windows.OPEN[AT_DECLARED], NOBODY)
        windows.open_window(state, AT_DECLARING)


@dataclass(frozen=True)
class FreeMoment(AshesEffect):
    """Between the steps of an attack the active player may use free abilities (rule A4)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        options = free_options(state, task.player)
        if options or state.insisting:
            options.append(PASS)
            state.ask(task, "free", options, always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb != "pass":
            state.push(self, task.player, amount=task.amount)
            use_free(state, task.player, option)


def free_options(state: Ashes, player: int) -> list[Option]:
    """The free abilities that a player may use now."""
    options: list[Option] = []
    for card in state.battlefields[player]:
        for activation in state.sheets[card].activations:
            if (
                activation.ability.free
                and not state.marks[card] & DYING
                and uses.can_activate(state, player, card, activation)
                and (state.status[card] or not activation.ability.needs_status)
            ):
                index = activation.index
                options.append(Option("use", card, amount=index) if index else USE.on(card))
    return options


def use_free(state: Ashes, player: int, option: Option) -> None:
    index = 0 if option.amount == NO_AMOUNT else option.amount
    uses.begin(state, player, option.card, option.card, uses.ACTIVATE, index, 0)


@dataclass(frozen=True)
class ChooseAttacked(AshesEffect):
    """Step 2: choose one opposing Phoenixborn, or one opposing unit, for all attackers."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        if not _attackers(now):
            return
        cards: list[int] = []
        for seat in opponents(state, task.player):
            if now.on_unit:
                cards.extend([unit for unit in state.battlefields[seat] if not state.is_dying(unit)])
            else:
                cards.append(state.phoenixborn[seat])
        if cards:
            state.ask(task, "attacked", [AGAINST.on(card) for card in cards])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        now = going(state)
        card = option.card
        defender = state.holder[card] if now.on_unit else state.player_of(card)
        state.attack = Attack(
            now.player, now.on_unit, now.attackers, now.blockers, defender, card, step=2
        )
        if state.listener is not None:
            state.tell("attack_chosen", task.player, target=card)


def _attackers(now: Attack) -> list[int]:
    return [unit for unit in now.attackers if unit >= 0]


# -- step 3 ---------------------------------------------------------------------------


@dataclass(frozen=True)
class BlockAttackers(AshesEffect):
    """Step 3 against a Phoenixborn: the defender names at most one blocker for each attacker."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        index = task.amount
        if now.defender < 0 or index >= len(now.attackers) or not state.alive[now.defender]:
            return
        attacker = now.attackers[index]
        options = []
        if attacker >= 0 and not has(state, attacker, BYPASS):
            for unit in state.battlefields[now.defender]:
                if unit not in now.blockers and is_ready(state, unit):
                    options.append(Option("block", unit, attacker))
        if options:
            options.append(PASS)
            state.ask(task, "block", options, now.defender, always=True)
        else:
            state.push(self, NOBODY, amount=index + 1)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        now = going(state)
        index = task.amount
        state.push(self, NOBODY, amount=index + 1)
        if option.verb == "pass":
            return
        blockers = list(now.blockers)
        blockers[index] = option.card
        state.attack = Attack(
            now.player, now.on_unit, now.attackers, tuple(blockers), now.defender, now.target, step=3
        )
        if state.listener is not None:
            state.tell("blocked", now.defender, option.card, option.target)


@dataclass(frozen=True)
class GuardTarget(AshesEffect):
    """Step 3 against a unit: the defender may name one guard, their Phoenixborn or a unit with Unit Guard (rule U1)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        attackers = _attackers(now)
        if now.target < 0 or not attackers or all([has(state, unit, BYPASS) for unit in attackers]):
            return
        options = [GUARD.on(state.phoenixborn[now.defender])]
        for unit in state.battlefields[now.defender]:
            if unit != now.target and is_ready(state, unit) and has(state, unit, UNIT_GUARD):
                options.append(GUARD.on(unit))
        options.append(PASS)
        state.ask(task, "guard", options, now.defender)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "pass":
            return
        now = going(state)
        state.attack = Attack(
            now.player, now.on_unit, now.attackers, now.blockers, now.defender, option.card, step=3
        )
        if state.listener is not None:
            state.tell("guarded", now.defender, option.card, now.target)


# -- step 4 against a Phoenixborn ---------------------------------------------------------------------------


@dataclass(frozen=True)
class FightOne(AshesEffect):
    """Battle by battle, in the attacking player's order (rule P1)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        waiting = _attackers(now)
        if not waiting:
            return
        if len(waiting) > 1 and not _all_equal(state, now, waiting):
            state.ask(task, "battle", [RESOLVE.on(unit) for unit in waiting], now.player)
        else:
            self._start(state, waiting[0])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._start(state, option.card)

    def _start(self, state: Ashes, attacker: int) -> None:
        now = going(state)
        state.attack = Attack(
            now.player,
            now.on_unit,
            now.attackers,
            now.blockers,
            now.defender,
            now.target,
            attacker,
            step=4,
        )
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
        attackers = tuple(_attackers(now)) if now.on_unit else (now.now,)
        if option.verb == "pass":
            damage.begin(state, (_strike(state, attackers, unit, now.defender, now.player),))
            return
        state.attack = Attack(
            now.player,
            now.on_unit,
            now.attackers,
            now.blockers,
            now.defender,
            now.target,
            now.now,
            unit,
            step=4,
        )
        if state.listener is not None:
            state.tell("countered", now.defender, unit, now.now)
        fast = all([has(state, attacker, BATTLE_ADVANTAGE) for attacker in attackers])
        counter_fast = has(state, unit, BATTLE_ADVANTAGE)
        if fast == counter_fast:
            state.push(SPLIT, NOBODY, amount=TOGETHER)
        elif fast:
            state.push(SPLIT, NOBODY, amount=COUNTER_ONLY)
            damage.begin(state, (_strike(state, attackers, unit, now.defender, now.player),))
        else:
            state.push(STRIKE_BACK, NOBODY)
            state.push(SPLIT, NOBODY, amount=COUNTER_ONLY)


TOGETHER = 0
COUNTER_ONLY = 1


@dataclass(frozen=True)
class Split(AshesEffect):
    """The countering unit deals its damage, split among the attackers as its player wishes (rule U3).

    The task's amount says whether the attackers deal theirs at the same time.
    """

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        if now.countering < 0:
            self._deal(state, task, now)
            return
        fighters = _fighters(now)
        if len(now.split) >= len(fighters):
            self._deal(state, task, now)
            return
        left = attack(state, now.countering) - sum(now.split)
        unit = fighters[len(now.split)]
        if len(now.split) == len(fighters) - 1 or left <= 0:
            self._give(state, task, max(0, left))
        else:
            options = [Option("split", unit, amount=amount) for amount in range(left + 1)]
            state.ask(task, "split", options, now.defender)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._give(state, task, option.amount)

    def _give(self, state: Ashes, task: Task, amount: int) -> None:
        now = going(state)
        state.attack = _with_split(now, (*now.split, amount))
        state.push(self, NOBODY, amount=task.amount)

    def _deal(self, state: Ashes, task: Task, now: Attack) -> None:
        packets: list[Damage] = []
        fighters = _fighters(now)
        unit = now.countering
        if task.amount == TOGETHER and fighters and unit >= 0:
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
        state.attack = _with_split(now, ())
        damage.begin(state, tuple(packets))


def _fighters(now: Attack) -> list[int]:
    """The attackers of the battle being fought."""
    if now.on_unit:
        return _attackers(now)
    return [now.now] if now.now >= 0 else []


def _with_split(now: Attack, split: tuple[int, ...]) -> Attack:
    return Attack(
        now.player,
        now.on_unit,
        now.attackers,
        now.blockers,
        now.defender,
        now.target,
        now.now,
        now.countering,
        split,
        now.step,
    )


@dataclass(frozen=True)
class StrikeBack(AshesEffect):
    """Attackers that were slower than the countering unit deal their damage, if they are still there."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        fighters = tuple(_fighters(now))
        if fighters and now.countering >= 0:
            damage.begin(state, (_strike(state, fighters, now.countering, now.defender, now.player),))


@dataclass(frozen=True)
class Tire(AshesEffect):
    """After a battle: an exhaustion token on everyone who fought and is still there (rules P2-P5, U2-U5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        for unit in _fighters(now):
            _exhaust(state, unit)
        if now.countering >= 0:
            _exhaust(state, now.countering)
        attackers, blockers = list(now.attackers), list(now.blockers)
        for index in range(len(attackers)):
            if now.on_unit or attackers[index] == now.now:
                attackers[index] = GONE
                blockers[index] = GONE
        state.attack = Attack(
            now.player, now.on_unit, tuple(attackers), tuple(blockers), now.defender, now.target, step=4
        )


def _exhaust(state: Ashes, unit: int) -> None:
    state.exhaustion[unit] += 1
    if state.listener is not None:
        state.tell("exhausted", state.holder[unit], unit, amount=1)


# -- step 4 against a unit ---------------------------------------------------------------------------


@dataclass(frozen=True)
class FightGroup(AshesEffect):
    """All attackers against one target (rules U2, U3, U5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        attackers = _attackers(now)
        if not attackers:
            return
        state.attack = Attack(
            now.player,
            now.on_unit,
            now.attackers,
            now.blockers,
            now.defender,
            now.target,
            attackers[0],
            step=4,
        )
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


DECLARE = Declare()
FREE_MOMENT = FreeMoment()
CHOOSE_ATTACKED = ChooseAttacked()
BLOCK_ATTACKERS = BlockAttackers()
GUARD_TARGET = GuardTarget()
FIGHT_ONE = FightOne()
FIGHT_GROUP = FightGroup()
COUNTER_OR_NOT = CounterOrNot()
SPLIT = Split()
STRIKE_BACK = StrikeBack()
TIRE = Tire()
END_ATTACK = EndAttack()
