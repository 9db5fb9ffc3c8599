"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("deckhall_NAME", {"players": 2})`.

All luck is drawn at once: the chance node at the root chooses one of `deals` seeds, and everything hidden follows from
it. A history therefore determines a game, and a search that must not see hidden information has to resample it, with
`resampler`. Needs `pip install deckhall[spiel]`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # it comes without types
from numpy.typing import NDArray

from deckhall import envs, load_position
from deckhall.envs.encoding import Encoder
from deckhall.envs.rows import Row
from deckhall.envs.tables import results
from deckhall.kernel.game import Game, begin
from deckhall.kits import box, kit, kits

PREFIX: Final = "deckhall_"
DEALS: Final = 1024  # number of seeds that the chance node at the root chooses from
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "deals": DEALS, "setup": "{}"}


class Held:
    """The engine's game behind a state. Copying it uses the engine's own cheap clone."""

    __slots__ = ("game", "moves")

    def __init__(self, game: Game | None, moves: list[list[int]]) -> None:
        self.game = game  # None before the deal
        self.moves = moves  # the actions of each player so far

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a position: a chain of moves is too deep for pickle, and a resampled game has no record."""
        return _held, (None if self.game is None else self.game.position(), self.moves)

    def __deepcopy__(self, memo: object) -> Held:
        game = None if self.game is None else self.game.clone()
        return Held(game, [moves.copy() for moves in self.moves])


def _held(position: dict[str, Any] | None, moves: list[list[int]]) -> Held:
    return Held(None if position is None else load_position(position), moves)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # so Game is Any
    """One game with its choices: `players`, `deals`, and `setup` (the other choices of the game as JSON)."""

    def __init__(self, name: str, kind: Any, given: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(given or {})}
        self.name: Final = name
        self.seats: Final = int(chosen["players"])
        self.deals: Final = int(chosen["deals"])
        choices = json.loads(chosen["setup"])
        self.setup: Final[dict[str, Any]] = {**choices, "players": self.seats}
        self.encoder: Final[Encoder] = envs.encoder(f"{name}_v{envs.VERSION}", self.seats, **choices)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=envs.MOST_DECISIONS,
        )
        super().__init__(kind, about, given or {})

    def new_initial_state(self, *_: object) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, *_: object) -> Observer:
        return Observer(self.encoder)


class SpielState(pyspiel.State):  # type: ignore[misc]  # so State is Any
    """A game of Deckhall as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules: Final = _Shared(game)
        self.held = Held(None, [[] for _ in range(game.seats)])

    # -- whose turn, and what is possible ------------------------------------------------------

    def current_player(self) -> int:
        game = self.held.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.decision is None else game.decision.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.held.game
        return [] if game is None else sorted(set(self.rules.game.encoder.ids(game.state)))

    def _apply_action(self, action: int) -> None:
        rules, held = self.rules.game, self.held
        if held.game is None:
            held.game = begin(box(rules.name), {**rules.setup, "seed": action})
            return
        decision = held.game.decision
        assert decision is not None
        held.game.apply(rules.encoder.option_of(held.game.state, action))
        held.moves[decision.player].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.game.encoder.actions[action]
        )

    def is_terminal(self) -> bool:
        return self.held.game is not None and self.held.game.outcome is not None

    def returns(self) -> list[float]:
        game = self.held.game
        return results(None if game is None else game.outcome, self.rules.game.seats)

    def __str__(self) -> str:
        return "before the deal" if self.held.game is None else self.held.game.digest()

    # -- what players know ---------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees now, and their own past actions: nothing in it depends on hidden information."""
        seat = self.current_player() if player is None else player
        return f"{self.held.moves[seat]} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        game = self.held.game
        if game is None:
            return ""
        return json.dumps(game.view(self.current_player() if player is None else player), sort_keys=True)

    def resampled(self, player: int, seed: int) -> SpielState:
        """A state that the player cannot tell from this one: hidden information is dealt anew."""
        state: SpielState = self.clone()
        game = state.held.game
        if game is not None:
            imagined = game.imagine(player, seed)
            state.held.game = Game(game.box, imagined, game.setup, game.start, game.last)
        return state


class _Shared:
    """Prevents a game from being copied along with its states."""

    __slots__ = ("game",)

    def __init__(self, game: SpielGame) -> None:
        self.game: Final = game

    def __deepcopy__(self, memo: object) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (PREFIX + self.game.name, self.game.get_parameters())


def _loaded(name: str, given: dict[str, Any]) -> _Shared:
    register()
    return _Shared(pyspiel.load_game(name, given))


class Observer:
    """Observations as a tensor: the same numbers as in the other environments."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.row: Final = Row(encoder.size)
        self.tensor: NDArray[np.float32] = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.held.game is not None:
            self.encoder.observe(state.held.game.state, player, self.row)
            self.tensor[:] = self.row.numbers
            self.row.clear()

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def resampler(seed: int = 0) -> Any:
    """For `ISMCTSBot.set_resampler`: deals anew what the searching player cannot know."""
    random = Random(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        return state.resampled(player, random.getrandbits(60))

    return resample


def register() -> list[str]:
    """Register every game that has an encoder with OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for one in kits():
        name = PREFIX + one.name
        if one.encoder is None:
            continue
        names.append(name)
        if name not in known:
            _register(one.name, name)
    return names


def _register(game: str, name: str) -> None:
    players = [count for count in box(kit(game).name).about()["players"] if count > 1]
    modes = pyspiel.GameType
    kind = modes(
        short_name=name,
        long_name=f"Deckhall {game}",
        dynamics=modes.Dynamics.SEQUENTIAL,
        chance_mode=modes.ChanceMode.EXPLICIT_STOCHASTIC,
        information=modes.Information.IMPERFECT_INFORMATION,
        utility=modes.Utility.ZERO_SUM,
        reward_model=modes.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )

    # A class instead of a function: OpenSpiel releases it after Python has shut down, when a function could no longer
    # be freed.
    class Registered(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, given)

    pyspiel.register_game(kind, Registered)
