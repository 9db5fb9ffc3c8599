"""A contest: which bots meet at which tables, and each of its games, which can be played in any process."""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final

import deckhall
from deckhall.bots import Bot, Seat, UnknownBot, bot
from deckhall.bots.registry import can_play, level, levels, names
from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError

MOST_DECISIONS: Final = 100_000
NOBODY: Final = "nobody"  # whom a bot meets that plays alone


class InvalidContest(Spoken, GameError):
    """A contest that cannot be held as described."""


@dataclass(frozen=True)
class Contestant:
    """A bot in a contest, written `level`, `level:nodes=400`, `module:Class` or `module:Class:nodes=400`."""

    name: str
    level: str
    parameters: tuple[tuple[str, int], ...]

    def bot(self, game: str, seed: int) -> Bot:
        if not can_play(self.level, game):
            able = ", ".join(levels(game))
            raise InvalidContest("fault-no-bot", name=repr(self.name), game=game, bots=able)
        try:
            return bot(self.level, game, seed, **dict(self.parameters))
        except UnknownBot as error:
            raise InvalidContest("fault-bot", name=self.name, game=game, why=str(error)) from error


def contestant(text: str) -> Contestant:
    """The bot denoted by a text such as `hard:nodes=400`."""
    *parts, last = text.split(":")
    name, given = (":".join(parts), last.split(",")) if "=" in last else (text, [])
    known = options_of(name)
    parameters = []
    for part in given:
        parameter, _, value = part.partition("=")
        if known is not None and parameter not in known:
            key = "fault-bot-setting" if known else "fault-bot-no-setting"
            raise InvalidContest(key, part=repr(part), text=repr(text), bot=name, known=", ".join(known))
        if not value.isdecimal() or int(value) < 1:
            raise InvalidContest("fault-bot-number", part=repr(part), text=repr(text), setting=parameter)
        parameters.append((parameter, int(value)))
    return Contestant(text, name, tuple(parameters))


def options_of(name: str) -> tuple[str, ...] | None:
    """The settings that a bot takes; None if nobody knows."""
    try:
        return level(name).options
    except UnknownBot as error:
        if ":" in name:
            why = str(error.__cause__ or error)
            raise InvalidContest("fault-bot-not-found", name=repr(name), why=why) from error
        raise InvalidContest("fault-unknown-bot", name=repr(name), bots=", ".join(names())) from error


@dataclass(frozen=True)
class Fixture:
    """One game of a contest: who sits where, at which table, dealt from which seed."""

    index: int
    pair: tuple[str, str]
    side: int  # the side of the pair's first bot
    seats: tuple[str, ...]
    game: str
    setup: dict[str, Any]
    seed: int


@dataclass(frozen=True)
class Played:
    """A finished game of a contest."""

    index: int
    pair: tuple[str, str]
    side: int
    setup: dict[str, Any]
    won: float  # by the pair's first bot: 1, 0, or a share of a draw
    scores: tuple[int, ...]
    reason: str
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Contest:
    """Every pair of contestants plays `games` games, spread over the tables, each deal once from every side."""

    game: str
    contestants: tuple[str, ...]
    tables: tuple[dict[str, Any], ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        for text in self.contestants:
            contestant(text).bot(self.game, 0)  # raises for a bot that cannot play this game
        if not self.tables:
            raise InvalidContest("fault-no-table")
        for table in self.tables:
            deckhall.new_game(self.game, seed=0, **table)  # raises for a setup that cannot be played

    def identity(self) -> str:
        """Identifies the contest; more games may be added to the same contest."""
        content = asdict(self)
        del content["games"]
        return hashlib.blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=8).hexdigest()

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom. With more than two sides, one bot of the first kind plays against bots of the second."""
        if self.sides(self.tables[0]) == 1:
            return [(name, NOBODY) for name in self.contestants]
        if len(self.contestants) == 1:
            return [(self.contestants[0], self.contestants[0])]
        return list(combinations(self.contestants, 2))

    def seats(self, table: dict[str, Any]) -> int:
        if "decks" in table:
            return len(table["decks"])
        return int(table.get("players", 1 if table.get("variant") == "solo" else 2))

    def sides(self, table: dict[str, Any]) -> int:
        """The number of sides that can win: players, or teams of two."""
        seats = self.seats(table)
        return seats // 2 if table.get("variant") == "teams" else seats

    def fixtures(self) -> list[Fixture]:
        """All games, alternating between the pairs: a longer contest begins with the games of a shorter one."""
        pairs = self.pairs()
        found: list[Fixture] = []
        deal = side = 0
        for _ in range(self.games):
            table = self.tables[deal % len(self.tables)]
            sides = self.sides(table)
            for pair in pairs:
                seats = tuple(pair[seat % sides != side] for seat in range(self.seats(table)))
                seed = number(self.seed, deal)
                found.append(Fixture(len(found), pair, side, seats, self.game, table, seed))
            side += 1
            if side == sides:
                deal, side = deal + 1, 0
        return found


def number(*parts: object) -> int:
    """A seed derived from these parts, the same on every machine."""
    text = ":".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def play(fixture: Fixture) -> Played:
    """Play one game of a contest to its end."""
    game = deckhall.new_game(fixture.game, seed=fixture.seed, **fixture.setup)
    bots = [
        contestant(name).bot(fixture.game, number(fixture.seed, fixture.side, seat))
        for seat, name in enumerate(fixture.seats)
    ]
    start = time.perf_counter()
    decisions = 0
    while (decision := game.decision) is not None:
        if decisions == MOST_DECISIONS:
            raise InvalidContest("fault-endless", seed=str(fixture.seed))
        game.state.apply(bots[decision.player].choose(Seat(game, decision.player)))
        decisions += 1
    outcome = game.outcome
    assert outcome is not None
    sides = len(bots) // 2 if fixture.setup.get("variant") == "teams" else len(bots)
    winning = {seat % sides for seat in outcome.winners}
    won = 0.0
    if fixture.side in winning:
        won = 1 / len(winning)
    elif not winning and sides > 1:
        won = 1 / sides
    return Played(
        fixture.index,
        fixture.pair,
        fixture.side,
        fixture.setup,
        won,
        outcome.scores,
        outcome.reason,
        decisions,
        round(time.perf_counter() - start, 3),
    )


def play_all(fixtures: list[Fixture]) -> list[Played]:
    """Play several games one after the other; a task for a worker process."""
    return [play(fixture) for fixture in fixtures]
