"""Windows: the moments at which cards may or must answer what is happening (docs/timing_ashes.md)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.card import Triggered
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.table.events import Damage, Destruction, Event, Salvo, Use
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.targets import can_aim
from deckhall.games.ashes.table.values import are_equal, is_spell, works
from deckhall.games.ashes.terms import (
    AT_ROUND_ENDS,
    BATTLEFIELD,
    BY_ATTACK,
    BY_COUNTER,
    BY_YOU,
    CHARM,
    DEALT_BY_THIS,
    IN_BATTLE,
    MOMENTS,
    NOBODY,
    OPPONENT,
    OPPOSING_UNIT,
    THIS,
    TURNS,
    YOU,
    YOUR_PHOENIXBORN,
    YOUR_UNIT,
    AnsweredCause,
    Whom,
)
from deckhall.games.ashes.timing import uses
from deckhall.kernel.options import NO_CARD, NO_INDEX, PASS, Option
from deckhall.kernel.state import Task

# A trigger that waits is the card it works for, the card whose text it is, and its number in that text.
Waiting = tuple[int, int, int]


def open_window(state: Ashes, moment: int) -> None:
    """Let forced triggers happen, then offer optional ones, for the event on top of the stack."""
    bit = 1 << moment
    if not state.match.listening & bit:
        return
    masks = state.match.masks
    forced = moment == AT_ROUND_ENDS
    players = state.players()
    for index in range(len(players) - 1, -1, -1):
        player = players[index]
        answers = False
        if state.phase == TURNS and not state.reacted[player] and state.hands[player]:
            for definition in state.reactions[player]:
                if definition.mask & bit:
                    answers = True
        if not answers:
            answers = bool(masks[state.phoenixborn[player]] & bit)
        if not answers:
            for card in state.battlefields[player]:
                if masks[card] & bit:
                    answers = True
            for card in state.spellboards[player]:
                if masks[card] & bit:
                    answers = True
        if not answers:
            for card in state.alterations:
                if masks[card] & bit and state.holder[card] == player:
                    answers = True
        if answers:
            state.push(OFFER[moment], player)
            forced = True
    if forced:
        state.push(FORCE[moment], NOBODY)


# -- forced triggers ------------------------------------------------------------


@dataclass(frozen=True)
class Force(AshesEffect):
    """What must happen now, one after the other, in the order that the active player wishes."""

    moment: int
    used: tuple[Waiting, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        waiting: list[Waiting] = []
        for player in state.players():
            for trigger in triggers(state, player, self.moment, False):
                if trigger not in self.used:
                    waiting.append(trigger)
        if not waiting:
            if state.insisting:
                state.ask(task, "order", [PASS], state.orderer())
            return
        if len(waiting) > 1 and not _all_equal(state, waiting):
            state.ask(task, "order", [_option("resolve", trigger) for trigger in waiting], state.orderer())
        else:
            self._start(state, waiting[0])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb != "pass":
            self._start(state, _trigger(option))

    def _start(self, state: Ashes, trigger: Waiting) -> None:
        state.push(Force(self.moment, (*self.used, trigger)), NOBODY)
        card, text, index = trigger
        uses.begin(
            state, state.holder[card], card, text, uses.TRIGGER, index, _number(state, card, text, index)
        )


def _all_equal(state: Ashes, waiting: list[Waiting]) -> bool:
    card, text, index = waiting[0]
    for other, other_text, other_index in waiting[1:]:
        if state.definitions[text] is not state.definitions[other_text] or index != other_index:
            return False
        if not are_equal(state, card, other):
            return False
    return True


# -- optional triggers ----------------------------------------------------------


@dataclass(frozen=True)
class Offer(AshesEffect):
    """A player may use what they have for this moment, one thing after the other, or pass."""

    moment: int
    used: tuple[Waiting, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        player = task.player
        options: list[Option] = []
        for trigger in triggers(state, player, self.moment, True):
            if trigger not in self.used:
                options.append(_option("use", trigger))
        secret = not options
        if state.phase == TURNS and not state.reacted[player]:
            for card in state.distinct(state.hands[player]):
                definition = state.definitions[card]
                if definition.is_reaction and definition.mask >> self.moment & 1:
                    index = can_react(state, player, definition, self.moment)
                    if index >= 0:
                        options.append(Option("react", card, index=index if index else NO_INDEX))
        if options or state.insisting:
            options.append(PASS)
            state.ask(task, MOMENTS[self.moment], options, secret=secret, always=True)
        else:
            self._passed(state, player)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        player = task.player
        if option.verb == "pass":
            self._passed(state, player)
            return
        if option.verb == "react":
            state.push(self, player)
            index = max(0, option.index)
            uses.begin(state, player, option.card, option.card, uses.REACT, index, 0)
            return
        card, text, index = _trigger(option)
        state.push(Offer(self.moment, (*self.used, (card, text, index))), player)
        uses.begin(state, player, card, text, uses.TRIGGER, index, _number(state, card, text, index))

    def _passed(self, state: Ashes, player: int) -> None:
        if self._could_answer(state, player):
            state.pass_window(MOMENTS[self.moment], player)

    def _could_answer(self, state: Ashes, player: int) -> bool:
        """Whether the player could have answered, judged from what everybody sees."""
        for trigger in triggers(state, player, self.moment, True):
            if trigger not in self.used:
                return True
        if state.phase != TURNS or state.reacted[player] or not state.hands[player]:
            return False
        unknown = state.unknown_in_hand(player)
        for definition in state.reactions[player]:
            held = unknown or any([state.definitions[card] is definition for card in state.hands[player]])
            if (
                held
                and definition.mask >> self.moment & 1
                and can_react(state, player, definition, self.moment) >= 0
            ):
                return True
        return False


def can_react(state: Ashes, player: int, definition: Definition, moment: int) -> int:
    """Which text of this reaction spell fits the event now and could be paid; -1 for none."""
    name = MOMENTS[moment]
    for index in range(len(definition.triggers)):
        ability = definition.triggers[index]
        if (
            name in ability.when
            and state.can_pay(player, definition.price)
            and applies(state, ability, player, NO_CARD)
            and can_aim(state, ability.targets, player, True)
        ):
            return index
    return -1


# -- which triggers fit ---------------------------------------------------------


def triggers(state: Ashes, player: int, moment: int, optional: bool) -> list[Waiting]:
    """The triggers of cards that `player` has in play which fit the event on top of the stack."""
    bit = 1 << moment
    masks = state.match.masks
    found: list[Waiting] = []
    card = state.phoenixborn[player]
    if masks[card] & bit:
        _collect(state, player, card, card, moment, optional, found)
    for card in state.battlefields[player]:
        if masks[card] & bit:
            _collect(state, player, card, card, moment, optional, found)
    for card in state.spellboards[player]:
        if masks[card] & bit:
            _collect(state, player, card, card, moment, optional, found)
    for card in state.alterations:
        if masks[card] & bit and state.holder[card] == player:
            _collect(state, player, card, card, moment, optional, found)
    if moment == AT_ROUND_ENDS and not optional:
        for card in state.battlefields[player]:
            if state.charms[card]:
                found.append((card, CHARM, 0))  # the dice on it go back: the text of the charm magic
    return found


def _collect(
    state: Ashes, player: int, card: int, text: int, moment: int, optional: bool, found: list[Waiting]
) -> None:
    definition = state.definitions[text]
    name = MOMENTS[moment]
    for index in range(len(definition.triggers)):
        ability = definition.triggers[index]
        if ability.optional != optional or name not in ability.when or not works(state, text, ability):
            continue
        owner = card
        if ability.granted:
            owner = state.host[text]
            if _is_counted_elsewhere(state, text, ability) or not works(state, owner, ability):
                continue
        if (
            applies(state, ability, player, owner)
            and state.can_pay(player, definition.trigger_prices[index])
            and can_aim(state, ability.targets, player, is_spell(state, owner))
        ):
            found.append((owner, text, index))


def _is_counted_elsewhere(state: Ashes, text: int, ability: Triggered) -> bool:
    """Whether an earlier attachment grants the same ability: then both are one, with the sum of their numbers (D8)."""
    for other in state.alterations:
        if other == text:
            return False
        if state.host[other] == state.host[text]:
            for granted in state.definitions[other].triggers:
                if granted.granted and granted.name == ability.name and works(state, other, granted):
                    return True
    return False


def _number(state: Ashes, card: int, text: int, index: int) -> int:
    """The number of an ability, all of the same name on the card together (rule D8)."""
    ability = state.definitions[text].triggers[index]
    if not ability.granted:
        return ability.number
    number = 0
    for other in state.attached_to(card):
        for granted in state.definitions[other].triggers:
            if granted.granted and granted.name == ability.name and works(state, other, granted):
                number += granted.number
    return number


def applies(state: Ashes, ability: Triggered, player: int, card: int) -> bool:
    """Whether the event on top of the stack is one that this text of `player`'s (on `card`) answers."""
    whom = ability.whom
    if not state.events:
        return True
    event = state.events[-1]
    if isinstance(event, Salvo):
        return _applies_to_salvo(event, ability, card)
    if isinstance(event, Use):
        return _is_aimed_at(state, event, player)
    if isinstance(event, Damage):
        if event.amount <= 0 or (ability.by and not is_caused(event, ability.by)):
            return False
    elif isinstance(event, Destruction) and ability.by == BY_YOU and event.by != player:
        return False
    return concerns(state, event, whom, player, card)


def concerns(state: Ashes, event: Event, whom: Whom, player: int, card: int) -> bool:
    """Whether an event happened to whom a text speaks of."""
    subject = event.card
    if whom == THIS:
        return subject == card
    if whom == YOU:
        return event.player == player
    if whom == OPPONENT:
        return event.player != player
    if whom == YOUR_PHOENIXBORN:
        return subject == state.phoenixborn[player]
    if whom == YOUR_UNIT:
        return event.player == player and subject >= 0 and state.place_of[subject] == BATTLEFIELD
    if whom == OPPOSING_UNIT:
        return event.player != player and subject >= 0 and not state.is_phoenixborn(subject)
    return True


def is_caused(damage: Damage, by: AnsweredCause) -> bool:
    """Whether damage comes from what a text asks for."""
    if by == IN_BATTLE:
        return damage.cause in (BY_ATTACK, BY_COUNTER)
    return damage.cause == by


def _applies_to_salvo(salvo: Salvo, ability: Triggered, card: int) -> bool:
    for packet in salvo.packets:
        if packet.amount <= 0 or not is_caused(packet, ability.by):
            continue
        if ability.whom == DEALT_BY_THIS:
            if card in packet.dealers:
                return True
        elif packet.card == card:
            return True
    return False


def _is_aimed_at(state: Ashes, use: Use, player: int) -> bool:
    """Whether an opponent uses something that targets a unit of this player's."""
    if use.player == player or use.cancelled:
        return False
    for target in use.targets:
        if target >= 0 and state.place_of[target] == BATTLEFIELD and state.holder[target] == player:
            return True
    return False


# -- options --------------------------------------------------------------------


def _option(verb: str, trigger: Waiting) -> Option:
    card, text, index = trigger
    return Option(verb, card, NO_CARD if text == card else text, index=index if index else NO_INDEX)


def _trigger(option: Option) -> Waiting:
    text = option.card if option.target == NO_CARD else option.target
    return (option.card, text, max(0, option.index))


FORCE = [Force(moment) for moment in range(len(MOMENTS))]
OFFER = [Offer(moment) for moment in range(len(MOMENTS))]
