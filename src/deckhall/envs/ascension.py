"""The encoder of Ascension."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from deckhall.envs.ascension_actions import PLACES, Actions, place_of
from deckhall.envs.ascension_layout import CARD_FEATURES, Places, card_features
from deckhall.envs.encoding import Encoder, Labels
from deckhall.envs.rows import Features, Row, packed
from deckhall.games.ascension import BOX
from deckhall.games.ascension.abilities import OncePerTurn, OnceWhen, RedirectAcquired
from deckhall.games.ascension.state import SOLO, TEAMS, Ascension, Match, ability_key
from deckhall.games.ascension.turn import price, samael_score
from deckhall.games.ascension.view import known_top, owned_kinds, seen_hand, seen_score
from deckhall.games.ascension.words import PROMPTS, VERBS
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

# Where the parts of an option row begin: verbs, places, features of the card, and three numbers.
PLACE: Final = len(VERBS)
CARD: Final = PLACE + len(PLACES)
INDEX: Final = CARD + len(CARD_FEATURES)
PRICE: Final = INDEX + 1
LABEL: Final = INDEX + 2


class CardLabels(Labels):
    """The labels of the cards of one match, and the honor each card scores."""

    def __init__(self, match: Match, columns: list[int], kind_columns: list[int]) -> None:
        super().__init__(match, columns)
        self.kind_columns: Final = kind_columns
        self.honor: Final[list[int]] = [card.honor for card in match.cards]


class AscensionEncoder(Encoder):
    """Encodes one edition and variant for a fixed number of players."""

    def __init__(self, players: int, edition: str, variant: str) -> None:
        facts = BOX.cards(edition=edition)
        super().__init__(
            "ascension", players, [edition, variant], [str(card["id"]) for card in facts], PROMPTS
        )
        self.solo: Final = variant == SOLO
        self.teams: Final = variant == TEAMS
        self.match: Match | None = None  # of the last table
        self.kind_columns: list[int] = []  # the label of every kind
        self.honor: list[int] = []  # by card number
        self.places: Final = Places(self.layout, players, self.solo)
        self.lay_out_prompt()
        self.by_option: Final = Actions(self.actions, facts)
        self.verbs: Final[dict[str, int]] = {verb: number for number, verb in enumerate(VERBS)}
        self.features.extend([f"verb.{verb}" for verb in VERBS])
        self.features.extend([f"place.{place}" for place in PLACES])
        self.features.extend([f"card.{feature}" for feature in CARD_FEATURES])
        self.features.extend(["index", "price", "card"])
        self.card_rows: Final[list[bytes]] = [
            packed(card_features(BOX.card(card, edition))) for card in self.card_ids
        ]

    def label(self, match: object) -> Labels:
        assert isinstance(match, Match)
        if match.players != self.players or match.solo != self.solo or match.teams != self.teams:
            raise InvalidSetup(f"this encoding is for {self.players} players, {' '.join(self.about)}")
        kind_columns = self.columns_of(match.ids)
        return CardLabels(match, [kind_columns[kind] for kind in match.kinds], kind_columns)

    def table_of(self, state: State) -> Ascension:
        """The table, after switching to the labels of its match."""
        assert isinstance(state, Ascension)
        match = state.match
        if match is not self.match:
            labels = self.labels_of(match)
            assert isinstance(labels, CardLabels)
            self.columns = labels.columns
            self.kind_columns = labels.kind_columns
            self.honor = labels.honor
            self.match = match
        return state

    # -- observing ------------------------------------------------------------------------

    def observe(self, state: State, seat: int, row: Row) -> None:
        table = self.table_of(state)
        places = self.places
        self.count(row, places.played, table.played)
        self.count(row, places.row, table.row)
        self.count(row, places.void, table.void)
        self.count(row, places.limbo, table.limbo)
        if table.used:
            for card in table.constructs[table.player]:
                if is_used(table, card):
                    row.count(places.used + self.columns[card])
        for place in range(self.players):
            self.observe_seat(table, seat, place, row)
        if self.solo:
            at: i64 = places.samael
            cards: i64 = len(self.card_ids)
            self.count(row, at, table.samael)
            row.put(at + cards, table.samael_honor)
            row.put(at + cards + 1, samael_score(table))
        at = places.table_numbers
        row.put(at, table.pool)
        row.put(at + 1, table.runes)
        row.put(at + 2, table.power)
        row.put(at + 3, table.mechana_runes)
        row.put(at + 4, table.discount)
        row.put(at + 5, table.extra_turns)
        row.put(at + 6, len(table.mystics))
        row.put(at + 7, len(table.infantry))
        row.put(at + 8, len(table.center))
        row.put(at + 9, 1 if table.pool == 0 else 0)
        row.put(at + 10, table.turn)
        decision = table.decision
        if decision is not None:
            self.observe_prompt(decision, seat, row)

    def observe_seat(self, table: Ascension, viewer: int, place: int, row: Row) -> None:
        """Write one seat, `place` seats to the left of the viewer."""
        places = self.places
        seat = (viewer + place) % self.players
        score = self.observe_cards(table, viewer, place, seat, row)
        if table.known:
            if place:
                self.count(row, places.hands[place], seen_hand(table, viewer, seat))
            top = known_top(table, viewer, table.decks[seat])
            if top:
                self.count(row, places.tops[place], top)
                row.put(places.next[place], self.columns[top[0]] + 1)
        at: i64 = places.seat_numbers[place]
        row.put(at, table.honor[seat])
        row.put(at + 1, score)
        row.put(at + 2, len(table.hands[seat]))
        row.put(at + 3, len(table.decks[seat]))
        row.put(at + 4, 1 if table.match.first == seat else 0)
        row.put(at + 5, 1 if table.player == seat else 0)
        row.put(at + 6, 1 if self.teams and place and table.partner(viewer) == seat else 0)

    def observe_cards(self, table: Ascension, viewer: int, place: int, seat: int, row: Row) -> int:
        """Write the cards of one seat and everything it owns in one pass; returns its score as the viewer can count
        it."""
        if table.stolen:
            return self.observe_after_theft(table, viewer, place, seat, row)
        places = self.places
        score: i64 = table.honor[seat]
        score += self.count_owned(row, place, places.hands[0] if place == 0 else -1, table.hands[seat])
        score += self.count_owned(row, place, places.deck if place == 0 else -1, table.decks[seat])
        score += self.count_owned(row, place, places.discards[place], table.discards[seat])
        score += self.count_owned(row, place, places.constructs[place], table.constructs[seat])
        if seat == table.player:
            score += self.count_owned(row, place, -1, table.played)
            score += self.count_owned(row, place, -1, table.limbo)
        return score

    def count_owned(self, row: Row, place: i64, at: i64, pile: list[int]) -> i64:
        """Count a pile among what its seat owns, and in a field unless `at` is -1; returns the score of its cards."""
        owned: i64 = self.places.owned[place]
        columns = self.columns
        honor = self.honor
        score: i64 = 0
        for card in pile:
            column: i64 = columns[card]
            score += honor[card]
            row.count(owned + column)
            if at >= 0:
                row.count(at + column)
        return score

    def observe_after_theft(self, table: Ascension, viewer: int, place: int, seat: int, row: Row) -> int:
        """The same while cards taken unseen are in somebody's hand."""
        places = self.places
        if place == 0:
            self.count(row, places.hands[0], table.hands[seat])
            self.count(row, places.deck, table.decks[seat])
        self.count(row, places.discards[place], table.discards[seat])
        self.count(row, places.constructs[place], table.constructs[seat])
        kind_columns = self.kind_columns
        for kind, count in enumerate(owned_kinds(table, viewer, seat)):
            row.put(places.owned[place] + kind_columns[kind], count)
        return seen_score(table, viewer, seat)

    def margin(self, state: State, seat: int) -> float:
        table = self.table_of(state)
        mine = seen_score(table, seat, seat)
        if self.solo:
            return float(mine - samael_score(table))
        partner = table.partner(seat)
        best = -1000
        for other in range(self.players):
            if other not in (seat, partner):
                theirs = seen_score(table, seat, other)
                if partner >= 0:
                    theirs += seen_score(table, seat, table.partner(other))
                best = max(best, theirs)
        if partner >= 0:
            mine += seen_score(table, seat, partner)
        return float(mine - best)

    # -- options --------------------------------------------------------------------------

    def ids(self, state: State) -> list[int]:
        table = self.table_of(state)
        decision = table.decision
        found: list[int] = []
        if decision is None:
            return found
        by_option, columns = self.by_option, self.columns
        for option in decision.options:
            found.append(by_option.of(table, option, columns))
        return found

    def describe(self, state: State, option: Option, features: Features) -> None:
        table = self.table_of(state)
        verb = option.verb
        features.put(self.verbs[verb], 1.0)
        card = option.card
        if option.index >= 0:
            features.put(INDEX, option.index / 4 + 0.25)
        if card < 0:
            return
        place = place_of(table, card)
        if place >= 0:
            features.put(PLACE + place, 1.0)
        column = self.columns[card]
        features.paste(CARD, self.card_rows[column])
        decision = table.decision
        if decision is not None and decision.prompt == "turn":
            if verb == "acquire":
                features.put(PRICE, price(table, card) / 8)
            elif verb == "give":
                features.put(PRICE, (price(table, card) + 1) / 8)
            elif verb == "defeat":
                features.put(PRICE, table.cards[card].cost / 8)
        features.put(LABEL, float(column + 1))


def is_used(table: Ascension, card: int) -> bool:
    """Whether a construct of the active player has used all its once-per-turn abilities."""
    used = table.used
    once = False
    for index, ability in enumerate(table.cards[card].abilities):
        if isinstance(ability, (OncePerTurn, OnceWhen, RedirectAcquired)):
            if ability_key(card, index) not in used:
                return False
            once = True
    return once


def encoder(players: int, setup: dict[str, Any]) -> AscensionEncoder:
    """The encoder for these choices."""
    about = BOX.about()
    edition = setup.get("edition", about["options"]["edition"]["default"])
    return AscensionEncoder(players, str(edition), str(setup.get("variant", "individual")))
