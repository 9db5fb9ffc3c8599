"""What is said at a table of Ascension, beyond what is said in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deckhall.games.ascension.card import FOR_GOOD
from deckhall.games.ascension.effects import ChooseOne
from deckhall.games.ascension.state import Ascension
from deckhall.kernel.state import State
from deckhall.text.ascension import cards
from deckhall.text.ascension.reading import reading
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Phrase, phrase_of
from deckhall.text.reading import Reading
from deckhall.text.voice import Group, Told, Voice


class AscensionVoice(Voice):
    """Puts Ascension into words."""

    EDITION: ClassVar[str] = cards.EDITION
    REMINDERS: ClassVar[tuple[str, ...]] = cards.REMINDERS
    QUOTES_CARDS: ClassVar[bool] = True
    TURN: ClassVar[str] = "turn"
    DEEDS: ClassVar[tuple[str, ...]] = ("acquired", "given", "defeated", "banished", "destroyed")
    TOGETHER: ClassVar[tuple[str, ...]] = ("drew", "discarded", "revealed", "destroyed", "samael_took")

    def option(self, state: State, option: Told) -> Phrase:
        """The option to choose one of several effects is worded as that effect, of whichever card asks, copied or
        not."""
        assert state.decision is not None
        asking = state.decision.task.effect
        if option["verb"] == "choose" and isinstance(asking, ChooseOne):
            chosen = asking.effects[option["index"]]
            return Phrase("option-ascension-choose", {"effect": phrase_of("ascension", chosen)})
        return super().option(state, option)

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What could still be played, used, acquired or defeated this turn."""
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

    def joined(self, groups: list[Group], happening: Told) -> bool:
        """Gains are shown in the line of their cause; a reward comes after the row was refilled."""
        if happening["kind"] != "gained":
            return False
        earlier = [group for group in groups[-2:] if group.kind != "revealed"]
        if not earlier or earlier[-1].player != happening["player"] or earlier[-1].kind == "turn":
            return False
        earlier[-1].gains.append(happening)
        return True

    def deeds(self, player: int, happenings: Sequence[Told]) -> list[Phrase]:
        """A turn in which nothing else was done is summed up by the cards played."""
        played = [one for one in happenings if one["kind"] == "played"]
        return super().deeds(player, happenings) or (
            [Phrase("deed-ascension-played", {"count": len(played)})] if played else []
        )

    def turn_gains(self, player: int, happenings: Sequence[Told]) -> tuple[tuple[str, int], ...]:
        """Honor, because it is what counts in the end."""
        honor = sum(
            one["amount"]
            for one in happenings
            if (one["kind"], one["player"], one.get("what")) == ("gained", player, "honor")
        )
        return (("honor", honor),) if honor > 0 else ()

    def title(self, outcome: Told, seats: int) -> Phrase:
        """In a solo game, a player who does not win has lost to Samael, whose score is the last one."""
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
    """Whether an option uses up a construct: players keep those on purpose and need no reminder."""
    if option["verb"] not in ("use", "use_second"):
        return False
    abilities = state.cards[option["card_number"]].abilities
    return bool(abilities[option["verb"] == "use_second"].use() == FOR_GOOD)
