"""Data sets: what a folder holds, and how a run goes on that was stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import dataset, parquet

import deckhall
from deckhall import cli, envs
from deckhall.envs.arrays import Pen
from deckhall.lab.dataset import DECISIONS, GAMES, DataSet, InvalidDataSet, about_simulation
from deckhall.lab.simulation import BATCH, Batch, batches, play_batch

SETUPS: list[dict[str, Any]] = [{"edition": "godslayer"}, {"edition": "anniversary"}]
WORDS = ["simulate", "random", "--edition", "all", "--workers", "1", "--json", "--out"]


def tasks(games: int = 2) -> list[Batch]:
    return batches("ascension", SETUPS, ("random",), games, 1, with_answers=True)


def opened(folder: Path, seed: int = 1) -> DataSet:
    return DataSet(folder, about_simulation(tasks(), seed))


def called(*words: str) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    assert not end.value.code


def test_a_data_set_replays_its_games(tmp_path: Path) -> None:
    called(*WORDS, str(tmp_path), "--games", "2")
    games = dataset.dataset(tmp_path / "games").to_table()
    decisions = dataset.dataset(tmp_path / "decisions").to_table()
    assert games.schema.equals(GAMES)
    assert decisions.schema.equals(DECISIONS)
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert games.num_rows == 4
    for one in games.to_pylist():
        game = deckhall.new_game(about["game"], seed=one["seed"], **about["tables"][one["table"]])
        rows = [
            row
            for row in decisions.to_pylist()
            if (row["table"], row["game"]) == (one["table"], one["index"])
        ]
        for row in sorted(rows, key=lambda row: row["number"]):
            game.apply(row["options"][row["chosen"]])
        assert game.digest() == one["digest"]
        assert game.outcome is not None
        assert list(game.outcome.scores) == one["scores"]


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    called(*WORDS, str(tmp_path / "whole"), "--games", "2")
    whole = json.loads(capsys.readouterr().out)
    first, second = tasks()
    opened(tmp_path / "part").add(play_batch(first))  # then the machine lost power
    (tmp_path / "part" / "games" / f".{second.key()}.parquet.17").write_bytes(b"half")
    played: list[str] = []

    def counting(batch: Batch) -> Any:
        played.append(batch.key())
        return play_batch(batch)

    monkeypatch.setattr("deckhall.lab.simulation.play_batch", counting)
    called(*WORDS, str(tmp_path / "part"), "--games", "2")
    assert json.loads(capsys.readouterr().out) == whole
    assert played == [second.key()]
    called(*WORDS, str(tmp_path / "part"), "--games", "2")
    assert json.loads(capsys.readouterr().out) == whole
    assert played == [second.key()]


def test_a_data_set_grows(tmp_path: Path) -> None:
    data = opened(tmp_path)
    (short, _) = tasks(1)
    data.add(play_batch(short))
    (longer, _) = tasks(2)
    assert data.finished(short) is not None
    assert data.finished(longer) is None, "its last batch has more games now"
    assert BATCH > 2


def test_another_simulation_is_refused(tmp_path: Path) -> None:
    opened(tmp_path)
    with pytest.raises(InvalidDataSet, match="seed differs"):
        opened(tmp_path, seed=2)
    (tmp_path / "dataset.json").write_text("{")
    with pytest.raises(InvalidDataSet, match="damaged"):
        opened(tmp_path)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (task, _) = tasks(1)
    data = opened(tmp_path)
    data.add(play_batch(task))
    file = tmp_path / "games" / f"{task.key()}.parquet"
    assert parquet.read_table(file).num_rows == 1
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(InvalidDataSet, match=r"table-00-games-0000000\.parquet is damaged"):
        data.finished(task)


@pytest.mark.parametrize("game", ["ascension", "ashes"])
def test_tensors_are_what_an_environment_shows(tmp_path: Path, game: str) -> None:
    words = ["simulate", "random", "--game", game, "--games", "1", "--workers", "1", "--json", "--tensors"]
    called(*words, "--out", str(tmp_path))
    about = json.loads((tmp_path / "dataset.json").read_text())
    (one,) = dataset.dataset(tmp_path / "games").to_table().to_pylist()
    (setup,) = about["tables"]
    table = envs.table(f"{game}_v0", **{"players": 2, **setup})
    assert about["encodings"] == [table.encoder.schema_hash]
    pen = Pen(table)
    table.begin(one["seed"])
    rows = dataset.dataset(tmp_path / "tensors").to_table().to_pylist()
    for row in rows:
        seen = pen.observation(table.player)
        assert row["seat"] == table.player
        assert row["observation"] == seen["observation"].tolist()
        assert set(row["actions"]) == set(np.flatnonzero(seen["action_mask"]).tolist())
        table.step(row["action"])
    assert len(rows) == one["decisions"]


def test_tensors_need_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["simulate", "random", "--games", "1", "--tensors"])
    assert end.value.code == 2
    assert "--tensors needs --out" in capsys.readouterr().err
