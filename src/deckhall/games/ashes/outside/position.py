"""Positions: the whole table as readable JSON with card ids."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import (
    ATTACHED,
    BATTLEFIELD,
    BYPASSING,
    CANCELLED,
    CONJURATIONS,
    DISCARD,
    DOOMED,
    DRAW_PILE,
    DYING,
    EXILED,
    FACES,
    HAND,
    KINDS,
    KNOWN,
    MAGICS,
    NOBODY,
    PHASES,
    PLAYED,
    REMOVED,
    SPELLBOARD,
)
from deckhall.kernel.packing import pack

TOKENS = ("wounds", "exhaustion", "status", "charms", "boost")
MARKS = (
    ("bypass", BYPASSING),
    ("cancelled", CANCELLED),
    ("dying", DYING),
    ("known", KNOWN),
    ("doomed", DOOMED),
    ("exiled", EXILED),
)
PILES = (
    ("battlefield", BATTLEFIELD),
    ("spellboard", SPELLBOARD),
    ("hand", HAND),
    ("draw_pile", DRAW_PILE),
    ("discard", DISCARD),
    ("conjurations", CONJURATIONS),
)
# The parts of a position that are single numbers, with their names in the state.
NUMBERS = {
    "round": "round",
    "token": "token",
    "turn": "player",
    "turns": "turns",
    "sides": "sides",
    "passes": "passes",
    "idle_rounds": "idle_rounds",
    "result": "result",
}


def lay_out(state: Ashes) -> dict[str, Any]:
    """The table, part by part. Cards are written as `id#number`."""
    match = state.match
    table: dict[str, Any] = {
        "options": {
            "wording": match.wording,
            "illusion_power": match.illusion,
            "deck_lists": "closed" if match.closed else "open",
            "stalemate": match.stalemate,
        },
        "phase": PHASES[state.phase],
        "main_done": state.main_done,
        "acted": state.acted,
    }
    for part, name in NUMBERS.items():
        table[part] = getattr(state, name)
    table["players"] = [_lay_out_player(state, seat) for seat in range(len(state.alive))]
    if state.removed:
        table["removed"] = [_card(state, card, state.owner[card]) for card in state.removed]
    if state.played:
        table["played"] = [_card(state, card, state.owner[card]) for card in state.played]
    if len(state.alterations) > 1:
        table["attached_order"] = state.alterations.copy()
    if state.boxed:
        table["box"] = [_name(state, card) for card in state.boxed]
    if state.events:
        table["events"] = [pack(event) for event in state.events]
    if state.attack is not None:
        table["attack"] = pack(state.attack)
    if state.packs:
        table["draft"] = {
            "packs": [[_name(state, card) for card in cards] for cards in state.packs],
            "picks": [[_card(state, card, NOBODY) for card in cards] for cards in state.picks],
            "face_up": [_name(state, card) for card in state.face_up],
            "stock": {magic: state.stock[index] for index, magic in enumerate(MAGICS)},
        }
    return table


def _lay_out_player(state: Ashes, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {"alive": state.alive[seat]}
    if state.phoenixborn[seat] >= 0:
        player["phoenixborn"] = _card(state, state.phoenixborn[seat], seat)
    piles = (
        state.battlefields,
        state.spellboards,
        state.hands,
        state.draw_piles,
        state.discards,
        state.conjurations,
    )
    for (name, _), cards in zip(PILES, piles, strict=True):
        player[name] = [_card(state, card, seat) for card in cards[seat]]
    active: dict[str, dict[str, int]] = {}
    for kind in range(KINDS):
        number = state.active_dice[seat * KINDS + kind]
        if number:
            active.setdefault(MAGICS[kind % 4], {})[FACES[kind // 4]] = number
    exhausted = {magic: state.exhausted_dice[seat * 4 + index] for index, magic in enumerate(MAGICS)}
    player["dice"] = {"active": active, "exhausted": {magic: n for magic, n in exhausted.items() if n}}
    player["reacted"] = state.reacted[seat]
    if state.chosen[seat]:
        player["chosen"] = state.chosen[seat].copy()
    return player


def _name(state: Ashes, card: int) -> str:
    return f"{state.definitions[card].id}#{card}"


def _card(state: Ashes, card: int, seat: int) -> Any:
    """A card as a string, or as an object if anything is placed on it."""
    parts: dict[str, Any] = {}
    for name in TOKENS:
        number = getattr(state, name)[card]
        if number:
            parts[name] = number
    for name, mark in MARKS:
        if state.marks[card] & mark:
            parts[name] = True
    if state.place_of[card] != ATTACHED:
        attached = state.attached_to(card)
        if attached:
            parts["attached"] = [_card(state, alteration, seat) for alteration in attached]
    owner = state.owner[card]
    if owner >= 0 and (owner != seat or state.place_of[card] in (REMOVED, PLAYED)):
        parts["owner"] = owner
    return {"card": _name(state, card), **parts} if parts else _name(state, card)
