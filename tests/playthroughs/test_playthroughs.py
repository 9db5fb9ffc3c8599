"""The recorded games are what the rules play today. A difference is a change of rules: look at it, then write them anew
with `python3 -m tools.make_playthroughs`."""

from __future__ import annotations

import json
import re

import pytest

import deckhall
from tools.make_playthroughs import FOLDER, SETUPS, playthrough


@pytest.mark.parametrize("name", SETUPS)
def test_the_playthrough_is_up_to_date(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written.splitlines() == playthrough(SETUPS[name]).splitlines()
    assert len(written) < 150_000


@pytest.mark.parametrize("name", SETUPS)
def test_the_codes_of_the_playthrough_are_its_game(name: str) -> None:
    """What the file says is enough to play the same game again."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    setup = json.loads(lines[1].removeprefix("setup: "))
    codes = [found[1] for line in lines if (found := re.match(r"  >(?: seat \d \w+:)? (\S+)  ", line))]
    rules = deckhall.new_game("ascension", seed=1).record()["rules"]
    game = deckhall.replay({"game": "ascension", "rules": rules, "setup": setup, "moves": codes})
    assert lines[-1] == f"{len(codes)} decisions, digest {game.digest()}"
    assert game.outcome is not None
    assert lines[-2].startswith(f"Outcome: {game.outcome.reason}, winners {list(game.outcome.winners)}")


def test_every_edition_and_variant_has_its_playthrough() -> None:
    about = next(game for game in deckhall.games() if game["id"] == "ascension")
    editions = about["options"]["edition"]["choices"]
    variants = [variant["id"] for variant in about["variants"]]
    assert {(setup["edition"], setup["variant"]) for setup in SETUPS.values()} == {
        (edition, variant) for edition in editions for variant in variants
    }
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(SETUPS)
