"""Games that differ only in what one viewer cannot know, and the same choices in both."""

from __future__ import annotations

from random import Random
from typing import Any

from deckhall.games.ascension.state import Ascension
from deckhall.games.ashes.outside.imagining import pack_in_hand, pick_number
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import ALLY, DRAFT, KNOWN, RECOVERY
from deckhall.kernel.game import Game
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.server.aliases import Sight

HIDDEN = ("hand", "deck", "draw_pile")


def change_copies(game: Game, model: Game, viewer: int, luck: Random) -> None:
    """Deal copies anew that the viewer cannot tell apart. Whoever is asked is asked once more.

    `model` is the game with the same cards in the same places. Copies of a card lie in each pile in the same order as
    there, because of equal cards in a hand the rules offer the one with the lowest number, wherever in the hand it is.
    Allies stay: attackers are declared by rising numbers, in the open, and so their order on the table is public.
    """
    state = game.state
    listener, state.listener = state.listener, None  # asking once more is nothing that happens
    busy = _in_use(state) | _allies(state)
    changed = False
    for piles, models in zip(_pools(state, viewer), _pools(model.state, viewer), strict=True):
        equal: dict[str, list[tuple[int, int]]] = {}
        for number, pile in enumerate(piles):
            for index, card in enumerate(pile):
                known = _is_known(state, card) or _is_known(model.state, models[number][index])
                if card not in busy and not known:
                    equal.setdefault(state.card_id(card), []).append((number, index))
        for spots in equal.values():
            changed = _deal(state, piles, models, spots, luck) or changed
    if changed and state.decision is not None and state.decision.player != viewer:
        state.ask_again()
    state.listener = listener


def _deal(
    state: State, piles: list[list[int]], models: list[list[int]], spots: list[tuple[int, int]], luck: Random
) -> bool:
    """Deal the cards in these spots anew; whether there is more than one."""
    before = [piles[number][index] for number, index in spots]
    cards = luck.sample(before, len(before))
    after: dict[tuple[int, int], int] = {}
    for number in range(len(piles)):
        here = sorted([spot for spot in spots if spot[0] == number], key=lambda spot: models[number][spot[1]])
        after.update(zip(here, sorted([cards.pop() for _ in here]), strict=True))
    if isinstance(state, Ashes):
        where = [(state.place_of[card], state.holder[card]) for card in before]
        for spot, (place, holder) in zip(spots, where, strict=True):
            state.place_of[after[spot]], state.holder[after[spot]] = place, holder
    for (number, index), card in after.items():
        piles[number][index] = card
    return len(spots) > 1


def _pools(state: State, viewer: int) -> list[list[list[int]]]:
    """Piles between which the viewer could not see equal cards change places."""
    if isinstance(state, Ascension):
        decks, hands = state.decks, state.hands
    else:
        assert isinstance(state, Ashes)
        if state.phase == DRAFT:
            return _draft_pools(state, viewer)
        decks, hands = state.draw_piles, state.hands
    pools: list[list[list[int]]] = []
    for seat in range(state.seats()):
        pools += [[decks[seat]], [hands[seat]]] if seat == viewer else [[decks[seat], hands[seat]]]
    return pools


def _draft_pools(state: Ashes, viewer: int) -> list[list[list[int]]]:
    mine = pack_in_hand(state, viewer, pick_number(state)) if viewer >= 0 else []
    packs = [pile for pile in state.packs if pile is not mine]
    return [[*packs, *[picks for seat, picks in enumerate(state.picks) if seat != viewer]]]


def _is_known(state: State, card: int) -> bool:
    """Whether somebody may know where this hidden card is."""
    if isinstance(state, Ascension):
        return card in state.known or card in state.stolen[::2]
    assert isinstance(state, Ashes)
    return state.marks[card] & KNOWN != 0


def _in_use(state: State) -> set[int]:
    """Cards that something going on refers to."""
    tasks = state.todo if state.decision is None else [*state.todo, state.decision.task]
    cards = {card for task in tasks for card in (task.source, task.it)}
    if isinstance(state, Ashes):
        cards |= {event.card for event in state.events}
        if state.phase != RECOVERY:  # there it is dice that are chosen
            chosen = {state.card_id(card) for cards_of_seat in state.chosen for card in cards_of_seat}
            # with all their copies: after a chosen card only higher numbers are offered
            cards |= {card for card in range(len(state.definitions)) if state.card_id(card) in chosen}
    return cards


def _allies(state: State) -> set[int]:
    if not isinstance(state, Ashes):
        return set()
    return {card for card, definition in enumerate(state.definitions) if definition.type == ALLY}


def same_choice(option: Option, game: Game, sight: Sight, other: Game, other_sight: Sight) -> Option:
    """The option of the other game that means the same to the viewer."""
    wanted = meaning(option, game, sight)
    assert other.decision is not None
    return next(one for one in other.decision.options if meaning(one, other, other_sight) == wanted)


def meaning(option: Option, game: Game, sight: Sight) -> tuple[Any, ...]:
    """What an option is about, hidden cards by their ids only."""
    told = game.describe(option)
    about = [told.get(part) for part in ("verb", "what", "card", "place", "target", "target_place")]
    cards = [
        sight.names.get(card) if told.get(place) not in HIDDEN else None
        for card, place in ((option.card, "place"), (option.target, "target_place"))
    ]
    return (*about, option.amount, option.index, *cards)
