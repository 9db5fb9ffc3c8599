"""Whether a position that was read can be a table of Ashes at all, so that play cannot stumble over it later.

Everything that happens lies on two stacks: the tasks to be done, and the events that may be answered. Some tasks close
an event, so the one stack says what the other must hold; every task needs the event, the attack, the dice or the cards
that it is about; and whatever a card's text does is part of that text.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from deckhall.games.ashes.effects.uniques import (
    CancelUse,
    DrawOrSuffer,
    DrawSome,
    GiveToken,
    MoveToken,
    PreventWithTokens,
    RedirectDamage,
    RemoveInstead,
)
from deckhall.games.ashes.outside.older_positions import ForceTheRest
from deckhall.games.ashes.setup import draft, start
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
    PREPARE,
    RECOVERY,
    SETUP,
    TOKENS,
    TURNS,
    Cause,
)
from deckhall.games.ashes.timing import battle, damage, fights, in_play, rounds, turns, uses, windows
from deckhall.games.ashes.timing.moments import CloseEvent, OpenWindow
from deckhall.kernel.errors import InvalidPosition
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.packing import inside
from deckhall.kernel.state import Effect, Task

# Far above what play can bring about: a position may be odd, but must not keep a machine busy.
MOST_DICE, MOST_TOKENS, MOST_COUNTED = 100, 100, 1_000
MOST_TASKS, MOST_EVENTS = 200, 100

_CAUSES: Final[tuple[Cause, ...]] = ("attack", "counter", "spell", "ability", "die", "drawing")

# The event that is answered at a moment; none at the beginning of the turns and at the end of a round. By older rules
# it was a plain Event more often.
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
# The tasks that close an event, and the kinds of it.
_CLOSES: Final[dict[type[Effect], tuple[type[Event], ...]]] = {
    uses.Finish: (Use,),
    damage.WriteBack: (Damage,),
    dice.TurnNext: (Turning,),
    turns.MeditateNext: (Meditation,),
    CloseEvent: (Event, Arrival, Departure, PileDiscard, Damage, Salvo, Destruction),
}
# The tasks that are about the event on top of the stack, and the kind of it.
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
# The parts of texts that change the event which they answer, and the kind of it.
_CHANGES: Final[dict[type[Effect], type[Event]]] = {
    CancelUse: Use,
    RedirectDamage: Damage,
    PreventWithTokens: Damage,
    RemoveInstead: Destruction,
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
# The tasks of the rules that may lie anywhere above those with which their phase begins.
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
# What lies at the bottom in each phase, one beginning of a stack after the other.
_BOTTOMS: Final[dict[int, tuple[tuple[type[Effect], ...], ...]]] = {
    SETUP: ((start.ShuffleAll,),),
    PREPARE: ((rounds.BeginTurns, rounds.DrawUp, rounds.ShowDiscards), (rounds.BeginTurns,)),
    TURNS: ((rounds.Recover, turns.EndTurn, turns.TakeTurn), (rounds.Recover, rounds.FirstTurn)),
    RECOVERY: ((rounds.EndRound, rounds.PassToken, rounds.ShowDice), (rounds.EndRound,)),
}
# What each player in turn does in secret, directly above.
_IN_TURN: Final[dict[int, type[Effect]]] = {
    SETUP: start.ChooseFirstFive,
    PREPARE: rounds.PrepareDiscard,
    RECOVERY: rounds.ExhaustDice,
}


def check_table(state: Ashes, asked: Task | None) -> None:
    """Raise InvalidPosition, naming the part, unless this table can come about."""
    tasks = [*state.todo] if asked is None else [*state.todo, asked]
    if len(tasks) > MOST_TASKS or len(state.events) > MOST_EVENTS:
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
    check_stacks(state, tasks, above)


# -- numbers and cards ----------------------------------------------------------


def check_numbers(state: Ashes) -> None:
    for card, wounds in enumerate(state.wounds):
        tokens = (wounds, state.exhaustion[card], state.status[card], state.charms[card])
        if min(tokens) < 0 or max(tokens) > MOST_TOKENS or abs(state.boost[card]) > MOST_TOKENS:
            raise InvalidPosition(f"{state.definitions[card].id}: numbers of tokens are 0 to {MOST_TOKENS}")
    pool = [*state.active_dice, *state.exhausted_dice, *state.stock, 0]
    if min(pool) < 0 or max(pool) > MOST_DICE:
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
    seats = len(state.alive)
    for card, owner in enumerate(state.owner):
        if not NOBODY <= owner < seats:
            raise InvalidPosition(f"{state.definitions[card].id}: its owner is no player")
    if state.phase == DRAFT:
        return
    if len([1 for alive in state.alive if alive]) < 2:
        raise InvalidPosition("a game that goes on has at least two living players")
    for seat in range(seats):
        if state.phoenixborn[seat] < 0:
            raise InvalidPosition(f"player {seat} needs a phoenixborn")
    if not state.alive[state.token]:
        raise InvalidPosition("'token' is the seat of a living player")
    if any([*state.packs, *state.picks, state.face_up]):
        raise InvalidPosition("'draft' belongs to the phase draft")


def check_chosen(state: Ashes) -> None:
    """What players have chosen in secret: cards of their hands to discard, or dice to exhaust."""
    for seat, chosen in enumerate(state.chosen):
        if state.phase == PREPARE:
            fits = all([card in state.hands[seat] for card in chosen]) and len(set(chosen)) == len(chosen)
        elif state.phase == RECOVERY:
            pool = state.active_dice[seat * KINDS : (seat + 1) * KINDS]
            fits = all([0 <= kind < KINDS and chosen.count(kind) <= pool[kind] for kind in chosen])
        else:
            fits = not chosen
        if not fits:
            raise InvalidPosition(f"player {seat} has chosen what they could not choose")


# -- tasks ----------------------------------------------------------------------


def check_task(state: Ashes, task: Task) -> None:
    """What holds for a task wherever it lies: it is about players, cards and numbers that there are."""
    effect, seats, cards = task.effect, len(state.alive), len(state.definitions)
    if not isinstance(effect, AshesEffect):
        raise InvalidPosition(f"{type(effect).__name__} does not happen in Ashes")
    if not NOBODY <= task.player < seats:
        raise InvalidPosition(f"a task is for player {task.player}; there are {seats}")
    for card in (task.source, task.it):
        if not GONE <= card < cards:
            raise InvalidPosition(f"a task speaks of card {card}; there are {cards}")
    if task.amount:
        raise InvalidPosition(f"{type(effect).__name__}: a task of Ashes has no amount")
    if not _is_fit(state, task, effect):
        raise InvalidPosition(f"{type(effect).__name__}: its parts do not fit this table")


def _is_fit(state: Ashes, task: Task, effect: AshesEffect) -> bool:
    """Whether the values within an effect of the rules can be. Those of texts are compared with the texts."""
    seats = len(state.alive)
    if isinstance(effect, (windows.Window, windows.Ordering, OpenWindow, ForceTheRest)):
        return _is_fit_for_window(state, effect)
    if isinstance(effect, (damage.Consider, damage.WriteBack, battle.BlockAttackers)):
        return _is_count(effect.index, 0, MOST_COUNTED)
    if isinstance(effect, (draft.PickCard, draft.KeepPicks)):
        return _is_count(effect.pick, 0, draft.PACK_SIZE - 1)
    if isinstance(effect, (uses.PayCards, draft.TakeDieOfStock)):
        return _is_count(effect.count, 1, 10)
    if isinstance(effect, (dice.TurnDice, dice.RerollDice, dice.ReadyDice)):
        return _is_count(effect.count, 0, MOST_COUNTED) and task.player >= 0
    if isinstance(effect, dice.ReadyDie):
        return (
            _is_count(effect.magic, 0, 3)
            and task.player >= 0
            and (state.exhausted_dice[task.player * 4 + effect.magic] > 0)
        )
    if isinstance(effect, dice.PayDice):
        return task.player >= 0 and _can_be_paid(state, task.player, effect)
    if isinstance(effect, damage.Settle):
        return _is_count(effect.by, NOBODY, seats - 1)
    if isinstance(effect, turns.AnnounceDiscard):
        return _is_count(effect.seat, 0, seats - 1)
    if isinstance(effect, DrawSome):
        return (
            _is_count(effect.amount, 0, 10) and _is_count(effect.less_per_focus, 0, 10) and task.player >= 0
        )
    if isinstance(effect, GiveToken):
        return effect.token in TOKENS and task.it >= 0
    if isinstance(effect, fights.CounterOrNot):
        return task.it >= 0
    if isinstance(effect, fights.Split):
        return _is_flag(effect.together)
    if isinstance(effect, in_play.LetGo):
        return task.it >= 0 and state.place_of[task.it] == PLAYED and state.owner[task.it] >= 0
    if isinstance(effect, draft.BuildDecks):
        return _is_flag(effect.then_play)
    return True


def _is_count(number: Any, least: int, most: int) -> bool:
    return type(number) is int and least <= number <= most


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_fit_for_window(state: Ashes, effect: AshesEffect) -> bool:
    if not _is_count(getattr(effect, "moment"), 0, len(MOMENTS) - 1):  # noqa: B009  # of one of several classes
        return False
    if isinstance(effect, windows.Window):
        players: Any = effect.players
        if not isinstance(players, tuple) or not players or len(set(players)) != len(players):
            return False
        if not all([_is_count(player, 0, len(state.alive) - 1) for player in players]):
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
    """Whether a card and a text that may answer something, by its number, are there."""
    if not isinstance(answer, tuple) or len(answer) != 3:
        return False
    last = len(state.definitions) - 1
    card, text, index = answer
    if not _is_count(card, 0, last) or not _is_count(text, 0, last) or state.holder[card] < 0:
        return False
    definition = state.definitions[text]
    if definition.is_reaction and card != text:
        return False
    return _is_count(index, 0, len(definition.triggers) - 1)


def _can_be_paid(state: Ashes, player: int, payment: dice.PayDice) -> bool:
    demands: Any = payment.demands
    if not isinstance(demands, tuple) or not 0 < len(demands) <= 20:
        return False
    if not all([type(demand) is int and (demand == 0 or 4 <= demand < KINDS) for demand in demands]):
        return False
    if not _is_count(payment.step, 0, len(demands) - 1) or not _is_count(payment.least, 0, KINDS - 1):
        return False
    pool = state.active_dice[player * KINDS : (player + 1) * KINDS]
    return bool(dice.payable(pool, payment.demands, payment.step, payment.least))


# -- events and the attack --------------------------------------------------------


def check_event(state: Ashes, event: Event) -> None:
    if not _is_event(state, event):
        raise InvalidPosition(
            f"{type(event).__name__}: something happens to a player or card that is not there"
        )


def _is_event(state: Ashes, event: Event) -> bool:
    seats = len(state.alive)
    if not _is_card(state, event.card) or not _is_count(event.player, NOBODY, seats - 1):
        return False
    if isinstance(event, Damage):
        return (
            _is_count(event.amount, 0, MOST_COUNTED)
            and _is_count(event.by, NOBODY, seats - 1)
            and _is_count(event.player, 0, seats - 1)
            and _is_card(state, event.source)
            and event.cause in _CAUSES
            and _are_cards(state, event.dealers)
            and _can_be_hurt(state, event)
        )
    if isinstance(event, Salvo):
        return _are_packets(state, event.packets)
    if isinstance(event, Destruction):
        return _is_count(event.by, NOBODY, seats - 1) and _is_flag(event.removed)
    if isinstance(event, Use):
        return _is_use(state, event)
    if isinstance(event, Turning):
        kinds: Any = event.turned
        return (
            _is_count(event.left, 0, MOST_COUNTED)
            and _is_count(event.last, 0, KINDS - 1)
            and isinstance(kinds, tuple)
            and len(kinds) <= MOST_DICE
            and all([_is_count(kind, 0, KINDS - 1) for kind in kinds])
            and _is_count(event.held, -1, KINDS - 1)
            and event.player >= 0
        )
    if isinstance(event, Meditation):
        return (
            _is_count(event.cards, 0, MOST_COUNTED)
            and _is_count(event.from_pile, 0, event.cards)
            and event.player >= 0
        )
    return True


def _is_card(state: Ashes, card: Any) -> bool:
    return _is_count(card, GONE, len(state.definitions) - 1)


def _are_cards(state: Ashes, cards: Any) -> bool:
    return isinstance(cards, tuple) and len(cards) <= 50 and all([_is_card(state, card) for card in cards])


def _can_be_hurt(state: Ashes, packet: Damage) -> bool:
    """A victim that is still there is a unit, or the Phoenixborn of the player."""
    if packet.card < 0:
        return True
    if state.definitions[packet.card].type == PHOENIXBORN:
        return state.phoenixborn[packet.player] == packet.card
    return state.place_of[packet.card] == BATTLEFIELD


def _are_packets(state: Ashes, packets: Any) -> bool:
    if not isinstance(packets, tuple) or len(packets) > 100:
        return False
    return all([type(packet) is Damage and _is_event(state, packet) for packet in packets])


def _is_use(state: Ashes, use: Use) -> bool:
    last = len(state.definitions) - 1
    if not _is_count(use.card, 0, last) or not _is_count(use.text, 0, last) or use.player < 0:
        return False
    later: Any = use.later
    definition, way = state.definitions[use.text], use.way
    if not _is_count(way, uses.PLAY, uses.REACT):
        return False
    if way == uses.ACTIVATE:
        texts = len(definition.activations)
    elif way == uses.PLAY:
        texts = 1
    else:
        texts = len(definition.triggers)
    if not _is_count(use.index, 0, texts - 1) or (way in (uses.PLAY, uses.ACTIVATE) and use.card != use.text):
        return False
    if way == uses.REACT and not (definition.is_reaction and use.card == use.text):
        return False
    if not _are_cards(state, use.targets) or len(use.targets) > len(uses.targets_of(state, use)):
        return False
    return (
        _is_count(use.number, 0, MOST_TOKENS)
        and _are_packets(state, use.packets)
        and _is_card(state, use.summoned)
        and _is_flag(use.extra)
        and _is_flag(use.cancelled)
        and _is_count(use.settle_by, SETTLED, len(state.alive) - 1)
        and isinstance(later, tuple)
        and len(later) <= 50
        and all(
            [type(event) in (Arrival, Departure, PileDiscard) and _is_event(state, event) for event in later]
        )
    )


def check_attack(state: Ashes, tasks: list[Task]) -> None:
    """An attack goes on exactly while something will end it, and whatever belongs to it lies above that."""
    ends = [index for index, task in enumerate(tasks) if isinstance(task.effect, fights.EndAttack)]
    if len(ends) != (0 if state.attack is None else 1):
        raise InvalidPosition("'attack' is there exactly while an EndAttack is to be done")
    for index, task in enumerate(tasks):
        if isinstance(task.effect, _OF_AN_ATTACK) and (not ends or index < ends[0]):
            raise InvalidPosition(f"{type(task.effect).__name__} belongs to an attack")
    if state.attack is not None and not _is_attack(state, state.attack):
        raise InvalidPosition("'attack': its parts do not fit this table")


def _is_attack(state: Ashes, now: Attack) -> bool:
    seats = len(state.alive)
    split: Any = now.split
    if not _is_count(now.player, 0, seats - 1) or not _is_flag(now.on_unit):
        return False
    if not _are_cards(state, now.attackers) or not _are_cards(state, now.blockers):
        return False
    if len(now.attackers) != len(now.blockers) or not _is_count(now.defender, NOBODY, seats - 1):
        return False
    if not all([_is_card(state, card) for card in (now.target, now.fighting, now.countering)]):
        return False
    units = [*now.attackers, *now.blockers, now.fighting, now.countering]
    if not all([card < 0 or state.place_of[card] == BATTLEFIELD for card in units]):
        return False
    if len({card for card in now.attackers if card >= 0}) < len(fights.attackers_left(now)):
        return False
    attacked = [card for card in (*now.blockers, now.target, now.countering) if card >= 0]
    if attacked and now.defender < 0:
        return False
    if now.fighting >= 0 and now.fighting not in now.attackers:
        return False
    return (
        isinstance(split, tuple)
        and len(split) <= len(now.attackers)
        and all([_is_count(amount, 0, MOST_COUNTED) for amount in split])
        and _is_count(now.step, 1, 4)
    )


# -- the two stacks ---------------------------------------------------------------


def check_bottom(state: Ashes, tasks: list[Task]) -> int:
    """A stack begins with the rest of its phase; how many tasks that are."""
    effects = [type(task.effect) for task in tasks]
    if effects == [rounds.BeginRound]:
        return 1
    for bottom in _BOTTOMS[state.phase]:
        if tuple(effects[: len(bottom)]) == bottom:
            break
    else:
        raise InvalidPosition("'todo' does not begin with the rest of its phase")
    if bottom[-1] is turns.TakeTurn and (tasks[2].player != state.player or state.player < 0):
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
    if len(set(seats)) < len(seats) or min(seats, default=0) < 0:
        raise InvalidPosition("each player chooses once")
    return count


def check_stacks(state: Ashes, tasks: list[Task], above: list[Task]) -> None:
    """Every event is closed by one task, and every task above it is about that event."""
    for task in tasks[: len(tasks) - len(above)]:
        if type(task.effect) in _CLOSES:
            raise InvalidPosition("'todo' closes what does not happen")
    waiting = [*reversed(state.events)]
    below: Event | None = None
    event: Event | None = None
    for task in above:
        closes = _CLOSES.get(type(task.effect))
        if closes is not None:
            if not waiting or type(waiting[-1]) not in closes:
                raise InvalidPosition(f"'events': there is none for {type(task.effect).__name__}")
            below, event = event, waiting.pop()
            _check_what_is_answered(state, event, below)
        _check_event_of(state, task, event, below, above)
    if waiting:
        raise InvalidPosition("'events': nothing closes the last of them")


def _is_answered_at(event: Event | None, moment: int) -> bool:
    """Whether this is the kind of event that may be answered at a moment."""
    kinds = _EVENT_AT.get(moment)
    return event is None if kinds is None else type(event) in kinds


def _check_what_is_answered(state: Ashes, event: Event, below: Event | None) -> None:
    """A text that answers something lies above what it answers."""
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
        if event.held < 0 or task.player < 0 or not state.active_dice[task.player * KINDS + event.held]:
            raise InvalidPosition("'events': no die is being turned")
    elif isinstance(event, Use) and (about is Use or kind is uses.Finish):
        _check_step(state, task, event, above)
    elif about is None and kind not in _CLOSES and not isinstance(effect, (*_ANYWHERE, *_OF_AN_ATTACK)):
        _check_text(state, task, event, below, above)
    if isinstance(effect, (dice.TurnNext, turns.MeditateNext)) and (
        event is None or task.player != event.player
    ):
        raise InvalidPosition(f"{name} is for the player who does it")


def _check_step(state: Ashes, task: Task, use: Use, above: list[Task]) -> None:
    """A step of using something: of this card, by its player, and only where the text has it."""
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
    if isinstance(effect, uses.Resolve) and not _is_aimed(state, use, above):
        raise InvalidPosition(f"{state.definitions[use.card].id} lacks targets")
    texts = uses.text_of(state, use)
    if isinstance(effect, DrawSome) and not _has(texts, DrawOrSuffer):
        raise InvalidPosition(f"{state.definitions[use.card].id} lets nobody draw")
    if isinstance(effect, GiveToken) and not _has(texts, MoveToken):
        raise InvalidPosition(f"{state.definitions[use.card].id} moves no token")


def _is_aimed(state: Ashes, use: Use, above: list[Task]) -> bool:
    """Whether a use has all its targets, or will have them before its text is done."""
    aims = [task for task in above if isinstance(task.effect, uses.Aim) and task.source == use.card]
    return len(use.targets) == len(uses.targets_of(state, use)) or bool(aims)


def _has(texts: tuple[Effect, ...], kind: type[Effect]) -> bool:
    return any([isinstance(word, kind) for effect in texts for word in inside(effect)])


def _check_text(
    state: Ashes, task: Task, event: Event | None, below: Event | None, above: list[Task]
) -> None:
    """What a text does is part of it: the same, or what is left of it when some has been done."""
    effect = task.effect
    if not isinstance(event, Use):
        raise InvalidPosition(f"'todo': nobody uses a card that does {type(effect).__name__}")
    name = state.definitions[event.text].id
    if not type(effect).__module__.startswith("deckhall."):
        return  # whoever writes effects of their own answers for them
    parts = [word for printed in uses.text_of(state, event) for word in inside(printed)]
    if not any([type(part) is type(effect) and _is_rest_of(effect, part) for part in parts]):
        raise InvalidPosition(f"{name} does not say {type(effect).__name__} like this")
    if task.source != event.card or task.player != event.player or not _is_aimed(state, event, above):
        raise InvalidPosition(f"{type(effect).__name__} is about another card than what is being used")
    changes = _CHANGES.get(type(effect))
    if changes is not None and type(below) is not changes:
        raise InvalidPosition(f"'events': {name} answers a {changes.__name__}")


def _is_rest_of(effect: Effect, printed: Effect) -> bool:
    """Whether an effect is a printed one, or what is left of it: smaller numbers, and no choice of fewer."""
    for field in dataclasses.fields(printed):  # type: ignore[arg-type]  # every Word is a dataclass
        value, wanted = getattr(effect, field.name), getattr(printed, field.name)
        if type(value) is type(wanted) and value == wanted:
            continue
        if value is False and wanted is True:
            continue
        counted = type(wanted) is int or field.name == "amount"
        if not counted or not _is_count(value, 0, wanted if type(wanted) is int else MOST_TOKENS):
            return False
    return True


# -- drafts -----------------------------------------------------------------------


def check_draft(state: Ashes, tasks: list[Task]) -> None:
    """A draft holds all cards of its boxes, and its stack is the rest of what a draft begins with."""
    names, seats = state.names, len(state.alive)
    rules = start.Rules(state.match.wording, state.match.illusion, state.match.closed, state.match.stalemate)
    boxes = [
        number
        for number in range(draft.boxes_for(seats), draft.MOST_BOXES + 1)
        if names == [definition.id for definition in draft.cards_of(number, rules)]
    ]
    if not boxes or state.events or state.attack is not None or not all(state.alive):
        raise InvalidPosition("a draft is held with all the cards of one box or two, in their order")
    full = draft.steps(seats, tasks[0].effect != draft.KEEP_DECKS if tasks else True)
    same = 0
    while same < min(len(full), len(tasks)) and _is_step(tasks[same], full[same]):
        same += 1
    _check_step_of_draft(state, tasks, same, full)
    _check_drafted(state, boxes[0], tasks)


def _is_step(task: Task, step: tuple[Effect, int]) -> bool:
    effect, player = step
    return task.effect == effect and task.player == player and task.source == task.it == NO_CARD


def _check_step_of_draft(state: Ashes, tasks: list[Task], same: int, full: list[tuple[Effect, int]]) -> None:
    """What lies above the rest of the draft is what its next step has become."""
    seats = len(state.alive)
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
    if not tasks or len(rest) > seats * draft.PACK_SIZE:
        raise InvalidPosition("'todo' is not the rest of a draft")
    for task in tasks:
        alone = isinstance(
            task.effect, (draft.PickCard, draft.ChoosePhoenixborn, draft.TakeDieOfStock, draft.SwapCard)
        )
        if (task.player >= 0) != alone:
            raise InvalidPosition(f"{type(task.effect).__name__} is for another player")
        if isinstance(task.effect, draft.SwapCard) and task.it >= 0 and task.it not in state.face_up:
            raise InvalidPosition("nobody can swap for a card that is not face up")


def _check_drafted(state: Ashes, boxes: int, tasks: list[Task]) -> None:
    """Packs, picks, dice and the cards of the Phoenixborn agree with how far the draft has come."""
    effects = [type(task.effect) for task in tasks]
    seats = len(state.alive)
    kept = draft.PACK_SIZE - effects.count(draft.KeepPicks)
    if len(state.packs) != seats + 1 or len(state.picks) != seats:
        raise InvalidPosition("'draft' has a pack and picks for every player, and the rest of the cards")
    for seat in range(seats):
        if len(state.packs[seat]) != draft.PACK_SIZE - kept or len(state.picks[seat]) != kept:
            raise InvalidPosition("'draft': packs and picks are as large as the draft has come far")
        if any([state.hands[seat], state.discards[seat], state.battlefields[seat], state.spellboards[seat]]):
            raise InvalidPosition(f"player {seat} has only picked cards so far")
        if state.conjurations[seat] or any(state.active_dice):
            raise InvalidPosition(f"player {seat} has only picked cards so far")
        unique = state.definitions[state.phoenixborn[seat]].id if state.phoenixborn[seat] >= 0 else ""
        if any([state.definitions[card].card.unique_to != unique for card in state.draw_piles[seat]]):
            raise InvalidPosition(f"player {seat} has cards that no draft gives")
        if state.phoenixborn[seat] < 0 and draft.ChoosePhoenixborn not in effects:
            raise InvalidPosition(f"player {seat} needs a phoenixborn")
        _check_pick(state, seat, kept, tasks)
    if state.removed or state.played or state.alterations:
        raise InvalidPosition("in a draft nothing is played")
    for card in [card for pile in (*state.packs, *state.picks, state.face_up) for card in pile]:
        if not draft.is_drafted(state.definitions, card):
            raise InvalidPosition(f"{state.definitions[card].id} is not drafted by this number")
    if (
        len(state.stock) != 4
        or sum(state.stock) + sum(state.exhausted_dice) != 4 * draft.DICE_OF_A_KIND * boxes
    ):
        raise InvalidPosition("'draft': dice are missing, or too many")
    turned_up = 0 if draft.SwapCards in effects else seats
    if len(state.face_up) != turned_up:
        raise InvalidPosition("'draft': as many cards as players are turned up when all have their dice")


def _check_pick(state: Ashes, seat: int, kept: int, tasks: list[Task]) -> None:
    """Whoever has picked a card of the packs that go round now waits for the others."""
    chosen = state.chosen[seat]
    picking = [task.player for task in tasks if task.effect == draft.PickCard(kept)]
    if not picking or seat in picking:
        fits = not chosen
    else:
        fits = len(chosen) == 1 and chosen[0] in state.packs[draft.pack_of(state, seat, kept)]
    if not fits:
        raise InvalidPosition(f"player {seat} has chosen what they could not choose")
