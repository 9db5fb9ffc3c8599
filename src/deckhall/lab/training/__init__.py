"""Training: bots play against themselves, learn which positions win, and continue with what they have learnt."""
