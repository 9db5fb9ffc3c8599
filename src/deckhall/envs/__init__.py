"""Environments for research: every game as PettingZoo, Gymnasium and OpenSpiel know games, and many games at once.

    name = envs.names()[0]
    env = envs.make(name, players=2)          # PettingZoo AEC
    env = envs.single(name, opponent="easy")  # Gymnasium: one seat against bots
    many = envs.many(name, 256)               # arrays: 256 games in one call

Needs `pip install deckhall[envs]`, or `deckhall-rules[envs]` without the server. What the numbers mean is in
docs/encodings.md.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from deckhall.envs.encoding import Encoder, IllegalAction
from deckhall.envs.tables import ACTIONS, REWARDS, SEMANTIC, WIN, Table
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.kits import box, kit, kits, resolve

if TYPE_CHECKING:  # each needs optional packages, which are imported on first use
    from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]  # it comes without types

    from deckhall.envs.many_tables import Many
    from deckhall.envs.one_seat import Single

__all__ = [
    "ACTIONS",
    "REWARDS",
    "Encoder",
    "IllegalAction",
    "encoder",
    "make",
    "many",
    "names",
    "single",
    "table",
]

VERSION: Final = (
    0  # version of the environments: raised when the same actions would give other rewards or observations
)
MOST_DECISIONS: Final = 20_000  # far more than any game needs; a game that reaches it is truncated
_NAME: Final = re.compile(r"([a-z][a-z0-9_]*)_v([0-9]+)")


class MissingPackage(GameError):
    """A package that an environment needs is not installed."""


def names() -> list[str]:
    """The names of the environments: one for each game that has an encoder."""
    return [f"{one.name}_v{VERSION}" for one in kits() if one.encoder is not None]


def game_of(name: str) -> str:
    """The game of an environment."""
    match = _NAME.fullmatch(name)
    if match is None or name not in names():
        raise InvalidSetup(f"there is no environment {name!r}; available: {', '.join(names())}")
    return match[1]


def encoder(name: str, players: int = 2, **setup: Any) -> Encoder:
    """The encoder that turns tables of an environment into numbers."""
    named = kit(game_of(name)).encoder
    assert named is not None
    made: Encoder = resolve(named)(players, setup)
    return made


def table(
    name: str,
    players: int = 2,
    actions: str = SEMANTIC,
    reward: str = WIN,
    most_decisions: int = MOST_DECISIONS,
    shared: Encoder | None = None,
    **setup: Any,
) -> Table:
    """A table for the environments to play at; `shared` is an encoder made for the same choices."""
    made = encoder(name, players, **setup) if shared is None else shared
    if "seed" in setup:
        raise InvalidSetup("seeds are given to `reset`")
    choices = {**setup, "players": players}
    return Table(box(game_of(name)), made, choices, actions, reward, most_decisions)


def make(
    name: str, players: int = 2, *, actions: str = SEMANTIC, reward: str = WIN, **choices: Any
) -> AECEnv:
    """A PettingZoo AEC environment. Further choices are those of the game (`decks`, `edition`, ...).

    `actions`: "semantic" (an action is a verb and a card, always the same number) or "options" (an action is a place in
    the list of what is offered, and the observation has a row of features for each of them). `reward`: "win" (winners
    share 1, losers -1), "margin" (the lead in points at the end) or "shaped" ("win", plus 0.02 for each point of lead).
    """
    _need("gymnasium", "numpy", "pettingzoo")
    from deckhall.envs.aec import wrapped

    return wrapped(table(name, players, actions, reward, **choices), name)


def single(
    name: str,
    opponent: str | list[str] = "easy",
    players: int = 2,
    *,
    seat: int | None = None,
    actions: str = SEMANTIC,
    reward: str = WIN,
    **choices: Any,
) -> Single:
    """A Gymnasium environment: one seat (random unless `seat` is given) against bots."""
    _need("gymnasium", "numpy")
    from deckhall.envs.one_seat import Single

    return Single(table(name, players, actions, reward, **choices), opponent, seat)


def many(
    name: str,
    games: int,
    players: int = 2,
    *,
    seed: int = 0,
    opponent: str | list[str] | None = None,
    processes: int = 1,
    actions: str = SEMANTIC,
    reward: str = WIN,
    **choices: Any,
) -> Many:
    """This many games, stepped together into arrays: faster than one after another.

    With an `opponent`, one seat of every table waits for actions, and bots play the others.
    """
    _need("numpy")
    from deckhall.envs.many_tables import Many, Wish

    table(name, players, actions, reward, **choices)  # raises if anything is wrong with the choices
    return Many(Wish(name, players, actions, reward, choices, opponent), games, seed, processes)


def _need(*packages: str) -> None:
    """Raise MissingPackage, naming what to install, unless these packages are installed."""
    from importlib.util import find_spec

    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingPackage(
            f"this environment needs {', '.join(missing)}; `pip install deckhall[envs]` (or deckhall-rules[envs])"
            " installs everything"
        )
