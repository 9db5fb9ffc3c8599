"""The laws, over random games of every game, variant and number of players."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckhall
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.packing import pack
from deckhall.kernel.state import SPECTATOR, State
from deckhall.kits import SHIPPED
from tests.laws import checks
from tests.laws.checks import seats
from tests.laws.games import SOAK, STEP, cells, decisions, law

SEEDS = st.integers(0, 2**32 - 1)
every_cell = pytest.mark.parametrize(("name", "cell"), cells())


def is_milestone(number: int, game: Game) -> bool:
    return SOAK or number & (number - 1) == 0 or game.outcome is not None


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_clone_position_and_replay_are_the_same_game(name: str, cell: dict[str, Any], seed: int) -> None:
    for number, game in decisions(name, cell, seed):
        if number % STEP == 0 or game.outcome is not None:
            checks.is_the_same_cloned_and_loaded(game)
        if is_milestone(number, game):
            checks.is_the_same_replayed(game)


def digest_without_luck(state: State) -> bytes:
    parts = [pack(getattr(state, part)) for part in type(state).PARTS if part not in ("luck", "count")]
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=16).digest()


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_equal_keys_are_equal_positions(name: str, cell: dict[str, Any], seed: int) -> None:
    """A key says of any two positions of a game, with whatever luck, whether they are the same."""
    digests: dict[int, bytes] = {}
    keys: dict[bytes, int] = {}
    for number, game in decisions(name, cell, seed):
        if not SOAK and number % (5 * STEP):
            continue
        loaded = deckhall.load_position(game.position()).state
        with_other_luck = game.state.clone()
        with_other_luck.luck, with_other_luck.count, with_other_luck.block = key_of(seed), number, ()
        imagined = [game.imagine(seat, seed + copy).clone() for seat in seats(game) for copy in (1, 1, 2)]
        for state in (game.state, loaded, with_other_luck, *imagined):
            key, digest = state.key(), digest_without_luck(state)
            assert digests.setdefault(key, digest) == digest, (
                f"two positions with one key at decision {number}"
            )
            assert keys.setdefault(digest, key) == key, f"two keys for one position at decision {number}"


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_a_digest_is_the_hash_of_all_parts_as_json(name: str, cell: dict[str, Any], seed: int) -> None:
    for number, game in decisions(name, cell, seed):
        if not SOAK and number % (3 * STEP):
            continue
        checks.digest_is_the_hash_of_all_parts_as_json(game)


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_views_do_not_leak(name: str, cell: dict[str, Any], seed: int) -> None:
    for number, game in decisions(name, cell, seed):
        if SOAK or number % (3 * STEP) == 0:
            checks.views_do_not_leak(game, number)


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_the_same_seed_imagines_the_same_deal_whatever_is_hidden(
    name: str, cell: dict[str, Any], seed: int
) -> None:
    for number, game in decisions(name, cell, seed):
        if SOAK or number % (5 * STEP) == 0:
            checks.imagined_deals_follow_from_what_is_known(game, number)


@every_cell
@law(games=1, soak=20)
@given(seed=SEEDS)
def test_no_card_is_made_or_lost_and_options_are_unique(name: str, cell: dict[str, Any], seed: int) -> None:
    cards: list[int] | None = None
    for number, game in decisions(name, cell, seed):
        before, cards = cards, checks.cards_in_order(game)
        assert before is None or cards == before, f"cards were made or lost at decision {number}"
        checks.options_are_unique(game)


@every_cell
@law(games=1, soak=5)
@given(seed=SEEDS)
def test_a_refused_option_changes_nothing(name: str, cell: dict[str, Any], seed: int) -> None:
    for number, game in decisions(name, cell, seed):
        if number % 7 == 0:
            checks.refused_options_change_nothing(game)


@every_cell
@law(games=1, soak=5)
@given(seed=SEEDS)
def test_taking_back_is_as_if_one_had_never_erred(name: str, cell: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    for number, game in decisions(name, cell, seed):
        if game.decision is None or number not in (1, 2, 5, 20, 60, 150):
            continue
        digest = game.digest()
        erring = game.clone()
        steps = 0
        while erring.decision is not None and steps < 3:
            erring.apply(random.choice(erring.decision.options))
            steps += 1
        assert erring.before(steps).digest() == digest


@every_cell
@law(games=1, soak=5)
@given(seed=SEEDS)
def test_listening_changes_nothing(name: str, cell: dict[str, Any], seed: int) -> None:
    deaf = deckhall.new_game(name, seed=seed, **cell)
    heard = 0
    for number, game in decisions(name, cell, seed):
        game.listen()
        for happening in game.happenings():
            heard += 1
            for seat in [*seats(game), SPECTATOR]:
                json.dumps(happening.seen_by(seat))
        if number:
            assert game.last is not None
            deaf.apply(game.last.option)
        if is_milestone(number, game):
            assert deaf.digest() == game.digest()
    assert heard > 0


@every_cell
@law(games=1, soak=3)
@given(seed=SEEDS)
def test_two_games_in_one_process_do_not_disturb_each_other(
    name: str, cell: dict[str, Any], seed: int
) -> None:
    alone = [game.digest() for number, game in decisions(name, cell, seed) if is_milestone(number, game)]
    other = decisions(name, cell, seed + 1)
    together = []
    for number, game in decisions(name, cell, seed):
        next(other, None)
        if is_milestone(number, game):
            together.append(game.digest())
    assert together == alone


@pytest.mark.parametrize("name", [kit.name for kit in SHIPPED])
def test_games_do_not_depend_on_the_hash_seed(name: str) -> None:
    script = f"""
import sys; sys.path.insert(0, {json.dumps(sys.path[0] or ".")})
import deckhall
from random import Random
from deckhall.kits import box
for number, cell in enumerate(box({name!r}).cells()[::5]):
    game, random = deckhall.new_game({name!r}, seed=number, **cell), Random(number)
    for _ in range(120):
        if game.decision is None:
            break
        game.apply(random.choice(game.decision.options))
    print(game.digest(), [option.code for option in game.decision.options] if game.decision else "")
"""
    outputs = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
            env={**_environment(), "PYTHONHASHSEED": hash_seed},
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0]


def _environment() -> dict[str, str]:
    import os

    return {**os.environ, "PYTHONPATH": ":".join([path for path in sys.path if path])}


REPLACED = {
    "names",
    "owner",
    "boxed",
}  # parts of Ashes that are shared, because play replaces them or leaves them alone


@pytest.mark.parametrize(("name", "cell"), cells())
def test_a_clone_shares_nothing_that_changes(name: str, cell: dict[str, Any]) -> None:
    """Whatever is done to a part of a clone, the state it was made of stays as it was."""
    for number, game in decisions(name, cell, 5):
        if number % 40 == 0:
            state, digest = game.state, game.digest()
            for part in set(type(state).PARTS) - REPLACED:
                disturb(getattr(state.clone(), part))
                assert game.digest() == digest, f"a clone shares {part!r}"
        if number == 200:
            return


def disturb(content: Any) -> None:
    """Change a part of a state and everything within it."""
    if isinstance(content, list):
        for inner in content:
            disturb(inner)
        content.append(0)
    elif isinstance(content, dict):
        content[0] = -1
