"""Changes the rules in many small ways and lists the changes that no fast test notices: `python3 run.py mutate GAME`.

One pytest session imports everything and traces which tests run which lines. For each mutant a process is forked from
it, gets the changed function, and runs the tests of that line until one fails: first what noticed it or its neighbours
before, then those that look promising. Only functions are changed, because they can be exchanged in a running program;
the data of the cards are checked against other tables.
"""

from __future__ import annotations

import argparse
import functools
import gc
import json
import mmap
import os
import resource
import signal
import struct
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import pytest

from tools.mutants import Mutant, functions_in, mutants
from tools.mutate_tests import Keys, Memory, Traces, passes

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "deckhall" / "games"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
RESULTS = ROOT / "build" / "mutate"
TESTS_OF_ALL_GAMES = ("laws/test_soak.py", "pinned", "playthroughs", "bots/test_prior_worth.py")
NOT_RULES = ("cards", "words.py", "cells.py", "__init__.py")
PATIENCE = 1.0  # seconds of processor time that any test may take, in addition to three times its usual time
MEMORY = 3 << 30  # limits a mutant that fills a list without end
QUIET = ("-q", "-s", "--tb=no", "--assert=plain", "--timeout=0", "-p", "no:cacheprovider", "-p", "no:xdist")
CAUGHT, MISSED, UNREACHED, EQUAL = "caught", "missed", "no test runs it", "equivalent"

PLACE = struct.Struct("i")
KEPT_EVERY = 200  # mutants
Function = tuple[str, str]  # a file, and a qualified name


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    fate: str
    tests: int  # tried


@dataclass(frozen=True)
class Trial:
    """A process that runs tests against a mutant."""

    number: int
    mutant: Mutant
    tests: Sequence[pytest.Item]  # to try
    reaching: Sequence[pytest.Item]  # all that run the line


class Mutation:
    """The pytest plugin: instead of running the tests once, it runs them against mutants."""

    def __init__(self, game: str, chosen: Sequence[Mutant], seconds: float, jobs: int, fresh: bool) -> None:
        self.game = game
        self.chosen = chosen
        self.seconds = seconds
        self.jobs = jobs
        self.results: list[Result] = []
        self.keys = keys = Keys()
        self.traces = Traces(GAMES, keys, RESULTS / f"{game}_traces.json")
        self.memory = Memory(keys, RESULTS / f"{game}_memory.json", fresh)
        self.functions: defaultdict[Function, list[FunctionType]] = defaultdict(list)
        self.caches: list[Any] = []
        self.places = mmap.mmap(-1, 4 * max(1, len(chosen)))  # the index of the test each process has reached

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = self.wanted(session.items)
        self.keys.read(ROOT)
        self.traces.trace(items, show)
        self.warm_up(items)
        self.find_functions()
        gc.disable()
        gc.freeze()  # the processes share everything allocated so far
        running: dict[int, Trial] = {}
        for number, mutant in enumerate(self.chosen):
            reaching = self.traces.reaching(mutant)
            tests = self.memory.in_order(mutant, self.traces, self.seconds)
            trial = Trial(number, mutant, tests, reaching)
            if self.memory.still_notices(mutant, reaching):
                self.note(mutant, CAUGHT, 0)
                continue
            if not tests:
                self.note(mutant, MISSED if reaching else UNREACHED, 0)
                continue
            while len(running) >= self.jobs:
                self.wait(running)
            running[self.start(trial)] = trial
        while running:
            self.wait(running)
        self.memory.keep()
        places = {mutant.name: place for place, mutant in enumerate(self.chosen)}
        self.results.sort(key=lambda result: places[result.mutant.name])
        return True

    def wanted(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """The tests without those of other games."""
        others = {path.parent.name for path in GAMES.glob("*/__init__.py")} - {self.game}
        return [item for item in items if not any([other in item.nodeid for other in others])]

    def warm_up(self, items: Sequence[pytest.Item]) -> None:
        """Run the quickest test of each file, so that whatever is loaded or cached once is available to all mutants."""
        quickest: dict[Path, pytest.Item] = {}
        for item in sorted(items, key=self.traces.times.__getitem__):
            quickest.setdefault(item.path, item)
        for item in quickest.values():
            if not passes(item):
                pytest.exit(f"{item.nodeid} fails without any change", returncode=1)

    def find_functions(self) -> None:
        """Find the functions of the games, and the caches that may hold their old results."""
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(GAMES)):
                self.functions[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith(
                "deckhall.games"
            ):
                self.caches.append(thing)

    def start(self, trial: Trial) -> int:
        """Run the tests in a separate process; it exits with 1 as soon as one fails."""
        sys.stdout.flush()
        process = os.fork()
        if process:
            return process
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            self.exchange(trial.mutant)
            began = time.process_time()
            for place, item in enumerate(trial.tests):
                PLACE.pack_into(self.places, 4 * trial.number, place)
                # Counts processor time; at the limit, the signal ends the process.
                signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 3 * self.traces.times[item])
                if not passes(item):
                    os._exit(1)
                if time.process_time() - began > self.seconds:
                    break
            os._exit(0)
        finally:
            os._exit(1)

    def exchange(self, mutant: Mutant) -> None:
        """Replace the function by the changed one."""
        path = str(GAMES / mutant.file)
        for code in functions_in(mutant.change.compiled(path)):
            for function in self.functions[path, code.co_qualname]:
                if function.__code__.co_firstlineno == code.co_firstlineno:
                    function.__code__ = code
        for cache in self.caches:
            cache.cache_clear()

    def wait(self, running: dict[int, Trial]) -> None:
        process, status = os.wait()
        trial = running.pop(process)
        (place,) = PLACE.unpack_from(self.places, 4 * trial.number)
        if status:
            self.memory.noticed(trial.mutant, trial.tests[place])
        else:
            self.memory.missed(trial.mutant, trial.reaching, self.seconds)
        self.note(trial.mutant, CAUGHT if status else MISSED, place + 1)

    def note(self, mutant: Mutant, fate: str, tests: int) -> None:
        self.results.append(Result(mutant, fate, tests))
        if fate != CAUGHT:
            print(f"\r{fate}: line {mutant.line}, {tests} tests: {mutant.name}", flush=True)
        if len(self.results) % KEPT_EVERY == 0:
            self.memory.keep()
        missed = len([result for result in self.results if result.fate != CAUGHT])
        show("mutants tried", len(self.results), len(self.chosen), f", {missed} not noticed")


def show(what: str, number: int, total: int, more: str = "") -> None:
    """Show progress: a changing line on a terminal, otherwise a new line now and then."""
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
    """Mutants that change nothing, with the reason."""
    table: dict[str, str] = (
        tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.is_file() else {}
    )
    return table


def choose(everything: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A sample, reproducible for the same sources and seed; 0 takes all."""
    return list(everything) if not sample else Random(seed).sample(everything, min(sample, len(everything)))


def report(game: str, results: Iterable[Result], command: str) -> str:
    """The results, as Markdown."""
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
    parser.add_argument(
        "--fresh", action="store_true", help="try everything, whatever the last run has found"
    )
    parser.add_argument("--tests", nargs="+", help="files or folders; else the game's own tests and its laws")
    parser.add_argument(
        "--seconds", type=float, default=6.0, help="of the processor for the tests of each mutant"
    )
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
        given.game, [one for one in chosen if one.name not in reasons], given.seconds, given.jobs, given.fresh
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
