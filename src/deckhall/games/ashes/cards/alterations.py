"""Alteration spells. Their attack, life and recover values are added to those of the unit."""

from __future__ import annotations

from deckhall.games.ashes.card import (
    AttachOnlyTo,
    Card,
    Keyword,
    Respark,
    Suppress,
    Triggered,
    basic,
    class_,
    main,
    only,
    side,
)
from deckhall.games.ashes.effects.card_verbs import Destroy, DiscardThis
from deckhall.games.ashes.effects.verbs import Deal
from deckhall.games.ashes.terms import (
    ALTERATION_SPELL,
    CEREMONIAL,
    CHARM,
    DEALT,
    FOES,
    HOST,
    ILLUSION,
    IN_BATTLE,
    NATURAL,
    NUMBER,
    ROUND_ENDS,
    SPELL_GUARD,
)

ALTERATIONS = (
    Card(
        "spiked_armor",
        ALTERATION_SPELL,
        main(class_(NATURAL), basic()),
        life=2,
        abilities=(
            Triggered(
                "spiked_skin",
                2,
                inexhaustible=True,
                when=(DEALT,),
                by=IN_BATTLE,
                do=(Deal(NUMBER, FOES),),
                granted=True,
            ),
        ),
    ),
    Card(
        "reflections_in_the_water",
        ALTERATION_SPELL,
        main(class_(ILLUSION)),
        abilities=(Suppress(), Respark("respark", inexhaustible=True, cost=only(basic()))),
    ),
    Card(
        "root_armor",
        ALTERATION_SPELL,
        side(class_(NATURAL)),
        life=2,
        abilities=(Respark("respark", inexhaustible=True, cost=only(basic())),),
    ),
    Card(
        "massive_growth",
        ALTERATION_SPELL,
        main(class_(NATURAL), basic()),
        attack=4,
        life=4,
        abilities=(
            AttachOnlyTo(inexhaustible=True, attack_at_most=2),
            Keyword(SPELL_GUARD, inexhaustible=True),
            Triggered("fleeting", inexhaustible=True, when=(ROUND_ENDS,), do=(DiscardThis(),)),
        ),
    ),
    Card(
        "undying_heart",
        ALTERATION_SPELL,
        main(class_(CHARM), basic()),
        life=2,
        recover=2,
        abilities=(Respark("respark", inexhaustible=True, cost=only(basic(2))),),
    ),
    Card(
        "bring_forth",
        ALTERATION_SPELL,
        main(class_(CEREMONIAL, 2)),
        attack=2,
        life=1,
        abilities=(
            AttachOnlyTo(inexhaustible=True, having="illusion"),
            Suppress(inexhaustible=True, ability="illusion"),
            Respark("respark", inexhaustible=True, cost=only(basic(2))),
        ),
    ),
    Card(
        "fade_away",
        ALTERATION_SPELL,
        main(class_(ILLUSION)),
        abilities=(Triggered(when=(ROUND_ENDS,), do=(Destroy(HOST, removes_allies=True),)),),
    ),
)

# As first printed, it deals its damage at the same time as the damage that triggered it.
SPIKED_ARMOR_AS_PRINTED = Card(
    "spiked_armor",
    ALTERATION_SPELL,
    main(class_(NATURAL), basic()),
    life=2,
    abilities=(
        Triggered(
            "spiked_skin",
            2,
            inexhaustible=True,
            when=(DEALT,),
            by=IN_BATTLE,
            do=(Deal(NUMBER, FOES, joining=True),),
            granted=True,
        ),
    ),
)
