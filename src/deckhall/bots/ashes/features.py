"""The features whose weighted sum is a player's standing in Ashes; tools/fit_weights_ashes.py fits the weights."""

from __future__ import annotations

from typing import Any

from deckhall.bots.ashes.worth import LOW_LIFE, SHORT_PILE, Worth
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack, life
from deckhall.games.ashes.terms import DYING, KINDS, TURNS
from deckhall.games.ashes.timing.rounds import HAND_SIZE


def features(worth: Worth, state: Ashes, seat: int) -> dict[str, float]:
    """The features of a living player's standing: it is the sum of these times their weights."""
    traits = worth.traits_of(state)
    found: dict[str, float] = {}
    left = worth.life_left(state, seat)
    short = max(0, LOW_LIFE - left)
    add(found, "life", left)
    add(found, "low_life", short * short / LOW_LIFE)
    for card in state.battlefields[seat]:
        if state.marks[card] & DYING:
            continue
        power = attack(state, card) - state.boost[card]
        add(found, "unit", 1.0)
        add(found, "attack", power)
        add(found, "toughness", life(state, card) - state.wounds[card])
        for part in [card, *state.attached_to(card)]:
            add(found, "unit:" + traits[part].definition.id, 1.0)
        tokens = state.exhaustion[card]
        if tokens:
            add(found, "tired", power)
            add(found, "tired_unit", 1.0)
            add(found, "stunned", power * (tokens - 1))
    seen: list[str] = []
    for card in state.spellboards[seat]:
        name = traits[card].definition.id
        add(found, "board:" + name, worth.stage(state) * (worth.copy if name in seen else 1.0))
        seen.append(name)
        add(found, "token", state.status[card])
        add(found, "sealed", max(0, state.exhaustion[card] - 1))
        if state.phase == TURNS and state.exhaustion[card] == 0:
            add(found, "ready_spell", 1.0)
    for card in state.hands[seat]:
        add(found, "hand:" + traits[card].definition.id, 1.0)
    pile = len(state.draw_piles[seat])
    add(found, "pile", pile)
    add(found, "short_pile", max(0, SHORT_PILE - pile) / SHORT_PILE * worth.hurry(state, seat))
    if pile < SHORT_PILE:
        add(found, "starving", max(0, HAND_SIZE - pile - len(state.hands[seat])))
    if state.phase == TURNS:
        for face, name in enumerate(("basic", "class", "power")):
            start = seat * KINDS + 4 * face
            add(found, name, sum(state.active_dice[start : start + 4]))
    add(found, "threat", worth.danger(state, seat))
    return found


def add(found: dict[str, float], name: str, amount: float) -> None:
    """Add an amount to a feature."""
    if amount:
        found[name] = found.get(name, 0.0) + amount


def weight_of(weights: dict[str, Any], name: str) -> float:
    """The weight of a feature."""
    group, _, card = name.partition(":")
    if not card:
        return float(weights["general"][group])
    if group == "unit":
        return float(weights["units"].get(card, 0.0))
    return float(weights["cards"][card][0 if group == "hand" else 1])
