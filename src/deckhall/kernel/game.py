"""A game in progress: a state, the record of its moves, and undo."""

from __future__ import annotations

import copy
from typing import Any, Final

from deckhall.kernel.box import Box
from deckhall.kernel.errors import (
    Endless,
    GameError,
    IllegalOption,
    InvalidPosition,
    InvalidRecord,
    UnknownSeat,
)
from deckhall.kernel.happenings import Happening
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.outcome import ENDLESS, Outcome
from deckhall.kernel.packing import digest
from deckhall.kernel.state import SPECTATOR, Decision, State


class Move:
    """One move: the chosen option, its player, and the state before it. Moves form a linked list back to the start."""

    __slots__ = ("before", "number", "option", "player", "revelations")

    def __init__(self, before: Move | None, option: Option, player: int, revelations: int) -> None:
        self.before: Final = before
        self.number: Final[int] = 1 if before is None else before.number + 1
        self.option: Final = option
        self.player: Final = player
        self.revelations: Final = revelations


class DifferentGame(InvalidRecord):
    """Every move of a record is legal, but the final state is not the recorded one; `game` is the actual result.

    The rules have changed without a new version number, or the record was edited.
    """

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class Game:
    """A state with its record. `setup` (or `start`, a position) and the moves reproduce the game exactly."""

    def __init__(
        self, box: Box, state: State, setup: dict[str, Any], start: dict[str, Any] | None, last: Move | None
    ) -> None:
        self.box: Final = box
        self.state: Final = state
        self.setup: Final = setup
        self.start: Final = start
        self.last = last

    def __repr__(self) -> str:
        moves = 0 if self.last is None else self.last.number
        return f"<Game of {self.box.name} after {moves} moves: {self.state!r}>"

    @property
    def decision(self) -> Decision | None:
        """The pending decision: `player`, `prompt`, `options`; None when the game is over."""
        return self.state.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is in progress."""
        return self.state.outcome

    def apply(self, option: Option | str) -> None:
        """Answer the pending decision with an option or its code."""
        state = self.state
        decision = state.decision
        if isinstance(option, str):
            option = Option(option) if decision is None else decision.option(option)
        elif not isinstance(option, Option):
            raise IllegalOption(f"an answer is an Option or its code, not {option!r}")
        revelations = state.revelations
        state.apply(option)
        assert decision is not None
        self.last = Move(self.last, option, decision.player, revelations)

    def clone(self) -> Game:
        """Return an independent copy with the same history."""
        return Game(self.box, self.state.clone(), self.setup, self.start, self.last)

    def view(self, player: int) -> dict[str, Any]:
        """What `player` (or -1, a spectator) may know, JSON-ready; `Box.vocabulary` declares its contents."""
        self._check_seat(player, SPECTATOR)
        return self.state.view(player)

    def imagine(self, player: int, seed: int) -> State:
        """Return a random state that is consistent with everything `player` knows."""
        self._check_seat(player, SPECTATOR)
        return self.state.imagine(
            player, key_of(f"imagined {seed}")
        )  # so that it never equals the luck of a game with this seed

    def describe(self, option: Option) -> dict[str, Any]:
        """Describe an option for programs: verb, card id and place, target id and place, amount."""
        return self.state.describe(option)

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON."""
        return self.box.position(self.state)

    def digest(self) -> str:
        """A hash of the whole state."""
        return digest(self.state)

    def codes(self) -> list[str]:
        """The codes of all options picked so far."""
        codes: list[str] = []
        move = self.last
        while move is not None:
            codes.append(move.option.code)
            move = move.before
        codes.reverse()
        return codes

    def record(self) -> dict[str, Any]:
        """Return setup (or position), rules version, option codes, and the digest that a replay must reproduce."""
        return {**self._beginning(), "moves": self.codes(), "digest": self.digest()}

    def _beginning(self) -> dict[str, Any]:
        beginning: dict[str, Any] = {"game": self.box.name, "rules": self.box.rules}
        if self.start is None:
            beginning["setup"] = copy.deepcopy(self.setup)
        else:
            beginning["position"] = copy.deepcopy(self.start)
        return beginning

    def _check_seat(self, player: int, least: int) -> None:
        seats = self.state.seats()
        if type(player) is not int or not least <= player < seats:
            raise UnknownSeat(
                f"there is no seat {player!r}: seats are 0 to {seats - 1}"
                + (", or -1 for a spectator" if least < 0 else "")
            )

    # -- listening ------------------------------------------------------------------------

    def listen(self) -> None:
        """Start collecting happenings."""
        if self.state.listener is None:
            self.state.listener = []

    def happenings(self) -> list[Happening]:
        """Return what happened since the last call; empty unless `listen` was called."""
        listener = self.state.listener
        if listener is None:
            return []
        self.state.listener = []
        return listener

    # -- taking back ------------------------------------------------------------------------

    def can_take_back(self, player: int, moves: int = 1) -> bool:
        """Whether `player` may undo freely: the last moves were theirs, and nothing has been revealed since."""
        self._check_seat(player, 0)
        move, revelations = self.last, -1
        for _ in range(moves):
            if move is None or move.player != player:
                return False
            revelations = move.revelations
            move = move.before
        return revelations == self.state.revelations

    def before(self, moves: int = 1) -> Game:
        """Return the game as it was this many moves ago. The caller decides whether that is allowed."""
        codes = self.codes()
        if not 0 <= moves <= len(codes):
            raise GameError(f"cannot go back {moves} moves: {len(codes)} have been made")
        return replay(self.box, {**self._beginning(), "moves": codes[: len(codes) - moves]})


def begin(box: Box, setup: dict[str, Any]) -> Game:
    """A new game. `setup` holds the seed and the choices of the box."""
    setup = copy.deepcopy(setup)
    choices = {name: choice for name, choice in setup.items() if name != "seed"}
    return Game(box, box.start(choices, key_of(setup["seed"])), setup, None, None)


def from_position(box: Box, position: dict[str, Any]) -> Game:
    """A game that starts at a position."""
    seed = position.get("seed", 0)
    if type(seed) is not int:
        raise InvalidPosition(f"'seed' must be a whole number, not {seed!r}")
    state = box.load(position, key_of(seed))
    return Game(box, state, {}, copy.deepcopy(position), None)


def replay(box: Box, record: dict[str, Any]) -> Game:
    """Replay a record. The error names the first illegal move.

    Raises DifferentGame if the final state differs from the recorded digest; older records have no digest to compare.
    """
    rules = record.get("rules")
    if rules != box.rules:
        raise InvalidRecord(f"recorded under rules {rules}, this program plays rules {box.rules}")
    moves = record.get("moves")
    if not isinstance(moves, list) or not all([isinstance(code, str) for code in moves]):
        raise InvalidRecord("a record needs 'moves', a list of option codes")
    try:
        if isinstance(record.get("position"), dict):
            game = from_position(box, record["position"])
        elif isinstance(record.get("setup"), dict) and type(record["setup"].get("seed")) is int:
            game = begin(box, record["setup"])
        else:
            raise InvalidRecord("a record needs a 'setup' with its seed, or a 'position'")
    except (Endless, InvalidRecord):
        raise
    except GameError as error:
        raise InvalidRecord(f"the record cannot be set up: {error}") from error
    for number, code in enumerate(moves, 1):
        try:
            game.apply(code)
        except GameError as error:
            raise InvalidRecord(f"move {number} of {len(moves)}: {error}") from error
        refuse_endless(game, number)
    recorded = record.get("digest")
    if recorded is not None and recorded != game.digest():
        raise DifferentGame(
            f"the moves lead to a different game than the recorded one: digest {game.digest()}, not {recorded}",
            game,
        )
    return game


def refuse_endless(game: Game, number: int) -> None:
    """Raise Endless if move `number` ended a game that started at a position only because its effects would never
    end."""
    outcome = game.state.outcome
    if game.start is not None and outcome is not None and outcome.reason == ENDLESS:
        raise Endless(f"the effects of move {number} never come to a decision")
