"""Every card of the core box, in two wordings: as corrected by the official errata, or as first printed."""

from __future__ import annotations

from deckhall.games.ashes.card import Card
from deckhall.games.ashes.card_check import check_names, check_terms
from deckhall.games.ashes.cards.action_spells import ACTION_SPELLS
from deckhall.games.ashes.cards.allies import ALLIES, ENCHANTED_VIOLINIST_AS_PRINTED
from deckhall.games.ashes.cards.alterations import ALTERATIONS, SPIKED_ARMOR_AS_PRINTED
from deckhall.games.ashes.cards.conjurations import CONJURATIONS
from deckhall.games.ashes.cards.phoenixborn import ILLUSION_MAGIC_POWER_ONLY, PHOENIXBORNS, REFERENCES
from deckhall.games.ashes.cards.reaction_spells import REACTION_SPELLS, REDIRECT_AS_PRINTED
from deckhall.games.ashes.cards.ready_spells import READY_SPELLS

WORDINGS = ("errata", "printed")
ILLUSION_POWERS = ("any", "power")

_ALL = (
    *REFERENCES,
    *PHOENIXBORNS,
    *ALLIES,
    *ACTION_SPELLS,
    *READY_SPELLS,
    *REACTION_SPELLS,
    *ALTERATIONS,
    *CONJURATIONS,
)
_AS_PRINTED = (ENCHANTED_VIOLINIST_AS_PRINTED, REDIRECT_AS_PRINTED, SPIKED_ARMOR_AS_PRINTED)

for _card in (*_ALL, *_AS_PRINTED, ILLUSION_MAGIC_POWER_ONLY):
    check_terms(_card)
check_names({card.id: card for card in _ALL})


def all_cards(wording: str = "errata", illusion_power: str = "any") -> dict[str, Card]:
    """The cards by id, in the order of the pages."""
    cards = {card.id: card for card in _ALL}
    if wording == "printed":
        cards.update({card.id: card for card in _AS_PRINTED})
    if illusion_power == "power":
        cards[ILLUSION_MAGIC_POWER_ONLY.id] = ILLUSION_MAGIC_POWER_ONLY
    return cards
