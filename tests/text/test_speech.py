"""Everything said while playing speaks in every language: options, questions, log lines, outcomes and errors."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import begin
from deckhall.kits import SHIPPED, box
from deckhall.text import LANGUAGES, speaker
from deckhall.text.speech import (
    Line,
    lines_of,
    say_error,
    say_line,
    say_log,
    say_option,
    say_outcome,
    say_prompt,
)

GAMES = [kit.name for kit in SHIPPED]
CELLS = [(game, number) for game in GAMES for number in range(len(box(game).cells()))]
NAMES = ("Ola", "Jan", "Eva", "Иван", "Zé", "Max")
LEFTOVERS = re.compile(
    r"[{}$]|  |\?\?\?|\b(?:option|prompt|log|outcome|card)-|[a-z]_[a-z]|\bNone\b| [.,;:!](?=\s|$)"
)
MOST_DECISIONS = 3000


class Heard:
    """Each distinct thing to be said, once, with what it is said by."""

    def __init__(self) -> None:
        self.options: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {}
        self.prompts: dict[str, tuple[str, dict[str, Any]]] = {}
        self.lines: dict[str, tuple[str, Line, int]] = {}
        self.outcomes: dict[str, tuple[dict[str, Any], int]] = {}

    def listen(self, game: str, setup: dict[str, Any], seed: int) -> None:
        """Play a game at random and keep what is to be said."""
        played = begin(box(game), {"seed": seed, **setup})
        played.listen()
        picks = random.Random(seed)
        seats: Any = played.view(-1)["seats"]
        players = len(seats)
        for _ in range(MOST_DECISIONS):
            decision = played.decision
            if decision is None:
                break
            asked = {"prompt": decision.prompt, "card": played.state.prompt_card(decision.task)}
            self.prompts[json.dumps([game, asked])] = (game, asked)
            view = {"edition": setup.get("edition", "godslayer"), "decision": asked}
            for option in decision.options:
                told = played.describe(option)
                key = {name: value for name, value in told.items() if name not in ("code", "card", "target")}
                self.options[json.dumps([game, asked, key])] = (game, view, told)
            played.apply(picks.choice(decision.options))
            happenings = played.happenings()
            for viewer in (-1, 0, players - 1):
                for line in lines_of([happening.seen_by(viewer) for happening in happenings]):
                    self.keep(game, line, viewer)
        if played.outcome is not None:
            outcome: Any = played.view(-1)["outcome"]
            for viewer in range(-1, players):
                self.outcomes[json.dumps([outcome["reason"], outcome["winners"], viewer])] = (outcome, viewer)

    def keep(self, game: str, line: Line, viewer: int) -> None:
        told = [
            {name: value for name, value in happening.items() if name not in ("card", "target")}
            for happening in line.happenings
        ]
        gains = [[gain["what"], gain["amount"]] for gain in line.gains]
        self.lines[json.dumps([game, told, gains, viewer == line.player])] = (game, line, viewer)

    def said(self, language: str) -> Iterator[str]:
        spoken = speaker(language)
        for game, view, option in self.options.values():
            yield say_option(spoken, game, view, option)
        for game, asked in self.prompts.values():
            yield say_prompt(spoken, game, asked)
        for game, line, viewer in self.lines.values():
            yield say_line(spoken, game, line, NAMES, viewer)
        for outcome, viewer in self.outcomes.values():
            yield from say_outcome(spoken, outcome, NAMES, viewer)


def check(heard: Heard) -> None:
    assert heard.options
    assert heard.lines
    for language in LANGUAGES:
        for text in heard.said(language):
            assert text.strip() == text != ""
            assert not LEFTOVERS.search(text), (language, text)


@pytest.mark.parametrize(("game", "number"), CELLS)
def test_a_random_game_speaks(game: str, number: int) -> None:
    heard = Heard()
    heard.listen(game, box(game).cells()[number], seed=number)
    check(heard)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), CELLS)
def test_two_hundred_random_games_speak(game: str, number: int) -> None:
    heard = Heard()
    for seed in range(200):
        heard.listen(game, box(game).cells()[number], seed)
    check(heard)


def test_numbers_inflect_and_equal_happenings_are_one_line() -> None:
    drew = {"kind": "drew", "player": 0, "from": "deck", "to": "hand"}
    expected = {
        "en": {1: "Ola draws a card", 2: "Ola draws 2 cards", 5: "Ola draws 5 cards"},
        "pl": {
            1: "Ola dobiera 1 kartę",
            2: "Ola dobiera 2 karty",
            5: "Ola dobiera 5 kart",
            22: "Ola dobiera 22 karty",
        },
        "ru": {
            1: "Ola берёт 1 карту",
            2: "Ola берёт 2 карты",
            5: "Ola берёт 5 карт",
            21: "Ola берёт 21 карту",
        },
    }
    for language, counts in expected.items():
        for count, text in counts.items():
            assert say_log(speaker(language), "ascension", [drew] * count, NAMES, 1) == [text]


def test_what_you_may_not_know_stays_unsaid() -> None:
    hidden = {"kind": "drew", "player": 0, "from": "deck", "to": "hand"}
    known = {**hidden, "card": "mystic", "card_number": 3}
    said = say_log(speaker("en"), "ascension", [known, hidden], NAMES, 1)
    assert said == ["Ola draws 2 cards"]
    assert "Mystic" in say_log(speaker("en"), "ascension", [known], NAMES, 0)[0]


def test_an_option_says_its_price() -> None:
    game = deckhall.load_position(
        {"game": "ascension", "seats": [{"hand": ["apprentice"] * 3}, {}], "row": ["wolf_shaman"]}
    )
    for _ in range(3):
        game.apply(next(option for option in game.decision.options if option.verb == "play"))  # type: ignore[union-attr]  # the game goes on
    view: Any = game.view(0)
    told = [option for option in view["decision"]["options"] if option.get("card") == "wolf_shaman"]
    assert [say_option(speaker("en"), "ascension", view, option) for option in told] == [
        "Acquire Wolf Shaman for 3 runes"
    ]
    assert [say_option(speaker("pl"), "ascension", view, option) for option in told] == [
        "Pozyskaj Wilczego szamana za 3 runy"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_speaks(language: str) -> None:
    def below(kind: type[GameError]) -> Iterator[type[GameError]]:
        yield kind
        for derived in kind.__subclasses__():
            yield from below(derived)

    for kind in below(GameError):
        text = say_error(speaker(language), kind("details"))
        assert text.endswith(": details")
        assert not LEFTOVERS.search(text)
