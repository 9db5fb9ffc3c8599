"""First decisions that are worth a search: what to draft, the First Five, what to discard and which dice to keep.

Instinct answers all that follows in a playout, up to the first turns, where the learnt value can judge. An answer that
leads to the same deck, hand or dice as instinct's own would race against its double, so only others are candidates.
"""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes.draft import wanted_dice
from deckhall.bots.ashes.instinct import first_best
from deckhall.games.ashes.setup.decks import DICE, FIRST_FIVE
from deckhall.games.ashes.setup.draft import BuildDecks
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.terms import KIND_NAMES, MAGICS
from deckhall.kernel.options import Option

PROMPTS: Final = (
    "first_five",
    "prepare_discard",
    "exhaust_dice",
    "phoenixborn",
    "draft",
    "draft_dice",
    "swap",
    "give_back",
)
DRAFTING: Final = ("phoenixborn", "draft", "draft_dice", "swap", "give_back")
MOST: Final = 6  # candidates of one decision
OUT_OF_QUESTION: Final = 100.0  # points behind of what is not a candidate
LEAST: Final = 0.01  # points behind of an option that instinct finds as good as its own
HESITATION: Final = 0.2  # points that instinct's own answer is ahead where its scores are no amounts


def shortfalls(
    state: Ashes, player: int, prompt: str, options: list[Option], scores: list[float]
) -> list[float]:
    """How many points every option of a first decision is behind instinct's, which has 0; those that are not worth a
    search are `OUT_OF_QUESTION`. `scores` are instinct's."""
    found = [OUT_OF_QUESTION] * len(options)
    best = first_best(scores)
    found[best] = 0.0
    if prompt in DRAFTING and not is_played(state):
        return found
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    if prompt == "first_five":
        # The cards that instinct would take lead to one and the same five; another one takes the place of the last.
        left = FIRST_FIVE - len(state.hands[player])
        for index in order[left : left + MOST - 1]:
            found[index] = max(LEAST, scores[order[left - 1]] - scores[index])
    elif prompt == "draft_dice":
        taken = dice_to_come(state, player)
        for index in range(len(options)):
            if index != best and taken[MAGICS.index(options[index].what)] == 0:
                found[index] = HESITATION
    elif prompt == "exhaust_dice":
        if options[best].verb == "done":  # a basic face can only become better
            for index in range(len(options)):
                if options[index].verb != "done" and 4 <= KIND_NAMES.index(options[index].what) < 8:
                    found[index] = HESITATION
    else:
        for index in order[1:MOST]:
            found[index] = max(LEAST, scores[best] - scores[index])
    return found


def is_played(state: Ashes) -> bool:
    """Whether a draft is followed by a game; otherwise there is nothing to win."""
    effect = state.todo[0].effect
    return not isinstance(effect, BuildDecks) or effect.then_play


def dice_to_come(state: Ashes, player: int) -> list[int]:
    """How many dice of each magic instinct would still take in a draft."""
    wanted = wanted_dice(state, player)
    taken = [0] * 4
    left = DICE
    for magic in range(4):
        left -= state.exhausted_dice[player * 4 + magic]
    stock = state.stock.copy()
    for _ in range(left):
        best = -1
        for magic in range(4):
            if stock[magic] and (best < 0 or wanted[magic] > wanted[best]):
                best = magic
        if best < 0:
            break
        taken[best] += 1
        wanted[best] -= 1.0
        stock[best] -= 1
    return taken
