"""How bots choose before the first round of Ashes: the First Five, and everything in a draft."""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes.worth import Worth, favour_of
from deckhall.games.ashes.definition import Definition
from deckhall.games.ashes.setup.decks import DICE
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import MAGICS
from deckhall.kernel.options import Option

PROMPTS: Final = ("first_five", "phoenixborn", "draft", "draft_dice", "swap", "give_back")


def weigh_before_play(
    state: Ashes, worth: Worth, player: int, prompt: str, options: list[Option]
) -> list[float]:
    """The score of every option of a choice before the first round."""
    if prompt == "first_five":
        traits = worth.traits_of(state)
        return [traits[option.card].first for option in options]
    if prompt == "phoenixborn":
        return [favour_of(state.definitions[option.card], worth.weights) for option in options]
    if prompt == "draft_dice":
        wanted = wanted_dice(state, player)
        return [wanted[MAGICS.index(option.what)] for option in options]
    worths = [0.0 if option.card < 0 else pick_worth(state, worth, player, option.card) for option in options]
    if prompt == "give_back":
        return [-value for value in worths]
    if prompt == "swap":
        mine = [pick_worth(state, worth, player, card) for card in state.picks[player]]
        return [
            0.0 if option.card < 0 else worths[index] - min(mine) - 0.1
            for index, option in enumerate(options)
        ]
    return worths


def needs(definition: Definition) -> list[float]:
    """How many dice of each magic it takes to play and use a card."""
    wanted = [0.0] * 4
    for magic, powers, classes in definition.price.needs:
        wanted[magic] += 1.3 * powers + classes
    for activation in definition.activations:
        for magic, powers, classes in activation.prices[0].needs:
            wanted[magic] += 1.3 * powers + classes
    return wanted


def wanted_magics(state: Ashes, player: int) -> list[float]:
    """How many dice of each magic a player's cards so far require."""
    wanted = [0.0] * 4
    for card in [*state.picks[player], *state.draw_piles[player][:1], state.phoenixborn[player]]:
        if card < 0:
            continue
        for magic, need in enumerate(needs(state.definitions[card])):
            wanted[magic] += need
    return wanted


def pick_worth(state: Ashes, worth: Worth, player: int, card: int) -> float:
    """The worth of a card in a draft: its own worth, and how well its magic fits the cards picked so far."""
    trait = worth.traits_of(state)[card]
    value = trait.first + 0.5 * trait.hand
    have = wanted_magics(state, player)
    for other in state.picks[player]:
        if other == card:
            for magic, need in enumerate(needs(trait.definition)):
                have[magic] -= need
    total = sum(have)
    fit = 0.0
    for magic, need in enumerate(needs(trait.definition)):
        if need and total:
            fit += need * (have[magic] / total - 0.35)
    return value + 0.8 * fit


def wanted_dice(state: Ashes, player: int) -> list[float]:
    """How many dice of each magic are still missing."""
    have = wanted_magics(state, player)
    total = sum(have) or 1.0
    return [DICE * have[magic] / total - state.exhausted_dice[player * 4 + magic] for magic in range(4)]
