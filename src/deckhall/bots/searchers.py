"""Searching bots besides `hard`: with a learnt value, and with the frozen weights of 2026 as a baseline."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any

from deckhall.bots.bot import Estimate, best_first, judge_of
from deckhall.bots.chances import PLAYOUTS, over_deals, seed_of
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Judge
from deckhall.bots.seat import Seat
from deckhall.bots.values import has_learnt, learnt_judge


class LearntBot(HardBot):
    """Searches with the value that `deckhall train` has learnt."""

    @classmethod
    def plays(cls, game: str) -> bool:
        return has_learnt(game)

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        return learnt_judge(game)

    def explain(self, seat: Seat) -> list[Estimate]:
        """The best option gets the chance of the position; others are as far behind it as the search finds them.

        If only one option is sensible, the others are not examined.
        """
        seed = seed_of(seat.view())
        playouts = PLAYOUTS if self.nodes is None else min(PLAYOUTS, self.nodes)
        here = over_deals(self.game, seat.player, lambda deal: seat.imagine(seed + deal), playouts)
        sensible = self.judge.candidates(seat.imagine(0))
        searched = super().explain(seat) if len(sensible) > 1 else [Estimate(sensible[0], here.mean, None)]
        best = searched[0]
        found = {best.option: Estimate(best.option, here.mean, None, None, here.error, here.playouts)}
        for one in searched[1:]:
            if one.chance is not None and one.error is not None and best.chance is not None:
                chance = min(here.mean, max(0.0, here.mean - best.chance + one.chance))
                error = math.hypot(here.error, one.error)
                found[one.option] = Estimate(one.option, chance, None, None, error, one.playouts)
        return best_first(
            [found.get(option) or Estimate(option, None, None) for option in seat.decision.options]
        )


class Hard2026(HardBot):
    """Searches as `hard` did in November 2026; its weights and settings never change."""

    @classmethod
    def plays(cls, game: str) -> bool:
        return files("deckhall.bots.hard_2026").joinpath(f"{game}.json").is_file()

    @classmethod
    def judge_for(cls, game: str) -> Judge:
        return judge_of(game, frozen_weights(game))


@cache
def frozen_weights(game: str) -> dict[str, Any]:
    text = files("deckhall.bots.hard_2026").joinpath(f"{game}.json").read_text(encoding="utf-8")
    weights: dict[str, Any] = json.loads(text)
    return weights
