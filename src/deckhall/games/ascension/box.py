"""The rules of Ascension as seen from outside: choices of the setup, new games, saving and loading positions."""

from __future__ import annotations

from typing import Any

from deckhall.games.ascension.card import ALWAYS_AVAILABLE, CENTER, STARTER, Card
from deckhall.games.ascension.editions import EDITIONS, GODSLAYER
from deckhall.games.ascension.facts import facts
from deckhall.games.ascension.library import cards_of
from deckhall.games.ascension.parts import (
    BY_CARD,
    FLAG,
    NUMBER,
    NUMBERS,
    PILE,
    SEAT_NUMBERS,
    SEAT_PILES,
    TABLE,
    TASKS,
    in_seat,
    of_kind,
)
from deckhall.games.ascension.position_check import check_table
from deckhall.games.ascension.state import HAND_SIZE, INDIVIDUAL, SOLO, TEAMS, Ascension, Match
from deckhall.games.ascension.summary import credits_in, summary_of
from deckhall.games.ascension.turn import TAKE_TURN
from deckhall.games.ascension.view import AscensionTable
from deckhall.games.ascension.words import VOCABULARY
from deckhall.kernel.box import KERNEL_PARTS, Box
from deckhall.kernel.errors import InvalidPosition, InvalidSetup, UnknownCard
from deckhall.kernel.happenings import Happening
from deckhall.kernel.packing import pack_task, unpack_task, words
from deckhall.kernel.state import State, Task, Word
from deckhall.kernel.summary import Credit, SeatSummary
from deckhall.kernel.vocabulary import Vocabulary

RULES = 2
VARIANTS = {INDIVIDUAL: (2, 3, 4, 5, 6), SOLO: (1,), TEAMS: (4, 6)}
POOL_PER_PLAYER = 30
SOLO_POOL = 50
STALEMATE_ROUNDS = 20
CHOICES = ("players", "edition", "variant", "honor_pool", "first_player", "stalemate")

OF_SEATS = of_kind(SEAT_PILES, SEAT_NUMBERS)
OF_ALL = tuple([name for name, _ in TABLE if name not in OF_SEATS])
PARTS = frozenset((*KERNEL_PARTS, "edition", "variant", "first", "stalemate", "seats", *OF_ALL))


class AscensionBox(Box):
    """The game of Ascension."""

    def __init__(self) -> None:
        super().__init__("ascension", RULES, "deckhall.games.ascension")

    def about(self) -> dict[str, Any]:
        return {
            "variants": [
                {"id": INDIVIDUAL, "players": list(VARIANTS[INDIVIDUAL]), "choices": {"variant": INDIVIDUAL}},
                {"id": SOLO, "players": list(VARIANTS[SOLO]), "choices": {"variant": SOLO}},
                {
                    "id": TEAMS,
                    "players": list(VARIANTS[TEAMS]),
                    "choices": {"variant": TEAMS},
                    "team_size": 2,
                },
            ],
            "players": [1, 2, 3, 4, 5, 6],
            "texts": ["edition"],
            "options": {
                "edition": {"choices": list(EDITIONS), "default": GODSLAYER},
                "variant": {"choices": list(VARIANTS), "default": INDIVIDUAL},
                "honor_pool": {"least": 1, "most": 600, "default": None},
                "first_player": {
                    "least": 0,
                    "most": 5,
                    "default": None,
                    "variants": [INDIVIDUAL, TEAMS],
                },
                "stalemate": {"least": 0, "most": 1000, "default": STALEMATE_ROUNDS},
            },
        }

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def cells(self) -> list[dict[str, Any]]:
        return [
            {"edition": edition, "variant": variant, "players": players}
            for edition in EDITIONS
            for variant, counts in VARIANTS.items()
            for players in counts
        ]

    def cards(self, edition: str = GODSLAYER, **choices: Any) -> list[dict[str, Any]]:
        self.refuse_unknown(choices, ())
        return [facts(card) for card in cards_of(edition)]

    def card(self, card_id: str, edition: str = GODSLAYER) -> Card:
        """The definition of a card."""
        for card in cards_of(edition):
            if card.id == card_id:
                return card
        raise UnknownCard(f"ascension has no card {card_id!r}")

    # -- setting up ------------------------------------------------------------------------

    def start(self, setup: dict[str, Any], key: str) -> Ascension:
        self.refuse_unknown(setup, CHOICES)
        variant = setup.get("variant", SOLO if setup.get("players") == 1 else INDIVIDUAL)
        players = check_players(variant, setup.get("players", 1 if variant == SOLO else 2))
        first = setup.get("first_player")
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise InvalidSetup(
                f"first_player must be a seat from 0 to {players - 1}, not {first!r}", "first_player"
            )
        pool = setup.get("honor_pool")
        if pool is None:
            pool = SOLO_POOL if variant == SOLO else POOL_PER_PLAYER * players
        if type(pool) is not int or not 1 <= pool <= 600:
            raise InvalidSetup(f"honor_pool must be a number from 1 to 600, not {pool!r}", "honor_pool")
        stalemate = setup.get("stalemate", STALEMATE_ROUNDS)
        if type(stalemate) is not int or not 0 <= stalemate <= 1000:
            raise InvalidSetup(
                f"stalemate must be a number of rounds from 0 to 1000, not {stalemate!r}", "stalemate"
            )
        edition = setup.get("edition", GODSLAYER)
        cards = number_cards(edition, players)
        if first is None:  # drawn first, from the same luck as everything else
            first = State(key).random(players)
        state = AscensionTable(key, Match(edition, variant, players, cards, first, stalemate))
        state.random(players)
        state.pool = pool
        for seat in range(players):
            state.decks[seat] = list(range(seat * 10, seat * 10 + 10))
            state.shuffle(state.decks[seat])
            state.draw(seat, HAND_SIZE)
        for number in range(players * 10, len(cards)):
            stack_of(state, number).append(number)
        state.shuffle(state.center)
        state.refill(0)
        state.revelations = 0
        state.push(TAKE_TURN, state.player)
        state.advance()
        return state

    # -- positions ------------------------------------------------------------------------

    def lay_out(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Ascension)
        match = state.match
        seats: list[dict[str, Any]] = [{} for _ in range(match.players)]
        position: dict[str, Any] = {
            "edition": match.edition,
            "variant": match.variant,
            "first": match.first,
            "stalemate": match.stalemate,
            "seats": seats,
        }
        for name, kind in TABLE:
            content = getattr(state, name)
            if name in OF_SEATS:
                for seat in range(match.players):
                    own = content[seat]
                    seats[seat][in_seat(name)] = named(state, own) if kind == SEAT_PILES else own
            elif kind == PILE:
                position[name] = named(state, content)
            elif kind == TASKS:
                position[name] = [pack_task(task) for task in content]
            elif kind == BY_CARD:
                position[name] = {str(card): number for card, number in sorted(content.items())}
            else:
                position[name] = content.copy() if kind == NUMBERS else content
        return position

    def set_table(self, position: dict[str, Any], key: str) -> Ascension:
        for part in position:
            if part not in PARTS:
                raise InvalidPosition(f"a position of ascension has no part {part!r}")
        seats = position.get("seats", [{}, {}])
        if not isinstance(seats, list) or not all([isinstance(seat, dict) for seat in seats]):
            raise InvalidPosition("'seats' must be a list with an object for each player")
        variant = position.get("variant", INDIVIDUAL)
        edition = position.get("edition", GODSLAYER)
        try:
            players = check_players(variant, len(seats))
            cards = number_cards(edition, players)
        except InvalidSetup as error:
            raise InvalidPosition(str(error)) from error
        first = whole(position, "first", 0, players - 1)
        stalemate = whole(position, "stalemate", STALEMATE_ROUNDS)
        state = AscensionTable(key, Match(edition, variant, players, cards, first, stalemate))
        Seating(state, position, seats).seat_everything()
        pool = SOLO_POOL if variant == SOLO else POOL_PER_PLAYER * players
        for name in of_kind(NUMBER):
            setattr(state, name, whole(position, name, {"pool": pool, "turn": 1}.get(name, 0)))
        for name in of_kind(FLAG):
            setattr(state, name, flag(position, name))
        for name in of_kind(NUMBERS):
            setattr(state, name, numbers(position, name))
        for name in of_kind(BY_CARD):
            setattr(state, name, by_card(position, name))
        understood = words(self.package)
        for name in of_kind(TASKS):
            setattr(state, name, tasks(position, name, understood))
        if not 0 <= state.player < players:
            raise InvalidPosition(f"'player' must be a seat from 0 to {players - 1}")
        if "todo" not in position and "outcome" not in position:
            state.push(TAKE_TURN, state.player)
        return state

    def check(self, state: State, asked: Task | None) -> None:
        assert isinstance(state, Ascension)
        check_table(state, asked)

    def summary(self, state: State) -> list[SeatSummary]:
        assert isinstance(state, Ascension)
        return summary_of(state)

    def credits(self, happenings: list[Happening]) -> list[Credit]:
        return credits_in(happenings)

    def everywhere(self, state: State) -> list[int] | None:
        """Every card number in every place: no card is ever created or lost."""
        assert isinstance(state, Ascension)
        found = [state.match.cultist]
        for name in of_kind(PILE):
            found.extend(getattr(state, name))
        for name in of_kind(SEAT_PILES):
            for pile in getattr(state, name):
                found.extend(pile)
        return found


def check_players(variant: object, players: object) -> int:
    if not isinstance(variant, str) or variant not in VARIANTS:
        raise InvalidSetup(f"there is no variant {variant!r}; available: {', '.join(VARIANTS)}", "variant")
    counts = VARIANTS[variant]
    if type(players) is not int or players not in counts:
        allowed = " or ".join([str(count) for count in counts])
        raise InvalidSetup(f"{variant} is for {allowed} players, not {players!r}", "players")
    return players


def number_cards(edition: object, players: int) -> list[Card]:
    """Every card in the game in its fixed order: starters by seat, then the stacks, then the center deck."""
    if not isinstance(edition, str):
        raise InvalidSetup(f"there is no edition {edition!r}; available: {', '.join(EDITIONS)}", "edition")
    cards = cards_of(edition)
    starters = [card for card in cards if card.zone == STARTER for _ in range(card.copies)]
    rest = [card for card in cards if card.zone != STARTER for _ in range(card.copies)]
    return starters * players + rest


def stack_of(state: Ascension, number: int) -> list[int]:
    """The pile where a card lies before the game starts. The Cultist has a place of its own and is in no pile."""
    card = state.cards[number]
    if card.zone == CENTER:
        return state.center
    if card.id == "mystic":
        return state.mystics
    if card.id == "heavy_infantry":
        return state.infantry
    return [] if card.zone == ALWAYS_AVAILABLE else state.box


def whole(position: dict[str, Any], part: str, default: int, most: int = 10**6) -> int:
    number: object = position.get(part, default)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        raise InvalidPosition(f"{part!r} must be a number from 0 to {most}, not {number!r}")
    return number


def numbers(position: dict[str, Any], part: str) -> list[int]:
    content = position.get(part, [])
    if not isinstance(content, list) or not all([type(number) is int for number in content]):
        raise InvalidPosition(f"{part!r} must be a list of numbers")
    return list(content)


def flag(position: dict[str, Any], part: str) -> bool:
    content = position.get(part, False)
    if not isinstance(content, bool):
        raise InvalidPosition(f"{part!r} is true or false")
    return content


def by_card(position: dict[str, Any], part: str) -> dict[int, int]:
    content = position.get(part, {})
    if not isinstance(content, dict):
        raise InvalidPosition(f"{part!r} gives, for card numbers, the seats that know them")
    found: dict[int, int] = {}
    for card, seen in content.items():
        if not isinstance(card, str) or not card.isdecimal() or type(seen) is not int:
            raise InvalidPosition(f"{part!r} gives, for card numbers, the seats that know them")
        found[int(card)] = seen
    return found


def tasks(position: dict[str, Any], part: str, known: dict[str, type[Word]]) -> list[Task]:
    content = position.get(part, [])
    if not isinstance(content, list):
        raise InvalidPosition(f"{part!r} must be a list of tasks")
    return [unpack_task(task, known) for task in content]


def named(state: Ascension, pile: list[int]) -> list[str]:
    """A pile of cards in the notation of positions."""
    return [f"{state.cards[card].id}#{card}" for card in pile]


class Seating:
    """Puts the cards of a position into their places. Piles that the position leaves out get the remaining cards,
    shuffled."""

    def __init__(self, state: Ascension, position: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.state = state
        self.position = position
        self.seats = seats
        self.free = [True] * len(state.cards)
        self.free[state.match.cultist] = False

    def seat_everything(self) -> None:
        state, position, players = self.state, self.position, self.state.match.players
        self.claim_numbered()
        for seat, content in enumerate(self.seats):
            for part in content:
                if part not in [in_seat(name) for name in OF_SEATS]:
                    raise InvalidPosition(f"a seat has no part {part!r}")
            for name in of_kind(SEAT_NUMBERS):
                getattr(state, name)[seat] = whole(content, in_seat(name), 0)
            for name in of_kind(SEAT_PILES):
                part = in_seat(name)
                getattr(state, name)[seat] = self.pile(content.get(part, []), f"seat {seat}, {part}", seat)
        for part in of_kind(PILE):
            setattr(state, part, self.pile(position.get(part, []), part, -1))
        for seat, content in enumerate(self.seats):
            if "deck" not in content:
                state.decks[seat] = self.take([n for n in range(seat * 10, seat * 10 + 10) if self.free[n]])
                state.shuffle(state.decks[seat])
            if "hand" not in content:
                state.draw(seat, HAND_SIZE)
        rest = self.take([n for n in range(players * 10, len(state.cards)) if self.free[n]])
        for number in rest:
            card_id = state.cards[number].id
            part = {"mystic": "mystics", "heavy_infantry": "infantry"}.get(card_id, "center")
            (state.box if part in position else getattr(state, part)).append(number)
        if "center" not in position:
            state.shuffle(state.center)
        state.box.extend(self.take([n for n in range(players * 10) if self.free[n]]))
        if "row" not in position:
            state.refill(0)

    def claim_numbered(self) -> None:
        """Reserve the cards that the position names by number, so that cards named by id alone do not take them."""
        of_seats = [in_seat(name) for name in of_kind(SEAT_PILES)]
        lists = [content.get(part, []) for content in self.seats for part in of_seats]
        lists += [self.position.get(part, []) for part in of_kind(PILE)]
        for content in lists:
            for entry in content if isinstance(content, list) else []:
                if isinstance(entry, str) and "#" in entry:
                    name, _, digits = entry.partition("#")
                    number = int(digits) if digits.isdecimal() and len(digits) < 6 else -1
                    if not 0 <= number < len(self.free) or self.state.cards[number].id != name:
                        raise InvalidPosition(f"there is no card {entry!r} in this game")
                    if not self.free[number]:
                        raise InvalidPosition(f"{entry!r} is in two places")
                    self.free[number] = False

    def pile(self, content: Any, where: str, seat: int) -> list[int]:
        if not isinstance(content, list) or not all([isinstance(entry, str) for entry in content]):
            raise InvalidPosition(f"{where}: expected a list of card ids")
        return [self.card(entry, where, seat) for entry in content]

    def card(self, entry: str, where: str, seat: int) -> int:
        name, numbered, digits = entry.partition("#")
        if numbered:
            return int(digits)
        own = list(range(seat * 10, seat * 10 + 10)) if seat >= 0 else []
        for number in own + list(range(len(self.free))):
            if self.free[number] and self.state.cards[number].id == name:
                self.free[number] = False
                return number
        if name not in self.state.match.ids:
            raise InvalidPosition(f"{where}: there is no card {name!r}")
        raise InvalidPosition(f"{where}: no copy of {name!r} is left")

    def take(self, wanted: list[int]) -> list[int]:
        for number in wanted:
            self.free[number] = False
        return wanted
