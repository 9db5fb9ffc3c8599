"""Practice games: bots play themselves, and every turn of a game becomes a row labelled with who won in the end.

A part is a file with the rows of some hundred games. It depends only on its settings, so parts can be made in any
order, on any machine, and a resumed training makes only the missing ones.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

import deckhall
from deckhall.bots import Bot, Seat
from deckhall.bots.bot import judge_of
from deckhall.bots.hard import HardBot
from deckhall.bots.judge import Judge
from deckhall.bots.learning.learner import Learner
from deckhall.bots.learning.sheet import Knowledge, Sheet
from deckhall.bots.search import Branch
from deckhall.faults import Spoken
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.kits import kit, resolve
from deckhall.lab.contest import contestant, number

MOST_DECISIONS: Final = 5_000
BEGINNERS: Final = 0.15  # the share of seats played without a search in later generations
TASTES: Final = 64  # how many different beginners there are
THINKING: Final = 0.5  # the share of games in which beginners look ahead like `normal`
EARNEST: Final = (
    4  # without a value, all parts but one in this many are played by `normal`, without random moves
)
STRAYING: Final = (0.0, 0.0, 0.04, 0.1)  # how often a bot plays a random sensible option; varies by game


@dataclass(frozen=True)
class Part:
    """The settings of one file of practice games. Without a value, beginners play."""

    game: str
    seed: int
    index: int
    games: int
    value: str  # the file of the value that the bots search with, or ""
    nodes: int  # playouts of a search; 0: they play what the value rates best, without a search
    file: str
    against: str = ""  # the bot that has one seat of every game, or "": all seats are the learner's


class InvalidTraining(Spoken, GameError):
    """A training that cannot begin or go on as described."""


def learner_of(game: str) -> Learner:
    """How bots learn a game."""
    named = kit(game).learner
    if named is None:
        raise InvalidTraining("fault-no-learner", game=game)
    found: Learner = resolve(named)
    return found


@cache
def judge_with(game: str, file: str) -> Judge:
    """The judge with a value from a file; cached, because the file is large."""
    return learner_of(game).judge(json.loads(Path(file).read_text(encoding="utf-8")))


@cache
def beginner_with(game: str, taste: int) -> Judge:
    """One of the beginners that practice games are played with."""
    return learner_of(game).beginner(Random(taste))


class PractisingBot(HardBot):
    """Keeps the results of its last search."""

    def __init__(self, game: str, judge: Judge, seed: int, nodes: int) -> None:
        super().__init__(game, judge, seed, nodes)
        self.looked: list[tuple[Option, float]] = []  # the options of the last search, with their chances

    def look(self, seat: Seat, clock: int, started: float, trifle: float = 0.0) -> list[Branch]:
        branches = super().look(seat, clock, started, trifle)
        search = self.search
        assert search is not None
        best = search.best(branches)
        self.looked = [
            (branch.option, search.chance_beside(best, branch)) for branch in branches if branch.results
        ]
        return branches


@cache
def normal_judge(game: str) -> Judge:
    """The judge that `normal` uses."""
    return judge_of(game)


def is_earnest(part: Part) -> bool:
    """Whether a part is played by good players rather than beginners."""
    return not part.value and part.index % EARNEST != 0


def player(part: Part, random: Random) -> tuple[Judge, PractisingBot | None]:
    """A player of practice games: the judge that knows what is sensible, and the bot, if it searches."""
    if is_earnest(part):
        return normal_judge(part.game), None
    if not part.value or random.random() < BEGINNERS:
        return beginner_with(part.game, random.randrange(TASTES)), None
    judge = judge_with(part.game, part.value)
    if part.nodes == 0:
        return judge, None
    return judge, PractisingBot(part.game, judge, random.getrandbits(40), part.nodes)


def rivals(part: Part, seats: int, random: Random) -> dict[int, Bot]:
    """The seat that the bot to beat has in this game, by lot; none in games for one."""
    if not part.against or seats == 1:
        return {}
    return {random.randrange(seats): contestant(part.against).bot(part.game, random.getrandbits(40))}


class Recorder:
    """Collects the rows of a part."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Final = knowledge
        self.columns: list[int] = []
        self.amounts: list[float] = []
        self.lengths: list[int] = []  # by side
        self.sides: list[int] = []  # by row
        self.won: list[float] = []  # by side
        self.margin: list[float] = []  # by side
        self.games: list[int] = []  # by row
        self.progress: list[float] = []  # by row: 0 at the first turn, 1 at the last
        self.option_columns: list[int] = []
        self.option_amounts: list[float] = []
        self.option_lengths: list[int] = []  # by option
        self.judged: list[float] = []  # by option: points behind the best in the judge's opinion
        self.chances: list[float] = []  # by option: the result of a search
        self.options: list[int] = []  # by decision
        self.sorts: list[str] = []  # by decision: the sort of game

    def add(self, sheet: Sheet, game: int, progress: float, won: list[float], margin: list[float]) -> None:
        for side in sheet.sides:
            self.columns += sheet.table.columns + side.columns
            self.amounts += sheet.table.amounts + side.amounts
            self.lengths.append(len(sheet.table.columns) + len(side.columns))
        self.sides.append(len(sheet.sides))
        self.won += won
        self.margin += margin
        self.games.append(game)
        self.progress.append(progress)

    def prefer(self, state: State, judge: Judge, looked: list[tuple[Option, float]]) -> None:
        """Record what a search found of options, beside the opinion of a judge that has learnt nothing."""
        decision = state.decision
        if len(looked) < 2 or decision is None:
            return
        scores = judge.weigh(state)
        top = max(scores)
        known = self.knowledge.options(state, [option for option, _ in looked])
        for (option, chance), entries in zip(looked, known, strict=True):
            self.option_columns += entries.columns
            self.option_amounts += entries.amounts
            self.option_lengths.append(len(entries.columns))
            self.judged.append(top - scores[decision.options.index(option)])
            self.chances.append(chance)
        self.options.append(len(looked))
        self.sorts.append(self.knowledge.sort(state))

    def write(self, file: Path) -> None:
        about = {"names": self.knowledge.columns.names, "words": self.knowledge.columns.words}
        scratch = file.with_name(f"{file.name}.{os.getpid()}.npz")
        np.savez_compressed(
            scratch,
            about=np.frombuffer(json.dumps(about).encode(), np.uint8),
            columns=np.array(self.columns, np.int32),
            amounts=np.array(self.amounts, np.float32),
            lengths=np.array(self.lengths, np.int32),
            sides=np.array(self.sides, np.int32),
            won=np.array(self.won, np.float32),
            margin=np.array(self.margin, np.float32),
            games=np.array(self.games, np.int32),
            progress=np.array(self.progress, np.float32),
            option_columns=np.array(self.option_columns, np.int32),
            option_amounts=np.array(self.option_amounts, np.float32),
            option_lengths=np.array(self.option_lengths, np.int32),
            judged=np.array(self.judged, np.float32),
            chances=np.array(self.chances, np.float32),
            options=np.array(self.options, np.int32),
            sorts=np.array(self.sorts, np.str_),
        )
        scratch.replace(file)


def make(part: Part) -> int:
    """Play the games of a part and write its file, unless it exists; returns the number of games."""
    file = Path(part.file)
    if file.is_file():
        return part.games
    recorder = Recorder(learner_of(part.game).knowledge())
    for place in range(part.games):
        play(part, part.index * part.games + place, recorder)
    recorder.write(file)
    return part.games


def play(part: Part, index: int, recorder: Recorder) -> None:
    """Play one practice game; each turn that began with all sides still in the game becomes a row."""
    seed = number(part.seed, index)
    random = Random(seed)
    game = deckhall.new_game(part.game, seed=seed, **learner_of(part.game).practice(index))
    state = game.state
    players = [player(part, random) for _ in range(state.seats())]
    earnest = is_earnest(part)
    straying = 0.0 if earnest else random.choice(STRAYING)
    thinking = earnest or random.random() < THINKING
    others = rivals(part, state.seats(), random)
    clock = players[0][0].clock
    seen: list[Sheet] = []
    turn = 0
    decisions = 0
    while (decision := state.decision) is not None and decisions < MOST_DECISIONS:
        decisions += 1
        if clock(state) != turn:
            turn = clock(state)
            seen.append(recorder.knowledge.sheet(state, random.randrange(state.seats())))
        judge, searcher = players[decision.player]
        if len(decision.options) == 1:
            option = decision.options[0]
        elif decision.player in others:
            option = others[decision.player].choose(Seat(state, decision.player))
        elif straying and random.random() < straying:
            option = random.choice(judge.candidates(state))
        elif searcher is None and part.value:  # a value would see what the player may not know
            option = judge.choose(state.imagine(decision.player, key_of(random.getrandbits(62))))
        elif searcher is None:
            option = judge.choose(state) if thinking else judge.pick(state)
        else:
            searcher.looked = []
            option = searcher.choose(Seat(state, decision.player))
            recorder.prefer(state, normal_judge(part.game), searcher.looked)
        state.apply(option)
    if game.outcome is None or (not game.outcome.winners and state.seats() > 1):
        return  # an endless game is useless for training
    won, margin = results(game)
    for place, sheet in enumerate(seen):
        if len(sheet.sides) == len(won):
            recorder.add(sheet, index, place / max(1, len(seen) - 1), won, margin)


def results(game: Game) -> tuple[list[float], list[float]]:
    """For every side, its share of the win and its margin over its best rival.

    In games against the game itself, there is one more rival than seats; its score comes after theirs.
    """
    outcome = game.outcome
    assert outcome is not None
    scores = [float(score) for score in outcome.scores]
    winners = outcome.winners or (len(scores) - 1,)
    sides = range(len(scores))
    won = [1.0 / len(winners) if side in winners else 0.0 for side in sides]
    margin = [scores[side] - max([scores[other] for other in sides if other != side]) for side in sides]
    return won, margin
