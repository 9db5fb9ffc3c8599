"""Checks the tasks of a position, each by itself: its players, cards and numbers exist, and its dice can be paid."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ashes.effects.uniques import DrawSome, GiveToken
from deckhall.games.ashes.outside.older_positions import ForceTheRest
from deckhall.games.ashes.outside.possible import (
    MOST_COUNTED,
    active_dice,
    is_card,
    is_card_or_none,
    is_count,
    is_flag,
    is_index,
    is_player,
    is_player_or_nobody,
)
from deckhall.games.ashes.setup import draft
from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import ANY_DIE, KINDS, MOMENTS, NOBODY, TAKE_DIE, TOKENS
from deckhall.games.ashes.timing import battle, damage, fights, in_play, turns, uses, windows
from deckhall.games.ashes.timing.moments import OpenWindow
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.state import Task

_DEMANDS: Final = (ANY_DIE, *range(4, KINDS))  # in a payment; no die is required to show a basic face


def check_task(state: Ashes, task: Task) -> None:
    """Check what holds for a task anywhere in the stack: its players, cards and numbers exist."""
    effect = task.effect
    if not isinstance(effect, AshesEffect):
        raise InvalidPosition(f"{type(effect).__name__} does not happen in Ashes")
    if not is_player_or_nobody(state, task.player):
        raise InvalidPosition(f"a task is for player {task.player}; there are {len(state.alive)}")
    for card in (task.source, task.it):
        if not is_card_or_none(state, card):
            raise InvalidPosition(f"a task speaks of card {card}; there are {len(state.definitions)}")
    if task.amount:
        raise InvalidPosition(f"{type(effect).__name__}: a task of Ashes has no amount")
    if not _is_fit(state, task, effect):
        raise InvalidPosition(f"{type(effect).__name__}: its parts do not fit this table")


def _is_fit(state: Ashes, task: Task, effect: AshesEffect) -> bool:
    """Whether the values in an effect of the rules are possible. Effects of texts are compared with the texts
    instead."""
    if isinstance(effect, (windows.Window, windows.Ordering, OpenWindow, ForceTheRest)):
        return _is_fit_for_window(state, effect)
    if isinstance(effect, (damage.Consider, damage.WriteBack, battle.BlockAttackers)):
        return is_count(effect.index, MOST_COUNTED)
    if isinstance(effect, (draft.PickCard, draft.KeepPicks)):
        return is_index(effect.pick, draft.PACK_SIZE)
    if isinstance(effect, (uses.PayCards, draft.TakeDieOfStock)):
        return is_count(effect.count, 10)
    if isinstance(effect, (dice.TurnDice, dice.RerollDice, dice.ReadyDice)):
        return is_count(effect.count, MOST_COUNTED) and task.player != NOBODY
    if isinstance(effect, dice.ReadyDie):
        return (
            is_index(effect.magic, len(TAKE_DIE))
            and task.player != NOBODY
            and TAKE_DIE[effect.magic] in dice.exhausted_options(state, task.player)
        )
    if isinstance(effect, dice.PayDice):
        return task.player != NOBODY and _can_be_paid(state, task.player, effect)
    if isinstance(effect, damage.Settle):
        return is_player_or_nobody(state, effect.by)
    if isinstance(effect, turns.AnnounceDiscard):
        return is_player(state, effect.seat)
    if isinstance(effect, DrawSome):
        return task.player != NOBODY
    if isinstance(effect, GiveToken):
        return effect.token in TOKENS and is_card(state, task.it)
    if isinstance(effect, fights.CounterOrNot):
        return is_card(state, task.it)
    if isinstance(effect, fights.Split):
        return is_flag(effect.together)
    if isinstance(effect, in_play.LetGo):
        return task.it in state.played
    if isinstance(effect, draft.BuildDecks):
        return is_flag(effect.then_play)
    return True


def _is_fit_for_window(state: Ashes, effect: AshesEffect) -> bool:
    if not is_index(getattr(effect, "moment"), len(MOMENTS)):  # noqa: B009  # of one of several classes
        return False
    if isinstance(effect, windows.Window):
        players: Any = effect.players
        if not isinstance(players, tuple) or not players or len(set(players)) != len(players):
            return False
        if not all([is_player(state, player) for player in players]):
            return False
    answers: Any = ()
    if isinstance(effect, (windows.Window, windows.Ordering)):
        answers = effect.answers
    elif isinstance(effect, ForceTheRest):
        answers = effect.used
    if not isinstance(answers, tuple) or len(set(answers)) != len(answers):
        return False
    return all([_is_answer(state, answer) for answer in answers])


def _is_answer(state: Ashes, answer: Any) -> bool:
    """Whether the card and the text of an answer exist."""
    if not isinstance(answer, tuple) or len(answer) != 3:
        return False
    card, text, index = answer
    if not is_card(state, card) or not is_card(state, text) or state.holder[card] == NOBODY:
        return False
    definition = state.definitions[text]
    if definition.is_reaction and card != text:
        return False
    return is_index(index, len(definition.triggers))


def _turn_to_be_paid(demand: int) -> tuple[int, int]:
    """When a demand is paid: powers first, then classes, then any die."""
    return -(demand // 4), demand % 4


def _can_be_paid(state: Ashes, player: int, payment: dice.PayDice) -> bool:
    demands: Any = payment.demands
    if not isinstance(demands, tuple) or len(demands) > 20:
        return False
    if not all([type(demand) is int and demand in _DEMANDS for demand in demands]):
        return False
    if list(demands) != sorted(demands, key=_turn_to_be_paid):
        return False
    if not is_index(payment.step, len(demands)) or not is_index(payment.least, KINDS):
        return False
    return bool(dice.payable(active_dice(state, player), payment.demands, payment.step, payment.least))
