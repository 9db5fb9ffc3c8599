"""Words: what is shown and asked, in the language of the table."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from deckhall.games.ascension import BOX as ASCENSION
from deckhall.games.ascension.effects import ChooseOne
from deckhall.kernel.game import Game
from deckhall.terminal.seats import Seat
from deckhall.text import LANGUAGES, SpokenCard, speak_card, speaker
from deckhall.text.phrases import kebab, phrase_of

View = dict[str, Any]

_UNTOLD = ("window",)
_TOLD_TOGETHER = ("drew", "discarded", "revealed", "destroyed", "samael_took")


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
        return self.say(f"count-{kebab(what)}", n=number)

    # -- questions ------------------------------------------------------------------------

    def question(self, decision: Mapping[str, Any]) -> str:
        key = f"prompt-{kebab(decision['prompt'])}"
        if not self.speaker.has(key):
            return str(decision["prompt"])
        return self.say(key, card=decision.get("card") or "")

    def option(self, option: Mapping[str, Any], decision: Mapping[str, Any]) -> str:
        """An option in full."""
        if option["verb"] == "choose":
            return self.speaker.capital(self.choice(decision.get("card") or "", option["amount"]))
        key = f"option-{kebab(option['verb'])}"
        if not self.speaker.has(key):
            return f"{option['verb']} {self.card_name(option['card_id']) if 'card_id' in option else ''}"
        return self.say(
            key,
            card=option.get("card_id", ""),
            cost=option.get("cost", 0),
            priced="yes" if "cost" in option else "no",
            redirect="yes" if decision["prompt"] == "redirect" else "no",
        )

    def choice(self, card_id: str, index: int) -> str:
        """One of the effects that a card lets its player choose from; a copying card speaks for the copied one."""
        cards = [ASCENSION.card(card["id"], **self.choices) for card in ASCENSION.cards(**self.choices)]
        for card in sorted(cards, key=lambda card: card.id != card_id):
            for effect in card.play:
                if isinstance(effect, ChooseOne):
                    return self.speaker.speak(phrase_of("ascension", effect.effects[index]))
        raise AssertionError(f"{card_id} offers no choice")

    # -- what happened ------------------------------------------------------------------------

    def account(self, happenings: Sequence[Mapping[str, Any]], viewer: int) -> list[str]:
        """What took place, a line for each deed: equal ones together, with what they brought behind them."""
        groups: list[tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]] = []
        for happening in happenings:
            kind, player = happening["kind"], happening["player"]
            if kind in _UNTOLD:
                continue
            last = groups[-1][0][0] if groups else None
            same = last is not None and last["player"] == player
            if kind == "gained" and same and last is not None and last["kind"] != "turn":
                groups[-1][1].append(happening)
            elif same and last is not None and last["kind"] == kind and kind in _TOLD_TOGETHER:
                groups[-1][0].append(happening)
            else:
                groups.append(([happening], []))
        return [self._line(deeds, gains, viewer) for deeds, gains in groups]

    def _line(self, deeds: list[Mapping[str, Any]], gains: list[Mapping[str, Any]], viewer: int) -> str:
        first = deeds[0]
        player, amount = first["player"], first.get("amount", 0)
        ids = [deed["card_id"] for deed in deeds if "card_id" in deed]
        key = f"log-{kebab(first['kind'])}"
        if not self.speaker.has(key):
            names = ", ".join(self.card_name(card) for card in ids)
            said = f"{self.name(player) if player >= 0 else ''} {first['kind']} {names}"
        else:
            said = self.say(
                key,
                who="you" if player == viewer else "nobody" if player < 0 else "other",
                name=self.name(player) if player >= 0 else "",
                card=",".join(ids),
                known="yes" if ids and len(ids) == len(deeds) else "no",
                count=len(deeds),
                amount=amount,
                other=self.name(amount) if amount < len(self.seats) else "",
                whom="you" if amount == viewer else "other",
                target=first.get("target_id", ""),
                **{"from": first.get("from", ""), "to": first.get("to", ""), "what": first.get("what", "")},
            )
        return " ".join([said, *[f"+{self.count(gain['what'], gain['amount'])}" for gain in gains]])

    # -- the end ------------------------------------------------------------------------

    def ending(self, view: View, people: Sequence[int]) -> list[str]:
        """Why the game ended, who won, and the scores."""
        outcome = view["outcome"]
        winners, scores = outcome["winners"], outcome["scores"]
        lines = [outcome["reason"]]
        for player, score in enumerate(scores):
            name = self.name(player) if player < len(self.seats) else self.say("samael")
            lines.append(f"{name}: {score}")
        if winners:
            lines.append(self.speaker.join([self.name(winner) for winner in winners], "and"))
        elif len(scores) > len(self.seats):
            lines.append(self.say("terminal-samael-won"))
        return lines


def text_choices(game: Game) -> dict[str, str]:
    """The choices of a game that the text of its cards depends on."""
    view = game.view(-1)
    return {"edition": str(view["edition"])} if "edition" in view else {}
