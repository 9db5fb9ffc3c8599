"""The games in OpenSpiel: they register, play, save, tell players nothing hidden, and can be searched honestly."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from deckhall import envs
from tests.envs.reference import from_state

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheel for Windows", allow_module_level=True)

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # it comes without types

from deckhall.envs import spiel

GAMES = spiel.register()
every_game = pytest.mark.parametrize("name", GAMES)


def after(name: str, moves: int, players: int = 2, seed: int = 0) -> Any:
    """A game after so many random moves."""
    state = pyspiel.load_game(name, {"players": players}).new_initial_state()
    random = Random(seed)
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_registering_twice_is_registering_once() -> None:
    assert spiel.register() == GAMES == ["deckhall_ascension", "deckhall_ashes"]


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_played_to_its_end(name: str, players: int) -> None:
    state = after(name, 0, players)
    assert not state.is_chance_node()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == pytest.approx(0.0)
    assert len(state.returns()) == players
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@every_game
def test_a_deal_is_a_seed_and_a_history_a_game(name: str) -> None:
    state = after(name, 60, seed=5)
    again = pyspiel.load_game(name, {"players": 2}).new_initial_state()
    assert again.is_chance_node()
    assert len(again.chance_outcomes()) == spiel.DEALS
    for action in state.history():
        again.apply_action(action)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, loaded = pyspiel.deserialize_game_and_state(saved)
    assert str(again) == str(loaded) == str(state)
    state.clone().apply_action(state.legal_actions()[0])
    assert str(again) == str(state)


@every_game
def test_observations_are_those_of_the_other_environments(name: str) -> None:
    state = after(name, 50)
    observer = state.get_game().make_py_observer()
    encoder = envs.encoder(name.removeprefix("deckhall_") + "_v0")
    for player in (0, 1):
        observer.set_from(state, player)
        assert (observer.tensor == from_state(encoder, state.held.game.state, player)).all()


@every_game
def test_information_states_tell_nothing_that_is_hidden(name: str) -> None:
    """They are the same after everything the player cannot know was dealt anew, though the deal is another."""
    others = set()
    for moves in (5, 40, 80):
        state = after(name, moves, seed=moves)
        for player in (0, 1):
            resampled = spiel.resampler(moves)(state, player)
            assert resampled.information_state_string(player) == state.information_state_string(player)
            others.add(str(resampled) == str(state))
        assert len({state.information_state_string(player) for player in (0, 1)}) == 2
    assert False in others


@every_game
def test_information_state_set_monte_carlo_tree_search_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found, import-untyped, unused-ignore]

    state = after(name, 180)
    chosen = []
    for deal in (1, 2):  # two deals that the player cannot tell apart: the same move
        other = state.resampled(state.current_player(), deal)
        searcher = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(0)),
            uct_c=1.4,
            max_simulations=2,
            random_state=np.random.RandomState(0),
        )
        searcher.set_resampler(spiel.resampler(7))
        chosen.append(searcher.step(other))
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal_actions()


def test_learning_environments_of_open_spiel_play() -> None:
    from open_spiel.python import rl_environment  # type: ignore[import-not-found, import-untyped, unused-ignore]

    environment = rl_environment.Environment("deckhall_ascension")
    environment.seed(1)
    step = environment.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == envs.encoder("ascension_v0").size
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert not step.last()
