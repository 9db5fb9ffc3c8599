"""The context of a question of Ashes: the text that asks it, its cost, its possible targets.

Everything is read from the state when the wording is needed; the rules store none of it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from deckhall.games.ashes.card import Ability, Activated, Card, Cost, OnPlay, Respark, Triggered
from deckhall.games.ashes.effects.card_verbs import DiscardFromHand, Summon
from deckhall.games.ashes.effects.conditions import May, MayPay
from deckhall.games.ashes.effects.uniques import DrawSome, PreventWithTokens
from deckhall.games.ashes.effects.verbs import DealToYourUnit, count
from deckhall.games.ashes.table.dice import ChooseFace, PayDice, ReadyDie
from deckhall.games.ashes.table.events import Damage, Turning, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import FACES, KIND_NAMES, KINDS, MAGICS, REFERENCE
from deckhall.games.ashes.timing import uses
from deckhall.games.ashes.timing.battle import BlockAttackers, GuardTarget
from deckhall.games.ashes.timing.in_play import LetGo
from deckhall.games.ashes.timing.windows import Ordering, Window
from deckhall.kernel.state import Task
from deckhall.text.ashes.cards import LINES, Place, cost_phrases, name_of, plain
from deckhall.text.phrases import Argument, Listing, Phrase
from deckhall.text.voice import Told


def arguments(state: Ashes, task: Task) -> dict[str, Argument]:
    """The arguments available to the message of the pending question, besides the fields of the asking effect."""
    effect = task.effect
    if isinstance(effect, PayDice):
        return {"cost": dice_phrases(effect.demands[effect.step :])}
    if isinstance(effect, uses.PayExtra):
        extra = state.definitions[state.use().text].activations[state.use().index].ability.extra
        assert extra is not None
        return {"cost": cost_phrases(extra)}
    if isinstance(effect, uses.Aim):
        target = uses.targets_of(state, state.use())[len(state.use().targets)]
        return {"kind": target.kind if target.whose == "anybody" else f"{target.kind}_{target.whose}"}
    if isinstance(effect, May):
        return {"do": used_place(state, state.use()).together(plain(effect.do))}
    if isinstance(effect, MayPay):
        return {"cost": cost_phrases(effect.cost)}
    if isinstance(effect, uses.PayCards):
        return {"n": effect.count}
    if isinstance(effect, DiscardFromHand):
        return {"n": count(state, state.use(), effect.amount)}
    if isinstance(effect, DealToYourUnit | DrawSome):
        return {"n": effect.amount}
    if isinstance(effect, Summon):
        return {"conjuration": effect.conjuration}
    if isinstance(effect, PreventWithTokens):
        damage = state.events[-2]
        assert isinstance(damage, Damage)
        return {"n": damage.amount, "target": state.card_id(damage.card)}
    if isinstance(effect, ReadyDie):
        return {"what": MAGICS[effect.magic]}
    if isinstance(effect, ChooseFace):
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        return {"what": KIND_NAMES[turning.held]}
    if isinstance(effect, LetGo):
        abilities = state.definitions[task.it].card.abilities
        return {"cost": cost_phrases(next(one.cost for one in abilities if isinstance(one, Respark)))}
    if isinstance(effect, BlockAttackers):
        assert state.attack is not None
        return {"target": state.card_id(state.attack.attackers[effect.index])}
    if isinstance(effect, GuardTarget):
        assert state.attack is not None
        return {"target": state.card_id(state.attack.target)}
    return {}


def dice_phrases(demands: Sequence[int]) -> Listing:
    """The demanded dice, equal ones counted."""
    return Listing(
        tuple(
            Phrase(
                "ashes-cost-dice",
                {"n": demands.count(demand), "magic": MAGICS[demand % 4], "face": FACES[demand // 4]},
            )
            for demand in range(KINDS - 1, -1, -1)
            if demand in demands
        ),
        join="more",
    )


# -- the text behind a question or an answer ------------------------------------------------


def used_text(state: Ashes, use: Use) -> Phrase | None:
    """The text being used: its name and effects. None if a unit or a spell without a text is being played."""
    ability = used_ability(state, use)
    return None if ability is None else with_cost(state.definitions[use.text].card, ability, None)


def used_ability(state: Ashes, use: Use) -> OnPlay | Activated | Triggered | None:
    definition = state.definitions[use.text]
    if use.way == uses.PLAY:
        return definition.on_play
    if use.way == uses.ACTIVATE:
        return definition.activations[use.index].ability
    ability = definition.triggers[use.index]
    return dataclasses.replace(ability, number=use.number) if use.number else ability


def used_place(state: Ashes, use: Use) -> Place:
    """The current place in the text being used."""
    ability = used_ability(state, use)
    assert ability is not None  # a question in the middle of a text belongs to that text
    return Place(state.definitions[use.text].card, ability, ability.targets)


def answer_text(state: Ashes, option: Told) -> Phrase | None:
    """What an answer does that plays a reaction or uses an ability: name, cost and text."""
    decision = state.decision
    if decision is None or option["verb"] not in ("use", "react", "resolve"):
        return None
    effect, index = decision.task.effect, option.get("index", 0)
    definition = state.definitions[option.get("target_number", option["card_number"])]
    if isinstance(effect, Window | Ordering):
        ability = definition.triggers[index]
        cost = definition.cost if definition.is_reaction else ability.cost
        return with_cost(definition.card, ability, cost)
    if option["verb"] == "use":
        activation = definition.activations[index]
        return with_cost(definition.card, activation.ability, activation.cost)
    return None  # the order of victims or battles: no text is used


def with_cost(card: Card, ability: Ability, cost: Cost | None) -> Phrase:
    """A text with its name, preceded by its cost."""
    assert isinstance(ability, OnPlay | Activated | Triggered)
    text = Place(card, ability, ability.targets).text(ability.do)
    named = bool(ability.name) and card.type != REFERENCE
    args: dict[str, Argument] = {"text": text}
    if named:
        args["name"] = name_of(ability)
    priced = Listing(()) if cost is None else cost_phrases(cost)
    if priced.phrases:
        args["cost"] = priced
    return Phrase(LINES[named, bool(priced.phrases)], args)
