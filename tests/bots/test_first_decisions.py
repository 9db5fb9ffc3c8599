"""First decisions: what to draft, the First Five, what to discard and which dice to keep, searched with a value."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import deckhall
from bench import first_decisions as first_decision_bots
from deckhall import bots
from deckhall.bots.ashes import first
from deckhall.bots.ashes.judge import BY_INSTINCT
from deckhall.bots.ashes.knowledge import pool_of
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.search import Node, Search
from deckhall.bots.values import learnt_judge
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from tests.ashes.tables import Scene, ashes

NODES = 12
DUEL: dict[str, Any] = {"decks": ["iron_men", "snakes_in_silver"]}
DRAFT: dict[str, Any] = {"draft": True, "players": 2}
THREE: dict[str, Any] = {"draft": True, "players": 3}
TABLES = [
    pytest.param(setup, id=name) for name, setup in (("duel", DUEL), ("draft", DRAFT), ("three", THREE))
]


def first_decisions(setup: dict[str, Any], seed: int = 3, rounds: int = 4) -> Iterator[Game]:
    """A game of normal bots that is stopped at every first decision with several options."""
    game = deckhall.new_game("ashes", seed=seed, **setup)
    normal = bots.bot("normal", "ashes", 1)
    while (decision := game.decision) is not None:
        state = game.state
        assert isinstance(state, Ashes)
        if state.round > rounds:
            return
        if decision.prompt in first.PROMPTS and len(decision.options) > 1:
            yield game
        game.apply(normal.choose(bots.Seat(game, decision.player)))


def leads_to(game: Game, option: Option) -> tuple[list[int], list[int]]:
    """The hand and the dice that a player ends up with after an option, if instinct answers the rest of a question."""
    decision = game.decision
    assert decision is not None
    player, prompt = decision.player, decision.prompt
    state = game.state.imagine(player, key_of(1))
    assert isinstance(state, Ashes)
    state.apply(option)
    while state.decision is not None and state.decision.prompt == prompt:
        state.apply(learnt_judge("ashes").pick(state))
    return (sorted(state.hands[player]), pool_of(state, player))


@pytest.mark.parametrize("setup", TABLES)
def test_few_options_are_searched_and_what_instinct_would_do_is_one_of_them(setup: dict[str, Any]) -> None:
    judge = learnt_judge("ashes")
    searched: set[str] = set()
    for game in first_decisions(setup):
        decision = game.decision
        assert decision is not None
        state = bots.Seat(game, decision.player).imagine(0)
        candidates = judge.candidates(state)
        assert judge.pick(state) in candidates
        assert len(candidates) <= first.MOST
        behind = judge.behind(state)
        assert min(behind) == behind[decision.options.index(judge.pick(state))] == 0.0
        if len(candidates) > 1:
            searched.add(decision.prompt)
    assert searched >= {"first_five", "prepare_discard"}
    assert "draft" not in setup or searched >= set(first.DRAFTING) - {"give_back"}


def test_no_two_candidates_for_a_first_five_lead_to_the_same_five() -> None:
    judge = learnt_judge("ashes")
    compared = 0
    for game in first_decisions(DUEL, rounds=0):
        assert game.decision is not None
        candidates = judge.candidates(bots.Seat(game, game.decision.player).imagine(0))
        fives = [leads_to(game, option) for option in candidates]
        assert all([fives.count(five) == 1 for five in fives])
        compared += len(fives) > 1
    assert compared == 10


def test_candidates_for_a_die_lead_to_different_dice() -> None:
    """Whoever takes now what instinct would take later has changed nothing."""
    judge = learnt_judge("ashes")
    compared = left_out = 0
    for game in first_decisions(DRAFT, rounds=0):
        assert game.decision is not None
        if game.decision.prompt == "draft_dice":
            candidates = judge.candidates(bots.Seat(game, game.decision.player).imagine(0))
            ends = [leads_to(game, option) for option in candidates]
            assert all([ends.count(end) == 1 for end in ends])
            compared += len(candidates) > 1
            left_out += len(candidates) < len(game.decision.options)
    assert compared
    assert left_out


@pytest.mark.parametrize("setup", TABLES)
def test_a_judge_without_a_value_leaves_first_decisions_to_instinct(setup: dict[str, Any]) -> None:
    judge = judge_of("ashes")
    for game in first_decisions(setup, rounds=2):
        assert game.decision is not None
        state = bots.Seat(game, game.decision.player).imagine(0)
        assert judge.candidates(state) == [judge.pick(state)]


def test_the_first_decisions_are_those_of_instinct_without_payments() -> None:
    assert {*first.PROMPTS, "pay"} == set(BY_INSTINCT)


def test_a_draft_without_a_game_is_not_searched() -> None:
    judge = learnt_judge("ashes")
    for game in first_decisions({**DRAFT, "after_draft": "duels"}):
        assert game.decision is not None
        assert len(judge.candidates(bots.Seat(game, game.decision.player).imagine(0))) == 1


def unfit() -> dict[str, Any]:
    """The deck of Coal with dice that cannot pay for what instinct likes best."""
    return {**PRECONS["iron_men"], "dice": {"ceremonial": 10}}


def test_a_first_five_is_chosen_by_what_the_dice_can_pay() -> None:
    game = deckhall.new_game("ashes", decks=[unfit(), "snakes_in_silver"], seed=2)
    payable = []
    for level in ("normal", "hard"):
        table = deckhall.replay(game.record())
        player = bots.bot(level, "ashes", 1, nodes=120 if level == "hard" else None)
        while table.decision is not None and table.decision.player == 0:
            table.apply(player.choose(bots.Seat(table, 0)))
        state = table.state
        assert isinstance(state, Ashes)
        needs = [{magic for magic, _, _ in state.definitions[card].price.needs} for card in state.hands[0]]
        payable.append(len([one for one in needs if one <= {0}]))
    assert payable[1] > payable[0]


@pytest.mark.parametrize("level", ["skilled", "strong", "hard", "learnt"])
@pytest.mark.parametrize("setup", TABLES)
def test_first_decisions_depend_only_on_what_the_seat_knows(setup: dict[str, Any], level: str) -> None:
    compared: set[str] = set()
    for number, game in enumerate(first_decisions(setup, rounds=3)):
        decision = game.decision
        assert decision is not None
        if decision.prompt in compared and number % 7:
            continue
        other = game.state.imagine(decision.player, key_of(f"another deal {number}"))
        choices = [
            bots.bot(level, "ashes", 7, nodes=NODES).choose(bots.Seat(table, decision.player)).code
            for table in (game.state, other)
        ]
        assert choices[0] == choices[1]
        compared.add(decision.prompt)
    assert compared >= {"first_five", "prepare_discard"}
    assert "draft" not in setup or compared >= set(first.DRAFTING) - {"give_back"}


@pytest.mark.parametrize("setup", TABLES[:2])
def test_the_same_seed_and_nodes_give_the_same_first_decisions(setup: dict[str, Any]) -> None:
    records = []
    for _ in range(2):
        game = deckhall.new_game("ashes", seed=5, **setup)
        players = [bots.bot("hard", "ashes", seat, nodes=NODES) for seat in range(2)]
        while game.decision is not None and game.decision.prompt != "turn":
            player = game.decision.player
            game.apply(players[player].choose(bots.Seat(game, player)))
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("setup", TABLES)
def test_without_time_for_a_playout_instinct_decides(setup: dict[str, Any]) -> None:
    hurried = HardBot("ashes", learnt_judge("ashes"), seed=1, milliseconds=0)
    for game in first_decisions(setup):
        assert game.decision is not None
        seat = bots.Seat(game, game.decision.player)
        assert hurried.choose(seat) == hurried.judge.pick(seat.imagine(0))
        assert hurried.search is None or hurried.search.playouts == 0


def test_no_playout_begins_after_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every look takes 10 milliseconds: a second is enough for fewer than a hundred playouts."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    game = next(first_decisions(DRAFT))
    assert game.decision is not None
    seat = bots.Seat(game, game.decision.player)
    monkeypatch.setattr("time.perf_counter", tick)
    hard = HardBot("ashes", learnt_judge("ashes"), seed=1, milliseconds=1_000)
    hard.choose(seat)
    assert hard.search is not None
    assert 10 < hard.search.playouts < 100
    assert now[0] <= 1.0


def test_what_follows_a_first_decision_is_not_searched_with_it() -> None:
    judge = learnt_judge("ashes")
    game = next(first_decisions(DUEL))
    search = Search(judge, 1)
    search.grow(bots.Seat(game, 0).imagine, 60, 0.0)
    assert search.playouts == 60
    assert all([branch.node is None for branch in search.root.branches])


def options_below(node: Node) -> Iterator[Option]:
    for branch in node.branches:
        yield branch.option
        if branch.node is not None:
            yield from options_below(branch.node)


def test_a_search_in_a_turn_does_not_branch_at_first_decisions() -> None:
    """The round ends with both passing; then come dice to keep, discards and new hands, which are instinct's."""
    dice = {"natural_class": 3, "charm_class": 2}
    seat = {"hand": ["hammer_knight", "iron_worker"], "dice": dice, "draw_pile": ["protect"] * 12}
    table = ashes(seat, seat)
    table.pass_()
    table.end()
    search = Search(learnt_judge("ashes"), 1)
    search.grow(bots.Seat(table.game, 1).imagine, 200, 0.0)
    verbs = [option.verb for option in options_below(search.root)]
    assert verbs.count("end") > 1
    assert "exhaust" not in verbs


@pytest.mark.parametrize(
    ("setup", "digest"), [pytest.param(DUEL, "5ff8acd858ff419a"), pytest.param(DRAFT, "407f1dc7a342cd1c")]
)
def test_the_yardstick_plays_as_it_did(setup: dict[str, Any], digest: str) -> None:
    """Whatever bots learn, `hard-2026` stays the same; only a change of the rules may change what it plays."""
    game = deckhall.new_game("ashes", seed=3, **setup)
    players = [bots.bot("hard-2026", "ashes", 5 + seat, nodes=6) for seat in range(2)]
    while game.decision is not None and len(game.codes()) < 160:
        player = game.decision.player
        game.apply(players[player].choose(bots.Seat(game, player)))
    played = " ".join(game.codes())
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == digest


def meditating() -> Scene:
    table = ashes({"hand": ["hammer_knight", "iron_worker"], "dice": {"natural_basic": 2}})
    table.game.apply("meditate")
    return table


def guarding() -> Scene:
    table = ashes({"battlefield": ["masked_wolf"]}, {"battlefield": ["silver_snake", "gilder"]})
    table.attack("silver_snake", "masked_wolf")
    return table


def splitting() -> Scene:
    table = ashes(
        {"battlefield": ["masked_wolf", "hammer_knight"]},
        {"battlefield": [{"card": "silver_snake", "status": 3}], "dice": {}},
    )
    table.attack("silver_snake", "masked_wolf", "hammer_knight")
    table.no_guard()
    table.counter()
    return table


def reacting() -> Scene:
    theirs = {"phoenixborn": "jessa_na_ni", "battlefield": ["blood_archer"], "hand": ["redirect"]}
    table = ashes({"battlefield": ["iron_rhino"]}, {**theirs, "dice": {"charm_class": 2}})
    table.attack("jessa_na_ni", "iron_rhino")
    table.no_block()
    return table


@pytest.mark.parametrize(
    ("table", "prompt"),
    [(meditating, "meditate"), (guarding, "guard"), (splitting, "split"), (reacting, "would_be_dealt")],
)
def test_answers_in_a_turn_are_all_searched(table: Callable[[], Scene], prompt: str) -> None:
    game = table().game
    decision = game.decision
    assert decision is not None
    assert decision.prompt == prompt
    assert len(decision.options) > 1
    hard = HardBot("ashes", learnt_judge("ashes"), seed=1, nodes=4 * len(decision.options))
    hard.choose(bots.Seat(game, decision.player))
    assert hard.search is not None
    assert hard.search.playouts >= len(decision.options)
    assert learnt_judge("ashes").candidates(game.state) == decision.options


@pytest.mark.parametrize(
    "name", ["Instinct", "FirstFive", "Phoenixborn", "DraftDice", "Discards", "Dice", "Draft", "All"]
)
def test_what_a_search_is_worth_is_measured_with_bots_that_leave_it_out(name: str) -> None:
    bot = bots.bot(f"bench.first_decisions:{name}", "ashes", 1, nodes=NODES)
    assert isinstance(bot, first_decision_bots.Instinct)
    searched: set[str] = set()
    for setup in (DUEL, DRAFT):
        for game in first_decisions(setup):
            assert game.decision is not None
            if len(bot.judge.candidates(bots.Seat(game, game.decision.player).imagine(0))) > 1:
                searched.add(game.decision.prompt)
    assert searched <= set(bot.searched)
    assert bool(searched) == bool(bot.searched)


def test_a_quick_one_plays_as_normal_does_but_for_what_it_searches() -> None:
    game = deckhall.new_game("ashes", seed=4, **DUEL)
    quick = bots.bot("bench.first_decisions:Dice", "ashes", 1, nodes=NODES, quick=1)
    normal = bots.bot("normal", "ashes", 1)
    while game.decision is not None and len(game.codes()) < 60:
        seat = bots.Seat(game, game.decision.player)
        chosen = quick.choose(seat)
        assert game.decision.prompt == "exhaust_dice" or chosen == normal.choose(seat)
        game.apply(chosen)
