"""How fast Deckhall is, in both builds. `python3 run.py bench` measures it and writes bench/results.md."""
