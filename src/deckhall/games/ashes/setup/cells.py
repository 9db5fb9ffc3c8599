"""The setups that the laws are tested on."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes.setup.precons import PRECONS
from deckhall.games.ashes.setup.random_decks import random_deck


def cells() -> list[dict[str, Any]]:
    """All pairings of precons, games of three and four, random legal decks, drafts, and each option once."""
    names = list(PRECONS)
    found: list[dict[str, Any]] = [{"decks": [first, second]} for first in names for second in names]
    found.append({"decks": names[:3]})
    found.append({"decks": names[3:]})
    found.append({"decks": [names[3], names[3], names[0]]})
    found.append({"decks": names[:4]})
    found.append({"decks": names[2:]})
    for number in range(4):
        found.append({"decks": [random_deck(2 * number), random_deck(2 * number + 1)]})
    found.append({"decks": [random_deck(number) for number in range(8, 12)]})
    found.extend([{"draft": True, "players": players} for players in (2, 3, 4)])
    found.extend([{"draft": True, "players": players, "boxes": 2} for players in (2, 5, 8)])
    found.append({"draft": True, "players": 3, "after_draft": "duels"})
    found.append({"decks": [names[0], names[3]], "wording": "printed", "first_five": "suggested"})
    found.append({"decks": [names[4], names[5]], "illusion_power": "power", "deck_lists": "closed"})
    found.append({"draft": True, "players": 2, "deck_lists": "closed", "stalemate": 3})
    return found
