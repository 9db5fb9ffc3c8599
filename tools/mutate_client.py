"""Changes the logic of the browser client in small ways and lists the changes that no Node test notices.

python -m tools.mutate_client [--sample 150] [--seed 1] [MODULE ...]

The client's sources are copied into build/mutate-client and changed there, one mutant at a time; the sources themselves
are never touched. A mutant is caught when `node test/run.mjs` fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
COPY = ROOT / "build" / "mutate-client"
SLOW = ("art.test.ts",)  # draws every picture; no logic depends on it
GENERATED = "Written by tools/make_types.py"  # types only
PATIENCE = 60  # seconds; a mutant may loop

IMPORT = re.compile(r"""(?:from|import) ?\(?["'](\.[^"']+)["']""")
Change = Callable[[re.Match[str]], str]
# Patterns in a line of code, and their replacements.
CHANGES: tuple[tuple[str, Change], ...] = (
    (r" (===|!==) ", lambda found: " !== " if found[1] == "===" else " === "),
    (r" (&&|\|\|) ", lambda found: " || " if found[1] == "&&" else " && "),
    (r" (<|<=|>|>=) (?!=)", lambda found: f" {found[1][0] if len(found[1]) == 2 else found[1] + '='} "),
    (r"(?<=[\w)\]]) ([+-]) (?=[\w(])", lambda found: " - " if found[1] == "+" else " + "),
    (r"(?<![\w\"'.-])(\d+)(?![\w\"'])", lambda found: str(int(found[1]) + 1)),
    (r"\b(true|false)\b", lambda found: "false" if found[1] == "true" else "true"),
    (r"\bif \((.+?)\)(?= |$)", lambda found: f"if (!({found[1]}))"),
    (r"\.(some|every)\(", lambda found: ".every(" if found[1] == "some" else ".some("),
    (r"\.(find|findLast)\(", lambda found: ".findLast(" if found[1] == "find" else ".find("),
    (r"\.(?:reverse|trim)\(\)", lambda found: ""),
    (r'"([a-z_-]+)"', lambda found: f'"{found[1]}-changed"'),
    (r"^(\s+)return (?!;)[^;]+;$", lambda found: f"{found[1]}return undefined;"),
    (r"^\s+(?:this\.|[a-z]\w*\.)?[a-z]\w*\([^;]*\);$", lambda found: ";"),
)
# Lines without code: comments, imports, and types.
NO_CODE = re.compile(
    r"^\s*(//|/?\*|\| |import|export (type|interface)|type|interface|\w+\??: [\w<>|, \[\]\"()=-]+;$)"
)


@dataclass(frozen=True)
class Mutant:
    module: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.before.strip()}  ->  {self.after.strip() or '(nothing)'}"


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every small change of a module."""
    for number, line in enumerate(source.splitlines(), 1):
        if NO_CODE.match(line):
            continue
        for pattern, change in CHANGES:
            for found in re.finditer(pattern, line):
                after = line[: found.start()] + change(found) + line[found.end() :]
                if after != line:
                    yield Mutant(module, number, line, after)


def lay_out() -> None:
    """Copy everything the tests need; packages are linked."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(WEB / "src", COPY / "web" / "src")
    shutil.copytree(WEB / "test", COPY / "web" / "test", ignore=shutil.ignore_patterns(*SLOW))
    for name in ("package.json", "tsconfig.json"):
        shutil.copy(WEB / name, COPY / "web")
    os.symlink((WEB / "node_modules").resolve(), COPY / "web" / "node_modules")


def tested_modules() -> list[str]:
    """The modules that tests import directly: logic without drawing."""
    tests = [path for path in (WEB / "test").glob("*.test.ts") if path.name not in SLOW]
    found = {module for test in tests for module in imports(test) if WEB / "src" in module.parents}
    written = [module for module in found if GENERATED not in module.read_text(encoding="utf-8")]
    return sorted(module.relative_to(WEB / "src").as_posix() for module in written)


def imports(path: Path) -> Iterator[Path]:
    """Our modules that a module imports, including dynamic imports."""
    for target in IMPORT.findall(path.read_text(encoding="utf-8")):
        for suffix in (".ts", ".tsx"):
            found = (path.parent / f"{target}{suffix}").resolve()
            if found.is_file():
                yield found


def tests_of(modules: Iterable[str]) -> dict[str, list[str]]:
    """For each module, the tests that run it."""
    found: dict[str, list[str]] = {module: [] for module in modules}
    for test in sorted((WEB / "test").glob("*.test.ts")):
        reached, waiting = set[Path](), [test]
        while waiting:
            path = waiting.pop()
            if path not in reached:
                reached.add(path)
                waiting += imports(path)
        for module in found:
            if WEB / "src" / module in reached and test.name not in SLOW:
                found[module].append(test.name)
    return found


def is_caught(tests: list[str]) -> bool:
    """Whether a test fails now. A mutant that cannot be bundled is caught, too."""
    try:
        command = ["node", "test/run.mjs", *tests]
        done = subprocess.run(command, cwd=COPY / "web", capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def try_out(mutant: Mutant, tests: list[str]) -> bool:
    path = COPY / "web" / "src" / mutant.module
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    lines[mutant.line - 1] = mutant.after
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        return is_caught(tests)
    finally:
        path.write_text(source, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", default=tested_modules(), metavar="MODULE")
    parser.add_argument("--sample", type=int, default=150, help="how many mutants, drawn by lot; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    lay_out()
    tests = tests_of(wish.modules)
    if is_caught(sorted({name for names in tests.values() for name in names})):
        print("the tests fail without any change", file=sys.stderr)
        return 1
    every = [
        mutant
        for module in wish.modules
        for mutant in mutants(module, (WEB / "src" / module).read_text(encoding="utf-8"))
    ]
    chosen = Random(wish.seed).sample(every, wish.sample) if 0 < wish.sample < len(every) else every
    caught = 0
    for mutant in sorted(chosen, key=lambda one: (one.module, one.line)):
        if try_out(mutant, tests[mutant.module]):
            caught += 1
        else:
            print(f"missed  {mutant}", flush=True)
    print(f"{caught} of {len(chosen)} mutants caught ({caught / len(chosen):.0%}), of {len(every)} there are")
    return 0


if __name__ == "__main__":
    sys.exit(main())
