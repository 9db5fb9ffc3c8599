"""What the texts of Ashes do to their targets, read from their effects: hurt, exhaust, help, heal or remove."""

from __future__ import annotations

from typing import Final

from deckhall.games.ashes.card import Suppress
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.effects.card_verbs import Destroy, DiscardTarget, Draw, ReturnToOwner
from deckhall.games.ashes.effects.conditions import Focus, IfDone, May
from deckhall.games.ashes.effects.uniques import PlaceDie
from deckhall.games.ashes.effects.verbs import (
    Deal,
    GainAttack,
    GainBypass,
    PlaceExhaustion,
    PlaceStatus,
    PlaceWounds,
    RemoveExhaustion,
    RemoveWounds,
)
from deckhall.games.ashes.table.dice import ReadyDice, RerollDice, TurnDice
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    HOST,
    IN_BATTLE,
    NUMBER,
    OPPOSING_UNITS,
    RECEIVED,
    SECOND_TARGET,
    TARGET,
    THIS,
    YOUR_UNITS,
)
from deckhall.games.ashes.timing.uses import ACTIVATE, PLAY
from deckhall.kernel.state import Effect

NOTHING: Final = 0
HURT: Final = 1
TIRE: Final = 2
HELP: Final = 3
HEAL: Final = 4
REMOVE: Final = 5
AS_MANY_AS_UNITS: Final = -1


class Intent:
    """What a text does to one of its targets, and how much."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


NO_INTENT: Final = Intent(NOTHING, 0)


def texts(definition: Definition, way: int, index: int) -> tuple[tuple[Effect, ...], int]:
    """The effects of a text, and the number after its name."""
    if way == ACTIVATE:
        ability = definition.activations[index].ability
        return ability.do, ability.number
    if way == PLAY:
        return (() if definition.on_play is None else definition.on_play.do), 0
    trigger = definition.triggers[index]
    return trigger.do, trigger.number


def intent_of(do: tuple[Effect, ...], number: int, whom: str) -> Intent:
    """What these effects do to `whom`, one of the text's referents."""
    for effect in do:
        found = _intent(effect, number, whom)
        if found.kind != NOTHING:
            return found
    return NO_INTENT


def _intent(effect: Effect, number: int, whom: str) -> Intent:
    if isinstance(effect, Deal):
        return Intent(HURT, _amount(effect.amount, number)) if effect.to == whom else NO_INTENT
    if isinstance(effect, PlaceWounds):
        return Intent(HURT, _amount(effect.amount, number)) if effect.to == whom else NO_INTENT
    if isinstance(effect, PlaceExhaustion):
        return Intent(TIRE, _amount(effect.amount, number)) if effect.to == whom else NO_INTENT
    if isinstance(effect, (GainAttack, PlaceStatus)):
        return Intent(HELP, _amount(effect.amount, number)) if effect.to == whom else NO_INTENT
    if isinstance(effect, (GainBypass, PlaceDie)):
        return Intent(HELP, 1) if whom == TARGET else NO_INTENT
    if isinstance(effect, RemoveExhaustion):
        return Intent(HELP, 2) if effect.of == whom else NO_INTENT
    if isinstance(effect, RemoveWounds):
        return Intent(HEAL, _amount(effect.amount, number)) if effect.of == whom else NO_INTENT
    if isinstance(effect, (ReturnToOwner, Destroy)):
        return Intent(REMOVE, 1) if effect.what == whom else NO_INTENT
    if isinstance(effect, DiscardTarget):
        return Intent(REMOVE, 1) if whom == TARGET else NO_INTENT
    if isinstance(effect, (May, IfDone)):
        return intent_of(effect.do, number, whom)
    if isinstance(effect, Focus):
        found = intent_of(effect.otherwise, number, whom)
        return found if found.kind != NOTHING else intent_of(effect.do, number, whom)
    return NO_INTENT


def _amount(amount: int | str, number: int) -> int:
    if isinstance(amount, int):
        return amount
    if amount == NUMBER:
        return number
    return AS_MANY_AS_UNITS if amount == YOUR_UNITS else 2


def how_much(state: Ashes, intent: Intent, player: int) -> int:
    """The amount of an intent in this game."""
    if intent.amount == AS_MANY_AS_UNITS:
        return len(state.battlefields[player])
    return intent.amount


def target_name(number: int) -> str:
    """The name that texts use for their first and second target."""
    return TARGET if number == 0 else SECOND_TARGET


def is_about_dice(do: tuple[Effect, ...]) -> bool:
    """Whether a text turns, rolls or readies dice."""
    return any([isinstance(effect, (TurnDice, RerollDice, ReadyDice)) for effect in do])


def sweep(do: tuple[Effect, ...], number: int) -> int:
    """How much damage a text deals to every opposing unit."""
    for effect in do:
        if isinstance(effect, Deal) and effect.to == OPPOSING_UNITS:
            return _amount(effect.amount, number)
    return 0


def draws(do: tuple[Effect, ...]) -> bool:
    """Whether a text lets its player draw."""
    return any([isinstance(effect, Draw) or (isinstance(effect, May) and draws(effect.do)) for effect in do])


def harm(definition: Definition) -> float:
    """The share of its unit's worth that an alteration takes away; 0 for a helpful one.

    An alteration that removes the unit's texts but adds attack or life counts as helpful.
    """
    for trigger in definition.triggers:
        if any([isinstance(effect, Destroy) and effect.what == HOST for effect in trigger.do]):
            return 0.8
    silences = any([isinstance(ability, Suppress) for ability in definition.card.abilities])
    return 0.4 if silences and definition.attack + definition.life == 0 else 0.0


def frailty(definition: Definition) -> str:
    """The name of the text by which damage in battle destroys this unit; "" for most units."""
    for trigger in definition.triggers:
        destroys = any([isinstance(effect, Destroy) and effect.what == THIS for effect in trigger.do])
        if destroys and RECEIVED in trigger.when and trigger.by == IN_BATTLE:
            return trigger.name
    return ""
