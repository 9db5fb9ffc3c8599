"""The vocabulary of Ashes: its views, questions, answers and happenings."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, get_args

from deckhall.games.ashes.terms import (
    BATTLE_ADVANTAGE,
    BYPASS,
    DISCARD_WHEN_EMPTY,
    FACES,
    KIND_NAMES,
    MAGIC_GUARD,
    MAGICS,
    MOMENTS,
    NO_ALTERATIONS,
    PHASES,
    PLACES,
    SPELL_GUARD,
    TOKENS,
    UNIT_GUARD,
    Cause,
)
from deckhall.kernel.vocabulary import (
    CardNumber,
    Code,
    Pile,
    Prompt,
    SeenCard,
    SeenTable,
    Signature,
    Vocabulary,
    about,
    asks,
)

Counts = dict[str, int]


class CardInPlay(SeenCard):
    """A card in play with everything on it; tokens it does not have are left out."""

    owner: int
    attack: NotRequired[int]
    life: NotRequired[int]
    recover: NotRequired[int]
    wounds: NotRequired[int]
    exhaustion: NotRequired[int]
    status: NotRequired[int]
    charms: NotRequired[int]
    bypass: NotRequired[bool]
    cancelled: NotRequired[bool]
    destroyed: NotRequired[bool]
    attached: NotRequired[list[CardInPlay]]


class DicePools(TypedDict):
    """Dice by kind: active ones by magic and face, exhausted ones by magic."""

    active: Counts
    exhausted: Counts


class Seat(TypedDict):
    """A player's side of the table. Hidden piles are counts, plus the cards the viewer knows in them."""

    alive: bool
    phoenixborn: CardInPlay | None
    battlefield: list[CardInPlay]
    spellboard: list[CardInPlay]
    discard: Pile
    draw_count: int
    hand_count: int
    hand: Pile
    chosen: NotRequired[list[CardNumber]]  # cards that the viewer has secretly chosen so far
    dice: DicePools
    reacted: bool
    slots: NotRequired[int]  # units that fit on the battlefield
    pages: NotRequired[int]  # ready spells that fit on the spellboard
    conjuration_count: int
    conjurations: NotRequired[Counts]
    deck: NotRequired[Counts]


class Event(TypedDict):
    """An event in progress that may be answered. Cards are given by number."""

    event: str
    player: int
    card: NotRequired[CardNumber]
    text: NotRequired[CardNumber]
    targets: NotRequired[list[CardNumber]]
    cancelled: NotRequired[bool]
    amount: NotRequired[int]
    source: NotRequired[CardNumber]
    by: NotRequired[int]
    left: NotRequired[int]
    cards: NotRequired[int]


class Attack(TypedDict):
    """The attack in progress. Cards are given by number; -1 is none."""

    player: int
    on_unit: bool
    attackers: list[CardNumber]
    blockers: list[CardNumber]
    defender: int
    target: CardNumber
    now: CardNumber
    countering: CardNumber
    split: list[int]
    step: int


class Demand(TypedDict):
    """A die to be paid: the demand, and the kinds of dice that may pay it, each with its code."""

    what: str
    kinds: dict[str, str]


class Payment(TypedDict):
    """What is still to be paid, die by die, with equal demands side by side, and the cheapest dice to pay it with.

    The codes for equal demands are sent in the order of their `kinds`.
    """

    demands: list[Demand]
    cheapest: list[str]


class CardToPick(SeenCard):
    """A card that can be chosen together with others. Equal cards have the same `like`; the first ones are taken."""

    code: Code
    like: CardNumber


class PileToPick(TypedDict):
    """A number of unseen cards of the draw pile, all with the same code."""

    code: str
    most: int


class CardsToGather(TypedDict):
    """Cards to choose at once. Send as one step: `begin`, the codes of the chosen ones in the order of `picks`,
    `end`."""

    begin: list[Code]
    picks: list[CardToPick]
    pile: NotRequired[PileToPick]
    least: int
    most: int
    end: list[Code]


class Target(TypedDict):
    """A card that can be attacked, with the codes to send before and after those of the attackers."""

    n: CardNumber
    begin: list[Code]
    end: list[Code]


class AttackToGather(TypedDict):
    """An attack to declare at once: its attackers and one target."""

    attackers: list[CardToPick]
    targets: list[Target]


class WayToTurn(TypedDict):
    """A face that a die may be turned to, or another way to change it, with its codes."""

    to: str
    codes: list[str]


class DieToGather(TypedDict):
    """A die that can be chosen, and the ways to change it."""

    kind: str
    ways: list[WayToTurn]


class DiceToGather(TypedDict):
    """Dice to choose at once, in the order in which their codes are sent, and the final codes."""

    dice: list[DieToGather]
    end: list[str]


class Gathering(TypedDict):
    """What the asked player may choose at once, with the codes to send as one step (docs/protocol.md)."""

    cards: NotRequired[CardsToGather]
    meditation: NotRequired[CardsToGather]
    attack: NotRequired[AttackToGather]
    dice: NotRequired[DiceToGather]
    turns: NotRequired[int]  # dice that may be turned, or cards discarded for it so far


class Draft(TypedDict):
    """The draft as a seat sees it: its own pack and picks, and the cards that lie face up."""

    stock: list[int]  # dice left, by magic
    face_up: Pile
    picks: list[int]
    known_picks: list[Pile]
    pack: NotRequired[Pile]
    mine: NotRequired[Pile]


class AshesView(SeenTable):
    """A table of Ashes as one viewer sees it."""

    round: int
    phase: Literal["draft", "setup", "prepare", "turns", "recovery"]
    token: int  # the holder of the first-player token
    player: int | None  # whose turn it is
    main_done: bool
    sides: int
    passes: int
    seats: list[Seat]
    removed: Pile
    played: list[SeenCard]
    events: list[Event]
    waiting: list[
        SeenCard
    ]  # cards whose texts have been declared, or must happen, at the moment being answered
    attack: Attack | None
    payment: Payment | None
    gathering: Gathering | None
    draft: NotRequired[Draft]


CARD = about("card", "place")
DIE = about(what=KIND_NAMES)
CAUSES = get_args(Cause)

VERBS = {
    "activate": about("card", "place", maybe=("index",)),
    "against": CARD,
    "attach": CARD,
    "attack_phoenixborn": Signature(),
    "attack_unit": Signature(),
    "attacker": CARD,
    "block": about("card", "place", "target", "target_place"),
    "choose": CARD,
    "copy": CARD,
    "counter": CARD,
    "discard": about(maybe=("card", "place", "what"), what=("draw_pile",)),
    "done": Signature(),
    "draw": about("amount"),
    "end": Signature(),
    "exhaust": about(maybe=("card", "place"), what=KIND_NAMES),
    "face": about(what=FACES),
    "give": CARD,
    "guard": CARD,
    "heal": CARD,
    "meditate": Signature(),
    "no": Signature(),
    "pass": Signature(),
    "pay": DIE,
    "pick": CARD,
    "play": CARD,
    "prevent": about("amount"),
    "react": about("card", "place", maybe=("index",)),
    "remove": about("amount"),
    "resolve": about("card", "place", maybe=("target", "target_place", "index")),
    "respark": CARD,
    "seal": CARD,
    "split": about("card", "place", "amount"),
    "summon": about("amount"),
    "take": about(maybe=("card", "place", "what"), what=(*MAGICS, *TOKENS)),
    "turn": DIE,
    "use": about("card", "place", maybe=("target", "target_place", "index")),
    "yes": Signature(),
}

# At these moments units may answer openly, and cards in hand secretly.
WINDOW = asks("use", "react", "pass", secret="maybe")

PROMPTS: dict[str, Prompt] = {
    **dict.fromkeys(MOMENTS, WINDOW),
    "attach": asks("attach", about=("card",)),
    "attacked": asks("against"),
    "attackers": asks("attacker", "done"),
    "battle": asks("resolve"),
    "block": asks("block", "pass", about=("target",)),
    "copy": asks("copy"),
    "counter": asks("counter", "pass", about=("it",)),
    "discard": asks("discard", about=("n",)),
    "draft": asks("pick", secret="always"),
    "draft_dice": asks("take"),
    "draw": asks("draw", about=("n",)),
    "exhaust_dice": asks("exhaust", "done", secret="always"),
    "exhaust_die": asks("exhaust"),
    "face": asks("face", about=("what",)),
    "first_five": asks("pick", secret="always"),
    "free": asks("use", "pass"),
    "give_back": asks("give"),
    "give_token": asks("give"),
    "guard": asks("guard", "pass", about=("target",)),
    "heal": asks("heal", "pass"),
    "instead": asks("yes", "no"),
    "may": asks("yes", "no", about=("do",)),
    "may_pay": asks("yes", "no", about=("cost",)),
    "meditate": asks("discard", "done"),
    "order": asks("resolve"),
    "overtime": asks("remove"),
    "pay": asks("pay", about=("card", "cost")),
    "pay_extra": asks("yes", "no", about=("cost",)),
    "phoenixborn": asks("choose"),
    "player": asks("choose"),
    "prepare_discard": asks("discard", "done", secret="always"),
    "prevent": asks("prevent", about=("target", "n")),
    "ready_die": asks("take"),
    "reroll_die": asks("take"),
    "respark": asks("respark", "pass", about=("card", "cost")),
    "seal": asks("seal"),
    "search": asks("take", "pass"),
    "split": asks("split"),
    "summon": asks("summon", about=("conjuration",)),
    "swap": asks("take", "pass"),
    "take_ally": asks("take"),
    "take_token": asks("take"),
    "target": asks("choose", "pass", about=("kind", "optional")),
    "turn": asks("play", "activate", "use", "meditate", "attack_phoenixborn", "attack_unit", "pass", "end"),
    "turn_die": asks("turn", "done"),
    "your_unit": asks("choose", about=("n",)),
}

OUTCOMES = ("last_phoenixborn", "stalemate", "endless", "drafted")

HAPPENINGS = {
    "activated": about("card"),
    "arrived": about("card", "to"),
    "attached": about("card", "target"),
    "attack_chosen": about("target"),
    "attacked": about("card"),
    "blocked": about("card", "target"),
    "bypassing": about("card"),
    "cancelled": about("card"),
    "copied": about("card", "target", "amount"),
    "countered": about("card", "target"),
    "damaged": about("card", "amount", maybe=("target",), what=CAUSES),
    "dealt": about("target", "amount", maybe=("card",), what=CAUSES),
    "destroyed": about("card"),
    "dice_returned": about("card", "amount"),
    "die_exhausted": DIE,
    "die_placed": about("card", what=KIND_NAMES),
    "discarded": about("card", "from", "to"),
    "drew": about("card"),
    "eliminated": about("card"),
    "ended": about(what=OUTCOMES),
    "exhausted": about("card", "amount"),
    "guarded": about("card", "target"),
    "healed": about("card", "amount"),
    "left_play": about("card", "to"),
    "meditated": about("amount"),
    "paid": DIE,
    "passed": Signature(),
    "phase_began": about(what=PHASES),
    "phoenixborn_chosen": about("card"),
    "picked": about("amount"),
    "played": about("card"),
    "prevented": about("card", "target", "amount"),
    "reacted": about("card"),
    "readied": DIE,
    "recovered": about("card", maybe=("amount",)),
    "redirected": about("card", "target", "amount"),
    "resparked": about("card"),
    "rolled": DIE,
    "round_began": about("amount"),
    "shuffled": Signature(),
    "status_placed": about("card", "amount"),
    "status_removed": about("card", "amount"),
    "strengthened": about("card", "amount"),
    "swapped": about("card", "target"),
    "targeted": about("card", "target"),
    "token_moved": about("card", "target", what=TOKENS),
    "took": about("card", "from"),
    "took_die": about(what=MAGICS),
    "took_token": Signature(),
    "triggered": about("card", maybe=("target",)),
    "turn_began": Signature(),
    "turned": about("from", what=KIND_NAMES),
    "turned_up": about("card"),
    "window": about(what=MOMENTS),
    "wounded": about("card", "amount"),
}

VOCABULARY = Vocabulary(
    view=AshesView,
    prompts=PROMPTS,
    verbs=VERBS,
    happenings=HAPPENINGS,
    places=PLACES,
    outcomes=OUTCOMES,
    keywords=(
        UNIT_GUARD,
        BATTLE_ADVANTAGE,
        BYPASS,
        SPELL_GUARD,
        MAGIC_GUARD,
        NO_ALTERATIONS,
        DISCARD_WHEN_EMPTY,
    ),
)
