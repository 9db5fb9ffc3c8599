"""Starting cards, and those that are always available."""

from deckhall.games.ascension.card import ALWAYS_AVAILABLE, NO_FACTION, STARTER, hero, monster
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import Gain

PAGE: tuple[Printed, ...] = (
    printed(hero("apprentice", NO_FACTION, 0, 0, 8, Gain(runes=1), zone=STARTER)),
    printed(hero("militia", NO_FACTION, 0, 0, 2, Gain(power=1), zone=STARTER)),
    printed(hero("mystic", NO_FACTION, 3, 1, 30, Gain(runes=2), zone=ALWAYS_AVAILABLE), copies=20),
    printed(hero("heavy_infantry", NO_FACTION, 2, 1, 29, Gain(power=2), zone=ALWAYS_AVAILABLE), copies=20),
    printed(monster("cultist", 2, 1, Gain(honor=1), zone=ALWAYS_AVAILABLE)),
)
