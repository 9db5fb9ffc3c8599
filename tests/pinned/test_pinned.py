"""The number of a game's rules belongs to the rules: under the same number, the pinned games come out the same.

Saved games and records carry that number. After a change of rules raise it, then `python3 -m tools.pin_rules`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deckhall.kits import box
from tools import pin_rules
from tools.pin_rules import FOLDER, GAMES, pin, place_of


def pinned() -> list[Any]:
    """Every pinned game of the present rules, as parameters of a test."""
    return [
        pytest.param(name, one, id=f"{name}-{number}")
        for name in GAMES
        if place_of(box(name)).exists()
        for number, one in enumerate(json.loads(place_of(box(name)).read_text()))
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_present_rules_are_pinned_and_no_later_ones(name: str) -> None:
    present = place_of(box(name))
    assert present.exists(), f"no pins for rules {box(name).rules} of {name}: python3 -m tools.pin_rules"
    numbers = [int(path.stem.rpartition("-")[2]) for path in FOLDER.glob(f"{name}-rules-*.json")]
    assert max(numbers) == box(name).rules, "RULES went down: a number is used once"


@pytest.mark.parametrize(("name", "then"), pinned())
def test_the_rules_are_those_of_their_number(name: str, then: dict[str, Any]) -> None:
    now = pin(name, then["setup"])
    assert (now.decisions, now.course) == (then["decisions"], then["course"]), (
        "the rules changed: raise RULES (or this is a bug)"
    )
    assert now.digest == then["digest"], (
        "the same game has another digest, so records of these rules would not match theirs: raise RULES,"
        " or leave the digest as it was"
    )


def test_a_version_is_pinned_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pin_rules, "FOLDER", tmp_path)
    monkeypatch.setattr(pin_rules, "GAMES", ("ascension",))
    monkeypatch.setattr(pin_rules, "setups", lambda game: [{"variant": "solo", "seed": 1}])
    assert pin_rules.main([]) == 0
    place = place_of(box("ascension"))
    written = place.read_text()
    place.write_text("what was pinned")
    assert pin_rules.main([]) == 1
    assert "raise RULES of ascension" in capsys.readouterr().out
    assert place.read_text() == "what was pinned"
    with pytest.raises(SystemExit):
        pin_rules.main(["--force", "because"])
    assert pin_rules.main(["--force", "an option got another name"]) == 0
    assert place.read_text() == written
