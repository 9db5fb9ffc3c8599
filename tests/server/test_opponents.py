"""How a process keeps the bots of tables: their tree for the next choice, and nothing for another moment."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import deckhall
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Reason
from deckhall.server import hinting, opponents
from deckhall.server.hinting import hint_for
from deckhall.server.opponents import KEPT, Chair, adviser, bot_at, choose_for, ponder_for, ponder_on
from deckhall.text import speaker
from tests.bots.test_pondering import at_the_end_of_a_turn, search_ahead
from tests.games import registered
from tests.games.ambush import BOX


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    opponents._seated.clear()
    yield
    opponents._seated.clear()


def test_a_bot_is_kept_for_its_next_choice_with_what_it_has_worked_out() -> None:
    position = {"game": "ascension", "runes": 6, "seats": [{"hand": []}, {}]}
    code = choose_for(deckhall.load_position(position).position(), "skilled", 5, Chair("t", 0, 7)).decode()
    bot = bot_at(Chair("t", 0, 8), "skilled", "ascension", 6)
    assert isinstance(bot, HardBot)
    assert code
    grown = bot.search
    assert grown is not None, "the tree is there"
    assert bot_at(Chair("t", 0, 11), "skilled", "ascension", 6) is bot, "still the same bot"
    assert bot.search is None, "but what it knew was about another moment"
    assert bot_at(Chair("t", 0, 12), "strong", "ascension", 6) is not bot, "another level is another bot"
    assert bot_at(Chair("u", 0, 12), "skilled", "ascension", 6) is not bot, "and another table has its own"


def test_a_process_keeps_only_the_last_bots() -> None:
    first = bot_at(Chair("first", 0, 0), "random", "ascension", 1)
    for number in range(KEPT):
        bot_at(Chair(str(number), 0, 0), "random", "ascension", 1)
    assert len(opponents._seated) == KEPT
    assert bot_at(Chair("first", 0, 1), "random", "ascension", 1) is not first


def test_a_kept_bot_chooses_with_what_it_has_pondered() -> None:
    table = at_the_end_of_a_turn()
    more = ponder_for(table.position(), "skilled", 5, Chair("t", 1, 3))
    while more:
        more = ponder_on(Chair("t", 1, 3))
    bot = bot_at(Chair("t", 1, 3), "skilled", "ascension", 6)
    assert isinstance(bot, HardBot)
    search = search_ahead(bot)
    assert search.playouts == bot.nodes
    table.apply("end")
    moves = 4
    while bot.search is None:
        table.apply(choose_for(table.position(), "skilled", 6, Chair("t", 1, moves)).decode())
        moves += 1
    assert bot.search is search
    assert search.playouts == bot.nodes


def test_a_process_without_the_bot_has_nothing_to_ponder() -> None:
    assert ponder_on(Chair("t", 1, 3)) == b""


def test_hints_come_from_what_was_learnt_and_stay_the_same() -> None:
    assert [adviser(game) for game in ("ascension", "ashes")] == ["learnt", "learnt"]
    with registered(BOX):
        assert adviser("ambush") is None
    position = deckhall.load_position(
        {"game": "ascension", "runes": 3, "seats": [{"hand": []}, {}]}
    ).position()
    told = bots.explain(position, "learnt", nodes=20)
    assert told == bots.explain(position, "learnt", nodes=20)
    assert told[0]["error"] > 0
    assert hint_for(position, "normal", {}) == hint_for(position, "normal", {})


def test_a_hint_is_a_plan_for_the_turn_with_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "NODES", 20)
    game = deckhall.new_game("ascension", seed=7, players=2, edition="godslayer")
    told = msgspec.json.decode(hint_for(game.position(), "learnt", game.setup))
    assert told["plan"][0] == {"key": "play-all"}
    assert len(told["plan"]) > 1
    assert told["because"], "whatever is acquired is acquired for something"
    spoken = speaker("en")
    assert all(spoken.has(f"hint-reason-{key}") for key in told["because"])
    for game_name in ("ascension", "ashes"):
        keys = {reason.key for reason in reasons_in(game_name)}
        assert keys
        assert [key for key in keys if not spoken.has(f"hint-reason-{key}")] == []


def reasons_in(name: str) -> list[Reason]:
    """What a judge gives as reasons in a game."""
    setup = {"decks": ["iron_men", "snakes_in_silver"], "first_five": "suggested"} if name == "ashes" else {}
    game = deckhall.new_game(name, seed=3, **setup)
    judge, found = judge_of(name), []
    for _ in range(60):
        if game.decision is None:
            break
        option = judge.choose(game.state)
        found += judge.reasons(game.state, option)
        game.apply(option)
    return found
