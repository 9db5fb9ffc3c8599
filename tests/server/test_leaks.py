"""Nothing a player may not know leaves the server: read from the raw frames of random games of every variant.

What a frame shows is compared with games that could be this one as far as its receiver knows (`imagine`): whatever
differs between those and the frame is something the receiver could not have known. What numbers of cards tell over
whole games is tested in test_histories.py and test_guessing.py.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.kernel.state import State
from deckhall.kits import SHIPPED, box
from deckhall.server import socket_messages
from deckhall.server.advice import Adviser
from deckhall.server.aliases import Sight, first_sight, next_sight
from deckhall.text.cards import voice_of
from tests.games import ambush
from tests.server.people import Json, Person, RunningServer, Seat, name_of, number_of_seats, play

IMAGINED = 3  # games to compare with, at each moment looked at
LOOK_AT = 20  # moments of each game
GAMES = 3  # of each variant when there is time


def variants(every: bool) -> list[Any]:
    """Every variant of every game; or, for each run of the tests, of each kind one or two."""
    found = []
    for rules in [*[box(kit.name) for kit in SHIPPED], ambush.BOX]:
        cells = rules.cells()
        if not every and rules.name == "ascension":
            cells = [cell for cell in cells if cell["players"] <= 2 or cell["variant"] == "teams"][:7]
        if not every and rules.name == "ashes":
            closed = [cell for cell in cells if cell.get("deck_lists") == "closed"]
            own = [cell for cell in cells if isinstance(cell.get("decks", [""])[0], dict)]
            cells = [cells[1], own[0], *closed, next(cell for cell in cells if number_of_seats(cell) == 3)]
        found += [pytest.param(rules.name, cell, id=name_of(rules.name, *cell.values())) for cell in cells]
    return found


async def random_game(
    server: RunningServer, game: str, choices: Json, luck: random.Random
) -> tuple[str, list[Seat]]:
    """A table whose game people have played to its end at random, and what each seat and an onlooker heard."""
    number = number_of_seats(choices)
    people = [await Person(server.address).__aenter__() for _ in range(number + 1)]
    table = await people[0].make_table("me", *["open"] * (number - 1), game=game, choices=choices)
    onlooker = await people[-1].sit(table)
    for person in people[1:-1]:
        await person.join(table)
    seats = [await person.sit(table) for person in people[:-1]]

    def choose(seat: Seat) -> str:
        return luck.choice(seat.options)

    await asyncio.gather(*[seat.play_on(choose) for seat in seats], onlooker.until(lambda seat: seat.is_over))
    for person in people:
        await person.__aexit__()
    return table, [*seats, onlooker]


@dataclass
class Moment:
    """A moment of a game: by viewer its number, and what has just happened; the onlookers' last."""

    game: Game
    numbers: list[int]
    happenings: list[Happening]
    happened: list[list[Json]]


def moments(record: Json, seats: int) -> Iterator[Moment]:
    """Each moment of a game."""
    game = deckhall.replay({**record, "moves": []})
    viewers = [*range(seats), -1]
    moment = Moment(game.clone(), [0 for _ in viewers], [], [[] for _ in viewers])
    game.listen()
    yield moment
    for code in record["moves"]:
        assert game.decision is not None
        secret, player = game.decision.secret, game.decision.player
        game.apply(code)
        happenings = game.happenings()
        moment = Moment(
            game.clone(),
            [n + (not secret or viewer == player) for viewer, n in zip(viewers, moment.numbers, strict=True)],
            happenings,
            [[plain(happening.seen_by(viewer)) for happening in happenings] for viewer in viewers],
        )
        yield moment


def sights(everything: list[Moment], viewer: int, first: int) -> list[Sight | None]:
    """The cards in sight of a viewer at each moment, if somebody looks through their eyes from the first one on."""
    found: list[Sight | None] = [None] * first
    sight = first_sight(everything[first].game, viewer, everything[first].numbers[viewer])
    found.append(sight)
    for moment in everything[first + 1 :]:
        sight, _ = next_sight(sight, moment.game, viewer, moment.happenings)
        found.append(sight)
    return found


def check_frames(server: RunningServer, table: str, heard: list[Seat], luck: random.Random) -> None:
    saved = server.tables.live[table].saved
    record: Json = {"game": saved.game, "rules": saved.rules, "setup": saved.setup()}
    record["moves"] = server.tables.live[table].game.codes()
    print(json.dumps(record))  # shown when this fails: the game to look at
    seats = len(saved.seats)
    everything = list(moments(record, seats))
    start = everything[0].game
    secrets = [
        saved.seed,
        hex(int(saved.seed))[2:],
        start.state.luck,
        *[moment.game.digest() for moment in everything[:50]],
    ]
    looked_at = set(luck.sample(range(len(everything)), min(LOOK_AT, len(everything))))
    for place, seat in enumerate(heard):
        viewer = place if place < seats else -1
        view: Json = {}
        seen_cards: list[Sight | None] = []
        after = 0  # frames come in the order of the moments
        for frame in seat.frames:
            for secret in secrets:
                assert secret not in frame
            message = json.loads(frame)
            msgspec.json.decode(frame, type=socket_messages.ToBrowser)
            if message["t"] != "view":
                continue
            view = message["view"] if message["whole"] else {**view, **message["view"]}
            found = [
                number
                for number in range(after, len(everything))
                if everything[number].numbers[viewer] == message["seq"]
                and sent(
                    everything[number].game,
                    (seen_cards or sights(everything[: number + 1], viewer, number))[number],
                    viewer,
                )
                == view
            ]
            assert found, (
                f"viewer {viewer} is shown at {message['seq']} what no moment of the game looks like"
            )
            before, after = after, found[0]
            seen_cards = seen_cards or sights(everything, viewer, after)
            game = everything[after].game
            if after in looked_at:
                seen = seen_in(game.state, saved.game, viewer)
                for number in range(IMAGINED):
                    imagined = game.imagine(viewer, number)
                    assert seen_in(imagined, saved.game, viewer) == seen, f"viewer {viewer} cannot know this"
            check_happenings(message["happenings"], everything[before : after + 1], viewer)
            check_lines(message["lines"], message["happenings"])


def check_happenings(told: list[Json], between: list[Moment], viewer: int) -> None:
    """A card that is named must have been visible before or be now, or been in the open on its way."""
    happenings = [happening for moment in between[1:] for happening in moment.happened[viewer]]
    unnumbered = [without_numbers(happening) for moment in between for happening in moment.happened[viewer]]
    assert all(without_numbers(happening) in unnumbered for happening in told)
    shown = {card for moment in between for card in cards(plain(moment.game.view(viewer)))}
    public = {
        happening.get("card_number")
        for happening in happenings
        if happening.get("to") and not str(happening["to"]).startswith(("hand", "deck"))
    }
    for happening in happenings:
        card = happening.get("card_number")
        if card is not None and card not in shown and card not in public:
            game = between[-1].game
            places = {game.imagine(viewer, number).place(card) for number in range(8)}
            assert places == {game.state.place(card)}, f"viewer {viewer} cannot know of {happening}"


def check_lines(lines: list[Json], happenings: list[Json]) -> None:
    """The log names no card that the happenings beside it do not name."""
    known = {happening[part] for happening in happenings for part in ("card", "target") if part in happening}
    for line in lines:
        args = line["say"].get("args", {})
        named = [name for part in ("card", "target") for name in args.get(part, "").split(",") if name]
        assert set(named) <= known, line


def without_numbers(happening: Json) -> Json:
    return {name: value for name, value in happening.items() if name not in ("card_number", "target_number")}


def cards(value: Any) -> Iterator[int]:
    """Every number in a view."""
    if isinstance(value, dict):
        for one in value.values():
            yield from cards(one)
    elif isinstance(value, list):
        for one in value:
            yield from cards(one)
    elif isinstance(value, int):
        yield value


def plain(view: object) -> Any:
    return json.loads(json.dumps(view))


def seen_in(state: State, game: str, viewer: int) -> Any:
    """A state as a viewer sees it, with everything that they read."""
    view = state.view(viewer)
    voice_of(game).add_words(state, view)
    return plain(view)


def sent(game: Game, sight: Sight | None, viewer: int) -> Any:
    """What a viewer is sent at a moment: with the numbers that cards have for them."""
    assert sight is not None
    view = game.view(viewer)
    voice_of(game.box.name).add_words(game.state, view)
    Adviser(hints=True).add_advice(game, viewer, view)
    return plain(sight.view(view))


def small(game: str, choices: Json) -> Json:
    """The variant with as short a game as it allows."""
    return {**choices, "honor_pool": 3 * choices["players"]} if game == "ascension" else choices


@pytest.mark.parametrize(("game", "choices"), variants(every=False))
def test_frames_hold_nothing_their_receiver_cannot_know(
    server: RunningServer, game: str, choices: Json
) -> None:
    luck = random.Random(11)

    async def script() -> None:
        table, heard = await random_game(server, game, small(game, choices), luck)
        check_frames(server, table, heard, luck)

    play(script, 280)


def test_a_leak_would_be_found(server: RunningServer) -> None:
    """The check itself: a frame with one hidden card more fails it."""
    luck = random.Random(12)

    async def script() -> None:
        table, heard = await random_game(server, "ambush", {"players": 2}, luck)
        check_frames(server, table, heard, luck)
        frame = json.loads(heard[0].frames[-1])
        frame["view"]["hands"] = [[0, 1], [2, 3]]
        good, heard[0].frames[-1] = heard[0].frames[-1], json.dumps(frame)
        with pytest.raises(AssertionError):
            check_frames(server, table, heard, luck)
        heard[0].frames[-1] = good
        frame = json.loads(heard[0].frames[0])
        frame["table"]["choices"]["luck"] = server.tables.live[table].game.state.luck
        heard[0].frames[0] = json.dumps(frame)
        with pytest.raises(AssertionError):
            check_frames(server, table, heard, luck)

    play(script)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "choices"), variants(every=True))
def test_frames_of_many_games(server: RunningServer, game: str, choices: Json) -> None:
    luck = random.Random()

    async def script() -> None:
        for _ in range(GAMES):
            table, heard = await random_game(server, game, choices, luck)
            check_frames(server, table, heard, luck)

    play(script, 3500)
