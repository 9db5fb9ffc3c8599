"""Runs of the arena: contests whose games are kept, so that long ones can be played in many sittings.

The games of bots that search are kept in the repository, in bench/games/; those of others take seconds and are kept in
build/games/. Both are in the format of `deckhall arena --resume`. Games count only for the bots that played them: a
short game of the same bots is played again, and if it goes another way, the run begins anew.
"""

from __future__ import annotations

import hashlib
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import deckhall
from deckhall.bots import Seat
from deckhall.lab.arena import hold, remembered, summary
from deckhall.lab.contest import Contest, contestant

HERE = Path(__file__).resolve().parent
LONG, SHORT_RUNS = HERE / "games", HERE.parent / "build" / "games"
SEARCHING = ("skilled", "strong", "hard", "learnt")
FEW = 60  # playouts a choice in the short game: enough for options to drop out of a search
SHORT = 80  # its decisions


@dataclass(frozen=True)
class Run:
    """A contest, and the share of wins that the first bot should reach in it."""

    name: str
    contest: Contest
    goal: float | None = None

    def file(self) -> Path:
        """The file of the games of the present bots."""
        return self._folder() / f"{self.name}-{version(self.contest)}.jsonl"

    def _folder(self) -> Path:
        searches = any(name.startswith(SEARCHING) or "nodes=" in name for name in self.contest.contestants)
        return LONG if searches else SHORT_RUNS

    def play(self, games: int) -> None:
        """Play the missing ones among the first games."""
        file = self.file()
        file.parent.mkdir(parents=True, exist_ok=True)
        for other in file.parent.glob(f"{self.name}-????????.jsonl"):
            if other != file:
                other.unlink()  # of earlier bots

        def watch(done: int) -> None:
            print(f"\r{self.name}: {done} of {contest.games}", end="", file=sys.stderr, flush=True)

        contest = replace(self.contest, games=min(games, self.contest.games))
        hold(contest, None, 1, file, watch)
        print(file=sys.stderr)

    def summary(self) -> dict[str, Any] | None:
        """The results so far, as the arena sums them up."""
        file = self.file()
        games = remembered(self.contest, file) if file.is_file() else []
        return summary(self.contest, games) if games else None

    def result(self) -> dict[str, Any] | None:
        """How the first bot did so far."""
        found = self.summary()
        return None if found is None else found["meetings"][0]


def version(contest: Contest) -> str:
    """The version of the bots of a contest: how a short game of theirs goes."""
    bots = tuple(dict.fromkeys(re.sub(r"nodes=\d+", f"nodes={FEW}", name) for name in contest.contestants))
    short = replace(contest, contestants=bots, tables=contest.tables[:1], games=1)
    key = short.identity()
    if key not in _versions:
        _versions[key] = _short_game(short)
    return _versions[key]


_versions: dict[str, str] = {}


def _short_game(contest: Contest) -> str:
    (table,), bots = contest.tables, contest.contestants
    game = deckhall.new_game(contest.game, seed=1, **table)
    players = [
        contestant(bots[seat % len(bots)]).bot(contest.game, seat) for seat in range(contest.seats(table))
    ]
    told = hashlib.blake2b(digest_size=4)
    for _ in range(SHORT):
        decision = game.decision
        if decision is None:
            break
        option = players[decision.player].choose(Seat(game, decision.player))
        told.update(f"{option.code} ".encode())
        game.apply(option)
    return told.hexdigest()
