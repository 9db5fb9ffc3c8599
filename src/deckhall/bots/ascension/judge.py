"""How bots judge Ascension: the order of plays, how to spend runes and power, and who is ahead."""

from __future__ import annotations

import math
from typing import Any, Final

from deckhall.bots.ascension.offer import Offer
from deckhall.bots.ascension.worth import FREE, LAST, PAID, Worth
from deckhall.bots.judge import Judge, Reason, load_weights
from deckhall.games.ascension.facts import asks
from deckhall.games.ascension.state import Ascension
from deckhall.games.ascension.turn import price, samael_score
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

WEIGHTS: Final = "deckhall.bots.ascension"  # the package that contains the weights
MOST_CANDIDATES: Final = 8
SAMAELS_PLACE: Final = 4  # at the end of the turn, Samael takes the row cards from this index on
AVERAGE: Final = 3.0  # the rough worth of a card newly dealt to the row
BETTER_THERE: Final = 0.5  # how much more a card must be worth to the partner to be given away
LATE_POOL: Final = 6  # honor per player left in the pool when the end of the game is near


class AscensionJudge(Judge):
    """Values cards by the stage of the game, thins decks, and counts turns until the pool is empty."""

    def __init__(self, weights: dict[str, Any] | None = None) -> None:
        self.weights: Final[dict[str, Any]] = load_weights(WEIGHTS) if weights is None else weights
        self.worth: Worth | None = None
        self.looks = self.weights["looks"]
        self.temperature = self.weights["temperature"]
        self.patience = self.weights["patience"]
        self.trust = self.weights["trust"]
        self.curiosity = self.weights["curiosity"]
        self.carelessness = 2.5

    def tables(self, state: Ascension) -> Worth:
        worth = self.worth
        if worth is None or worth.match is not state.match:
            worth = Worth(state.match, self.weights)
            self.worth = worth
        return worth

    def clock(self, state: State) -> int:
        assert isinstance(state, Ascension)
        return state.turn

    def pace(self, state: State) -> int:
        """One tick per round, so that everybody has had equally many turns."""
        assert isinstance(state, Ascension)
        return state.match.players

    # -- choosing ------------------------------------------------------------------------

    def pick(self, state: State) -> Option:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.prompt == "turn":
            first = self.first_to_play(state, options)
            return self.spend(state, options) if first is None else first
        return options[best_of(self.weigh(state))]

    def first_to_play(self, state: Ascension, options: list[Option]) -> Option | None:
        """What to play or use next: everything free comes before spending; None if nothing is left."""
        worth = self.tables(state)
        kinds, order = state.match.kinds, worth.order
        best: Option | None = None
        best_order = 0
        for option in options:
            verb = option.verb
            if verb == "play":
                place = order[kinds[option.card]]
            elif verb == "use" or verb == "use_second":
                index = 0 if verb == "use" else 1
                kind = kinds[option.card]
                if worth.use[kind][index] != FREE:
                    continue
                place = worth.use_order[kind][index]
            else:
                break  # plays and uses come first in the list
            if place > best_order:
                best_order = place
                best = option
        return best

    def play_all(self, state: State, setup: dict[str, Any]) -> list[Option]:
        """The cards of the hand."""
        played: list[Option] = []
        ahead = state.clone()
        assert isinstance(ahead, Ascension)
        while ahead.revelations == state.revelations:
            decision = ahead.decision
            if decision is None or decision.prompt != "turn" or decision.player != ahead.player:
                break
            chosen = self.first_to_play(
                ahead, [option for option in decision.options if option.verb == "play"]
            )
            if chosen is None:
                break
            played.append(chosen)
            if asks(ahead.cards[chosen.card]):
                break
            ahead.apply(chosen)
        return played

    def spend(self, state: Ascension, options: list[Option]) -> Option:
        """Spend power first, because rewards bring runes and cards, then runes; the most valuable part of the best plan
        first."""
        worth = self.tables(state)
        stage = self.stage(state)
        for option in options:
            if self.is_last(state, option) and self.tablet_gain(state) > 0:
                return option
        power = self.offer_for_power(state, worth, stage, options)
        if power.options:
            chosen = power.dearest(state.power)
            if chosen is not None:
                return chosen
        runes = self.offer_for_runes(state, worth, stage, options)
        if runes.options:
            chosen = runes.dearest(state.runes)
            if chosen is not None:
                return chosen
        return options[-1]

    # -- what is on offer ------------------------------------------------------------------

    def stage(self, state: Ascension) -> float:
        """1 at the start of the game, 0 when the pool is empty."""
        worth = self.tables(state)
        return min(1.2, state.pool / worth.full)

    def value(self, state: Ascension, worth: Worth, stage: float, card: int) -> float:
        """The worth of having this card in one's deck, including its honor."""
        kind = state.match.kinds[card]
        return worth.honor[kind] + worth.late[kind] + worth.early[kind] * stage

    def prize(self, state: Ascension, worth: Worth, card: int) -> float:
        """The worth of defeating this monster."""
        kind = state.match.kinds[card]
        return worth.reward[kind] + worth.trophy[kind]

    def gain(self, state: Ascension, worth: Worth, stage: float, card: int) -> float:
        """The worth of acquiring or defeating this card."""
        if worth.is_monster[state.match.kinds[card]]:
            return self.prize(state, worth, card)
        return self.value(state, worth, stage, card)

    def denial(self, state: Ascension, worth: Worth, card: int, value: float) -> float:
        """The worth of keeping a row card from everybody else."""
        if not state.match.solo:
            return worth.deny * max(0.0, value)
        row = state.row
        place = row.index(card)
        if place < SAMAELS_PLACE:
            return 0.0
        return self.samaels(state, worth, card) - self.samaels(state, worth, row[SAMAELS_PLACE - 1])

    def samaels(self, state: Ascension, worth: Worth, card: int) -> float:
        """The honor that a card would give Samael."""
        kind = state.match.kinds[card]
        return float(worth.reward[kind] if worth.is_monster[kind] else worth.honor[kind])

    def offer_for_runes(self, state: Ascension, worth: Worth, stage: float, options: list[Option]) -> Offer:
        offer = Offer()
        row = state.row
        for option in options:
            verb = option.verb
            if verb == "acquire":
                value = self.rune_value(state, worth, stage, option)
                cost = self.runes_for(state, option.card)
                if option.card not in row:
                    offer.repeat(state.runes, cost, value)
                offer.add(option, cost, value)
            elif verb == "give":
                value = self.rune_value(state, worth, stage, option)
                place = offer.place_of(option.card)
                if value > offer.values[place] + BETTER_THERE:
                    offer.options[place] = option
                    offer.costs[place] += 1
                    offer.values[place] = value
            elif (verb == "use_second" or verb == "use") and not self.is_last(state, option):
                kind = state.match.kinds[option.card]
                if worth.use[kind][0 if verb == "use" else 1] == PAID:
                    offer.add(option, worth.paid_runes[kind], worth.paid_value[kind])
        return offer

    def rune_value(self, state: Ascension, worth: Worth, stage: float, option: Option) -> float:
        """The worth of acquiring a card, or of giving it to the partner, whose deck may have more use for it."""
        card = option.card
        value = self.value(state, worth, stage, card)
        if option.verb == "give":
            mine, theirs = (
                self.deck_size(state, state.player),
                self.deck_size(state, state.partner(state.player)),
            )
            kind = state.match.kinds[card]
            value += worth.early[kind] * stage * (min(2.0, mine / max(1, theirs)) - 1.0)
        if card in state.row:
            value += self.denial(state, worth, card, value)
        return value

    def deck_size(self, state: Ascension, seat: int) -> int:
        """How many cards a player's hands are drawn from."""
        played = len(state.played) if seat == state.player else 0
        return len(state.hands[seat]) + len(state.decks[seat]) + len(state.discards[seat]) + played

    def runes_for(self, state: Ascension, card: int) -> int:
        """How many unrestricted runes a card costs now."""
        cost = price(state, card)
        if state.mechana_runes and state.is_mechana(state.player, card):
            return max(0, cost - state.mechana_runes)
        return cost

    def offer_for_power(self, state: Ascension, worth: Worth, stage: float, options: list[Option]) -> Offer:
        offer = Offer()
        cultist = state.match.cultist
        for option in options:
            if option.verb == "defeat":
                card = option.card
                cost = worth.cost[state.match.kinds[card]]
                value = self.prize(state, worth, card)
                if card == cultist:
                    offer.repeat(state.power, cost, value)
                else:
                    value += self.denial(state, worth, card, value)
                offer.add(option, cost, value)
        return offer

    def is_last(self, state: Ascension, option: Option) -> bool:
        """Whether an option banishes a construct for its effect."""
        if option.verb != "use":
            return False
        return self.tables(state).use[state.match.kinds[option.card]][0] == LAST

    def tablet_gain(self, state: Ascension) -> float:
        """Whether to take the extra turn now: as late as possible, but before others can end the game."""
        players = state.match.players
        return LATE_POOL * max(2, players) - state.pool - 0.5

    # -- weighing ------------------------------------------------------------------------

    def weigh(self, state: State) -> list[float]:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        prompt, options = decision.prompt, decision.options
        worth = self.tables(state)
        stage = self.stage(state)
        if prompt == "turn":
            return self.weigh_turn(state, worth, stage, options)
        if prompt == "choose_one":
            return self.weigh_choices(state, worth, stage)
        player = decision.player
        return [self.weigh_one(state, worth, stage, player, prompt, option) for option in options]

    def weigh_turn(self, state: Ascension, worth: Worth, stage: float, options: list[Option]) -> list[float]:
        runes = self.offer_for_runes(state, worth, stage, options)
        power = self.offer_for_power(state, worth, stage, options)
        by_runes, by_power = runes.best(state.runes), power.best(state.power)
        first = self.first_to_play(state, options)
        scores: list[float] = []
        for option in options:
            verb = option.verb
            if first is not None and option == first:
                scores.append(by_runes + by_power + 1.0)
            elif option in runes.options:
                index = runes.options.index(option)
                left = runes.best(state.runes - runes.costs[index], index)
                scores.append(by_power + runes.values[index] + left)
            elif verb == "acquire" or verb == "give":  # the other way to take the same card is better
                cost = self.runes_for(state, option.card) + (1 if verb == "give" else 0)
                left = runes.best(state.runes - cost, runes.place_of(option.card))
                scores.append(by_power + self.rune_value(state, worth, stage, option) + left)
            elif option in power.options:
                index = power.options.index(option)
                left = power.best(state.power - power.costs[index], index)
                scores.append(by_runes + power.values[index] + left + 0.05)
            elif verb == "end":
                scores.append(0.0)
            elif self.is_last(state, option):
                scores.append(by_runes + by_power + max(-3.0, min(3.0, self.tablet_gain(state))))
            else:
                scores.append(by_runes + by_power + 0.5)
        return scores

    def weigh_choices(self, state: Ascension, worth: Worth, stage: float) -> list[float]:
        """Weigh one more rune or power by what it would buy from the current row."""
        offers = [Offer(), Offer()]
        for card in state.row:
            kind = state.match.kinds[card]
            if worth.is_monster[kind]:
                offers[1].add(Option("defeat", card), worth.cost[kind], self.prize(state, worth, card))
            else:
                value = self.value(state, worth, stage, card)
                offers[0].add(Option("acquire", card), self.runes_for(state, card), value)
        for stack in (state.mystics, state.infantry):
            if stack:
                value = self.value(state, worth, stage, stack[-1])
                offers[0].repeat(state.runes + 1, worth.cost[state.match.kinds[stack[-1]]], value)
        offers[1].repeat(state.power + 1, 2, 1.0)
        rune = offers[0].best(state.runes + 1) - offers[0].best(state.runes)
        point = offers[1].best(state.power + 1) - offers[1].best(state.power)
        return [rune, point]

    def weigh_one(
        self, state: Ascension, worth: Worth, stage: float, player: int, prompt: str, option: Option
    ) -> float:
        verb, card = option.verb, option.card
        if verb == "pass":
            return 0.0
        if verb == "yes" or verb == "no":
            return 1.0 if verb == "yes" else 0.0
        kind = state.match.kinds[card]
        if prompt == "banish":
            here = worth.now[kind] if card in state.hands[player] else 0.0
            return -self.value(state, worth, stage, card) - here
        if prompt == "discard":
            return -worth.now[kind]
        if prompt == "copy":
            return worth.now[kind]
        if prompt == "banish_row":
            return self.weigh_row(state, worth, stage, card)
        if prompt == "lose_construct":
            return -self.standing(worth, stage, kind)
        if prompt == "keep_construct":
            return self.standing(worth, stage, kind)
        value = self.gain(state, worth, stage, card)
        if card in state.row:
            value += self.denial(state, worth, card, value)
        return value

    def standing(self, worth: Worth, stage: float, kind: int) -> float:
        """The extra worth of a construct being in play rather than in the deck."""
        return (worth.standing[kind] + 0.3 * worth.early[kind]) * stage + 0.01 * worth.cost[kind]

    def weigh_row(self, state: Ascension, worth: Worth, stage: float, card: int) -> float:
        """The worth of banishing a row card: keep what one could take oneself, remove what others want."""
        kind = state.match.kinds[card]
        if worth.is_monster[kind]:
            value = self.prize(state, worth, card)
            mine = worth.cost[kind] <= state.power
        else:
            value = self.value(state, worth, stage, card)
            mine = self.runes_for(state, card) <= state.runes
        if mine:
            return -value
        if state.match.solo:
            denied = self.denial(state, worth, card, value)
            return denied if denied else 0.2 * (AVERAGE - value)
        return 0.3 * (value - AVERAGE)

    def weigh_carelessly(self, state: State) -> list[float]:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        worth = self.tables(state)
        scores: list[float] = []
        for option in decision.options:
            verb, card = option.verb, option.card
            if verb == "play" or verb == "use":
                scores.append(20.0)
            elif verb == "acquire":
                scores.append(float(worth.cost[state.match.kinds[card]]))
            elif verb == "defeat":
                scores.append(1.0 + worth.reward[state.match.kinds[card]])
            elif verb == "give":
                scores.append(-10.0)
            elif verb == "copy" or verb == "keep":
                scores.append(float(worth.cost[state.match.kinds[card]]))
            elif verb == "banish" or verb == "discard" or verb == "destroy":
                scores.append(-float(worth.cost[state.match.kinds[card]]))
            elif verb == "end":
                scores.append(-5.0)
            else:
                scores.append(0.0)
        return scores

    def reasons(self, state: State, option: Option) -> list[Reason]:
        assert isinstance(state, Ascension)
        worth = self.tables(state)
        stage = self.stage(state)
        if option.card < 0 or option.verb not in ("acquire", "defeat", "give", "banish"):
            return []
        kind = state.match.kinds[option.card]
        sign = -1.0 if option.verb == "banish" else 1.0
        if worth.is_monster[kind]:
            value = self.prize(state, worth, option.card)
            parts = [("honor", float(worth.reward[kind])), ("trophy", worth.trophy[kind])]
        else:
            value = self.value(state, worth, stage, option.card)
            parts = [("honor", float(worth.honor[kind])), ("deck", value - worth.honor[kind])]
        if option.card in state.row:
            parts.append(("denies", self.denial(state, worth, option.card, value)))
        found = [Reason(key, sign * weight) for key, weight in parts if abs(weight) >= 0.05]
        return sorted(found, key=lambda reason: -abs(reason.weight))

    # -- searching ------------------------------------------------------------------------

    def candidates(self, state: State) -> list[Option]:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1 or decision.prompt == "redirect":
            return options[:1]
        if decision.prompt != "turn":
            return options if len(options) <= MOST_CANDIDATES else self.likeliest(state, options)
        first = self.first_to_play(state, options)
        if first is not None:
            return [first]
        if state.pool > LATE_POOL * max(2, state.match.players):
            fights = [option for option in options if option.verb == "defeat" or self.is_last(state, option)]
            if fights and fights[-1].verb == "defeat":
                return fights
        return options if len(options) <= MOST_CANDIDATES else self.likeliest(state, options)

    def likeliest(self, state: Ascension, options: list[Option]) -> list[Option]:
        scores = self.weigh(state)
        bar = sorted(scores, reverse=True)[MOST_CANDIDATES - 1]
        return [option for option, score in zip(options, scores, strict=True) if score >= bar]

    # -- who is ahead ------------------------------------------------------------------------

    def projected(self, state: Ascension, seat: int) -> float:
        """The score a player can expect at the end, without what all players have in common."""
        worth = self.tables(state)
        stage = self.stage(state)
        kinds = state.match.kinds
        honor, late, early = worth.honor, worth.late, worth.early
        total = state.honor[seat] + worth.base_late + worth.base_early * stage
        piles = [state.hands[seat], state.decks[seat], state.discards[seat], state.constructs[seat]]
        if seat == state.player:
            piles.append(state.played)
            piles.append(state.limbo)
        for pile in piles:
            for card in pile:
                kind = kinds[card]
                total += honor[kind] + late[kind] + early[kind] * stage
        standing = worth.standing
        for card in state.constructs[seat]:
            total += standing[kinds[card]] * stage
        players = state.match.players
        first = state.match.first
        if (seat - first) % players >= (state.player - first) % players:
            total += worth.turn_late + worth.turn_early * stage
        return total

    def chances(self, state: State, viewer: int) -> list[float]:
        assert isinstance(state, Ascension)
        match = state.match
        seats = match.players
        outcome = state.outcome
        if outcome is not None:
            return [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]
        worth = self.tables(state)
        doubt = worth.doubt_late + worth.doubt_early * self.stage(state)
        ahead = [self.projected(state, seat) for seat in range(seats)]
        if match.solo:
            return [1.0 / (1.0 + math.exp(min(50.0, (samael_score(state) - ahead[0]) / doubt)))]
        if match.teams:
            half = seats // 2
            sides = [ahead[seat] + ahead[seat + half] for seat in range(half)]
            ahead = sides + sides
        top = max(ahead)
        shares = [math.exp((one - top) / doubt) for one in ahead]
        total = sum(shares) / (2 if match.teams else 1)
        return [share / total for share in shares]


def judge(weights: dict[str, Any] | None = None) -> AscensionJudge:
    """A judge with the fitted weights, or with others."""
    return AscensionJudge(weights)


def best_of(scores: list[float]) -> int:
    """The index of the highest score, the first one on a tie."""
    best = 0
    for index in range(1, len(scores)):
        if scores[index] > scores[best]:
            best = index
    return best
