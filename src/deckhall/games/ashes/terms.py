"""The terms of the game: magics and faces of dice, places and types of cards, moments, and the referents of texts.

Terms used in card texts have a `Literal` type; a field of a Word that holds one declares it by `allowed`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from deckhall.kernel.options import Option, Verb


def allowed(terms: object) -> dict[str, tuple[str, ...]]:
    """Metadata of a dataclass field: the terms it may hold (checked by `card_check`)."""
    return {"allowed": get_args(terms)}


NOBODY: Final = (
    -1
)  # in place of a player: tasks that run no matter who is out of the game; destructions credited to nobody
GONE: Final = -2  # in place of a card: it has left play

# -- dice -----------------------------------------------------------------------

CEREMONIAL: Final = 0
CHARM: Final = 1
ILLUSION: Final = 2
NATURAL: Final = 3
Magic = Literal["ceremonial", "charm", "illusion", "natural"]
AnyMagic = Literal["", "ceremonial", "charm", "illusion", "natural"]  # "" for a die of any magic
MAGICS: Final[tuple[Magic, ...]] = get_args(Magic)

POWER: Final = 2
Face = Literal["basic", "class", "power"]
FACES: Final[tuple[Face, ...]] = get_args(Face)

# A kind of die is its magic and face. Kinds are numbered face by face, cheap faces first; this is the canonical order.
KINDS: Final = 12
KIND_NAMES: Final[tuple[str, ...]] = tuple([f"{magic}_{face}" for face in FACES for magic in MAGICS])
ANY_DIE: Final = 0  # as a demand: any die; other demands are the lowest kind that satisfies them

# -- types ----------------------------------------------------------------------

PHOENIXBORN: Final = "phoenixborn"
ALLY: Final = "ally"
CONJURATION: Final = "conjuration"
ACTION_SPELL: Final = "action_spell"
READY_SPELL: Final = "ready_spell"
REACTION_SPELL: Final = "reaction_spell"
ALTERATION_SPELL: Final = "alteration_spell"
REFERENCE: Final = "reference"  # the card that describes a dice power
CardType = Literal[
    "phoenixborn",
    "ally",
    "conjuration",
    "action_spell",
    "ready_spell",
    "reaction_spell",
    "alteration_spell",
    "reference",
]

# -- places ---------------------------------------------------------------------

HAND: Final = 0
DRAW_PILE: Final = 1
DISCARD: Final = 2
CONJURATIONS: Final = 3
BATTLEFIELD: Final = 4
SPELLBOARD: Final = 5
ATTACHED: Final = 6
SEAT: Final = 7  # the place of a Phoenixborn
REMOVED: Final = 8
PLAYED: Final = 9  # announced, but not yet placed
TABLE: Final = 10  # reference cards
IN_BOX: Final = 11
PACK: Final = 12  # in the draft
PICKED: Final = 13
FACE_UP: Final = 14
PLACES: Final = (
    "hand",
    "draw_pile",
    "discard",
    "conjurations",
    "battlefield",
    "spellboard",
    "attached",
    "seat",
    "removed",
    "played",
    "table",
    "box",
    "pack",
    "picked",
    "face_up",
)

# -- phases ---------------------------------------------------------------------

DRAFT: Final = 0
SETUP: Final = 1
PREPARE: Final = 2
TURNS: Final = 3
RECOVERY: Final = 4
PHASES: Final = ("draft", "setup", "prepare", "turns", "recovery")

# -- marks on cards -------------------------------------------------------------

BYPASSING: Final = 1  # has Bypass until the end of the turn
CANCELLED: Final = 2  # a ready spell without text until the recovery phase (rule C7)
DYING: Final = 4  # destroyed, but not yet out of play (rule D7)
KNOWN: Final = 8  # everybody knows that this card is in its owner's hand
DOOMED: Final = 16  # to be destroyed by a text that is still being resolved
EXILED: Final = 32  # ... and, if it is an ally, removed from the game

# -- moments (docs/timing_ashes.md) ---------------------------------------------

TARGETS_CHOSEN: Final = "targets_chosen"
ARRIVES: Final = "arrives"
ARRIVED: Final = "arrived"
DECLARING: Final = "declaring"
DECLARED: Final = "declared"
WOULD_BE_DEALT: Final = "would_be_dealt"
DEALT: Final = "dealt"
WOULD_RECEIVE: Final = "would_receive"
RECEIVED: Final = "received"
DESTROYED: Final = "destroyed"
DEPARTED: Final = "departed"
PILE_DISCARDED: Final = "pile_discarded"
TURNS_BEGIN: Final = "turns_begin"
ROUND_ENDS: Final = "round_ends"
Moment = Literal[
    "targets_chosen",
    "arrives",
    "arrived",
    "declaring",
    "declared",
    "would_be_dealt",
    "dealt",
    "would_receive",
    "received",
    "destroyed",
    "departed",
    "pile_discarded",
    "turns_begin",
    "round_ends",
]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
AT_TARGETS_CHOSEN: Final = 0
AT_ARRIVES: Final = 1
AT_ARRIVED: Final = 2
AT_DECLARING: Final = 3
AT_DECLARED: Final = 4
AT_WOULD_BE_DEALT: Final = 5
AT_DEALT: Final = 6
AT_WOULD_RECEIVE: Final = 7
AT_RECEIVED: Final = 8
AT_DESTROYED: Final = 9
AT_DEPARTED: Final = 10
AT_PILE_DISCARDED: Final = 11
AT_TURNS_BEGIN: Final = 12
AT_ROUND_ENDS: Final = 13

# -- whom a text speaks of ------------------------------------------------------

THIS: Final = "this"  # the card the text is on; if an alteration grants the text, the unit
TARGET: Final = "target"
SECOND_TARGET: Final = "second_target"
IT: Final = "it"  # the card the event happened to
SUMMONED: Final = "summoned"  # the card this text put into play
HOST: Final = "host"  # the unit this alteration is attached to
FOES: Final = "foes"  # the units now attacking or countering this unit
YOU: Final = "you"
ANYBODY: Final = "anybody"
OPPONENT: Final = "opponent"
YOUR_UNIT: Final = "your_unit"
OPPOSING_UNIT: Final = "opposing_unit"
OPPOSING_UNITS: Final = "opposing_units"
YOUR_PHOENIXBORN: Final = "your_phoenixborn"
ITS_PHOENIXBORN: Final = "its_phoenixborn"  # that of the player who controlled the card the event happened to
DEALT_BY_THIS: Final = "dealt_by_this"
TARGET_PLAYER: Final = "target_player"

# The cards an effect applies to.
Cards = Literal[
    "this",
    "target",
    "second_target",
    "it",
    "summoned",
    "host",
    "foes",
    "opposing_units",
    "your_phoenixborn",
    "its_phoenixborn",
]
# The player an effect applies to.
Player = Literal["you", "target_player"]
PlayerOrOpponent = Literal["you", "target_player", "opponent"]
# The victims or players whose events a trigger answers.
Whom = Literal[
    "this",
    "you",
    "anybody",
    "opponent",
    "your_unit",
    "opposing_unit",
    "your_phoenixborn",
    "dealt_by_this",
]

# Causes of damage, and the causes a trigger answers.
BY_ATTACK: Final = "attack"
BY_COUNTER: Final = "counter"
BY_SPELL: Final = "spell"
BY_ABILITY: Final = "ability"
BY_DIE: Final = "die"
BY_DRAWING: Final = "drawing"
IN_BATTLE: Final = "battle"  # attack or counter
BY_YOU: Final = "you"
Cause = Literal["attack", "counter", "spell", "ability", "die", "drawing"]
AnsweredCause = Literal["", "attack", "battle", "you"]  # "" for any cause

# -- what can be a target -------------------------------------------------------

UNIT: Final = "unit"
UNIT_OR_PHOENIXBORN: Final = "unit_or_phoenixborn"
UNIT_OR_BARE_PHOENIXBORN: Final = (
    "unit_or_bare_phoenixborn"  # a unit, or the Phoenixborn of an opponent without units
)
PLAYER: Final = "player"
PLAYER_WITH_ROOM: Final = "player_with_room"
SPELL: Final = "ready_spell"
ALTERATION: Final = "alteration"
YOURS: Final = "yours"
OPPOSING: Final = "opposing"
TargetKind = Literal[
    "unit",
    "unit_or_phoenixborn",
    "unit_or_bare_phoenixborn",
    "phoenixborn",
    "player",
    "player_with_room",
    "ready_spell",
    "alteration",
]
Whose = Literal["anybody", "yours", "opposing"]

# -- numbers that are counted ---------------------------------------------------

X: Final = -1  # as a printed value: defined by the card's XIs
YOUR_UNITS: Final = "your_units"
RECEIVED_UP_TO_LIFE: Final = "received_up_to_life"
NUMBER: Final = "number"  # the number after the ability's name; equal abilities on one card add up (rule D8)
ATTACK_OF_TAKEN: Final = "attack_of_taken"
Amount = Literal["your_units", "received_up_to_life", "number", "attack_of_taken"]

# -- keywords -------------------------------------------------------------------

UNIT_GUARD: Final = "unit_guard"
BATTLE_ADVANTAGE: Final = "battle_advantage"
BYPASS: Final = "bypass"
SPELL_GUARD: Final = "spell_guard"
MAGIC_GUARD: Final = "magic_guard"
NO_ALTERATIONS: Final = "no_alterations"
DISCARD_WHEN_EMPTY: Final = "discard_when_empty"
KeywordName = Literal[
    "unit_guard",
    "battle_advantage",
    "bypass",
    "spell_guard",
    "magic_guard",
    "no_alterations",
    "discard_when_empty",
]

# -- tokens ---------------------------------------------------------------------

WOUND: Final = "wound"
EXHAUSTION: Final = "exhaustion"
STATUS: Final = "status"
Token = Literal["wound", "exhaustion", "status"]
TOKENS: Final[tuple[Token, ...]] = get_args(Token)

# -- options that are the same in every game ------------------------------------

PAY: Final[tuple[Option, ...]] = tuple([Option("pay", what=name) for name in KIND_NAMES])
TURN: Final[tuple[Option, ...]] = tuple([Option("turn", what=name) for name in KIND_NAMES])
EXHAUST_DIE: Final[tuple[Option, ...]] = tuple([Option("exhaust", what=name) for name in KIND_NAMES])
TAKE_DIE: Final[tuple[Option, ...]] = tuple([Option("take", what=name) for name in MAGICS])
FACE: Final[tuple[Option, ...]] = tuple([Option("face", what=name) for name in FACES])
END: Final = Option("end")
MEDITATE: Final = Option("meditate")
ATTACK_PHOENIXBORN: Final = Option("attack_phoenixborn")
ATTACK_UNIT: Final = Option("attack_unit")
FROM_PILE: Final = Option("discard", what="draw_pile")

# -- verbs of options about one card that several questions offer ---------------

CHOOSING: Final = Verb("choose")
DISCARDING: Final = Verb("discard")
GIVING: Final = Verb("give")
PICKING: Final = Verb("pick")
RESOLVING: Final = Verb("resolve")
TAKING: Final = Verb("take")
