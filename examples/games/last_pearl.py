"""Last Pearl, a whole game in one file: from a row of pearls each player takes one to three; who takes the last wins.

DECKHALL_GAMES=examples/games deckhall arena random --game last_pearl
DECKHALL_GAMES=examples/games deckhall play last_pearl
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidPosition, InvalidSetup
from deckhall.kernel.options import Option
from deckhall.kernel.state import Effect, State, Task

TAKE = [Option("take", amount=amount) for amount in (1, 2, 3)]  # built once, offered often


class Row(State):
    """A game in progress. PARTS names what makes up a state, beside what every state has."""

    PARTS = (*State.PARTS, "pearls", "taken")

    def __init__(self, key: str, players: int, like: Row | None = None) -> None:
        super().__init__(key, like)
        self.pearls: int = 21 if like is None else like.pearls
        self.taken: list[int] = [0] * players if like is None else like.taken.copy()

    def perform(self, task: Task) -> None:
        assert isinstance(task.effect, TakePearls)
        task.effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        assert isinstance(task.effect, TakePearls)
        task.effect.answered(self, task, option)

    def clone(self) -> Row:
        return Row(self.luck, len(self.taken), self)

    def table(self, player: int) -> dict[str, object]:
        """What a player may know: here, everything."""
        return {"game": "last_pearl", "pearls": self.pearls, "seats": [{"taken": n} for n in self.taken]}

    def redeal(self, player: int) -> None:
        """Nothing is hidden, so there is nothing to deal again."""

    def seats(self) -> int:
        return len(self.taken)

    def card_id(self, card: int) -> str:
        raise NotImplementedError("there are no cards")

    def place(self, card: int) -> str:
        raise NotImplementedError("there are no cards")


@dataclass(frozen=True)
class TakePearls(Effect):
    """Take one to three pearls; then it is the next player's turn."""

    def resolve(self, state: Row, task: Task) -> None:
        state.ask(task, "turn", TAKE[: state.pearls], always=True)

    def answered(self, state: Row, task: Task, option: Option) -> None:
        state.pearls -= option.amount
        state.taken[task.player] += option.amount
        state.tell("took", task.player, amount=option.amount)
        if state.pearls == 0:
            state.end("last_pearl_taken", (task.player,), tuple(state.taken))
        else:
            state.push(self, (task.player + 1) % state.seats())


class LastPearl(Box):
    """The game in its box: what can be chosen, new games, and positions."""

    def about(self) -> dict[str, Any]:
        return {"variants": [], "players": [2, 3, 4], "options": {}}

    def start(self, setup: dict[str, Any], key: str) -> Row:
        self.refuse_unknown(setup, ("players",))
        players = setup.get("players", 2)
        if players not in (2, 3, 4):
            raise InvalidSetup(f"two to four players can play, not {players!r}", "players")
        state = Row(key, players)
        state.push(TakePearls(), 0)
        state.advance()
        return state

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        return []

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Row)
        return {"pearls": state.pearls, "taken": state.taken}

    def set_table(self, position: dict[str, Any], key: str) -> Row:
        pearls, taken = position.get("pearls"), position.get("taken")
        if not isinstance(pearls, int) or not isinstance(taken, list) or len(taken) not in (2, 3, 4):
            raise InvalidPosition("a position needs 'pearls' and what each player has 'taken'")
        state = Row(key, len(taken))
        state.pearls, state.taken = pearls, list(taken)
        return state


BOX = LastPearl("last_pearl", 1, __name__)
