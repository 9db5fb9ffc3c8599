"""Setting up a game: numbering cards, choosing the First Five, putting dice into the exhausted pool."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.outside.view import AshesTable
from deckhall.games.ashes.setup.decks import FIRST_FIVE, conjuration_pile
from deckhall.games.ashes.table import moves
from deckhall.games.ashes.table.state import Ashes, AshesEffect, Match
from deckhall.games.ashes.terms import (
    CONJURATIONS,
    DRAW_PILE,
    HAND,
    MAGICS,
    NOBODY,
    PHOENIXBORN,
    PICKING,
    SEAT,
    SETUP,
    TABLE,
)
from deckhall.games.ashes.timing import rounds
from deckhall.kernel.options import Option
from deckhall.kernel.state import Task


class Rules:
    """The options of a game's rules."""

    def __init__(self, wording: str, illusion_power: str, closed: bool, stalemate: int) -> None:
        self.wording = wording
        self.illusion_power = illusion_power
        self.closed = closed
        self.stalemate = stalemate


def new_state(key: str, decks: list[dict[str, Any]], rules: Rules, suggested: bool) -> Ashes:
    """A game with these decks at its first decision."""
    known = definitions(rules.wording, rules.illusion_power)
    numbered: list[Definition] = [known[magic + "_magic"] for magic in MAGICS]
    owners = [NOBODY] * 4
    places = [TABLE] * 4
    for player, deck in enumerate(decks):
        piles = [(SEAT, {deck["phoenixborn"]: 1}), (DRAW_PILE, deck["cards"])]
        piles.append((CONJURATIONS, conjuration_pile([deck["phoenixborn"], *deck["cards"]])))
        for place, cards in piles:
            for name, count in cards.items():
                numbered.extend([known[name]] * count)
                owners.extend([player] * count)
                places.extend([place] * count)
    match = Match(len(decks), numbered, rules.wording, rules.illusion_power, rules.closed, rules.stalemate)
    state = AshesTable(key, match)
    state.owner = owners
    for card, place in enumerate(places):
        put(state, card, place, owners[card])
    for player, deck in enumerate(decks):
        for magic, count in deck["dice"].items():
            state.exhausted_dice[player * 4 + MAGICS.index(magic)] = count
    bind_decks(state)
    begin(state, [deck.get("first_five") if suggested else None for deck in decks])
    return state


def put(state: Ashes, card: int, place: int, player: int) -> None:
    """Put a card that has no place yet into its first place."""
    state.place_of[card] = place
    state.holder[card] = player
    if place == SEAT:
        state.phoenixborn[player] = card
    elif place != TABLE:
        moves.pile(state, place, player).append(card)


def bind_decks(state: Ashes) -> None:
    """Compute what follows from who owns which cards: deck lists, and the reactions each player may hold."""
    lists: list[dict[str, int]] = [{} for _ in state.alive]
    for card, owner in enumerate(state.owner):
        definition = state.definitions[card]
        if owner >= 0 and not definition.is_conjuration and definition.type != PHOENIXBORN:
            lists[owner][definition.id] = lists[owner].get(definition.id, 0) + 1
    known = definitions(state.match.wording, state.match.illusion)
    reactions: list[list[Definition]] = []
    for deck in lists:
        names = list(known) if state.match.closed else list(deck)
        reactions.append([known[name] for name in names if known[name].is_reaction])
    state.deck_lists = lists
    state.reactions = reactions


def begin(state: Ashes, suggested: list[list[str] | None]) -> None:
    """Each player takes a First Five from their deck: the suggested one, or one of their choice (rule S4)."""
    state.phase = SETUP
    state.push(SHUFFLE_ALL, NOBODY)
    for player in range(len(suggested) - 1, -1, -1):
        five = suggested[player]
        if five is None:
            state.push(CHOOSE_FIRST_FIVE, player)
        else:
            for name in five:
                cards = [card for card in state.draw_piles[player] if state.definitions[card].id == name]
                moves.move(state, min(cards), HAND, player)


@dataclass(frozen=True)
class ChooseFirstFive(AshesEffect):
    """Secretly choose the First Five, no two copies of one card; the order does not matter, the hand is kept sorted."""

    def resolve(self, state: Ashes, task: Task) -> None:
        hand = state.hands[task.player]
        held = [state.definitions[card].id for card in hand]
        options = [
            PICKING.on(card)
            for card in state.distinct(state.draw_piles[task.player])
            if state.definitions[card].id not in held
        ]
        state.ask(task, "first_five", options, secret=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        moves.move(state, option.card, HAND, task.player)
        state.hands[task.player].sort()
        if len(state.hands[task.player]) < FIRST_FIVE:
            state.push(self, task.player)


@dataclass(frozen=True)
class ShuffleAll(AshesEffect):
    """Shuffle the rest of each deck and begin the first round."""

    def resolve(self, state: Ashes, task: Task) -> None:
        for pile in state.draw_piles:
            state.shuffle(pile)
        if state.listener is not None:
            mixed = tuple([card for pile in state.draw_piles for card in pile])
            state.tell("shuffled", NOBODY, mixed=mixed)
        state.push(rounds.BEGIN_ROUND, NOBODY)


CHOOSE_FIRST_FIVE = ChooseFirstFive()
SHUFFLE_ALL = ShuffleAll()
