"""Ascension, the deck-building game, in two editions: Chronicle of the Godslayer and 10th Anniversary."""

from deckhall.games.ascension.box import AscensionBox

BOX = AscensionBox()
