"""Attacks: declaring attackers, choosing whom they attack, blockers and guards (steps 1 to 3 of an attack)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table.events import Attack, Event
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import has, is_ready, opponents
from deckhall.games.ashes.terms import (
    AT_DECLARED,
    AT_DECLARING,
    BYPASS,
    DYING,
    NOBODY,
    UNIT_GUARD,
)
from deckhall.games.ashes.timing import fights, uses
from deckhall.games.ashes.timing.fights import attackers_left, going
from deckhall.games.ashes.timing.moments import CLOSE_EVENT, OPEN
from deckhall.kernel.options import DONE, NO_CARD, PASS, Option, Verb
from deckhall.kernel.state import Task

ATTACKER = Verb("attacker")
AGAINST = Verb("against")
GUARD = Verb("guard")
USE = Verb("use")


def can_attack(state: Ashes, player: int) -> bool:
    """Whether a player has a unit that may attack (rule A5)."""
    return any([is_ready(state, unit) for unit in state.battlefields[player]])


def can_attack_unit(state: Ashes, player: int) -> bool:
    """Whether any opponent has a unit to attack."""
    return any([state.battlefields[seat] for seat in opponents(state, player)])


def begin(state: Ashes, player: int, on_unit: bool) -> None:
    """Attack a Phoenixborn or a unit: push the steps (rules P1, U1)."""
    state.attack = Attack(player, on_unit)
    state.push(fights.END_ATTACK, NOBODY)
    state.push(fights.FIGHT_GROUP if on_unit else fights.FIGHT_ONE, NOBODY)
    state.push(FREE_MOMENT, player)
    state.push(GUARD_TARGET if on_unit else BLOCK_ATTACKERS, NOBODY)
    state.push(FREE_MOMENT, player)
    state.push(CHOOSE_ATTACKED, player)
    state.push(FREE_MOMENT, player)
    state.push(DECLARE, player)


@dataclass(frozen=True)
class Declare(AshesEffect):
    """Step 1: choose attackers one at a time, in the order in which they lie on the battlefield.

    That order is public. Their numbers must not be used: they would reveal which of two equal allies was drawn first.
    """

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        units = state.battlefields[task.player]
        first = 0
        for index, unit in enumerate(units):
            if unit in now.attackers:
                first = index + 1
        options = [ATTACKER.on(unit) for unit in units[first:] if is_ready(state, unit)]
        if now.attackers:
            options.append(DONE)
        state.ask(task, "attackers", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        now = going(state)
        if option.verb == "attacker":
            now = now.copy()
            now.attackers = (*now.attackers, option.card)
            now.blockers = (*now.blockers, NO_CARD)
            state.attack = now
            state.push(self, task.player)
            return
        if state.listener is not None:
            for unit in now.attackers:
                state.tell("attacked", task.player, unit)
        state.events.append(Event(NO_CARD, task.player))
        state.push(CLOSE_EVENT, NOBODY)
        state.push(OPEN[AT_DECLARED], NOBODY)
        state.open_window(AT_DECLARING)


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
            state.push(self, task.player)
            use_free(state, task.player, option)


def free_options(state: Ashes, player: int) -> list[Option]:
    """The free abilities that a player may use now."""
    options: list[Option] = []
    for card in state.battlefields[player]:
        for activation in state.definitions[card].activations:
            if (
                activation.ability.free
                and not state.marks[card] & DYING
                and uses.can_activate(state, player, card, activation)
                and (state.status[card] or not activation.ability.needs_status)
            ):
                index = activation.index
                options.append(Option("use", card, index=index) if index else USE.on(card))
    return options


def use_free(state: Ashes, player: int, option: Option) -> None:
    index = max(0, option.index)
    uses.begin(state, player, option.card, option.card, uses.ACTIVATE, index, 0)


@dataclass(frozen=True)
class ChooseAttacked(AshesEffect):
    """Step 2: choose one opposing Phoenixborn or one opposing unit for all attackers."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        if not attackers_left(now):
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
        now = going(state).copy()
        card = option.card
        now.defender = state.holder[card]
        now.target = card
        now.step = 2
        state.attack = now
        if state.listener is not None:
            state.tell("attack_chosen", task.player, target=card)


# -- step 3 ---------------------------------------------------------------------


@dataclass(frozen=True)
class BlockAttackers(AshesEffect):
    """Step 3 against a Phoenixborn: the defender names at most one blocker per attacker; `index` is the next
    attacker."""

    index: int = 0

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        index = self.index
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
            state.push(BlockAttackers(index + 1), NOBODY)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        index = self.index
        state.push(BlockAttackers(index + 1), NOBODY)
        if option.verb == "pass":
            return
        now = going(state).copy()
        now.blockers = (*now.blockers[:index], option.card, *now.blockers[index + 1 :])
        now.step = 3
        state.attack = now
        if state.listener is not None:
            state.tell("blocked", now.defender, option.card, option.target)


@dataclass(frozen=True)
class GuardTarget(AshesEffect):
    """Step 3 against a unit: the defender may name one guard, their Phoenixborn or a unit with Unit Guard (rule U1)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        now = going(state)
        attackers = attackers_left(now)
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
        now = going(state).copy()
        if state.listener is not None:
            state.tell("guarded", now.defender, option.card, now.target)
        now.target = option.card
        now.step = 3
        state.attack = now


DECLARE = Declare()
FREE_MOMENT = FreeMoment()
CHOOSE_ATTACKED = ChooseAttacked()
BLOCK_ATTACKERS = BlockAttackers()
GUARD_TARGET = GuardTarget()
