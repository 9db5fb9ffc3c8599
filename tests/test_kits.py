"""Kits: our games and anybody's, from folders outside the package and by registration."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import deckhall
import deckhall.games.ascension
import deckhall.games.ashes as rules_of_ashes
from deckhall import kits
from tests.games import FOLDER, registered
from tests.games.ambush import BOX

Lay = Callable[..., Path]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Write a file into a folder of games that the environment lists."""
    monkeypatch.setenv(kits.FOLDERS, str(tmp_path))
    monkeypatch.setattr(sys, "path", sys.path.copy())

    def write(name: str, content: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        monkeypatch.delitem(sys.modules, path.stem, raising=False)
        return path

    return write


def test_the_package_of_games_can_be_imported_from_and_called() -> None:
    assert deckhall.games.ascension.BOX.name == "ascension"
    assert rules_of_ashes.BOX.name == "ashes"
    assert [game["id"] for game in deckhall.games()] == ["ascension", "ashes"]


def test_a_registered_box_can_be_played_until_it_is_taken_away() -> None:
    with registered(BOX):
        assert deckhall.new_game("ambush", players=2, seed=1).decision is not None
        assert [game["id"] for game in deckhall.games()] == ["ascension", "ashes", "ambush"]
    with pytest.raises(deckhall.InvalidSetup, match="there is no game 'ambush'; available: ascension, ashes"):
        deckhall.new_game("ambush", players=2)


def test_games_come_from_folders(lay: Lay, tmp_path: Path) -> None:
    shutil.copy(FOLDER / "ambush.py", tmp_path / "duel_in_the_dark.py")
    package = lay(
        "tower/__init__.py", "from deckhall import Kit\nKIT = Kit('tower', 'tower.rules:BOX')\n"
    ).parent
    text = (FOLDER / "highest_card.py").read_text().replace('"highest_card"', '"tower"')
    (package / "rules.py").write_text(text)
    lay("_helper.py", "raise RuntimeError('a module with an underscore is no game')")
    assert kits.names() == ["ascension", "ashes", "ambush", "tower"]
    for name in ("ambush", "tower"):
        game = deckhall.new_game(name, players=2, seed=3)
        while game.decision is not None:
            game.apply(game.decision.options[0])
        assert deckhall.replay(game.record()).digest() == game.digest()
        assert deckhall.load_position(game.position()).digest() == game.digest()


def test_ours_can_be_played_beside_a_broken_game(lay: Lay) -> None:
    lay("broken_game.py", "import nothing_of_this_name")
    assert deckhall.new_game("ascension", seed=1).decision is not None


@pytest.mark.parametrize(
    ("file", "content", "complaint"),
    [
        ("broken_a.py", "1 / 0", "broken_a.py cannot be loaded: ZeroDivisionError: division by zero"),
        ("broken_b.py", "def", "broken_b.py cannot be loaded: SyntaxError"),
        ("broken_c.py", "BOX = 3", "broken_c.py has neither a KIT nor a BOX"),
        ("json.py", "BOX = 3", "json.py needs another name: there is already a module 'json'"),
        (
            "broken_d.py",
            "from deckhall import Kit\nKIT = Kit('ashes', 'x:BOX')",
            "broken_d.py: there is already a game 'ashes'",
        ),
        (
            "broken_e.py",
            "from deckhall import Kit\nKIT = Kit('My Game', 'x:BOX')",
            "broken_e.py cannot be loaded: InvalidKit: a game's id",
        ),
    ],
)
def test_a_broken_game_is_named_in_one_line(lay: Lay, file: str, content: str, complaint: str) -> None:
    lay(file, content)
    with pytest.raises(kits.InvalidKit) as broken:
        deckhall.games()
    assert complaint in str(broken.value)
    assert "\n" not in str(broken.value)


def test_a_folder_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(kits.FOLDERS, str(tmp_path / "nowhere"))
    with pytest.raises(kits.InvalidKit, match="nowhere, which is not a folder"):
        deckhall.games()


def test_a_part_of_a_kit_that_is_not_there_is_named(lay: Lay) -> None:
    lay(
        "hollow.py",
        "from deckhall import Kit\nKIT = Kit('hollow', 'hollow:RULES', judge='hollow.bots:judge')",
    )
    with pytest.raises(kits.InvalidKit, match="'hollow:RULES' cannot be loaded"):
        deckhall.new_game("hollow")


def test_playing_by_the_rules_alone_imports_neither_words_nor_bots() -> None:
    script = (
        "import sys, deckhall; deckhall.new_game('ascension', seed=1); "
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('deckhall.')}; "
        "print(sorted(rooms & {'text', 'bots', 'lab', 'terminal', 'server'}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ})
    assert done.stdout.strip() == "[]", done.stderr


def test_cards_of_any_game_are_named_by_their_ids() -> None:
    with registered(BOX):
        assert [card["name"] for card in deckhall.cards("ambush")] == ["Shield", "Stone"]
        assert deckhall.speak("ambush", "shield", lang="pl")["name"] == "Shield"


def test_a_kit_brings_names_in_some_languages(lay: Lay) -> None:
    kit = '\nfrom deckhall import Kit\nKIT = Kit("ambush", "named:BOX", locale="named")\n'
    lay("named/__init__.py", (FOLDER / "ambush.py").read_text() + kit)
    lay("named/locale/pl/names.ftl", "card-shield = Tarcza\n")
    lay("named/locale/en/names.ftl", "card-shield = Buckler\ngame-ambush = The Ambush\n")
    assert deckhall.speak("ambush", "shield", lang="pl")["name"] == "Tarcza"
    assert deckhall.speak("ambush", "shield", lang="de")["name"] == "Buckler"
    assert deckhall.speak("ambush", "stone", lang="de")["name"] == "Stone"
