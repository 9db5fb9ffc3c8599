"""Set a table of Ashes by names and act on it by verb and name. Tests read like play:

    table = ashes(
        {"phoenixborn": "coal_roarkwin", "battlefield": ["iron_worker", "hammer_knight"], "hand": ["protect"]},
        {"phoenixborn": "noah_redmoon", "battlefield": ["false_demon"], "dice": {"illusion_class": 2}},
    )
    table.attack("false_demon", "hammer_knight")    # player 0 attacks player 1's False Demon
    table.no_guard()                                # player 1 does not guard
    table.counter()
    table.use("hammer_knight", "false_demon")       # Aftershock, aimed at the Demon
    assert table.wounds("false_demon") == 1
    table.choose("false_demon")                     # player 0 orders the victims
    assert table.place("false_demon") == "conjurations"

**Players** are dicts as in positions: phoenixborn, battlefield, spellboard, hand, draw_pile, discard, conjurations,
dice. What is left out: Phoenixborn of the six in seat order; five power dice of each magic, active; six harmless
cards in the draw pile; the conjuration pile that the cards call for. `dice` may also be written `{"charm_class": 2}`
(only these, active). A card with something on it is an object: `{"card": "silver_snake", "status": 4, "wounds": 1,
"exhaustion": 1, "attached": ["root_armor"], "owner": 1}`. Further keywords of `ashes` are parts of the position:
turn, token, options.

**Cards** are named by id: the first that fits among the options (or, for questions, in play, else anywhere).
`"gilder@1"` is one that player 1 controls, `"gilder:2"` the second one, `"gilder@1:2"` both. A number is a card
itself. A Phoenixborn's id also names its player; so do `"player 0"`, `"player 1"`, ...

**Acts** answer the pending decision; one that is not possible fails with what is possible. Dice are paid by the
cheapest payment unless `pay_by_hand` is set. Further names are answered, in order, to the choices that follow at once
(targets, attachments, copies, payments by discarding, dice as "natural_power"); one that was the only possibility has
been chosen by itself, and naming it sees that it was. At a window, `use` and `react` only declare: whoever names
targets too declares nothing more there and passes.

    play, activate (mode=1 for the second way), use (a free or triggered ability), react, attack(target, *attackers),
    block(blocker, attacker), no_block, guard, no_guard, counter, no_counter, split(2, ...), meditate(*cards),
    turn_die(kind, face), choose(anything), order(card, ...), amount(number), yes, no, done, pass_, end, end_turn,
    end_round

`attack` remembers its target: if windows open before it is chosen, it is chosen when its time comes.

**Questions**: wounds, exhaustion, status, charms, attack_of, life_of, seen (as views show it), place, owner_of,
controller_of, attached, hand, battlefield, spellboard, discard, removed, conjurations, draw_pile, active_dice,
exhausted_dice, asked (who), prompt, options (codes), can("play", "fear"), outcome, happened (since the
last act that named a card), show() (as text).
"""

from __future__ import annotations

from typing import Any

import deckhall
from deckhall.games.ashes.outside.position_check import check_table
from deckhall.games.ashes.outside.view import in_play
from deckhall.games.ashes.table.dice import cheapest_option
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack, is_in_play, life
from deckhall.games.ashes.terms import KIND_NAMES, KINDS, KNOWN, MAGICS, MOMENTS, PLACES
from deckhall.games.ashes.timing.windows import Window
from deckhall.kernel.happenings import Happening
from deckhall.kernel.options import NO_CARD, Option
from deckhall.kits import box

SEATED = ("coal_roarkwin", "aradel_summergaard", "noah_redmoon", "saria_guideman")  # none answers anything
HARMLESS = ("call_upon_the_realms",)


def ashes(*players: dict[str, Any], seed: int = 1, **parts: Any) -> Scene:
    """A table with these players (two if fewer are named); it is the turn of player 0 unless `turn` says otherwise."""
    seats = [dict(player) for player in players]
    while len(seats) < 2:
        seats.append({})
    for seat, player in enumerate(seats):
        player.setdefault("phoenixborn", SEATED[seat])
        player.setdefault("draw_pile", list(HARMLESS) * 6)
        player["dice"] = _dice(player.get("dice"))
    position = {"game": "ashes", "players": seats, "seed": seed, **parts}
    return Scene(deckhall.load_position(position))


def _dice(dice: Any) -> dict[str, Any]:
    if dice is None:
        return {"active": {magic: {"power": 5} for magic in MAGICS}}
    if "active" in dice or "exhausted" in dice or not dice:
        return dict(dice)
    active: dict[str, dict[str, int]] = {}
    for kind, number in dice.items():
        magic, _, face = kind.partition("_")
        active.setdefault(magic, {})[face] = number
    return {"active": active}


def start(*decks: str, seed: int = 1, first_five: str = "suggested", **choices: Any) -> Scene:
    """A game of these preconstructed decks, at its first decision."""
    return Scene(deckhall.new_game("ashes", decks=list(decks), seed=seed, first_five=first_five, **choices))


class Scene:
    """A game to act on and to ask about."""

    def __init__(self, game: deckhall.Game) -> None:
        self.game = game
        self.game.listen()
        self.happened: list[Happening] = []  # since the last act that names a card
        self.pay_by_hand = False
        self._attacked: str | int | None = None

    # -- acts -------------------------------------------------------------------

    def play(self, card: str | int, *choices: str | int) -> None:
        self._act("play", card, choices)

    def activate(self, card: str | int, *choices: str | int, mode: int = 0) -> None:
        self._act("activate", card, choices, mode)

    def use(self, card: str | int, *choices: str | int) -> None:
        self._act("use", card, choices)

    def react(self, card: str | int, *choices: str | int) -> None:
        self._act("react", card, choices)

    def attack(self, target: str | int, *attackers: str | int) -> None:
        """Declare the attackers (all that are named) and attack the target as soon as it is to be chosen."""
        on_phoenixborn = self._number(target) in self.state.phoenixborn
        self._attacked = target
        self._apply(self._option("attack_phoenixborn" if on_phoenixborn else "attack_unit"))
        units = [unit for side in self.state.battlefields for unit in side]
        for number in sorted([self._number(attacker) for attacker in attackers], key=units.index):
            if self.prompt == "attackers":  # the only unit that can attack is declared by itself
                self._apply(self._option("attacker", number))
        if self.prompt == "attackers":
            self.done()

    def block(self, blocker: str | int, attacker: str | int) -> None:
        """Block an attacker; attackers that are asked about before are not blocked."""
        wanted = self._number(attacker)
        while self.prompt == "block" and not any([option.target == wanted for option in self._options()]):
            self.pass_()
        for option in self._options():
            if (
                option.verb == "block"
                and option.target == wanted
                and option.card == self._pick(blocker, [option])
            ):
                return self._apply(option)
        raise AssertionError(f"{blocker} cannot block {attacker}: {self.options}")

    def no_block(self) -> None:
        while self.prompt == "block":
            self.pass_()

    def guard(self, card: str | int) -> None:
        self._act("guard", card, ())

    def no_guard(self) -> None:
        assert self.prompt == "guard", self.options
        self.pass_()

    def counter(self) -> None:
        self._apply(self._option("counter"))

    def no_counter(self) -> None:
        assert self.prompt == "counter", self.options
        self.pass_()

    def split(self, *amounts: int) -> None:
        """Split a counter: so much for each attacker that is asked about; the last one gets the rest."""
        for amount in amounts:
            assert self.prompt == "split", self.options
            self.amount(amount)

    def meditate(self, *cards: str | int) -> None:
        """Discard these cards ("draw_pile" for its top card); then dice may be turned."""
        self.happened = []
        self._apply(self._option("meditate"))
        alone = len([happening for happening in self.happened if happening.kind == "discarded"])
        for card in cards[alone:]:  # what nothing else could be discarded for has been discarded by itself
            if card == "draw_pile":
                self._apply(self._what("draw_pile"))
            else:
                self._act("discard", card, ())
        if self.prompt == "meditate":
            self.done()

    def turn_die(self, kind: str, face: str) -> None:
        """Turn a die, for example turn_die("natural_basic", "power")."""
        self._apply(self._what(kind))
        if self.prompt == "face":
            self._apply(self._what(face))

    def choose(self, thing: str | int) -> None:
        """Pick the option about this card, die, face or token."""
        if isinstance(thing, str):
            for option in self._options():
                if thing in (option.what, option.verb, option.code):
                    return self._apply(option)
        card = self._pick(thing, self._options())
        for option in self._options():
            if option.card == card:
                return self._apply(option)
        raise AssertionError(f"{thing} cannot be chosen: {self.options}")

    def order(self, *cards: str | int) -> None:
        """Put what waits in order; the last one comes by itself."""
        for card in cards:
            assert self.prompt == "order", f"player {self.asked} decides {self.prompt!r}: {self.options}"
            self.choose(card)

    def amount(self, number: int) -> None:
        for option in self._options():
            if option.amount == number:
                return self._apply(option)
        raise AssertionError(f"{number} cannot be chosen: {self.options}")

    def yes(self) -> None:
        self._apply(self._option("yes"))

    def no(self) -> None:
        self._apply(self._option("no"))

    def done(self) -> None:
        self._apply(self._option("done"))

    def pass_(self) -> None:
        self._apply(self._option("pass"))

    def end(self) -> None:
        self._apply(self._option("end"))

    def end_turn(self) -> None:
        """Pass if the main action is left, and end the turn."""
        turn = self.state.player
        if self.prompt == "turn" and self.can("pass"):
            self.pass_()
        if self.prompt == "turn" and self.state.player == turn and self.can("end"):
            self.end()

    def end_round(self) -> None:
        """Everybody passes and keeps cards and dice, until the next round's first turn or something else is asked."""
        number = self.state.round
        while self.game.outcome is None and self.state.round <= number:
            if self.prompt == "turn":
                self.end_turn()
            elif self.prompt == "exhaust_dice":
                self.done()
            else:
                return
        while self.prompt == "prepare_discard":
            self.done()

    # -- questions --------------------------------------------------------------

    @property
    def state(self) -> Ashes:
        state = self.game.state
        assert isinstance(state, Ashes)
        return state

    @property
    def prompt(self) -> str:
        return "" if self.game.decision is None else self.game.decision.prompt

    @property
    def asked(self) -> int:
        return -1 if self.game.decision is None else self.game.decision.player

    @property
    def options(self) -> list[str]:
        return [option.code for option in self._options()]

    @property
    def outcome(self) -> deckhall.Outcome | None:
        return self.game.outcome

    def can(self, verb: str, card: str | int | None = None) -> bool:
        """Whether this is among the options."""
        fitting = [option for option in self._options() if option.verb == verb]
        if card is None:
            return bool(fitting)
        if isinstance(card, str) and any([option.what == card for option in fitting]):
            return True
        return any([self._fits(card, option.card) for option in fitting if option.card != NO_CARD])

    def wounds(self, card: str | int) -> int:
        return self.state.wounds[self._number(card)]

    def exhaustion(self, card: str | int) -> int:
        return self.state.exhaustion[self._number(card)]

    def status(self, card: str | int) -> int:
        return self.state.status[self._number(card)]

    def charms(self, card: str | int) -> int:
        return self.state.charms[self._number(card)]

    def attack_of(self, card: str | int) -> int:
        return attack(self.state, self._number(card))

    def life_of(self, card: str | int) -> int:
        return life(self.state, self._number(card))

    def seen(self, card: str | int) -> dict[str, object]:
        """A card in play as everybody sees it."""
        return in_play(self.state, self._number(card))

    def place(self, card: str | int) -> str:
        return PLACES[self.state.place_of[self._number(card)]]

    def owner_of(self, card: str | int) -> int:
        return self.state.owner[self._number(card)]

    def controller_of(self, card: str | int) -> int:
        return self.state.holder[self._number(card)]

    def hand(self, player: int = 0) -> list[str]:
        return self._names(self.state.hands[player])

    def battlefield(self, player: int = 0) -> list[str]:
        return self._names(self.state.battlefields[player])

    def spellboard(self, player: int = 0) -> list[str]:
        return self._names(self.state.spellboards[player])

    def discard(self, player: int = 0) -> list[str]:
        return self._names(self.state.discards[player])

    def removed(self) -> list[str]:
        return self._names(self.state.removed)

    def conjurations(self, player: int = 0) -> list[str]:
        return self._names(self.state.conjurations[player])

    def draw_pile(self, player: int = 0) -> list[str]:
        """From the bottom to the top."""
        return self._names(self.state.draw_piles[player])

    def attached(self, card: str | int) -> list[str]:
        return self._names(self.state.attached_to(self._number(card)))

    def active_dice(self, player: int = 0) -> dict[str, int]:
        dice = self.state.active_dice[player * KINDS : (player + 1) * KINDS]
        return {KIND_NAMES[kind]: number for kind, number in enumerate(dice) if number}

    def exhausted_dice(self, player: int = 0) -> dict[str, int]:
        dice = self.state.exhausted_dice[player * 4 : (player + 1) * 4]
        return {MAGICS[magic]: number for magic, number in enumerate(dice) if number}

    def show(self) -> str:
        """The table as text: each player's units, spells and Phoenixborn with what lies on them."""
        lines = []
        for seat in range(len(self.state.alive)):
            phoenixborn = self.state.phoenixborn[seat]
            lines.append(f"player {seat}: {self._told(phoenixborn)}")
            lines.append(
                "  battlefield: " + ", ".join([self._told(card) for card in self.state.battlefields[seat]])
            )
            lines.append(
                "  spellboard: " + ", ".join([self._told(card) for card in self.state.spellboards[seat]])
            )
        return "\n".join(lines)

    def _told(self, card: int) -> str:
        state = self.state
        told = state.definitions[card].id
        if PLACES[state.place_of[card]] == "battlefield":
            told += f" {attack(state, card)}/{life(state, card)}"
        for name, tokens in (
            ("wounds", state.wounds),
            ("exhaustion", state.exhaustion),
            ("status", state.status),
        ):
            if tokens[card]:
                told += f" {name}={tokens[card]}"
        attached = self._names(state.attached_to(card))
        return told + (f" with {', '.join(attached)}" if attached else "")

    # -- how acts find their option ---------------------------------------------

    def _options(self) -> list[Option]:
        return [] if self.game.decision is None else self.game.decision.options

    def _option(self, verb: str, card: int = NO_CARD) -> Option:
        for option in self._options():
            if option.verb == verb and card in (NO_CARD, option.card):
                return option
        what = verb if card == NO_CARD else f"{verb} {self.state.definitions[card].id}"
        raise AssertionError(
            f"{what} is not possible; player {self.asked} decides {self.prompt!r}: {self.options}"
        )

    def _what(self, what: str) -> Option:
        for option in self._options():
            if option.what == what:
                return option
        raise AssertionError(
            f"{what} is not possible; player {self.asked} decides {self.prompt!r}: {self.options}"
        )

    def _act(self, verb: str, card: str | int, choices: tuple[str | int, ...], index: int = 0) -> None:
        fitting = [
            option for option in self._options() if option.verb == verb and max(0, option.index) == index
        ]
        number = self._pick(card, fitting)
        for option in fitting:
            if option.card == number:
                player = self.asked
                self.happened = []
                self._apply(option)
                if choices and self._waits(number):
                    self.pass_()
                for choice in choices:
                    self._follow(player, choice)
                return
        raise AssertionError(
            f"{verb} {card} is not possible; player {self.asked} decides {self.prompt!r}: {self.options}"
        )

    def _waits(self, card: int) -> bool:
        """Whether an answer of this card has been declared, and its player may still declare more."""
        decision = self.game.decision
        effect = None if decision is None else decision.task.effect
        return isinstance(effect, Window) and any([card in answer for answer in effect.answers])

    def _follow(self, player: int, choice: str | int) -> None:
        """Choose what an act names, or see that it was chosen by itself because nothing else could be."""
        acts = (*MOMENTS, "turn", "free")  # something new, not a choice that belongs to this act
        if self.asked == player and self.prompt not in acts and self._is_offered(choice):
            self.choose(choice)
            return
        for happening in self.happened:
            if happening.what == choice or any(
                [self._fits(choice, card) for card in (happening.card, happening.target) if card != NO_CARD]
            ):
                return
        raise AssertionError(
            f"{choice} cannot be chosen; player {self.asked} decides {self.prompt!r}: {self.options}"
        )

    def _is_offered(self, choice: str | int) -> bool:
        for option in self._options():
            if choice in (option.what, option.verb, option.code):
                return True
            if option.card != NO_CARD and self._fits(choice, option.card):
                return True
        return False

    def _apply(self, option: Option) -> None:
        dice, living = self._dice(), sum(self.state.alive)
        self.game.apply(option)
        while True:
            self.happened.extend(self.game.happenings())
            if self.prompt == "pay" and not self.pay_by_hand:
                cheapest = cheapest_option(self.state)
                assert cheapest is not None
                self.game.apply(cheapest)
            elif self.prompt == "attacked" and self._attacked is not None:
                target, self._attacked = self._attacked, None
                self.choose(target)
            else:
                break
        assert self._dice() == dice or sum(self.state.alive) < living, "dice change their places only"
        self._check()

    def _dice(self) -> int:
        state = self.state
        return sum([*state.active_dice, *state.exhausted_dice, *state.charms, *state.stock])

    def _check(self) -> None:
        """Whatever is played to can be: a position may say it, and between actions nothing is left over."""
        decision = self.game.decision
        if decision is None:
            return
        check_table(self.state, decision.task)
        cards = box("ashes").everywhere(self.state)
        assert cards is not None
        assert sorted(cards) == list(range(len(self.state.definitions))), "every card lies in one place"
        for card, place in enumerate(self.state.place_of):
            if PLACES[place] not in ("battlefield", "spellboard", "attached", "seat"):
                assert self._lying_on(card) == (0, 0, 0, 0, 0, 0), (
                    f"{self.state.definitions[card].id} out of play"
                )
        if decision.prompt == "turn":
            left = (
                self.state.events,
                self.state.attack,
                self.state.played,
                self.state.passes > len(self.state.alive),
            )
            assert left == ([], None, [], False), "something of the last action is left"

    def _lying_on(self, card: int) -> tuple[int, ...]:
        """The tokens and dice on a card, and what it is marked with besides being known."""
        state = self.state
        tokens = (state.wounds, state.exhaustion, state.status, state.charms, state.boost)
        return (*[number[card] for number in tokens], state.marks[card] & ~KNOWN)

    def _pick(self, name: str | int, options: list[Option]) -> int:
        """The card that is meant among those that can be picked."""
        if isinstance(name, int):
            return name
        place, fitting = (
            self._nth(name),
            [o.card for o in options if o.card != NO_CARD and self._fits(name, o.card)],
        )
        distinct = list(dict.fromkeys(fitting))
        return distinct[place] if place < len(distinct) else GONE

    def _number(self, name: str | int) -> int:
        """The card that is meant: in play if there is one, else anywhere."""
        if isinstance(name, int):
            return name
        state = self.state
        fitting = [card for card in range(4, len(state.definitions)) if self._fits(name, card)]
        playing = [card for card in fitting if is_in_play(state, card)]
        found = playing or fitting
        if self._nth(name) >= len(found):
            found = fitting
        assert self._nth(name) < len(found), f"there is no {name} in this game"
        return found[self._nth(name)]

    def _nth(self, name: str) -> int:
        _, colon, place = name.partition(":")
        return int(place) - 1 if colon and place.isdigit() else 0

    def _fits(self, name: str | int, card: int) -> bool:
        if isinstance(name, int):
            return name == card
        if name.startswith("player "):
            return card == self.state.phoenixborn[int(name.removeprefix("player "))]
        name, _, seat = name.partition(":")[0].partition("@")
        return self.state.definitions[card].id == name and (not seat or self.state.holder[card] == int(seat))

    def _names(self, cards: list[int]) -> list[str]:
        return [self.state.definitions[card].id for card in cards]


GONE = -2
