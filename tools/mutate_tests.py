"""What `run.py mutate` knows about tests: which lines each runs, how long it takes, and which mutants it caught before.

All of it is cached in `build/mutate` between runs and only saves time. As long as neither a test's file nor any module
that the tests import has changed, the test runs the same lines and catches the same mutants, so none of this is
repeated. Once they have changed, the test that caught a mutant before is tried first.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol  # pytest offers no public way to run one test

from tools.mutants import Mutant

CALLS_TRACED = 40  # per function and test

Line = tuple[str, int]  # a source file of the games, and a line number


class Tracer:
    """Records which lines of the games a test runs. Tracing is slow, so only the first calls of a function are
    traced."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}/"
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
            passed = passes(item)
        finally:
            sys.settrace(None)
        if not passed:
            pytest.exit(f"{item.nodeid} fails without any change", returncode=1)
        return {(file.removeprefix(self.folder), line) for file, line in self.seen}


def passes(item: pytest.Item) -> bool:
    return not any([report.failed for report in runtestprotocol(item, log=False, nextitem=None)])


class Keys:
    """A hash for each test file: while it is unchanged, its tests behave the same."""

    def __init__(self) -> None:
        self.common = b""
        self.known: dict[str, str] = {}

    def read(self, root: Path) -> None:
        """Read all of our modules imported now, except tests."""
        files = {Path(file) for module in sys.modules.values() if (file := getattr(module, "__file__", None))}
        common = hashlib.blake2b(digest_size=16)
        for path in sorted(files):
            ours = path.is_relative_to(root / "src") or path.is_relative_to(root / "tests")
            if ours and not path.name.startswith("test_"):
                common.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
        self.common = common.digest()

    def of(self, item: pytest.Item) -> str:
        path = str(item.path)
        if path not in self.known:
            content = hashlib.blake2b(self.common + item.path.read_bytes(), digest_size=16)
            self.known[path] = content.hexdigest()
        return self.known[path]


class Traces:
    """Which tests run a line, and how long a test takes."""

    def __init__(self, games: Path, keys: Keys, kept: Path) -> None:
        self.tracer = Tracer(games)
        self.keys = keys
        self.kept = kept
        self.times: dict[pytest.Item, float] = {}
        self.promise: dict[pytest.Item, float] = {}  # runs much code in little time
        self.tests: defaultdict[Line, list[pytest.Item]] = defaultdict(list)

    def trace(self, items: Sequence[pytest.Item], show: Any) -> None:
        known: dict[str, Any] = json.loads(self.kept.read_text()) if self.kept.is_file() else {}
        for number, item in enumerate(items, 1):
            found = known.get(item.nodeid)
            if found is None or found["key"] != self.keys.of(item):
                found = known[item.nodeid] = self._traced(item)
            self.times[item] = found["seconds"]
            self.promise[item] = sum(map(len, found["lines"].values())) ** 2 / max(found["seconds"], 0.001)
            for file, lines in found["lines"].items():
                for line in lines:
                    self.tests[file, line].append(item)
            show("tests traced", number, len(items))
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(json.dumps(known))

    def reaching(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that run a mutant's line; if none was seen to, those that run any part of its function."""
        found = self.tests.get((mutant.file, mutant.line))
        if found is None:
            lines = [self.tests.get((mutant.file, line), []) for line in mutant.lines]
            found = list(dict.fromkeys([item for tests in lines for item in tests]))
        return found

    def closeness(self, mutant: Mutant) -> dict[pytest.Item, float]:
        """How relevant a test is to a function: it runs lines of it, preferably those that few tests run."""
        close: defaultdict[pytest.Item, float] = defaultdict(float)
        for line in mutant.lines:
            tests = self.tests.get((mutant.file, line), [])
            for item in tests:
                close[item] += 1 / len(tests)
        return close

    def _traced(self, item: pytest.Item) -> dict[str, Any]:
        began = time.process_time()
        lines: defaultdict[str, list[int]] = defaultdict(list)
        for file, line in sorted(self.tracer.trace(item)):
            lines[file].append(line)
        seconds = round(time.process_time() - began, 4)  # a little longer than untraced
        return {"key": self.keys.of(item), "seconds": seconds, "lines": lines}


class Memory:
    """Which test noticed a mutant before, and which tests did not."""

    def __init__(self, keys: Keys, kept: Path, fresh: bool) -> None:
        self.keys = keys
        self.kept = kept
        known: dict[str, Any] = json.loads(kept.read_text()) if kept.is_file() and not fresh else {}
        self.known = known
        self.helpful: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for name, found in self.known.items():
            if "noticed" in found:
                file, _, rest = name.partition(" ")
                self.helpful[file, rest.partition(":")[0]][found["noticed"]] += 1

    def in_order(self, mutant: Mutant, traces: Traces, seconds: float) -> list[pytest.Item]:
        """The tests to try: first those that caught it, or others in its function, before.

        Then alternately those that run what few others run in this function, the quickest, and those that run much code
        quickly.
        """
        tests = traces.reaching(mutant)
        found = self.known.get(mutant.name, {})
        witness = found.get("noticed")
        helpful = self.helpful[mutant.file, mutant.function]
        vain = set(found["vain"]) if found.get("seconds", 0) >= seconds else set()
        left = [item for item in tests if self.keys.of(item) not in vain]
        first = [item for item in left if item.nodeid == witness or helpful[item.nodeid]]
        first.sort(key=lambda item: (item.nodeid != witness, -helpful[item.nodeid]))
        closeness = traces.closeness(mutant)
        closest = sorted(left, key=lambda item: (-closeness[item], traces.times[item]))
        quickest = sorted(left, key=traces.times.__getitem__)
        broadest = sorted(left, key=lambda item: -traces.promise[item])
        by_turns = [item for few in zip(closest, quickest, broadest, strict=True) for item in few]
        return list(dict.fromkeys([*first, *by_turns]))

    def still_notices(self, mutant: Mutant, tests: Sequence[pytest.Item]) -> bool:
        """Whether a test caught this mutant before, and neither it nor anything it runs has changed."""
        found = self.known.get(mutant.name, {})
        return any(
            [item.nodeid == found.get("noticed") and self.keys.of(item) == found["key"] for item in tests]
        )

    def noticed(self, mutant: Mutant, by: pytest.Item) -> None:
        self.known[mutant.name] = {"noticed": by.nodeid, "key": self.keys.of(by)}
        self.helpful[mutant.file, mutant.function][by.nodeid] += 1

    def missed(self, mutant: Mutant, by: Iterable[pytest.Item], seconds: float) -> None:
        vain = sorted({self.keys.of(item) for item in by})
        self.known[mutant.name] = {"vain": vain, "seconds": seconds}

    def keep(self) -> None:
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(json.dumps(self.known, indent=0, sort_keys=True))
