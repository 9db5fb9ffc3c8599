"""Ready spells."""

from __future__ import annotations

from deckhall.games.ashes.card import (
    Activated,
    Card,
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
from deckhall.games.ashes.effects.card_verbs import (
    DiscardFromHand,
    DiscardFromPile,
    DiscardTarget,
    Draw,
    Summon,
)
from deckhall.games.ashes.effects.conditions import Focus, IfDone, IfExtra, May, MayIfTargetsReady, MayPay
from deckhall.games.ashes.effects.uniques import DrawOrSuffer, HealWithBlood, PreventWithTokens
from deckhall.games.ashes.effects.verbs import (
    Deal,
    DealToYourUnit,
    GainAttack,
    GainBypass,
    PlaceExhaustion,
    PlaceStatus,
)
from deckhall.games.ashes.table.dice import RerollDice, TurnDice
from deckhall.games.ashes.terms import (
    ALTERATION,
    ANYBODY,
    ARRIVES,
    CEREMONIAL,
    CHARM,
    DECLARED,
    DESTROYED,
    DISCARD_WHEN_EMPTY,
    ILLUSION,
    NATURAL,
    OPPOSING,
    PLAYER,
    PLAYER_WITH_ROOM,
    READY_SPELL,
    SECOND_TARGET,
    SPELL_GUARD,
    SUMMONED,
    TARGET,
    TARGET_PLAYER,
    THIS,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    WOULD_RECEIVE,
    YOUR_UNIT,
    YOURS,
)

_SMALL_SACRIFICE = (Deal(1), IfDone((May((Deal(1, SECOND_TARGET),)),)))

READY_SPELLS = (
    Card(
        "expand_energy",
        READY_SPELL,
        main(power(CEREMONIAL)),
        abilities=(Activated(cost=main(exhaust=True), do=(RerollDice(1),)),),
    ),
    Card(
        "strengthen",
        READY_SPELL,
        main(class_(NATURAL), class_(CEREMONIAL)),
        abilities=(
            Activated(
                cost=side(exhaust=True),
                targets=(Target(UNIT),),
                do=(Focus(2, (GainAttack(3),), (GainAttack(2),)),),
            ),
        ),
    ),
    Card(
        "protect",
        READY_SPELL,
        main(class_(NATURAL), class_(CEREMONIAL)),
        abilities=(
            Triggered(
                when=(WOULD_RECEIVE,),
                whom=YOUR_UNIT,
                optional=True,
                do=(PreventWithTokens(),),
            ),
            Triggered(inexhaustible=True, when=(ARRIVES,), do=(PlaceStatus(3, THIS),)),
            Keyword(DISCARD_WHEN_EMPTY, inexhaustible=True),
        ),
    ),
    Card(
        "chant_of_revenge",
        READY_SPELL,
        main(class_(CEREMONIAL)),
        abilities=(
            Triggered(
                when=(DESTROYED,),
                whom=YOUR_UNIT,
                optional=True,
                cost=only(exhaust=True),
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(Deal(1),),
            ),
        ),
    ),
    Card(
        "summon_iron_rhino",
        READY_SPELL,
        main(class_(NATURAL)),
        abilities=(Activated(cost=main(basic(6), exhaust=True), do=(Summon("iron_rhino"),), cheaper=1),),
    ),
    Card(
        "summon_silver_snake",
        READY_SPELL,
        main(),
        unique_to="maeoni_viper",
        abilities=(
            Activated(
                cost=main(power(CHARM), power(NATURAL), exhaust=True),
                do=(
                    Summon("silver_snake"),
                    Focus(1, (PlaceStatus(1, SUMMONED),)),
                    Focus(2, (PlaceStatus(1, SUMMONED),)),
                ),
            ),
            Keyword(SPELL_GUARD, inexhaustible=True),
        ),
    ),
    Card(
        "empower",
        READY_SPELL,
        main(class_(NATURAL, 2)),
        abilities=(
            Triggered(
                when=(DECLARED,),
                whom=ANYBODY,
                optional=True,
                cost=only(basic(), exhaust=True),
                targets=(Target(UNIT),),
                do=(
                    GainAttack(1),
                    May((Draw(1), IfDone((DiscardFromHand(1),)))),
                    Focus(1, (May((RerollDice(1),)),)),
                ),
            ),
        ),
    ),
    Card(
        "hypnotize",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=side(class_(CHARM, 2), exhaust=True),
                targets=(Target(UNIT, YOURS),),
                do=(GainBypass(),),
            ),
        ),
    ),
    Card(
        "summon_gilder",
        READY_SPELL,
        main(class_(CHARM)),
        abilities=(
            Activated(
                cost=main(class_(NATURAL), exhaust=True),
                targets=(Target(UNIT, optional=True),),
                do=(Summon("gilder"), May((Deal(1),))),
            ),
        ),
    ),
    Card(
        "shifting_mist",
        READY_SPELL,
        main(class_(ILLUSION)),
        abilities=(Activated(cost=side(exhaust=True), do=(TurnDice(2),)),),
    ),
    Card(
        "summon_mist_spirit",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=main(class_(ILLUSION), exhaust=True),
                extra=only(basic()),
                do=(Summon("mist_spirit"), IfExtra((Summon("mist_spirit"),))),
            ),
        ),
    ),
    Card(
        "summon_blue_jaguar",
        READY_SPELL,
        main(),
        unique_to="aradel_summergaard",
        abilities=(Activated(cost=main(basic(2), exhaust=True), do=(Summon("blue_jaguar"),)),),
    ),
    Card(
        "summon_butterfly_monk",
        READY_SPELL,
        main(),
        abilities=(Activated(cost=main(power(NATURAL), exhaust=True), do=(Summon("butterfly_monk"),)),),
    ),
    Card(
        "blood_transfer",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=side(class_(CEREMONIAL), class_(CHARM), exhaust=True),
                targets=(Target(UNIT, YOURS),),
                do=(Deal(2), IfDone((HealWithBlood(2, 1),))),
            ),
        ),
    ),
    Card(
        "summon_blood_puppet",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=main(class_(CEREMONIAL), exhaust=True),
                targets=(Target(PLAYER_WITH_ROOM),),
                do=(Summon("blood_puppet", onto=TARGET_PLAYER),),
            ),
        ),
    ),
    Card(
        "cut_the_strings",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=main(class_(CEREMONIAL), basic(), exhaust=True),
                targets=(Target(ALTERATION, optional=True),),
                do=(DealToYourUnit(2), IfDone((May((DiscardTarget(),)),))),
            ),
        ),
    ),
    Card(
        "purge",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=main(class_(CHARM), exhaust=True),
                targets=(Target(PLAYER),),
                do=(DiscardFromPile(1), Focus(1, (MayPay(only(basic()), (DiscardFromPile(1),)),))),
            ),
        ),
    ),
    Card(
        "abundance",
        READY_SPELL,
        main(class_(ILLUSION)),
        abilities=(Activated(cost=main(exhaust=True), do=(DrawOrSuffer(2, less_per_focus=1),)),),
    ),
    Card(
        "summon_three_eyed_owl",
        READY_SPELL,
        main(),
        abilities=(Activated(cost=main(class_(CHARM), exhaust=True), do=(Summon("three_eyed_owl"),)),),
    ),
    Card(
        "summon_seaside_raven",
        READY_SPELL,
        main(),
        unique_to="saria_guideman",
        abilities=(Activated(cost=main(basic(3), exhaust=True), do=(Summon("seaside_raven"),)),),
    ),
    Card(
        "small_sacrifice",
        READY_SPELL,
        main(),
        abilities=(
            Activated(
                cost=main(class_(CEREMONIAL), exhaust=True),
                targets=(Target(UNIT, YOURS), Target(UNIT, OPPOSING, optional=True)),
                do=(
                    Focus(
                        1,
                        (
                            MayIfTargetsReady(
                                (PlaceExhaustion(1, TARGET), PlaceExhaustion(1, SECOND_TARGET)),
                                _SMALL_SACRIFICE,
                            ),
                        ),
                        _SMALL_SACRIFICE,
                    ),
                ),
            ),
        ),
    ),
    Card(
        "summon_masked_wolf",
        READY_SPELL,
        main(),
        unique_to="noah_redmoon",
        abilities=(
            Activated(
                cost=side(class_(ILLUSION), basic(), exhaust=True),
                instead=side(power(ILLUSION), exhaust=True),
                instead_from=1,
                do=(Summon("masked_wolf"),),
            ),
        ),
    ),
    Card(
        "summon_false_demon",
        READY_SPELL,
        main(),
        abilities=(
            Activated(cost=main(class_(ILLUSION), basic(), exhaust=True), do=(Summon("false_demon"),)),
        ),
    ),
)
