"""What is said at a table of Ashes, beyond what is said in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from deckhall.games.ashes.library import definitions
from deckhall.games.ashes.setup.decks import CARDS, COPIES, DICE, FIRST_FIVE
from deckhall.games.ashes.table.events import Arrival, Damage, Departure, Destruction, Salvo, Use
from deckhall.games.ashes.table.state import Ashes
from deckhall.kernel.decks import DeckFault
from deckhall.kernel.state import State
from deckhall.text.ashes import cards, questions
from deckhall.text.ashes.reading import reading
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Argument, Listing, Phrase, kebab
from deckhall.text.reading import Reading
from deckhall.text.voice import Told, Voice, card_list, first

# The numbers of cards or dice that the rules of deck building require or allow.
NEEDED: Final = {
    "wrong_size": CARDS,
    "wrong_dice": DICE,
    "too_many_copies": COPIES,
    "wrong_first_five": FIRST_FIVE,
}


class AshesVoice(Voice):
    """Puts Ashes into words."""

    EDITION: ClassVar[str] = cards.EDITION
    REMINDERS: ClassVar[tuple[str, ...]] = cards.REMINDERS
    QUOTES_CARDS: ClassVar[bool] = True
    TURN: ClassVar[str] = "turn_began"
    TOGETHER: ClassVar[tuple[str, ...]] = ("drew", "discarded", "rolled", "paid", "recovered")
    UNSAID: ClassVar[tuple[str, ...]] = ("window", "dealt")

    def broken_rule(self, fault: DeckFault) -> Phrase:
        given: dict[str, Argument] = {
            "card": fault.about,
            "what": fault.about.strip("'") or fault.key,
            "count": fault.number,
            "most": NEEDED.get(fault.key, 0),
        }
        if fault.key == "not_unique_to":
            given["target"] = definitions()[fault.about].card.unique_to
        return first((f"deck-rule-{kebab(fault.key)}", "deck-rule-form"), given) or super().broken_rule(fault)

    def prompt(self, state: State) -> Phrase:
        """During a turn, it says which actions are left."""
        assert isinstance(state, Ashes)
        assert state.decision is not None
        if state.decision.prompt == "turn" and (state.main_done or state.sides == 0):
            main = "done" if state.main_done else "left"
            return Phrase(
                "prompt-ashes-turn-goes-on", {"main": main, "side": "left" if state.sides else "done"}
            )
        return super().prompt(state)

    def asked(self, state: State) -> dict[str, Argument]:
        """Adds what only the table knows: what is left to pay, and the possible targets of a text."""
        assert isinstance(state, Ashes)
        assert state.decision is not None
        return super().asked(state) | questions.arguments(state, state.decision.task)

    def because(self, state: State) -> Phrase | None:
        """What is happening, which is public; otherwise the card that asks."""
        assert isinstance(state, Ashes)
        event = state.events[-1] if state.events else None
        if isinstance(event, Salvo):
            blows = [damage_phrase(state, packet) for packet in event.packets if packet.amount > 0]
            return Phrase("because-ashes-salvo", {"things": Listing(tuple(blows), "more")}) if blows else None
        if event is None or event.card < 0:
            return super().because(state)
        card = state.card_id(event.card)
        if isinstance(event, Damage):
            return damage_phrase(state, event)
        if isinstance(event, Destruction):
            return Phrase("because-ashes-destruction", {"card": card})
        if isinstance(event, Use):
            return use_phrase(state, event)
        if isinstance(event, Arrival | Departure):
            return Phrase("because", {"card": card})
        return super().because(state)

    def standing(self, view: Told) -> tuple[int, list[int], list[str]]:
        """Scores are the remaining life of each Phoenixborn."""
        leaders = [seat["phoenixborn"] for seat in view["seats"]]
        if not all(leaders):  # not drafted yet
            return view["round"], [], []
        life = [max(0, leader["life"] - leader.get("wounds", 0)) for leader in leaders]
        return view["round"], life, [leader["id"] for leader in leaders]

    def option(self, state: State, option: Told) -> Phrase:
        """With several attackers, not blocking names the attacker, because each is asked about separately."""
        assert isinstance(state, Ashes)
        assert state.decision is not None
        if option["verb"] == "pass" and state.decision.prompt == "block":
            attackers = [card for card in state.attack.attackers if card >= 0] if state.attack else []
            if len(attackers) > 1:
                return Phrase("option-ashes-pass-block-one", {"target": self.asked(state)["target"]})
        return super().option(state, option)

    def about(self, state: State, option: Told) -> Phrase | None:
        """The text that an answer uses, with its cost."""
        assert isinstance(state, Ashes)
        return questions.answer_text(state, option)

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What a player who passes could still do. Meditating is omitted, because it is nearly always possible."""
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
        """Damage, its wounds, the destruction and leaving play are reported as one thing, not four."""
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
            elif (
                kind != "left_play"
                or before["kind"] not in ("destroyed", "slain")
                or happening.get("to") == "removed"
            ):
                said.append(happening)
        return said

    def deeds(self, player: int, happenings: Sequence[Told]) -> list[Phrase]:
        """What was played, used and attacked, and what the others lost by it."""

        def of(kind: str, mine: bool = True) -> list[Told]:
            return [one for one in happenings if one["kind"] == kind and (one["player"] == player) == mine]

        done = [self.deed(kind, of(kind)) for kind in ("played", "activated") if of(kind)]
        if of("attacked"):
            targets = [one["target"] for one in of("attack_chosen")]
            attack: dict[str, Argument] = {"things": card_list([one["card"] for one in of("attacked")])}
            done.append(
                Phrase("deed-ashes-attacked-target", {**attack, "target": targets[-1]})
                if targets
                else Phrase("deed-ashes-attacked", attack)
            )
        if wounds := sum(one["amount"] for one in of("wounded", mine=False)):
            done.append(Phrase("deed-ashes-wounded", {"count": wounds}))
        done += [self.deed("destroyed", of("destroyed", mine=False))] if of("destroyed", mine=False) else []
        done += [Phrase(f"deed-ashes-{kind}") for kind in ("meditated", "passed") if of(kind)]
        return done

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


def damage_phrase(state: Ashes, damage: Damage) -> Phrase:
    """Who takes how much damage, and from what."""
    card = state.card_id(damage.card)
    if damage.source < 0:
        return Phrase("because-ashes-damage", {"card": card, "amount": damage.amount})
    source = state.card_id(damage.source)
    return Phrase("because-ashes-damage-by", {"card": card, "amount": damage.amount, "source": source})


def use_phrase(state: Ashes, use: Use) -> Phrase:
    """What is being used, on whom, and its text."""
    args: dict[str, Argument] = {"card": state.card_id(use.card)}
    targets = [state.card_id(target) for target in use.targets if target >= 0]
    if targets:
        args["target"] = ",".join(targets)
    if text := questions.used_text(state, use):
        args["text"] = text
    if text:
        return Phrase("because-ashes-use-text" if targets else "because-ashes-text", args)
    return Phrase("because-ashes-use" if targets else "because", args)
