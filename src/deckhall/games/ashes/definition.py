"""Definitions: a printed card prepared for play, with everything that never changes precomputed."""

from __future__ import annotations

from typing import Final

from deckhall.games.ashes.card import (
    FREE,
    Activated,
    AttachOnlyTo,
    BecomeCopy,
    Card,
    Cost,
    Dice,
    Keyword,
    OnPlay,
    Respark,
    Suppress,
    Target,
    Triggered,
    XIs,
)
from deckhall.games.ashes.card_check import check_terms, summoned
from deckhall.games.ashes.terms import (
    ALTERATION_SPELL,
    ANY_DIE,
    CONJURATION,
    DISCARD_WHEN_EMPTY,
    FACES,
    MAGIC_GUARD,
    MAGICS,
    MOMENTS,
    REACTION_SPELL,
    READY_SPELL,
    REFERENCE,
    SPELL_GUARD,
    X,
)
from deckhall.kernel.state import Effect


class Price:
    """Dice to be paid: the demands in the order of payment (power, class, then any), and the requirement of each
    magic."""

    __slots__ = ("demands", "needs", "payment", "total")

    def __init__(self, dice: tuple[Dice, ...], cheaper: int = 0) -> None:
        powers, classes, any_dice = [0] * 4, [0] * 4, -cheaper
        for demand in dice:
            if demand.magic == "":
                any_dice += demand.count
            elif demand.face == "power":
                powers[MAGICS.index(demand.magic)] += demand.count
            else:
                classes[MAGICS.index(demand.magic)] += demand.count
        demands: list[int] = []
        for magic in range(4):
            demands.extend([FACES.index("power") * 4 + magic] * powers[magic])
        for magic in range(4):
            demands.extend([FACES.index("class") * 4 + magic] * classes[magic])
        demands.extend([ANY_DIE] * max(0, any_dice))
        self.demands: Final[tuple[int, ...]] = tuple(demands)
        self.needs: Final = [(m, powers[m], classes[m]) for m in range(4) if powers[m] or classes[m]]
        self.total: Final = len(demands)
        self.payment: Effect | None = None  # created on first use


class Activation:
    """One way to activate an ability: the ability with one of its costs."""

    __slots__ = ("ability", "cost", "focus", "index", "prices")

    def __init__(self, ability: Activated, index: int, cost: Cost, focus: int) -> None:
        self.ability: Final = ability
        self.index: Final = index
        self.cost: Final = cost
        self.focus: Final = focus  # the focus level it requires
        self.prices: Final = [Price(cost.dice, ability.cheaper * level) for level in range(3)]


class Definition:
    """A card as used by the rules."""

    def __init__(self, card: Card) -> None:
        check_terms(card)
        self.card: Final = card
        self.id: Final = card.id
        self.type: Final = card.type
        self.is_spell: Final = card.type.endswith("_spell")
        self.is_reference: Final = card.type == REFERENCE
        self.is_ready_spell: Final = card.type == READY_SPELL
        self.is_reaction: Final = card.type == REACTION_SPELL
        self.is_alteration: Final = card.type == ALTERATION_SPELL
        self.is_conjuration: Final = card.type == CONJURATION
        self.becomes_ally: Final = any([isinstance(ability, BecomeCopy) for ability in card.abilities])
        self.cost: Final = FREE if card.cost is None else card.cost
        self.price: Final = Price(self.cost.dice)
        self.attack: Final = max(0, card.attack)
        self.life: Final = max(0, card.life)
        self.recover: Final = card.recover
        self.x_attack: Final = card.attack == X
        self.x_life: Final = card.life == X
        self.battlefield: Final = card.battlefield
        self.spellbook: Final = card.spellbook
        self.on_play: OnPlay | None = None
        self.activations: Final[list[Activation]] = []
        self.triggers: Final[list[Triggered]] = []
        self.trigger_prices: Final[list[Price]] = []
        self.keywords: Final[dict[str, Keyword]] = {}
        self.respark: Price | None = None
        self.suppresses: Suppress | None = None
        self.attach_only_to: AttachOnlyTo | None = None
        self.x_copies_of = ""
        self.mask = 0  # the moments at which this card has something to do, one bit each
        self.forced_mask = 0  # the moments at which it must
        for ability in card.abilities:
            if isinstance(ability, OnPlay):
                self.on_play = ability
            elif isinstance(ability, Activated):
                index = len(self.activations)
                self.activations.append(Activation(ability, index, ability.cost, 0))
                if ability.instead is not None:
                    self.activations.append(
                        Activation(ability, index + 1, ability.instead, ability.instead_from)
                    )
            elif isinstance(ability, Triggered):
                self.triggers.append(ability)
                self.trigger_prices.append(Price(ability.cost.dice))
                for moment in ability.when:
                    self.mask |= 1 << MOMENTS.index(moment)
                    if not ability.optional:
                        self.forced_mask |= 1 << MOMENTS.index(moment)
            elif isinstance(ability, Respark):
                self.respark = Price(ability.cost.dice)
            elif isinstance(ability, Suppress):
                self.suppresses = ability
            elif isinstance(ability, AttachOnlyTo):
                self.attach_only_to = ability
            elif isinstance(ability, XIs):
                self.x_copies_of = ability.copies_of
            elif isinstance(ability, Keyword):
                self.keywords[ability.name] = ability
        self.is_guarded: Final = SPELL_GUARD in self.keywords or MAGIC_GUARD in self.keywords
        self.discards_when_empty: Final = DISCARD_WHEN_EMPTY in self.keywords
        self.summons: Final[tuple[str, ...]] = tuple(summoned(card))

    def targets_on_play(self) -> tuple[Target, ...]:
        """What must be chosen when this is played from hand."""
        return () if self.on_play is None else self.on_play.targets
