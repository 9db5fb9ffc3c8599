"""The worth of Ascension's cards to a bot: tables by kind of card, from the fitted weights and the effects."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ascension.abilities import BanishThis, FirstTime, OncePerTurn, OnceWhen
from deckhall.games.ascension.card import CONSTRUCT, MECHANA, MONSTER, Card, TreatAllAsMechana
from deckhall.games.ascension.effects import (
    AcquireHeroFree,
    Banish,
    ChooseOne,
    CopyHero,
    Discard,
    Draw,
    Gain,
    GainHonorPerFaction,
    IfConstructs,
    IfPlayed,
)
from deckhall.games.ascension.facts import worth as worth_of
from deckhall.games.ascension.state import SOLO, Match
from deckhall.kernel.state import Effect

# The order in which cards are played: first what may change later choices. Heroes put on top of the deck come before
# draws, constructs before the heroes that trigger them, draws before resources, and copying or counting effects last.
CALLS: Final = 100
HEARS: Final = 90
DRAWS_IN_PLAY: Final = 85
BUILDS: Final = 80
DRAWS: Final = 70
SWAPS: Final = 65
THINS: Final = 55
PLAIN: Final = 40
FOLLOWS: Final = 30
COUNTS: Final = 20
COPIES: Final = 10
CHOOSES: Final = 5

# The kinds of ability use.
FREE: Final = 0
PAID: Final = 1
LAST: Final = 2  # banishes the construct: waits for the right moment


# How many times the worth of a card's effects counts, for a card in a deck or in play from early on; fitted to the
# weights of printed cards.
TIMES_PLAYED: Final = 3.1
DILUTES: Final = 4.7  # what an average card in its place would have been worth
TURNS_IN_PLAY: Final = 5.3
STANDS: Final = 1.5  # for a construct in play rather than in the deck
STANDS_FOR_TURN: Final = 1.3
AFTER_THE_FIGHT: Final = 0.67  # for runes and cards gained when most of the turn is over


def table_name(edition: str, variant: str) -> str:
    """The name of the weights to use: against Samael other things matter."""
    return f"{edition}_solo" if variant == SOLO else edition


class Worth:
    """Tables for one match, by kind of card.

    A card in a deck is worth its printed honor, plus `late` at the end of the game and an additional `early` at its
    start, in points of final margin; a construct in play is worth `standing` more at the start.
    """

    def __init__(self, match: Match, weights: dict[str, Any]) -> None:
        self.match: Final = match
        table = weights["tables"][table_name(match.edition, match.variant)]
        kinds = len(match.ids)
        self.late: Final[list[float]] = [0.0] * kinds
        self.early: Final[list[float]] = [0.0] * kinds
        self.standing: Final[list[float]] = [0.0] * kinds
        self.honor: Final[list[int]] = [0] * kinds
        self.cost: Final[list[int]] = [0] * kinds
        self.order: Final[list[int]] = [0] * kinds
        self.is_monster: Final[list[bool]] = [False] * kinds
        self.is_mechana: Final[list[bool]] = [False] * kinds
        self.reward: Final[list[int]] = [0] * kinds  # honor for defeating it
        self.trophy: Final[list[float]] = [0.0] * kinds  # the further worth of defeating it
        self.now: Final[list[float]] = [0.0] * kinds  # the immediate gain from playing it
        self.use: Final[list[list[int]]] = [[] for _ in range(kinds)]
        self.paid_runes: Final[list[int]] = [0] * kinds  # the cost of a paid ability, and its gain
        self.paid_value: Final[list[float]] = [0.0] * kinds
        self.use_order: Final[list[list[int]]] = [[] for _ in range(kinds)]
        self.deny: Final[float] = weights["deny"]
        definitions: list[Card | None] = [None] * kinds
        for card, kind in zip(match.cards, match.kinds, strict=True):
            definitions[kind] = card
        for kind in range(kinds):
            definition = definitions[kind]
            assert definition is not None
            self.describe(kind, definition, table)
        self.turn_late: Final[float] = table["turn"][0]
        self.turn_early: Final[float] = table["turn"][1]
        self.base_late: Final[float] = table["base"][0]
        self.base_early: Final[float] = table["base"][1]
        self.doubt_late: Final[float] = table["doubt"][0]
        self.doubt_early: Final[float] = table["doubt"][1]
        self.full: Final[float] = 50.0 if match.solo else 30.0 * match.players

    def describe(self, kind: int, card: Card, table: dict[str, Any]) -> None:
        self.honor[kind] = card.honor
        self.cost[kind] = card.cost
        self.is_monster[kind] = card.type == MONSTER
        self.is_mechana[kind] = card.type == CONSTRUCT and card.faction == MECHANA
        if card.type == MONSTER:
            self.reward[kind] = honor_of(card)
            self.trophy[kind] = trophy(card)
            return
        late, early, standing = table["cards"].get(card.id) or in_deck(card)
        self.late[kind] = late
        self.early[kind] = early
        self.standing[kind] = standing
        self.order[kind] = order_of(card)
        self.now[kind] = 1.5 if card.type == CONSTRUCT else worth_of(card.play)
        for ability in card.abilities:
            use, order = FREE, PLAIN
            if isinstance(ability, BanishThis):
                use = LAST
            elif isinstance(ability, OncePerTurn):
                use = PAID if ability.runes else FREE
                if ability.runes:
                    self.paid_runes[kind] = ability.runes
                    self.paid_value[kind] = ability.do.worth()
                order = DRAWS_IN_PLAY if isinstance(ability.do, Draw) else PLAIN
            self.use[kind].append(use)
            self.use_order[kind].append(order)


def in_deck(card: Card) -> list[float]:
    """The estimated worth of a card in a deck without fitted weights, from its verbs: `late`, `early` and
    `standing`."""
    if card.type == CONSTRUCT:
        each_turn = sum([ability.worth() for ability in card.abilities], 0.0)
        return [0.0, TURNS_IN_PLAY * each_turn, STANDS + STANDS_FOR_TURN * each_turn]
    return [0.0, TIMES_PLAYED * worth_of(card.play) - DILUTES, 0.0]


def trophy(card: Card) -> float:
    """The worth of defeating a monster beyond its honor."""
    return AFTER_THE_FIGHT * (worth_of(card.reward) - honor_of(card))


def honor_of(card: Card) -> int:
    """The honor for defeating a monster."""
    return sum([effect.honor for effect in card.reward if isinstance(effect, Gain)])


def order_of(card: Card) -> int:
    """The priority of playing a card within the turn; higher is sooner."""
    if card.type == CONSTRUCT:
        for ability in card.abilities:
            if isinstance(ability, OnceWhen | TreatAllAsMechana):
                return HEARS
            if isinstance(ability, OncePerTurn) and ability.when == "mechana_construct_played":
                return HEARS
            if isinstance(ability, FirstTime):
                return HEARS - 1
        return BUILDS
    best = PLAIN
    for effect in card.play:
        best = max(best, order_of_effect(effect))
    for effect in card.play:
        if isinstance(effect, IfPlayed):
            return FOLLOWS
        if isinstance(effect, GainHonorPerFaction):
            return COUNTS
        if isinstance(effect, CopyHero):
            return COPIES
        if isinstance(effect, ChooseOne):
            return CHOOSES
    return best


def order_of_effect(effect: Effect) -> int:
    if isinstance(effect, AcquireHeroFree):
        return CALLS
    if isinstance(effect, Draw | IfConstructs):
        return DRAWS
    if isinstance(effect, Discard):
        return SWAPS
    if isinstance(effect, Banish):
        return THINS
    return PLAIN
