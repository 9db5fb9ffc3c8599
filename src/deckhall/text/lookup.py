"""Looking cards up by any of their names in any language."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache

from deckhall.kernel.errors import UnknownCard
from deckhall.shelf import box
from deckhall.text.cards import SPEAKING
from deckhall.text.catalogue import LANGUAGES, speaker

# Letters that Unicode does not take apart into a plain letter and a mark.
PLAIN = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "æ": "ae", "đ": "d"})
FEWEST_LETTERS = 3  # of a part of a name that stands for the whole


def plain(name: str) -> str:
    """A name without case, accents and punctuation."""
    bare = [
        letter
        for letter in unicodedata.normalize("NFKD", name.casefold())
        if not unicodedata.combining(letter)
    ]
    letters = "".join(bare).translate(PLAIN)
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())


@cache
def names(game: str) -> dict[str, tuple[str, ...]]:
    """The ids of the cards behind every plain name, of all languages and as ids."""
    found: dict[str, list[str]] = {}
    for card in box(game).cards():
        known = {plain(card["id"]), *[plain(speaker(language).card(card["id"])) for language in LANGUAGES]}
        for name in known:
            found.setdefault(name, []).append(card["id"])
    return {name: tuple(ids) for name, ids in found.items()}


def find(wanted: str, games: tuple[str, ...] = tuple(SPEAKING)) -> list[tuple[str, str]]:
    """The cards of this name, each as game and id: by the whole name, or by a part that only one card has.

    An unknown name raises UnknownCard with the nearest ones.
    """
    bare = plain(wanted)
    exact = [(game, card_id) for game in games for card_id in names(game).get(bare, ())]
    if exact:
        return exact
    parts = sorted(
        {
            (game, card_id)
            for game in games
            for name, ids in names(game).items()
            if len(bare) >= FEWEST_LETTERS and bare in name
            for card_id in ids
        }
    )
    if len(parts) == 1:
        return parts
    raise UnknownCard(complain(wanted, bare, parts, games))


def complain(wanted: str, bare: str, parts: list[tuple[str, str]], games: tuple[str, ...]) -> str:
    """That there is no such card, and which might be meant: in the language of the name that comes nearest."""
    known = {
        plain(speaker(language).card(card["id"])): speaker(language).card(card["id"])
        for language in reversed(LANGUAGES)
        for game in games
        for card in box(game).cards()
    }
    if parts:
        near = [speaker("en").card(card_id) for _, card_id in parts]
    else:
        near = [known[name] for name in get_close_matches(bare, known, n=4, cutoff=0.55)]
    hint = f"; did you mean {', '.join(near[:6])}?" if near else "; `deckhall cards --list` lists them all"
    return f"no card is called {wanted!r}{hint}"
