"""Data sets of simulated games: a folder of Parquet files that any data tool reads. See docs/datasets.md.

    FOLDER/dataset.json                                what was simulated, and how
    FOLDER/games/table-00-games-0000000.parquet        a row for each game
    FOLDER/decisions/table-00-games-0000000.parquet    a row for each decision
    FOLDER/tensors/table-00-games-0000000.parquet      the same decisions as numbers, if requested

The files of a batch of games are written when it is finished, so an interrupted run continues where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import deckhall
from deckhall.faults import MissingExtra, Spoken
from deckhall.kernel.errors import GameError
from deckhall.kits import box
from deckhall.lab.simulation import Batch, Count, Played, SimulatedGame, encoder_of

try:
    import pyarrow as arrow
    from pyarrow import parquet
except ImportError as error:  # not needed for simulating alone
    raise MissingExtra("fault-extra", extra="data", why=str(error)) from error

FORMAT: Final = 1
ABOUT: Final = "dataset.json"

COUNT: Final = arrow.struct(
    [
        ("seat", arrow.int8()),
        ("kind", arrow.string()),
        ("what", arrow.string()),
        ("card", arrow.string()),
        ("times", arrow.int32()),
        ("amount", arrow.int32()),
    ]
)
GAMES: Final = arrow.schema(
    [
        ("table", arrow.int16()),
        ("index", arrow.int32()),
        ("seed", arrow.uint64()),
        ("bots", arrow.list_(arrow.string())),
        ("first", arrow.int8()),
        ("winners", arrow.list_(arrow.int8())),
        ("scores", arrow.list_(arrow.int16())),
        ("reason", arrow.string()),
        ("turns", arrow.int32()),
        ("decisions", arrow.int32()),
        ("digest", arrow.string()),
        ("counts", arrow.list_(COUNT)),
    ]
)
DECISIONS: Final = arrow.schema(
    [
        ("table", arrow.int16()),
        ("game", arrow.int32()),
        ("number", arrow.int32()),
        ("turn", arrow.int32()),
        ("seat", arrow.int8()),
        ("prompt", arrow.string()),
        ("options", arrow.list_(arrow.string())),
        ("chosen", arrow.int16()),
        ("verb", arrow.string()),
        ("card", arrow.string()),
        ("target", arrow.string()),
        ("amount", arrow.int32()),
    ]
)
TENSORS: Final = arrow.schema(
    [
        ("table", arrow.int16()),
        ("game", arrow.int32()),
        ("number", arrow.int32()),
        ("seat", arrow.int8()),
        ("observation", arrow.list_(arrow.int16())),
        ("actions", arrow.list_(arrow.int32())),
        ("action", arrow.int32()),
    ]
)


class InvalidDataSet(Spoken, GameError):
    """A folder that does not hold the requested data set."""


class DataSet:
    """A folder that holds, or will hold, the games of one simulation."""

    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        self.folder: Final = folder
        self.about: Final = {"format": FORMAT, "deckhall": deckhall.__version__, **about}
        folder.mkdir(parents=True, exist_ok=True)
        self._agree()

    def _agree(self) -> None:
        """Refuse to mix two simulations in one folder."""
        file = self.folder / ABOUT
        if not file.is_file():
            write_whole(
                file,
                lambda place: place.write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8"),
            )
            return
        try:
            there = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise InvalidDataSet("fault-damaged-about", file=str(file)) from error
        for what, mine in self.about.items():
            if not isinstance(there, dict) or there.get(what) != mine:
                raise InvalidDataSet("fault-other-games", folder=str(self.folder), what=what)

    def finished(self, batch: Batch) -> list[SimulatedGame] | None:
        """The games of a batch, if all of them are in the folder."""
        file = self._file("games", batch)
        if not file.is_file():
            return None
        try:
            rows = parquet.read_table(file).to_pylist()
        except (arrow.ArrowException, OSError) as error:
            raise InvalidDataSet("fault-damaged", file=str(file)) from error
        return [read_game(row) for row in rows] if len(rows) == len(batch.seeds) else None

    def add(self, played: Played) -> None:
        """Write a finished batch; its games come last, because they mark it as finished."""
        batch = played.batch
        table = {"table": batch.table}
        if batch.with_tensors:
            self._write("tensors", batch, TENSORS, [{**table, **asdict(tensor)} for tensor in played.tensors])
        self._write("decisions", batch, DECISIONS, [{**table, **asdict(answer)} for answer in played.answers])
        self._write("games", batch, GAMES, [{**table, **asdict(game)} for game in played.games])

    def _write(self, part: str, batch: Batch, schema: arrow.Schema, rows: list[dict[str, Any]]) -> None:
        table = arrow.Table.from_pylist(rows, schema=schema)
        (self.folder / part).mkdir(exist_ok=True)
        write_whole(
            self._file(part, batch), lambda place: parquet.write_table(table, place, compression="zstd")
        )

    def _file(self, part: str, batch: Batch) -> Path:
        return self.folder / part / f"{batch.key()}.parquet"


def about_simulation(tasks: Sequence[Batch], seed: int) -> dict[str, Any]:
    """Identifies the data set; more games may be added to the same one."""
    game, names = tasks[0].game, tasks[0].names
    setups = {task.table: task.setup for task in tasks}
    about = {
        "game": game,
        "rules": box(game).rules,
        "tables": list(setups.values()),
        "bots": list(names),
        "seed": seed,
    }
    if tasks[0].with_tensors:
        about["encodings"] = [encoder_of(game, setup).schema_hash for setup in setups.values()]
    return about


def read_game(row: dict[str, Any]) -> SimulatedGame:
    del row["table"]
    row["counts"] = [Count(**count) for count in row["counts"]]
    return SimulatedGame(**row)


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file atomically, so that an interrupted run leaves no incomplete file."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    write(scratch)
    scratch.replace(file)
