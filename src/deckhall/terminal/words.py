"""Words: what is shown and asked, in the language of the table."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import deckhall
from deckhall.kernel.game import Game
from deckhall.terminal.seats import Seat
from deckhall.text import LANGUAGES, SpokenCard, speak_card, speaker
from deckhall.text.cards import voice_of
from deckhall.text.speech import say_log, say_option, say_outcome, say_prompt

View = dict[str, Any]


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, or English."""
    wanted = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    start = wanted.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return next((language for language in LANGUAGES if language.partition("-")[0] == start), "en")


class Words:
    """Speaks for one table."""

    def __init__(self, language: str, game: str, choices: dict[str, str], seats: Sequence[Seat]) -> None:
        self.speaker = speaker(language)
        self.game = game
        self.choices = choices  # those that the text of a card depends on
        self.seats = seats

    def say(self, key: str, form: str = "", **args: Any) -> str:
        return self.speaker.say(key, form, **args)

    def name(self, player: int) -> str:
        """What a player is called."""
        seat = self.seats[player]
        if seat.bot:
            return self.say("terminal-bot", number=player + 1, level=seat.bot)
        return seat.name or self.say("terminal-player", number=player + 1)

    def card(self, card_id: str) -> SpokenCard:
        return speak_card(self.game, card_id, self.speaker.language, **self.choices)

    def card_name(self, card_id: str) -> str:
        return self.speaker.card(card_id)

    def count(self, what: str, number: int) -> str:
        return self.say("amount", what=what, n=number)

    def facts(self, card_id: str) -> dict[str, Any]:
        """What is printed on a card, as data."""
        return cards_by_id(self.game, **self.choices)[card_id]

    def numbers(self, card_id: str) -> list[tuple[str, str]]:
        """The numbers printed on a card, each with what it is."""
        return voice_of(self.game).numbers(self.speaker, self.facts(card_id))

    def names(self) -> list[str]:
        return [self.name(player) for player in range(len(self.seats))]

    # -- play ------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """What is asked, and because of which card."""
        decision = view["decision"]
        asked = say_prompt(self.speaker, self.game, decision)
        if decision["card"] is None:
            return asked
        return f"{asked} ({self.say('terminal-because', card=self.card_name(decision['card']))})"

    def option(self, view: View, option: Mapping[str, Any]) -> str:
        """An option in full."""
        return say_option(self.speaker, self.game, view, option)

    def account(self, happenings: Sequence[Mapping[str, Any]], viewer: int) -> list[str]:
        """What took place, a line for each deed."""
        return [line.rstrip() for line in say_log(self.speaker, self.game, happenings, self.names(), viewer)]

    def ending(self, view: View, people: Sequence[int] = ()) -> list[str]:
        """Who won and why, and the scores. `people` are those who read it."""
        outcome, names = view["outcome"], self.names()
        winners, scores = outcome["winners"], outcome["scores"]
        against_samael = len(scores) > len(names)
        you = people[0] if len(people) == 1 else -1
        lines = say_outcome(self.speaker, outcome, names, you)
        if against_samael and not winners:
            lines[0] = self.say("terminal-samael-won")
        called = [*names, self.say("samael")] if against_samael else names
        lines += [f"{name}: {score}" for name, score in zip(called, scores, strict=True)]
        for number, pair in enumerate(view.get("teams", []), 1):
            lines.append(f"{self.say('terminal-team', number=number)}: {sum(scores[seat] for seat in pair)}")
        return lines


@cache
def cards_by_id(game: str, **choices: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in deckhall.cards(game, **choices)}


def text_choices(game: Game) -> dict[str, str]:
    """The choices of a game that the text of its cards depends on."""
    about = game.box.about()
    position = game.position()
    chosen = {**position, **position.get("options", {}), **game.setup}
    return {name: str(chosen[name]) for name in about.get("texts", ()) if name in chosen}
