"""Options: what a player may pick, each with a stable text code for records and the wire."""

from __future__ import annotations

from typing import Final

NO_CARD: Final = -1
NO_AMOUNT: Final = -1
NO_INDEX: Final = -1
NO_SEAT: Final = -1


class Option:
    """One answer to a decision: a verb and what it applies to. Never mutated, freely shared.

    `index` selects one of several things on the card (an ability, an effect), `amount` is a quantity. No option has
    both. The code reads `verb[:what][:card[:target]][=index or amount]`, for example `attack:12:7` or `split:4=2`.
    """

    __slots__ = ("amount", "card", "index", "target", "verb", "what")

    def __init__(
        self,
        verb: str,
        card: int = NO_CARD,
        target: int = NO_CARD,
        amount: int = NO_AMOUNT,
        what: str = "",
        index: int = NO_INDEX,
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.target: Final = target
        self.amount: Final = amount
        self.what: Final = what
        self.index: Final = index

    @property
    def code(self) -> str:
        code = self.verb
        if self.what:
            code += ":" + self.what
        if self.card != NO_CARD:
            code += ":" + str(self.card)
        if self.target != NO_CARD:
            code += ":" + str(self.target)
        if self.amount != NO_AMOUNT:
            code += "=" + str(self.amount)
        elif self.index != NO_INDEX:
            code += "=" + str(self.index)
        return code

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.card == other.card
            and self.target == other.target
            and self.amount == other.amount
            and self.index == other.index
            and self.what == other.what
        )

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.code}>"


class Verb:
    """A kind of option. It caches its options by card, so that offering them is cheap."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._cards: Final[list[Option]] = []

    def on(self, card: int) -> Option:
        """The option to do this with `card`."""
        cards = self._cards
        while card >= len(cards):
            cards.append(Option(self.name, len(cards)))
        return cards[card]


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")
