"""The table of Ashes: where each card is, what is placed on it, and the queries that everything else is built on."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from deckhall.games.ashes.definition import Definition, Price
from deckhall.games.ashes.table.events import Attack, Event, Use
from deckhall.games.ashes.terms import (
    DYING,
    KINDS,
    KNOWN,
    MOMENTS,
    NOBODY,
    PLACES,
    SETUP,
)
from deckhall.kernel.keys import mix, mix_all, mix_flags, mix_piles, mix_unless, mix_value
from deckhall.kernel.options import NO_CARD, Option
from deckhall.kernel.state import Effect, State, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class AshesEffect(Effect):
    """Base of everything that can happen in Ashes."""

    def resolve(self, state: Ashes, task: Task) -> None:
        """Make it happen, push follow-up tasks, or ask."""
        raise NotImplementedError

    def answered(self, state: Ashes, task: Task, option: Option) -> None:
        """Continue with the chosen option."""
        raise NotImplementedError

    def can_happen(self, state: Ashes, task: Task) -> bool:
        """Whether it would have an effect: what a player *may* do is offered only then."""
        return True

    def keeps_to_itself(self, state: Ashes, card: int) -> bool:
        """Whether it only changes tokens on its own card, so that its order among other such effects does not
        matter."""
        return False

    def worth(self, number: int) -> float:
        """A rough estimate of what one use is worth to its user, in points of life, for bots without learnt values.

        `number` is the number after the name of the ability.
        """
        return 0.7


def worth_of(effects: tuple[Effect, ...], number: int) -> float:
    """A rough estimate of what these effects are worth together, in points of life."""
    return sum([effect.worth(number) for effect in effects if isinstance(effect, AshesEffect)], 0.0)


class Match:
    """What never changes in a game: its cards, its options, and the definitions of its cards."""

    __slots__ = (
        "closed",
        "definitions",
        "forcing",
        "illusion",
        "key",
        "kinds",
        "listening",
        "masks",
        "names",
        "no_hosts",
        "no_tokens",
        "players",
        "stalemate",
        "wording",
    )

    def __init__(
        self,
        players: int,
        definitions: list[Definition],
        wording: str,
        illusion: str,
        closed: bool,
        stalemate: int,
    ) -> None:
        self.players: Final = players
        self.definitions: Final = definitions
        self.wording: Final = wording
        self.illusion: Final = illusion
        self.closed: Final = closed  # whether deck lists are secret
        self.stalemate: Final = stalemate  # rounds of passing after which the game is a draw; 0: never
        self.names: Final = [definition.id for definition in definitions]
        numbers: dict[str, int] = {}
        self.kinds: Final[list[int]] = [numbers.setdefault(name, len(numbers)) for name in self.names]
        self.masks: Final = [definition.mask for definition in definitions]
        listening = forcing = 0
        for definition in definitions:
            listening |= definition.mask
            forcing |= definition.forced_mask
        if closed:  # otherwise the moments that pass in silence would reveal which cards are in no deck
            listening = (1 << len(MOMENTS)) - 1
        self.listening: Final = listening  # the moments at which some card of this game may answer
        self.forcing: Final = forcing  # the moments at which some card of it must
        self.no_tokens: Final = [0] * len(definitions)
        self.no_hosts: Final = [NO_CARD] * len(definitions)
        self.key: Final[int] = mix_value(0, [self.names, wording, illusion, closed, stalemate])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ashes(State):
    """A game of Ashes in progress. Cards are numbers; lists are indexed by card, by player, or by player and kind of
    die.

    `view.AshesTable` adds the players' views, and the windows in which cards answer.
    """

    PARTS: ClassVar[tuple[str, ...]] = (
        *State.PARTS,
        "names",
        "rules",
        "owner",
        "place_of",
        "holder",
        "wounds",
        "exhaustion",
        "status",
        "charms",
        "host",
        "boost",
        "marks",
        "phoenixborn",
        "hands",
        "draw_piles",
        "discards",
        "conjurations",
        "battlefields",
        "spellboards",
        "alterations",
        "removed",
        "played",
        "boxed",
        "active_dice",
        "exhausted_dice",
        "alive",
        "reacted",
        "chosen",
        "round",
        "phase",
        "token",
        "player",
        "turns",
        "main_done",
        "sides",
        "passes",
        "acted",
        "idle_rounds",
        "result",
        "events",
        "attack",
        "packs",
        "picks",
        "face_up",
        "stock",
    )

    def __init__(self, key: str, match: Match, like: Ashes | None = None) -> None:
        super().__init__(key, like)
        self.match = match
        self.definitions = match.definitions
        if like is None:
            cards, players = len(match.definitions), match.players
            self.owner: list[int] = [NOBODY] * cards
            self.reactions: list[list[Definition]] = [[] for _ in range(players)]  # derived from the owners
            self.deck_lists: list[dict[str, int]] = [{} for _ in range(players)]  # derived from the owners
            self.place_of: list[int] = [0] * cards
            self.holder: list[int] = [
                NOBODY
            ] * cards  # its controller if in play, otherwise the player whose pile it is in
            self.wounds: list[int] = [0] * cards
            self.exhaustion: list[int] = [0] * cards
            self.status: list[int] = [0] * cards
            self.charms: list[int] = [0] * cards  # charm dice on it
            self.host: list[int] = [NO_CARD] * cards  # the unit an alteration is attached to
            self.boost: list[int] = [0] * cards  # extra attack until the end of the turn
            self.marks: list[int] = [0] * cards
            self.phoenixborn: list[int] = [NO_CARD] * players
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.draw_piles: list[list[int]] = [[] for _ in range(players)]  # the top card is the last
            self.discards: list[list[int]] = [[] for _ in range(players)]
            self.conjurations: list[list[int]] = [[] for _ in range(players)]
            self.battlefields: list[list[int]] = [[] for _ in range(players)]
            self.spellboards: list[list[int]] = [[] for _ in range(players)]
            self.alterations: list[int] = []  # all attached ones, in order of arrival
            self.removed: list[int] = []
            self.played: list[int] = []
            self.boxed: list[int] = []
            self.active_dice: list[int] = [0] * (KINDS * players)
            self.exhausted_dice: list[int] = [0] * (4 * players)
            self.alive: list[bool] = [True] * players
            self.reacted: list[bool] = [False] * players  # has played a reaction spell this turn (rule C4)
            self.chosen: list[list[int]] = [[] for _ in range(players)]  # secret until all have chosen
            self.round = 0
            self.phase = SETUP
            self.token = 0
            self.player = NOBODY  # whose turn it is
            self.turns = 0  # turns begun so far
            self.main_done = False
            self.sides = 0
            self.passes = 0
            self.acted = False
            self.idle_rounds = 0
            self.result = 0  # what the last effect achieved, for "if you do"
            self.events: list[Event] = []
            self.attack: Attack | None = None
            self.packs: list[list[int]] = []
            self.picks: list[list[int]] = []
            self.face_up: list[int] = []
            self.stock: list[int] = []
            self.owner_mixed: list[int] = []  # the owners for which `owner_key` was computed
            self.owner_key = 0
        else:
            self.owner = like.owner  # replaced, never mutated
            self.reactions = like.reactions
            self.deck_lists = like.deck_lists
            self.place_of = like.place_of.copy()
            self.holder = like.holder.copy()
            self.wounds = like.wounds.copy()
            self.exhaustion = like.exhaustion.copy()
            self.status = like.status.copy()
            self.charms = like.charms.copy()
            self.host = like.host.copy()
            self.boost = like.boost.copy()
            self.marks = like.marks.copy()
            self.phoenixborn = like.phoenixborn.copy()
            self.hands = [cards.copy() for cards in like.hands]
            self.draw_piles = [cards.copy() for cards in like.draw_piles]
            self.discards = [cards.copy() for cards in like.discards]
            self.conjurations = [cards.copy() for cards in like.conjurations]
            self.battlefields = [cards.copy() for cards in like.battlefields]
            self.spellboards = [cards.copy() for cards in like.spellboards]
            self.alterations = like.alterations.copy()
            self.removed = like.removed.copy()
            self.played = like.played.copy()
            self.boxed = like.boxed  # replaced, never mutated
            self.active_dice = like.active_dice.copy()
            self.exhausted_dice = like.exhausted_dice.copy()
            self.alive = like.alive.copy()
            self.reacted = like.reacted.copy()
            self.chosen = [things.copy() for things in like.chosen]
            self.round = like.round
            self.phase = like.phase
            self.token = like.token
            self.player = like.player
            self.turns = like.turns
            self.main_done = like.main_done
            self.sides = like.sides
            self.passes = like.passes
            self.acted = like.acted
            self.idle_rounds = like.idle_rounds
            self.result = like.result
            self.events = like.events.copy()
            self.attack = like.attack
            self.packs = [cards.copy() for cards in like.packs]
            self.picks = [cards.copy() for cards in like.picks]
            self.face_up = like.face_up.copy()
            self.stock = like.stock.copy()
            self.owner_mixed = like.owner_mixed
            self.owner_key = like.owner_key

    # -- what the kernel asks ---------------------------------------------------

    def perform(self, task: Task) -> None:
        if self.outcome is not None or (task.player >= 0 and not self.alive[task.player]):
            return  # tasks of a player who is out are dropped (rule W3)
        effect = task.effect
        assert isinstance(effect, AshesEffect)
        effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        effect = task.effect
        assert isinstance(effect, AshesEffect)
        effect.answered(self, task, option)

    def mix_table(self, key: i64) -> i64:
        """Mix the table into `key`. `place_of` and `holder` follow from the piles and are left out, as in positions."""
        if self.owner is not self.owner_mixed:
            self.owner_mixed = self.owner
            self.owner_key = mix_all(0, self.owner)
        key = mix(mix(key, self.match.key), self.owner_key)
        for tokens in (self.wounds, self.exhaustion, self.status, self.charms, self.boost, self.marks):
            key = mix_unless(key, tokens, self.match.no_tokens)
        key = mix_all(mix_unless(key, self.host, self.match.no_hosts), self.phoenixborn)
        key = mix_piles(mix_piles(key, self.hands), self.draw_piles)
        key = mix_piles(mix_piles(key, self.discards), self.conjurations)
        key = mix_piles(mix_piles(key, self.battlefields), self.spellboards)
        key = mix_all(mix_all(key, self.alterations), self.removed)
        key = mix_all(mix_all(key, self.played), self.boxed)
        key = mix_all(mix_all(key, self.active_dice), self.exhausted_dice)
        key = mix_piles(mix_flags(mix_flags(key, self.alive), self.reacted), self.chosen)
        key = mix(mix(mix(mix(key, self.round), self.phase), self.token), self.player)
        key = mix(mix(mix(mix(key, self.turns), self.sides), self.passes), self.idle_rounds)
        key = mix(mix(key, 1 if self.main_done else 0), 1 if self.acted else 0)
        key = mix_value(mix_value(mix(key, self.result), self.events), self.attack)
        if self.packs or self.picks or self.face_up or self.stock:
            key = mix_value(key, [self.packs, self.picks, self.face_up, self.stock])
        return key

    def seats(self) -> int:
        return len(self.alive)

    def card_id(self, card: int) -> str:
        return self.definitions[card].id

    def place(self, card: int) -> str:
        return PLACES[self.place_of[card]]

    @property
    def names(self) -> list[str]:
        """The printed identity of each card."""
        return self.match.names

    @property
    def rules(self) -> list[object]:
        """The options of this game's rules."""
        match = self.match
        return [match.wording, match.illusion, match.closed, match.stalemate]

    # -- players ----------------------------------------------------------------

    def players(self) -> list[int]:
        """The players still in the game, the active one first (outside turns: the token holder), then clockwise."""
        seats = len(self.alive)
        first = self.player if self.player >= 0 else self.token
        order = []
        for step in range(seats):
            seat = (first + step) % seats
            if self.alive[seat]:
                order.append(seat)
        return order

    def orderer(self) -> int:
        """Who orders simultaneous things: the active player, or the token holder outside turns (rules D5, R9)."""
        return self.players()[0]

    def next_alive(self, player: int) -> int:
        """The next player to the left of `player` who is still in the game."""
        seats = len(self.alive)
        for step in range(1, seats):
            if self.alive[(player + step) % seats]:
                return (player + step) % seats
        return player

    # -- events -----------------------------------------------------------------

    def open_window(self, moment: int) -> None:
        """Let cards answer the event on top of the stack at this moment (`timing.windows`)."""
        raise NotImplementedError

    def use(self) -> Use:
        """What is being used now."""
        use = self.events[-1]
        assert isinstance(use, Use)
        return use

    def forget(self, card: int) -> None:
        """Remove a card that left play from everything in progress (rule D7)."""
        events = self.events
        for index in range(len(events)):
            events[index] = events[index].without(card)
        if self.attack is not None:
            self.attack = self.attack.without(card)

    # -- cards ------------------------------------------------------------------

    def is_phoenixborn(self, card: int) -> bool:
        return card in self.phoenixborn

    def player_of(self, card: int) -> int:
        """The player whose Phoenixborn this is; as targets, players are represented by it."""
        return self.phoenixborn.index(card)

    def is_dying(self, card: int) -> bool:
        return self.marks[card] & DYING != 0

    def unknown_in_hand(self, player: int) -> int:
        """The number of cards in a hand that are not known to everybody."""
        return len([card for card in self.hands[player] if not self.marks[card] & KNOWN])

    def attached_to(self, card: int) -> list[int]:
        host = self.host
        return [alteration for alteration in self.alterations if host[alteration] == card]

    def distinct(self, cards: list[int]) -> list[int]:
        """One card of each name, in canonical order."""
        if len(cards) < 2:
            return cards.copy()
        kinds = self.match.kinds
        found: list[int] = []
        seen = 0
        for card in sorted(cards):
            bit = 1 << kinds[card]
            if not seen & bit:
                seen |= bit
                found.append(card)
        return found

    # -- dice -------------------------------------------------------------------

    def can_pay(self, player: int, price: Price) -> bool:
        """Whether the active dice of a player can pay (rule C3)."""
        total = price.total
        if total == 0:
            return True
        dice, base = self.active_dice, player * KINDS
        for magic, powers, classes in price.needs:
            have = dice[base + 8 + magic]
            if have < powers or have + dice[base + 4 + magic] < powers + classes:
                return False
        have = 0
        for kind in range(base, base + KINDS):
            have += dice[kind]
        return have >= total

    def can_pay_all(self, player: int, prices: list[Price]) -> bool:
        """Whether a player's active dice can pay several prices together."""
        demanded = [0] * KINDS
        total = 0
        for price in prices:
            total += price.total
            for magic, powers, classes in price.needs:
                demanded[8 + magic] += powers
                demanded[4 + magic] += classes
        dice = self.active_dice[player * KINDS : (player + 1) * KINDS]
        for magic in range(4):
            have, powers = dice[8 + magic], demanded[8 + magic]
            if have < powers or have + dice[4 + magic] < powers + demanded[4 + magic]:
                return False
        return sum(dice) >= total
