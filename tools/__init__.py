"""Building and checking the repository itself; standard library only, as run.py is."""
