"""The bots of Ashes: the judge's knowledge of its cards, dice and positions."""
