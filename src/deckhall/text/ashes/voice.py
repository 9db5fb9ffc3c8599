"""What is said at a table of Ashes beyond what every game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deckhall.games.ashes.table.events import Damage, Destruction, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.state import State
from deckhall.text.ashes import cards
from deckhall.text.ashes.reading import reading
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Phrase
from deckhall.text.reading import Reading
from deckhall.text.voice import Told, Voice


class AshesVoice(Voice):
    """Speaks about Ashes."""

    EDITION: ClassVar[str] = cards.EDITION
    REMINDERS: ClassVar[tuple[str, ...]] = cards.REMINDERS
    TOGETHER: ClassVar[tuple[str, ...]] = ("drew", "discarded", "rolled", "paid", "recovered")
    UNSAID: ClassVar[tuple[str, ...]] = ("window", "dealt")

    def prompt(self, state: State) -> Phrase:
        """In the middle of a turn it says which actions are left."""
        assert isinstance(state, Ashes)
        assert state.decision is not None
        if state.decision.prompt == "turn" and (state.main_done or state.sides == 0):
            main = "done" if state.main_done else "left"
            return Phrase(
                "prompt-ashes-turn-goes-on", {"main": main, "side": "left" if state.sides else "done"}
            )
        return super().prompt(state)

    def because(self, state: State) -> Phrase | None:
        """What is going on now, which is public; else the card that asks. Paying needs no reason."""
        assert isinstance(state, Ashes)
        assert state.decision is not None
        event = state.events[-1] if state.events else None
        if state.decision.prompt == "pay" or event is None or event.card < 0:
            return super().because(state)
        card = state.card_id(event.card)
        if isinstance(event, Damage):
            if event.source < 0:
                return Phrase("because-ashes-damage", {"card": card, "amount": event.amount})
            source = state.card_id(event.source)
            return Phrase("because-ashes-damage-by", {"card": card, "amount": event.amount, "source": source})
        if isinstance(event, Destruction):
            return Phrase("because-ashes-destruction", {"card": card})
        if isinstance(event, Use):
            targets = [state.card_id(target) for target in event.targets if target >= 0]
            if targets:
                return Phrase("because-ashes-use", {"card": card, "target": ",".join(targets)})
            return Phrase("because", {"card": card})
        return super().because(state)

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What somebody who passes could still do. Meditating is nearly always possible."""
        assert state.decision is not None
        verbs = [option["verb"] for option in options]
        if state.decision.prompt != "turn" or "pass" not in verbs:
            return []
        left: list[Phrase] = []
        for doing in (("play",), ("activate", "use")):
            ids = [option["card"] for option in options if option["verb"] in doing]
            if ids:
                left.append(Phrase(f"left-ashes-{doing[-1]}", {"card": ",".join(dict.fromkeys(ids))}))
        if "attack_phoenixborn" in verbs or "attack_unit" in verbs:
            left.append(Phrase("left-ashes-attack"))
        return left

    def worth_saying(self, happenings: Sequence[Told]) -> list[Told]:
        """Damage, its wounds, the destruction by them and leaving play are one thing to say, not four."""
        said: list[Told] = []
        for happening in super().worth_saying(happenings):
            kind, card = happening["kind"], happening.get("card_number")
            of_card = [index for index, earlier in enumerate(said) if earlier.get("card_number") == card]
            at = of_card[-1] if of_card else -1
            before = said[at] if of_card else {"kind": ""}
            if kind == "wounded" and before["kind"] == "damaged" and before["amount"] == happening["amount"]:
                said[at] = happening
            elif kind == "destroyed" and before["kind"] == "wounded":
                said[at] = {**before, "kind": "slain"}
            elif kind != "left_play" or before["kind"] not in ("destroyed", "slain"):
                said.append(happening)
        return said

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
