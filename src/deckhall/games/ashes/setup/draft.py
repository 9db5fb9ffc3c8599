"""The draft: up to four players per box build their decks, then play with them (rules 1-8 of the draft)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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
    SETUP,
    TABLE,
    TAKE_DIE,
    TAKING,
)
from deckhall.kernel.options import PASS, Option
from deckhall.kernel.state import Effect, Task

PACK_SIZE = 9
DICE_OF_A_KIND = 10
PLAYERS_OF_A_BOX = 4
MOST_BOXES = 2
DRAFTED = "drafted"  # the reason when a draft ends without a game


def new_draft(key: str, players: int, boxes: int, then_play: bool, rules: start.Rules) -> Ashes:
    """A draft at its first decision. All cards of the boxes are in it; the first player is drawn by lot."""
    numbered = cards_of(boxes, rules)
    match = Match(players, numbered, rules.wording, rules.illusion_power, rules.closed, rules.stalemate)
    state = AshesTable(key, match)
    state.phase = DRAFT
    deck: list[int] = []
    for card, definition in enumerate(numbered):
        if definition.type == REFERENCE:
            start.put(state, card, TABLE, NOBODY)
            continue
        if is_drafted(numbered, card):
            state.place_of[card] = PACK
            deck.append(card)
        else:
            start.put(state, card, IN_BOX, NOBODY)
    state.shuffle(deck)
    state.packs = [deck[PACK_SIZE * seat : PACK_SIZE * (seat + 1)] for seat in range(players)]
    state.packs.append(deck[PACK_SIZE * players :])
    state.picks = [[] for _ in range(players)]
    state.stock = stock_of(boxes)
    state.token = state.random(players)
    for effect, player in steps(players, then_play):
        state.push(effect, player)
    return state


def steps(players: int, then_play: bool) -> list[tuple[Effect, int]]:
    """All steps of a draft with their players, last step first."""
    found: list[tuple[Effect, int]] = [
        (BUILD_DECKS if then_play else KEEP_DECKS, NOBODY),
        (SWAP_CARDS, NOBODY),
        (TAKE_DICE, NOBODY),
    ]
    for pick in range(PACK_SIZE - 1, -1, -1):
        found.append((KeepPicks(pick), NOBODY))
        found.extend([(PickCard(pick), seat) for seat in range(players - 1, -1, -1)])
    found.append((CHOOSE_PHOENIXBORNS, NOBODY))
    return found


def cards_of(boxes: int, rules: start.Rules) -> list[Definition]:
    """Every card of this many boxes, all copies side by side; the reference cards once.

    Were they numbered box after box, the order of different cards would tell which of equal ones they are.
    """
    numbered: list[Definition] = []
    for definition in definitions(rules.wording, rules.illusion_power).values():
        if definition.type == REFERENCE:
            copies = 1
        elif definition.type == PHOENIXBORN:
            copies = boxes
        elif definition.type == CONJURATION:
            copies = boxes * definition.card.limit
        else:
            copies = boxes * COPIES
        numbered.extend([definition] * copies)
    return numbered


def stock_of(boxes: int) -> list[int]:
    """The dice of this many boxes, by magic."""
    return [DICE_OF_A_KIND * boxes for _ in MAGICS]


def is_drafted(numbered: list[Definition], card: int) -> bool:
    """Whether this card is drafted: the first of the copies in a box stands for all of them, and unique cards are not
    drafted."""
    definition = numbered[card]
    if definition.type in (PHOENIXBORN, CONJURATION, REFERENCE) or definition.card.unique_to:
        return False
    first = card
    while first > 0 and numbered[first - 1] is definition:
        first -= 1
    return (card - first) % COPIES == 0


def boxes_for(players: int) -> int:
    """The least number of boxes for this many players: the dice of one are enough for four."""
    return (players + PLAYERS_OF_A_BOX - 1) // PLAYERS_OF_A_BOX


def pack_of(state: Ashes, seat: int, pick: int) -> int:
    """The pack that a seat holds at this pick: packs are passed to the left."""
    return (seat - pick) % len(state.alive)


def from_token(state: Ashes) -> list[int]:
    """All seats, the token holder first, then clockwise."""
    seats = len(state.alive)
    return [(state.token + step) % seats for step in range(seats)]


# -- 1: Phoenixborn -------------------------------------------------------------


@dataclass(frozen=True)
class ChoosePhoenixborns(AshesEffect):
    """In token order, each player chooses a Phoenixborn with its unique cards; then the token goes left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.push(PASS_DRAFT_TOKEN, NOBODY)
        for seat in reversed(from_token(state)):
            state.push(CHOOSE_PHOENIXBORN, seat)


@dataclass(frozen=True)
class ChoosePhoenixborn(AshesEffect):
    """Choose one of the Phoenixborn that are left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        cards = [card for card in state.boxed if state.definitions[card].type == PHOENIXBORN]
        state.ask(task, "phoenixborn", [CHOOSING.on(card) for card in state.distinct(cards)])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        seat, name = task.player, state.definitions[option.card].id
        _take_from_box(state, option.card, SEAT, seat)
        uniques = [card for card in state.boxed if _is_unique_card_of(state.definitions[card], name)]
        for card in uniques[:COPIES]:
            _take_from_box(state, card, DRAW_PILE, seat)
        state.owner = _owners(state)
        start.bind_decks(state)
        if state.listener is not None:
            state.tell("phoenixborn_chosen", seat, option.card)


def _is_unique_card_of(definition: Definition, phoenixborn: str) -> bool:
    return definition.card.unique_to == phoenixborn and definition.type != CONJURATION


def _take_from_box(state: Ashes, card: int, place: int, seat: int) -> None:
    state.boxed = [other for other in state.boxed if other != card]
    start.put(state, card, place, seat)


def _owners(state: Ashes) -> list[int]:
    """The owner of each card: cards still being drafted belong to nobody."""
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
    """Secretly choose one card of the pack in hand. `pick` counts from 0.

    Cards that the player already has are offered only if the pack holds no others. A player who has no choice for that
    reason is asked too: others would learn from it what they have.
    """

    pick: int

    def resolve(self, state: Ashes, task: Task) -> None:
        held = state.packs[pack_of(state, task.player, self.pick)]
        pack = state.distinct(held)
        new = [card for card in pack if not _has_picked(state, task.player, card)]
        picks = [PICKING.on(card) for card in new or pack]
        state.ask(task, "draft", picks, secret=True, always=len(held) > 1)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        state.chosen[task.player].append(option.card)


def _has_picked(state: Ashes, seat: int, card: int) -> bool:
    """Whether a player has picked another copy of this card (from another box)."""
    definitions = state.definitions
    return any([definitions[picked] is definitions[card] for picked in state.picks[seat]])


@dataclass(frozen=True)
class KeepPicks(AshesEffect):
    """When everybody has chosen, the cards are kept face down and the packs go left."""

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
    """In token order, each takes two dice at a time until everybody has ten; then the token goes left."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.push(PASS_DRAFT_TOKEN, NOBODY)
        for _ in range(DICE // 2):
            for seat in reversed(from_token(state)):
                state.push(TAKE_TWO_DICE, seat)


@dataclass(frozen=True)
class TakeDieOfStock(AshesEffect):
    """Take this many dice, each of any magic still available.

    With one magic left nothing is asked; but a player who chose the first die is asked for the second too, so that no
    answer takes two dice.
    """

    count: int

    def resolve(self, state: Ashes, task: Task) -> None:
        magics = [magic for magic in range(4) if state.stock[magic]]
        if len(magics) == 1 and self.count > 1:
            for _ in range(self.count):
                _take_die(state, task.player, magics[0])
        else:
            state.ask(task, "draft_dice", [TAKE_DIE[magic] for magic in magics], always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        _take_die(state, task.player, MAGICS.index(option.what))
        if self.count > 1:
            state.push(TakeDieOfStock(self.count - 1), task.player)


def _take_die(state: Ashes, seat: int, magic: int) -> None:
    state.stock[magic] -= 1
    state.exhausted_dice[seat * 4 + magic] += 1
    if state.listener is not None:
        state.tell("took_die", seat, what=MAGICS[magic])


# -- 4: swapping ----------------------------------------------------------------


@dataclass(frozen=True)
class SwapCards(AshesEffect):
    """As many cards as there are players are turned up; in token order each may swap one of theirs for one of these."""

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
    """Take a face-up card and put one of yours in its place, or keep what you have."""

    def resolve(self, state: Ashes, task: Task) -> None:
        if task.it >= 0:
            state.ask(task, "give_back", [GIVING.on(card) for card in sorted(state.picks[task.player])])
            return
        seat = task.player
        options = [
            TAKING.on(card) for card in state.distinct(state.face_up) if not _has_picked(state, seat, card)
        ]
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
    """Add two more copies of each card and the conjuration pile; then the game begins, or the draft ends with the
    decks."""

    then_play: bool = True

    def resolve(self, state: Ashes, task: Task) -> None:
        state.boxed = state.boxed.copy()
        for seat in range(len(state.alive)):
            _replace_repeated(state, seat)
        for seat in range(len(state.alive)):
            _build_deck(state, seat)
        for card in [*state.face_up, *state.packs[-1]]:
            start.put(state, card, IN_BOX, NOBODY)
        state.face_up.clear()
        state.packs.clear()
        state.picks.clear()
        state.stock.clear()
        state.boxed = sorted(state.boxed)
        state.owner = _owners(state)
        start.bind_decks(state)
        if self.then_play:
            start.begin(state, [None for _ in state.alive])
        else:
            state.phase = SETUP
            state.end(DRAFTED, (), tuple([0 for _ in state.alive]))


def _replace_repeated(state: Ashes, seat: int) -> None:
    """Replace each card picked twice by the next card of the draft deck that the player does not have."""
    picks, rest = state.picks[seat], state.packs[-1]
    for index in range(len(picks)):
        repeated = picks[index]
        if not any([state.definitions[card] is state.definitions[repeated] for card in picks[:index]]):
            continue
        new = [card for card in rest if not _has_picked(state, seat, card)]
        picks[index] = new[-1]
        rest[rest.index(new[-1])] = repeated
        state.place_of[repeated], state.holder[repeated] = PACK, NOBODY


def _build_deck(state: Ashes, seat: int) -> None:
    for card in state.picks[seat]:
        state.marks[card] = 0
        for copy in range(card, card + COPIES):
            if copy != card:
                _take_from_box(state, copy, DRAW_PILE, seat)
            else:
                start.put(state, card, DRAW_PILE, seat)
    names = [state.definitions[card].id for card in [state.phoenixborn[seat], *state.draw_piles[seat]]]
    for name, count in conjuration_pile(names).items():
        cards = [card for card in state.boxed if state.definitions[card].id == name]
        for card in cards[:count]:
            _take_from_box(state, card, CONJURATIONS, seat)
    state.draw_piles[seat].sort()


def drafted_decks(state: Ashes) -> list[dict[str, Any]]:
    """The decks that a draft has just produced, by seat; empty at any other time."""
    if state.phase != SETUP or not state.boxed:
        return []
    decks: list[dict[str, Any]] = []
    for seat, cards in enumerate(state.deck_lists):
        dice = state.exhausted_dice[seat * 4 : seat * 4 + 4]
        decks.append(
            {
                "phoenixborn": state.definitions[state.phoenixborn[seat]].id,
                "dice": {magic: dice[index] for index, magic in enumerate(MAGICS) if dice[index]},
                "cards": cards.copy(),
            }
        )
    return decks


BUILD_DECKS = BuildDecks()
KEEP_DECKS = BuildDecks(False)
CHOOSE_PHOENIXBORNS = ChoosePhoenixborns()
CHOOSE_PHOENIXBORN = ChoosePhoenixborn()
PASS_DRAFT_TOKEN = PassDraftToken()
TAKE_DICE = TakeDice()
TAKE_TWO_DICE = TakeDieOfStock(2)
SWAP_CARDS = SwapCards()
SWAP_CARD = SwapCard()
