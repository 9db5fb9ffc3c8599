"""Building and checking the repository itself; like run.py, it uses only the standard library."""
