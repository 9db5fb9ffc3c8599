"""Whatever is wrong is refused with the named error and one clear line, and nothing changes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import deckhall
from deckhall import GameError, IllegalOption, InvalidPosition, InvalidRecord, InvalidSetup
from tests.ascension.tables import ascension


def one_line(error: pytest.ExceptionInfo[GameError]) -> str:
    message = str(error.value)
    assert message
    assert "\n" not in message
    assert len(message) < 400
    return message


def some_game(moves: int = 40, **choices: Any) -> deckhall.Game:
    """A game after some moves of a fixed policy that keeps it lively."""
    game = deckhall.new_game("ascension", **{"seed": 5, **choices})
    for number in range(moves):
        decision = game.decision
        assert decision is not None
        game.apply(decision.options[number * 7 % len(decision.options)])
    return game


# -- setups ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"edition": "silver"}, "there is no edition 'silver'; available: godslayer, anniversary"),
        ({"edition": ["godslayer"]}, "there is no edition"),
        ({"edition": None}, "there is no edition"),
        ({"players": 7}, "individual is for 2 or 3 or 4 or 5 or 6 players, not 7"),
        ({"players": 1, "variant": "individual"}, "not 1"),
        ({"players": "2"}, "not '2'"),
        ({"players": True}, "not True"),
        ({"variant": "solo", "players": 2}, "solo is for 1 players, not 2"),
        ({"variant": "teams", "players": 5}, "teams is for 4 or 6 players, not 5"),
        ({"variant": "duel"}, "there is no variant 'duel'"),
        ({"honor_pool": 0}, "honor_pool must be a number from 1 to 600, not 0"),
        ({"honor_pool": "many"}, "honor_pool"),
        ({"first_player": 2}, "first_player must be a seat from 0 to 1, not 2"),
        ({"first_player": -1}, "first_player"),
        ({"stalemate": -1}, "stalemate"),
        ({"colour": "red"}, "ascension has no choice 'colour'"),
        ({"seed": "seven"}, "a seed must be a whole number"),
    ],
)
def test_a_wrong_choice_at_setup(choices: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        deckhall.new_game("ascension", **{"seed": 1, **choices})
    assert words in one_line(error)


def test_an_unknown_game() -> None:
    with pytest.raises(InvalidSetup, match="there is no game 'chess'") as error:
        deckhall.new_game("chess")
    one_line(error)


# -- options --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code", ["play:999", "acquire:0", "banish:3", "", "end:", "END", "play", "give:30", "pass"]
)
def test_an_illegal_option_code(code: str) -> None:
    game = deckhall.new_game("ascension", players=2, seed=1)
    digest, record = game.digest(), game.record()
    with pytest.raises(IllegalOption) as error:
        game.apply(code)
    assert "is not possible now" in one_line(error)
    assert game.digest() == digest
    assert game.record() == record


def test_an_option_of_another_decision() -> None:
    table = ascension(hand=["void_initiate", "apprentice"], runes=3)
    option = next(option for option in table.game.decision.options if option.verb == "acquire")  # type: ignore[union-attr]  # a decision is open
    table.play("void_initiate")
    digest = table.game.digest()
    with pytest.raises(IllegalOption) as error:
        table.game.apply(option)
    one_line(error)
    assert table.game.digest() == digest


def test_nothing_is_possible_when_the_game_is_over() -> None:
    table = ascension(first=1, pool=0)
    table.end_turn()
    digest = table.game.digest()
    with pytest.raises(IllegalOption, match="the game is over"):
        table.game.apply("end")
    assert table.game.digest() == digest


# -- records --------------------------------------------------------------------------------


def change(part: str, content: object) -> Callable[[dict[str, Any]], None]:
    def damage(record: dict[str, Any]) -> None:
        record[part] = content

    return damage


def without(part: str) -> Callable[[dict[str, Any]], None]:
    def damage(record: dict[str, Any]) -> None:
        del record[part]

    return damage


def wrong_move(record: dict[str, Any]) -> None:
    record["moves"][12] = "play:999"


def wrong_edition(record: dict[str, Any]) -> None:
    record["setup"]["edition"] = "silver"


def no_seed(record: dict[str, Any]) -> None:
    del record["setup"]["seed"]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (wrong_move, "move 13 of 40: 'play:999' is not possible now"),
        (wrong_edition, "the record cannot be set up: there is no edition 'silver'"),
        (no_seed, "a record needs a 'setup' with its seed, or a 'position'"),
        (change("rules", 99), "recorded under rules 99"),
        (change("moves", "end"), "a record needs 'moves', a list of option codes"),
        (change("moves", [1, 2]), "a record needs 'moves', a list of option codes"),
        (change("setup", []), "a record needs a 'setup'"),
        (change("position", {"game": "ascension", "nonsense": 1}), "has no part 'nonsense'"),
        (without("setup"), "a record needs a 'setup'"),
        (without("moves"), "a record needs 'moves'"),
        (without("rules"), "recorded under rules None"),
    ],
)
def test_a_damaged_record(damage: Callable[[dict[str, Any]], None], words: str) -> None:
    record = some_game().record()
    damage(record)
    with pytest.raises(InvalidRecord) as error:
        deckhall.replay(record)
    assert words in one_line(error)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"ascension"', "[" * 100_000, "1" * 5000])
def test_text_that_is_no_record_or_position(text: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        deckhall.replay(text)
    one_line(error)
    with pytest.raises(InvalidPosition) as other:
        deckhall.load_position(text)
    one_line(other)


# -- positions ------------------------------------------------------------------------------

TURN = {"do": {"TakeTurn": {}}, "player": 0}


def task(name: str, player: int = 0, **fields: Any) -> dict[str, Any]:
    return {"do": {name: fields}, "player": player}


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"colour": "red"}, "has no part 'colour'"),
        ({"edition": "silver"}, "there is no edition 'silver'"),
        ({"variant": "duel"}, "there is no variant 'duel'"),
        ({"rules": 99}, "this position follows rules 99"),
        ({"seats": 2}, "'seats' must be a list"),
        ({"seats": [{}]}, "not 1"),
        ({"seats": [{}] * 7}, "not 7"),
        ({"seats": [{"purse": 1}, {}]}, "a seat has no part 'purse'"),
        ({"seats": [{"hand": "mystic"}, {}]}, "seat 0, hand: expected a list of card ids"),
        ({"seats": [{"hand": [3]}, {}]}, "seat 0, hand: expected a list of card ids"),
        ({"seats": [{"hand": ["dragon"]}, {}]}, "seat 0, hand: there is no card 'dragon'"),
        ({"seats": [{"hand": ["muramasa", "muramasa"]}, {}]}, "no copy of 'muramasa' is left"),
        ({"seats": [{"hand": ["cultist"]}, {}]}, "no copy of 'cultist' is left"),
        (
            {"seats": [{"hand": ["apprentice#0"], "deck": ["apprentice#0"]}, {}]},
            "'apprentice#0' is in two places",
        ),
        ({"seats": [{"hand": ["apprentice#9"]}, {}]}, "there is no card 'apprentice#9'"),
        ({"seats": [{"hand": ["mephit"]}, {}]}, "seat 0, hand: 'mephit' cannot lie there"),
        ({"seats": [{"constructs": ["mystic"]}, {}]}, "seat 0, constructs: 'mystic' cannot lie there"),
        ({"seats": [{"honor": -1}, {}]}, "'honor' must be a number from 0"),
        ({"seats": [{"honor": 1.5}, {}]}, "'honor' must be a number from 0"),
        ({"played": ["muramasa"]}, "played: 'muramasa' cannot lie there"),
        ({"row": ["apprentice"]}, "row: 'apprentice' cannot lie there"),
        ({"row": ["mystic"]}, "row: 'mystic' cannot lie there"),
        ({"row": ["arha_initiate"] * 3 + ["wolf_shaman"] * 3 + ["mephit"]}, "row: at most 6 cards"),
        ({"void": ["heavy_infantry"]}, "void: 'heavy_infantry' cannot lie there"),
        ({"mystics": ["heavy_infantry"]}, "mystics: 'heavy_infantry' cannot lie there"),
        ({"pool": -3}, "'pool' must be a number from 0"),
        ({"pool": None}, "'pool' must be a number from 0"),
        ({"runes": True}, "'runes' must be a number from 0"),
        ({"player": 2}, "'player' must be a seat from 0 to 1"),
        ({"first": 2}, "'first' must be a number from 0 to 1"),
        ({"stirred": "yes"}, "'stirred' is true or false"),
        ({"used": ["a"]}, "'used' must be a list of numbers"),
        ({"used": [100_000]}, "'used': there is no ability 100000"),
        ({"seed": None}, "'seed' must be a whole number, not None"),
        ({"known": [1]}, "'known' gives"),
        ({"known": {"x": 1}}, "'known' gives"),
        ({"known": {"5": "all"}}, "'known' gives"),
        ({"known": {"5000": -1}}, "'known' gives"),
        ({"stolen": [1]}, "'stolen' holds cards"),
        ({"stolen": [140, 1]}, "'stolen' holds cards"),
        ({"waiting": 3}, "'waiting' must be a list of tasks"),
        ({"waiting": [task("Draw", count=2)]}, "'waiting' holds only Unite effects"),
        ({"limbo": ["muramasa"]}, "'limbo' holds the card"),
        ({"luck": {"key": "zz", "count": 0}}, "'luck' needs a key"),
        ({"luck": {"key": "0" * 32, "count": -1}}, "'luck' needs a key"),
        ({"luck": 3}, "'luck' needs a key"),
        ({"revelations": "none"}, "'revelations' must be a number"),
        ({"todo": {}}, "'todo' must be a list of tasks"),
        ({"todo": []}, "'todo' begins with the turn"),
        ({"todo": [3]}, "a task needs 'do' and 'player'"),
        ({"todo": [{"do": {"TakeTurn": {}}}]}, "a task needs 'do' and 'player'"),
        ({"todo": [{"do": {"TakeTurn": {}}, "player": 1}]}, "'todo' begins with the turn"),
        ({"todo": [{"do": {"TakeTurn": {}}, "player": "me"}]}, "are numbers"),
        ({"todo": [TURN, TURN]}, "'todo' holds more than one turn"),
        ({"todo": [TURN, task("Dance")]}, "unknown effect 'Dance'"),
        ({"todo": [TURN, task("Draw", count="two")]}, "Draw"),
        ({"todo": [TURN, task("Draw", count=2.0)]}, "effect 'Draw'"),
        ({"todo": [TURN, task("Draw", speed=2)]}, "effect 'Draw'"),
        ({"todo": [TURN, task("Draw", count=50)]}, "no card of this edition does"),
        (
            {"todo": [TURN, task("Draw", player=5, count=2)]},
            "a task's player must be a seat from 0 to 1, not 5",
        ),
        ({"todo": [TURN, {**task("Draw", count=2), "source": 999}]}, "card 999"),
        ({"todo": [TURN, {"do": 7, "player": 0}]}, "a task does an effect, not 7"),
        ({"todo": [TURN, {"do": {"Draw": 7}, "player": 0}]}, "effect 'Draw' needs its fields"),
        (
            {"todo": [TURN, {"do": {"OncePerTurn": {"do": {"Draw": {}}}}, "player": 0}]},
            "a task does an effect",
        ),
        ({"todo": [TURN], "asked": {**task("Redirect"), "it": 150}}, "'limbo' holds the card"),
        ({"todo": [TURN], "asked": {**task("Redirect"), "it": 150}, "limbo": ["arha_initiate"]}, "limbo"),
        ({"asked": 5}, "a task needs 'do' and 'player'"),
        ({"outcome": "won"}, "'outcome' needs a reason, winners and scores"),
        ({"outcome": {"reason": 1, "winners": [], "scores": []}}, "'outcome' needs a reason"),
        ({"outcome": {"reason": "x", "winners": ["me"], "scores": []}}, "'outcome' needs a reason"),
    ],
)
def test_a_damaged_position(parts: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        deckhall.load_position({"game": "ascension", **parts})
    assert words in one_line(error)


def test_an_effect_of_a_card_of_the_other_edition() -> None:
    anniversary_only = {"do": {"Gain": {"runes": 1, "power": 1}}, "player": 0}
    position = {"game": "ascension", "todo": [TURN, anniversary_only]}
    with pytest.raises(InvalidPosition, match="no card of this edition does"):
        deckhall.load_position(position)
    assert deckhall.load_position({**position, "edition": "anniversary"}).view(0)["power"] == 1


def test_a_courier_that_is_not_there() -> None:
    table = ascension(constructs=["rocket_courier_x_99"], row=["burrower_mark_ii"], runes=3)
    table.acquire("burrower_mark_ii")
    position = table.game.position()
    position["seats"][0]["constructs"] = []
    with pytest.raises(InvalidPosition, match="nothing in play could take the card elsewhere"):
        deckhall.load_position(position)


# -- random damage ---------------------------------------------------------------------------

NAMES = st.sampled_from(["do", "player", "Draw", "Gain", "it", "hand", "count", "5"])
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 300)
    | st.integers()
    | st.floats(allow_nan=False)
    | st.sampled_from(
        ["", "mystic", "mephit", "muramasa#157", "apprentice#0", "Draw", "TakeTurn", "godslayer", "solo", "0"]
    ),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(NAMES, children, max_size=3),
    max_leaves=6,
)


def spots(content: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a JSON value."""
    found = [path]
    if isinstance(content, dict):
        for key, value in content.items():
            found += spots(value, (*path, key))
    elif isinstance(content, list):
        for index, value in enumerate(content):
            found += spots(value, (*path, index))
    return found


def damaged(content: Any, path: tuple[Any, ...], how: str, junk: Any) -> Any:
    content = copy.deepcopy(content)
    inside = content
    for step in path[:-1]:
        inside = inside[step]
    if how == "replace":
        inside[path[-1]] = junk
    elif how == "delete":
        del inside[path[-1]]
    elif isinstance(inside, list):
        inside.insert(path[-1], copy.deepcopy(inside[path[-1]]))
    else:
        inside[str(junk)] = inside[path[-1]]
    return content


def read(how: Callable[[dict[str, Any]], deckhall.Game], content: dict[str, Any]) -> deckhall.Game | None:
    """What was read, or None when it was refused by name and in one line."""
    try:
        return how(content)
    except GameError as error:
        message = str(error)
    assert message
    assert "\n" not in message
    return None


def start_positions() -> list[dict[str, Any]]:
    waits = ascension(constructs=["rocket_courier_x_99"], row=["burrower_mark_ii"], runes=3)
    waits.acquire("burrower_mark_ii")
    robbed = ascension(row=["xeron_duke_of_lies", "mephit"], players=3, power=9)
    robbed.defeat("xeron_duke_of_lies")
    robbed.defeat("mephit")
    unites = ascension(edition="anniversary", hand=["runic_lycanthrope", "druids_of_the_stone_circle"])
    unites.play("runic_lycanthrope", "druids_of_the_stone_circle")
    tables = [waits.game, robbed.game, unites.game, some_game(25, variant="solo"), some_game(60, players=3)]
    return [json.loads(json.dumps(game.position())) for game in tables]


POSITIONS = start_positions()


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_random_damage_to_positions(data: st.DataObject) -> None:
    """It is read as some other table, on which one can play on, or refused by name."""
    position = data.draw(st.sampled_from(POSITIONS))
    for _ in range(data.draw(st.integers(1, 2))):
        paths = [path for path in spots(position) if path]
        # Most paths lead to cards in piles; the parts and what they hold first shall be damaged as often.
        path = data.draw(st.sampled_from([path for path in paths if len(path) <= 2]) | st.sampled_from(paths))
        how = data.draw(st.sampled_from(["replace", "delete", "double"]))
        position = damaged(position, path, how, data.draw(JUNK))
    game = read(deckhall.load_position, position)
    if game is None:
        return
    assert deckhall.load_position(game.position()).digest() == game.digest()
    for number in range(30):
        game.view(number % 2 - 1)
        game.imagine(0, number)
        decision = game.decision
        if decision is None:
            assert game.outcome is not None
            return
        game.apply(decision.options[data.draw(st.integers(0, len(decision.options) - 1))])


@settings(max_examples=200, deadline=None, derandomize=True)
@given(data=st.data())
def test_random_damage_to_records(data: st.DataObject) -> None:
    record = some_game(25).record()
    if data.draw(st.booleans()):
        start = deckhall.load_position(POSITIONS[0])
        assert start.decision is not None
        start.apply(start.decision.options[0])
        start.apply("end")
        record = json.loads(json.dumps(start.record()))
    paths = [path for path in spots(record) if path]
    path = data.draw(st.sampled_from([path for path in paths if len(path) <= 2]) | st.sampled_from(paths))
    how = data.draw(st.sampled_from(["replace", "delete", "double"]))
    record = damaged(record, path, how, data.draw(JUNK))
    read(deckhall.replay, record)


def test_the_garbage_in_these_tests_is_close_to_the_real_thing() -> None:
    """The undamaged positions and the turn that damaged stacks begin with can be read."""
    for position in POSITIONS:
        assert json.loads(json.dumps(deckhall.load_position(position).position())) == position
    assert deckhall.load_position({"game": "ascension", "todo": [TURN]}).decision is not None
