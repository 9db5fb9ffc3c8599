"""The bots of Ashes: what a judge knows about its cards, dice and positions."""
