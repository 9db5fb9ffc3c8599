"""How bots evaluate battles of Ashes: who would win a fight, which attack pays, and how best to defend."""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes.aims import frailty
from deckhall.bots.ashes.worth import Worth
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack, has, has_ability, is_ready, life, opponents
from deckhall.games.ashes.terms import BATTLE_ADVANTAGE, BYPASS, DYING, UNIT_GUARD
from deckhall.kernel.options import NO_CARD, Option


class Plan:
    """A possible attack: attackers, target, and its gain."""

    __slots__ = ("attackers", "gain", "target")

    def __init__(self, gain: float, attackers: list[int], target: int) -> None:
        self.gain: Final = gain
        self.attackers: Final = attackers
        self.target: Final = target


def left_of(state: Ashes, unit: int) -> int:
    """How much damage destroys a unit."""
    return life(state, unit) - state.wounds[unit]


def falls(state: Ashes, unit: int, amount: int) -> bool:
    """Whether this much damage in battle destroys a unit."""
    if amount <= 0:
        return False
    if amount >= left_of(state, unit):
        return True
    name = frailty(state.definitions[unit])
    return name != "" and has_ability(state, unit, name)


def scratch(state: Ashes, worth: Worth, unit: int, amount: int) -> float:
    """The cost of damage to a unit that survives it, or the unit's whole worth if it does not."""
    if amount <= 0:
        return 0.0
    if falls(state, unit, amount):
        return worth.unit_worth(state, unit)
    return worth.toughness * amount * (0.6 if state.definitions[unit].recover else 1.0)


def block_gain(state: Ashes, worth: Worth, attacker: int, blocker: int) -> float:
    """The blocking player's gain from a fight, with the better of countering or not, beyond the damage it prevents."""
    strength = attack(state, attacker)
    plain = -scratch(state, worth, blocker, strength)
    return max(plain, counter_gain(state, worth, [attacker], blocker))


def counter_gain(state: Ashes, worth: Worth, attackers: list[int], unit: int) -> float:
    """The gain of the attacked unit's player from countering, including the damage it takes."""
    strength = 0
    fast = True
    for attacker in attackers:
        strength += attack(state, attacker)
        fast = fast and has(state, attacker, BATTLE_ADVANTAGE)
    counter_fast = has(state, unit, BATTLE_ADVANTAGE)
    dies = falls(state, unit, strength)
    answer = attack(state, unit)
    if fast and not counter_fast and dies:
        return -worth.unit_worth(state, unit)
    best = 0.0
    kills = 0
    for attacker in attackers:
        won = scratch(state, worth, attacker, answer)
        if falls(state, attacker, answer):
            kills += 1
        best = max(best, won)
    if counter_fast and not fast and kills and len(attackers) == 1:
        return best - worth.tiring(state, unit)  # destroyed before it strikes
    if dies:
        return best - worth.unit_worth(state, unit)
    return best - scratch(state, worth, unit, strength) - worth.tiring(state, unit)


def best_block(state: Ashes, worth: Worth, attacker: int, free: list[int], saved: float) -> tuple[int, float]:
    """The unit that should block an attacker, if any, and its gain compared with not blocking."""
    if has(state, attacker, BYPASS):
        return NO_CARD, 0.0
    best = NO_CARD
    best_gain = 0.1
    for unit in free:
        gain = saved + block_gain(state, worth, attacker, unit)
        if gain > best_gain:
            best = unit
            best_gain = gain
    return best, best_gain if best >= 0 else 0.0


def ready_units(state: Ashes, seat: int) -> list[int]:
    return [unit for unit in state.battlefields[seat] if is_ready(state, unit)]


# -- attacking a Phoenixborn ---------------------------------------------------------------------------


def storm(state: Ashes, worth: Worth, attackers: list[int], defender: int) -> float:
    """The gain of an attack on a Phoenixborn whose player blocks sensibly."""
    left = worth.life_left(state, defender)
    through = 0
    for unit in attackers:
        through += attack(state, unit)
    free = ready_units(state, defender)
    gain = 0.0
    for unit in attackers:
        strength = attack(state, unit)
        gain -= worth.tiring(state, unit)
        if not free or strength == 0:
            continue
        saved = worth.life_worth(left - through + strength) - worth.life_worth(left - through)
        blocker, lost = best_block(state, worth, unit, free, saved)
        if blocker >= 0:
            free.remove(blocker)
            through -= strength
            gain -= lost - saved
            if falls(state, unit, attack(state, blocker)):
                gain += 0.5 * worth.tiring(state, unit)
    return gain + worth.life_worth(left) - worth.life_worth(left - through)


def plan_storm(state: Ashes, worth: Worth, seat: int) -> Plan:
    """The best attack on a Phoenixborn."""
    ready = [unit for unit in ready_units(state, seat) if attack(state, unit) > 0]
    ready.sort()
    best = Plan(-1.0, [], NO_CARD)
    if not ready:
        return best
    for defender in opponents(state, seat):
        target = state.phoenixborn[defender]
        chosen = ready
        gain = storm(state, worth, chosen, defender)
        while len(chosen) > 1:  # drop attackers one by one while the attack is better without them
            better: list[int] = []
            for unit in chosen:
                rest = [other for other in chosen if other != unit]
                value = storm(state, worth, rest, defender)
                if value > gain + 0.01:
                    gain = value
                    better = rest
            if not better:
                break
            chosen = better
        if gain > best.gain:
            best = Plan(gain, chosen, target)
    return best


# -- attacking a unit ---------------------------------------------------------------------------


def raid(state: Ashes, worth: Worth, attackers: list[int], target: int) -> float:
    """The gain of an attack on a unit whose player guards and counters sensibly."""
    defender = state.holder[target]
    strength = 0
    tiring = 0.0
    bypass = True
    for unit in attackers:
        strength += attack(state, unit)
        tiring += worth.tiring(state, unit)
        bypass = bypass and has(state, unit, BYPASS)
    gain = duel(state, worth, attackers, target, strength)
    if not bypass:
        gain = min(gain, worth.hurt(state, defender, strength))
        for unit in state.battlefields[defender]:
            if unit != target and is_ready(state, unit) and has(state, unit, UNIT_GUARD):
                gain = min(gain, duel(state, worth, attackers, unit, strength))
    return gain - tiring


def duel(state: Ashes, worth: Worth, attackers: list[int], unit: int, strength: int) -> float:
    """The gain of attacking this unit if nobody guards it."""
    plain = scratch(state, worth, unit, strength)
    if is_ready(state, unit):
        return min(plain, -counter_gain(state, worth, attackers, unit))
    return plain


def plan_raid(state: Ashes, worth: Worth, seat: int) -> Plan:
    """The best attack on a unit: with one attacker, or with as many as it takes."""
    ready = [unit for unit in ready_units(state, seat) if attack(state, unit) > 0]
    best = Plan(-1.0, [], NO_CARD)
    if not ready:
        return best
    by_strength = sorted(ready, key=lambda unit: (-attack(state, unit), unit))
    for defender in opponents(state, seat):
        for target in state.battlefields[defender]:
            if state.marks[target] & DYING:
                continue
            for unit in ready:
                gain = raid(state, worth, [unit], target)
                if gain > best.gain:
                    best = Plan(gain, [unit], target)
            group: list[int] = []
            needed = left_of(state, target)
            for unit in by_strength:
                if needed <= 0:
                    break
                needed -= attack(state, unit)
                group.append(unit)
            if len(group) > 1:
                gain = raid(state, worth, group, target)
                if gain > best.gain:
                    best = Plan(gain, sorted(group), target)
    return best


# -- answers ---------------------------------------------------------------------------


def weigh_fight(state: Ashes, worth: Worth, player: int, prompt: str, options: list[Option]) -> list[float]:
    """The score of every option of a question about a battle."""
    now = state.attack
    assert now is not None
    if prompt == "attackers":
        plan = plan_raid(state, worth, player) if now.on_unit else plan_storm(state, worth, player)
        scores = []
        for option in options:
            if option.verb == "done":
                scores.append(0.5)
            else:
                scores.append(1.0 if option.card in plan.attackers else 0.01 * attack(state, option.card))
        return scores
    if prompt == "block":
        return weigh_blocks(state, worth, player, options)
    if prompt == "counter":
        attackers = [unit for unit in now.attackers if unit >= 0] if now.on_unit else [now.fighting]
        unit = options[0].card
        strength = sum([attack(state, attacker) for attacker in attackers])
        plain = -scratch(state, worth, unit, strength)
        countering = counter_gain(state, worth, attackers, unit)
        return [countering if option.verb == "counter" else plain for option in options]
    if prompt == "guard":
        attackers = [unit for unit in now.attackers if unit >= 0]
        strength = sum([attack(state, attacker) for attacker in attackers])
        scores = []
        for option in options:
            if option.verb == "pass":
                scores.append(-duel(state, worth, attackers, now.target, strength))
            elif state.is_phoenixborn(option.card):
                scores.append(-worth.hurt(state, player, strength))
            else:
                scores.append(-duel(state, worth, attackers, option.card, strength))
        return scores
    if prompt == "split":
        unit = options[0].card
        needed = left_of(state, unit)
        prize = worth.unit_worth(state, unit)
        return [
            (prize if option.amount >= needed else 0.0) - 0.05 * max(0, option.amount - needed)
            for option in options
        ]
    if prompt == "attacked":
        attackers = [unit for unit in now.attackers if unit >= 0]
        strength = sum([attack(state, attacker) for attacker in attackers])
        if now.on_unit:
            return [duel(state, worth, attackers, option.card, strength) for option in options]
        scores = []
        for option in options:
            seat = state.player_of(option.card)
            blocked = 0.3 * len(ready_units(state, seat))
            scores.append(worth.hurt(state, seat, strength) - blocked - 0.1 * worth.life_left(state, seat))
        return scores
    return [0.0 if option.card < 0 else 0.1 * attack(state, option.card) for option in options]


def weigh_blocks(state: Ashes, worth: Worth, player: int, options: list[Option]) -> list[float]:
    """Scores the best blocker above not blocking, and the others below."""
    now = state.attack
    assert now is not None
    attacker = options[0].target
    through = 0
    for index in range(len(now.attackers)):
        if now.attackers[index] >= 0 and now.blockers[index] < 0:
            through += attack(state, now.attackers[index])
    left = worth.life_left(state, player)
    strength = attack(state, attacker)
    saved = worth.life_worth(left - through + strength) - worth.life_worth(left - through)
    free = [option.card for option in options if option.verb == "block"]
    blocker, gain = best_block(state, worth, attacker, free, saved)
    scores = []
    for option in options:
        if option.verb == "pass":
            scores.append(0.0)
        else:
            scores.append(gain if option.card == blocker else -0.1)
    return scores
