"""Writes docs/cards/ (every card, a page per game and language) and docs/text-samples.md from the rules themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from deckhall.kits import SHIPPED, box
from deckhall.text.cards import SpokenCard, editions_of, speak_card, voice_of
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.languages import ENGLISH, complete_languages

DOCS = Path(__file__).resolve().parent
GAMES = [kit.name for kit in SHIPPED]
SAMPLES = {
    "ascension": (
        ("cultist", "anniversary"),
        ("arha_templar", "anniversary"),
        ("seer_of_the_forked_path", "anniversary"),
        ("temple_librarian", "anniversary"),
        ("twofold_askara", "anniversary"),
        ("tablet_of_times_dawn", "anniversary"),
        ("druids_of_the_stone_circle", "anniversary"),
        ("runic_lycanthrope", "godslayer"),
        ("runic_lycanthrope", "anniversary"),
        ("snapdragon", "godslayer"),
        ("yggdrasil_staff", "anniversary"),
        ("kor_the_ferromancer", "anniversary"),
        ("mechana_initiate", "godslayer"),
        ("reactor_monk", "anniversary"),
        ("hedron_cannon", "anniversary"),
        ("rocket_courier_x_99", "godslayer"),
        ("arbiter_of_the_precipice", "anniversary"),
        ("voidthirster", "anniversary"),
        ("sea_tyrant", "anniversary"),
        ("xeron_duke_of_lies", "anniversary"),
    ),
    "ashes": (
        ("natural_magic", ""),
        ("aradel_summergaard", ""),
        ("jessa_na_ni", ""),
        ("iron_worker", ""),
        ("living_doll", ""),
        ("molten_gold", ""),
        ("fear", ""),
        ("strengthen", ""),
        ("protect", ""),
        ("summon_mist_spirit", ""),
        ("small_sacrifice", ""),
        ("golden_veil", ""),
        ("spiked_armor", ""),
        ("bring_forth", ""),
        ("silver_snake", ""),
    ),
}


def pages() -> dict[Path, str]:
    """Every generated page with its content."""
    found = {DOCS / "text-samples.md": samples()}
    for game in GAMES:
        for language in complete_languages():
            found[DOCS / "cards" / f"{game}.{language}.md"] = page(game, language)
    found[DOCS / "cards" / "README.md"] = contents()
    return found


def contents() -> str:
    lines = [
        "# Cards",
        "",
        "Every card with its text as the rules speak it. Written by `python3 run.py docs`.",
        "",
    ]
    for game in GAMES:
        links = [f"[{language}]({game}.{language}.md)" for language in complete_languages()]
        lines.append(f"- {speaker(ENGLISH).say(f'title-{game}')}: {', '.join(links)}")
    return "\n".join([*lines, ""])


def page(game: str, language: str) -> str:
    """All cards of a game in a language."""
    spoken = speaker(language)
    others = [f"[{other}]({game}.{other}.md)" for other in complete_languages() if other != language]
    lines = [
        f"# {spoken.say('reference-title', game=spoken.say(f'title-{game}'))}",
        "",
        f"{spoken.say('reference-intro')} {' · '.join(others)}",
        "",
    ]
    for heading, ids in voice_of(game).sections(spoken):
        lines += [f"## {heading}", "", *table(game, spoken, ids), ""]
    lines += words(game, spoken)
    answers = [rulings(game, spoken, card["id"]) for card in box(game).cards()]
    if any(answers):
        lines += [f"## {spoken.say('reference-rulings')}", ""]
        lines += [line for answer in answers for line in answer]
    return "\n".join(lines).rstrip() + "\n"


def versions(game: str, language: str, card_id: str) -> list[tuple[str, dict[str, Any], SpokenCard]]:
    """A card in every edition: the edition, its facts, its text."""
    found = []
    for edition in editions_of(game):
        choices = {"edition": edition} if edition else {}
        facts = next(card for card in box(game).cards(**choices) if card["id"] == card_id)
        found.append((edition, facts, speak_card(game, card_id, language, **choices)))
    return found


def table(game: str, spoken: Speaker, ids: list[str]) -> list[str]:
    columns = voice_of(game).columns(spoken)
    heads = [spoken.say("reference-card"), *columns, spoken.say("reference-text")]
    rows = [heads, ["---"] * len(heads)]
    for card_id in ids:
        printed = versions(game, spoken.language, card_id)
        cells = [f"**{printed[0][2].name}** {printed[0][2].kind}"]
        for column in columns:
            values = [dict(voice_of(game).numbers(spoken, facts)).get(column, "") for _, facts, _ in printed]
            cells.append(" / ".join(dict.fromkeys(values)))
        texts: dict[str, str] = {}
        for edition, _, card in printed:
            texts.setdefault("<br>".join(card.lines), edition)
        cells.append(
            next(iter(texts))
            if len(texts) == 1
            else "<br>".join(
                f"*{spoken.say(f'edition-{edition}')}:* {text}" for text, edition in texts.items()
            )
        )
        rows.append(cells)
    return [f"| {' | '.join(row)} |" for row in rows]


def words(game: str, spoken: Speaker) -> list[str]:
    """The glossary of the game."""
    rows = [
        f"| {spoken.word(key)} | {spoken.sentence(spoken.say(f'reminder-{key}'))} |"
        for key in voice_of(game).REMINDERS
    ]
    heads = f"| {spoken.say('reference-word')} | {spoken.say('reference-meaning')} |"
    return [f"## {spoken.say('reference-words')}", "", heads, "| --- | --- |", *rows, ""]


def rulings(game: str, spoken: Speaker, card_id: str) -> list[str]:
    """The rulings on a card; those for one edition only say so."""
    printed = versions(game, spoken.language, card_id)
    lines = []
    for ruling in dict.fromkeys(ruling for _, _, card in printed for ruling in card.rulings):
        only = [edition for edition, _, card in printed if ruling in card.rulings]
        where = f" ({spoken.say(f'edition-{only[0]}')})" if len(only) < len(printed) else ""
        lines.append(f"- {ruling}{where}")
    return [f"**{printed[0][2].name}**", "", *lines, ""] if lines else []


def samples() -> str:
    """Some cards side by side in all languages."""
    lines = [
        "# Cards in every language",
        "",
        "The same effects, spoken. Written by `python3 run.py docs`; the texts come from what the engine does.",
        "",
    ]
    for game, chosen in SAMPLES.items():
        lines += [f"## {speaker(ENGLISH).say(f'title-{game}')}", ""]
        for card_id, edition in chosen:
            choices = {"edition": edition} if edition else {}
            for index, language in enumerate(complete_languages()):
                card = speak_card(game, card_id, language, **choices)
                if not index:
                    where = f" ({speaker('en').say(f'edition-{edition}')})" if edition else ""
                    lines += [f"### {card.name}{where}", "", "| | | |", "| --- | --- | --- |"]
                lines.append(f"| {language} | **{card.name}** {card.kind} | {'<br>'.join(card.lines)} |")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    for path, content in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
