"""Builds the wheels and tries each in an environment of its own: plain and compiled, the whole and the rules alone.

`python -m tools.wheels FOLDER` writes them into FOLDER. Installing them fetches what they depend on.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "packaging" / "rules"

PLAY_A_GAME = """
import deckhall, random, sys
assert deckhall.compiled() is (sys.argv[1] == "1"), deckhall.__file__
for name in [game["id"] for game in deckhall.games()]:
    game = deckhall.new_game(name, seed=1)
    while game.decision is not None:
        game.apply(random.Random(1).choice(game.decision.options))
    assert deckhall.replay(game.record()).digest() == game.digest()
    assert deckhall.cards(name)
"""
WITHOUT_THE_REST = """
import importlib.util
for name in ("numpy", "starlette", "sqlalchemy", "typer", "fluent", "deckhall.server", "deckhall.text"):
    try:
        assert importlib.util.find_spec(name) is None, name
    except ModuleNotFoundError:
        pass
from deckhall import envs
try:
    envs.make(envs.names()[0])
except envs.MissingPackage as error:
    assert "[envs]" in str(error)
"""
STEP = """
from deckhall import envs
for name in envs.names():
    many = envs.many(name, 2)
    many.reset()
    many.step(many.mask.argmax(1))
"""


def run(*command: object, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> None:
    clean = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DECKHALL_COMPILED")
    }
    subprocess.run(
        [str(word) for word in command], cwd=folder, check=True, env={**clean, **(environment or {})}
    )


def build(project: Path, target: Path, compiled: bool) -> Path:
    """The wheel of a project, plain or compiled."""
    before = set(target.glob("*.whl"))
    settings = {"DECKHALL_COMPILE": "1" if compiled else "0"}
    if project == RULES:
        settings["DECKHALL_SKIP_WEB"] = "1"
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        target,
        folder=project,
        environment=settings,
    )
    (made,) = set(target.glob("*.whl")) - before
    return made


def try_out(wheel: Path, whole: bool, compiled: bool) -> None:
    """Install a wheel in an empty environment, play with it, and serve it."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        venv.create(folder / "venv", with_pip=True)
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        run(programs / "python", "-m", "pip", "install", "--quiet", wheel, folder=folder)
        run(programs / "python", "-c", PLAY_A_GAME, "1" if compiled else "0", folder=folder)
        if whole:
            run(programs / "deckhall", "cards", "mystic", folder=folder)
            serve(programs / "deckhall", folder)
        else:
            run(programs / "python", "-c", WITHOUT_THE_REST, folder=folder)
            run(programs / "python", "-m", "pip", "install", "--quiet", f"{wheel}[envs]", folder=folder)
            run(programs / "python", "-c", STEP, folder=folder)


def serve(program: Path, folder: Path) -> None:
    """Start the server and read its front page."""
    place = ["--host", "127.0.0.1", "--port", "18765", "--db", str(folder / "games.sqlite3"), "--no-browser"]
    server = subprocess.Popen([str(program), "serve", *place], cwd=folder)
    try:
        until = monotonic() + 60
        while True:
            try:
                page = urllib.request.urlopen("http://127.0.0.1:18765/", timeout=5).read()
                assert b"Deckhall" in page
                return
            except OSError:
                if monotonic() > until or server.poll() is not None:
                    raise
                sleep(0.3)
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    target.mkdir(parents=True, exist_ok=True)
    for project, name in ((ROOT, "deckhall"), (RULES, "deckhall-rules")):
        for compiled in (False, True):
            wheel = build(project, target, compiled)
            try_out(wheel, project == ROOT, compiled)
            print(f"{name}, {'compiled' if compiled else 'plain'}: {wheel.name}", flush=True)


if __name__ == "__main__":
    main()
