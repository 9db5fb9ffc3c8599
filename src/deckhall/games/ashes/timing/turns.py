"""Turns: what a player may do in a turn, actions, meditation, and passing on."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table import dice, moves
from deckhall.games.ashes.table.events import Meditation, PileDiscard
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import are_equal
from deckhall.games.ashes.terms import (
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    BYPASSING,
    DISCARDING,
    END,
    FROM_PILE,
    MEDITATE,
    NOBODY,
    SPELLBOARD,
)
from deckhall.games.ashes.timing import battle, damage, in_play, uses
from deckhall.kernel.options import DONE, NO_CARD, PASS, Option, Verb
from deckhall.kernel.state import Task

PLAYING = Verb("play")
ACTIVATING = Verb("activate")


@dataclass(frozen=True)
class BeginTurn(AshesEffect):
    """A player's turn: one main action, at most one side action (rule R5)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        begin_turn(state, task.player)


def begin_turn(state: Ashes, player: int) -> None:
    state.player = player
    state.turns += 1
    state.main_done = False
    state.sides = 1
    for seat in range(len(state.reacted)):
        state.reacted[seat] = False
    if state.listener is not None:
        state.tell("turn_began", player)
    state.push(END_TURN, NOBODY)
    state.push(TAKE_TURN, player)


@dataclass(frozen=True)
class TakeTurn(AshesEffect):
    """Offer everything a player may do now. The question is asked even if passing is the only option."""

    def resolve(self, state: Ashes, task: Task) -> None:
        player = task.player
        options: list[Option] = []
        if not state.main_done or state.sides:
            for card in state.distinct(state.hands[player]):
                if uses.can_play(state, player, card):
                    options.append(PLAYING.on(card))
            for magic in range(4):
                _activations(state, player, magic, options)
            _activations(state, player, state.phoenixborn[player], options)
            for card in state.battlefields[player]:
                _activations(state, player, card, options)
            offered: set[tuple[str, int, int]] = set()
            for card in state.spellboards[player]:
                definition = state.definitions[card]
                if definition.activations:
                    same = (definition.id, state.status[card], state.wounds[card])
                    if same not in offered and _activations(state, player, card, options):
                        offered.add(same)
        options.extend(battle.free_options(state, player))
        if not state.main_done and battle.can_attack(state, player):
            options.append(ATTACK_PHOENIXBORN)
            if battle.can_attack_unit(state, player):
                options.append(ATTACK_UNIT)
        if state.sides and (state.hands[player] or state.draw_piles[player] or state.spellboards[player]):
            options.append(MEDITATE)
        options.append(END if state.main_done else PASS)
        state.ask(task, "turn", options, always=not state.main_done)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        player, verb = task.player, option.verb
        if verb == "end":
            return
        state.push_again(task)
        if verb == "pass":
            state.main_done = True
            state.passes += 1
            if state.listener is not None:
                state.tell("passed", player)
            return
        state.acted = True
        main_was_done = state.main_done
        if verb == "play":
            uses.begin(state, player, option.card, option.card, uses.PLAY, 0, 0)
        elif verb == "activate":
            index = max(0, option.index)
            uses.begin(state, player, option.card, option.card, uses.ACTIVATE, index, 0)
        elif verb == "use":
            battle.use_free(state, player, option)
        elif verb == "meditate":
            state.sides -= 1
            state.events.append(Meditation(NO_CARD, player))
            state.push(MEDITATE_NEXT, player)
        else:
            state.main_done = True
            battle.begin(state, player, verb == "attack_unit")
        if state.main_done and not main_was_done:
            state.passes = 0


def _activations(state: Ashes, player: int, card: int, options: list[Option]) -> bool:
    """Add the abilities of a card that can be activated. Returns whether there were any."""
    found = False
    for activation in state.definitions[card].activations:
        if not activation.ability.free and uses.can_activate(state, player, card, activation):
            index = activation.index
            options.append(Option("activate", card, index=index) if index else ACTIVATING.on(card))
            found = True
    return found


@dataclass(frozen=True)
class EndTurn(AshesEffect):
    """End what lasts until the end of the turn; the next player's turn begins, unless all have passed (rule R6)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        for cards in state.battlefields:
            for card in cards:
                state.boost[card] = 0
                state.marks[card] &= ~BYPASSING
        if state.passes >= len([seat for seat in state.alive if seat]):
            state.player = NOBODY
        else:
            state.push(BEGIN_TURN, state.next_alive(state.player))


# -- meditation -----------------------------------------------------------------


@dataclass(frozen=True)
class MeditateNext(AshesEffect):
    """Discard the next card: from hand, from the top of the draw pile, or a ready spell of yours; or stop (A3)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        player = task.player
        event = state.events[-1]
        assert isinstance(event, Meditation)
        options = [DISCARDING.on(card) for card in state.distinct(state.hands[player])]
        if state.draw_piles[player]:
            options.append(FROM_PILE)
        offered: list[int] = []
        for card in state.spellboards[player]:
            if not any([are_equal(state, card, other) for other in offered]):
                offered.append(card)
                options.append(DISCARDING.on(card))
        if event.cards:
            options.append(DONE)
        state.ask(task, "meditate", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        player = task.player
        event = state.events[-1]
        assert isinstance(event, Meditation)
        if option.verb == "done":
            state.events.pop()
            if state.listener is not None:
                state.tell("meditated", player, amount=event.cards)
            state.push(dice.TurnDice(event.cards), player)
            for _ in range(event.from_pile):
                state.push(AnnounceDiscard(player), NOBODY)
            damage.settle(state, player)
            return
        from_pile = event.from_pile
        if option.what:
            moves.discard_from_pile(state, player, 1)
            from_pile += 1
        else:
            if state.place_of[option.card] == SPELLBOARD:
                moves.clear(state, option.card)
                state.forget(option.card)
            moves.put_away(state, option.card)
        state.events[-1] = Meditation(NO_CARD, player, event.cards + 1, from_pile)
        state.push_again(task)


@dataclass(frozen=True)
class AnnounceDiscard(AshesEffect):
    """The player has discarded from their draw pile, which may be answered."""

    seat: int

    def resolve(self, state: Ashes, task: Task) -> None:
        in_play.announce(state, PileDiscard(NO_CARD, self.seat))


BEGIN_TURN = BeginTurn()
TAKE_TURN = TakeTurn()
END_TURN = EndTurn()
MEDITATE_NEXT = MeditateNext()
