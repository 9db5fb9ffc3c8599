"""Whole histories: two games that differ only in what a viewer cannot know are the same to that viewer, byte by byte.

In the second game whatever is hidden from the viewer is dealt anew before every move: hands, piles and packs
(`worlds.py`), and everybody makes the choices of the first game in public. From the first frame to the last the viewer
must hear the same at the same times.

python3 run.py soak tests/server/test_histories.py

plays DECKHALL_SOAK_COUNT pairs (at least one for every variant and viewer), from DECKHALL_SOAK_SEED on.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from deckhall.kernel.game import Game
from deckhall.kits import SHIPPED, box
from deckhall.server import aliases
from deckhall.server.answering import give
from deckhall.server.app import application
from deckhall.server.command import uvicorn_config
from deckhall.server.saved_table import SavedTable
from deckhall.server.table import Table
from deckhall.server.tables import Tables, set_up
from deckhall.server.windows import is_reaction
from tests.mutations import soak_count, soak_seed
from tests.server.people import Json, Person, Seat, config, name_of, number_of_seats
from tests.server.virtual_time import play_in_virtual_time
from tests.server.worlds import Choice, Follower, Model, redeal

PAUSE = 1_000  # milliseconds at a window: all who are asked one after the other can answer
THINKING = 0.05  # seconds for an answer at a window: whether somebody is asked must not be heard
SETTLING = 0.1  # seconds until everybody has heard who has come: over a relay that takes several hops
MOVES = 25  # of a game in every test run
WHOLE_GAME = 20_000
UNSEEN = ("drew", "took")  # what happens to a card without showing it to everybody

Heard = list[tuple[float, str]]


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
    """What the server plays with: a fixed seed, and in the second game other hidden cards."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seed = 0
        self.viewer = -1
        self.follower: Follower | None = None  # while the second game is played
        self.luck = Random(0)
        self.moved = asyncio.Event()
        self.shown: list[set[int]] = []  # by move of the first game: cards that were named on their way
        self.pairs = self.moves = self.redealt = self.changed = self.asked_more = self.asked_less = 0

        def begin(saved: SavedTable, seed: int) -> Game:
            game = set_up(saved, self.seed)
            if self.follower is not None:
                self._redeal(game, 0)
            return game

        def move(game: Game, codes: list[str]) -> list[str]:
            follower = self.follower
            if follower is not None and follower.number is not None:
                self.moves += 1
                if follower.model.is_heard(follower.number):
                    codes = [self._redeal(game, follower.number, code) for code in codes]
            given = give(game, codes)
            if follower is None:
                told = game.state.listener or []
                self.shown.append(
                    {card for one in told if one.kind not in UNSEEN for card in (one.card, one.target)}
                )
            return given

        def go_on(table: Table, *arguments: Any, **named: Any) -> None:
            forward(table, *arguments, **named)
            self.moved.set()

        forward = Table.go_on
        monkeypatch.setattr(Table, "go_on", go_on)
        monkeypatch.setattr("deckhall.server.tables.set_up", begin)
        monkeypatch.setattr("deckhall.server.table.give", move)

    def _redeal(self, game: Game, number: int, code: str = "") -> str:
        assert self.follower is not None
        other, code = redeal(game, self.follower.model, number, self.luck, code)
        self.redealt += other > 0
        self.changed += other
        return code

    def told(self) -> str:
        return (
            f"{self.pairs} pairs, {self.moves} moves, before {self.redealt} of them other hidden cards"
            f" ({self.changed} in all); questions in the first game only {self.asked_less},"
            f" in the second {self.asked_more}"
        )


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
) -> tuple[Heard, Model]:
    """A game at random, or with the choices of the model; what the viewer hears, and the game as a model."""
    number = number_of_seats(choices)
    seats = ["me", *["open"] * (number - 1)]
    table = await people[0].make_table(*seats, game=game, choices=choices, window_pause=PAUSE)
    listeners: list[Listener] = []
    try:
        for seat, person in enumerate([*people[:number], people[-1]]):
            if 0 < seat < number:
                await person.join(table)
            listeners.append(Listener(await person.sit(table)))
            await asyncio.sleep(SETTLING)
        started = asyncio.get_running_loop().time()
        live = tables.live[table]
        chosen = await play_on(live, listeners, rig, moves)
        assert live.game is not None
        model = Model(chosen, live.game.clone(), rig.viewer, rig.shown)
        await asyncio.sleep(1)  # whatever is still to come
        viewer = listeners[rig.viewer]
        times = [round(when - started, 3) for when in viewer.times]
        frames = [unnamed(frame, table) for frame in viewer.seat.frames]
        return list(zip(times, frames, strict=True)), model
    finally:
        for listener in listeners:
            await listener.leave()


async def play_on(live: Table, listeners: list[Listener], rig: Rig, moves: int) -> list[Choice]:
    """Answer every question, at random or as in the model; the choices."""
    chosen: list[Choice] = []
    luck, seqs = Random(rig.seed), [-1] * len(listeners)
    follower = rig.follower
    while live.saved.state == "playing" and (
        len(chosen) < moves if follower is None else not follower.is_done()
    ):
        assert live.game is not None
        assert live.game.decision is not None
        player = live.game.decision.player
        await listeners[player].asked(seqs[player])
        if is_reaction(live.game):
            await asyncio.sleep(THINKING)
        game, decision, moment = live.game, live.game.decision, live.audience.present
        assert len(game.codes()) == len(chosen), "nobody answers but those who are asked here"
        assert decision is not None
        assert moment is not None
        sight = moment.sights[rig.viewer]
        option = luck.choice(decision.options) if follower is None else follower.answer(game, sight)
        chosen.append(Choice(game.clone(), sight, option))
        seqs[player] = listeners[player].seat.seq
        await listeners[player].seat.act(live.audience.sight(player).code_for(option.code))
        while live.game is game:  # at a window, the player who has moved does not hear of it yet
            rig.moved.clear()
            await rig.moved.wait()
    return chosen


def unnamed(frame: str, table: str) -> str:
    """A frame without what differs between any two tables."""
    return re.sub(r'"created":\d+', '"created":0', frame.replace(table, "TABLE"))


async def pair(
    tables: Tables, people: list[Person], game: str, choices: Json, rig: Rig, moves: int
) -> tuple[Heard, Heard]:
    """What the viewer hears in both games of a pair."""
    rig.follower, rig.shown = None, []
    first, model = await one_game(tables, people, game, choices, rig, moves)
    rig.follower, rig.luck = Follower(model), Random(rig.seed + 1)
    second, _ = await one_game(tables, people, game, choices, rig, moves)
    rig.pairs += 1
    rig.asked_more += rig.follower.asked_more
    rig.asked_less += rig.follower.asked_less
    return first, second


def check_pairs(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    choices: Json,
    cases: list[tuple[int, int]],  # seed and viewer
    moves: int,
) -> Rig:
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
    return rig


@pytest.mark.parametrize(("game", "choices"), variants(every=False))
def test_hidden_cards_change_nothing_that_a_viewer_hears(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, choices: Json
) -> None:
    rig = check_pairs(tmp_path, monkeypatch, game, short(game, choices), [(3, 0), (4, -1)], MOVES)
    print(rig.told())
    assert rig.changed > 0, "the games differ in what is hidden"


@pytest.mark.parametrize(("game", "choices"), variants(every=False)[:1])
def test_without_aliases_it_would_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, choices: Json
) -> None:
    monkeypatch.setattr(aliases, "numbers_of", lambda game: None)
    with pytest.raises(AssertionError):
        check_pairs(tmp_path, monkeypatch, game, short(game, choices), [(3, -1)], MOVES)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_whole_histories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs of whole games, one for each variant and viewer in turn."""
    cases = [
        (variant.values, viewer)
        for variant in variants(every=True)
        for viewer in (*range(number_of_seats(variant.values[1])), -1)
    ]
    first = soak_seed()
    for number in range(first, first + soak_count(1_000)):
        (game, choices), viewer = cases[number % len(cases)]
        seed = number // len(cases)
        folder = tmp_path / str(number)
        folder.mkdir()
        with monkeypatch.context() as patch:
            rig = check_pairs(folder, patch, game, short(game, choices), [(seed, viewer)], WHOLE_GAME)
        shutil.rmtree(folder)
        print(number, game, name_of(*choices.values()), viewer, rig.told(), flush=True)
