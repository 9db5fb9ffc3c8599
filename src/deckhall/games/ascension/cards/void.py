"""The Void: power, and thinner decks."""

from deckhall.games.ascension.abilities import FirstTime, OncePerTurn
from deckhall.games.ascension.card import VOID, construct, hero
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import Banish, Draw, Gain
from deckhall.games.ascension.state import DISCARD, HAND

PAGE: tuple[Printed, ...] = (
    printed(hero("arbiter_of_the_precipice", VOID, 4, 1, 2, Draw(2), Banish((HAND,))), cost=5, honor=3),
    printed(hero("demon_slayer", VOID, 4, 2, 2, Gain(power=3))),
    printed(hero("emri_one_with_the_void", VOID, 6, 3, 1, Gain(power=4)), honor=4),
    printed(
        hero(
            "shade_of_the_black_watch",
            VOID,
            3,
            1,
            3,
            Gain(power=2),
            Banish((HAND, DISCARD), optional=True),
        )
    ),
    printed(hero("spike_vixen", VOID, 2, 1, 2, Gain(power=1), Draw(1))),
    printed(hero("void_initiate", VOID, 1, 1, 3, Gain(runes=1), Banish((HAND, DISCARD), optional=True))),
    printed(construct("muramasa", VOID, 7, 4, 1, OncePerTurn(Gain(power=3)))),
    printed(construct("shadow_star", VOID, 3, 2, 2, OncePerTurn(Gain(power=1)))),
    printed(
        construct(
            "voidthirster",
            VOID,
            5,
            3,
            2,
            OncePerTurn(Gain(power=1)),
            FirstTime("defeat", Gain(honor=1)),
        )
    ),
)
