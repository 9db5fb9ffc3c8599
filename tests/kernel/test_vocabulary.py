"""Vocabularies find what was not declared."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

import pytest

from deckhall.kernel.vocabulary import SeenCard, SeenTable, Signature, Vocabulary, about, asks


class View(SeenTable):
    phase: Literal["day", "night"]
    row: list[SeenCard]
    counts: dict[str, int]
    hint: NotRequired[str | None]


WORDS = Vocabulary(
    view=View,
    prompts={"turn": asks("play", "end"), "pick": asks("play", secret="always")},
    verbs={"play": about("card", "place", maybe=("amount",)), "end": Signature()},
    happenings={"gained": about("amount", what=("gold",)), "drew": about("card")},
    places=("hand",),
    outcomes=("done",),
)
SEEN: dict[str, Any] = {
    "game": "x",
    "decision": None,
    "outcome": None,
    "phase": "day",
    "row": [{"n": 1, "id": "a"}],
    "counts": {"a": 2},
}


def test_declared_words_have_no_faults() -> None:
    options = [
        {"code": "play:1", "verb": "play", "card": "a", "place": "hand"},
        {"code": "end", "verb": "end"},
    ]
    assert WORDS.decision_faults("turn", False, options) == []
    assert WORDS.happening_faults({"kind": "gained", "player": 0, "amount": 1, "what": "gold"}) == []
    assert WORDS.view_faults(SEEN) == []
    assert WORDS.view_faults({**SEEN, "hint": None}) == []


@pytest.mark.parametrize(
    ("prompt", "secret", "option", "fault"),
    [
        ("turns", False, {"verb": "end"}, "prompt 'turns' is not declared"),
        ("turn", True, {"verb": "end"}, "prompt 'turn' is never secret"),
        ("pick", False, {"verb": "play", "card": "a", "place": "hand"}, "prompt 'pick' is always secret"),
        ("pick", True, {"verb": "end"}, "prompt 'pick' is not answered by 'end'"),
        ("turn", False, {"verb": "end", "card": "a"}, "verb 'end' names 'card'"),
        ("turn", False, {"verb": "play", "card": "a"}, "verb 'play' lacks 'place'"),
        (
            "turn",
            False,
            {"verb": "play", "card": "a", "place": "sea"},
            "verb 'play': place 'sea' is not declared",
        ),
    ],
)
def test_an_undeclared_question_or_answer_is_named(
    prompt: str, secret: bool, option: dict[str, Any], fault: str
) -> None:
    assert WORDS.decision_faults(prompt, secret, [option]) == [fault]


@pytest.mark.parametrize(
    ("happening", "fault"),
    [
        ({"kind": "lost", "player": 0}, "happening 'lost' is not declared"),
        ({"kind": "drew", "player": 0}, "happening 'drew' lacks 'card'"),
        ({"kind": "gained", "player": 0, "amount": 1, "what": "mud"}, "happening 'gained' 'what' is 'mud'"),
    ],
)
def test_an_undeclared_happening_is_named(happening: dict[str, Any], fault: str) -> None:
    assert WORDS.happening_faults(happening) == [fault]


@pytest.mark.parametrize(
    ("part", "content", "fault"),
    [
        ("phase", "noon", "view.phase is 'noon', not one of ('day', 'night')"),
        ("row", [{"n": "1", "id": "a"}], "view.row[0].n is '1', not int"),
        ("row", [{"n": 1}], "view.row[0] lacks 'id'"),
        ("row", {}, "view.row is {}, not a list"),
        ("counts", {1: 2}, "key 1 of view.counts is 1, not str"),
        ("counts", {"a": True}, "view.counts['a'] is True, not int"),
        ("hint", 3, "view.hint is 3, not str"),
        ("extra", 3, "view has an undeclared part 'extra'"),
    ],
)
def test_a_view_that_differs_from_its_type_is_named(part: str, content: Any, fault: str) -> None:
    assert WORDS.view_faults({**SEEN, part: content}) == [fault]
