"""The judge of Ascension with a learnt value: short playouts, evaluated by a network."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, ClassVar, Final

from deckhall.bots.ascension.judge import WEIGHTS, AscensionJudge, best_of
from deckhall.bots.ascension.knowledge import AscensionKnowledge, Tastes
from deckhall.bots.judge import Judge, load_weights
from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.network import Network
from deckhall.bots.learning.preference import Preference
from deckhall.bots.learning.sheet import Knowledge
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import SOLO, TEAMS, Ascension, Match
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

OWN_TASTE: Final = (
    1.5  # the largest difference, in points, between a beginner's opinion of a card and the judge's
)

LIKING: Final = 0.02  # the chance to win that a point of liking is worth to a player with a plan
LONGEST_TURN: Final = 500  # decisions after which a turn is judged as it stands


class LearntAscensionJudge(AscensionJudge):
    """Evaluates a playout with the network after each round, and values options as searches have found them."""

    def __init__(self, value: dict[str, Any], weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights)
        search = value["search"]
        self.likings: Final[dict[str, float]] = self.weights.get("likings", {})  # of a plan, by card
        self.knowledge: Final = AscensionKnowledge()
        self.network: Final = Network(value, self.knowledge.columns)
        self.preference: Final = Preference(value["preference"], self.knowledge.columns)
        self.looks = int(search["looks"])
        self.patience = int(search["patience"])
        self.trust = float(search["trust"])
        self.curiosity = float(search["curiosity"])
        self.trifle = float(search["trifle"])
        self.match: Match | None = None
        self.tastes: Tastes | None = None  # what is preferred in this match

    def tastes_in(self, match: Match) -> Tastes:
        tastes = self.tastes
        if tastes is None or match is not self.match:
            tastes = Tastes(self.knowledge, match, self.preference)
            self.tastes, self.match = tastes, match
        return tastes

    def weigh(self, state: State) -> list[float]:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        scores = super().weigh(state)
        tastes = self.tastes_in(state.match)
        if not tastes.learnt:
            return scores
        situation = self.knowledge.situation(state, decision.player)
        options = decision.options
        return [scores[index] + tastes.points(situation, options[index]) for index in range(len(options))]

    def pick(self, state: State) -> Option:
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1 or not self.tastes_in(state.match).learnt:
            return super().pick(state)
        if decision.prompt == "turn":
            first = self.first_to_play(state, options)
            if first is not None:
                return first
        return options[best_of(self.weigh(state))]

    def choose(self, state: State) -> Option:
        """The option with the best prospects at the end of the turn, if the rest of it is played by instinct."""
        assert isinstance(state, Ascension)
        decision = state.decision
        assert decision is not None
        candidates = self.candidates(state)
        if len(candidates) == 1:
            return candidates[0]
        best = self.pick(state)
        highest = self.prospects(state, best, decision.player)
        for option in candidates:
            if option != best:
                chance = self.prospects(state, option, decision.player)
                if chance > highest:
                    best, highest = option, chance
        return best

    def prospects(self, state: Ascension, option: Option, player: int) -> float:
        """The player's chance at the end of the turn after this option."""
        ahead = state.clone()
        assert isinstance(ahead, Ascension)
        ahead.apply(option)
        for _ in range(LONGEST_TURN):
            if ahead.decision is None or ahead.turn > state.turn:
                break
            ahead.apply(self.pick(ahead))
        chance = self.appraise(ahead, player)[player]
        return chance + LIKING * self.liked(ahead, player) if self.likings else chance

    def liked(self, state: Ascension, seat: int) -> float:
        """How much a player with a plan likes what they own, in points; at the end of the game only winning counts."""
        cards, likings = state.cards, self.likings
        total = 0.0
        piles = [state.hands[seat], state.decks[seat], state.discards[seat], state.constructs[seat]]
        if seat == state.player:
            piles.append(state.played)
            piles.append(state.limbo)
        for pile in piles:
            for card in pile:
                total += likings.get(cards[card].id, 0.0)
        return total * self.stage(state)

    def chances(self, state: State, viewer: int) -> list[float]:
        assert isinstance(state, Ascension)
        if state.outcome is not None:
            return super().chances(state, viewer)
        found = self.network.chances(self.knowledge.sheet(state, viewer))
        if state.match.solo:
            return found[:1]
        if state.match.teams:
            half = len(found) // 2
            sides = [found[seat] + found[seat + half] for seat in range(half)]
            return sides + sides
        return found


class AscensionLearner(Learner):
    """Learns from all numbers of players, both editions, team games, and games against Samael."""

    package = WEIGHTS
    search: ClassVar[dict[str, Any]] = {
        "looks": 6,
        "patience": 60,
        "trust": 2.0,
        "curiosity": 0.1,
        "trifle": 0.02,
        "rounds_ahead": 1,
        "looks_ahead": 6,
        "error": 0.02,
    }

    def tables(self) -> list[dict[str, Any]]:
        two = [{"edition": edition, "players": 2} for edition in EDITIONS]
        more = [{"edition": edition, "players": players} for players in (3, 4) for edition in EDITIONS]
        many = [
            {"edition": edition, "players": players}
            for edition, players in zip(EDITIONS, (5, 6), strict=True)
        ]
        teams = [
            {"edition": edition, "players": players, "variant": TEAMS}
            for edition, players in zip(EDITIONS, (4, 6), strict=True)
        ]
        solo = [{"edition": edition, "players": 1, "variant": SOLO} for edition in EDITIONS]
        return two * 7 + more + many + teams + solo

    def knowledge(self) -> Knowledge:
        return AscensionKnowledge()

    def beginner(self, random: Random) -> Judge:
        weights = copy.deepcopy(load_weights(WEIGHTS))
        wide = OWN_TASTE * random.random()
        for table in weights["tables"].values():
            for values in table["cards"].values():
                values[1] += random.gauss(0.0, wide)
        return AscensionJudge(weights)

    def judge(self, value: dict[str, Any], weights: dict[str, Any] | None = None) -> Judge:
        return LearntAscensionJudge(value, weights)


LEARNER: Final = AscensionLearner()
