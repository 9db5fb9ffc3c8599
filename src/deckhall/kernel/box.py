"""A box: one game as it stands on the shelf. It knows what can be chosen, sets up games and reads positions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from deckhall.kernel.errors import InvalidPosition, InvalidSetup
from deckhall.kernel.packing import pack, pack_task, unpack_task, words
from deckhall.kernel.state import State

KERNEL_PARTS: Final = ("game", "rules", "luck", "seed", "todo", "asked", "outcome", "revelations", "windows")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What a game derives to be playable. `name` is its id, `rules` the version of its rules."""

    def __init__(self, name: str, rules: int, package: str) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.package: Final = package

    # -- what each game answers ------------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """What can be played: variants, player counts and options with their choices and defaults."""
        raise NotImplementedError

    def cells(self) -> list[dict[str, Any]]:
        """The setups that the laws are checked on: every variant, edition and number of players."""
        raise NotImplementedError

    def start(self, setup: dict[str, Any], key: str) -> State:
        """A new game at its first decision. Unknown or wrong choices raise InvalidSetup."""
        raise NotImplementedError

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        """Every card as a dict: id, type, numbers, copies, ..."""
        raise NotImplementedError

    def lay_out(self, state: State) -> dict[str, Any]:
        """The game's own parts of a position, readable, with card ids."""
        raise NotImplementedError

    def set_table(self, position: dict[str, Any], key: str) -> State:
        """The state that `lay_out` described; what is left out gets defaults, shuffled by the luck of `key`.

        When the position has no to-do stack, the state's own stack is filled for the player whose turn it is.
        """
        raise NotImplementedError

    def everywhere(self, state: State) -> list[int] | None:
        """Every card number from every place, for checking that none is made or lost; None where cards are not kept."""
        raise NotImplementedError

    # -- positions, the same way for every game ----------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON. `load` makes the same state of it."""
        decision = state.decision
        position: dict[str, Any] = {"game": self.name, "rules": self.rules}
        position.update(self.lay_out(state))
        position["luck"] = {"key": state.key, "count": state.count}
        position["revelations"] = state.revelations
        position["windows"] = state.windows
        position["todo"] = [pack_task(task) for task in state.todo]
        if decision is not None:
            position["asked"] = pack_task(decision.task)
        if state.outcome is not None:
            position["outcome"] = pack(state.outcome)
        return position

    def load(self, position: dict[str, Any], key: str) -> State:
        """The state at this position; `key` is the luck of a position that brings none."""
        rules = position.get("rules", self.rules)
        if rules != self.rules:
            raise InvalidPosition(
                f"this position follows rules {rules}, this program plays rules {self.rules}"
            )
        luck = position.get("luck")
        count = 0
        if luck is not None:
            key, count = _luck(luck)
        state = self.set_table(position, key)
        if luck is not None:
            state.key = key
            state.count = count
            state.block = ()
        state.revelations = _number(position, "revelations")
        state.windows = _number(position, "windows")
        known = words(self.package)
        if "outcome" in position:
            outcome = position["outcome"]
            try:
                state.end(outcome["reason"], tuple(outcome["winners"]), tuple(outcome["scores"]))
            except (KeyError, TypeError) as error:
                raise InvalidPosition("'outcome' needs reason, winners and scores") from error
            return state
        if "todo" in position:
            if not isinstance(position["todo"], list):
                raise InvalidPosition("'todo' is a list of tasks")
            state.todo = [unpack_task(task, known) for task in position["todo"]]
            state.decision = None
        try:
            if "asked" in position:
                state.insisting = True
                state.perform(unpack_task(position["asked"], known))
                state.insisting = False
            state.advance()
        except (AssertionError, AttributeError, IndexError, KeyError, RecursionError, TypeError) as error:
            raise InvalidPosition(f"the to-do stack does not fit the table: {error!r}") from error
        return state

    def refuse_unknown(self, setup: dict[str, Any], known: tuple[str, ...]) -> None:
        """Raise InvalidSetup when `setup` holds a choice that this game does not offer."""
        for name in setup:
            if name not in known:
                raise InvalidSetup(f"{self.name} has no choice {name!r}; it has: {', '.join(known)}")


def _luck(luck: Any) -> tuple[str, int]:
    try:
        key, count = luck["key"], luck["count"]
        if len(bytes.fromhex(key)) != 16 or type(count) is not int or count < 0:
            raise ValueError
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidPosition("'luck' needs a key of 32 hexadecimal digits and a count") from error
    return key, count


def _number(position: dict[str, Any], part: str) -> int:
    number = position.get(part, 0)
    if type(number) is not int:
        raise InvalidPosition(f"{part!r} is a number")
    return number
