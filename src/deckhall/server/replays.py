"""Replays: the moments of a finished game, or of a record, as a seat saw them or with all cards open; summaries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Raw

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game, refuse_endless
from deckhall.kernel.happenings import EVERYBODY, Happening
from deckhall.kernel.options import NO_AMOUNT, NO_CARD
from deckhall.kernel.state import SPECTATOR
from deckhall.server import history
from deckhall.server.aliases import first_sight, next_sight
from deckhall.server.card_numbers import rename_code
from deckhall.server.game_messages import Result
from deckhall.server.history import rules_of
from deckhall.server.messages import Json, encode
from deckhall.server.refusals import Refuse
from deckhall.server.replay_messages import (
    CardPoints,
    FinishedGame,
    Frame,
    Points,
    Replay,
    SeatAccount,
    Summary,
)
from deckhall.server.saved_table import SavedTable
from deckhall.server.speech import add_words, describe_move, log_lines, result_in_words
from deckhall.server.workers import Lost, Overrun, Workers

if TYPE_CHECKING:  # a worker that replays a record needs none of these
    from deckhall.server.guests import Guest
    from deckhall.server.tables import Tables

MOST_FRAMES = 200
MOST_MOVES = 20_000
MOST_TURNS = 400  # points of a graph
BEST_CARDS = 5


@dataclass(frozen=True)
class Part:
    """Which moments, and for whom: a seat, -1 for what everybody saw, or all seats."""

    seat: int | Literal["all"] = -1
    start: int = 0
    count: int = 50


def part_of(query: Mapping[str, str]) -> Part:
    """The part that the query of a request specifies."""
    try:
        word = query.get("seat", "-1")
        seat: int | Literal["all"] = "all" if word == "all" else int(word)
        start, count = int(query.get("start", "0")), int(query.get("count", "50"))
    except ValueError as error:
        raise Refuse("malformed", status=422, detail="seat, start and count are numbers") from error
    if start < 0 or not 1 <= count <= MOST_FRAMES:
        raise Refuse("malformed", status=422, detail=f"start is 0 or more, count 1 to {MOST_FRAMES}")
    return Part(seat, start, count)


async def finished(tables: Tables, table_id: str) -> FinishedGame:
    """A finished game with its record. Unfinished games are refused, as the record contains the seed, and so are closed
    decks."""
    table = await tables.table(table_id)
    saved = table.saved
    if saved.state != "over" or not saved.seed:
        raise Refuse("not_over", status=409)
    told = await _record(tables, saved)
    fits = rules_of(saved.game) == saved.rules
    if saved.has_closed_decks():
        return FinishedGame(table.info(), {}, fits, "closed_decks")
    return FinishedGame(table.info(), told, fits, "" if fits else "rules_changed")


async def shown(tables: Tables, table_id: str, part: Part, guest: Guest) -> Raw:
    """A part of a finished game. With closed decks, viewers see only what everyone saw or what they saw themselves."""
    saved = await tables.saved(table_id)
    if saved.state != "over" or not saved.seed:
        raise Refuse("not_over", status=409)
    refuse_other_rules(saved.game, saved.rules)
    if saved.has_closed_decks() and part.seat not in (SPECTATOR, saved.seat_of(guest.id)):
        raise Refuse("closed_decks", status=403)
    return await told(
        tables.services.workers, encode(await _record(tables, saved)), part, guest.id, saved.result
    )


async def record_of(tables: Tables, table_id: str, guest: Guest) -> bytes:
    """The record of a finished game, as JSON, for someone who may see all of it."""
    saved = await tables.saved(table_id)
    if saved.state != "over" or not saved.seed:
        raise Refuse("not_over", status=409)
    refuse_other_rules(saved.game, saved.rules)
    if saved.has_closed_decks():
        raise Refuse("closed_decks", status=403)
    return encode(await _record(tables, saved))


async def summary(tables: Tables, table_id: str, guest: Guest) -> Raw:
    """A finished game in numbers. With closed decks, players see only their own."""
    saved = await tables.saved(table_id)
    if saved.state != "over" or not saved.seed:
        raise Refuse("not_over", status=409)
    refuse_other_rules(saved.game, saved.rules)
    open_decks = [saved.seat_of(guest.id)] if saved.has_closed_decks() else list(range(len(saved.seats)))
    record = encode(await _record(tables, saved))
    try:
        return Raw(await tables.services.workers.run(sum_up, record, open_decks, asker=guest.id))
    except (Overrun, Lost) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error


async def _record(tables: Tables, saved: SavedTable) -> dict[str, Any]:
    events, _ = await tables.services.store.past(saved.id)
    return history.full_record(saved, events)


async def told(workers: Workers, record: bytes, part: Part, asker: str, result: Result | None = None) -> Raw:
    """A part of a record, both as JSON; decoded and replayed in a worker, where it can do no harm."""
    try:
        return Raw(await workers.run(tell, record, part, result, asker=asker))
    except (Overrun, Lost) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error


def tell(written: bytes, part: Part, result: Result | None) -> bytes:
    """A part of a record, both as JSON; `result` is how it ended if the record does not say. Runs in a worker."""
    replay = play(read_record(written), part)
    if result is not None:
        replay.result = result_in_words(replay.game, result, replay.players)
    return encode(replay)


def read_record(written: bytes) -> dict[str, Any]:
    """A record from its JSON; refuses anything that can be recognised as invalid without replaying it."""
    try:
        record = msgspec.json.decode(written, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error
    moves = record.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise Refuse("wrong_record", status=422, detail=f"a record has at most {MOST_MOVES} moves")
    if "position" in record and record.get("rules") is None:  # written by hand
        record["rules"] = rules_of(record.get("game"))
    refuse_other_rules(record.get("game"), record.get("rules"))
    return record


def refuse_other_rules(game: Any, rules: Any) -> None:
    """Refuse a game that was played under other rules than the current ones."""
    current = rules_of(game)
    if current is not None and current != rules:
        raise Refuse("rules_changed", recorded=rules, current=current)


@contextmanager
def refusing() -> Iterator[None]:
    """Turn any error during a replay into a refusal of the record."""
    try:
        yield
    except (
        GameError,
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error


def begun(record: dict[str, Any]) -> Game:
    """The game of a record before its first move."""
    with refusing():
        return deckhall.replay({**record, "moves": [], "digest": None})


def play(record: dict[str, Any], part: Part) -> Replay:
    """Replay a record and return a part of it."""
    game = begun(record)
    with refusing():
        replay = _show(game, record["moves"], part)
        replay.differs = record.get("digest") not in (None, game.digest())
        return replay


def sum_up(written: bytes, open_decks: list[int]) -> bytes:
    """A record in numbers, both as JSON; decks only of these seats. Runs in a worker."""
    record = read_record(written)
    game = begun(record)
    with refusing():
        return encode(_summary(game, record["moves"], open_decks))


def _summary(game: Game, moves: list[Any], open_decks: list[int]) -> Summary:
    rules, best = game.box, [Counter[str]() for _ in range(game.state.seats())]
    turns: list[Points] = []
    game.listen()
    for code in moves:
        game.apply(code)
        happened = game.happenings()
        for credit in rules.credits(happened):
            best[credit.seat][credit.card_id] += credit.amount
        begins = any(happening.kind in ("turn", "turn_began") for happening in happened)
        if begins and len(turns) < MOST_TURNS:
            turns.append(Points(len(turns) + 1, [seat.points for seat in rules.summary(game.state)]))
    seats = rules.summary(game.state)
    turns.append(Points(len(turns) + 1, [seat.points for seat in seats]))
    accounts = [
        SeatAccount(
            seat.parts,
            seat.cards if number in open_decks else {},
            [CardPoints(card, amount) for card, amount in best[number].most_common(BEST_CARDS)],
        )
        for number, seat in enumerate(seats)
    ]
    return Summary(rules.name, accounts, turns if seats else [])


def _show(game: Game, moves: list[Any], part: Part) -> Replay:
    players = game.state.seats()
    if part.seat != "all" and not -1 <= part.seat < players:
        raise Refuse("no_seat")
    watching = Everybody(game) if part.seat == "all" else Viewer(game, part.seat)
    frames: list[Frame] = []
    if part.start == 0:
        frames.append(Frame(0, None, None, watching.views(), [], []))
    game.listen()
    for number, code in enumerate(moves, 1):
        wanted = part.start <= number < part.start + part.count
        if not isinstance(code, str) or game.decision is None:
            raise Refuse("wrong_record", status=422, detail=f"move {number} does not fit")
        player = game.decision.player
        secret = game.decision.secret and part.seat not in ("all", player)
        option = None if secret else describe_move(game, code) if wanted else {}
        game.apply(code)
        refuse_endless(game, number)
        happened = game.happenings()
        if number < part.start + part.count:  # numbers depend on everything seen before
            happenings = watching.happened(option, happened)
        if wanted:
            lines = log_lines(game.box.name, happenings)
            frames.append(
                Frame(number, None if secret else player, option, watching.views(), happenings, lines)
            )
    outcome = game.outcome
    result = None if outcome is None else Result(outcome.reason, list(outcome.winners), list(outcome.scores))
    result = result_in_words(game.box.name, result, players)
    return Replay(game.box.name, players, len(moves), part.start, frames, result)


Advise = Callable[[Game, int, Json], Json]  # adds a bot's advice to a seat's view


class Viewer:
    """A game as one viewer saw it, with the card numbers they had."""

    def __init__(self, game: Game, viewer: int) -> None:
        self._game = game
        self._viewer = viewer
        self._sight = first_sight(game, viewer)

    def views(self, advise: Advise | None = None) -> list[Json]:
        view = self._game.view(self._viewer)
        if advise is not None:
            view = advise(self._game, self._viewer, view)
        return [self._sight.view(add_words(self._game, view))]

    def happened(self, option: Json | None, happenings: list[Happening]) -> list[Json]:
        """What this viewer may know of a move; the option gets the viewer's card numbers."""
        move = _as_happening(option or {})
        self._sight, (moved, *told) = next_sight(self._sight, self._game, self._viewer, [move, *happenings])
        if option:
            names = {move.card: moved.get("card_number", -1), move.target: moved.get("target_number", -1)}
            option["code"] = rename_code(option["code"], names)
            option.update({name: moved[name] for name in ("card_number", "target_number") if name in moved})
        return told

    def option_of(self, code: str) -> str:
        """The option that this viewer means by a code. Raises KeyError if it names a card that is not visible."""
        return self._sight.option_of(code)

    def code_for(self, option: str) -> str:
        """The code of an option in this viewer's numbers."""
        return self._sight.code_for(option)

    def copied(self, game: Game) -> Viewer:
        """The same viewer of a copy of the game."""
        other = copy(self)
        other._game = game
        return other


class Everybody:
    """A game with all cards open. Nothing is hidden, so cards keep their real numbers."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def views(self, advise: Advise | None = None) -> list[Json]:
        seen = [self._game.view(seat) for seat in range(self._game.state.seats())]
        if advise is not None:
            seen = [advise(self._game, seat, view) for seat, view in enumerate(seen)]
        return [add_words(self._game, view) for view in seen]

    def happened(self, option: Json | None, happenings: list[Happening]) -> list[Json]:
        return [_open(happening) for happening in happenings]

    def option_of(self, code: str) -> str:
        return code

    def code_for(self, option: str) -> str:
        return option

    def copied(self, game: Game) -> Everybody:
        return Everybody(game)


def _as_happening(option: Json) -> Happening:
    """A move as a happening that everybody sees."""
    card, target = option.get("card_number", NO_CARD), option.get("target_number", NO_CARD)
    return Happening("", -1, card, "", target, "", NO_AMOUNT, "", "", "", EVERYBODY)


def _open(happening: Happening) -> Json:
    """A happening with nothing hidden: as seen by the first seat that may know it."""
    return happening.seen_by(next((seat for seat in range(8) if happening.known >> seat & 1), -1))
