"""How bots judge Ashes: looking one action ahead, and weighing what everybody would then have and could still do."""

from __future__ import annotations

import math
from typing import Any, Final

from deckhall.bots.ashes.instinct import Instinct, first_best
from deckhall.bots.ashes.worth import Worth
from deckhall.bots.judge import Judge, Reason, load_weights
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import TURNS
from deckhall.kernel.options import PASS, Option
from deckhall.kernel.state import State

WEIGHTS: Final = "deckhall.bots.ashes"  # the package that contains the weights
MOST_STEPS: Final = 80  # decisions after which a look-ahead is evaluated as it stands
INERTIA: Final = 0.05  # least gain of an action: actions that change nothing keep a game from ending
ENDGAME: Final = 30  # from this round on, only actions that hurt an opposing Phoenixborn are taken
REFUSED: Final = -1000.0
HARMING: Final = ("play", "activate", "use", "react")  # answers that may do harm without a further question
BY_INSTINCT: Final = (  # questions that instinct answers as well as a look-ahead
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
    """Knows the worth of cards, units, dice and life, and looks one action ahead."""

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
            # If the look-ahead sees no difference, instinct decides.
            margin = self.worth.margin(ahead, player) + 0.02 * guesses[index]
            if prompt == "turn" and options[index].verb not in ("pass", "end"):
                margin -= INERTIA
                if state.round >= ENDGAME and not self.hurts(state, ahead, player):
                    margin = REFUSED
            margins.append(margin)
        return margins

    def play_all(self, state: State, setup: dict[str, Any]) -> list[Option]:
        """The First Five: the one suggested by the player's own deck, otherwise by instinct."""
        chosen: list[Option] = []
        ahead = state.clone()
        assert isinstance(ahead, Ashes)
        decision = ahead.decision
        while decision is not None and decision.prompt == "first_five":
            wanted = suggested_five(setup, decision.player)
            named = [option for option in decision.options if ahead.card_id(option.card) in wanted]
            chosen.append(named[0] if named else self.instinct.answer(ahead))
            ahead.apply(chosen[-1])
            following = ahead.decision
            decision = None if following is None or following.player != decision.player else following
        return chosen

    def harms(self, state: State, option: Option) -> bool:
        """Whether the option wounds or removes one of the player's own cards, compared with passing."""
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        if option.verb not in HARMING:
            return False
        before = state if decision.prompt == "turn" else applied(state, PASS)
        after = applied(state, option)
        player = decision.player
        mine = [card for card in before.battlefields[player] if card != option.card]
        if any([card not in after.battlefields[player] for card in mine]):
            return True
        mine.append(before.phoenixborn[player])
        return any([after.wounds[card] > before.wounds[card] for card in mine])

    def hurts(self, before: Ashes, after: Ashes, player: int) -> bool:
        """Whether an opposing Phoenixborn has lost life."""
        for seat, card in enumerate(before.phoenixborn):
            lost = not after.alive[seat] or after.wounds[card] > before.wounds[card]
            if lost and seat != player and before.alive[seat]:
                return True
        return False

    def after(self, state: Ashes, option: Option) -> Ashes:
        """The game at the next action, or at the end of the round, if everybody follows their instinct."""
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
        """The changes an option makes: to one's life, units, spells, cards and dice, to the danger, and to the
        opponents."""
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

    def chances(self, state: State, viewer: int) -> list[float]:
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


def judge(weights: dict[str, Any] | None = None) -> Judge:
    """The judge of Ashes with the fitted weights, or with others."""
    return AshesJudge(weights)


def applied(state: Ashes, option: Option) -> Ashes:
    """The game after an answer, at the next question."""
    ahead = state.clone()
    assert isinstance(ahead, Ashes)
    ahead.apply(option)
    return ahead


def suggested_five(setup: dict[str, Any], player: int) -> list[str]:
    """The First Five that a player's deck suggests; empty if it suggests none or there are no decks yet."""
    decks = setup.get("decks") or []
    deck = decks[player] if player < len(decks) else None
    found = PRECONS.get(deck) if isinstance(deck, str) else deck
    return list(found.get("first_five", [])) if isinstance(found, dict) else []
