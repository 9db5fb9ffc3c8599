"""How bots judge Ashes: a look one action ahead, weighed by what everybody would then have and could still do."""

from __future__ import annotations

import math
from typing import Any, Final

from deckhall.bots.ashes.instinct import Instinct, first_best
from deckhall.bots.ashes.worth import Worth
from deckhall.bots.judge import Judge, Reason, load_weights
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import TURNS
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

WEIGHTS: Final = "deckhall.bots.ashes"  # the package with the file of weights
MOST_STEPS: Final = 80  # decisions after which a look ahead is judged where it stands
INERTIA: Final = 0.05  # what an action must bring at least: what changes nothing keeps a game from ending
ENDGAME: Final = 30  # from this round on only what hurts an opposing Phoenixborn is still done
REFUSED: Final = -1000.0
BY_INSTINCT: Final = (  # what instinct answers as well as a look ahead
    "pay",
    "first_five",
    "prepare_discard",
    "exhaust_dice",
    "phoenixborn",
    "draft",
    "draft_dice",
    "swap",
    "give_back",
)


class AshesJudge(Judge):
    """Knows what cards, units, dice and life are worth, and looks one action ahead."""

    def __init__(self, weights: dict[str, Any] | None = None) -> None:
        self.weights: Final[dict[str, Any]] = load_weights(WEIGHTS) if weights is None else weights
        self.worth: Final = Worth(self.weights)
        self.instinct: Final = Instinct(self.worth)
        self.looks = int(self.weights["looks"])
        self.turns_to_look: Final = int(self.weights["turns_to_look"])
        self.temperature = float(self.weights["temperature"])
        self.curiosity = float(self.weights["curiosity"])
        self.carelessness = float(self.weights["carelessness"])

    def clock(self, state: State) -> int:
        assert isinstance(state, Ashes)
        return state.turns

    def pace(self, state: State) -> int:
        return self.turns_to_look

    def pick(self, state: State) -> Option:
        assert isinstance(state, Ashes)
        return self.instinct.answer(state)

    def choose(self, state: State) -> Option:
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[first_best(self.weigh(state))]

    def weigh(self, state: State) -> list[float]:
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        prompt, player, options = decision.prompt, decision.player, decision.options
        self.worth.traits_of(state)
        guesses = self.instinct.scores(state, decision, player, prompt, options)
        if prompt in BY_INSTINCT or len(options) == 1:
            return guesses
        margins = []
        for index in range(len(options)):
            ahead = self.after(state, options[index])
            # Where a look ahead sees no difference, instinct decides.
            margin = self.worth.margin(ahead, player) + 0.02 * guesses[index]
            if prompt == "turn" and options[index].verb not in ("pass", "end"):
                margin -= INERTIA
                if state.round >= ENDGAME and not self.hurts(state, ahead, player):
                    margin = REFUSED
            margins.append(margin)
        return margins

    def hurts(self, before: Ashes, after: Ashes, player: int) -> bool:
        """Whether an opposing Phoenixborn has less life than before."""
        for seat, card in enumerate(before.phoenixborn):
            lost = not after.alive[seat] or after.wounds[card] > before.wounds[card]
            if lost and seat != player and before.alive[seat]:
                return True
        return False

    def after(self, state: Ashes, option: Option) -> Ashes:
        """The game at the next action, or at the end of the round, when everybody follows their instinct."""
        ahead = state.clone()
        assert isinstance(ahead, Ashes)
        ahead.apply(option)
        instinct = self.instinct
        for _ in range(MOST_STEPS):
            decision = ahead.decision
            if decision is None or decision.prompt == "turn" or ahead.phase != TURNS:
                break
            ahead.apply(instinct.answer(ahead))
        return ahead

    def weigh_carelessly(self, state: State) -> list[float]:
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        if state.round >= ENDGAME:
            return self.weigh(state)
        self.worth.traits_of(state)
        return self.instinct.scores(state, decision, decision.player, decision.prompt, decision.options)

    def reasons(self, state: State, option: Option) -> list[Reason]:
        """What changes when this is done: one's life, units, spells, cards and dice, danger, and the opponents."""
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        player = decision.player
        if decision.prompt in BY_INSTINCT:
            return []
        ahead = self.after(state, option)
        if ahead.outcome is not None or not ahead.alive[player]:
            won = ahead.outcome is not None and player in ahead.outcome.winners
            return [Reason("wins" if won else "loses", self.worth.margin(ahead, player))]
        before, after = self.worth.parts(state, player), self.worth.parts(ahead, player)
        found = [Reason(key, after[key] - before[key]) for key in before]
        found = [reason for reason in found if abs(reason.weight) >= 0.05]
        return sorted(found, key=lambda reason: -abs(reason.weight))

    def candidates(self, state: State) -> list[Option]:
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options
        if decision.prompt in BY_INSTINCT:
            return [self.instinct.answer(state)]
        if state.round >= ENDGAME and decision.prompt == "turn":
            return [self.choose(state)]
        return options

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Ashes)
        seats = len(state.alive)
        outcome = state.outcome
        if outcome is not None:
            if not outcome.winners:
                return [1.0 / seats] * seats
            return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
        self.worth.traits_of(state)
        doubt = self.worth.doubt
        shares: list[float] = []
        standings = [self.worth.standing(state, seat) if state.alive[seat] else 0.0 for seat in range(seats)]
        best = max([standings[seat] for seat in range(seats) if state.alive[seat]])
        total = 0.0
        for seat in range(seats):
            share = math.exp((standings[seat] - best) / doubt) if state.alive[seat] else 0.0
            shares.append(share)
            total += share
        return [share / total for share in shares]


def judge() -> Judge:
    """The judge of Ashes."""
    return AshesJudge()
