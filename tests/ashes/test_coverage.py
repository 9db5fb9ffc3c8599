"""Every card and every rule line of Ashes has a test named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import deckhall
from deckhall.games.ashes.terms import MOMENTS

RULES = {
    "g": 4,
    "s": 5,
    "r": 9,
    "a": 5,
    "c": 7,
    "z": 5,
    "p": 5,
    "u": 5,
    "d": 8,
    "t": 2,
    "w": 3,
}


def names() -> list[str]:
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node.name.removeprefix("test_"))
    return found


def test_every_card_has_a_test() -> None:
    tests = names()
    without = [
        card["id"]
        for card in deckhall.cards("ashes")
        if not any(name == card["id"] or name.startswith(card["id"] + "_") for name in tests)
    ]
    assert without == []
    assert len(deckhall.cards("ashes")) == 78


def test_every_rule_line_has_a_test() -> None:
    tests = names()
    lines = [f"{letter}{number}" for letter, most in RULES.items() for number in range(1, most + 1)] + ["r6a"]
    assert [line for line in lines if not any(name.startswith(line + "_") for name in tests)] == []


def test_the_timing_page_names_every_window_and_tests_that_exist() -> None:
    page = (Path(__file__).parents[2] / "docs" / "timing_ashes.md").read_text(encoding="utf-8")
    shown = page.partition("## The tests that show it")[2]
    assert [moment for moment in MOMENTS if f"| `{moment}`" not in shown] == []
    named = re.findall(r"`test_(\w+)`", shown)
    assert len(named) > 40
    assert sorted(set(named) - set(names())) == []
