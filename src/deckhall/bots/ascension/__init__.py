"""The bots of Ascension: the judge's knowledge of its cards and positions."""
