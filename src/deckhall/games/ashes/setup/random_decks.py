"""Random legal decks, reproducible from a seed: for the laws, for bots, and for a quick game."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.decks import CARDS, COPIES, DICE
from deckhall.games.ashes.terms import CONJURATION, MAGICS, PHOENIXBORN, REFERENCE
from deckhall.kernel.luck import key_of
from deckhall.kernel.state import State


def random_deck(seed: int | str) -> dict[str, Any]:
    """A random legal deck."""
    luck = State(key_of(f"deck {seed}"))
    known = definitions()
    phoenixborns = [name for name, definition in known.items() if definition.type == PHOENIXBORN]
    phoenixborn = phoenixborns[luck.random(len(phoenixborns))]
    pool: list[str] = []
    for name, definition in known.items():
        usable = definition.card.unique_to in ("", phoenixborn)
        if usable and definition.type not in (PHOENIXBORN, CONJURATION, REFERENCE):
            pool.extend([name] * COPIES)
    order = list(range(len(pool)))
    luck.shuffle(order)
    cards: dict[str, int] = {}
    for place in sorted(order[:CARDS]):
        cards[pool[place]] = cards.get(pool[place], 0) + 1
    dice: dict[str, int] = {}
    for _ in range(DICE):
        magic = MAGICS[luck.random(4)]
        dice[magic] = dice.get(magic, 0) + 1
    return {
        "phoenixborn": phoenixborn,
        "dice": {magic: dice[magic] for magic in MAGICS if magic in dice},
        "cards": cards,
    }
