"""Whole histories: two games that differ only in what a viewer cannot know are the same to that viewer, byte by byte.

In the second game equal cards that are hidden from the viewer change places after every move, and everybody makes the
choices of the first game. From the first frame to the last the viewer must hear the same at the same times.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from deckhall.kernel.game import Game
from deckhall.kernel.options import Option
from deckhall.kits import SHIPPED, box
from deckhall.server import aliases
from deckhall.server.aliases import Sight
from deckhall.server.answering import give
from deckhall.server.app import application
from deckhall.server.command import uvicorn_config
from deckhall.server.saved_table import SavedTable
from deckhall.server.table import Table
from deckhall.server.tables import Tables, set_up
from tests.server.people import Json, Person, Seat, config, name_of, number_of_seats
from tests.server.virtual_time import play_in_virtual_time
from tests.server.worlds import change_copies, same_choice

PAUSE = 1_000  # milliseconds at a window: all who are asked one after the other can answer
THINKING = 0.05  # seconds for an answer to a secret question: whether it is asked must not be heard
MOVES = 25  # of a game in every test run
SOAK_SEEDS = int(os.environ.get("DECKHALL_SOAK_SEEDS", "6"))  # of each variant and viewer
WHOLE_GAME = 20_000

Heard = list[tuple[float, str]]
Choice = tuple[Game, Sight, Option]  # a moment, the cards that the viewer sees at it, and what was chosen


def short(game: str, choices: Json) -> Json:
    """The variant with as short a game as it allows."""
    return {**choices, "honor_pool": 3 * choices["players"]} if game == "ascension" else choices


def variants(every: bool) -> list[Any]:
    found = []
    for rules in [box(kit.name) for kit in SHIPPED]:
        cells = rules.cells()
        if not every:
            cells = (
                cells[:1]
                + [cell for cell in cells if "deck_lists" in cell or cell.get("variant") == "solo"][:2]
            )
        found += [pytest.param(rules.name, cell, id=name_of(rules.name, *cell.values())) for cell in cells]
    return found


class Rig:
    """What the server plays with: a fixed seed, and in the second game copies that change places."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seed = 0
        self.viewer = -1
        self.model: list[Choice] = []  # the first game, while the second one is played
        self.luck = Random(0)

        def begin(saved: SavedTable, seed: int) -> Game:
            return self.changed(set_up(saved, self.seed))

        def move(game: Game, codes: list[str]) -> list[str]:
            given = give(game, codes)
            self.changed(game)
            return given

        monkeypatch.setattr("deckhall.server.tables.set_up", begin)
        monkeypatch.setattr("deckhall.server.table.give", move)

    def changed(self, game: Game) -> Game:
        moves = 0 if game.last is None else game.last.number
        if moves < len(self.model):
            change_copies(game, self.model[moves][0], self.viewer, self.luck)
        return game


class Listener:
    """A socket that is read all the time, with the time of every frame."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.times: list[float] = []
        self._heard = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            await self.seat.hear()
            self.times.append(asyncio.get_running_loop().time())
            self._heard.set()

    async def until(self, what: Callable[[Seat], object]) -> None:
        while not self.seat.is_over and not what(self.seat):
            self._heard.clear()
            await self._heard.wait()

    async def asked(self, seq: int) -> None:
        """Wait for a question that comes after `seq`, or the end."""
        await self.until(lambda seat: seat.options and seat.seq > seq)

    async def leave(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self.seat.leave()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[str, Tables]]:
    """A server in this loop, with its clock."""
    settings = config(folder)
    app = application(settings)
    tables: Tables = app.state.tables
    tables.services.now = asyncio.get_running_loop().time
    server = uvicorn.Server(uvicorn_config(app, settings))
    running = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}", tables
    finally:
        server.should_exit = True
        await running


async def one_game(
    tables: Tables, people: list[Person], game: str, choices: Json, rig: Rig, moves: int
) -> tuple[Heard, list[Choice]]:
    """A game at random, or with the choices of the model; what the viewer hears, and the choices."""
    number = number_of_seats(choices)
    seats = ["me", *["open"] * (number - 1)]
    table = await people[0].make_table(*seats, game=game, choices=choices, window_pause=PAUSE)
    listeners: list[Listener] = []
    try:
        for seat, person in enumerate([*people[:number], people[-1]]):
            if 0 < seat < number:
                await person.join(table)
            listeners.append(Listener(await person.sit(table)))
        started = asyncio.get_running_loop().time()
        chosen = await play_on(tables.live[table], listeners, rig, moves)
        await asyncio.sleep(1)  # whatever is still to come
        viewer = listeners[rig.viewer]
        times = [round(when - started, 3) for when in viewer.times]
        frames = [unnamed(frame, table) for frame in viewer.seat.frames]
        return list(zip(times, frames, strict=True)), chosen
    finally:
        for listener in listeners:
            await listener.leave()


async def play_on(live: Table, listeners: list[Listener], rig: Rig, moves: int) -> list[Choice]:
    """Answer every question, at random or as in the model; the choices."""
    chosen: list[Choice] = []
    luck, seqs = Random(rig.seed), [-1] * len(listeners)
    while live.saved.state == "playing" and len(chosen) < moves:
        assert live.game is not None
        assert live.game.decision is not None
        player = live.game.decision.player
        await listeners[player].asked(seqs[player])
        if live.game.decision.secret:
            await asyncio.sleep(THINKING)
        game, decision, moment = live.game, live.game.decision, live.audience.present
        assert len(game.codes()) == len(chosen), "nobody answers but those who are asked here"
        assert decision is not None
        assert moment is not None
        sight = moment.sights[rig.viewer]
        if rig.model:
            model, seen, option = rig.model[len(chosen)]
            option = same_choice(option, model, seen, game, sight)
        else:
            option = luck.choice(decision.options)
        chosen.append((game.clone(), sight, option))
        seqs[player] = listeners[player].seat.seq
        await listeners[player].seat.act(live.audience.sight(player).code_for(option.code))
        while live.game is game:  # noqa: ASYNC110 - at a window whoever has moved does not hear of it yet
            await asyncio.sleep(0.001)
    return chosen


def unnamed(frame: str, table: str) -> str:
    """A frame without what differs between any two tables."""
    return re.sub(r'"created":\d+', '"created":0', frame.replace(table, "TABLE"))


async def pair(
    tables: Tables, people: list[Person], game: str, choices: Json, rig: Rig, moves: int
) -> tuple[Heard, Heard]:
    """What the viewer hears in both games of a pair."""
    rig.model = []
    first, rig.model = await one_game(tables, people, game, choices, rig, moves)
    rig.luck = Random(rig.seed + 1)
    second, _ = await one_game(tables, people, game, choices, rig, len(rig.model))
    return first, second


def check_pairs(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    choices: Json,
    cases: list[tuple[int, int]],  # seed and viewer
    moves: int,
) -> None:
    rig = Rig(monkeypatch)

    async def script() -> None:
        async with serving(folder) as (address, tables), AsyncExitStack() as stack:
            number = number_of_seats(choices)
            people = [await stack.enter_async_context(Person(address)) for _ in range(number + 1)]
            for rig.seed, rig.viewer in cases:
                first, second = await pair(tables, people, game, choices, rig, moves)
                assert len(first) > 2
                for one, other in zip(first, second, strict=False):
                    assert one == other, (game, choices, rig.seed, rig.viewer)
                assert len(first) == len(second), (game, choices, rig.seed, rig.viewer)

    play_in_virtual_time(script, monkeypatch)


@pytest.mark.parametrize(("game", "choices"), variants(every=False))
def test_hidden_copies_change_nothing_that_a_viewer_hears(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, choices: Json
) -> None:
    check_pairs(tmp_path, monkeypatch, game, short(game, choices), [(3, 0), (4, -1)], MOVES)


@pytest.mark.parametrize(("game", "choices"), variants(every=False)[:1])
def test_without_aliases_it_would_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, choices: Json
) -> None:
    monkeypatch.setattr(aliases, "numbers_of", lambda game: None)
    with pytest.raises(AssertionError):
        check_pairs(tmp_path, monkeypatch, game, short(game, choices), [(3, -1)], MOVES)


@pytest.mark.soak
@pytest.mark.timeout(6 * 3600)
@pytest.mark.parametrize(("game", "choices"), variants(every=True))
def test_whole_histories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, choices: Json) -> None:
    """More than 2,000 games, each to its end."""
    cases = [
        (seed, viewer) for seed in range(SOAK_SEEDS) for viewer in (*range(number_of_seats(choices)), -1)
    ]
    check_pairs(tmp_path, monkeypatch, game, short(game, choices), cases, WHOLE_GAME)
