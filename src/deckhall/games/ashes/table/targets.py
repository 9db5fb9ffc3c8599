"""Targets: the cards that may be chosen for a text. Players are represented by their Phoenixborn."""

from __future__ import annotations

from deckhall.games.ashes.card import Target
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import has_room, is_shielded
from deckhall.games.ashes.terms import (
    ALTERATION,
    ANYBODY,
    DYING,
    OPPOSING,
    PHOENIXBORN,
    PLAYER,
    PLAYER_WITH_ROOM,
    SPELL,
    UNIT,
    UNIT_OR_BARE_PHOENIXBORN,
    UNIT_OR_PHOENIXBORN,
)


def candidates(state: Ashes, target: Target, player: int, spell: bool) -> list[int]:
    """Everything that `player` may choose as this target; `spell` says whether a spell is asking."""
    kind, whose = target.kind, target.whose
    found: list[int] = []
    for seat in state.players():
        if whose != ANYBODY and (whose == OPPOSING) == (seat == player):
            continue
        if kind in (UNIT, UNIT_OR_PHOENIXBORN, UNIT_OR_BARE_PHOENIXBORN):
            for unit in state.battlefields[seat]:
                if not state.marks[unit] & DYING and not is_shielded(state, unit, player, spell):
                    found.append(unit)
            if kind == UNIT_OR_PHOENIXBORN or (
                kind == UNIT_OR_BARE_PHOENIXBORN and seat != player and not state.battlefields[seat]
            ):
                found.append(state.phoenixborn[seat])
        elif kind in (PHOENIXBORN, PLAYER) or (kind == PLAYER_WITH_ROOM and has_room(state, seat)):
            found.append(state.phoenixborn[seat])
        elif kind == SPELL:
            for card in state.spellboards[seat]:
                if not is_shielded(state, card, player, spell):
                    found.append(card)
        elif kind == ALTERATION:
            for card in state.alterations:
                if state.holder[card] == seat and not is_shielded(state, card, player, spell):
                    found.append(card)
    return found


def can_aim(state: Ashes, targets: tuple[Target, ...], player: int, spell: bool) -> bool:
    """Whether every required target of a text can be chosen."""
    for target in targets:
        if target.optional:
            continue
        kind = target.kind
        if kind in (PHOENIXBORN, PLAYER, UNIT_OR_PHOENIXBORN):
            continue
        if not candidates(state, target, player, spell):
            return False
    return True
