"""Encodings say what views say and nothing else, options and actions stand for each other, and layouts stay."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from deckhall import envs
from deckhall.envs.arrays import memory
from deckhall.envs.encoding import Encoder
from deckhall.envs.rows import Features
from deckhall.envs.tables import Table
from deckhall.kernel.errors import GameError, InvalidSetup
from deckhall.kits import box
from tests.envs.reference import REFERENCES, from_state

GOLDEN = Path(__file__).with_name("schemas.json")
DECKS = ("iron_men", "snakes_in_silver", "mist_guardian", "cloudsea_siren")

Cell = tuple[str, dict[str, Any]]
CELLS: list[Cell] = [
    ("ascension_v0", {"players": 2}),
    ("ascension_v0", {"players": 3, "edition": "anniversary"}),
    ("ascension_v0", {"players": 4, "variant": "teams"}),
    ("ascension_v0", {"players": 1, "variant": "solo"}),
    ("ashes_v0", {"players": 2}),
    ("ashes_v0", {"players": 2, "deck_lists": "closed", "decks": [DECKS[2], DECKS[3]]}),
    ("ashes_v0", {"players": 3, "wording": "printed"}),
    ("ashes_v0", {"players": 4, "decks": list(DECKS)}),
    ("ashes_v0", {"players": 2, "draft": True}),
]


def title(cell: object) -> str:
    if isinstance(cell, dict):
        return "-".join("+".join(value) if isinstance(value, list) else str(value) for value in cell.values())
    return str(cell)


every_cell = pytest.mark.parametrize(("name", "choices"), CELLS, ids=title)


def played(name: str, choices: dict[str, Any], seed: int, actions: str = "semantic") -> Iterator[Table]:
    """A game of random moves; the table before each move, and at the end."""
    table = envs.table(name, actions=actions, **choices)
    table.begin(seed)
    random = Random(seed)
    while table.game.decision is not None:
        yield table
        table.answer(random.choice(table.game.decision.options))
    yield table


def differences(encoder: Encoder, one: Any, other: Any) -> list[str]:
    """The fields in which two observations differ."""
    parts = [(field.name, slice(field.offset, field.offset + field.size)) for field in encoder.layout.fields]
    return [f"{name}: {one[part]}, {other[part]}" for name, part in parts if (one[part] != other[part]).any()]


@every_cell
def test_observations_say_what_views_say(name: str, choices: dict[str, Any]) -> None:
    for number, table in enumerate(played(name, choices, 11)):
        if number % 13:
            continue
        state, encoder = table.game.state, table.encoder
        for seat in range(table.players):
            seen = from_state(encoder, state, seat)
            read = REFERENCES[encoder.game](encoder, state.view(seat), seat)
            assert differences(encoder, seen, read) == [], f"decision {number}, seat {seat}"


@every_cell
def test_whoever_cannot_tell_two_deals_apart_observes_the_same(name: str, choices: dict[str, Any]) -> None:
    """Observation, actions and option rows of a seat are the same when everything it cannot know is re-dealt."""
    for number, table in enumerate(played(name, choices, 5)):
        if number % 17:
            continue
        state, encoder = table.game.state, table.encoder
        for seat in range(table.players):
            other = table.game.imagine(seat, number)
            seen, imagined = from_state(encoder, state, seat), from_state(encoder, other, seat)
            assert differences(encoder, seen, imagined) == [], f"decision {number}, seat {seat}"
            if table.player == seat:
                assert encoder.ids(state) == encoder.ids(other)
                assert (option_rows(encoder, state) == option_rows(encoder, other)).all()


def test_hands_and_deck_orders_of_others_are_not_observed() -> None:
    """Two tables that differ in what is hidden from seat 0, written by hand, and one that differs in what is not."""
    import deckhall

    def observed(hand: list[str], deck: list[str], discard: list[str]) -> list[int]:
        seats = [
            {"hand": ["mystic"], "deck": ["militia"]},
            {"hand": hand, "deck": deck, "discard": discard},
        ]
        game = deckhall.load_position(
            {"game": "ascension", "edition": "godslayer", "seats": seats, "seed": 1}
        )
        seen: list[int] = from_state(encoder, game.state, 0).tolist()
        return seen

    encoder = envs.encoder("ascension_v0")
    first = observed(["militia"], ["apprentice", "mystic"], ["apprentice"])
    assert first == observed(["apprentice"], ["mystic", "militia"], ["apprentice"])
    assert first != observed(["militia"], ["apprentice", "apprentice"], ["mystic"])


def option_rows(encoder: Encoder, state: Any) -> Any:
    rows: Any = np.zeros((encoder.MOST_OPTIONS, len(encoder.features)), np.float32)
    encoder.option_rows(state, Features(len(encoder.features)), memory(rows), 0)
    return rows


# -- actions and options ----------------------------------------------------------------

# Questions in which two copies of one text or card are offered, which are the same to do.
SHARED = {"order", "battle"}
SHARED_SOLO = {"turn", "banish_row"}  # equal cards of the row: against Samael their places differ
SHARED_BOXES = {"give_back"}  # a draft from two boxes has every card twice


def check_identity(name: str, choices: dict[str, Any], seed: int) -> None:
    """Every option has an action, and every action the option it came from, unless an equal one came before.

    Of the list of options the places are the actions, and none is beyond its end.
    """
    listed = envs.table(name, actions="options", **choices)
    twins: Counter[str] = Counter()
    for table in played(name, choices, seed):
        decision = table.game.decision
        if decision is None:
            break
        options, offered, encoder = decision.options, table.offered(), table.encoder
        assert len(offered) == len(options)
        assert 0 <= min(offered) <= max(offered) < len(encoder.actions)
        for option, action in zip(options, offered, strict=True):
            found = table.option(action)
            if found is not option:
                assert found.verb == option.verb
                told, other = table.game.describe(found), table.game.describe(option)
                assert told.get("card") == other.get("card"), (
                    decision.prompt,
                    told,
                    other,
                    encoder.actions[action],
                )
                twins[decision.prompt] += 1
        some = offered[seed % len(offered)]
        assert encoder.option_of(table.game.state, some) is table.option(some)
        listed.game, listed.are_ids_known = table.game, False
        assert [listed.option(place) for place in listed.offered()] == options
    copies = (
        SHARED_SOLO if choices.get("variant") == "solo" else SHARED_BOXES if "boxes" in choices else set()
    )
    assert not set(twins) - SHARED - copies, twins
    assert sum(twins[prompt] for prompt in SHARED) * 20 <= table.decisions


@every_cell
def test_an_option_is_an_action_is_an_option(name: str, choices: dict[str, Any]) -> None:
    check_identity(name, choices, 1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", ["ascension_v0", "ashes_v0"])
def test_options_are_actions_in_a_thousand_games(name: str, part: int) -> None:
    """Of each game, over all its setups in turn: `python3 run.py soak tests/envs/test_encodings.py`."""
    setups = box(envs.game_of(name)).cells()
    for seed in range(part, 1000, 10):
        setup = setups[seed % len(setups)]
        players = setup["players"] if "players" in setup else len(setup["decks"])
        check_identity(name, {**setup, "players": players}, 1000 + seed)


@every_cell
def test_different_options_have_different_rows(name: str, choices: dict[str, Any]) -> None:
    equal: Counter[str] = Counter()
    for number, table in enumerate(played(name, choices, 3, "options")):
        decision = table.game.decision
        if decision is None or number % 3:
            continue
        rows = option_rows(table.encoder, table.game.state)[: len(decision.options)]
        if len({row.tobytes() for row in rows}) < len(rows):
            equal[decision.prompt] += 1
    if choices.get("variant") == "solo":
        equal.pop("turn", None)
    assert not set(equal) - SHARED, equal


def test_an_action_says_what_it_does() -> None:
    encoder = envs.encoder("ascension_v0")
    table = envs.table("ascension_v0")
    table.begin(7)
    names = [encoder.actions[action] for action in table.offered()]
    assert names == ["play apprentice", "play militia", "end"]


def test_impossible_actions_are_refused_and_change_nothing() -> None:
    table = envs.table("ascension_v0")
    table.begin(7)
    before = table.game.digest()
    for action in (-1, 10**6, table.encoder.actions.index("acquire mystic")):
        with pytest.raises(envs.IllegalAction, match="is not possible now"):
            table.step(action)
        with pytest.raises(ValueError, match="is not possible now"):
            table.encoder.option_of(table.game.state, action)
    assert table.game.digest() == before


def test_tables_of_others_are_refused() -> None:
    two, three = envs.table("ascension_v0"), envs.table("ascension_v0", 3)
    with pytest.raises(InvalidSetup, match="for 2 players"):
        from_state(two.encoder, three.game.state, 0)
    with pytest.raises(GameError, match="there is no environment"):
        envs.table("chess_v0")
    with pytest.raises(InvalidSetup, match="actions='words'"):
        envs.table("ashes_v0", actions="words")
    with pytest.raises(InvalidSetup, match="reward='money'"):
        envs.table("ashes_v0", reward="money")


# -- layouts ------------------------------------------------------------------------------


def hashes() -> dict[str, str]:
    return {
        f"{name} {title(choices)}": envs.encoder(name, **choices).schema_hash
        for name, choices in [*CELLS, ("ascension_v0", {"players": 4}), ("ascension_v0", {"players": 3})]
    }


def test_schemas_are_those_that_were_published() -> None:
    """Another hash makes trained networks useless: raise VERSION in envs/layout.py, and rewrite the file."""
    assert hashes() == json.loads(GOLDEN.read_text())


def test_fields_are_side_by_side() -> None:
    for name, choices in CELLS:
        encoder = envs.encoder(name, **choices)
        at = 0
        for field in encoder.layout.fields:
            assert field.offset == at
            at += field.size
        assert at == encoder.size == len(encoder.layout.scales())
        names = [field.name for field in encoder.layout.fields]
        assert len(set(names)) == len(names)
        assert len(set(encoder.actions)) == len(encoder.actions)
        assert json.loads(json.dumps(encoder.schema())) == encoder.schema()
