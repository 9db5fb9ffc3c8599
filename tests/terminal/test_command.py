"""`deckhall play` and `deckhall replay` as somebody calls them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deckhall
from deckhall import cli
from deckhall.kernel.errors import InvalidRecord
from deckhall.terminal import replaying, saves
from deckhall.terminal.screen import Screen
from deckhall.text.languages import usual_language
from deckhall.text.options import about_option
from tests.terminal.sitting import Sitting, plain, play_at_random


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DECKHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path / "data"


class Called:
    """A command that ran in this process, with these lines typed."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, typed: str = ""
    ) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main(words.split())
        self.code = end.value.code
        self.out, self.err = capsys.readouterr()


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    return lambda words, typed="": Called(monkeypatch, capsys, words, typed)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game."""
    place = tmp_path / "finished.json"
    play_at_random(place, 4, honor_pool=8)
    return place


# -- play ----------------------------------------------------------------------------------


def test_a_game_from_the_shell_to_its_outcome(tmp_path: Path) -> None:
    keys = "\n".join(islice(cycle(["a", "1", "1", "e", "e"]), 6000))
    words = ["play", "ascension", "--seed", "7", "--honor-pool", "5", "--bots", "random"]
    done = subprocess.run(
        [sys.executable, "-m", "deckhall.cli", *words],
        input=keys,
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert "The honor pool is empty and the last round is complete." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    saved = list((tmp_path / "data" / "games").iterdir())
    assert len(saved) == 1
    assert saves.load(saved[0])[0].outcome is not None


def test_a_terminal_that_only_knows_letters(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "deckhall.cli", "play", "ascension", "--lang", "en", "--seed", "7"],
        input=b"?\n\nq\n",
        capture_output=True,
        timeout=200,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    done.stdout.decode("ascii")
    assert b"r runes" in done.stdout


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("play", "choose a game: ascension, ashes"),
        ("play chess", "there is no game 'chess'"),
        (
            "play ascension --edition second",
            "edition must be one of godslayer, anniversary, not 'second'",
        ),
        ("play ascension --players 7", "individual is for 2 or 3 or 4 or 5 or 6 players, not 7"),
        ("play ascension --variant teams --players 5", "teams is for 4 or 6 players, not 5"),
        ("play ascension --honor-pool 0", "honor_pool must be a number from 1 to 600, not 0"),
        ("play ascension --honor-pool many", "honor_pool must be a number, not 'many'"),
        ("play ashes --honor-pool 30", "ashes has no option 'honor_pool'; available: draft, boxes,"),
        ("play ashes --first-five quickly", "first_five must be one of chosen, suggested, not 'quickly'"),
        ("play --draft", "choose a game: ascension, ashes"),
        ("play ascension --seats Anna,bot:random --names Ben", "omit --bots and --names"),
        ("play ascension --seats bot:random,bot:random", "there is no seat left for you"),
        ("play ascension --seats Anna,bot:genius", "there is no bot 'genius'"),
        ("play ascension --players 3 --seats Anna,Ben", "--seats lists 2 seats, but 3 play"),
        ("play ascension --first-player 3", "--first-player must be a seat from 1 to 2, not 3"),
        ("play ascension --first-player 0", "--first-player must be a seat from 1 to 2, not 0"),
        ("play ascension --bots genius", "there is no bot 'genius'"),
        ("play ascension --players 2 --bots random,random", "there is no seat left for you"),
        ("play ascension --variant solo --bots random", "there is no seat left for you"),
        ("play ascension --players 2 --names A,B,C", "3 names, but only 2 of 2 seats are for people"),
        ("play ascension --lang tlh", "there is no language 'tlh'; available: en, de"),
        ("play --resume nowhere.json", "there is no file nowhere.json"),
        ("play --resume last", "there is no saved game in"),
        ("replay nowhere.json", "there is no file nowhere.json"),
    ],
)
def test_what_the_caller_got_wrong_is_one_line(call: Any, data: Path, words: str, error: str) -> None:
    called = call(words)
    assert called.code == 2
    assert called.err.startswith("deckhall: ")
    assert error in called.err
    assert called.err.count("\n") == 1
    assert called.out == ""
    assert not data.exists()


def test_help_teaches(call: Any) -> None:
    helped = call("play --help").out
    for word in ("deckhall play GAME", "--bots none", "--resume last", "--lang", "against one bot"):
        assert word in helped, word
    assert "--json" in call("replay --help").out


def test_every_choice_of_every_game_is_a_flag_with_a_sentence(
    call: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    helped = call("play --help").out
    for game in deckhall.games():
        for name in game["options"]:
            assert f"--{name.replace('_', '-')}" in helped
            if name != "first_player":
                assert about_option(name) in helped
                assert about_option(name)


def test_choices_reach_the_game(call: Any) -> None:
    flags = (
        "--illusion-power power --wording printed --deck-lists closed --stalemate 3 --first-five suggested"
    )
    call(f"play ashes --seed 7 --save game.json {flags}", "1\nq\n")
    options = saves.load(Path("game.json"))[0].position()["options"]
    assert options == {
        "illusion_power": "power", "wording": "printed", "deck_lists": "closed", "stalemate": 3,
    }  # fmt: skip
    call("play ascension --players 1 --seed 7 --save alone.json", "1\nq\n")
    assert saves.load(Path("alone.json"))[0].position()["variant"] == "solo"


def test_partners_can_sit_across_from_each_other(call: Any) -> None:
    seats = "Anna,bot:random,Ben,bot:random"
    called = call(
        f"play ascension --variant teams --seats {seats} --seed 7 --save t.json --first-player 1", "\n1\nq\n"
    )
    assert called.code == 0
    _, record = saves.load(Path("t.json"))
    assert record["seats"] == [{"name": "Anna"}, {"bot": "random"}, {"name": "Ben"}, {"bot": "random"}]


def test_resuming_the_newest_game(call: Any) -> None:
    left = call("play ascension --seed 7 --names Anna,Ben --bots none --first-player 1", "\n1\nq\n")
    assert left.code == 0
    resumed = call("play --resume last", "\n1\nq\n")
    assert "Anna" in resumed.out
    game, record = saves.load(saves.last_saved())
    assert len(game.codes()) == 2
    assert record["seats"] == [{"name": "Anna"}, {"name": "Ben"}]


def test_resuming_with_another_setup_is_refused(call: Any) -> None:
    call("play ascension --seed 7 --save game.json --names Anna --first-player 1", "1\n")
    called = call("play ascension --resume game.json --edition anniversary --seed 3")
    assert (called.code, called.err) == (
        2,
        "deckhall: a saved game keeps its setup: omit --edition, --seed\n",
    )
    assert call("play --resume game.json").code == 0


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_finished_game_is_not_resumed(call: Any, finished: Path) -> None:
    called = call(f"play --resume {finished}")
    assert called.code == 2
    assert "is a finished game; watch it with: deckhall replay" in called.err


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        ({"rules": 99}, "recorded under rules 99"),
        ({"moves": ["fly:1"]}, "move 1 of 1: 'fly:1' is not possible now"),
        ({"moves": 5}, "a record needs 'moves'"),
        ({"setup": {}}, "a record needs a 'setup'"),
        ({"setup": {"seed": "seven"}}, "a record needs a 'setup'"),
        ({"setup": {"seed": 1, "players": "two"}}, "players"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": None}, "there is no game None"),
        ({"seats": "all"}, "'seats' must be a list of 2 seats"),
        ({"seats": [{"bot": "genius"}, {"name": "A"}]}, "there is no bot 'genius'"),
        ({"seats": [{"bot": "random"}] * 2}, "no seat for a person"),
        ({"seats": [{"name": 3}, {}]}, "a seat is"),
    ],
)
def test_a_damaged_save_is_one_line(call: Any, tmp_path: Path, damage: dict[str, Any], error: str) -> None:
    call("play ascension --seed 7 --save game.json --names Anna --first-player 1", "1\nq\n")
    record = json.loads(Path("game.json").read_text())
    Path("game.json").write_text(json.dumps({**record, **damage}))
    called = call("play --resume game.json")
    assert called.code == 2
    assert error in called.err
    assert called.err.count("\n") == 1
    assert json.loads(Path("game.json").read_text()) == {**record, **damage}


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"null", b"\xff\xfe\x00", b"[" * 100_000])
@pytest.mark.parametrize("command", ["play --resume", "replay", "replay --json"])
def test_what_is_no_record_is_one_line(call: Any, content: bytes, command: str) -> None:
    Path("game.json").write_bytes(content)
    called = call(f"{command} game.json")
    assert (called.code, called.out) == (2, "")
    assert called.err.startswith("deckhall: game.json is not a record")
    assert called.err.count("\n") == 1


def test_random_damage_never_gets_past_the_loader(finished: Path) -> None:
    content = finished.read_bytes()
    random = Random(1)
    refused = 0
    for _ in range(150):
        damaged = bytearray(content)
        for _ in range(random.randint(1, 3)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        finished.write_bytes(bytes(damaged))
        try:
            saves.load(finished)
        except InvalidRecord:
            refused += 1
    assert refused > 50


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "pl_PL", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


# -- replay ----------------------------------------------------------------------------------


def test_replay_as_json(call: Any, finished: Path) -> None:
    called = call(f"replay {finished} --json")
    told = json.loads(called.out)
    game = saves.load(finished)[0]
    assert game.outcome is not None
    assert told["outcome"]["scores"] == list(game.outcome.scores)
    assert told["digest"] == game.digest() == deckhall.load_position(told["position"]).digest()
    assert told["moves"] == len(game.codes())


def test_replay_prints_every_move_and_the_end(call: Any, finished: Path) -> None:
    called = call(f"replay {finished}")
    moves = len(saves.load(finished)[0].codes())
    assert f"\n{moves}. " in called.out
    assert "The honor pool is empty" in called.out
    assert "Anna: " in called.out


def test_replay_from_a_seat_hides_what_it_may_not_know(call: Any, finished: Path) -> None:
    everything, mine = call(f"replay {finished}").out, call(f"replay {finished} --seat 1").out
    assert "Ben draws 5 cards" in mine
    assert "Ben draws 5 cards" not in everything
    assert call(f"replay {finished} --seat 3").err == "deckhall: --seat must be a seat from 1 to 2, not 3\n"


def test_a_record_that_gives_another_game_now_says_so(call: Any, finished: Path) -> None:
    assert "no longer the same game" not in call(f"replay {finished} --print").out
    assert json.loads(call(f"replay {finished} --json").out)["differs"] is False
    record = saves.read(finished)
    finished.write_text(json.dumps({**record, "digest": "of other rules"}))
    assert "This is no longer the same game" in call(f"replay {finished} --print").out
    assert json.loads(call(f"replay {finished} --json").out)["differs"] is True
    unfinished = {**record, "moves": record["moves"][:5]}
    finished.write_text(json.dumps(unfinished))
    assert "This is no longer the same game" in call(f"play --resume {finished}", typed="q\n").out
    del unfinished["digest"]  # as records had none once
    finished.write_text(json.dumps(unfinished))
    assert "no longer the same game" not in call(f"play --resume {finished}", typed="q\n").out


def test_stepping_through_a_record(finished: Path) -> None:
    game, _ = saves.load(finished)
    assert game.state.seats() == 2
    moves = len(game.codes())
    keys = iter(["", "", "b", "b", "b", str(moves), "", "c mystic", "", "zzz", "1", "q"])
    sitting = Sitting(finished, is_only_shown=True)
    shown: list[str] = []

    def keyboard(prompt: str) -> str:
        shown.append(plain(sitting.paper.getvalue()))
        sitting.paper.truncate(sitting.paper.seek(0))
        return next(keys)

    screen: Screen = sitting.table.screen
    replaying.step_through(replaying.Story(game, False), screen.words, screen, None, keyboard)
    at = [screen.split("Move ")[1].split(" ")[0] if "Move " in screen else "card" for screen in shown]
    wanted = ["0", "1", "2", "1", "0", "0", str(moves), str(moves), "card", str(moves), str(moves), "1"]
    assert at == wanted
    assert "Anna: Play" in shown[0]
    assert not [page for page in shown if "e end turn" in page]
    assert "This is the start." in shown[5]
    assert "The honor pool is empty" in shown[6]
    assert "This is the end of the record." in shown[7]
    assert "“zzz” isn't a valid answer here" in shown[10]
