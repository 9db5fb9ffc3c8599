"""The same phrases read the same in the browser and in Python, in every language: two formatters, one text."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from deckhall.text import LANGUAGES, book, speaker
from deckhall.text.catalogue import Reader
from tests.text.test_voice import NAMES, Heard
from tools import client

# It needs Node.js and the client's packages, as the other tests of the client do.
pytestmark = pytest.mark.browser

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 3, "edition": "anniversary"}),
    ("ascension", {"players": 1, "edition": "godslayer"}),
    ("ashes", {"decks": ["iron_men", "snakes_in_silver"]}),
    ("ashes", {"decks": ["bloodwoods_queen", "cloudsea_siren", "shadows_of_viros"]}),
]
SAMPLE = 500


def formatted_by_the_browser(task: dict[str, object], folder: Path) -> dict[str, list[str]]:
    """What the client's own formatter makes of it, in Node.js."""
    command, environment = client.npm_command()
    bundle = folder / "format_phrases.mjs"
    arguments = ["esbuild", "test/format_phrases.ts", "--bundle", "--platform=node", "--format=esm"]
    for words, given in (
        ([*command, "exec", "--", *arguments, f"--outfile={bundle}", "--log-level=error"], ""),
        ([*command, "exec", "-c", f"node {bundle}"], json.dumps(task)),
    ):
        done = subprocess.run(
            words, cwd=client.WEB, env=environment, input=given, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    said: dict[str, list[str]] = json.loads(done.stdout)
    return said


def test_browser_and_python_say_the_same(tmp_path: Path) -> None:
    client.install_packages()
    heard = Heard()
    for seed, (game, setup) in enumerate(GAMES):
        heard.listen(game, setup, seed)
    phrases = random.Random(1).sample(list(heard.phrases.values()), SAMPLE)
    task: dict[str, object] = {
        "catalogues": {language: book.messages(language) for language in LANGUAGES},
        "phrases": [[phrase.plain(), viewer] for phrase, viewer in phrases],
        "names": NAMES,
    }
    said = formatted_by_the_browser(task, tmp_path)
    assert list(said) == list(LANGUAGES)
    for language in LANGUAGES:
        spoken = speaker(language)
        ours = [spoken.speak(phrase, reader=Reader(viewer, NAMES)) for phrase, viewer in phrases]
        assert said[language] == ours
