"""What leaves and enters a game: views, positions, and games imagined from what a player knows."""
