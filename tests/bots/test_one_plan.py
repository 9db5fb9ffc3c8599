"""The bots of one plan that `hard` is tried against: they play whole games, and by nothing but their plan."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import deckhall
from bench.exploiters import PLANS
from bench.one_plan import OnePlan
from deckhall import bots
from deckhall.games.ascension.card import CONSTRUCT
from deckhall.games.ascension.library import cards_of
from deckhall.kernel.game import Game
from deckhall.kernel.options import Option

MOST_DECISIONS = 5_000
EDITION = "anniversary"
CARDS = {card.id: card for card in cards_of(EDITION)}


def played(game: Game, plan: str) -> Iterator[tuple[Game, Option]]:
    """The answers of a bot of one plan at the first seat, before each; `normal` has the other."""
    sitting = [bots.bot(name, game.box.name, 1) for name in (f"bench.one_plan:{plan}", "normal")]
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        option = sitting[decision.player].choose(bots.Seat(game, decision.player))
        if decision.player == 0:
            yield game, option
        game.apply(option)
    raise AssertionError("the game did not end")


def acquired(plan: str, seed: int = 2) -> list[str]:
    game = deckhall.new_game("ascension", players=2, edition=EDITION, seed=seed)
    return [game.describe(option)["card"] for game, option in played(game, plan) if option.verb == "acquire"]


def test_power_acquires_only_what_gives_power() -> None:
    cards = acquired("Power")
    assert cards.count("heavy_infantry") > len(cards) / 2
    assert not {"mystic", "arha_initiate"} & set(cards)


def test_dearest_acquires_what_costs_most() -> None:
    game = deckhall.new_game("ascension", players=2, edition=EDITION, seed=2)
    for now, option in played(game, "Dearest"):
        decision = now.decision
        assert decision is not None
        if option.verb == "acquire":
            others = [one for one in decision.options if one.verb == "acquire"]
            costs = [CARDS[now.describe(one)["card"]].cost for one in others]
            assert CARDS[now.describe(option)["card"]].cost == max(costs)


def test_constructs_acquires_constructs_and_mystics_to_pay_for_them() -> None:
    cards = acquired("Constructs")
    assert {CARDS[card].type for card in cards if card != "mystic"} == {CONSTRUCT}


@pytest.mark.parametrize("plan", PLANS["ashes"])
def test_attacks_follow_the_plan(plan: str) -> None:
    game = deckhall.new_game("ashes", decks=["iron_men", "bloodwoods_queen"], seed=2)
    verbs = [option.verb for _, option in played(game, plan)]
    assert ("attack_phoenixborn" in verbs) == (plan != "Turtle")
    assert "attack_unit" not in verbs or plan == "Burn"
    assert "play" in verbs


@pytest.mark.parametrize("game", PLANS)
def test_a_plan_is_for_one_game(game: str) -> None:
    (other,) = set(PLANS) - {game}
    for plan in PLANS[game]:
        assert isinstance(bots.bot(f"bench.one_plan:{plan}", game, 1), OnePlan)
        with pytest.raises(bots.UnknownBot):
            bots.bot(f"bench.one_plan:{plan}", other, 1)
