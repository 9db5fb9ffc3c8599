"""A box: the rules of one game. It lists the choices of a setup, sets up games and loads positions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from deckhall.kernel.decks import CheckedDeck
from deckhall.kernel.errors import Endless, GameError, InvalidDeck, InvalidPosition, InvalidSetup
from deckhall.kernel.happenings import Happening
from deckhall.kernel.outcome import ENDLESS
from deckhall.kernel.packing import pack, pack_task, unpack_task, words
from deckhall.kernel.state import State, Task
from deckhall.kernel.summary import Credit, SeatSummary
from deckhall.kernel.vocabulary import Vocabulary

KERNEL_PARTS: Final = ("game", "rules", "luck", "seed", "todo", "asked", "outcome", "revelations", "windows")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Base class of a game's rules. `name` is the game's id, `rules` the version number of its rules."""

    def __init__(self, name: str, rules: int, package: str) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.package: Final = package

    # -- what each game answers ------------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """Describe the game and its choices, JSON-ready.

        `players`: the possible numbers of players. `variants`: each with its `id`, its `players`, the `choices` it
        implies, and `team_size` if it is played in teams (partners sit opposite each other). `options`: the choices of
        a setup by name, each with `choices` (the allowed values) or `least` and `most` (a range of numbers), a
        `default` (None: the rules decide), `variants` if it exists in some of them only, and `about`, a sentence of
        explanation for options without a text in the catalogues. `texts`: the options that change the texts of cards.
        `decks`: the ready-made decks, if players bring decks.
        """
        raise NotImplementedError

    def vocabulary(self) -> Vocabulary | None:
        """Every word this game uses in its JSON; None if it declares none."""
        return None

    def cells(self) -> list[dict[str, Any]]:
        """The setups that the laws are tested on: every variant, edition and number of players."""
        raise NotImplementedError

    def start(self, setup: dict[str, Any], key: str) -> State:
        """A new game at its first decision. Raises InvalidSetup for unknown or invalid choices."""
        raise NotImplementedError

    def cards(self, **choices: Any) -> list[dict[str, Any]]:
        """Every card as a dict: id, type, numbers, copies, ..."""
        raise NotImplementedError

    def lay_out(self, state: State) -> dict[str, Any]:
        """The game's own parts of a position, readable, with card ids."""
        raise NotImplementedError

    def set_table(self, position: dict[str, Any], key: str) -> State:
        """The state that `lay_out` described. Parts left out get defaults, shuffled by the luck of `key`.

        If the position has no to-do stack, the stack is set up for the player whose turn it is.
        """
        raise NotImplementedError

    def check_deck(self, deck: dict[str, Any] | str, names: dict[str, str] | None = None) -> CheckedDeck:
        """Check a deck given as data, as text, or as the id of a ready-made deck.

        `names` maps casefolded card names to ids. Raises InvalidDeck if the text cannot be read, or if the game has no
        decks.
        """
        raise InvalidDeck(f"no one brings a deck to {self.name}")

    def made_decks(self, state: State) -> list[dict[str, Any]]:
        """The decks the players have just made in this game (in a draft, for example), by seat. Most games make
        none."""
        return []

    def setup_with_decks(self, setup: dict[str, Any], decks: list[dict[str, Any]]) -> dict[str, Any] | None:
        """The setup of a game with these decks, made in a game of `setup`; None if this many decks cannot play
        together."""
        return None

    def write_deck(self, deck: dict[str, Any], names: dict[str, str]) -> str:
        """A deck in the text form that people exchange; `names` maps card ids to the names to write."""
        raise InvalidDeck(f"no one brings a deck to {self.name}")

    def summary(self, state: State) -> list[SeatSummary]:
        """What each seat has at this moment, for summaries and graphs of a game. Optional."""
        return []

    def credits(self, happenings: list[Happening]) -> list[Credit]:
        """Which cards scored points or dealt damage during one move."""
        return []

    def everywhere(self, state: State) -> list[int] | None:
        """Every card number in every place, to check that no card is created or lost; None if cards are not tracked."""
        raise NotImplementedError

    # -- positions, the same way for every game ----------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON. `load` restores it."""
        decision = state.decision
        position: dict[str, Any] = {"game": self.name, "rules": self.rules}
        position.update(self.lay_out(state))
        position["luck"] = {"key": state.luck, "count": state.count}
        position["revelations"] = state.revelations
        position["windows"] = state.windows
        position["todo"] = [pack_task(task) for task in state.todo]
        if decision is not None:
            position["asked"] = pack_task(decision.task)
        if state.outcome is not None:
            position["outcome"] = pack(state.outcome)
        return position

    def check(self, state: State, asked: Task | None) -> None:
        """Raise InvalidPosition if the state just read is impossible; `asked` is the task about to ask a question."""

    def load(self, position: dict[str, Any], key: str) -> State:
        """The state at this position; `key` is the luck to use if the position has none of its own."""
        game = position.get("game", self.name)
        if game != self.name:
            raise InvalidPosition(f"this is a position of {game!r}, not of {self.name}")
        rules = position.get("rules", self.rules)
        if rules != self.rules:
            raise InvalidPosition(
                f"this position follows rules {rules}, this program plays rules {self.rules}"
            )
        try:
            state = self._load(position, key)
        except GameError:
            raise
        except (
            ArithmeticError,
            AssertionError,
            AttributeError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ) as error:
            raise InvalidPosition(f"the parts of this position do not fit together: {error!r}") from error
        if state.decision is None and state.outcome is None:
            raise InvalidPosition("the game is not over at this position, yet no one has a decision to make")
        if state.decision is not None and not state.decision.options:
            raise InvalidPosition("the player who must decide at this position has no options")
        return state

    def _load(self, position: dict[str, Any], key: str) -> State:
        luck = position.get("luck")
        count = 0
        if luck is not None:
            key, count = _luck(luck)
        state = self.set_table(position, key)
        if luck is not None:
            state.luck = key
            state.count = count
            state.block = ()
        state.revelations = _number(position, "revelations")
        state.windows = _number(position, "windows")
        if "outcome" in position:
            reason, winners, scores = _outcome(position["outcome"])
            state.end(reason, winners, scores)
            return state
        known = words(self.package)
        if "todo" in position:
            if not isinstance(position["todo"], list):
                raise InvalidPosition("'todo' must be a list of tasks")
            state.top = None
            for task in position["todo"]:
                state.push_again(unpack_task(task, known))
            state.decision = None
        asked = unpack_task(position["asked"], known) if "asked" in position else None
        self.check(state, asked)
        if asked is not None:
            state.insisting = True
            state.perform(asked)
            state.insisting = False
        state.advance()
        if state.outcome is not None and state.outcome.reason == ENDLESS:
            raise Endless("the effects of this position never come to a decision")
        return state

    def refuse_unknown(self, setup: dict[str, Any], known: tuple[str, ...]) -> None:
        """Raise InvalidSetup if `setup` contains a choice that this game does not have."""
        for name in setup:
            if name not in known:
                raise InvalidSetup(f"{self.name} has no choice {name!r}; available: {', '.join(known)}", name)


def _luck(luck: Any) -> tuple[str, int]:
    try:
        key, count = luck["key"], luck["count"]
        if (
            len(key) != 32
            or len(bytes.fromhex(key)) != 16
            or type(count) is not int
            or not 0 <= count < 2**60
        ):
            raise ValueError
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidPosition("'luck' needs a key of 32 hexadecimal digits and a count") from error
    return key, count


def _number(position: dict[str, Any], part: str) -> int:
    number = position.get(part, 0)
    if type(number) is not int or not 0 <= number < 2**60:
        raise InvalidPosition(f"{part!r} must be a number from 0 on")
    return number


def _outcome(content: Any) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    try:
        reason, winners, scores = content["reason"], content["winners"], content["scores"]
        numbers = list(winners) + list(scores)
        if not isinstance(reason, str) or not all([type(number) is int for number in numbers]):
            raise TypeError
    except (KeyError, TypeError) as error:
        raise InvalidPosition("'outcome' needs a reason, winners and scores") from error
    return reason, tuple(winners), tuple(scores)
