"""Go through a recorded game of Ascension move by move, and see who acquired what.

    python examples/study_record.py [FILE]

FILE is a record as `game.record()` gives it and the browser downloads it; without one a game of two bots is studied.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import deckhall
from deckhall import bots


def played_by_bots() -> dict[str, Any]:
    """The record of a game between two bots."""
    game = deckhall.new_game("ascension", seed=3)
    players = [bots.bot("normal", "ascension", seed=seat) for seat in range(2)]
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        game.apply(players[decision.player].choose(bots.Seat(game, decision.player)))
    return game.record()


def study(record: dict[str, Any]) -> None:
    """Replay a record move by move and count what happened."""
    whole = deckhall.replay(record)
    game = deckhall.replay({**record, "moves": [], "digest": None})
    game.listen()
    acquired: dict[int, Counter[str]] = {}
    for code in record["moves"]:
        game.apply(code)
        for happening in game.happenings():
            if happening.kind == "acquired":
                acquired.setdefault(happening.player, Counter())[happening.card_id] += 1
    for seat, cards in sorted(acquired.items()):
        print(f"player {seat} acquired:", ", ".join(f"{card} x{n}" for card, n in cards.most_common(5)))
    print(whole.outcome)


def main() -> None:
    study(json.loads(Path(sys.argv[1]).read_text()) if len(sys.argv) > 1 else played_by_bots())


if __name__ == "__main__":
    main()
