"""Play a game of your own, kept outside the package: see examples/games/last_pearl.py.

python examples/own_game.py
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import deckhall


def main() -> None:
    os.environ["DECKHALL_GAMES"] = str(Path(__file__).parent / "games")
    game = deckhall.new_game("last_pearl", seed=5)
    random = Random(5)
    while game.decision is not None:
        pearls = game.view(0)["pearls"]
        # Whoever leaves a multiple of four cannot lose; the other player guesses.
        wanted = pearls % 4 or 1 if game.decision.player == 1 else random.randint(1, min(3, pearls))
        game.apply(f"take={wanted}")
    print(game.outcome)


if __name__ == "__main__":
    main()
