"""What an experienced player of Ashes does without thinking: a quick answer to every question, for playouts."""

from __future__ import annotations

from typing import Final

from deckhall.bots.ashes import aims, dice, draft
from deckhall.bots.ashes.battle import plan_raid, plan_storm, weigh_fight
from deckhall.bots.ashes.dice import CHEAP_DIE, DiceSense
from deckhall.bots.ashes.reactions import agree, prevent, reaction
from deckhall.bots.ashes.sense import Sense
from deckhall.bots.ashes.worth import Worth
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack
from deckhall.games.ashes.timing.uses import ACTIVATE, PLAY
from deckhall.kernel.options import Option
from deckhall.kernel.state import Decision

ENOUGH: Final = 0.05  # the least gain for which an action is taken
FIGHTS: Final = ("attackers", "attacked", "block", "guard", "counter", "split", "battle")


class Instinct:
    """Answers by rules of thumb and the worth of cards."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.sense: Final = Sense(worth)
        self.dice: Final = DiceSense(self.sense)

    def answer(self, state: Ashes) -> Option:
        """The option to take, for the player who must decide."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        self.worth.traits_of(state)
        prompt, player = decision.prompt, decision.player
        if prompt == "pay":
            return self.dice.pay(state, decision)
        scores = self.scores(state, decision, player, prompt, options)
        best = 0
        for index in range(1, len(scores)):
            if scores[index] > scores[best]:
                best = index
        return options[best]

    def scores(
        self, state: Ashes, decision: Decision, player: int, prompt: str, options: list[Option]
    ) -> list[float]:
        """A rough gain for each option."""
        if prompt == "turn":
            return [self.act(state, player, option) for option in options]
        if prompt in FIGHTS:
            return weigh_fight(state, self.worth, player, prompt, options)
        if prompt == "target" or prompt == "player":
            return [
                0.0 if option.card < 0 else self.sense.aim(state, player, option.card) for option in options
            ]
        if prompt in draft.PROMPTS:
            return draft.weigh_before_play(state, self.worth, player, prompt, options)
        if prompt in dice.PROMPTS:
            return self.dice.weigh(state, player, prompt, options)
        if prompt == "pay":
            chosen = self.dice.pay(state, decision)
            return [1.0 if option == chosen else -self.dice.face_of(option) for option in options]
        return [self.other(state, player, prompt, option) for option in options]

    def act(self, state: Ashes, player: int, option: Option) -> float:
        """The gain from an action in one's turn."""
        worth = self.worth
        verb = option.verb
        if verb == "play":
            definition = state.definitions[option.card]
            gain = worth.play_gain(state, player, option.card)
            if definition.on_play is not None:
                gain = self.text(state, player, option.card, PLAY, 0, gain + worth.traits[option.card].hand)
                gain -= worth.traits[option.card].hand
            elif definition.is_alteration:
                gain = self.sense.alteration(state, player, option.card)
            return gain - CHEAP_DIE * definition.price.total
        if verb == "activate":
            index = max(0, option.index)
            activation = state.definitions[option.card].activations[index]
            gain = worth.use_gain(state, player, option.card, index)
            gain = self.text(state, player, option.card, ACTIVATE, index, gain)
            return gain - CHEAP_DIE * activation.prices[0].total - 0.3 * activation.cost.discard
        if verb == "attack_phoenixborn":
            return plan_storm(state, worth, player).gain
        if verb == "attack_unit":
            return plan_raid(state, worth, player).gain
        if verb == "meditate":
            return self.dice.wish(state, player, 3, True).gain - 0.3
        if verb == "use":
            index = max(0, option.index)
            if state.definitions[option.card].activations[index].ability.needs_status:
                return 0.0
            return self.text(state, player, option.card, ACTIVATE, index, 0.0) - 0.2
        return ENOUGH

    def other(self, state: Ashes, player: int, prompt: str, option: Option) -> float:
        worth = self.worth
        verb, card = option.verb, option.card
        if verb == "use" or verb == "react":
            return self.react(state, player, option)
        if verb == "pass" or verb == "done" or verb == "no":
            return ENOUGH
        if prompt == "prepare_discard":
            spare = len(state.draw_piles[player]) > 8
            return 0.35 - self.sense.holding(state, player, card) if spare else -1.0
        if verb == "yes":
            return agree(state, self.sense, player, prompt)
        if verb == "discard":
            return -self.sense.holding(state, player, card)
        if prompt == "take_ally" or prompt == "search":
            return worth.traits[card].hand + 0.1 * worth.traits[card].board
        if verb == "draw":
            return 0.1 * option.amount if len(state.draw_piles[player]) > 3 else -0.1 * option.amount
        if verb == "summon":
            return float(option.amount)
        if verb == "prevent":
            return prevent(state, option.amount)
        if verb == "remove":
            return -float(option.amount)
        if prompt == "heal":
            return 1.0 if state.is_phoenixborn(card) else 0.5
        if verb == "respark":
            return 0.4
        if prompt == "attach":
            return self.sense.attaching(state, player, state.played[-1] if state.played else card, card)
        if prompt == "copy":
            return float(attack(state, card))
        if prompt == "seal":
            return worth.traits[card].board
        if prompt == "your_unit":
            return -worth.unit_worth(state, card)
        if prompt == "order":
            return self.first_of_all(state, player, card)
        if prompt == "take_token" or prompt == "give_token":
            mine = state.holder[card] == player
            return 0.5 if mine == (option.what != "status") else 0.0
        return 0.0

    def first_of_all(self, state: Ashes, player: int, card: int) -> float:
        """Opponents' Phoenixborn first, because that may end the game; one's own last."""
        if card >= 0 and state.is_phoenixborn(card):
            return -1.0 if state.player_of(card) == player else 1.0
        return 0.0

    def text(self, state: Ashes, player: int, card: int, way: int, index: int, usual: float) -> float:
        """The current gain from a text: by its targets, or by what the dice it turns could pay for."""
        do, _ = aims.texts(state.definitions[card], way, index)
        if aims.is_about_dice(do):
            return usual + max(0.0, self.dice.wish(state, player, 2, False).gain)
        return self.sense.effect(state, player, card, way, index, usual)

    def react(self, state: Ashes, player: int, option: Option) -> float:
        """The gain from a trigger, a reaction spell or a free ability."""
        text = option.card if option.target < 0 else option.target
        if not state.definitions[text].triggers or (
            state.decision is not None and state.decision.prompt == "free"
        ):
            return self.act(state, player, option)
        return reaction(state, self.sense, player, option)


def first_best(scores: list[float]) -> int:
    best = 0
    for index in range(1, len(scores)):
        if scores[index] > scores[best]:
            best = index
    return best
