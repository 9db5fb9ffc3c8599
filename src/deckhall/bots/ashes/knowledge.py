"""A position of Ashes as numbers, as far as one viewer knows it: everybody's board and dice, and hands where known.

With open deck lists, the cards a rival still has in hand or draw pile are known as a set. A card counts as much as it
is likely to be paid for: own decks may hold cards whose magic their dice hardly have.
"""

from __future__ import annotations

from math import comb
from typing import Final

from deckhall.bots.ashes.worth import LOW_LIFE, SHORT_PILE, Worth
from deckhall.bots.learning.sheet import Entries, Knowledge, Sheet
from deckhall.bots.learning.words import words_of
from deckhall.games.ashes.definition import Definition, Price
from deckhall.games.ashes.table.state import Ashes, Match
from deckhall.games.ashes.table.values import attack, life
from deckhall.games.ashes.terms import DYING, KINDS, KNOWN, MAGICS, TURNS
from deckhall.kernel.options import Option
from deckhall.kernel.state import Decision, State

# The place of a card; each place has its own columns.
IN_HAND: Final = 0
UNSEEN: Final = 1  # in a draw pile, or in a hand hidden from the viewer
UNIT: Final = 2
TIRED_UNIT: Final = 3
SPELL: Final = 4
TIRED_SPELL: Final = 5
PHOENIXBORN: Final = 6
PLACES: Final = ("hand", "unseen", "unit", "tired_unit", "spell", "tired_spell", "phoenixborn")
PLAIN: Final = (
    "life",
    "low_life",
    "ready_attack",
    "tired_attack",
    "toughness",
    "ready_units",
    "tired_units",
    "room",
    "tokens",
    "hand_size",
    "pile",
    "short_pile",
    "danger",
    "units_worth",
    "spells_worth",
    "dice_worth",
    "turn",
    "main_left",
    "first_player",
    "exhausted_dice",
    "viewer",
    "potential",
    "hand_ease",
    "hand_worth",
    "unseen_ease",
    "unseen_worth",
)
HAND_EASE: Final = PLAIN.index("hand_ease")
HAND_WORTH: Final = PLAIN.index("hand_worth")
UNSEEN_EASE: Final = PLAIN.index("unseen_ease")
UNSEEN_WORTH: Final = PLAIN.index("unseen_worth")
MOST_DICE: Final = 10  # of one magic
MOST_NEEDED: Final = 5  # dice of one magic and face in a price


def shares_of_rolls() -> list[list[list[float]]]:
    """How often so many dice of a magic show at least so many powers and, beside them, classes: by dice, powers,
    classes. Meditation turns dice, so a price that dice of the right magic could pay counts at least half."""
    found: list[list[list[float]]] = []
    for dice in range(MOST_DICE + 1):
        table: list[list[float]] = []
        for powers in range(MOST_NEEDED + 1):
            row: list[float] = []
            for classes in range(MOST_NEEDED + 1):
                share = 0.0
                for power in range(powers, dice + 1):
                    for kind in range(max(0, powers + classes - power), dice - power + 1):
                        ways = comb(dice, power) * comb(dice - power, kind)
                        share += ways * 3.0**kind * 2.0 ** (dice - power - kind) / 6.0**dice
                row.append(0.5 + 0.5 * share if dice >= powers + classes else 0.0)
            table.append(row)
        found.append(table)
    return found


ROLLS: Final = shares_of_rolls()


def ease_of(price: Price, pool: list[int]) -> float:
    """How likely a price can be paid by a pool of dice, by magic."""
    ease = 1.0
    for magic, powers, classes in price.needs:
        ease *= ROLLS[min(MOST_DICE, pool[magic])][min(MOST_NEEDED, powers)][min(MOST_NEEDED, classes)]
    return ease


def ease_of_use(definition: Definition, pool: list[int]) -> float:
    """How likely the easiest ability of a spell on the board can be paid; 1 for a spell without any."""
    best = -1.0
    for activation in definition.activations:
        best = max(best, ease_of(activation.prices[0], pool))
    return best if best >= 0.0 else 1.0


def ease_of_play(definition: Definition, pool: list[int]) -> float:
    """How likely a card can be paid for and then used."""
    ease = ease_of(definition.price, pool)
    return ease * ease_of_use(definition, pool) if definition.is_ready_spell else ease


class AshesKnowledge(Knowledge):
    """Makes sheets. Columns for the cards of a match are numbered when it first sees the match."""

    def __init__(self, worth: Worth) -> None:
        super().__init__()
        self.worth: Final = worth
        self.match: Match | None = None
        self.known: Final[dict[str, Definition]] = {}  # the cards seen so far, by place and id
        self.numbered: Final[dict[str, int]] = {}  # their columns
        self.by_card: list[list[int]] = []  # by place, then by number of the card
        plain = self.columns.plain
        self.plain: Final[list[int]] = [plain(name) for name in PLAIN]
        self.dice: Final[list[int]] = [
            plain(f"die:{face}:{magic}") for face in ("basic", "class", "power") for magic in MAGICS
        ]
        self.pool: Final[list[int]] = [plain(f"pool:{magic}") for magic in MAGICS]
        self.turns: Final = plain("turns_phase")
        self.round: Final = plain("round")
        self.late: Final = plain("late")
        self.passes: Final = plain("passes")
        self.players: Final = plain("players")

    def meet(self, match: Match) -> None:
        """Add the columns for the cards of a match."""
        self.match = match
        self.by_card = [[] for _ in PLACES]
        for definition in match.definitions:
            for place, name in enumerate(PLACES):
                self.by_card[place].append(self.column(name, definition))

    def column(self, place: str, definition: Definition) -> int:
        """The column of a card at a place, or in an option."""
        name = f"{place}:{definition.id}"
        if self.known.get(name) is not definition:
            self.known[name] = definition
            self.numbered[name] = self.columns.card(place, definition.id, words_of(definition.card))
        return self.numbered[name]

    def options(self, state: State, options: list[Option]) -> list[Entries]:
        assert isinstance(state, Ashes)
        if state.match is not self.match:
            self.meet(state.match)
        decision = state.decision
        assert decision is not None
        return [self.option(state, decision, option) for option in options]

    def option(self, state: Ashes, decision: Decision, option: Option) -> Entries:
        entries = Entries()
        does = f"{decision.prompt}:{option.verb}"
        entries.add(self.columns.plain(f"does:{does}"), 1.0)
        entries.add(self.columns.plain(f"does_late:{does}"), state.round / 8.0)
        for role, card in (("with", option.card), ("on", option.target)):
            if card >= 0:
                side = "mine" if state.holder[card] == decision.player else "theirs"
                entries.add(self.column(f"{option.verb}_{role}_{side}", state.definitions[card]), 1.0)
        return entries

    def sheet(self, state: State, viewer: int) -> Sheet:
        """The position as the viewer knows it, with a side for each player still in the game."""
        assert isinstance(state, Ashes)
        if state.match is not self.match:
            self.meet(state.match)
        self.worth.traits_of(state)
        seats = [seat for seat in range(len(state.alive)) if state.alive[seat]]
        sheet = Sheet(len(seats))
        table = sheet.table
        table.add(self.turns, 1.0 if state.phase == TURNS else 0.0)
        table.add(self.round, state.round / 8.0)
        table.add(self.late, max(0, state.round - 6) / 6.0)
        table.add(self.passes, state.passes / 2.0)
        table.add(self.players, (len(seats) - 2) / 2.0)
        for index, seat in enumerate(seats):
            self.enter(state, viewer, seat, sheet.sides[index])
        return sheet

    def enter(self, state: Ashes, viewer: int, seat: int, entries: Entries) -> None:
        by_card = self.by_card
        entries.add(by_card[PHOENIXBORN][state.phoenixborn[seat]], 1.0)
        pool = pool_of(state, seat)
        known = self.enter_cards(state, viewer, seat, pool, entries)
        ready = tired = tough = ready_units = tired_units = 0
        for card in state.battlefields[seat]:
            if state.marks[card] & DYING:
                continue
            power = attack(state, card)
            tough += life(state, card) - state.wounds[card]
            if state.exhaustion[card]:
                tired += power
                tired_units += 1
                entries.add(by_card[TIRED_UNIT][card], 1.0)
            else:
                ready += power
                ready_units += 1
                entries.add(by_card[UNIT][card], 1.0)
            if state.alterations:
                for alteration in state.attached_to(card):
                    entries.add(by_card[UNIT][alteration], 1.0)
        tokens = 0
        for card in state.spellboards[seat]:
            tokens += state.status[card]
            place = TIRED_SPELL if state.exhaustion[card] else SPELL
            entries.add(by_card[place][card], ease_of_use(state.definitions[card], pool))
        worth = self.worth
        left = worth.life_left(state, seat)
        low = max(0, LOW_LIFE - left)
        pile = len(state.draw_piles[seat])
        exhausted = 0
        for magic in range(4):
            exhausted += state.exhausted_dice[seat * 4 + magic]
        turn = state.phase == TURNS and state.player == seat
        room = state.definitions[state.phoenixborn[seat]].battlefield - ready_units - tired_units
        values = [
            left / 20.0,
            low * low / 40.0,
            ready / 8.0,
            tired / 8.0,
            tough / 10.0,
            ready_units / 4.0,
            tired_units / 4.0,
            room / 10.0,
            tokens / 4.0,
            len(state.hands[seat]) / 5.0,
            pile / 25.0,
            max(0, SHORT_PILE - pile) / 10.0,
            worth.danger(state, seat),
            worth.units(state, seat) / 15.0,
            worth.spells(state, seat) / 10.0,
            worth.means(state, seat) / 8.0,
            1.0 if turn else 0.0,
            1.0 if turn and not state.main_done else 0.0,
            1.0 if state.token == seat else 0.0,
            exhausted / 10.0,
            1.0 if seat == viewer else 0.0,
            worth.potential(state, seat, known) / 8.0,
        ]
        for index in range(len(values)):
            entries.add(self.plain[index], values[index])
        for magic in range(4):
            entries.add(self.pool[magic], pool[magic] / 10.0)
        for kind in range(KINDS):
            entries.add(self.dice[kind], state.active_dice[seat * KINDS + kind] / 4.0)

    def enter_cards(
        self, state: Ashes, viewer: int, seat: int, pool: list[int], entries: Entries
    ) -> list[int]:
        """Enter hand and draw pile: card by card if the viewer sees them, otherwise the set of cards that may be
        there. Returns the cards known to be in the hand."""
        in_hand, unseen = self.by_card[IN_HAND], self.by_card[UNSEEN]
        traits, definitions = self.worth.traits, state.definitions
        own = seat == viewer
        known: list[int] = []
        hidden: list[int] = []
        easy = valued = 0.0
        for card in state.hands[seat]:
            if own or state.marks[card] & KNOWN:
                known.append(card)
                ease = ease_of_play(definitions[card], pool)
                entries.add(in_hand[card], ease)
                easy += ease
                valued += ease * traits[card].first
            else:
                hidden.append(card)
        entries.add(self.plain[HAND_EASE], easy / 5.0)
        entries.add(self.plain[HAND_WORTH], valued / 8.0)
        if not own and state.match.closed:
            return known
        cards = state.draw_piles[seat] + hidden
        share = 2.0 / max(10, len(cards))
        column, amount, ease = -1, 0.0, 0.0
        easy = valued = 0.0
        for card in sorted(cards):  # copies of a card are consecutive
            if unseen[card] != column:
                entries.add(column, amount)
                column, amount = unseen[card], 0.0
                ease = ease_of_play(definitions[card], pool)
            amount += share * ease
            easy += ease
            valued += ease * traits[card].first
        entries.add(column, amount)
        entries.add(self.plain[UNSEEN_EASE], easy / max(10, len(cards)))
        entries.add(self.plain[UNSEEN_WORTH], valued / max(10, len(cards)))
        return known


def pool_of(state: Ashes, seat: int) -> list[int]:
    """A player's dice by magic, active or exhausted."""
    found: list[int] = []
    for magic in range(4):
        dice = state.exhausted_dice[seat * 4 + magic]
        for face in range(3):
            dice += state.active_dice[seat * KINDS + 4 * face + magic]
        found.append(dice)
    return found
