"""The abilities of constructs in play."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ascension.card import FOR_GOOD, ONCE, Ability
from deckhall.games.ascension.state import AscensionEffect


@dataclass(frozen=True)
class OncePerTurn(Ability):
    """Once during each of your turns you may do this, paying `runes` if it has a cost, and only if `when` is fulfilled.

    `when` is "" (always), "lifebound_hero_played" or "mechana_construct_played": by you, this turn (rules 10-12).
    """

    do: AscensionEffect
    runes: int = 0
    when: str = ""

    def use(self) -> str:
        return ONCE

    def worth(self) -> float:
        chance = 0.25 if self.when else 1.0
        return max(0.0, chance * self.do.worth() - 0.77 * self.runes)


@dataclass(frozen=True)
class FirstTime(Ability):
    """The first time in each of your turns that you play a hero of the faction or defeat a monster of the row, do this.

    `event` is "play" or "defeat". If the first time came before this construct entered play, nothing happens this turn.
    """

    event: str
    do: AscensionEffect
    faction: str = ""

    def worth(self) -> float:
        return 0.55 * self.do.worth()


@dataclass(frozen=True)
class OnceWhen(Ability):
    """Once during each of your turns, when a Mechana construct (even this one) enters play under your control, do
    this."""

    do: AscensionEffect

    def use(self) -> str:
        return ONCE

    def worth(self) -> float:
        return 0.2 * self.do.worth()


@dataclass(frozen=True)
class RedirectAcquired(Ability):
    """Once during each of your turns, when you acquire a Mechana construct, you may put it into `to` instead."""

    to: str

    def use(self) -> str:
        return ONCE

    def worth(self) -> float:
        return 0.1


@dataclass(frozen=True)
class BanishThis(Ability):
    """During your turn you may banish this construct from play; if you do, do this (rule 30)."""

    do: AscensionEffect

    def use(self) -> str:
        return FOR_GOOD

    def worth(self) -> float:
        return 0.1 * self.do.worth()  # once per game
