"""Using a card, an ability or a dice power: pay, choose targets, place, resolve the text, deal its damage (rule C2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ashes.card import FREE, Cost, Target
from deckhall.games.ashes.definition import Activation, Price
from deckhall.games.ashes.table import dice, moves
from deckhall.games.ashes.table.events import SETTLED, Arrival, Use
from deckhall.games.ashes.table.state import Ashes, AshesEffect
from deckhall.games.ashes.table.targets import can_aim, candidates
from deckhall.games.ashes.table.values import (
    attack,
    can_attach,
    focus,
    has_page,
    has_room,
    is_spell,
    opponents,
    works,
)
from deckhall.games.ashes.terms import (
    AT_TARGETS_CHOSEN,
    BATTLEFIELD,
    CHOOSING,
    DISCARDING,
    NOBODY,
    PLAYED,
    PLAYER,
    PLAYER_WITH_ROOM,
)
from deckhall.games.ashes.timing import damage, in_play
from deckhall.kernel.options import NO, NO_CARD, PASS, YES, Option, Verb
from deckhall.kernel.state import Effect, Task

# The ways of using something.
PLAY: Final = 0
ACTIVATE: Final = 1
TRIGGER: Final = 2
REACT: Final = 3

ATTACH = Verb("attach")
COPY = Verb("copy")


# -- what can be used -----------------------------------------------------------


def can_play(state: Ashes, player: int, card: int) -> bool:
    """Whether a card may be played from hand now, in the player's own turn."""
    definition = state.definitions[card]
    if definition.is_reaction:
        return False
    cost = definition.cost
    if (cost.main and state.main_done) or (cost.side and not state.sides) or not (cost.main or cost.side):
        return False
    if not state.can_pay(player, definition.price):
        return False
    if definition.is_ready_spell:
        return has_page(state, player, card)
    if definition.is_alteration:
        for seat in state.players():
            for unit in state.battlefields[seat]:
                if can_attach(state, player, card, unit):
                    return True
        return False
    if definition.becomes_ally:
        return has_room(state, player) and any(
            [state.battlefields[seat] for seat in opponents(state, player)]
        )
    if not definition.is_spell:
        return has_room(state, player)
    return can_aim(state, definition.targets_on_play(), player, True)


def can_activate(state: Ashes, player: int, card: int, activation: Activation) -> bool:
    """Whether an activated ability may be used now, in the player's own turn."""
    cost = activation.cost
    if (cost.main and state.main_done) or (cost.side and not state.sides):
        return False
    ability = activation.ability
    if not works(state, card, ability):
        return False
    level = focus(state, card)
    if level < activation.focus or not state.can_pay(player, activation.prices[level]):
        return False
    if cost.discard and len(state.hands[player]) < cost.discard:
        return False
    return can_aim(state, ability.targets, player, is_spell(state, card))


# -- the steps of a use ---------------------------------------------------------


def begin(state: Ashes, player: int, card: int, text: int, way: int, index: int, number: int) -> None:
    """Announce the use and push its steps. The caller has checked that it is allowed."""
    definition = state.definitions[text]
    cost: Cost
    price: Price
    targets: tuple[Target, ...]
    extra: Cost | None = None
    if way == ACTIVATE:
        activation = definition.activations[index]
        cost, price = activation.cost, activation.prices[focus(state, card)]
        targets, extra = activation.ability.targets, activation.ability.extra
        number = activation.ability.number
        happening = "activated"
    elif way == TRIGGER:
        ability = definition.triggers[index]
        cost, price, targets = ability.cost, definition.trigger_prices[index], ability.targets
        happening = "triggered"
    else:
        cost, price = definition.cost, definition.price
        targets = definition.triggers[index].targets if way == REACT else definition.targets_on_play()
        if way == PLAY:
            moves.move(state, card, PLAYED, player)  # a reaction spell has been there since it was declared
        happening = "reacted" if way == REACT else "played"
    state.events.append(Use(card, player, text, way, index, number))
    if state.listener is not None:
        state.tell(happening, player, card, NO_CARD if text == card else text)
    state.push(FINISH, NOBODY, card)
    state.push(RESOLVE, player, card)
    if way in (PLAY, REACT):
        state.push(PLACE, player, card)
    if targets:
        state.push(AIM, player, card)
    if extra is not None:
        state.push(PAY_EXTRA, player, card)
    if price.total:
        dice.pay(state, player, price, card)
    if cost is not FREE:
        if cost.discard:
            state.push(PayCards(cost.discard), player, card)
        if cost.main:
            state.main_done = True
        if cost.side:
            state.sides -= 1
        if cost.exhaust:
            state.exhaustion[card] += 1
            if state.listener is not None:
                state.tell("exhausted", player, card, amount=1)


def text_of(state: Ashes, use: Use) -> tuple[Effect, ...]:
    """The effects of the used text."""
    definition = state.definitions[use.text]
    if use.way == ACTIVATE:
        return definition.activations[use.index].ability.do
    if use.way == PLAY:
        return () if definition.on_play is None else definition.on_play.do
    return definition.triggers[use.index].do


def targets_of(state: Ashes, use: Use) -> tuple[Target, ...]:
    """The targets that the used text requires."""
    definition = state.definitions[use.text]
    if use.way == ACTIVATE:
        return definition.activations[use.index].ability.targets
    if use.way == PLAY:
        return definition.targets_on_play()
    return definition.triggers[use.index].targets


@dataclass(frozen=True)
class PayCards(AshesEffect):
    """Discard this many cards from hand as a cost (rule C1)."""

    count: int

    def resolve(self, state: Ashes, task: Task) -> None:
        cards = state.distinct(state.hands[task.player])
        if cards:
            state.ask(task, "discard", [DISCARDING.on(card) for card in cards])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        moves.put_away(state, option.card)
        if self.count > 1:
            state.push(PayCards(self.count - 1), task.player, task.source)


@dataclass(frozen=True)
class PayExtra(AshesEffect):
    """Decide whether to pay the additional cost."""

    def resolve(self, state: Ashes, task: Task) -> None:
        extra = _extra_price(state, state.use())
        if state.can_pay(task.player, extra):
            state.ask(task, "pay_extra", [YES, NO])

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "yes":
            use = state.use()
            paid = use.copy()
            paid.extra = True
            state.events[-1] = paid
            dice.pay(state, task.player, _extra_price(state, use), task.source)


def _extra_price(state: Ashes, use: Use) -> Price:
    extra = state.definitions[use.text].activations[use.index].ability.extra
    assert extra is not None
    return Price(extra.dice)


@dataclass(frozen=True)
class Aim(AshesEffect):
    """Choose all targets one after another; then opponents may cancel what targets their units."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        target = targets_of(state, use)[len(use.targets)]
        cards = candidates(state, target, task.player, is_spell(state, use.card))
        if cards:
            prompt = "player" if target.kind in (PLAYER, PLAYER_WITH_ROOM) else "target"
            options = [CHOOSING.on(card) for card in cards]
            if target.optional and all([state.holder[card] == task.player for card in cards]):
                options.append(PASS)  # so that nobody is forced to target their own cards
            state.ask(task, prompt, options)
        else:
            self._aimed(state, task, NO_CARD)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        self._aimed(state, task, option.card)  # passing chooses no card

    def _aimed(self, state: Ashes, task: Task, card: int) -> None:
        use = state.use().copy()
        use.targets = (*use.targets, card)
        state.events[-1] = use
        if state.listener is not None and card >= 0:
            state.tell("targeted", task.player, task.source, card)
        if len(use.targets) < len(targets_of(state, use)):
            state.push(self, task.player, task.source)
        elif any([target >= 0 and state.place_of[target] == BATTLEFIELD for target in use.targets]):
            state.open_window(AT_TARGETS_CHOSEN)


@dataclass(frozen=True)
class Place(AshesEffect):
    """Put a played card where its type belongs."""

    def resolve(self, state: Ashes, task: Task) -> None:
        card, player = task.source, task.player
        definition = state.definitions[card]
        if definition.is_alteration:
            units = []
            for seat in state.players():
                for unit in state.battlefields[seat]:
                    if can_attach(state, player, card, unit):
                        units.append(unit)
            if units:
                state.ask(task, "attach", [ATTACH.on(unit) for unit in units])
            else:
                moves.put_away(state, card)
        elif definition.becomes_ally:
            models = []
            for seat in opponents(state, player):
                models.extend(state.battlefields[seat])
            if models and has_room(state, player):
                state.ask(task, "copy", [COPY.on(unit) for unit in models])
            else:
                moves.put_away(state, card)
        elif definition.is_spell and not definition.is_ready_spell:
            moves.put_away(state, card)
        elif has_page(state, player, card) if definition.is_ready_spell else has_room(state, player):
            in_play.arrive(state, card, player)
            in_play.announce(state, Arrival(card, player))
        else:
            moves.put_away(state, card)

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        if option.verb == "attach":
            moves.attach(state, task.source, option.card)
            return
        tokens = attack(state, option.card)
        in_play.arrive(state, task.source, task.player)
        state.status[task.source] = tokens
        if state.listener is not None:
            state.tell("copied", task.player, task.source, option.card, tokens)
        damage.settle(state, task.player)


@dataclass(frozen=True)
class Resolve(AshesEffect):
    """Resolve the text from top to bottom; a cancelled text does nothing (rule C7)."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        if not use.cancelled:
            state.result = 0
            state.push_all(text_of(state, use), task.player, task.source)


@dataclass(frozen=True)
class Finish(AshesEffect):
    """The text is done: destroy what it destroyed, deal its damage (rule D4), then let everything else be answered."""

    def resolve(self, state: Ashes, task: Task) -> None:
        use = state.use()
        if use.settle_by == SETTLED and not use.packets and not use.later:
            state.events.pop()
            return
        state.push(self, NOBODY, task.source)
        rest = use.copy()
        state.events[-1] = rest
        if use.settle_by != SETTLED:
            rest.settle_by = SETTLED
            damage.settle(state, use.settle_by)
        elif use.packets:
            rest.packets = ()
            damage.begin(state, use.packets)
        else:
            rest.later = use.later[1:]
            in_play.announce(state, use.later[0])


PAY_EXTRA = PayExtra()
AIM = Aim()
PLACE = Place()
RESOLVE = Resolve()
FINISH = Finish()
