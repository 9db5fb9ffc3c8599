"""The six Phoenixborn, and the reference cards that describe the dice powers."""

from __future__ import annotations

from deckhall.games.ashes.card import Activated, Card, Target, Triggered, basic, class_, only, power, side
from deckhall.games.ashes.effects.card_verbs import DiscardFromPile, Draw
from deckhall.games.ashes.effects.conditions import IfDone, May
from deckhall.games.ashes.effects.uniques import ExhaustDie, PlaceDie, ReturnDice, TakeAlly
from deckhall.games.ashes.effects.verbs import Deal, GainAttack, PlaceExhaustion
from deckhall.games.ashes.terms import (
    ANYBODY,
    ATTACK_OF_TAKEN,
    CEREMONIAL,
    CHARM,
    DECLARED,
    DEPARTED,
    ILLUSION,
    ITS_PHOENIXBORN,
    NATURAL,
    OPPONENT,
    OPPOSING,
    OPPOSING_UNIT,
    PHOENIXBORN,
    PLAYER,
    REFERENCE,
    ROUND_ENDS,
    SPELL,
    TARGET,
    UNIT,
    UNIT_OR_BARE_PHOENIXBORN,
    YOUR_PHOENIXBORN,
    YOURS,
)

PHOENIXBORNS = (
    Card(
        "aradel_summergaard",
        PHOENIXBORN,
        life=16,
        battlefield=8,
        spellbook=4,
        abilities=(
            Activated(
                "water_blast",
                cost=side(class_(NATURAL), exhaust=True),
                targets=(Target(UNIT),),
                do=(Deal(2),),
            ),
        ),
    ),
    Card(
        "coal_roarkwin",
        PHOENIXBORN,
        life=15,
        battlefield=6,
        spellbook=5,
        abilities=(
            Activated(
                "slash",
                cost=side(discard=1),
                targets=(Target(UNIT_OR_BARE_PHOENIXBORN),),
                do=(Deal(1),),
            ),
        ),
    ),
    Card(
        "jessa_na_ni",
        PHOENIXBORN,
        life=18,
        battlefield=5,
        spellbook=4,
        abilities=(
            Triggered(
                "screams_of_the_departed",
                when=(DEPARTED,),
                whom=OPPOSING_UNIT,
                optional=True,
                cost=only(basic()),
                do=(Deal(1, ITS_PHOENIXBORN),),
            ),
        ),
    ),
    Card(
        "maeoni_viper",
        PHOENIXBORN,
        life=22,
        battlefield=3,
        spellbook=4,
        abilities=(
            Triggered(
                "strike",
                when=(DECLARED,),
                whom=ANYBODY,
                optional=True,
                cost=only(basic(), exhaust=True),
                targets=(Target(UNIT),),
                do=(GainAttack(2),),
            ),
        ),
    ),
    Card(
        "noah_redmoon",
        PHOENIXBORN,
        life=20,
        battlefield=6,
        spellbook=3,
        abilities=(
            Activated(
                "shadow_target",
                cost=side(class_(CEREMONIAL), exhaust=True),
                targets=(Target(SPELL, OPPOSING),),
                do=(PlaceExhaustion(1),),
            ),
        ),
    ),
    Card(
        "saria_guideman",
        PHOENIXBORN,
        life=20,
        battlefield=5,
        spellbook=4,
        abilities=(
            Activated(
                "hearts_pull",
                cost=side(class_(CHARM), exhaust=True),
                targets=(Target(PLAYER),),
                do=(May((Draw(1), IfDone((May((DiscardFromPile(1),)),)))),),
            ),
        ),
    ),
)

CEREMONIAL_MAGIC = Card(
    "ceremonial_magic",
    REFERENCE,
    abilities=(
        Activated(
            "ceremonial_power",
            cost=side(power(CEREMONIAL)),
            do=(TakeAlly(), Deal(ATTACK_OF_TAKEN, YOUR_PHOENIXBORN)),
        ),
    ),
)

CHARM_MAGIC = Card(
    "charm_magic",
    REFERENCE,
    abilities=(
        Activated(
            "charm_power",
            cost=side(power(CHARM)),
            targets=(Target(UNIT, YOURS),),
            do=(PlaceDie(),),
        ),
        Triggered("charm_power", when=(ROUND_ENDS,), do=(ReturnDice(),)),
    ),
)

ILLUSION_MAGIC = Card(
    "illusion_magic",
    REFERENCE,
    abilities=(Activated("illusion_power", cost=side(power(ILLUSION)), do=(ExhaustDie(OPPONENT),)),),
)

# The Polish reference card says one power die (rule Q3); that is the option illusion_power="power".
ILLUSION_MAGIC_POWER_ONLY = Card(
    "illusion_magic",
    REFERENCE,
    abilities=(
        Activated("illusion_power", cost=side(power(ILLUSION)), do=(ExhaustDie(OPPONENT, only_power=True),)),
    ),
)

NATURAL_MAGIC = Card(
    "natural_magic",
    REFERENCE,
    abilities=(
        Activated(
            "natural_power",
            cost=side(power(NATURAL)),
            targets=(Target(UNIT),),
            do=(Deal(1, TARGET),),
        ),
    ),
)

REFERENCES = (CEREMONIAL_MAGIC, CHARM_MAGIC, ILLUSION_MAGIC, NATURAL_MAGIC)
