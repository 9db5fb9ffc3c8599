"""The encoder of Ashes: Rise of the Phoenixborn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from deckhall.envs.ashes_actions import SLOTS, Actions, slots_of
from deckhall.envs.ashes_layout import (
    CARD_FEATURES,
    EVENTS,
    ON_A_CARD,
    ON_A_SPELL,
    SPELLS,
    TOKEN_NAMES,
    UNITS,
    Places,
    card_features,
)
from deckhall.envs.encoding import Encoder, Labels
from deckhall.envs.rows import Features, Row, counted, packed
from deckhall.games.ashes import BOX
from deckhall.games.ashes.outside.imagining import pack_in_hand, pick_number
from deckhall.games.ashes.table import dice
from deckhall.games.ashes.table.events import Damage
from deckhall.games.ashes.table.state import Ashes, Match
from deckhall.games.ashes.table.values import attack, has, life, recover
from deckhall.games.ashes.terms import (
    ANY_DIE,
    ATTACHED,
    BATTLEFIELD,
    BYPASS,
    BYPASSING,
    CANCELLED,
    DISCARD,
    DRAFT,
    DYING,
    FACES,
    KIND_NAMES,
    KINDS,
    KNOWN,
    MAGICS,
    PLAYED,
    RECOVERY,
    REMOVED,
    SEAT,
    SPELLBOARD,
    TABLE,
    TOKENS,
)
from deckhall.games.ashes.timing import windows
from deckhall.games.ashes.words import PROMPTS, VERBS
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

OPEN: Final = (
    BATTLEFIELD,
    SPELLBOARD,
    ATTACHED,
    SEAT,
    DISCARD,
    REMOVED,
    PLAYED,
    TABLE,
)  # places visible to all
# What an option may name besides a card.
WHATS: Final = (*KIND_NAMES, *MAGICS, *FACES, *TOKENS)
# Where the parts of an option row begin: verbs, features of the card, what is named, what is on the card, seven
# numbers.
CARD: Final = len(VERBS)
WHAT: Final = CARD + len(CARD_FEATURES)
ON_IT: Final = WHAT + len(WHATS)
AMOUNT: Final = ON_IT + ON_A_CARD - 1
INDEX: Final = AMOUNT + 1
SEAT_OF: Final = AMOUNT + 2
SLOT: Final = AMOUNT + 3
TARGET_SLOT: Final = AMOUNT + 4
TARGET: Final = AMOUNT + 5
LABEL: Final = AMOUNT + 6


class DeckRow:
    """A deck list as numbers. Deck lists are replaced, never mutated."""

    def __init__(self, deck: dict[str, int], numbers: dict[str, int]) -> None:
        self.deck: Final = deck
        self.row: Final = counted(len(numbers), {numbers[name]: count for name, count in deck.items()})


class CardLabels(Labels):
    """The labels of the cards of one match, and the decks last seen in it."""

    def __init__(self, match: Match, columns: list[int]) -> None:
        super().__init__(match, columns)
        self.decks: Final[list[DeckRow | None]] = [None] * match.players


class AshesEncoder(Encoder):
    """Encodes one wording and illusion power for a fixed number of players, with any decks or a draft."""

    def __init__(self, players: int, wording: str, power: str) -> None:
        facts = BOX.cards(wording=wording, illusion_power=power)
        super().__init__("ashes", players, [wording, power], [str(card["id"]) for card in facts], PROMPTS)
        self.match: Match | None = None  # of the last table
        self.decks: list[DeckRow | None] = []  # of this match, by seat
        self.scratch: Final = Row(ON_A_CARD)
        self.slot_of: dict[int, int] = {}  # slots of the cards in play, computed for every decision
        self.event_numbers: Final[dict[str, int]] = {event: number for number, event in enumerate(EVENTS)}
        self.places: Final = Places(self.layout, players)
        self.lay_out_prompt()
        self.by_option: Final = Actions(self.actions, players, self.card_ids)
        self.verbs: Final[dict[str, int]] = {verb: number for number, verb in enumerate(VERBS)}
        self.whats: Final[dict[str, int]] = {what: number for number, what in enumerate(WHATS)}
        self.features.extend([f"verb.{verb}" for verb in VERBS])
        self.features.extend([f"card.{feature}" for feature in CARD_FEATURES])
        self.features.extend([f"what.{what}" for what in WHATS])
        self.features.extend([f"on.{name}" for name in TOKEN_NAMES[1:]])
        self.features.extend(["amount", "index", "seat", "slot", "target_slot", "target", "card"])
        self.card_rows: Final[list[bytes]] = [packed(card_features(card)) for card in facts]

    def label(self, match: object) -> Labels:
        assert isinstance(match, Match)
        if match.players != self.players:
            raise InvalidSetup(f"this encoding is for {self.players} players, not {match.players}")
        return CardLabels(match, self.columns_of(match.names))

    def table_of(self, state: State) -> Ashes:
        """The table, after switching to the labels of its match."""
        assert isinstance(state, Ashes)
        match = state.match
        if match is not self.match:
            labels = self.labels_of(match)
            assert isinstance(labels, CardLabels)
            self.columns = labels.columns
            self.decks = labels.decks
            self.match = match
        return state

    def deck_of(self, table: Ashes, seat: i64) -> DeckRow:
        """A deck list as numbers, cached until it is replaced."""
        deck = table.deck_lists[seat]
        kept = self.decks[seat]
        if kept is None or kept.deck is not deck:
            kept = DeckRow(deck, self.numbers)
            self.decks[seat] = kept
        return kept

    # -- observing ------------------------------------------------------------------------

    def observe(self, state: State, seat: int, row: Row) -> None:
        table = self.table_of(state)
        places = self.places
        if table.phase == DRAFT:
            self.observe_draft(table, seat, row)
        if table.phase != RECOVERY:
            self.count(row, places.chosen, table.chosen[seat])
        self.count(row, places.removed, table.removed)
        self.count(row, places.played, table.played)
        for place in range(self.players):
            self.observe_seat(table, seat, place, row)
        self.observe_turn(table, row)
        decision = table.decision
        if decision is None:
            return
        effect = decision.task.effect
        if isinstance(effect, (windows.Window, windows.Ordering)):
            for _, text, _ in effect.answers:
                row.count(places.waiting + self.columns[text])
        if isinstance(effect, dice.PayDice):
            for demand in effect.demands[effect.step :]:
                row.count(places.owed if demand == ANY_DIE else places.owed + 1 + demand)
        self.observe_prompt(decision, seat, row)

    def observe_draft(self, table: Ashes, seat: int, row: Row) -> None:
        places = self.places
        for magic in range(len(table.stock)):
            row.put(places.stock + magic, table.stock[magic])
        self.count(row, places.face_up, table.face_up)
        self.count(row, places.pack, pack_in_hand(table, seat, pick_number(table)))
        self.count(row, places.picked, table.picks[seat])
        cards = len(self.card_ids)
        for place in range(self.players):
            picks = table.picks[(seat + place) % self.players]
            row.put(places.seat_numbers[place] + 9, len(picks))
            known = [card for card in picks if table.marks[card] & KNOWN]
            self.count(row, places.piles[place] + 5 * cards, known)

    def observe_turn(self, table: Ashes, row: Row) -> None:
        """Write the round and the turn, the current event, and the attack if there is one."""
        places = self.places
        at: i64 = places.table_numbers
        row.put(at, table.round)
        row.put(at + 1, 1 if table.main_done else 0)
        row.put(at + 2, table.sides)
        row.put(at + 3, table.passes)
        row.put(at + 4, len(table.events))
        row.put(places.phase + table.phase, 1)
        if table.events:
            event = table.events[-1]
            row.put(places.event + self.event_numbers[type(event).__name__.lower()], 1)
            if isinstance(event, Damage):
                row.put(at + 5, event.amount)
            if event.card >= 0 and table.place_of[event.card] in OPEN:
                row.put(places.event_card + self.columns[event.card], 1)
        going = table.attack
        if going is not None:
            row.put(at + 6, 1 if going.on_unit else 0)
            row.put(at + 7, going.step)

    def observe_seat(self, table: Ashes, viewer: int, place: i64, row: Row) -> None:
        """Write one seat, `place` seats to the left of the viewer."""
        places = self.places
        seat: i64 = (viewer + place) % self.players
        self.observe_piles(table, seat, place, row)
        at: i64 = places.dice[place]
        base: i64 = seat * KINDS
        for kind in range(KINDS):
            row.put(at + kind, table.active_dice[base + kind])
        for magic in range(4):
            row.put(at + KINDS + magic, table.exhausted_dice[seat * 4 + magic])
        at = places.seat_numbers[place]
        row.put(at, 1 if table.alive[seat] else 0)
        row.put(at + 1, len(table.hands[seat]))
        row.put(at + 2, len(table.draw_piles[seat]))
        row.put(at + 3, 1 if table.reacted[seat] else 0)
        row.put(at + 6, len(table.conjurations[seat]))
        row.put(at + 7, 1 if table.token == seat else 0)
        row.put(at + 8, 1 if table.player == seat else 0)
        phoenixborn = table.phoenixborn[seat]
        unit: i64 = places.units[place]
        if phoenixborn >= 0:
            definition = table.definitions[phoenixborn]
            row.put(at + 4, definition.battlefield)
            row.put(at + 5, definition.spellbook)
            self.observe_unit(table, phoenixborn, unit, row)
        for card in table.battlefields[seat][:UNITS]:
            unit += ON_A_CARD
            self.observe_unit(table, card, unit, row)
        at = places.spells[place]
        for card in table.spellboards[seat][:SPELLS]:
            row.put(at, self.columns[card] + 1)
            row.put(at + 1, table.exhaustion[card])
            row.put(at + 2, table.status[card])
            row.put(at + 3, table.charms[card])
            row.put(at + 4, 1 if table.marks[card] & CANCELLED else 0)
            at += ON_A_SPELL

    def observe_piles(self, table: Ashes, seat: i64, place: i64, row: Row) -> None:
        """Write the piles of one seat, and what is attached to its cards."""
        cards: i64 = len(self.card_ids)
        columns = self.columns
        at: i64 = self.places.piles[place]
        if place == 0:
            self.count(row, at, table.hands[seat])
        else:
            marks = table.marks
            for card in table.hands[seat]:
                if marks[card] & KNOWN:
                    row.count(at + columns[card])
        self.count(row, at + cards, table.discards[seat])
        if place == 0 or not table.match.closed:
            row.paste(at + 2 * cards, self.deck_of(table, seat).row)
            self.count(row, at + 3 * cards, table.conjurations[seat])
        at += 4 * cards
        for alteration in table.alterations:
            if table.holder[table.host[alteration]] == seat:
                row.count(at + columns[alteration])

    def observe_unit(self, table: Ashes, card: int, at: i64, row: Row) -> None:
        row.put(at, self.columns[card] + 1)
        if table.place_of[card] == BATTLEFIELD:
            row.put(at + 1, attack(table, card))
            row.put(at + 2, life(table, card))
            row.put(at + 3, recover(table, card))
        else:
            row.put(at + 2, table.definitions[card].life)
        row.put(at + 4, table.wounds[card])
        row.put(at + 5, table.exhaustion[card])
        row.put(at + 6, table.status[card])
        row.put(at + 7, table.charms[card])
        marks = table.marks[card]
        if marks:
            row.put(at + 8, 1 if marks & BYPASSING and has(table, card, BYPASS) else 0)
            row.put(at + 9, 1 if marks & CANCELLED else 0)
            row.put(at + 10, 1 if marks & DYING else 0)
        if table.alterations:
            row.put(at + 11, len(table.attached_to(card)))
        going = table.attack
        if going is not None:
            row.put(at + 12, 1 if card in going.attackers else 0)
            row.put(at + 13, 1 if card == going.target else 0)
            row.put(at + 14, 1 if card in going.blockers else 0)
            row.put(at + 15, 1 if card in (going.fighting, going.countering) else 0)

    def margin(self, state: State, seat: int) -> float:
        table = self.table_of(state)
        best = -1000
        for other in range(self.players):
            if other != seat:
                best = max(best, life_left(table, other))
        return float(life_left(table, seat) - best)

    # -- options --------------------------------------------------------------------------

    def ids(self, state: State) -> list[int]:
        table = self.table_of(state)
        decision = table.decision
        found: list[int] = []
        if decision is None:
            return found
        slots = slots_of(table, decision.player)
        by_option, columns = self.by_option, self.columns
        for option in decision.options:
            found.append(by_option.of(option, slots, columns))
        return found

    def option_rows(self, state: State, row: Features, out: memoryview[int], base: i64) -> int:
        table = self.table_of(state)
        if table.decision is not None:
            self.slot_of = slots_of(table, table.decision.player)
        return super().option_rows(state, row, out, base)

    def describe(self, state: State, option: Option, features: Features) -> None:
        table = self.table_of(state)
        features.put(self.verbs[option.verb], 1.0)
        if option.what in self.whats:
            features.put(WHAT + self.whats[option.what], 1.0)
        if option.amount >= 0:
            features.put(AMOUNT, (option.amount + 1) / 10)
        if option.index >= 0:
            features.put(INDEX, (option.index + 1) / 4)
        if option.target >= 0:
            features.put(TARGET_SLOT, float(self.slot_of.get(option.target, -1) + 1))
            features.put(TARGET, float(self.columns[option.target] + 1))
        card = option.card
        if card < 0:
            return
        column = self.columns[card]
        features.paste(CARD, self.card_rows[column])
        features.put(LABEL, float(column + 1))
        slot = self.slot_of.get(card, -1)
        if slot >= 0:
            features.put(SEAT_OF, float(slot // SLOTS + 1))
            features.put(SLOT, float(slot % SLOTS + 1))
            if slot < self.players * SLOTS and slot % SLOTS <= UNITS:
                self.describe_unit(table, card, features)

    def describe_unit(self, table: Ashes, card: int, features: Features) -> None:
        """Write what is on a unit or a Phoenixborn."""
        scratch = self.scratch
        self.observe_unit(table, card, 0, scratch)
        numbers: list[int] = scratch.numbers.tolist()
        for token in range(1, ON_A_CARD):
            if numbers[token]:
                features.put(ON_IT + token - 1, numbers[token] / 5)
        scratch.clear()


def life_left(table: Ashes, seat: int) -> int:
    """The remaining life of a player's Phoenixborn."""
    phoenixborn = table.phoenixborn[seat]
    if phoenixborn < 0 or not table.alive[seat]:
        return 0
    return max(0, life(table, phoenixborn) - table.wounds[phoenixborn])


def encoder(players: int, setup: dict[str, Any]) -> AshesEncoder:
    """The encoder for these choices."""
    options = BOX.about()["options"]
    wording = setup.get("wording", options["wording"]["default"])
    return AshesEncoder(
        players, str(wording), str(setup.get("illusion_power", options["illusion_power"]["default"]))
    )
