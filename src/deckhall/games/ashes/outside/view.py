"""What a player may see of the table (rule G4)."""

from __future__ import annotations

from deckhall.games.ashes.outside import imagining
from deckhall.games.ashes.outside.gathering import gathering_for
from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.events import Attack, Damage, Destruction, Meditation, Turning, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack, has, life, recover
from deckhall.games.ashes.terms import (
    ANY_DIE,
    BATTLEFIELD,
    BYPASS,
    BYPASSING,
    CANCELLED,
    DRAFT,
    DYING,
    KIND_NAMES,
    KINDS,
    KNOWN,
    MAGICS,
    PAY,
    PHASES,
    RECOVERY,
)
from deckhall.games.ashes.timing import windows


class AshesTable(Ashes):
    """A game of Ashes with views: the state class that is actually played."""

    def clone(self) -> AshesTable:
        return AshesTable(self.luck, self.match, self)

    def open_window(self, moment: int) -> None:
        windows.open_window(self, moment)

    def table(self, player: int) -> dict[str, object]:
        return table_for(self, player)

    def redeal(self, player: int) -> None:
        imagining.redeal(self, player)


def table_for(state: Ashes, viewer: int) -> dict[str, object]:
    """The table as a player (or a spectator, -1) may see it, JSON-ready. Hidden piles are counts."""
    seen: dict[str, object] = {
        "game": "ashes",
        "round": state.round,
        "phase": PHASES[state.phase],
        "token": state.token,
        "player": None if state.player < 0 else state.player,
        "main_done": state.main_done,
        "sides": state.sides,
        "passes": state.passes,
        "seats": [_seat(state, seat, viewer) for seat in range(len(state.alive))],
        "removed": _cards(state, _removed(state, viewer)),
        "played": _cards(state, state.played),
        "events": _events(state),
        "waiting": _waiting(state),
        "attack": None if state.attack is None else _attack(state.attack),
        "payment": _payment(state),
        "gathering": gathering_for(state, viewer),
    }
    if state.phase == DRAFT:
        seen["draft"] = _draft(state, viewer)
    return seen


def _seat(state: Ashes, seat: int, viewer: int) -> dict[str, object]:
    phoenixborn = state.phoenixborn[seat]
    own = seat == viewer
    board: dict[str, object] = {
        "alive": state.alive[seat],
        "phoenixborn": None if phoenixborn < 0 else in_play(state, phoenixborn),
        "battlefield": [in_play(state, card) for card in state.battlefields[seat]],
        "spellboard": [in_play(state, card) for card in state.spellboards[seat]],
        "discard": _cards(state, state.discards[seat]),
        "draw_count": len(state.draw_piles[seat]),
        "hand_count": len(state.hands[seat]),
        "dice": {"active": _active(state, seat), "exhausted": _exhausted(state, seat)},
        "reacted": state.reacted[seat],
    }
    if phoenixborn >= 0:
        board["slots"] = state.definitions[phoenixborn].battlefield
        board["pages"] = state.definitions[phoenixborn].spellbook
    if own:
        board["hand"] = _cards(state, state.hands[seat])
        board["chosen"] = [] if state.phase == RECOVERY else state.chosen[seat].copy()  # dice are not cards
    else:
        marks = state.marks
        board["hand"] = _cards(state, [card for card in state.hands[seat] if marks[card] & KNOWN])
    board["conjuration_count"] = len(state.conjurations[seat])
    if own or not state.match.closed:
        board["conjurations"] = _counts(state, state.conjurations[seat])
        board["deck"] = state.deck_lists[seat].copy()
    return board


def in_play(state: Ashes, card: int) -> dict[str, object]:
    """A card in play with everything on it; tokens it does not have are left out."""
    definition = state.definitions[card]
    seen: dict[str, object] = {"n": card, "id": definition.id, "owner": state.owner[card]}
    if state.place_of[card] == BATTLEFIELD:
        seen["attack"] = attack(state, card)
        seen["life"] = life(state, card)
        seen["recover"] = recover(state, card)
    elif definition.life:
        seen["life"] = definition.life
    if state.wounds[card]:
        seen["wounds"] = state.wounds[card]
    if state.exhaustion[card]:
        seen["exhaustion"] = state.exhaustion[card]
    if state.status[card]:
        seen["status"] = state.status[card]
    if state.charms[card]:
        seen["charms"] = state.charms[card]
    marks = state.marks[card]
    if marks & BYPASSING and has(state, card, BYPASS):
        seen["bypass"] = True
    if marks & CANCELLED:
        seen["cancelled"] = True
    if marks & DYING:
        seen["destroyed"] = True
    if state.alterations:
        attached = state.attached_to(card)
        if attached:
            seen["attached"] = [in_play(state, alteration) for alteration in attached]
    return seen


def _removed(state: Ashes, viewer: int) -> list[int]:
    """The cards that left the game. Closed deck lists stay closed when their player goes out with hand and piles."""
    if not state.match.closed:
        return state.removed
    owner, alive = state.owner, state.alive
    return [card for card in state.removed if alive[owner[card]] or owner[card] == viewer]


def _cards(state: Ashes, cards: list[int]) -> list[dict[str, object]]:
    definitions = state.definitions
    return [{"n": card, "id": definitions[card].id} for card in cards]


def _counts(state: Ashes, cards: list[int]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for card in sorted(cards):
        name = state.definitions[card].id
        counts[name] = counts.get(name, 0) + 1
    return counts


def _active(state: Ashes, seat: int) -> dict[str, int]:
    dice, base = state.active_dice, seat * KINDS
    return {KIND_NAMES[kind]: dice[base + kind] for kind in range(KINDS) if dice[base + kind]}


def _exhausted(state: Ashes, seat: int) -> dict[str, int]:
    dice, base = state.exhausted_dice, seat * 4
    return {MAGICS[magic]: dice[base + magic] for magic in range(4) if dice[base + magic]}


def _events(state: Ashes) -> list[dict[str, object]]:
    """The events in progress, innermost last. All of them are public."""
    seen: list[dict[str, object]] = []
    for event in state.events:
        described: dict[str, object] = {"event": type(event).__name__.lower(), "player": event.player}
        if event.card >= 0:
            described["card"] = event.card
        if isinstance(event, Use):
            described["text"] = event.text
            described["targets"] = [target for target in event.targets if target >= 0]
            described["cancelled"] = event.cancelled
        elif isinstance(event, Damage):
            described["amount"] = event.amount
            described["source"] = event.source
        elif isinstance(event, Destruction):
            described["by"] = event.by
        elif isinstance(event, Turning):
            described["left"] = event.left
        elif isinstance(event, Meditation):
            described["cards"] = event.cards
        seen.append(described)
    return seen


def _waiting(state: Ashes) -> list[dict[str, object]]:
    """The cards whose texts answer at this moment, as far as declared. All of them are public."""
    effect = None if state.decision is None else state.decision.task.effect
    answers = effect.answers if isinstance(effect, (windows.Window, windows.Ordering)) else ()
    return _cards(state, [text for _, text, _ in answers])


def _attack(going: Attack) -> dict[str, object]:
    return {
        "player": going.player,
        "on_unit": going.on_unit,
        "attackers": list(going.attackers),
        "blockers": list(going.blockers),
        "defender": going.defender,
        "target": going.target,
        "now": going.fighting,
        "countering": going.countering,
        "split": list(going.split),
        "step": going.step,
    }


def _payment(state: Ashes) -> dict[str, object] | None:
    """What is still to be paid, die by die, and the cheapest dice to pay it with; both are public."""
    decision = state.decision
    if decision is None or not isinstance(decision.task.effect, dice.PayDice):
        return None
    payment = decision.task.effect
    cheapest = dice.cheapest_payment(state, decision.player, payment.demands, payment.step, payment.least)
    return {
        "demands": [
            {
                "what": "any" if demand == ANY_DIE else KIND_NAMES[demand],
                "kinds": {KIND_NAMES[kind]: PAY[kind].code for kind in dice.fitting(demand)},
            }
            for demand in payment.demands[payment.step :]
        ],
        "cheapest": [KIND_NAMES[kind] for kind in cheapest],
    }


def _draft(state: Ashes, viewer: int) -> dict[str, object]:
    """The draft as a seat sees it: its own pack and picks, and the cards that lie face up."""
    seen: dict[str, object] = {
        "stock": state.stock.copy(),
        "face_up": _cards(state, sorted(state.face_up)),
        "picks": [len(picks) for picks in state.picks],
        "known_picks": [
            _cards(state, sorted([card for card in picks if state.marks[card] & KNOWN]))
            for picks in state.picks
        ],
    }
    if viewer >= 0:
        picked = imagining.pick_number(state)
        seen["pack"] = _cards(state, sorted(imagining.pack_in_hand(state, viewer, picked)))
        seen["mine"] = _cards(state, sorted(state.picks[viewer]))
    return seen
