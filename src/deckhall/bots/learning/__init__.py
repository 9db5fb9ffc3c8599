"""Learning from games: positions as numbers, and a small network that turns them into chances."""
