"""Results of bots' games in words, in any language: for the terminal and for HTML reports."""

from __future__ import annotations

from typing import Any, Final

from deckhall.lab.contest import NOBODY
from deckhall.text.cards import game_name
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import kebab

UNKNOWN: Final = "\N{EN DASH}"


class Words:
    """Puts what was played, and how it went, into words."""

    def __init__(self, spoken: Speaker) -> None:
        self.spoken: Final = spoken

    def say(self, key: str, **args: Any) -> str:
        return self.spoken.say(key, **args)

    def named(self, kind: str, name: str, **args: Any) -> str:
        """The message of a kind that is named after something: `puzzle-theme-direct-damage`."""
        return self.say(f"{kind}-{kebab(name)}", **args)

    def game(self, name: str) -> str:
        return game_name(self.spoken, name)

    def card(self, card_id: str) -> str:
        return self.spoken.card(card_id)

    def deck(self, name: Any) -> str:
        key = f"deck-{kebab(name)}" if isinstance(name, str) else ""
        return self.say(key) if key and self.spoken.has(key) else self.say("lab-own-deck")

    def measure(self, name: str) -> str:
        return self.say(f"measure-{name}")

    def act(self, act: str) -> str:
        return self.say(f"act-{act}")

    def number(self, value: float, digits: int = 1) -> str:
        return self.spoken.number(value, maximumFractionDigits=digits)

    def percent(self, share: float | None, digits: int = 1) -> str:
        return UNKNOWN if share is None else self.say("lab-percent", number=self.number(100 * share, digits))

    def pair(self, one: dict[str, Any]) -> str:
        """The bots of a meeting; one that plays alone meets nobody."""
        names = [name for name in (one["one"], one["other"]) if name != NOBODY]
        return self.spoken.join(names, "against")

    def change(self, value: float, digits: int = 1) -> str:
        """A number with its sign."""
        return f"{'+' if value > 0 else ''}{self.number(value, digits)}"

    def interval(self, one: dict[str, Any]) -> str:
        return self.say("lab-interval", low=self.percent(one["low"]), high=self.percent(one["high"]))

    def setup(self, setup: dict[str, Any]) -> str:
        """A short description of a setup."""
        parts = [self.choice(name, choice) for name, choice in setup.items()]
        return self.spoken.join(parts, "more") if parts else self.say("lab-usual-setup")

    def choice(self, name: str, choice: Any) -> str:
        if name == "decks":
            return self.spoken.join([self.deck(deck) for deck in choice], "against")
        if name == "players":
            return self.say("lab-players", count=choice)
        key = f"{kebab(name)}-{kebab(choice)}" if isinstance(choice, str) else ""
        if key and self.spoken.has(key):
            return self.say(key)
        label = f"setup-{kebab(name)}"
        return self.say(
            "label-value", label=self.say(label) if self.spoken.has(label) else name, value=str(choice)
        )

    def heading(self, result: dict[str, Any]) -> str:
        return self.say("lab-heading", count=result["games"], bots=self.spoken.join(result["bots"], "more"))

    def spread(self, name: str, values: dict[str, float]) -> str:
        return self.say(
            "lab-spread",
            what=self.measure(name),
            mean=self.number(values["mean"]),
            low=self.number(values["low"], 0),
            high=self.number(values["high"], 0),
        )

    def first(self, result: dict[str, Any]) -> str:
        first = result["first_player_wins"]
        return self.say("lab-first", **{part: self.percent(first[part]) for part in ("share", "low", "high")})

    def ends(self, result: dict[str, Any]) -> str:
        listed = [
            self.say("list-copies", name=self.reason(result["game"], reason), n=count)
            for reason, count in result["ends"].items()
        ]
        return self.say("lab-ends", list=self.spoken.join(listed, "more"))

    def reason(self, game: str, reason: str) -> str:
        for key in (f"outcome-{kebab(game)}-{kebab(reason)}", f"outcome-{kebab(reason)}"):
            if self.spoken.has(key):
                return self.say(key).rstrip(".")
        return reason
