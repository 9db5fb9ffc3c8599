"""A position of Ascension as numbers: what every player owns, has in play and can still do, all of it public.

Everybody knows which cards each player owns, but not which of them are in a hand; hands are luck and left out. A card
stolen unseen counts as its victim's until it is seen.
"""

from __future__ import annotations

from typing import Final

from deckhall.bots.learning.preference import Preference
from deckhall.bots.learning.sheet import Entries, Knowledge, Sheet
from deckhall.bots.learning.words import words_of
from deckhall.games.ascension.card import Card
from deckhall.games.ascension.facts import worth
from deckhall.games.ascension.state import HAND_SIZE, Ascension, Match
from deckhall.games.ascension.turn import samael_score
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

# The place of a card; each place has its own columns.
OWNED: Final = 0  # anywhere: its honor counts at the end
DRAWN: Final = 1  # in the deck: the copies a hand will hold, times the remaining game
STANDING: Final = 2  # a construct in play, times the remaining game
ON_OFFER: Final = 3  # in the row, for the next player
PLACES: Final = ("owned", "drawn", "standing", "row")
# What an option does to its card; each has a column for every context.
VERBS: Final = ("acquire", "defeat", "banish", "discard", "copy", "keep", "destroy", "give")
# The situation in which an option is taken, as amounts that scale its columns. Those of the deck count for the
# remaining game, like the deck itself.
CONTEXTS: Final = (
    "ever",
    "early",  # the remaining game
    "ending",  # the pool is nearly empty
    "runes",  # in an average hand
    "power",  # in an average hand
    "size",  # cards in the deck
    "constructs",  # in play
    "faction",  # cards of the same faction that the player owns
    "lead",  # honor ahead of the best rival
)
EARLY: Final = 1
SAME_FACTION: Final = 7
FACTIONS: Final = 8  # places for counting the cards of a faction
FULL_POOL: Final = 30.0  # honor per player
FULL_SOLO_POOL: Final = 50.0


class Situation:
    """The situation in which a player decides: amounts by context, and how many cards of each faction they own."""

    __slots__ = ("amounts", "factions", "of_kind")

    def __init__(self, amounts: list[float], factions: list[float], of_kind: list[int]) -> None:
        self.amounts: Final = amounts
        self.factions: Final = factions
        self.of_kind: Final = of_kind  # the faction of every kind of card

    def amounts_for(self, kind: int) -> list[float]:
        """The amounts for an option with this kind of card; -1: without a card."""
        same = 0.0 if kind < 0 else self.factions[self.of_kind[kind]]
        self.amounts[SAME_FACTION] = self.amounts[EARLY] * same
        return self.amounts


class AscensionKnowledge(Knowledge):
    """Makes sheets. Columns for the cards of a match are numbered when it first sees the match."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None
        self.known: Final[dict[str, Card]] = {}  # the cards seen so far, by edition and id
        self.numbered: Final[dict[str, list[int]]] = {}  # their columns
        self.by_kind: list[list[int]] = []  # by place or verb, then by kind of card
        self.honor: list[int] = []  # by kind, like the following
        self.runes: list[float] = []
        self.power: list[float] = []
        self.faction: list[int] = []
        self.cards: list[Card] = []
        self.factions: Final[list[str]] = []
        self.by_option: Final[dict[str, list[int]]] = {}  # the columns of a verb and a card, by context
        plain = self.columns.plain
        self.score: Final = plain("score")
        self.late_score: Final = plain("late_score")
        self.tokens: Final = plain("tokens")
        self.size: Final = plain("size")
        self.turn_to_come: Final = plain("turn_to_come")
        self.to_move: Final = plain("to_move")
        self.order: Final = plain("order")
        self.extra_turns: Final = plain("extra_turns")
        self.built: Final = plain("constructs")
        self.samael: Final = plain("samael")
        self.samael_score: Final = plain("samael_score")
        self.samael_cards: Final = plain("samael_cards")
        self.stage: Final = plain("stage")
        self.pool_empty: Final = plain("pool_empty")
        self.pool_low: Final = plain("pool_low")
        self.players: Final = plain("players")
        self.solo: Final = plain("solo")
        self.teams: Final = plain("teams")
        self.mystics: Final = plain("mystics_left")
        self.infantry: Final = plain("infantry_left")

    def meet(self, match: Match) -> None:
        """Add the columns for the cards of a match."""
        self.match = match
        kinds = len(match.ids)
        self.by_kind = [[0] * kinds for _ in range(len(PLACES))]
        self.honor = [0] * kinds
        self.runes = [0.0] * kinds
        self.power = [0.0] * kinds
        self.faction = [0] * kinds
        self.cards = [match.cards[0]] * kinds
        done = [False] * kinds
        for card, kind in zip(match.cards, match.kinds, strict=True):
            if not done[kind]:
                done[kind] = True
                self.honor[kind] = card.honor
                self.faction[kind] = self.number_of(card.faction)
                self.cards[kind] = card
                words = words_of(card)
                self.runes[kind] = words.get("play/Gain.runes", 0.0)
                self.power[kind] = words.get("play/Gain.power", 0.0)
                for place, column in enumerate(self.columns_of(card, match.edition)):
                    self.by_kind[place][kind] = column

    def columns_of(self, card: Card, edition: str) -> list[int]:
        """The columns of a card, for every place."""
        name = f"{edition}:{card.id}"
        if self.known.get(name) is not card:
            words = self.words(card)
            self.known[name] = card
            self.numbered[name] = [self.columns.card(place, card.id, words) for place in PLACES]
        return self.numbered[name]

    def words(self, card: Card) -> dict[str, float]:
        """The words of a card, and what its verbs say about their worth."""
        words = words_of(card)
        words["worth"] = worth(card.play) + sum([ability.worth() for ability in card.abilities], 0.0)
        return words

    def number_of(self, faction: str) -> int:
        """The place of a faction; all that are met after the last place share it."""
        if faction not in self.factions:
            self.factions.append(faction)
        return min(FACTIONS - 1, self.factions.index(faction))

    def options(self, state: State, options: list[Option]) -> list[Entries]:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        situation = self.situation(state, decision.player)
        found: list[Entries] = []
        for option in options:
            kind = state.match.kinds[option.card] if option.card >= 0 and option.verb in VERBS else -1
            amounts = situation.amounts_for(kind)
            columns = self.columns_for(state.match, option.verb, kind)
            entries = Entries()
            for context in range(len(CONTEXTS)):
                entries.add(columns[context], amounts[context])
            found.append(entries)
        return found

    def columns_for(self, match: Match, verb: str, kind: int) -> list[int]:
        """The columns of doing something with a kind of card (-1: whatever the card), by context."""
        if match is not self.match:
            self.meet(match)
        does = f"{self.sort_of(match)}{verb}"
        card = None if kind < 0 else self.cards[kind]
        name = does if card is None else f"{does}:{match.edition}:{card.id}"
        found = self.by_option.get(name)
        if found is None:
            words = {} if card is None else self.words(card)
            words["any"] = 1.0
            card_id = "" if card is None else card.id
            found = [self.columns.card(f"{does}_{context}", card_id, words) for context in CONTEXTS]
            self.by_option[name] = found
        return found

    def sort(self, state: State) -> str:
        assert isinstance(state, Ascension)
        return self.sort_of(state.match)

    def sort_of(self, match: Match) -> str:
        """Against Samael other options are good, so they have words of their own."""
        return "solo_" if match.solo else ""

    def situation(self, state: Ascension, player: int) -> Situation:
        """The situation of the player who decides."""
        match = state.match
        if match is not self.match:
            self.meet(match)
        kinds = match.kinds
        runes, power, faction = self.runes, self.power, self.faction
        factions = [0.0] * FACTIONS
        size = 0
        all_runes = all_power = 0.0
        piles = [state.hands[player], state.decks[player], state.discards[player]]
        if player == state.player:
            piles.append(state.played)
            piles.append(state.limbo)
        for pile in piles:
            size += len(pile)
            for card in pile:
                kind = kinds[card]
                all_runes += runes[kind]
                all_power += power[kind]
                factions[faction[kind]] += 0.2
        for card in state.constructs[player]:
            factions[faction[kinds[card]]] += 0.2
        stage = stage_of(state)
        hands = stage * HAND_SIZE / (10.0 * max(1, size))
        best = samael_score(state) if match.solo else 0
        for seat in range(match.players):
            if seat != player:
                best = max(best, state.honor[seat])
        amounts = [
            1.0,
            stage,
            max(0.0, 0.25 - stage) * 4.0,
            hands * all_runes,
            hands * all_power,
            stage * size / 20.0,
            stage * len(state.constructs[player]) / 4.0,
            0.0,
            (state.honor[player] - best) / 30.0,
        ]
        return Situation(amounts, factions, self.faction)

    def sheet(self, state: State, viewer: int) -> Sheet:
        """The position as public knowledge; against Samael there are two sides."""
        assert isinstance(state, Ascension)
        match = state.match
        if match is not self.match:
            self.meet(match)
        stage = stage_of(state)
        sheet = Sheet(2 if match.solo else match.players)
        table = sheet.table
        table.add(self.stage, stage)
        table.add(self.pool_empty, 1.0 if state.pool == 0 else 0.0)
        table.add(self.pool_low, max(0.0, 0.25 - stage) * 4.0)
        table.add(self.players, (match.players - 2) / 2.0)
        table.add(self.solo, 1.0 if match.solo else 0.0)
        table.add(self.teams, 1.0 if match.teams else 0.0)
        table.add(self.mystics, len(state.mystics) / 30.0)
        table.add(self.infantry, len(state.infantry) / 30.0)
        for seat in range(match.players):
            self.enter_seat(state, seat, stage, sheet.sides[seat])
        if match.solo:
            self.enter_samael(state, stage, sheet.sides[1])
        return sheet

    def enter_seat(self, state: Ascension, seat: int, stage: float, entries: Entries) -> None:
        match = state.match
        kinds = match.kinds
        counts = [0] * len(match.ids)
        piles = [state.hands[seat], state.decks[seat], state.discards[seat]]
        if seat == state.player:
            piles.append(state.played)
            piles.append(state.limbo)
        for pile in piles:
            for card in pile:
                counts[kinds[card]] += 1
        stolen = state.stolen
        for index in range(0, len(stolen), 2):
            if seat == state.player:
                counts[kinds[stolen[index]]] -= 1
            if seat == stolen[index + 1]:
                counts[kinds[stolen[index]]] += 1
        size = 0
        for count in counts:
            size += count
        drawn = self.by_kind[DRAWN]
        each = HAND_SIZE * stage / max(1, size)
        for kind in range(len(counts)):
            if counts[kind]:
                entries.add(drawn[kind], each * counts[kind])
        standing = self.by_kind[STANDING]
        for card in state.constructs[seat]:
            counts[kinds[card]] += 1
            entries.add(standing[kinds[card]], stage)
        owned = self.by_kind[OWNED]
        honor = state.honor[seat]
        for kind in range(len(counts)):
            if counts[kind]:
                entries.add(owned[kind], 0.2 * counts[kind])
                honor += self.honor[kind] * counts[kind]
        entries.add(self.score, honor / 30.0)
        entries.add(self.late_score, (1.0 - stage) * honor / 15.0)
        entries.add(self.tokens, state.honor[seat] / 30.0)
        entries.add(self.size, size / 15.0)
        entries.add(self.built, len(state.constructs[seat]) / 4.0)
        away = (seat - state.player) % match.players
        entries.add(self.order, away / match.players)
        first = match.first
        turns_left = (seat - first) % match.players >= (state.player - first) % match.players
        entries.add(self.turn_to_come, 1.0 if turns_left else 0.0)
        if away == 0:
            entries.add(self.to_move, 1.0)
            entries.add(self.extra_turns, float(state.extra_turns))
            offer = self.by_kind[ON_OFFER]
            for card in state.row:
                entries.add(offer[kinds[card]], stage)

    def enter_samael(self, state: Ascension, stage: float, entries: Entries) -> None:
        entries.add(self.samael, 1.0)
        entries.add(self.samael_score, samael_score(state) / 30.0)
        entries.add(self.late_score, (1.0 - stage) * samael_score(state) / 15.0)
        entries.add(self.samael_cards, len(state.samael) / 15.0)


def stage_of(state: Ascension) -> float:
    """1 at the start of the game, 0 when the pool is empty."""
    full = FULL_SOLO_POOL if state.match.solo else FULL_POOL * state.match.players
    return min(1.2, state.pool / full)


class Tastes:
    """What is preferred in a match: the points of every verb and kind of card, by context."""

    def __init__(self, knowledge: AscensionKnowledge, match: Match, preference: Preference) -> None:
        self.knowledge: Final = knowledge
        self.match: Final = match
        self.preference: Final = preference
        sort = knowledge.sort_of(match)
        # Whether anything was learnt for this sort of game.
        self.learnt: Final = any([f"{sort}{verb}_ever:any" in preference.words for verb in VERBS])
        self.by_verb: Final[dict[str, list[list[float]]]] = {}  # by kind; whatever the card comes last

    def points(self, situation: Situation, option: Option) -> float:
        """How many points an option is worth beyond the judge's opinion."""
        verb = option.verb
        known = self.by_verb.get(verb)
        if known is None:
            kinds = [*range(len(self.match.ids)), -1] if verb in VERBS else [-1]
            known = [
                self.preference.points_of(self.knowledge.columns_for(self.match, verb, kind))
                for kind in kinds
            ]
            self.by_verb[verb] = known
        kind = self.match.kinds[option.card] if option.card >= 0 and len(known) > 1 else -1
        points = known[kind]
        amounts = situation.amounts_for(kind)
        total = 0.0
        for context in range(len(points)):
            total += amounts[context] * points[context]
        return total
