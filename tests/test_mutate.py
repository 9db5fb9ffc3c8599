"""run.py mutate: which changes it makes, and that it tells noticed ones from others."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutate
from tools.mutants import Mutant, functions_in, mutants

ROOT = Path(__file__).resolve().parents[1]
BUYING = '''
LIMIT = 7

def can_buy(runes: int, price: int = 3) -> bool:
    """Whether there are enough runes."""
    assert price > 0
    if runes < 0:
        raise ValueError(f"{runes + 1} runes")
    return runes >= price and not runes == 13

class Turn:
    def end(self) -> None:
        self.runes = 0
        self.used.clear()
        self.number += 1
'''


def changes(source: str) -> list[str]:
    return [f"{mutant.before} -> {mutant.after}" for mutant in mutants(source, "buying.py")]


def test_conditions_constants_and_statements_are_changed() -> None:
    assert sorted(changes(BUYING)) == sorted(
        [
            "runes < 0 -> runes <= 0",
            "0 -> 1",
            "raise ValueError(f'{runes + 1} runes') -> pass",
            "runes >= price and (not runes == 13) -> runes >= price or not runes == 13",
            "runes >= price -> runes > price",
            "not runes == 13 -> runes == 13",
            "runes == 13 -> runes != 13",
            "13 -> 14",
            "self.runes = 0 -> pass",
            "0 -> 1",
            "self.used.clear() -> pass",
            "self.number += 1 -> pass",
            "self.number += 1 -> self.number -= 1",
            "1 -> 2",
        ]
    )


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("if ready: pass", "ready -> not ready"),
        ("a = b + c", "b + c -> b - c"),
        ("a = b & c", "b & c -> b | c"),
        ("a = b in c", "b in c -> b not in c"),
        ("a = b is None", "b is None -> b is not None"),
        ("a = b or c", "b or c -> b and c"),
        ("while a: break", "break -> pass"),
        ("a = True", "True -> False"),
    ],
)
def test_a_change(source: str, change: str) -> None:
    assert change in changes(f"def f(a, b, c, ready):\n    {source}")


@pytest.mark.parametrize(
    "source", ["assert a > 1", "a: Literal[3]", "raise E(a + 1)", "a = f'{b + 1}'", "a = 'b' + c", "'1 < 2'"]
)
def test_nothing_is_changed_in(source: str) -> None:
    assert [change for change in changes(f"def f(a, b, c):\n    {source}") if "raise" not in change] == []


def run(mutant: Mutant, *arguments: int) -> object:
    names: dict[str, object] = {}
    exec(mutant.change.compiled("buying.py"), names)
    can_buy = names["can_buy"]
    assert callable(can_buy)
    return can_buy(*arguments)


def test_a_mutant_has_its_own_change_and_no_other() -> None:
    by_name = {mutant.name: mutant for mutant in mutants(BUYING, "buying.py")}
    stricter = by_name["buying.py can_buy: runes >= price -> runes > price"]
    luckier = by_name["buying.py can_buy: 13 -> 14"]
    assert (run(stricter, 3, 3), run(stricter, 4, 3)) == (False, True)
    assert (run(luckier, 3, 3), run(luckier, 13, 3), run(luckier, 14, 3)) == (True, True, False)


def test_names_stay_when_lines_move_and_equal_changes_are_numbered() -> None:
    names = [mutant.name for mutant in mutants("def f(a):\n    return a[1], a[1]", "f.py")]
    assert names == ["f.py f: 1 -> 2", "f.py f: 1 -> 2 (2)"]
    moved = mutants(BUYING.replace("LIMIT", "\n\nLIMIT"), "buying.py")
    assert [mutant.name for mutant in moved] == [mutant.name for mutant in mutants(BUYING, "buying.py")]


def test_functions_are_found_in_classes_but_not_in_functions() -> None:
    code = compile("class A:\n def b(self):\n  def c(): pass\ndef d(): pass", "", "exec")
    assert [function.co_qualname for function in functions_in(code)] == ["A", "A.b", "d"]


def test_the_same_seed_draws_the_same_sample() -> None:
    everything = mutants(BUYING, "buying.py")
    assert mutate.choose(everything, 5, 3) == mutate.choose(everything, 5, 3)
    assert len({mutant.name for mutant in mutate.choose(everything, 5, 3)}) == 5
    assert mutate.choose(everything, 0, 3) == everything


def test_mutants_that_are_called_equivalent_exist_and_have_a_reason() -> None:
    files = {name.partition(" ")[0] for name in mutate.equivalents()}
    sources = {file: (mutate.GAMES / file).read_text(encoding="utf-8") for file in files}
    there = {mutant.name for file, source in sources.items() for mutant in mutants(source, file)}
    assert [name for name in mutate.equivalents() if name not in there] == []
    assert [name for name, reason in mutate.equivalents().items() if len(reason) < 15] == []


TESTS = """
from games.counting.rules import share, spin

def test_share():
    assert share(7, 2) == 3

def test_spin():
    assert spin(3) == 3
"""
ALONE = """
from games.counting.rules import share

def test_alone():
    assert (share(7, 1), share(7, 0)) == (7, 0)
"""
RULES = """
def share(cards, players):
    if players < 1:
        return 0
    return cards // players

def spin(times):
    done = 0
    while done < times:
        done += 1
    return done

def unused():
    return 1
"""


def test_noticed_missed_unreached_and_endless_mutants(tmp_path: Path) -> None:
    rules = tmp_path / "games" / "counting"
    rules.mkdir(parents=True)
    (rules / "__init__.py").touch()
    (rules / "rules.py").write_text(RULES)
    (tmp_path / "test_counting.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text("")
    script = f"""
import sys
from pathlib import Path
sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]
from tools import mutate
mutate.GAMES = Path({str(tmp_path / "games")!r})
mutate.PATIENCE = 0.1
mutate.RESULTS = Path({str(tmp_path)!r})
sys.exit(mutate.main(["counting", "--jobs", "1", "--tests", "test_counting.py"]))
"""
    first = fates_of(script, tmp_path)
    assert first == {
        "share: players < 1 -> players <= 1": "missed",
        "share: 1 -> 2": "missed",
        "share: 0 -> 1": "missed",
        "share: cards // players -> cards * players": "caught",
        "spin: 0 -> 1": "missed",
        "spin: done < times -> done <= times": "caught",
        "spin: done += 1 -> pass": "caught",
        "spin: done += 1 -> done -= 1": "caught",
        "spin: 1 -> 2": "caught",
        "unused: 1 -> 2": "no test runs it",
    }
    assert "5 of 10 noticed (50.0%)" in (tmp_path / "counting.md").read_text()
    # What is remembered saves time and changes nothing, and what is new is tried on everything.
    assert fates_of(script, tmp_path) == first
    (tmp_path / "test_alone.py").write_text(ALONE)
    fates = fates_of(script.replace("test_counting.py", "."), tmp_path)
    assert [name for name, fate in fates.items() if fate != "caught"] == ["spin: 0 -> 1", "unused: 1 -> 2"]
    (tmp_path / "test_counting.py").write_text(TESTS.replace("assert spin(3) == 3", "spin(3)"))
    fates = fates_of(script.replace("test_counting.py", "."), tmp_path)
    assert fates["spin: done < times -> done <= times"] == "missed"
    assert fates["share: cards // players -> cards * players"] == "caught"


def fates_of(script: str, folder: Path) -> dict[str, str]:
    subprocess.run([sys.executable, "-c", script], cwd=folder, check=True, timeout=60)
    found = json.loads((folder / "counting.json").read_text())
    return {line["mutant"].removeprefix("counting/rules.py "): line["fate"] for line in found}
