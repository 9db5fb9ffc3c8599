"""The vocabulary of Ascension: its views, questions, answers and happenings."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from deckhall.kernel.vocabulary import CardKey, Pile, SeenCard, SeenTable, Signature, Vocabulary, about, asks


class Construct(SeenCard):
    """A construct in play."""

    used: bool  # all its once-per-turn abilities have been used in its owner's turn
    ready: bool  # it can be used now


class Seat(TypedDict):
    """A player's side of the table. Hidden piles are counts, plus the cards the viewer knows in them."""

    hand_count: int
    hand: Pile
    deck_count: int
    deck_top: list[SeenCard]  # topmost first
    deck_contents: NotRequired[list[str]]  # the viewer's own deck, in no particular order
    discard: Pile
    constructs: list[Construct]
    honor: int  # tokens
    score: int  # as far as the viewer can count it
    owned: dict[str, int]  # the player's cards by id in all places, as far as the viewer can count them


class Samael(TypedDict):
    """The solo opponent."""

    cards: list[SeenCard]
    honor: int
    score: int


class AscensionView(SeenTable):
    """A table of Ascension as one viewer sees it."""

    edition: Literal["godslayer", "anniversary"]
    variant: Literal["individual", "solo", "teams"]
    seats: list[Seat]
    first: int  # the first player
    turn: int
    player: int  # whose turn it is
    played: Pile
    row: list[SeenCard]  # from left to right
    prices: dict[CardKey, int]  # current costs of row cards in runes, by card number
    center_count: int
    void: Pile
    mystics: int
    infantry: int
    always: list[SeenCard]  # the top of each always-available stack, and the Cultist
    limbo: list[SeenCard]
    pool: int
    last_round: bool
    runes: int
    power: int
    mechana_runes: int
    discount: int
    extra_turns: int
    samael: NotRequired[Samael]
    teams: NotRequired[list[list[int]]]


CARD = about("card", "place")
FOR_A_PRICE = about("card", "place", maybe=("cost",))

VERBS = {
    "acquire": FOR_A_PRICE,
    "banish": CARD,
    "choose": about("index"),
    "copy": CARD,
    "defeat": FOR_A_PRICE,
    "destroy": CARD,
    "discard": CARD,
    "end": Signature(),
    "give": about("card", "place", "cost"),
    "keep": CARD,
    "no": CARD,
    "pass": Signature(),
    "play": CARD,
    "use": CARD,
    "use_second": CARD,
    "yes": CARD,
}

PROMPTS = {
    "acquire_or_defeat": asks("acquire", "defeat", "pass"),
    "acquire_to_deck": asks("acquire", about=("limit",)),
    "banish": asks("banish", "pass", about=("places", "optional")),
    "banish_row": asks("banish", "pass"),
    "choose_one": asks("choose"),
    "copy": asks("copy"),
    "defeat": asks("defeat", about=("limit",)),
    "discard": asks("discard", about=("then",)),
    "keep_construct": asks("keep"),
    "lose_construct": asks("destroy"),
    "redirect": asks("yes", "no", about=("it",)),
    "turn": asks("play", "use", "use_second", "acquire", "defeat", "give", "end"),
}

HAPPENINGS = {
    "acquired": about("card", "from", maybe=("to",)),
    "banished": about("card", "from", "to"),
    "copied": about("card"),
    "defeated": about("card", "to"),
    "destroyed": about("card", "from", "to"),
    "discarded": about("card", "from", "to"),
    "drew": about("card", "from", "to"),
    "ended": about(what=("pool_empty", "stalemate", "endless")),
    "extra_turn": Signature(),
    "gained": about("amount", what=("honor", "mechana_runes", "power", "runes")),
    "given": about("card", "seat", "from", "to"),
    "moved": about("card", "to", maybe=("target",)),
    "played": about("card", "from", "to"),
    "pool_emptied": Signature(),
    "revealed": about("card", "to"),
    "samael_gained": about("amount", what=("honor",)),
    "samael_took": about("card", "from", "to"),
    "shuffled": about("amount", "from", "to"),
    "took": about("card", "seat", "from", "to"),
    "turn": about("amount"),
    "used": about("card"),
    "void_shuffled": about("amount"),
}

PLACES = (
    "hand",
    "deck",
    "discard",
    "played",
    "constructs",
    "row",
    "mystics",
    "infantry",
    "cultist",
    "void",
    "center",
    "limbo",
    "samael",
    "box",
)

VOCABULARY = Vocabulary(
    view=AscensionView,
    prompts=PROMPTS,
    verbs=VERBS,
    happenings=HAPPENINGS,
    places=PLACES,
    outcomes=("pool_empty", "stalemate", "endless"),
)
