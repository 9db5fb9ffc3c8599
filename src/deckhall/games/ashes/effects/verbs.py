"""The verbs that card texts are composed of. Each reads the use it belongs to from the top of the event stack."""

from __future__ import annotations

from dataclasses import dataclass, field

from deckhall.games.ashes.table.events import Damage, Salvo, Use
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import (
    is_in_play,
    is_shielded,
    is_spell,
    life,
    opponents,
)
from deckhall.games.ashes.terms import (
    ATTACK_OF_TAKEN,
    BY_ABILITY,
    BY_DIE,
    BY_SPELL,
    BYPASSING,
    CHOOSING,
    FOES,
    HOST,
    IT,
    ITS_PHOENIXBORN,
    NOBODY,
    NUMBER,
    OPPOSING_UNITS,
    RECEIVED_UP_TO_LIFE,
    SECOND_TARGET,
    SUMMONED,
    TARGET,
    TARGET_PLAYER,
    THIS,
    YOUR_PHOENIXBORN,
    YOUR_UNITS,
    Amount,
    Cards,
    Cause,
    Player,
    allowed,
)
from deckhall.games.ashes.timing import damage
from deckhall.kernel.options import Option
from deckhall.kernel.state import Task

# -- whom and how much ----------------------------------------------------------


def cards_of(state: Ashes, use: Use, whom: Cards) -> list[int]:
    """The cards that a text refers to and can affect now."""
    found: list[int] = []
    if whom == TARGET:
        found = [use.targets[0]]
    elif whom == SECOND_TARGET:
        found = [use.targets[1]]
    elif whom == THIS:
        found = [use.card]
    elif whom == IT:
        found = [state.events[-2].card]
    elif whom == SUMMONED:
        found = [use.summoned]
    elif whom == HOST:
        found = [state.host[use.card]]
    elif whom == YOUR_PHOENIXBORN:
        return [state.phoenixborn[use.player]]
    elif whom == ITS_PHOENIXBORN:
        player = state.events[-2].player
        return [state.phoenixborn[player]] if state.alive[player] else []
    elif whom == OPPOSING_UNITS:
        for seat in opponents(state, use.player):
            found.extend(state.battlefields[seat])
    elif whom == FOES:
        found = foes(state, use.card)
    spell = is_spell(state, use.card)
    return [
        card
        for card in found
        if card >= 0 and is_in_play(state, card) and not is_shielded(state, card, use.player, spell)
    ]


def foes(state: Ashes, unit: int) -> list[int]:
    """The units now attacking or countering a unit."""
    attack = state.attack
    if attack is None:
        return []
    if attack.on_unit and attack.target == unit:
        found = list(attack.attackers)
    elif unit in attack.blockers:
        found = [attack.attackers[attack.blockers.index(unit)]]
    elif unit in attack.attackers and (attack.on_unit or attack.fighting == unit):
        found = [attack.countering]
    else:
        found = []
    return [card for card in found if card >= 0]


def count(state: Ashes, use: Use, amount: int | Amount) -> int:
    """The number that a text refers to."""
    if isinstance(amount, int):
        return amount
    if amount == NUMBER:
        return use.number
    if amount == YOUR_UNITS:
        return len(state.battlefields[use.player])
    if amount == ATTACK_OF_TAKEN:
        return state.definitions[use.summoned].attack if use.summoned >= 0 else 0
    assert amount == RECEIVED_UP_TO_LIFE
    received = state.events[-2]
    assert isinstance(received, Damage)
    return min(received.amount, life(state, use.card))


def about(amount: int | Amount, number: int) -> int:
    """The average amount of a text, for estimating its worth."""
    return amount if isinstance(amount, int) else number if amount == NUMBER else 2


def hurting(whom: Cards) -> float:
    """How desirable it is to harm those a text refers to: 1 for others, 2 for many of them, -1 for your own side."""
    return -1.0 if whom in (THIS, HOST, YOUR_PHOENIXBORN) else 2.0 if whom == OPPOSING_UNITS else 1.0


def player_meant(state: Ashes, use: Use, whom: Player) -> int:
    """The player that a text refers to; nobody if they are out of the game."""
    player = state.player_of(use.targets[0]) if whom == TARGET_PLAYER else use.player
    return player if state.alive[player] else NOBODY


def cause_of(state: Ashes, card: int) -> Cause:
    """The kind of damage source that this card's text is."""
    if is_spell(state, card):
        return BY_SPELL
    return BY_DIE if state.definitions[card].is_reference else BY_ABILITY


# -- damage, wounds and other tokens --------------------------------------------


@dataclass(frozen=True)
class Deal(AshesEffect):
    """Deal damage. Its process starts when the text is done; if `joining`, it joins the damage being dealt now."""

    amount: int | Amount = field(metadata=allowed(Amount))
    to: Cards = field(default=TARGET, metadata=allowed(Cards))
    joining: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        state.result = 0
        if amount <= 0:
            return
        for card in cards_of(state, use, self.to):
            deal(state, card, amount, self.joining)
            state.result += 1

    def can_happen(self, state: Ashes, task: Task) -> bool:
        use = state.use()
        return bool(cards_of(state, use, self.to)) and count(state, use, self.amount) > 0

    def worth(self, number: int) -> float:
        return hurting(self.to) * 0.9 * about(self.amount, number)


def deal(state: Ashes, card: int, amount: int, joining: bool = False) -> None:
    """Add damage to one victim to the current use."""
    use = state.use()
    player = state.player_of(card) if state.is_phoenixborn(card) else state.holder[card]
    packet = Damage(card, player, amount, use.player, use.card, cause_of(state, use.card))
    if joining:
        salvo = state.events[-2]
        assert isinstance(salvo, Salvo)
        state.events[-2] = Salvo((*salvo.packets, packet))
    else:
        state.events[-1] = use.dealing(packet)


@dataclass(frozen=True)
class DealToYourUnit(AshesEffect):
    """Deal damage to a unit you control, chosen but not targeted."""

    amount: int

    def resolve(self, state: Ashes, task: Task) -> None:
        units = [unit for unit in state.battlefields[task.player] if not state.is_dying(unit)]
        state.result = 0
        if units:
            state.ask(task, "your_unit", [CHOOSING.on(unit) for unit in units])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        deal(state, option.card, self.amount)
        state.result = 1

    def worth(self, number: int) -> float:
        return -0.4 * self.amount


@dataclass(frozen=True)
class PlaceWounds(AshesEffect):
    """Place wounds; this is not damage (rule D2)."""

    amount: int | Amount = field(metadata=allowed(Amount))
    to: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            if not state.is_dying(card) and damage.place_wounds(state, card, amount):
                state.events[-1] = state.use().unsettled(use.player)

    def worth(self, number: int) -> float:
        return hurting(self.to) * 1.0 * about(self.amount, number)


@dataclass(frozen=True)
class RemoveWounds(AshesEffect):
    """Remove wounds."""

    amount: int | Amount = field(metadata=allowed(Amount))
    of: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, self.of):
            heal(state, card, count(state, use, self.amount))

    def worth(self, number: int) -> float:
        return 0.5 * about(self.amount, number)


def heal(state: Ashes, card: int, amount: int) -> None:
    healed = min(amount, state.wounds[card])
    state.wounds[card] -= healed
    if healed and state.listener is not None:
        state.tell("healed", state.holder[card], card, amount=healed)


@dataclass(frozen=True)
class PlaceExhaustion(AshesEffect):
    """Place exhaustion tokens."""

    amount: int | Amount = field(metadata=allowed(Amount))
    to: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.exhaustion[card] += amount
            if state.listener is not None:
                state.tell("exhausted", state.holder[card], card, amount=amount)

    def worth(self, number: int) -> float:
        return hurting(self.to) * (0.6 + 0.4 * about(self.amount, number))


@dataclass(frozen=True)
class RemoveExhaustion(AshesEffect):
    """Remove all exhaustion tokens."""

    of: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.of):
            removed = state.exhaustion[card]
            state.exhaustion[card] = 0
            if removed and state.listener is not None:
                state.tell("recovered", state.holder[card], card, amount=removed)

    def worth(self, number: int) -> float:
        return 1.6


@dataclass(frozen=True)
class PlaceStatus(AshesEffect):
    """Place status tokens."""

    amount: int | Amount = field(metadata=allowed(Amount))
    to: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.status[card] += amount
            if state.listener is not None:
                state.tell("status_placed", state.holder[card], card, amount=amount)

    def keeps_to_itself(self, state: Ashes, card: int) -> bool:
        return self.to == THIS

    def worth(self, number: int) -> float:
        return 0.4 * about(self.amount, number)


@dataclass(frozen=True)
class GainAttack(AshesEffect):
    """More attack until the end of this turn."""

    amount: int | Amount = field(metadata=allowed(Amount))
    to: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.boost[card] += amount
            if state.listener is not None:
                state.tell("strengthened", state.holder[card], card, amount=amount)

    def worth(self, number: int) -> float:
        return 0.5 * about(self.amount, number)


@dataclass(frozen=True)
class GainBypass(AshesEffect):
    """Bypass until the end of this turn."""

    to: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.to):
            state.marks[card] |= BYPASSING
            if state.listener is not None:
                state.tell("bypassing", state.holder[card], card)
