"""Add cards of your own: one made of existing verbs, and one with a verb of its own.

python examples/own_card.py
"""

from __future__ import annotations

from dataclasses import dataclass

import deckhall
from deckhall.games.ascension import library
from deckhall.games.ascension.card import LIFEBOUND, VOID, hero
from deckhall.games.ascension.effects import Draw, Gain
from deckhall.games.ascension.state import Ascension, AscensionEffect
from deckhall.kernel.state import Task


@dataclass(frozen=True)
class DoublePower(AscensionEffect):
    """You have twice as much power."""

    def resolve(self, state: Ascension, task: Task) -> None:
        state.power *= 2


def main() -> None:
    # id, faction, cost, honor, copies, then what playing it does
    library.add_card(hero("silver_stag", LIFEBOUND, 3, 1, 3, Gain(runes=1, honor=1), Draw(1)))
    library.add_card(hero("twilight_duelist", VOID, 4, 2, 2, Gain(power=2), DoublePower()))
    game = deckhall.load_position(
        {"game": "ascension", "seats": [{"hand": ["silver_stag", "twilight_duelist"]}, {}], "seed": 7}
    )
    for card in ("silver_stag", "twilight_duelist"):
        decision = game.decision
        assert decision is not None
        option = next(option for option in decision.options if game.describe(option).get("card") == card)
        game.apply(option)
    view = game.view(0)
    print(f"runes {view['runes']}, power {view['power']}, cards in hand {len(view['seats'][0]['hand'])}")
    library.remove_card("silver_stag")
    library.remove_card("twilight_duelist")


if __name__ == "__main__":
    main()
