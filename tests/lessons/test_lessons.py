"""Every lesson is played: solution and hints lead to its goal, wrong ways get their line, nothing is out of reach."""

from __future__ import annotations

import random
from functools import cache

import pytest

from deckhall.kernel.errors import GameError
from deckhall.kits import SHIPPED
from deckhall.lessons import Attempt, Lesson, lessons
from deckhall.lessons import lesson as find_lesson
from deckhall.lessons.matching import Matcher
from deckhall.study import DONE, FAILED, OPEN
from deckhall.text import LANGUAGES, speaker

ALL = [one for kit in SHIPPED for one in lessons(kit.name)]
each = pytest.mark.parametrize("lesson", ALL, ids=[one.id for one in ALL])
PLAYERS = 20  # who play at random
MOST_ANSWERS = 600


def attempt(lesson: Lesson, ways: list[Matcher]) -> Attempt:
    """A lesson after these answers."""
    tried = Attempt(lesson).begin()
    for matcher in ways:
        option = tried.find(matcher)
        assert option is not None, f"{matcher} is not offered after {tried.answers}: {tried.options()}"
        tried.answer(option.code)
    return tried


@cache
def by_hints(lesson_id: str) -> Attempt:
    tried = Attempt(find_lesson(lesson_id)).begin()
    for _ in range(MOST_ANSWERS):
        option = tried.hint()
        if option is None:
            break
        tried.answer(option.code)
    return tried


def test_there_are_twelve_lessons_of_each_game_in_order() -> None:
    for kit in SHIPPED:
        assert [one.number for one in lessons(kit.name)] == list(range(1, 13))


@each
def test_the_solution_reaches_the_goal(lesson: Lesson) -> None:
    if lesson.solution:
        assert attempt(lesson, list(lesson.solution)).state == DONE
    else:
        assert lesson.setup is not None, "only a whole game has no solution of its own"


@each
def test_hints_alone_reach_the_goal(lesson: Lesson) -> None:
    assert by_hints(lesson.id).state == DONE


@each
def test_wrong_ways_are_answered_with_their_line(lesson: Lesson) -> None:
    for wrong in lesson.wrong:
        tried = attempt(lesson, wrong["play"])
        if tried.refused is not None:
            assert (tried.refused.key, tried.state) == (lesson.message(wrong["then"]), OPEN)
        else:
            assert (tried.lines[-1].key, tried.state) == (lesson.message(wrong["then"]), FAILED)


@each
def test_whoever_plays_at_random_comes_to_an_end(lesson: Lesson) -> None:
    dice = random.Random(1)
    for _ in range(PLAYERS if lesson.position is not None else 1):
        tried = Attempt(lesson).begin()
        for _ in range(MOST_ANSWERS):
            if tried.state != OPEN:
                break
            tried.answer(dice.choice(tried.options())[1].code)
        assert tried.state != OPEN


@each
def test_everything_that_a_lesson_may_say_is_said_by_somebody(lesson: Lesson) -> None:
    said = set(by_hints(lesson.id).said)
    for ways in (lesson.solution, *[wrong["play"] for wrong in lesson.wrong]):
        tried = attempt(lesson, list(ways))
        said |= tried.said | ({lesson.refuse} if tried.refused is not None else set())
    dice = random.Random(2)
    for _ in range(200):
        if said >= set(lesson.words()):
            break
        tried = Attempt(lesson).begin()
        while tried.state == OPEN:
            tried.answer(dice.choice(tried.options())[1].code)
        said |= tried.said
    assert said >= set(lesson.words())


@each
def test_every_line_is_there_in_every_language(lesson: Lesson) -> None:
    keys = [lesson.key(), *[lesson.message(word) for word in lesson.words()]]
    for language in LANGUAGES:
        for key in keys:
            assert speaker(language).has(key), f"{language} lacks {key}"
            text = speaker(language).say(key)
            assert len(text) <= 330, f"{key} in {language} is too long for a phone"


@each
def test_a_session_and_its_copy_go_on_alike(lesson: Lesson) -> None:
    first = Attempt(lesson).begin()
    option = first.hint()
    assert option is not None
    copy = first.copied()
    first.answer(option.code)
    copy.answer(option.code)
    assert (first.state, first.lines, first.past) == (copy.state, copy.lines, copy.past)
    assert first.game.digest() == copy.game.digest()


def test_an_answer_to_nothing_changes_nothing() -> None:
    tried = Attempt(ALL[0]).begin()
    before = tried.game.digest()
    for code in ("play:9999", "tea", ""):
        with pytest.raises(GameError):
            tried.answer(code)
    assert (tried.game.digest(), tried.answers) == (before, ())
