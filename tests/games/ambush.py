"""Ambush: a tiny game with windows, to test that waiting at them tells nothing.

Two players hold two of the cards shield, shield, stone, stone, stone, stone. In turn they strike or rest. Against a
strike whoever holds a shield may discard it; whoever holds any card might hold one, so everybody waits. After six
turns the fewest hits win. With `twice` each player has two turns in a row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.happenings import only
from deckhall.kernel.options import PASS, Option
from deckhall.kernel.state import Effect, State, Task

SHIELDS = (0, 1)
TURNS = 6


class Field(State):
    PARTS = (*State.PARTS, "hands", "hits", "turn", "row")

    def __init__(self, key: str, like: Field | None = None) -> None:
        super().__init__(key, like)
        self.hands: list[list[int]] = [] if like is None else [hand.copy() for hand in like.hands]
        self.hits: list[int] = [0, 0] if like is None else like.hits.copy()
        self.turn: int = 0 if like is None else like.turn
        self.row: int = 1 if like is None else like.row  # turns in a row

    def perform(self, task: Task) -> None:
        assert isinstance(task.effect, (TakeTurn, Strike))
        task.effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        assert isinstance(task.effect, (TakeTurn, Strike))
        task.effect.answered(self, task, option)

    def clone(self) -> Field:
        return Field(self.luck, self)

    def table(self, player: int) -> dict[str, object]:
        hands = [hand.copy() if seat == player else len(hand) for seat, hand in enumerate(self.hands)]
        return {"hands": hands, "hits": self.hits.copy(), "turn": self.turn}

    def redeal(self, player: int) -> None:
        hidden = [card for card in range(6) if player < 0 or card not in self.hands[player]]
        self.shuffle(hidden)
        for seat, hand in enumerate(self.hands):
            if seat != player:
                hand[:] = [hidden.pop() for _ in hand]

    def seats(self) -> int:
        return len(self.hands)

    def card_id(self, card: int) -> str:
        return "shield" if card in SHIELDS else "stone"

    def place(self, card: int) -> str:
        return "hand"


@dataclass(frozen=True)
class TakeTurn(Effect):
    """Strike or rest."""

    def resolve(self, state: Field, task: Task) -> None:
        if state.turn == TURNS:
            best = min(state.hits)
            winners = tuple(seat for seat in (0, 1) if state.hits[seat] == best)
            state.end("rested", winners, tuple(-hits for hits in state.hits))
            return
        state.ask(task, "turn", [Option("strike"), Option("rest")], always=True)

    def answered(self, state: Field, task: Task, option: Option) -> None:
        state.turn += 1
        state.push(TakeTurn(), state.turn // state.row % 2)
        state.tell(option.verb, task.player)
        if option.verb == "strike":
            state.push(Strike(), 1 - task.player)


@dataclass(frozen=True)
class Strike(Effect):
    """The struck player may discard a shield."""

    def resolve(self, state: Field, task: Task) -> None:
        hand = state.hands[task.player]
        shields = [Option("shield", card) for card in sorted(hand) if card in SHIELDS]
        if hand:  # without a shield the only answer is taken silently
            state.ask(task, "react", [PASS, *shields], secret=True)
        else:
            self.hit(state, task.player)

    def answered(self, state: Field, task: Task, option: Option) -> None:
        if option == PASS:
            state.pass_window("strike", task.player)
            self.hit(state, task.player)
        else:
            state.hands[task.player].remove(option.card)
            state.reveal()
            state.tell("shielded", task.player, option.card)

    def hit(self, state: Field, player: int) -> None:
        state.hits[player] += 1
        state.tell("hit", player)


class Ambush(Box):
    def about(self) -> dict[str, Any]:
        return {"variants": [], "players": [2], "options": {}}

    def cells(self) -> list[dict[str, Any]]:
        return [{"players": 2}]

    def start(self, setup: dict[str, Any], key: str) -> Field:
        self.refuse_unknown(setup, ("players", "hands", "twice"))
        if setup.get("players") != 2:
            raise InvalidSetup("two can play")
        state, deck = Field(key), list(range(6))
        state.row = 2 if setup.get("twice") else 1
        state.shuffle(deck)
        state.hands = setup.get("hands") or [[deck.pop(), deck.pop()], [deck.pop(), deck.pop()]]
        state.hands = [list(hand) for hand in state.hands]
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.tell("dealt", seat, card, known=only(seat))
        state.push(TakeTurn(), 0)
        state.advance()
        return state

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        return [{"id": "shield"}, {"id": "stone"}]

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Field)
        return {"hands": state.hands, "hits": state.hits, "turn": state.turn, "row": state.row}

    def set_table(self, position: dict[str, Any], key: str) -> Field:
        state = Field(key)
        state.hands = [list(hand) for hand in position["hands"]]
        state.hits, state.turn, state.row = list(position["hits"]), position["turn"], position["row"]
        return state


BOX = Ambush("ambush", 1, __name__)
