"""The arena: holds a contest on many cores, remembers finished games in a file, and sums up who won."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from deckhall.lab.contest import Contest, Fixture, InvalidContest, Played, play_all
from deckhall.lab.odds import bradley_terry, wilson

QUICK_GAMES = 25  # games without a search that make a task worth sending to another process


def hold(
    contest: Contest,
    executor: Executor | None,
    workers: int,
    memory: Path | None,
    watch: Callable[[int], object] = lambda done: None,
) -> list[Played]:
    """Play all games of a contest that are not yet in `memory`; `watch` is called whenever some are done.

    Any executor will do: processes here, or the machines of a cluster. Without one, games are played right here.
    """
    done = {played.index: played for played in remembered(contest, memory)}
    watch(len(done))
    fixtures = [fixture for fixture in contest.fixtures() if fixture.index not in done]
    for finished in results(batches(fixtures), executor, workers):
        if memory is not None:
            with memory.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(played)) + "\n" for played in finished)
        done.update((played.index, played) for played in finished)
        watch(len(done))
    return [done[index] for index in sorted(done)]


def batches(fixtures: list[Fixture]) -> Iterator[list[Fixture]]:
    """Tasks of about a second or more."""
    batch: list[Fixture] = []
    for fixture in fixtures:
        batch.append(fixture)
        if len(batch) == QUICK_GAMES or any(name.startswith("hard") for name in fixture.seats):
            yield batch
            batch = []
    if batch:
        yield batch


def results(
    tasks: Iterator[list[Fixture]], executor: Executor | None, workers: int
) -> Iterator[list[Played]]:
    """The finished tasks as they come; never more than two for each worker are waiting."""
    if executor is None:
        yield from map(play_all, tasks)
        return
    waiting: set[Future[list[Played]]] = set()
    for task in tasks:
        waiting.add(executor.submit(play_all, task))
        while len(waiting) >= 2 * workers:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in finished:
                yield one.result()
    while waiting:
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in finished:
            yield one.result()


def remembered(contest: Contest, memory: Path | None) -> list[Played]:
    """The games of this contest that a file holds. A new file is begun with the contest's description."""
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
        raise InvalidContest(f"{memory} is not a file written by the arena") from error
    if identity != contest.identity():
        raise InvalidContest(f"{memory} holds games of another contest; choose another file")
    found: dict[int, Played] = {}  # two runs at once may have written the same game twice
    for line in lines:
        try:
            entry = json.loads(line)
        except ValueError:
            continue  # the last line of a run that was stopped in the middle of writing
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
    margin: float  # how many points ahead of the best other seat, on average
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
    """Everything the report and `--json` say about the games played so far."""
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
        "decks": deck_matrix(games),
    }


def with_share(one: Meeting) -> dict[str, Any]:
    return {**asdict(one), "share": one.share}


def deck_matrix(games: list[Played]) -> list[dict[str, Any]]:
    """Where everybody brings a deck: how often each deck beat each other, whoever played it."""
    counts: dict[tuple[str, str], tuple[float, int]] = {}
    for played in games:
        decks = played.setup.get("decks")
        if (
            not isinstance(decks, list | tuple)
            or len(decks) != 2
            or not all(isinstance(d, str) for d in decks)
        ):
            continue
        first = played.won if played.side == 0 else 1 - played.won
        for pair, won in (((decks[0], decks[1]), first), ((decks[1], decks[0]), 1 - first)):
            wins, count = counts.get(pair, (0.0, 0))
            counts[pair] = (wins + won, count + 1)
    found = []
    for (deck, other), (wins, count) in sorted(counts.items()):
        low, high = wilson(wins, count)
        found.append(
            {"deck": deck, "other": other, "games": count, "share": wins / count, "low": low, "high": high}
        )
    return found


def table_name(table: dict[str, Any]) -> str:
    """A table in a few words."""
    if isinstance(table.get("decks"), list | tuple):
        return " - ".join(deck if isinstance(deck, str) else "own deck" for deck in table["decks"])
    return ", ".join(str(value) for value in table.values()) or "as by default"
