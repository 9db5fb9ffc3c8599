"""The verbs that cards are written in. Each reads the use it belongs to from the top of the event stack."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes import damage, dice, moves, turns, uses
from deckhall.games.ashes.card import Cost
from deckhall.games.ashes.events import Damage, Salvo, Use
from deckhall.games.ashes.sheet import Price
from deckhall.games.ashes.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    ATTACHED,
    ATTACK_OF_TAKEN,
    BATTLEFIELD,
    BY_ABILITY,
    BY_DIE,
    BY_SPELL,
    BYPASSING,
    CONJURATIONS,
    DISCARD,
    FOES,
    HAND,
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
    YOU,
    YOUR_PHOENIXBORN,
    YOUR_UNITS,
)
from deckhall.games.ashes.values import (
    focus,
    has_room,
    is_in_play,
    is_ready,
    is_shielded,
    is_spell,
    life,
    opponents,
)
from deckhall.kernel.options import NO, PASS, YES, Option, Verb
from deckhall.kernel.state import Effect, Task

CHOOSE = Verb("choose")
DISCARD_CARD = Verb("discard")


# -- whom and how much ---------------------------------------------------------------------------


def cards_of(state: Ashes, use: Use, whom: str) -> list[int]:
    """The cards that a text speaks of and can affect now."""
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
    elif unit in attack.attackers and (attack.on_unit or attack.now == unit):
        found = [attack.countering]
    else:
        found = []
    return [card for card in found if card >= 0]


def count(state: Ashes, use: Use, amount: int | str) -> int:
    """How much a text speaks of."""
    if isinstance(amount, int):
        return amount
    if amount == NUMBER:
        return use.number
    if amount == YOUR_UNITS:
        return len(state.battlefields[use.player])
    if amount == ATTACK_OF_TAKEN:
        return state.sheets[use.summoned].attack if use.summoned >= 0 else 0
    assert amount == RECEIVED_UP_TO_LIFE, amount
    received = state.events[-2]
    assert isinstance(received, Damage)
    return min(received.amount, life(state, use.card))


def player_meant(state: Ashes, use: Use, whom: str) -> int:
    """The player that a text speaks of; nobody when they are out."""
    player = state.player_of(use.targets[0]) if whom == TARGET_PLAYER else use.player
    return player if state.alive[player] else NOBODY


def cause_of(state: Ashes, card: int) -> str:
    """What kind of thing deals damage when this card's text does."""
    if is_spell(state, card):
        return BY_SPELL
    return BY_DIE if state.sheets[card].is_reference else BY_ABILITY


# -- damage, wounds and other tokens ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Deal(AshesEffect):
    """Deal damage. It begins its process when the text is done; `joining`, it joins the damage being dealt now."""

    amount: int | str
    to: str = TARGET
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


def deal(state: Ashes, card: int, amount: int, joining: bool = False) -> None:
    """Add damage for one victim to what is being used."""
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
            state.ask(task, "your_unit", [CHOOSE.on(unit) for unit in units])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        deal(state, option.card, self.amount)
        state.result = 1


@dataclass(frozen=True)
class PlaceWounds(AshesEffect):
    """Place wounds; that is not damage (rule D2)."""

    amount: int | str
    to: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            if not state.is_dying(card):
                damage.place_wounds(state, card, amount, use.player)


@dataclass(frozen=True)
class RemoveWounds(AshesEffect):
    """Remove wounds."""

    amount: int | str
    of: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, self.of):
            heal(state, card, count(state, use, self.amount))


def heal(state: Ashes, card: int, amount: int) -> None:
    healed = min(amount, state.wounds[card])
    state.wounds[card] -= healed
    if healed and state.listener is not None:
        state.tell("healed", state.holder[card], card, amount=healed)


@dataclass(frozen=True)
class PlaceExhaustion(AshesEffect):
    """Place exhaustion tokens."""

    amount: int | str
    to: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.exhaustion[card] += amount
            if state.listener is not None:
                state.tell("exhausted", state.holder[card], card, amount=amount)


@dataclass(frozen=True)
class RemoveExhaustion(AshesEffect):
    """Remove all exhaustion tokens."""

    of: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.of):
            removed = state.exhaustion[card]
            state.exhaustion[card] = 0
            if removed and state.listener is not None:
                state.tell("recovered", state.holder[card], card, amount=removed)


@dataclass(frozen=True)
class PlaceStatus(AshesEffect):
    """Place status tokens."""

    amount: int | str
    to: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.status[card] += amount
            if state.listener is not None:
                state.tell("status_placed", state.holder[card], card, amount=amount)


@dataclass(frozen=True)
class GainAttack(AshesEffect):
    """More attack until the end of this turn."""

    amount: int | str
    to: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        amount = count(state, use, self.amount)
        for card in cards_of(state, use, self.to):
            state.boost[card] += amount
            if state.listener is not None:
                state.tell("strengthened", state.holder[card], card, amount=amount)


@dataclass(frozen=True)
class GainBypass(AshesEffect):
    """Bypass until the end of this turn."""

    to: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.to):
            state.marks[card] |= BYPASSING
            if state.listener is not None:
                state.tell("bypassing", state.holder[card], card)


# -- cards ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(AshesEffect):
    """Draw cards, as many as there are."""

    amount: int = 1

    def resolve(self, state: Ashes, task: Task) -> None:
        state.result = moves.draw(state, task.player, self.amount)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return bool(state.draw_piles[task.player])


@dataclass(frozen=True)
class DiscardFromHand(AshesEffect):
    """A player discards cards of their choice from hand."""

    amount: int | str = 1
    whose: str = YOU

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        player = player_meant(state, use, self.whose)
        if player == NOBODY or task.it >= count(state, use, self.amount):
            return
        cards = state.distinct(state.hands[player])
        if cards:
            state.ask(task, "discard", [DISCARD_CARD.on(card) for card in cards], player)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        moves.put_away(state, option.card)
        state.reveal()
        state.push(self, task.player, task.source, max(0, task.it) + 1, task.amount)


@dataclass(frozen=True)
class DiscardFromPile(AshesEffect):
    """A player discards cards from the top of their draw pile."""

    amount: int = 1
    whose: str = TARGET_PLAYER

    def resolve(self, state: Ashes, task: Task) -> None:
        player = player_meant(state, state.use(), self.whose)
        state.result = 0 if player == NOBODY else moves.discard_from_pile(state, player, self.amount)
        if state.result:
            turns.announce_discard(state, player)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        player = player_meant(state, state.use(), self.whose)
        return player != NOBODY and bool(state.draw_piles[player])


@dataclass(frozen=True)
class Summon(AshesEffect):
    """Put conjurations from your conjuration pile onto a battlefield, while there is room (rule Z5)."""

    conjuration: str
    amount: int = 1
    onto: str = YOU
    up_to: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        player = player_meant(state, use, self.onto)
        if player == NOBODY:
            return
        done = max(0, task.it)
        possible = self._possible(state, task.player, player)
        if done >= self.amount or not possible:
            return
        if self.up_to and done == 0:
            most = min(possible, self.amount)
            state.ask(task, "summon", [Option("summon", amount=number) for number in range(most, -1, -1)])
            return
        self._summon(state, task, player, self.amount)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.amount:
            Summon(self.conjuration, option.amount, self.onto).resolve(state, task)

    def _possible(self, state: Ashes, owner: int, player: int) -> int:
        room = state.sheets[state.phoenixborn[player]].battlefield - len(state.battlefields[player])
        pile = [card for card in state.conjurations[owner] if state.sheets[card].id == self.conjuration]
        return min(room, len(pile))

    def _summon(self, state: Ashes, task: Task, player: int, amount: int) -> None:
        pile = state.conjurations[task.player]
        card = min([card for card in pile if state.sheets[card].id == self.conjuration])
        done = max(0, task.it) + 1
        if done < amount:
            state.push(self, task.player, task.source, done, task.amount)
        state.events[-1] = state.use().summoning(card)
        moves.arrive(state, card, player)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return has_room(state, task.player)


@dataclass(frozen=True)
class Destroy(AshesEffect):
    """Destroy a unit; if `removes_allies`, an ally leaves the game instead of being discarded."""

    what: str = TARGET
    removes_allies: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, self.what):
            damage.destroy(state, card, use.player, self.removes_allies)


@dataclass(frozen=True)
class DiscardThis(AshesEffect):
    """This card is discarded from play; what depended on it happens by itself, because of nobody."""

    def resolve(self, state: Ashes, task: Task) -> None:
        discard_from_play(state, task.source, NOBODY)


@dataclass(frozen=True)
class DiscardTarget(AshesEffect):
    """The target is discarded from play."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, TARGET):
            discard_from_play(state, card, use.player)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return bool(cards_of(state, state.use(), TARGET))


def discard_from_play(state: Ashes, card: int, by: int) -> None:
    """Discard a unit or an alteration from play."""
    if state.place_of[card] == ATTACHED:
        damage.settle(state, by)
        moves.detach(state, card)
    elif state.place_of[card] == BATTLEFIELD:
        moves.leave_play(state, card, CONJURATIONS if state.sheets[card].is_conjuration else DISCARD)


@dataclass(frozen=True)
class ReturnToOwner(AshesEffect):
    """A unit leaves play: a conjuration to its owner's conjuration pile, another unit to its owner's hand."""

    what: str = TARGET

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.what):
            place = CONJURATIONS if state.sheets[card].is_conjuration else HAND
            moves.leave_play(state, card, place)


# -- what belongs together ---------------------------------------------------------------------------


@dataclass(frozen=True)
class May(AshesEffect):
    """You may do it; asked only when it would do something."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        first = self.do[0]
        assert isinstance(first, AshesEffect)
        state.result = 0
        if first.can_happen(state, task) or state.insisting:
            state.ask(task, "may", [YES, NO], always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "yes":
            state.push_all(self.do, task.player, task.source, amount=task.amount)


@dataclass(frozen=True)
class IfDone(AshesEffect):
    """If what came before was done, do this."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        if state.result:
            state.push_all(self.do, task.player, task.source, amount=task.amount)


@dataclass(frozen=True)
class Focus(AshesEffect):
    """With this much focus do one thing, otherwise the other."""

    level: int
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        done = self.do if focus(state, task.source) >= self.level else self.otherwise
        state.push_all(done, task.player, task.source, amount=task.amount)


@dataclass(frozen=True)
class IfExtra(AshesEffect):
    """If the additional cost was paid, do this."""

    do: tuple[Effect, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        if state.use().extra:
            state.push_all(self.do, task.player, task.source, amount=task.amount)


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
            state.push_all(self.do, task.player, task.source, amount=task.amount)
            dice.pay(state, task.player, Price(self.cost.dice), task.source)


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
            state.push_all(self.otherwise, task.player, task.source, amount=task.amount)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        done = self.do if option.verb == "yes" else self.otherwise
        state.push_all(done, task.player, task.source, amount=task.amount)


def passed(option: Option) -> bool:
    return option.verb == "pass"


UNUSED = (uses, PASS)
