"""The judge of Ashes with a learnt value: short playouts, evaluated by a network."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, ClassVar, Final

from deckhall.bots.ashes import first
from deckhall.bots.ashes.instinct import first_best
from deckhall.bots.ashes.judge import BY_INSTINCT, ENDGAME, INERTIA, MOST_STEPS, WEIGHTS, AshesJudge
from deckhall.bots.ashes.knowledge import AshesKnowledge, ease_of_play, pool_of
from deckhall.bots.ashes.worth import Worth
from deckhall.bots.judge import Judge, load_weights
from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.network import Network
from deckhall.bots.learning.preference import Preference
from deckhall.bots.learning.sheet import Knowledge
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.setup.random_decks import random_deck
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import DRAFT, SETUP
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

OWN_TASTE: Final = (
    0.5  # the largest difference, in points, between a beginner's opinion of a card and the judge's
)

LEAST: Final = 1e-6  # the smallest chance that opinions are blended with


class LearntAshesJudge(AshesJudge):
    """Evaluates a playout after a few turns: the network's opinion blended with the judge's own.

    The network foresees far better who will win, but options chosen by both together win more games than those chosen
    by either alone (docs/bots.md). Chances for people are the network's alone.
    """

    def __init__(self, value: dict[str, Any], weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights)
        search = value["search"]
        self.knowledge: Final = AshesKnowledge(self.worth)
        self.network: Final = Network(value, self.knowledge.columns)
        self.preference: Final = Preference(value["preference"], self.knowledge.columns)
        self.looks = int(search["looks"])
        self.horizon: Final = int(search["horizon"])
        self.blend: Final = float(search.get("blend", 0.0))  # the judge's share in the opinion of a search
        self.likings: Final[dict[str, float]] = self.weights.get("likings", {})  # of a plan, by action
        # First decisions to search; an experiment may name fewer.
        self.first: Final[list[str]] = list(search.get("first_decisions", first.PROMPTS))

    def choose(self, state: State) -> Option:
        """The option with the best prospects at the end of the turn, if everybody goes on by instinct."""
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        prompt, player, options = decision.prompt, decision.player, decision.options
        if len(options) == 1 or prompt in BY_INSTINCT or state.round >= ENDGAME:
            return super().choose(state)
        self.worth.traits_of(state)
        guesses = self.instinct.scores(state, decision, player, prompt, options)
        scores: list[float] = []
        for index in range(len(options)):
            points = self.appraise(self.next_turn(state, options[index]), player)[player] / self.point
            if prompt == "turn" and options[index].verb not in ("pass", "end"):
                points += self.likings.get(options[index].verb, 0.0) - INERTIA
            scores.append(points + 0.02 * guesses[index])
        return options[first_best(scores)]

    def next_turn(self, state: Ashes, option: Option) -> Ashes:
        """The game at the beginning of the next turn, if everybody follows their instinct after this option."""
        ahead = state.clone()
        assert isinstance(ahead, Ashes)
        ahead.apply(option)
        for _ in range(2 * MOST_STEPS):
            if ahead.decision is None or ahead.turns > state.turns:
                break
            ahead.apply(self.instinct.answer(ahead))
        return ahead

    def candidates(self, state: State) -> list[Option]:
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1 or decision.prompt not in self.first:
            return super().candidates(state)
        behind = self.shortfalls(state)
        return [options[index] for index in range(len(options)) if behind[index] < first.OUT_OF_QUESTION]

    def sequels(self, state: State) -> list[Option]:
        """First decisions are searched one by one: what follows one of them is up to instinct."""
        decision = state.decision
        assert decision is not None
        return [self.pick(state)] if decision.prompt in self.first else super().candidates(state)

    def pick(self, state: State) -> Option:
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        if decision.prompt == "first_five" and "first_five" in self.first:
            return decision.options[first_best(self.first_scores(state))]
        return self.instinct.answer(state)

    def first_scores(self, state: Ashes) -> list[float]:
        """Instinct's scores of the options of a first decision; cards of a First Five as far as dice can pay them."""
        decision = state.decision
        assert decision is not None
        self.worth.traits_of(state)
        scores = self.instinct.scores(state, decision, decision.player, decision.prompt, decision.options)
        if decision.prompt == "first_five":
            pool = pool_of(state, decision.player)
            for index, option in enumerate(decision.options):
                scores[index] *= ease_of_play(state.definitions[option.card], pool)
        return scores

    def shortfalls(self, state: State) -> list[float]:
        """How many points each option of a first decision is behind the one that is picked without a search."""
        assert isinstance(state, Ashes)
        decision = state.decision
        assert decision is not None
        scores = self.first_scores(state)
        return first.shortfalls(state, decision.player, decision.prompt, decision.options, scores)

    def behind(self, state: State) -> list[float]:
        decision = state.decision
        assert decision is not None
        if decision.prompt in self.first:
            return self.shortfalls(state)
        scores = self.weigh(state)
        if self.preference.words:
            likings = self.preference.likings(self.knowledge.options(state, decision.options))
            scores = [score + liking for score, liking in zip(scores, likings, strict=True)]
        top = max(scores)
        return [top - score for score in scores]

    def pace(self, state: State) -> int:
        return self.horizon

    def chances(self, state: State, viewer: int) -> list[float]:
        assert isinstance(state, Ashes)
        if state.outcome is not None or state.phase == DRAFT or state.phase == SETUP:
            return super().chances(state, viewer)
        living = self.network.chances(self.knowledge.sheet(state, viewer))
        found: list[float] = []
        place = 0
        for alive in state.alive:
            found.append(living[place] if alive else 0.0)
            if alive:
                place += 1
        return found

    def appraise(self, state: State, viewer: int) -> list[float]:
        said = self.chances(state, viewer)
        if self.blend == 0.0 or state.outcome is not None:
            return said
        return blended(said, super().chances(state, viewer), self.blend)


def blended(one: list[float], other: list[float], share: float) -> list[float]:
    """The chances between two opinions: the weighted geometric mean, scaled to a sum of 1."""
    found: list[float] = []
    total = 0.0
    for seat in range(len(one)):
        chance = max(LEAST, one[seat]) ** (1.0 - share) * max(LEAST, other[seat]) ** share
        if one[seat] == 0.0:
            chance = 0.0  # out of the game
        found.append(chance)
        total += chance
    return [chance / total for chance in found]


class AshesLearner(Learner):
    """Learns from all pairs of printed decks, random decks, drafts, and a few games of three and four players."""

    package = WEIGHTS
    search: ClassVar[dict[str, Any]] = {
        "looks": 1,
        "horizon": 2,
        "blend": 0.5,
        "rounds_ahead": 0,
        "error": 0.03,
    }

    def tables(self) -> list[dict[str, Any]]:
        decks = list(PRECONS)
        pairs: list[dict[str, Any]] = [{"decks": [one, other]} for one in decks for other in decks]
        own: list[dict[str, Any]] = [
            {"decks": [random_deck(2 * number), random_deck(2 * number + 1)]} for number in range(24)
        ]
        mixed: list[dict[str, Any]] = [
            {"decks": [decks[number % len(decks)], random_deck(number)]} for number in range(100, 112)
        ]
        drafts: list[dict[str, Any]] = [{"draft": True, "players": 2}] * 8
        three: list[dict[str, Any]] = [
            {"decks": [decks[place - 2], decks[place - 1], decks[place]]} for place in range(2)
        ]
        four: list[dict[str, Any]] = [{"decks": decks[:4]}]
        return pairs * 2 + own + mixed + drafts + three + four

    def practice(self, index: int) -> dict[str, Any]:
        """Own decks are new in every game, because there are too many to know. Every other game of two printed decks
        becomes one of own decks, or of one against a printed one."""
        setup = super().practice(index)
        decks = setup.get("decks", [])
        if len(decks) != 2:
            return setup
        printed = [isinstance(deck, str) for deck in decks]
        if printed == [True, True] and index % 2:
            printed = [index // 2 % 3 == 1, index // 2 % 3 == 2]
        return {
            "decks": [
                decks[seat] if printed[seat] else random_deck(f"practice {index} {seat}") for seat in range(2)
            ]
        }

    def knowledge(self) -> Knowledge:
        return AshesKnowledge(Worth(load_weights(WEIGHTS)))

    def beginner(self, random: Random) -> Judge:
        weights = copy.deepcopy(load_weights(WEIGHTS))
        wide = OWN_TASTE * random.random()
        for values in weights["cards"].values():
            for place in range(2):
                values[place] += random.gauss(0.0, wide)
        for name in weights["units"]:
            weights["units"][name] += random.gauss(0.0, wide)
        for name in weights["general"]:
            weights["general"][name] *= 1.0 + random.gauss(0.0, 0.5 * wide)
        return AshesJudge(weights)

    def judge(self, value: dict[str, Any], weights: dict[str, Any] | None = None) -> Judge:
        return LearntAshesJudge(value, weights)


LEARNER: Final = AshesLearner()
