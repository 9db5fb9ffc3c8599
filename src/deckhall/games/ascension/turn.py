"""The turn: everything a player can do in it, how it ends, the round, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ascension.abilities import BanishThis, OncePerTurn
from deckhall.games.ascension.card import CONSTRUCT, LIFEBOUND, MONSTER, Ability
from deckhall.games.ascension.effects import ACQUIRE, DEFEAT, Gain, acquire, defeat, play
from deckhall.games.ascension.state import (
    CONSTRUCTS,
    DISCARD,
    HAND,
    HAND_SIZE,
    PLAYED,
    ROW,
    SAMAEL,
    THE_VOID,
    Ascension,
    AscensionEffect,
    ability_key,
)
from deckhall.kernel.options import Option, Verb
from deckhall.kernel.state import Task

PLAY: Final = Verb("play")
GIVE: Final = Verb("give")
USE: Final = [Verb("use"), Verb("use_second")]
END: Final = Option("end")


def price(state: Ascension, card: int) -> int:
    """What a hero or construct costs now, in runes of any kind."""
    definition = state.cards[card]
    if state.discount and definition.type == CONSTRUCT:
        return max(0, definition.cost - state.discount)
    return definition.cost


def can_pay(state: Ascension, player: int, card: int, extra: int = 0) -> bool:
    """Whether the player can pay for a card plus `extra` unrestricted runes (rule 45)."""
    cost = price(state, card)
    if state.mechana_runes and state.is_mechana(player, card):
        cost = max(0, cost - state.mechana_runes)
    return cost + extra <= state.runes


def pay(state: Ascension, player: int, card: int, extra: int = 0) -> None:
    """Pay for a card: restricted runes first, because they buy nothing else."""
    cost = price(state, card)
    if state.mechana_runes and state.is_mechana(player, card):
        restricted = min(cost, state.mechana_runes)
        state.mechana_runes -= restricted
        cost -= restricted
    state.runes -= cost + extra


@dataclass(frozen=True)
class TakeTurn(AscensionEffect):
    """Offer everything the player can do now, again and again until they end the turn (rule 5)."""

    def resolve(self, state: Ascension, task: Task) -> None:
        player = task.player
        match = state.match
        cards, kinds = state.cards, match.kinds
        options: list[Option] = []
        hand = state.hands[player].copy()
        hand.sort()
        seen = 0
        for card in hand:
            bit = 1 << kinds[card]
            if not seen & bit:
                seen |= bit
                options.append(PLAY.on(card))
        if state.constructs[player]:
            self.offer_constructs(state, player, options)
        runes, power = state.runes, state.power
        plain = not (state.mechana_runes or state.discount)
        for card in state.row_choices():
            definition = cards[card]
            if definition.type == MONSTER:
                if definition.cost <= power:
                    options.append(DEFEAT.on(card))
            elif definition.cost <= runes or (not plain and can_pay(state, player, card)):
                options.append(ACQUIRE.on(card))
        if runes:
            offer_stack(state, state.mystics, options)
            offer_stack(state, state.infantry, options)
        if cards[match.cultist].cost <= power:
            options.append(DEFEAT.on(match.cultist))
        if match.teams:
            gifts = [option.card for option in options if option.verb == "acquire"]
            options.extend([GIVE.on(card) for card in gifts if can_pay(state, player, card, 1)])
        options.append(END)
        state.ask(task, "turn", options, always=True)

    def offer_constructs(self, state: Ascension, player: int, options: list[Option]) -> None:
        """Offer what the player's constructs can do now; equal ones, which have consecutive numbers, are offered
        once."""
        kinds = state.match.kinds
        offered = [-1, -1]  # for each verb, the kind of card it was last offered for
        for card in sorted(state.constructs[player]):
            abilities = state.cards[card].abilities
            for index in range(len(abilities)):
                if kinds[card] != offered[index] and can_use(state, card, index, abilities[index]):
                    offered[index] = kinds[card]
                    options.append(USE[index].on(card))

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        player, card, verb = task.player, option.card, option.verb
        if verb == "end":
            state.push(END_TURN, player)
            return
        state.push_again(task)
        if verb == "play":
            play(state, player, card)
        elif verb == "acquire":
            pay(state, player, card)
            acquire(state, player, card)
        elif verb == "defeat":
            state.power -= state.cards[card].cost
            defeat(state, player, card)
        elif verb == "use":
            use(state, player, card, 0)
        elif verb == "use_second":
            use(state, player, card, 1)
        else:
            give(state, player, card)


def can_use(state: Ascension, card: int, index: int, ability: Ability) -> bool:
    """Whether the player whose turn it is can use this ability of a construct in play now."""
    if isinstance(ability, OncePerTurn):
        if ability.runes > state.runes or (state.used and ability_key(card, index) in state.used):
            return False
        return not ability.when or has_come_true(state, ability.when)
    return isinstance(ability, BanishThis)


def offer_stack(state: Ascension, stack: list[int], options: list[Option]) -> None:
    """Offer the top card of an always-available stack if the player can pay for it."""
    if stack and state.cards[stack[-1]].cost <= state.runes:
        options.append(ACQUIRE.on(stack[-1]))


def has_come_true(state: Ascension, when: str) -> bool:
    """Whether the condition of a once-per-turn ability has been fulfilled this turn (rule 12)."""
    if when == "mechana_construct_played":
        return state.mechana_played > 0
    cards = state.cards
    return any([cards[card].faction == LIFEBOUND for card in state.played])


def use(state: Ascension, player: int, card: int, index: int) -> None:
    """Use an ability of a construct in play."""
    ability = state.cards[card].abilities[index]
    if state.listener is not None:
        state.tell("used", player, card)
    if isinstance(ability, OncePerTurn):
        state.used.append(ability_key(card, index))
        state.runes -= ability.runes
        state.push(ability.do, player, card)
    elif isinstance(ability, BanishThis):
        state.push(ability.do, player, card)
        state.banish(player, card, state.constructs[player], CONSTRUCTS)


def give(state: Ascension, player: int, card: int) -> None:
    """Acquire a card for the partner for one extra rune (rule 45). Rocket Couriers do not redirect gifts."""
    pay(state, player, card, 1)
    if state.cards[card].type == CONSTRUCT:
        state.discount = 0
    partner = state.partner(player)
    if state.listener is not None:
        state.tell("given", player, card, seat=partner, origin=state.offer_of(card), destination=DISCARD)
    state.take_from_offer(card)
    state.stirred = True
    state.discards[partner].append(card)


@dataclass(frozen=True)
class EndTurn(AscensionEffect):
    """Discard, lose unspent runes and power, draw five cards, and pass the turn on (rule 13)."""

    def resolve(self, state: Ascension, task: Task) -> None:
        player = task.player
        hand, discard = state.hands[player], state.discards[player]
        if state.known:
            for card in hand:
                state.forget(card)
        if state.listener is not None:
            for card in hand:
                state.tell("discarded", player, card, origin=HAND, destination=DISCARD)
            for card in state.played:
                state.tell("discarded", player, card, origin=PLAYED, destination=DISCARD)
        discard.extend(hand)
        discard.extend(state.played)
        hand.clear()
        state.played.clear()
        state.runes = 0
        state.power = 0
        state.mechana_runes = 0
        state.discount = 0
        state.defeats = 0
        state.mechana_played = 0
        state.used.clear()
        state.waiting.clear()
        state.stolen.clear()
        state.draw(player, HAND_SIZE)
        if state.extra_turns:
            state.extra_turns -= 1
            if state.match.solo and state.pool > 0:
                samael_acts(state)
            start_turn(state, player)
            return
        if state.match.solo:
            if state.pool > 0:
                samael_acts(state)
            finish_round(state, player)
            return
        following = (player + 1) % state.match.players
        if following == state.match.first:
            finish_round(state, following)
        else:
            start_turn(state, following)


def start_turn(state: Ascension, player: int) -> None:
    state.turn += 1
    state.player = player
    if state.listener is not None:
        state.tell("turn", player, amount=state.turn)
    state.push(TAKE_TURN, player)


def finish_round(state: Ascension, player: int) -> None:
    """Complete the round: the game ends if the pool is empty (rule 38), otherwise `player` begins the next."""
    if state.pool == 0:
        finish(state, "pool_empty")
        return
    state.quiet = 0 if state.stirred else state.quiet + 1
    state.stirred = False
    if state.match.stalemate and state.quiet >= state.match.stalemate:
        finish(state, "stalemate")
        return
    start_turn(state, player)


def samael_acts(state: Ascension) -> None:
    """Samael takes the two rightmost cards of the row one at a time; the row slides in between (rule 43)."""
    for _ in range(2):
        if state.row:
            samael_takes(state, state.row[-1])


def samael_takes(state: Ascension, card: int) -> None:
    """Samael takes a card of the row: of a monster only the honor of its reward, any other card for his score."""
    state.row.remove(card)
    state.stirred = True
    if state.listener is not None:
        is_monster = state.cards[card].type == MONSTER
        state.tell("samael_took", -1, card, origin=ROW, destination=THE_VOID if is_monster else SAMAEL)
    if state.cards[card].type == MONSTER:
        state.void.append(card)
        honor = reward_honor(state, card)
        state.pool = max(0, state.pool - honor)
        state.samael_honor += honor
        if state.listener is not None and honor:
            state.tell("samael_gained", -1, amount=honor, what="honor")
    else:
        state.samael.append(card)
    state.refill(0)


def reward_honor(state: Ascension, card: int) -> int:
    """The honor in a monster's reward."""
    return sum([effect.honor for effect in state.cards[card].reward if isinstance(effect, Gain)])


def samael_score(state: Ascension) -> int:
    return state.samael_honor + sum([state.cards[card].honor for card in state.samael])


def finish(state: Ascension, reason: str) -> None:
    """Count the scores and determine the winner; ties go to the player later in turn order (rule 41)."""
    match = state.match
    players = match.players
    scores = [state.score(player) for player in range(players)]
    if match.solo:
        scores.append(samael_score(state))
        state.end(reason, (0,) if scores[0] > scores[1] else (), tuple(scores))  # rule 44
        return
    best: tuple[int, ...] = ()
    best_score = -1
    for place in range(players):  # in turn order, so that on a tie the later player wins
        player = (match.first + place) % players
        side = (player, state.partner(player)) if match.teams else (player,)
        total = sum([scores[seat] for seat in side])
        if total >= best_score:
            best, best_score = side, total
    state.end(reason, tuple(sorted(best)), tuple(scores))


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
