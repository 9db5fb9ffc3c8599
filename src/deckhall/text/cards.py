"""Card texts: the name and rules text of any card, generated from the same effects that the engine runs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from deckhall.kernel.errors import UnknownCard
from deckhall.kits import InvalidKit, Kit, box, kit, resolve
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.phrases import kebab, readable
from deckhall.text.voice import Voice


def voice_of(game: str) -> Voice:
    """The voice of a game; a game without one gets a generic voice."""
    kept, found = _voices.get(game), kit(game)
    if kept is None or kept[0] is not found:  # comparing all fields of kits would take longer than speaking
        kept = _voices[game] = found, _voice(found)
    return kept[1]


_voices: dict[str, tuple[Kit, Voice]] = {}


@cache
def _voice(kit: Kit) -> Voice:
    voice = Voice(kit.name) if kit.voice is None else resolve(kit.voice)
    if not isinstance(voice, Voice):
        raise InvalidKit(f"the kit {kit.name!r} names {kit.voice} as its voice, which is {voice!r}")
    return voice


def game_name(spoken: Speaker, game: str) -> str:
    """A game's name."""
    key = f"game-{kebab(game)}"
    return spoken.say(key) if spoken.has(key) else readable(game)


@dataclass(frozen=True)
class SpokenCard:
    """A card in one language."""

    id: str
    name: str
    kind: str
    lines: tuple[str, ...]
    rulings: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def speak_card(game: str, card_id: str, language: str = "en", **choices: str) -> SpokenCard:
    """A card's text in a language; `choices` are those of `deckhall.cards` (an edition, a wording)."""
    if card_id not in known(game, **choices):
        raise UnknownCard(f"{game} has no card {card_id!r}")
    spoken = speaker(language)
    voice = voice_of(game)
    return SpokenCard(
        card_id,
        spoken.card(card_id),
        voice.kind(spoken, card_id, **choices),
        tuple(voice.lines(spoken, card_id, **choices)),
        rulings(spoken, card_id, choices.get("edition", voice.EDITION)),
    )


_MOST_KEYWORDS = 4


def keywords(game: str, card_id: str, language: str = "en", **choices: str) -> dict[str, str]:
    """The words on a card that need explaining, rarest first, with their meanings, except those its text explains."""
    text = " ".join(
        speak_card(game, card_id, **choices).lines
    )  # in English, because words keep their form there
    english, spoken = speaker("en"), speaker(language)
    words = [
        word
        for word in voice_of(game).REMINDERS
        if _stands_in(text, english.word(word))
        and english.say(f"reminder-{word}").casefold() not in text.casefold()
    ]
    explained = words[: -_MOST_KEYWORDS - 1 : -1]
    return {
        spoken.capital(spoken.word(word)): spoken.capital(spoken.say(f"reminder-{word}"))
        for word in explained
    }


def _stands_in(text: str, word: str) -> bool:
    """Whether a text contains a word, or a form that begins with it; a capitalised one is a name ("the Void")."""
    return re.search(rf"\b{re.escape(word)}", text, 0 if word[0].isupper() else re.IGNORECASE) is not None


def editions_of(game: str) -> tuple[str, ...]:
    """The editions of a game, or one without a name."""
    return tuple(box(game).about()["options"].get("edition", {}).get("choices", [""]))


def other_wordings(game: str) -> dict[str, dict[str, Any]]:
    """The choices besides the edition that change some card texts, each named `option=choice`."""
    about = box(game).about()
    wordings = {}
    for name in about.get("texts", ()):
        option = about["options"][name]
        for choice in option["choices"]:
            if name != "edition" and choice != option["default"]:
                wordings[f"{name}={choice}"] = {name: choice}
    return wordings


@cache
def known(game: str, **choices: str) -> frozenset[str]:
    """The ids of a game's cards."""
    return frozenset(card["id"] for card in box(game).cards(**choices))


def rulings(spoken: Speaker, card_id: str, edition: str) -> tuple[str, ...]:
    """The rulings on a card, without those for other editions."""
    key = f"rulings-{kebab(card_id)}"
    if key not in spoken.messages:
        return ()
    return tuple(
        spoken.say(key, form)
        for form in spoken.forms(key)
        if "-" not in form or form.partition("-")[0] == edition
    )
