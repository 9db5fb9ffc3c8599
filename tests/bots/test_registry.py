"""Bots by name: ours, those registered, and those named as module:Class."""

from __future__ import annotations

from pathlib import Path

import pytest

import deckhall
from deckhall import bots
from deckhall.bots import registry
from deckhall.bots.hard import HardBot
from tests.bots import own_bots
from tests.games import registered
from tests.games.ambush import BOX

OWN = own_bots.__name__


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone after it."""
    monkeypatch.setattr(registry, "_levels", registry._levels.copy())


@pytest.fixture
def own(forgotten: None) -> None:
    bots.register("first", own_bots.First)
    bots.register("specialist", own_bots.only_ascension)


def test_registered_bots_play_what_they_can(own: None) -> None:
    assert bots.levels("ascension")[-2:] == ["first", "specialist"]
    assert "specialist" not in bots.levels("ashes")
    with registered(BOX):
        assert bots.levels("ambush") == ["random", "first"]
        assert bots.usual_level("ambush") == "first"
        with pytest.raises(bots.UnknownBot, match="'specialist' cannot play ambush; random, first can"):
            bots.bot("specialist", "ambush")
        game = deckhall.new_game("ambush", players=2, seed=1)
        seat = bots.Seat(game, 0)
        bot = bots.bot("first", "ambush", seed=4, milliseconds=50)
        assert bot.choose(seat) == seat.decision.options[0]
        assert [estimate.option.code for estimate in bot.explain(seat)] == ["strike", "rest"]


def test_a_class_is_named_by_its_module() -> None:
    bot = bots.bot(f"{OWN}:First", "ascension", skip=2)
    assert isinstance(bot, own_bots.First)
    assert bot.skip == 2
    assert isinstance(bots.bot(f"{OWN}:only_ascension", "ascension"), own_bots.First)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (
            "genius",
            "there is no bot 'genius'; available: random, novice, easy, casual, steady, normal, skilled, strong, ",
        ),
        ("nowhere:Bot", "there is no bot 'nowhere:Bot': 'nowhere:Bot' cannot be loaded: ModuleNotFoundError"),
        (f"{OWN}:Second", "has no attribute 'Second'"),
        (f"{OWN}:annotations", "is neither a class derived from Bot nor a function that makes one"),
        (f"{OWN}:not_a_bot", "made 7 for ascension, which is not a Bot"),
    ],
)
def test_wrong_names_are_refused(name: str, complaint: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.bot(name, "ascension")
    assert complaint in str(refused.value)


def test_ours_cannot_be_taken_away_and_names_are_plain() -> None:
    with pytest.raises(bots.UnknownBot, match="'random' is always there"):
        bots.unregister("random")
    with pytest.raises(bots.UnknownBot, match="lowercase letters"):
        bots.register("module:Class", own_bots.First)


def test_asking_who_can_play_makes_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise AssertionError("a bot was made")

    monkeypatch.setattr(HardBot, "__init__", fail)
    characters = ["rush", "constructs", "lifebound", "void", "thinning"]
    assert bots.levels("ascension") == [*bots.LEVELS, *characters]
    assert bots.levels("ashes") == [*bots.LEVELS, "aggression", "control", "attrition"]


def test_modules_of_the_environment_bring_their_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    content = f"from deckhall import bots; from {OWN} import First; bots.register('house_bot', First)"
    (tmp_path / "bots_of_the_house.py").write_text(content)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.MODULES, "bots_of_the_house")
    assert bots.levels("ashes")[-1] == "house_bot"
    monkeypatch.setenv(registry.MODULES, "nowhere_at_all")
    with pytest.raises(deckhall.GameError, match="'nowhere_at_all' cannot be loaded"):
        bots.levels("ashes")
