"""PettingZoo's and Gymnasium's own tests hold, and all ways to play are the same game."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import deckhall
from deckhall import envs
from deckhall.envs.many_tables import Many
from deckhall.kernel.errors import InvalidSetup

DECKS = ["iron_men", "snakes_in_silver", "mist_guardian", "cloudsea_siren"]
ROOT = Path(__file__).resolve().parents[2]

# PettingZoo warns of what is meant: whole numbers, and an order of agents that is not a cycle.
pettingzoo_warns = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
both_actions = pytest.mark.parametrize("actions", envs.ACTIONS)
both_games = pytest.mark.parametrize("name", ["ascension_v0", "ashes_v0"])


@pettingzoo_warns
@both_actions
@both_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_finds_no_fault(name: str, actions: str, players: int) -> None:
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it comes without types

    def made() -> Any:
        return envs.make(name, players, actions=actions)

    api_test(made(), num_cycles=60)
    seed_test(made, num_cycles=25)


@pettingzoo_warns
@both_actions
@both_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gymnasium_finds_no_fault(name: str, actions: str, players: int) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(envs.single(name, "random", players, actions=actions), skip_render_check=True)


@both_actions
def test_many_games_are_single_games(actions: str) -> None:
    many = envs.many("ascension_v0", 1, actions=actions, seed=5, honor_pool=12)
    assert ended_while_compared(many, actions, 700) > 1


def test_many_games_in_processes_are_single_games() -> None:
    """Also: a refused action moves no table, and what is closed says so."""
    with envs.many("ascension_v0", 3, seed=5, processes=2, honor_pool=12) as many:
        ended_while_compared(many, "semantic", 60)
        before = many.observation.copy()
        with pytest.raises(envs.IllegalAction, match="is not possible now"):
            many.step([int(many.mask[0].argmax()), 0, -1])
        assert (before == many.observation).all()
        many._workers[0][0].terminate()
        with pytest.raises(deckhall.GameError, match="__main__"):
            many.step(many.mask.argmax(1))
    with pytest.raises(deckhall.GameError, match="closed"):
        many.reset()


def ended_while_compared(many: Many, actions: str, steps: int) -> int:
    """Compare: row i is the game that PettingZoo's loop plays with seed 5 + i. How many games ended meanwhile."""
    singles = [envs.make("ascension_v0", actions=actions, honor_pool=12).unwrapped for _ in range(many.games)]
    for number, single in enumerate(singles):
        single.reset(seed=5 + number)
    many.reset()
    ended = 0
    for _ in range(steps):
        chosen = []
        for number, single in enumerate(singles):
            seen = single.observe(single.agent_selection)
            assert (seen["observation"] == many.observation[number]).all()
            assert (seen["action_mask"] == many.mask[number]).all()
            if many.options is not None:
                assert (seen["options"] == many.options[number]).all()
            assert many.player[number] == single.possible_agents.index(single.agent_selection)
            chosen.append(int(np.flatnonzero(seen["action_mask"])[-1 if number else 0]))
        many.step(chosen)
        for number, single in enumerate(singles):
            single.step(chosen[number])
            assert many.reward[number].tolist() == list(single.rewards.values())
            assert many.ended[number] == any(single.terminations.values())
            if many.ended[number]:
                ended += 1
                single.reset()
    return ended


def rows(name: str, actions: str) -> str:
    """A hash of everything that some steps of some games write into arrays."""
    choices: dict[str, Any] = {"decks": DECKS[:2]} if name.startswith("ashes") else {}
    with envs.many(name, 4, actions=actions, reward="shaped", seed=3, **choices) as many:
        many.reset()
        random = np.random.default_rng(1)
        total = hashlib.blake2b(digest_size=8)
        for _ in range(250):
            many.step((random.random(many.mask.shape) * many.mask).argmax(1))
            for array in many.arrays.values():
                total.update(array.tobytes())
    return total.hexdigest()


@pytest.mark.compiled
def test_arrays_are_the_same_in_both_builds() -> None:
    script = "from tests.envs.test_environments import all_rows; print(all_rows())"
    environment = {**os.environ, "DECKHALL_COMPILED": "0", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    plain = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert deckhall.compiled()
    assert plain.stdout.strip() == str(all_rows())


def all_rows() -> list[str]:
    return [rows(name, actions) for name in envs.names() for actions in envs.ACTIONS]


def test_a_game_against_bots_is_one_game() -> None:
    env = envs.single("ascension_v0", "easy", seat=1, reward="shaped", honor_pool=10)
    seen, info = env.reset(seed=3)
    assert info == {"seat": 1}
    total = 0.0
    for _ in range(500):
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, cut, info = env.step(np.flatnonzero(seen["action_mask"])[0])
        total += reward
        if over:
            break
    assert over
    assert not cut
    mine, theirs = info["scores"][1], info["scores"][0]
    assert total == pytest.approx((1 if info["won"] else -1) + 0.02 * (mine - theirs))
    replayed = deckhall.replay(env.table.game.record())
    assert list(replayed.outcome.scores) == info["scores"]  # type: ignore[union-attr]  # the game is over


def test_many_games_against_bots_are_their_learners_decisions() -> None:
    with envs.many("ascension_v0", 3, opponent="random", honor_pool=8) as many:
        _, mask, player = many.reset()
        seats = player.copy()
        games = 0
        for _ in range(300):
            _, mask, player, reward, ended = many.step(mask.argmax(1))
            for row in np.flatnonzero(ended):
                assert reward[row].tolist() in ([1.0, -1.0], [-1.0, 1.0])
                seats[row] = player[row]
                games += 1
            assert (seats == player).all()
        assert games > 3


def test_rewards() -> None:
    totals: dict[str, list[float]] = {}
    for kind in envs.REWARDS:
        env = envs.make("ascension_v0", 3, reward=kind, honor_pool=10).unwrapped
        env.reset(seed=2)
        sums = [0.0, 0.0, 0.0]
        while env.table.outcome is None:
            env.step(env.table.offered()[0])
            sums = [total + reward for total, reward in zip(sums, env.rewards.values(), strict=True)]
        totals[kind] = sums
        scores = env.table.outcome.scores
    best = [max(score for seat, score in enumerate(scores) if seat != me) for me in range(3)]
    margins = [score - other for score, other in zip(scores, best, strict=True)]
    assert totals["margin"] == margins
    assert sorted(totals["win"]) == [-0.5, -0.5, 1.0]
    assert totals["win"][margins.index(max(margins))] == 1.0
    shaped = [won + 0.02 * margin for won, margin in zip(totals["win"], margins, strict=True)]
    assert totals["shaped"] == pytest.approx(shaped)


@pettingzoo_warns
def test_an_illegal_action_loses() -> None:
    env = envs.make("ascension_v0")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1.0
    single = envs.single("ascension_v0", "random")
    single.reset(seed=1)
    _, reward, over, _, info = single.step(int(np.flatnonzero(~single.action_masks())[0]))
    assert (reward, over, "illegal" in info) == (-1.0, True, True)


def test_an_illegal_action_among_many_moves_no_table() -> None:
    many = envs.many("ascension_v0", 2)
    many.reset()
    before = many.observation.copy()
    legal = int(many.mask[0].argmax())
    for wrong in (-1, 10**6, int(many.mask[1].argmin())):
        with pytest.raises(envs.IllegalAction, match=f"action {wrong} is not possible now at table 1"):
            many.step([legal, wrong])
    with pytest.raises(envs.IllegalAction, match="2 tables need as many actions"):
        many.step([legal])
    assert (before == many.observation).all()
    many.step(many.mask.argmax(1))
    assert (before != many.observation).any()


def test_a_game_that_takes_too_long_is_cut() -> None:
    env = envs.make("ascension_v0", most_decisions=3).unwrapped
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(env.table.offered()[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    many = envs.many("ascension_v0", 1, most_decisions=3)
    many.reset()
    assert [int(many.step(many.mask.argmax(1))[4][0]) for _ in range(6)] == [0, 0, 2, 0, 0, 2]


def test_a_game_can_have_other_choices_for_once() -> None:
    env = envs.make("ashes_v0", decks=DECKS[:2]).unwrapped
    env.reset(seed=1, options={"setup": {"decks": DECKS[2:]}})
    assert env.record()["setup"]["decks"] == DECKS[2:]
    env.reset()
    assert env.record()["setup"]["decks"] == DECKS[:2]


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (
            lambda: envs.make("chess_v0"),
            "there is no environment 'chess_v0'; available: ascension_v0, ashes_v0",
        ),
        (lambda: envs.make("ascension_v1"), "there is no environment"),
        (lambda: envs.make("ascension_v0", 9), "9"),
        (lambda: envs.make("ascension_v0", seed=3), "seeds are given to `reset`"),
        (lambda: envs.single("ascension_v0", ["easy", "easy"]), "2 players need 1 opponents, not 2"),
        (lambda: envs.single("ascension_v0", seat=2), "there is no seat 2"),
        (lambda: envs.many("ascension_v0", 2, processes=3), "2 games cannot be played in 3 processes"),
    ],
)
def test_wrong_choices_are_named(call: Any, complaint: str) -> None:
    with pytest.raises(InvalidSetup, match=complaint.replace("(", r"\(")):
        call()


def test_a_missing_package_is_named() -> None:
    """Importing the room needs no package; making an environment says what to install."""
    script = """
import sys
import tomllib
for package in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[package] = None
import deckhall
import deckhall.envs as envs
try:
    envs.make("ascension_v0")
except deckhall.GameError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "pip install deckhall[envs]" in done.stdout
    assert "gymnasium, numpy, pettingzoo" in done.stdout


def test_the_rules_alone_bring_the_same_extras() -> None:
    """`deckhall-rules[envs]` installs what `deckhall[envs]` does, and holds what the environments import."""
    rules = tomllib.loads((ROOT / "packaging" / "rules" / "pyproject.toml").read_text())
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = rules["project"]["optional-dependencies"]
    assert extras == {name: whole["project"]["optional-dependencies"][name] for name in ("envs", "spiel")}
    held = set(rules["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"].values())
    imported = set()
    for path in (ROOT / "src" / "deckhall" / "envs").glob("*.py"):
        imported |= set(re.findall(r"(?:from|import) (deckhall\.\w+)", path.read_text()))
    assert imported
    assert {name.replace(".", "/") for name in imported} <= {place.removesuffix(".py") for place in held}
