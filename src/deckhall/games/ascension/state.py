"""The state of a game of Ascension: where each card is, and what has happened so far this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from deckhall.games.ascension.card import CONSTRUCT, MECHANA, Card, TreatAllAsMechana
from deckhall.games.ascension.parts import TABLE
from deckhall.kernel.happenings import EVERYBODY, only
from deckhall.kernel.keys import mix, mix_all, mix_piles, mix_value
from deckhall.kernel.options import Option
from deckhall.kernel.state import Effect, State, Task, mix_task

HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
PLAYED: Final = "played"
CONSTRUCTS: Final = "constructs"
ROW: Final = "row"
MYSTICS: Final = "mystics"
INFANTRY: Final = "infantry"
CULTIST: Final = "cultist"
THE_VOID: Final = "void"
THE_BOX: Final = "box"
SAMAEL: Final = "samael"

INDIVIDUAL: Final = "individual"
SOLO: Final = "solo"
TEAMS: Final = "teams"

ROW_SIZE: Final = 6
HAND_SIZE: Final = 5


class Match:
    """What never changes during a game: its cards by number, and the choices of the setup."""

    def __init__(
        self,
        edition: str,
        variant: str,
        players: int,
        cards: list[Card],
        first: int,
        stalemate: int,
    ) -> None:
        self.edition: Final = edition
        self.variant: Final = variant
        self.players: Final = players
        self.cards: Final = cards
        self.first: Final = first  # the first player
        self.stalemate: Final = stalemate  # rounds without progress after which the game ends; 0: never
        numbers: dict[str, int] = {}
        self.kinds: Final[list[int]] = [numbers.setdefault(card.id, len(numbers)) for card in cards]
        self.ids: Final[list[str]] = list(numbers)
        self.cultist: Final[int] = self.kinds.index(numbers["cultist"])
        self.mystic_kind: Final[int] = numbers["mystic"]
        self.infantry_kind: Final[int] = numbers["heavy_infantry"]
        self.solo: Final = variant == SOLO
        self.teams: Final = variant == TEAMS


class Ascension(State):
    """A game of Ascension. Lists of piles are indexed by seat; piles hold card numbers, and the top of a deck is its
    end."""

    PARTS: ClassVar[tuple[str, ...]] = (*State.PARTS, *[name for name, _ in TABLE])

    def __init__(self, key: str, match: Match, like: Ascension | None = None) -> None:
        super().__init__(key, like)
        self.match: Final = match
        self.cards: Final = match.cards
        if like is None:
            seats = range(match.players)
            self.hands: list[list[int]] = [[] for _ in seats]
            self.decks: list[list[int]] = [[] for _ in seats]
            self.discards: list[list[int]] = [[] for _ in seats]
            self.played: list[int] = []  # heroes played this turn by the player whose turn it is
            self.constructs: list[list[int]] = [[] for _ in seats]
            self.row: list[int] = []  # from left to right
            self.center: list[int] = []  # the center deck
            self.void: list[int] = []
            self.mystics: list[int] = []
            self.infantry: list[int] = []
            self.box: list[int] = []  # banished starters, and cards that a position left out
            self.limbo: list[int] = []  # acquired cards whose destination their owner is still choosing
            self.honor: list[int] = [0 for _ in seats]  # tokens
            self.pool = 0
            self.runes = 0
            self.power = 0
            self.mechana_runes = 0
            self.discount = 0  # how many runes cheaper the next construct is
            self.defeats = 0  # monsters of the center row defeated this turn
            self.mechana_played = 0  # Mechana constructs played this turn
            self.used: list[int] = []  # construct abilities used this turn, see `ability_key`
            self.waiting: list[Task] = []  # Unite effects that have not triggered yet
            self.stolen: list[
                int
            ] = []  # cards taken unseen this turn and still in hand; each is followed by its victim
            self.known: dict[
                int, int
            ] = {}  # cards in hands and decks that others know: card -> seats as a bit mask
            self.turn = 1
            self.player = match.first  # whose turn it is
            self.extra_turns = 0
            self.stirred = False  # whether anybody acquired, defeated, banished or gained honor this round
            self.quiet = 0  # consecutive complete rounds without that
            self.samael: list[int] = []  # solo: the cards Samael has taken
            self.samael_honor = 0
            self.choices_row: list[int] = []  # the row for which `row_choices` was last computed
            self.choices_kept: list[int] = []  # and its result
        else:
            self.hands = [pile.copy() for pile in like.hands]
            self.decks = [pile.copy() for pile in like.decks]
            self.discards = [pile.copy() for pile in like.discards]
            self.played = like.played.copy()
            self.constructs = [pile.copy() for pile in like.constructs]
            self.row = like.row.copy()
            self.center = like.center.copy()
            self.void = like.void.copy()
            self.mystics = like.mystics.copy()
            self.infantry = like.infantry.copy()
            self.box = like.box.copy()
            self.limbo = like.limbo.copy()
            self.honor = like.honor.copy()
            self.pool = like.pool
            self.runes = like.runes
            self.power = like.power
            self.mechana_runes = like.mechana_runes
            self.discount = like.discount
            self.defeats = like.defeats
            self.mechana_played = like.mechana_played
            self.used = like.used.copy()
            self.waiting = like.waiting.copy()
            self.stolen = like.stolen.copy()
            self.known = like.known.copy()
            self.turn = like.turn
            self.player = like.player
            self.extra_turns = like.extra_turns
            self.stirred = like.stirred
            self.quiet = like.quiet
            self.samael = like.samael.copy()
            self.samael_honor = like.samael_honor
            self.choices_row = like.choices_row  # both are replaced, never mutated
            self.choices_kept = like.choices_kept

    def perform(self, task: Task) -> None:
        effect = task.effect
        assert isinstance(effect, AscensionEffect)
        effect.resolve(self, task)

    def answer(self, task: Task, option: Option) -> None:
        effect = task.effect
        assert isinstance(effect, AscensionEffect)
        effect.answered(self, task, option)

    def seats(self) -> int:
        return self.match.players

    def card_id(self, card: int) -> str:
        return self.cards[card].id

    def mix_table(self, key: i64) -> i64:
        key = mix_piles(key, self.hands)
        key = mix_piles(key, self.decks)
        key = mix_piles(key, self.discards)
        key = mix_piles(key, self.constructs)
        for pile in (
            self.played,
            self.row,
            self.center,
            self.void,
            self.mystics,
            self.infantry,
            self.box,
            self.limbo,
            self.honor,
            self.used,
            self.stolen,
            self.samael,
        ):
            key = mix_all(key, pile)
        key = mix(key, len(self.waiting))
        for task in self.waiting:
            key = mix_task(key, task)
        key = mix_value(key, self.known)
        key = mix(mix(mix(mix(key, self.pool), self.runes), self.power), self.mechana_runes)
        key = mix(mix(mix(mix(key, self.discount), self.defeats), self.mechana_played), self.turn)
        key = mix(mix(mix(mix(key, self.player), self.extra_turns), self.quiet), self.samael_honor)
        return mix(key, 1 if self.stirred else 0)

    # -- questions ------------------------------------------------------------------------

    def opponents(self, player: int) -> list[int]:
        """The opponents of a player, clockwise from their left; a partner is not an opponent."""
        players = self.match.players
        partner = self.partner(player)
        seats = [(player + i) % players for i in range(1, players)]
        return [seat for seat in seats if seat != partner]

    def partner(self, player: int) -> int:
        """The partner across the table, or -1."""
        players = self.match.players
        return (player + players // 2) % players if self.match.teams else -1

    def is_mechana(self, player: int, card: int) -> bool:
        """Whether `player` may treat the card as a Mechana construct."""
        definition = self.cards[card]
        if definition.type != CONSTRUCT:
            return False
        return definition.faction == MECHANA or self.treats_all_as_mechana(player)

    def treats_all_as_mechana(self, player: int) -> bool:
        cards = self.cards
        for card in self.constructs[player]:
            for ability in cards[card].abilities:
                if isinstance(ability, TreatAllAsMechana):
                    return True
        return False

    def distinct(self, pile: list[int]) -> list[int]:
        """The cards of a pile, equal ones once, in canonical order."""
        kinds = self.match.kinds
        found: list[int] = []
        seen = 0
        for card in sorted(pile):
            bit = 1 << kinds[card]
            if not seen & bit:
                seen |= bit
                found.append(card)
        return found

    def row_choices(self) -> list[int]:
        """Row cards to choose from: equal ones once, except against Samael, where the place in the row matters.

        The row changes less often than somebody chooses, so the answer is kept for as long as the row stays the same.
        """
        if self.row != self.choices_row:
            self.choices_row = self.row.copy()
            self.choices_kept = sorted(self.row) if self.match.solo else self.distinct(self.row)
        return self.choices_kept

    def score(self, player: int) -> int:
        """Honor tokens and the printed honor of every card the player owns (rule 40)."""
        total = self.honor[player]
        cards = self.cards
        for pile in (self.hands[player], self.decks[player], self.discards[player], self.constructs[player]):
            for card in pile:
                total += cards[card].honor
        if player == self.player:
            for card in self.played:
                total += cards[card].honor
            for card in self.limbo:
                total += cards[card].honor
        return total

    # -- what effects do with cards ------------------------------------------------------------

    def draw(self, player: int, count: int) -> int:
        """Draw cards, rebuilding the deck from the discard pile when one is needed (rule 14); how many came."""
        deck, missing = self.decks[player], count
        while missing > 0 and (deck or self.rebuild_deck(player)):
            drawn = deck[-missing:]
            del deck[-missing:]
            drawn.reverse()
            self.hands[player].extend(drawn)
            missing -= len(drawn)
            if self.listener is not None:
                for card in drawn:
                    known = EVERYBODY if card in self.known else only(player)
                    self.tell("drew", player, card, origin=DECK, destination=HAND, known=known)
        self.revelations += count - missing
        return count - missing

    def rebuild_deck(self, player: int) -> bool:
        """Shuffle the discard pile into a new deck; whether there was anything to shuffle."""
        deck, discard = self.decks[player], self.discards[player]
        if not discard:
            return False
        deck.extend(discard)
        discard.clear()
        self.shuffle(deck)
        if self.listener is not None:
            amount, mixed = len(deck), tuple(deck)
            self.tell("shuffled", player, amount=amount, origin=DISCARD, destination=DECK, mixed=mixed)
        return True

    def gain_honor(self, player: int, amount: int) -> None:
        """Honor from the pool; when it is empty, from the reserve (rule 37)."""
        if amount <= 0:
            return
        had = self.pool
        self.pool = max(0, had - amount)
        self.honor[player] += amount
        self.stirred = True
        if self.listener is not None:
            self.tell("gained", player, amount=amount, what="honor")
            if had > 0 and self.pool == 0:
                self.tell("pool_emptied", player)

    def banish(self, player: int, card: int, pile: list[int], origin: str) -> None:
        """Banish a card: starters to the box, always-available cards to their stack, the rest to the void (rule 24)."""
        index = pile.index(card)
        pile.pop(index)
        self.forget(card)
        self.stirred = True
        zone = self.cards[card].zone
        if self.listener is not None:
            self.tell("banished", player, card, origin=origin, destination=self.place_of_banished(card))
        if zone == "starter":
            self.box.append(card)
        elif zone == "always_available":
            self.return_to_stack(card)
        else:
            self.void.append(card)
            self.refill(index if origin == ROW else 0)

    def place_of_banished(self, card: int) -> str:
        """Where a card goes when it is banished (rule 24)."""
        zone = self.cards[card].zone
        if zone == "always_available":
            return MYSTICS if self.match.kinds[card] == self.match.mystic_kind else INFANTRY
        return THE_BOX if zone == "starter" else THE_VOID

    def return_to_stack(self, card: int) -> None:
        if self.match.kinds[card] == self.match.mystic_kind:
            self.mystics.append(card)
        else:
            self.infantry.append(card)

    def offer_of(self, card: int) -> str:
        """Where a card on offer lies: in the row or on its stack."""
        if card in self.row:
            return ROW
        return MYSTICS if self.match.kinds[card] == self.match.mystic_kind else INFANTRY

    def take_from_offer(self, card: int) -> None:
        """Take a card from the row or its stack; the row is refilled before anything else happens (rule 16)."""
        if card in self.row:
            index = self.row.index(card)
            self.row.pop(index)
            self.refill(index)
        elif self.match.kinds[card] == self.match.mystic_kind:
            self.mystics.remove(card)
        else:
            self.infantry.remove(card)

    def refill(self, index: int) -> None:
        """Fill the row to six: at the vacated slot, or against Samael from the left end (rules 15, 16, 42)."""
        row, center = self.row, self.center
        while len(row) < ROW_SIZE:
            if not center and not self.rebuild_center():
                return
            card = center.pop()
            row.insert(0 if self.match.solo else min(index, len(row)), card)
            self.revelations += 1
            if self.listener is not None:
                self.tell("revealed", -1, card, destination=ROW)
        if not center:
            self.rebuild_center()

    def rebuild_center(self) -> bool:
        """Shuffle the void into a new center deck. Returns whether there was anything to shuffle."""
        if not self.void:
            return False
        self.center.extend(self.void)
        self.void.clear()
        self.shuffle(self.center)
        if self.listener is not None:
            self.tell("void_shuffled", -1, amount=len(self.center), mixed=tuple(self.center))
        return True

    def forget(self, card: int) -> None:
        """Note that a card is face up again: nobody needs to remember where it is."""
        if self.known:
            self.known.pop(card, None)
            for index in range(0, len(self.stolen), 2):
                if self.stolen[index] == card:
                    del self.stolen[index : index + 2]
                    return

    def shuffle(self, cards: list[int]) -> None:
        if self.known:
            for card in cards:
                self.known.pop(card, None)
        super().shuffle(cards)


Sign = tuple[str, str]  # a symbol and its amount: ("power", "2"), ("banish", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class AscensionEffect(Effect):
    """Something that can happen in Ascension."""

    def resolve(self, state: Ascension, task: Task) -> None:
        raise NotImplementedError

    def answered(self, state: Ascension, task: Task, option: Option) -> None:
        raise NotImplementedError

    # -- what a verb says about itself ---------------------------------------------------------

    def asks(self) -> bool:
        """Whether a player is asked something when it happens, so that play must wait for an answer."""
        return type(self).answered is not AscensionEffect.answered

    def signs(self) -> list[Sign]:
        """The signs that a small card shows for it, without those of nested effects."""
        return []

    def worth(self) -> float:
        """A rough estimate of what it is worth once, in points of honor, for cards whose value no bot has learnt."""
        return 0.5


def ability_key(card: int, index: int) -> int:
    """An ability of a construct in play, encoded as one number."""
    return card * 4 + index
