"""Cards entering and leaving play, which may be answered; respark; and players leaving the game."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.events import Arrival, Departure, Event
from deckhall.games.ashes.table.moves import clear, move, pile, put_away, to_hand
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    AT_ARRIVED,
    AT_ARRIVES,
    AT_DEPARTED,
    AT_PILE_DISCARDED,
    BATTLEFIELD,
    CONJURATIONS,
    DISCARD,
    DRAW_PILE,
    HAND,
    KINDS,
    KNOWN,
    NOBODY,
    PLACES,
    PLAYED,
    REMOVED,
    SPELLBOARD,
    TURNS,
)
from deckhall.games.ashes.timing.moments import CLOSE_EVENT, OPEN
from deckhall.kernel.options import PASS, Option, Verb
from deckhall.kernel.state import Task

RESPARK = Verb("respark")


def arrive(state: Ashes, card: int, player: int) -> None:
    """Put a unit or ready spell into play under a player's control. The caller announces it."""
    unit = not state.definitions[card].is_ready_spell
    move(state, card, BATTLEFIELD if unit else SPELLBOARD, player)
    if state.listener is not None:
        state.tell("arrived", player, card, destination=PLACES[state.place_of[card]])


def announce(state: Ashes, event: Event) -> None:
    """Open the windows of an event that has happened, if any card of this game could answer it."""
    listening = state.match.listening
    if isinstance(event, Arrival):
        card = event.card
        if card < 0 or state.definitions[card].becomes_ally:
            return  # already gone, or it arrives as a spell: no unit is seen to arrive
        unit = state.place_of[card] == BATTLEFIELD and listening >> AT_ARRIVED & 1 != 0
        if unit or state.definitions[card].mask >> AT_ARRIVES & 1:
            _begin(state, event)
            if unit:
                state.push(OPEN[AT_ARRIVED], NOBODY)
            state.push(OPEN[AT_ARRIVES], NOBODY)
    else:
        moment = AT_DEPARTED if isinstance(event, Departure) else AT_PILE_DISCARDED
        if listening >> moment & 1:
            _begin(state, event)
            state.push(OPEN[moment], NOBODY)


def _begin(state: Ashes, event: Event) -> None:
    state.events.append(event)
    state.push(CLOSE_EVENT, NOBODY)


def leave_play(state: Ashes, card: int, place: int) -> None:
    """Move a unit from play to one of its owner's places: its attachments are discarded, then it may be answered."""
    controller, attached = state.holder[card], state.attached_to(card)
    _take_out(state, card, place)
    announce(state, Departure(card, controller))
    _detach_all(state, attached)


def leave_play_by_text(state: Ashes, card: int, place: int) -> None:
    """The same, caused by a text: attachments are discarded at once, answers wait until the text is done."""
    controller, attached = state.holder[card], state.attached_to(card)
    _take_out(state, card, place)
    state.events[-1] = state.use().announcing(Departure(card, controller))
    _detach_all(state, attached)


def _take_out(state: Ashes, card: int, place: int) -> None:
    controller, owner = state.holder[card], state.owner[card]
    clear(state, card)
    if not state.alive[owner]:
        place = REMOVED
    move(state, card, place, owner)
    if place == HAND:
        state.marks[card] |= KNOWN
    state.forget(card)
    if state.listener is not None:
        state.tell("left_play", controller, card, destination=PLACES[place])


def _detach_all(state: Ashes, attached: list[int]) -> None:
    for alteration in reversed(attached):
        detach(state, alteration)


def detach(state: Ashes, alteration: int) -> None:
    """Take an alteration off its unit and discard it, unless its owner resparks it."""
    clear(state, alteration)
    move(state, alteration, PLAYED, state.owner[alteration])
    state.forget(alteration)
    state.push(LET_GO, NOBODY, alteration, alteration)


@dataclass(frozen=True)
class LetGo(AshesEffect):
    """Move a card from play to the discard pile; in the player-turns phase its owner may respark it (rule Z4)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        card = task.it
        owner, price = state.owner[card], state.definitions[card].respark
        if price is None or state.phase != TURNS or not state.alive[owner] or not state.can_pay(owner, price):
            put_away(state, card)
            return
        state.ask(task, "respark", [RESPARK.on(card), PASS], owner, always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        card = task.it
        if option.verb == "pass":
            put_away(state, card)
            return
        owner, price = state.owner[card], state.definitions[card].respark
        assert price is not None
        to_hand(state, card, owner, True)
        if state.listener is not None:
            state.tell("resparked", owner, card)
        dice.pay(state, owner, price, card)


LET_GO = LetGo()


# -- out of the game ------------------------------------------------------------


def eliminate(state: Ashes, player: int) -> None:
    """Remove a player from the game; the last one left wins (rules W1, W3, Q8, Q9)."""
    state.alive[player] = False
    if state.listener is not None:
        state.tell("eliminated", player, state.phoenixborn[player])
    left = [seat for seat in range(len(state.alive)) if state.alive[seat]]
    if len(left) == 1:
        state.end("last_phoenixborn", (left[0],), scores(state))
        return
    if state.token == player:
        state.token = state.next_alive(player)
    if _has_passed(state, player):
        state.passes -= 1
    _leave_table(state, player)
    for place in (HAND, DRAW_PILE, DISCARD, CONJURATIONS):
        for card in pile(state, place, player).copy():
            move(state, card, REMOVED, player)
    for card in state.played.copy():
        if state.owner[card] == player:
            move(state, card, REMOVED, player)
    for kind in range(KINDS):
        state.active_dice[player * KINDS + kind] = 0
    for magic in range(4):
        state.exhausted_dice[player * 4 + magic] = 0
    state.chosen[player].clear()
    attack = state.attack
    if attack is not None:
        state.attack = attack.without(state.phoenixborn[player])


def _has_passed(state: Ashes, player: int) -> bool:
    """Whether the pass of a player who leaves the game is one of the consecutive ones and no longer counts (rule
    W2a)."""
    seat = state.player if state.main_done else state.player - 1  # the last one to pass
    passes = state.passes
    while passes > 0:
        seat %= len(state.alive)
        if seat == player:
            return True
        if state.alive[seat]:
            passes -= 1
        seat -= 1
    return False


def _leave_table(state: Ashes, player: int) -> None:
    """Clear the table of a player who leaves the game; cards owned by others go home, attachments with respark (Q8)."""
    freed: list[int] = []
    for card in [*state.battlefields[player], *state.spellboards[player]]:
        for alteration in state.attached_to(card):
            if state.alive[state.owner[alteration]]:
                freed.append(alteration)
            else:
                _go_home(state, alteration)
        _go_home(state, card)
    for alteration in reversed(freed):
        detach(state, alteration)


def _go_home(state: Ashes, card: int) -> None:
    clear(state, card)
    state.forget(card)
    put_away(state, card)


def scores(state: Ashes) -> tuple[int, ...]:
    """The final scores: the remaining life of each Phoenixborn."""
    left = []
    for seat, card in enumerate(state.phoenixborn):
        life = state.definitions[card].life - state.wounds[card] if state.alive[seat] else 0
        left.append(max(0, life))
    return tuple(left)
