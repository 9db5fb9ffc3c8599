"""Rounds: prepare, player turns, recovery and the end of the round (rules R1-R9)."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ashes.table import dice, moves
from deckhall.games.ashes.table.events import Damage
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import recover
from deckhall.games.ashes.terms import (
    AT_ROUND_ENDS,
    AT_TURNS_BEGIN,
    BY_DRAWING,
    CANCELLED,
    DISCARDING,
    EXHAUST_DIE,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PREPARE,
    RECOVERY,
    TURNS,
)
from deckhall.games.ashes.timing import damage, in_play, turns
from deckhall.kernel.options import DONE, NO_CARD, Option
from deckhall.kernel.state import Task

HAND_SIZE = 5
REROLLS = 100  # as long as there are any dice, no tie lasts that long


@dataclass(frozen=True)
class BeginRound(AshesEffect):
    """Prepare: roll, discard, draw (rule R2)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.round += 1
        state.phase = PREPARE
        state.player = NOBODY
        state.passes = 0
        state.acted = False
        if state.listener is not None:
            state.tell("round_began", NOBODY, amount=state.round)
        basics = [0] * len(state.alive)
        for player in range(len(state.alive)):
            if state.alive[player]:
                basics[player] = _roll_all(state, player)
        if state.round == 1:
            _find_first_player(state, basics)
        state.push(BEGIN_TURNS, NOBODY)
        state.push(DRAW_UP, NOBODY)
        state.push(SHOW_DISCARDS, NOBODY)
        players = state.players()
        for index in range(len(players) - 1, -1, -1):
            state.push(PREPARE_DISCARD, players[index])


def _roll_all(state: Ashes, player: int) -> int:
    """Roll all exhausted dice of a player. Returns how many show a basic face."""
    basics = 0
    for magic in range(4):
        for _ in range(state.exhausted_dice[player * 4 + magic]):
            if dice.roll(state, player, magic) == 0:
                basics += 1
    return basics


def _find_first_player(state: Ashes, basics: list[int]) -> None:
    """The player with the most basic symbols takes the token; ties are rerolled until broken (rules R3, Q7).

    If dice cannot break a tie, chance does.
    """
    tied = _most(basics)
    for _ in range(REROLLS):
        if len(tied) == 1:
            break
        basics = [-1] * len(basics)
        for player in tied:
            _take_back_dice(state, player)
            basics[player] = _roll_all(state, player)
        tied = _most(basics)
    first = tied[0] if len(tied) == 1 else tied[state.random(len(tied))]
    state.token = first
    if state.listener is not None:
        state.tell("took_token", first)


def _most(basics: list[int]) -> list[int]:
    """The players with the most basic symbols."""
    most = max(basics)
    return [player for player in range(len(basics)) if basics[player] == most]


def _take_back_dice(state: Ashes, player: int) -> None:
    """Put all active dice of a player back into the pool to be rolled."""
    for kind in range(KINDS):
        count = state.active_dice[player * KINDS + kind]
        state.active_dice[player * KINDS + kind] = 0
        state.exhausted_dice[player * 4 + kind % 4] += count


@dataclass(frozen=True)
class PrepareDiscard(AshesEffect):
    """Secretly choose hand cards to discard, in canonical order."""

    def resolve(self, state: Ashes, task: Task) -> None:
        chosen = state.chosen[task.player]
        cards = [card for card in state.hands[task.player] if card not in chosen]
        last = chosen[-1] if chosen else -1
        later = [card for card in state.distinct(cards) if card > last]
        options = [DISCARDING.on(card) for card in later]
        options.append(DONE)
        state.ask(task, "prepare_discard", options, secret=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb != "done":
            state.chosen[task.player].append(option.card)
            state.push(self, task.player)


@dataclass(frozen=True)
class ShowDiscards(AshesEffect):
    """When everybody has chosen, discard the cards together."""

    def resolve(self, state: Ashes, task: Task) -> None:
        for player in range(len(state.chosen)):
            for card in state.chosen[player]:
                moves.put_away(state, card)
                state.reveal()
            state.chosen[player].clear()


@dataclass(frozen=True)
class DrawUp(AshesEffect):
    """Draw up to five cards; each missing card is 1 damage, all at once (rule R4)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        packets: list[Damage] = []
        for player in state.players():
            want = HAND_SIZE - len(state.hands[player])
            if want > 0:
                missing = want - moves.draw(state, player, want)
                if missing:
                    card = state.phoenixborn[player]
                    packets.append(Damage(card, player, missing, NOBODY, NO_CARD, BY_DRAWING))
        damage.begin(state, tuple(packets))


@dataclass(frozen=True)
class BeginTurns(AshesEffect):
    """The player-turns phase begins with the token holder; when all have passed, recovery follows (rule R6)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.phase = TURNS
        if state.listener is not None:
            state.tell("phase_began", NOBODY, what="turns")
        state.push(RECOVER, NOBODY)
        state.push(FIRST_TURN, NOBODY)
        state.open_window(AT_TURNS_BEGIN)


@dataclass(frozen=True)
class FirstTurn(AshesEffect):
    """The token holder takes the first turn."""

    def resolve(self, state: Ashes, task: Task) -> None:
        turns.begin_turn(state, state.token)


# -- recovery -------------------------------------------------------------------


@dataclass(frozen=True)
class Recover(AshesEffect):
    """Recovery steps 1 and 2, then dice, the token, and the end of the round (rules R7, R8)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.phase = RECOVERY
        if state.listener is not None:
            state.tell("phase_began", NOBODY, what="recovery")
        for card in range(len(state.marks)):
            state.marks[card] &= ~CANCELLED
        for player in range(len(state.alive)):
            for card in state.battlefields[player]:
                healed = min(state.wounds[card], recover(state, card))
                if healed:
                    state.wounds[card] -= healed
                    if state.listener is not None:
                        state.tell("healed", player, card, amount=healed)
        if state.listener is not None:
            _tell_recoveries(state)
        for card in range(len(state.exhaustion)):
            if state.exhaustion[card]:
                state.exhaustion[card] -= 1
        state.push(END_ROUND, NOBODY)
        state.push(PASS_TOKEN, NOBODY)
        state.push(SHOW_DICE, NOBODY)
        players = state.players()
        for index in range(len(players) - 1, -1, -1):
            state.push(EXHAUST_DICE, players[index])


def _tell_recoveries(state: Ashes) -> None:
    """Report who loses exhaustion, in the order on the table: card numbers would reveal hidden information."""
    in_play: list[int] = []
    for player in range(len(state.alive)):
        in_play.append(state.phoenixborn[player])
        in_play.extend(state.battlefields[player])
        in_play.extend(state.spellboards[player])
    in_play.extend(state.alterations)
    for card in in_play:
        if card >= 0 and state.exhaustion[card]:
            state.tell("recovered", state.holder[card], card)


@dataclass(frozen=True)
class ExhaustDice(AshesEffect):
    """Secretly choose active dice to exhaust, in canonical order."""

    def resolve(self, state: Ashes, task: Task) -> None:
        player = task.player
        chosen = state.chosen[player]
        options = []
        for kind in range(chosen[-1] if chosen else 0, KINDS):
            if state.active_dice[player * KINDS + kind] > chosen.count(kind):
                options.append(EXHAUST_DIE[kind])
        options.append(DONE)
        state.ask(task, "exhaust_dice", options, secret=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb != "done":
            kind = KIND_NAMES.index(option.what)
            state.chosen[task.player].append(kind)
            state.push(self, task.player)


@dataclass(frozen=True)
class ShowDice(AshesEffect):
    """When everybody has chosen, exhaust the dice together."""

    def resolve(self, state: Ashes, task: Task) -> None:
        for player in range(len(state.chosen)):
            for kind in state.chosen[player]:
                dice.exhaust(state, player, kind, "die_exhausted")
                state.reveal()
            state.chosen[player].clear()


@dataclass(frozen=True)
class PassToken(AshesEffect):
    """Pass the first-player token to the left; its new holder orders what happens at the end of the round."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.token = state.next_alive(state.token)
        if state.listener is not None:
            state.tell("took_token", state.token)
        state.open_window(AT_ROUND_ENDS)


@dataclass(frozen=True)
class EndRound(AshesEffect):
    """Begin the next round, unless nobody has done anything for too long."""

    def resolve(self, state: Ashes, task: Task) -> None:
        state.idle_rounds = 0 if state.acted else state.idle_rounds + 1
        if state.match.stalemate and state.idle_rounds >= state.match.stalemate:
            state.end("stalemate", (), in_play.scores(state))
            return
        state.push(BEGIN_ROUND, NOBODY)


BEGIN_ROUND = BeginRound()
PREPARE_DISCARD = PrepareDiscard()
SHOW_DISCARDS = ShowDiscards()
DRAW_UP = DrawUp()
BEGIN_TURNS = BeginTurns()
FIRST_TURN = FirstTurn()
RECOVER = Recover()
EXHAUST_DICE = ExhaustDice()
SHOW_DICE = ShowDice()
PASS_TOKEN = PassToken()
END_ROUND = EndRound()
