"""Replaying: a record printed move by move, stepped through on the table, or printed as JSON."""

from __future__ import annotations

import json

from deckhall.kernel.game import Game
from deckhall.terminal.reading import facts_of, find_cards
from deckhall.terminal.screen import Screen
from deckhall.terminal.table import Keyboard
from deckhall.terminal.words import Words


def print_json(game: Game, differs: bool) -> None:
    """The end of a record for programs: outcome, digest and position, and whether they match the record."""
    outcome = game.outcome
    told = {
        "game": game.box.name,
        "moves": len(game.codes()),
        "outcome": None
        if outcome is None
        else {
            "reason": outcome.reason,
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
        },
        "digest": game.digest(),
        "differs": differs,
        "position": game.position(),
    }
    print(json.dumps(told))


class Story:
    """A record from its first decision to its last, one move at a time."""

    def __init__(self, game: Game, differs: bool) -> None:
        self.last = game
        self.differs = differs  # from what was recorded
        self.codes = game.codes()
        self.game = game.before(len(self.codes))
        self.at = 0

    def go_to(self, move: int) -> None:
        """Go to the position before move `move` + 1, without reporting the moves on the way."""
        move = max(0, min(move, len(self.codes)))
        if move < self.at:
            self.game, self.at = self.last.before(len(self.codes) - move), move
        while self.at < move:
            self.step()
        self.game.happenings()

    def step(self) -> int:
        """Make the next move; returns its player."""
        decision = self.game.decision
        assert decision is not None
        self.game.listen()
        self.game.apply(self.codes[self.at])
        self.at += 1
        return decision.player

    def coming(self, words: Words, viewer: int) -> str:
        """The next move, if the viewer is the one to make it."""
        options = words.view(self.game, viewer)["decision"].get("options", [])
        picked = [option for option in options if self.codes[self.at : self.at + 1] == [option["code"]]]
        return words.label(words.name(viewer), words.option(picked[0])) if picked else ""

    def told(self, words: Words, viewer: int) -> list[str]:
        return words.account([[happening.seen_by(viewer) for happening in self.game.happenings()]], viewer)


def print_record(story: Story, words: Words, screen: Screen, seat: int | None) -> None:
    """Every move with its consequences, then the end."""
    while story.at < len(story.codes):
        player = story.step()
        for line in story.told(words, player if seat is None else seat):
            screen.line(f"{story.at}. {line}")
    for line in ending(story, words):
        screen.line(line, style="bold")


def ending(story: Story, words: Words) -> list[str]:
    over = story.game.outcome is not None
    lines = words.ending(words.view(story.game, -1)) if over else [words.say("terminal-at-the-end")]
    return [*lines, words.say("replay-differs")] if story.differs else lines


def step_through(story: Story, words: Words, screen: Screen, seat: int | None, keyboard: Keyboard) -> None:
    """Show the table before each move; Enter continues."""
    happened: list[str] = []
    notice = words.say("replay-differs") if story.differs else ""
    while True:
        decision = story.game.decision
        viewer = seat if seat is not None else -1 if decision is None else decision.player
        screen.table(words.view(story.game, viewer), viewer, [], happened, notice)
        if story.at == len(story.codes):
            for line in ending(story, words):
                screen.line(line, style="bold")
        if decision is not None and (coming := story.coming(words, viewer)):
            screen.line(coming)
        screen.line(words.say("terminal-move", number=story.at, total=len(story.codes)), style="bold")
        screen.line(words.say("terminal-replay-keys"), style="dim")
        happened, notice = [], ""
        try:
            typed = keyboard("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        key, _, rest = typed.partition(" ")
        if typed == "":
            if story.at == len(story.codes):
                notice = words.say("terminal-at-the-end")
            else:
                player = story.step()
                happened = story.told(words, player if seat is None else seat)
        elif typed == "b":
            if story.at == 0:
                notice = words.say("terminal-at-the-start")
            story.go_to(story.at - 1)
        elif typed.isdecimal():
            story.go_to(int(typed[:6]))
        elif key == "c" and len(found := find_cards(rest.strip(), words)) == 1:
            screen.card(found[0], facts_of(found[0], words))
            keyboard(words.say("terminal-press-enter"))
        elif typed == "q":
            return
        else:
            notice = words.say("terminal-unknown-key", typed=typed[:20])
