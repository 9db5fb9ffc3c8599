"""The judge of Ashes with a learnt value: short playouts, evaluated by a network."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, ClassVar, Final

from deckhall.bots.ashes.judge import WEIGHTS, AshesJudge
from deckhall.bots.ashes.knowledge import AshesKnowledge
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
from deckhall.kernel.state import State

OWN_TASTE: Final = (
    0.5  # the largest difference, in points, between a beginner's opinion of a card and the judge's
)


class LearntAshesJudge(AshesJudge):
    """Evaluates a playout with the network after a few turns."""

    def __init__(self, value: dict[str, Any]) -> None:
        super().__init__()
        search = value["search"]
        self.knowledge: Final = AshesKnowledge(self.worth)
        self.network: Final = Network(value, self.knowledge.columns)
        self.preference: Final = Preference(value["preference"], self.knowledge.columns)
        self.looks = int(search["looks"])
        self.horizon: Final = int(search["horizon"])

    def behind(self, state: State) -> list[float]:
        decision = state.decision
        assert decision is not None
        options = [self.knowledge.option(state, option) for option in decision.options]
        return self.preference.behind(super().behind(state), options)

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


class AshesLearner(Learner):
    """Learns from all pairs of printed decks, random decks, drafts, and a few games of three and four players."""

    package = WEIGHTS
    search: ClassVar[dict[str, Any]] = {"looks": 1, "horizon": 2, "rounds_ahead": 0, "error": 0.03}

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

    def judge(self, value: dict[str, Any]) -> Judge:
        return LearntAshesJudge(value)


LEARNER: Final = AshesLearner()
