"""A lesson as data: its start, its goal, and what the coach says on the way. Files are checked when they are read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from typing import Any, Final

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kits import kit
from deckhall.lessons.matching import (
    OF_HAPPENINGS,
    OF_OPTIONS,
    Matcher,
    Predicate,
    matcher_faults,
    predicate_faults,
)
from deckhall.text.catalogue import speaker
from deckhall.text.voice import REFERENCE

FORMAT: Final = 1
_NAME: Final = re.compile(r"(\d\d)-([a-z][a-z-]*)")
_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")


class InvalidLesson(GameError):
    """Data that is not a lesson; the message names the file and the fault."""


@dataclass(frozen=True)
class Lesson:
    """One lesson. Its lines (`say`, `then`) are words, which `message` turns into message keys."""

    game: str
    name: str  # number and word, such as "03-side-then-main"
    seat: int
    minutes: int
    goal: Predicate
    position: Mapping[str, Any] | None = None  # in the notation of docs/api.md; or
    setup: Mapping[str, Any] | None = None  # the choices of a whole game, including its seed
    traps: Sequence[Mapping[str, Any]] = ()  # {"when": predicate, "say": word}: the lesson has failed
    allow: Sequence[Matcher] = ()  # the options accepted; empty: all
    refuse: str = "not-now"  # the line for other options
    hints: Sequence[Mapping[str, Any]] = ()  # {"do": matcher, "unless": predicate}: the first that applies
    point: Matcher | None = None  # what the first line, `intro`, points at
    coach: Sequence[
        Mapping[str, Any]
    ] = ()  # {"on": matcher | "when": predicate, "say": word, "point": matcher}
    others: Mapping[str, Any] = field(default_factory=dict)  # {"answers": [matcher], "bot": level}
    advice: bool = False  # whether the table gives its usual advice
    solution: Sequence[Matcher] = ()
    wrong: Sequence[
        Mapping[str, Any]
    ] = ()  # {"play": [matcher], "then": word}: wrong ways that must get an answer

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def number(self) -> int:
        return int(self.name[:2])

    @property
    def word(self) -> str:
        return self.name[3:]

    def key(self, word: str = "") -> str:
        """The message key of one of its lines; without a word, that of its title."""
        return f"lesson-{self.game}-{self.word}" + (f"-{word}" if word else "")

    def message(self, word: str) -> str:
        """The message key of one of its lines: its own, or one shared by all lessons of its game or of all games."""
        spoken = speaker(REFERENCE)
        keys = (self.key(word), f"lesson-{self.game}-{word}", f"lesson-{word}")
        return next((key for key in keys if spoken.has(key)), keys[0])

    def words(self) -> list[str]:
        """Every line that it may say."""
        said = ["intro", "done", *([self.refuse] if self.allow else [])]
        said += [one["say"] for one in (*self.coach, *self.traps)]
        return list(dict.fromkeys(said))

    def start(self) -> Game:
        """The game as the lesson begins."""
        try:
            if self.position is not None:
                return deckhall.load_position(dict(self.position))
            return deckhall.new_game(self.game, **dict(self.setup or {}))
        except GameError as error:
            raise InvalidLesson(f"{self.id} cannot start: {error}") from error


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file; errors name what is wrong."""
    where = f"{game}/{name}"
    try:
        data = json.loads(text)
    except ValueError as error:
        raise InvalidLesson(f"{where} is no JSON: {error}") from error
    faults = _faults(game, name, data)
    if faults:
        raise InvalidLesson(f"{where}: {'; '.join(faults)}")
    return Lesson(game=game, name=name, **{one: data[one] for one in data if one not in ("format", "game")})


def _faults(game: str, name: str, data: object) -> list[str]:
    if not _NAME.fullmatch(name):
        return ["a file is called by two digits and words: 03-side-then-main.json"]
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != game:
        return [f"a lesson is an object with format {FORMAT} and game {game!r}"]
    known = {one.name for one in fields(Lesson)} - {"name"} | {"format"}
    faults = [f"{one!r} is no part of a lesson" for one in data if one not in known]
    faults += [f"it has no {one!r}" for one in ("seat", "minutes", "goal") if one not in data]
    if ("position" in data) == ("setup" in data):
        faults.append("it has a 'position' or a 'setup', and not both")
    for one in ("seat", "minutes"):
        if one in data and (type(data[one]) is not int or data[one] < 0):
            faults.append(f"{one!r} is a number, not {data[one]!r}")
    for one in ("position", "setup", "others"):
        if one in data and not isinstance(data[one], dict):
            faults.append(f"{one!r} is an object")
    for one in ("traps", "allow", "hints", "coach", "solution", "wrong"):
        if not isinstance(data.get(one, []), list):
            faults.append(f"{one!r} is a list")
    if faults:
        return faults
    faults += predicate_faults(data["goal"])
    pointed = [data["point"]] if "point" in data else []
    for one in (
        *pointed,
        *data.get("allow", []),
        *data.get("solution", []),
        *data.get("others", {}).get("answers", []),
    ):
        faults += matcher_faults(one, OF_OPTIONS)
    for part, must in _PARTS.items():
        for one in data.get(part, []):
            faults += [f"{part}: {fault}" for fault in _part_faults(one, must)]
    return faults


# The fields of each kind of list entry: whether required, and their type.
_PARTS: Final[dict[str, dict[str, tuple[bool, str]]]] = {
    "traps": {"when": (True, "predicate"), "say": (True, "word")},
    "hints": {"do": (True, "option"), "unless": (False, "predicate")},
    "coach": {
        "on": (False, "happening"),
        "when": (False, "predicate"),
        "say": (True, "word"),
        "point": (False, "option"),
    },
    "wrong": {"play": (True, "options"), "then": (True, "word")},
}


def _part_faults(entry: object, must: Mapping[str, tuple[bool, str]]) -> list[str]:
    if not isinstance(entry, dict):
        return [f"{entry!r} is no object"]
    faults = [f"{name!r} is unknown; there are {', '.join(must)}" for name in entry if name not in must]
    for name, (needed, kind) in must.items():
        if name not in entry:
            faults += [f"{entry!r} has no {name!r}"] if needed else []
        elif kind == "predicate":
            faults += predicate_faults(entry[name])
        elif kind == "happening":
            faults += matcher_faults(entry[name], OF_HAPPENINGS)
        elif kind == "option":
            faults += matcher_faults(entry[name], OF_OPTIONS)
        elif kind == "options":
            faults += [fault for one in entry[name] for fault in matcher_faults(one, OF_OPTIONS)]
        elif not isinstance(entry[name], str) or not _WORD.fullmatch(entry[name]):
            faults.append(f"{entry[name]!r} is no word for a line")
    if "on" in must and ("on" in entry) == ("when" in entry):
        faults.append(f"{entry!r} needs 'on' or 'when', and not both")
    return faults


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order; empty for a game without lessons."""
    kit(game)
    folder = files("deckhall.lessons").joinpath(game)
    if not folder.is_dir():
        return ()
    found = [
        read_lesson(game, file.name.removesuffix(".json"), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    return tuple(sorted(found, key=lambda one: one.name))


def lesson(lesson_id: str) -> Lesson:
    """The lesson with this id, such as "GAME/01-first-steps"."""
    game, _, name = lesson_id.partition("/")
    for one in lessons(game):
        if one.name == name:
            return one
    raise InvalidLesson(f"there is no lesson {lesson_id!r}")
