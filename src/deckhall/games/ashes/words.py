"""The words of Ashes: what its views hold, what it asks, what can be answered and what can happen."""

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
    """A card in play with what lies on it; tokens that are not there are left out."""

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
    """Something going on that may be answered. Cards are given by number."""

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
    """The attack going on. Cards are given by number, -1 is none."""

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
    """A die that is to be paid: what is demanded, and the kinds of dice that may pay it, each with its code."""

    what: str
    kinds: dict[str, str]


class Payment(TypedDict):
    """What is still to be paid, die by die, equal demands side by side, and the dice that pay it cheapest.

    The codes for equal demands are given in the order of their `kinds`.
    """

    demands: list[Demand]
    cheapest: list[str]


class CardToPick(SeenCard):
    """A card that can be chosen together with others. Of equal cards (the same `like`) the first ones are named."""

    code: Code
    like: CardNumber


class PileToPick(TypedDict):
    """So many cards of the draw pile, unseen, each with the same code."""

    code: str
    most: int


class CardsToGather(TypedDict):
    """Cards to choose at once. One step is `begin`, the codes of those chosen in the order of `picks`, then `end`."""

    begin: list[Code]
    picks: list[CardToPick]
    pile: NotRequired[PileToPick]
    least: int
    most: int
    end: list[Code]


class Target(TypedDict):
    """A card that can be attacked, with the codes before and after those of the attackers."""

    n: CardNumber
    begin: list[Code]
    end: list[Code]


class AttackToGather(TypedDict):
    """An attack to declare at once: its attackers and one target."""

    attackers: list[CardToPick]
    targets: list[Target]


class WayToTurn(TypedDict):
    """What may become of a die, and the codes for it."""

    to: str
    codes: list[str]


class DieToGather(TypedDict):
    """A die that can be chosen, and what may become of it."""

    kind: str
    ways: list[WayToTurn]


class DiceToGather(TypedDict):
    """Dice to choose at once, in the order in which their codes are given, and the codes that come last."""

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
    """The draft as a seat sees it: its own pack and picks, and what lies open."""

    stock: list[int]  # dice left, magic by magic
    face_up: Pile
    picks: list[int]
    known_picks: list[Pile]
    pack: NotRequired[Pile]
    mine: NotRequired[Pile]


class AshesView(SeenTable):
    """A table of Ashes as one viewer sees it."""

    round: int
    phase: Literal["draft", "setup", "prepare", "turns", "recovery"]
    token: int  # who has the first player token
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
    ]  # whose texts have been declared, or must happen, at the moment that may be answered
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

# At these moments units may answer in the open, and hands in secret.
WINDOW = asks("use", "react", "pass", secret="maybe")

PROMPTS: dict[str, Prompt] = {
    **dict.fromkeys(MOMENTS, WINDOW),
    "attach": asks("attach"),
    "attacked": asks("against"),
    "attackers": asks("attacker", "done"),
    "battle": asks("resolve"),
    "block": asks("block", "pass"),
    "copy": asks("copy"),
    "counter": asks("counter", "pass"),
    "discard": asks("discard"),
    "draft": asks("pick", secret="always"),
    "draft_dice": asks("take"),
    "draw": asks("draw"),
    "exhaust_dice": asks("exhaust", "done", secret="always"),
    "exhaust_die": asks("exhaust"),
    "face": asks("face"),
    "first_five": asks("pick", secret="always"),
    "free": asks("use", "pass"),
    "give_back": asks("give"),
    "give_token": asks("give"),
    "guard": asks("guard", "pass"),
    "heal": asks("heal", "pass"),
    "instead": asks("yes", "no"),
    "may": asks("yes", "no"),
    "may_pay": asks("yes", "no"),
    "meditate": asks("discard", "done"),
    "order": asks("resolve"),
    "overtime": asks("remove"),
    "pay": asks("pay"),
    "pay_extra": asks("yes", "no"),
    "phoenixborn": asks("choose"),
    "player": asks("choose"),
    "prepare_discard": asks("discard", "done", secret="always"),
    "prevent": asks("prevent"),
    "ready_die": asks("take"),
    "reroll_die": asks("take"),
    "respark": asks("respark", "pass"),
    "seal": asks("seal"),
    "search": asks("take", "pass"),
    "split": asks("split"),
    "summon": asks("summon"),
    "swap": asks("take", "pass"),
    "take_ally": asks("take"),
    "take_token": asks("take"),
    "target": asks("choose", "pass"),
    "turn": asks("play", "activate", "use", "meditate", "attack_phoenixborn", "attack_unit", "pass", "end"),
    "turn_die": asks("turn", "done"),
    "your_unit": asks("choose"),
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
