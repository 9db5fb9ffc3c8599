"""A voice decides what is said about a game: which message, with which arguments, and what is left unsaid.

It returns phrases; the terminal and the browser only format them. `Voice` works for any game: it uses messages named
after the game's words if the catalogue has them, otherwise generic ones. A game with more to say derives its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from deckhall.kernel.decks import DeckFault
from deckhall.kernel.state import State
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.phrases import Argument, Listing, Phrase, fields_of, kebab, readable
from deckhall.text.reading import Reading

REFERENCE: Final = "en"  # the catalogue that decides which keys exist; all languages have the same
TURN_OVER: Final = "turn_over"  # the kind of line that sums up a turn
NONE: Final = "none"  # the value of a missing argument that a message selects by

Told = Mapping[str, Any]  # an option as described by `State.describe`, or a happening by `Happening.seen_by`


@dataclass
class Group:
    """Happenings of one kind that share a line, and what was gained by them."""

    kind: str
    player: int
    happenings: list[Told]
    gains: list[Told] = field(default_factory=list)


@dataclass(frozen=True)
class Line:
    """A line of a log; its `gains` (what, how many) are shown as symbols after it."""

    kind: str
    player: int
    say: Phrase
    gains: tuple[tuple[str, int], ...] = ()

    def plain(self) -> dict[str, Any]:
        """This line as JSON, without `gains` if empty."""
        line: dict[str, Any] = {"kind": self.kind, "player": self.player, "say": self.say.plain()}
        if self.gains:
            line["gains"] = [{"what": what, "amount": amount} for what, amount in self.gains]
        return line


class Voice:
    """What is said about a game, and its card texts."""

    EDITION: ClassVar[str] = ""  # the default
    REMINDERS: ClassVar[
        tuple[str, ...]
    ] = ()  # the words that `reminder-` messages explain, in the order of learning
    QUOTES_CARDS: ClassVar[bool] = False  # whether play is described with the messages of `cards-<game>.ftl`
    TOGETHER: ClassVar[tuple[str, ...]] = (
        "drew",
        "discarded",
    )  # kinds of which several in a row share a line
    UNSAID: ClassVar[tuple[str, ...]] = ("window",)  # kinds that are not worth reading
    TURN: ClassVar[str] = ""  # the kind that begins a turn; "": turns are not summed up
    DEEDS: ClassVar[tuple[str, ...]] = ()  # the kinds that a turn's summary mentions

    def __init__(self, game: str) -> None:
        self.game: Final = game

    # -- the open question --------------------------------------------------------------------------

    def add_words(self, state: State, view: dict[str, Any]) -> None:
        """Add the wording of all questions and texts to a view, as JSON.

        `decision` gets `say`, `because` and `left`, each option `say` and `about`, and the outcome `say`.
        """
        decision, outcome = view["decision"], view["outcome"]
        if decision is not None and "options" in decision:
            decision["say"] = self.prompt(state).plain()
            if because := self.because(state):
                decision["because"] = because.plain()
            if left := self.left_over(state, decision["options"]):
                decision["left"] = [phrase.plain() for phrase in left]
            for option in decision["options"]:
                option["say"] = self.option(state, option).plain()
                if text := self.about(state, option):
                    option["about"] = text.plain()
        if outcome is not None:
            outcome["say"] = self.result(outcome, state.seats())

    def broken_rule(self, fault: DeckFault) -> Phrase:
        """The wording of a broken rule of deck building."""
        return Phrase("prompt-plain", {"word": readable(f"{fault.key} {fault.about}")})

    def prompt(self, state: State) -> Phrase:
        """The wording of the pending question."""
        assert state.decision is not None
        prompt = state.decision.prompt
        said = first(self.prompt_keys(prompt), self.asked(state))
        return said or Phrase("prompt-plain", {"word": readable(prompt)})

    def asked(self, state: State) -> dict[str, Argument]:
        """The arguments available to the message of the pending question.

        The card that asks (`card`), the card it asks about (`it`), whether it may be declined (`optional`), and the
        fields of the asking effect: from where, how many, at which cost.
        """
        decision = state.decision
        assert decision is not None
        task = decision.task
        given = fields_of(self.game, task.effect)
        if card := state.prompt_card(task):
            given["card"] = card
        if task.it >= 0:
            given["it"] = state.card_id(task.it)
        declined = any(option.verb in DECLINING for option in decision.options)
        given["optional"] = "yes" if declined else "no"
        return given

    def because(self, state: State) -> Phrase | None:
        """The reason of the question: the card that caused it."""
        assert state.decision is not None
        card = state.prompt_card(state.decision.task)
        return Phrase("because", {"card": card}) if card else None

    def option(self, state: State, option: Told) -> Phrase:
        """An answer to the pending question, as on a button. `option` is the result of `State.describe`."""
        assert state.decision is not None
        keys = self.option_keys(option["verb"], state.decision.prompt, option.get("what", ""))
        given = {name: option[name] for name in GIVEN if name in option}
        return first(keys, {"what": NONE, **given}) or about("option-plain", option, option["verb"])

    def about(self, state: State, option: Told) -> Phrase | None:
        """What an answer does, if its name alone does not say it: the text of the ability it uses."""
        return None

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What a player who ends the turn now may have forgotten."""
        return []

    # -- what happened ------------------------------------------------------------------------------

    def log(self, happenings: Sequence[Told]) -> list[Line]:
        """What happened in one step of a game, line by line. `happenings` are the results of `seen_by` for the
        viewer."""
        groups: list[Group] = []
        for happening in self.worth_saying(happenings):
            kind, player = happening["kind"], happening["player"]
            last = groups[-1] if groups else None
            if last is not None and kind in self.TOGETHER and (last.kind, last.player) == (kind, player):
                last.happenings.append(happening)
            elif not self.joined(groups, happening):
                groups.append(Group(kind, player, [happening]))
        return [self.said(group) for group in groups]

    def worth_saying(self, happenings: Sequence[Told]) -> list[Told]:
        """The happenings of a step that are worth a line."""
        return [happening for happening in happenings if happening["kind"] not in self.UNSAID]

    def joined(self, groups: list[Group], happening: Told) -> bool:
        """Whether a happening was merged into an earlier line."""
        return False

    def said(self, group: Group) -> Line:
        """The line of a group of happenings."""
        happening = group.happenings[0]
        ids = [one["card"] for one in group.happenings if "card" in one]
        given: dict[str, Argument] = {name: happening[name] for name in GIVEN if name in happening}
        given |= {name: happening.get(name, NONE) for name in ("what", "from", "to")}
        given |= {"player": group.player, "count": len(group.happenings)}
        given["known"] = "yes" if len(ids) == len(group.happenings) else "no"
        if given["known"] == "yes":
            given["card"] = ",".join(ids)
        else:
            given.pop("card", None)
        say = first(self.log_keys(group.kind), given)
        if say is None:
            say = about("log-plain", happening, group.kind, player=group.player)
        gains = tuple((gain["what"], gain["amount"]) for gain in group.gains)
        return Line(group.kind, group.player, say, gains)

    # -- a finished turn ----------------------------------------------------------------------------

    def turn_line(self, happenings: Sequence[Told]) -> Line | None:
        """A finished turn in one line, from the results of `seen_by` since it began; None: nothing to say."""
        player = happenings[0]["player"]
        deeds = self.deeds(player, happenings[1:])
        gains = self.turn_gains(player, happenings[1:])
        if not deeds and not gains:
            return None
        say = Phrase("turn-line", {"player": player, "things": Listing(tuple(deeds), "more")})
        return Line(TURN_OVER, player, say, gains)

    def deeds(self, player: int, happenings: Sequence[Told]) -> list[Phrase]:
        """What a player did in a turn, in the order of `DEEDS`."""
        done: list[Phrase] = []
        for kind in self.DEEDS:
            these = [one for one in happenings if one["kind"] == kind and one["player"] == player]
            if these:
                done.append(self.deed(kind, these))
        return done

    def deed(self, kind: str, these: Sequence[Told]) -> Phrase:
        """Deeds of one kind with their cards, which everybody sees."""
        cards = card_list([one["card"] for one in these])
        return Phrase(f"deed-{kebab(self.game)}-{kebab(kind)}", {"things": cards})

    def turn_gains(self, player: int, happenings: Sequence[Told]) -> tuple[tuple[str, int], ...]:
        """What is shown as symbols after the line of a turn."""
        return ()

    # -- how it stands, and how it ended ------------------------------------------------------------

    def standing(self, view: Told) -> tuple[int, list[int], list[str]]:
        """The standing for lists of games: the turn or round, and by seat scores and champions. From public
        information; all 0 for a game that shows no such thing."""
        turn, seats = view.get("turn", view.get("round")), view.get("seats")
        shown = [seat for seat in seats if isinstance(seat, Mapping)] if isinstance(seats, list) else []
        scores = [seat["score"] for seat in shown if isinstance(seat.get("score"), int)]
        return turn if isinstance(turn, int) else 0, scores, []

    def result(self, outcome: Told, seats: int, gave_up: Sequence[int] = ()) -> dict[str, Any]:
        """How a game ended, as JSON: the title says who won, the reason why it is over. The same for all readers.

        `gave_up` are the seats that conceded or ran out of time.
        """
        return {
            "title": self.title(outcome, seats).plain(),
            "reason": self.reason(outcome["reason"], gave_up).plain(),
        }

    def title(self, outcome: Told, seats: int) -> Phrase:
        """Who won."""
        return Phrase("won", {"players": tuple(outcome["winners"])})

    def reason(self, reason: str, gave_up: Sequence[int] = ()) -> Phrase:
        """Why a game is over."""
        if gave_up and reason in ("resigned", "clock"):
            return Phrase(f"outcome-{reason}-by", {"players": tuple(gave_up)})
        return first(self.outcome_keys(reason), {}) or Phrase("outcome-plain", {"word": readable(reason)})

    # -- messages named after the game's words, the most special first ------------------------------

    def prompt_keys(self, prompt: str) -> tuple[str, ...]:
        return f"prompt-{kebab(self.game)}-{kebab(prompt)}", f"prompt-{kebab(prompt)}"

    def option_keys(self, verb: str, prompt: str, what: str = "") -> tuple[str, ...]:
        own, shared = f"option-{kebab(self.game)}-{kebab(verb)}", f"option-{kebab(verb)}"
        if what:
            return f"{own}-{kebab(prompt)}", f"{own}-{kebab(what)}", own, shared
        return f"{own}-{kebab(prompt)}", own, shared

    def log_keys(self, kind: str) -> tuple[str, ...]:
        return f"log-{kebab(self.game)}-{kebab(kind)}", f"log-{kebab(kind)}"

    def outcome_keys(self, reason: str) -> tuple[str, ...]:
        return f"outcome-{kebab(self.game)}-{kebab(reason)}", f"outcome-{kebab(reason)}"

    # -- what cards say -----------------------------------------------------------------------------

    def lines(self, spoken: Speaker, card_id: str, **choices: str) -> list[str]:
        """The rules text of a card, one line per paragraph: the attribute `.text` of its name, if it has one."""
        key = f"card-{kebab(card_id)}"
        return spoken.say(key, "text").splitlines() if spoken.has(key, "text") else []

    def kind(self, spoken: Speaker, card_id: str, **choices: str) -> str:
        """The type line of a card: the attribute `.kind` of its name, if it has one."""
        key = f"card-{kebab(card_id)}"
        return spoken.say(key, "kind") if spoken.has(key, "kind") else ""

    def reading(self, card_id: str, **choices: str) -> Reading | None:
        """What the text of a card must mention, for checking translations; None: unknown."""
        return None

    def numbers(self, spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
        """The numbers printed on a card, with their labels."""
        return [(readable(name), str(value)) for name, value in facts.items() if type(value) is int]

    def columns(self, spoken: Speaker) -> list[str]:
        """The labels of the numbers of any card."""
        return []

    def sections(self, spoken: Speaker) -> list[tuple[str, list[str]]]:
        """The cards in the order in which people look for them, under headings."""
        return []


DECLINING: Final = ("pass", "no")  # these answers do nothing

# The fields of an option or a happening that messages may use.
GIVEN: Final = ("card", "target", "amount", "what", "cost", "seat")


def first(keys: tuple[str, ...], given: Mapping[str, Argument]) -> Phrase | None:
    """The first of these messages that exists and needs no more arguments than given, with those it needs."""
    found = speaker(REFERENCE).fitting(keys, frozenset(given))
    if found is None:
        return None
    key, needed = found
    return Phrase(key, {name: given[name] for name in needed})


def card_list(ids: Sequence[str]) -> Listing:
    """Cards by name, each once with its count."""
    counted = {card: ids.count(card) for card in ids}
    return Listing(
        tuple(
            Phrase("deed-card", {"card": card})
            if count == 1
            else Phrase("deed-cards", {"card": card, "count": count})
            for card, count in counted.items()
        )
    )


def about(key: str, described: Told, word: str, **args: Argument) -> Phrase:
    """A generic wording for what has no message: the game's own word and its fields."""
    things = [
        Phrase("plain-card", {"card": described[name]}) for name in ("card", "target") if name in described
    ]
    if "what" in described:
        things.append(Phrase("plain-word", {"word": readable(described["what"])}))
    if "amount" in described:
        things.append(Phrase("plain-number", {"n": described["amount"]}))
    args["word"] = readable(word)
    return (
        Phrase(f"{key}-about", {**args, "things": Listing(tuple(things), "more")})
        if things
        else Phrase(key, args)
    )
