"""Stepping Stones: a game with hidden cards, in two files, and with words of its own in two languages.

DECKHALL_GAMES=examples/games deckhall serve
"""

from deckhall import Kit

KIT = Kit("stepping_stones", box="stepping_stones.rules:BOX", locale="stepping_stones")
