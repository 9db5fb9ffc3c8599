"""The Mechana: constructs that build further constructs."""

from deckhall.games.ascension.abilities import OncePerTurn, OnceWhen, RedirectAcquired
from deckhall.games.ascension.card import MECHANA, TreatAllAsMechana, construct, hero
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import (
    ChooseOne,
    Draw,
    Gain,
    GainHonorPerFaction,
    GainPowerPerMechana,
    IfConstructs,
    LowerNextConstruct,
)
from deckhall.games.ascension.state import CONSTRUCTS, HAND

PAGE: tuple[Printed, ...] = (
    printed(hero("avatar_golem", MECHANA, 4, 2, 2, Gain(power=2), GainHonorPerFaction())),
    printed(hero("kor_the_ferromancer", MECHANA, 3, 2, 1, Gain(power=2), IfConstructs(2, Draw(1))), honor=3),
    printed(
        hero("mechana_initiate", MECHANA, 1, 1, 3, ChooseOne((Gain(runes=1), Gain(power=1)))),
        play=(Gain(runes=1, power=1),),
    ),
    printed(hero("reactor_monk", MECHANA, 4, 2, 2, Gain(runes=2), LowerNextConstruct(1))),
    printed(
        construct("burrower_mark_ii", MECHANA, 3, 3, 2, OnceWhen(Draw(1))),
        abilities=(OncePerTurn(Draw(1), when="mechana_construct_played"),),
    ),
    printed(construct("the_grand_design", MECHANA, 6, 6, 2, OncePerTurn(Gain(mechana_runes=2)))),
    printed(construct("hedron_cannon", MECHANA, 8, 8, 1, OncePerTurn(GainPowerPerMechana()))),
    printed(construct("hedron_link_device", MECHANA, 7, 7, 1, TreatAllAsMechana())),
    printed(
        construct("rocket_courier_x_99", MECHANA, 4, 4, 2, RedirectAcquired(CONSTRUCTS)),
        abilities=(RedirectAcquired(HAND),),
    ),
    printed(construct("watchmakers_altar", MECHANA, 5, 5, 2, OncePerTurn(Gain(mechana_runes=1)))),
)
