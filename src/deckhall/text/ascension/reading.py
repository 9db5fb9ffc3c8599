"""What the text of a card of Ascension must mention, derived from its effects."""

from __future__ import annotations

import dataclasses

from deckhall.kernel.state import Word
from deckhall.text.ascension.cards import EDITION, printed
from deckhall.text.reading import Reading, walk

ANY_COST = 99  # a limit that is no limit and is not mentioned
COUNTED = ("runes", "power", "honor", "mechana_runes")  # fields worded by a message count-*
DONE_BY = {
    "banish": ("Banish", "BanishFromRow", "BanishThis"),
    "discard": ("Discard",),
    "draw": ("Draw",),
    "defeat": ("DefeatFree", "AcquireOrDefeatFree"),
    "acquire": ("AcquireHeroFree", "AcquireOrDefeatFree", "LowerNextConstruct", "RedirectAcquired"),
    "may": ("BanishFromRow", "BanishThis", "AcquireOrDefeatFree", "RedirectAcquired", "TreatAllAsMechana"),
    "opponent": ("EachOpponent", "TakeRandomCards"),
    "once": ("OncePerTurn", "OnceWhen", "RedirectAcquired"),
    "first": ("FirstTime",),
    "unite": ("Unite",),
    "choose": ("ChooseOne",),
    "row": ("BanishFromRow", "AcquireOrDefeatFree"),
    "copy": ("CopyHero",),
    "turn": ("TakeExtraTurn",),
    "each": ("GainHonorPerFaction", "GainPowerPerMechana"),
}


def reading(card_id: str, edition: str = EDITION) -> Reading:
    """What a card must mention."""
    card = printed(card_id, edition)
    found = Reading()
    if not card.banishable:
        found.words |= {"banish", "row"}
    for word in walk((*card.play, *card.reward, *card.abilities)):
        read_word(word, found)
    return found


def read_word(word: Word, found: Reading) -> None:
    """Add what an effect mentions."""
    kind = type(word).__name__
    found.words |= {deed for deed, classes in DONE_BY.items() if kind in classes}
    if getattr(word, "optional", False) or (kind == "OncePerTurn" and getattr(word, "runes", 0)):
        found.words.add("may")
    if getattr(word, "event", "") == "defeat":
        found.words |= {"defeat", "row"}
    for part in dataclasses.fields(word):  # type: ignore[arg-type]  # every Word is a dataclass
        value = getattr(word, part.name)
        if type(value) is int and value not in (0, ANY_COST):
            found.add(value, f"count-{part.name.replace('_', '-')}" if part.name in COUNTED else "")
