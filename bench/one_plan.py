"""Bots that follow one plan whatever happens, to see whether a stronger bot can be beaten by it (bench/exploiters.py).

They leave open questions, such as what to banish or how to block, to the judge of the game. In the arena they are named
`bench.one_plan:Power` and so on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from deckhall.bots.ascension.judge import AscensionJudge
from deckhall.bots.ashes.battle import ready_units
from deckhall.bots.ashes.judge import AshesJudge
from deckhall.bots.bot import JudgingBot
from deckhall.bots.learning.words import words_of
from deckhall.bots.seat import Seat
from deckhall.games.ascension.card import CONSTRUCT, Card
from deckhall.games.ascension.state import Ascension
from deckhall.games.ashes.table.state import Ashes
from deckhall.games.ashes.table.values import attack
from deckhall.kernel.options import Option
from deckhall.kernel.state import State

ALWAYS: Final = 100.0  # points by which the plan goes before anything the judge might prefer
# Points that Storm adds to an attack. Of 42 games against `normal` it wins 19 with 1 point, 11 with 3, 9 with ALWAYS.
EAGER: Final = 1.0


class OnePlan(JudgingBot):
    """Follows a plan in its own turn, and the judge at all other questions that the plan does not answer."""

    game: ClassVar[str] = ""

    @classmethod
    def plays(cls, game: str) -> bool:
        return game == cls.game

    def choose(self, seat: Seat) -> Option:
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        state = seat.imagine(self.random.getrandbits(62))
        planned = self.planned(state, seat.decision.prompt, options)
        return self.judge.choose(state) if planned is None else planned

    def planned(self, state: State, prompt: str, options: list[Option]) -> Option | None:
        """The answer that follows from the plan; None if it does not say."""
        raise NotImplementedError


# -- Ascension -------------------------------------------------------------------------------------


class AscensionPlan(OnePlan):
    """Plays every card, defeats the strongest monster it can, and acquires what it likes best, if it likes anything."""

    game = "ascension"

    def liking(self, card: Card) -> float:
        """How much this plan wants a card; nothing is acquired for 0."""
        raise NotImplementedError

    def planned(self, state: State, prompt: str, options: list[Option]) -> Option | None:
        judge = self.judge
        assert isinstance(state, Ascension)
        assert isinstance(judge, AscensionJudge)
        if prompt == "turn":
            first = judge.first_to_play(state, options)
            if first is not None:
                return first
        wanted: Option | None = None
        most = 0.0
        for option in options:
            if option.verb not in ("acquire", "defeat"):
                continue
            card = state.cards[option.card]
            liked = ALWAYS + card.cost if option.verb == "defeat" else self.liking(card)
            if liked > most:
                wanted, most = option, liked
        if wanted is not None or prompt != "turn":
            return wanted
        rest = [option for option in options if option.verb not in ("acquire", "defeat", "give")]
        return judge.spend(state, rest)


class Power(AscensionPlan):
    """Acquires only what gives power, mostly Heavy Infantry."""

    def liking(self, card: Card) -> float:
        power = sum([amount for word, amount in words_of(card).items() if word.endswith(".power")], 0.0)
        return power + 0.01 * card.cost if power else 0.0


class Dearest(AscensionPlan):
    """Acquires the card that costs most of those it can pay."""

    def liking(self, card: Card) -> float:
        return card.cost + 0.01 * card.honor


class Constructs(AscensionPlan):
    """Acquires constructs, and Mystics to pay for them."""

    def liking(self, card: Card) -> float:
        if card.type == CONSTRUCT:
            return 10.0 + card.honor
        return 1.0 if card.id == "mystic" else 0.0


# -- Ashes -----------------------------------------------------------------------------------------


class AshesPlan(OnePlan):
    """Takes the action that the judge rates best after what the plan adds to it or takes from it."""

    game = "ashes"

    def bonus(self, state: Ashes, after: Ashes, option: Option) -> float:
        """Points that the plan adds to an action; `after` is the game after the action, if nobody thinks long."""
        raise NotImplementedError

    def planned(self, state: State, prompt: str, options: list[Option]) -> Option | None:
        judge = self.judge
        assert isinstance(state, Ashes)
        assert isinstance(judge, AshesJudge)
        if prompt == "attackers":
            return self.attackers(state, options)
        if prompt != "turn":
            return None
        chosen = options[-1]
        most = -10 * ALWAYS
        for option, margin in zip(options, judge.weigh(state), strict=True):
            wish = margin + self.bonus(state, judge.after(state, option), option)
            if wish > most:
                chosen, most = option, wish
        return chosen

    def attackers(self, state: Ashes, options: list[Option]) -> Option | None:
        """Whom to send; None: the judge knows best."""
        return None


class Storm(AshesPlan):
    """Attacks the Phoenixborn with everything unless it is clearly better to prepare, and never a unit."""

    def bonus(self, state: Ashes, after: Ashes, option: Option) -> float:
        if option.verb == "attack_phoenixborn":
            return EAGER if self.strength(state) else -ALWAYS
        return -ALWAYS if option.verb == "attack_unit" else 0.0

    def strength(self, state: Ashes) -> int:
        """What all ready units of the player could deal."""
        decision = state.decision
        assert decision is not None
        return sum([attack(state, unit) for unit in ready_units(state, decision.player)])

    def attackers(self, state: Ashes, options: list[Option]) -> Option | None:
        sent = [option for option in options if option.card >= 0 and attack(state, option.card) > 0]
        return sent[0] if sent else None


class Turtle(AshesPlan):
    """Never attacks: builds units, blocks with them, and waits until the others have no cards left."""

    def bonus(self, state: Ashes, after: Ashes, option: Option) -> float:
        if option.verb.startswith("attack"):
            return -ALWAYS
        decision = state.decision
        assert decision is not None
        player = decision.player
        return float(len(after.battlefields[player]) - len(state.battlefields[player]))


class Burn(AshesPlan):
    """Wounds the Phoenixborn with spells, abilities and dice first; plays spells before units, and rarely attacks."""

    def bonus(self, state: Ashes, after: Ashes, option: Option) -> float:
        if option.verb.startswith("attack"):
            return -1.0
        decision = state.decision
        assert decision is not None
        wounds = sum(
            [
                after.wounds[card] - state.wounds[card]
                for seat, card in enumerate(state.phoenixborn)
                if seat != decision.player and after.alive[seat]
            ]
        )
        spell = option.verb == "play" and state.definitions[option.card].is_spell
        return 3.0 * wounds + (1.0 if spell else 0.0)
