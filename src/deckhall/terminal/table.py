"""The table: whom to ask what, what the keys do, undo, and saving. It is the same for every game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Timer
from typing import Any

import deckhall
from deckhall.bots import usual_level
from deckhall.kernel.errors import GameError
from deckhall.kernel.game import Game
from deckhall.kernel.happenings import Happening
from deckhall.kernel.state import SPECTATOR
from deckhall.terminal import saves
from deckhall.terminal.opponents import Opponent
from deckhall.terminal.reading import facts_of, find_cards, help_lines
from deckhall.terminal.screen import Choice, Screen, drawing_of
from deckhall.terminal.seats import Seat, pack_seats
from deckhall.terminal.words import View, Words

Keyboard = Callable[[str], str]

PATIENCE = 2.0  # seconds after which a thinking bot is mentioned


class Leaving(Exception):
    """Somebody wants to stop."""


class Table:
    """One game in a terminal."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        words: Words,
        screen: Screen,
        keyboard: Keyboard,
        place: Path,
        patience: float = PATIENCE,
        bot_seed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.words = words
        self.screen = screen
        self.keyboard = keyboard
        self.place = place
        self.patience = patience
        self.picture = drawing_of(game.box.name)
        self.people = [number for number, seat in enumerate(seats) if seat.is_person]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.told: list[list[Happening]] = []  # what happened in each move since the session began
        self.read: dict[int, int] = dict.fromkeys(self.people, 0)  # how many of those each person has seen
        self.bots = {
            number: Opponent(seat.bot, game.box.name, (bot_seed or secrets.randbits(60)) + number)
            for number, seat in enumerate(seats)
            if seat.bot
        }
        self.adviser: Opponent | None = None  # the bot that gives hints, once somebody has asked for one
        self.notice = ""
        self.game.listen()

    # -- playing ------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while self.game.outcome is None:
                decision = self.game.decision
                assert decision is not None
                if self.seats[decision.player].is_person:
                    self.ask(decision.player)
                else:
                    self.let_bot_move(decision.player)
        except Leaving:
            self.leave()
            return
        self.save()
        self.show_end()

    def let_bot_move(self, player: int) -> None:
        hint = Timer(
            self.patience,
            self.screen.line,
            [self.words.say("terminal-thinking", name=self.words.name(player)), "dim"],
        )
        hint.daemon = True
        hint.start()
        try:
            code = self.bots[player].choose(self.game)
        finally:
            hint.cancel()
        self.move(code)

    def move(self, code: str) -> None:
        self.game.apply(code)
        self.told.append(self.game.happenings())
        self.save_decks()

    def ask(self, player: int) -> None:
        """Show the table to a person and carry out what they type."""
        self.hand_over(player)
        view = self.words.view(self.game, player)
        choices = self.choices(view)
        happened = self.unread(player)
        self.screen.table(view, player, choices, happened, self.notice)
        self.notice = ""
        self.obey(self.answer(), player, view, choices)

    def hand_over(self, player: int) -> None:
        """Between two people at one keyboard, clear the previous one's screen."""
        if self.at_keyboard == player:
            return
        self.screen.forget()
        self.screen.line(self.words.say("terminal-pass-keyboard", name=self.words.name(player)), style="bold")
        self.answer(self.words.say("terminal-press-enter"))
        self.at_keyboard = player

    def account(self, player: int, start: int = 0) -> list[str]:
        """What happened in the moves from `start` on, as far as a player may know."""
        steps = [[happening.seen_by(player) for happening in move] for move in self.told[start:]]
        return self.words.account(steps, player)

    def unread(self, player: int) -> list[str]:
        """What happened since the person last moved."""
        return self.account(player, self.read.get(player, len(self.told) - 1))

    def choices(self, view: View) -> list[Choice]:
        """The options with their numbers, grouped; ending the turn has a key of its own."""
        options = list(view["decision"]["options"])
        if view["decision"]["prompt"] == "turn":
            options = [option for option in options if option["verb"] not in self.picture.ENDING]
            groups = list(self.picture.GROUPS.values())
            if groups:
                options.sort(key=lambda option: groups.index(self.picture.GROUPS[option["verb"]]))
        return [Choice(number, option) for number, option in enumerate(options, 1)]

    # -- keys ------------------------------------------------------------------------

    def answer(self, prompt: str = "> ") -> str:
        try:
            return self.keyboard(prompt).strip()
        except (EOFError, KeyboardInterrupt) as stop:
            raise Leaving from stop

    def obey(self, typed: str, player: int, view: View, choices: list[Choice]) -> None:
        """Carry out a command. An impossible one becomes a notice and changes nothing."""
        key, _, rest = typed.partition(" ")
        if typed.replace(" ", "").isdecimal():
            self.take([int(word[:6]) for word in typed.split()], player, choices)
        elif typed == "a" and "all" in self.picture.HELP:
            self.play_all(player, view)
        elif typed == "e" and "end" in self.picture.HELP:
            self.end_turn(player, view)
        elif typed == "p" and "pay" in self.picture.HELP:
            self.pay_cheapest(player, view)
        elif typed == "u":
            self.take_back(player)
        elif typed == "h":
            self.hint(view)
        elif key == "c":
            self.show_card(rest.strip(), view)
        elif typed == "l":
            self.show_page("terminal-happened", self.account(player))
        elif key == "s":
            self.save_as(rest.strip())
        elif typed == "q":
            raise Leaving
        elif typed in ("?", "help"):
            self.show_page("terminal-help", help_lines(self.picture, self.words, self.screen.signs))
        else:
            self.notice = self.words.say("terminal-unknown-key", typed=typed[:20])

    def take(self, numbers: list[int], player: int, choices: list[Choice]) -> None:
        """Choose one option, or several in any order: a question that takes several asks for them in the order of its
        list."""
        for number in numbers:
            if not 1 <= number <= len(choices):
                self.notice = self.words.say("terminal-no-such-number", number=str(number), most=len(choices))
                return
        for number in sorted(set(numbers)):
            code = choices[number - 1].option["code"]
            if number != min(numbers) and code not in self.codes(player):
                self.notice = self.words.say("terminal-not-together", number=str(number))
                return
            self.decide(player, code)

    def codes(self, player: int) -> list[str]:
        """The player's current options."""
        decision = self.game.decision
        return [option.code for option in decision.options] if decision and decision.player == player else []

    def decide(self, player: int, code: str) -> None:
        """Make a person's move: everything after it is news to them, and the game is saved."""
        self.read[player] = len(self.told)
        self.move(code)
        self.save()

    def play_all(self, player: int, view: View) -> None:
        """Play every card in hand that asks nothing, including those drawn on the way."""
        if view["decision"]["prompt"] != "turn":
            self.notice = self.words.say("terminal-not-your-turn")
            return
        start = len(self.told)
        while simple := [
            option for option in self.playable(player) if self.picture.plays_alone(option, view)
        ]:
            self.move(simple[0]["code"])
        if len(self.told) == start:
            self.notice = self.words.say("terminal-nothing-to-play")
            return
        self.read[player] = start
        self.save()
        if left := self.playable(player):
            names = self.words.listed([self.words.card_name(option["card"]) for option in left])
            self.notice = self.words.say("terminal-left-in-hand", cards=names)

    def playable(self, player: int) -> list[dict[str, Any]]:
        """What the player can play from hand now."""
        decision: Any = self.game.view(player)["decision"]
        if decision is None or decision["player"] != player or decision["prompt"] != "turn":
            return []
        return [option for option in decision["options"] if option["verb"] == "play"]

    def end_turn(self, player: int, view: View) -> None:
        """End the turn, after a reminder of what is still possible."""
        options = view["decision"]["options"]
        if view["decision"]["prompt"] != "turn":
            self.notice = self.words.say("terminal-not-your-turn")
            return
        if left := self.words.still_possible(view):
            self.screen.line(left, style="bold yellow")
            self.screen.line(self.words.say("terminal-end-anyway"), style="bold yellow")
            again = self.answer()
            if again != "e":
                if again:
                    self.obey(again, player, view, self.choices(view))
                return
        ending = next(option for option in options if option["verb"] in self.picture.ENDING)
        self.decide(player, ending["code"])

    def pay_cheapest(self, player: int, view: View) -> None:
        """Pay with the least useful dice."""
        if not view.get("payment"):
            self.notice = self.words.say("terminal-nothing-to-pay")
            return
        for kind in view["payment"]["cheapest"]:
            decision: Any = self.game.view(player)["decision"]
            codes = [] if decision is None else [option["code"] for option in decision.get("options", [])]
            if f"pay:{kind}" in codes:  # the last dice may have been paid silently, as the only possible ones
                self.decide(player, f"pay:{kind}")

    def take_back(self, player: int) -> None:
        """Undo a person's last move: any move if alone against bots, otherwise only one that revealed nothing."""
        moves = self.moves_since(player)
        if moves == 0 or (len(self.people) > 1 and not self.game.can_take_back(player)):
            self.notice = self.words.say("terminal-cannot-undo")
            return
        self.game = self.game.before(moves)
        self.game.listen()
        del self.told[max(0, len(self.told) - moves) :]
        for person in self.people:
            self.read[person] = min(self.read[person], len(self.told))
        self.save()
        self.notice = self.words.say("terminal-undone")

    def moves_since(self, player: int) -> int:
        """How many moves must be undone for this player to decide again; 0 if they have not decided yet."""
        count, move = 1, self.game.last
        while move is not None and move.player != player:
            count, move = count + 1, move.before
        return 0 if move is None else count

    def hint(self, view: View) -> None:
        """Show the choice of a bot of the usual strength, which knows no more than the player."""
        if self.adviser is None:
            self.adviser = Opponent(usual_level(self.game.box.name), self.game.box.name, secrets.randbits(60))
        code = self.adviser.choose(self.game)
        option = next(option for option in view["decision"]["options"] if option["code"] == code)
        self.notice = self.words.say("hint-says", what=self.words.speak(option["say"]))

    # -- pages ------------------------------------------------------------------------

    def show_page(self, title: str, lines: list[str]) -> None:
        self.screen.page(self.words.say(title), lines)
        self.answer(self.words.say("terminal-press-enter"))

    def show_card(self, name: str, view: View) -> None:
        cards = find_cards(name, self.words) if name else []
        if len(cards) == 1:
            self.screen.card(cards[0], facts_of(cards[0], self.words))
            self.answer(self.words.say("terminal-press-enter"))
        elif cards:
            names = self.words.listed(sorted(self.words.card_name(card) for card in cards[:12]))
            self.notice = self.words.say("terminal-several-cards", names=names)
        elif name:
            self.notice = self.words.say("terminal-no-such-card", name=name[:40])
        else:
            example = deckhall.cards(self.words.game, **self.words.choices)[-1]["id"]
            self.notice = self.words.say("terminal-which-card", name=self.words.card_name(example))

    def show_end(self) -> None:
        """Show how it ended; with several people at the screen, without anybody's hand."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        view = self.words.view(self.game, viewer)
        self.screen.table(view, viewer, [], self.unread(viewer), self.notice)
        for line in self.words.ending(view, self.people):
            self.screen.line(line, style="bold")
        self.screen.line(self.words.say("terminal-replay-with", file=str(self.place)), style="dim")

    # -- saving ------------------------------------------------------------------------

    def save(self) -> None:
        saves.save(self.game, pack_seats(self.seats), self.place)

    def save_as(self, name: str) -> None:
        before = self.place
        if name:
            self.place = Path(name).expanduser()
        try:
            self.save()
        except GameError as error:
            self.place = before
            self.notice = str(error)
            return
        self.notice = self.words.say("terminal-saved", file=str(self.place))

    def save_decks(self) -> None:
        """After a draft, save its people's decks in files next to the game, for `--decks`."""
        for seat, deck in enumerate(self.game.box.made_decks(self.game.state)):
            place = self.place.with_name(f"{self.place.stem}-deck-{seat + 1}.txt")
            if self.seats[seat].is_person and not place.exists():
                saves.write(place, self.game.box.write_deck(deck, {}))
                self.notice = self.words.say("terminal-deck-saved", game=self.words.game, file=str(place))

    def leave(self) -> None:
        if self.game.last is None:
            self.screen.line(self.words.say("terminal-nothing-saved"))
            return
        self.save()
        self.screen.line(self.words.say("terminal-quit", file=str(self.place)))
