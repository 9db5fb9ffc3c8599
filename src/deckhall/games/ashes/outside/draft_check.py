"""Checks a position in the middle of a draft: all cards of its boxes, and the rest of a draft's steps."""

from __future__ import annotations

from deckhall.games.ashes.outside.possible import active_dice
from deckhall.games.ashes.setup import draft, start
from deckhall.games.ashes.setup.decks import DICE
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import NOBODY
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.state import Effect, Task


def check_draft(state: Ashes, tasks: list[Task]) -> None:
    """Check that a draft contains all cards of its boxes, and that its stack is the rest of a draft's initial stack."""
    names, seats = state.names, len(state.alive)
    rules = start.Rules(state.match.wording, state.match.illusion, state.match.closed, state.match.stalemate)
    boxes = [
        number
        for number in range(draft.boxes_for(seats), draft.MOST_BOXES + 1)
        if names == [definition.id for definition in draft.cards_of(number, rules)]
    ]
    if not boxes or state.events or state.attack is not None or not all(state.alive):
        raise InvalidPosition("a draft is held with all the cards of one box or two, in their order")
    if not tasks:
        raise InvalidPosition("'todo' is not the rest of a draft")
    full = draft.steps(seats, tasks[0].effect != draft.KEEP_DECKS)
    same = 0
    while same < min(len(full), len(tasks)) and _is_step(tasks[same], full[same]):
        same += 1
    _check_step_of_draft(state, tasks, same, full)
    _check_drafted(state, boxes[0], tasks)


def _is_step(task: Task, step: tuple[Effect, int]) -> bool:
    effect, player = step
    return task.effect == effect and task.player == player and task.source == task.it == NO_CARD


def _check_step_of_draft(state: Ashes, tasks: list[Task], same: int, full: list[tuple[Effect, int]]) -> None:
    """Check that the tasks above the rest of the draft are those that its next step turns into."""
    becomes: dict[type[Effect], tuple[type[Effect], ...]] = {
        draft.ChoosePhoenixborns: (draft.PassDraftToken, draft.ChoosePhoenixborn),
        draft.TakeDice: (draft.PassDraftToken, draft.TakeDieOfStock),
        draft.SwapCards: (draft.SwapCard,),
    }
    rest = tasks[same:]
    steps = becomes.get(type(full[same][0]), ()) if same < len(full) else ()
    for index, task in enumerate(rest):
        wanted = steps[min(index, len(steps) - 1)] if steps else None
        if type(task.effect) is not wanted:
            raise InvalidPosition(f"{type(task.effect).__name__} has no place in this draft")
    once = [
        (type(task.effect), task.player) for task in rest if type(task.effect) is not draft.TakeDieOfStock
    ]
    if len(set(once)) < len(once):
        raise InvalidPosition("each player chooses once")
    for task in tasks:
        alone = isinstance(
            task.effect, (draft.PickCard, draft.ChoosePhoenixborn, draft.TakeDieOfStock, draft.SwapCard)
        )
        if (task.player == NOBODY) == alone:
            raise InvalidPosition(f"{type(task.effect).__name__} is for another player")
        offered = task.it == NO_CARD or task.it in state.face_up
        if isinstance(task.effect, draft.SwapCard) and not offered:
            raise InvalidPosition("nobody can swap for a card that is not face up")


def _check_drafted(state: Ashes, boxes: int, tasks: list[Task]) -> None:
    """Check that packs, picks, dice and the cards of the Phoenixborn agree with the progress of the draft."""
    effects = [type(task.effect) for task in tasks]
    seats = len(state.alive)
    kept = draft.PACK_SIZE - effects.count(draft.KeepPicks)
    if len(state.packs) != seats + 1:
        raise InvalidPosition("'draft' has a pack for every player, and the rest of the cards")
    for seat in range(seats):
        if len(state.packs[seat]) != draft.PACK_SIZE - kept or len(state.picks[seat]) != kept:
            raise InvalidPosition("'draft': packs and picks are as large as the draft has come far")
        piles = [state.hands, state.discards, state.battlefields, state.spellboards, state.conjurations]
        if any([*[pile[seat] for pile in piles], *active_dice(state, seat)]):
            raise InvalidPosition(f"player {seat} has only picked cards so far")
        choosing = draft.ChoosePhoenixborn in [type(task.effect) for task in tasks if task.player == seat]
        if choosing != (state.phoenixborn[seat] == NO_CARD):
            raise InvalidPosition(f"player {seat} needs a phoenixborn, and one only")
        unique = None if choosing else state.definitions[state.phoenixborn[seat]].id
        if any([state.definitions[card].card.unique_to != unique for card in state.draw_piles[seat]]):
            raise InvalidPosition(f"player {seat} has cards that no draft gives")
        if _dice_of_drafter(state, seat, tasks) != DICE:
            raise InvalidPosition(f"'draft': player {seat} will not have {DICE} dice")
        _check_pick(state, seat, kept, tasks)
    if any([state.removed, state.played, state.alterations]):
        raise InvalidPosition("in a draft nothing is played")
    for card in [card for pile in (*state.packs, *state.picks, state.face_up) for card in pile]:
        if not draft.is_drafted(state.definitions, card):
            raise InvalidPosition(f"{state.definitions[card].id} is not drafted by this number")
    if sum(state.stock) + sum(state.exhausted_dice) != sum(draft.stock_of(boxes)):
        raise InvalidPosition("'draft': dice are missing, or too many")
    turned_up = 0 if draft.SwapCards in effects else seats
    if len(state.face_up) != turned_up:
        raise InvalidPosition("'draft': as many cards as players are turned up when all have their dice")


def _dice_of_drafter(state: Ashes, seat: int, tasks: list[Task]) -> int:
    """How many dice a player will have once everybody has taken theirs."""
    effects = [task.effect for task in tasks if task.player == seat]
    waiting = sum([effect.count for effect in effects if isinstance(effect, draft.TakeDieOfStock)])
    if draft.TAKE_DICE in [task.effect for task in tasks]:
        waiting = DICE
    return sum(state.exhausted_dice[seat * 4 : seat * 4 + 4]) + waiting


def _check_pick(state: Ashes, seat: int, kept: int, tasks: list[Task]) -> None:
    """Check that a player who has picked from the current packs is waiting for the others."""
    chosen = state.chosen[seat]
    picking = [task.player for task in tasks if task.effect == draft.PickCard(kept)]
    if not picking or seat in picking:
        fits = not chosen
    else:
        fits = len(chosen) == 1 and chosen[0] in state.packs[draft.pack_of(state, seat, kept)]
    if not fits:
        raise InvalidPosition(f"player {seat} has chosen what they could not choose")
