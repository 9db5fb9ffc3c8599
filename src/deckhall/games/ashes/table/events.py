"""Events: what is happening and may be answered. They form a stack in the state; to change one, replace it by a
copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ashes.terms import GONE, NOBODY, Cause
from deckhall.kernel.options import NO_CARD
from deckhall.kernel.state import Word

SETTLED: Final = -2  # in place of a player: nobody unsettled anything

# Events are created during play, so they have plain constructors, which take a third of the time of a frozen dataclass.


@dataclass(init=False, eq=False)
class Event(Word):
    """Something happened to `card`, which `player` controls. Without a card, it happened to the player."""

    card: int
    player: int

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player

    def without(self, card: int) -> Event:
        """The same event after `card` has left play."""
        return Event(GONE, self.player) if self.card == card else self


@dataclass(init=False, eq=False)
class Arrival(Event):
    """A unit or ready spell has come into play."""

    def without(self, card: int) -> Arrival:
        return Arrival(GONE, self.player) if self.card == card else self


@dataclass(init=False, eq=False)
class Departure(Event):
    """A unit has left play, for whatever place."""

    def without(self, card: int) -> Departure:
        return self


@dataclass(init=False, eq=False)
class PileDiscard(Event):
    """A player has discarded one or more cards from the top of their draw pile."""

    def without(self, card: int) -> PileDiscard:
        return self


@dataclass(init=False, eq=False)
class Damage(Event):
    """An amount of damage to one victim: `by` controls its source, `dealers` are the units that deal it in battle."""

    amount: int
    by: int
    source: int
    cause: Cause
    dealers: tuple[int, ...]

    def __init__(
        self,
        card: int,
        player: int,
        amount: int,
        by: int,
        source: int,
        cause: Cause,
        dealers: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.player = player
        self.amount = amount
        self.by = by
        self.source = source
        self.cause = cause
        self.dealers = dealers

    def without(self, card: int) -> Damage:
        return self.to(GONE, self.player) if self.card == card else self

    def to(self, card: int, player: int) -> Damage:
        """The same damage to another victim."""
        return Damage(card, player, self.amount, self.by, self.source, self.cause, self.dealers)

    def of(self, amount: int) -> Damage:
        """The same damage with another amount."""
        return Damage(self.card, self.player, amount, self.by, self.source, self.cause, self.dealers)


@dataclass(init=False, eq=False)
class Salvo(Event):
    """All damage dealt at one moment, waiting to be received."""

    packets: tuple[Damage, ...]

    def __init__(self, packets: tuple[Damage, ...], card: int = NO_CARD, player: int = NOBODY) -> None:
        self.card = card
        self.player = player
        self.packets = packets

    def without(self, card: int) -> Salvo:
        if any([packet.card == card for packet in self.packets]):
            return Salvo(tuple([packet.without(card) for packet in self.packets]))
        return self


@dataclass(init=False, eq=False)
class Destruction(Event):
    """A unit was destroyed because of something that player `by` controls. If `removed`, an ally leaves the game."""

    by: int
    removed: bool

    def __init__(self, card: int, player: int, by: int, removed: bool = False) -> None:
        self.card = card
        self.player = player
        self.by = by
        self.removed = removed

    def without(self, card: int) -> Destruction:
        return Destruction(GONE, self.player, self.by, self.removed) if self.card == card else self


@dataclass(init=False, eq=False)
class Use(Event):
    """A card, ability or dice power being used by `player`. `text` is the card whose text it is (an alteration may
    grant it to `card`); `way` and `index` select the part of the text.

    What a text causes waits here until the text is done: damage in `packets`, the player who may have left units
    without life in `settle_by`, events that may be answered in `later`.
    """

    text: int
    way: int
    index: int
    number: int
    targets: tuple[int, ...]
    packets: tuple[Damage, ...]
    summoned: int
    extra: bool
    cancelled: bool
    settle_by: int
    later: tuple[Event, ...]

    def __init__(
        self,
        card: int,
        player: int,
        text: int,
        way: int,
        index: int,
        number: int = 0,
        targets: tuple[int, ...] = (),
        packets: tuple[Damage, ...] = (),
        summoned: int = NO_CARD,
        extra: bool = False,
        cancelled: bool = False,
        settle_by: int = SETTLED,
        later: tuple[Event, ...] = (),
    ) -> None:
        self.card = card
        self.player = player
        self.text = text
        self.way = way
        self.index = index
        self.number = number
        self.targets = targets
        self.packets = packets
        self.summoned = summoned
        self.extra = extra
        self.cancelled = cancelled
        self.settle_by = settle_by
        self.later = later

    def copy(self) -> Use:
        """A copy to be modified and then put in place of this one."""
        return Use(
            self.card,
            self.player,
            self.text,
            self.way,
            self.index,
            self.number,
            self.targets,
            self.packets,
            self.summoned,
            self.extra,
            self.cancelled,
            self.settle_by,
            self.later,
        )

    def without(self, card: int) -> Use:
        hurt = any([packet.card == card for packet in self.packets])
        if not hurt and not self.later and card not in self.targets and card != self.summoned:
            return self
        use = self.copy()
        use.targets = tuple([GONE if target == card else target for target in self.targets])
        use.packets = tuple([packet.without(card) for packet in self.packets])
        use.summoned = GONE if card == self.summoned else self.summoned
        use.later = tuple([event.without(card) for event in self.later])
        return use

    def dealing(self, packet: Damage) -> Use:
        """A copy with damage to be dealt when the text is done (rule D4)."""
        use = self.copy()
        use.packets = (*self.packets, packet)
        return use

    def unsettled(self, by: int) -> Use:
        """A copy noting that player `by` changed something that may leave units without life when the text is done."""
        use = self.copy()
        use.settle_by = by
        return use

    def announcing(self, event: Event) -> Use:
        """A copy with an event that may be answered when the text and its damage are done."""
        use = self.copy()
        use.later = (*self.later, event)
        return use

    def summoning(self, card: int) -> Use:
        """A copy with a card that this text has put into play."""
        use = self.copy()
        use.summoned = card
        return use


@dataclass(init=False, eq=False)
class Turning(Event):
    """Dice being turned: how many may still be turned, the kinds last chosen and turned to, and the die now chosen."""

    left: int
    last: int
    turned: tuple[int, ...]
    held: int

    def __init__(
        self, card: int, player: int, left: int, last: int = 0, turned: tuple[int, ...] = (), held: int = -1
    ) -> None:
        self.card = card
        self.player = player
        self.left = left
        self.last = last
        self.turned = turned
        self.held = held

    def without(self, card: int) -> Turning:
        return self


@dataclass(init=False, eq=False)
class Meditation(Event):
    """Cards discarded so far in a meditation, and how many of them came from the draw pile."""

    cards: int
    from_pile: int

    def __init__(self, card: int, player: int, cards: int = 0, from_pile: int = 0) -> None:
        self.card = card
        self.player = player
        self.cards = cards
        self.from_pile = from_pile

    def without(self, card: int) -> Meditation:
        return self


@dataclass(init=False, eq=False)
class Attack(Word):
    """The attack in progress. Attackers, their blockers and the split of a counter are parallel lists; cards that left
    are GONE.

    `fighting` is the attacker whose battle is being fought, `countering` the unit that counters.
    """

    player: int
    on_unit: bool
    attackers: tuple[int, ...]
    blockers: tuple[int, ...]
    defender: int
    target: int
    fighting: int
    countering: int
    split: tuple[int, ...]
    step: int

    def __init__(
        self,
        player: int,
        on_unit: bool,
        attackers: tuple[int, ...] = (),
        blockers: tuple[int, ...] = (),
        defender: int = NOBODY,
        target: int = NO_CARD,
        fighting: int = NO_CARD,
        countering: int = NO_CARD,
        split: tuple[int, ...] = (),
        step: int = 1,
    ) -> None:
        self.player = player
        self.on_unit = on_unit
        self.attackers = attackers
        self.blockers = blockers
        self.defender = defender
        self.target = target
        self.fighting = fighting
        self.countering = countering
        self.split = split
        self.step = step

    def copy(self) -> Attack:
        """A copy to be modified and then put in place of this one."""
        return Attack(
            self.player,
            self.on_unit,
            self.attackers,
            self.blockers,
            self.defender,
            self.target,
            self.fighting,
            self.countering,
            self.split,
            self.step,
        )

    def without(self, card: int) -> Attack:
        """The same attack after `card` has left play."""
        if not (card in self.attackers or card in self.blockers or card in (self.target, self.countering)):
            return self
        left = self.copy()
        left.attackers = tuple([GONE if attacker == card else attacker for attacker in self.attackers])
        left.blockers = tuple([GONE if blocker == card else blocker for blocker in self.blockers])
        left.target = GONE if self.target == card else self.target
        left.fighting = GONE if self.fighting == card else self.fighting
        left.countering = GONE if self.countering == card else self.countering
        return left

    def fighters(self) -> list[int]:
        """The attackers of the current battle that are still in play."""
        if self.on_unit:
            return [unit for unit in self.attackers if unit >= 0]
        return [self.fighting] if self.fighting >= 0 else []
