"""Verbs about cards: drawing, discarding, summoning, destroying, returning."""

from __future__ import annotations

from dataclasses import dataclass, field

from deckhall.games.ashes.effects.verbs import cards_of, count, player_meant
from deckhall.games.ashes.table import moves
from deckhall.games.ashes.table.events import Arrival, PileDiscard
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    ATTACHED,
    BATTLEFIELD,
    CONJURATIONS,
    DISCARD,
    DISCARDING,
    DOOMED,
    EXILED,
    HAND,
    NOBODY,
    TARGET,
    TARGET_PLAYER,
    THIS,
    YOU,
    Amount,
    Cards,
    Player,
    allowed,
)
from deckhall.games.ashes.timing import in_play
from deckhall.kernel.options import NO_CARD, Option
from deckhall.kernel.state import Task


@dataclass(frozen=True)
class Draw(AshesEffect):
    """Draw cards; fewer if the pile runs out."""

    amount: int = 1

    def resolve(self, state: Ashes, task: Task) -> None:
        state.result = moves.draw(state, task.player, self.amount)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return bool(state.draw_piles[task.player])

    def worth(self, number: int) -> float:
        return 0.8 * self.amount


@dataclass(frozen=True)
class DiscardFromHand(AshesEffect):
    """A player discards cards of their choice from their hand."""

    amount: int | Amount = field(default=1, metadata=allowed(Amount))
    whose: Player = field(default=YOU, metadata=allowed(Player))

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        player = player_meant(state, use, self.whose)
        if player == NOBODY:
            return
        cards = state.distinct(state.hands[player])
        if cards and count(state, use, self.amount):
            state.ask(task, "discard", [DISCARDING.on(card) for card in cards], player)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        moves.put_away(state, option.card)
        state.reveal()
        left = count(state, state.use(), self.amount) - 1
        if left > 0:
            state.push(DiscardFromHand(left, self.whose), task.player, task.source)

    def worth(self, number: int) -> float:
        return -0.6 if self.whose == YOU else 0.8


@dataclass(frozen=True)
class DiscardFromPile(AshesEffect):
    """A player discards cards from the top of their draw pile."""

    amount: int = 1
    whose: Player = field(default=TARGET_PLAYER, metadata=allowed(Player))

    def resolve(self, state: Ashes, task: Task) -> None:
        player = player_meant(state, state.use(), self.whose)
        state.result = 0 if player == NOBODY else moves.discard_from_pile(state, player, self.amount)
        use = state.use()
        announced = [event.player for event in use.later if isinstance(event, PileDiscard)]
        if (
            state.result and player not in announced
        ):  # one text counts as one discard, however many parts it has
            state.events[-1] = use.announcing(PileDiscard(NO_CARD, player))

    def can_happen(self, state: Ashes, task: Task) -> bool:
        player = player_meant(state, state.use(), self.whose)
        return player != NOBODY and bool(state.draw_piles[player])

    def worth(self, number: int) -> float:
        return -0.1 if self.whose == YOU else 0.7


@dataclass(frozen=True)
class Summon(AshesEffect):
    """Put conjurations from your conjuration pile onto a battlefield, while there is room (rule Z5)."""

    conjuration: str
    amount: int = 1
    onto: Player = field(default=YOU, metadata=allowed(Player))
    up_to: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        player = player_meant(state, use, self.onto)
        if player == NOBODY:
            return
        possible = self._possible(state, task.player, player)
        if not possible:
            return
        if self.up_to:
            most = min(possible, self.amount)
            state.ask(task, "summon", [Option("summon", amount=number) for number in range(most, -1, -1)])
            return
        self._summon(state, task, player)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.amount:
            Summon(self.conjuration, option.amount, self.onto).resolve(state, task)

    def _possible(self, state: Ashes, owner: int, player: int) -> int:
        room = state.definitions[state.phoenixborn[player]].battlefield - len(state.battlefields[player])
        pile = [card for card in state.conjurations[owner] if state.definitions[card].id == self.conjuration]
        return min(room, len(pile))

    def _summon(self, state: Ashes, task: Task, player: int) -> None:
        pile = state.conjurations[task.player]
        card = min([card for card in pile if state.definitions[card].id == self.conjuration])
        if self.amount > 1:
            state.push(Summon(self.conjuration, self.amount - 1, self.onto), task.player, task.source)
        in_play.arrive(state, card, player)
        state.events[-1] = state.use().summoning(card).announcing(Arrival(card, player))

    def worth(self, number: int) -> float:
        return 2.4 * self.amount  # an average conjuration


@dataclass(frozen=True)
class Destroy(AshesEffect):
    """Destroy a unit; if `removes_allies`, an ally leaves the game instead of being discarded."""

    what: Cards = field(default=TARGET, metadata=allowed(Cards))
    removes_allies: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, self.what):
            state.marks[card] |= DOOMED | EXILED if self.removes_allies else DOOMED
            state.events[-1] = state.use().unsettled(use.player)

    def worth(self, number: int) -> float:
        return -1.5 if self.what == THIS else 2.5


@dataclass(frozen=True)
class DiscardThis(AshesEffect):
    """This card is discarded from play; what depends on it follows as a game rule, caused by nobody."""

    def resolve(self, state: Ashes, task: Task) -> None:
        discard_from_play(state, task.source, NOBODY)

    def worth(self, number: int) -> float:
        return -1.0


@dataclass(frozen=True)
class DiscardTarget(AshesEffect):
    """The target is discarded from play."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        for card in cards_of(state, use, TARGET):
            discard_from_play(state, card, use.player)

    def can_happen(self, state: Ashes, task: Task) -> bool:
        return bool(cards_of(state, state.use(), TARGET))


def discard_from_play(state: Ashes, card: int, by: int) -> None:
    """Discard a unit or an alteration from play."""
    if state.place_of[card] == ATTACHED:
        state.events[-1] = state.use().unsettled(by)
        in_play.detach(state, card)
    elif state.place_of[card] == BATTLEFIELD:
        in_play.leave_play_by_text(
            state, card, CONJURATIONS if state.definitions[card].is_conjuration else DISCARD
        )


@dataclass(frozen=True)
class ReturnToOwner(AshesEffect):
    """A unit leaves play: a conjuration returns to its owner's conjuration pile, any other unit to its owner's hand."""

    what: Cards = field(default=TARGET, metadata=allowed(Cards))

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), self.what):
            place = CONJURATIONS if state.definitions[card].is_conjuration else HAND
            in_play.leave_play_by_text(state, card, place)

    def worth(self, number: int) -> float:
        return 2.8
