"""The arena: runs a contest on many cores, stores finished games in a file, and summarises the results."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from deckhall.lab.contest import Contest, Fixture, InvalidContest, Played, play_all
from deckhall.lab.crew import finished
from deckhall.lab.odds import bradley_terry, matchups, wilson

QUICK_GAMES = 25  # games without a search in one task, enough to be worth sending to another process


def hold(
    contest: Contest,
    executor: Executor | None,
    workers: int,
    memory: Path | None,
    watch: Callable[[int], object] = lambda done: None,
) -> list[Played]:
    """Play all games of a contest that are not yet in `memory`; `watch` is called as they finish.

    Any executor will do: local processes, or the machines of a cluster. Without one, games are played in this process.
    """
    done = {played.index: played for played in remembered(contest, memory)}
    watch(len(done))
    fixtures = [fixture for fixture in contest.fixtures() if fixture.index not in done]
    for some in finished(play_all, batches(fixtures), executor, workers):
        if memory is not None:
            with memory.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(played)) + "\n" for played in some)
        done.update((played.index, played) for played in some)
        watch(len(done))
    return [done[index] for index in sorted(done)]


def batches(fixtures: list[Fixture]) -> Iterator[list[Fixture]]:
    """Tasks of about a second or more each."""
    batch: list[Fixture] = []
    for fixture in fixtures:
        batch.append(fixture)
        if len(batch) == QUICK_GAMES or any(name.startswith("hard") for name in fixture.seats):
            yield batch
            batch = []
    if batch:
        yield batch


def remembered(contest: Contest, memory: Path | None) -> list[Played]:
    """The games of this contest stored in a file. A new file begins with the contest's description."""
    if memory is None:
        return []
    if not memory.exists() or not memory.read_text(encoding="utf-8"):
        header = {"contest": contest.identity(), **asdict(contest)}
        memory.write_text(json.dumps(header) + "\n", encoding="utf-8")
        return []
    first, *lines = memory.read_text(encoding="utf-8").splitlines()
    try:
        identity = json.loads(first)["contest"]
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidContest("fault-not-of-arena", file=str(memory)) from error
    if identity != contest.identity():
        raise InvalidContest("fault-other-contest", file=str(memory))
    found: dict[int, Played] = {}  # two simultaneous runs may have written the same game
    for line in lines:
        try:
            entry = json.loads(line)
        except ValueError:
            continue  # an incomplete last line, left by an interrupted run
        entry["pair"], entry["scores"] = tuple(entry["pair"]), tuple(entry["scores"])
        found[entry["index"]] = Played(**entry)
    games = len(contest.fixtures())
    return [played for played in found.values() if played.index < games]


@dataclass(frozen=True)
class Meeting:
    """How one contestant did against another, at one table or at all of them."""

    one: str
    other: str
    table: str
    games: int
    wins: float
    low: float
    high: float
    margin: float  # average lead over the best other seat, in points
    decisions: float
    seconds: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def meeting(one: str, other: str, table: str, games: list[Played]) -> Meeting:
    wins = sum(played.won for played in games)
    low, high = wilson(wins, len(games))
    count = len(games)
    margin = sum(ahead(played) for played in games) / count
    decisions = sum(played.decisions for played in games) / count
    seconds = sum(played.seconds for played in games) / count
    return Meeting(one, other, table, count, wins, low, high, margin, decisions, seconds)


def ahead(played: Played) -> float:
    mine = played.scores[played.side]
    others = [score for seat, score in enumerate(played.scores) if seat != played.side]
    return float(mine - max(others)) if others else float(mine)


def summary(contest: Contest, games: list[Played]) -> dict[str, Any]:
    """All data for the report and `--json` about the games played so far."""
    meetings, by_table = [], []
    for pair in contest.pairs():
        mine = [played for played in games if tuple(played.pair) == pair]
        if not mine:
            continue
        meetings.append(meeting(*pair, "", mine))
        for table in contest.tables:
            there = [played for played in mine if played.setup == table]
            if there and len(contest.tables) > 1:
                by_table.append(meeting(*pair, table_name(table), there))
    strengths: dict[str, float] = {}
    if len(contest.contestants) > 1 and all(contest.sides(table) == 2 for table in contest.tables):
        wins: dict[tuple[str, str], float] = {}
        for one in meetings:
            wins[one.one, one.other] = wins.get((one.one, one.other), 0.0) + one.wins
            wins[one.other, one.one] = wins.get((one.other, one.one), 0.0) + one.games - one.wins
        strengths = bradley_terry(wins)
    return {
        "contest": {"id": contest.identity(), **asdict(contest)},
        "meetings": [with_share(one) for one in meetings],
        "tables": [with_share(one) for one in by_table],
        "elo": dict(sorted(strengths.items(), key=lambda item: -item[1])),
        "decks": matchups(by_decks(games)),
    }


def with_share(one: Meeting) -> dict[str, Any]:
    return {**asdict(one), "share": one.share}


def by_decks(games: list[Played]) -> Iterator[tuple[Any, list[float]]]:
    """The decks of each two-player game, and each side's share of the win."""
    for played in games:
        if len(played.scores) == 2:
            first = played.won if played.side == 0 else 1 - played.won
            yield played.setup.get("decks"), [first, 1 - first]


def table_name(table: dict[str, Any]) -> str:
    """A short description of a table."""
    if isinstance(table.get("decks"), list | tuple):
        return " - ".join(deck if isinstance(deck, str) else "own deck" for deck in table["decks"])
    return ", ".join(str(value) for value in table.values()) or "as by default"
