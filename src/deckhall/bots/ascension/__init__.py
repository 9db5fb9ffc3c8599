"""The bots of Ascension: what a judge knows about its cards and positions."""
