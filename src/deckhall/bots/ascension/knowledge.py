"""A position of Ascension as numbers: what every player owns, has in play and can still do, all of it public.

Everybody knows which cards each player owns, but not which of them are in a hand; hands are luck and left out. A card
stolen unseen counts as its victim's until it is seen.
"""

from __future__ import annotations

from typing import Final

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
# What an option does to its card; each also has columns scaled by the remaining game.
VERBS: Final = ("acquire", "defeat", "banish", "discard", "copy", "keep", "destroy", "give")
FULL_POOL: Final = 30.0  # honor per player
FULL_SOLO_POOL: Final = 50.0


class AscensionKnowledge(Knowledge):
    """Makes sheets. Columns for the cards of a match are numbered when it first sees the match."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None
        self.known: Final[dict[str, Card]] = {}  # the cards seen so far, by edition and id
        self.numbered: Final[dict[str, list[int]]] = {}  # their columns
        self.by_kind: list[list[int]] = []  # by place or verb, then by kind of card
        self.honor: list[int] = []
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
        self.by_kind = [[0] * kinds for _ in range(len(PLACES) + 2 * len(VERBS))]
        self.honor = [0] * kinds
        done = [False] * kinds
        for card, kind in zip(match.cards, match.kinds, strict=True):
            if not done[kind]:
                done[kind] = True
                self.honor[kind] = card.honor
                for place, column in enumerate(self.columns_of(card, match.edition)):
                    self.by_kind[place][kind] = column

    def columns_of(self, card: Card, edition: str) -> list[int]:
        """The columns of a card: for every place, then for options by verb, then the same scaled by the remaining
        game."""
        name = f"{edition}:{card.id}"
        if self.known.get(name) is not card:
            words = words_of(card)
            words["worth"] = worth(card.play) + sum([ability.worth() for ability in card.abilities], 0.0)
            names = [*PLACES, *VERBS, *[f"{verb}_early" for verb in VERBS]]
            self.known[name] = card
            self.numbered[name] = [self.columns.card(place, card.id, words) for place in names]
        return self.numbered[name]

    def option(self, state: State, option: Option) -> Entries:
        assert isinstance(state, Ascension)
        match = state.match
        if match is not self.match:
            self.meet(match)
        stage = stage_of(state)
        entries = Entries()
        verb = option.verb
        entries.add(self.columns.plain(f"verb:{verb}"), 1.0)
        entries.add(self.columns.plain(f"verb_early:{verb}"), stage)
        if option.card >= 0 and verb in VERBS:
            place = len(PLACES) + VERBS.index(verb)
            kind = match.kinds[option.card]
            entries.add(self.by_kind[place][kind], 1.0)
            entries.add(self.by_kind[place + len(VERBS)][kind], stage)
        return entries

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
