"""Play a game at random and look at it: decisions, options, views, the record.

python examples/random_game.py [GAME] [SEED]
"""

from __future__ import annotations

import sys
from random import Random

import deckhall


def play(name: str, seed: int) -> deckhall.Game:
    """A finished game in which everybody picks any option."""
    game = deckhall.new_game(name, seed=seed)
    random = Random(seed)
    while game.outcome is None:
        decision = game.decision
        assert decision is not None  # there is one for as long as there is no outcome
        game.apply(random.choice(decision.options))
    return game


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "ascension"
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    game = play(name, seed)
    record = game.record()
    print(f"{name}, seed {seed}: {len(record['moves'])} decisions")
    print(game.outcome)
    # A record plays the same game again, bit for bit, on any machine.
    assert deckhall.replay(record).digest() == game.digest()


if __name__ == "__main__":
    main()
