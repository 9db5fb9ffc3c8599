"""Vocabularies: every word a game uses in its JSON, declared once as data.

Views, prompts, verbs and happenings leave a game as JSON. A game declares in its `words.py` which of them exist and
what each contains. The browser's types and a page of the docs are generated from this, clients and environments read
it, and a law checks that play uses only declared words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

# Numbers tell copies of a card apart. So that nobody can follow a copy through hidden places, the server gives each
# viewer different numbers. To find them all, it relies on these types: every field that holds a card's number is
# declared as one.
CardNumber = NewType("CardNumber", int)  # negative: no card
CardKey = NewType("CardKey", str)  # a card's number as the key of an object
Code = NewType("Code", str)  # the code of an option, which names cards by number


class SeenCard(TypedDict):
    """A card that the viewer may know: its number, which tells copies apart, and its id."""

    n: CardNumber
    id: str


UNORDERED = "unordered"
Pile = Annotated[list[SeenCard], UNORDERED]  # the position of a card in the list says nothing


class SeenOption(TypedDict):
    """One possible answer, as `State.describe` returns it."""

    code: Code
    verb: str
    card: NotRequired[str]
    card_number: NotRequired[CardNumber]
    place: NotRequired[str]
    target: NotRequired[str]
    target_number: NotRequired[CardNumber]
    target_place: NotRequired[str]
    amount: NotRequired[int]
    index: NotRequired[int]
    what: NotRequired[str]
    cost: NotRequired[int]


class SeenDecision(TypedDict):
    """The pending question. Only the player who is asked sees `card` and `options`; a secret one names nobody."""

    player: int | None
    prompt: str | None
    card: NotRequired[str | None]
    options: NotRequired[list[SeenOption]]


class SeenOutcome(TypedDict):
    """How the game ended."""

    reason: str
    winners: list[int]
    scores: list[int]


class SeenTable(TypedDict):
    """The parts of every game's view; a game derives this class and adds its own."""

    game: str
    decision: SeenDecision | None
    outcome: SeenOutcome | None


ARGUMENTS = (
    "card",
    "place",
    "target",
    "target_place",
    "amount",
    "index",
    "seat",
    "what",
    "cost",
    "from",
    "to",
)


@dataclass(frozen=True)
class Signature:
    """The fields of a verb or a happening: those always present, those sometimes present, and the values of `what`."""

    always: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    what: tuple[str, ...] = ()

    def faults(self, said: Mapping[str, Any]) -> list[str]:
        """What in a description or happening is undeclared or missing."""
        named = {name for name in ARGUMENTS if name in said}
        found = [f"lacks {name!r}" for name in self.always if name not in named]
        found += [f"names {name!r}" for name in sorted(named - {*self.always, *self.maybe})]
        if "what" in said and said["what"] not in self.what:
            found.append(f"'what' is {said['what']!r}")
        return found


def about(*always: str, maybe: tuple[str, ...] = (), what: tuple[str, ...] = ()) -> Signature:
    """Shorthand for a signature: `about("card", "from")`. If `what` is given, the field `what` is always present."""
    needs_what = what and "what" not in maybe
    return Signature((*always, "what") if needs_what else always, maybe, what)


@dataclass(frozen=True)
class Prompt:
    """A question: the verbs that answer it, whether it is secret, and the arguments of its wording.

    The `about` arguments are computed when the wording is needed (`Voice.asked`), not during play.
    """

    verbs: tuple[str, ...]
    secret: Literal["never", "maybe", "always"] = "never"
    about: tuple[str, ...] = ()


def asks(
    *verbs: str, secret: Literal["never", "maybe", "always"] = "never", about: tuple[str, ...] = ()
) -> Prompt:
    """Shorthand for a prompt: `asks("banish", "pass", about=("places",))`."""
    return Prompt(verbs, secret, about)


@dataclass(frozen=True)
class Vocabulary:
    """All words of one game. `view` is a TypedDict derived from SeenTable."""

    view: type
    prompts: Mapping[str, Prompt]
    verbs: Mapping[str, Signature]
    happenings: Mapping[str, Signature]
    places: tuple[str, ...]
    outcomes: tuple[str, ...]
    keywords: tuple[str, ...] = field(default=())

    def decision_faults(self, prompt: str, secret: bool, options: list[dict[str, Any]]) -> list[str]:
        """What in a question and its options is undeclared."""
        declared = self.prompts.get(prompt)
        if declared is None:
            return [f"prompt {prompt!r} is not declared"]
        found = []
        if declared.secret != "maybe" and secret != (declared.secret == "always"):
            found.append(f"prompt {prompt!r} is {declared.secret} secret")
        for option in options:
            verb = option["verb"]
            if verb not in declared.verbs:
                found.append(f"prompt {prompt!r} is not answered by {verb!r}")
            found += self.option_faults(option)
        return found

    def option_faults(self, option: Mapping[str, Any]) -> list[str]:
        """What in the description of an option is undeclared."""
        verb = option["verb"]
        if verb not in self.verbs:
            return [f"verb {verb!r} is not declared"]
        found = [f"verb {verb!r} {fault}" for fault in self.verbs[verb].faults(option)]
        for name in ("place", "target_place"):
            if name in option and option[name] not in self.places:
                found.append(f"verb {verb!r}: {name} {option[name]!r} is not declared")
        return found

    def happening_faults(self, happening: Mapping[str, Any]) -> list[str]:
        """What in a happening, as seen by those who may know it, is undeclared."""
        kind = happening["kind"]
        if kind not in self.happenings:
            return [f"happening {kind!r} is not declared"]
        return [f"happening {kind!r} {fault}" for fault in self.happenings[kind].faults(happening)]

    def view_faults(self, view: Mapping[str, Any]) -> list[str]:
        """Where a view differs from its declared type."""
        return type_faults(view, self.view, "view")


def type_faults(value: Any, declared: Any, where: str) -> list[str]:
    """Where a JSON value differs from a type: TypedDict, list, dict, Literal, a union, or a plain type."""
    origin, inner = get_origin(declared), get_args(declared)
    if isinstance(declared, NewType):
        return type_faults(value, declared.__supertype__, where)
    if origin in (NotRequired, Annotated):
        return type_faults(value, inner[0], where)
    if is_typeddict(declared):
        return _dict_faults(value, declared, where)
    if origin is Literal:
        return [] if value in inner else [f"{where} is {value!r}, not one of {inner}"]
    if origin in (Union, UnionType):
        tries = [type_faults(value, one, where) for one in inner]
        return [] if [] in tries else min(tries, key=len)
    if origin is list:
        if not isinstance(value, list):
            return [f"{where} is {value!r}, not a list"]
        return [
            fault for i, item in enumerate(value) for fault in type_faults(item, inner[0], f"{where}[{i}]")
        ]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where} is {value!r}, not a dict"]
        keys = [fault for key in value for fault in type_faults(key, inner[0], f"key {key!r} of {where}")]
        return keys + [
            f for key, item in value.items() for f in type_faults(item, inner[1], f"{where}[{key!r}]")
        ]
    expected = NoneType if declared is None else declared
    return [] if type(value) is expected else [f"{where} is {value!r}, not {expected.__name__}"]


def _dict_faults(value: Any, declared: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is {value!r}, not an object"]
    hints = get_type_hints(declared, include_extras=True)
    required = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
    found = [f"{where} lacks {name!r}" for name in required if name not in value]
    for name, item in value.items():
        if name not in hints:
            found.append(f"{where} has an undeclared part {name!r}")
        else:
            found += type_faults(item, hints[name], f"{where}.{name}")
    return found
