"""Fills the tables of the learner's guides (docs/learn/) from the rules: the parts between the marks are generated."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from deckhall.games.ascension.box import POOL_PER_PLAYER, SOLO_POOL
from deckhall.games.ascension.card import FACTIONS
from deckhall.kits import box
from deckhall.text.cards import speak_card, voice_of
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.languages import LANGUAGES

LEARN = Path(__file__).resolve().parent / "learn"
BLOCK = re.compile(r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def rows(*cells: list[str]) -> str:
    head, *body = cells
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def basics(spoken: Speaker) -> str:
    """The starting cards, and the always-available ones."""
    voice = voice_of("ascension")
    labels = [spoken.say("reference-card"), spoken.say("reference-cost"), spoken.say("reference-text")]
    body = []
    for card in box("ascension").cards():
        if card["zone"] != "center":
            numbers = dict(voice.numbers(spoken, card))
            said = speak_card("ascension", card["id"], spoken.language)
            place = "starters" if card["zone"] == "starter" else "always"
            where = spoken.say(f"reference-{place}")
            body.append([where, said.name, numbers.get(labels[1], ""), said.text])
    return rows(["", *labels], *body)


def factions(spoken: Speaker) -> str:
    """How many heroes and constructs each faction has in the center deck."""
    counts: Counter[tuple[str, str]] = Counter()
    for card in box("ascension").cards():
        if card["zone"] == "center":
            counts[card["faction"], card["type"]] += card["copies"]
    head = ["", *[spoken.capital(spoken.say(f"term-{kind}", "plural")) for kind in ("hero", "construct")]]
    body = [
        [spoken.say(f"faction-{faction}"), *[str(counts[faction, kind]) for kind in ("hero", "construct")]]
        for faction in FACTIONS
    ]
    monsters = spoken.capital(spoken.say("term-monster", "plural"))
    return rows(head, *body) + f"\n\n{monsters}: {counts['none', 'monster']}."


def pool(spoken: Speaker) -> str:
    """The size of the honor pool."""
    head = [spoken.say("reference-players"), *[str(players) for players in range(1, 7)]]
    amounts = [SOLO_POOL, *[POOL_PER_PLAYER * players for players in range(2, 7)]]
    return rows(head, [spoken.capital(spoken.say("term-honor-pool")), *[str(amount) for amount in amounts]])


def phoenixborn(spoken: Speaker) -> str:
    """The Phoenixborn with their numbers and abilities."""
    labels = [spoken.say(f"reference-{part}") for part in ("life", "battlefield", "spellbook")]
    body = []
    for card in box("ashes").cards():
        if card["type"] == "phoenixborn":
            said = speak_card("ashes", card["id"], spoken.language)
            numbers = [str(card[part]) for part in ("life", "battlefield", "spellbook")]
            body.append([said.name, *numbers, said.text])
    return rows(
        [spoken.capital(spoken.say("term-phoenixborn")), *labels, spoken.say("reference-text")], *body
    )


def dice(spoken: Speaker) -> str:
    """What the power of each magic does."""
    body = []
    for card in box("ashes").cards():
        if card["type"] == "reference":
            said = speak_card("ashes", card["id"], spoken.language)
            body.append([said.name, "<br>".join(said.lines)])
    return rows([spoken.capital(spoken.say("ashes-reference")), spoken.say("reference-text")], *body)


TABLES = {
    "ascension": {"basics": basics, "factions": factions, "pool": pool},
    "ashes": {"champions": phoenixborn, "dice": dice},
}


def filled(game: str, spoken: Speaker, text: str) -> str:
    """A guide with its tables up to date."""

    def table(block: re.Match[str]) -> str:
        return f"{block[1]}\n{TABLES[game][block[2]](spoken)}\n\n{block[3]}"

    return BLOCK.sub(table, text)


def pages() -> dict[Path, str]:
    """Every guide with its tables."""
    found = {}
    for game in TABLES:
        for language in LANGUAGES:
            path = LEARN / f"{game}.{language}.md"
            if path.exists():
                found[path] = filled(game, speaker(language), path.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    for path, content in pages().items():
        path.write_text(content, encoding="utf-8")
