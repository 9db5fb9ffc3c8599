"""Puzzles of Ascension: the most honor a turn can yield, and turns in which certain things must be done.

The search plays every line of the turn. Lines contain no luck: the solver sees the next cards of their own deck, cards
newly dealt to the row are not part of the puzzle, and a line that shuffles or takes random cards does not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import deckhall
from deckhall.bots.bot import judge_of
from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.ascension_taking import taking_from_game
from deckhall.puzzles.puzzle import BEST, TASK, Deed, Goal, OutOfNodes, Proof, Puzzle, first_rating, id_of
from deckhall.puzzles.setter import TRIES, Chooser, Setter, choosers

FIRST_TURN: Final = 6  # earlier turns have little to find
LATEST_FIRST_TURN: Final = 14  # the first turn to examine depends on the seed
LEAST_HONOR: Final = 3
MOST_NODES: Final = 8_000  # harder puzzles would keep the player waiting for an answer
MOST_NODES_TO_FIND: Final = 1_000  # most puzzles need fewer
LONGEST: Final = 18  # the solver's answers in a line
SHOWN: Final = 4  # cards of the solver's deck that a puzzle shows
IMPOSSIBLE: Final = -1_000_000

Key = tuple[object, ...]


class TurnSearch:
    """Searches every line of one player's turn from an open question; each different table is searched once."""

    def __init__(self, root: Ascension, goal: Goal, most_nodes: int = MOST_NODES) -> None:
        assert root.decision is not None
        self.root: Final = root
        self.goal: Final = goal
        self.seat: Final[int] = root.decision.player
        self.most_nodes: Final = most_nodes
        self.nodes = 0
        self.before: Final = root.score(self.seat)
        self.least_deck: Final = len(root.decks[self.seat]) - SHOWN
        self.unseen: Final = frozenset([*root.center, *root.void])
        self.known: dict[Key, int] = {}

    # -- searching --------------------------------------------------------------------

    def best(self, state: Ascension, done: frozenset[Deed] = frozenset()) -> int:
        """The most that can still be reached from here: honor gained, or deeds done."""
        decision = state.decision
        if decision is None or self.is_luck(state):
            return IMPOSSIBLE
        turn = decision.prompt == "turn"
        key: Key = ()
        if turn:
            key = self.key(state, done)
            found = self.known.get(key)
            if found is not None:
                return found
            self.nodes += 1
            if self.nodes > self.most_nodes:
                raise OutOfNodes
        best = IMPOSSIBLE
        for option in self.allowed(state):
            best = max(best, self.after(state, option, done))
        if turn:
            self.known[key] = best
        return best

    def after(self, state: Ascension, option: Option, done: frozenset[Deed]) -> int:
        """The most that can be reached with this answer."""
        if option.verb == "end":
            return self.value(state, done)
        following = copied(state)
        following.apply(option)
        return self.best(following, self.deeds(state, option, done))

    def allowed(self, state: Ascension) -> list[Option]:
        """The answers that are part of the puzzle. Opponents' choices make no difference to this player."""
        decision = state.decision
        assert decision is not None
        if decision.player != self.seat:
            return decision.options[:1]
        return [option for option in decision.options if option.card not in self.unseen]

    def is_luck(self, state: Ascension) -> bool:
        """Whether there was a random draw, the solver drew more cards than are shown, or the center deck ran out."""
        return (
            state.count != self.root.count
            or len(state.decks[self.seat]) < self.least_deck
            or state.center[:1] != self.root.center[:1]
            or not state.center
        )

    def deeds(self, state: Ascension, option: Option, done: frozenset[Deed]) -> frozenset[Deed]:
        if self.goal.kind == TASK and option.card >= 0:
            deed = (option.verb, state.card_id(option.card))
            if deed in self.goal.deeds:
                return done | {deed}
        return done

    def value(self, state: Ascension, done: frozenset[Deed]) -> int:
        """The result of the turn if it ends here."""
        return len(done) if self.goal.kind == TASK else state.score(self.seat) - self.before

    def key(self, state: Ascension, done: frozenset[Deed]) -> Key:
        """Everything that the rest of the turn can depend on when the player is asked what to do next; equal cards
        count by kind."""
        seat, kinds = self.seat, state.match.kinds
        return (
            tuple(sorted([kinds[card] for card in state.hands[seat]])),
            tuple(sorted([kinds[card] for card in state.played])),
            tuple([kinds[card] for card in state.decks[seat]]),
            tuple(sorted([kinds[card] for card in state.discards[seat]])),
            tuple(state.constructs[seat]),
            tuple(sorted(state.used)),
            tuple(sorted([card for card in state.row if card not in self.unseen])),
            tuple([(task.effect, task.source) for task in state.waiting]),
            (len(state.center), len(state.void), len(state.mystics), len(state.infantry)),
            (state.runes, state.power, state.mechana_runes, state.discount),
            (state.defeats, state.mechana_played, state.extra_turns, state.pool, state.honor[seat]),
            done,
        )

    # -- what was found -----------------------------------------------------------------

    def target(self) -> int:
        """What must be reached: all deeds of a task, or the honor of the goal."""
        return len(self.goal.deeds) if self.goal.kind == TASK else self.goal.honor

    def proof(self) -> Proof | None:
        """A line that reaches the goal, and how many there are; None if there is none."""
        best = self.best(self.root)
        if best < self.target() or (self.goal.kind == BEST and best != self.target()):
            return None
        assert self.root.decision is not None
        options = self.root.decision.options
        first = [
            one.code for one in self.allowed(self.root) if self.after(self.root, one, frozenset()) == best
        ]
        line, own = self.line(best)
        results = self.results(best)
        return Proof(line, own, tuple(first), len(options), results, results == 1, self.nodes)

    def line(self, target: int) -> tuple[tuple[str, ...], int]:
        """One line to the target, and how many of its answers are the solver's."""
        state, done = copied(self.root), frozenset[Deed]()
        line: list[str] = []
        own = 0
        while state.decision is not None:
            option = next(one for one in self.allowed(state) if self.after(state, one, done) == target)
            line.append(option.code)
            own += state.decision.player == self.seat
            if option.verb == "end":
                break
            done = self.deeds(state, option, done)
            state.apply(option)
        return tuple(line), own

    def results(self, target: int) -> int:
        """The number of different tables on which lines to the target end."""
        ends: set[Key] = set()
        seen: set[Key] = set()
        open_lines: list[tuple[Ascension, frozenset[Deed]]] = [(self.root, frozenset())]
        while open_lines:
            state, done = open_lines.pop()
            decision = state.decision
            if decision is None:
                continue
            if decision.prompt == "turn":
                key = self.key(state, done)
                if key in seen:
                    continue
                seen.add(key)
            for option in self.allowed(state):
                if self.after(state, option, done) != target:
                    continue
                if option.verb == "end":
                    ends.add(result_key(state, self.seat))
                else:
                    following = copied(state)
                    following.apply(option)
                    open_lines.append((following, self.deeds(state, option, done)))
        return len(ends)


def copied(state: Ascension) -> Ascension:
    copy = state.clone()
    assert isinstance(copy, Ascension)
    return copy


def result_key(state: Ascension, seat: int) -> Key:
    """The result of a turn: who owns which cards and honor, and what has left the row."""
    kinds = state.match.kinds
    mine = [
        *state.hands[seat],
        *state.played,
        *state.decks[seat],
        *state.discards[seat],
        *state.constructs[seat],
    ]
    return tuple(sorted([kinds[card] for card in mine])), state.honor[seat], tuple(sorted(state.row))


# -- finding ------------------------------------------------------------------------


class AscensionSetter(Setter):
    """Takes turns of games between normal bots in which they miss something, one per game."""

    GUIDE = "deckhall.puzzles.ascension_guide:AscensionGuide"

    def judgements_from_game(self, seed: int) -> list[Puzzle]:
        return taking_from_game(seed)

    def prove(self, state: State, goal: Goal) -> Proof | None:
        assert isinstance(state, Ascension)
        return TurnSearch(state, goal).proof()

    def from_game(self, seed: int) -> list[Puzzle]:
        setup = {"players": 2, "edition": EDITIONS[seed % len(EDITIONS)]}
        game = deckhall.new_game("ascension", seed=seed, **setup)
        judge = judge_of("ascension")
        first = Random(seed).randint(FIRST_TURN, LATEST_FIRST_TURN)
        wanted = (BEST, TASK)[seed // len(EDITIONS) % 2]
        found: list[Puzzle] = []
        turn = 0
        while game.decision is not None and not found:
            state = game.state
            assert isinstance(state, Ascension)
            if game.decision.prompt == "turn" and state.turn != turn:
                turn = state.turn
                if turn >= first:
                    source = {"game_seed": seed, "setup": setup, "move": len(game.codes())}
                    found += puzzles_at(state, game.position(), source, wanted)
            game.apply(judge.choose(state))
        return found


def puzzles_at(
    state: Ascension, position: dict[str, Any], source: dict[str, Any], wanted: str
) -> list[Puzzle]:
    """The puzzle in this turn, if normal play misses it: the most honor, or a task that the best line fulfils."""
    try:
        best = TurnSearch(state, Goal(BEST), MOST_NODES_TO_FIND)
        honor = best.best(state)
        played = play_out(state, judge_of("ascension").choose)
        if honor < LEAST_HONOR or played.honor >= honor or played.was_luck:
            return []
        line, own = best.line(honor)
        if own > LONGEST:
            return []
        goal = Goal(BEST, honor=honor)
        if wanted == TASK:
            goal = Goal(TASK, deeds=deeds_of(state, line))
            if len(goal.deeds) < 2 or set(goal.deeds) <= set(played.deeds):
                return []
        found = puzzle(state, goal, position, source)
    except OutOfNodes:
        return []
    return [] if found is None else [found]


def puzzle(state: Ascension, goal: Goal, position: dict[str, Any], source: dict[str, Any]) -> Puzzle | None:
    proof = TurnSearch(state, goal).proof()
    if proof is None:
        return None
    solved = {level: tried(state, goal, level) for level in TRIES}
    if solved["normal"]:
        return None
    assert state.decision is not None
    return Puzzle(
        id=id_of(position, goal),
        game="ascension",
        rules=position["rules"],
        seat=state.decision.player,
        goal=goal,
        position=position,
        proof=proof,
        themes=themes_of(state, proof.line),
        bots=solved,
        rating=first_rating(proof, solved),
        source=source,
    )


@dataclass(frozen=True)
class Played:
    """The result of a played turn."""

    honor: int
    deeds: tuple[Deed, ...]
    was_luck: bool


def play_out(root: Ascension, choose: Chooser) -> Played:
    """Play the turn to its end with this chooser."""
    search = TurnSearch(root, Goal(BEST))
    state = copied(root)
    codes: list[str] = []
    while state.decision is not None and not search.is_luck(state):
        option = choose(state)
        if option.verb == "end" and state.decision.prompt == "turn":
            break
        if option.card in search.unseen:
            return Played(0, (), True)
        codes.append(option.code)
        state.apply(option)
    deeds = deeds_of(root, tuple(codes))
    return Played(state.score(search.seat) - search.before, deeds, search.is_luck(state))


def tried(root: Ascension, goal: Goal, level: str) -> float:
    """How often bots of a level reach the goal."""
    tries = choosers("ascension", level)
    return sum([reaches(root, goal, choose) for choose in tries]) / len(tries)


def reaches(root: Ascension, goal: Goal, choose: Chooser) -> bool:
    """Whether play with this chooser reaches the goal."""
    played = play_out(root, choose)
    if played.was_luck:
        return False
    return set(goal.deeds) <= set(played.deeds) if goal.kind == TASK else played.honor >= goal.honor


def deeds_of(root: Ascension, codes: Sequence[str]) -> tuple[Deed, ...]:
    """The monsters defeated and the cards acquired by these answers, each once, without the always-available ones."""
    always = [
        root.card_id(root.match.cultist),
        *[root.card_id(pile[0]) for pile in (root.mystics, root.infantry) if pile],
    ]
    state = copied(root)
    found: dict[Deed, None] = {}
    for code in codes:
        assert state.decision is not None
        option = state.decision.option(code)
        if option.verb == "end":
            break
        if option.verb in ("acquire", "defeat") and state.card_id(option.card) not in always:
            found[option.verb, state.card_id(option.card)] = None
        state.apply(option)
    return tuple(found)


def themes_of(root: Ascension, codes: Sequence[str]) -> tuple[str, ...]:
    """The themes of a line, from what happens in it."""
    state = copied(root)
    assert state.decision is not None
    seat, held = state.decision.player, len(state.decks[state.decision.player])
    found: list[str] = []
    acquired: set[int] = set()
    monsters = 0
    for code in codes:
        assert state.decision is not None
        option = state.decision.option(code)
        if option.verb == "end":
            if state.hands[seat]:
                found.append("do-not-play")
            break
        monsters += option.verb == "defeat"
        if option.verb in ("banish", "copy", "discard", "give"):
            found.append(option.verb)
        elif option.verb in ("use", "use_second"):
            found.append("construct")
        elif option.verb == "acquire":
            acquired.add(option.card)
            found.append(
                "discount"
                if state.discount or state.mechana_runes
                else "free"
                if state.decision.prompt != "turn"
                else ""
            )
        elif option.card in acquired:
            found.append("acquire-and-use")
        elif option.verb == "defeat" and state.decision.prompt != "turn":
            found.append("free")
        state.apply(option)
    if len(state.decks[seat]) < held:
        found.append("draw")
    if monsters > 1:
        found.append("several-monsters")
    return tuple(sorted({theme for theme in found if theme})) or ("spending",)


SETTER: Final = AscensionSetter()
