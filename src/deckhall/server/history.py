"""History: rebuilds a game from its events and snapshot, makes its record, and continues it when the rules change."""

from __future__ import annotations

import copy
import logging
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec.structs import replace

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kits import box
from deckhall.server.saved_table import Event, SavedTable, Snapshot

log = logging.getLogger("deckhall.server")


class CannotGoOn(Exception):
    """The game was begun under other rules, and its moves do not fit the current ones."""


def rules_of(game: object) -> int | None:
    """The current version of a game's rules; None if the game no longer exists."""
    try:
        return box(game).rules
    except GameError:
        return None


class Step(NamedTuple):
    """One stored answer that was not undone: its player, and its option codes (several if sent together)."""

    seat: int
    codes: list[str]


def steps(events: list[Event], after: int = 0) -> list[Step]:
    """The steps not undone, from the events numbered above `after`."""
    standing: list[Step] = []
    for event in events:
        if event.seq <= after:
            continue
        if event.kind == "move":
            # Events stored before several options could be sent together have a single `option`.
            given = event.content["options"] if "options" in event.content else [event.content["option"]]
            standing.append(Step(event.seat, given))
        elif event.kind == "undone":
            del standing[len(standing) - event.content["moves"] :]
    return standing


def codes(events: list[Event], after: int = 0) -> list[str]:
    """The option codes of the steps not undone."""
    return [code for step in steps(events, after) for code in step.codes]


def numbers(events: list[Event], seats: int) -> tuple[int, ...]:
    """The number of the moment after these events for each seat, and last the spectators: others' secrets do not
    count."""
    counted = [event for event in events if event.kind in ("move", "undone")]
    return tuple(
        sum(not event.content.get("secret") or event.seat == viewer for event in counted)
        for viewer in range(seats + 1)
    )


def open_window(events: list[Event]) -> int | None:
    """The number of the event that opened a window, if it is still open."""
    opened = None
    for event in events:
        if event.content.get("window"):
            opened = event.seq
        elif event.kind in ("window", "undone") or (
            event.kind == "move" and event.content.get("options") != ["pass"]
        ):
            opened = None
    return opened


def reaches_below(events: list[Event], seq: int) -> bool:
    """Whether a later undo goes back behind the moment after event `seq`."""
    height = 0
    for event in events:
        if event.seq > seq:
            height += 1 if event.kind == "move" else -event.content["moves"] if event.kind == "undone" else 0
            if height < 0:
                return True
    return False


def record(saved: SavedTable, events: list[Event]) -> dict[str, Any]:
    """Setup, rules and moves, to rebuild a game from. It contains the seed, so players must not see it."""
    told: dict[str, Any] = {"game": saved.game, "rules": saved.rules}
    if saved.base is None:
        told["setup"] = saved.setup()
    else:
        told["position"] = saved.base
    told["moves"] = codes(events, saved.base_seq)
    return told


def full_record(saved: SavedTable, events: list[Event]) -> dict[str, Any]:
    """The public record of a finished game, with the digest of its final state if that was kept."""
    told = record(saved, events)
    return {**told, "digest": saved.digest} if saved.digest else told


def rebuild(saved: SavedTable, events: list[Event], snapshot: Snapshot | None) -> Game:
    """The current game: from the snapshot if there is one, otherwise from the beginning.

    A snapshot does not contain the move before it, which its player may want to undo. If no other move has followed,
    the whole game is replayed, which takes milliseconds (bench/results.md has the rate).
    """
    if snapshot is None or snapshot.rules != saved.rules or reaches_below(events, snapshot.seq):
        return deckhall.replay(record(saved, events))
    try:
        game = _from_snapshot(events, snapshot)
    except GameError as error:  # the moves are authoritative, the snapshot is only a shortcut
        log.error("snapshot_refused", extra={"table": saved.id, "problem": str(error)})
        return deckhall.replay(record(saved, events))
    if game.last is None:
        with suppress(GameError):
            played = deckhall.replay(record(saved, events))
            if played.digest() == game.digest():
                return played
        log.error("not_replayed", extra={"table": saved.id})
    return game


def _from_snapshot(events: list[Event], snapshot: Snapshot) -> Game:
    game = deckhall.load_position(snapshot.position)
    for code in codes(events, snapshot.seq):
        game.apply(code)
    return game


def before(saved: SavedTable, events: list[Event], count: int) -> Game:
    """The game as it was this many steps ago, replayed from the beginning."""
    standing = steps(events, saved.base_seq)
    kept = standing[: len(standing) - count]
    return deckhall.replay({**record(saved, events), "moves": [code for step in kept for code in step.codes]})


def carry_over(saved: SavedTable, events: list[Event], snapshot: Snapshot | None, rules: int) -> Game:
    """The game under the current rules, from its snapshot; `saved` records where it was continued.

    Moves after the snapshot are repeated under the current rules; if one does not fit, the game cannot go on.
    """
    if snapshot is None or reaches_below(events, snapshot.seq):
        raise CannotGoOn(f"begun under rules {saved.rules}, and no snapshot carries it to rules {rules}")
    position = copy.deepcopy(snapshot.position)
    position["rules"] = rules
    try:
        game = _from_snapshot(events, replace(snapshot, position=position))
    except GameError as error:
        raise CannotGoOn(str(error)) from error
    saved.base, saved.base_seq, saved.rules = position, snapshot.seq, rules
    return game
