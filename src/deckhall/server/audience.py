"""The audience: what each viewer of a table is shown. Nothing of a game reaches a socket except through here.

A viewer is a seat, or -1 for all spectators. Each is shown a moment of the game: usually the present one; while a
window is open the one before it, so that nobody can tell whether somebody is being asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from itertools import groupby
from typing import Any

from msgspec import Raw

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server.advice import Adviser
from deckhall.server.aliases import Sight, first_sight, forgotten, next_sight, without_numbers
from deckhall.server.connection import Connection, Outgoing
from deckhall.server.messages import Json
from deckhall.server.refusals import Refuse
from deckhall.server.socket_messages import Said, Table, View
from deckhall.server.speech import add_words, begins_turn, log_lines, turn_line
from deckhall.server.windows import is_reaction

ONLOOKERS = -1
_STEPS_KEPT = 40  # as counted by a viewer
_HIDDEN_QUESTION: Json = {"player": None, "prompt": None}


class Moment:
    """The game after event `seq`; `numbers` are the numbers that the viewers have for it (the last is the spectators').

    `moves` is the number of moves in the last step; they are undone together. `sights` is what each viewer sees through
    whose eyes somebody has looked.
    `views` are views of the game that were made for the sights and are still to be sent.
    """

    __slots__ = ("game", "moves", "numbers", "seq", "sights", "views")

    def __init__(self, game: Game, seq: int, numbers: tuple[int, ...], moves: int) -> None:
        self.game = game
        self.seq = seq
        self.numbers = numbers
        self.moves = moves
        self.sights: dict[int, Sight] = {}
        self.views: dict[int, Json] = {}

    def after(self, game: Game, seq: int, moves: int, known_to: int | None) -> Moment:
        """The next moment. A secret answer is counted only by the seat that gave it."""
        numbers = [
            number + (1 if known_to is None or viewer == known_to else 0)
            for viewer, number in enumerate(self.numbers)
        ]
        return Moment(game, seq, tuple(numbers), moves)


class Step:
    """What happened in event `seq` as each viewer may know it; `numbers` are those of the moment after it.

    `turns` are lines about turns that ended with it. `undoes` are the steps that it undoes.
    """

    __slots__ = ("before", "is_move", "numbers", "seq", "told", "turns", "undoes")

    def __init__(
        self, moment: Moment, told: dict[int, list[Json]], turns: dict[int, list[Json]] | None = None
    ) -> None:
        self.seq = moment.seq
        self.numbers = moment.numbers
        self.told = told
        self.turns = turns or {}
        self.before = moment.numbers  # those of the moment before a move
        self.is_move = False  # and has not been undone
        self.undoes: list[Step] = []

    def takes_back_since(self, viewer: int) -> int | None:
        """The number of the first undone step that a viewer knows of; others are secret. None if this is not an
        undo."""
        if not self.undoes:
            return None
        known = [step.numbers[viewer] for step in self.undoes if step.numbers[viewer] > step.before[viewer]]
        return min(known, default=self.numbers[viewer])


class Audience:
    """The viewers of one table, and what they have been shown."""

    def __init__(self, seats: int, adviser: Adviser) -> None:
        self._adviser = adviser
        self.connections: dict[int, set[Connection]] = {}
        self.present: Moment | None = None
        self._viewers = (*range(seats), ONLOOKERS)
        self._shown: dict[int, Moment] = {}
        self._up_to: dict[int, int] = {}  # the last event whose happenings were sent
        self._views: dict[int, Json] = {}  # the view that a viewer's connections hold
        self._last: dict[int, tuple[Any, ...]] = {}
        self._steps: deque[Step] = deque()
        self._turn: dict[int, list[Json]] = {}  # what viewers have seen of the current turn

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
        self._look(viewer)
        moment = self._shown[viewer]
        if viewer not in self._views:
            self._views[viewer] = self._view(viewer)
            self._up_to[viewer] = moment.seq
            self._last[viewer] = (table, moment.numbers[viewer], self.can_undo(viewer))
        oldest = moment.numbers[viewer] - _STEPS_KEPT
        least = oldest if since is None else max(since, oldest)
        steps = [step for step in self._steps if step.seq <= moment.seq and step.numbers[viewer] > least]
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

    def guests(self) -> set[str]:
        """The public ids of everybody watching or playing."""
        return {connection.guest_id for connection in self.everybody()}

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
        """The game starts or resumes: every viewer is at this moment."""
        self.present = moment
        self._steps.clear()
        self._turn.clear()
        for viewer in self._viewers:
            self._shown[viewer] = moment
            self._up_to[viewer] = moment.seq
        for viewer in self.connections:
            self._look(viewer)

    def _look(self, viewer: int) -> None:
        """Somebody looks through the eyes of this viewer, and from now on they know cards again.

        Nothing is worked out for the seats of bots, nor for spectators where nobody has watched.
        """
        moment = self._shown[viewer]
        if viewer not in moment.sights:
            moment.sights[viewer] = first_sight(moment.game, viewer, moment.numbers[viewer])

    def go_on(self, moment: Moment, happenings: list[Happening], undone: int = 0) -> None:
        """The game has moved on, or this many steps were undone; `show` decides who sees it."""
        assert self.present is not None
        earlier_numbers = self.present.numbers
        takes_back = moment.game.state.revelations < self.present.game.state.revelations
        told: dict[int, list[Json]] = {}
        for viewer in self._viewers:
            sight = self.present.sights.get(viewer)
            if sight is None:
                told[viewer] = [without_numbers(happening.seen_by(viewer)) for happening in happenings]
                continue
            before = (
                forgotten(sight) if takes_back else sight
            )  # cards seen in the meantime must not be recognised
            view = moment.game.view(viewer)
            if viewer in self.connections:
                moment.views[viewer] = view
            moment.sights[viewer], told[viewer] = next_sight(before, moment.game, viewer, happenings, view)
        self.present = moment
        game = moment.game.box.name
        turns = {viewer: self._finished_turns(game, viewer, seen) for viewer, seen in told.items()}
        step = Step(moment, told, turns)
        step.before, step.is_move = earlier_numbers, undone == 0
        step.undoes = [one for one in self._steps if one.is_move][-undone:] if undone else []
        for earlier in step.undoes:
            earlier.is_move = False
        self._keep(step)

    def _finished_turns(self, game: str, viewer: int, seen: list[Json]) -> list[Json]:
        """Lines about the turns that ended with what a viewer has just seen."""
        lines: list[Json] = []
        for happening in seen:
            turn = self._turn.get(viewer)
            ends = begins_turn(game, happening) or happening["kind"] == "ended"
            if turn and ends:
                lines += turn_line(game, turn, viewer)
            if happening["kind"] == "undone":
                self._turn.pop(viewer, None)
            elif ends:
                self._turn[viewer] = [happening] if happening["kind"] != "ended" else []
            elif turn:
                turn.append(happening)
        return lines

    def note(self, seq: int, happening: Happening) -> None:
        """Record something in event `seq` that is not a move: the moment stays, and everybody may know of it."""
        present = self.present
        assert present is not None
        moment = Moment(present.game, seq, present.numbers, present.moves)
        moment.sights = present.sights
        self.present = moment
        for viewer, shown in self._shown.items():
            if shown is present:
                self._shown[viewer] = moment
        self._keep(Step(moment, {viewer: [happening.seen_by(viewer)] for viewer in self._viewers}))

    def _keep(self, step: Step) -> None:
        """Keep a step while anybody counts it among their last ones: how far back the log goes must not reveal how many
        secret steps there were, and thus whether somebody was asked."""
        self._steps.append(step)
        while all(
            old + _STEPS_KEPT <= new for old, new in zip(self._steps[0].numbers, step.numbers, strict=True)
        ):
            self._steps.popleft()

    def tell_aside(self, viewer: int, happening: Json) -> None:
        """Tell one viewer alone about something in the last step."""
        self._steps[-1].told[viewer].append(happening)

    def show(self, viewers: tuple[int, ...] | None = None) -> None:
        """Move these viewers (None: all) to the present moment."""
        assert self.present is not None
        for viewer in self._viewers if viewers is None else viewers:
            sight, self._shown[viewer] = self._shown[viewer].sights.get(viewer), self.present
            if sight is not None and viewer not in self.present.sights:
                # They came while a window was open. What was hidden from them by then they do not recognise: whether
                # somebody was asked in the meantime must make no difference.
                self.present.sights[viewer], _ = next_sight(forgotten(sight), self.present.game, viewer, [])

    def sees_present(self, viewer: int) -> bool:
        return self._shown[viewer] is self.present

    def shown(self, viewer: int) -> Game:
        """The game as far as a viewer has been shown it."""
        return self._shown[viewer].game

    def is_asked(self, seat: int) -> bool:
        """Whether a seat must decide and has been shown so."""
        decision = self.shown(seat).decision
        return decision is not None and decision.player == seat and self.sees_present(seat)

    def options(self, viewer: int, codes: list[str]) -> list[str]:
        """The options that a viewer means by these codes."""
        return [self._option(viewer, code) for code in codes]

    def _option(self, viewer: int, code: str) -> str:
        try:
            return self.sight(viewer).option_of(code)
        except KeyError as error:
            raise Refuse("illegal", fresh=True, option=code) from error

    def sight(self, viewer: int) -> Sight:
        """The cards that a viewer sees."""
        return self._shown[viewer].sights[viewer]

    def number(self, viewer: int) -> int:
        """The `seq` of the moment a viewer is shown."""
        return self._shown[viewer].numbers[viewer] if viewer in self._shown else 0

    def send(self, table: Raw, viewers: Container[int] | None = None, quietly: bool = False) -> None:
        """Send these viewers (None: all) what is new to them: a view, the table, or nothing.

        If `quietly`, viewers whose view is unchanged are sent nothing at all.
        """
        for viewer, connections in self.connections.items():
            if viewers is not None and viewer not in viewers:
                continue
            frame = self._news(viewer, table, quietly)
            if frame is not None:
                for connection in connections:
                    connection.send(frame)

    def refresh(self, connection: Connection, table: Raw) -> None:
        """Send a connection everything it may see."""
        if self.present is None:
            connection.send_message(Table(connection.seat, table))  # type: ignore[arg-type]  # encoded already
        else:
            self._send_whole(connection, table, [])

    def can_undo(self, viewer: int) -> bool:
        """Whether this seat may freely undo its last step. Not at a window, whether asked or passed silently."""
        moment = self._shown[viewer]
        free = viewer >= 0 and moment is self.present and moment.game.can_take_back(viewer, moment.moves)
        return free and not is_reaction(moment.game)

    # -- frames ----------------------------------------------------------------------------------

    def _view(self, viewer: int) -> Json:
        moment = self._shown[viewer]
        view = moment.views.pop(viewer, None) or moment.game.view(
            viewer
        )  # words are added to it: for one use
        decision = view.get("decision")
        if moment is not self.present and isinstance(decision, dict):
            view["decision"] = _HIDDEN_QUESTION
        if moment is self.present:
            view = self._adviser.add_advice(moment.game, viewer, view)
        return moment.sights[viewer].view(add_words(moment.game, view))

    def _told(self, viewer: int, steps: list[Step]) -> tuple[list[Json], list[Json]]:
        """What happened in these steps as far as a viewer may know: as happenings, and in words."""
        assert self.present is not None
        happenings: list[Json] = []
        lines: list[Json] = []
        # Steps separated only by a secret question to somebody else are one step to this viewer, in the log too.
        for number, several in groupby(steps, lambda step: step.numbers[viewer]):
            together = list(several)
            seen = [happening for step in together for happening in step.told[viewer]]
            happenings += seen
            said = log_lines(self.present.game.box.name, seen)
            said += [line for step in together for line in step.turns.get(viewer, [])]
            since = together[0].takes_back_since(viewer)
            lines += [_at(number, since, line) for line in said]
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


def _at(number: int, since: int | None, line: Json) -> Json:
    """A line with the number of its moment, and, for an undo, that of the first moment undone."""
    return {**line, "at": number, **({} if since is None else {"since": since})}
