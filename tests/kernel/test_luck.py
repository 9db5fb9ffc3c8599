"""Luck: fixed numbers from fixed keys, in both builds; fair; and never the same twice."""

from __future__ import annotations

from collections import Counter

from deckhall.kernel.luck import block, key_of
from deckhall.kernel.state import State


def test_luck_is_the_same_on_every_machine() -> None:
    assert key_of(7) == "78fc1d5d42d27544c027918d34c9a39a"
    assert block(key_of(7), 0)[:3] == (1265217224, 1572621762, 2854272286)
    state = State(key_of(7))
    assert [state.random(6) for _ in range(20)] == [
        1,
        2,
        3,
        2,
        0,
        3,
        1,
        3,
        1,
        2,
        2,
        2,
        3,
        4,
        1,
        4,
        3,
        2,
        1,
        4,
    ]


def test_every_block_is_new() -> None:
    blocks = {block(key_of(1), number) for number in range(100)}
    assert len(blocks) == 100
    assert block(key_of(1), 0) != block(key_of(2), 0)


def test_numbers_are_fair() -> None:
    state = State(key_of(3))
    counts = Counter([state.random(6) for _ in range(60_000)])
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_a_shuffle_keeps_all_cards() -> None:
    state = State(key_of(3))
    cards = list(range(50))
    state.shuffle(cards)
    assert cards != list(range(50))
    assert sorted(cards) == list(range(50))


def test_a_copy_goes_on_with_the_same_luck() -> None:
    state = State(key_of(3))
    for used in range(40):
        one, other = State("", state), State("", state)
        assert [one.random(100) for _ in range(20)] == [other.random(100) for _ in range(20)], used
        state.random(100)
