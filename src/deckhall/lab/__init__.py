"""The lab: tournaments between bots, simulations, and what can be learnt from many games."""
