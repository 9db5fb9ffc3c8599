"""Building and checking the repository itself; used by run.py and hatch_build.py, so standard library only."""
