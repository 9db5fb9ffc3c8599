"""Whether bots answer what happens in Ashes: reaction spells, triggers, and what a text lets them do or leave."""

from __future__ import annotations

from deckhall.bots.ashes import aims
from deckhall.bots.ashes.battle import left_of, scratch
from deckhall.bots.ashes.sense import Sense
from deckhall.games.ashes.table.events import Damage, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import TARGET, UNIT_OR_PHOENIXBORN
from deckhall.games.ashes.timing.uses import ACTIVATE, TRIGGER
from deckhall.kernel.options import Option


def reaction(state: Ashes, sense: Sense, player: int, option: Option) -> float:
    """What using a trigger or a reaction spell brings, dice and card included."""
    worth = sense.worth
    text = option.card if option.target < 0 else option.target
    definition = state.definitions[text]
    index = max(0, option.index)
    if index >= len(definition.triggers):
        return 0.0
    trigger = definition.triggers[index]
    event = state.events[-1] if state.events else None
    if option.verb == "react":
        cost = 0.35 * definition.price.total + worth.traits[option.card].hand
    else:
        cost = 0.35 * definition.trigger_prices[index].total + (0.1 if trigger.cost.exhaust else 0.0)
    name = definition.id
    gain = 0.5
    if name == "redirect" and isinstance(event, Damage):
        units = state.battlefields[player]
        losses = [scratch(state, worth, unit, event.amount) for unit in units]
        gain = worth.hurt(state, player, event.amount) - min(losses) if losses else 0.0
    elif name == "protect" and isinstance(event, Damage):
        short = event.amount - left_of(state, event.card)
        gain = 0.0
        if 0 <= short < state.status[text]:
            gain = worth.unit_worth(state, event.card) - 0.7 * (short + 1)
    elif name == "golden_veil":
        gain = veil(state, sense, player)
    elif name == "summon_sleeping_widows":
        room = state.definitions[state.phoenixborn[player]].battlefield - len(state.battlefields[player])
        gain = 1.6 * min(2, room)
    elif name == "living_doll" and isinstance(event, Damage):
        intent = aims.Intent(aims.HURT, min(event.amount, state.definitions[text].life))
        gain = sense.best_aim(state, player, intent, UNIT_OR_PHOENIXBORN, "")
    elif name == "blood_archer":
        now = state.attack
        gain = -1.0
        if now is not None and option.card in now.attackers and left_of(state, option.card) > 2:
            gain = 0.4 if now.on_unit else 0.7
    elif name == "blue_jaguar" and event is not None and event.card >= 0:
        gain = worth.tiring(state, event.card)
    elif name == "jessa_na_ni" and event is not None:
        gain = worth.hurt(state, event.player, 1)
    elif name == "leech_warrior":
        gain = 0.6
    elif name == "maeoni_viper" or name == "empower":
        now = state.attack
        gain = (1.1 if name == "maeoni_viper" else 0.7) if now is not None and now.player == player else 0.0
    elif trigger.targets:
        do, number = trigger.do, trigger.number
        intent = aims.intent_of(do, number, TARGET)
        if intent.kind != aims.NOTHING:
            gain = sense.best_aim(state, player, intent, trigger.targets[0].kind, trigger.targets[0].whose)
    return gain - cost


def veil(state: Ashes, sense: Sense, player: int) -> float:
    """What cancelling an opponent's use saves."""
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
    """As many tokens as it takes to save the unit, and no more."""
    packet = state.events[-2] if len(state.events) > 1 else state.events[-1]
    if not isinstance(packet, Damage):
        return 0.0
    needed = packet.amount - left_of(state, packet.card) + 1
    return 1.0 if amount == max(1, needed) else -0.1 * amount


def agree(state: Ashes, sense: Sense, player: int, prompt: str) -> float:
    """Whether to do what one may do."""
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
            if state.definitions[use.text].id == "cut_the_strings":
                return 1.0 if state.holder[target] != player else -1.0
            return sense.doing(state, player, intent, target)
    return 0.6
