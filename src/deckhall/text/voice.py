"""A voice decides what is said about a game: which message, with which arguments, and what is left unsaid.

It returns phrases; whoever shows them (terminal, browser) formats them and decides nothing. `Voice` speaks about any
game: by messages named after the game's words where the catalogue has them, else in plain words. A game with more to
say derives its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from deckhall.kernel.state import State
from deckhall.text.catalogue import Speaker, speaker
from deckhall.text.phrases import Argument, Listing, Phrase, kebab, readable
from deckhall.text.reading import Reading

REFERENCE: Final = (
    "en"  # the catalogue whose messages decide which keys there are: all languages have the same
)
NONE: Final = "none"  # what a message that selects by an argument is given when there is none

Told = Mapping[str, Any]  # an option as `State.describe` tells it, or what `Happening.seen_by` tells


@dataclass
class Group:
    """Happenings of one kind that are said in one line, and what was gained by them."""

    kind: str
    player: int
    happenings: list[Told]
    gains: list[Told] = field(default_factory=list)


@dataclass(frozen=True)
class Line:
    """A line of a log; its `gains` (what, how many) are shown as signs behind it."""

    kind: str
    player: int
    say: Phrase
    gains: tuple[tuple[str, int], ...] = ()

    def plain(self) -> dict[str, Any]:
        """This line as JSON, without `gains` when there are none."""
        line: dict[str, Any] = {"kind": self.kind, "player": self.player, "say": self.say.plain()}
        if self.gains:
            line["gains"] = [{"what": what, "amount": amount} for what, amount in self.gains]
        return line


class Voice:
    """What is said about a game, and what its cards say."""

    EDITION: ClassVar[str] = ""  # the one meant when none is named
    REMINDERS: ClassVar[
        tuple[str, ...]
    ] = ()  # the words that `reminder-` messages explain, in the order of learning
    QUOTES_CARDS: ClassVar[bool] = False  # whether play is described with the messages of `cards-<game>.ftl`
    TOGETHER: ClassVar[tuple[str, ...]] = (
        "drew",
        "discarded",
    )  # kinds of which several in a row are one line
    UNSAID: ClassVar[tuple[str, ...]] = ("window",)  # kinds that nobody needs to read

    def __init__(self, game: str) -> None:
        self.game: Final = game

    # -- the open question --------------------------------------------------------------------------

    def add_words(self, state: State, view: dict[str, Any]) -> None:
        """Add to a view all questions and texts for its reader, as JSON.

        `decision` gets `say`, `because`, `left` and `together`, each option `say`, and the outcome `say`.
        """
        decision, outcome = view["decision"], view["outcome"]
        if decision is not None and "options" in decision:
            decision["say"] = self.prompt(state).plain()
            if because := self.because(state):
                decision["because"] = because.plain()
            if left := self.left_over(state, decision["options"]):
                decision["left"] = [phrase.plain() for phrase in left]
            if together := self.together(state):
                decision["together"] = together
            for option in decision["options"]:
                option["say"] = self.option(state, option).plain()
        if outcome is not None:
            outcome["say"] = self.result(outcome, state.seats())

    def prompt(self, state: State) -> Phrase:
        """What is asked now."""
        assert state.decision is not None
        prompt = state.decision.prompt
        return first(self.prompt_keys(prompt), {}) or Phrase("prompt-plain", {"word": readable(prompt)})

    def because(self, state: State) -> Phrase | None:
        """Why it is asked: because of which card."""
        assert state.decision is not None
        card = state.prompt_card(state.decision.task)
        return Phrase("because", {"card": card}) if card else None

    def option(self, state: State, option: Told) -> Phrase:
        """An answer to the open question, as on a button. `option` is what `State.describe` tells."""
        assert state.decision is not None
        keys = self.option_keys(option["verb"], state.decision.prompt, option.get("what", ""))
        given = {name: option[name] for name in GIVEN if name in option}
        return first(keys, {"what": NONE, **given}) or about("option-plain", option, option["verb"])

    def left_over(self, state: State, options: Sequence[Told]) -> list[Phrase]:
        """What a player who ends the turn now may have forgotten."""
        return []

    def together(self, state: State) -> list[str]:
        """The codes of answers that are usually given at once, and can be given as one step."""
        return []

    # -- what happened ------------------------------------------------------------------------------

    def log(self, happenings: Sequence[Told]) -> list[Line]:
        """What happened in one step of a game, line by line. `happenings` are what `seen_by` told the viewer."""
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
        """Those happenings of a step that are said."""
        return [happening for happening in happenings if happening["kind"] not in self.UNSAID]

    def joined(self, groups: list[Group], happening: Told) -> bool:
        """Whether a happening was made a part of an earlier line."""
        return False

    def said(self, group: Group) -> Line:
        """A group of happenings as a line."""
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

    # -- how it ended -------------------------------------------------------------------------------

    def result(self, outcome: Told, seats: int) -> dict[str, Any]:
        """How a game ended, as JSON: the title says who won, the reason why it is over. All read the same phrases."""
        return {
            "title": self.title(outcome, seats).plain(),
            "reason": self.reason(outcome["reason"]).plain(),
        }

    def title(self, outcome: Told, seats: int) -> Phrase:
        """Who won."""
        return Phrase("won", {"players": tuple(outcome["winners"])})

    def reason(self, reason: str) -> Phrase:
        """Why a game is over."""
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
        """The rules text of a card, a line for each paragraph: the attribute `.text` of its name, where it has one."""
        key = f"card-{kebab(card_id)}"
        return spoken.say(key, "text").splitlines() if spoken.has(key, "text") else []

    def kind(self, spoken: Speaker, card_id: str, **choices: str) -> str:
        """The line that says what a card is: the attribute `.kind` of its name, where it has one."""
        key = f"card-{kebab(card_id)}"
        return spoken.say(key, "kind") if spoken.has(key, "kind") else ""

    def reading(self, card_id: str, **choices: str) -> Reading | None:
        """What the text of a card must mention, for those who check translations; None: nobody knows."""
        return None

    def numbers(self, spoken: Speaker, facts: dict[str, Any]) -> list[tuple[str, str]]:
        """The numbers printed on a card, each with what it is."""
        return [(readable(name), str(value)) for name, value in facts.items() if type(value) is int]

    def columns(self, spoken: Speaker) -> list[str]:
        """What the numbers of any card are called."""
        return []

    def sections(self, spoken: Speaker) -> list[tuple[str, list[str]]]:
        """The cards in the order people look for them, under headings."""
        return []


# What messages may be given of an option or a happening.
GIVEN: Final = ("card", "target", "amount", "what", "cost", "seat")


def first(keys: tuple[str, ...], given: Mapping[str, Argument]) -> Phrase | None:
    """The first of these messages that there is and that needs no more than is given, with what it needs of it."""
    found = speaker(REFERENCE).fitting(keys, frozenset(given))
    if found is None:
        return None
    key, needed = found
    return Phrase(key, {name: given[name] for name in needed})


def about(key: str, told: Told, word: str, **args: Argument) -> Phrase:
    """Plain words for what has no message: the game's own word, and what it is about."""
    things = [Phrase("plain-card", {"card": told[name]}) for name in ("card", "target") if name in told]
    if "what" in told:
        things.append(Phrase("plain-word", {"word": readable(told["what"])}))
    if "amount" in told:
        things.append(Phrase("plain-number", {"n": told["amount"]}))
    args["word"] = readable(word)
    return (
        Phrase(f"{key}-about", {**args, "things": Listing(tuple(things), "more")})
        if things
        else Phrase(key, args)
    )
