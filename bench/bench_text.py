"""Speaking: a card (the mean of all, and the slowest), a log line, reading a catalogue, and the size of the book."""

from __future__ import annotations

import gzip
import json
from functools import partial

from bench.rows import Row, seconds_each
from deckhall.shelf import box
from deckhall.text import LANGUAGES, speak_card, speaker
from deckhall.text.book import messages, sayings
from deckhall.text.cards import SPEAKING
from deckhall.text.catalogue import Speaker
from deckhall.text.speech import say_log

LANGUAGE = "pl"  # the one with the most forms


def rows() -> list[Row]:
    found: list[Row] = []
    for game in SPEAKING:
        ids = [card["id"] for card in box(game).cards()]
        times = [seconds_each(partial(speak_card, game, card_id, LANGUAGE), 0.02, 3) for card_id in ids]
        found.append(Row(f"{game}: speaking a card, mean", 1e6 * sum(times) / len(times), "µs"))
        found.append(Row(f"{game}: speaking a card, slowest", 1e6 * max(times), "µs"))
    log = [{"kind": "played", "player": 0, "card_id": "wolf_shaman"}]
    spoken = speaker(LANGUAGE)
    line = seconds_each(lambda: say_log(spoken, "ascension", log, ("Ola", "Jan")), 0.1)
    found.append(Row("speaking a log line", 1e6 * line, "µs"))
    found.append(Row("reading a catalogue", 1e3 * seconds_each(lambda: Speaker(LANGUAGE), 0.2, 3), "ms"))
    for language in LANGUAGES:
        cards = json.dumps(sayings(language), ensure_ascii=False, separators=(",", ":"))
        sizes = [len(gzip.compress(text.encode())) for text in (messages(language), cards)]
        found.append(Row(f"the book in {language}, gzipped", sum(sizes) / 1024, "KB"))
    return found
