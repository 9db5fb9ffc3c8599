"""Finding a card by a part of its name, its facts besides the text, and the help page."""

from __future__ import annotations

import deckhall
from deckhall.terminal.drawing import Drawing
from deckhall.terminal.signs import Signs
from deckhall.terminal.words import Words


def find_cards(name: str, words: Words) -> list[str]:
    """The ids of the cards whose name contains this; an exact match is the only result."""
    wanted = name.casefold()
    names = {
        card["id"]: words.card_name(card["id"]).casefold()
        for card in deckhall.cards(words.game, **words.choices)
    }
    exact = [card_id for card_id, called in names.items() if wanted in (called, card_id)]
    return exact or [card_id for card_id, called in names.items() if wanted in called]


def facts_of(card_id: str, words: Words) -> list[str]:
    """The numbers of a card in words."""
    return [words.label(label, number) for label, number in words.numbers(card_id)]


def help_lines(picture: type[Drawing], words: Words, signs: Signs) -> list[str]:
    """All keys and signs."""
    lines = [words.say(f"terminal-help-{key}") for key in picture.HELP]
    explained = picture.signs_explained(words, signs)
    return [*lines, "", f"{words.say('terminal-help-signs')}:", *explained] if explained else lines
