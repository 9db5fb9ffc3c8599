"""The lab: tournaments between bots, simulations, and training."""
