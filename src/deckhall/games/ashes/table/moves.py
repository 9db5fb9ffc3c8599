"""Cards moving from place to place: drawing, discarding, coming into play, leaving it, and a player going out."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.events import Event
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    AT_ARRIVED,
    AT_ARRIVES,
    AT_DEPARTED,
    ATTACHED,
    BATTLEFIELD,
    CHARM,
    CONJURATIONS,
    DISCARD,
    DRAW_PILE,
    FACE_UP,
    HAND,
    IN_BOX,
    KINDS,
    KNOWN,
    NOBODY,
    PICKED,
    PLACES,
    PLAYED,
    REMOVED,
    SPELLBOARD,
    TURNS,
)
from deckhall.games.ashes.timing import windows
from deckhall.kernel.happenings import only
from deckhall.kernel.options import NO_CARD, PASS, Option, Verb
from deckhall.kernel.state import Task

RESPARK = Verb("respark")


def pile(state: Ashes, place: int, player: int) -> list[int]:
    """The list that holds the cards of a place."""
    if place == HAND:
        return state.hands[player]
    if place == DRAW_PILE:
        return state.draw_piles[player]
    if place == DISCARD:
        return state.discards[player]
    if place == CONJURATIONS:
        return state.conjurations[player]
    if place == BATTLEFIELD:
        return state.battlefields[player]
    if place == SPELLBOARD:
        return state.spellboards[player]
    if place == ATTACHED:
        return state.alterations
    if place == PICKED:
        return state.picks[player]
    if place == FACE_UP:
        return state.face_up
    if place == PLAYED:
        return state.played
    if place == IN_BOX:
        return state.boxed
    assert place == REMOVED, place
    return state.removed


def move(state: Ashes, card: int, place: int, player: int) -> None:
    """Take a card from where it is and put it at the end of a place."""
    if state.place_of[card] == HAND:
        _leave_hand(state, card)
    pile(state, state.place_of[card], state.holder[card]).remove(card)
    state.place_of[card] = place
    state.holder[card] = player
    pile(state, place, player).append(card)


def _leave_hand(state: Ashes, card: int) -> None:
    """Whoever sees a card leave a hand cannot tell it from a copy they knew to be there."""
    marks = state.marks
    if marks[card] & KNOWN:
        marks[card] &= ~KNOWN
        return
    name = state.definitions[card].id
    for other in state.hands[state.holder[card]]:
        if marks[other] & KNOWN and state.definitions[other].id == name:
            marks[other] &= ~KNOWN
            return


def to_hand(state: Ashes, card: int, player: int, known: bool) -> None:
    """Put a card into a hand; `known` when everybody has seen which one."""
    move(state, card, HAND, player)
    if known:
        state.marks[card] |= KNOWN


def draw(state: Ashes, player: int, count: int) -> int:
    """Draw up to so many cards; how many there were."""
    drawn = 0
    while drawn < count and state.draw_piles[player]:
        card = state.draw_piles[player][-1]
        move(state, card, HAND, player)
        state.reveal()
        drawn += 1
        if state.listener is not None:
            state.tell("drew", player, card, known=only(player))
    return drawn


def put_away(state: Ashes, card: int, why: str = "discarded") -> None:
    """Put a card where its owner keeps what is spent: discard pile, conjuration pile, or out of the game."""
    owner = state.owner[card]
    origin = PLACES[state.place_of[card]]
    if not state.alive[owner]:
        place = REMOVED
    elif state.definitions[card].is_conjuration:
        place = CONJURATIONS
    else:
        place = DISCARD
    move(state, card, place, owner)
    if state.listener is not None:
        state.tell(why, owner, card, origin=origin, destination=PLACES[place])


def discard_from_pile(state: Ashes, player: int, count: int) -> int:
    """Discard from the top of a draw pile; how many there were. Whoever calls this opens the window for it."""
    discarded = 0
    while discarded < count and state.draw_piles[player]:
        put_away(state, state.draw_piles[player][-1])
        state.reveal()
        discarded += 1
    return discarded


# -- into play ------------------------------------------------------------------


def arrive(state: Ashes, card: int, player: int) -> None:
    """A unit or ready spell comes into play under a player's control, and its windows open."""
    definition = state.definitions[card]
    unit = not definition.is_ready_spell
    move(state, card, BATTLEFIELD if unit else SPELLBOARD, player)
    if state.listener is not None:
        state.tell("arrived", player, card, destination=PLACES[state.place_of[card]])
    if definition.becomes_ally:
        return  # it arrives as a spell: nobody sees a unit come
    listening = state.match.listening
    if (unit and listening >> AT_ARRIVED & 1) or definition.mask >> AT_ARRIVES & 1:
        state.events.append(Event(card, player))
        state.push(CLOSE_EVENT, NOBODY)
        if unit:
            state.push(windows.OPEN[AT_ARRIVED], NOBODY)
        windows.open_window(state, AT_ARRIVES)


def attach(state: Ashes, card: int, unit: int) -> None:
    """Attach an alteration: the unit's controller controls it (rule C5)."""
    move(state, card, ATTACHED, state.holder[unit])
    state.host[card] = unit
    if state.listener is not None:
        state.tell("attached", state.owner[card], card, unit)


@dataclass(frozen=True)
class CloseEvent(AshesEffect):
    """What was happening is over."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.events.pop()


CLOSE_EVENT = CloseEvent()


# -- out of play ----------------------------------------------------------------


def clear(state: Ashes, card: int) -> None:
    """A card that leaves play loses its tokens; dice on it go to the exhausted pool (rule Z3)."""
    dice_on_it = state.charms[card]
    if dice_on_it:
        controller = state.holder[card]
        if state.alive[controller]:
            state.exhausted_dice[controller * 4 + CHARM] += dice_on_it
        state.charms[card] = 0
    state.wounds[card] = 0
    state.exhaustion[card] = 0
    state.status[card] = 0
    state.boost[card] = 0
    state.marks[card] = 0
    state.host[card] = NO_CARD


def leave_play(state: Ashes, card: int, place: int) -> None:
    """A unit leaves play for a place of its owner's: its attachments are discarded, then everybody may answer."""
    controller, owner = state.holder[card], state.owner[card]
    attached = state.attached_to(card)
    clear(state, card)
    if not state.alive[owner]:
        place = REMOVED
    move(state, card, place, owner)
    if place == HAND:
        state.marks[card] |= KNOWN
    state.forget(card)
    if state.listener is not None:
        state.tell("left_play", controller, card, destination=PLACES[place])
    if state.match.listening >> AT_DEPARTED & 1:
        state.events.append(Event(card, controller))
        state.push(CLOSE_EVENT, NOBODY)
        state.push(windows.OPEN[AT_DEPARTED], NOBODY)
    for alteration in reversed(attached):
        detach(state, alteration)


def detach(state: Ashes, alteration: int) -> None:
    """An alteration comes off its unit and is discarded, unless its owner resparks it."""
    clear(state, alteration)
    move(state, alteration, PLAYED, state.owner[alteration])
    state.forget(alteration)
    state.push(LET_GO, NOBODY, alteration, alteration)


@dataclass(frozen=True)
class LetGo(AshesEffect):
    """A card goes from play to the discard pile; in the player-turns phase its owner may respark it (rule Z4)."""

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
    """A player is out; the last one left wins (rules W1, W3, Q8, Q9)."""
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
    """Whether the pass of a player who goes out is one of those in a row: it counts no longer (rule W2a)."""
    seat = state.turn if state.main_done else state.turn - 1  # who passed last
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
    """What a player who goes out controls leaves play; what others own goes home, attachments with respark (Q8)."""
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
    """What counts in the end: the life each Phoenixborn has left."""
    left = []
    for seat, card in enumerate(state.phoenixborn):
        life = state.definitions[card].life - state.wounds[card] if state.alive[seat] else 0
        left.append(max(0, life))
    return tuple(left)
