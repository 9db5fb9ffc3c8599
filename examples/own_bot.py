"""Write a bot: it sees what its seat may see, and answers with one of the options.

python examples/own_bot.py
PYTHONPATH=examples deckhall arena own_bot:Greedy easy --games 40
PYTHONPATH=examples DECKHALL_BOTS=own_bot deckhall serve      it can sit at every table
"""

from __future__ import annotations

import deckhall
from deckhall import bots
from deckhall.kernel.options import Option


class Greedy(bots.Bot):
    """Acquires the dearest card it can pay for, plays everything, and defeats what it can."""

    def choose(self, seat: bots.Seat) -> Option:
        options = seat.decision.options
        ranks = {"play": 3, "use": 3, "defeat": 2, "acquire": 1, "end": 0}
        costs = {card["id"]: card["cost"] for card in deckhall.cards("ascension")}

        def worth(option: Option) -> tuple[int, int]:
            told = seat.describe(option)
            return ranks.get(option.verb, 0), costs.get(told.get("card"), 0)

        return max(options, key=worth)


bots.register("greedy", Greedy)


def main() -> None:
    game = deckhall.new_game("ascension", seed=11)
    players = [bots.bot("greedy", "ascension"), bots.bot("random", "ascension", seed=1)]
    while game.decision is not None:
        player = game.decision.player
        game.apply(players[player].choose(bots.Seat(game, player)))
    print(game.outcome)


if __name__ == "__main__":
    main()
