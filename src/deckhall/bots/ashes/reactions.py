"""Whether bots react in Ashes: reaction spells, triggers, and optional parts of texts."""

from __future__ import annotations

from deckhall.bots.ashes import aims
from deckhall.bots.ashes.battle import left_of, scratch
from deckhall.bots.ashes.sense import Sense
from deckhall.games.ashes.card import Triggered
from deckhall.games.ashes.effects.card_verbs import Summon
from deckhall.games.ashes.effects.uniques import CancelUse, ExhaustDie, PreventWithTokens, RedirectDamage
from deckhall.games.ashes.effects.verbs import Deal, GainAttack, PlaceExhaustion, PlaceWounds, about
from deckhall.games.ashes.table.events import Damage, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    ALTERATION_SPELL,
    IT,
    ITS_PHOENIXBORN,
    RECEIVED_UP_TO_LIFE,
    TARGET,
    THIS,
)
from deckhall.games.ashes.timing.uses import ACTIVATE, TRIGGER
from deckhall.kernel.options import Option


def reaction(state: Ashes, sense: Sense, player: int, option: Option) -> float:
    """The gain from using a trigger or a reaction spell, minus dice and card."""
    worth = sense.worth
    text = option.card if option.target < 0 else option.target
    definition = state.definitions[text]
    index = max(0, option.index)
    if index >= len(definition.triggers):
        return 0.0
    trigger = definition.triggers[index]
    if option.verb == "react":
        cost = 0.35 * definition.price.total + worth.traits[option.card].hand
    else:
        cost = 0.35 * definition.trigger_prices[index].total + (0.1 if trigger.cost.exhaust else 0.0)
    return answer(state, sense, player, option, text, trigger) - cost


def answer(state: Ashes, sense: Sense, player: int, option: Option, text: int, trigger: Triggered) -> float:
    """The current gain from a trigger, judged by its first effect."""
    worth = sense.worth
    event = state.events[-1] if state.events else None
    first = trigger.do[0]
    if isinstance(first, RedirectDamage) and isinstance(event, Damage):
        losses = [scratch(state, worth, unit, event.amount) for unit in state.battlefields[player]]
        return worth.hurt(state, player, event.amount) - min(losses) if losses else 0.0
    if isinstance(first, PreventWithTokens) and isinstance(event, Damage):
        short = event.amount - left_of(state, event.card)
        saved = 0 <= short < state.status[text]
        return worth.unit_worth(state, event.card) - 0.7 * (short + 1) if saved else 0.0
    if isinstance(first, CancelUse):
        return veil(state, sense, player)
    if isinstance(first, Summon):
        room = state.definitions[state.phoenixborn[player]].battlefield - len(state.battlefields[player])
        return 1.6 * min(first.amount, room)
    if isinstance(first, PlaceExhaustion) and first.to == IT and event is not None and event.card >= 0:
        return worth.tiring(state, event.card)
    if isinstance(first, Deal) and first.to == ITS_PHOENIXBORN and event is not None:
        return worth.hurt(state, event.player, about(first.amount, trigger.number))
    if isinstance(first, GainAttack):
        return strengthening(state, player, option.card, first, trigger)
    if isinstance(first, ExhaustDie):
        return 0.6
    if not trigger.targets:
        return 0.5
    intent = aims.intent_of(trigger.do, trigger.number, TARGET)
    if isinstance(first, Deal) and first.amount == RECEIVED_UP_TO_LIFE and isinstance(event, Damage):
        intent = aims.Intent(aims.HURT, min(event.amount, state.definitions[text].life))
    if intent.kind == aims.NOTHING:
        return 0.5
    return sense.best_aim(state, player, intent, trigger.targets[0].kind, trigger.targets[0].whose)


def strengthening(state: Ashes, player: int, unit: int, gain: GainAttack, trigger: Triggered) -> float:
    """The gain from more attack during an attack: for the unit itself, perhaps in exchange for wounds, or for
    another."""
    now = state.attack
    amount = about(gain.amount, trigger.number)
    if gain.to == THIS:
        wounds = sum(
            [about(one.amount, trigger.number) for one in trigger.do if isinstance(one, PlaceWounds)]
        )
        if now is None or unit not in now.attackers or left_of(state, unit) <= wounds:
            return -1.0
        return amount * (0.2 if now.on_unit else 0.35)
    return 0.3 + 0.4 * amount if now is not None and now.player == player else 0.0


def veil(state: Ashes, sense: Sense, player: int) -> float:
    """The gain from cancelling an opponent's use."""
    use = state.events[-1]
    if not isinstance(use, Use):
        return 0.0
    do, number = aims.texts(
        state.definitions[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
    )
    saved = 0.0
    for place in range(len(use.targets)):
        card = use.targets[place]
        if card < 0 or state.is_phoenixborn(card) or place > 1:
            continue
        intent = aims.intent_of(do, number, aims.target_name(place))
        if (
            intent.kind != aims.NOTHING
            and state.definitions[card].is_ready_spell == state.definitions[card].is_spell
        ):
            saved += sense.doing(state, use.player, intent, card)
    return saved


def prevent(state: Ashes, amount: int) -> float:
    """The gain from preventing damage with tokens: as many as save the unit, and no more."""
    packet = state.events[-2] if len(state.events) > 1 else state.events[-1]
    if not isinstance(packet, Damage):
        return 0.0
    needed = packet.amount - left_of(state, packet.card) + 1
    return 1.0 if amount == max(1, needed) else -0.1 * amount


def agree(state: Ashes, sense: Sense, player: int, prompt: str) -> float:
    """The gain from doing what a text makes optional."""
    use = state.events[-1] if state.events else None
    if prompt == "instead":
        return 0.0
    if isinstance(use, Use) and use.targets and prompt == "may":
        do, number = aims.texts(
            state.definitions[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
        )
        last = len(use.targets) - 1
        target = use.targets[last]
        intent = aims.intent_of(do, number, aims.target_name(last))
        if (
            target >= 0
            and intent.kind in (aims.HURT, aims.TIRE, aims.REMOVE)
            and not state.is_phoenixborn(target)
        ):
            if state.definitions[target].type == ALTERATION_SPELL:
                return 1.0 if state.holder[target] != player else -1.0
            return sense.doing(state, player, intent, target)
    return 0.6
