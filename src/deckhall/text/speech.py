"""Speaking about play: options, questions, what happened, how it ended, and what went wrong.

These are the messages that the browser speaks too (`web/src/table/log.tsx`, `web/src/*/options.ts`): both give them the
same arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from deckhall.kernel.errors import GameError
from deckhall.text import plain
from deckhall.text.cards import voice_of
from deckhall.text.catalogue import MissingMessage, Speaker
from deckhall.text.phrases import kebab, readable

Told = Mapping[str, Any]

# Equal happenings of these kinds that follow each other are one line: "Ola draws 2 cards".
TOGETHER: Final = ("drew", "discarded", "revealed", "destroyed", "samael_took", "rolled", "paid", "recovered")
# What nobody needs to be told: marks of windows, and damage that is told when it is received.
UNTOLD: Final = ("window", "dealt")


def first_key(spoken: Speaker, *keys: str) -> str:
    """The first of these keys that has a message: a game may say a shared thing in its own way. Empty: none has."""
    return next((key for key in keys if spoken.has(key)), "")


# -- options and questions ------------------------------------------------------------------------


def say_option(spoken: Speaker, game: str, view: Told, option: Told) -> str:
    """An option in words, as on a button. `option` is what `describe` tells, `view` what the player sees."""
    return voice_of(game).say_option(spoken, view, option)


def say_prompt(spoken: Speaker, game: str, decision: Told) -> str:
    """What is asked. `decision` is that of the view of the player who is asked."""
    prompt = decision["prompt"]
    key = first_key(spoken, f"prompt-{game}-{prompt}", f"prompt-{prompt}")
    card = decision.get("card") or ""
    return spoken.say(key, card=card) if key else plain.say(spoken, readable(prompt), card)


# -- what happened --------------------------------------------------------------------------------


@dataclass
class Line:
    """One line of a log: what happened (several equal happenings are one line), and what was gained by it."""

    kind: str
    player: int
    happenings: list[Told]
    gains: list[Told] = field(default_factory=list)


def lines_of(log: Sequence[Told]) -> list[Line]:
    """Happenings, as `Happening.seen_by` tells them, as lines."""
    lines: list[Line] = []
    for happening in log:
        kind, player = str(happening["kind"]), int(happening["player"])
        if kind in UNTOLD:
            continue
        last = lines[-1] if lines else None
        if kind == "gained" and last is not None and last.kind == "revealed":
            last = lines[-2] if len(lines) > 1 else None  # a reward comes after the row was filled
        if last is not None and last.player != player:
            last = None
        if last is not None and kind == "gained" and last.kind != "turn":
            last.gains.append(happening)
        elif last is not None and kind == last.kind and kind in TOGETHER:
            last.happenings.append(happening)
        else:
            lines.append(Line(kind, player, [happening]))
    return lines


def say_line(spoken: Speaker, game: str, line: Line, names: Sequence[str], you: int = -1) -> str:
    """A line for whoever sits at seat `you` (-1: an onlooker). `names` are those of the seats."""
    first = line.happenings[0]
    ids = [happening["card"] for happening in line.happenings if "card" in happening]
    seat = int(first.get("seat", -1))
    key = first_key(spoken, f"log-{game}-{line.kind}", f"log-{line.kind}")
    if not key:
        what = plain.say(spoken, readable(line.kind), ",".join(ids), str(first.get("target", "")))
        return what if line.player < 0 else spoken.say("plain-by", name=names[line.player], what=what)
    said = spoken.say(
        key,
        who="you" if line.player == you else "nobody" if line.player < 0 else "other",
        name="" if line.player < 0 else names[line.player],
        card=",".join(ids),
        known="yes" if ids and len(ids) == len(line.happenings) else "no",
        count=len(line.happenings),
        amount=first.get("amount", 0),
        other=names[seat] if seat >= 0 else "",
        whom="you" if seat == you else "other",
        target=first.get("target", ""),
        **{"from": first.get("from", ""), "to": first.get("to", ""), "what": first.get("what", "")},
    )
    gains = [spoken.say("amount", what=gain["what"], n=gain["amount"]) for gain in line.gains]
    return " ".join([said.strip(), *[f"+{gain}" for gain in gains]])


def say_log(
    spoken: Speaker, game: str, log: Sequence[Told], names: Sequence[str], you: int = -1
) -> list[str]:
    """What happened, line by line."""
    return [say_line(spoken, game, line, names, you) for line in lines_of(log)]


# -- how it ended, and what went wrong ------------------------------------------------------------


def say_outcome(spoken: Speaker, outcome: Told, names: Sequence[str], you: int = -1) -> list[str]:
    """Who won, and why the game is over. `outcome` is that of a view."""
    winners = outcome["winners"]
    if you in winners:
        title = spoken.say("you-won")
    elif not winners:
        title = spoken.say("nobody-won")
    else:
        title = spoken.say(
            "others-won", names=spoken.join([names[seat] for seat in winners], "and"), count=len(winners)
        )
    key = f"outcome-{kebab(outcome['reason'])}"
    return [title, spoken.say(key) if spoken.has(key) else readable(outcome["reason"])]


def say_error(spoken: Speaker, error: GameError) -> str:
    """What went wrong: the kind of error in the language, and the details, which name codes and are English."""
    for kind in type(error).__mro__:
        key = f"error-{kebab(kind.__name__)}"
        if spoken.has(key):
            return spoken.say(key, detail=str(error))
    raise MissingMessage(f"{spoken.language} has no message for {error!r}")
