"""The text of a card as data: costs, targets and abilities, built from Words that can be played and put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from deckhall.games.ashes.terms import (
    ANYBODY,
    MAGICS,
    THIS,
    AnsweredCause,
    AnyMagic,
    CardType,
    Face,
    KeywordName,
    Moment,
    TargetKind,
    Whom,
    Whose,
    allowed,
)
from deckhall.kernel.state import Effect, Word


@dataclass(frozen=True)
class Dice(Word):
    """A number of dice of one magic ("" for any) that show at least this face."""

    count: int
    magic: AnyMagic = field(default="", metadata=allowed(AnyMagic))
    face: Face = field(default="basic", metadata=allowed(Face))


@dataclass(frozen=True)
class Cost(Word):
    """The five kinds of cost (rule C1)."""

    main: bool = False
    side: bool = False
    exhaust: bool = False
    discard: int = 0
    dice: tuple[Dice, ...] = ()


FREE: Final = Cost()


def main(*dice: Dice, exhaust: bool = False) -> Cost:
    """A cost with a main action."""
    return Cost(main=True, exhaust=exhaust, dice=dice)


def side(*dice: Dice, exhaust: bool = False, discard: int = 0) -> Cost:
    """A cost with a side action."""
    return Cost(side=True, exhaust=exhaust, discard=discard, dice=dice)


def only(*dice: Dice, exhaust: bool = False) -> Cost:
    """A cost without an action."""
    return Cost(exhaust=exhaust, dice=dice)


def basic(count: int = 1) -> Dice:
    return Dice(count)


def class_(magic: int, count: int = 1) -> Dice:
    return Dice(count, MAGICS[magic], "class")


def power(magic: int, count: int = 1) -> Dice:
    return Dice(count, MAGICS[magic], "power")


@dataclass(frozen=True)
class Target(Word):
    """Something to be chosen as a target. An `optional` target belongs to a part of the text that may be skipped."""

    kind: TargetKind = field(metadata=allowed(TargetKind))
    whose: Whose = field(default=ANYBODY, metadata=allowed(Whose))
    optional: bool = False


@dataclass(frozen=True)
class Ability(Word):
    """One paragraph of a card's text. `number` is the number printed after its name."""

    name: str = ""
    number: int = 0
    inexhaustible: bool = False


@dataclass(frozen=True)
class OnPlay(Ability):
    """What an action spell does."""

    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Activated(Ability):
    """Pay the cost to do this. A `free` ability takes no action and may be used between the steps of an attack (rule
    A4).

    `extra` may be paid in addition; each level of focus reduces the cost by `cheaper` basic dice; with focus
    `instead_from` the cost `instead` may be paid. An ability that `needs_status` does nothing without status tokens on
    its card.
    """

    cost: Cost = FREE
    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    free: bool = False
    extra: Cost | None = None
    cheaper: int = 0
    instead: Cost | None = None
    instead_from: int = 0
    needs_status: bool = False


@dataclass(frozen=True)
class Triggered(Ability):
    """At one of these moments, when it happens to `whom` (caused by `by`), do this; if `optional`, you may.

    A `granted` text belongs to the unit that this alteration is attached to.
    """

    when: tuple[Moment, ...] = field(default=(), metadata=allowed(Moment))
    whom: Whom = field(default=THIS, metadata=allowed(Whom))
    by: AnsweredCause = field(default="", metadata=allowed(AnsweredCause))
    optional: bool = False
    cost: Cost = FREE
    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    granted: bool = False


@dataclass(frozen=True)
class Keyword(Ability):
    """An ability that is only a keyword; the rules implement it."""

    name: KeywordName = field(metadata=allowed(KeywordName))


@dataclass(frozen=True)
class Respark(Ability):
    """When this would be discarded from play, its owner may pay the cost to return it to their hand (rule Z4)."""

    cost: Cost = FREE


@dataclass(frozen=True)
class Suppress(Ability):
    """The attached unit loses this ability; "" means all that are not inexhaustible."""

    ability: str = ""


@dataclass(frozen=True)
class AttachOnlyTo(Ability):
    """Which units this alteration may be attached to."""

    having: str = ""
    attack_at_most: int = -1


@dataclass(frozen=True)
class XIs(Ability):
    """What X counts: status tokens on this card, or copies of a spell on its controller's spellboard."""

    copies_of: str = ""


@dataclass(frozen=True)
class BecomeCopy(Ability):
    """When this is placed on the battlefield, choose an opposing unit: this gets status tokens equal to its attack.

    From then on this is an ally.
    """


@dataclass(frozen=True)
class Card(Word):
    """A printed card. The attack, life and recover values of an alteration are added to those of its unit."""

    id: str
    type: CardType = field(metadata=allowed(CardType))
    cost: Cost | None = None
    attack: int = 0
    life: int = 0
    recover: int = 0
    battlefield: int = 0
    spellbook: int = 0
    limit: int = 0
    unique_to: str = ""
    abilities: tuple[Ability, ...] = ()
