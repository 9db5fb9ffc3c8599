"""Changes the rules in many small ways and lists the changes that no fast test notices: `python3 run.py mutate GAME`.

One pytest session imports everything and traces which tests run which lines. For each mutant a process is forked from
it, gets the changed function, and runs the tests of that line, quickest first, until one fails. Only functions are
changed, because they can be exchanged in a running program; the data of the cards are checked against other tables.
"""

from __future__ import annotations

import argparse
import functools
import gc
import json
import os
import resource
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol  # pytest offers no public way to run one test

from tools.mutants import Mutant, functions_in, mutants

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "deckhall" / "games"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
RESULTS = ROOT / "build" / "mutate"
TESTS_OF_ALL_GAMES = ("laws/test_soak.py", "pinned", "playthroughs")
NOT_RULES = ("cards", "words.py", "__init__.py")
PATIENCE = 1.0  # seconds that any test may take, besides ten times what it took before
CALLS_TRACED = 200  # of a function in a test
MEMORY = 3 << 30  # a mutant that fills a list without end is ended by this
QUIET = ("-q", "-s", "--tb=no", "--assert=plain", "--timeout=0", "-p", "no:cacheprovider", "-p", "no:xdist")
CAUGHT, MISSED, UNREACHED, EQUAL = "caught", "missed", "no test runs it", "equivalent"

Line = tuple[str, int]  # a file, and a line of it
Function = tuple[str, str]  # a file, and a qualified name


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    fate: str
    tests: int  # that run the line, as far as they fit into the time


class Tracer:
    """Which lines of the games a test runs. Tracing is slow, so only the first calls of a function are traced."""

    def __init__(self) -> None:
        self.folder = str(GAMES)
        self.calls_left: dict[CodeType, int] = {}
        self.seen: set[Line] = set()

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        left = self.calls_left.get(code)
        if left is None:
            left = CALLS_TRACED if code.co_filename.startswith(self.folder) else 0
        self.calls_left[code] = left - 1
        return self.step if left > 0 else None

    def step(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self.step

    def trace(self, item: pytest.Item) -> set[Line]:
        self.calls_left, self.seen = {}, set()
        sys.settrace(self.enter)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
        finally:
            sys.settrace(None)
        if any([report.failed for report in reports]):
            pytest.exit(f"{item.nodeid} fails without any change", returncode=1)
        return self.seen


class Mutation:
    """The pytest plugin: instead of running the tests once, it runs them against mutants."""

    def __init__(self, game: str, chosen: Sequence[Mutant], seconds: float, jobs: int) -> None:
        self.game = game
        self.chosen = chosen
        self.seconds = seconds
        self.jobs = jobs
        self.results: list[Result] = []
        self.times: dict[pytest.Item, float] = {}
        self.tests: defaultdict[Line, list[pytest.Item]] = defaultdict(list)
        self.functions: defaultdict[Function, list[FunctionType]] = defaultdict(list)
        self.caches: list[Any] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.trace(self.wanted(session.items))
        self.find_functions()
        gc.freeze()  # the processes share what is there now
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in self.chosen:
            tests = self.tests_of(mutant)
            if not tests:
                self.note(mutant, UNREACHED, 0)
                continue
            while len(running) >= self.jobs:
                self.wait(running)
            running[self.start(mutant, tests)] = (mutant, len(tests))
        while running:
            self.wait(running)
        return True

    def wanted(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """The tests without those of other games."""
        others = {path.parent.name for path in GAMES.glob("*/__init__.py")} - {self.game}
        return [item for item in items if not any([other in item.nodeid for other in others])]

    def trace(self, items: Sequence[pytest.Item]) -> None:
        """Find out which tests run which lines, and how long they take: a little longer than untraced."""
        tracer = Tracer()
        for number, item in enumerate(items, 1):
            began = time.process_time()
            lines = tracer.trace(item)
            self.times[item] = time.process_time() - began
            for line in lines:
                self.tests[line].append(item)
            show("tests traced", number, len(items))

    def find_functions(self) -> None:
        """The functions of the games as they are now, and the caches that may know their old results."""
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(GAMES)):
                self.functions[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith(
                "deckhall.games"
            ):
                self.caches.append(thing)

    def tests_of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that run the changed line, quickest first, as many as fit into the time."""
        left = self.seconds
        fitting: list[pytest.Item] = []
        for item in sorted(self.tests[str(GAMES / mutant.file), mutant.line], key=self.times.__getitem__):
            left -= self.times[item]
            if left < 0 and fitting:
                break
            fitting.append(item)
        return fitting

    def start(self, mutant: Mutant, tests: Sequence[pytest.Item]) -> int:
        """Run the tests in a process of their own; it ends with 1 as soon as one fails."""
        sys.stdout.flush()
        process = os.fork()
        if process:
            return process
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if not self.exchange(mutant):
                os._exit(0)  # what was not tried was not noticed
            for item in tests:
                # Counts processor time; when it is up, the signal ends the process.
                signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * self.times[item])
                if any([report.failed for report in runtestprotocol(item, log=False, nextitem=None)]):
                    os._exit(1)
            os._exit(0)
        finally:
            os._exit(1)

    def exchange(self, mutant: Mutant) -> bool:
        """Put the changed function in place of the other; not possible where a call of `super` was left out."""
        path = str(GAMES / mutant.file)
        for code in functions_in(mutant.change.compiled(path)):
            for function in self.functions[path, code.co_qualname]:
                if function.__code__.co_firstlineno == code.co_firstlineno:
                    if function.__code__.co_freevars != code.co_freevars:
                        return False
                    function.__code__ = code
        for cache in self.caches:
            cache.cache_clear()
        return True

    def wait(self, running: dict[int, tuple[Mutant, int]]) -> None:
        process, status = os.wait()
        mutant, tests = running.pop(process)
        self.note(mutant, MISSED if status == 0 else CAUGHT, tests)

    def note(self, mutant: Mutant, fate: str, tests: int) -> None:
        self.results.append(Result(mutant, fate, tests))
        missed = len([result for result in self.results if result.fate != CAUGHT])
        show("mutants tried", len(self.results), len(self.chosen), f", {missed} not noticed")


def show(what: str, number: int, total: int, more: str = "") -> None:
    """Progress: a line that changes on a terminal, elsewhere a new one now and then."""
    line = f"{what}: {number} of {total}{more}"
    if sys.stdout.isatty():
        print(f"\r{line}\x1b[K", end="" if number < total else "\n", flush=True)
    elif number % 50 == 0 or number == total:
        print(line, flush=True)


def sources(game: str, part: str) -> list[Path]:
    found = [
        path
        for path in sorted((GAMES / game).rglob("*.py"))
        if part in str(path.relative_to(GAMES)) and not any([name in path.parts for name in NOT_RULES])
    ]
    if not found:
        raise SystemExit(f"run.py mutate: no module of {game} has {part!r} in its name")
    return found


def equivalents() -> dict[str, str]:
    """Changes that change nothing, with the reason."""
    table: dict[str, str] = (
        tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.is_file() else {}
    )
    return table


def choose(everything: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A sample that is the same for the same sources and seed; 0 takes all."""
    return list(everything) if not sample else Random(seed).sample(everything, min(sample, len(everything)))


def report(game: str, results: Iterable[Result], command: str) -> str:
    """What came out, as Markdown."""
    by_fate: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_fate[result.fate].append(result)
    counts = {fate: len(by_fate[fate]) for fate in (CAUGHT, MISSED, UNREACHED, EQUAL)}
    real = counts[CAUGHT] + counts[MISSED] + counts[UNREACHED]
    lines = [f"# Mutants of {game}", "", f"`{command}`", ""]
    lines.append(
        f"{counts[CAUGHT]} of {real} noticed ({counts[CAUGHT] / max(real, 1):.1%}); {counts[EQUAL]} are equivalent."
    )
    for fate in (MISSED, UNREACHED):
        if by_fate[fate]:
            lines += ["", f"## {fate.capitalize()}", ""]
            lines += [
                f"- line {one.mutant.line}, {one.tests} tests: `{one.mutant.name}`" for one in by_fate[fate]
            ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))
    parser.add_argument(
        "--sample", type=int, default=0, help="so many mutants, drawn at random; all if not given"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--file", default="", help="only modules with this in their path, such as turn.py")
    parser.add_argument(
        "--again", action="store_true", help="only those that the last run did not see noticed"
    )
    parser.add_argument("--tests", nargs="+", help="files or folders; else the game's own tests and its laws")
    parser.add_argument("--seconds", type=float, default=6.0, help="of tests for each mutant, at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)

    everything = [
        mutant
        for path in sources(given.game, given.file)
        for mutant in mutants(path.read_text(encoding="utf-8"), path.relative_to(GAMES).as_posix())
    ]
    reasons = equivalents()
    chosen = choose(everything, given.sample, given.seed)
    if given.again:
        before = json.loads((RESULTS / f"{given.game}.json").read_text(encoding="utf-8"))
        missed = {line["mutant"] for line in before if line["fate"] in (MISSED, UNREACHED)}
        chosen = [one for one in everything if one.name in missed]
    plugin = Mutation(
        given.game, [one for one in chosen if one.name not in reasons], given.seconds, given.jobs
    )
    tests = given.tests or [f"tests/{given.game}", *(f"tests/{room}" for room in TESTS_OF_ALL_GAMES)]
    code = pytest.main([*QUIET, *tests], plugins=[plugin])
    if code != 0:
        return int(code)
    results = plugin.results + [Result(one, EQUAL, 0) for one in chosen if one.name in reasons]
    written = report(given.game, results, f"run.py mutate {' '.join(arguments)}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{given.game}.md").write_text(written, encoding="utf-8")
    found = [
        {"mutant": r.mutant.name, "line": r.mutant.line, "fate": r.fate, "tests": r.tests}
        for r in plugin.results
    ]
    (RESULTS / f"{given.game}.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
    print("\n" + written)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
