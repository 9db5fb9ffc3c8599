"""Reaction spells."""

from __future__ import annotations

from deckhall.games.ashes.card import Card, Target, Triggered, basic, class_, only, power
from deckhall.games.ashes.effects.card_verbs import Summon
from deckhall.games.ashes.effects.uniques import CancelUse, RedirectDamage
from deckhall.games.ashes.effects.verbs import Deal
from deckhall.games.ashes.terms import (
    BY_ATTACK,
    CEREMONIAL,
    CHARM,
    DESTROYED,
    ILLUSION,
    NATURAL,
    OPPOSING,
    REACTION_SPELL,
    RECEIVED,
    TARGETS_CHOSEN,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    WOULD_BE_DEALT,
    WOULD_RECEIVE,
    YOUR_PHOENIXBORN,
    YOUR_UNIT,
    YOURS,
)

REACTION_SPELLS = (
    Card(
        "golden_veil",
        REACTION_SPELL,
        only(class_(NATURAL), class_(CHARM)),
        abilities=(Triggered(when=(TARGETS_CHOSEN,), whom=YOUR_UNIT, optional=True, do=(CancelUse(),)),),
    ),
    Card(
        "redirect",
        REACTION_SPELL,
        only(class_(CHARM)),
        abilities=(
            Triggered(
                when=(WOULD_BE_DEALT,),
                whom=YOUR_PHOENIXBORN,
                optional=True,
                targets=(Target(UNIT, YOURS),),
                do=(RedirectDamage(),),
            ),
        ),
    ),
    Card(
        "final_cry",
        REACTION_SPELL,
        only(power(CEREMONIAL)),
        abilities=(
            Triggered(
                when=(DESTROYED,),
                whom=YOUR_UNIT,
                optional=True,
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(Deal(2),),
            ),
        ),
    ),
    Card(
        "sympathy_pain",
        REACTION_SPELL,
        only(class_(CHARM, 2)),
        abilities=(
            Triggered(
                when=(RECEIVED,),
                whom=YOUR_PHOENIXBORN,
                optional=True,
                targets=(Target(UNIT_OR_PHOENIXBORN),),
                do=(Deal(3),),
            ),
        ),
    ),
    Card(
        "summon_sleeping_widows",
        REACTION_SPELL,
        only(class_(CEREMONIAL, 2)),
        abilities=(
            Triggered(
                when=(DESTROYED,),
                whom=YOUR_UNIT,
                optional=True,
                do=(Summon("sleeping_widow", 2, up_to=True),),
            ),
        ),
    ),
    Card(
        "shadow_counter",
        REACTION_SPELL,
        only(class_(ILLUSION), basic()),
        abilities=(
            Triggered(
                when=(RECEIVED,),
                whom=YOUR_PHOENIXBORN,
                by=BY_ATTACK,
                optional=True,
                targets=(Target(UNIT, OPPOSING),),
                do=(Deal(6),),
            ),
        ),
    ),
)

# As first printed: when the Phoenixborn is about to take damage, that is after it was dealt.
REDIRECT_AS_PRINTED = Card(
    "redirect",
    REACTION_SPELL,
    only(class_(CHARM)),
    abilities=(
        Triggered(
            when=(WOULD_RECEIVE,),
            whom=YOUR_PHOENIXBORN,
            optional=True,
            targets=(Target(UNIT, YOURS),),
            do=(RedirectDamage(),),
        ),
    ),
)
