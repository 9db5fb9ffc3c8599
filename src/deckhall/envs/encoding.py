"""An encoder turns a table, as one seat may know it, into numbers, and action numbers into options.

Every game has its own; this is their common base. Encoders read the state directly, because building a view first takes
longer than playing. They read only what the view shows; tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from deckhall.envs.layout import VERSION, Layout, hash_of
from deckhall.envs.rows import Features, Row
from deckhall.kernel.errors import GameError
from deckhall.kernel.options import Option
from deckhall.kernel.state import Decision, State

MOST_MATCHES: Final = (
    4096  # matches whose labels an encoder remembers: this many tables can be encoded alternately
)


class IllegalAction(GameError):
    """An action that is not possible now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Labels:
    """The label of every card number of one match."""

    def __init__(self, match: object, columns: list[int]) -> None:
        self.match: Final = match  # keeps the match alive, so that no other can get its id()
        self.columns: Final = columns


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Base class of a game's encoder. Seats are relative: 0 is the viewer, then clockwise."""

    MOST_OPTIONS: Final = 64  # rows of an option list; options beyond them cannot be chosen

    def __init__(
        self, game: str, players: int, about: list[str], cards: list[str], prompts: Iterable[str]
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.about: Final = about  # what else the encoding depends on, such as edition or wording
        self.card_ids: Final = cards
        self.numbers: Final[dict[str, int]] = {card: number for number, card in enumerate(cards)}
        self.prompts: Final[dict[str, int]] = {prompt: number for number, prompt in enumerate(prompts)}
        self.layout: Final = Layout()
        self.layout.name("cards", cards)
        self.layout.name("prompts", list(self.prompts))
        self.actions: Final[list[str]] = []  # the name of every semantic action
        self.features: Final[list[str]] = []  # the name of every number of an option row
        self.prompt = 0  # offset of the fields that describe the question and its card
        self.prompt_card = 0
        self.met: Final[dict[int, Labels]] = {}  # by the id() of a match
        self.columns: list[int] = []  # of the last match: the label of every card number
        self._hash = ""

    # -- what each game answers ------------------------------------------------------------

    def label(self, match: object) -> Labels:
        """The labels of the cards of a match; raises for a match that this encoding does not fit."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, row: Row) -> None:
        """Write what the seat may know into a row."""
        raise NotImplementedError

    def ids(self, state: State) -> list[int]:
        """The semantic action of every offered option, in order."""
        raise NotImplementedError

    def describe(self, state: State, option: Option, features: Features) -> None:
        """Write what an offered option refers to into a row of features."""
        raise NotImplementedError

    def margin(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the best opponent, as far as it can know, in points of the game."""
        raise NotImplementedError

    # -- the same way for every game ---------------------------------------------------------

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    def schema(self) -> dict[str, Any]:
        """The meaning of all numbers, JSON-ready."""
        return {
            "version": VERSION,
            "game": self.game,
            "players": self.players,
            "about": self.about,
            "labels": self.layout.labels,
            "fields": [field.told() for field in self.layout.fields],
            "actions": self.actions,
            "features": self.features,
            "options": self.MOST_OPTIONS,
        }

    @property
    def schema_hash(self) -> str:
        """Identifies the encoding: save it with a network."""
        if not self._hash:
            self._hash = "/".join(
                [self.game, *self.about, f"{self.players}p", f"{VERSION}:{hash_of(self.schema())}"]
            )
        return self._hash

    def labels_of(self, match: object) -> Labels:
        """The labels of the cards of a match, made when it is first seen."""
        labels = self.met.get(id(match))
        if labels is None:
            labels = self.label(match)
            if len(self.met) >= MOST_MATCHES:
                self.met.clear()
            self.met[id(match)] = labels
        return labels

    def columns_of(self, names: list[str]) -> list[int]:
        """The label of every name."""
        columns: list[int] = []
        for name in names:
            column = self.numbers.get(name, -1)
            if column < 0:
                raise GameError(f"the encoding {self.schema_hash} has no card {name!r}")
            columns.append(column)
        return columns

    def lay_out_prompt(self) -> None:
        """Add the fields of the pending question, which come last in both games."""
        self.prompt = self.layout.add("prompt", "prompts", "flag", 1.0)
        self.prompt_card = self.layout.add("prompt_card", "cards", "flag", 1.0)

    def observe_prompt(self, decision: Decision, seat: int, row: Row) -> None:
        """Write what a seat is asked, if anything."""
        if decision.player != seat:
            return
        row.put(self.prompt + self.prompts[decision.prompt], 1)
        source = decision.task.source
        if source >= 0:
            row.put(self.prompt_card + self.columns[source], 1)

    def count(self, row: Row, at: i64, pile: list[int]) -> None:
        """Count the cards of a pile by label."""
        columns = self.columns
        for card in pile:
            row.count(at + columns[card])

    def option_rows(self, state: State, row: Features, out: memoryview[int], base: i64) -> int:
        """Write the rows of the offered options into the bytes of an array; returns their number."""
        decision = state.decision
        if decision is None:
            return 0
        offered = min(len(decision.options), self.MOST_OPTIONS)
        for index in range(offered):
            self.describe(state, decision.options[index], row)
            row.write(out, base + index * row.size)
        return offered

    def option_of(self, state: State, action: int) -> Option:
        """The option that a semantic action stands for now; if several, the first."""
        decision = state.decision
        if decision is None:
            raise IllegalAction("the game is over")
        ids = self.ids(state)
        for index in range(len(ids)):
            if ids[index] == action:
                return decision.options[index]
        name = self.actions[action] if 0 <= action < len(self.actions) else "unknown"
        raise IllegalAction(f"action {action} ({name}) is not possible now")
