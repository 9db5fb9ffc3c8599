"""Set a table of Ascension by card ids and act on it by verb and card id, so that tests read like play.

Decks are written topmost card first. A row that is not written in full is filled up with dear constructs, so that
six cards lie there. After every act the table is written as a position and read again: it must stay the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import deckhall
from deckhall.games.ascension import BOX
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option

GODSLAYER = "godslayer"
ANNIVERSARY = "anniversary"

both_editions = pytest.mark.parametrize("edition", [GODSLAYER, ANNIVERSARY])

# Dear enough that nobody buys them by accident, and no heroes or monsters that an effect could pick.
FILLERS = (
    "hedron_cannon",
    "hedron_link_device",
    "muramasa",
    "the_grand_design",
    "the_grand_design",
    "the_all_seeing_eye",
    "watchmakers_altar",
    "watchmakers_altar",
    "tablet_of_times_dawn",
    "snapdragon",
    "snapdragon",
    "voidthirster",
    "voidthirster",
    "yggdrasil_staff",
)


class Seat:
    """What lies before one player."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self._number = number

    def _pile(self, piles: list[list[int]]) -> list[str]:
        return self._table.ids(piles[self._number])

    @property
    def hand(self) -> list[str]:
        return sorted(self._pile(self._table.state.hands))

    @property
    def deck(self) -> list[str]:
        return self._pile(self._table.state.decks)[::-1]

    @property
    def discard(self) -> list[str]:
        return sorted(self._pile(self._table.state.discards))

    @property
    def constructs(self) -> list[str]:
        return self._pile(self._table.state.constructs)

    @property
    def honor(self) -> int:
        return self._table.state.honor[self._number]

    @property
    def score(self) -> int:
        return self._table.state.score(self._number)


class Table:
    """A game that tests play on. Its own piles are those of seat 0."""

    def __init__(self, game: deckhall.Game) -> None:
        self.game = game
        self.me = Seat(self, 0)

    # -- looking ------------------------------------------------------------------------

    @property
    def state(self) -> Ascension:
        state = self.game.state
        assert isinstance(state, Ascension)
        return state

    def ids(self, pile: Sequence[int]) -> list[str]:
        return [self.state.card_id(card) for card in pile]

    def seat(self, number: int) -> Seat:
        return Seat(self, number)

    @property
    def hand(self) -> list[str]:
        return self.me.hand

    @property
    def deck(self) -> list[str]:
        return self.me.deck

    @property
    def discard(self) -> list[str]:
        return self.me.discard

    @property
    def constructs(self) -> list[str]:
        return self.me.constructs

    @property
    def honor(self) -> int:
        return self.me.honor

    @property
    def score(self) -> int:
        return self.me.score

    @property
    def played(self) -> list[str]:
        return self.ids(self.state.played)

    @property
    def row(self) -> list[str]:
        return self.ids(self.state.row)

    @property
    def center(self) -> list[str]:
        return self.ids(self.state.center)[::-1]

    @property
    def void(self) -> list[str]:
        return sorted(self.ids(self.state.void))

    @property
    def box(self) -> list[str]:
        return sorted(self.ids(self.state.box))

    @property
    def limbo(self) -> list[str]:
        return self.ids(self.state.limbo)

    @property
    def samael(self) -> list[str]:
        return sorted(self.ids(self.state.samael))

    @property
    def mystics(self) -> int:
        return len(self.state.mystics)

    @property
    def infantry(self) -> int:
        return len(self.state.infantry)

    @property
    def runes(self) -> int:
        return self.state.runes

    @property
    def power(self) -> int:
        return self.state.power

    @property
    def mechana_runes(self) -> int:
        return self.state.mechana_runes

    @property
    def pool(self) -> int:
        return self.state.pool

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.state.player

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked now, and what."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision.player, decision.prompt

    @property
    def outcome(self) -> deckhall.Outcome | None:
        return self.game.outcome

    @property
    def is_over(self) -> bool:
        return self.game.outcome is not None

    def offered(self, verb: str) -> list[str]:
        """The ids of the cards that this verb is offered for."""
        return [str(told["card"]) for told in self._told() if told["verb"] == verb]

    def can(self, verb: str, card_id: str) -> bool:
        return card_id in self.offered(verb)

    @property
    def may_pass(self) -> bool:
        return "pass" in [told["verb"] for told in self._told()]

    def _told(self) -> list[dict[str, object]]:
        decision = self.game.decision
        return [] if decision is None else [self.game.describe(option) for option in decision.options]

    # -- acting ------------------------------------------------------------------------

    def act(self, verb: str, card_id: str = "", place: str = "", index: int | None = None) -> None:
        """Pick the option with this meaning; the first one when there are several."""
        for told in self._told():
            if (
                told["verb"] == verb
                and (not card_id or told.get("card") == card_id)
                and (not place or told.get("place") == place)
                and (index is None or told.get("index") == index)
            ):
                self.pick(str(told["code"]))
                return
        possible = [f"{told['verb']} {told.get('card', '')}".strip() for told in self._told()]
        raise AssertionError(f"cannot {verb} {card_id} {place}; possible: {', '.join(possible)}")

    def pick(self, option: str | Option) -> None:
        self.game.apply(option)
        self.check()

    def check(self) -> None:
        """No card is made or lost, and the table can be written and read."""
        everywhere = BOX.everywhere(self.state)
        assert everywhere is not None
        assert sorted(everywhere) == list(range(len(self.state.cards)))
        assert deckhall.load_position(self.game.position()).digest() == self.game.digest()

    def play(self, *card_ids: str) -> None:
        for card_id in card_ids:
            self.act("play", card_id)

    def acquire(self, card_id: str) -> None:
        self.act("acquire", card_id)

    def give(self, card_id: str) -> None:
        self.act("give", card_id)

    def defeat(self, card_id: str) -> None:
        self.act("defeat", card_id)

    def use(self, card_id: str) -> None:
        self.act("use", card_id)

    def use_second(self, card_id: str) -> None:
        self.act("use_second", card_id)

    def banish(self, card_id: str, place: str = "") -> None:
        self.act("banish", card_id, place)

    def discard_card(self, card_id: str) -> None:
        self.act("discard", card_id)

    def copy(self, card_id: str) -> None:
        self.act("copy", card_id)

    def keep(self, card_id: str) -> None:
        self.act("keep", card_id)

    def destroy(self, card_id: str) -> None:
        self.act("destroy", card_id)

    def choose(self, number: int) -> None:
        self.act("choose", index=number)

    def yes(self) -> None:
        self.act("yes")

    def no(self) -> None:
        self.act("no")

    def pass_(self) -> None:
        self.act("pass")

    def end_turn(self) -> None:
        self.act("end")


def ascension(
    *,
    edition: str = GODSLAYER,
    variant: str = "individual",
    players: int | None = None,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    constructs: Sequence[str] = (),
    honor: int = 0,
    others: Sequence[dict[str, Any]] = (),
    row: Sequence[str] = (),
    fill: bool = True,
    center: Sequence[str] | None = None,
    seed: int = 1,
    **parts: Any,
) -> Table:
    """A table at the beginning of seat 0's turn. `others` are the further seats; what is left out gets defaults."""
    if players is None:
        players = {"solo": 1, "teams": 4}.get(variant, max(2, 1 + len(others)))
    mine: dict[str, Any] = {
        "hand": list(hand),
        "discard": list(discard),
        "constructs": list(constructs),
        "honor": honor,
    }
    if deck is not None:
        mine["deck"] = list(deck)
    seats = [mine, *[dict(other) for other in others]]
    seats += [{} for _ in range(players - len(seats))]
    for seat in seats:
        if "deck" in seat:
            seat["deck"] = list(reversed(seat["deck"]))
    position: dict[str, Any] = {
        "game": "ascension",
        "seed": seed,
        "edition": edition,
        "variant": variant,
        "seats": seats,
    }
    position.update(
        {part: list(value) if isinstance(value, tuple) else value for part, value in parts.items()}
    )
    if center is not None:
        position["center"] = list(reversed(center))
    written = [*row, *(center or ())]
    for seat in seats:
        for part in ("hand", "deck", "discard", "constructs"):
            written += seat.get(part, ())
    for part in ("played", "void", "box", "limbo", "samael"):
        written += position.get(part, ())
    named = Counter([card.partition("#")[0] for card in written])
    position["row"] = list(row)
    for filler in FILLERS if fill else ():
        if len(position["row"]) < 6:
            if named[filler]:
                named[filler] -= 1  # this copy already lies somewhere
            else:
                position["row"].append(filler)
    table = Table(deckhall.load_position(position))
    table.check()
    return table
