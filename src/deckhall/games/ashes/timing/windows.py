"""Windows: the moments at which cards may or must answer what is happening (docs/timing_ashes.md)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.card import Triggered
from deckhall.games.ashes.definition import Definition, Price
from deckhall.games.ashes.table import moves
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
    PLAYED,
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

# An answer consists of the card it works for, the card whose text it is, and the number of the ability in that text. A
# declared reaction spell lies among the played cards and uses its own text.
Answer = tuple[int, int, int]


def open_window(state: Ashes, moment: int) -> None:
    """Let players declare their answers to the event on top of the stack, then perform all answers."""
    bit = 1 << moment
    if not state.match.listening & bit:
        return
    players = tuple([player for player in state.players() if _may_answer(state, player, bit)])
    if players or moment == AT_ROUND_ENDS:
        forced = tuple(forced_answers(state, moment)) if state.match.forcing & bit else ()
        push_window(state, moment, players, forced)


def push_window(state: Ashes, moment: int, players: tuple[int, ...], answers: tuple[Answer, ...]) -> None:
    """Let these players declare; once nobody is left, perform all answers."""
    if not players:
        if answers:
            state.push(Ordering(moment, answers), NOBODY)
    elif answers:
        state.push(Window(moment, players, answers), NOBODY)
    else:
        window = _windows.get((moment, players))
        if window is None:
            window = _windows[(moment, players)] = Window(moment, players)
        state.push(window, NOBODY)


def _may_answer(state: Ashes, player: int, bit: int) -> bool:
    """Whether a player has, or from public knowledge might hold, an answer for a moment."""
    if state.phase == TURNS and not state.reacted[player] and state.hands[player]:
        for definition in state.reactions[player]:
            if definition.mask & bit:
                return True
    masks = state.match.masks
    if masks[state.phoenixborn[player]] & bit:
        return True
    for card in state.battlefields[player]:
        if masks[card] & bit:
            return True
    for card in state.spellboards[player]:
        if masks[card] & bit:
            return True
    return any([masks[card] & bit and state.holder[card] == player for card in state.alterations])


# -- declaring ------------------------------------------------------------------


@dataclass(frozen=True)
class Window(AshesEffect):
    """The first of `players` may declare an answer or pass; then the next. Forced answers are in `answers` from the
    start.

    The active player declares first, then the others clockwise. Nothing is paid or chosen before an answer is
    performed.
    """

    moment: int
    players: tuple[int, ...]
    answers: tuple[Answer, ...] = ()

    def resolve(self, state: Ashes, task: Task) -> None:
        player = self.players[0]
        options = [_option("use", answer) for answer in self._open_answers(state, player)]
        secret = not options
        if state.phase == TURNS and not state.reacted[player]:
            for card in state.distinct(state.hands[player]):
                index = self._reaction(state, player, state.definitions[card])
                if index >= 0:
                    options.append(Option("react", card, index=index if index else NO_INDEX))
        if options or state.insisting:
            options.append(PASS)
            state.ask(task, MOMENTS[self.moment], options, player, secret=secret, always=True)
        else:
            self._pass(state, player)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        player = self.players[0]
        if option.verb == "pass":
            self._pass(state, player)
            return
        if option.verb == "react":
            moves.move(state, option.card, PLAYED, player)
            state.reacted[player] = True
        state.push(Window(self.moment, self.players, (*self.answers, _answer(option))), NOBODY)

    def _pass(self, state: Ashes, player: int) -> None:
        if self._could_answer(state, player):
            state.pass_window(MOMENTS[self.moment], player)
        push_window(state, self.moment, self.players[1:], self.answers)

    def _open_answers(self, state: Ashes, player: int) -> list[Answer]:
        """What a player may still declare from their cards in play, besides what they have already declared."""
        found = answers_in_play(state, player, self.moment, True)
        if not self.answers:
            return found
        prices = self._declared_prices(state, player)
        return [
            answer
            for answer in found
            if answer not in self.answers and state.can_pay_all(player, [*prices, _price(state, answer)])
        ]

    def _reaction(self, state: Ashes, player: int, definition: Definition) -> int:
        """The text of a reaction spell that a player may declare besides what they have already declared; -1 for
        none."""
        if not definition.is_reaction or not definition.mask >> self.moment & 1:
            return -1
        index = can_react(state, player, definition, self.moment)
        if index >= 0 and self.answers:
            prices = self._declared_prices(state, player)
            if not state.can_pay_all(player, [*prices, definition.price]):
                return -1
        return index

    def _declared_prices(self, state: Ashes, player: int) -> list[Price]:
        return [_price(state, answer) for answer in self.answers if state.holder[answer[0]] == player]

    def _could_answer(self, state: Ashes, player: int) -> bool:
        """Whether the player could have declared something (more), judged from public information."""
        if self._open_answers(state, player):
            return True
        if state.phase != TURNS or state.reacted[player] or not state.hands[player]:
            return False
        unknown = state.unknown_in_hand(player)
        for definition in state.reactions[player]:
            held = unknown or any([state.definitions[card] is definition for card in state.hands[player]])
            if held and self._reaction(state, player, definition) >= 0:
                return True
        return False


# -- ordering -------------------------------------------------------------------


@dataclass(frozen=True)
class Ordering(AshesEffect):
    """Perform everything that answers at one moment, one answer after another, in the active player's order.

    Outside turns the holder of the first-player token orders. An answer that no longer fits when its time comes is lost
    (D7).
    """

    moment: int
    answers: tuple[Answer, ...]

    def resolve(self, state: Ashes, task: Task) -> None:
        waiting = [answer for answer in self.answers if still_fits(state, answer, self.moment)]
        if len(waiting) > 1 and order_matters(state, waiting):
            offered = _one_of_each(state, waiting)
            state.ask(task, "order", [_option("resolve", answer) for answer in offered], state.orderer())
        elif waiting and not state.insisting:
            self._start(state, waiting[0])
        elif state.insisting:
            options = [_option("resolve", answer) for answer in waiting[:1]] or [PASS]
            state.ask(task, "order", options, state.orderer())
        else:
            self._drop(state, [])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "pass":
            self._drop(state, [])
        else:
            self._start(state, _answer(option))

    def _start(self, state: Ashes, answer: Answer) -> None:
        rest = [other for other in self.answers if other != answer and still_fits(state, other, self.moment)]
        self._drop(state, [answer, *rest])
        if rest:
            state.push(Ordering(self.moment, tuple(rest)), NOBODY)
        card, text, index = answer
        way = uses.REACT if state.place_of[card] == PLAYED else uses.TRIGGER
        uses.begin(state, state.holder[card], card, text, way, index, _number(state, card, text, index))

    def _drop(self, state: Ashes, kept: list[Answer]) -> None:
        """Return reaction spells that can no longer be played to their hands, known to everybody."""
        for answer in self.answers:
            card = answer[0]
            if answer not in kept and state.place_of[card] == PLAYED and state.definitions[card].is_reaction:
                state.reacted[state.holder[card]] = False
                moves.to_hand(state, card, state.holder[card], True)


def still_fits(state: Ashes, answer: Answer, moment: int) -> bool:
    """Whether an answer could be given now: its text works, fits the event, can be paid for and has its targets."""
    card, text, index = answer
    definition, player = state.definitions[text], state.holder[card]
    if definition.is_reaction:
        return state.place_of[card] == PLAYED and _fits(state, player, definition, index, moment)
    if player < 0 or not state.alive[player]:
        return False
    return answer in answers_in_play(state, player, moment, definition.triggers[index].optional)


def order_matters(state: Ashes, waiting: list[Answer]) -> bool:
    """Whether to ask for the order of several answers.

    It is not asked if they are equal, if each only changes tokens on its own card, or if all belong to the player who
    would order them: declaring them has already put them in order.
    """
    first, orderer = waiting[0], state.orderer()
    if all([_are_equal(state, first, answer) for answer in waiting]):
        return False
    if all([_keeps_to_itself(state, answer) for answer in waiting]):
        return False
    for card, text, index in waiting:
        if state.holder[card] != orderer or not state.definitions[text].triggers[index].optional:
            return True
    return False


def _are_equal(state: Ashes, answer: Answer, other: Answer) -> bool:
    card, text, index = answer
    other_card, other_text, other_index = other
    return (
        state.definitions[text] is state.definitions[other_text]
        and index == other_index
        and are_equal(state, card, other_card)
    )


def _one_of_each(state: Ashes, waiting: list[Answer]) -> list[Answer]:
    offered: list[Answer] = []
    for answer in waiting:
        if not any([_are_equal(state, answer, other) for other in offered]):
            offered.append(answer)
    return offered


def _keeps_to_itself(state: Ashes, answer: Answer) -> bool:
    card, text, index = answer
    for effect in state.definitions[text].triggers[index].do:
        assert isinstance(effect, AshesEffect)
        if not effect.keeps_to_itself(state, card):
            return False
    return True


def _price(state: Ashes, answer: Answer) -> Price:
    definition = state.definitions[answer[1]]
    return definition.price if definition.is_reaction else definition.trigger_prices[answer[2]]


# -- which answers fit ----------------------------------------------------------


def can_react(state: Ashes, player: int, definition: Definition, moment: int) -> int:
    """The text of this reaction spell that fits the event now and could be paid for; -1 for none."""
    for index in range(len(definition.triggers)):
        if _fits(state, player, definition, index, moment):
            return index
    return -1


def _fits(state: Ashes, player: int, definition: Definition, index: int, moment: int) -> bool:
    ability = definition.triggers[index]
    return (
        MOMENTS[moment] in ability.when
        and state.can_pay(player, definition.price)
        and applies(state, ability, player, NO_CARD)
        and can_aim(state, ability.targets, player, True)
    )


def forced_answers(state: Ashes, moment: int) -> list[Answer]:
    """The answers of all players that must happen now."""
    found: list[Answer] = []
    for player in state.players():
        found.extend(answers_in_play(state, player, moment, False))
    return found


def answers_in_play(state: Ashes, player: int, moment: int, optional: bool) -> list[Answer]:
    """The answers that the cards `player` has in play can, or must, give to the event on top of the stack."""
    bit = 1 << moment
    masks = state.match.masks
    found: list[Answer] = []
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
                found.append((card, CHARM, 0))  # the dice on it are returned: the text of charm magic
    return found


def _collect(
    state: Ashes, player: int, card: int, text: int, moment: int, optional: bool, found: list[Answer]
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
    """Whether an earlier attachment grants the same ability: the two count as one, with their numbers added (D8)."""
    for other in state.alterations:
        if other == text:
            return False
        if state.host[other] == state.host[text]:
            for granted in state.definitions[other].triggers:
                if granted.granted and granted.name == ability.name and works(state, other, granted):
                    return True
    return False


def _number(state: Ashes, card: int, text: int, index: int) -> int:
    """The number of an ability, summed over all of the same name on the card (rule D8)."""
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
    """Whether this text, belonging to `player` and on `card`, answers the event on top of the stack."""
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
    if event.player >= 0 and not state.alive[event.player]:
        return False  # events of a player who is out can no longer be answered (rule W3)
    return concerns(state, event, whom, player, card)


def concerns(state: Ashes, event: Event, whom: Whom, player: int, card: int) -> bool:
    """Whether an event happened to those a text refers to."""
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
    """Whether damage has a cause that a text answers."""
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
    """Whether an opponent is using something that targets one of this player's units."""
    if use.player == player or use.cancelled:
        return False
    for target in use.targets:
        if target >= 0 and state.place_of[target] == BATTLEFIELD and state.holder[target] == player:
            return True
    return False


# -- options --------------------------------------------------------------------


def _option(verb: str, answer: Answer) -> Option:
    card, text, index = answer
    return Option(verb, card, NO_CARD if text == card else text, index=index if index else NO_INDEX)


def _answer(option: Option) -> Answer:
    text = option.card if option.target == NO_CARD else option.target
    return (option.card, text, max(0, option.index))


_windows: dict[
    tuple[int, tuple[int, ...]], Window
] = {}  # windows in which nothing has been declared yet, made once
