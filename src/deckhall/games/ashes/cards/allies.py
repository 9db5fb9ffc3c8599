"""Allies."""

from __future__ import annotations

from deckhall.games.ashes.card import (
    Activated,
    Card,
    Cost,
    Keyword,
    Target,
    Triggered,
    basic,
    class_,
    main,
    only,
    power,
    side,
)
from deckhall.games.ashes.effects.uniques import ExhaustDie, WorkOvertime
from deckhall.games.ashes.effects.verbs import Deal, GainAttack, PlaceExhaustion, PlaceStatus, PlaceWounds
from deckhall.games.ashes.terms import (
    ALLY,
    ARRIVES,
    BATTLE_ADVANTAGE,
    CEREMONIAL,
    CHARM,
    DEALT,
    DEALT_BY_THIS,
    DECLARING,
    ILLUSION,
    IN_BATTLE,
    NATURAL,
    NUMBER,
    OPPONENT,
    PILE_DISCARDED,
    PLAYER,
    RECEIVED,
    RECEIVED_UP_TO_LIFE,
    TARGET_PLAYER,
    THIS,
    TURNS_BEGIN,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    YOU,
)

_SONG_OF_SORROW = Triggered(
    "song_of_sorrow",
    when=(PILE_DISCARDED,),
    whom=OPPONENT,
    optional=True,
    cost=only(basic()),
    targets=(Target(UNIT),),
    do=(PlaceWounds(1),),
)

ALLIES = (
    Card(
        "anchornaut",
        ALLY,
        main(basic()),
        attack=0,
        life=1,
        recover=1,
        abilities=(
            Activated(
                "throw",
                1,
                cost=Cost(exhaust=True),
                targets=(Target(UNIT),),
                do=(Deal(NUMBER),),
                free=True,
            ),
        ),
    ),
    Card(
        "iron_worker",
        ALLY,
        main(basic(2)),
        attack=2,
        life=2,
        recover=1,
        abilities=(
            Triggered(
                "resourceful",
                1,
                inexhaustible=True,
                when=(ARRIVES, TURNS_BEGIN),
                do=(PlaceStatus(NUMBER, THIS),),
            ),
            Activated(
                "overtime",
                inexhaustible=True,
                do=(WorkOvertime(),),
                free=True,
                needs_status=True,
            ),
        ),
    ),
    Card(
        "hammer_knight",
        ALLY,
        main(power(CEREMONIAL), class_(NATURAL), basic()),
        attack=4,
        life=3,
        recover=1,
        abilities=(
            Triggered(
                "aftershock",
                1,
                when=(DEALT,),
                whom=DEALT_BY_THIS,
                by=IN_BATTLE,
                optional=True,
                targets=(Target(UNIT),),
                do=(PlaceWounds(NUMBER),),
            ),
        ),
    ),
    Card(
        "blood_archer",
        ALLY,
        main(class_(CEREMONIAL), class_(CHARM), basic(2)),
        attack=3,
        life=3,
        recover=2,
        abilities=(
            Triggered(
                "blood_oath",
                2,
                when=(DECLARING,),
                whom=YOU,
                optional=True,
                do=(GainAttack(NUMBER, THIS), PlaceWounds(NUMBER, THIS)),
            ),
            Keyword(BATTLE_ADVANTAGE),
        ),
    ),
    Card(
        "living_doll",
        ALLY,
        main(class_(CEREMONIAL), class_(CHARM), basic()),
        attack=0,
        life=3,
        recover=1,
        abilities=(
            Triggered(
                "pain_link",
                when=(RECEIVED,),
                optional=True,
                cost=only(basic()),
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(Deal(RECEIVED_UP_TO_LIFE),),
            ),
        ),
    ),
    Card(
        "leech_warrior",
        ALLY,
        main(class_(CEREMONIAL, 2), basic()),
        attack=2,
        life=3,
        recover=3,
        abilities=(
            Triggered(
                "shadow_drain",
                1,
                when=(RECEIVED,),
                optional=True,
                targets=(Target(PLAYER),),
                do=(ExhaustDie(TARGET_PLAYER),),
            ),
        ),
    ),
    Card(
        "rose_fire_dancer",
        ALLY,
        main(class_(ILLUSION), basic()),
        attack=3,
        life=1,
        recover=0,
        abilities=(
            Activated(
                "distract",
                cost=side(exhaust=True),
                targets=(Target(UNIT),),
                do=(PlaceExhaustion(1),),
            ),
        ),
    ),
    Card(
        "enchanted_violinist",
        ALLY,
        main(basic()),
        attack=1,
        life=2,
        recover=0,
        abilities=(_SONG_OF_SORROW,),
    ),
    Card(
        "stormwind_sniper",
        ALLY,
        main(class_(ILLUSION), class_(CEREMONIAL), basic()),
        attack=2,
        life=1,
        recover=1,
        abilities=(
            Triggered(
                "ambush",
                2,
                when=(ARRIVES,),
                optional=True,
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(Deal(NUMBER),),
            ),
        ),
    ),
)

# As first printed it costs no dice to play. The original wording of its ability is unknown, so the ability is
# unchanged.
ENCHANTED_VIOLINIST_AS_PRINTED = Card(
    "enchanted_violinist",
    ALLY,
    main(),
    attack=1,
    life=2,
    recover=0,
    abilities=(_SONG_OF_SORROW,),
)
