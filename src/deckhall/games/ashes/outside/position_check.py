"""Checks that a loaded position is a possible table of Ashes, so that play cannot fail on it later.

Tasks (`task_check`), events and the attack (`event_check`) are checked one by one, then together (`stack_check`); a
draft has checks of its own (`draft_check`).
"""

from __future__ import annotations

from deckhall.games.ashes.outside.draft_check import check_draft
from deckhall.games.ashes.outside.event_check import check_attack, check_event
from deckhall.games.ashes.outside.possible import (
    MOST_COUNTED,
    MOST_DICE,
    MOST_TASKS,
    MOST_TOKENS,
    active_dice,
    is_index,
)
from deckhall.games.ashes.outside.stack_check import check_bottom, check_stacks
from deckhall.games.ashes.outside.task_check import check_task
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import DRAFT, KINDS, PREPARE, RECOVERY
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.state import Task


def check_table(state: Ashes, asked: Task | None) -> None:
    """Raise InvalidPosition, naming the offending part, unless this table can occur."""
    tasks = [*state.todo] if asked is None else [*state.todo, asked]
    if len(tasks) > MOST_TASKS:
        raise InvalidPosition("there are more effects than a game can have at a time")
    check_numbers(state)
    check_players(state)
    for task in tasks:
        check_task(state, task)
    if state.phase == DRAFT:
        check_draft(state, tasks)
        return
    check_chosen(state)
    check_attack(state, tasks)
    for event in state.events:
        check_event(state, event)
    above = tasks[check_bottom(state, tasks) :]
    check_stacks(state, above)


def check_numbers(state: Ashes) -> None:
    for card, wounds in enumerate(state.wounds):
        tokens = (wounds, state.exhaustion[card], state.status[card], state.charms[card])
        if min(tokens) < 0 or max(tokens) > MOST_TOKENS or abs(state.boost[card]) > MOST_TOKENS:
            raise InvalidPosition(f"{state.definitions[card].id}: numbers of tokens are 0 to {MOST_TOKENS}")
    pools = [*state.active_dice, *state.exhausted_dice, *state.stock]
    if min(pools) < 0 or max(pools) > MOST_DICE:
        raise InvalidPosition(f"numbers of dice are 0 to {MOST_DICE}")
    counted = {
        "round": state.round,
        "turns": state.turns,
        "sides": state.sides,
        "passes": state.passes,
        "idle_rounds": state.idle_rounds,
        "stalemate": state.match.stalemate,
    }
    for part, number in counted.items():
        if number < 0:
            raise InvalidPosition(f"{part!r} is 0 or more, not {number}")
    if state.passes > len(state.alive) or state.sides > MOST_COUNTED or state.match.stalemate > MOST_COUNTED:
        raise InvalidPosition("'passes', 'sides' or 'stalemate' is larger than it can be")


def check_players(state: Ashes) -> None:
    if state.phase == DRAFT:
        return
    if sum(state.alive) < 2:
        raise InvalidPosition("a game that goes on has at least two living players")
    if not state.alive[state.token]:
        raise InvalidPosition("'token' is the seat of a living player")


def check_chosen(state: Ashes) -> None:
    """Check what players have chosen in secret: cards of their hands to discard, or dice to exhaust."""
    for seat, chosen in enumerate(state.chosen):
        if state.phase == PREPARE:
            fits = all([card in state.hands[seat] for card in chosen]) and len(set(chosen)) == len(chosen)
        elif state.phase == RECOVERY:
            pool = active_dice(state, seat)
            fits = all([is_index(kind, KINDS) and chosen.count(kind) <= pool[kind] for kind in chosen])
        else:
            fits = not chosen
        if not fits:
            raise InvalidPosition(f"player {seat} has chosen what they could not choose")
