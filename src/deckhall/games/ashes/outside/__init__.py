"""What leaves and enters a game: views, positions, and games imagined from one player's knowledge."""
