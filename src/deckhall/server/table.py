"""A table where a game is played. Everything that changes its game is here: moves, windows, clocks, bots, undo.

Actions happen one at a time (`lock`), are stored before anybody hears of them, and are completed even if the client has
gone (`carry_through`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Container, Coroutine, Sequence
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.server import absence, history, kept_decks
from deckhall.server.advice import Adviser
from deckhall.server.answering import Impossible, give
from deckhall.server.audience import Audience, Moment
from deckhall.server.clocks import NOBODY, Clocks
from deckhall.server.connection import Connection
from deckhall.server.game_messages import Result
from deckhall.server.history import Step
from deckhall.server.messages import encode
from deckhall.server.opponents import Chair
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import Event, SavedTable, Seat, Snapshot
from deckhall.server.services import Services
from deckhall.server.socket_messages import AutoPassed
from deckhall.server.speech import standing
from deckhall.server.table_info import Seen, table_info
from deckhall.server.table_messages import TableInfo, UndoOffer
from deckhall.server.windows import DECLINE, Pause, declines_window, is_reaction, reaction_cards
from deckhall.server.writer import Clash, Fenced, NotStored

log = logging.getLogger("deckhall.server")
T = TypeVar("T")

_FIRST_WAIT, _LONGEST_WAIT = 0.25, 10.0  # seconds before a failed write is retried


class Table:
    """A live table: its saved part, its game, and everyone who watches it."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        self.services = services
        self.saved = saved
        self.audience = Audience(len(saved.seats), Adviser(saved.settings.hints))
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.seq = 0  # number of events stored
        self.steps: list[Step] = []  # the answers not undone
        self.offer: UndoOffer | None = None
        self.away_since: dict[int, float] = {}
        self.touched = services.now()
        self.closed = False
        self._clocks = Clocks(saved.settings.clock, len(saved.seats), services.now)
        self._pause = Pause(saved.settings.window_pause / 1000, services.now)
        self._before_window: tuple[Moment, int] | None = (
            None  # the moment before the open window, and its steps
        )
        self._waiting = False  # whether everyone has been told that a window is open
        self._thinking = NOBODY
        self._bot_asked_at = NOBODY
        self._pondered_at = NOBODY
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._failures = 0  # consecutive failed writes
        self.lived_until = 0.0  # when a server last owned this table

    # -- beginning, and taking up again ---------------------------------------------------------

    def take_up(self, game: Game, events: list[Event]) -> None:
        """Continue the game from its events."""
        numbers = history.numbers(events, len(self.saved.seats))
        self.steps = history.steps(events, self.saved.base_seq)
        for event in events:
            if "left" in event.content:
                self._clocks.left = list(event.content["left"])
        self._clocks.stop()
        self._pause.close()
        self.seq = events[-1].seq if events else 0
        opened = history.open_window(events) if self.saved.state == "playing" else None
        if opened is None or self._pause.seconds == 0:
            self.game = game
            self.audience.begin(Moment(game, self.seq, numbers, self._moves_of_last_step()))
            if events:
                self._clocks.charge(min(time.time(), self.lived_until) - events[-1].at)
        else:
            self._reopen_window(events, opened)
        self.go_on()
        self._clocks.charge(0)  # nothing had elapsed for anybody asked later

    def _reopen_window(self, events: list[Event], opened: int) -> None:
        """Restore a window that was open when the server stopped: show what came before it, and repeat the rest."""
        past = [event for event in events if event.seq < opened]
        since = [event for event in events if event.seq >= opened]
        game = history.rebuild(self.saved, past, None)
        numbers = history.numbers(past, len(self.saved.seats))
        standing = history.steps(events, self.saved.base_seq)
        self.steps = history.steps(past, self.saved.base_seq)
        last, self.seq = self.seq, opened - 1
        before = Moment(game, self.seq, numbers, self._moves_of_last_step())
        self.audience.begin(before)
        self._before_window = (before, len(self.steps))
        for event, step in zip(
            [event for event in since if event.kind == "move"], standing[len(self.steps) :], strict=True
        ):
            if event.content.get("secret"):
                self.audience.show(
                    (event.seat,)
                )  # those who have answered had seen the question and must not see less now
            game = game.clone()
            game.listen()
            for code in step.codes:
                game.apply(code)
            self.seq = event.seq
            self.steps.append(step)
            self._advance(game, game.happenings(), event.seat if event.content.get("secret") else None)
        self.seq = last
        self._pause.open(self._is_among_bots())

    async def reload(self) -> None:
        """Reload the game from the store after another server has written to it."""
        saved = await self.services.store.saved(self.saved.id)
        assert saved is not None
        events, snapshot = await self.services.store.past(self.saved.id)
        self.saved = saved
        self.take_up(history.rebuild(saved, events, snapshot), events)

    def snapshot(self) -> Snapshot:
        """The current position; while a window is open, the one before it, because the rest is repeated."""
        assert self.game is not None
        if self._pause.is_open and self._before_window is not None:
            moment, steps = self._before_window
            return Snapshot(moment.seq, steps, self.saved.rules, moment.game.position())
        return Snapshot(self.seq, len(self.steps), self.saved.rules, self.game.position())

    # -- doing one thing at a time -----------------------------------------------------------------

    async def carry_through(self, deed: Coroutine[Any, Any, T]) -> T:
        """Run an action under the lock to completion, even if the caller is gone."""

        async def alone() -> T:
            async with self.lock:
                self.touched = self.services.now()
                return await deed

        doing = self.spawn(alone())
        doing.add_done_callback(lambda _: deed.close())  # if the table was closed before it began
        return await asyncio.shield(doing)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def write(
        self,
        *events: Event,
        saved: SavedTable | None = None,
        snapshot: Snapshot | None = None,
        decks: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Store events (and the changed saved table, and decks to keep); they take effect only then."""
        try:
            await self.services.store.save(
                saved or self.saved,
                events=events,
                snapshot=snapshot,
                with_sheet=saved is not None,
                decks=decks,
            )
        except Clash as clash:
            await self.reload()
            raise Refuse("stale", fresh=True, seq=self.seq) from clash
        except Fenced as fenced:
            self.services.lose([self.saved.id])
            raise Refuse("busy", status=503) from fenced
        except NotStored as problem:
            log.error("not_stored", extra={"table": self.saved.id, "problem": str(problem)})
            self._try_again()
            raise Refuse("busy", status=503) from problem
        self._failures = 0
        self.seq += len(events)
        if saved is not None:
            self.saved = saved

    def _try_again(self) -> None:
        """Retry, after a while, what no person waits for: a bot's move, or the end of a clock or window."""
        self._failures += 1
        wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** (self._failures - 1))

        async def later() -> None:
            await asyncio.sleep(wait)
            async with self.lock:
                self.go_on()

        if not self.closed:
            self.spawn(later())

    def event(self, kind: str, seat: int, **content: Any) -> Event:
        """The next event of this table."""
        if self._clocks.is_used():
            content["left"] = [round(self._clocks.remaining(s), 3) for s in range(len(self.saved.seats))]
        return Event(self.seq + 1, kind, seat, content, time.time())

    def playing(self) -> Game:
        """The game; raises Refuse if none is running."""
        if self.game is None or self.saved.state != "playing":
            raise Refuse("not_playing")
        return self.game

    # -- moves -------------------------------------------------------------------------------------

    async def act(self, seat: int, seq: int, codes: list[str]) -> None:
        """A player's answer. Stale, foreign or impossible answers are refused."""
        game = self.playing()
        if seat < 0:
            raise Refuse("not_seated", status=403)
        if seq != self.audience.number(seat) or not self.audience.sees_present(seat):
            raise Refuse("stale", fresh=True, seq=self.audience.number(seat))
        decision = game.decision
        assert decision is not None
        if decision.player != seat or self.saved.seats[seat].is_played_by_bot():
            raise Refuse("not_yours", fresh=True)
        options = self.audience.options(seat, codes)
        try:
            await self.answer(seat, options)
        except Impossible as error:
            raise Refuse("illegal", fresh=True, option=codes[options.index(error.code)]) from error

    async def answer(self, seat: int, codes: list[str]) -> None:
        """Take a step in a copy of the game, which replaces the game once the step is stored."""
        started = time.perf_counter()
        before = self.playing()
        decision = before.decision
        assert decision is not None
        game = before.clone()
        game.listen()
        given = give(game, codes)
        happenings = game.happenings()
        clocks = self._clocks.kept()
        self._clocks.decided(seat)
        content = {"secret": True} if decision.secret else {}
        declined = declines_window(before, given, happenings)
        was_open, opens = self._pause.is_open, self._pause.opens(before, game, declined)
        if opens and not (declined and was_open):
            content["window"] = True  # after a restart it is opened again
        event = self.event("move", seat, options=given, **content)
        saved, snapshot = self._ended(game), None
        if saved is None and not (was_open or opens) and event.seq % self.services.config.snapshot_every == 0:
            snapshot = Snapshot(event.seq, len(self.steps) + 1, self.saved.rules, game.position())
        decks = kept_decks.newly_made(self.saved, game)
        if decks:
            saved = replace(saved or self.saved, decks=decks)
        try:
            await self.write(event, saved=saved, snapshot=snapshot, decks=kept_decks.rows(self.saved, decks))
        except Refuse:
            self._clocks.restore(clocks)
            raise
        present = self.audience.present
        assert present is not None
        self.steps.append(Step(seat, given))
        self._advance(game, happenings, seat if decision.secret else None)
        self._pause.moved(before, game, declined, self._is_among_bots())
        if self._pause.is_open and (not was_open or "window" in content):
            self._before_window = (present, len(self.steps) - 1)
        self.services.metrics.count("moves")
        self.services.metrics.took("move", time.perf_counter() - started)
        self.go_on(answered=(seat,) if is_reaction(before) else (), secretly=decision.secret)

    def _ended(self, game: Game) -> SavedTable | None:
        """The saved part of a table whose game has just ended by its rules."""
        outcome = game.outcome
        if outcome is None:
            return None
        result = Result(outcome.reason, list(outcome.winners), list(outcome.scores))
        return replace(
            self.saved,
            state="over",
            result=result,
            ended=int(time.time()),
            digest=game.digest(),
            standing=standing(game),
        )

    async def undo(self, seat: int, count: int) -> None:
        """Undo the latest steps. The caller has checked that this is allowed."""
        events, _ = await self.services.store.past(self.saved.id)
        game = await asyncio.to_thread(history.before, self.saved, events, count)
        event = self.event("undone", seat, moves=count)
        # With a snapshot, the game can continue under new rules too, whatever was undone before.
        snapshot = Snapshot(event.seq, len(self.steps) - count, self.saved.rules, game.position())
        await self.write(event, snapshot=snapshot)
        del self.steps[len(self.steps) - count :]
        self._advance(game, [Happening("undone", seat, -1, "", -1, "", 1, "", "", "", -1)], None, count)
        self._clocks.stop()
        self.services.metrics.count("undone_moves", count)
        self.go_on()

    def _advance(
        self, game: Game, happenings: list[Happening], known_to: int | None, undone: int = 0
    ) -> None:
        assert self.audience.present is not None
        self.game = game
        self.offer = None
        present = self.audience.present.after(game, self.seq, self._moves_of_last_step(), known_to)
        self.audience.go_on(present, happenings, undone)

    def wind_clock(self, seat: int) -> None:
        """Reset the clock of a seat that a person plays again."""
        self._clocks.wind_up(seat)

    def note(self, kind: str, seat: int, what: str = "") -> None:
        """Tell everybody what happened to a seat: not a move of the game, but part of the log."""
        self.audience.note(self.seq, Happening(kind, seat, -1, "", -1, "", -1, "", "", what, -1))

    def _moves_of_last_step(self) -> int:
        return len(self.steps[-1].codes) if self.steps else 1

    async def finish(self, saved: SavedTable, result: Result, *events: Event) -> None:
        """End the game for a reason outside its rules; `saved` includes what these events change."""
        ended = replace(saved, state="over", result=result, ended=int(time.time()))
        if self.game is not None:
            ended = replace(ended, digest=self.game.digest(), standing=standing(self.game))
        await self.write(*events, saved=ended)
        for event in events:
            self.note(event.kind, event.seat, event.content["why"])
        self.go_on()

    # -- what comes next -----------------------------------------------------------------------------

    def go_on(self, answered: tuple[int, ...] = (), secretly: bool = False) -> None:
        """Show what may be shown, and let the next player decide.

        While a window is open, only the asked seat and those who have just `answered` are sent anything. After a secret
        answer, only viewers whose view it changed are.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._thinking = NOBODY
        game = self.game
        if game is None or game.decision is None or self.saved.state != "playing":
            self._clocks.stop()
            self._pause.close()
            self.offer = None
            if game is not None:
                self.audience.show()
            self.send()
        elif self._pause.is_open:
            self._wait_at_window(game, game.decision.player, answered)
        else:
            self._ask(game, game.decision.player, secretly)

    def _ask(self, game: Game, player: int, secretly: bool) -> None:
        """The usual case: everyone sees the current game, and a person or a bot decides."""
        assert game.decision is not None
        self._waiting = False
        self.audience.show()
        seat = self.saved.seats[player]
        if seat.is_played_by_bot():
            self._clocks.stop()
            if self._somebody_cares():
                self._thinking = NOBODY if game.decision.secret else player
                self._ask_bot(player, seat.level)
        elif is_reaction(game) and self._passes_by_itself(seat, game):
            self.spawn(self._decline(self.seq, player))
        elif self._clocks.is_used():
            self._clocks.start(player)
            self._at(self._clocks.runs_out_in(player), self._time_is_up, self.seq)
        if not seat.is_played_by_bot() and not game.decision.secret:
            self._let_bot_ponder(player)
        if self.services.push is not None:
            self.services.push.asked(self, player)
        self.send(quietly=secretly)

    def _wait_at_window(self, game: Game, player: int, answered: tuple[int, ...]) -> None:
        """A window is open: the asked seat, if any, answers; all others only see that it is open."""
        opening, self._waiting = not self._waiting, True
        self._clocks.stop()
        asked = is_reaction(game)
        if asked:
            self.audience.show((player,))
            seat = self.saved.seats[player]
            if seat.is_played_by_bot():
                self._ask_bot(player, seat.level)
            elif self._passes_by_itself(seat, game):
                self.spawn(self._decline(self.seq, player))
        person = not self.saved.seats[player].is_played_by_bot()
        untimed = asked and person and self._is_among_bots()
        if self._pause.untimed and not untimed:
            self._pause.open(
                self._is_among_bots()
            )  # a bot that may be asked now has its full time, however long the person took
        self._pause.untimed = untimed
        if self._pause.is_settled:
            self._at(self._pause.closes_in(), self._window_over, self.seq)
        elif not self._pause.untimed:
            self._at(self._pause.settles_in(), self._settle, self.seq)
        self.send(None if opening else {player, *answered} if asked else answered)

    def _is_among_bots(self) -> bool:
        """Whether one person plays with bots and nobody watches: how long that person takes reveals nothing to
        anybody."""
        people = sum(seat.kind != "bot" for seat in self.saved.seats)
        return people <= 1 and self.audience.onlookers() == 0

    def _at(self, seconds: float, then: Callable[[int], Coroutine[Any, Any, None]], seq: int) -> None:
        def now() -> None:
            self._timer = None
            self.spawn(then(seq))

        self._timer = asyncio.get_running_loop().call_later(seconds, now)

    def _somebody_cares(self) -> bool:
        """Bots do not continue among themselves while nobody watches."""
        people = any(seat.kind == "person" and not seat.substituted for seat in self.saved.seats)
        return people or self.audience.count() > 0

    def _passes_by_itself(self, seat: Seat, game: Game) -> bool:
        return seat.auto_pass or reaction_cards(game) <= set(seat.auto_pass_cards)

    async def _settle(self, seq: int) -> None:
        """The time to answer is over. Something is stored either way, so that no one can tell whether it was an
        answer."""
        async with self.lock:
            if seq != self.seq or not self._pause.is_open or self._pause.is_settled:
                return
            if self._pause.settles_in() > 0.001:  # held in the meantime, or the timer fired early
                self.go_on()
                return
            since = self.services.now()
            try:
                declined = await self._decline_for_all()
            except Refuse as refusal:
                log.error("window_failed", extra={"table": self.saved.id, "reason": refusal.reason})
                return
            self._pause.settle(since)
            self.go_on(answered=declined)

    async def _decline_for_all(self) -> tuple[int, ...]:
        """Store that anyone still asked declines, and that the window is over; returns the seats that were asked."""
        game = self.playing().clone()
        game.listen()
        declined: list[tuple[int, Game, list[Happening]]] = []
        events: list[Event] = []
        while is_reaction(game):
            assert game.decision is not None
            player = game.decision.player
            game.apply(DECLINE)
            declined.append((player, game.clone(), game.happenings()))
            events.append(self.event("move", player, options=[DECLINE], secret=True))
        events.append(self.event("window", NOBODY))
        for number, event in enumerate(events):
            event.seq = self.seq + 1 + number
        first = self.seq
        await self.write(*events, saved=self._ended(game))
        last = self.seq
        for number, (player, then, happenings) in enumerate(declined, 1):
            self.seq = first + number
            self.steps.append(Step(player, [DECLINE]))
            self._advance(then, happenings, player)
            self.audience.tell_aside(player, {"kind": "too_late", "player": player})
        self.seq = last
        return tuple(player for player, _, _ in declined)

    async def _window_over(self, seq: int) -> None:
        async with self.lock:
            if seq != self.seq or not self._pause.is_open:
                return
            if self._pause.closes_in() > 0.001:  # the timer fired early
                self._at(self._pause.closes_in(), self._window_over, seq)
            else:
                self._pause.close()
                self.go_on()

    async def _decline(self, seq: int, player: int) -> None:
        async with self.lock:
            if seq == self.seq:
                await self._by_itself(player, DECLINE)

    async def _time_is_up(self, seq: int) -> None:
        async with self.lock:
            player = self._clocks.running
            if seq != self.seq or player == NOBODY:
                return
            if (left := self._clocks.runs_out_in(player)) > 0.001:  # timers of a busy loop may fire early
                self._at(left, self._time_is_up, seq)
                return
            try:
                await absence.out_of_time(self, player)
            except Refuse as refusal:
                log.error("clock_failed", extra={"table": self.saved.id, "reason": refusal.reason})

    async def _by_itself(self, player: int, option: str) -> None:
        """A move that no person waits for."""
        try:
            await self.answer(player, [option])
        except Refuse as refusal:
            log.error("move_failed", extra={"table": self.saved.id, "reason": refusal.reason})

    # -- bots ------------------------------------------------------------------------------------------

    def _ask_bot(self, player: int, level: str) -> None:
        if self._bot_asked_at != self.seq:
            self._bot_asked_at = self.seq
            self.spawn(self._think(self.seq, player, level))

    async def _think(self, seq: int, player: int, level: str) -> None:
        """Let a bot choose, in another process. How long its moves are displayed is up to each viewer's page."""
        assert self.game is not None
        assert self.game.decision is not None
        decision = self.game.decision  # the decision to think about: the game may move on in the meantime
        options = decision.options
        started = self.services.now()
        try:
            option = options[0].code
            if len(options) > 1:
                chair = Chair(self.saved.id, player, 0 if self.game.last is None else self.game.last.number)
                option = await self.services.opponents.choose(
                    self.game.position(), level, self.saved.host, chair
                )
            decision.option(option)
        except Exception:  # if anything goes wrong in a bot, the game continues
            log.exception("bot_failed", extra={"table": self.saved.id, "level": level})
            self.services.metrics.count("bot_failures")
            option = options[secrets.randbelow(len(options))].code
        self.services.metrics.took("bot", self.services.now() - started)
        async with self.lock:
            self._bot_asked_at = NOBODY
            if seq == self.seq and self.saved.seats[player].is_played_by_bot():
                await self._by_itself(player, option)

    def _let_bot_ponder(self, player: int) -> None:
        """Let the next bot think while a person decides in public, if the host allows it; once for each position.

        Who is asked in secret must not show, so nobody thinks then.
        """
        if not self.services.config.ponder or self._pondered_at == self.seq:
            return
        seats = self.saved.seats
        others = [(player + step) % len(seats) for step in range(1, len(seats))]
        bot = next((number for number in others if seats[number].is_played_by_bot()), NOBODY)
        if bot != NOBODY:
            self._pondered_at = self.seq
            self.spawn(self._ponder(self.seq, bot, seats[bot].level))

    async def _ponder(self, seq: int, player: int, level: str) -> None:
        assert self.game is not None
        chair = Chair(self.saved.id, player, 0 if self.game.last is None else self.game.last.number)
        try:
            await self.services.opponents.ponder(
                self.game.position(), level, self.saved.host, chair, lambda: seq == self.seq
            )
        except Exception:  # nobody waits for it
            log.exception("pondering_failed", extra={"table": self.saved.id, "level": level})

    # -- people --------------------------------------------------------------------------------------

    def enter(self, connection: Connection, since: int | None) -> None:
        """Add a connection that opens the table."""
        self.touched = self.services.now()
        for number in self.saved.seats_of(connection.guest_id):
            self.away_since.pop(number, None)
            if self.saved.seats[number].told:
                self.spawn(absence.is_back(self, number))
        nobody_was_here = self.audience.count() == 0
        self.audience.add(connection)
        could_learn = connection.seat < 0 and (self._pause.untimed or self._pause.is_short)
        if could_learn:  # from how long the window has been or will be open
            self._pause.open(self._is_among_bots())
        self.audience.welcome(connection, self.described(), since)
        seat = self.saved.seats[connection.seat] if connection.seat >= 0 else None
        if seat is not None and (seat.auto_pass or seat.auto_pass_cards):
            connection.send_message(AutoPassed(seat.auto_pass, seat.auto_pass_cards))
        if nobody_was_here and self.saved.state == "playing" and not self._pause.is_open:
            self.go_on()  # bots may have waited for a viewer
        elif could_learn:
            self._waiting = False  # everybody must be told
            self.go_on()
        else:
            self.send()

    def depart(self, connection: Connection) -> None:
        """Remove a connection that was closed or lost."""
        self.audience.remove(connection)
        self.touched = self.services.now()
        for seat in self.saved.seats_of(connection.guest_id):
            if not self.is_present(seat):
                self.away_since[seat] = self.services.now()
        self.send()

    def is_present(self, number: int) -> bool:
        """Whether this seat's guest is connected."""
        return self.saved.seats[number].guest in self.audience.guests()

    def move(self, connection: Connection, seat: int, since: int | None = None) -> None:
        """From now on a connection sees what another seat sees."""
        self.audience.remove(connection)
        connection.seat = seat
        self.audience.add(connection)
        self.audience.welcome(connection, self.described(), since)

    def hand_over(self, connection: Connection, seat: int, since: int | None) -> None:
        """Another person looks at this shared device: only now does it get what their seat may see."""
        if seat not in self.saved.seats_of(connection.guest_id):
            raise Refuse("not_seated", status=403)
        if connection.seat != seat:
            self.move(connection, seat, since)
            self.send()

    async def hold(self, seat: int, on: bool) -> None:
        """Keep the open window open, or let it close."""
        if seat < 0:
            raise Refuse("not_seated", status=403)
        if not self._pause.is_open:
            raise Refuse("no_window")
        (self._pause.held.add if on else self._pause.held.discard)(seat)
        self._waiting = False  # everybody must be told
        self.go_on()

    async def call(self, guest: str, name: str, colour: str) -> None:
        """A player has changed their name or colour."""
        number = self.saved.seat_of(guest)
        if number < 0 or self.saved.state == "over":
            return
        seat = self.saved.seats[number]
        if (seat.name, seat.colour) != (name, colour):
            await self.write(saved=absence.with_seat(self.saved, number, name=name, colour=colour))
            self.send()

    async def pass_by_itself(self, seat: int, everything: bool, cards: list[str]) -> None:
        """A player sets at which windows they need not be asked."""
        self.playing()
        if seat < 0:
            raise Refuse("not_seated", status=403)
        await self.write(
            saved=absence.with_seat(self.saved, seat, auto_pass=everything, auto_pass_cards=cards)
        )
        for connection in self.audience.connections.get(seat, ()):
            connection.send_message(AutoPassed(everything, cards))
        game = self.playing()
        if game.decision is not None and game.decision.player == seat and is_reaction(game):
            self.go_on()

    def _asked_here(self) -> int | None:
        """Who must be given the device. Only those who share it can tell that somebody is asked secretly."""
        game = self.game
        if (
            not self.saved.is_shared()
            or self.saved.state != "playing"
            or game is None
            or game.decision is None
        ):
            return None
        player = game.decision.player
        return None if self.saved.seats[player].is_played_by_bot() else player

    def is_waiting_at_window(self) -> bool:
        return self._pause.is_open

    def is_idle(self) -> bool:
        """Whether nothing would be missed if this table were removed from memory."""
        return (
            self.audience.count() == 0
            and not self._tasks
            and self._timer is None  # of a clock, or of a window after which a clock may run
            and self._clocks.running == NOBODY
            and not self.lock.locked()
        )

    def close(self) -> None:
        """Stop everything in progress."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in list(self._tasks):
            task.cancel()

    # -- how it looks ------------------------------------------------------------------------------

    def send(self, viewers: Container[int] | None = None, quietly: bool = False) -> None:
        self.audience.send(self.described(), viewers, quietly)

    def described(self) -> Raw:
        return Raw(encode(self.info()))

    def info(self) -> TableInfo:
        """The table's public information. While a question is secret, no clock seems to run and no bot to think."""
        game, clocks = self.game, self._clocks
        secret = game is not None and game.decision is not None and game.decision.secret
        running = NOBODY if secret else clocks.running
        here = self.audience.guests()
        seen = Seen(
            connected=[
                number
                for number, seat in enumerate(self.saved.seats)
                if seat.kind == "person" and seat.guest in here
            ],
            asked=self._asked_here(),
            thinking=self._thinking,
            running=running,
            grace=clocks.grace(running),
            clocks=[
                clocks.remaining(seat) if seat == running else left for seat, left in enumerate(clocks.left)
            ],
        )
        if not clocks.is_used() or self.saved.state != "playing":
            seen.clocks = None
        return table_info(self.saved, seen, self.audience.onlookers(), self.offer, self._pause.shown())
