"""The table in a real browser. Every test here is marked `browser`."""
