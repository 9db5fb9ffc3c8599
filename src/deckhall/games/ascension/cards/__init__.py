"""The cards of Ascension: data only, one module per faction. Numbers are those of Chronicle of the Godslayer, followed
by what the anniversary edition prints differently."""

from deckhall.games.ascension.cards import always, enlightened, lifebound, mechana, monsters, void

PAGES = (always.PAGE, enlightened.PAGE, lifebound.PAGE, mechana.PAGE, void.PAGE, monsters.PAGE)
