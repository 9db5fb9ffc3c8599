"""Information-set tree search: many imagined deals, one tree of options, playouts by the judge's fast guess.

Every node of the tree stands for all that the searching player cannot tell apart; which of its branches are open is
decided in each imagined deal. The branches of the root run a race: all play the same deals, one lap after the other,
and any branch that is clearly behind the leader on these deals drops out. A playout's result is the mean of several
evaluations along the way, which says more than its end alone: the end is mostly luck.
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
LAP: Final = 10  # deals that every branch in the race plays before the next may drop out
CLEARLY: Final = 2.0  # standard errors of the difference by which it is behind then
LEAST_VARIANCE: Final = 1e-4  # of a difference of chances: equal results so far are no proof of equality


class Branch:
    """An option at a node, and how the games went that took it, for the player who decides there."""

    __slots__ = ("behind", "node", "option", "prior", "results", "total", "visits")

    def __init__(self, option: Option, prior: float, behind: float) -> None:
        self.option: Final = option
        self.prior: Final = prior  # how promising the judge finds it, beside its siblings
        self.behind = behind  # how much smaller than the best one's its chance is thought to be
        self.visits = 0
        self.total = 0.0
        self.results: list[float] = []  # at the root: of the first deal, the second, and so on
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

    @property
    def chance(self) -> float:
        return self.total / self.visits if self.visits else 0.5

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
        imagined = imagine(self.seed)
        racing = self.still_racing(self.open_branches(self.root, imagined))
        racing.sort(key=lambda branch: -branch.prior)
        dealt = -1  # the number of the deal that is imagined now
        for played in range(nodes):
            if len(racing) == 1:
                return
            if deadline > 0.0:
                now = time.perf_counter()
                mean = (now - started) / (played + 1)
                if now + LONG * mean >= deadline:
                    return
            branch = racing[0]
            for other in racing:
                if len(other.results) < len(branch.results):
                    branch = other
            deal = len(branch.results)
            if deal != dealt:
                dealt = deal
                imagined = imagine(self.seed + 1 + deal)
            branch.results.append(self.play_out(imagined.clone(), branch))
            self.playouts += 1
            if (deal + 1) % LAP == 0 and branch is racing[-1]:
                racing = self.still_racing(racing)

    def still_racing(self, branches: list[Branch]) -> list[Branch]:
        """Those that are not clearly behind the leader."""
        unknown = self.root.chance
        leader = branches[0]
        for branch in branches:
            if self.hope(branch, unknown) > self.hope(leader, unknown):
                leader = branch
        ahead = self.hope(leader, unknown)
        found: list[Branch] = []
        for branch in branches:
            behind = ahead - self.hope(branch, unknown)
            if branch is leader or behind <= CLEARLY * error_of_difference(leader.results, branch.results):
                found.append(branch)
        return found

    def best(self, branches: list[Branch]) -> Branch:
        """The most hopeful of those that are in the race to its end."""
        unknown = self.root.chance
        # The end may come in the middle of a deal, which the others have not played then.
        whole_deals = max([len(branch.results) for branch in branches]) - 1
        racing = [branch for branch in branches if len(branch.results) >= whole_deals]
        return max(racing, key=lambda branch: (self.hope(branch, unknown), branch.prior))

    def chance_beside(self, best: Branch, branch: Branch) -> float:
        """What a branch that dropped out would have come to: as far behind the best as on the deals of both."""
        deals = min(len(best.results), len(branch.results))
        if deals == 0:
            return branch.chance
        behind = (math.fsum(best.results[:deals]) - math.fsum(branch.results[:deals])) / deals
        return min(1.0, max(0.0, best.chance - behind))

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

    def play_out(self, state: State, branch: Branch) -> float:
        """One imagined game: down the tree, one node further, then by the judge's guess; how it went for the branch."""
        judge = self.judge
        start = judge.clock(state)
        last_in_tree = start + judge.foresight
        pace = judge.pace(state)
        next_look = start + pace
        looks = 0
        chances: list[float] = []
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
            clock = judge.clock(state)
            if clock >= next_look:
                if looks == judge.looks - 1:
                    break
                chances = added(chances, judge.chances(state), 1)
                looks += 1
                next_look += pace
            options = decision.options
            if len(options) == 1:
                state.apply(options[0])
                continue
            if growing:
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
            state.apply(judge.pick(state))
        # The last look; a game that is over would look the same at all that were to come.
        chances = added(chances, judge.chances(state), judge.looks - looks)
        for index in range(len(nodes)):
            chance = chances[players[index]] / judge.looks
            nodes[index].visits += 1
            nodes[index].total += chance
            branches[index].visits += 1
            branches[index].total += chance
        return chances[players[0]] / judge.looks

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
        unknown = node.chance
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
        """Somebody chose this option: what is known about what follows becomes the opinion with which a race starts.

        It does not count as visits there, because it was not learnt on the same deals.
        """
        branch = self.root.branch(option)
        node = branch.node if branch is not None else None
        self.root = Node() if node is None else node
        unknown = self.root.chance
        for branch in self.root.branches:
            branch.behind = unknown - self.hope(branch, unknown)
            branch.visits = 0
            branch.total = 0.0


def added(sums: list[float], more: list[float], times: int) -> list[float]:
    """The sums with something more, so many times; there are none at first."""
    if not sums:
        return [one * times for one in more]
    return [sums[index] + more[index] * times for index in range(len(sums))]


def error_of_difference(leader: list[float], other: list[float]) -> float:
    """The standard error of the mean difference, on the deals that both have played; none can tell before a lap."""
    deals = min(len(leader), len(other))
    if deals < LAP:
        return math.inf
    total = squares = 0.0
    for deal in range(deals):
        difference = leader[deal] - other[deal]
        total += difference
        squares += difference * difference
    mean = total / deals
    return math.sqrt((max(0.0, squares / deals - mean * mean) + LEAST_VARIANCE) / deals)
