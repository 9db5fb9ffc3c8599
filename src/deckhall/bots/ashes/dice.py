"""How bots handle the dice of Ashes: payments, turning dice, and what to give up in meditation."""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes import aims
from deckhall.bots.ashes.sense import Sense
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.table.dice import PayDice, cheapest_payment
from deckhall.games.ashes.table.events import Meditation, Turning
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import has_page
from deckhall.games.ashes.terms import ALLY, FACES, KIND_NAMES, KINDS
from deckhall.games.ashes.timing.uses import PLAY
from deckhall.kernel.options import Option
from deckhall.kernel.state import Decision

CHEAP_DIE: Final = 0.3  # a die not used this round is lost
PROMPTS: Final = ("meditate", "turn_die", "face", "exhaust_dice", "reroll_die", "ready_die", "exhaust_die")


class Wish:
    """Something that could be paid for if certain dice were turned: from which kinds to which."""

    __slots__ = ("gain", "turns")

    def __init__(self, gain: float, turns: list[tuple[int, int]]) -> None:
        self.gain: Final = gain
        self.turns: Final = turns


class DiceSense:
    """Knows the use of dice."""

    def __init__(self, sense: Sense) -> None:
        self.sense: Final = sense
        self.worth: Final = sense.worth

    def face_of(self, option: Option) -> float:
        return self.worth.faces[KIND_NAMES.index(option.what) // 4]

    def pay(self, state: Ashes, decision: Decision) -> Option:
        """The die to pay with, sparing power faces, then class faces, then scarce magics."""
        payment = decision.task.effect
        assert isinstance(payment, PayDice)
        kinds = cheapest_payment(state, decision.player, payment.demands, payment.step)
        for option in decision.options:
            if option.what == KIND_NAMES[kinds[0]]:
                return option
        return decision.options[0]

    def wish(self, state: Ashes, player: int, most: int, meditating: bool) -> Wish:
        """The best thing that turning at most this many dice would make affordable."""
        worth = self.worth
        base = player * KINDS
        pool = state.active_dice[base : base + KINDS]
        total = sum(pool)
        best = Wish(0.0, [])
        if total == 0:
            return best
        price_of_turning = 0.4 if meditating else 0.05
        main = not state.main_done
        for card in state.hands[player]:
            definition = state.definitions[card]
            if definition.is_reaction or definition.price.total > total or not definition.price.needs:
                continue
            if definition.type == ALLY:
                if (
                    len(state.battlefields[player])
                    >= state.definitions[state.phoenixborn[player]].battlefield
                ):
                    continue
            elif definition.is_ready_spell and not has_page(state, player, card):
                continue
            gain = worth.play_gain(state, player, card)
            if definition.on_play is not None:
                gain = self._certain(state, player, card, gain)
            best = self._better(pool, definition.price, gain, most, price_of_turning, best)
        for card in state.spellboards[player]:
            if state.exhaustion[card]:
                continue
            for activation in state.definitions[card].activations:
                if activation.focus or not activation.prices[0].needs or activation.prices[0].total > total:
                    continue
                gain = worth.use_gain(state, player, card, activation.index)
                best = self._better(pool, activation.prices[0], gain, most, price_of_turning, best)
        return best if main or best.gain <= 0 else Wish(0.9 * best.gain, best.turns)

    def _certain(self, state: Ashes, player: int, card: int, gain: float) -> float:
        """The gain of a spell if its effect is known; spells about dice are not worth turning dice for."""
        definition = state.definitions[card]
        assert definition.on_play is not None
        if aims.is_about_dice(definition.on_play.do):
            return 0.0
        hand = self.worth.traits[card].hand
        return self.sense.effect(state, player, card, PLAY, 0, gain + hand) - hand

    def _better(
        self, pool: list[int], price: Price, gain: float, most: int, price_of_turning: float, best: Wish
    ) -> Wish:
        """The wish for something of this price, if it is better than the best so far."""
        turns: list[tuple[int, int]] = []
        for magic, powers, classes in price.needs:
            basic, middle, top = pool[magic], pool[4 + magic], pool[8 + magic]
            missing = powers - top
            if missing > 0:
                by_basic = min(missing, basic)
                by_middle = missing - by_basic
                if by_middle > middle:
                    return best
                turns.extend([(magic, 8 + magic)] * by_basic)
                turns.extend([(4 + magic, 8 + magic)] * by_middle)
                basic -= by_basic
                middle -= by_middle
                top = powers
            missing = classes - (top - powers) - middle
            if missing > 0:
                if missing > basic:
                    return best
                turns.extend([(magic, 4 + magic)] * missing)
        if not turns or len(turns) > most:
            return best
        net = gain - CHEAP_DIE * price.total - price_of_turning * len(turns)
        return Wish(net, turns) if net > best.gain else best

    def weigh(self, state: Ashes, player: int, prompt: str, options: list[Option]) -> list[float]:
        """The score of every option of a question about dice."""
        if prompt == "meditate":
            event = state.events[-1]
            assert isinstance(event, Meditation)
            wish = self.wish(state, player, max(3, event.cards), True)
            enough = event.cards >= max(1, len(wish.turns))
            return [
                (2.0 if enough else -2.0)
                if option.verb == "done"
                else -self.sense.giving_up(state, player, option)
                for option in options
            ]
        if prompt == "turn_die":
            turning = state.events[-1]
            assert isinstance(turning, Turning)
            wish = self.wish(state, player, turning.left, False)
            scores = []
            for option in options:
                if option.verb == "done":
                    scores.append(0.1)
                    continue
                kind = KIND_NAMES.index(option.what)
                if any([turn[0] == kind for turn in wish.turns]):
                    scores.append(1.0)
                else:
                    scores.append(0.3 - 0.05 * kind if not wish.turns and kind < 8 else -0.1 * kind)
            return scores
        if prompt == "face":
            turning = state.events[-1]
            wanted = 2
            if isinstance(turning, Turning) and turning.held >= 0:
                for turn in self.wish(state, player, turning.left + 1, False).turns:
                    if turn[0] == turning.held:
                        wanted = turn[1] // 4
                        break
            return [
                1.0 if FACES[wanted] == option.what else 0.1 * FACES.index(option.what) for option in options
            ]
        if prompt == "exhaust_dice":
            return [
                0.0 if option.verb == "done" else 1.0 if KIND_NAMES.index(option.what) < 4 else -1.0
                for option in options
            ]
        if prompt == "exhaust_die":
            scores = []
            for option in options:
                value = self.face_of(option)
                scores.append(value if state.player_of(option.card) != player else -value)
            return scores
        scores = []  # for a die of the exhausted pool
        for option in options:
            number = 0
            for kind in range(KINDS):
                if KIND_NAMES[kind].startswith(option.what):
                    number += state.active_dice[player * KINDS + kind]
            scores.append(-0.1 * number)
        return scores
