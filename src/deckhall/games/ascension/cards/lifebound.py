"""The Lifebound: runes, honor, and heroes called to the top of the deck."""

from deckhall.games.ascension.abilities import FirstTime, OncePerTurn
from deckhall.games.ascension.card import LIFEBOUND, construct, hero
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import AcquireHeroFree, Draw, Gain, IfPlayed, Unite

PAGE: tuple[Printed, ...] = (
    printed(hero("cetra_weaver_of_stars", LIFEBOUND, 7, 4, 1, AcquireHeroFree())),
    printed(
        hero("druids_of_the_stone_circle", LIFEBOUND, 4, 3, 2, AcquireHeroFree(3)),
        play=(AcquireHeroFree(4),),
    ),
    printed(hero("flytrap_witch", LIFEBOUND, 5, 2, 2, Gain(honor=2), Draw(1))),
    printed(hero("landtalker", LIFEBOUND, 6, 3, 1, Gain(runes=3)), honor=4),
    printed(hero("lifebound_initiate", LIFEBOUND, 1, 1, 3, Gain(runes=1, honor=1))),
    printed(
        hero("runic_lycanthrope", LIFEBOUND, 3, 1, 2, Gain(runes=2), IfPlayed(LIFEBOUND, Gain(power=2))),
        play=(Gain(runes=2), Unite(LIFEBOUND, Gain(power=2))),
    ),
    printed(hero("wolf_shaman", LIFEBOUND, 3, 1, 3, Gain(runes=1), Draw(1))),
    printed(
        construct(
            "snapdragon",
            LIFEBOUND,
            5,
            2,
            2,
            OncePerTurn(Gain(runes=1)),
            FirstTime("play", Gain(honor=1), LIFEBOUND),
        ),
        honor=3,
        abilities=(
            OncePerTurn(Gain(runes=1)),
            OncePerTurn(Gain(honor=1), when="lifebound_hero_played"),
        ),
    ),
    printed(
        construct(
            "yggdrasil_staff",
            LIFEBOUND,
            4,
            2,
            2,
            OncePerTurn(Gain(power=1)),
            OncePerTurn(Gain(honor=3), runes=4),
        )
    ),
)
