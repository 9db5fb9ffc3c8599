"""Effects of single cards that need a verb of their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from deckhall.games.ashes.effects.verbs import cards_of, heal, player_meant
from deckhall.games.ashes.table import dice, moves
from deckhall.games.ashes.table.events import Damage, Destruction, Use
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.values import focus, is_shielded, is_spell, life, opponents
from deckhall.games.ashes.terms import (
    ALLY,
    BY_SPELL,
    CANCELLED,
    CHARM,
    EXHAUSTION,
    GIVING,
    KIND_NAMES,
    NOBODY,
    OPPONENT,
    POWER,
    SPELLBOARD,
    TAKING,
    TARGET,
    TARGET_PLAYER,
    TOKENS,
    WOUND,
    PlayerOrOpponent,
    Token,
    allowed,
)
from deckhall.kernel.happenings import only
from deckhall.kernel.options import PASS, Option, Verb
from deckhall.kernel.state import Task

HEAL = Verb("heal")
SEAL = Verb("seal")


# -- answers to what is happening -----------------------------------------------


@dataclass(frozen=True)
class CancelUse(AshesEffect):
    """Cancel everything the answered spell, ability or dice power does (rule C7)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.events[-2]
        assert isinstance(use, Use)
        cancelled = use.copy()
        cancelled.cancelled = True
        state.events[-2] = cancelled
        if state.listener is not None:
            state.tell("cancelled", use.player, use.card)
        if state.definitions[use.text].is_ready_spell and state.place_of[use.text] == SPELLBOARD:
            state.marks[use.text] |= CANCELLED


@dataclass(frozen=True)
class RedirectDamage(AshesEffect):
    """The damage is dealt to the target instead; a unit that the spell cannot affect ignores it."""

    def resolve(self, state: Ashes, task: Task) -> None:
        packet = state.events[-2]
        assert isinstance(packet, Damage)
        for card in cards_of(state, state.use(), TARGET):
            if state.listener is not None:
                state.tell("redirected", task.player, packet.card, card, packet.amount)
            moved = packet.to(card, state.holder[card])
            if is_shielded(state, card, packet.by, packet.cause == BY_SPELL):
                moved = moved.of(0)
            state.events[-2] = moved


@dataclass(frozen=True)
class PreventWithTokens(AshesEffect):
    """Remove status tokens from this card: each prevents 1 of the damage."""

    def resolve(self, state: Ashes, task: Task) -> None:
        packet = state.events[-2]
        assert isinstance(packet, Damage)
        most = min(packet.amount, state.status[task.source])
        if most > 0:
            state.ask(task, "prevent", [Option("prevent", amount=number) for number in range(1, most + 1)])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        packet = state.events[-2]
        assert isinstance(packet, Damage)
        state.events[-2] = packet.of(packet.amount - option.amount)
        state.status[task.source] -= option.amount
        if state.listener is not None:
            state.tell("prevented", task.player, task.source, packet.card, option.amount)
        state.events[-1] = state.use().unsettled(task.player)


@dataclass(frozen=True)
class RemoveInstead(AshesEffect):
    """If the destroyed unit is an ally, it leaves the game instead of being discarded."""

    def resolve(self, state: Ashes, task: Task) -> None:
        event = state.events[-2]
        assert isinstance(event, Destruction)
        state.events[-2] = Destruction(event.card, event.player, event.by, True)


# -- dice -----------------------------------------------------------------------


@dataclass(frozen=True)
class ExhaustDie(AshesEffect):
    """Choose an active die of a player; it goes to that player's exhausted pool."""

    whose: PlayerOrOpponent = field(default=TARGET_PLAYER, metadata=allowed(PlayerOrOpponent))
    only_power: bool = False

    def resolve(self, state: Ashes, task: Task) -> None:
        if self.whose == OPPONENT:
            players = opponents(state, task.player)
        else:
            player = player_meant(state, state.use(), self.whose)
            players = [player] if player >= 0 else []
        options = []
        for player in players:
            for kind in dice.active_kinds(state, player):
                if kind // 4 == POWER or not self.only_power:
                    options.append(Option("exhaust", state.phoenixborn[player], what=KIND_NAMES[kind]))
        if options:
            state.ask(task, "exhaust_die", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        player = state.player_of(option.card)
        dice.exhaust(state, player, KIND_NAMES.index(option.what), "die_exhausted")


@dataclass(frozen=True)
class PlaceDie(AshesEffect):
    """Place the die that paid for this on the target: +1 attack and +1 life while it is there."""

    def resolve(self, state: Ashes, task: Task) -> None:
        for card in cards_of(state, state.use(), TARGET):
            state.exhausted_dice[task.player * 4 + CHARM] -= 1
            state.charms[card] += 1
            if state.listener is not None:
                state.tell("die_placed", task.player, card, what=KIND_NAMES[POWER * 4 + CHARM])


@dataclass(frozen=True)
class ReturnDice(AshesEffect):
    """The dice on this unit go to its controller's exhausted pool."""

    def resolve(self, state: Ashes, task: Task) -> None:
        card = task.source
        returned = state.charms[card]
        state.charms[card] = 0
        state.exhausted_dice[task.player * 4 + CHARM] += returned
        if state.listener is not None:
            state.tell("dice_returned", task.player, card, amount=returned)
        state.events[-1] = state.use().unsettled(NOBODY)

    def keeps_to_itself(self, state: Ashes, card: int) -> bool:
        return state.wounds[card] < life(state, card) - state.charms[card]


# -- cards ----------------------------------------------------------------------


@dataclass(frozen=True)
class TakeAlly(AshesEffect):
    """Return an ally from your discard pile to your hand."""

    def resolve(self, state: Ashes, task: Task) -> None:
        allies = [card for card in state.discards[task.player] if state.definitions[card].type == ALLY]
        if allies:
            state.ask(task, "take_ally", [TAKING.on(card) for card in state.distinct(allies)])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        moves.to_hand(state, option.card, task.player, True)
        state.events[-1] = state.use().summoning(option.card)
        if state.listener is not None:
            state.tell("took", task.player, option.card, origin="discard")


@dataclass(frozen=True)
class SearchPile(AshesEffect):
    """You may look through your draw pile, take a card into your hand and shuffle the pile."""

    def resolve(self, state: Ashes, task: Task) -> None:
        options = [TAKING.on(card) for card in state.distinct(state.draw_piles[task.player])]
        if options:
            options.append(PASS)
            state.ask(task, "search", options, always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "pass":
            return
        moves.to_hand(state, option.card, task.player, False)
        state.shuffle(state.draw_piles[task.player])
        state.reveal()
        if state.listener is not None:
            state.tell("took", task.player, option.card, origin="draw_pile", known=only(task.player))
            state.tell("shuffled", task.player, mixed=tuple(state.draw_piles[task.player]))


@dataclass(frozen=True)
class DrawOrSuffer(AshesEffect):
    """Each player chooses how many cards to draw and takes 1 damage for each card not drawn; your focus reduces
    yours."""

    amount: int = 2
    less_per_focus: int = 1

    def resolve(self, state: Ashes, task: Task) -> None:
        players = state.players()
        for index in range(len(players) - 1, -1, -1):
            state.push(DrawSome(self.amount, self.less_per_focus), players[index], task.source)


@dataclass(frozen=True)
class DrawSome(AshesEffect):
    """One player's choice of how many cards to draw."""

    amount: int
    less_per_focus: int

    def resolve(self, state: Ashes, task: Task) -> None:
        most = min(self.amount, len(state.draw_piles[task.player]))
        state.ask(task, "draw", [Option("draw", amount=number) for number in range(most, -1, -1)])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        use = state.use()
        player = task.player
        missing = self.amount - moves.draw(state, player, option.amount)
        if player == use.player:
            missing -= self.less_per_focus * focus(state, use.card)
        if missing > 0:
            card = state.phoenixborn[player]
            state.events[-1] = use.dealing(Damage(card, player, missing, use.player, use.card, BY_SPELL))


@dataclass(frozen=True)
class SealSpells(AshesEffect):
    """Choose a ready spell of the target player: it and every copy of it get an exhaustion token."""

    def resolve(self, state: Ashes, task: Task) -> None:
        player = player_meant(state, state.use(), TARGET_PLAYER)
        spells = [] if player < 0 else state.distinct(state.spellboards[player])
        if spells:
            state.ask(task, "seal", [SEAL.on(spell) for spell in spells])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        use = state.use()
        name = state.definitions[option.card].id
        for spell in state.spellboards[state.holder[option.card]]:
            if state.definitions[spell].id == name and not is_shielded(state, spell, use.player, True):
                state.exhaustion[spell] += 1
                if state.listener is not None:
                    state.tell("exhausted", state.holder[spell], spell, amount=1)


# -- tokens ---------------------------------------------------------------------


@dataclass(frozen=True)
class MoveToken(AshesEffect):
    """Move a token of any kind from one of the target player's cards to another, except Phoenixborn."""

    def resolve(self, state: Ashes, task: Task) -> None:
        cards = _with_tokens(state)
        options = []
        if len(cards) > 1:
            for card in cards:
                for token in TOKENS:
                    if _tokens(state, token)[card]:
                        options.append(Option("take", card, what=token))
        if options:
            state.ask(task, "take_token", options)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        state.push(GIVE_TOKEN[TOKENS.index(option.what)], task.player, task.source, option.card)


@dataclass(frozen=True)
class GiveToken(AshesEffect):
    """Choose the card that gets a token of this kind; the task's `it` is the card that gives it."""

    token: Token = field(metadata=allowed(Token))

    def resolve(self, state: Ashes, task: Task) -> None:
        cards = [card for card in _with_tokens(state) if card != task.it]
        if cards:
            state.ask(task, "give_token", [GIVING.on(card) for card in cards])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        tokens = _tokens(state, self.token)
        tokens[task.it] -= 1
        tokens[option.card] += 1
        if state.listener is not None:
            state.tell("token_moved", task.player, task.it, option.card, what=self.token)
        state.events[-1] = state.use().unsettled(task.player)


GIVE_TOKEN = [GiveToken(token) for token in TOKENS]


def _with_tokens(state: Ashes) -> list[int]:
    """The target player's cards between which this use may move a token."""
    use = state.use()
    player = player_meant(state, use, TARGET_PLAYER)
    if player < 0:
        return []
    cards = [*state.battlefields[player], *state.spellboards[player]]
    cards.extend([card for card in state.alterations if state.holder[card] == player])
    spell = is_spell(state, use.card)
    return [card for card in cards if not is_shielded(state, card, use.player, spell)]


def _tokens(state: Ashes, token: Token) -> list[int]:
    if token == WOUND:
        return state.wounds
    return state.exhaustion if token == EXHAUSTION else state.status


@dataclass(frozen=True)
class WorkOvertime(AshesEffect):
    """Remove status tokens from this unit: each gives one additional side action this turn."""

    def resolve(self, state: Ashes, task: Task) -> None:
        most = state.status[task.source]
        if most:
            state.ask(task, "overtime", [Option("remove", amount=number) for number in range(1, most + 1)])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        state.status[task.source] -= option.amount
        state.sides += option.amount
        if state.listener is not None:
            state.tell("status_removed", task.player, task.source, amount=option.amount)


@dataclass(frozen=True)
class HealWithBlood(AshesEffect):
    """You may remove wounds from another unit you control, or from your Phoenixborn."""

    from_unit: int
    from_phoenixborn: int

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        cards = [unit for unit in state.battlefields[task.player] if unit != use.targets[0]]
        cards.append(state.phoenixborn[task.player])
        options = [HEAL.on(card) for card in cards if state.wounds[card]]
        if options:
            options.append(PASS)
            state.ask(task, "heal", options, always=True)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb != "pass":
            card = option.card
            heal(state, card, self.from_phoenixborn if state.is_phoenixborn(card) else self.from_unit)
