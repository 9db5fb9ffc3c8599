"""Simulation: plays many games between the same bots and counts what happens in each."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, Final

import deckhall
from deckhall import envs
from deckhall.bots import Seat
from deckhall.envs.encoding import Encoder
from deckhall.envs.rows import Row
from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.kernel.options import Option
from deckhall.lab.contest import MOST_DECISIONS, InvalidContest, contestant, number
from deckhall.lab.crew import finished

BATCH: Final = 20  # games in one task, enough to be worth sending to another process
TURNS: Final = ("turn", "turn_began")  # happenings that begin a turn


@dataclass(frozen=True)
class Count:
    """How often something of one kind happened to a seat in a game, and the sum of its amounts."""

    seat: int
    kind: str
    what: str
    card: str
    times: int
    amount: int


@dataclass(frozen=True)
class Answer:
    """One decision of a game: the question, the possible answers, and the chosen one."""

    game: int  # the index of the game
    number: int  # index of the decision within its game
    turn: int
    seat: int
    prompt: str
    options: list[str]  # the codes
    chosen: int  # index of the chosen one
    verb: str
    card: str
    target: str
    amount: int


@dataclass(frozen=True)
class Tensor:
    """One decision as numbers, from what the deciding seat may know; see docs/encodings.md."""

    game: int
    number: int
    seat: int
    observation: list[int]
    actions: list[int]  # the semantic action of every option
    action: int  # that of the chosen option


@dataclass(frozen=True)
class SimulatedGame:
    """One finished game as numbers."""

    index: int
    seed: int
    bots: list[str]  # seat by seat
    first: int  # the seat that had the first turn
    winners: list[int]
    scores: list[int]
    reason: str
    turns: int
    decisions: int
    digest: str  # of the final state
    counts: list[Count]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Batch:
    """Some games of one setup: a task for a worker."""

    game: str
    setup: dict[str, Any]
    names: tuple[str, ...]
    table: int  # index of the simulated setup
    first: int  # index of the first game
    seeds: tuple[int, ...]
    with_answers: bool = False
    with_tensors: bool = False

    def key(self) -> str:
        return f"table-{self.table:02}-games-{self.first:07}"


@dataclass
class Played:
    """A finished batch."""

    batch: Batch
    games: list[SimulatedGame] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    tensors: list[Tensor] = field(default_factory=list)


def batches(
    game: str,
    setups: list[dict[str, Any]],
    names: tuple[str, ...],
    games: int,
    seed: int,
    with_answers: bool = False,
    with_tensors: bool = False,
) -> list[Batch]:
    """All tasks of a simulation: this many games of each setup. A larger number starts with the same games."""
    for setup in setups:
        deckhall.new_game(game, seed=0, **setup)  # raises for a setup that cannot be played
    for name in names:
        contestant(name)
    seeds = [number(seed, index) for index in range(games)]
    return [
        Batch(
            game, setup, names, table, start, tuple(seeds[start : start + BATCH]), with_answers, with_tensors
        )
        for table, setup in enumerate(setups)
        for start in range(0, games, BATCH)
    ]


def simulate(tasks: list[Batch], executor: Executor | None, workers: int) -> Iterator[Played]:
    """The finished tasks, in order of completion."""
    yield from finished(play_batch, tasks, executor, workers)


def play_batch(batch: Batch) -> Played:
    played = Played(batch)
    for place, seed in enumerate(batch.seeds):
        play(played, batch.first + place, seed)
    return played


def play(played: Played, index: int, seed: int) -> None:
    """Play one game to its end and add it to its batch."""
    batch = played.batch
    game = deckhall.new_game(batch.game, seed=seed, **batch.setup)
    game.listen()
    names = [batch.names[seat % len(batch.names)] for seat in range(game.state.seats())]
    bots = [contestant(name).bot(batch.game, number(seed, seat)) for seat, name in enumerate(names)]
    encoder = encoder_of(batch.game, batch.setup) if batch.with_tensors else None
    tally = Tally()
    if game.decision is not None and game.decision.prompt == "turn":
        tally.turn(game.decision.player)  # such games do not announce their first turn
    decisions = 0
    while (decision := game.decision) is not None:
        if decisions == MOST_DECISIONS:
            raise InvalidContest("fault-endless", seed=str(seed))
        option = bots[decision.player].choose(Seat(game, decision.player))
        if batch.with_answers:
            played.answers.append(answer(game, option, index, decisions, tally.turns))
        if encoder is not None:
            played.tensors.append(tensor(encoder, game, option, index, decisions))
        game.state.apply(option)
        decisions += 1
        for happening in game.happenings():
            tally.add(happening)
    outcome = game.outcome
    assert outcome is not None
    played.games.append(
        SimulatedGame(
            index,
            seed,
            names,
            tally.first,
            list(outcome.winners),
            list(outcome.scores),
            outcome.reason,
            max(1, tally.turns),
            decisions,
            game.digest(),
            tally.counts(),
        )
    )


class Tally:
    """Counts what happens in one game."""

    def __init__(self) -> None:
        self.turns = 0
        self.first = -1  # the seat that had the first turn; some games begin with questions to all players
        self._counts: dict[tuple[int, str, str, str], list[int]] = {}

    def turn(self, player: int) -> None:
        self.turns += 1
        if self.first < 0:
            self.first = player

    def add(self, happening: Happening) -> None:
        if happening.kind in TURNS:
            self.turn(happening.player)
        key = (happening.player, happening.kind, happening.what, happening.card_id)
        count = self._counts.setdefault(key, [0, 0])
        count[0] += 1
        count[1] += happening.amount

    def counts(self) -> list[Count]:
        return [Count(*key, times, amount) for key, (times, amount) in sorted(self._counts.items())]


def answer(game: Game, option: Option, index: int, place: int, turn: int) -> Answer:
    decision = game.decision
    assert decision is not None
    meaning = game.describe(option)
    return Answer(
        index,
        place,
        turn,
        decision.player,
        decision.prompt,
        [one.code for one in decision.options],
        decision.options.index(option),
        str(meaning.get("verb", "")),
        str(meaning.get("card", "")),
        str(meaning.get("target", "")),
        int(meaning.get("amount", 0)),
    )


def encoder_of(game: str, setup: dict[str, Any]) -> Encoder:
    """The encoder that turns the decisions of a setup into numbers."""
    name = next((one for one in envs.names() if envs.game_of(one) == game), None)
    if name is None:
        raise InvalidContest("fault-no-tensors", game=game)
    seats = deckhall.new_game(game, seed=0, **setup).state.seats()
    return envs.encoder(name, **{**setup, "players": seats})


def tensor(encoder: Encoder, game: Game, option: Option, index: int, place: int) -> Tensor:
    decision = game.decision
    assert decision is not None
    row = Row(encoder.size)
    encoder.observe(game.state, decision.player, row)
    actions = encoder.ids(game.state)
    chosen = actions[decision.options.index(option)]
    return Tensor(index, place, decision.player, row.numbers.tolist(), list(actions), chosen)
