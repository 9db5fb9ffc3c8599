"""Replays: the moments of a finished game, or of a record, as a seat saw them or with all cards open."""

from __future__ import annotations

from collections.abc import Mapping
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
from deckhall.server.history import rules_of
from deckhall.server.messages import FinishedGame, Frame, Json, Replay, Result, encode
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import SavedTable
from deckhall.server.speech import add_words, describe_move, log_lines, result_in_words
from deckhall.server.workers import Lost, Overrun, Workers

if TYPE_CHECKING:  # a worker that plays a record needs none of these
    from deckhall.server.guests import Guest
    from deckhall.server.tables import Tables

MOST_FRAMES = 200
MOST_MOVES = 20_000


@dataclass(frozen=True)
class Part:
    """Which moments, and who looks at them: a seat, -1 for what everybody saw, or all seats."""

    seat: int | Literal["all"] = -1
    start: int = 0
    count: int = 50


def part_of(query: Mapping[str, str]) -> Part:
    """The part that the query of a request asks for."""
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
    """A game that is over, with its record: not before, as it holds the seed, and not when the decks are closed."""
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
    """A part of a game that is over. With closed decks one sees what everybody saw, or what one saw oneself."""
    saved = (await tables.table(table_id)).saved
    if saved.state != "over" or not saved.seed:
        raise Refuse("not_over", status=409)
    refuse_other_rules(saved.game, saved.rules)
    if saved.has_closed_decks() and part.seat not in (SPECTATOR, saved.seat_of(guest.id)):
        raise Refuse("closed_decks", status=403)
    return await told(
        tables.services.workers, encode(await _record(tables, saved)), part, guest.id, saved.result
    )


async def _record(tables: Tables, saved: SavedTable) -> dict[str, Any]:
    events, _ = await tables.services.store.past(saved.id)
    return history.full_record(saved, events)


async def told(workers: Workers, record: bytes, part: Part, asker: str, result: Result | None = None) -> Raw:
    """A part of a record, both as JSON, read and played where it can harm nobody."""
    try:
        return Raw(await workers.run(tell, record, part, result, asker=asker))
    except (Overrun, Lost) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error


def tell(written: bytes, part: Part, result: Result | None) -> bytes:
    """A part of a record, both as JSON; `result` is how it ended when the record cannot tell. Runs in a worker."""
    try:
        record = msgspec.json.decode(written, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refuse("wrong_record", status=422, detail=str(error)) from error
    _check(record)
    replay = play(record, part)
    if result is not None:
        replay.result = result_in_words(replay.game, result, replay.players)
    return encode(replay)


def _check(record: dict[str, Any]) -> None:
    """Refuse what can be seen to be no record of these rules without playing it."""
    moves = record.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise Refuse("wrong_record", status=422, detail=f"a record has at most {MOST_MOVES} moves")
    refuse_other_rules(record.get("game"), record.get("rules"))


def refuse_other_rules(game: Any, rules: Any) -> None:
    """Refuse what was played by other rules than those of today."""
    current = rules_of(game)
    if current is not None and current != rules:
        raise Refuse("rules_changed", recorded=rules, current=current)


def play(record: dict[str, Any], part: Part) -> Replay:
    """Play a record and show a part of it."""
    try:
        game = deckhall.replay({**record, "moves": [], "digest": None})
        replay = _show(game, record["moves"], part)
        replay.differs = record.get("digest") not in (None, game.digest())
        return replay
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


def _show(game: Game, moves: list[Any], part: Part) -> Replay:
    players = game.state.seats()
    if part.seat != "all" and not -1 <= part.seat < players:
        raise Refuse("no_seat")
    watching = _Everybody(game) if part.seat == "all" else _Viewer(game, part.seat)
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
        if number < part.start + part.count:  # numbers follow from all that was seen before
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


class _Viewer:
    """A game as one viewer saw it, each card by the number that it had for them."""

    def __init__(self, game: Game, viewer: int) -> None:
        self._game = game
        self._viewer = viewer
        self._sight = first_sight(game, viewer)

    def views(self) -> list[Json]:
        return [self._sight.view(add_words(self._game, self._game.view(self._viewer)))]

    def happened(self, option: Json | None, happenings: list[Happening]) -> list[Json]:
        """What this viewer may know of a move; the option gets the numbers that its cards have for them."""
        move = _as_happening(option or {})
        self._sight, (moved, *told) = next_sight(self._sight, self._game, self._viewer, [move, *happenings])
        if option:
            names = {move.card: moved.get("card_number", -1), move.target: moved.get("target_number", -1)}
            option["code"] = rename_code(option["code"], names)
            option.update({name: moved[name] for name in ("card_number", "target_number") if name in moved})
        return told


class _Everybody:
    """A game with all cards open. Nothing is hidden, so each card has its own number."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def views(self) -> list[Json]:
        seats = range(self._game.state.seats())
        return [add_words(self._game, self._game.view(seat)) for seat in seats]

    def happened(self, option: Json | None, happenings: list[Happening]) -> list[Json]:
        return [_open(happening) for happening in happenings]


def _as_happening(option: Json) -> Happening:
    """A move as something that everybody sees."""
    card, target = option.get("card_number", NO_CARD), option.get("target_number", NO_CARD)
    return Happening("", -1, card, "", target, "", NO_AMOUNT, "", "", "", EVERYBODY)


def _open(happening: Happening) -> Json:
    """A happening with nothing hidden: as the first seat sees it that may know."""
    return happening.seen_by(next((seat for seat in range(8) if happening.known >> seat & 1), -1))
