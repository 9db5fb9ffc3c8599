"""Very many whole games in which every level and character plays every variant, with different bots at each table.

python3 run.py soak tests/bots/test_soak.py --games 2500 --seed 0

plays so many games of each game, with the seeds from 0 on, over all its setups in turn.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import deckhall
from deckhall import bots
from deckhall.bots.hard import HardBot
from deckhall.bots.ladder import LADDER
from deckhall.kernel import build
from deckhall.kits import SHIPPED, box
from tests.laws.games import MOST_DECISIONS, told

GAMES = 2500  # of each game, unless --games says otherwise
PARTS = 50  # a part is one test: a dot of the progress, and what a process plays at a time
PART_TAKES = 3600  # seconds, many times what a part needs: whoever takes longer is not thinking any more
FEWEST, MOST = 3, 8  # playouts of a search: enough to grow a tree, and a game takes seconds


@cache
def players_of(name: str) -> list[str]:
    """The levels and characters that play a game."""
    return [one for one in (*LADDER, *bots.CHARACTERS) if one in bots.levels(name)]


def seated(name: str, seats: int, lap: int, random: Random) -> list[str]:
    """Different bots for all seats; from one lap over the setups to the next, another one is sure to be there."""
    known = players_of(name)
    first = known[lap % len(known)]
    chosen = [first, *random.sample([one for one in known if one != first], seats - 1)]
    random.shuffle(chosen)
    return chosen


def play(name: str, number: int, seed: int) -> None:
    """Play a game to its end; an answer that is not among the options is refused."""
    setups = box(name).cells()
    random = Random(seed)
    game = deckhall.new_game(name, seed=seed, **setups[number % len(setups)])
    sitting = [
        made(level, name, random) for level in seated(name, game.state.seats(), number // len(setups), random)
    ]
    with told(game):
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                break
            bot = sitting[decision.player]
            option = bot.choose(bots.Seat(game, decision.player))
            assert option in decision.options, f"{type(bot).__name__} answers {option} to {decision}"
            game.apply(option)
        assert game.outcome is not None, f"the game did not end in {MOST_DECISIONS} decisions"


def made(level: str, name: str, random: Random) -> bots.Bot:
    searches = level in LADDER and issubclass(LADDER[level], HardBot)
    options = {"nodes": random.randint(FEWEST, MOST)} if searches else {}
    return bots.bot(level, name, random.getrandbits(40), **options)


@pytest.mark.soak
@pytest.mark.timeout(PART_TAKES)
@pytest.mark.parametrize(
    "name", [kit.name for kit in SHIPPED]
)  # in turns: a soak cut short has seen all games
@pytest.mark.parametrize("part", range(PARTS))
def test_every_level_plays_every_variant_to_its_end(
    name: str, part: int, pytestconfig: pytest.Config
) -> None:
    games: int = pytestconfig.getoption("games") or GAMES
    first: int = pytestconfig.getoption("first_seed")
    for number in range(part, games, PARTS):
        play(name, number, first + number)


@pytest.mark.parametrize("name", [kit.name for kit in SHIPPED])
def test_every_level_has_its_turn_in_every_variant(name: str) -> None:
    known = players_of(name)
    assert set(LADDER) < set(known)
    setups = box(name).cells()
    assert len(known) * len(setups) <= GAMES
    for place, setup in enumerate(setups):
        seats = deckhall.new_game(name, seed=0, **setup).state.seats()
        met = set()
        for lap in range(len(known)):
            sitting = seated(name, seats, lap, Random(lap * len(setups) + place))
            assert len(set(sitting)) == len(sitting) == seats
            met |= set(sitting)
        assert met == set(known)


# The plain build takes several times as long for a game.
STEP = 8 if build.compiled() else 20
A_FEW = [(kit.name, number) for kit in SHIPPED for number in range(0, len(box(kit.name).cells()), STEP)]


@pytest.mark.parametrize(("name", "number"), A_FEW)
def test_a_game_of_the_soak(name: str, number: int) -> None:
    play(name, number, number)
