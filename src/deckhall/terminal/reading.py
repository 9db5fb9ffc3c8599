"""Reading: finding a card by a part of its name, what stands on it besides its text, and the help page."""

from __future__ import annotations

import deckhall
from deckhall.games.ascension.card import FACTIONS
from deckhall.games.ashes.terms import FACES, MAGICS
from deckhall.terminal.signs import Signs
from deckhall.terminal.words import Words


def find_cards(name: str, words: Words) -> list[str]:
    """The ids of the cards whose name holds this; a card with exactly this name is the only one."""
    wanted = name.casefold()
    names = {
        card["id"]: words.card_name(card["id"]).casefold()
        for card in deckhall.cards(words.game, **words.choices)
    }
    exact = [card_id for card_id, called in names.items() if wanted in (called, card_id)]
    return exact or [card_id for card_id, called in names.items() if wanted in called]


def facts_of(card_id: str, words: Words) -> list[str]:
    """The numbers of a card in words."""
    return [f"{label}: {number}" for label, number in words.numbers(card_id)]


def help_lines(words: Words, signs: Signs) -> list[str]:
    """All keys and signs."""
    is_ascension = words.game == "ascension"
    keys = ("number", "all" if is_ascension else "pay", "end", "undo", "card", "log", "save", "quit")
    lines = [words.say(f"terminal-help-{key}") for key in keys]
    lines += ["", f"{words.say('terminal-help-signs')}:"]
    return lines + (ascension_signs(words, signs) if is_ascension else ashes_signs(words, signs))


def ascension_signs(words: Words, signs: Signs) -> list[str]:
    lines = [
        f"{sign} {words.say(f'terminal-sign-{what}')}"
        for sign, what in (
            (signs.runes, "runes"),
            (signs.power, "power"),
            (signs.honor, "honor"),
            (signs.mechana_runes, "mechana-runes"),
            (signs.ready, "ready"),
            (signs.used, "used"),
        )
    ]
    lines += [f"{signs.factions[faction]} {words.say(f'faction-{faction}')}" for faction in FACTIONS]
    lines.append(f"{signs.factions['monster']} {words.say('term-monster')}")
    return lines + [words.say(f"terminal-sign-{kind}") for kind in ("hero", "construct", "monster")]


def ashes_signs(words: Words, signs: Signs) -> list[str]:
    lines = [f"{signs.magics[magic]} {words.say(f'terminal-magic-{magic}')}" for magic in MAGICS]
    lines += [f"{signs.faces[face]} {words.say(f'terminal-face-{face}')}" for face in reversed(FACES)]
    lines += [f"{signs.actions[action]} {words.say(f'term-{action}-action')}" for action in signs.actions]
    lines.append(f"{signs.any_die} {words.say('ashes-price', n=1, magic='any', face='basic')}")
    return lines + [
        f"{sign} {words.say(key)}"
        for sign, key in (
            (signs.power, "reference-attack"),
            (signs.life, "terminal-sign-life"),
            (signs.recover, "reference-recover"),
            (signs.exhausted, "terminal-sign-exhaustion"),
            (signs.status, "terminal-sign-status"),
        )
    ]
