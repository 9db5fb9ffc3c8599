"""Thinking on the opponents' time: a choice that was expected begins with what was found, another begins anew."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.search import Search
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State
from tests.bots.test_search import ROW

NODES = 40
DUELS: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2},
    "ashes": {"decks": ["iron_men", "snakes_in_silver"]},
}


def at_the_end_of_a_turn(runes: int = 0) -> Game:
    """The other player has this many runes left; the bot, at seat 1, has five to spend once it has played its hand."""
    position = {
        "game": "ascension",
        "runes": runes,
        "row": ROW,
        "seats": [{"hand": []}, {"hand": ["apprentice"] * 5}],
    }
    return deckhall.load_position(position)


def hard(nodes: int | None = NODES, milliseconds: int | None = None) -> HardBot:
    return HardBot("ascension", judge_of("ascension"), 5, nodes, milliseconds)


def ponder(bot: bots.Bot, table: Game | State, player: int = 1) -> None:
    """As long as it wishes."""
    for _ in bot.ponder(bots.Waiting(table, player)):
        pass


def search_ahead(bot: HardBot) -> Search:
    """The search that a bot has begun in advance."""
    assert bot.ahead is not None
    return bot.ahead.search


def play_to_its_choice(table: Game, bot: HardBot) -> str:
    """The bot plays its hand and makes its first choice that needs a search; returns that."""
    while bot.search is None:
        table.apply(bot.choose(bots.Seat(table, 1)))
    return table.codes()[-1]


def test_an_expected_choice_was_searched_in_advance() -> None:
    table, bot = at_the_end_of_a_turn(), hard()
    ponder(bot, table)
    search = search_ahead(bot)
    assert search.playouts == NODES
    table.apply("end")
    chosen = play_to_its_choice(table, bot)
    assert bot.search is search
    assert search.playouts == NODES, "nothing was left to search"
    assert chosen.startswith("acquire")
    assert bot.ahead is None, "it is used once"


def test_what_was_begun_in_advance_is_finished_at_the_choice() -> None:
    table, bot = at_the_end_of_a_turn(), hard()
    pondering = bot.ponder(bots.Waiting(table, 1))
    while bot.ahead is None:
        next(pondering)
    search = search_ahead(bot)
    assert search.playouts == 0
    table.apply("end")
    play_to_its_choice(table, bot)
    assert bot.search is search
    assert search.playouts == NODES
    assert list(pondering) == [], "there is nothing to ponder any more"
    assert search.playouts == NODES


def test_another_choice_begins_anew() -> None:
    bot = hard()
    ponder(bot, at_the_end_of_a_turn())
    search = search_ahead(bot)
    table = at_the_end_of_a_turn(runes=3)  # of which it did not know
    assert table.decision is not None
    table.apply(next(option for option in table.decision.options if option.verb == "acquire"))
    table.apply("end")
    other = table.clone()
    chosen = play_to_its_choice(table, bot)
    assert bot.search is not search
    assert bot.ahead is None
    assert bot.search is not None
    assert bot.search.playouts == NODES
    assert chosen == play_to_its_choice(other, hard()), "as if it had not pondered"


def test_what_depends_on_luck_is_not_pondered() -> None:
    """Whatever is acquired from the row is replaced by a card that nobody knows yet."""
    bot = hard()
    ponder(bot, at_the_end_of_a_turn(runes=5))
    assert bot.ahead is None


def test_a_bot_without_time_ponders_nothing_out() -> None:
    bot = hard(nodes=None, milliseconds=0)
    ponder(bot, at_the_end_of_a_turn())
    assert search_ahead(bot).playouts == 0


def test_pondering_takes_no_longer_than_a_choice_and_counts_for_it() -> None:
    table, bot = at_the_end_of_a_turn(), hard(nodes=None, milliseconds=60)
    ponder(bot, table)
    assert bot.ahead is not None
    assert bot.ahead.seconds < 5.0, "however busy the machine is"
    bot.ahead.seconds = 60.0
    search, playouts = bot.ahead.search, bot.ahead.search.playouts
    table.apply("end")
    play_to_its_choice(table, bot)
    assert bot.search is search
    assert search.playouts == playouts, "its time was over before it began"


@pytest.mark.parametrize("game", DUELS)
def test_pondering_changes_no_game(game: str) -> None:
    records, hits = [], 0
    for ponders in (False, True):
        table = deckhall.new_game(game, seed=4, **DUELS[game])
        other, bot = bots.bot("normal", game, 1), bots.bot("hard", game, 2, nodes=6)
        assert isinstance(bot, HardBot)
        while table.decision is not None and len(table.codes()) < 150:
            decision = table.decision
            if decision.player == 1:
                search = bot.ahead and bot.ahead.search
                table.apply(bot.choose(bots.Seat(table, 1)))
                hits += search is not None and bot.search is search
                continue
            bot.forget()
            if ponders and not decision.secret:
                ponder(bot, table)
            table.apply(other.choose(bots.Seat(table, 0)))
        records.append(table.record())
    assert records[0] == records[1]
    assert hits > 1


@pytest.mark.parametrize("game", DUELS)
def test_a_bot_ponders_the_same_in_games_it_cannot_tell_apart(game: str) -> None:
    table = deckhall.new_game(game, seed=3, **DUELS[game])
    walker = bots.bot("normal", game, 1)
    compared = found = 0
    for number in range(150):
        decision = table.decision
        if decision is None:
            break
        player = 1 - decision.player
        if number % 7 == 0 and not decision.secret:
            other = table.state.imagine(player, key_of(f"another deal {number}"))
            thoughts = [thought_at(game, one, player) for one in (table.state, other)]
            assert thoughts[0] == thoughts[1]
            compared += table.box.position(other) != table.position()
            found += thoughts[0] is not None
        table.apply(walker.choose(bots.Seat(table, decision.player)))
    assert compared > 5
    assert found > 3


def thought_at(game: str, state: State, player: int) -> list[tuple[str, list[float]]] | None:
    """What a bot finds in advance: the results of every option."""
    bot = bots.bot("hard", game, 7, nodes=6)
    assert isinstance(bot, HardBot)
    ponder(bot, state, player)
    if bot.ahead is None:
        return None
    return [(branch.option.code, branch.results) for branch in bot.ahead.search.root.branches]


def test_only_who_waits_for_an_open_decision_can_ponder() -> None:
    table = at_the_end_of_a_turn()
    waiting = bots.Waiting(table, 1)
    for value in vars(waiting).values():
        assert not isinstance(value, State | Game)
    with pytest.raises(GameError, match="does not wait"):
        bots.Waiting(table, 0)
    first_fives = deckhall.new_game("ashes", seed=1, **DUELS["ashes"])
    assert first_fives.decision is not None
    assert first_fives.decision.secret
    with pytest.raises(GameError, match="does not wait"):
        bots.Waiting(first_fives, 1 - first_fives.decision.player)


def test_other_bots_do_not_ponder() -> None:
    assert list(bots.bot("normal", "ascension").ponder(bots.Waiting(at_the_end_of_a_turn(), 1))) == []
