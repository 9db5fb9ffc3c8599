"""A puzzle as plain data: a position, the goal for this turn, and what a search has proven about it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from hashlib import blake2b
from typing import Any, Final

from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError

FORMAT: Final = 1
WIN: Final = "win"  # win the game this turn, whatever the opponents answer
BEST: Final = "best_turn"  # gain the most honor possible this turn
TASK: Final = "task"  # do certain things, all of them in this turn
JUDGEMENT: Final = "judgement"  # make the choice that wins the most games; played out, not proven
KINDS: Final = (WIN, BEST, TASK, JUDGEMENT)

Deed = tuple[str, str]  # a verb and the id of a card: ("defeat", "wind_tyrant")
Margin = tuple[float, float]  # how far a chance to win is behind the best, and its standard error


class InvalidPuzzle(GameError):
    """Data that is not a puzzle; the message says what is wrong with it."""


class SpokenPuzzle(Spoken, InvalidPuzzle):
    """Puzzles that cannot be found, or a file of them that cannot be read."""


class OutOfNodes(Exception):
    """A search has reached its limit of positions without a certain result."""


@dataclass(frozen=True)
class Goal:
    """What must hold when the turn ends: a win, an amount of honor gained, or all listed deeds done."""

    kind: str
    honor: int = 0
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True)
class Proof:
    """What a search has shown: the goal can be reached, how, and in how many ways."""

    line: tuple[str, ...]  # codes of one way, the answers of opponents included
    own: int  # how many of them are the solver's
    first: tuple[str, ...]  # first answers after which the goal can still be reached
    of: int  # the number of possible first answers
    results: int  # different tables on which best lines end; 0: not counted
    unique: bool  # proven: no other first answer, or no other result, reaches the goal
    nodes: int


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal, which is proven unless it is a judgement.

    `refutations` are opponents' replies to first answers that do not win. `behind` has for each choice of a judgement
    how far it is behind the best.
    """

    id: str
    game: str
    rules: int
    seat: int
    goal: Goal
    position: dict[str, Any]
    proof: Proof
    themes: tuple[str, ...] = ()
    refutations: dict[str, tuple[str, ...]] = field(default_factory=dict)
    behind: dict[str, Margin] = field(default_factory=dict)
    bots: dict[str, float] = field(default_factory=dict)  # how often a bot solves it
    rating: int = 1500
    deviation: int = 300
    source: dict[str, Any] = field(default_factory=dict)  # the game it comes from: seed, setup, move


NEEDED: Final = {
    one.name for one in fields(Puzzle) if one.default_factory is MISSING
}  # the others may be empty


def id_of(position: Mapping[str, Any], goal: Goal) -> str:
    """A short id derived from the position and the goal, so that the same puzzle is found only once."""
    text = json.dumps([position, asdict(goal)], sort_keys=True)
    return blake2b(text.encode(), digest_size=5).hexdigest()


def first_rating(proof: Proof, bots: Mapping[str, float]) -> int:
    """The initial rating of a puzzle: higher if bots fail, if it is long, and if there is much to search."""
    failed = 1000 - 250 * (bots.get("normal", 0.0) + bots.get("hard", 0.0)) - 300 * bots.get("easy", 0.0)
    size = 30 * (proof.own - 4) + 20 * (proof.nodes.bit_length() - 8)
    return max(600, min(2400, round(650 + failed + size)))


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON, without empty parts."""
    data = asdict(puzzle)
    return {"format": FORMAT, **{name: part for name, part in data.items() if name in NEEDED or part}}


def from_json(data: object) -> Puzzle:
    """Read a puzzle; raises InvalidPuzzle, naming anything missing or of the wrong type."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InvalidPuzzle(f"a puzzle is an object with format {FORMAT}")
    known = {one.name for one in fields(Puzzle)}
    missing = NEEDED - data.keys()
    if missing:
        raise InvalidPuzzle(f"the puzzle has no {', '.join(sorted(missing))}")
    try:
        goal, proof = dict(data["goal"]), dict(data["proof"])
        goal["deeds"] = tuple([(str(verb), str(card)) for verb, card in goal["deeds"]])
        for part in ("line", "first"):
            proof[part] = tuple(proof[part])
        values = {name: data[name] for name in known & data.keys()}
        values["goal"], values["proof"] = Goal(**goal), Proof(**proof)
        values["themes"] = tuple(data.get("themes", ()))
        values["refutations"] = {code: tuple(line) for code, line in data.get("refutations", {}).items()}
        values["behind"] = {code: (gap, error) for code, (gap, error) in data.get("behind", {}).items()}
        puzzle = Puzzle(**values)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise InvalidPuzzle(f"the puzzle cannot be read: {error}") from error
    if puzzle.goal.kind not in KINDS:
        raise InvalidPuzzle(f"there is no kind of puzzle {puzzle.goal.kind!r}; available: {', '.join(KINDS)}")
    return puzzle


def without_copies(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Each puzzle once, and only one of each kind per player and game: a turn later a position is much the same."""
    found: dict[tuple[object, ...], Puzzle] = {}
    for puzzle in puzzles:
        origin = puzzle.goal.kind, puzzle.source.get("game_seed", puzzle.id), puzzle.seat
        best = found.setdefault(origin, puzzle)
        if puzzle.rating > best.rating:
            found[origin] = puzzle
    unlike = {(one.goal, likeness(one)): one for one in found.values()}
    return list(unlike.values())


def likeness(puzzle: Puzzle) -> str:
    """The solver's cards and the open cards, by kind: puzzles with equal ones feel the same."""
    position = puzzle.position
    players: list[Mapping[str, Any]] = position.get("seats") or position.get("players") or []
    zones = [players[puzzle.seat].get("hand", [])] if players else []
    for player in players:
        zones += [player.get("constructs", []), player.get("battlefield", [])]
    return repr([sorted([_kind_of(card) for card in zone]) for zone in (*zones, position.get("row", []))])


def _kind_of(card: str | Mapping[str, Any]) -> str:
    name = card if isinstance(card, str) else str(card["card"])
    return name.partition("#")[0]
