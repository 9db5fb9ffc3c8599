"""What a player may select before answering: which cards and dice can be chosen together, and the codes to send.

The rules ask for one choice at a time. A client lets its player choose everything at once and sends all codes in one
step. Everything here follows from what the effects would ask one by one, so that no client needs to know their order.
"""

from __future__ import annotations

from deckhall.games.ashes.setup.decks import FIRST_FIVE
from deckhall.games.ashes.table.events import Meditation, Turning
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import are_equal, is_ready, opponents
from deckhall.games.ashes.terms import FACES, KIND_NAMES, KINDS
from deckhall.kernel.options import NO_CARD

Gathering = dict[str, object]


def gathering_for(state: Ashes, viewer: int) -> Gathering | None:
    """What the viewer may gather for the open question; None when it is not theirs or takes a single answer.

    All choose their First Five at the same time (rule S4): who is asked later sees already what will be offered.
    """
    decision = state.decision
    if decision is None:
        return None
    prompt = decision.prompt
    if prompt == "first_five" and viewer >= 0:
        return _first_five(state, viewer)
    if decision.player != viewer:
        return None
    verbs = {option.verb for option in decision.options}
    if prompt == "turn":
        found: Gathering = {}
        if "meditate" in verbs:
            found["meditation"] = _meditation(state, viewer, ["meditate"], 1)
            found["dice"] = _turning(state, viewer, 0, ())
        if "attack_phoenixborn" in verbs:
            found["attack"] = _attack(state, viewer, "attack_unit" in verbs)
        return found or None
    if prompt == "meditate":
        event = state.events[-1]
        assert isinstance(event, Meditation)
        begun = event.cards
        return {
            "meditation": _meditation(state, viewer, [], 0 if begun else 1),
            "dice": _turning(state, viewer, 0, ()),
            "turns": begun,
        }
    if prompt == "turn_die":
        turning = state.events[-1]
        assert isinstance(turning, Turning)
        return {"dice": _turning(state, viewer, turning.last, turning.turned), "turns": turning.left}
    if prompt == "attackers":
        units = [option.card for option in decision.options if option.verb == "attacker"]
        return {
            "cards": _choice([], _attackers(state, units), 0 if "done" in verbs else 1, len(units), ["done"])
        }
    if prompt == "prepare_discard":
        last = max(state.chosen[viewer], default=NO_CARD)
        later = [card for card in sorted(state.hands[viewer]) if card > last]
        return {"cards": _choice([], _discards(state, later), 0, len(later), ["done"])}
    if prompt == "exhaust_dice":
        return {"dice": _exhausting(state, viewer)}
    return None


def _first_five(state: Ashes, player: int) -> Gathering | None:
    """Cards of the own deck, one of each name that is not in hand yet; None when all five are."""
    wanted = FIRST_FIVE - len(state.hands[player])
    if wanted <= 0:
        return None
    held = {state.definitions[card].id for card in state.hands[player]}
    cards = [
        card for card in state.distinct(state.draw_piles[player]) if state.definitions[card].id not in held
    ]
    return {"cards": _choice([], [_pick(state, "pick", card, card) for card in cards], wanted, wanted, [])}


def _choice(
    begin: list[str], picks: list[dict[str, object]], least: int, most: int, end: list[str]
) -> Gathering:
    """A choice among cards: the codes to send first, those of the chosen cards in this order, and the final ones."""
    return {"begin": begin, "picks": picks, "least": least, "most": most, "end": end}


def _pick(state: Ashes, verb: str, card: int, like: int) -> dict[str, object]:
    """A card to choose. Equal cards have the same `like`; the first ones are taken."""
    return {"n": card, "id": state.card_id(card), "code": f"{verb}:{card}", "like": like}


def _attackers(state: Ashes, units: list[int]) -> list[dict[str, object]]:
    return [_pick(state, "attacker", unit, unit) for unit in units]


def _discards(state: Ashes, cards: list[int]) -> list[dict[str, object]]:
    """Cards of a hand, in ascending order."""
    first: dict[str, int] = {}
    picks = []
    for card in cards:
        like = first.setdefault(state.definitions[card].id, card)
        picks.append(_pick(state, "discard", card, like))
    return picks


def _meditation(state: Ashes, player: int, begin: list[str], least: int) -> Gathering:
    picks = _discards(state, sorted(state.hands[player]))
    offered: list[int] = []
    for card in state.spellboards[player]:
        equal = [other for other in offered if are_equal(state, card, other)]
        if not equal:
            offered.append(card)
        picks.append(_pick(state, "discard", card, equal[0] if equal else card))
    pile = len(state.draw_piles[player])
    choice = _choice(begin, picks, least, len(picks) + pile, ["done"])
    choice["pile"] = {"code": "discard:draw_pile", "most": pile}
    return choice


def _attack(state: Ashes, player: int, on_units: bool) -> Gathering:
    units = [unit for unit in state.battlefields[player] if is_ready(state, unit)]
    targets: list[dict[str, object]] = []
    for seat in opponents(state, player):
        targets.append(_target("attack_phoenixborn", state.phoenixborn[seat]))
        if on_units:
            targets.extend(
                [
                    _target("attack_unit", unit)
                    for unit in state.battlefields[seat]
                    if not state.is_dying(unit)
                ]
            )
    return {"attackers": _attackers(state, units), "targets": targets}


def _target(verb: str, card: int) -> dict[str, object]:
    return {"n": card, "begin": [verb], "end": ["done", f"against:{card}"]}


def _turning(state: Ashes, player: int, least: int, turned: tuple[int, ...]) -> Gathering:
    """The dice that may still be turned, each with its other faces and the codes that turn it."""
    dice: list[dict[str, object]] = []
    for kind in range(least, KINDS):
        ways = [
            {
                "to": KIND_NAMES[face * 4 + kind % 4],
                "codes": [f"turn:{KIND_NAMES[kind]}", f"face:{FACES[face]}"],
            }
            for face in range(3)
            if face != kind // 4
        ]
        for _ in range(state.active_dice[player * KINDS + kind] - turned.count(kind)):
            dice.append({"kind": KIND_NAMES[kind], "ways": ways})
    return {"dice": dice, "end": ["done"]}


def _exhausting(state: Ashes, player: int) -> Gathering:
    chosen = state.chosen[player]
    dice: list[dict[str, object]] = []
    for kind in range(max(chosen, default=0), KINDS):
        name = KIND_NAMES[kind]
        for _ in range(state.active_dice[player * KINDS + kind] - chosen.count(kind)):
            dice.append({"kind": name, "ways": [{"to": name, "codes": [f"exhaust:{name}"]}]})
    return {"dice": dice, "end": ["done"]}
