"""The audience: what each viewer of a table is shown. Nothing of a game reaches a socket but through here.

A viewer is a seat, or -1 for all spectators. Each is shown a moment of the game: usually the present one;
while a window is open the one before it, so that nobody can tell whether somebody is being asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from typing import Any

from msgspec import Raw

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.aliases import Sight, first_sight, forgotten, next_sight
from deckhall.server.connection import Connection, Outgoing
from deckhall.server.messages import Json, Said, Table, View
from deckhall.server.refusals import Refuse
from deckhall.server.speech import add_words, log_lines
from deckhall.server.windows import is_reaction

ONLOOKERS = -1
_STEPS_KEPT = 40
_HIDDEN_QUESTION: Json = {"player": None, "prompt": None}


class Moment:
    """The game after event `seq`; `numbers` is what each viewer calls it (the last is the onlookers').

    `moves` is how many moves the last step made: they are taken back together. `sights` is what each viewer sees of it.
    """

    __slots__ = ("game", "moves", "numbers", "seq", "sights")

    def __init__(self, game: Game, seq: int, numbers: tuple[int, ...], moves: int) -> None:
        self.game = game
        self.seq = seq
        self.numbers = numbers
        self.moves = moves
        self.sights: dict[int, Sight] = {}

    def after(self, game: Game, seq: int, moves: int, known_to: int | None) -> Moment:
        """The next moment. A secret answer is counted only by the seat that gave it."""
        numbers = [
            number + (1 if known_to is None or viewer == known_to else 0)
            for viewer, number in enumerate(self.numbers)
        ]
        return Moment(game, seq, tuple(numbers), moves)


class Step:
    """What happened in event `seq` as each viewer may know it; `numbers` as in the moment after it."""

    __slots__ = ("numbers", "seq", "told")

    def __init__(self, moment: Moment, told: dict[int, list[Json]]) -> None:
        self.seq = moment.seq
        self.numbers = moment.numbers
        self.told = told


class Audience:
    """The viewers of one table, and what they have been shown."""

    def __init__(self, seats: int) -> None:
        self.connections: dict[int, set[Connection]] = {}
        self.present: Moment | None = None
        self._viewers = (*range(seats), ONLOOKERS)
        self._shown: dict[int, Moment] = {}
        self._up_to: dict[int, int] = {}  # the event up to which happenings were sent
        self._views: dict[int, Json] = {}  # what the connections of a viewer hold
        self._last: dict[int, tuple[Any, ...]] = {}
        self._steps: deque[Step] = deque(maxlen=_STEPS_KEPT)

    # -- who is here -----------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        self.connections.setdefault(connection.seat, set()).add(connection)

    def welcome(self, connection: Connection, table: Raw, since: int | None) -> None:
        """Send a new connection everything it may see, and what happened since the number it knows."""
        viewer = connection.seat
        if self.present is None:
            self._last.setdefault(viewer, (table,))
            connection.send_message(Table(viewer, table))  # type: ignore[arg-type]  # encoded already
            return
        moment = self._shown[viewer]
        if viewer not in self._views:
            self._views[viewer] = self._view(viewer)
            self._up_to[viewer] = moment.seq
            self._last[viewer] = (table, moment.numbers[viewer], self.can_undo(viewer))
        steps = [
            step
            for step in self._steps
            if step.seq <= moment.seq and (since is None or step.numbers[viewer] > since)
        ]
        self._send_whole(connection, table, steps)

    def remove(self, connection: Connection) -> None:
        viewer = connection.seat
        here = self.connections.get(viewer)
        if here is None:
            return
        here.discard(connection)
        if not here:
            del self.connections[viewer]
            self._views.pop(viewer, None)
            self._last.pop(viewer, None)

    def is_connected(self, viewer: int) -> bool:
        return viewer in self.connections

    def count(self) -> int:
        return sum(len(here) for here in self.connections.values())

    def onlookers(self) -> int:
        return len(self.connections.get(ONLOOKERS, ()))

    def everybody(self) -> list[Connection]:
        return [connection for here in self.connections.values() for connection in here]

    def say(self, said: Said) -> None:
        frame = Outgoing(said)
        for connection in self.everybody():
            connection.hear(said, frame)

    # -- what is shown ---------------------------------------------------------------------------

    def begin(self, moment: Moment) -> None:
        """The game starts, or is taken up again: everybody is at this moment."""
        self.present = moment
        self._steps.clear()
        for viewer in self._viewers:
            self._shown[viewer] = moment
            self._up_to[viewer] = moment.seq
            moment.sights[viewer] = first_sight(moment.game, viewer, moment.numbers[viewer])

    def go_on(self, moment: Moment, happenings: list[Happening]) -> None:
        """The game has moved; `show` decides who sees it."""
        assert self.present is not None
        takes_back = moment.game.state.revelations < self.present.game.state.revelations
        told: dict[int, list[Json]] = {}
        for viewer, sight in self.present.sights.items():
            before = (
                forgotten(sight) if takes_back else sight
            )  # what was seen meanwhile must not be known again
            moment.sights[viewer], told[viewer] = next_sight(before, moment.game, viewer, happenings)
        self.present = moment
        self._steps.append(Step(moment, told))

    def show(self, viewers: tuple[int, ...] | None = None) -> None:
        """From now on these viewers (None: all) are at the present moment."""
        assert self.present is not None
        for viewer in self._viewers if viewers is None else viewers:
            self._shown[viewer] = self.present

    def sees_present(self, viewer: int) -> bool:
        return self._shown[viewer] is self.present

    def options(self, viewer: int, codes: list[str]) -> list[str]:
        """The options that a viewer means by these codes."""
        return [self._option(viewer, code) for code in codes]

    def _option(self, viewer: int, code: str) -> str:
        try:
            return self.sight(viewer).option_of(code)
        except KeyError as error:
            raise Refuse("illegal", fresh=True, option=code) from error

    def sight(self, viewer: int) -> Sight:
        """The cards that a viewer is shown."""
        return self._shown[viewer].sights[viewer]

    def number(self, viewer: int) -> int:
        """The `seq` of what a viewer is shown."""
        return self._shown[viewer].numbers[viewer] if viewer in self._shown else 0

    def send(self, table: Raw, viewers: Container[int] | None = None, quietly: bool = False) -> None:
        """Tell these viewers (None: all) what is new to them: a view, the table, or nothing.

        When `quietly`, those whose view has not changed hear nothing at all.
        """
        for viewer, connections in self.connections.items():
            if viewers is not None and viewer not in viewers:
                continue
            frame = self._news(viewer, table, quietly)
            if frame is not None:
                for connection in connections:
                    connection.send(frame)

    def refresh(self, connection: Connection, table: Raw) -> None:
        """Send a connection the whole of what it may see."""
        if self.present is None:
            connection.send_message(Table(connection.seat, table))  # type: ignore[arg-type]  # encoded already
        else:
            self._send_whole(connection, table, [])

    def can_undo(self, viewer: int) -> bool:
        """Whether this seat may take its last step back freely. Not at a window, be it asked or passed silently."""
        moment = self._shown[viewer]
        free = viewer >= 0 and moment is self.present and moment.game.can_take_back(viewer, moment.moves)
        return free and not is_reaction(moment.game)

    # -- frames ----------------------------------------------------------------------------------

    def _view(self, viewer: int) -> Json:
        moment = self._shown[viewer]
        view = moment.game.view(viewer)
        decision = view.get("decision")
        if moment is not self.present and isinstance(decision, dict):
            view["decision"] = _HIDDEN_QUESTION
        return moment.sights[viewer].view(add_words(moment.game, view))

    def _told(self, viewer: int, steps: list[Step]) -> tuple[list[Json], list[Json]]:
        """What happened in these steps as far as a viewer may know: as happenings, and in words."""
        assert self.present is not None
        happenings: list[Json] = []
        lines: list[Json] = []
        for step in steps:
            seen = step.told[viewer]
            happenings += seen
            lines += log_lines(self.present.game.box.name, seen)
        return happenings, lines

    def _news(self, viewer: int, table: Raw, quietly: bool) -> Outgoing | None:
        if self.present is None:
            if self._last.get(viewer) == (table,):
                return None
            self._last[viewer] = (table,)
            return Outgoing(Table(viewer, table))  # type: ignore[arg-type]  # encoded already
        moment = self._shown[viewer]
        before = self._views.get(viewer, {})
        view = self._views[viewer] = self._view(viewer)
        whole = not before.keys() <= view.keys() or not before
        changed = view if whole else {part: view[part] for part in view if before.get(part) != view[part]}
        up_to = self._up_to[viewer]
        self._up_to[viewer] = moment.seq
        steps = [step for step in self._steps if up_to < step.seq <= moment.seq]
        happenings, lines = self._told(viewer, steps)
        can_undo, number = self.can_undo(viewer), moment.numbers[viewer]
        outline = (table, number, can_undo)
        if not changed and not happenings:
            last = self._last.get(viewer)
            if last == outline or (quietly and last is not None and last[1] == number):
                return None
            if last is not None and last[1:] == outline[1:]:
                self._last[viewer] = outline
                return Outgoing(Table(viewer, table))  # type: ignore[arg-type]  # encoded already
        self._last[viewer] = outline
        message = View(number, viewer, whole, changed, happenings, lines, can_undo, table)  # type: ignore[arg-type]  # encoded
        return Outgoing(message)

    def _send_whole(self, connection: Connection, table: Raw, steps: list[Step]) -> None:
        viewer = connection.seat
        moment = self._shown[viewer]
        happenings, lines = self._told(viewer, steps)
        message = View(
            moment.numbers[viewer],
            viewer,
            True,
            self._views[viewer],
            happenings,
            lines,
            self.can_undo(viewer),
            table,  # type: ignore[arg-type]  # encoded already
        )
        connection.send_message(message)
