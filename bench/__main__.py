"""Runs every bench/bench_*.py in both builds, each in a process of its own, and writes bench/results.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from bench.rows import Row

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results.md"


HEAD = "# Speed\n\nWritten by `python3 run.py bench`, each part when its line says; not edited by hand."


def parts_written() -> dict[str, str]:
    """The sections of the page, by title."""
    if not RESULTS.is_file():
        return {}
    _, *parts = RESULTS.read_text().split("\n## ")
    return {name: text.strip() for name, _, text in (part.partition("\n") for part in parts)}


def names() -> list[str]:
    return sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))


def measure(name: str, build: str) -> dict[str, Row]:
    """Run one benchmark in one build: `0` is the plain one, otherwise the folder of a compiled one."""
    done = subprocess.run(
        [sys.executable, "-m", "bench", "--rows", name],
        cwd=HERE.parent,
        env={**os.environ, "DECKHALL_COMPILED": build},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return {row["what"]: Row(**row) for row in json.loads(done.stdout)}


def machine() -> str:
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.is_file():
        lines = information.read_text().splitlines()
        model = next(
            (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model
        )
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def number(value: float) -> str:
    """A number with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def faster(plain: Row, fast: Row) -> str:
    """How many times faster the compiled build is; empty for shares and zeros."""
    if plain.unit in ("%", "ms late") or not plain.value or not fast.value:
        return ""
    times = fast.value / plain.value if plain.unit.startswith("per ") else plain.value / fast.value
    return f"{times:.1f}x"


def table(plain: dict[str, Row], fast: dict[str, Row]) -> list[str]:
    lines = ["| what | unit | interpreted | compiled | compiled is faster by |", "|---|---|---:|---:|---:|"]
    for what in {**fast, **plain}:
        row, other = plain.get(what), fast.get(what)
        if row is None or other is None:
            one = row or fast[what]
            values = f"{number(one.value)} | | |" if other is None else f"| {number(one.value)} | |"
            lines.append(f"| {what} | {one.unit} | {values}")
            continue
        values = f"{number(row.value)} | {number(other.value)} | {faster(row, other)}"
        lines.append(f"| {what} | {row.unit} | {values} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which to run (else all): {', '.join(names())}")
    parser.add_argument(
        "--write",
        action="store_true",
        help="write into the page those that are run; the others stay on it as they are",
    )
    parser.add_argument(
        "--compiled", metavar="FOLDER", help="the compiled build to measure beside the plain one"
    )
    parser.add_argument("--rows", metavar="NAME", help="measure one benchmark in this process, as JSON")
    wish = parser.parse_args()
    if wish.rows:
        module = import_module(f"bench.bench_{wish.rows}")
        print(json.dumps([asdict(row) for row in module.rows()]))
        return
    for name in wish.names:
        if name not in names():
            parser.error(f"there is no benchmark {name!r}; there are: {', '.join(names())}")
    command = " ".join(["python3 run.py bench", *wish.names, *(["--write"] if wish.names else [])])
    parts = parts_written()
    for name in wish.names or names():
        print(f"{name} ...", file=sys.stderr, flush=True)
        title = (import_module(f"bench.bench_{name}").__doc__ or name).splitlines()[0]
        about = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {machine()}, `{command}`"
        fast = measure(name, wish.compiled) if wish.compiled else {}
        parts[name] = "\n".join([title, "", about, "", *table(measure(name, "0"), fast)])
        print(f"## {name}\n\n{parts[name]}\n", flush=True)
    if wish.write or not wish.names:
        written = "\n\n".join(f"## {name}\n\n{parts[name]}" for name in names() if name in parts)
        RESULTS.write_text(f"{HEAD}\n\n{written}\n")


if __name__ == "__main__":
    main()
