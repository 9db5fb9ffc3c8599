"""What constructs do while they are in play."""

from __future__ import annotations

from dataclasses import dataclass

from deckhall.games.ascension.card import Ability
from deckhall.kernel.state import Effect


@dataclass(frozen=True)
class OncePerTurn(Ability):
    """Once during each of your turns you may do this, for `runes` if it costs any and only if `when` has come true.

    `when` is "" (always), "lifebound_hero_played" or "mechana_construct_played": this turn, by you (rules 10-12).
    """

    do: Effect
    runes: int = 0
    when: str = ""


@dataclass(frozen=True)
class FirstTime(Ability):
    """The first time in each of your turns that you play a hero of the faction, or defeat a row monster: do this.

    `event` is "play" or "defeat". Nothing happens when the first time was before this entered play.
    """

    event: str
    do: Effect
    faction: str = ""


@dataclass(frozen=True)
class OnceWhen(Ability):
    """Once during each of your turns, when a Mechana construct (this one too) enters play under your control: do it."""

    do: Effect


@dataclass(frozen=True)
class RedirectAcquired(Ability):
    """Once during each of your turns, when you acquire a Mechana construct, you may put it `to` somewhere better."""

    to: str


@dataclass(frozen=True)
class BanishThis(Ability):
    """During your turn you may banish this construct from play; if you do, do this (rule 30)."""

    do: Effect
