"""Reading: finding a card by a part of its name, what stands on it besides its text, and the help page."""

from __future__ import annotations

import deckhall
from deckhall.games.ascension.card import FACTIONS
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
    card = next(card for card in deckhall.cards(words.game, **words.choices) if card["id"] == card_id)
    facts = [words.say("terminal-cost", cost=words.count(card["cost_in"], card["cost"]))]
    if card["honor"]:
        facts.append(words.say("terminal-worth", worth=words.count("honor", card["honor"])))
    return [" · ".join(facts)]


def help_lines(words: Words, signs: Signs) -> list[str]:
    """All keys and signs."""
    keys = ("number", "all", "end", "undo", "card", "log", "save", "quit")
    lines = [words.say(f"terminal-help-{key}") for key in keys]
    lines += ["", f"{words.say('terminal-help-signs')}:"]
    lines += [
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
