"""The damage and destruction process: dealt, received, wounds, destroyed, left play (rule D3)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table import moves
from deckhall.games.ashes.table.events import Damage, Destruction, Salvo
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import are_equal, is_ally, life
from deckhall.games.ashes.terms import (
    AT_DEALT,
    AT_DESTROYED,
    AT_RECEIVED,
    AT_WOULD_BE_DEALT,
    AT_WOULD_RECEIVE,
    CONJURATIONS,
    DISCARD,
    DOOMED,
    DYING,
    EXILED,
    NOBODY,
    REMOVED,
    RESOLVING,
)
from deckhall.games.ashes.timing import in_play
from deckhall.games.ashes.timing.moments import CLOSE_EVENT
from deckhall.kernel.options import Option
from deckhall.kernel.state import Task

# -- from dealt to received -----------------------------------------------------


def begin(state: Ashes, packets: tuple[Damage, ...]) -> None:
    """Deal all damage of one moment. 0 damage is no damage (rule D6)."""
    real = tuple([packet for packet in packets if packet.amount > 0 and _is_there(state, packet)])
    if not real:
        return
    listening = state.match.listening
    state.events.append(Salvo(real))
    state.push(CLOSE_EVENT, NOBODY)
    state.push(RECEIVE_ALL, NOBODY)
    state.push(DEAL_ALL, NOBODY)
    if listening >> AT_WOULD_BE_DEALT & 1:
        for index in range(len(real) - 1, -1, -1):
            if state.is_phoenixborn(real[index].card):
                state.push(Consider(index), NOBODY)


def _is_there(state: Ashes, packet: Damage) -> bool:
    """Whether the victim can still be hurt."""
    card = packet.card
    if card < 0 or state.marks[card] & DYING:
        return False
    return not state.is_phoenixborn(card) or state.alive[packet.player]


@dataclass(frozen=True)
class Consider(AshesEffect):
    """A packet of the salvo is about to be dealt: it may still be redirected."""

    index: int

    def resolve(self, state: Ashes, task: Task) -> None:
        salvo = state.events[-1]
        assert isinstance(salvo, Salvo)
        state.events.append(salvo.packets[self.index])
        state.push(WriteBack(self.index), NOBODY)
        state.open_window(AT_WOULD_BE_DEALT)


@dataclass(frozen=True)
class WriteBack(AshesEffect):
    """Put a packet that was considered back into the salvo."""

    index: int

    def resolve(self, state: Ashes, task: Task) -> None:
        packet = state.events.pop()
        salvo = state.events[-1]
        assert isinstance(packet, Damage)
        assert isinstance(salvo, Salvo)
        packets = list(salvo.packets)
        packets[self.index] = packet
        state.events[-1] = Salvo(tuple(packets))


@dataclass(frozen=True)
class DealAll(AshesEffect):
    """Deal all packets."""

    def resolve(self, state: Ashes, task: Task) -> None:
        if state.listener is not None:
            salvo = state.events[-1]
            assert isinstance(salvo, Salvo)
            for packet in salvo.packets:
                if packet.card >= 0:
                    state.tell(
                        "dealt", packet.by, packet.source, packet.card, packet.amount, what=packet.cause
                    )
        state.open_window(AT_DEALT)


@dataclass(frozen=True)
class ReceiveAll(AshesEffect):
    """The victims receive their damage one after another, in the active player's order (rule D5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        salvo = state.events[-1]
        assert isinstance(salvo, Salvo)
        waiting = [packet for packet in salvo.packets if packet.amount > 0 and _is_there(state, packet)]
        if not waiting:
            return
        if len(waiting) > 1 and not _all_equal(state, waiting):
            victims: list[int] = []
            for packet in waiting:
                if packet.card not in victims:
                    victims.append(packet.card)
            if len(victims) > 1:
                state.ask(task, "order", [RESOLVING.on(card) for card in victims], state.orderer())
                return
        self._start(state, waiting[0].card)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._start(state, option.card)

    def _start(self, state: Ashes, card: int) -> None:
        salvo = state.events[-1]
        assert isinstance(salvo, Salvo)
        rest: list[Damage] = []
        chosen: Damage | None = None
        for packet in salvo.packets:
            if chosen is None and packet.card == card and packet.amount > 0:
                chosen = packet
            else:
                rest.append(packet)
        assert chosen is not None
        state.events[-1] = Salvo(tuple(rest))
        state.push(self, NOBODY)
        state.events.append(chosen)
        state.push(CLOSE_EVENT, NOBODY)
        state.push(RECEIVE, NOBODY)
        state.open_window(AT_WOULD_RECEIVE)


def _all_equal(state: Ashes, packets: list[Damage]) -> bool:
    first = packets[0]
    for packet in packets[1:]:
        if packet.amount != first.amount or not are_equal(state, packet.card, first.card):
            return False
    return True


@dataclass(frozen=True)
class Receive(AshesEffect):
    """Receive the damage (step 1), if any is left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        packet = state.events[-1]
        assert isinstance(packet, Damage)
        if packet.amount > 0 and _is_there(state, packet):
            if state.listener is not None:
                state.tell(
                    "damaged", packet.player, packet.card, packet.source, packet.amount, what=packet.cause
                )
            state.push(WOUND_VICTIM, NOBODY)
            state.open_window(AT_RECEIVED)


@dataclass(frozen=True)
class Wound(AshesEffect):
    """Turn received damage into wounds (step 2)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        packet = state.events[-1]
        assert isinstance(packet, Damage)
        if _is_there(state, packet) and place_wounds(state, packet.card, packet.amount):
            destroy(state, packet.card, packet.by, False)


def place_wounds(state: Ashes, card: int, amount: int) -> bool:
    """Place wounds on a unit or Phoenixborn. Returns whether they reach its life (rules D1, D2)."""
    state.wounds[card] += amount
    if state.listener is not None:
        state.tell("wounded", state.holder[card], card, amount=amount)
    return state.wounds[card] >= life(state, card)


# -- destroyed ------------------------------------------------------------------


def destroy(state: Ashes, card: int, by: int, removed: bool) -> None:
    """Destroy a unit or Phoenixborn; `by` controls the cause (step 2b)."""
    if state.is_phoenixborn(card):
        player = state.player_of(card)
        if state.alive[player]:
            in_play.eliminate(state, player)
        return
    if state.marks[card] & DYING:
        return
    state.marks[card] = state.marks[card] & ~(DOOMED | EXILED) | DYING
    if state.listener is not None:
        state.tell("destroyed", state.holder[card], card)
    state.events.append(Destruction(card, state.holder[card], by, removed))
    state.push(CLOSE_EVENT, NOBODY)
    state.push(BURY, NOBODY)
    state.open_window(AT_DESTROYED)


@dataclass(frozen=True)
class Bury(AshesEffect):
    """A destroyed unit leaves play (step 3)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        event = state.events[-1]
        assert isinstance(event, Destruction)
        card = event.card
        if card < 0:
            return
        if event.removed and is_ally(state, card):
            place = REMOVED
        elif state.definitions[card].is_conjuration:
            place = CONJURATIONS
        else:
            place = DISCARD
        in_play.leave_play(state, card, place)


# -- destroyed because a value changed ------------------------------------------


def settle(state: Ashes, by: int) -> None:
    """Push a check for units without life and spells without tokens; `by` is the player who caused it."""
    state.push(SETTLE[by + 1], NOBODY)


@dataclass(frozen=True)
class Settle(AshesEffect):
    """Destroy what a text destroys and what has no life left; discard spells that ran out of tokens.

    One at a time, in the active player's order (rule D5); `by` is the player who caused it.
    """

    by: int

    def resolve(self, state: Ashes, task: Task) -> None:
        failing: list[int] = []
        for player in state.players():
            card = state.phoenixborn[player]
            if state.wounds[card] >= state.definitions[card].life:
                failing.append(card)
            for card in state.battlefields[player]:
                marks = state.marks[card]
                if not marks & DYING and (marks & DOOMED or state.wounds[card] >= life(state, card)):
                    failing.append(card)
            for card in state.spellboards[player]:
                if state.definitions[card].discards_when_empty and not state.status[card]:
                    failing.append(card)
        if not failing:
            return
        if len(failing) > 1 and not all([are_equal(state, failing[0], card) for card in failing]):
            state.ask(task, "order", [RESOLVING.on(card) for card in failing], state.orderer())
        else:
            self._fall(state, failing[0])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._fall(state, option.card)

    def _fall(self, state: Ashes, card: int) -> None:
        state.push(self, NOBODY)
        if state.definitions[card].discards_when_empty:
            moves.clear(state, card)
            state.forget(card)
            moves.put_away(state, card)
        else:
            destroy(state, card, self.by, state.marks[card] & EXILED != 0)


DEAL_ALL = DealAll()
RECEIVE_ALL = ReceiveAll()
RECEIVE = Receive()
WOUND_VICTIM = Wound()
BURY = Bury()
SETTLE = [Settle(by) for by in range(NOBODY, 4)]
