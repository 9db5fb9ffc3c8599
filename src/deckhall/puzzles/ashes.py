"""Puzzles of Ashes: win this turn, whatever the opponent, whose hand is open, answers.

One of the solver's answers must work; all of the opponent's must be met. A line does not count if it rolls dice,
shuffles, or draws from the solver's draw pile. A narrow search pays as the judge would and never meditates: a win it
finds is a win. Only a wide search, which tries every payment and meditation, can prove that nothing else wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import deckhall
from deckhall.bots.bot import judge_of
from deckhall.games.ashes import BOX
from deckhall.games.ashes.table import values
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.puzzles.puzzle import WIN, Goal, OutOfNodes, Proof, Puzzle, first_rating, id_of
from deckhall.puzzles.setter import TRIES, Chooser, Setter, choosers

MOST_LIFE: Final = 9  # of the opposing Phoenixborn; with more life a search is not worth the time
MOST_NODES: Final = 8_000  # harder puzzles would keep the player waiting for an answer
MOST_NODES_TO_FIND: Final = 1_200  # in a turn that may contain no win at all
MOST_NODES_TO_TELL: Final = 3_000  # to find out which first answers win
MOST_NODES_FOR_PROOF: Final = 12_000  # for all first answers in the narrow search
MOST_NODES_FOR_UNIQUE: Final = 500  # a wide search either ends soon or takes minutes
EASILY: Final = 0.4  # how often an easy bot may find the win of a puzzle
FEW: Final = 0.35  # the largest share of winning first answers, if even an easy bot finds one
LEAST_OWN: Final = 2  # the least number of the solver's answers, if a normal bot finds the win
LATE: Final = ("pass", "end", "meditate")  # tried last, because they rarely win
LONGEST: Final = 80  # answers in a line


class WinSearch:
    """Decides whether the player whose turn it is can force a win this turn."""

    def __init__(self, root: Ashes, most_nodes: int = MOST_NODES, wide: bool = False) -> None:
        assert root.decision is not None
        self.root: Final = root
        self.seat: Final[int] = root.decision.player
        self.most_nodes = most_nodes
        self.wide: Final = wide
        self.judge: Final = judge_of("ashes")
        self.nodes = 0
        self.pile: Final = frozenset(root.draw_piles[self.seat])
        self.known: dict[int, bool] = {}

    # -- searching --------------------------------------------------------------------

    def wins(self, state: Ashes) -> bool:
        """Whether the player wins from here, whatever the opponent answers."""
        if state.outcome is not None:
            return self.seat in state.outcome.winners
        if self.is_over(state):
            return False
        key = state.key()
        found = self.known.get(key)
        if found is not None:
            return found
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise OutOfNodes
        decision = state.decision
        assert decision is not None
        mine = decision.player == self.seat
        result = not mine
        for option in self.worth_trying(state):
            if self.wins(after(state, option)) == mine:
                result = mine
                break
        self.known[key] = result
        return result

    def is_over(self, state: Ashes) -> bool:
        """Whether the turn is over, or luck has been involved."""
        return (
            state.turns != self.root.turns
            or state.player != self.seat
            or state.count != self.root.count
            or any([card in self.pile for card in state.hands[self.seat]])
        )

    def worth_trying(self, state: Ashes) -> list[Option]:
        decision = state.decision
        assert decision is not None
        if decision.player != self.seat:
            return decision.options
        if not self.wide and decision.prompt == "pay":
            return [self.judge.pick(state)]
        if decision.prompt != "turn":
            return decision.options
        if not self.wide and self.is_hopeless(state):
            return []
        options = [one for one in decision.options if one.verb not in ("pass", "end")]
        if not self.wide:
            options = [one for one in options if one.verb != "meditate"]
        options.sort(key=lambda one: (one.verb in LATE, not one.verb.startswith("attack")))
        return options

    def is_hopeless(self, state: Ashes) -> bool:
        """An upper bound on the damage that the rest of the turn can do rules out a win; for the narrow search only."""
        foe = next(seat for seat in range(state.seats()) if seat != self.seat)
        phoenixborn = state.phoenixborn[foe]
        left = values.life(state, phoenixborn) - state.wounds[phoenixborn]
        if state.main_done:
            return left > 3 * state.sides + 1
        ready = [card for card in state.battlefields[self.seat] if not state.exhaustion[card]]
        return left > max(sum([values.attack(state, card) for card in ready]) + 2, 5) + 3

    # -- what was found -----------------------------------------------------------------

    def winning(self, state: Ashes) -> list[Option]:
        """The player's answers that keep the win."""
        return [option for option in self.worth_trying(state) if self.wins(after(state, option))]

    def proof(self) -> Proof | None:
        """A winning line, and the first answers that win; None if there is no win."""
        if not self.wins(self.root):
            return None
        first = self.winning(self.root)
        line, own = self.line()
        assert self.root.decision is not None
        codes = tuple([option.code for option in first])
        options = len(self.root.decision.options)
        unique = self.wide and len(first) == 1
        return Proof(line, own, codes, options, 0, unique, self.nodes)

    def line(self) -> tuple[tuple[str, ...], int]:
        """A winning line in which the opponent resists, that is, reacts where possible."""
        state = self.root
        line: list[str] = []
        own = 0
        while state.decision is not None and len(line) < LONGEST:
            options = state.decision.options
            if state.decision.player == self.seat:
                option = self.winning(state)[0]
                own += 1
            else:
                option = next((one for one in options if one.verb not in ("pass", "no", "done")), options[-1])
            line.append(option.code)
            state = after(state, option)
        return tuple(line), own

    def refutation(self, first: Option) -> tuple[str, ...]:
        """The opponent's reply to a first answer that does not win, if it needs one."""
        state = after(self.root, first)
        line: list[str] = []
        while state.decision is not None and not self.is_over(state) and len(line) < LONGEST:
            if state.decision.player == self.seat:
                break
            option = next(one for one in state.decision.options if not self.wins(after(state, one)))
            line.append(option.code)
            state = after(state, option)
        return tuple(line)


def copied(state: Ashes) -> Ashes:
    copy = state.clone()
    assert isinstance(copy, Ashes)
    return copy


def after(state: Ashes, option: Option) -> Ashes:
    following = copied(state)
    following.apply(option)
    return following


# -- finding ------------------------------------------------------------------------


class AshesSetter(Setter):
    """Takes turns of games between normal bots in which a win is not obvious: one per player and game."""

    GUIDE = "deckhall.puzzles.ashes_guide:AshesGuide"

    def prove(self, state: State, goal: Goal) -> Proof | None:
        assert isinstance(state, Ashes)
        return proven(state)

    def from_game(self, seed: int) -> list[Puzzle]:
        picks = Random(seed)
        decks = sorted(BOX.about()["decks"])
        setup = {"decks": [picks.choice(decks), picks.choice(decks)]}
        game = deckhall.new_game("ashes", seed=seed, **setup)
        judge = judge_of("ashes")
        found: dict[int, Puzzle] = {}
        turn = -1
        while game.decision is not None:
            state, seat = game.state, game.decision.player
            assert isinstance(state, Ashes)
            if game.decision.prompt == "turn" and state.turns != turn and not state.main_done:
                turn = state.turns
                if seat not in found and life_left(state, 1 - seat) <= MOST_LIFE:
                    source = {"game_seed": seed, "setup": setup, "move": len(game.codes())}
                    puzzle = puzzle_at(state, game.position(), source)
                    if puzzle is not None:
                        found[seat] = puzzle
            game.apply(judge.choose(state))
        return list(found.values())


def life_left(state: Ashes, seat: int) -> int:
    phoenixborn = state.phoenixborn[seat]
    return values.life(state, phoenixborn) - state.wounds[phoenixborn]


def proven(state: Ashes) -> Proof | None:
    """A win found by the narrow search; it is called unique only if the wide search finishes."""
    narrow = WinSearch(state)
    if not narrow.wins(state):
        return None
    narrow.most_nodes = MOST_NODES_FOR_PROOF
    proof = narrow.proof()
    return None if proof is None else looked_at_widely(state, proof)


def looked_at_widely(state: Ashes, proof: Proof) -> Proof:
    """The proof, marked as unique if a wide search shows that no other first answer wins."""
    if len(proof.first) != 1:
        return proof
    try:
        wide = WinSearch(state, MOST_NODES_FOR_UNIQUE, wide=True)
        others = [option for option in wide.worth_trying(state) if option.code not in proof.first]
        return replace(proof, unique=not any([wide.wins(after(state, option)) for option in others]))
    except OutOfNodes:
        return proof


def puzzle_at(state: Ashes, position: dict[str, Any], source: dict[str, Any]) -> Puzzle | None:
    """The puzzle in this turn, if it has a win that is not obvious."""
    goal = Goal(WIN)
    search = WinSearch(state, MOST_NODES_TO_FIND)
    try:
        if not search.wins(state):
            return None
        search.most_nodes = MOST_NODES_TO_TELL
        proof = search.proof()
        if proof is None or is_obvious(proof, tried(search, "easy"), tried(search, "normal")):
            return None
        proof = looked_at_widely(state, proof)
        search.most_nodes = MOST_NODES_FOR_PROOF
        solved = {level: tried(search, level) for level in TRIES}
        losing = [one for one in search.worth_trying(state) if one.code not in proof.first]
        refutations = {one.code: search.refutation(one) for one in losing}
    except OutOfNodes:
        return None
    return Puzzle(
        id=id_of(position, goal),
        game="ashes",
        rules=position["rules"],
        seat=search.seat,
        goal=goal,
        position=position,
        proof=proof,
        themes=themes_of(state, proof.line),
        refutations={code: line for code, line in refutations.items() if line},
        bots=solved,
        rating=first_rating(proof, solved),
        source=source,
    )


def is_obvious(proof: Proof, easy: float, normal: float) -> bool:
    """Whether a win is too easy for a puzzle: even weak bots find it, and it is short or hard to miss."""
    if not normal:
        return False
    return proof.own < LEAST_OWN or (easy > EASILY and len(proof.first) > FEW * proof.of)


def tried(search: WinSearch, level: str) -> float:
    """How often bots of a level win against the best defence."""
    tries = choosers("ashes", level)
    return sum([keeps_the_win(search, choose) for choose in tries]) / len(tries)


def keeps_the_win(search: WinSearch, choose: Chooser) -> bool:
    """Whether play with this chooser wins against the best defence."""
    state = search.root
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or search.is_over(state):
            break
        if decision.player != search.seat:
            state = after(state, decision.options[0])
        elif not search.wins(state := after(state, choose(state))):
            return False
    return state.outcome is not None and search.seat in state.outcome.winners


def themes_of(root: Ashes, codes: Sequence[str]) -> tuple[str, ...]:
    """The themes of a line, from what happens in it."""
    state = copied(root)
    assert state.decision is not None
    seat = state.decision.player
    state.listener = []
    attacked = False
    found: set[str] = set()
    for code in codes:
        assert state.decision is not None
        option = state.decision.option(code)
        mine = state.decision.player == seat
        if option.verb.startswith("attack") and mine and state.decision.prompt == "turn":
            attacked = True
            if state.sides < root.sides:
                found.add("side-then-attack")
        elif (mine and option.verb in ("react", "meditate")) or (
            not mine and option.verb in ("block", "guard", "counter")
        ):
            found.add(option.verb)
        elif mine and option.verb == "play":
            found.add("play-a-card")
        state.apply(option)
        for happening in state.listener:
            if (
                happening.kind in ("destroyed", "exhausted")
                and not attacked
                and state.owner[happening.card] != seat
            ):
                found.add("strip-a-blocker")
            if happening.kind == "wounded" and state.owner[happening.card] == seat and mine:
                found.add("hurt-yourself")
        state.listener.clear()
    if not attacked:
        found.add("direct-damage")
    return tuple(sorted(found)) or ("attack",)


SETTER: Final = AshesSetter()
