"""The rules of Stepping Stones.

Stones have the numbers 1 to 6, four of each. In turn everybody lays a stone from their hand on the path and draws one.
A higher stone than the last one carries its player over: that is a point for each stone of the path. Any other stone
falls into the water, and with it the path. When all hands are empty the most points win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidPosition, InvalidSetup
from deckhall.kernel.happenings import only
from deckhall.kernel.options import Option
from deckhall.kernel.state import Effect, State, Task

HIGHEST = 6
STONES = 24


def height(card: int) -> int:
    """The number on a stone."""
    return card % HIGHEST + 1


class Stream(State):
    """A game in progress: the path, the stones under water, and what each player holds and has won."""

    PARTS = (*State.PARTS, "stones", "hands", "path", "points")

    def __init__(self, key: str, players: int, like: Stream | None = None) -> None:
        super().__init__(key, like)
        self.stones: list[int] = [] if like is None else like.stones.copy()
        self.hands: list[list[int]] = (
            [[] for _ in range(players)] if like is None else [hand.copy() for hand in like.hands]
        )
        self.path: list[int] = [] if like is None else like.path.copy()
        self.points: list[int] = [0] * players if like is None else like.points.copy()

    def perform(self, task: Task) -> None:
        assert isinstance(task.effect, LayStone)
        task.effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        assert isinstance(task.effect, LayStone)
        task.effect.answered(self, task, option)

    def clone(self) -> Stream:
        return Stream(self.luck, len(self.points), self)

    def table(self, player: int) -> dict[str, object]:
        """What a player may know: the path, one's own hand, and how much the others hold."""
        return {
            "game": "stepping_stones",
            "path": [self.seen(card) for card in self.path],
            "stones_count": len(self.stones),
            "seats": [
                {
                    "points": self.points[seat],
                    "hand": [self.seen(card) for card in sorted(hand, key=height)] if seat == player else [],
                    "hand_count": len(hand),
                }
                for seat, hand in enumerate(self.hands)
            ],
        }

    def seen(self, card: int) -> dict[str, object]:
        return {"n": card, "id": self.card_id(card)}

    def redeal(self, player: int) -> None:
        """Deal again whatever the player cannot know."""
        others = [seat for seat in range(self.seats()) if seat != player]
        hidden = self.stones + [card for seat in others for card in self.hands[seat]]
        hidden.sort()
        self.shuffle(hidden)
        for seat in others:
            self.hands[seat] = [hidden.pop() for _ in self.hands[seat]]
        self.stones = hidden

    def seats(self) -> int:
        return len(self.points)

    def card_id(self, card: int) -> str:
        return f"stone_{height(card)}"

    def place(self, card: int) -> str:
        if card in self.path:
            return "path"
        return "hand" if any([card in hand for hand in self.hands]) else "stones"

    def draw(self, player: int) -> None:
        if self.stones:
            card = self.stones.pop()
            self.hands[player].append(card)
            self.reveal()
            self.tell("drew", player, card, known=only(player))


@dataclass(frozen=True)
class LayStone(Effect):
    """Lay a stone; then it is the next player's turn."""

    def resolve(self, state: Stream, task: Task) -> None:
        hand = state.hands[task.player]
        if hand:
            equal_once = {height(card): card for card in sorted(hand, reverse=True)}
            options = [Option("lay", equal_once[stone]) for stone in sorted(equal_once)]
            state.ask(task, "turn", options, always=True)
        else:
            best = max(state.points)
            winners = [seat for seat, points in enumerate(state.points) if points == best]
            state.end("all_laid", tuple(winners), tuple(state.points))

    def answered(self, state: Stream, task: Task, option: Option) -> None:
        player, card = task.player, option.card
        state.hands[player].remove(card)
        is_higher = not state.path or height(card) > height(state.path[-1])
        state.tell("laid", player, card)
        if is_higher:
            state.path.append(card)
            state.points[player] += len(state.path)
            state.tell("crossed", player, amount=len(state.path))
        else:
            state.path = []
            state.tell("washed_away", player)
        state.draw(player)
        state.push(self, (player + 1) % state.seats())


class SteppingStones(Box):
    """The game in its box: what can be chosen, new games, and positions."""

    def about(self) -> dict[str, Any]:
        hand = {"least": 1, "most": 5, "default": 3, "about": "How many stones everybody holds."}
        return {"variants": [], "players": [2, 3, 4], "options": {"hand_size": hand}}

    def start(self, setup: dict[str, Any], key: str) -> Stream:
        self.refuse_unknown(setup, ("players", "hand_size"))
        players, size = setup.get("players", 2), setup.get("hand_size", 3)
        if players not in (2, 3, 4):
            raise InvalidSetup(f"two to four players can play, not {players!r}", "players")
        if type(size) is not int or not 1 <= size <= 5:
            raise InvalidSetup(f"everybody holds one to five stones, not {size!r}", "hand_size")
        state = Stream(key, players)
        state.stones = list(range(STONES))
        state.shuffle(state.stones)
        state.hands = [[state.stones.pop() for _ in range(size)] for _ in range(players)]
        state.push(LayStone(), 0)
        state.advance()
        return state

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        return [{"id": f"stone_{number}", "height": number} for number in range(1, HIGHEST + 1)]

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Stream)
        return {"stones": state.stones, "hands": state.hands, "path": state.path, "points": state.points}

    def set_table(self, position: dict[str, Any], key: str) -> Stream:
        try:
            state = Stream(key, len(position["points"]))
            state.stones, state.path = list(position["stones"]), list(position["path"])
            state.hands = [list(hand) for hand in position["hands"]]
            state.points = list(position["points"])
        except (KeyError, TypeError) as error:
            raise InvalidPosition(f"this is no table of Stepping Stones: {error}") from error
        return state


BOX = SteppingStones("stepping_stones", 1, __name__)
