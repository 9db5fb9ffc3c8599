"""The library: the sheets of all cards, by wording, made once."""

from __future__ import annotations

from deckhall.games.ashes.sheet import Sheet

_made: dict[tuple[str, str], dict[str, Sheet]] = {}


def sheets(wording: str = "errata", illusion_power: str = "any") -> dict[str, Sheet]:
    """Every card ready for play, by id. The same sheet for the same card every time."""
    made = _made.get((wording, illusion_power))
    if made is None:
        from deckhall.games.ashes.cards import (
            all_cards,
        )  # here, because cards are written in verbs of the game

        made = {name: Sheet(card) for name, card in all_cards(wording, illusion_power).items()}
        _made[(wording, illusion_power)] = made
    return made
