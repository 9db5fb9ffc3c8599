"""Speaking: a card (the mean of all, and the slowest), a log line, reading a catalogue, and the size of the book.

Each card is worded as if for the first time, in every edition and language: only its messages are already loaded.
Loading them and wording every card once is measured separately.
"""

from __future__ import annotations

import gzip
import json
import time

from bench.rows import Row, seconds_each
from deckhall.kits import SHIPPED, box
from deckhall.text import LANGUAGES, ascension, catalogue, phrases, speak_card, speaker
from deckhall.text.ashes.cards import paragraphs
from deckhall.text.book import messages, sayings
from deckhall.text.cards import editions_of
from deckhall.text.catalogue import Reader, Speaker

LANGUAGE = "pl"  # the language with the most forms
ROUNDS = 9


def first_speaking(game: str, card_id: str, language: str, **choices: str) -> float:
    """Seconds to word a card whose effects are not cached: the best of several rounds."""
    times = []
    for _ in range(ROUNDS):
        phrases.phrase_of.cache_clear()
        paragraphs.cache_clear()
        start = time.perf_counter()
        speak_card(game, card_id, language, **choices)
        times.append(time.perf_counter() - start)
    return min(times)


def all_first_speakings(game: str) -> list[float]:
    return [
        first_speaking(game, card["id"], language, **choices)
        for edition in editions_of(game)
        for choices in [{"edition": edition} if edition else {}]
        for card in box(game).cards(**choices)
        for language in LANGUAGES
    ]


def everything_once() -> None:
    """Read a catalogue and word every card with it."""
    catalogue._speaker.cache_clear()
    sayings(LANGUAGE)


def rows() -> list[Row]:
    found: list[Row] = []
    for game in [kit.name for kit in SHIPPED]:
        times = all_first_speakings(game)
        found.append(Row(f"{game}: speaking a card, mean", 1e6 * sum(times) / len(times), "µs"))
        found.append(Row(f"{game}: speaking a card, slowest", 1e6 * max(times), "µs"))
    log = [{"kind": "played", "player": 0, "card": "wolf_shaman"}]
    spoken, reader = speaker(LANGUAGE), Reader(1, ("Ola", "Jan"))
    line = seconds_each(
        lambda: [spoken.speak(line.say, reader=reader) for line in ascension.VOICE.log(log)], 0.1
    )
    found.append(Row("speaking a log line", 1e6 * line, "µs"))
    found.append(
        Row("reading a catalogue", 1e3 * seconds_each(lambda: Speaker(LANGUAGES[LANGUAGE]), 0.2, 3), "ms")
    )
    everything = seconds_each(everything_once, 0.2, 3)
    found.append(Row("reading a catalogue and speaking every card once", 1e3 * everything, "ms"))
    for language in LANGUAGES:
        cards = json.dumps(sayings(language), ensure_ascii=False, separators=(",", ":"))
        sizes = [len(gzip.compress(text.encode())) for text in (messages(language), cards)]
        found.append(Row(f"the book in {language}, gzipped", sum(sizes) / 1024, "KB"))
    return found
