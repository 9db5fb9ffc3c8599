"""Words: what is shown and asked, in the language of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import deckhall
from deckhall.kernel.game import Game
from deckhall.terminal.seats import Seat
from deckhall.text import SpokenCard, speak_card, speaker
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import Reader
from deckhall.text.phrases import kebab, phrase_from

View = dict[str, Any]


class Words:
    """Formats all texts for one table."""

    def __init__(self, language: str, game: str, choices: dict[str, str], seats: Sequence[Seat]) -> None:
        self.speaker = speaker(language)
        self.voice = voice_of(game)
        self.game = game
        self.choices = choices  # those that affect card texts
        self.seats = seats

    def say(self, key: str, form: str = "", **args: Any) -> str:
        return self.speaker.say(key, form, **args)

    def label(self, label: str, value: object) -> str:
        """A label and its value."""
        return self.speaker.label(label, value)

    def listed(self, things: list[str]) -> str:
        """Several things in a row."""
        return self.speaker.join(things, "more")

    def name(self, player: int) -> str:
        """A player's name."""
        seat = self.seats[player]
        if seat.bot:
            key = f"level-{kebab(seat.bot)}"
            level = self.say(key) if self.speaker.has(key) else seat.bot
            return self.say("terminal-bot", number=player + 1, level=level)
        return seat.name or self.say("terminal-player", number=player + 1)

    def card(self, card_id: str) -> SpokenCard:
        return speak_card(self.game, card_id, self.speaker.language, **self.choices)

    def card_name(self, card_id: str) -> str:
        return self.speaker.card(card_id)

    def count(self, what: str, number: int) -> str:
        return self.say("amount", what=what, n=number)

    def facts(self, card_id: str) -> dict[str, Any]:
        """A card's printed facts, as data."""
        return cards_by_id(self.game, **self.choices)[card_id]

    def numbers(self, card_id: str) -> list[tuple[str, str]]:
        """The numbers printed on a card, each with its label."""
        return self.voice.numbers(self.speaker, self.facts(card_id))

    def names(self) -> list[str]:
        return [self.name(player) for player in range(len(self.seats))]

    # -- play ------------------------------------------------------------------------

    def view(self, game: Game, viewer: int) -> View:
        """A viewer's view, with all questions and texts as phrases."""
        view = game.view(viewer)
        self.voice.add_words(game.state, view)
        return view

    def speak(self, written: Mapping[str, Any], viewer: int = -1) -> str:
        """A phrase of a view, for one reader."""
        return self.speaker.speak(phrase_from(written), reader=Reader(viewer, self.names()))

    def question(self, view: View) -> str:
        """The question, and the reason for it."""
        decision = view["decision"]
        asked = self.speak(decision["say"])
        return f"{asked} ({self.speak(decision['because'])})" if "because" in decision else asked

    def option(self, option: Mapping[str, Any]) -> str:
        """An option in full, with what it does if its name alone does not say it."""
        said = self.speak(option["say"])
        return self.label(said, self.speak(option["about"])) if "about" in option else said

    def still_possible(self, view: View) -> str:
        """What a player who ends the turn now may have forgotten; empty if nothing."""
        left = view["decision"].get("left", [])
        things = self.speaker.join([self.speak(phrase) for phrase in left], "and")
        return self.say("still-possible", things=things) if left else ""

    def account(self, steps: Sequence[Sequence[Mapping[str, Any]]], viewer: int) -> list[str]:
        """What happened in these steps of a game, line by line."""
        reader = Reader(viewer, self.names())
        said: list[str] = []
        for step in steps:
            for line in self.voice.log(step):
                gains = [f"+{self.count(what, amount)}" for what, amount in line.gains]
                said.append(" ".join([self.speaker.speak(line.say, reader=reader).strip(), *gains]))
        return said

    def ending(self, view: View, people: Sequence[int] = ()) -> list[str]:
        """Who won and why, and the scores. `people` are the readers."""
        outcome, names = view["outcome"], self.names()
        scores = outcome["scores"]
        reader = people[0] if len(people) == 1 else -1
        lines = [self.speak(outcome["say"][part], reader) for part in ("title", "reason")]
        called = [*names, self.say("samael")] if len(scores) > len(names) else names
        lines += [self.label(name, score) for name, score in zip(called, scores, strict=True)]
        for number, pair in enumerate(view.get("teams", []), 1):
            team = self.say("terminal-team", number=number)
            lines.append(self.label(team, sum(scores[seat] for seat in pair)))
        return lines


@cache
def cards_by_id(game: str, **choices: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in deckhall.cards(game, **choices)}


def text_choices(game: Game) -> dict[str, str]:
    """The choices of a game that affect its card texts."""
    about = game.box.about()
    position = game.position()
    chosen = {**position, **position.get("options", {}), **game.setup}
    return {name: str(chosen[name]) for name in about.get("texts", ()) if name in chosen}
