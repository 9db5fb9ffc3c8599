"""Checks that the two stacks of a position agree: tasks to be done, and events that may be answered.

Some tasks close an event, so each stack determines what the other must contain; every task needs the event that it
refers to; and whatever a card's text does must be part of that text.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from deckhall.games.ashes.effects.uniques import DrawOrSuffer, DrawSome, GiveToken, MoveToken
from deckhall.games.ashes.outside.event_check import OF_AN_ATTACK
from deckhall.games.ashes.outside.older_positions import ForceTheRest
from deckhall.games.ashes.outside.possible import MOST_TOKENS, NO_DIE, active_dice, is_count
from deckhall.games.ashes.setup import start
from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.events import (
    Arrival,
    Damage,
    Departure,
    Destruction,
    Event,
    Meditation,
    PileDiscard,
    Salvo,
    Turning,
    Use,
)
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    AT_ARRIVED,
    AT_ARRIVES,
    AT_DEALT,
    AT_DECLARED,
    AT_DECLARING,
    AT_DEPARTED,
    AT_DESTROYED,
    AT_PILE_DISCARDED,
    AT_RECEIVED,
    AT_TARGETS_CHOSEN,
    AT_WOULD_BE_DEALT,
    AT_WOULD_RECEIVE,
    MOMENTS,
    NOBODY,
    PLAYED,
    PREPARE,
    RECOVERY,
    SETUP,
    TURNS,
)
from deckhall.games.ashes.timing import damage, fights, in_play, rounds, turns, uses, windows
from deckhall.games.ashes.timing.moments import CloseEvent, OpenWindow
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.packing import inside
from deckhall.kernel.state import Effect, Task, Word

# The kind of event that is answered at each moment; none at the beginning of turns and the end of a round. Under older
# rules more of them were plain Events.
_EVENT_AT: Final[dict[int, tuple[type[Event], ...]]] = {
    AT_TARGETS_CHOSEN: (Use,),
    AT_ARRIVES: (Arrival, Event),
    AT_ARRIVED: (Arrival, Event),
    AT_DECLARING: (Event,),
    AT_DECLARED: (Event,),
    AT_WOULD_BE_DEALT: (Damage,),
    AT_DEALT: (Salvo,),
    AT_WOULD_RECEIVE: (Damage,),
    AT_RECEIVED: (Damage,),
    AT_DESTROYED: (Destruction,),
    AT_DEPARTED: (Departure, Event),
    AT_PILE_DISCARDED: (PileDiscard, Event),
}
# The tasks that close an event, with the kinds of event they close.
_CLOSES: Final[dict[type[Effect], tuple[type[Event], ...]]] = {
    uses.Finish: (Use,),
    damage.WriteBack: (Damage,),
    dice.TurnNext: (Turning,),
    turns.MeditateNext: (Meditation,),
    CloseEvent: (Event, Arrival, Departure, PileDiscard, Damage, Salvo, Destruction),
}
# The tasks that refer to the event on top of the stack, with its kind.
_ABOUT: Final[dict[type[Effect], type[Event]]] = {
    uses.Resolve: Use,
    uses.Place: Use,
    uses.Aim: Use,
    uses.PayExtra: Use,
    uses.PayCards: Use,
    DrawSome: Use,
    GiveToken: Use,
    damage.Consider: Salvo,
    damage.DealAll: Salvo,
    damage.ReceiveAll: Salvo,
    damage.Receive: Damage,
    damage.Wound: Damage,
    damage.Bury: Destruction,
    dice.ChooseFace: Turning,
}
# Tasks of the rules that may lie anywhere above those that begin their phase.
_ANYWHERE: Final = (
    OpenWindow,
    windows.Window,
    windows.Ordering,
    ForceTheRest,
    damage.Settle,
    in_play.LetGo,
    turns.AnnounceDiscard,
    dice.PayDice,
    dice.TurnDice,
    dice.ReadyDie,
    fights.EndAttack,
)
# What lies at the bottom of the stack in each phase: the possible beginnings.
_BOTTOMS: Final[dict[int, tuple[tuple[type[Effect], ...], ...]]] = {
    SETUP: ((start.ShuffleAll,),),
    PREPARE: ((rounds.BeginTurns, rounds.DrawUp, rounds.ShowDiscards), (rounds.BeginTurns,)),
    TURNS: ((rounds.Recover, turns.EndTurn, turns.TakeTurn), (rounds.Recover, rounds.FirstTurn)),
    RECOVERY: ((rounds.EndRound, rounds.PassToken, rounds.ShowDice), (rounds.EndRound,)),
}
# What each player in turn does in secret, directly above that.
_IN_TURN: Final[dict[int, type[Effect]]] = {
    SETUP: start.ChooseFirstFive,
    PREPARE: rounds.PrepareDiscard,
    RECOVERY: rounds.ExhaustDice,
}


def check_bottom(state: Ashes, tasks: list[Task]) -> int:
    """Check that the stack begins with the rest of its phase. Returns the number of those tasks."""
    effects = [type(task.effect) for task in tasks]
    if effects == [rounds.BeginRound]:
        return len(tasks)
    for bottom in _BOTTOMS[state.phase]:
        if tuple(effects[: len(bottom)]) == bottom:
            break
    else:
        raise InvalidPosition("'todo' does not begin with the rest of its phase")
    if bottom[-1] is turns.TakeTurn and (tasks[2].player != state.player or state.player == NOBODY):
        raise InvalidPosition("'todo' begins with the turn of the player whose turn it is")
    count = len(bottom)
    seats: list[int] = []
    while (
        bottom is _BOTTOMS[state.phase][0]
        and count < len(tasks)
        and effects[count] is _IN_TURN.get(state.phase)
    ):
        seats.append(tasks[count].player)
        count += 1
    if len(set(seats)) < len(seats) or NOBODY in seats:
        raise InvalidPosition("each player chooses once")
    return count


def check_stacks(state: Ashes, above: list[Task]) -> None:
    """Check that one task closes each event, and that every task above refers to that event.

    A task of a player who is out never runs: it could not close anything.
    """
    waiting = [*reversed(state.events)]
    below: Event | None = None
    event: Event | None = None
    for index, task in enumerate(above):
        closes = _CLOSES.get(type(task.effect))
        if closes is not None:
            if not waiting or type(waiting[-1]) not in closes:
                raise InvalidPosition(f"'events': there is none for {type(task.effect).__name__}")
            if task.player != NOBODY and not state.alive[task.player]:
                raise InvalidPosition(
                    f"{type(task.effect).__name__}: player {task.player} is out of the game"
                )
            below, event = event, waiting.pop()
            _check_what_is_answered(state, event, below)
        _check_event_of(state, task, event, below, above[index:])
    if waiting:
        raise InvalidPosition("'events': nothing closes the last of them")


def _is_answered_at(event: Event | None, moment: int) -> bool:
    """Whether this kind of event may be answered at a moment."""
    kinds = _EVENT_AT.get(moment)
    return event is None if kinds is None else type(event) in kinds


def _check_what_is_answered(state: Ashes, event: Event, below: Event | None) -> None:
    """Check that a text that answers something lies above what it answers."""
    if not isinstance(event, Use) or event.way not in (uses.TRIGGER, uses.REACT):
        return
    moments = [MOMENTS.index(moment) for moment in state.definitions[event.text].triggers[event.index].when]
    if not any([_is_answered_at(below, moment) for moment in moments]):
        raise InvalidPosition(f"{state.definitions[event.text].id} does not answer what happens")


def _check_event_of(
    state: Ashes, task: Task, event: Event | None, below: Event | None, above: list[Task]
) -> None:
    effect = task.effect
    kind = type(effect)
    name = kind.__name__
    about = _ABOUT.get(kind)
    if about is not None and type(event) is not about:
        raise InvalidPosition(f"'events': {name} is about a {about.__name__}")
    if isinstance(effect, (windows.Window, windows.Ordering, OpenWindow, ForceTheRest)):
        if not _is_answered_at(event, effect.moment):
            raise InvalidPosition(
                f"'events': nothing happens that could be answered at {MOMENTS[effect.moment]}"
            )
    elif isinstance(effect, damage.Consider):
        assert isinstance(event, Salvo)
        if effect.index >= len(event.packets):
            raise InvalidPosition("'events': there is no such damage to consider")
    elif isinstance(effect, damage.WriteBack):
        if not isinstance(below, Salvo) or effect.index >= len(below.packets):
            raise InvalidPosition("'events': there is no such damage to write back")
    elif isinstance(effect, dice.ChooseFace):
        assert isinstance(event, Turning)
        if event.held == NO_DIE or task.player == NOBODY or not active_dice(state, task.player)[event.held]:
            raise InvalidPosition("'events': no die is being turned")
    elif isinstance(event, Use) and (about is Use or kind is uses.Finish):
        _check_step(state, task, event, above)
    elif about is None and kind not in _CLOSES and not isinstance(effect, (*_ANYWHERE, *OF_AN_ATTACK)):
        _check_text(state, task, event, above)
    if isinstance(effect, (dice.TurnNext, turns.MeditateNext)) and (
        event is None or task.player != event.player
    ):
        raise InvalidPosition(f"{name} is for the player who does it")


def _check_step(state: Ashes, task: Task, use: Use, above: list[Task]) -> None:
    """Check a step of using something: it belongs to this card and player, and the text has such a step."""
    effect = task.effect
    others = isinstance(effect, (uses.Finish, DrawSome))
    if task.source != use.card or (task.player != use.player and not others):
        raise InvalidPosition(f"{type(effect).__name__} is about another card than what is being used")
    if isinstance(effect, uses.Place) and (
        use.way not in (uses.PLAY, uses.REACT) or state.place_of[use.card] != PLAYED
    ):
        raise InvalidPosition(f"{state.definitions[use.card].id} is not being played")
    if isinstance(effect, uses.PayExtra):
        extra = use.way == uses.ACTIVATE and state.definitions[use.text].activations[use.index].ability.extra
        if not extra:
            raise InvalidPosition(f"{state.definitions[use.card].id} has no additional cost")
    if isinstance(effect, uses.Aim) and len(use.targets) >= len(uses.targets_of(state, use)):
        raise InvalidPosition(f"{state.definitions[use.card].id} has all its targets")
    if isinstance(effect, uses.Aim) and len(_aims(use, above)) > 1:
        raise InvalidPosition(f"{state.definitions[use.card].id} is aimed once, for all its targets")
    if isinstance(effect, uses.Resolve) and not _is_aimed(state, use, above):
        raise InvalidPosition(f"{state.definitions[use.card].id} lacks targets")
    words = _words_of(state, use)
    if isinstance(effect, DrawSome) and DrawOrSuffer(effect.amount, effect.less_per_focus) not in words:
        raise InvalidPosition(f"{state.definitions[use.card].id} lets nobody draw")
    if isinstance(effect, GiveToken) and MoveToken() not in words:
        raise InvalidPosition(f"{state.definitions[use.card].id} moves no token")


def _is_aimed(state: Ashes, use: Use, above: list[Task]) -> bool:
    """Whether a use has all its targets, or will have them before the tasks below `above` are performed."""
    return len(use.targets) == len(uses.targets_of(state, use)) or bool(_aims(use, above))


def _aims(use: Use, above: list[Task]) -> list[Task]:
    return [task for task in above if isinstance(task.effect, uses.Aim) and task.source == use.card]


def _words_of(state: Ashes, use: Use) -> list[Word]:
    """Every effect in the text that is used."""
    return [word for printed in uses.text_of(state, use) for word in inside(printed)]


def _check_text(state: Ashes, task: Task, event: Event | None, above: list[Task]) -> None:
    """Check that what a text does is part of it: the same effect, or what remains of it."""
    effect = task.effect
    if not isinstance(event, Use):
        raise InvalidPosition(f"'todo': nobody uses a card that does {type(effect).__name__}")
    name = state.definitions[event.text].id
    if not type(effect).__module__.startswith("deckhall."):
        return  # authors of custom effects are responsible for them
    words = _words_of(state, event)
    if not any([type(word) is type(effect) and _is_rest_of(effect, word) for word in words]):
        raise InvalidPosition(f"{name} does not say {type(effect).__name__} like this")
    if task.source != event.card or task.player != event.player or not _is_aimed(state, event, above):
        raise InvalidPosition(f"{type(effect).__name__} is about another card than what is being used")


def _is_rest_of(effect: Word, printed: Word) -> bool:
    """Whether an effect equals a printed one or is what remains of it: numbers may be smaller, flags may be cleared."""
    for field in dataclasses.fields(printed):  # type: ignore[arg-type]  # every Word is a dataclass
        value, wanted = getattr(effect, field.name), getattr(printed, field.name)
        if type(value) is type(wanted) and value == wanted:
            continue
        if value is False and wanted is True:
            continue
        counted = type(wanted) is int or field.name == "amount"
        if not counted or not is_count(value, wanted if type(wanted) is int else MOST_TOKENS):
            return False
    return True
