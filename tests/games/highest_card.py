"""Highest Card: a whole game in sixty lines, using only the public kernel. The laws are checked on it too.

Everybody is dealt three of twelve numbers. In each of three rounds all lay one card face down, then they are shown; the
highest takes the round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidPosition, InvalidSetup
from deckhall.kernel.happenings import only
from deckhall.kernel.options import Option
from deckhall.kernel.state import Effect, State, Task


class Table(State):
    PARTS = (*State.PARTS, "hands", "laid", "won", "rounds")

    def __init__(self, key: str, players: int, like: Table | None = None) -> None:
        super().__init__(key, like)
        self.hands: list[list[int]] = [] if like is None else [hand.copy() for hand in like.hands]
        self.laid: list[int] = [] if like is None else like.laid.copy()
        self.won: list[int] = [0] * players if like is None else like.won.copy()
        self.rounds: int = 0 if like is None else like.rounds

    def perform(self, task: Task) -> None:
        assert isinstance(task.effect, LayCard)
        task.effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        assert isinstance(task.effect, LayCard)
        task.effect.answered(self, task, option)

    def clone(self) -> Table:
        return Table(self.luck, len(self.won), self)

    def table(self, player: int) -> dict[str, object]:
        hands = [hand.copy() if seat == player else len(hand) for seat, hand in enumerate(self.hands)]
        return {"hands": hands, "won": self.won.copy(), "laid": len(self.laid), "rounds": self.rounds}

    def redeal(self, player: int) -> None:
        hidden = sorted(set(range(12)) - set(self.hands[player] if player >= 0 else []))
        self.shuffle(hidden)
        for seat, hand in enumerate(self.hands):
            if seat != player:
                hand[:] = [hidden.pop() for _ in hand]
        mine = self.laid[player : player + 1] if player >= 0 else []
        hidden = [card for card in hidden if card not in mine]
        self.laid = [card if seat == player else hidden.pop() for seat, card in enumerate(self.laid)]

    def seats(self) -> int:
        return len(self.hands)

    def card_id(self, card: int) -> str:
        return f"number_{card}"

    def place(self, card: int) -> str:
        return "hand"


@dataclass(frozen=True)
class LayCard(Effect):
    """Lay one card face down; the last one to lay shows all."""

    def resolve(self, state: Table, task: Task) -> None:
        hand = sorted(state.hands[task.player])
        state.ask(task, "lay", [Option("lay", card) for card in hand], secret=True)

    def answered(self, state: Table, task: Task, option: Option) -> None:
        state.hands[task.player].remove(option.card)
        state.laid.append(option.card)
        state.tell("laid", task.player, option.card, known=only(task.player))
        if len(state.laid) < len(state.hands):
            return state.push(self, task.player + 1)
        state.won[state.laid.index(max(state.laid))] += 1
        state.laid, state.rounds = [], state.rounds + 1
        state.reveal()
        if state.rounds == 3:
            winners = [seat for seat, won in enumerate(state.won) if won == max(state.won)]
            return state.end("played", tuple(winners), tuple(state.won))
        return state.push(self, 0)


class HighestCard(Box):
    def about(self) -> dict[str, Any]:
        return {"variants": [], "players": [2, 3], "options": {}}

    def cells(self) -> list[dict[str, Any]]:
        return [{"players": 2}, {"players": 3}]

    def start(self, setup: dict[str, Any], key: str) -> Table:
        self.refuse_unknown(setup, ("players",))
        if setup.get("players") not in (2, 3):
            raise InvalidSetup("two or three can play")
        state, deck = Table(key, setup["players"]), list(range(12))
        state.shuffle(deck)
        state.hands = [[deck.pop() for _ in range(3)] for _ in range(setup["players"])]
        state.push(LayCard(), 0)
        state.advance()
        return state

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        return [{"id": f"number_{card}"} for card in range(12)]

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Table)
        return {"hands": state.hands, "laid": state.laid, "won": state.won, "rounds": state.rounds}

    def set_table(self, position: dict[str, Any], key: str) -> Table:
        try:
            state = Table(key, len(position["hands"]))
            state.hands = [list(hand) for hand in position["hands"]]
            state.laid, state.won = list(position["laid"]), list(position["won"])
            state.rounds = position["rounds"]
        except (KeyError, TypeError) as error:
            raise InvalidPosition(f"not a table of Highest Card: {error}") from error
        return state

    def everywhere(self, state: State) -> list[int] | None:
        return None


BOX = HighestCard("highest_card", 1, __name__)
