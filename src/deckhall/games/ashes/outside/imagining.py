"""Deals anew what a player cannot know: the result is consistent with everything they have seen."""

from __future__ import annotations

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.decks import conjuration_pile
from deckhall.games.ashes.table.state import Ashes, Match
from deckhall.games.ashes.terms import (
    CONJURATION,
    DRAFT,
    DRAW_PILE,
    HAND,
    KINDS,
    KNOWN,
    NOBODY,
    PACK,
    PHOENIXBORN,
    PICKED,
    PREPARE,
    RECOVERY,
    REFERENCE,
    SETUP,
)


def redeal(state: Ashes, player: int) -> None:
    """Deal anew everything that `player` (or a spectator, -1) cannot know."""
    if state.phase == DRAFT:
        _redeal_draft(state, player)
        return
    if state.match.closed:
        _imagine_decks(state, player)
    for seat in range(len(state.alive)):
        if seat == player:
            state.draw_piles[seat].sort()  # so that their real order has no influence
            state.shuffle(state.draw_piles[seat])
        elif state.phase == SETUP:
            _choose_first_five(state, seat)
        else:
            _deal_hand(state, seat)
            _choose_again(state, seat)


def _deal_hand(state: Ashes, seat: int) -> None:
    """Deal a new hand and draw pile; cards known to be in the hand stay there."""
    hand = state.hands[seat]
    places = [place for place in range(len(hand)) if not state.marks[hand[place]] & KNOWN]
    cards = [hand[place] for place in places] + state.draw_piles[seat]
    cards.sort()
    state.shuffle(cards)
    for place in places:
        hand[place] = _put(state, cards.pop(), HAND)
    state.draw_piles[seat] = [_put(state, card, DRAW_PILE) for card in cards]


def _put(state: Ashes, card: int, place: int) -> int:
    state.place_of[card] = place
    return card


def _choose_first_five(state: Ashes, seat: int) -> None:
    """Choose as many random cards of a First Five as the player has chosen so far."""
    chosen = len(state.hands[seat])
    cards = sorted(state.hands[seat] + state.draw_piles[seat])
    names = state.distinct(cards)
    state.shuffle(names)
    five = sorted(names[:chosen])
    state.hands[seat] = [_put(state, card, HAND) for card in five]
    rest = [_put(state, card, DRAW_PILE) for card in cards if card not in five]
    state.draw_piles[seat] = rest


def _choose_again(state: Ashes, seat: int) -> None:
    """Choose anew what a player has secretly chosen to discard or exhaust."""
    if state.phase == PREPARE:
        wanted = len(state.chosen[seat])
        hand = state.hands[seat].copy()
        state.shuffle(hand)
        state.chosen[seat] = sorted(hand[:wanted])
    elif state.phase == RECOVERY:
        dice: list[int] = []
        for kind in range(KINDS):
            dice.extend([kind] * state.active_dice[seat * KINDS + kind])
        wanted = len(state.chosen[seat])
        state.shuffle(dice)
        state.chosen[seat] = sorted(dice[:wanted])


def _imagine_decks(state: Ashes, player: int) -> None:
    """With closed deck lists, opponents' hidden cards may be any that their Phoenixborn may have."""
    known = definitions(state.match.wording, state.match.illusion)
    imagined = state.definitions.copy()
    for seat in range(len(state.alive)):
        if seat == player or not state.alive[seat]:
            continue
        hidden = [card for card in state.hands[seat] if not state.marks[card] & KNOWN] + state.draw_piles[
            seat
        ]
        hidden.sort()
        phoenixborn = state.definitions[state.phoenixborn[seat]].id
        pool: list[Definition] = []
        for definition in known.values():
            if definition.type in (PHOENIXBORN, CONJURATION, REFERENCE):
                continue
            if definition.card.unique_to in ("", phoenixborn):
                seen = [
                    card
                    for card in range(len(state.definitions))
                    if state.owner[card] == seat
                    and card not in hidden
                    and state.definitions[card].id == definition.id
                ]
                pool.extend([definition] * (3 - len(seen)))
        order = list(range(len(pool)))
        state.shuffle(order)
        for card in hidden:
            imagined[card] = pool[order.pop()]
        # A player who has shown a card that summons conjurations owns them (rule S3), so they are no longer secret.
        pile = state.conjurations[seat]
        shown = [
            state.definitions[card].id
            for card in range(len(state.definitions))
            if state.owner[card] == seat and card not in hidden and card not in pile
        ]
        expected = conjuration_pile(shown)
        conjurations = [
            definition
            for definition in known.values()
            if definition.type == CONJURATION
            and definition.card.unique_to in ("", phoenixborn)
            and definition.id not in expected
        ]
        for card in sorted(pile):
            if state.definitions[card].id not in expected:
                imagined[card] = conjurations[state.random(len(conjurations))]
    match = state.match
    state.match = Match(match.players, imagined, match.wording, match.illusion, match.closed, match.stalemate)
    state.definitions = state.match.definitions


# -- the draft ------------------------------------------------------------------


def pick_number(state: Ashes) -> int:
    """How many cards everybody has picked so far."""
    return len(state.picks[0])


def pack_in_hand(state: Ashes, seat: int, pick: int) -> list[int]:
    """The cards of the pack that a seat holds at this pick."""
    return state.packs[(seat - pick) % len(state.alive)]


def _redeal_draft(state: Ashes, player: int) -> None:
    """A player who looks at a pack knows which cards were taken since they last saw it, but not by whom; what was taken
    before they first saw it may be anything."""
    seats, picked = len(state.alive), pick_number(state)
    rest = state.packs[-1]
    groups: list[list[tuple[list[int], int]]] = [[(rest, place) for place in range(len(rest))]]
    for pack in range(seats):
        group = groups[0]
        for pick in range(picked + 1):
            drafter = (pack + pick) % seats
            if drafter == player:
                group = []
                groups.append(group)
            elif pick == picked:
                group.extend([(state.packs[pack], place) for place in range(len(state.packs[pack]))])
            elif not state.marks[state.picks[drafter][pick]] & KNOWN:
                group.append((state.picks[drafter], pick))
    for group in groups:
        _shuffle_places(state, group)
    for seat in range(seats):
        for card in state.picks[seat]:
            state.place_of[card], state.holder[card] = PICKED, seat
        if seat != player and state.chosen[seat]:
            pack_now = sorted(pack_in_hand(state, seat, picked))
            state.chosen[seat] = [pack_now[state.random(len(pack_now))]]
    for pack_cards in state.packs:
        for card in pack_cards:
            state.place_of[card], state.holder[card] = PACK, NOBODY


def _shuffle_places(state: Ashes, places: list[tuple[list[int], int]]) -> None:
    cards = sorted([cards[place] for cards, place in places])
    state.shuffle(cards)
    for index in range(len(places)):
        where, place = places[index]
        where[place] = cards[index]
