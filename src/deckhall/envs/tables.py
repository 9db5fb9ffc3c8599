"""A table of an environment: one game after another, played by actions, and written into arrays."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from deckhall.envs.encoding import Encoder, IllegalAction
from deckhall.envs.rows import Features, Row
from deckhall.kernel import game as games
from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kernel.options import Option
from deckhall.kernel.outcome import Outcome

WIN: Final = "win"
MARGIN: Final = "margin"
SHAPED: Final = "shaped"
REWARDS: Final = (WIN, MARGIN, SHAPED)
SHAPING: Final = 0.02  # reward for each point of margin, in wins

SEMANTIC: Final = "semantic"
OPTIONS: Final = "options"
ACTIONS: Final = (SEMANTIC, OPTIONS)


class Table:
    """One game at a time. Some seats may be played by bots; all others wait for actions."""

    def __init__(
        self,
        box: Box,
        encoder: Encoder,
        setup: dict[str, Any],
        actions: str,
        reward: str,
        most_decisions: int,
    ) -> None:
        if actions not in ACTIONS:
            raise InvalidSetup(f"actions={actions!r} is not possible; available: {', '.join(ACTIONS)}")
        if reward not in REWARDS:
            raise InvalidSetup(f"reward={reward!r} is not possible; available: {', '.join(REWARDS)}")
        self.box: Final = box
        self.encoder: Final = encoder
        self.setup: Final = setup
        self.by_list: Final = actions == OPTIONS
        self.reward: Final = reward
        self.most_decisions: Final = most_decisions
        self.players: Final = encoder.players
        self.game = games.begin(box, {**setup, "seed": 0})
        self.decisions = 0
        self.ids: list[int] = []  # actions of the offered options, if already computed
        self.are_ids_known = False
        self.margins: list[float] = [0.0] * self.players
        self.rewards: list[float] = [0.0] * self.players  # of the last step, by seat

    def begin(self, seed: int, setup: dict[str, Any] | None = None) -> None:
        """Begin a new game, optionally with other choices than usual."""
        self.game = games.begin(self.box, {**(self.setup if setup is None else setup), "seed": seed})
        self.decisions = 0
        self.are_ids_known = False
        if self.reward == SHAPED:
            self.margins = [self.encoder.margin(self.game.state, seat) for seat in range(self.players)]

    @property
    def player(self) -> int:
        """Who must decide; -1 when the game is over."""
        decision = self.game.state.decision
        return -1 if decision is None else decision.player

    @property
    def outcome(self) -> Outcome | None:
        return self.game.state.outcome

    def is_cut(self) -> bool:
        """Whether the game was truncated because it took too long."""
        return self.decisions >= self.most_decisions and self.outcome is None

    def offered(self) -> list[int]:
        """The possible actions: one for each option, in order; options may share one."""
        if not self.are_ids_known:
            decision = self.game.state.decision
            if decision is None:
                self.ids = []
            elif self.by_list:
                self.ids = list(range(min(len(decision.options), self.encoder.MOST_OPTIONS)))
            else:
                self.ids = self.encoder.ids(self.game.state)
            self.are_ids_known = True
        return self.ids

    def option(self, action: int) -> Option:
        """The option that an action stands for; if several, the first."""
        decision = self.game.state.decision
        if decision is None:
            raise IllegalAction("the game is over")
        ids = self.offered()
        for index in range(len(ids)):
            if ids[index] == action:
                return decision.options[index]
        raise IllegalAction(
            f"action {action} is not possible now; possible: {', '.join([str(one) for one in sorted(set(ids))])}"
        )

    def step(self, action: int) -> None:
        """Take an action and set `rewards` for every seat."""
        self.answer(self.option(action))

    def answer(self, option: Option) -> None:
        """Answer the pending decision."""
        self.game.apply(option)
        self.decisions += 1
        self.are_ids_known = False
        self.pay()

    def pay(self) -> None:
        """Compute the rewards of a step."""
        outcome = self.outcome
        rewards = self.rewards
        if outcome is None and self.reward != SHAPED:
            for seat in range(self.players):
                rewards[seat] = 0.0
            return
        if self.reward == MARGIN:
            self.rewards = margins_of(self.encoder, self.game)
            return
        won = results(outcome, self.players)
        if self.reward == SHAPED:
            for seat in range(self.players):
                margin = self.encoder.margin(self.game.state, seat)
                won[seat] += SHAPING * (margin - self.margins[seat])
                self.margins[seat] = margin
        self.rewards = won

    # -- writing into arrays ---------------------------------------------------------------

    def write(
        self,
        seat: int,
        row: Row,
        features: Features,
        observation: memoryview[int],
        observation_base: i64,
        mask: memoryview[int],
        mask_base: i64,
        options: memoryview[int] | None,
        options_base: i64,
    ) -> int:
        """Write what a seat sees and, if it must decide, what it can do; returns how many option rows were written.

        The arrays are passed as bytes. Mask and options must be zeroed.
        """
        state = self.game.state
        self.encoder.observe(state, seat, row)
        row.write(observation, observation_base)
        if self.player != seat:
            return 0
        for action in self.offered():
            mask[mask_base + action] = 1
        return 0 if options is None else self.encoder.option_rows(state, features, options, options_base)


def results(outcome: Outcome | None, players: int) -> list[float]:
    """The result of a game for every seat: winners share 1, losers get -1; all 0 if nobody or everybody wins."""
    if outcome is None:
        return [0.0] * players
    winners = outcome.winners
    if players == 1:
        return [1.0 if winners else -1.0]
    won = len(winners)
    if won in (0, players):
        return [0.0] * players
    return [1.0 / won if seat in winners else -1.0 / (players - won) for seat in range(players)]


def margins_of(encoder: Encoder, game: Game) -> list[float]:
    """How far every seat is ahead of the best opponent at the end of a game."""
    return [encoder.margin(game.state, seat) for seat in range(encoder.players)]


class Batch:
    """Tables that are stepped together. Each row belongs to the player who must decide at its table."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables: Final = tables
        encoder = tables[0].encoder
        self.width: Final[int] = encoder.size
        self.actions: Final[int] = encoder.MOST_OPTIONS if tables[0].by_list else len(encoder.actions)
        self.row: Final = Row(encoder.size)
        self.features: Final = Features(len(encoder.features))
        self.options_width: Final[int] = encoder.MOST_OPTIONS * len(encoder.features)
        self.described: Final[list[int]] = [0] * len(tables)  # how many option rows of each table are nonzero

    def step(self, actions: list[int], rewards: memoryview[float], ended: memoryview[int]) -> list[int]:
        """Take an action at every table; returns the tables whose games ended, marked 1 (over) or 2 (truncated) in
        `ended`."""
        tables = self.tables
        for index in range(
            len(tables)
        ):  # checks all actions first, so that nothing has changed if one is illegal
            tables[index].option(actions[index])
        over: list[int] = []
        players: i64 = tables[0].players
        for index in range(len(tables)):
            table = tables[index]
            table.step(actions[index])
            if self.settle(table, index, players, rewards, ended):
                over.append(index)
        return over

    def settle(
        self, table: Table, index: i64, players: i64, rewards: memoryview[float], ended: memoryview[int]
    ) -> bool:
        """Write the rewards of a step; returns whether the game has ended."""
        earned = table.rewards
        for seat in range(players):
            if earned[seat] != 0.0:
                rewards[index * players + seat] = earned[seat]
        if table.outcome is not None:
            ended[index] = 1
            return True
        if table.is_cut():
            ended[index] = 2
            return True
        return False

    def write(
        self,
        observations: memoryview[int],
        masks: memoryview[int],
        players: memoryview[int],
        options: memoryview[int] | None,
    ) -> None:
        """Write what each deciding player sees; masks must be zeroed, options as left by the last call."""
        tables = self.tables
        width: i64 = self.width
        actions: i64 = self.actions
        options_width: i64 = self.options_width
        for index in range(len(tables)):
            table = tables[index]
            seat = table.player
            players[index] = seat
            offered = table.write(
                seat,
                self.row,
                self.features,
                observations,
                index * width,
                masks,
                index * actions,
                options,
                index * options_width,
            )
            if options is not None:
                self.wipe(options, index * options_width, offered, self.described[index])
                self.described[index] = offered

    def wipe(self, options: memoryview[int], base: i64, first: i64, end: i64) -> None:
        """Zero the option rows that a table no longer uses."""
        features = self.features
        for number in range(first, end):
            start = 4 * base + number * features.width
            options[start : start + features.width] = features.zeros
