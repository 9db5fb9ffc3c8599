"""A table where a game is played. All that changes its game is here: moves, windows, clocks, bots, undoing.

One thing happens at a time (`lock`), it is stored before anybody hears of it, and it is carried through even
when the one who asked has gone (`carry_through`).
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
from deckhall.server.answering import Impossible, give
from deckhall.server.audience import Audience, Moment
from deckhall.server.clocks import NOBODY, Clocks
from deckhall.server.connection import Connection
from deckhall.server.history import Step
from deckhall.server.messages import AutoPassed, Result, TableInfo, UndoOffer, encode
from deckhall.server.refusals import Refuse
from deckhall.server.saved_table import Event, SavedTable, Seat, Snapshot
from deckhall.server.services import Services
from deckhall.server.store import Clash, NotStored
from deckhall.server.table_info import Seen, table_info
from deckhall.server.windows import DECLINE, Pause, is_reaction, reaction_cards

log = logging.getLogger("deckhall.server")
T = TypeVar("T")

_FIRST_WAIT, _LONGEST_WAIT = 0.25, 10.0  # seconds before something is stored again


class Table:
    """A live table: what is saved of it, its game, and everybody who watches it."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        self.services = services
        self.saved = saved
        self.audience = Audience(len(saved.seats))
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.seq = 0  # events stored
        self.steps: list[Step] = []  # the answers that stand
        self.offer: UndoOffer | None = None
        self.away_since: dict[int, float] = {}
        self.touched = services.now()
        self.closed = False
        self._clocks = Clocks(saved.settings.clock, len(saved.seats), services.now)
        self._pause = Pause(saved.settings.window_pause / 1000, services.now)
        self._before_window: tuple[Moment, int] | None = (
            None  # the moment before the open window, and its steps
        )
        self._waiting = False  # everybody has been told that a window is open
        self._thinking = NOBODY
        self._bot_asked_at = NOBODY
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._failures = 0  # writes in a row that failed

    # -- beginning, and taking up again ---------------------------------------------------------

    def take_up(self, game: Game, events: list[Event]) -> None:
        """The game as its events left it."""
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
        else:
            self._reopen_window(events, opened)
        self.go_on()

    def _reopen_window(self, events: list[Event], opened: int) -> None:
        """A window was open when the server stopped: what came before it is shown, and the rest happens once more."""
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
            game = game.clone()
            game.listen()
            for code in step.codes:
                game.apply(code)
            self.seq = event.seq
            self.steps.append(step)
            self._advance(game, game.happenings(), event.seat if event.content.get("secret") else None)
        self.seq = last
        self._pause.open()

    async def reload(self) -> None:
        """Take the game up from the store, after somebody else has written to it."""
        saved = await self.services.store.saved(self.saved.id)
        assert saved is not None
        events, snapshot = await self.services.store.past(self.saved.id)
        self.saved = saved
        self.take_up(history.rebuild(saved, events, snapshot), events)

    def snapshot(self) -> Snapshot:
        """Where the game stands; while a window is open, where it stood before: the rest is played again."""
        assert self.game is not None
        if self._pause.is_open and self._before_window is not None:
            moment, steps = self._before_window
            return Snapshot(moment.seq, steps, self.saved.rules, moment.game.position())
        return Snapshot(self.seq, len(self.steps), self.saved.rules, self.game.position())

    # -- doing one thing at a time -----------------------------------------------------------------

    async def carry_through(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do something under the lock, to its end, even if whoever waits for it is gone."""

        async def alone() -> T:
            async with self.lock:
                self.touched = self.services.now()
                return await deed

        return await asyncio.shield(self.spawn(alone()))

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
        """Store events (and the changed saved table, and decks to be kept); only then do they count."""
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
        except NotStored as problem:
            log.error("not_stored", extra={"table": self.saved.id, "problem": str(problem)})
            self._try_again()
            raise Refuse("busy", status=503) from problem
        self._failures = 0
        self.seq += len(events)
        if saved is not None:
            self.saved = saved

    def _try_again(self) -> None:
        """What no person waits for, a bot's move, a clock's end or a window's, is done again after a while."""
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
        """The game, refusing when none is being played."""
        if self.game is None or self.saved.state != "playing":
            raise Refuse("not_playing")
        return self.game

    # -- moves -------------------------------------------------------------------------------------

    async def act(self, seat: int, seq: int, codes: list[str]) -> None:
        """A player answers. What is stale, not theirs or not possible is refused."""
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
        """Take a step: in a copy of the game, which takes the game's place once the step is stored."""
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
        waits = self._pause.is_open or self._pause.opens(before, game, given[-1])
        if self._pause.opens(before, game, given[-1]) and given[-1] != DECLINE:
            content["window"] = True  # a restart opens it again
        event = self.event("move", seat, options=given, **content)
        saved, snapshot = self._ended(game), None
        if saved is None and not waits and event.seq % self.services.config.snapshot_every == 0:
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
        was_open = self._pause.is_open
        self._pause.moved(before, game, given[-1])
        if self._pause.is_open and (not was_open or "window" in content):
            self._before_window = (present, len(self.steps) - 1)
        self.services.metrics.count("moves")
        self.services.metrics.took("move", time.perf_counter() - started)
        self.go_on(answered=(seat,) if is_reaction(before) else (), secretly=decision.secret)

    def _ended(self, game: Game) -> SavedTable | None:
        """What is saved of a table whose game has just ended by its rules."""
        outcome = game.outcome
        if outcome is None:
            return None
        result = Result(outcome.reason, list(outcome.winners), list(outcome.scores))
        return replace(self.saved, state="over", result=result, ended=int(time.time()), digest=game.digest())

    async def undo(self, seat: int, count: int) -> None:
        """Take back the latest steps. Whether that is allowed has been asked before."""
        events, _ = await self.services.store.past(self.saved.id)
        game = await asyncio.to_thread(history.before, self.saved, events, count)
        event = self.event("undone", seat, moves=count)
        # With a snapshot the game goes on under new rules too, whatever was taken back before.
        snapshot = Snapshot(event.seq, len(self.steps) - count, self.saved.rules, game.position())
        await self.write(event, snapshot=snapshot)
        del self.steps[len(self.steps) - count :]
        self._advance(game, [Happening("undone", seat, -1, "", -1, "", 1, "", "", "", -1)], None)
        self._clocks.stop()
        self.services.metrics.count("undone_moves", count)
        self.go_on()

    def _advance(self, game: Game, happenings: list[Happening], known_to: int | None) -> None:
        assert self.audience.present is not None
        self.game = game
        self.offer = None
        present = self.audience.present.after(game, self.seq, self._moves_of_last_step(), known_to)
        self.audience.go_on(present, happenings)

    def _moves_of_last_step(self) -> int:
        return len(self.steps[-1].codes) if self.steps else 1

    async def finish(self, saved: SavedTable, result: Result, *events: Event) -> None:
        """End the game from outside of its rules; `saved` has what these events change."""
        digest = "" if self.game is None else self.game.digest()
        ended = replace(saved, state="over", result=result, ended=int(time.time()), digest=digest)
        await self.write(*events, saved=ended)
        self.go_on()

    # -- what comes next -----------------------------------------------------------------------------

    def go_on(self, answered: tuple[int, ...] = (), secretly: bool = False) -> None:
        """Show what may be shown, and see to it that whoever is next can decide.

        While a window is open only the asked seat hears something, and those who have just `answered`. After
        a secret answer only those hear something whose view it changed.
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
        """The usual case: everybody sees the game as it is, and a person or a bot decides."""
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
            self._at(self._clocks.remaining(player), self._time_is_up, self.seq)
        self.send(quietly=secretly)

    def _wait_at_window(self, game: Game, player: int, answered: tuple[int, ...]) -> None:
        """A window is open: the asked seat, if there is one, answers; all others see only that it is open."""
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
        if self._pause.is_settled:
            self._at(self._pause.closes_in(), self._window_over, self.seq)
        else:
            self._at(self._pause.settles_in(), self._settle, self.seq)
        self.send(None if opening else {player, *answered} if asked else answered)

    def _at(self, seconds: float, then: Callable[[int], Coroutine[Any, Any, None]], seq: int) -> None:
        def now() -> None:
            self.spawn(then(seq))

        self._timer = asyncio.get_running_loop().call_later(seconds, now)

    def _somebody_cares(self) -> bool:
        """Bots do not play on among themselves while nobody looks."""
        people = any(seat.kind == "person" and not seat.substituted for seat in self.saved.seats)
        return people or self.audience.count() > 0

    def _passes_by_itself(self, seat: Seat, game: Game) -> bool:
        return seat.auto_pass or reaction_cards(game) <= set(seat.auto_pass_cards)

    async def _settle(self, seq: int) -> None:
        """The time to answer is over. Something is stored in any case: whether it was an answer cannot be told."""
        async with self.lock:
            if seq != self.seq or not self._pause.is_open or self._pause.is_settled:
                return
            if self._pause.settles_in() > 0.001:  # held meanwhile, or rung early
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
        """Store that whoever is still asked declines, and that the window is over; the seats that were asked."""
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
        self.seq = last
        return tuple(player for player, _, _ in declined)

    async def _window_over(self, seq: int) -> None:
        async with self.lock:
            if seq != self.seq or not self._pause.is_open:
                return
            if self._pause.closes_in() > 0.001:  # rung early
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
            if (left := self._clocks.remaining(player)) > 0.001:  # timers of a busy loop may ring early
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
        """A bot chooses, elsewhere, and takes at least as long as is pleasant."""
        assert self.game is not None
        assert self.game.decision is not None
        decision = self.game.decision  # the one that is thought about: the game may move on meanwhile
        options = decision.options
        started = self.services.now()
        try:
            option = await self.services.opponents.choose(self.game.position(), level, self.saved.host)
            decision.option(option)
        except Exception:  # whatever goes wrong in a bot, the game goes on
            log.exception("bot_failed", extra={"table": self.saved.id, "level": level})
            self.services.metrics.count("bot_failures")
            option = options[secrets.randbelow(len(options))].code
        took = self.services.now() - started
        self.services.metrics.took("bot", took)
        if not self._pause.is_open:
            await asyncio.sleep(max(0.0, self.saved.settings.bot_pause / 1000 - took))
        async with self.lock:
            self._bot_asked_at = NOBODY
            if seq == self.seq and self.saved.seats[player].is_played_by_bot():
                await self._by_itself(player, option)

    # -- people --------------------------------------------------------------------------------------

    def enter(self, connection: Connection, since: int | None) -> None:
        """Somebody opens the table."""
        self.touched = self.services.now()
        self.away_since.pop(connection.seat, None)
        nobody_was_here = self.audience.count() == 0
        self.audience.add(connection)
        self.audience.welcome(connection, self.described(), since)
        seat = self.saved.seats[connection.seat] if connection.seat >= 0 else None
        if seat is not None and (seat.auto_pass or seat.auto_pass_cards):
            connection.send_message(AutoPassed(seat.auto_pass, seat.auto_pass_cards))
        if nobody_was_here and self.saved.state == "playing" and not self._pause.is_open:
            self.go_on()  # bots may have waited for somebody to look
        else:
            self.send()

    def depart(self, connection: Connection) -> None:
        """Somebody closes the table, or is gone."""
        self.audience.remove(connection)
        self.touched = self.services.now()
        if connection.seat >= 0 and not self.audience.is_connected(connection.seat):
            self.away_since[connection.seat] = self.services.now()
        self.send()

    async def hold(self, seat: int, on: bool) -> None:
        """Keep the open window open, or let it close."""
        if seat < 0:
            raise Refuse("not_seated", status=403)
        if not self._pause.is_open:
            raise Refuse("no_window")
        (self._pause.held.add if on else self._pause.held.discard)(seat)
        self._waiting = False  # everybody is to hear of it
        self.go_on()

    async def call(self, guest: str, name: str, colour: str) -> None:
        """A player has another name or colour from now on."""
        number = self.saved.seat_of(guest)
        if number < 0 or self.saved.state == "over":
            return
        seat = self.saved.seats[number]
        if (seat.name, seat.colour) != (name, colour):
            await self.write(saved=absence.with_seat(self.saved, number, name=name, colour=colour))
            self.send()

    async def pass_by_itself(self, seat: int, everything: bool, cards: list[str]) -> None:
        """A player says at which windows they need not be asked."""
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

    def is_waiting_at_window(self) -> bool:
        return self._pause.is_open

    def is_idle(self) -> bool:
        """Whether nothing would be missed if this table left the memory."""
        return (
            self.audience.count() == 0
            and not self._tasks
            and self._clocks.running == NOBODY
            and not self.lock.locked()
        )

    def close(self) -> None:
        """Stop whatever is under way."""
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
        """The table as everybody may see it. While a question is secret no clock is seen to run, no bot to think."""
        game, clocks = self.game, self._clocks
        secret = game is not None and game.decision is not None and game.decision.secret
        running = NOBODY if secret else clocks.running
        seen = Seen(
            connected=frozenset(self.audience.connections),
            thinking=self._thinking,
            running=running,
            clocks=[
                clocks.remaining(seat) if seat == running else left for seat, left in enumerate(clocks.left)
            ],
        )
        if not clocks.is_used() or self.saved.state != "playing":
            seen.clocks = None
        return table_info(self.saved, seen, self.audience.onlookers(), self.offer, self._pause.shown())
