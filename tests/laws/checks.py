"""The laws that hold at any decision of any game, each as one check of a game in its current state."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.kernel.luck import key_of
from deckhall.kernel.options import Option
from deckhall.kernel.packing import digest, pack
from deckhall.kernel.state import SPECTATOR

NONSENSE = ("no_such_verb", "", "play:99999", "pass=7", "\N{SNOWMAN}", "play::::")


def seats(game: Game) -> range:
    return range(game.state.seats())


def is_the_same_cloned_and_loaded(game: Game) -> None:
    whole = game.digest()
    assert game.clone().digest() == whole, "a clone differs"
    loaded = deckhall.load_position(json.loads(json.dumps(game.position())))
    assert loaded.digest() == whole, f"a loaded position differs: {_different_parts(loaded, game)}"
    assert loaded.state.key() == game.state.key(), "a loaded position has another key"


def _different_parts(one: Game, other: Game) -> list[str]:
    theirs = other.position()
    return [part for part, content in one.position().items() if theirs.get(part) != content]


def is_the_same_replayed(game: Game) -> None:
    replayed = deckhall.replay(json.loads(json.dumps(game.record())))
    assert replayed.digest() == game.digest(), "the replayed record differs"


def digest_is_the_hash_of_all_parts_as_json(game: Game) -> None:
    parts = [pack(getattr(game.state, part)) for part in type(game.state).PARTS]
    text = json.dumps(parts, separators=(",", ":"), sort_keys=True)
    assert game.digest() == blake2b(text.encode(), digest_size=16).hexdigest()


def views_do_not_leak(game: Game, seed: int) -> None:
    """Re-dealing what a player cannot know leaves their view unchanged."""
    for seat in [*seats(game), SPECTATOR]:
        view = game.view(seat)
        assert game.imagine(seat, seed).view(seat) == view, f"seat {seat} sees what it cannot know"
        assert game.state.luck not in json.dumps(view), f"seat {seat} sees the key of the luck"


def imagined_deals_follow_from_what_is_known(game: Game, seed: int) -> None:
    """What a player imagines follows from what they know and from the seed, never from the deal as it is."""
    for seat in seats(game):
        another_deal = game.imagine(seat, seed)
        imagined = [state.imagine(seat, key_of(seed + 1)) for state in (game.state, another_deal)]
        assert digest(imagined[0]) == digest(imagined[1]), f"seat {seat} imagines by what is hidden"


def refused_options_change_nothing(game: Game) -> None:
    before = game.digest()
    for wrong in NONSENSE:
        with pytest.raises(deckhall.IllegalOption):
            game.apply(wrong)
    with pytest.raises(deckhall.IllegalOption):
        game.apply(Option("no_such_verb", 3, 4, 5))
    assert game.digest() == before, "a refused option changed the game"


def options_are_unique(game: Game) -> None:
    if game.decision is not None:
        codes = [option.code for option in game.decision.options]
        assert len(set(codes)) == len(codes), f"equal options: {codes}"
        for option in game.decision.options:
            game.describe(option)


def cards_in_order(game: Game) -> list[int] | None:
    """All cards there are, wherever they lie; None in a game that does not say."""
    cards = game.box.everywhere(game.state)
    if cards is None:
        return None
    cards.sort()
    assert len(set(cards)) == len(cards), "a card is in two places"
    return cards
