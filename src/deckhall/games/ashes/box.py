"""The box: what can be chosen, new games, every card, and positions."""

from __future__ import annotations

from typing import Any

from deckhall.games.ashes import setup as setting
from deckhall.games.ashes.decks import read_deck
from deckhall.games.ashes.precons import PRECONS
from deckhall.games.ashes.state import Ashes
from deckhall.kernel.box import Box
from deckhall.kernel.errors import InvalidSetup
from deckhall.kernel.state import State


class AshesBox(Box):
    """Ashes on the shelf."""

    def __init__(self) -> None:
        super().__init__("ashes", 1, "deckhall.games.ashes")

    def about(self) -> dict[str, Any]:
        return {"decks": list(PRECONS), "players": [2, 3, 4]}

    def cells(self) -> list[dict[str, Any]]:
        return [{"decks": [a, b]} for a in PRECONS for b in PRECONS]

    def start(self, setup: dict[str, Any], key: str) -> State:
        decks = [read_deck(deck) for deck in setup["decks"]]
        rules = setting.Rules("errata", "any", False, 10)
        state = setting.new_state(key, decks, rules, setup.get("first_five") == "suggested")
        state.advance()
        return state
