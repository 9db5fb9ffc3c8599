#!/usr/bin/env python3
"""Sets Deckhall up and starts it, or tests it: `python3 run.py play`, `python3 run.py test`.

Needs nothing but Python 3.11. Whatever else a task needs it installs into .venv, or says what to install.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one deserves a clear word
    sys.exit("Deckhall needs Python 3.11 or newer; this is " + sys.version.split()[0])

from tools import client, compiled

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
# In CI an unavailable part is a failure; elsewhere it is skipped with a message.
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
PLAIN = {"DECKHALL_COMPILED": "0"}
PLAYER, DEVELOPER, NODE = "requirements.lock", "requirements-dev.lock", "requirements-node.lock"
SETUP = "requirements-setup.lock"
GAMES = sorted(path.parent.name for path in (ROOT / "src" / "deckhall" / "games").glob("*/__init__.py"))
# Tests of compiled modules, which run in both builds.
COMPILED = ("kernel", "laws", "bots", "envs", *GAMES)
# What the examples for hosts are tested with: programs and their Debian packages.
PROXIES = {"haproxy": "haproxy", "nginx": "nginx-light", "caddy": "caddy"}
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
HEADLESS_SHELL = "chromium-headless-shell"  # the same browser without its windows: it opens pages much faster


class Failed(Exception):
    """A step failed; its output has been shown, and the message says which step it was."""


class Missing(Exception):
    """Something a step needs is not available on this machine; the message says what, why, and how to get it."""


# --- Commands and steps -----------------------------------------------------------------------------------


def call(*command: object, show: bool = False, environment: Mapping[str, str] | None = None) -> None:
    """Run a command in the repository. Its output is shown while it runs, or only if it fails."""
    words = [str(word) for word in command]
    everything = {**os.environ, "VIRTUAL_ENV": str(VENV), **(environment or {})}
    if show:
        sys.stdout.flush()
        code = subprocess.run(words, cwd=ROOT, env=everything, check=False).returncode
    else:
        done = subprocess.run(
            words, cwd=ROOT, env=everything, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        code = done.returncode
        if code:
            print()
            sys.stdout.flush()
            sys.stdout.buffer.write(done.stdout)
    if code:
        raise Failed(
            f"{' '.join(Path(word).name if word == words[0] else word for word in words)} (exit {code})"
        )


def take(steps: Sequence[tuple[str, Callable[[], None]]], optional: Sequence[str] = ()) -> None:
    """Run the steps one after another, with one line each, and end the program if any failed.

    Outside CI, a step named in `optional` is skipped if something it needs is not available.
    """
    wrong: list[str] = []
    left_out: list[str] = []
    began = time.monotonic()
    for number, (name, step) in enumerate(steps, 1):
        print(f"[{number}/{len(steps)}] {name} ...", end=" ", flush=True)
        start = time.monotonic()
        try:
            step()
            print(f"{time.monotonic() - start:.0f} s")
        except (Failed, Missing) as error:
            if isinstance(error, Missing) and name in optional and not CI:
                print(f"left out: {error}")
                left_out.append(name)
                continue
            print(f"failed after {time.monotonic() - start:.0f} s: {error}")
            wrong.append(name)
            if number == 1:
                break  # nothing else can work without the setup
    spent = f"{time.monotonic() - began:.0f} s"
    if left_out:
        print(f"Left out: {', '.join(left_out)}")
    if wrong:
        sys.exit(f"Failed after {spent}: {', '.join(wrong)}")
    print(f"All done in {spent}")


# --- Set-up -----------------------------------------------------------------------------------------------


def set_up(lock: str) -> None:
    """Bring .venv to the state of a lock, with Deckhall itself in it. Quick if nothing has changed."""
    want = hashlib.sha256(
        b"".join((ROOT / name).read_bytes() for name in (lock, SETUP, "pyproject.toml"))
        + f"{sys.version} {ROOT}".encode()
    ).hexdigest()
    stamp = VENV / f".{lock}.sha256"
    if stamp.is_file() and stamp.read_text() == want and PYTHON.exists():
        return
    make_venv()
    install(lock)
    # What building an editable install needs came with the setup lock, so nothing is fetched without a hash.
    arguments = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")
    call(PYTHON, "-m", "pip", *arguments, environment={"DECKHALL_SKIP_WEB": "1"})
    stamp.write_text(want)


def make_venv() -> None:
    """Make a fresh .venv with uv and hatchling in it, unless there is one made by this very Python."""
    want = hashlib.sha256((ROOT / SETUP).read_bytes() + f"{sys.version} {ROOT}".encode()).hexdigest()
    stamp = VENV / ".made.sha256"
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == want:
        return
    try:
        import ensurepip  # noqa: F401 - Debian ships it in a package of its own
    except ImportError:
        version = f"python3.{sys.version_info.minor}-venv"
        debian([version], "it creates the folder .venv with everything Deckhall needs")
    call(sys.executable, "-m", "venv", "--clear", VENV)
    call(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", SETUP)
    stamp.write_text(want)


def install(lock: str) -> None:
    """Install a hashed lock: with uv, which is quick, or with pip if uv cannot reach the index."""
    uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--require-hashes", "-r", lock]
    environment = {**os.environ, **index_settings(), "VIRTUAL_ENV": str(VENV)}
    if subprocess.run(uv, cwd=ROOT, env=environment, check=False, capture_output=True).returncode:
        call(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)


def index_settings() -> dict[str, str]:
    """Pip's settings on this machine as uv variables: uv does not read pip's configuration.

    With hashes any index is as good as another, so uv may look for a version in all of them, as pip does.
    """
    listing = subprocess.run(
        [PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    pip: dict[str, str] = {}
    # Variables (":env:") are listed before files, but take precedence.
    for line in sorted(listing.stdout.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        if value:
            pip[name.rpartition(".")[2]] = ast.literal_eval(value)
    settings = {"UV_SYSTEM_CERTS": "true", "UV_INDEX_STRATEGY": "unsafe-best-match"}
    if "index-url" in pip:
        settings["UV_DEFAULT_INDEX"] = pip["index-url"]
    if "extra-index-url" in pip:
        settings["UV_INDEX"] = " ".join(pip["extra-index-url"].split())
    if "find-links" in pip:
        settings["UV_FIND_LINKS"] = ",".join(pip["find-links"].split())
    if "trusted-host" in pip:
        settings["UV_INSECURE_HOST"] = " ".join(pip["trusted-host"].split())
    if "cert" in pip:
        settings["SSL_CERT_FILE"] = pip["cert"]
    return {name: value for name, value in settings.items() if name not in os.environ}


def debian(packages: Sequence[str], reason: str) -> None:
    """Install Debian packages, or raise Missing, naming those missing and why they are needed."""
    wanted = " ".join(packages)
    if shutil.which("apt-get") is None or os.name == "nt" or os.geteuid() != 0:
        raise Missing(f"please install {wanted} ({reason})")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    apt = ("apt-get", "install", "-y", "--no-install-recommends", *packages)
    try:
        call("apt-get", "update", environment=quiet)
        call(*apt, environment=quiet)
    except Failed as error:
        raise Missing(f"please install {wanted} ({reason}); {error}") from error


def have_node() -> None:
    """Make Node.js available: the machine's, or else one from a Python package in .venv."""
    if client.system_npm() is None:
        set_up(NODE)


def have_chromium() -> None:
    if os.environ.get("CHROMIUM") is not None:
        return
    if not any(shutil.which(name) for name in CHROMIUM):
        debian(["chromium"], "the browser tests drive it")
    if shutil.which(HEADLESS_SHELL) is None:
        with suppress(Missing):  # Chromium does all that it does
            debian([HEADLESS_SHELL], "the browser tests are faster with it")


def have_proxies() -> None:
    folders = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    packages = [package for name, package in PROXIES.items() if shutil.which(name, path=folders) is None]
    if packages:
        debian(packages, "the examples in deploy/ are tried with them")


def have_postgresql() -> None:
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and shutil.which("initdb") is None:
        debian(["postgresql"], "several servers are tested on it")


def have_compiled() -> None:
    """Make the compiled build of the current sources, unless it exists."""
    if not compiled.is_built() and (packages := compiled.missing_compiler()):
        debian(packages, "the compiled build needs a C compiler")
    if not compiled.is_built():
        call(PYTHON, "-m", "tools.compiled", compiled.folder())
        compiled.forget_old_builds()


def build_client() -> None:
    if not client.is_built():
        have_node()
        call(PYTHON, "-m", "tools.client", "build")


def check_client() -> None:
    have_node()
    call(PYTHON, "-m", "tools.client", "check")


# --- Tasks ------------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    if not (VENV / f".{PLAYER}.sha256").is_file():
        print("Setting Deckhall up; this is done once and takes a minute ...", flush=True)
    set_up(PLAYER)
    if not client.is_built():
        print("Building the table for the browser ...", flush=True)
        build_client()
    if not compiled.CHOSEN.is_file():
        print("Playing the plain build; `run.py compile` makes it about 4 times faster (bench/results.md).")
    sys.stdout.flush()
    become([str(BIN / "deckhall"), "serve", *arguments])


def become(command: list[str]) -> None:
    """Replace this process by another program, so that Ctrl-C and exit codes are its own."""
    os.chdir(ROOT)
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


BRIEF = ("--output-format", "concise")
CHECKS: tuple[tuple[str, Callable[[], None]], ...] = (
    ("set-up", lambda: set_up(DEVELOPER)),
    ("format", lambda: call(PYTHON, "-m", "ruff", "format", "--check", *BRIEF, ".")),
    ("lint", lambda: call(PYTHON, "-m", "ruff", "check", *BRIEF, ".")),
    ("types", lambda: call(PYTHON, "-m", "mypy")),
)


def check(arguments: list[str]) -> None:
    refuse(arguments)
    take(CHECKS)


def test(arguments: list[str]) -> None:
    steps = list(CHECKS)
    steps.append(("proxies to test with", have_proxies))
    steps.append(("PostgreSQL to test with", have_postgresql))
    steps.append(("tests", lambda: pytest(*arguments, environment=PLAIN)))
    rooms = [f"tests/{room}" for room in COMPILED if any((ROOT / "tests" / room).glob("test_*.py"))]
    steps.append(("compiled build", have_compiled))
    steps.append(("rules and bots, compiled", lambda: test_compiled(rooms)))
    steps.append(("client: types, lint, tests", check_client))
    steps.append(("client: build", build_client))
    if any((ROOT / "tests" / "web").glob("test_*.py")):
        steps.append(("browser tests", test_browser))
    take(steps, optional=[name for name, _ in steps[1:]])


def test_compiled(rooms: Sequence[str]) -> None:
    if not compiled.is_built():
        raise Missing("there is no compiled build to test")
    marks = "not browser and not soak"
    pytest("-m", marks, *rooms, environment={"DECKHALL_COMPILED": str(compiled.folder())})


def test_browser() -> None:
    have_chromium()
    if not client.is_built():
        raise Missing("there is no built client to test")
    # Use the compiled build if there is one: these tests are about the browser, and bots answer sooner.
    build = {"DECKHALL_COMPILED": str(compiled.folder())} if compiled.is_built() else PLAIN
    # More workers than cores: half of their time these tests wait.
    pytest("-m", "browser and not soak", "tests/web", environment=build, workers=3)


def pytest(*arguments: str, environment: Mapping[str, str], workers: int = 2) -> None:
    """Run pytest on this many cores, showing its dots while it runs."""
    print(flush=True)
    options = ("-n", str(workers), "--dist", "worksteal", "--durations", "15")
    call(PYTHON, "-m", "pytest", *options, *arguments, show=True, environment=environment)


def soak(arguments: list[str]) -> None:
    set_up(DEVELOPER)
    # Use the compiled build if there is one: it plays several times as many games in the same time.
    become([str(PYTHON), "-m", "pytest", "-n", "2", "-m", "soak", "--timeout", "0", *arguments])


def mutate(arguments: list[str]) -> None:
    set_up(DEVELOPER)
    os.environ.update(PLAIN)  # only functions of the plain build can be replaced
    become([str(PYTHON), "-m", "tools.mutate", *arguments])


def bench(arguments: list[str]) -> None:
    set_up(DEVELOPER)
    try:
        have_compiled()
    except (Failed, Missing) as error:
        print(f"Only the plain build is measured: {error}")
    builds = ["--compiled", str(compiled.folder())] if compiled.is_built() else []
    become([str(PYTHON), "-m", "bench", *builds, *arguments])


def compile_hot_modules(arguments: list[str]) -> None:
    refuse(arguments)
    take(
        (
            ("set-up", lambda: set_up(DEVELOPER)),
            ("compiling the kernel and the games", have_compiled),
        )
    )
    compiled.choose()
    compiled.forget_old_builds()
    print("From now on `run.py play` and the deckhall command use it, until a compiled source changes.")


def wheel(arguments: list[str]) -> None:
    """Build all wheels and test each in an otherwise empty environment."""
    set_up(DEVELOPER)
    have_node()
    become([str(PYTHON), "-m", "tools.wheels", *arguments])


def docs(arguments: list[str]) -> None:
    refuse(arguments)
    makers = sorted((ROOT / "docs").glob("make_*.py"))
    steps: list[tuple[str, Callable[[], None]]] = [("set-up", lambda: set_up(DEVELOPER))]
    steps += [
        (f"docs/{path.name}", partial(call, PYTHON, path, environment={"PYTHONPATH": str(ROOT)}))
        for path in makers
    ]
    steps.append(("links and examples", lambda: pytest("tests/test_docs.py", environment=PLAIN)))
    take(steps)


def refuse(arguments: list[str]) -> None:
    if arguments:
        sys.exit(f"run.py: this task takes no arguments, but got: {' '.join(arguments)}")


TASKS: dict[str, tuple[Callable[[list[str]], None], str]] = {
    "play": (play, "set up and start the game; further arguments go to `deckhall serve`"),
    "test": (test, "set up and run everything: format, lint, types, tests in both builds, client, browser"),
    "check": (check, "the quick part: format, lint, types"),
    "soak": (soak, "the long tests, minutes to hours; further arguments go to pytest"),
    "mutate": (mutate, "change the rules of a game in small ways and list what no fast test notices"),
    "bench": (bench, "measure speed in both builds and write bench/results.md"),
    "compile": (compile_hot_modules, "compile the kernel and the games; needs a C compiler"),
    "wheel": (
        wheel,
        "build the wheels into dist/ (or a folder you name) and try each in a clean environment",
    ),
    "docs": (docs, "rewrite the generated pages of docs/ and check every link and example"),
}


def main() -> None:
    name, arguments = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    if name not in TASKS:
        print("python3 run.py TASK\n")
        for task, (_, line) in TASKS.items():
            print(f"  {task:<8} {line}")
        sys.exit(0 if name in ("", "-h", "--help", "help") else f"\nrun.py: there is no task {name!r}")
    try:
        TASKS[name][0](arguments)
    except (Failed, Missing) as error:
        sys.exit(f"run.py {name}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
