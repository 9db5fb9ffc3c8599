"""Values that may change at any moment: attack, life, focus, which texts work. Computed when needed, never stored."""

from __future__ import annotations

from typing import Final

from deckhall.games.ashes.card import Ability, Keyword
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    ALLY,
    ATTACHED,
    BATTLEFIELD,
    BYPASS,
    BYPASSING,
    CANCELLED,
    DYING,
    NO_ALTERATIONS,
    SEAT,
    SPELLBOARD,
    X,
)

GRANTED_BYPASS: Final = Keyword(BYPASS)  # Hypnotize gives it to a unit, where it is an ability like any other


def attack(state: Ashes, card: int) -> int:
    """The attack value of a unit."""
    definition = state.definitions[card]
    value = (
        (state.status[card] if definition.x_attack else definition.attack)
        + state.boost[card]
        + state.charms[card]
    )
    if state.alterations:
        host = state.host
        for alteration in state.alterations:
            if host[alteration] == card:
                value += state.definitions[alteration].attack
    return value


def life(state: Ashes, card: int) -> int:
    """The life value of a unit or Phoenixborn; wounds do not lower it (rule D1)."""
    definition = state.definitions[card]
    value = definition.life + state.charms[card]
    if definition.x_life:
        if definition.x_copies_of:
            value += copies(state, state.holder[card], definition.x_copies_of)
        else:
            value += state.status[card]
    if state.alterations:
        host = state.host
        for alteration in state.alterations:
            if host[alteration] == card:
                value += state.definitions[alteration].life
    return value


def recover(state: Ashes, card: int) -> int:
    """The recover value of a unit."""
    value = state.definitions[card].recover
    for alteration in state.attached_to(card):
        value += state.definitions[alteration].recover
    return value


def copies(state: Ashes, player: int, name: str) -> int:
    """How many copies of a ready spell are on a player's spellboard."""
    count = 0
    for spell in state.spellboards[player]:
        if state.definitions[spell].id == name:
            count += 1
    return count


def focus(state: Ashes, card: int) -> int:
    """The focus level of a ready spell: 1 with two copies, 2 with three (rule C6)."""
    if state.place_of[card] != SPELLBOARD:
        return 0
    return min(2, copies(state, state.holder[card], state.definitions[card].id) - 1)


def works(state: Ashes, card: int, ability: Ability) -> bool:
    """Whether this text of a card in play works now (rules T1, C7)."""
    if state.marks[card] & CANCELLED:
        return False
    if not ability.inexhaustible and state.exhaustion[card]:
        return False
    if state.alterations:
        host = state.host
        for alteration in state.alterations:
            if host[alteration] != card:
                continue
            suppresses = state.definitions[alteration].suppresses
            if suppresses is None or (state.exhaustion[alteration] and not suppresses.inexhaustible):
                continue
            if suppresses.ability == "":
                if not ability.inexhaustible:
                    return False
            elif suppresses.ability == ability.name:
                return False
    return True


def has(state: Ashes, card: int, keyword: str) -> bool:
    """Whether a card in play has a keyword that works."""
    if keyword == BYPASS and state.marks[card] & BYPASSING and works(state, card, GRANTED_BYPASS):
        return True
    ability = state.definitions[card].keywords.get(keyword)
    return ability is not None and works(state, card, ability)


def has_ability(state: Ashes, card: int, name: str) -> bool:
    """Whether a card in play has an ability of this name that works."""
    return any(
        [
            ability.name == name and works(state, card, ability)
            for ability in state.definitions[card].card.abilities
        ]
    )


def is_shielded(state: Ashes, card: int, player: int, spell: bool) -> bool:
    """Whether a spell that `player` controls cannot affect this card (Spell Guard, Magic Guard)."""
    if not spell or not state.definitions[card].is_guarded or state.holder[card] == player:
        return False
    return has(state, card, "spell_guard") or has(state, card, "magic_guard")


def is_spell(state: Ashes, card: int) -> bool:
    """Whether a card's effects count as those of a spell."""
    return state.definitions[card].is_spell and state.place_of[card] != BATTLEFIELD


def is_ally(state: Ashes, card: int) -> bool:
    """Whether a card in play is an ally."""
    definition = state.definitions[card]
    return definition.type == ALLY or definition.becomes_ally


def is_in_play(state: Ashes, card: int) -> bool:
    place = state.place_of[card]
    return place in (BATTLEFIELD, SPELLBOARD, ATTACHED, SEAT)


def is_ready(state: Ashes, card: int) -> bool:
    """Whether a unit may attack, block or counter (rule T1)."""
    return state.exhaustion[card] == 0 and not state.marks[card] & DYING


def can_attach(state: Ashes, player: int, alteration: int, unit: int) -> bool:
    """Whether an alteration may be attached to a unit. It does not target the unit, but affects it (rule C5)."""
    if state.is_dying(unit) or has(state, unit, NO_ALTERATIONS) or is_shielded(state, unit, player, True):
        return False
    rule = state.definitions[alteration].attach_only_to
    if rule is None:
        return True
    if rule.having and not has_ability(state, unit, rule.having):
        return False
    return rule.attack_at_most == X or attack(state, unit) <= rule.attack_at_most


def has_room(state: Ashes, player: int) -> bool:
    """Whether a player's battlefield has a free slot (rule Z1)."""
    return len(state.battlefields[player]) < state.definitions[state.phoenixborn[player]].battlefield


def has_page(state: Ashes, player: int, spell: int) -> bool:
    """Whether a ready spell fits on a player's spellboard: additional copies take no slot (rule C6)."""
    name = state.definitions[spell].id
    names = {state.definitions[other].id for other in state.spellboards[player]}
    return name in names or len(names) < state.definitions[state.phoenixborn[player]].spellbook


def opponents(state: Ashes, player: int) -> list[int]:
    """A player's opponents, clockwise from the left."""
    seats = len(state.alive)
    return [seat for step in range(1, seats) if state.alive[seat := (player + step) % seats]]


def are_equal(state: Ashes, card: int, other: int) -> bool:
    """Whether two cards in play are indistinguishable."""
    return card == other or (
        state.definitions[card] is state.definitions[other]
        and state.holder[card] == state.holder[other]
        and state.wounds[card] == state.wounds[other]
        and state.exhaustion[card] == state.exhaustion[other]
        and state.status[card] == state.status[other]
        and state.charms[card] == state.charms[other]
        and state.boost[card] == state.boost[other]
        and state.marks[card] == state.marks[other]
        and state.host[card] == state.host[other]
        and not state.attached_to(card)
        and not state.attached_to(other)
    )
