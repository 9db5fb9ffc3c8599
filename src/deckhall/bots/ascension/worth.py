"""What the cards of Ascension are worth to a bot: tables by kind of card, from the fitted weights and the effects."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ascension.abilities import BanishThis, FirstTime, OncePerTurn, OnceWhen
from deckhall.games.ascension.card import CONSTRUCT, MECHANA, MONSTER, Card, TreatAllAsMechana
from deckhall.games.ascension.effects import (
    AcquireHeroFree,
    Banish,
    ChooseOne,
    CopyHero,
    DefeatFree,
    Discard,
    Draw,
    Gain,
    GainHonorPerFaction,
    IfConstructs,
    IfPlayed,
    Unite,
)
from deckhall.games.ascension.state import SOLO, Match
from deckhall.kernel.state import Effect

# The order in which cards are played: what may change later choices first. Heroes called to the top of the deck come
# before draws, constructs before the heroes they hear, draws before resources, and what copies or counts at the end.
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

# What using an ability of a construct is.
FREE: Final = 0
PAID: Final = 1
LAST: Final = 2  # banishes the construct: has to wait for its moment


def table_name(edition: str, variant: str) -> str:
    """The weights to play with: against Samael other things matter."""
    return f"{edition}_solo" if variant == SOLO else edition


class Worth:
    """Tables for one game's match, by kind of card.

    A card in a deck is worth its printed honor, and beyond that `late` at the end of the game and `early` more at its
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
        self.trophy: Final[list[float]] = [0.0] * kinds  # what else defeating it is worth
        self.now: Final[list[float]] = [0.0] * kinds  # what playing it brings at once
        self.use: Final[list[list[int]]] = [[] for _ in range(kinds)]
        self.paid_runes: Final[list[int]] = [
            0
        ] * kinds  # what an ability costs that is paid for, and what it brings
        self.paid_value: Final[list[float]] = [0.0] * kinds
        self.use_order: Final[list[list[int]]] = [[] for _ in range(kinds)]
        self.deny: Final[float] = weights["deny"]
        self.rune: Final[float] = weights["rune"]
        self.point: Final[float] = weights["power"]
        self.card: Final[float] = weights["card"]
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
            self.reward[kind] = sum([effect.honor for effect in card.reward if isinstance(effect, Gain)])
            self.trophy[kind] = table["trophies"].get(card.id, 0.0)
            return
        late, early, standing = table["cards"].get(card.id, [0.0, 0.0, 0.0])
        self.late[kind] = late
        self.early[kind] = early
        self.standing[kind] = standing
        self.order[kind] = order_of(card)
        self.now[kind] = (
            1.5 if card.type == CONSTRUCT else sum([self.at_once(effect) for effect in card.play])
        )
        for ability in card.abilities:
            use, order = FREE, PLAIN
            if isinstance(ability, BanishThis):
                use = LAST
            elif isinstance(ability, OncePerTurn):
                use = PAID if ability.runes else FREE
                if ability.runes:
                    self.paid_runes[kind] = ability.runes
                    self.paid_value[kind] = self.at_once(ability.do)
                order = DRAWS_IN_PLAY if isinstance(ability.do, Draw) else PLAIN
            self.use[kind].append(use)
            self.use_order[kind].append(order)

    def at_once(self, effect: Effect) -> float:
        """What an effect is worth in the turn in which it happens, roughly."""
        if isinstance(effect, Gain):
            return (
                self.rune * (effect.runes + effect.mechana_runes) + self.point * effect.power + effect.honor
            )
        if isinstance(effect, Draw):
            return self.card * effect.count
        if isinstance(effect, Discard):
            return self.at_once(effect.then) - self.rune
        if isinstance(effect, IfPlayed | Unite | IfConstructs):
            return 0.5 * self.at_once(effect.do)
        if isinstance(effect, ChooseOne):
            return max([self.at_once(one) for one in effect.effects])
        if isinstance(effect, DefeatFree):
            return 0.8 * effect.limit
        if isinstance(effect, AcquireHeroFree):
            return 3.0
        return 0.5


def order_of(card: Card) -> int:
    """When in the turn a card is played; higher is sooner."""
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
