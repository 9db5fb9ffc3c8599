"""What is wrong with the file of a lesson is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deckhall.lessons import Attempt, InvalidLesson, lesson, lessons, read_lesson
from deckhall.lessons.matching import Seen, matches, part_of
from deckhall.text import speaker

GOOD: dict[str, Any] = {
    "format": 1,
    "game": "ascension",
    "seat": 0,
    "minutes": 1,
    "position": {"game": "ascension", "seed": 1, "player": 0},
    "goal": {"over": True},
}


def read(name: str = "01-test", **changes: Any) -> None:
    data = {**GOOD, **changes}
    read_lesson("ascension", name, json.dumps({key: value for key, value in data.items() if value != "-"}))


def test_a_good_one_is_read() -> None:
    read()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 2}, "format 1"),
        ({"game": "chess"}, "game 'ascension'"),
        ({"goal": "-"}, "has no 'goal'"),
        ({"tea": 1}, "'tea' is no part of a lesson"),
        ({"setup": {}}, "'position' or a 'setup'"),
        ({"seat": "left"}, "'seat' is a number"),
        ({"coach": {}}, "'coach' is a list"),
        ({"goal": {"wins": True}}, "'wins': True says nothing"),
        ({"goal": {"happened": {"verb": "play"}}}, "'verb' is no field to match"),
        ({"goal": {"view": "runes"}}, "says nothing"),
        ({"goal": {"all": []}}, "None is no predicate"),
        ({"hints": [{"do": {"kind": "drew"}}]}, "hints: 'kind' is no field to match"),
        ({"traps": [{"when": {"won": False}}]}, "has no 'say'"),
        ({"traps": [{"when": {"won": False}, "say": "No way!"}]}, "is no word for a line"),
        ({"coach": [{"say": "hello"}]}, "needs 'on' or 'when'"),
        ({"wrong": [{"play": [{}], "then": "x", "else": 1}]}, "'else' is unknown"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidLesson, match=message):
        read(**changes)


def test_names_of_files_are_numbers_and_words() -> None:
    with pytest.raises(InvalidLesson, match="two digits"):
        read(name="first")
    with pytest.raises(InvalidLesson, match="no JSON"):
        read_lesson("ascension", "01-test", "{")


def test_a_lesson_that_cannot_start_says_why() -> None:
    broken = read_lesson(
        "ascension", "01-test", json.dumps({**GOOD, "position": {"game": "ascension", "x": 1}})
    )
    with pytest.raises(InvalidLesson, match="ascension/01-test cannot start"):
        Attempt(broken)


def test_unknown_lessons_are_refused() -> None:
    with pytest.raises(InvalidLesson, match="no lesson"):
        lesson("ascension/77-nothing")
    assert lessons("ascension")


def test_a_matcher_wants_every_field_and_takes_one_of_a_list() -> None:
    told = {"verb": "play", "card": "mystic"}
    assert matches({}, told)
    assert matches({"verb": "play", "card": ["mystic", "militia"]}, told)
    assert not matches({"verb": "play", "place": "hand"}, told)


def test_predicates_ask_the_view_and_the_past() -> None:
    view: dict[str, Any] = {
        "runes": 3,
        "seats": [{"honor": 2}],
        "decision": {"player": 0, "prompt": "turn"},
        "outcome": None,
    }
    past = [
        {"kind": "gained", "what": "honor", "amount": 2},
        {"kind": "gained", "what": "honor", "amount": 1},
    ]
    seen = Seen(0, view, past)
    assert seen.holds({"view": "runes", "is": ">=", "value": 3})
    assert not seen.holds({"view": "seats.0.honor", "is": "<=", "value": 1})
    assert seen.holds({"happened": {"kind": "gained"}, "times": 2})
    assert not seen.holds({"happened": {"kind": "gained"}, "times": 3})
    assert seen.holds({"happened": {"what": "honor"}, "sum": 3})
    assert not seen.holds({"happened": {"what": "honor"}, "sum": 4})
    assert seen.holds({"asked": {"prompt": "turn"}})
    assert not Seen(1, view).holds({"asked": {"prompt": "turn"}})
    assert seen.holds({"not": {"over": True}})
    assert not seen.holds({"won": False}), "nobody has lost a game that goes on"
    over = Seen(0, {**view, "outcome": {"winners": [1]}})
    assert over.holds({"all": [{"won": False}, {"over": True}]})
    assert over.holds({"any": [{"won": True}, {"over": True}]})
    assert part_of(view, "seats.0.missing") == 0


def test_lines_are_of_the_lesson_or_shared() -> None:
    first = lesson("ascension/01-acquire")
    assert first.message("intro") == "lesson-ascension-acquire-intro"
    assert first.message("ended") == "lesson-ascension-ended"
    assert first.message("over") == "lesson-over"
    assert first.message("unheard-of") == "lesson-ascension-acquire-unheard-of"
    assert speaker("en").has(first.key())
