"""Decks named on the command line: by id, or as files."""

from __future__ import annotations

from pathlib import Path

from deckhall.faults import SpokenDeck
from deckhall.kernel.decks import DeckFault
from deckhall.kits import box
from deckhall.text import speaker
from deckhall.text.cards import voice_of


class BrokenDeck(SpokenDeck):
    """A deck that breaks rules of deck building; the error names each of them."""

    def __init__(self, game: str, file: str, faults: list[DeckFault]) -> None:
        super().__init__("fault-broken-deck", file=file)
        self.game = game
        self.faults = faults

    def said(self, language: str) -> str:
        spoken, voice = speaker(language), voice_of(self.game)
        broken = [spoken.speak(voice.broken_rule(fault)) for fault in self.faults]
        return " ".join([super().said(language), *broken])


def decks_of(game: str, named: str) -> list[str]:
    """Preconstructed decks by their ids, others by the contents of their files."""
    rules = box(game)
    ready = rules.about().get("decks", {})
    decks = []
    for name in named.split(","):
        if name in ready:
            decks.append(name)
            continue
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise SpokenDeck("fault-no-deck-file", name=repr(name), decks=", ".join(ready)) from error
        faults = rules.check_deck(text).faults
        if faults:
            raise BrokenDeck(game, name, faults)
        decks.append(text)
    return decks
