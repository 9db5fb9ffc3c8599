"""Information-set tree search: many imagined deals, one tree of options, playouts by the judge's fast guess.

Every node of the tree stands for all that the searching player cannot tell apart; which of its branches are open is
seen anew in every imagined deal. The n-th visit to a branch of the root uses the n-th imagined deal, so that branches
are compared on the same deals.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from deckhall.bots.judge import Judge
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

DEALS: Final = 1_000_003  # seeds of two searches lie further apart than any search has deals
LONG: Final = 2.0  # how many times the mean a playout is expected to take at most
LONGEST: Final = 5_000  # decisions after which a playout is judged where it stands


class Branch:
    """An option at a node, and how the games went that took it, for the player who decides there."""

    __slots__ = ("behind", "node", "option", "prior", "total", "visits")

    def __init__(self, option: Option, prior: float, behind: float) -> None:
        self.option: Final = option
        self.prior: Final = prior  # how promising the judge finds it, beside its siblings
        self.behind: Final = behind  # how much smaller than the best one's the judge thinks its chance is
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def chance(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision as the searching player can tell it apart from others."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.visits = 0
        self.total = 0.0

    def branch(self, option: Option) -> Branch | None:
        for branch in self.branches:
            if branch.option == option:
                return branch
        return None


class Search:
    """One tree that grows with every imagined deal."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self.judge: Final = judge
        self.seed: Final = seed
        self.root = Node()
        self.playouts = 0

    def grow(self, imagine: Callable[[int], State], nodes: int, deadline: float) -> None:
        """Play out up to `nodes` more deals, or until the next would not be over by `deadline` (0: never mind)."""
        started = time.perf_counter()
        state = imagine(self.seed)
        open_branches = self.open_branches(self.root, state)
        for left in range(nodes, 0, -1):
            if deadline > 0.0:
                now = time.perf_counter()
                mean = (now - started) / (nodes - left + 1)
                if now + LONG * mean >= deadline:
                    return
            if self.is_decided(open_branches, left):
                return
            branch = self.select(self.root, open_branches)
            self.play_out(imagine(self.seed + 1 + branch.visits), branch)
            self.playouts += 1

    def branch_at_root(self, state: State, code: str) -> Branch:
        """The branch of an option at the root, for adding what another search found."""
        for branch in self.open_branches(self.root, state):
            if branch.option.code == code:
                return branch
        decision = state.decision
        assert decision is not None
        branch = Branch(decision.option(code), 0.0, 0.3)
        self.root.branches.append(branch)
        return branch

    def is_decided(self, branches: list[Branch], left: int) -> bool:
        """Whether the playouts that are left cannot change which branch is visited most."""
        most = second = 0
        for branch in branches:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    def play_out(self, state: State, branch: Branch) -> None:
        """One imagined game: down the tree, one node further, then by the judge's guess until it can be judged."""
        judge = self.judge
        start = judge.clock(state)
        last_in_tree = start + judge.foresight
        end = start + judge.horizon
        nodes: list[Node] = [self.root]
        branches: list[Branch] = [branch]
        decision = state.decision
        assert decision is not None
        players: list[int] = [decision.player]
        state.apply(branch.option)
        growing = True
        for _ in range(LONGEST):
            decision = state.decision
            if decision is None:
                break
            options = decision.options
            if len(options) == 1:
                if judge.clock(state) >= end:
                    break
                state.apply(options[0])
                continue
            if growing:
                clock = judge.clock(state)
                if clock >= last_in_tree or branches[-1].visits < judge.patience:
                    growing = False
                else:
                    candidates = judge.candidates(state)
                    if len(candidates) == 1:
                        state.apply(candidates[0])
                        continue
                    parent = branches[-1]
                    node = parent.node
                    if node is None:
                        node = Node()
                        parent.node = node
                        growing = False
                    branch = self.select(node, self.open_branches(node, state))
                    nodes.append(node)
                    branches.append(branch)
                    players.append(decision.player)
                    state.apply(branch.option)
                    continue
            if judge.clock(state) >= end:
                break
            state.apply(judge.pick(state))
        chances = judge.chances(state)
        for index in range(len(nodes)):
            chance = chances[players[index]]
            nodes[index].visits += 1
            nodes[index].total += chance
            branches[index].visits += 1
            branches[index].total += chance

    def open_branches(self, node: Node, state: State) -> list[Branch]:
        """The branches of a node that this deal allows; new ones are made with the judge's opinion of them."""
        judge = self.judge
        scores: list[float] = []
        found: list[Branch] = []
        for option in judge.candidates(state):
            branch = node.branch(option)
            if branch is None:
                decision = state.decision
                assert decision is not None
                if not scores:
                    scores = judge.weigh(state)
                place = decision.options.index(option)
                points = max(scores) - scores[place]
                share = math.exp(max(-6.0, -points / judge.temperature))
                branch = Branch(option, share, min(0.3, points * judge.point))
                node.branches.append(branch)
            found.append(branch)
        return found

    def select(self, node: Node, branches: list[Branch]) -> Branch:
        """The branch to look at next: good ones and promising ones more often, none never."""
        visits = 0
        priors = 0.0
        for branch in branches:
            visits += branch.visits
            priors += branch.prior
        unknown = node.total / node.visits if node.visits else 0.5
        wide = self.judge.curiosity * math.sqrt(visits + 1.0) / priors
        best = branches[0]
        best_score = -1e9
        for branch in branches:
            score = self.hope(branch, unknown) + wide * branch.prior / (1.0 + branch.visits)
            if score > best_score:
                best_score = score
                best = branch
        return best

    def hope(self, branch: Branch, unknown: float) -> float:
        """The chance of a branch: what was seen, and for the first few visits also what the judge thinks of it."""
        trust = self.judge.trust
        return (branch.total + trust * (unknown - branch.behind)) / (branch.visits + trust)

    def descend(self, option: Option) -> None:
        """Somebody chose this option: keep what is known about what follows."""
        branch = self.root.branch(option)
        node = branch.node if branch is not None else None
        self.root = Node() if node is None else node
