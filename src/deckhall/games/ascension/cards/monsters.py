"""The monsters of the center deck."""

from deckhall.games.ascension.card import monster
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import (
    AcquireOrDefeatFree,
    Banish,
    BanishFromRow,
    Draw,
    EachOpponent,
    Gain,
    KeepOneConstruct,
    LoseConstruct,
    TakeRandomCards,
)
from deckhall.games.ascension.state import DISCARD

PAGE: tuple[Printed, ...] = (
    printed(monster("avatar_of_the_fallen", 7, 1, Gain(honor=4), AcquireOrDefeatFree(), banishable=False)),
    printed(monster("corrosive_widow", 4, 4, Gain(honor=3), EachOpponent(LoseConstruct()))),
    printed(monster("earth_tyrant", 6, 2, Gain(honor=5), Draw(2))),
    printed(monster("mephit", 3, 3, Gain(honor=2), BanishFromRow())),
    printed(
        monster(
            "mistake_of_creation", 4, 4, Gain(honor=4), BanishFromRow(), Banish((DISCARD,), optional=True)
        )
    ),
    printed(monster("samaels_trickster", 3, 4, Gain(honor=1, runes=1)), reward=(Gain(honor=2, runes=1),)),
    printed(monster("sea_tyrant", 5, 3, Gain(honor=5), EachOpponent(KeepOneConstruct()))),
    printed(
        monster("tormented_soul", 3, 3, Gain(honor=1), Draw(1)),
        reward=(Gain(honor=2), Draw(1)),
    ),
    printed(monster("wind_tyrant", 5, 3, Gain(honor=3, runes=3))),
    printed(
        monster("xeron_duke_of_lies", 6, 1, Gain(honor=3), TakeRandomCards()),
        reward=(Gain(honor=4), TakeRandomCards()),
    ),
)
