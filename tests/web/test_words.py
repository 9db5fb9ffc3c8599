"""What is said about a game is chosen in Python alone: the browser names no message of options, questions or logs."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
# Starts of the keys that only a Voice chooses (deckhall.text.voice).
CHOSEN_IN_PYTHON = re.compile(
    r"[\"`'](option|prompt|log|outcome|because|left|won)-(?!body|menu|button|dialog)"
)


def test_the_browser_chooses_no_words_about_a_game() -> None:
    files = [path for pattern in ("*.ts", "*.tsx") for path in SOURCES.rglob(pattern)]
    assert files
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in files
        if CHOSEN_IN_PYTHON.search(path.read_text(encoding="utf-8"))
    }
    assert not found
