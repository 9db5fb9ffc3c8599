"""What an earlier version saved: records and positions of tests/fixtures/version-0.

While the rules have the same number they give the same games. Under later rules a record is refused, because its moves
could mean another game, and a position goes on once somebody says that it shall follow the present rules.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import deckhall
from deckhall.kits import box

FOLDER = Path(__file__).resolve().parent / "fixtures" / "version-0"
ENDS: dict[str, Any] = json.loads((FOLDER / "records.json").read_text())
POSITIONS: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "positions.json.gz").read_bytes()))


@pytest.mark.parametrize("rules", ["its rules", "later rules"])
@pytest.mark.parametrize("name", ENDS)
def test_a_record_gives_the_same_game_or_says_that_it_was_made_under_older_rules(
    name: str, rules: str
) -> None:
    record = json.loads((FOLDER / "records" / f"{name}.json").read_text())
    present = box(record["game"]).rules
    if rules == "later rules":
        record["rules"] = present - 1
    if record["rules"] < present:
        with pytest.raises(
            deckhall.InvalidRecord, match=f"under rules {record['rules']}, this program plays rules {present}"
        ):
            deckhall.replay(record)
        return
    game = deckhall.replay(record)
    assert game.outcome is not None
    assert (game.outcome.reason, list(game.outcome.winners)) == (ENDS[name]["reason"], ENDS[name]["winners"])
    assert game.digest() == ENDS[name]["digest"]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_the_same_table_or_is_carried_over_to_later_rules(name: str) -> None:
    saved = POSITIONS[name]
    position = saved["position"]
    present = box(position["game"]).rules
    if position["rules"] < present:
        with pytest.raises(deckhall.InvalidPosition, match=f"follows rules {position['rules']}"):
            deckhall.load_position(position)
        position = {**position, "rules": present}
    game = deckhall.load_position(position)
    assert game.decision is not None
    if saved["position"]["rules"] == present:
        assert [option.code for option in game.decision.options] == saved["options"]
        assert game.digest() == saved["digest"]
    play_on(game)
    assert game.outcome is not None


def play_on(game: deckhall.Game) -> None:
    """To the end, always with what is in the middle of the options."""
    while game.decision is not None:
        game.apply(game.decision.options[len(game.decision.options) // 2])
