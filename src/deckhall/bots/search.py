"""Information-set tree search: many imagined deals, one tree of options, playouts by the judge's fast guess.

A node of the tree stands for all situations that the searching player cannot tell apart; each imagined deal determines
which of its branches are open. The branches of the root run a race: all play the same deals, lap by lap, and a branch
that is clearly behind the leader on these deals drops out; so does one that can hardly be more than a trifle better,
where only a good option is wanted. The result of a playout is the mean of several evaluations along the way, which says
more than its end alone, because the end is mostly luck.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from deckhall.bots.judge import Judge
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

DEALS: Final = 1_000_003  # distance between the seeds of two searches, more than any search has deals
LONG: Final = 2.0  # the longest time a playout is expected to take, in multiples of the mean
LONGEST: Final = 5_000  # decisions after which a playout is evaluated as it stands
LAP: Final = 10  # deals that every branch in the race plays before the next may drop out
CLEARLY: Final = 2.0  # how many standard errors of the difference count as clearly behind
LEAST_VARIANCE: Final = 1e-4  # of a difference of chances: equal results so far do not prove equality


class Branch:
    """An option at a node, with the results of the games that took it, for the player who decides there."""

    __slots__ = ("behind", "node", "option", "prior", "results", "total", "visits")

    def __init__(self, option: Option, prior: float, behind: float) -> None:
        self.option: Final = option
        self.prior: Final = prior  # how promising the judge finds it compared with its siblings
        self.behind = behind  # by how much its chance is believed to be smaller than the best one's
        self.visits = 0
        self.total = 0.0
        self.results: list[float] = []  # at the root: results of deal 0, 1, and so on
        self.node: Node | None = None

    @property
    def chance(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision, as far as the searching player can tell it from others."""

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

    def grow(self, imagine: Callable[[int], State], nodes: int, deadline: float, trifle: float = 0.0) -> None:
        """Play out up to `nodes` more deals, or until the next would end after `deadline` (0: no limit), or until one
        branch is left: the leader, when no other one may be better by more than a `trifle`."""
        started = time.perf_counter()
        imagined = imagine(self.seed)
        racing = self.still_racing(self.open_branches(self.root, imagined), trifle)
        racing.sort(key=lambda branch: -branch.prior)
        dealt = -1  # the number of the deal currently imagined
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
                racing = self.still_racing(racing, trifle)

    def still_racing(self, branches: list[Branch], trifle: float) -> list[Branch]:
        """The leader, and the branches that may be better by more than a trifle."""
        unknown = self.root.chance
        leader = branches[0]
        for branch in branches:
            if self.hope(branch, unknown) > self.hope(leader, unknown):
                leader = branch
        ahead = self.hope(leader, unknown)
        found: list[Branch] = []
        for branch in branches:
            behind = ahead - self.hope(branch, unknown)
            perhaps = CLEARLY * error_of_difference(leader.results, branch.results)
            if branch is leader or behind + trifle <= perhaps:
                found.append(branch)
        return found

    def best(self, branches: list[Branch]) -> Branch:
        """The most promising of the branches still in the race."""
        unknown = self.root.chance
        # The search may end in the middle of a deal that some branches have not played yet.
        whole_deals = max([len(branch.results) for branch in branches]) - 1
        racing = [branch for branch in branches if len(branch.results) >= whole_deals]
        return max(racing, key=lambda branch: (self.hope(branch, unknown), branch.prior))

    def chance_beside(self, best: Branch, branch: Branch) -> float:
        """The estimated chance of a branch that dropped out: as far behind the best as on the deals both played."""
        deals = min(len(best.results), len(branch.results))
        if deals == 0:
            return branch.chance
        behind = (math.fsum(best.results[:deals]) - math.fsum(branch.results[:deals])) / deals
        return min(1.0, max(0.0, best.chance - behind))

    def branch_at_root(self, state: State, code: str) -> Branch:
        """The branch of an option at the root, for adding the results of another search."""
        for branch in self.open_branches(self.root, state):
            if branch.option.code == code:
                return branch
        decision = state.decision
        assert decision is not None
        branch = Branch(decision.option(code), 0.0, 0.3)
        self.root.branches.append(branch)
        return branch

    def play_out(self, state: State, branch: Branch) -> float:
        """Play one imagined game: down the tree, one node further, then by the judge's guess. Returns the result."""
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
                chances = added(chances, judge.appraise(state, players[0]), 1)
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
                    sequels = judge.sequels(state)
                    if len(sequels) == 1:
                        state.apply(sequels[0])
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
        # The last evaluation; a finished game would give the same result at all remaining ones.
        chances = added(chances, judge.appraise(state, players[0]), judge.looks - looks)
        for index in range(len(nodes)):
            chance = chances[players[index]] / judge.looks
            nodes[index].visits += 1
            nodes[index].total += chance
            branches[index].visits += 1
            branches[index].total += chance
        return chances[players[0]] / judge.looks

    def open_branches(self, node: Node, state: State) -> list[Branch]:
        """The branches of a node that this deal allows; new ones start with the judge's opinion."""
        judge = self.judge
        behind: list[float] = []
        found: list[Branch] = []
        for option in judge.candidates(state):
            branch = node.branch(option)
            if branch is None:
                decision = state.decision
                assert decision is not None
                if not behind:
                    behind = judge.behind(state)
                points = behind[decision.options.index(option)]
                share = math.exp(max(-6.0, -points / judge.temperature))
                branch = Branch(option, share, min(0.3, points * judge.point))
                node.branches.append(branch)
            found.append(branch)
        return found

    def select(self, node: Node, branches: list[Branch]) -> Branch:
        """The branch to examine next: good and promising ones more often, but every one eventually."""
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
        """The estimated chance of a branch: its results, blended at first with the judge's opinion."""
        trust = self.judge.trust
        return (branch.total + trust * (unknown - branch.behind)) / (branch.visits + trust)

    def descend(self, option: Option) -> None:
        """Follow a chosen option: what is known about its continuation becomes the prior opinion of a new race.

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
    """The sums plus `more`, added `times` times; empty sums count as zero."""
    if not sums:
        return [one * times for one in more]
    return [sums[index] + more[index] * times for index in range(len(sums))]


def error_of_difference(leader: list[float], other: list[float]) -> float:
    """The standard error of the mean difference on the deals both have played; infinite before one lap."""
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
