"""Action spells."""

from __future__ import annotations

from deckhall.games.ashes.card import (
    BecomeCopy,
    Card,
    Keyword,
    OnPlay,
    Target,
    Triggered,
    XIs,
    basic,
    class_,
    main,
    power,
    side,
)
from deckhall.games.ashes.effects.card_verbs import DiscardThis, Draw, ReturnToOwner
from deckhall.games.ashes.effects.conditions import May
from deckhall.games.ashes.effects.uniques import MoveToken, SealSpells, SearchPile, TakeAlly
from deckhall.games.ashes.effects.verbs import Deal, PlaceExhaustion, PlaceWounds, RemoveExhaustion
from deckhall.games.ashes.table.dice import ReadyDice, TurnDice
from deckhall.games.ashes.terms import (
    ACTION_SPELL,
    CEREMONIAL,
    CHARM,
    ILLUSION,
    NATURAL,
    NO_ALTERATIONS,
    OPPOSING,
    OPPOSING_UNITS,
    PHOENIXBORN,
    PLAYER,
    ROUND_ENDS,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    YOUR_UNITS,
    X,
)

ACTION_SPELLS = (
    Card(
        "one_hundred_blades",
        ACTION_SPELL,
        main(basic(2)),
        unique_to="coal_roarkwin",
        abilities=(OnPlay(targets=(Target(PHOENIXBORN),), do=(Deal(1), Deal(1, OPPOSING_UNITS), Draw(1))),),
    ),
    Card("call_upon_the_realms", ACTION_SPELL, main(), abilities=(OnPlay(do=(TurnDice(3),)),)),
    Card(
        "refresh",
        ACTION_SPELL,
        main(class_(CHARM), basic()),
        abilities=(OnPlay(targets=(Target(UNIT),), do=(RemoveExhaustion(),)),),
    ),
    Card(
        "open_memories", ACTION_SPELL, main(class_(CHARM), basic()), abilities=(OnPlay(do=(SearchPile(),)),)
    ),
    Card(
        "molten_gold",
        ACTION_SPELL,
        main(power(NATURAL, 2)),
        abilities=(OnPlay(targets=(Target(UNIT_OR_PHOENIXBORN),), do=(PlaceWounds(3),)),),
    ),
    Card(
        "transfer",
        ACTION_SPELL,
        main(class_(CHARM), basic()),
        abilities=(OnPlay(targets=(Target(PLAYER),), do=(MoveToken(),)),),
    ),
    Card(
        "mist_typhoon",
        ACTION_SPELL,
        main(class_(ILLUSION), class_(NATURAL)),
        abilities=(OnPlay(do=(Deal(1, OPPOSING_UNITS), May((Draw(1),)))),),
    ),
    Card(
        "out_of_the_mist",
        ACTION_SPELL,
        side(power(ILLUSION), power(NATURAL)),
        abilities=(OnPlay(targets=(Target(UNIT),), do=(Deal(YOUR_UNITS), May((Draw(1),)))),),
    ),
    Card(
        "steady_gaze",
        ACTION_SPELL,
        main(class_(ILLUSION, 2)),
        abilities=(OnPlay(targets=(Target(UNIT),), do=(PlaceExhaustion(2),)),),
    ),
    Card(
        "fear",
        ACTION_SPELL,
        main(),
        unique_to="jessa_na_ni",
        abilities=(OnPlay(targets=(Target(UNIT, OPPOSING),), do=(ReturnToOwner(),)),),
    ),
    Card("hidden_power", ACTION_SPELL, main(class_(ILLUSION)), abilities=(OnPlay(do=(ReadyDice(2),)),)),
    Card(
        "seal",
        ACTION_SPELL,
        main(class_(ILLUSION), class_(CHARM)),
        abilities=(OnPlay(targets=(Target(PLAYER),), do=(SealSpells(),)),),
    ),
    Card(
        "strange_copy",
        ACTION_SPELL,
        main(class_(ILLUSION, 2)),
        attack=X,
        life=X,
        abilities=(
            BecomeCopy(inexhaustible=True),
            XIs(inexhaustible=True),
            Keyword(NO_ALTERATIONS, inexhaustible=True),
            Triggered("fleeting", inexhaustible=True, when=(ROUND_ENDS,), do=(DiscardThis(),)),
        ),
    ),
    Card(
        "sleight_of_hand",
        ACTION_SPELL,
        main(power(ILLUSION), basic()),
        abilities=(OnPlay(do=(Draw(3),)),),
    ),
    Card("bound_soul", ACTION_SPELL, main(class_(CEREMONIAL)), abilities=(OnPlay(do=(TakeAlly(),)),)),
)
