"""The judge of Ascension with a learnt value: short playouts, evaluated by a network."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, ClassVar, Final

from deckhall.bots.ascension.judge import WEIGHTS, AscensionJudge
from deckhall.bots.ascension.knowledge import AscensionKnowledge
from deckhall.bots.judge import Judge, load_weights
from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.network import Network
from deckhall.bots.learning.preference import Preference
from deckhall.bots.learning.sheet import Knowledge
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import SOLO, TEAMS, Ascension
from deckhall.kernel.state import State

OWN_TASTE: Final = (
    1.5  # the largest difference, in points, between a beginner's opinion of a card and the judge's
)


class LearntAscensionJudge(AscensionJudge):
    """Evaluates a playout with the network once everybody has had a turn."""

    def __init__(self, value: dict[str, Any]) -> None:
        super().__init__()
        search = value["search"]
        self.knowledge: Final = AscensionKnowledge()
        self.network: Final = Network(value, self.knowledge.columns)
        self.preference: Final = Preference(value["preference"], self.knowledge.columns)
        self.looks = int(search["looks"])
        self.patience = int(search["patience"])
        self.trust = float(search["trust"])
        self.curiosity = float(search["curiosity"])

    def behind(self, state: State) -> list[float]:
        decision = state.decision
        assert decision is not None
        options = [self.knowledge.option(state, option) for option in decision.options]
        return self.preference.behind(super().behind(state), options)

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

    def judge(self, value: dict[str, Any]) -> Judge:
        return LearntAscensionJudge(value)


LEARNER: Final = AscensionLearner()
