"""Moving cards from place to place, and the tokens they lose on the way. Nothing here can be answered."""

from __future__ import annotations

from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    ATTACHED,
    BATTLEFIELD,
    CHARM,
    CONJURATIONS,
    DISCARD,
    DRAW_PILE,
    FACE_UP,
    HAND,
    IN_BOX,
    KNOWN,
    PICKED,
    PLACES,
    PLAYED,
    REMOVED,
    SPELLBOARD,
)
from deckhall.kernel.happenings import only
from deckhall.kernel.options import NO_CARD


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
    """Forget known copies: when a card leaves a hand, others cannot tell it from a copy they knew to be there."""
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
    """Put a card into a hand; `known` if everybody has seen which one."""
    move(state, card, HAND, player)
    if known:
        state.marks[card] |= KNOWN


def draw(state: Ashes, player: int, count: int) -> int:
    """Draw up to this many cards. Returns how many were drawn."""
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
    """Put a card where its owner's spent cards go: discard pile, conjuration pile, or out of the game."""
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
    """Discard from the top of a draw pile. Returns how many cards there were. The caller opens the window for it."""
    discarded = 0
    while discarded < count and state.draw_piles[player]:
        put_away(state, state.draw_piles[player][-1])
        state.reveal()
        discarded += 1
    return discarded


def attach(state: Ashes, card: int, unit: int) -> None:
    """Attach an alteration: the unit's controller controls it (rule C5)."""
    move(state, card, ATTACHED, state.holder[unit])
    state.host[card] = unit
    if state.listener is not None:
        state.tell("attached", state.owner[card], card, unit)


def clear(state: Ashes, card: int) -> None:
    """Remove the tokens of a card that leaves play; dice on it go to the exhausted pool (rule Z3)."""
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
