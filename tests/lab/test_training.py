"""Training: practice games, the fit, and a training that is stopped and goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

import numpy as np
import pytest

from deckhall import bots
from deckhall.bots.learning.network import Network
from deckhall.bots.learning.preference import Preference
from deckhall.bots.learning.sheet import Columns, Entries, Knowledge, Sheet
from deckhall.kernel.options import Option
from deckhall.lab.contest import InvalidContest
from deckhall.lab.training import run
from deckhall.lab.training.command import command_of
from deckhall.lab.training.fit import Model, Rows, Shape, checked, fit, packed, returns
from deckhall.lab.training.practice import InvalidTraining, Part, Recorder, learner_of, make
from deckhall.lab.training.prefer import fit_preference
from deckhall.lab.training.run import Plan, Training, best, said_of
from tests.bots.learnt import some_value

TINY = Plan(
    "ascension",
    generations=2,
    parts=2,
    games=2,
    nodes=2,
    gate=1,
    gate_nodes=1,
    bar=-1.0,
    hidden=4,
    units=2,
    epochs=1,
)


def trained(plan: Plan, folder: Path) -> Training:
    training = Training(plan, folder, None, 1, lambda key, **given: None)
    training.train()
    return training


def files_of(folder: Path) -> dict[str, bytes]:
    kept = sorted(path for path in folder.rglob("*") if path.name in ("value.json", "result.json"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


class Stopped(Exception):
    """Somebody pressed Ctrl+C."""


def test_a_training_that_was_stopped_comes_to_the_same_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained(TINY, tmp_path / "whole")
    made = 0

    def make_until_stopped(part: Part) -> int:
        nonlocal made
        made += 1
        if made == 4:
            raise Stopped
        return make(part)

    with monkeypatch.context() as patch:
        patch.setattr(run, "make", make_until_stopped)
        with pytest.raises(Stopped):
            trained(TINY, tmp_path / "stopped")
    assert not (tmp_path / "stopped" / "ascension" / "generation-2" / "value.json").exists()
    trained(TINY, tmp_path / "stopped")
    whole = files_of(tmp_path / "whole")
    assert len(whole) == 4
    assert files_of(tmp_path / "stopped") == whole
    with pytest.raises(InvalidTraining, match="another plan"):
        trained(replace(TINY, seed=2), tmp_path / "whole")


def test_a_generation_that_loses_is_not_played_on_with(tmp_path: Path) -> None:
    training = Training(replace(TINY, bar=1.0), tmp_path, None, 1, lambda key, **given: None)
    results = training.train()
    assert [result.practised_with for result in results] == [0, 0]
    assert best(results) == 0


def test_practice_without_a_search_is_played_by_the_value(tmp_path: Path) -> None:
    value = tmp_path / "value.json"
    value.write_text(json.dumps(some_value("ashes")))
    files = [tmp_path / "by-beginners.npz", tmp_path / "by-value.npz", tmp_path / "again.npz"]
    for file, learnt in zip(files, ("", str(value), str(value)), strict=True):
        make(Part("ashes", 1, 0, 1, learnt, 0, str(file)))
    rows = [Rows([file], 1.0, 1) for file in files]
    assert rows[1].entries.sum() == rows[2].entries.sum() != rows[0].entries.sum()
    with np.load(files[1]) as part:
        assert len(part["options"]) == 0


@pytest.mark.parametrize(
    ("nodes", "bot"), [(0, "greedy:generation=1"), (2, "candidate:generation=1,nodes=1")]
)
def test_a_generation_competes_as_it_practises(tmp_path: Path, nodes: int, bot: str) -> None:
    """With a search or, if there was none, without."""
    trained(replace(TINY, generations=1, nodes=nodes), tmp_path)
    contest = (tmp_path / "ascension" / "generation-1" / "arena.jsonl").read_text().splitlines()[0]
    assert json.loads(contest)["contestants"] == [f"deckhall.lab.training.candidates:{bot}", "normal"]


class Watched(bots.Bot):
    """Plays at random, and remembers where it sat."""

    sat: ClassVar[list[set[int]]] = []  # the seats it was asked at, game by game

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.sat.append(set())

    def choose(self, seat: bots.Seat) -> Option:
        self.sat[-1].add(seat.player)
        return self.random.choice(seat.decision.options)


def test_the_bot_to_beat_has_one_seat_of_every_practice_game(tmp_path: Path) -> None:
    bots.register("watched", Watched)
    try:
        make(Part("ascension", 1, 1, 8, "", 0, str(tmp_path / "part.npz"), "watched"))
    finally:
        bots.unregister("watched")
    tables = [learner_of("ascension").practice(index) for index in range(8, 16)]
    assert len(Watched.sat) == len([table for table in tables if table["players"] > 1])
    assert all(len(seats) == 1 for seats in Watched.sat)
    assert len(set.union(*Watched.sat)) > 1  # not always the same seat
    assert len(Rows([tmp_path / "part.npz"], 1.0, 1).sides) > 8


def test_a_training_against_a_bot_is_gated_against_it(tmp_path: Path) -> None:
    training = trained(replace(TINY, against="random"), tmp_path)
    for generation in (1, 2):
        result = training.finished(generation)
        assert result is not None
        assert result.practised_with == generation - 1
        assert result.rival == "random"
        assert said_of(result)["rival"] == 0
        games = (training.place(generation) / "arena.jsonl").read_text(encoding="utf-8")
        assert json.loads(games.splitlines()[0])["contestants"][1] == "random"
    with pytest.raises(InvalidContest, match="nobody-knows-it"):
        trained(replace(TINY, against="nobody-knows-it"), tmp_path / "other")
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_the_network_says_what_the_fit_said(game: str, tmp_path: Path) -> None:
    file = tmp_path / "part.npz"
    make(Part(game, 1, 0, 3, "", 0, str(file)))
    rows = Rows([file], 1.0, 1)
    model, points = fit(rows, Shape(hidden=4, units=3, epochs=1))
    value = json.loads(json.dumps(packed(model, points)))
    columns = Columns()
    for words in rows.words:
        columns.number(json.dumps(words), words)
    network = Network(value, columns)
    for row in range(0, len(rows.sides), 7):
        sides = int(rows.sides[row])
        places = np.arange(sides) + rows.first[row]
        sheet = Sheet(sides)
        for side, place in zip(sheet.sides, places, strict=True):
            entries = rows.entries[place]
            for column, amount in zip(entries.indices, entries.data, strict=True):
                side.add(int(column), float(amount))
        said = model.forward(rows.entries[places], sides)["chances"][0]
        assert network.chances(sheet) == pytest.approx(said.tolist(), abs=2e-3)


def test_the_gradients_are_those_of_the_loss() -> None:
    words = [{"a": 1.0, "b": 2.0}, {"c": 1.0}]
    model = Model(words, Shape(hidden=4, units=3))
    model.parameters = {name: values.astype(np.float64) for name, values in model.parameters.items()}
    entries = np.array([[1.0, 0.5], [0.2, 1.0], [0.7, 0.0], [0.1, 0.9]])
    won = np.array([1.0, 0.0, 0.0, 1.0])
    margin = np.array([0.5, -0.5, -0.2, 0.2])

    def loss() -> float:
        made = model.forward(entries, 2)
        far = np.abs(made["margins"].ravel() - margin)
        huber = np.where(far < 1.0, 0.5 * far**2, far - 0.5)
        return float((-won * np.log(made["chances"].ravel()) + 0.25 * huber).sum() / 2)

    gradients = model.gradients(entries, 2, won, margin)
    for name, values in model.parameters.items():
        for place in np.ndindex(values.shape):
            before = values[place]
            values[place] = before + 1e-6
            above = loss()
            values[place] = before - 1e-6
            below = loss()
            values[place] = before
            assert gradients[name][place] == pytest.approx((above - below) / 2e-6, abs=1e-6)


def test_a_fit_learns_who_wins(tmp_path: Path) -> None:
    random = Random(1)
    recorder = Recorder(Knowledge())
    strength, weather = (recorder.knowledge.columns.plain(name) for name in ("strength", "weather"))
    for game in range(1_000):
        sheet = Sheet(2)
        sheet.table.add(weather, random.random())
        strengths = [random.random(), random.random()]
        for side, amount in zip(sheet.sides, strengths, strict=True):
            side.add(strength, amount)
        won = [float(mine == max(strengths)) for mine in strengths]
        recorder.add(sheet, game, random.random(), won, [10 * won[0] - 5, 10 * won[1] - 5])
    recorder.write(tmp_path / "part.npz")
    rows = Rows([tmp_path / "part.npz"], 1.0, 1)
    model, _ = fit(rows, Shape(hidden=8, units=4, epochs=30, batch=64, rate=0.02))
    found = checked(model, rows)
    assert found["positions"] == 82  # two blocks of games
    assert found["log_loss"] < 0.3
    assert found["brier"] < 0.1


def test_a_return_is_what_was_said_next_and_less_and_less_what_came_of_it(tmp_path: Path) -> None:
    recorder = Recorder(Knowledge())
    for game, turns in ((0, 3), (1, 1)):
        for _ in range(turns):
            recorder.add(Sheet(2), game, 0.0, [1.0, 0.0], [5.0, -5.0])
    recorder.knowledge.columns.plain("a word")
    recorder.write(tmp_path / "part.npz")
    rows = Rows([tmp_path / "part.npz"], 1.0, 1)
    chances = np.array([0.5, 0.5, 0.6, 0.4, 0.8, 0.2, 0.7, 0.3], np.float32)
    found = returns(rows, chances, 0.75).reshape(-1, 2)
    assert found[3].tolist() == found[2].tolist() == [1, 0]  # the last turns of their games
    assert found[1] == pytest.approx([0.25 * 0.8 + 0.75, 0.25 * 0.2])
    assert found[0] == pytest.approx([0.25 * 0.6 + 0.75 * 0.95, 0.25 * 0.4 + 0.75 * 0.05])


def test_a_value_says_which_command_makes_it() -> None:
    said = command_of(replace(TINY, rate=0.005), plays=True)
    assert said.startswith("deckhall train ascension --generations 2 --parts 2 --games 2 --nodes 2 --gate 1")
    assert said.endswith("--rate 0.005 --decay 0.001 --again 2 --outlook 0.9 --seed 1 --ship --plays")
    assert "--seed 1 --against hard:nodes=60 --ship" in command_of(
        replace(TINY, against="hard:nodes=60"), plays=False
    )


def test_a_preference_that_is_no_better_than_the_judge_is_left_out(tmp_path: Path) -> None:
    """The judge is right at every choice, or there are too few choices to know."""
    for choices, file in ((500, tmp_path / "many.npz"), (20, tmp_path / "few.npz")):
        recorder = Recorder(Knowledge())
        column = recorder.knowledge.columns.plain("strike")
        for _ in range(choices):
            recorder.option_columns.append(column)
            recorder.option_amounts.append(1.0)
            recorder.option_lengths += [1, 0]
            recorder.judged += [0.0, 2.0] if choices == 500 else [2.0, 0.0]
            recorder.chances += [0.6, 0.5]
            recorder.options.append(2)
            recorder.sorts.append("solo_")
        recorder.write(file)
        learnt = fit_preference([file])
        assert learnt["words"] == {}
        assert learnt["check"]["solo_choices"] == choices


def test_a_preference_is_learnt_from_searches(tmp_path: Path) -> None:
    """At every choice the judge prefers resting, and the search finds striking better."""
    recorder = Recorder(Knowledge())
    strike, rest = (recorder.knowledge.columns.plain(name) for name in ("strike", "rest"))
    for _ in range(500):
        recorder.option_columns += [strike, rest]
        recorder.option_amounts += [1.0, 1.0]
        recorder.option_lengths += [1, 1]
        recorder.judged += [2.0, 0.0]
        recorder.chances += [0.6, 0.5]
        recorder.options.append(2)
        recorder.sorts.append("")
    recorder.write(tmp_path / "part.npz")
    learnt = fit_preference([tmp_path / "part.npz"])
    options = [Entries(), Entries()]
    options[0].add(strike, 1.0)
    options[1].add(rest, 1.0)
    striking, resting = Preference(learnt, recorder.knowledge.columns).likings(options)
    assert striking - resting > 2
    assert Preference({"words": {}}, Columns()).likings([Entries()]) == [0]
