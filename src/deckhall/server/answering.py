"""Several answers in one message: how many of them count, and when all are refused.

A step must not reveal more than the same answers given one at a time, with free undo in between, would.
"""

from __future__ import annotations

from deckhall.kernel.errors import IllegalOption
from deckhall.kernel.game import Game
from deckhall.kernel.state import Decision
from deckhall.server.windows import is_reaction


class Impossible(Exception):
    """One of the answers is not possible, and the whole step is to be refused."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def give(game: Game, codes: list[str]) -> list[str]:
    """Answer the pending question and those that follow, in order; returns the recorded codes.

    The answers end early, and the rest is dropped, when this player's step ends: somebody else has to decide, a window
    has passed or opens, or the game asks something else first. An impossible answer refuses the whole step, unless
    something hidden has become known by then: otherwise a player could look at it for free. `game` is a copy, which is
    discarded if the step is refused.
    """
    decision, state = game.decision, game.state
    assert decision is not None
    player, secret, reaction = decision.player, decision.secret, is_reaction(game)
    windows, revelations = state.windows, state.revelations
    state.unasked = []
    given: list[str] = []
    prompts: set[str] = set()
    for code in codes:
        if _answered_itself(game, player, code):
            continue
        if given:
            decision = game.decision
            if decision is None or decision.player != player or decision.secret != secret:
                break
            if reaction or is_reaction(game) or state.windows != windows:
                break
        prompt = decision.prompt
        try:
            game.apply(code)
        except IllegalOption as error:
            asks_something_else = prompt not in prompts and not _is_about(decision, code)
            if given and (asks_something_else or state.revelations != revelations):
                break
            raise Impossible(code) from error
        given.append(code)
        prompts.add(prompt)
    state.unasked = None
    return given


def _answered_itself(game: Game, player: int, code: str) -> bool:
    """Whether this was the player's only possible answer, which the game therefore did not ask for."""
    unasked = game.state.unasked
    assert unasked is not None
    for index, (asked, option) in enumerate(unasked):
        if asked == player and option.code == code:
            del unasked[: index + 1]
            return True
    return False


def _is_about(decision: Decision, code: str) -> bool:
    """Whether a question has answers with the verb of this code."""
    verb = code.partition(":")[0].partition("=")[0]
    return any(option.verb == verb for option in decision.options)
