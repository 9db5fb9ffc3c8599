"""Conjurations."""

from __future__ import annotations

from deckhall.games.ashes.card import (
    Activated,
    Card,
    Keyword,
    Target,
    Triggered,
    XIs,
    basic,
    main,
    only,
    side,
)
from deckhall.games.ashes.effects.card_verbs import Destroy, DiscardFromHand
from deckhall.games.ashes.effects.uniques import RemoveInstead
from deckhall.games.ashes.effects.verbs import Deal, PlaceExhaustion, PlaceStatus, PlaceWounds, RemoveWounds
from deckhall.games.ashes.terms import (
    ARRIVED,
    BATTLE_ADVANTAGE,
    BY_YOU,
    CONJURATION,
    DESTROYED,
    IN_BATTLE,
    IT,
    MAGIC_GUARD,
    NUMBER,
    OPPOSING_UNIT,
    PLAYER,
    RECEIVED,
    ROUND_ENDS,
    TARGET_PLAYER,
    THIS,
    UNIT,
    UNIT_GUARD,
    UNIT_OR_PHOENIXBORN,
    YOUR_PHOENIXBORN,
    X,
)

CONJURATIONS = (
    Card("iron_rhino", CONJURATION, attack=5, life=4, limit=5),
    Card(
        "gilder",
        CONJURATION,
        attack=1,
        life=2,
        limit=5,
        abilities=(
            Keyword(UNIT_GUARD),
            Triggered(
                "inheritance",
                1,
                inexhaustible=True,
                when=(DESTROYED,),
                optional=True,
                targets=(Target(UNIT),),
                do=(PlaceStatus(NUMBER),),
            ),
        ),
    ),
    Card(
        "silver_snake",
        CONJURATION,
        attack=X,
        life=4,
        recover=3,
        limit=3,
        unique_to="maeoni_viper",
        abilities=(
            Triggered(
                "consume",
                inexhaustible=True,
                when=(DESTROYED,),
                whom=OPPOSING_UNIT,
                by=BY_YOU,
                do=(PlaceStatus(1, THIS), RemoveInstead()),
            ),
            XIs(inexhaustible=True),
        ),
    ),
    Card(
        "blue_jaguar",
        CONJURATION,
        attack=2,
        life=2,
        limit=5,
        unique_to="aradel_summergaard",
        abilities=(
            Triggered(
                "gaze",
                1,
                when=(ARRIVED,),
                whom=OPPOSING_UNIT,
                optional=True,
                cost=only(basic()),
                do=(PlaceExhaustion(NUMBER, IT),),
            ),
        ),
    ),
    Card("mist_spirit", CONJURATION, attack=1, life=1, limit=10),
    Card(
        "butterfly_monk",
        CONJURATION,
        attack=1,
        life=X,
        recover=1,
        limit=5,
        abilities=(
            Keyword(UNIT_GUARD),
            Triggered(
                "last_blessing",
                1,
                inexhaustible=True,
                when=(DESTROYED,),
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(RemoveWounds(NUMBER),),
            ),
            XIs(inexhaustible=True, copies_of="summon_butterfly_monk"),
        ),
    ),
    Card(
        "blood_puppet",
        CONJURATION,
        attack=0,
        life=2,
        limit=5,
        abilities=(
            Triggered("cursed", 1, when=(ROUND_ENDS,), do=(PlaceWounds(NUMBER, YOUR_PHOENIXBORN),)),
            Activated("self_inflict", 1, cost=side(basic()), do=(Deal(NUMBER, THIS),)),
        ),
    ),
    Card(
        "seaside_raven",
        CONJURATION,
        attack=3,
        life=2,
        limit=2,
        unique_to="saria_guideman",
        abilities=(Keyword(BATTLE_ADVANTAGE), Keyword(MAGIC_GUARD, inexhaustible=True)),
    ),
    Card(
        "three_eyed_owl",
        CONJURATION,
        attack=1,
        life=2,
        limit=5,
        abilities=(
            Activated(
                "memory_drain",
                1,
                cost=main(exhaust=True),
                targets=(Target(PLAYER),),
                do=(DiscardFromHand(NUMBER, TARGET_PLAYER),),
            ),
        ),
    ),
    Card("masked_wolf", CONJURATION, attack=2, life=1, limit=5, unique_to="noah_redmoon"),
    Card(
        "false_demon",
        CONJURATION,
        attack=1,
        life=4,
        limit=5,
        abilities=(
            Keyword(UNIT_GUARD),
            Triggered(
                "illusion",
                inexhaustible=True,
                when=(RECEIVED,),
                by=IN_BATTLE,
                do=(Destroy(THIS),),
            ),
        ),
    ),
    Card("sleeping_widow", CONJURATION, attack=2, life=1, limit=6),
)
