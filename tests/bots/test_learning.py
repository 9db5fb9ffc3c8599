"""Bots that have learnt: positions as numbers, the network that judges them, and a search with it."""

from __future__ import annotations

import dataclasses
import hashlib
from importlib.resources import files
from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.ascension.learnt import LearntAscensionJudge
from deckhall.bots.ashes.knowledge import ease_of
from deckhall.bots.ashes.learnt import LearntAshesJudge, blended
from deckhall.bots.bot import NormalBot, judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.learning.network import FILE, Network, load_value
from deckhall.bots.learning.sheet import Columns, Sheet
from deckhall.bots.learning.words import words_of
from deckhall.bots.values import has_learnt
from deckhall.games.ascension.state import Ascension
from deckhall.games.ashes.card import Dice
from deckhall.games.ashes.definition import Price
from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import MAGICS
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State
from tests.bots.learnt import learner, some_judge, some_value
from tests.bots.test_bots import CELLS, FEW_CELLS, GAMES, start

NODES = 6
PLAYED = [cell for cell in CELLS if "draft" not in str(cell.values)]

PINNED_ASCENSION = [0.33065983293460, 0.33868033413081, 0.33065983293460]
PINNED_ASHES = [0.5608355037951762, 0.43916449620482384]


def entries(sheet: Sheet) -> list[list[tuple[int, float]]]:
    return [sorted(zip(one.columns, one.amounts, strict=True)) for one in (sheet.table, *sheet.sides)]


@pytest.mark.parametrize(("game", "cell"), PLAYED)
def test_a_sheet_is_the_same_for_deals_that_its_viewer_cannot_tell_apart(
    game: str, cell: dict[str, Any]
) -> None:
    table, players = start(game, cell)
    knowledge = learner(game).knowledge()
    normal = [bots.bot("normal", game, seat) for seat in range(players)]
    for number in range(150):
        decision = table.decision
        if decision is None:
            break
        if number % 10 == 0:
            viewer = decision.player
            here = entries(knowledge.sheet(table.state, viewer))
            elsewhere = table.state.imagine(viewer, key_of(f"another deal {number}"))
            assert entries(knowledge.sheet(elsewhere, viewer)) == here
        table.apply(normal[decision.player].choose(bots.Seat(table, decision.player)))


@pytest.mark.parametrize(("game", "cell"), PLAYED)
def test_chances_are_shares_of_all_who_can_win(game: str, cell: dict[str, Any]) -> None:
    table, players = start(game, cell)
    judge = some_judge(game)
    chances = judge.chances(table.state, 0)
    assert len(chances) == players
    assert all(0 < chance < 1 for chance in chances)
    if cell.get("variant") not in ("solo", "teams"):
        assert sum(chances) == pytest.approx(1)


def test_two_sides_that_change_places_change_their_chances() -> None:
    columns = Columns()
    life = columns.plain("life")
    value = {
        "hidden": 2,
        "units": 1,
        "points": 10,
        "bias": [0.5, 0.25],
        "unit_bias": [0.125],
        "words": {"life": [1.0, -1.0]},
        "own": [[1.0, 0.5]],
        "rival": [[-0.5, 0.25]],
        "chance": [1.5],
        "margin": [0.5],
    }
    network = Network(value, columns)
    both = []
    for lives in ((1.0, 0.25), (0.25, 1.0)):
        sheet = Sheet(2)
        for side, amount in zip(sheet.sides, lives, strict=True):
            side.add(life, amount)
        both.append(network.chances(sheet))
    assert both[0] == both[1][::-1]
    # By hand: the hidden layers are (1.5, 0) and (0.75, 0), the units 1.25 and 0.125 + 0.75 - 0.75.
    assert both[0][0] == pytest.approx(0.8439, abs=1e-4)
    sheet = Sheet(2)
    sheet.sides[0].add(life, 1.0)
    sheet.sides[1].add(life, 0.25)
    assert network.margins(sheet) == pytest.approx([6.25, 0.625])


def test_the_network_gives_the_same_numbers_in_both_builds() -> None:
    state = midgame("ascension", {"players": 3})
    assert some_judge("ascension").chances(state, 0) == pytest.approx(PINNED_ASCENSION, abs=1e-12)
    state = midgame("ashes", {"decks": ["iron_men", "mist_guardian"]})
    assert some_judge("ashes").chances(state, 0) == pytest.approx(PINNED_ASHES, abs=1e-12)


def midgame(game: str, cell: dict[str, Any]) -> State:
    table, players = start(game, cell)
    normal = [bots.bot("normal", game, seat) for seat in range(players)]
    for _ in range(120):
        assert table.decision is not None
        player = table.decision.player
        table.apply(normal[player].choose(bots.Seat(table, player)))
    return table.state


def test_the_words_of_a_card_say_what_it_does() -> None:
    state = deckhall.new_game("ascension", seed=1, edition="godslayer").state
    assert isinstance(state, Ascension)
    cards = {card.id: card for card in state.cards}
    mystic = words_of(cards["mystic"])
    assert mystic["play/Gain.runes"] == 2
    assert (mystic["cost"], mystic["honor"], mystic["type=hero"]) == (3, 1, 1)
    assert not any("mystic" in word for word in mystic)


def test_a_made_up_card_is_worth_as_much_as_a_printed_one_that_does_the_same() -> None:
    state = deckhall.new_game("ascension", seed=1, edition="godslayer").state
    assert isinstance(state, Ascension)
    printed = next(card for card in state.cards if card.id == "heavy_infantry")
    columns = Columns()
    network = Network(some_value("ascension"), columns)
    known = columns.card("owned", printed.id, words_of(printed))
    new = columns.card("owned", "made_up", words_of(dataclasses.replace(printed, id="made_up")))
    dearer = columns.card("owned", "dearer", words_of(dataclasses.replace(printed, id="dearer", cost=5)))
    network.cover()
    rows = [[unit[one] for unit in network.first] for one in (known, new, dearer)]
    assert known != new
    assert rows[0] == rows[1] != rows[2]
    assert any(rows[0])


def asked_to_spend(variant: str) -> Ascension:
    """A table whose player has played all cards and can acquire a Mystic or a Heavy Infantry."""
    state = deckhall.new_game("ascension", seed=4, edition="godslayer", variant=variant).state
    assert isinstance(state, Ascension)
    judge = judge_of("ascension")
    while state.decision is not None:
        can = {state.cards[option.card].id for option in state.decision.options if option.verb == "acquire"}
        if {"mystic", "heavy_infantry"} <= can and not any(
            option.verb in ("play", "use") for option in state.decision.options
        ):
            return state
        state.apply(judge.choose(state))
    raise AssertionError("nobody ever had enough runes")


@pytest.mark.parametrize("liked", ["mystic", "heavy_infantry"])
def test_what_searches_preferred_is_picked_in_the_sort_of_game_they_were_made_in(liked: str) -> None:
    word = {"mystic": "play/Gain.runes", "heavy_infantry": "play/Gain.power"}[liked]
    nothing = some_value("ascension")
    nothing["preference"] = {"words": {}}
    value = some_value("ascension")
    value["preference"] = {"words": {"solo_acquire_ever:any": 1.0, f"solo_acquire_ever:{word}": 90.0}}
    against_samael, against_another = asked_to_spend("solo"), asked_to_spend("individual")
    picked = learner("ascension").judge(value).pick(against_samael)
    most = max(
        words_of(against_samael.cards[option.card]).get(word, 0.0)
        for option in against_samael.decision.options  # type: ignore[union-attr]  # it was asked to spend
        if option.verb == "acquire"
    )
    assert picked.verb == "acquire"
    assert words_of(against_samael.cards[picked.card])[word] == most
    for judge in (learner("ascension").judge(nothing), learner("ascension").judge(value)):
        assert judge.pick(against_another) == judge_of("ascension").pick(against_another)


def test_options_are_the_same_for_deals_that_their_player_cannot_tell_apart() -> None:
    knowledge = learner("ascension").knowledge()
    state = asked_to_spend("individual")
    assert state.decision is not None
    options = state.decision.options
    elsewhere = state.imagine(state.decision.player, key_of("another deal"))
    here, there = (knowledge.options(one, options) for one in (state, elsewhere))
    assert [(one.columns, one.amounts) for one in here] == [(one.columns, one.amounts) for one in there]
    assert len({tuple(one.columns) for one in here}) == len(options)


def test_a_card_counts_as_much_as_its_dice_can_pay_for() -> None:
    price = Price((Dice(1, "charm", "power"), Dice(1, "charm", "class"), Dice(1)))
    charm = MAGICS.index("charm")

    def ease(dice: int) -> float:
        return ease_of(price, [dice if magic == charm else 0 for magic in range(4)])

    assert [ease(dice) for dice in (0, 1)] == [0, 0]  # even meditation does not help
    # Of two dice, one shows the power (1 of 6 sides) and the other a class (3) or a power: 1/36 + 2 * 3/36.
    assert ease(2) == pytest.approx(0.5 + 0.5 * 7 / 36)
    assert ease(2) < ease(3) < ease(10) < 1
    assert ease_of(Price((Dice(3),)), [0, 0, 0, 0]) == 1


def test_own_decks_are_new_in_every_practice_game() -> None:
    setups = [learner("ashes").practice(index) for index in range(2 * len(learner("ashes").tables()))]
    assert setups == [learner("ashes").practice(index) for index in range(len(setups))]
    decks = [deck for setup in setups for deck in setup.get("decks", [])]
    own = [str(deck) for deck in decks if not isinstance(deck, str)]
    assert len(set(own)) == len(own) > 50
    assert set(PRECONS) <= {deck for deck in decks if isinstance(deck, str)}
    kinds = {tuple(isinstance(deck, str) for deck in setup.get("decks", [])) for setup in setups}
    assert {(True, True), (True, False), (False, True), (False, False)} <= kinds


@pytest.mark.parametrize(("game", "cell"), CELLS)
def test_a_search_with_a_learnt_value_plays_every_variant(game: str, cell: dict[str, Any]) -> None:
    table, players = start(game, cell)
    judge = some_judge(game)
    learnt = [HardBot(game, judge, seat, nodes=NODES) for seat in range(players)]
    normal = [bots.bot("normal", game, seat) for seat in range(players)]
    for number in range(110):
        decision = table.decision
        if decision is None:
            break
        playing: bots.Bot = learnt[decision.player] if number % 50 < 6 else normal[decision.player]
        table.apply(playing.choose(bots.Seat(table, decision.player)))  # refuses what is illegal


@pytest.mark.parametrize(("game", "cell"), FEW_CELLS)
def test_a_search_with_a_learnt_value_plays_the_same_in_games_it_cannot_tell_apart(
    game: str, cell: dict[str, Any]
) -> None:
    table, players = start(game, cell)
    judge = some_judge(game)
    normal = [bots.bot("normal", game, seat) for seat in range(players)]
    for number in range(150):
        decision = table.decision
        if decision is None:
            break
        player = decision.player
        if number % 15 == 0 and len(decision.options) > 1:
            other = table.state.imagine(player, key_of(f"another deal {number}"))
            codes = [
                HardBot(game, judge, 7, nodes=NODES).choose(seat).code
                for seat in (bots.Seat(table, player), bots.Seat(other, player))
            ]
            assert codes[0] == codes[1]
        table.apply(normal[player].choose(bots.Seat(table, player)))


def test_a_search_of_ashes_blends_two_opinions_and_chances_stay_the_network_s() -> None:
    state = midgame("ashes", {"decks": ["iron_men", "mist_guardian"]})
    value = some_value("ashes")
    alone, both, other = (
        learner("ashes").judge({**value, "search": {**value["search"], "blend": blend}})
        for blend in (0.0, 0.5, 1.0)
    )
    said = alone.chances(state, 0)
    assert both.chances(state, 0) == other.chances(state, 0) == alone.appraise(state, 0) == said
    judged = judge_of("ashes").chances(state, 0)
    assert other.appraise(state, 0) == pytest.approx(judged)
    middle = both.appraise(state, 0)
    assert sum(middle) == pytest.approx(1)
    assert middle[0] / middle[1] == pytest.approx((said[0] * judged[0] / said[1] / judged[1]) ** 0.5)
    assert blended([0.5, 0.5, 0.0], [0.2, 0.8, 0.0], 0.5) == pytest.approx([1 / 3, 2 / 3, 0.0])


def test_without_a_search_a_learnt_judge_plays_what_it_rates_best_after_the_turn() -> None:
    table, players = start("ashes", {"decks": ["iron_men", "mist_guardian"]})
    judge = some_judge("ashes")
    assert isinstance(judge, LearntAshesJudge)
    learnt = [NormalBot(judge, seat) for seat in range(players)]
    weighed = 0
    for _ in range(150):
        decision = table.decision
        if decision is None:
            break
        state = table.state
        assert isinstance(state, Ashes)
        if decision.prompt == "turn" and len(decision.options) > 1:
            weighed += 1
            ahead = {option: judge.next_turn(state, option) for option in decision.options}
            assert all(one.turns == state.turns + 1 or one.outcome for one in ahead.values())
            prospects = {
                option: judge.appraise(one, decision.player)[decision.player] for option, one in ahead.items()
            }
            assert prospects[judge.choose(state)] > max(prospects.values()) - 0.02
        table.apply(learnt[decision.player].choose(bots.Seat(table, decision.player)))
    assert weighed > 10


def test_in_ascension_a_learnt_judge_plays_what_it_rates_best_after_the_turn_too() -> None:
    table, _ = start("ascension", {"players": 2})
    judge = some_judge("ascension")
    assert isinstance(judge, LearntAscensionJudge)
    weighed = 0
    while weighed < 20 and (decision := table.decision) is not None:
        state = table.state
        assert isinstance(state, Ascension)
        candidates = judge.candidates(state)
        chosen = judge.choose(state)
        if len(candidates) > 1:
            weighed += 1
            prospects = {option: judge.prospects(state, option, decision.player) for option in candidates}
            assert prospects[chosen] == max(prospects.values())
        table.apply(chosen)
    assert weighed == 20


@pytest.mark.parametrize(
    ("game", "digest"), [("ascension", "7c1185779c0697c1"), ("ashes", "3116b3612e4cedd8")]
)
def test_the_yardstick_has_the_weights_of_2026_and_is_not_offered(game: str, digest: str) -> None:
    frozen = files("deckhall.bots.hard_2026").joinpath(f"{game}.json").read_bytes()
    assert hashlib.sha256(frozen).hexdigest()[:16] == digest
    assert "hard-2026" not in bots.levels(game)
    table, _ = start(game, {"players": 2} if game == "ascension" else {})
    assert table.decision is not None
    seat = bots.Seat(table, table.decision.player)
    assert bots.bot("hard-2026", game, 3, nodes=NODES).choose(seat) in seat.decision.options


def test_a_shipped_value_says_where_it_comes_from_and_is_small() -> None:
    shipped = [game for game in GAMES if has_learnt(game)]
    assert shipped
    for game in shipped:
        file = files(learner(game).package).joinpath(FILE)
        about = load_value(learner(game).package)["about"]
        assert len(file.read_bytes()) < 1_000_000
        assert {"trained", "command", "generation", "check", "results"} <= set(about)
        table, _ = start(game, {})
        assert table.decision is not None
        seat = bots.Seat(table, table.decision.player)
        assert bots.bot("learnt", game, 3, nodes=NODES).choose(seat) in seat.decision.options
        assert "learnt" not in bots.levels(game)
