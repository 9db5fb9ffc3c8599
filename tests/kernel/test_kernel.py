"""The kernel by itself: options, decisions, packing, games, happenings, errors."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

import deckhall
from deckhall.kernel.happenings import EVERYBODY, Happening, only
from deckhall.kernel.options import Option, Verb
from deckhall.kernel.packing import pack, unpack, words
from deckhall.kernel.state import SPECTATOR, Task, Word
from tests.games.highest_card import LayCard, Table


@dataclass(frozen=True)
class Sample(Word):
    """A Word with every kind of field."""

    number: int = 0
    text: str = ""
    inner: Word | None = None
    many: tuple[Word, ...] = ()
    names: tuple[str, ...] = ("a",)


def start(players: int = 2, seed: int = 7) -> deckhall.Game:
    return deckhall.new_game("highest_card", players=players, seed=seed)


@pytest.mark.parametrize(
    ("option", "code"),
    [
        (Option("pass"), "pass"),
        (Option("play", 12), "play:12"),
        (Option("attack", 12, 7), "attack:12:7"),
        (Option("pay", what="charm"), "pay:charm"),
        (Option("split", 4, amount=2), "split:4=2"),
        (Option("turn", amount=0, what="natural"), "turn:natural=0"),
    ],
)
def test_codes(option: Option, code: str) -> None:
    assert option.code == code
    assert option == Option(option.verb, option.card, option.target, option.amount, option.what)
    assert option != Option("other")


def test_a_verb_hands_out_the_same_option_for_the_same_card() -> None:
    verb = Verb("play")
    assert verb.on(30) is verb.on(30)
    assert verb.on(30) == Option("play", 30)


def test_words_are_packed_with_what_is_not_default_and_come_back_equal() -> None:
    word = Sample(3, "x", Sample(1), (Sample(2), LayCard()), ())
    packed = json.loads(json.dumps(pack(word)))
    assert packed == {
        "Sample": {
            "number": 3,
            "text": "x",
            "inner": {"Sample": {"number": 1}},
            "many": [{"Sample": {"number": 2}}, {"LayCard": {}}],
            "names": [],
        }
    }
    assert unpack(packed, words("tests.games.highest_card")) == word


@pytest.mark.parametrize(
    "broken",
    [{"NoSuchEffect": {}}, {"LayCard": []}, {"LayCard": {"x": 1}}, {"LayCard": {}, "Sample": {}}],
)
def test_a_broken_effect_is_an_invalid_position(broken: dict[str, Any]) -> None:
    with pytest.raises(deckhall.InvalidPosition):
        unpack(broken, words("tests.games.highest_card"))


def test_a_game_from_start_to_outcome() -> None:
    game = start()
    while game.outcome is None:
        assert game.decision is not None
        game.apply(game.decision.options[0].code)
    assert game.decision is None
    assert game.outcome.reason == "played"
    assert sum(game.outcome.scores) == 3
    with pytest.raises(deckhall.IllegalOption, match="the game is over"):
        game.apply("lay:1")


def test_an_illegal_option_says_what_is_possible() -> None:
    game = start()
    digest = game.digest()
    with pytest.raises(
        deckhall.IllegalOption, match=r"'lay:99' is not possible now; player 0 decides 'lay': lay:"
    ):
        game.apply("lay:99")
    assert game.digest() == digest


def test_a_secret_decision_is_hidden_from_the_others() -> None:
    game = start()
    mine = game.view(0)["decision"]
    assert isinstance(mine, dict)
    assert len(mine["options"]) == 3
    for other in (1, SPECTATOR):
        assert game.view(other)["decision"] == {"player": None, "prompt": None}


def test_happenings_tell_each_what_they_may_know() -> None:
    game = start()
    game.listen()
    assert game.decision is not None
    option = game.decision.options[0]
    game.apply(option)
    (laid,) = game.happenings()
    assert laid.seen_by(0)["card_number"] == option.card
    assert "card" not in laid.seen_by(1)
    assert "card" not in laid.seen_by(SPECTATOR)
    assert game.happenings() == []


def test_who_may_know() -> None:
    def happening(known: int) -> Happening:
        return Happening("x", 0, 1, "one", -1, "", -1, "", "", "", known)

    assert [("card" in happening(only(1, 3)).seen_by(seat)) for seat in (-1, 0, 1, 2, 3)] == [
        False,
        False,
        True,
        False,
        True,
    ]
    assert "card" in happening(EVERYBODY).seen_by(SPECTATOR)


def test_taking_back_ends_where_something_was_shown() -> None:
    game = start()
    assert not game.can_take_back(0)
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert game.can_take_back(0)
    assert not game.can_take_back(1)
    game.apply(game.decision.options[0])  # the second card: both are shown
    assert not game.can_take_back(1)
    assert game.before(2).digest() == start().digest()
    with pytest.raises(deckhall.GameError, match="2 have been made"):
        game.before(3)


def test_a_clone_goes_its_own_way() -> None:
    game = start()
    digest = game.digest()
    clone = game.clone()
    assert clone.decision is not None
    clone.apply(clone.decision.options[1])
    assert game.digest() == digest
    assert len(clone.codes()) == 1
    assert game.codes() == []


def test_without_a_seed_games_differ() -> None:
    games = {deckhall.new_game("highest_card", players=2).digest() for _ in range(5)}
    assert len(games) == 5


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("{", "not JSON"),
        ("[]", "a JSON object"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "highest_card", "rules": 99}, "recorded under rules 99"),
        ({"game": "highest_card", "rules": 1, "moves": 3}, "a list of option codes"),
        ({"game": "highest_card", "rules": 1, "moves": []}, "needs a 'setup'"),
        (
            {"game": "highest_card", "rules": 1, "moves": [], "setup": {"seed": 1, "players": 9}},
            "two or three",
        ),
        (
            {"game": "highest_card", "rules": 1, "moves": ["fly"], "setup": {"seed": 1, "players": 2}},
            "move 1 of 1: 'fly' is not possible",
        ),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(record: Any, words: str) -> None:
    with pytest.raises(deckhall.GameError, match=words):
        deckhall.replay(record)


def test_replaying_says_when_another_game_comes_out() -> None:
    game = deckhall.new_game("highest_card", players=2, seed=3)
    assert game.decision is not None
    game.apply(game.decision.options[0])
    record = game.record()
    assert record["digest"] == game.digest() == deckhall.replay(record).digest()
    with pytest.raises(
        deckhall.DifferentGame, match="lead to a different game than the recorded one"
    ) as raised:
        deckhall.replay({**record, "digest": "of other rules"})
    assert raised.value.game.codes() == game.codes()


def test_a_record_of_before_digests_were_kept_replays_silently() -> None:
    game = deckhall.new_game("highest_card", players=2, seed=3)
    record = game.record()
    del record["digest"]
    assert deckhall.replay(record).digest() == game.digest()


def test_a_position_brings_its_own_luck_or_a_seed() -> None:
    position = start().position()
    assert deckhall.load_position(position).digest() == start().digest()
    position["luck"] = {"key": "zz", "count": 0}
    with pytest.raises(deckhall.InvalidPosition, match="'luck' needs"):
        deckhall.load_position(position)


def test_every_attribute_of_a_state_is_one_of_its_parts() -> None:
    """What is not a part is not in the digest: only caches and the listener may be left out."""
    if deckhall.compiled():
        return  # native classes do not list their attributes; the plain build checks the same source
    caches = {"listener", "unasked", "block", "insisting", "choices_row", "choices_kept"}
    caches |= {"owner_mixed", "owner_key"}
    stored = {"top": "todo"}  # under another name
    settled_at_setup = {"match", "cards", "definitions", "reactions", "deck_lists"}
    not_parts = caches | settled_at_setup
    for cell in deckhall.games():
        name = cell["id"]
        box = deckhall.kits.box(name)
        state = deckhall.new_game(name, seed=1, **box.cells()[0]).state
        assert {stored.get(name, name) for name in vars(state)} - not_parts <= set(type(state).PARTS), name
        assert all(hasattr(state, part) for part in type(state).PARTS)
    table = Table("00" * 16, 2)
    assert {stored.get(name, name) for name in vars(table)} - caches == set(Table.PARTS)


@pytest.mark.parametrize("name", ["ascension", "ashes", "highest_card"])
def test_every_part_of_a_state_but_its_luck_makes_its_key(name: str) -> None:
    """Another number, another flag, a card more: whatever changes in a part, the key is another one."""
    game = deckhall.new_game(name, seed=1, **deckhall.kits.box(name).cells()[0])
    luck = {"luck", "count"}
    follow = {"place_of", "holder", "names", "rules"}  # from other parts, or settled at setup
    are_no_numbers = {"todo", "waiting", "decision", "attack", "outcome"}
    for part in sorted(set(type(game.state).PARTS) - luck - follow - are_no_numbers):
        state = game.state.clone()
        content = getattr(state, part)
        setattr(state, part, changed(content))
        assert state.key() != game.state.key(), part
        setattr(state, part, content)
        assert state.key() == game.state.key(), part


def changed(content: object) -> object:
    if isinstance(content, bool):
        return not content
    if isinstance(content, int):
        return content + 1
    if isinstance(content, dict):
        return {**content, 3: 1}
    assert isinstance(content, list)
    if content and isinstance(content[0], (bool, int, list)):
        return [changed(content[0]), *content[1:]]
    return [*content, 5]


def test_an_option_is_described_by_its_meaning() -> None:
    game = start()
    assert game.decision is not None
    option = game.decision.options[0]
    told = game.describe(option)
    assert (told["verb"], told["card"], told["place"]) == ("lay", f"number_{option.card}", "hand")
    assert told["card_number"] == option.card
    assert game.state.describe(option) == told


def test_what_is_still_to_do_makes_the_key() -> None:
    state = start().state
    task = Task(LayCard(), 0)
    keys = {state.key()}
    for below in (None, task):
        state.top = Task(LayCard(), 0, below=below)
        keys.add(state.key())
        state.top = Task(LayCard(), 0, it=4, below=below)
        keys.add(state.key())
    state.end("all_played", (0,), (3, 0))
    keys.add(state.key())
    assert len(keys) == 6
