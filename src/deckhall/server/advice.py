"""Advice from a quick bot: the answer it would give, and the cards that can be played at once, in order.

It uses what the asked seat may know, and takes a fraction of a millisecond; `hint` asks a bot that thinks longer.
"""

from __future__ import annotations

import logging

from deckhall.bots.bot import judge_of
from deckhall.bots.judge import Judge
from deckhall.bots.seat import Seat
from deckhall.kernel.game import Game
from deckhall.kits import kit
from deckhall.server.messages import Json

log = logging.getLogger("deckhall.server")


class Adviser:
    """Advises the players of one table. Its judge caches what it has computed about the game's cards."""

    def __init__(self, hints: bool) -> None:
        self._hints = hints  # whether players may see what a bot would do
        self._judge: Judge | None = None

    def add_advice(self, game: Game, viewer: int, view: Json) -> Json:
        """A view with `together`, `risky` and, if hints are allowed, `suggested`, if the viewer is asked."""
        decision = view["decision"]
        if decision is None or "options" not in decision or kit(game.box.name).judge is None:
            return view
        if self._judge is None:
            self._judge = judge_of(game.box.name)
        try:
            decision.update(self._look(self._judge, Seat(game, viewer), game.setup))
        except Exception:  # if anything goes wrong in a bot, the game continues without its advice
            log.exception("advice_failed", extra={"game": game.box.name})
        return view

    def _look(self, judge: Judge, seat: Seat, setup: Json) -> Json:
        state = seat.imagine(0)
        advice: Json = {}
        if together := [option.code for option in judge.play_all(state, setup)]:
            advice["together"] = together
        if risky := [option.code for option in seat.decision.options if judge.harms(state, option)]:
            advice["risky"] = risky
        if self._hints:
            advice["suggested"] = judge.pick(state).code
        return advice
