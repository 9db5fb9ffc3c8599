"""The worth of things in Ashes to a bot, in points of a Phoenixborn's life: cards, units, spells, dice."""

from __future__ import annotations

from typing import Any, Final

from deckhall.games.ashes.card import Keyword
from deckhall.games.ashes.definition import Definition, Price
from deckhall.games.ashes.table.state import Ashes, Match, worth_of
from deckhall.games.ashes.table.values import attack, life
from deckhall.games.ashes.terms import (
    ACTION_SPELL,
    ALLY,
    ALTERATION_SPELL,
    CONJURATION,
    DYING,
    KINDS,
    REACTION_SPELL,
    READY_SPELL,
    TURNS,
)
from deckhall.games.ashes.timing.rounds import HAND_SIZE

LOW_LIFE: Final = 9  # below this, each further point of life is worth more
SHORT_PILE: Final = 10  # with fewer cards in the draw pile, damage from an empty pile is near
RESTLESS: Final = 10  # from this round on, opponents' life counts more and more, so that games end
LAST_ROUND: Final = 7  # the round in which games usually end
WON: Final = 100.0
OUT: Final = 5.0  # the worth of one of several opponents being out


class Trait:
    """The worth of a card: in hand, on the spellboard, as a unit beyond its numbers, and used once."""

    __slots__ = ("board", "definition", "first", "fresh", "hand", "summons", "unit", "uses")

    def __init__(self, definition: Definition, weights: dict[str, Any]) -> None:
        general = weights["general"]
        hand, board, use, first = weights["cards"].get(definition.id) or before_any_fit(definition)
        self.definition: Final = definition
        self.hand: Final[float] = float(hand)
        self.board: Final[float] = float(board)
        self.first: Final[float] = float(first)
        self.unit: Final[float] = float(weights["units"].get(definition.id, beyond_numbers(definition)))
        self.uses: Final[list[float]] = []  # by activation; for a card without any, the gain from playing it
        for activation in definition.activations:
            name = activation.ability.name
            self.uses.append(float(weights["abilities"].get(name, use) if name else use))
        if not self.uses:
            self.uses.append(float(use))
        self.summons: Final[str] = definition.summons[0] if definition.summons else ""
        self.fresh: Final[float] = float(
            general["unit"]
            + general["attack"] * definition.attack
            + general["toughness"] * definition.life
            + self.unit
        )  # as an unwounded unit


def before_any_fit(definition: Definition) -> tuple[float, float, float, float]:
    """The estimated worth of a card without fitted weights, by its numbers and verbs: in hand, on the spellboard, used,
    first."""
    kind = definition.type
    done = worth_of(() if definition.on_play is None else definition.on_play.do, 0)
    used = max([worth_of(each.ability.do, each.ability.number) for each in definition.activations] or [0.0])
    answered = max([worth_of(each.do, each.number) for each in definition.triggers] or [0.0])
    if kind == ALLY:
        return 0.6 + 0.1 * definition.attack, 0.0, used, 1.2
    if kind == READY_SPELL:
        board = 2.8 if definition.summons else 0.4 + 0.7 * max(used, answered)
        return 0.35 + 0.15 * board, board, 0.0 if definition.summons else used, 0.2 + 0.6 * board
    if kind == ALTERATION_SPELL:
        return 0.5, 0.0, 0.9 + 0.3 * (definition.attack + definition.life), 0.5
    if kind == REACTION_SPELL:
        return 0.25 + 0.25 * answered, 0.0, answered, 0.3 + 0.2 * answered
    if kind == ACTION_SPELL:
        return 0.25 + 0.2 * done, 0.0, done, 0.4 + 0.2 * done
    return 0.0, 0.0, used, 0.0  # a conjuration, a Phoenixborn or a dice power is used, but never in a hand


def favour_of(definition: Definition, weights: dict[str, Any]) -> float:
    """How gladly a Phoenixborn is drafted: by its listed weight, otherwise by its life, room, pages and ability.

    The parts are set by hand, as those listed are: so that the printed Phoenixborn would come out near their weights.
    """
    listed = weights["phoenixborn"].get(definition.id)
    if listed is not None:
        return float(listed)
    texts = [worth_of(each.ability.do, each.ability.number) for each in definition.activations]
    texts += [worth_of(each.do, each.number) for each in definition.triggers]
    size = 0.03 * definition.life + 0.1 * definition.battlefield + 0.2 * definition.spellbook
    return size + 0.25 * sum(texts, 0.0) - 1.1


def beyond_numbers(definition: Definition) -> float:
    """What the texts of a unit add to its attack and life; 0 for cards that are not units."""
    if definition.type not in (ALLY, CONJURATION):
        return 0.0
    texts = [worth_of(each.ability.do, each.ability.number) for each in definition.activations]
    texts += [worth_of(each.do, each.number) for each in definition.triggers]
    keywords = [ability for ability in definition.card.abilities if isinstance(ability, Keyword)]
    return 0.3 * sum(texts, 0.0) + 0.2 * len(keywords)


class Worth:
    """Evaluates tables of Ashes. Everything is a sum of features times weights, so that fitting is a regression."""

    def __init__(self, weights: dict[str, Any]) -> None:
        general = weights["general"]
        self.weights: Final = weights
        self.life: Final[float] = float(general["life"])
        self.low_life: Final[float] = float(general["low_life"])
        self.unit: Final[float] = float(general["unit"])
        self.attack: Final[float] = float(general["attack"])
        self.toughness: Final[float] = float(general["toughness"])
        self.tired: Final[float] = float(general["tired"])
        self.tired_unit: Final[float] = float(general["tired_unit"])
        self.stunned: Final[float] = float(general["stunned"])
        self.ready_spell: Final[float] = float(general["ready_spell"])
        self.faces: Final[list[float]] = [float(general[face]) for face in ("basic", "class", "power")]
        self.token: Final[float] = float(general["token"])
        self.sealed: Final[float] = float(general["sealed"])
        self.copy: Final[float] = float(weights["copy"])
        self.pile: Final[float] = float(general["pile"])
        self.short_pile: Final[float] = float(general["short_pile"])
        self.starving: Final[float] = float(general["starving"])
        self.threat: Final[float] = float(general["threat"])
        self.die: Final[float] = float(weights["die"])
        self.promise: Final[float] = float(weights["promise"])
        self.doubt: Final[float] = float(weights["doubt"])
        self.by_name: Final[dict[str, Trait]] = {}
        self.match: Match | None = None
        self.traits: list[Trait] = []

    def traits_of(self, state: Ashes) -> list[Trait]:
        """The trait of every card of this game, by card number."""
        match = state.match
        if match is not self.match:
            traits: list[Trait] = []
            for definition in match.definitions:
                trait = self.by_name.get(definition.id)
                if trait is None or trait.definition is not definition:
                    trait = Trait(definition, self.weights)
                    self.by_name[definition.id] = trait
                traits.append(trait)
            self.match = match
            self.traits = traits
        return self.traits

    # -- parts of the table ------------------------------------------------------------

    def stage(self, state: Ashes) -> float:
        """1 in the first round, falling as fewer rounds remain."""
        return min(1.0, max(0.25, (LAST_ROUND - state.round) / (LAST_ROUND - 1)))

    def unit_worth(self, state: Ashes, card: int) -> float:
        """The worth of a unit in play, exhausted or not."""
        power = attack(state, card) - state.boost[card]
        left = life(state, card) - state.wounds[card]
        worth = self.unit + self.attack * power + self.toughness * left + self.traits[card].unit
        if state.alterations:
            for alteration in state.attached_to(card):
                worth += self.traits[alteration].unit
        tokens = state.exhaustion[card]
        if tokens:
            worth += self.tired * power + self.tired_unit
            if tokens > 1:
                worth += self.stunned * power * (tokens - 1)
        return worth

    def tiring(self, state: Ashes, card: int) -> float:
        """The cost of exhausting a ready unit."""
        return -self.tired * (attack(state, card) - state.boost[card]) - self.tired_unit

    def life_left(self, state: Ashes, seat: int) -> int:
        card = state.phoenixborn[seat]
        return state.definitions[card].life - state.wounds[card]

    def life_worth(self, left: int) -> float:
        if left <= 0:
            return -WON
        short = LOW_LIFE - left
        worth = self.life * left
        if short > 0:
            worth += self.low_life * short * short / LOW_LIFE
        return worth

    def hurt(self, state: Ashes, seat: int, amount: int) -> float:
        """The cost of this much damage to a player."""
        left = self.life_left(state, seat)
        return self.life_worth(left) - self.life_worth(left - amount)

    def units(self, state: Ashes, seat: int) -> float:
        """The worth of all units of a player."""
        marks = state.marks
        worth = 0.0
        for card in state.battlefields[seat]:
            if not marks[card] & DYING:
                worth += self.unit_worth(state, card)
        return worth

    def spells(self, state: Ashes, seat: int) -> float:
        """The worth of the ready spells on a player's spellboard."""
        board = state.spellboards[seat]
        if not board:
            return 0.0
        worth = 0.0
        stage = self.stage(state)
        seen: list[str] = []
        for card in board:
            trait = self.traits[card]
            name = trait.definition.id
            worth += trait.board * stage * (self.copy if name in seen else 1.0)
            seen.append(name)
            worth += self.token * state.status[card]
            if state.exhaustion[card] > 1:
                worth += self.sealed * (state.exhaustion[card] - 1)
        return worth

    def cards(self, state: Ashes, seat: int) -> float:
        """The worth of a player's hand and draw pile."""
        worth = 0.0
        for card in state.hands[seat]:
            worth += self.traits[card].hand
        left = len(state.draw_piles[seat])
        worth += self.pile * left
        if left < SHORT_PILE:
            worth += self.short_pile * (SHORT_PILE - left) / SHORT_PILE * self.hurry(state, seat)
            worth += self.starving * max(0, HAND_SIZE - left - len(state.hands[seat]))
        return worth

    def body(self, state: Ashes, seat: int) -> float:
        """The worth of everything a player has, without dice and what can still be done this round."""
        self.traits_of(state)
        return (
            self.life_worth(self.life_left(state, seat))
            + self.units(state, seat)
            + self.spells(state, seat)
            + self.cards(state, seat)
        )

    def hurry(self, state: Ashes, seat: int) -> float:
        """How much a short draw pile matters: little to a player with much life."""
        return 6.0 - min(4.0, 0.2 * self.life_left(state, seat))

    def means(self, state: Ashes, seat: int) -> float:
        """The average worth of active dice and ready spells."""
        if state.phase != TURNS:
            return 0.0
        dice = state.active_dice
        base = seat * KINDS
        worth = 0.0
        for face in range(3):
            start = base + 4 * face
            worth += self.faces[face] * (dice[start] + dice[start + 1] + dice[start + 2] + dice[start + 3])
        for card in state.spellboards[seat]:
            if state.exhaustion[card] == 0:
                worth += self.ready_spell
        return worth

    def danger(self, state: Ashes, seat: int) -> float:
        """Whether an opponent's ready units could destroy this Phoenixborn with one attack, past all possible
        blockers."""
        left = self.life_left(state, seat)
        blockers = 0
        for card in state.battlefields[seat]:
            if state.exhaustion[card] == 0:
                blockers += 1
        worst = 0.0
        for other in range(len(state.alive)):
            if other == seat or not state.alive[other]:
                continue
            attackers: list[int] = []
            for card in state.battlefields[other]:
                if state.exhaustion[card] == 0 and not state.marks[card] & DYING:
                    attackers.append(attack(state, card))
            if not attackers:
                continue
            attackers.sort()
            if blockers:
                attackers = attackers[:-blockers]
            through = 0
            for value in attackers:
                through += value
            if through >= left:
                worst = 1.0
            elif left - through < 4:
                worst = max(worst, 0.15 * (4 - left + through))
        return worst

    def standing(self, state: Ashes, seat: int) -> float:
        """A player's standing, from what is on the table."""
        if not state.alive[seat]:
            return -WON
        return self.body(state, seat) + self.means(state, seat) + self.threat * self.danger(state, seat)

    # -- what can still be done in this round ------------------------------------------------------------

    def play_gain(self, state: Ashes, seat: int, card: int) -> float:
        """The gain from playing a card from hand, before the cost of its dice."""
        trait = self.traits[card]
        definition = trait.definition
        if definition.type == ALLY:
            return trait.fresh - trait.hand
        if definition.type == READY_SPELL:
            gain = trait.board * self.stage(state)
            for other in state.spellboards[seat]:
                if state.definitions[other] is definition:
                    gain *= self.copy
                    break
            if definition.discards_when_empty:
                gain += 3 * self.token
            return gain - trait.hand + 0.2
        return trait.uses[0] - trait.hand

    def use_gain(self, state: Ashes, seat: int, card: int, index: int) -> float:
        """The gain from activating something, before the cost of its dice."""
        trait = self.traits[card]
        gain = trait.uses[index] if index < len(trait.uses) else trait.uses[0]
        if trait.summons:
            room = state.definitions[state.phoenixborn[seat]].battlefield - len(state.battlefields[seat])
            for other in state.conjurations[seat]:
                if state.definitions[other].id == trait.summons:
                    fresh = self.traits[other].fresh
                    if fresh < 0:
                        gain -= fresh  # a burden, which somebody else gets
                    elif room > 0:
                        gain += fresh
                    break
        return gain

    def potential(self, state: Ashes, seat: int, hand: list[int]) -> float:
        """The worth of what a player's dice can still buy this round, with these cards in hand: best bargains first,
        while the dice last."""
        if state.phase != TURNS or not state.alive[seat]:
            return 0.0
        base = seat * KINDS
        pool = state.active_dice[base : base + KINDS]
        total = 0
        for count in pool:
            total += count
        if total == 0:
            return 0.0
        gains: list[float] = []
        prices: list[Price] = []
        phoenixborn = state.definitions[state.phoenixborn[seat]]
        room = phoenixborn.battlefield - len(state.battlefields[seat])
        pages = phoenixborn.spellbook
        names: list[str] = []
        for card in state.spellboards[seat]:
            name = state.definitions[card].id
            if name not in names:
                names.append(name)
        for card in hand:
            definition = state.definitions[card]
            if definition.is_reaction or definition.price.total > total:
                continue
            if definition.type == ALLY:
                if room <= 0:
                    continue
            elif definition.is_ready_spell and definition.id not in names and len(names) >= pages:
                continue
            gains.append(self.play_gain(state, seat, card))
            prices.append(definition.price)
        for card in state.spellboards[seat]:
            self._add_activations(state, seat, card, gains, prices)
        for card in state.battlefields[seat]:
            self._add_activations(state, seat, card, gains, prices)
        self._add_activations(state, seat, state.phoenixborn[seat], gains, prices)
        for magic in range(4):
            if pool[8 + magic]:
                gains.append(self.traits[magic].uses[0])
                prices.append(state.definitions[magic].activations[0].prices[0])
        return self.spend(pool, gains, prices)

    def _add_activations(
        self, state: Ashes, seat: int, card: int, gains: list[float], prices: list[Price]
    ) -> None:
        if state.exhaustion[card]:
            return
        definition = state.definitions[card]
        for activation in definition.activations:
            if activation.focus:
                continue
            level = 0
            if activation.ability.cheaper:
                copies = 0
                for other in state.spellboards[seat]:
                    if state.definitions[other] is definition:
                        copies += 1
                level = min(2, max(0, copies - 1))
            gains.append(self.use_gain(state, seat, card, activation.index))
            prices.append(activation.prices[level])

    def spend(self, pool: list[int], gains: list[float], prices: list[Price]) -> float:
        """The gains that a pool of dice can pay for, best per die first. Uses up the pool."""
        rates = [gains[index] / (prices[index].total + 0.7) for index in range(len(gains))]
        order = sorted(range(len(gains)), key=rates.__getitem__, reverse=True)
        bought = 0.0
        for index in order:
            if gains[index] <= 0:
                break
            if take(pool, prices[index]):
                bought += gains[index]
        return bought

    # -- everybody together ------------------------------------------------------------

    def margin(self, state: Ashes, seat: int) -> float:
        """How far a player is ahead: what they have and can still do, compared with the others' standing."""
        outcome = state.outcome
        if outcome is not None:
            return WON if seat in outcome.winners else -WON if outcome.winners else -WON / 4
        if not state.alive[seat]:
            return -WON
        mine = self.body(state, seat) + self.chances_left(state, seat)
        return mine + self.threat * self.danger(state, seat) - self.rivals(state, seat)

    def chances_left(self, state: Ashes, seat: int) -> float:
        """The worth of what a player can still do this round, as far as it counts already."""
        worth = self.promise * self.potential(state, seat, state.hands[seat])
        if state.player == seat and not state.main_done:
            for card in state.battlefields[seat]:
                if state.boost[card] and state.exhaustion[card] == 0:
                    worth += 0.5 * state.boost[card]
        return worth

    def rivals(self, state: Ashes, seat: int) -> float:
        """The average standing of the others; a bonus if one of them is out."""
        restless = 0.1 * min(10, max(0, state.round - RESTLESS))
        total = 0.0
        living = 0
        for other in range(len(state.alive)):
            if other != seat and state.alive[other]:
                total += self.standing(state, other) + restless * self.life_left(state, other)
                living += 1
        return total / living - OUT * (len(state.alive) - 1 - living)

    def parts(self, state: Ashes, seat: int) -> dict[str, float]:
        """The parts whose sum is the margin of a living player in a running game."""
        self.traits_of(state)
        return {
            "life": self.life_worth(self.life_left(state, seat)),
            "units": self.units(state, seat),
            "spells": self.spells(state, seat),
            "cards": self.cards(state, seat),
            "dice": self.chances_left(state, seat),
            "danger": self.threat * self.danger(state, seat),
            "opponents": -self.rivals(state, seat),
        }


def take(pool: list[int], price: Price) -> bool:
    """Take the dice of a price out of a pool, cheap faces first. A pool that cannot pay is left unchanged."""
    have = 0
    for count in pool:
        have += count
    if have < price.total:
        return False
    for magic, powers, classes in price.needs:
        if pool[8 + magic] < powers or pool[8 + magic] + pool[4 + magic] < powers + classes:
            return False
    paid = 0
    for magic, powers, classes in price.needs:
        pool[8 + magic] -= powers
        by_class = min(classes, pool[4 + magic])
        pool[4 + magic] -= by_class
        pool[8 + magic] -= classes - by_class
        paid += powers + classes
    rest = price.total - paid
    kind = 0
    while rest:
        if pool[kind]:
            used = min(rest, pool[kind])
            pool[kind] -= used
            rest -= used
        kind += 1
    return True
