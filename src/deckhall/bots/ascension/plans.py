"""Plans for Ascension: a character's preferences, expressed in the words of cards, so that they apply to any card."""

from __future__ import annotations

from typing import Any, Final

from deckhall.bots.ascension.judge import WEIGHTS
from deckhall.bots.ascension.worth import in_deck
from deckhall.bots.judge import load_weights
from deckhall.bots.learning.words import words_of
from deckhall.games.ascension.card import MONSTER, Card
from deckhall.games.ascension.library import cards_of

Plan = dict[str, float]  # word -> points that it adds to a card's worth early in the game

PLANS: Final[dict[str, Plan]] = {
    "rush": {"play/Gain.power": 0.7, "abilities/Gain.power": 1.0, "play/Gain.runes": -0.5, "cost": -0.15},
    "constructs": {
        "type=construct": 1.9,
        "faction=mechana": 0.9,
        "play/Gain.power": -0.5,
        "play/Gain.runes": 0.15,
    },
    "lifebound": {"faction=lifebound": 2.4, "play/Gain.power": -0.5, "play/Gain.honor": 0.4},
    "void": {"faction=void": 3.4, "faction=none": -1.5},
    "thinning": {"play/Banish": 2.4, "play/Draw.count": 1.2, "faction=none": -1.3},
}


# How weak each level is if it differs from the default (see deckhall.bots.ladder). The defaults were tuned in this
# game.
WEAKNESS: Final[dict[str, tuple[float, float, float, float]]] = {}

# How many playouts a level has if it differs from the default.
PLAYOUTS: Final[dict[str, int]] = {}


def weights_for(name: str) -> dict[str, Any]:
    """The weights of a judge who follows a plan."""
    plan = PLANS[name]
    changed = load_weights(WEIGHTS)
    likings: dict[str, float] = {}
    for table_name, table in changed["tables"].items():
        for card in cards_of(table_name.removesuffix("_solo")):
            if card.type != MONSTER:
                late, early, standing = table["cards"].get(card.id) or in_deck(card)
                likings[card.id] = liking(plan, card)
                table["cards"][card.id] = [late, early + likings[card.id], standing]
    return {**changed, "likings": likings}


def liking(plan: Plan, card: Card) -> float:
    """How many points more a card is worth under this plan."""
    return sum([plan[word] * amount for word, amount in words_of(card).items() if word in plan], 0.0)
