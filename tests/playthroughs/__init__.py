"""Recorded games as readable text, and that they are up to date."""
