"""The Enlightened: drawing cards, manipulating the row, and extra turns."""

from deckhall.games.ascension.abilities import BanishThis, OncePerTurn
from deckhall.games.ascension.card import ENLIGHTENED, construct, hero
from deckhall.games.ascension.editions import Printed, printed
from deckhall.games.ascension.effects import BanishFromRow, CopyHero, DefeatFree, Discard, Draw, TakeExtraTurn

PAGE: tuple[Printed, ...] = (
    printed(hero("arha_initiate", ENLIGHTENED, 1, 1, 3, Draw(1))),
    printed(hero("arha_templar", ENLIGHTENED, 4, 3, 2, DefeatFree(4))),
    printed(hero("ascetic_of_the_lidless_eye", ENLIGHTENED, 5, 2, 2, Draw(2)), honor=3),
    printed(hero("master_dhartha", ENLIGHTENED, 7, 3, 1, Draw(3)), honor=4),
    printed(hero("oziah_the_peerless", ENLIGHTENED, 6, 3, 1, DefeatFree(6))),
    printed(hero("seer_of_the_forked_path", ENLIGHTENED, 2, 1, 3, Draw(1), BanishFromRow())),
    printed(hero("temple_librarian", ENLIGHTENED, 2, 1, 3, Discard(then=Draw(2)))),
    printed(hero("twofold_askara", ENLIGHTENED, 4, 2, 1, CopyHero())),
    printed(construct("the_all_seeing_eye", ENLIGHTENED, 6, 2, 1, OncePerTurn(Draw(1))), honor=3),
    printed(construct("tablet_of_times_dawn", ENLIGHTENED, 5, 2, 1, BanishThis(TakeExtraTurn())), honor=3),
)
