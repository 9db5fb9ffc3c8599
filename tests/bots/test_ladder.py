"""The ladder and the characters: everybody plays whole games, honestly; the lower levels err as people do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.bot import judge_of
from deckhall.bots.characters import planned_weights
from deckhall.bots.ladder import LADDER, STOPPING, LearningBot, Weakness
from deckhall.kernel.luck import key_of
from deckhall.kits import kit, resolve
from tests.bots.test_bots import NODES, PLAYERS, SEARCHING, start

TWO: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2},
    "ashes": {"decks": ["iron_men", "mist_guardian"]},
}
ATTENTIVE = Weakness(error=0.0, glance=0.0, overlooks=0.0, forgets=0.0)
FORGETFUL = Weakness(error=0.0, glance=0.0, overlooks=0.0, forgets=1.0)


@pytest.mark.parametrize(("game", "level"), PLAYERS)
def test_everybody_plays_to_the_end_and_the_same_in_games_they_cannot_tell_apart(
    game: str, level: str
) -> None:
    table, players = start(game, TWO[game])
    nodes = NODES if level in SEARCHING else None
    walkers = [bots.bot(level, game, seat, nodes=nodes) for seat in range(players)]
    others = [bots.bot("normal", game, seat) for seat in range(players)]
    number = 0
    while (decision := table.decision) is not None:
        number += 1
        assert number < 3_000
        player = decision.player
        if number % 40 == 0 and len(decision.options) > 1:
            elsewhere = table.state.imagine(player, key_of(f"another deal {number}"))
            seats = (bots.Seat(table, player), bots.Seat(elsewhere, player))
            choices = [bots.bot(level, game, 7, nodes=nodes).choose(seat).code for seat in seats]
            assert choices[0] == choices[1]
        # A search to the end would take long.
        playing = others if level in SEARCHING and number > 60 else walkers
        table.apply(playing[player].choose(bots.Seat(table, player)))
    assert table.outcome is not None


def test_there_are_eight_levels_and_the_old_names_are_among_them() -> None:
    assert list(LADDER) == list(bots.LEVELS[1:])
    assert len(LADDER) == 8
    assert [name for name in LADDER if name in ("easy", "normal", "hard")] == ["easy", "normal", "hard"]
    assert bots.first_level("ascension") == "novice"
    assert bots.usual_level("ashes") == "normal"


@pytest.mark.parametrize("game", TWO)
def test_whoever_misjudges_nothing_plays_as_normal_does(game: str) -> None:
    table, _ = start(game, TWO[game])
    attentive = LearningBot(judge_of(game), 3, ATTENTIVE)
    normal = bots.bot("normal", game, 3)
    judge = judge_of(game)
    for _ in range(80):
        assert table.decision is not None
        seat = bots.Seat(table, table.decision.player)
        chosen, theirs = attentive.choose(seat), normal.choose(seat)
        if len(judge.candidates(seat.imagine(0))) > 1:
            margins = dict(zip(seat.decision.options, judge.weigh(seat.imagine(0)), strict=True))
            assert margins[chosen] >= margins[theirs] - 0.05
        table.apply(theirs)


def test_a_game_may_say_how_far_a_level_searches_and_nobody_may_ask_for_more() -> None:
    playouts = {
        (game, name): bots.bot(name, game, nodes=1_000).nodes  # type: ignore[attr-defined]  # they search
        for game in ("ascension", "ashes")
        for name in ("skilled", "strong")
    }
    assert playouts["ashes", "skilled"] < playouts["ascension", "skilled"] < playouts["ascension", "strong"]
    assert playouts["ashes", "strong"] == playouts["ascension", "strong"]
    assert bots.bot("skilled", "ashes", nodes=2).nodes == 2  # type: ignore[attr-defined]  # it searches


def test_somebody_forgetful_leaves_a_construct_unused_and_buys_all_the_same() -> None:
    position = {
        "game": "ascension",
        "runes": 3,
        "seats": [{"hand": [], "constructs": ["the_all_seeing_eye"]}, {}],
    }
    table = deckhall.load_position(position)
    seat = bots.Seat(table, 0)
    assert any(option.verb == "use" for option in seat.decision.options)
    judge = judge_of("ascension")
    assert LearningBot(judge, 1, ATTENTIVE).choose(seat).verb == "use"
    assert LearningBot(judge, 1, FORGETFUL).choose(seat).verb == "acquire"


def test_a_beginner_never_throws_a_turn_away() -> None:
    table, players = start("ascension", TWO["ascension"])
    novices = [bots.bot("novice", "ascension", seat) for seat in range(players)]
    judge = judge_of("ascension")
    for _ in range(300):
        if table.decision is None:
            break
        player = table.decision.player
        seat = bots.Seat(table, player)
        option = novices[player].choose(seat)
        if option.verb in STOPPING and table.decision.prompt == "turn":
            assert not any(one.verb == "play" for one in seat.decision.options)
            margins = judge.weigh(seat.imagine(0))
            rest = [
                margin
                for one, margin in zip(seat.decision.options, margins, strict=True)
                if one.verb in ("acquire", "defeat")
            ]
            assert not rest or max(rest) < 6.0, "something so good is never left"
        table.apply(option)


@pytest.mark.parametrize("game", TWO)
def test_whoever_is_still_learning_has_a_plan_and_not_always_the_same(game: str) -> None:
    plans = list(resolve(str(kit(game).plans)).PLANS)
    known = {name: planned_weights(game, name)["likings"] for name in plans}
    found = set()
    for seed in range(40):
        casual = bots.bot("casual", game, seed)
        assert isinstance(casual, LearningBot)
        likings = casual.judge.weights["likings"]  # type: ignore[attr-defined]  # both judges have weights
        found |= {name for name in plans if known[name] == likings}
    assert found == set(plans)


def shares(game: str, level: str, setup: dict[str, Any], games: int) -> Counter[str]:
    """The shares of what a bot does in its turns against `normal`, by verb, and by the type of a card it acquires."""
    found: Counter[str] = Counter()
    for seed in range(games):
        table = deckhall.new_game(game, seed=seed, **setup)
        players = [bots.bot(level, game, seed), bots.bot("normal", game, seed)]
        while (decision := table.decision) is not None:
            option = players[decision.player].choose(bots.Seat(table, decision.player))
            if decision.player == 0 and decision.prompt == "turn":
                found[option.verb] += 1
                if option.verb == "acquire":
                    card = table.state.cards[option.card]  # type: ignore[attr-defined]  # a table of Ascension
                    found.update([card.type, card.faction, card.id])
            table.apply(option)
    return found


def test_characters_of_ascension_acquire_other_cards() -> None:
    rush, constructs = (shares("ascension", name, {"players": 2}, 3) for name in ("rush", "constructs"))
    assert (
        rush["heavy_infantry"] / rush["acquire"] > 1.5 * constructs["heavy_infantry"] / constructs["acquire"]
    )
    assert constructs["construct"] / constructs["acquire"] > 1.5 * rush["construct"] / rush["acquire"]


def test_characters_of_ashes_attack_whom_their_plan_says() -> None:
    setup = {"decks": ["iron_men", "iron_men"]}
    aggression, control = (shares("ashes", name, setup, 2) for name in ("aggression", "control"))
    assert aggression["attack_phoenixborn"] > aggression["attack_unit"]
    assert control["attack_unit"] > control["attack_phoenixborn"]


@pytest.mark.parametrize(
    ("plan", "liked", "other"),
    [
        ("constructs", "the_grand_design", "demon_slayer"),
        ("lifebound", "landtalker", "demon_slayer"),
        ("void", "demon_slayer", "landtalker"),
        ("thinning", "shade_of_the_black_watch", "heavy_infantry"),
        ("rush", "heavy_infantry", "mystic"),
    ],
)
def test_a_character_of_ascension_likes_its_own_cards_more(plan: str, liked: str, other: str) -> None:
    usual = deckhall.bots.judge.load_weights("deckhall.bots.ascension")["tables"]["godslayer"]["cards"]
    planned = planned_weights("ascension", plan)["tables"]["godslayer"]["cards"]
    assert planned[liked][1] - usual[liked][1] > planned[other][1] - usual[other][1]
