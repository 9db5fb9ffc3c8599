"""The recorded games are what the rules play today. A difference is a change of rules: look at it, then regenerate them
with `python3 -m tools.make_playthroughs`."""

from __future__ import annotations

import json
import re

import pytest

import deckhall
from deckhall.kits import box
from tools.make_playthroughs import FOLDER, SETUPS, playthrough


@pytest.mark.parametrize("name", SETUPS)
def test_the_playthrough_is_up_to_date(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written.splitlines() == playthrough(name).splitlines()
    assert len(written) < 150_000


@pytest.mark.parametrize("name", SETUPS)
def test_the_codes_of_the_playthrough_are_its_game(name: str) -> None:
    """What the file says is enough to play the same game again."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    setup = json.loads(lines[1].removeprefix("setup: "))
    codes = [found[1] for line in lines if (found := re.match(r"  >(?: seat \d \w+:)? (\S+)  ", line))]
    kind = name.partition("_")[0]
    game = deckhall.replay({"game": kind, "rules": box(kind).rules, "setup": setup, "moves": codes})
    assert lines[-1] == f"{len(codes)} decisions, digest {game.digest()}"
    assert game.outcome is not None
    assert lines[-2].startswith(f"Outcome: {game.outcome.reason}, winners {list(game.outcome.winners)}")


def test_every_edition_and_variant_has_its_playthrough() -> None:
    about = next(game for game in deckhall.games() if game["id"] == "ascension")
    editions = about["options"]["edition"]["choices"]
    variants = [variant["id"] for variant in about["variants"]]
    played = [setup for name, setup in SETUPS.items() if name.startswith("ascension")]
    assert {(setup["edition"], setup["variant"]) for setup in played} == {
        (edition, variant) for edition in editions for variant in variants
    }
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(SETUPS)


def test_every_deck_and_number_of_players_of_ashes_has_its_playthrough() -> None:
    about = next(game for game in deckhall.games() if game["id"] == "ashes")
    played = [setup for name, setup in SETUPS.items() if name.startswith("ashes")]
    assert {deck for setup in played for deck in setup.get("decks", [])} == set(about["decks"])
    with_decks = next(variant for variant in about["variants"] if variant["id"] == "decks")
    assert {len(setup["decks"]) for setup in played if "decks" in setup} == set(with_decks["players"])
    assert any(setup.get("draft") for setup in played)
