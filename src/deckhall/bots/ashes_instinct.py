"""What an experienced player of Ashes does without thinking: a quick answer to every question, for playouts."""

from __future__ import annotations

from typing import Final

from deckhall.bots import ashes_aims as aims
from deckhall.bots.ashes_battle import (
    best_block,
    counter_gain,
    duel,
    left_of,
    plan_raid,
    plan_storm,
    ready_units,
    scratch,
)
from deckhall.bots.ashes_draft import PROMPTS, weigh_before_play
from deckhall.bots.ashes_worth import Worth
from deckhall.games.ashes.dice import PayDice, cheapest_payment
from deckhall.games.ashes.events import Damage, Meditation, Turning, Use
from deckhall.games.ashes.sheet import Price
from deckhall.games.ashes.state import Ashes
from deckhall.games.ashes.terms import (
    ALLY,
    DYING,
    FACES,
    KIND_NAMES,
    KINDS,
    OPPOSING,
    TARGET,
    UNIT,
    UNIT_OR_BARE_PHOENIXBORN,
    UNIT_OR_PHOENIXBORN,
)
from deckhall.games.ashes.uses import ACTIVATE, PLAY, TRIGGER
from deckhall.games.ashes.values import attack, has_page, is_ready, is_shielded, is_spell, opponents
from deckhall.kernel.options import NO_AMOUNT, Option
from deckhall.kernel.state import Decision

ENOUGH: Final = 0.05  # what an action must bring at least
HOSTILE_ALTERATIONS: Final = ("fade_away", "reflections_in_the_water")
CHEAP_DIE: Final = 0.3  # a die that is not used in this round is lost


class Wish:
    """Something that could be paid for if some dice were turned: from which kinds to which."""

    __slots__ = ("gain", "turns")

    def __init__(self, gain: float, turns: list[tuple[int, int]]) -> None:
        self.gain: Final = gain
        self.turns: Final = turns


class Instinct:
    """Answers by rules of thumb and the worth of cards."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth

    def answer(self, state: Ashes) -> Option:
        """The option to take, for whoever must decide."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        self.worth.traits_of(state)
        prompt, player = decision.prompt, decision.player
        if prompt == "pay":
            return self.pay(state, decision)
        scores = self.scores(state, decision, player, prompt, options)
        best = 0
        for index in range(1, len(scores)):
            if scores[index] > scores[best]:
                best = index
        return options[best]

    def scores(
        self, state: Ashes, decision: Decision, player: int, prompt: str, options: list[Option]
    ) -> list[float]:
        """What each option brings, roughly."""
        if prompt == "turn":
            return [self.act(state, player, option) for option in options]
        if prompt in ("attackers", "attacked", "block", "guard", "counter", "split", "battle"):
            return self.fight(state, player, prompt, options)
        if prompt == "target" or prompt == "player":
            return [self.aim(state, player, option.card) for option in options]
        if prompt in PROMPTS:
            return weigh_before_play(state, self.worth, player, prompt, options)
        if prompt in (
            "meditate",
            "turn_die",
            "face",
            "exhaust_dice",
            "reroll_die",
            "ready_die",
            "exhaust_die",
        ):
            return self.dice(state, player, prompt, options)
        if prompt == "pay":
            chosen = self.pay(state, decision)
            return [1.0 if option == chosen else -self.face_of(option) for option in options]
        return [self.other(state, player, prompt, option) for option in options]

    def face_of(self, option: Option) -> float:
        return self.worth.faces[KIND_NAMES.index(option.what) // 4]

    def pay(self, state: Ashes, decision: Decision) -> Option:
        """The die to pay with: what keeps power faces, then class faces, then scarce magics."""
        task = decision.task
        effect = task.effect
        assert isinstance(effect, PayDice)
        kinds = cheapest_payment(state, decision.player, effect.demands, task.amount // 16)
        for option in decision.options:
            if option.what == KIND_NAMES[kinds[0]]:
                return option
        return decision.options[0]

    # -- a turn ------------------------------------------------------------

    def act(self, state: Ashes, player: int, option: Option) -> float:
        """What an action of one's turn brings."""
        worth = self.worth
        verb = option.verb
        if verb == "play":
            sheet = state.sheets[option.card]
            gain = worth.play_gain(state, player, option.card)
            if sheet.on_play is not None:
                gain = self.effect(state, player, option.card, PLAY, 0, gain + worth.traits[option.card].hand)
                gain -= worth.traits[option.card].hand
            elif sheet.is_alteration:
                gain = self.alteration(state, player, option.card)
            return gain - CHEAP_DIE * sheet.price.total
        if verb == "activate":
            index = 0 if option.amount == NO_AMOUNT else option.amount
            activation = state.sheets[option.card].activations[index]
            gain = worth.use_gain(state, player, option.card, index)
            gain = self.effect(state, player, option.card, ACTIVATE, index, gain)
            return gain - CHEAP_DIE * activation.prices[0].total - 0.3 * activation.cost.discard
        if verb == "attack_phoenixborn":
            return plan_storm(state, worth, player).gain
        if verb == "attack_unit":
            return plan_raid(state, worth, player).gain
        if verb == "meditate":
            return self.wish(state, player, 3, True).gain - 0.3
        if verb == "use":
            index = 0 if option.amount == NO_AMOUNT else option.amount
            if state.sheets[option.card].activations[index].ability.needs_status:
                return 0.0
            return self.effect(state, player, option.card, ACTIVATE, index, 0.0) - 0.2
        return ENOUGH

    def effect(self, state: Ashes, player: int, card: int, way: int, index: int, usual: float) -> float:
        """What a text brings now that it looks for a target; `usual` where that cannot be told."""
        sheet = state.sheets[card]
        do, number = aims.texts(sheet, way, index)
        if sheet.id == "one_hundred_blades" or sheet.id == "mist_typhoon":
            gain = 0.7 if state.draw_piles[player] else 0.0
            for seat in opponents(state, player):
                for unit in state.battlefields[seat]:
                    gain += self.hurting(state, player, unit, 1)
            if sheet.id == "one_hundred_blades":
                gain += max([self.worth.hurt(state, seat, 1) for seat in opponents(state, player)])
            return gain
        intent = aims.intent_of(do, number, TARGET)
        if intent.kind == aims.NOTHING or sheet.summons:
            if aims.is_about_dice(do):
                return usual + max(0.0, self.wish(state, player, 2, False).gain)
            return usual
        if way == PLAY:
            on_play = sheet.on_play
            assert on_play is not None
            targets = on_play.targets
        elif way == ACTIVATE:
            targets = sheet.activations[index].ability.targets
        else:
            targets = sheet.triggers[index].targets
        if not targets:
            return usual
        spell = is_spell(state, card) or way == PLAY
        best = -1.0
        for target in self.in_reach(state, player, targets[0].kind, targets[0].whose, spell):
            best = max(best, self.doing(state, player, intent, target))
        return best

    def in_reach(self, state: Ashes, player: int, kind: str, whose: str, spell: bool) -> list[int]:
        """What could be aimed at, roughly."""
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
        """What attaching an alteration to the best unit brings."""
        trait = self.worth.traits[card]
        hostile = trait.sheet.id in HOSTILE_ALTERATIONS
        best = -1.0
        for seat in range(len(state.alive)):
            if (seat == player) == hostile:
                continue
            for unit in state.battlefields[seat]:
                best = max(best, self.attaching(state, player, card, unit))
        return best - trait.hand

    def attaching(self, state: Ashes, player: int, card: int, unit: int) -> float:
        """What attaching an alteration to this unit brings."""
        trait = self.worth.traits[card]
        if trait.sheet.id in HOSTILE_ALTERATIONS:
            share = 0.8 if trait.sheet.id == "fade_away" else 0.4
            gain = share * self.worth.unit_worth(state, unit)
            return gain if state.holder[unit] != player else -gain
        gain = trait.uses[0] + (0.3 if is_ready(state, unit) else -0.3) + 0.1 * left_of(state, unit)
        return gain if state.holder[unit] == player else -gain

    # -- what is aimed at something ------------------------------------------------------------

    def hurting(self, state: Ashes, player: int, card: int, amount: int) -> float:
        """What damage to a card brings `player`."""
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
        """What it brings `player` to do this to a card."""
        kind = intent.kind
        amount = aims.how_much(state, intent, player)
        if kind == aims.HURT:
            return self.hurting(state, player, card, amount)
        mine = (state.player_of(card) if state.is_phoenixborn(card) else state.holder[card]) == player
        if kind == aims.REMOVE:
            gain = self.worth.unit_worth(state, card) - self.worth.traits[card].hand
            return -gain if mine else gain
        if kind == aims.TIRE:
            if state.sheets[card].is_ready_spell:
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

    def aim(self, state: Ashes, player: int, card: int) -> float:
        """What choosing this target brings, for what is being used."""
        use = state.events[-1]
        if not isinstance(use, Use):
            return 0.0
        do, number = aims.texts(
            state.sheets[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
        )
        intent = aims.intent_of(do, number, aims.target_name(len(use.targets)))
        if intent.kind == aims.NOTHING:
            if state.is_phoenixborn(card):
                seat = state.player_of(card)
                return -1.0 if seat == player else 0.05 * len(state.hands[seat])
            return 0.0 if state.holder[card] == player else 0.5
        return self.doing(state, player, intent, card)

    # -- battles ------------------------------------------------------------

    def fight(self, state: Ashes, player: int, prompt: str, options: list[Option]) -> list[float]:
        worth = self.worth
        now = state.attack
        assert now is not None
        if prompt == "attackers":
            plan = plan_raid(state, worth, player) if now.on_unit else plan_storm(state, worth, player)
            scores = []
            for option in options:
                if option.verb == "done":
                    scores.append(0.5)
                else:
                    scores.append(1.0 if option.card in plan.attackers else 0.01 * attack(state, option.card))
            return scores
        if prompt == "block":
            return self.block(state, player, options)
        if prompt == "counter":
            attackers = [unit for unit in now.attackers if unit >= 0] if now.on_unit else [now.now]
            unit = options[0].card
            strength = sum([attack(state, attacker) for attacker in attackers])
            plain = -scratch(state, worth, unit, strength)
            countering = counter_gain(state, worth, attackers, unit)
            return [countering if option.verb == "counter" else plain for option in options]
        if prompt == "guard":
            attackers = [unit for unit in now.attackers if unit >= 0]
            strength = sum([attack(state, attacker) for attacker in attackers])
            scores = []
            for option in options:
                if option.verb == "pass":
                    scores.append(-duel(state, worth, attackers, now.target, strength))
                elif state.is_phoenixborn(option.card):
                    scores.append(-worth.hurt(state, player, strength))
                else:
                    scores.append(-duel(state, worth, attackers, option.card, strength))
            return scores
        if prompt == "split":
            unit = options[0].card
            needed = left_of(state, unit)
            prize = worth.unit_worth(state, unit)
            return [
                (prize if option.amount >= needed else 0.0) - 0.05 * max(0, option.amount - needed)
                for option in options
            ]
        if prompt == "attacked":
            attackers = [unit for unit in now.attackers if unit >= 0]
            strength = sum([attack(state, attacker) for attacker in attackers])
            if now.on_unit:
                return [duel(state, worth, attackers, option.card, strength) for option in options]
            scores = []
            for option in options:
                seat = state.player_of(option.card)
                blocked = 0.3 * len(ready_units(state, seat))
                scores.append(
                    worth.hurt(state, seat, strength) - blocked - 0.1 * worth.life_left(state, seat)
                )
            return scores
        return [0.0 if option.card < 0 else 0.1 * attack(state, option.card) for option in options]

    def block(self, state: Ashes, player: int, options: list[Option]) -> list[float]:
        worth = self.worth
        now = state.attack
        assert now is not None
        attacker = options[0].target
        through = 0
        for index in range(len(now.attackers)):
            if now.attackers[index] >= 0 and now.blockers[index] < 0:
                through += attack(state, now.attackers[index])
        left = worth.life_left(state, player)
        strength = attack(state, attacker)
        saved = worth.life_worth(left - through + strength) - worth.life_worth(left - through)
        free = [option.card for option in options if option.verb == "block"]
        blocker, gain = best_block(state, worth, attacker, free, saved)
        scores = []
        for option in options:
            if option.verb == "pass":
                scores.append(0.0)
            else:
                scores.append(gain if option.card == blocker else -0.1)
        return scores

    # -- dice and meditation ------------------------------------------------------------

    def wish(self, state: Ashes, player: int, most: int, meditating: bool) -> Wish:
        """The best thing that turning at most so many dice would make possible."""
        worth = self.worth
        base = player * KINDS
        pool = state.active_dice[base : base + KINDS]
        total = sum(pool)
        best = Wish(0.0, [])
        if total == 0:
            return best
        price_of_turning = 0.4 if meditating else 0.05
        main = not state.main_done
        for card in state.hands[player]:
            sheet = state.sheets[card]
            if sheet.is_reaction or sheet.price.total > total or not sheet.price.needs:
                continue
            if sheet.type == ALLY:
                if len(state.battlefields[player]) >= state.sheets[state.phoenixborn[player]].battlefield:
                    continue
            elif sheet.is_ready_spell and not has_page(state, player, card):
                continue
            gain = worth.play_gain(state, player, card)
            if sheet.on_play is not None:
                gain = self._certain(state, player, card, gain)
            best = self._better(pool, sheet.price, gain, most, price_of_turning, best)
        for card in state.spellboards[player]:
            if state.exhaustion[card]:
                continue
            for activation in state.sheets[card].activations:
                if activation.focus or not activation.prices[0].needs or activation.prices[0].total > total:
                    continue
                gain = worth.use_gain(state, player, card, activation.index)
                best = self._better(pool, activation.prices[0], gain, most, price_of_turning, best)
        return best if main or best.gain <= 0 else Wish(0.9 * best.gain, best.turns)

    def _certain(self, state: Ashes, player: int, card: int, gain: float) -> float:
        """What a spell would bring, when it is known what it does; spells about dice are not worth turning dice for."""
        sheet = state.sheets[card]
        assert sheet.on_play is not None
        if aims.is_about_dice(sheet.on_play.do):
            return 0.0
        hand = self.worth.traits[card].hand
        return self.effect(state, player, card, PLAY, 0, gain + hand) - hand

    def _better(
        self, pool: list[int], price: Price, gain: float, most: int, price_of_turning: float, best: Wish
    ) -> Wish:
        """The wish for what costs this, if it is better than the best so far."""
        turns: list[tuple[int, int]] = []
        for magic, powers, classes in price.needs:
            basic, middle, top = pool[magic], pool[4 + magic], pool[8 + magic]
            missing = powers - top
            if missing > 0:
                by_basic = min(missing, basic)
                by_middle = missing - by_basic
                if by_middle > middle:
                    return best
                turns.extend([(magic, 8 + magic)] * by_basic)
                turns.extend([(4 + magic, 8 + magic)] * by_middle)
                basic -= by_basic
                middle -= by_middle
                top = powers
            missing = classes - (top - powers) - middle
            if missing > 0:
                if missing > basic:
                    return best
                turns.extend([(magic, 4 + magic)] * missing)
        if not turns or len(turns) > most:
            return best
        net = gain - CHEAP_DIE * price.total - price_of_turning * len(turns)
        return Wish(net, turns) if net > best.gain else best

    def dice(self, state: Ashes, player: int, prompt: str, options: list[Option]) -> list[float]:
        if prompt == "meditate":
            event = state.events[-1]
            assert isinstance(event, Meditation)
            wish = self.wish(state, player, max(3, event.cards), True)
            enough = event.cards >= max(1, len(wish.turns))
            return [
                (2.0 if enough else -2.0) if option.verb == "done" else -self.giving_up(state, player, option)
                for option in options
            ]
        if prompt == "turn_die":
            turning = state.events[-1]
            assert isinstance(turning, Turning)
            wish = self.wish(state, player, turning.left, False)
            scores = []
            for option in options:
                if option.verb == "done":
                    scores.append(0.1)
                    continue
                kind = KIND_NAMES.index(option.what)
                if any([turn[0] == kind for turn in wish.turns]):
                    scores.append(1.0)
                else:
                    scores.append(0.3 - 0.05 * kind if not wish.turns and kind < 8 else -0.1 * kind)
            return scores
        if prompt == "face":
            turning = state.events[-1]
            wanted = 2
            if isinstance(turning, Turning) and turning.held >= 0:
                for turn in self.wish(state, player, turning.left + 1, False).turns:
                    if turn[0] == turning.held:
                        wanted = turn[1] // 4
                        break
            return [
                1.0 if FACES[wanted] == option.what else 0.1 * FACES.index(option.what) for option in options
            ]
        if prompt == "exhaust_dice":
            return [
                0.0 if option.verb == "done" else 1.0 if KIND_NAMES.index(option.what) < 4 else -1.0
                for option in options
            ]
        if prompt == "exhaust_die":
            scores = []
            for option in options:
                value = self.face_of(option)
                scores.append(value if state.player_of(option.card) != player else -value)
            return scores
        scores = []  # a die of the exhausted pool
        for option in options:
            number = 0
            for kind in range(KINDS):
                if KIND_NAMES[kind].startswith(option.what):
                    number += state.active_dice[player * KINDS + kind]
            scores.append(-0.1 * number)
        return scores

    def giving_up(self, state: Ashes, player: int, option: Option) -> float:
        """What discarding a card costs, from hand, draw pile or spellboard."""
        if option.card < 0:
            left = len(state.draw_piles[player])
            return 0.3 if left > 10 else 0.5 if left > 5 else 0.9
        if option.card in state.hands[player]:
            return self.holding(state, player, option.card)
        trait = self.worth.traits[option.card]
        return trait.board * self.worth.stage(state) * (0.7 if state.exhaustion[option.card] else 1.0) + 0.2

    def holding(self, state: Ashes, player: int, card: int) -> float:
        """What a card in hand is worth now: less when there is no room for it or a copy lies on the table."""
        trait = self.worth.traits[card]
        sheet = trait.sheet
        if sheet.is_ready_spell:
            if not has_page(state, player, card):
                return 0.1
            for other in state.spellboards[player]:
                if state.sheets[other] is sheet:
                    return 0.5 * trait.hand
        copies = 0
        for other in state.hands[player]:
            if state.sheets[other] is sheet:
                copies += 1
        return trait.hand * (0.85 if copies > 1 else 1.0)

    # -- everything else ------------------------------------------------------------

    def other(self, state: Ashes, player: int, prompt: str, option: Option) -> float:
        worth = self.worth
        verb, card = option.verb, option.card
        if verb == "use" or verb == "react":
            return self.reaction(state, player, option)
        if verb == "pass" or verb == "done" or verb == "no":
            return ENOUGH
        if prompt == "prepare_discard":
            spare = len(state.draw_piles[player]) > 8
            return 0.35 - self.holding(state, player, card) if spare else -1.0
        if verb == "yes":
            return self.agree(state, player, prompt)
        if verb == "discard":
            return -self.holding(state, player, card)
        if prompt == "take_ally" or prompt == "search":
            return worth.traits[card].hand + 0.1 * worth.traits[card].board
        if verb == "draw":
            return 0.1 * option.amount if len(state.draw_piles[player]) > 3 else -0.1 * option.amount
        if verb == "summon":
            return float(option.amount)
        if verb == "prevent":
            return self.prevent(state, option.amount)
        if verb == "remove":
            return -float(option.amount)
        if prompt == "heal":
            return 1.0 if state.is_phoenixborn(card) else 0.5
        if verb == "respark":
            return 0.4
        if prompt == "attach":
            return self.attaching(state, player, state.played[-1] if state.played else card, card)
        if prompt == "copy":
            return float(attack(state, card))
        if prompt == "seal":
            return worth.traits[card].board
        if prompt == "your_unit":
            return -worth.unit_worth(state, card)
        if prompt == "order":
            return self.first_of_all(state, player, card)
        if prompt == "take_token" or prompt == "give_token":
            mine = state.holder[card] == player
            return 0.5 if mine == (option.what != "status") else 0.0
        return 0.0

    def first_of_all(self, state: Ashes, player: int, card: int) -> float:
        """Opponents' Phoenixborn first: that may end the game; one's own last."""
        if card >= 0 and state.is_phoenixborn(card):
            return -1.0 if state.player_of(card) == player else 1.0
        return 0.0

    def prevent(self, state: Ashes, amount: int) -> float:
        """As many tokens as it takes to save the unit, and no more."""
        packet = state.events[-2] if len(state.events) > 1 else state.events[-1]
        if not isinstance(packet, Damage):
            return 0.0
        needed = packet.amount - left_of(state, packet.card) + 1
        return 1.0 if amount == max(1, needed) else -0.1 * amount

    def agree(self, state: Ashes, player: int, prompt: str) -> float:
        """Whether to do what one may do."""
        use = state.events[-1] if state.events else None
        if prompt == "instead":
            return 0.0
        if isinstance(use, Use) and use.targets and prompt == "may":
            do, number = aims.texts(
                state.sheets[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
            )
            last = len(use.targets) - 1
            target = use.targets[last]
            intent = aims.intent_of(do, number, aims.target_name(last))
            if (
                target >= 0
                and intent.kind in (aims.HURT, aims.TIRE, aims.REMOVE)
                and not state.is_phoenixborn(target)
            ):
                if state.sheets[use.text].id == "cut_the_strings":
                    return 1.0 if state.holder[target] != player else -1.0
                return self.doing(state, player, intent, target)
        return 0.6

    def reaction(self, state: Ashes, player: int, option: Option) -> float:
        """What using a trigger or a reaction spell brings, dice and card included."""
        worth = self.worth
        text = option.card if option.target < 0 else option.target
        sheet = state.sheets[text]
        index = 0 if option.amount == NO_AMOUNT else option.amount
        if not sheet.triggers:
            return self.act(state, player, option)
        if index >= len(sheet.triggers):
            return 0.0
        trigger = sheet.triggers[index]
        event = state.events[-1] if state.events else None
        if option.verb == "react":
            cost = 0.35 * sheet.price.total + worth.traits[option.card].hand
        else:
            cost = 0.35 * sheet.trigger_prices[index].total + (0.1 if trigger.cost.exhaust else 0.0)
        name = sheet.id
        gain = 0.5
        if name == "redirect" and isinstance(event, Damage):
            units = state.battlefields[player]
            losses = [scratch(state, worth, unit, event.amount) for unit in units]
            gain = worth.hurt(state, player, event.amount) - min(losses) if losses else 0.0
        elif name == "protect" and isinstance(event, Damage):
            short = event.amount - left_of(state, event.card)
            gain = 0.0
            if 0 <= short < state.status[text]:
                gain = worth.unit_worth(state, event.card) - 0.7 * (short + 1)
        elif name == "golden_veil":
            gain = self.veil(state, player)
        elif name == "summon_sleeping_widows":
            room = state.sheets[state.phoenixborn[player]].battlefield - len(state.battlefields[player])
            gain = 1.6 * min(2, room)
        elif name == "living_doll" and isinstance(event, Damage):
            intent = aims.Intent(aims.HURT, min(event.amount, state.sheets[text].life))
            gain = self.best_aim(state, player, intent, UNIT_OR_PHOENIXBORN, "")
        elif name == "blood_archer":
            now = state.attack
            gain = -1.0
            if now is not None and option.card in now.attackers and left_of(state, option.card) > 2:
                gain = 0.4 if now.on_unit else 0.7
        elif name == "blue_jaguar" and event is not None and event.card >= 0:
            gain = worth.tiring(state, event.card)
        elif name == "jessa_na_ni" and event is not None:
            gain = worth.hurt(state, event.player, 1)
        elif name == "leech_warrior":
            gain = 0.6
        elif name == "maeoni_viper" or name == "empower":
            now = state.attack
            gain = (
                (1.1 if name == "maeoni_viper" else 0.7) if now is not None and now.player == player else 0.0
            )
        elif trigger.targets:
            do, number = trigger.do, trigger.number
            intent = aims.intent_of(do, number, TARGET)
            if intent.kind != aims.NOTHING:
                gain = self.best_aim(state, player, intent, trigger.targets[0].kind, trigger.targets[0].whose)
        return gain - cost

    def best_aim(self, state: Ashes, player: int, intent: aims.Intent, kind: str, whose: str) -> float:
        best = 0.0
        for card in self.in_reach(state, player, kind, whose, False):
            best = max(best, self.doing(state, player, intent, card))
        return best

    def veil(self, state: Ashes, player: int) -> float:
        """What cancelling an opponent's use saves."""
        use = state.events[-1]
        if not isinstance(use, Use):
            return 0.0
        do, number = aims.texts(
            state.sheets[use.text], use.way if use.way <= ACTIVATE else TRIGGER, use.index
        )
        saved = 0.0
        for place in range(len(use.targets)):
            card = use.targets[place]
            if card < 0 or state.is_phoenixborn(card) or place > 1:
                continue
            intent = aims.intent_of(do, number, aims.target_name(place))
            if (
                intent.kind != aims.NOTHING
                and state.sheets[card].is_ready_spell == state.sheets[card].is_spell
            ):
                saved += self.doing(state, use.player, intent, card)
        return saved


def first_best(scores: list[float]) -> int:
    best = 0
    for index in range(1, len(scores)):
        if scores[index] > scores[best]:
            best = index
    return best
