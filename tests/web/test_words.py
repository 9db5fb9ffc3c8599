"""The browser says the same as Python: every option, question and log line met in random games, in every language."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from deckhall.kits import SHIPPED, box
from deckhall.text import LANGUAGES, speaker
from deckhall.text.speech import say_line, say_option, say_prompt
from tests.text.test_speech import NAMES, Heard
from tools import carry, client

pytestmark = pytest.mark.browser

WEB = client.WEB
SEATS = [{"kind": "person", "name": name} for name in NAMES]


@pytest.fixture(scope="module")
def heard() -> Heard:
    """What is to be said in a random game of each variant, and a choice that is copied."""
    heard = Heard()
    for game in [kit.name for kit in SHIPPED]:
        for seed, setup in enumerate(box(game).cells()):
            heard.listen(game, setup, seed)
    for card in ("mechana_initiate", "twofold_askara"):  # the second copies the first
        view = {"edition": "godslayer", "decision": {"prompt": "choose_one", "card": card}}
        for amount in (0, 1):
            heard.options[f"{card} {amount}"] = ("ascension", view, {"verb": "choose", "amount": amount})
    return heard


@pytest.fixture(scope="module")
def browser_says(heard: Heard, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    folder = tmp_path_factory.mktemp("words")
    carry.write(folder)
    (folder / "wanted.json").write_text(json.dumps(wanted(heard)), encoding="utf-8")
    command, environment = client.npm_command()
    bundle = ["test/say.ts", "--bundle", "--platform=node", "--format=esm", "--loader:.css=empty"]
    esbuild = [*command, "exec", "--", "esbuild", *bundle, f"--outfile={folder / 'say.mjs'}"]
    subprocess.run(esbuild, cwd=WEB, env=environment, check=True, capture_output=True, timeout=60)
    node = ["node", str(folder / "say.mjs"), str(folder), str(folder / "wanted.json")]
    done = subprocess.run(node, cwd=WEB, env=environment, check=True, stdout=subprocess.PIPE, timeout=120)
    said: dict[str, list[str]] = json.loads(done.stdout)
    return said


def wanted(heard: Heard) -> dict[str, Any]:
    """Options, questions and log lines with all that the browser's functions look at."""
    return {
        "options": list(heard.options.values()),
        "questions": [
            {
                "you": 0,
                "table": {"game": game, "seats": SEATS, "state": "playing"},
                "view": {"decision": {"player": 0, **asked}, "outcome": None},
            }
            for game, asked in heard.prompts.values()
        ],
        "lines": [
            (
                {
                    "kind": line.kind,
                    "player": line.player,
                    "happenings": line.happenings,
                    "gains": line.gains,
                },
                {"game": game, "seats": SEATS},
                viewer,
            )
            for game, line, viewer in heard.lines.values()
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_python_says(
    heard: Heard, browser_says: dict[str, list[str]], language: str
) -> None:
    spoken = speaker(language)
    ours = [say_option(spoken, game, view, option) for game, view, option in heard.options.values()]
    ours += [say_prompt(spoken, game, asked) for game, asked in heard.prompts.values()]
    ours += [say_line(spoken, game, line, NAMES, viewer) for game, line, viewer in heard.lines.values()]
    pairs = list(zip(ours, browser_says[language], strict=True))
    assert len(pairs) > 1000
    assert all(theirs for _, theirs in pairs)
    assert [pair for pair in pairs if pair[0] != pair[1]] == []
