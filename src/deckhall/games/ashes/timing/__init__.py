"""When things happen: rounds, turns, windows, uses of cards, attacks, and the damage process."""
