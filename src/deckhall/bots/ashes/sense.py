"""The worth of card texts of Ashes to the player who uses them, by target; and the worth of a card in hand."""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes import aims
from deckhall.bots.ashes.battle import left_of, scratch
from deckhall.bots.ashes.worth import Worth
from deckhall.games.ashes.table.events import Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack, has_page, is_ready, is_shielded, is_spell, opponents
from deckhall.games.ashes.terms import (
    DYING,
    OPPOSING,
    TARGET,
    UNIT,
    UNIT_OR_BARE_PHOENIXBORN,
    UNIT_OR_PHOENIXBORN,
)
from deckhall.games.ashes.timing.uses import ACTIVATE, PLAY, TRIGGER
from deckhall.kernel.options import Option
from deckhall.kernel.state import Effect


class Sense:
    """Estimates single gains from the worth of what they change."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth

    def effect(self, state: Ashes, player: int, card: int, way: int, index: int, usual: float) -> float:
        """The current gain from a text with its best target; `usual` if that is unknown."""
        definition = state.definitions[card]
        do, number = aims.texts(definition, way, index)
        sweep = aims.sweep(do, number)
        if sweep:
            return self.sweeping(state, player, do, number, sweep)
        intent = aims.intent_of(do, number, TARGET)
        if intent.kind == aims.NOTHING or definition.summons:
            return usual
        if way == PLAY:
            on_play = definition.on_play
            assert on_play is not None
            targets = on_play.targets
        elif way == ACTIVATE:
            targets = definition.activations[index].ability.targets
        else:
            targets = definition.triggers[index].targets
        if not targets:
            return usual
        spell = is_spell(state, card) or way == PLAY
        best = -1.0
        for target in self.in_reach(state, player, targets[0].kind, targets[0].whose, spell):
            best = max(best, self.doing(state, player, intent, target))
        return best

    def sweeping(self, state: Ashes, player: int, do: tuple[Effect, ...], number: int, amount: int) -> float:
        """The gain from a text that hurts every opposing unit, including its other effects."""
        gain = 0.7 if aims.draws(do) and state.draw_piles[player] else 0.0
        for seat in opponents(state, player):
            for unit in state.battlefields[seat]:
                gain += self.hurting(state, player, unit, amount)
        aimed = aims.intent_of(do, number, TARGET)
        if aimed.kind == aims.HURT:
            gain += max([self.worth.hurt(state, seat, aimed.amount) for seat in opponents(state, player)])
        return gain

    def in_reach(self, state: Ashes, player: int, kind: str, whose: str, spell: bool) -> list[int]:
        """What could be targeted, roughly."""
        found: list[int] = []
        for seat in range(len(state.alive)):
            if not state.alive[seat] or (
                whose and whose != "anybody" and (whose == OPPOSING) == (seat == player)
            ):
                continue
            if kind in (UNIT, UNIT_OR_PHOENIXBORN, UNIT_OR_BARE_PHOENIXBORN):
                for unit in state.battlefields[seat]:
                    if not state.marks[unit] & DYING and not is_shielded(state, unit, player, spell):
                        found.append(unit)
                if kind == UNIT_OR_PHOENIXBORN or (
                    kind == UNIT_OR_BARE_PHOENIXBORN and seat != player and not state.battlefields[seat]
                ):
                    found.append(state.phoenixborn[seat])
            elif kind == "ready_spell":
                found.extend(state.spellboards[seat])
            else:
                found.append(state.phoenixborn[seat])
        return found

    def alteration(self, state: Ashes, player: int, card: int) -> float:
        """The gain from attaching an alteration to the best unit."""
        trait = self.worth.traits[card]
        hostile = aims.harm(trait.definition) > 0.0
        best = -1.0
        for seat in range(len(state.alive)):
            if (seat == player) == hostile:
                continue
            for unit in state.battlefields[seat]:
                best = max(best, self.attaching(state, player, card, unit))
        return best - trait.hand

    def attaching(self, state: Ashes, player: int, card: int, unit: int) -> float:
        """The gain from attaching an alteration to this unit."""
        trait = self.worth.traits[card]
        share = aims.harm(trait.definition)
        if share > 0.0:
            gain = share * self.worth.unit_worth(state, unit)
            return gain if state.holder[unit] != player else -gain
        gain = trait.uses[0] + (0.3 if is_ready(state, unit) else -0.3) + 0.1 * left_of(state, unit)
        return gain if state.holder[unit] == player else -gain

    def hurting(self, state: Ashes, player: int, card: int, amount: int) -> float:
        """The gain of `player` from damage to a card."""
        if state.is_phoenixborn(card):
            seat = state.player_of(card)
            lost = self.worth.hurt(state, seat, amount)
        else:
            seat = state.holder[card]
            if amount >= left_of(state, card):
                lost = self.worth.unit_worth(state, card)
            else:
                lost = scratch(state, self.worth, card, 1) * amount * 0.7
        return lost if seat != player else -lost

    def doing(self, state: Ashes, player: int, intent: aims.Intent, card: int) -> float:
        """The gain of `player` from doing this to a card."""
        kind = intent.kind
        amount = aims.how_much(state, intent, player)
        if kind == aims.HURT:
            return self.hurting(state, player, card, amount)
        mine = (state.player_of(card) if state.is_phoenixborn(card) else state.holder[card]) == player
        if kind == aims.REMOVE:
            gain = self.worth.unit_worth(state, card) - self.worth.traits[card].hand
            return -gain if mine else gain
        if kind == aims.TIRE:
            if state.definitions[card].is_ready_spell:
                gain = 1.2 if not state.exhaustion[card] else 0.5
                gain *= 0.5 + 0.3 * self.worth.traits[card].board
            else:
                gain = self.worth.tiring(state, card) if is_ready(state, card) else 0.3
                gain += 0.5 * (amount - 1) * attack(state, card)
            return -gain if mine else gain
        if kind == aims.HELP:
            gain = 0.2 * amount
            if state.attack is not None and card in state.attack.attackers:
                gain = 0.6 * amount
            elif is_ready(state, card) and state.attack is None and not state.main_done:
                gain = 0.5 * amount
            return gain if mine else -gain
        if kind == aims.HEAL:
            gain = 0.7 * min(amount, state.wounds[card]) * (1.5 if state.is_phoenixborn(card) else 1.0)
            return gain if mine else -gain
        return 0.0 if mine else 0.3

    def best_aim(self, state: Ashes, player: int, intent: aims.Intent, kind: str, whose: str) -> float:
        best = 0.0
        for card in self.in_reach(state, player, kind, whose, False):
            best = max(best, self.doing(state, player, intent, card))
        return best

    def aim(self, state: Ashes, player: int, card: int) -> float:
        """The gain from choosing this target for what is being used."""
        use = state.events[-1]
        if not isinstance(use, Use):
            return 0.0
        do, number = aims.texts(
            state.definitions[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
        )
        intent = aims.intent_of(do, number, aims.target_name(len(use.targets)))
        if intent.kind == aims.NOTHING:
            if state.is_phoenixborn(card):
                seat = state.player_of(card)
                return -1.0 if seat == player else 0.05 * len(state.hands[seat])
            return 0.0 if state.holder[card] == player else 0.5
        return self.doing(state, player, intent, card)

    def giving_up(self, state: Ashes, player: int, option: Option) -> float:
        """The cost of discarding a card from hand, draw pile or spellboard."""
        if option.card < 0:
            left = len(state.draw_piles[player])
            return 0.3 if left > 10 else 0.5 if left > 5 else 0.9
        if option.card in state.hands[player]:
            return self.holding(state, player, option.card)
        trait = self.worth.traits[option.card]
        return trait.board * self.worth.stage(state) * (0.7 if state.exhaustion[option.card] else 1.0) + 0.2

    def holding(self, state: Ashes, player: int, card: int) -> float:
        """The current worth of a card in hand: less if there is no room for it or a copy is in play."""
        trait = self.worth.traits[card]
        definition = trait.definition
        if definition.is_ready_spell:
            if not has_page(state, player, card):
                return 0.1
            for other in state.spellboards[player]:
                if state.definitions[other] is definition:
                    return 0.5 * trait.hand
        copies = 0
        for other in state.hands[player]:
            if state.definitions[other] is definition:
                copies += 1
        return trait.hand * (0.85 if copies > 1 else 1.0)
