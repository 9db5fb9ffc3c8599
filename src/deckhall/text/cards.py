"""Cards, spoken: the name and the rules text of any card, from the same effects that the engine runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from deckhall.kernel.errors import UnknownCard
from deckhall.kits import box, kit, resolve
from deckhall.text import plain
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.phrases import kebab, readable


class Voice(Protocol):
    """What a game's own module of this room knows: how its cards and options are read out."""

    EDITION: str
    REMINDERS: tuple[str, ...]

    lines: Callable[..., list[str]]  # spoken, card_id, and the choices of the game
    kind: Callable[..., str]

    def numbers(self, spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]: ...
    def columns(self, spoken: Speaker) -> list[str]: ...
    def sections(self, spoken: Speaker) -> list[tuple[str, list[str]]]: ...
    def choices(self, spoken: Speaker, card_id: str, edition: str) -> list[str]: ...
    def say_option(self, spoken: Speaker, view: Mapping[str, Any], option: Mapping[str, Any]) -> str: ...


def voice_of(game: str) -> Voice:
    """The voice of a game; a game without one is spoken of in plain words."""
    named = kit(game).voice
    voice: Voice = plain if named is None else resolve(named)
    return voice


def game_name(spoken: Speaker, game: str) -> str:
    """What a game is called."""
    key = f"game-{kebab(game)}"
    return spoken.say(key) if spoken.has(key) else readable(game)


@dataclass(frozen=True)
class SpokenCard:
    """What a card says in one language."""

    id: str
    name: str
    kind: str
    lines: tuple[str, ...]
    rulings: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def speak_card(game: str, card_id: str, language: str = "en", **choices: str) -> SpokenCard:
    """A card as it reads in a language; `choices` are those of `deckhall.cards` (an edition, a wording)."""
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


def editions_of(game: str) -> tuple[str, ...]:
    """The editions of a game, or one without a name."""
    return tuple(box(game).about()["options"].get("edition", {}).get("choices", [""]))


def other_wordings(game: str) -> dict[str, dict[str, Any]]:
    """The choices besides an edition with which some cards read differently, each called `option=choice`."""
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
    """What players asked about this card, answered: all but the answers for another edition."""
    key = f"rulings-{kebab(card_id)}"
    if key not in spoken.messages:
        return ()
    return tuple(
        spoken.say(key, form)
        for form in spoken.forms(key)
        if "-" not in form or form.partition("-")[0] == edition
    )
