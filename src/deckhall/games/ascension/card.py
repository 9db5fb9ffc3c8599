"""What is printed on an Ascension card, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.kernel.state import Effect, Word

HERO: Final = "hero"
CONSTRUCT: Final = "construct"
MONSTER: Final = "monster"

ENLIGHTENED: Final = "enlightened"
LIFEBOUND: Final = "lifebound"
MECHANA: Final = "mechana"
VOID: Final = "void"
NO_FACTION: Final = "none"
FACTIONS: Final = (ENLIGHTENED, LIFEBOUND, MECHANA, VOID)

# Where a card can be obtained.
STARTER: Final = "starter"
ALWAYS_AVAILABLE: Final = "always_available"
CENTER: Final = "center"


# How an ability of a construct is used.
BY_ITSELF: Final = ""
ONCE: Final = "once"  # once per turn
FOR_GOOD: Final = "for_good"  # using it banishes the construct


@dataclass(frozen=True)
class Ability(Word):
    """Base of the abilities of a construct: those its player uses and those that trigger by themselves."""

    def use(self) -> str:
        """How it is used: ONCE, FOR_GOOD or BY_ITSELF."""
        return BY_ITSELF

    def worth(self) -> float:
        """A rough estimate of what it is worth per turn, in points of honor, for cards whose value no bot has
        learnt."""
        return 0.5


@dataclass(frozen=True)
class TreatAllAsMechana(Ability):
    """While this is in play, its controller may treat every construct as Mechana too."""

    def worth(self) -> float:
        return 0.1


@dataclass(frozen=True)
class Card(Word):
    """One card. `cost` is in runes (power for a monster), `copies` per player for a starter."""

    id: str
    type: str
    faction: str = NO_FACTION
    cost: int = 0
    honor: int = 0
    copies: int = 0
    zone: str = CENTER
    play: tuple[Effect, ...] = ()  # what playing a hero does
    reward: tuple[Effect, ...] = ()  # what defeating a monster gives
    abilities: tuple[Ability, ...] = ()  # of a construct
    banishable: bool = True  # whether effects may banish it from the center row

    @property
    def cost_in(self) -> str:
        return "power" if self.type == MONSTER else "runes"


def hero(
    card_id: str,
    faction: str,
    cost: int,
    honor: int,
    copies: int,
    *play: Effect,
    zone: str = CENTER,
) -> Card:
    return Card(card_id, HERO, faction, cost, honor, copies, zone, play=play)


def construct(card_id: str, faction: str, cost: int, honor: int, copies: int, *abilities: Ability) -> Card:
    return Card(card_id, CONSTRUCT, faction, cost, honor, copies, abilities=abilities)


def monster(
    card_id: str, cost: int, copies: int, *reward: Effect, zone: str = CENTER, banishable: bool = True
) -> Card:
    return Card(
        card_id,
        MONSTER,
        cost=cost,
        copies=copies,
        zone=zone,
        reward=reward,
        banishable=banishable,
    )
