"""What a card says, as data: costs, targets and abilities, built from Words so that they can be played and spoken."""

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
    """So many dice of a magic ("" for any) that show at least this face."""

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
    """Something to be chosen as a target. An `optional` one belongs to a part of the text that may be left out."""

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
    """Pay the cost: do it. A `free` one takes no action and fits between the steps of an attack (rule A4).

    `extra` may be paid on top; each level of focus makes it `cheaper` by so many basic dice; with focus `instead_from`
    the cost `instead` may be paid. One that `needs_status` is nothing without status tokens on its card.
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
    """At one of these moments, when it happens to `whom` (because of `by`), do it; or, if `optional`, you may.

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
    """An ability that is only a name; the rules know what it does."""

    name: KeywordName = field(metadata=allowed(KeywordName))


@dataclass(frozen=True)
class Respark(Ability):
    """When this would be discarded from play, its owner may pay the cost and take it to hand (rule Z4)."""

    cost: Cost = FREE


@dataclass(frozen=True)
class Suppress(Ability):
    """The attached unit does not have this ability; "" for all that are not inexhaustible."""

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
    """When this is placed (on the battlefield) choose an opposing unit: its attack is how many status tokens this gets.

    From then on this is an ally.
    """


@dataclass(frozen=True)
class Card(Word):
    """A printed card. An alteration's attack, life and recover are what it adds to its unit."""

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
