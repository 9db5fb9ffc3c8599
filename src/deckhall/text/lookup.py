"""Looking up cards by any of their names in any language."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache

from deckhall import kits
from deckhall.kernel.errors import UnknownCard
from deckhall.text.catalogue import speaker
from deckhall.text.languages import LANGUAGES

# Letters that Unicode does not decompose into a plain letter and a mark.
PLAIN = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "æ": "ae", "đ": "d"})
FEWEST_LETTERS = 3  # least length of a partial name


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
    """The ids of the cards with each plain name, in all languages and by id."""
    found: dict[str, list[str]] = {}
    for card in kits.box(game).cards():
        known = {plain(card["id"]), *[plain(speaker(language).card(card["id"])) for language in LANGUAGES]}
        for name in known:
            found.setdefault(name, []).append(card["id"])
    return {name: tuple(ids) for name, ids in found.items()}


def find(wanted: str, games: tuple[str, ...] = (), lang: str = "en") -> list[tuple[str, str]]:
    """The cards with this name, each as game and id: by the full name, or by a part that only one card has.

    Without `games`, those of all games. Raises UnknownCard, with suggestions in a language, for an unknown name.
    """
    bare = plain(wanted)
    games = games or tuple(kits.names())
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
    spoken = speaker(lang)
    if parts:
        several = [spoken.card(card_id) for _, card_id in parts]
        raise UnknownCard(
            spoken.say("reference-several-cards", name=wanted, names=spoken.join(several, "more"))
        )
    if near := nearest(bare, games, lang):
        raise UnknownCard(spoken.say("reference-near-cards", name=wanted, names=spoken.join(near, "more")))
    raise UnknownCard(spoken.say("reference-no-card", name=wanted))


def nearest(bare: str, games: tuple[str, ...], lang: str) -> list[str]:
    """The names closest to a plain one: those of a language first, otherwise of any."""
    known: dict[str, str] = {}
    for language in (lang, *LANGUAGES):
        for game in games:
            for card in kits.box(game).cards():
                name = speaker(language).card(card["id"])
                known.setdefault(plain(name), name)
    return [known[name] for name in get_close_matches(bare, known, n=4, cutoff=0.55)]
