"""The verbs that Ascension's card texts are composed of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deckhall.games.ascension.abilities import FirstTime, OnceWhen, RedirectAcquired
from deckhall.games.ascension.card import CONSTRUCT, FACTIONS, HERO, MONSTER
from deckhall.games.ascension.state import (
    CONSTRUCTS,
    CULTIST,
    DECK,
    DISCARD,
    HAND,
    PLAYED,
    ROW,
    THE_VOID,
    Ascension,
    AscensionEffect,
    Sign,
    ability_key,
)
from deckhall.kernel.happenings import EVERYBODY, only
from deckhall.kernel.options import NO, PASS, Option, Verb
from deckhall.kernel.state import Task

ACQUIRE: Final = Verb("acquire")
DEFEAT: Final = Verb("defeat")
BANISH: Final = Verb("banish")
DISCARD_CARD: Final = Verb("discard")
COPY: Final = Verb("copy")
KEEP: Final = Verb("keep")
DESTROY: Final = Verb("destroy")

TIMES: Final = "\N{MULTIPLICATION SIGN}"
MINUS: Final = "\N{MINUS SIGN}"

# Rough values in points of honor, fitted so that the estimated worth of the printed heroes comes close to their worth
# in a fit of whole games (tests/bots/test_prior_worth.py).
RUNE: Final = 0.77
POWER: Final = 0.97
MECHANA_RUNE: Final = 0.25
CARD: Final = 1.5


# -- resources ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Gain(AscensionEffect):
    """Gain runes and power for this turn, and honor permanently. Mechana runes pay only for Mechana constructs."""

    runes: int = 0
    power: int = 0
    honor: int = 0
    mechana_runes: int = 0

    def resolve(self, state: Ascension, task: Task) -> None:
        state.runes += self.runes
        state.power += self.power
        state.mechana_runes += self.mechana_runes
        if state.listener is not None:
            for what, amount in (
                ("runes", self.runes),
                ("power", self.power),
                ("mechana_runes", self.mechana_runes),
            ):
                if amount:
                    state.tell("gained", task.player, amount=amount, what=what)
        if self.honor:
            state.gain_honor(task.player, self.honor)

    def signs(self) -> list[Sign]:
        amounts = (
            ("runes", self.runes),
            ("power", self.power),
            ("mechana_runes", self.mechana_runes),
            ("honor", self.honor),
        )
        return [(what, str(amount)) for what, amount in amounts if amount]

    def worth(self) -> float:
        return RUNE * self.runes + POWER * self.power + self.honor + MECHANA_RUNE * self.mechana_runes


@dataclass(frozen=True)
class GainHonorPerFaction(AscensionEffect):
    """Gain honor for each faction among the constructs you control."""

    honor: int = 1

    def resolve(self, state: Ascension, task: Task) -> None:
        cards = state.cards
        held = [cards[card].faction for card in state.constructs[task.player]]
        state.gain_honor(task.player, self.honor * len([faction for faction in FACTIONS if faction in held]))

    def signs(self) -> list[Sign]:
        return [("honor", f"{self.honor}{TIMES}")]

    def worth(self) -> float:
        return 0.5 * self.honor


@dataclass(frozen=True)
class GainPowerPerMechana(AscensionEffect):
    """Get power for each Mechana construct you control."""

    power: int = 1

    def resolve(self, state: Ascension, task: Task) -> None:
        mine = [card for card in state.constructs[task.player] if state.is_mechana(task.player, card)]
        amount = self.power * len(mine)
        state.power += amount
        if state.listener is not None and amount:
            state.tell("gained", task.player, amount=amount, what="power")

    def signs(self) -> list[Sign]:
        return [("power", f"{self.power}{TIMES}")]

    def worth(self) -> float:
        return 1.7 * POWER * self.power


@dataclass(frozen=True)
class LowerNextConstruct(AscensionEffect):
    """The next construct you acquire this turn costs fewer runes."""

    runes: int = 1

    def resolve(self, state: Ascension, task: Task) -> None:
        state.discount += self.runes

    def signs(self) -> list[Sign]:
        return [("runes", f"{MINUS}{self.runes}")]

    def worth(self) -> float:
        return 1.25 * RUNE * self.runes


# -- combining effects ----------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseOne(AscensionEffect):
    """Choose one of several effects."""

    effects: tuple[AscensionEffect, ...]

    def resolve(self, state: Ascension, task: Task) -> None:
        options = [Option("choose", index=index) for index in range(len(self.effects))]
        state.ask(task, "choose_one", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        state.push(self.effects[option.index], task.player, task.source)

    def worth(self) -> float:
        return max([effect.worth() for effect in self.effects]) + 0.2


@dataclass(frozen=True)
class IfConstructs(AscensionEffect):
    """If you control at least this many constructs now, do this."""

    count: int
    do: AscensionEffect

    def resolve(self, state: Ascension, task: Task) -> None:
        if len(state.constructs[task.player]) >= self.count:
            state.push(self.do, task.player, task.source)

    def worth(self) -> float:
        return 0.12 * self.do.worth()


@dataclass(frozen=True)
class IfPlayed(AscensionEffect):
    """If another hero of the faction has already been played this turn, do this."""

    faction: str
    do: AscensionEffect

    def resolve(self, state: Ascension, task: Task) -> None:
        if has_ally(state, self.faction, task.source):
            state.push(self.do, task.player, task.source)

    def worth(self) -> float:
        return 0.55 * self.do.worth()


@dataclass(frozen=True)
class Unite(AscensionEffect):
    """Do this once, as soon as another hero of the faction has been played this turn: now or later in the turn."""

    faction: str
    do: AscensionEffect

    def resolve(self, state: Ascension, task: Task) -> None:
        if has_ally(state, self.faction, task.source):
            state.push(self.do, task.player, task.source)
        else:
            state.waiting.append(task)

    def worth(self) -> float:
        return 0.55 * self.do.worth()


def has_ally(state: Ascension, faction: str, source: int) -> bool:
    """Whether a hero of the faction other than `source` was played this turn."""
    cards = state.cards
    return any([card != source and cards[card].faction == faction for card in state.played])


# -- own cards ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(AscensionEffect):
    count: int = 1

    def resolve(self, state: Ascension, task: Task) -> None:
        state.draw(task.player, self.count)

    def signs(self) -> list[Sign]:
        return [("draw", str(self.count))]

    def worth(self) -> float:
        return CARD * self.count


@dataclass(frozen=True)
class Discard(AscensionEffect):
    """Discard a card from your hand; if you did, do something."""

    then: AscensionEffect

    def resolve(self, state: Ascension, task: Task) -> None:
        hand = state.distinct(state.hands[task.player])
        if hand:
            state.ask(task, "discard", [DISCARD_CARD.on(card) for card in hand])

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        card = option.card
        state.hands[task.player].remove(card)
        state.discards[task.player].append(card)
        state.forget(card)
        if state.listener is not None:
            state.tell("discarded", task.player, card, origin=HAND, destination=DISCARD)
        state.push(self.then, task.player, task.source)

    def signs(self) -> list[Sign]:
        return [("discard", "")]

    def worth(self) -> float:
        return self.then.worth() - 1.0


@dataclass(frozen=True)
class Banish(AscensionEffect):
    """Banish a card from your hand, your discard pile, or either."""

    places: tuple[str, ...]
    optional: bool = False

    def resolve(self, state: Ascension, task: Task) -> None:
        options: list[Option] = []
        for place in self.places:
            for card in state.distinct(self.pile(state, task.player, place)):
                options.append(BANISH.on(card))
        if not options:
            return
        if self.optional:
            options.append(PASS)
        state.ask(task, "banish", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        if option.verb == "pass":
            return
        for place in self.places:
            pile = self.pile(state, task.player, place)
            if option.card in pile:
                state.banish(task.player, option.card, pile, place)
                return

    def pile(self, state: Ascension, player: int, place: str) -> list[int]:
        return state.hands[player] if place == HAND else state.discards[player]

    def signs(self) -> list[Sign]:
        return [("banish", "")]

    def worth(self) -> float:
        return 0.5 if self.optional else -0.15


@dataclass(frozen=True)
class CopyHero(AscensionEffect):
    """Resolve the effect of another hero played this turn again, with new choices."""

    def resolve(self, state: Ascension, task: Task) -> None:
        heroes = state.distinct([card for card in state.played if card != task.source])
        if heroes:
            state.ask(task, "copy", [COPY.on(card) for card in heroes])

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        if state.listener is not None:
            state.tell("copied", task.player, option.card)
        state.push_all(state.cards[option.card].play, task.player, task.source)

    def signs(self) -> list[Sign]:
        return [("copy", "")]

    def worth(self) -> float:
        return CARD


@dataclass(frozen=True)
class TakeExtraTurn(AscensionEffect):
    """Take another turn after this one."""

    def resolve(self, state: Ascension, task: Task) -> None:
        state.extra_turns += 1
        if state.listener is not None:
            state.tell("extra_turn", task.player)

    def signs(self) -> list[Sign]:
        return [("turn", "")]

    def worth(self) -> float:
        return 5.0


# -- the center row ----------------------------------------------------------------------------


@dataclass(frozen=True)
class BanishFromRow(AscensionEffect):
    """You may banish a card from the center row."""

    def resolve(self, state: Ascension, task: Task) -> None:
        cards = state.cards
        options = [BANISH.on(card) for card in state.row_choices() if cards[card].banishable]
        if options:
            options.append(PASS)
            state.ask(task, "banish_row", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        if option.verb != "pass":
            state.banish(task.player, option.card, state.row, ROW)

    def signs(self) -> list[Sign]:
        return [("banish", "")]

    def worth(self) -> float:
        return 0.1


@dataclass(frozen=True)
class DefeatFree(AscensionEffect):
    """Defeat a monster of at most this printed cost without paying power (rule 29)."""

    limit: int

    def resolve(self, state: Ascension, task: Task) -> None:
        cards = state.cards
        options = [
            DEFEAT.on(card)
            for card in state.row_choices()
            if cards[card].type == MONSTER and cards[card].cost <= self.limit
        ]
        if cards[state.match.cultist].cost <= self.limit:
            options.append(DEFEAT.on(state.match.cultist))
        if options:
            state.ask(task, "defeat", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        defeat(state, task.player, option.card)

    def signs(self) -> list[Sign]:
        return [("defeat", "")]

    def worth(self) -> float:
        return float(max(1, self.limit - 2))


@dataclass(frozen=True)
class AcquireHeroFree(AscensionEffect):
    """Acquire a hero of at most this printed cost without paying runes and put it on top of your deck."""

    limit: int = 99

    def resolve(self, state: Ascension, task: Task) -> None:
        cards = state.cards
        options = [
            ACQUIRE.on(card)
            for card in state.row_choices()
            if cards[card].type == HERO and cards[card].cost <= self.limit
        ]
        for stack in (state.mystics, state.infantry):
            if stack and cards[stack[-1]].cost <= self.limit:
                options.append(ACQUIRE.on(stack[-1]))
        if options:
            state.ask(task, "acquire_to_deck", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        card, player = option.card, task.player
        if state.listener is not None:
            state.tell("acquired", player, card, origin=state.offer_of(card), destination=DECK)
        state.take_from_offer(card)
        state.decks[player].append(card)
        state.known[card] = EVERYBODY
        state.stirred = True

    def signs(self) -> list[Sign]:
        return [("acquire", "")]

    def worth(self) -> float:
        return 0.7 + 0.27 * min(8, self.limit)


@dataclass(frozen=True)
class AcquireOrDefeatFree(AscensionEffect):
    """You may acquire or defeat any one card of the center row without paying."""

    def resolve(self, state: Ascension, task: Task) -> None:
        options: list[Option] = []
        for card in state.row_choices():
            verb = DEFEAT if state.cards[card].type == MONSTER else ACQUIRE
            options.append(verb.on(card))
        if options:
            options.append(PASS)
            state.ask(task, "acquire_or_defeat", options)

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        if option.verb == "acquire":
            acquire(state, task.player, option.card)
        elif option.verb == "defeat":
            defeat(state, task.player, option.card)

    def signs(self) -> list[Sign]:
        return [("acquire", "")]

    def worth(self) -> float:
        return 7.5


# -- opponents ----------------------------------------------------------------------------


@dataclass(frozen=True)
class EachOpponent(AscensionEffect):
    """Every opponent, clockwise, does this."""

    do: AscensionEffect

    def resolve(self, state: Ascension, task: Task) -> None:
        for opponent in reversed(state.opponents(task.player)):
            state.push(self.do, opponent, task.source)

    def worth(self) -> float:
        return -self.do.worth()


@dataclass(frozen=True)
class LoseConstruct(AscensionEffect):
    """Choose a construct you control and put it into your discard pile."""

    def resolve(self, state: Ascension, task: Task) -> None:
        mine = state.distinct(state.constructs[task.player])
        if mine:
            state.ask(task, "lose_construct", [DESTROY.on(card) for card in mine])

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        destroy(state, task.player, option.card)

    def signs(self) -> list[Sign]:
        return [("destroy", "")]

    def worth(self) -> float:
        return -0.9


@dataclass(frozen=True)
class KeepOneConstruct(AscensionEffect):
    """If you control two or more constructs, keep one and put the others into your discard pile (rule 31)."""

    def resolve(self, state: Ascension, task: Task) -> None:
        if len(state.constructs[task.player]) >= 2:
            mine = state.distinct(state.constructs[task.player])
            state.ask(task, "keep_construct", [KEEP.on(card) for card in mine])

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        for card in state.constructs[task.player].copy():
            if card != option.card:
                destroy(state, task.player, card)

    def signs(self) -> list[Sign]:
        return [("destroy", "")]

    def worth(self) -> float:
        return -1.2


@dataclass(frozen=True)
class TakeRandomCards(AscensionEffect):
    """Take a card at random from the hand of each opponent into your own hand (rule 32)."""

    def resolve(self, state: Ascension, task: Task) -> None:
        taker = task.player
        for victim in state.opponents(taker):
            hand = state.hands[victim]
            if not hand:
                continue
            card = hand.pop(state.random(len(hand)))
            both = only(taker, victim)
            state.hands[taker].append(card)
            state.known[card] = state.known.get(card, 0) | both
            state.stolen.append(card)
            state.stolen.append(victim)
            state.revelations += 1
            if state.listener is not None:
                state.tell("took", taker, card, seat=victim, origin=HAND, destination=HAND, known=both)

    def signs(self) -> list[Sign]:
        return [("take", "")]

    def worth(self) -> float:
        return 2.2


# -- deeds: what happens whenever a card is played, acquired, defeated or destroyed ---------------------


def play(state: Ascension, player: int, card: int) -> None:
    """Play a card from hand. Whatever it triggers comes after its own effect (rule 7)."""
    definition = state.cards[card]
    state.hands[player].remove(card)
    state.forget(card)
    if definition.type == HERO:
        state.played.append(card)
        if state.listener is not None:
            state.tell("played", player, card, origin=HAND, destination=PLAYED)
        if state.waiting or state.constructs[player]:
            hear_hero(state, player, card)
        state.push_all(definition.play, player, card)
    else:
        state.constructs[player].append(card)
        if state.listener is not None:
            state.tell("played", player, card, origin=HAND, destination=CONSTRUCTS)
        if state.is_mechana(player, card):
            state.mechana_played += 1
        hear_construct(state, player, card)


def hear_hero(state: Ascension, player: int, card: int) -> None:
    """Trigger what playing a hero triggers: first Unite effects that waited for it, then constructs."""
    cards = state.cards
    faction = cards[card].faction
    first = len([other for other in state.played if cards[other].faction == faction]) == 1
    for construct in reversed(state.constructs[player]):
        for ability in cards[construct].abilities:
            if (
                first
                and isinstance(ability, FirstTime)
                and ability.event == "play"
                and ability.faction == faction
            ):
                state.push(ability.do, player, construct)
    still: list[Task] = []
    for task in state.waiting:
        unite = task.effect
        assert isinstance(unite, Unite)
        if unite.faction == faction and task.source != card:
            state.push(unite.do, task.player, task.source)
        else:
            still.append(task)
    state.waiting = still


def hear_construct(state: Ascension, player: int, card: int) -> None:
    """Trigger what a construct entering play triggers."""
    if not state.is_mechana(player, card):
        return
    cards = state.cards
    for construct in reversed(state.constructs[player]):
        for index, ability in enumerate(cards[construct].abilities):
            if isinstance(ability, OnceWhen):
                key = ability_key(construct, index)
                if key not in state.used:
                    state.used.append(key)
                    state.push(ability.do, player, construct)


def acquire(state: Ascension, player: int, card: int) -> None:
    """Give a card to a player: into the discard pile, unless a construct of theirs offers a better place (rules 8,
    35)."""
    state.stirred = True
    carried = False
    if state.cards[card].type == CONSTRUCT:
        state.discount = 0
        carried = courier(state, player, card) >= 0
    if state.listener is not None:
        destination = "" if carried else DISCARD
        state.tell("acquired", player, card, origin=state.offer_of(card), destination=destination)
    state.take_from_offer(card)
    if carried:
        state.limbo.append(card)
        state.push(Redirect(), player, it=card)
    else:
        state.discards[player].append(card)


def courier(state: Ascension, player: int, card: int) -> int:
    """A construct whose ability may send this acquired card elsewhere, or -1."""
    if not state.is_mechana(player, card):
        return -1
    for construct in sorted(state.constructs[player]):
        for index, ability in enumerate(state.cards[construct].abilities):
            if isinstance(ability, RedirectAcquired) and ability_key(construct, index) not in state.used:
                return construct
    return -1


@dataclass(frozen=True)
class Redirect(AscensionEffect):
    """Choose whether an acquired Mechana construct goes where a Rocket Courier would put it."""

    def resolve(self, state: Ascension, task: Task) -> None:
        state.ask(task, "redirect", [Option("yes", task.it), Option("no", task.it)])

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        card, player = task.it, task.player
        state.limbo.remove(card)
        if option.verb == NO.verb:
            state.discards[player].append(card)
            if state.listener is not None:
                state.tell("moved", player, card, destination=DISCARD)
            return
        construct = courier(state, player, card)
        for index, ability in enumerate(state.cards[construct].abilities):
            if isinstance(ability, RedirectAcquired):
                state.used.append(ability_key(construct, index))
                if ability.to == HAND:
                    state.hands[player].append(card)
                    state.known[card] = EVERYBODY
                else:
                    state.constructs[player].append(card)
                if state.listener is not None:
                    state.tell("moved", player, card, target=construct, destination=ability.to)
                if ability.to == CONSTRUCTS:
                    hear_construct(state, player, card)


def defeat(state: Ascension, player: int, card: int) -> None:
    """Defeat a monster: to the void, refill, reward, then triggers (rule 17). The Cultist stays (rule 20)."""
    definition = state.cards[card]
    state.stirred = True
    if state.listener is not None:
        stays = card == state.match.cultist
        state.tell("defeated", player, card, destination=CULTIST if stays else THE_VOID)
    if card != state.match.cultist:
        index = state.row.index(card)
        state.row.pop(index)
        state.void.append(card)
        state.refill(index)
        state.defeats += 1
        if state.defeats == 1:
            for construct in reversed(state.constructs[player]):
                for ability in state.cards[construct].abilities:
                    if isinstance(ability, FirstTime) and ability.event == "defeat":
                        state.push(ability.do, player, construct)
    state.push_all(definition.reward, player, card)


def destroy(state: Ascension, player: int, card: int) -> None:
    """Put a construct in play into its controller's discard pile (rule 27)."""
    state.constructs[player].remove(card)
    state.discards[player].append(card)
    if state.listener is not None:
        state.tell("destroyed", player, card, origin=CONSTRUCTS, destination=DISCARD)
