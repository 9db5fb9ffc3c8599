"""The cards of Ascension: data only, a page per faction. Numbers are those of Chronicle of the Godslayer; what the
anniversary edition prints differently stands behind them."""

from deckhall.games.ascension.cards import always, enlightened, lifebound, mechana, monsters, void

PAGES = (always.PAGE, enlightened.PAGE, lifebound.PAGE, mechana.PAGE, void.PAGE, monsters.PAGE)
