"""Who may know whom, and what the rules may not know at all; read from the source, functions included."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# Each room with the rooms it may import besides itself. A room is a package below deckhall or a game.
# "kits" is the list of games; "deckhall" is the public interface in deckhall/__init__.py.
GAMES = ("games", "games.*")
RULES = ("kernel", *GAMES)
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "games": ("kernel",),
    "games.*": ("kernel",),
    "compiled_build": (),
    "places": (),
    "kits": ("kernel",),
    "choices": ("kernel", "kits", "text"),
    "faults": ("kernel", "text"),
    "text": (*RULES, "kits", "faults"),
    "bots": (*RULES, "kits", "deckhall"),
    "envs": (*RULES, "kits", "deckhall", "bots"),
    "lab": (*RULES, "kits", "choices", "faults", "deckhall", "text", "bots", "envs"),
    "study": (*RULES, "deckhall", "bots"),
    "analysis": (*RULES, "kits", "deckhall", "bots", "puzzles"),
    "lessons": (*RULES, "kits", "deckhall", "text", "study"),
    "puzzles": (*RULES, "kits", "choices", "faults", "deckhall", "bots", "lab", "study"),
    "terminal": (
        *RULES,
        "kits",
        "choices",
        "faults",
        "deckhall",
        "text",
        "bots",
        "lab",
        "analysis",
        "places",
    ),
    "server": (
        *RULES,
        "kits",
        "faults",
        "deckhall",
        "text",
        "bots",
        "envs",
        "lab",
        "places",
        "study",
        "lessons",
        "puzzles",
        "analysis",
    ),
    "deckhall": ("compiled_build", *RULES, "kits", "text"),
    "cli": ("deckhall", "kernel", "faults", "command_help"),
    "command_help": ("cli", "choices", "faults", "kernel", "text"),
}
# Everything random is in the state, and a game does not know the day or the machine it is played on.
NOT_IN_RULES = {"random", "secrets", "time", "datetime", "os", "uuid", "locale", "gettext"}
ONLY_IN_SERVER = {"starlette", "uvicorn", "sqlalchemy", "alembic", "websockets"}
# What is said to a programmer, not to a player, may be English: exceptions, functions that word them, and reprs.
ERROR_NAMES = re.compile(
    r"(Error|^__repr__|^Illegal\w+|^Invalid\w+|^Unknown\w+|^Missing\w+|^explain\w*|^complain\w*|^error|\w*faults)$"
)
WORDS = re.compile(r"[A-Za-z']+[,;:]?\s+[A-Za-z']+")

# Only what belongs to a game names it: files with its name in their path, and the list of our kits. Pages of docs,
# tests and benchmarks may name games as well.
GAME_NAMES = re.compile(r"(?<![a-z])(ascension|ashes|phoenixborn)", re.IGNORECASE)
READ_FOR_NAMES = ("src/**/*.py", "src/**/*.ftl", "tools/*.py", "run.py", "hatch_build.py", "web/src/**/*")
MAY_NAME_GAMES = {
    "src/deckhall/kits.py": "the list of our kits",
    "web/src/kits.ts": "the list of our games in the browser",
    "web/src/art/backs.ts": "drawn for our games",
    "web/src/art/emblems.ts": "drawn for our games",
    "web/src/art/index.ts": "drawn for our games",
    "web/src/art/pictures.ts": "drawn for our games",
    "web/src/art/subjects-things.ts": "drawn for our games",
    "web/src/art/subjects.ts": "drawn for our games",
    "tools/contact_sheet.py": "pictures for the docs",
    "tools/make_playthroughs.py": "games for the tests",
    "tools/screenshots.py": "pictures for the docs",
}


def modules(source: Path) -> Iterator[tuple[str, Path, ast.Module]]:
    for path in sorted((source / "deckhall").rglob("*.py")):
        name = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        yield name, path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def room_of(module: str) -> str:
    parts = module.split(".")[1:]
    if not parts:
        return "deckhall"
    return ".".join(parts[:2]) if parts[0] == "games" else parts[0]


def imports(module: str, path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and full name of everything a module imports, wherever in it."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            # The name may be a room (`from deckhall import kernel`) or something in one.
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def is_allowed(room: str, other: str) -> bool:
    kind = "games.*" if room.startswith("games.") else room
    allowed = MAY_IMPORT[kind]
    return other == room or other in allowed or (other.startswith("games.") and "games.*" in allowed)


def import_faults(source: Path) -> list[str]:
    rooms = {room_of(name) for name, _, _ in modules(source)}
    faults = []
    for module, path, tree in modules(source):
        room = room_of(module)
        where = path.relative_to(source)
        if ("games.*" if room.startswith("games.") else room) not in MAY_IMPORT:
            faults.append(f"{where}: the room {room!r} is not in MAY_IMPORT")
            continue
        for line, name in imports(module, path, tree):
            top = name.partition(".")[0]
            if top == "deckhall":
                other = room_of(name)
                if other not in rooms:
                    other = room_of(name.rpartition(".")[0])  # a name of the package, not a room
                if not is_allowed(room, other):
                    faults.append(f"{where}:{line}: {room} may not import {other}")
            elif top in NOT_IN_RULES and room.partition(".")[0] in ("kernel", "games"):
                faults.append(f"{where}:{line}: rules may not import {top}")
            elif top in ONLY_IN_SERVER and room != "server":
                faults.append(f"{where}:{line}: only the server may import {top}")
    return faults


def run_time_imports(module: str, path: Path, tree: ast.Module) -> Iterator[str]:
    """The full name of everything a module imports when it is itself imported.

    Imports for the type checker only and imports inside functions are left out: neither can run into a module that is
    only half there.
    """
    outermost = [node for node in tree.body if not is_for_types(node)]
    for _, name in imports(module, path, ast.Module(outermost, [])):
        yield name


def is_for_types(node: ast.stmt) -> bool:
    """Whether a statement of a module does nothing when it is imported: a function, or `if TYPE_CHECKING`."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return True
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def import_graph(source: Path) -> dict[str, set[str]]:
    """Which module imports which others of ours when it is imported."""
    names = {name for name, _, _ in modules(source)}
    graph: dict[str, set[str]] = {}
    for module, path, tree in modules(source):
        found = set()
        for name in run_time_imports(module, path, tree):
            if name not in names:
                name = name.rpartition(".")[0]  # something in a module, not a module
            if name in names:
                found.add(name)
        graph[module] = found - {module}
    return graph


def cycle_faults(graph: dict[str, set[str]]) -> list[str]:
    """Every group of modules that import each other in a circle."""
    reach = {module: set(others) for module, others in graph.items()}
    for between in graph:  # a room that reaches `between` reaches whatever `between` reaches
        for others in reach.values():
            if between in others:
                others |= reach[between]
    circles = {
        tuple(sorted(other for other in others if module in reach[other]))
        for module, others in reach.items()
        if module in others
    }
    return [f"these import each other in a circle: {', '.join(circle)}" for circle in sorted(circles)]


CLIENT = ROOT / "web" / "src"
# Types are imports too. What is fetched later, by `import("./table")`, is none: by then both modules are there.
CLIENT_IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?["'](\.[^"']+)["']""", re.MULTILINE)


def client_graph(source: Path) -> dict[str, set[str]]:
    """Which modules of the client each of them imports."""
    paths = [path for path in sorted(source.rglob("*.ts*")) if path.suffix in (".ts", ".tsx")]
    names = {path: path.relative_to(source).with_suffix("").as_posix() for path in paths}
    return {
        name: {
            (path.parent / target).resolve().relative_to(source.resolve()).as_posix()
            for target in CLIENT_IMPORT.findall(path.read_text(encoding="utf-8"))
        }
        & set(names.values())
        for path, name in names.items()
    }


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def spoken(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and text of every string that is neither a docstring nor part of an error."""
    if isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Call) and ERROR_NAMES.search(called(node))
    ):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield node.lineno, "".join(str(part) for part in parts)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    if isinstance(node, ast.FunctionDef) and ERROR_NAMES.search(node.name):
        return
    if isinstance(node, ast.ClassDef) and any(
        isinstance(base, ast.Name) and ERROR_NAMES.search(base.id) for base in node.bases
    ):
        return
    for name, child in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue  # a quoted type is not a sentence
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.AST):
                yield from spoken(one)


def english_faults(source: Path) -> list[str]:
    return [
        f"{path.relative_to(source)}:{line}: words for players belong into the .ftl files: {text!r}"
        for module, path, tree in modules(source)
        if room_of(module).partition(".")[0] in ("kernel", "games")
        for line, text in spoken(tree)
        if WORDS.search(text)
    ]


BUILT = SOURCE / "deckhall" / "server" / "static"  # the built client


def name_faults(root: Path, allowed: Iterable[str]) -> list[str]:
    """Where a game is named by what is not its own."""
    paths = sorted({path for pattern in READ_FOR_NAMES for path in root.glob(pattern) if path.is_file()})
    faults = []
    for path in paths:
        where = path.relative_to(root).as_posix()
        if GAME_NAMES.search(where) or where in allowed or path.suffix == ".woff2" or BUILT in path.parents:
            continue
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if GAME_NAMES.search(text):
                faults.append(f"{where}:{line}: names a game: {text.strip()}")
    return faults


def test_only_what_belongs_to_a_game_names_it() -> None:
    assert name_faults(ROOT, MAY_NAME_GAMES) == []


def test_whoever_may_name_a_game_does() -> None:
    naming = {fault.partition(":")[0] for fault in name_faults(ROOT, ())}
    assert [where for where in MAY_NAME_GAMES if where not in naming] == []


def test_rooms_import_only_what_they_may() -> None:
    assert list(modules(SOURCE)), "there is nothing to check"
    assert import_faults(SOURCE) == []


def test_no_module_imports_itself_through_others() -> None:
    assert cycle_faults(import_graph(SOURCE)) == []


def test_no_module_of_the_client_imports_itself_through_others() -> None:
    graph = client_graph(CLIENT)
    assert "home/front_page" in graph["main"], "the imports were not found"
    assert cycle_faults(graph) == []


def test_rules_hold_no_words_for_players() -> None:
    assert english_faults(SOURCE) == []


# --- The checks themselves, on small trees ----------------------------------------------------------------


def tree(folder: Path, file: str, content: str) -> Path:
    """A small deckhall: every room with an empty page, and one file with some content."""
    for room in ("", "kernel", "games", "games/ascension", "games/ashes", "text", "server", "terminal"):
        (folder / "deckhall" / room).mkdir(parents=True, exist_ok=True)
        (folder / "deckhall" / room / "__init__.py").touch()
    path = folder / "deckhall" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(content)
    return folder


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/state.py", "from deckhall.games.ashes import rules"),
        ("kernel/state.py", "from deckhall import text"),
        ("kernel/state.py", "import deckhall"),
        ("kernel/state.py", "from deckhall import new_game"),
        ("kernel/state.py", "from ..text import speak"),
        ("kernel/state.py", "def later():\n    from deckhall.server import table"),
        ("kernel/state.py", "import random"),
        ("kernel/state.py", "from os.path import join"),
        ("games/ashes/rules.py", "import time"),
        ("games/ashes/rules.py", "from deckhall.games.ascension.state import State"),
        ("games/ashes/rules.py", "from ..ascension import state"),
        ("games/ashes/rules.py", "from deckhall.text import speak"),
        ("text/speak.py", "from deckhall.server import table"),
        ("text/speak.py", "from starlette.routing import Route"),
        ("server/table.py", "from deckhall.terminal import table"),
        ("terminal/table.py", "import uvicorn"),
        ("attic/junk.py", "import json"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    assert len(import_faults(tree(tmp_path, file, line))) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/state.py", "import json\nfrom deckhall.kernel.luck import Luck\nfrom . import luck"),
        (
            "games__ashes__rules",
            "from deckhall.kernel import state\nfrom deckhall.games.ashes.state import State",
        ),
        ("text/speak.py", "from deckhall.games.ashes import cards"),
        (
            "server__table",
            "import time\nfrom starlette.routing import Route\nfrom deckhall.text import speak",
        ),
        ("__init__.py", "from deckhall.kernel.state import State\nfrom deckhall.text import speak"),
    ],
)
def test_a_right_import_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    assert import_faults(tree(tmp_path, file, line)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from deckhall.kernel.effects import Effect",
        "from deckhall.kernel import effects",
        "from . import effects",
        "import deckhall.kernel.effects",
        "try:\n    from deckhall.kernel.effects import Effect\nexcept ImportError:\n    pass",
        "class State:\n    from deckhall.kernel.effects import Effect",
    ],
)
def test_a_circle_of_imports_is_found(tmp_path: Path, line: str) -> None:
    tree(tmp_path, "kernel/effects.py", "from deckhall.kernel import luck")
    tree(tmp_path, "kernel/luck.py", "from deckhall.kernel.state import State")
    circle = "deckhall.kernel.effects, deckhall.kernel.luck, deckhall.kernel.state"
    assert cycle_faults(import_graph(tree(tmp_path, "kernel/state.py", line))) == [
        f"these import each other in a circle: {circle}"
    ]


@pytest.mark.parametrize(
    "line",
    [
        "from deckhall.kernel.options import Option",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from deckhall.kernel.effects import Effect",
        "def later():\n    from deckhall.kernel.effects import Effect",
    ],
)
def test_imports_without_a_circle_are_left_alone(tmp_path: Path, line: str) -> None:
    tree(tmp_path, "kernel/options.py", "import json")
    tree(tmp_path, "kernel/effects.py", "from deckhall.kernel.state import State")
    assert cycle_faults(import_graph(tree(tmp_path, "kernel/state.py", line))) == []


@pytest.mark.parametrize(
    ("file", "content", "faults"),
    [
        ("src/deckhall/lab/arena.py", 'GAME = "ascension"', 1),
        ("src/deckhall/text/locale/en/words.ftl", "game-ashes = Ashes", 1),
        ("web/src/table/page.tsx", "class PhoenixbornTile", 1),
        ("src/deckhall/bots/ashes/judge.py", "class AshesJudge", 0),
        ("web/src/ascension/table.tsx", "ascension", 0),
        ("tools/lock.py", '"--generate-hashes"', 0),
    ],
)
def test_a_game_named_elsewhere_is_found(tmp_path: Path, file: str, content: str, faults: int) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(content)
    assert len(name_faults(tmp_path, ())) == faults


@pytest.mark.parametrize(
    "line",
    [
        'PROMPT = "Choose a card"',
        "def text(card, count): return f'{card} deals {count} damage to each unit'",
        'log("draws", "two cards")',
        'class Hero:\n    name: str = "Wolf Shaman"',
        'if error:\n    show("not this card")',
    ],
)
def test_words_for_players_are_found(tmp_path: Path, line: str) -> None:
    assert len(english_faults(tree(tmp_path, "games/ashes/rules.py", line))) == 1
    assert english_faults(tree(tmp_path / "other", "text/speak.py", line)) == []


@pytest.mark.parametrize(
    "line",
    [
        'PROMPT = "choose_a_card"',
        '"""A module says what it is for."""',
        'def act():\n    """What it does."""\n    raise IllegalOption("there is no such option")',
        'def act():\n    return InvalidDeck(f"{count} cards are too many")',
        'assert cards, "a deck has cards"',
        'class Late(InvalidRecord):\n    def __init__(self):\n        super().__init__("it came too late")',
        'def __repr__(self):\n    return f"<a game of {self.players}>"',
        'def later(state: "list[State | None] | dict[str, State]") -> "list[State] or None": ...',
        'KEY = f"{verb}:{card} {target}"',
    ],
)
def test_other_strings_are_left_alone(tmp_path: Path, line: str) -> None:
    assert english_faults(tree(tmp_path, "kernel/state.py", line)) == []


@pytest.mark.parametrize(
    ("line", "is_circle"),
    [
        ('import { Page } from "./page";', True),
        ('import {\n  Page,\n} from "../home/page";', True),
        ('import type { Page } from "./page";', True),
        ('export { Page } from "./page";', True),
        ('import "./page";', True),
        ('const Page = () => import("./page");', False),
        ('import { Page } from "../page";', False),
    ],
)
def test_circles_of_the_client_are_found(line: str, is_circle: bool, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "page.tsx").touch()
    (tmp_path / "home" / "page.tsx").write_text('// A page.\nimport { top } from "./top";\n')
    (tmp_path / "home" / "top.ts").write_text(f"// Its top.\n{line}\n")
    circle = ["these import each other in a circle: home/page, home/top"]
    assert cycle_faults(client_graph(tmp_path)) == (circle if is_circle else [])
