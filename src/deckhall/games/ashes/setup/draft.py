"""The draft: two to four players build their decks from one box (rules 1-8 of the draft), then play with them."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.outside.view import AshesTable
from deckhall.games.ashes.setup import start
from deckhall.games.ashes.setup.decks import COPIES, DICE, conjuration_pile
from deckhall.games.ashes.table.state import Ashes, AshesEffect, Match
from deckhall.games.ashes.terms import (
    CHOOSING,
    CONJURATION,
    CONJURATIONS,
    DRAFT,
    DRAW_PILE,
    FACE_UP,
    GIVING,
    IN_BOX,
    KNOWN,
    MAGICS,
    NOBODY,
    PACK,
    PHOENIXBORN,
    PICKED,
    PICKING,
    REFERENCE,
    SEAT,
    TABLE,
    TAKE_DIE,
    TAKING,
)
from deckhall.kernel.options import PASS, Option
from deckhall.kernel.state import Task

PACK_SIZE = 9
DICE_OF_A_KIND = 10


def new_draft(key: str, players: int, rules: start.Rules) -> Ashes:
    """A draft at its first decision. All cards of one box are there; the first player is drawn by lot."""
    known = definitions(rules.wording, rules.illusion_power)
    numbered: list[Definition] = []
    for definition in known.values():
        if definition.type in (REFERENCE, PHOENIXBORN):
            copies = 1
        elif definition.type == CONJURATION:
            copies = definition.card.limit
        else:
            copies = COPIES
        numbered.extend([definition] * copies)
    match = Match(players, numbered, rules.wording, rules.illusion_power, rules.closed, rules.stalemate)
    state = AshesTable(key, match)
    state.phase = DRAFT
    deck: list[int] = []
    for card, definition in enumerate(numbered):
        if definition.type == REFERENCE:
            start.put(state, card, TABLE, NOBODY)
            continue
        first = card == 0 or numbered[card - 1] is not definition
        shared = definition.type not in (PHOENIXBORN, CONJURATION) and not definition.card.unique_to
        if first and shared:
            state.place_of[card] = PACK
            deck.append(card)
        else:
            start.put(state, card, IN_BOX, NOBODY)
    state.shuffle(deck)
    state.packs = [deck[PACK_SIZE * seat : PACK_SIZE * (seat + 1)] for seat in range(players)]
    state.packs.append(deck[PACK_SIZE * players :])
    state.picks = [[] for _ in range(players)]
    state.stock = [DICE_OF_A_KIND] * 4
    state.token = state.random(players)
    state.push(BUILD_DECKS, NOBODY)
    state.push(SWAP_CARDS, NOBODY)
    state.push(TAKE_DICE, NOBODY)
    for pick in range(PACK_SIZE - 1, -1, -1):
        state.push(KeepPicks(pick), NOBODY)
        for seat in range(players - 1, -1, -1):
            state.push(PickCard(pick), seat)
    state.push(CHOOSE_PHOENIXBORNS, NOBODY)
    return state


def pack_of(state: Ashes, seat: int, pick: int) -> int:
    """Which pack a seat holds at this pick: packs are passed to the left."""
    return (seat - pick) % len(state.alive)


def from_token(state: Ashes) -> list[int]:
    """All seats, the token holder first, then clockwise."""
    seats = len(state.alive)
    return [(state.token + step) % seats for step in range(seats)]


# -- 1: Phoenixborn -------------------------------------------------------------


@dataclass(frozen=True)
class ChoosePhoenixborns(AshesEffect):
    """In token order each player chooses a Phoenixborn with its unique cards; then the token goes left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.push(PASS_DRAFT_TOKEN, NOBODY)
        for seat in reversed(from_token(state)):
            state.push(CHOOSE_PHOENIXBORN, seat)


@dataclass(frozen=True)
class ChoosePhoenixborn(AshesEffect):
    """Choose one of the Phoenixborn that are left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        cards = [card for card in state.boxed if state.definitions[card].type == PHOENIXBORN]
        state.ask(task, "phoenixborn", [CHOOSING.on(card) for card in cards])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        seat, name = task.player, state.definitions[option.card].id
        _take_from_box(state, option.card, SEAT, seat)
        for card in state.boxed:
            definition = state.definitions[card]
            if definition.card.unique_to == name and definition.type != CONJURATION:
                _take_from_box(state, card, DRAW_PILE, seat)
        state.owner = _owners(state)
        start.bind_decks(state)
        if state.listener is not None:
            state.tell("phoenixborn_chosen", seat, option.card)


def _take_from_box(state: Ashes, card: int, place: int, seat: int) -> None:
    state.boxed = [other for other in state.boxed if other != card]
    start.put(state, card, place, seat)


def _owners(state: Ashes) -> list[int]:
    """Whoever has a card for good owns it; what is still being drafted belongs to nobody."""
    return [
        NOBODY if state.place_of[card] == PICKED else state.holder[card] for card in range(len(state.holder))
    ]


@dataclass(frozen=True)
class PassDraftToken(AshesEffect):
    """The first-player token goes to the left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.token = (state.token + 1) % len(state.alive)
        if state.listener is not None:
            state.tell("took_token", state.token)


# -- 2: cards -------------------------------------------------------------------


@dataclass(frozen=True)
class PickCard(AshesEffect):
    """Choose one card of the pack in hand, secretly. `pick` counts from 0."""

    pick: int

    def resolve(self, state: Ashes, task: Task) -> None:
        pack = sorted(state.packs[pack_of(state, task.player, self.pick)])
        state.ask(task, "draft", [PICKING.on(card) for card in pack], secret=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        state.chosen[task.player].append(option.card)


@dataclass(frozen=True)
class KeepPicks(AshesEffect):
    """All have chosen: the cards are kept, face down, and the packs go to the left."""

    pick: int

    def resolve(self, state: Ashes, task: Task) -> None:
        for seat in range(len(state.alive)):
            card = state.chosen[seat].pop()
            state.packs[pack_of(state, seat, self.pick)].remove(card)
            start.put(state, card, PICKED, seat)
        state.reveal()
        if state.listener is not None:
            state.tell("picked", NOBODY, amount=self.pick + 1)


# -- 3: dice --------------------------------------------------------------------


@dataclass(frozen=True)
class TakeDice(AshesEffect):
    """In token order two dice at a time, until each has ten; then the token goes left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.push(PASS_DRAFT_TOKEN, NOBODY)
        for _ in range(DICE // 2):
            for seat in reversed(from_token(state)):
                state.push(TAKE_TWO_DICE, seat)


@dataclass(frozen=True)
class TakeDieOfStock(AshesEffect):
    """Take so many dice that are still there, in canonical order: none of a magic before `least`."""

    count: int
    least: int = 0

    def resolve(self, state: Ashes, task: Task) -> None:
        stock = state.stock
        magics = []
        for magic in range(self.least, 4):
            if stock[magic] and sum(stock[magic:]) >= self.count:
                magics.append(magic)
        state.ask(task, "draft_dice", [TAKE_DIE[magic] for magic in magics])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        magic = MAGICS.index(option.what)
        state.stock[magic] -= 1
        state.exhausted_dice[task.player * 4 + magic] += 1
        if state.listener is not None:
            state.tell("took_die", task.player, what=option.what)
        if self.count > 1:
            state.push(TakeDieOfStock(self.count - 1, magic), task.player)


# -- 4: swapping ----------------------------------------------------------------


@dataclass(frozen=True)
class SwapCards(AshesEffect):
    """As many cards as players are turned up; in token order each may swap one of theirs for one of them."""

    def resolve(self, state: Ashes, task: Task) -> None:
        rest = state.packs[-1]
        for _ in state.alive:
            card = rest.pop()
            start.put(state, card, FACE_UP, NOBODY)
            if state.listener is not None:
                state.tell("turned_up", NOBODY, card)
        state.reveal()
        for seat in reversed(from_token(state)):
            state.push(SWAP_CARD, seat)


@dataclass(frozen=True)
class SwapCard(AshesEffect):
    """Take a face-up card and lay one of yours in its place, or keep what you have."""

    def resolve(self, state: Ashes, task: Task) -> None:
        if task.it >= 0:
            state.ask(task, "give_back", [GIVING.on(card) for card in sorted(state.picks[task.player])])
            return
        options = [TAKING.on(card) for card in sorted(state.face_up)]
        options.append(PASS)
        state.ask(task, "swap", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "pass":
            return
        if task.it < 0:
            state.push(self, task.player, it=option.card)
            return
        taken, given = task.it, option.card
        picks = state.picks[task.player]
        picks[picks.index(given)] = taken
        state.face_up[state.face_up.index(taken)] = given
        state.place_of[taken], state.holder[taken] = PICKED, task.player
        state.place_of[given], state.holder[given] = FACE_UP, NOBODY
        state.marks[taken] |= KNOWN
        state.marks[given] &= ~KNOWN
        state.reveal()
        if state.listener is not None:
            state.tell("swapped", task.player, taken, given)


# -- 5 to 8: decks --------------------------------------------------------------


@dataclass(frozen=True)
class BuildDecks(AshesEffect):
    """Two more copies of each card, the conjuration pile, and the game begins."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.boxed = state.boxed.copy()
        for seat in range(len(state.alive)):
            for card in state.picks[seat]:
                state.marks[card] = 0
                for copy in range(card, card + COPIES):
                    if copy != card:
                        _take_from_box(state, copy, DRAW_PILE, seat)
                    else:
                        start.put(state, card, DRAW_PILE, seat)
            state.picks[seat].clear()
            names = [state.definitions[card].id for card in state.draw_piles[seat]]
            phoenixborn = state.definitions[state.phoenixborn[seat]].id
            for name, count in conjuration_pile(phoenixborn, names).items():
                cards = [card for card in state.boxed if state.definitions[card].id == name]
                for card in cards[:count]:
                    _take_from_box(state, card, CONJURATIONS, seat)
            state.draw_piles[seat].sort()
        for card in [*state.face_up, *state.packs[-1]]:
            start.put(state, card, IN_BOX, NOBODY)
        state.face_up.clear()
        state.packs.clear()
        state.picks.clear()
        state.stock.clear()
        state.boxed = sorted(state.boxed)
        state.owner = _owners(state)
        start.bind_decks(state)
        start.begin(state, [None for _ in state.alive])


BUILD_DECKS = BuildDecks()
CHOOSE_PHOENIXBORNS = ChoosePhoenixborns()
CHOOSE_PHOENIXBORN = ChoosePhoenixborn()
PASS_DRAFT_TOKEN = PassDraftToken()
TAKE_DICE = TakeDice()
TAKE_TWO_DICE = TakeDieOfStock(2)
SWAP_CARDS = SwapCards()
SWAP_CARD = SwapCard()
