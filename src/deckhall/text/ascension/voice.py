"""What is said at a table of Ascension beyond what every game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deckhall.games.ascension.card import FOR_GOOD
from deckhall.games.ascension.effects import ChooseOne
from deckhall.games.ascension.facts import asks
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.options import Option
from deckhall.kernel.state import State
from deckhall.text.ascension import cards
from deckhall.text.ascension.reading import reading
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Phrase, phrase_of
from deckhall.text.reading import Reading
from deckhall.text.voice import Group, Told, Voice


class AscensionVoice(Voice):
    """Speaks about Ascension."""

    EDITION: ClassVar[str] = cards.EDITION
    REMINDERS: ClassVar[tuple[str, ...]] = cards.REMINDERS
    QUOTES_CARDS: ClassVar[bool] = True
    TOGETHER: ClassVar[tuple[str, ...]] = ("drew", "discarded", "revealed", "destroyed", "samael_took")

    def option(self, state: State, option: Told) -> Phrase:
        """Choosing one of several effects says that effect: of whichever card asks, be it copied or not."""
        assert state.decision is not None
        asking = state.decision.task.effect
        if option["verb"] == "choose" and isinstance(asking, ChooseOne):
            chosen = asking.effects[option["index"]]
            return Phrase("option-ascension-choose", {"effect": phrase_of("ascension", chosen)})
        return super().option(state, option)

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What could still be played, used, acquired and defeated this turn."""
        assert isinstance(state, Ascension)
        decision = state.decision
        if decision is None or decision.prompt != "turn":
            return []
        left: list[Phrase] = []
        if any(option["verb"] == "play" for option in options):
            left.append(Phrase("left-ascension-play", {"count": len(state.hands[decision.player])}))
        for verbs in (("use", "use_second"), ("acquire",), ("defeat",)):
            ids = [
                option["card"]
                for option in options
                if option["verb"] in verbs and not spends_itself(state, option)
            ]
            if ids:
                left.append(Phrase(f"left-ascension-{verbs[0]}", {"card": ",".join(dict.fromkeys(ids))}))
        return left

    def together(self, state: State) -> list[str]:
        """Every card of the hand that asks nothing, up to the first that brings something new into sight."""
        assert isinstance(state, Ascension)
        ahead = state.clone()
        assert isinstance(ahead, Ascension)
        codes: list[str] = []
        while ahead.revelations == state.revelations:
            decision = ahead.decision
            if decision is None or decision.prompt != "turn" or decision.player != state.player:
                break
            plain = [option for option in decision.options if is_played_alone(ahead, option)]
            if not plain:
                break
            codes.append(plain[0].code)
            ahead.apply(plain[0])
        return codes

    def joined(self, groups: list[Group], happening: Told) -> bool:
        """What is gained stands behind what it is gained by; a reward comes after the row was filled."""
        if happening["kind"] != "gained":
            return False
        earlier = [group for group in groups[-2:] if group.kind != "revealed"]
        if not earlier or earlier[-1].player != happening["player"] or earlier[-1].kind == "turn":
            return False
        earlier[-1].gains.append(happening)
        return True

    def title(self, outcome: Told, seats: int) -> Phrase:
        """Alone, whoever does not win has lost against Samael, whose score is the last."""
        if not outcome["winners"] and len(outcome["scores"]) > seats:
            return Phrase("won-ascension-samael")
        return super().title(outcome, seats)

    # -- cards --------------------------------------------------------------------------------------

    def lines(self, spoken: Speaker, card_id: str, **choices: str) -> list[str]:
        return cards.lines(spoken, card_id, **choices)

    def kind(self, spoken: Speaker, card_id: str, **choices: str) -> str:
        return cards.kind(spoken, card_id, **choices)

    def reading(self, card_id: str, **choices: str) -> Reading:
        return reading(card_id, **choices)

    def numbers(self, spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
        return cards.numbers(spoken, facts)

    def columns(self, spoken: Speaker) -> list[str]:
        return cards.columns(spoken)

    def sections(self, spoken: Speaker) -> list[tuple[str, list[str]]]:
        return cards.sections(spoken)


def spends_itself(state: Ascension, option: Told) -> bool:
    """Whether an option uses a construct up: that is kept on purpose, nobody needs to be reminded of it."""
    if option["verb"] not in ("use", "use_second"):
        return False
    abilities = state.cards[option["card_number"]].abilities
    return bool(abilities[option["verb"] == "use_second"].use() == FOR_GOOD)


def is_played_alone(state: Ascension, option: Option) -> bool:
    """Whether an option plays a card that asks its player nothing."""
    return option.verb == "play" and not asks(state.cards[option.card])
