"""Checks that a loaded position is a possible table of Ashes, so that play cannot fail on it later.

Everything in progress is on two stacks: tasks to be done, and events that may be answered. Some tasks close an event,
so each stack determines what the other must contain; every task needs the event, attack, dice or cards that it refers
to; and whatever a card's text does must be part of that text.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from deckhall.games.ashes.effects.uniques import (
    DrawOrSuffer,
    DrawSome,
    GiveToken,
    MoveToken,
)
from deckhall.games.ashes.outside.older_positions import ForceTheRest
from deckhall.games.ashes.setup import draft, start
from deckhall.games.ashes.setup.decks import DICE
from deckhall.games.ashes.table import dice
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
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.terms import (
    ANY_DIE,
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
    BATTLEFIELD,
    DRAFT,
    GONE,
    KINDS,
    MOMENTS,
    NOBODY,
    PHOENIXBORN,
    PLAYED,
    PLAYER,
    PLAYER_WITH_ROOM,
    PREPARE,
    RECOVERY,
    SETUP,
    TAKE_DIE,
    TOKENS,
    TURNS,
    Cause,
)
from deckhall.games.ashes.timing import battle, damage, fights, in_play, rounds, turns, uses, windows
from deckhall.games.ashes.timing.moments import CloseEvent, OpenWindow
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.packing import inside
from deckhall.kernel.state import Effect, Task, Word

# Far above what play can reach: a position may be odd, but must not keep a machine busy.
MOST_DICE, MOST_TOKENS, MOST_COUNTED, MOST_TASKS = 100, 100, 1_000, 200

_DEMANDS: Final = (ANY_DIE, *range(4, KINDS))  # in a payment; no die is required to show a basic face
_NO_DIE: Final = -1  # no die is being turned
_STEPS: Final = (1, 2, 3, 4)  # of an attack
_CAUSES: Final[tuple[Cause, ...]] = ("attack", "counter", "spell", "ability", "die", "drawing")

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
_OF_AN_ATTACK: Final = (
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


# -- numbers and cards ----------------------------------------------------------


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
            pool = _pool(state, seat)
            fits = all([_is_index(kind, KINDS) and chosen.count(kind) <= pool[kind] for kind in chosen])
        else:
            fits = not chosen
        if not fits:
            raise InvalidPosition(f"player {seat} has chosen what they could not choose")


# -- tasks ----------------------------------------------------------------------


def check_task(state: Ashes, task: Task) -> None:
    """Check what holds for a task anywhere in the stack: its players, cards and numbers exist."""
    effect = task.effect
    if not isinstance(effect, AshesEffect):
        raise InvalidPosition(f"{type(effect).__name__} does not happen in Ashes")
    if not _is_player_or_nobody(state, task.player):
        raise InvalidPosition(f"a task is for player {task.player}; there are {len(state.alive)}")
    for card in (task.source, task.it):
        if not _is_card_or_none(state, card):
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
        return _is_count(effect.index, MOST_COUNTED)
    if isinstance(effect, (draft.PickCard, draft.KeepPicks)):
        return _is_index(effect.pick, draft.PACK_SIZE)
    if isinstance(effect, (uses.PayCards, draft.TakeDieOfStock)):
        return _is_count(effect.count, 10)
    if isinstance(effect, (dice.TurnDice, dice.RerollDice, dice.ReadyDice)):
        return _is_count(effect.count, MOST_COUNTED) and task.player != NOBODY
    if isinstance(effect, dice.ReadyDie):
        return (
            _is_index(effect.magic, len(TAKE_DIE))
            and task.player != NOBODY
            and TAKE_DIE[effect.magic] in dice.exhausted_options(state, task.player)
        )
    if isinstance(effect, dice.PayDice):
        return task.player != NOBODY and _can_be_paid(state, task.player, effect)
    if isinstance(effect, damage.Settle):
        return _is_player_or_nobody(state, effect.by)
    if isinstance(effect, turns.AnnounceDiscard):
        return _is_player(state, effect.seat)
    if isinstance(effect, DrawSome):
        return task.player != NOBODY
    if isinstance(effect, GiveToken):
        return effect.token in TOKENS and _is_card(state, task.it)
    if isinstance(effect, fights.CounterOrNot):
        return _is_card(state, task.it)
    if isinstance(effect, fights.Split):
        return _is_flag(effect.together)
    if isinstance(effect, in_play.LetGo):
        return task.it in state.played
    if isinstance(effect, draft.BuildDecks):
        return _is_flag(effect.then_play)
    return True


def _is_count(number: Any, most: int) -> bool:
    return type(number) is int and 0 <= number <= most


def _is_index(number: Any, size: int) -> bool:
    return type(number) is int and 0 <= number < size


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_player(state: Ashes, player: Any) -> bool:
    return _is_index(player, len(state.alive))


def _is_player_or_nobody(state: Ashes, player: Any) -> bool:
    return player == NOBODY or _is_player(state, player)


def _is_card(state: Ashes, card: Any) -> bool:
    return _is_index(card, len(state.definitions))


def _is_card_or_none(state: Ashes, card: Any) -> bool:
    return card in (NO_CARD, GONE) or _is_card(state, card)


def _are_cards_or_none(state: Ashes, cards: Any) -> bool:
    return isinstance(cards, tuple) and all([_is_card_or_none(state, card) for card in cards])


def _pool(state: Ashes, player: int) -> list[int]:
    """The active dice of a player, by kind."""
    return state.active_dice[player * KINDS : (player + 1) * KINDS]


def _is_fit_for_window(state: Ashes, effect: AshesEffect) -> bool:
    if not _is_index(getattr(effect, "moment"), len(MOMENTS)):  # noqa: B009  # of one of several classes
        return False
    if isinstance(effect, windows.Window):
        players: Any = effect.players
        if not isinstance(players, tuple) or not players or len(set(players)) != len(players):
            return False
        if not all([_is_player(state, player) for player in players]):
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
    if not _is_card(state, card) or not _is_card(state, text) or state.holder[card] == NOBODY:
        return False
    definition = state.definitions[text]
    if definition.is_reaction and card != text:
        return False
    return _is_index(index, len(definition.triggers))


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
    if not _is_index(payment.step, len(demands)) or not _is_index(payment.least, KINDS):
        return False
    return bool(dice.payable(_pool(state, player), payment.demands, payment.step, payment.least))


# -- events and the attack --------------------------------------------------------


def check_event(state: Ashes, event: Event) -> None:
    if not _is_event(state, event):
        raise InvalidPosition(
            f"{type(event).__name__}: something happens to a player or card that is not there"
        )


def _is_event(state: Ashes, event: Event) -> bool:
    if not _is_card_or_none(state, event.card) or not _is_player_or_nobody(state, event.player):
        return False
    if isinstance(event, Damage):
        return (
            _is_count(event.amount, MOST_COUNTED)
            and _is_player_or_nobody(state, event.by)
            and event.player != NOBODY
            and _is_card_or_none(state, event.source)
            and event.cause in _CAUSES
            and _are_cards_or_none(state, event.dealers)
            and _can_be_hurt(state, event)
        )
    if isinstance(event, Salvo):
        return _are_packets(state, event.packets)
    if isinstance(event, Destruction):
        return _is_player_or_nobody(state, event.by) and _is_flag(event.removed)
    if isinstance(event, Use):
        return _is_use(state, event)
    if isinstance(event, Turning):
        kinds: Any = event.turned
        return (
            _is_count(event.left, MOST_COUNTED)
            and _is_index(event.last, KINDS)
            and isinstance(kinds, tuple)
            and all([_is_index(kind, KINDS) for kind in kinds])
            and (event.held == _NO_DIE or _is_index(event.held, KINDS))
            and event.player != NOBODY
        )
    if isinstance(event, Meditation):
        return (
            _is_count(event.cards, MOST_COUNTED)
            and _is_count(event.from_pile, event.cards)
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
    if not _is_card(state, use.card) or not _is_card(state, use.text) or use.player == NOBODY:
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
    if not _is_index(use.index, texts) or (way in (uses.PLAY, uses.ACTIVATE) and use.card != use.text):
        return False
    if way == uses.REACT and not (definition.is_reaction and use.card == use.text):
        return False
    targets = uses.targets_of(state, use)
    if not _are_cards_or_none(state, use.targets) or len(use.targets) > len(targets):
        return False
    for target, card in zip(targets, use.targets, strict=False):
        if target.kind in (PLAYER, PLAYER_WITH_ROOM) and card not in state.phoenixborn:
            return False  # a player is represented by their Phoenixborn
    return (
        _is_count(use.number, MOST_TOKENS)
        and _are_packets(state, use.packets)
        and _is_card_or_none(state, use.summoned)
        and _is_flag(use.extra)
        and _is_flag(use.cancelled)
        and (use.settle_by == SETTLED or _is_player_or_nobody(state, use.settle_by))
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
        if isinstance(task.effect, _OF_AN_ATTACK) and (not ends or index < ends[0]):
            raise InvalidPosition(f"{type(task.effect).__name__} belongs to an attack")
    if state.attack is not None and not _is_attack(state, state.attack):
        raise InvalidPosition("'attack': its parts do not fit this table")


def _is_attack(state: Ashes, now: Attack) -> bool:
    split: Any = now.split
    if not _is_player(state, now.player) or not _is_flag(now.on_unit):
        return False
    if not _are_cards_or_none(state, now.attackers) or not _are_cards_or_none(state, now.blockers):
        return False
    if len(now.attackers) != len(now.blockers) or not _is_player_or_nobody(state, now.defender):
        return False
    if not all([_is_card_or_none(state, card) for card in (now.target, now.fighting, now.countering)]):
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
        and all([_is_count(amount, MOST_COUNTED) for amount in split])
        and now.step in _STEPS
    )


def _can_be_attacked(state: Ashes, now: Attack) -> bool:
    """The target is the defender's Phoenixborn (also as a guard) or, in an attack on a unit, a unit of theirs."""
    if now.target == state.phoenixborn[now.defender]:
        return True
    is_their_unit = state.place_of[now.target] == BATTLEFIELD and state.holder[now.target] == now.defender
    return now.on_unit and is_their_unit


# -- the two stacks ---------------------------------------------------------------


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
        if event.held == _NO_DIE or task.player == NOBODY or not _pool(state, task.player)[event.held]:
            raise InvalidPosition("'events': no die is being turned")
    elif isinstance(event, Use) and (about is Use or kind is uses.Finish):
        _check_step(state, task, event, above)
    elif about is None and kind not in _CLOSES and not isinstance(effect, (*_ANYWHERE, *_OF_AN_ATTACK)):
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
        if not counted or not _is_count(value, wanted if type(wanted) is int else MOST_TOKENS):
            return False
    return True


# -- drafts -----------------------------------------------------------------------


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
        if any([*[pile[seat] for pile in piles], *_pool(state, seat)]):
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
