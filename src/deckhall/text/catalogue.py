"""Catalogues: the messages of one language, and speaking phrases with them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from deckhall.kernel.errors import GameError
from deckhall.text.phrases import Listing, Phrase, kebab

LANGUAGES: Final = ("en", "pl", "de", "ru", "pt-BR")
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class UnknownLanguage(GameError):
    """Deckhall does not speak this language."""


class MissingMessage(GameError):
    """A catalogue lacks a message that somebody wants to say."""


class Speaker:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        functions: Any = {
            "CARD": self.cards,
            "CAPITAL": self.capital,
        }  # fluent.runtime's types know no named arguments of functions
        self.bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)
        folder = files("deckhall.text") / "locale" / language
        self.messages: Final[dict[str, ast.Message]] = {}
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                resource = FluentResource(entry.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource)
                self.messages.update(
                    {part.id.name: part for part in resource.body if isinstance(part, ast.Message)}
                )
        self._wanted: Final[dict[str, frozenset[str]]] = {}

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, in this form."""
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return bool(message.attributes.get(form) if form else message.value)

    def say(self, key: str, form: str = "", **args: Any) -> str:
        """A message with its arguments; `form` is one of its attributes."""
        if not self.bundle.has_message(key):
            raise MissingMessage(f"{self.language} has no message {key!r}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {key!r} has no form {form!r}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{self.language}: message {key!r} cannot be said: {errors[0]!r}")
        return str(text)

    def speak(self, phrase: Phrase, form: str = "") -> str:
        """A phrase with everything inside it.

        An inner phrase is there as `$name`, and in each further form its message has as `$name_form`; so is a list,
        joined with "and", and as `$name_or` joined with "or".
        """
        args: dict[str, Any] = {}
        wanted = self.variables(phrase.key)
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                if name in wanted:
                    args[name] = self.speak(value)
                for inner in self.forms(value.key):
                    if f"{name}_{inner}" in wanted:
                        args[f"{name}_{inner}"] = self.speak(value, inner)
            elif isinstance(value, Listing):
                for argument in wanted:
                    if argument == name or argument.startswith(f"{name}_"):
                        args[argument] = self.listed(value, argument[len(name) + 1 :])
            else:
                args[name] = value
        return self.say(phrase.key, form, **args)

    def listed(self, listing: Listing, form: str) -> str:
        """Several phrases as one text; `form` is "or", or a form in which each of them is said."""
        if form == "or":
            return self.join([self.speak(item) for item in listing.phrases], "or")
        spoken = [self.speak(item, form) for item in listing.phrases]
        if listing.sentences:
            first, *others = spoken or [""]
            return " ".join([self.ended(first) if others else first, *[self.sentence(one) for one in others]])
        if listing.row and not form:
            return self.join(spoken, "more")
        return self.join(spoken, "and")

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message in any of its forms uses itself, not through another message."""
        known = self._wanted.get(key)
        if known is None:
            if not self.bundle.has_message(key):
                raise MissingMessage(f"{self.language} has no message {key!r}")
            known = self._wanted[key] = variables_in(self.messages[key])
        return known

    def forms(self, key: str) -> list[str]:
        if not self.bundle.has_message(key):
            raise MissingMessage(f"{self.language} has no message {key!r}")
        return list(self.bundle.get_message(key).attributes)

    def join(self, spoken: list[str], word: str) -> str:
        """Several things in a row, the last one after "and" or "or"."""
        if not spoken:
            return ""
        text = spoken[0]
        for index, item in enumerate(spoken[1:], 2):
            key = f"list-{word if index == len(spoken) else 'more'}"
            text = self.say(key, first=text, second=item)
        return text

    def sentence(self, text: str) -> str:
        """A text as a sentence: with a capital letter and a full stop."""
        return self.capital(self.ended(text.strip()))

    def ended(self, text: str) -> str:
        """A text with a full stop, unless it has an end already."""
        return text if text.endswith((".", "!", "?", "…")) else text + "."

    def capital(self, text: Any) -> str:
        """A text that starts with a capital letter; a message calls it as CAPITAL($text)."""
        said = str(text)
        return said[:1].upper() + said[1:]

    def word(self, key: str) -> str:
        """A word that has a reminder: a term of the rules, or a keyword."""
        kinds = ("term", "ability", "reference")
        return self.say(next((f"{kind}-{key}" for kind in kinds if self.has(f"{kind}-{key}")), key))

    def has_card(self, card_id: str) -> bool:
        """Whether there is a card of this id."""
        return self.has(f"card-{kebab(card_id)}")

    def card(self, card_id: str, case: str = "") -> str:
        """The name of a card, in a case the language has."""
        key = f"card-{kebab(card_id)}"
        return self.say(key, case if case and self.has(key, case) else "")

    def cards(self, ids: Any, case: Any = "") -> str:
        """The names of one card or several (ids with commas), equal ones counted.

        A message calls it as CARD($card, case: "acc").
        """
        counts = Counter(str(ids).split(","))
        names = [self.card(card_id, str(case)) for card_id in counts]
        counted = [
            name if count == 1 else f"{name} {TIMES}{count}"
            for name, count in zip(names, counts.values(), strict=True)
        ]
        return self.join(counted, "and")


def variables_in(node: ast.BaseNode) -> frozenset[str]:
    """The names of the arguments that a part of a catalogue uses."""
    found: set[str] = set()

    class Search(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Search().visit(node)
    return frozenset(found)


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Speaker(language)
