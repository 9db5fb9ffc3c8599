"""Checks the events of a position and its attack: what they speak of exists and could happen."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ashes.outside.possible import (
    MOST_COUNTED,
    MOST_TOKENS,
    NO_DIE,
    are_cards_or_none,
    is_card,
    is_card_or_none,
    is_count,
    is_flag,
    is_index,
    is_player,
    is_player_or_nobody,
)
from deckhall.games.ashes.table.events import (
    SETTLED,
    Arrival,
    Attack,
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
    BATTLEFIELD,
    GONE,
    KINDS,
    NOBODY,
    PHOENIXBORN,
    PLAYER,
    PLAYER_WITH_ROOM,
    Cause,
)
from deckhall.games.ashes.timing import battle, fights, uses
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.state import Task

_STEPS: Final = (1, 2, 3, 4)  # of an attack
_CAUSES: Final[tuple[Cause, ...]] = ("attack", "counter", "spell", "ability", "die", "drawing")
OF_AN_ATTACK: Final = (
    battle.Declare,
    battle.FreeMoment,
    battle.ChooseAttacked,
    battle.BlockAttackers,
    battle.GuardTarget,
    fights.FightOne,
    fights.CounterOrNot,
    fights.Split,
    fights.StrikeBack,
    fights.Tire,
    fights.FightGroup,
)


def check_event(state: Ashes, event: Event) -> None:
    if not _is_event(state, event):
        raise InvalidPosition(
            f"{type(event).__name__}: something happens to a player or card that is not there"
        )


def _is_event(state: Ashes, event: Event) -> bool:
    if not is_card_or_none(state, event.card) or not is_player_or_nobody(state, event.player):
        return False
    if isinstance(event, Damage):
        return (
            is_count(event.amount, MOST_COUNTED)
            and is_player_or_nobody(state, event.by)
            and event.player != NOBODY
            and is_card_or_none(state, event.source)
            and event.cause in _CAUSES
            and are_cards_or_none(state, event.dealers)
            and _can_be_hurt(state, event)
        )
    if isinstance(event, Salvo):
        return _are_packets(state, event.packets)
    if isinstance(event, Destruction):
        return is_player_or_nobody(state, event.by) and is_flag(event.removed)
    if isinstance(event, Use):
        return _is_use(state, event)
    if isinstance(event, Turning):
        kinds: Any = event.turned
        return (
            is_count(event.left, MOST_COUNTED)
            and is_index(event.last, KINDS)
            and isinstance(kinds, tuple)
            and all([is_index(kind, KINDS) for kind in kinds])
            and (event.held == NO_DIE or is_index(event.held, KINDS))
            and event.player != NOBODY
        )
    if isinstance(event, Meditation):
        return (
            is_count(event.cards, MOST_COUNTED)
            and is_count(event.from_pile, event.cards)
            and event.player != NOBODY
        )
    return True


def _can_be_hurt(state: Ashes, packet: Damage) -> bool:
    """Whether a victim that is still in play is a unit, or the player's Phoenixborn."""
    if packet.card in (NO_CARD, GONE):
        return True
    if state.definitions[packet.card].type == PHOENIXBORN:
        return state.phoenixborn[packet.player] == packet.card
    return state.place_of[packet.card] == BATTLEFIELD


def _are_packets(state: Ashes, packets: Any) -> bool:
    return isinstance(packets, tuple) and all(
        [type(packet) is Damage and _is_event(state, packet) for packet in packets]
    )


def _is_use(state: Ashes, use: Use) -> bool:
    if not is_card(state, use.card) or not is_card(state, use.text) or use.player == NOBODY:
        return False
    later: Any = use.later
    definition, way = state.definitions[use.text], use.way
    if type(way) is not int or way not in (uses.PLAY, uses.ACTIVATE, uses.TRIGGER, uses.REACT):
        return False
    if way == uses.ACTIVATE:
        texts = len(definition.activations)
    elif way == uses.PLAY:
        texts = 1
    else:
        texts = len(definition.triggers)
    if not is_index(use.index, texts) or (way in (uses.PLAY, uses.ACTIVATE) and use.card != use.text):
        return False
    if way == uses.REACT and not (definition.is_reaction and use.card == use.text):
        return False
    targets = uses.targets_of(state, use)
    if not are_cards_or_none(state, use.targets) or len(use.targets) > len(targets):
        return False
    for target, card in zip(targets, use.targets, strict=False):
        if target.kind in (PLAYER, PLAYER_WITH_ROOM) and card not in state.phoenixborn:
            return False  # a player is represented by their Phoenixborn
    return (
        is_count(use.number, MOST_TOKENS)
        and _are_packets(state, use.packets)
        and is_card_or_none(state, use.summoned)
        and is_flag(use.extra)
        and is_flag(use.cancelled)
        and (use.settle_by == SETTLED or is_player_or_nobody(state, use.settle_by))
        and isinstance(later, tuple)
        and all(
            [type(event) in (Arrival, Departure, PileDiscard) and _is_event(state, event) for event in later]
        )
    )


def check_attack(state: Ashes, tasks: list[Task]) -> None:
    """Check that an attack is in progress exactly while a task will end it, and that its other tasks lie above that
    one."""
    ends = [index for index, task in enumerate(tasks) if isinstance(task.effect, fights.EndAttack)]
    if len(ends) != (0 if state.attack is None else 1):
        raise InvalidPosition("'attack' is there exactly while an EndAttack is to be done")
    for index, task in enumerate(tasks):
        if isinstance(task.effect, OF_AN_ATTACK) and (not ends or index < ends[0]):
            raise InvalidPosition(f"{type(task.effect).__name__} belongs to an attack")
    if state.attack is not None and not _is_attack(state, state.attack):
        raise InvalidPosition("'attack': its parts do not fit this table")


def _is_attack(state: Ashes, now: Attack) -> bool:
    split: Any = now.split
    if not is_player(state, now.player) or not is_flag(now.on_unit):
        return False
    if not are_cards_or_none(state, now.attackers) or not are_cards_or_none(state, now.blockers):
        return False
    if len(now.attackers) != len(now.blockers) or not is_player_or_nobody(state, now.defender):
        return False
    if not all([is_card_or_none(state, card) for card in (now.target, now.fighting, now.countering)]):
        return False
    none = (NO_CARD, GONE)
    units = [
        card for card in (*now.attackers, *now.blockers, now.fighting, now.countering) if card not in none
    ]
    if not all([state.place_of[card] == BATTLEFIELD for card in units]):
        return False
    attackers = [card for card in now.attackers if card not in none]
    if len(set(attackers)) < len(attackers):
        return False
    attacked = [card for card in (*now.blockers, now.target, now.countering) if card not in none]
    if attacked and now.defender == NOBODY:
        return False
    if now.target not in none and not _can_be_attacked(state, now):
        return False
    if now.fighting not in none and now.fighting not in attackers:
        return False
    return (
        isinstance(split, tuple)
        and len(split) <= len(now.attackers)
        and all([is_count(amount, MOST_COUNTED) for amount in split])
        and now.step in _STEPS
    )


def _can_be_attacked(state: Ashes, now: Attack) -> bool:
    """The target is the defender's Phoenixborn (also as a guard) or, in an attack on a unit, a unit of theirs."""
    if now.target == state.phoenixborn[now.defender]:
        return True
    is_their_unit = state.place_of[now.target] == BATTLEFIELD and state.holder[now.target] == now.defender
    return now.on_unit and is_their_unit
