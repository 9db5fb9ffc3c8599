"""Laws for bots of every level: they play by the rules, know only what their seat knows, and repeat themselves."""

from __future__ import annotations

from typing import Any

import pytest

import deckhall
from deckhall import bots
from deckhall.kernel import build
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State
from deckhall.kits import SHIPPED, box

GAMES = [kit.name for kit in SHIPPED]
# Of each game, evenly from all: the rules' own laws walk every one.
MOST_CELLS = 16 if build.compiled() else 6
CELLS = [
    pytest.param(game, cell, id=f"{game}-{number}")
    for game in GAMES
    for number, cell in list(enumerate(box(game).cells()))[:: 1 + (len(box(game).cells()) - 1) // MOST_CELLS]
]
FEW_CELLS = [*CELLS[:1], *CELLS[5:7], CELLS[-1]]
NODES = 6
SEARCHING = ("skilled", "strong", "hard")
PLAYERS = [
    pytest.param(game, level, id=f"{game}-{level}")
    for game in GAMES
    for level in (*bots.LEVELS, *bots.CHARACTERS)
    if level in bots.levels(game)
]


def seat_bots(game: str, level: str, players: int, seed: int = 1) -> list[bots.Bot]:
    nodes = NODES if level in SEARCHING else None
    return [bots.bot(level, game, seed + player, nodes=nodes) for player in range(players)]


def start(game: str, cell: dict[str, Any], seed: int = 3) -> tuple[Game, int]:
    table = deckhall.new_game(game, seed=seed, **cell)
    seats = table.view(-1)["seats"]
    assert isinstance(seats, list)
    return table, len(seats)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@pytest.mark.parametrize(("game", "cell"), CELLS)
def test_bots_play_every_variant_to_its_end(game: str, cell: dict[str, Any], level: str) -> None:
    table, players = start(game, cell)
    playing = seat_bots(game, level, players)
    for _ in range(20_000):
        decision = table.decision
        if decision is None:
            break
        table.apply(
            playing[decision.player].choose(bots.Seat(table, decision.player))
        )  # refuses what is illegal
    assert table.outcome is not None


@pytest.mark.parametrize(("game", "cell"), CELLS)
def test_hard_plays_every_variant(game: str, cell: dict[str, Any]) -> None:
    table, players = start(game, cell)
    hard, normal = seat_bots(game, "hard", players), seat_bots(game, "normal", players)
    for number in range(400):  # the beginning and some of the middle, where others would have taken it
        decision = table.decision
        if decision is None:
            break
        playing = hard if number % 50 < 8 else normal
        table.apply(playing[decision.player].choose(bots.Seat(table, decision.player)))


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("game", "cell"), FEW_CELLS)
def test_a_bot_plays_the_same_in_games_it_cannot_tell_apart(
    game: str, cell: dict[str, Any], level: str
) -> None:
    table, players = start(game, cell)
    walkers = seat_bots(game, "normal", players)
    compared = 0
    for number in range(220):
        decision = table.decision
        if decision is None:
            break
        player = decision.player
        if number % 11 == 0 and len(decision.options) > 1:
            other = table.state.imagine(player, key_of(f"another deal {number}"))
            choices = [
                bots.bot(level, game, 7, nodes=NODES if level in SEARCHING else None).choose(seat).code
                for seat in (bots.Seat(table, player), bots.Seat(other, player))
            ]
            assert choices[0] == choices[1]
            compared += table.box.position(other) != table.position()
        table.apply(walkers[player].choose(bots.Seat(table, player)))
    assert compared > 5


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_nodes_give_the_same_game(level: str) -> None:
    records = []
    for _ in range(2):
        table, players = start("ascension", {"players": 2})
        playing = seat_bots("ascension", level, players)
        while table.decision is not None and len(table.codes()) < 120:
            player = table.decision.player
            table.apply(playing[player].choose(bots.Seat(table, player)))
        records.append(table.record())
    assert records[0] == records[1]


def test_no_attribute_of_a_seat_leads_to_the_state() -> None:
    table, _ = start("ascension", {"players": 2})
    assert table.decision is not None
    seat = bots.Seat(table, table.decision.player)
    for value in vars(seat).values():
        assert not isinstance(value, State | Game)
    assert not hasattr(seat.decision, "task")
    assert seat.view() == table.view(seat.player)


def test_only_who_is_asked_can_sit_down() -> None:
    table, _ = start("ascension", {"players": 2})
    assert table.decision is not None
    with pytest.raises(GameError, match="no decision to make"):
        bots.Seat(table, 1 - table.decision.player)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_explain_themselves(level: str) -> None:
    table, players = start("ascension", {"players": 2})
    walkers = seat_bots("ascension", "normal", players)
    for _ in range(60):
        assert table.decision is not None
        player = table.decision.player
        seat = bots.Seat(table, player)
        if table.decision.prompt == "turn" and not any(o.verb == "play" for o in table.decision.options):
            estimates = bots.bot(level, "ascension", 5, nodes=NODES).explain(seat)
            worth = [one.chance if one.chance is not None else one.margin or 0.0 for one in estimates]
            assert worth == sorted(worth, reverse=True)
            assert {one.option for one in estimates} <= set(table.decision.options)
            if level == "hard" and len(estimates) > 1 and estimates[0].chance is not None:
                assert all(0 <= share <= 1 for share in worth)
        table.apply(walkers[player].choose(seat))


def test_normal_gives_its_reasons() -> None:
    position = {"game": "ascension", "runes": 8, "row": ["the_all_seeing_eye"], "seats": [{"hand": []}, {}]}
    table = deckhall.load_position(position)
    estimates = bots.bot("normal", "ascension").explain(bots.Seat(table, 0))
    best = table.describe(estimates[0].option)
    assert (best["verb"], best["card"]) == ("acquire", "the_all_seeing_eye")
    assert {reason.key for reason in estimates[0].reasons} >= {"deck", "honor"}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_choosing_for_a_position_and_for_its_record(level: str) -> None:
    table, _ = start("ascension", {"players": 2})
    for _ in range(7):
        assert table.decision is not None
        table.apply(table.decision.options[0])
    assert table.decision is not None
    if level in SEARCHING:  # by time: any legal option
        code = bots.choose(table.position(), level, 4, milliseconds=20)
        assert code in [option.code for option in table.decision.options]
    else:
        assert bots.choose(table.position(), level, 4) == bots.choose(table.record(), level, 4)
    told = bots.explain(table.position(), level, 4, milliseconds=20)
    assert {one["option"] for one in told} <= {option.code for option in table.decision.options}


def test_several_cores_agree_with_themselves() -> None:
    table, _ = start("ascension", {"players": 2})
    walker = bots.bot("normal", "ascension")
    while True:
        assert table.decision is not None
        seat = bots.Seat(table, table.decision.player)
        if len(bots.bot("hard", "ascension", 1, nodes=2).explain(seat)) > 2:
            break
        table.apply(walker.choose(seat))
    runs = [bots.bot("hard", "ascension", 1, nodes=40, cores=2).choose(seat) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] in table.decision.options


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(
        bots.UnknownBot,
        match="available: random, novice, easy, casual, steady, normal, skilled, strong, hard",
    ):
        bots.bot("genius", "ascension")
    with pytest.raises(InvalidSetup, match="there is no game 'chess'"):
        bots.bot("normal", "chess")
