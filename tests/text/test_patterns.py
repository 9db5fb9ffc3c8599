"""Patterns say what fluent.runtime, the library of the format, says: every message, each of its variants."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deckhall.text import LANGUAGES, speaker
from deckhall.text.catalogue import MissingMessage, begins
from deckhall.text.patterns import Patterns

NUMBERS = (0, 1, 2, 5, 21, 22, 1500)
FRACTIONS = ("estimate", "reaction-time")  # messages that are given one, and nothing else
# As a text, fluent.runtime takes one of these for any number of that plural form; the browser's library does not.
PLURAL_FORMS = {"one", "few", "many", "other"}


class Arguments(Visitor):
    """The arguments that a pattern uses, itself or through other messages, and the keys it selects by them."""

    def __init__(self, messages: dict[str, ast.Message], pattern: ast.Pattern | None) -> None:
        self.messages = messages
        self.keys: dict[str, dict[Any, None]] = {}
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, {})

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURAL_FORMS:
                    self.keys[node.selector.id.name][variant.key.name] = None

    def choices(self) -> list[dict[str, Any]]:
        """Arguments with which each key is chosen at least once, and each number given."""
        values = {name: [*keys, *NUMBERS, "Ola"] for name, keys in self.keys.items()}
        most = max((len(found) for found in values.values()), default=1)
        return [{name: found[turn % len(found)] for name, found in values.items()} for turn in range(most)]


def card(ids: object, case: object = "") -> str:
    return f"<{ids}, {case}>"


def gender(ids: object) -> str:
    return "f"


def capital(text: object) -> str:
    return f"<{text}>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_say_what_the_library_says(language: str) -> None:
    messages = speaker(language).messages
    functions: Any = {
        "CARD": card,
        "GENDER": gender,
        "CAPITAL": capital,
        "BEGINS": begins,
        "NUMBER": speaker(language).number,
    }
    patterns = Patterns(language, functions)
    patterns.messages.update(messages)
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(ast.Resource(list(messages.values())))
    compared = 0
    for key, message in messages.items():
        forms = {attribute.id.name: attribute.value for attribute in message.attributes}
        for form, pattern in {"": message.value, **forms}.items():
            if pattern is None:
                continue
            compiled = bundle.get_message(key)
            theirs = compiled.attributes[form] if form else compiled.value
            assert theirs is not None
            for args in Arguments(messages, pattern).choices():
                if key not in FRACTIONS:
                    assert bundle.format_pattern(theirs, args) == (str(patterns.find(key, form)(args)), []), (
                        args
                    )
                    compared += 1
    assert compared > len(messages)


@pytest.mark.parametrize(("language", "said"), [("en", "33%"), ("pl", "33%"), ("de", "33\u00a0%")])
def test_a_chance_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    assert speaker(language).say("estimate", value=33.3) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_a_number_comes_before_its_plural_form(language: str) -> None:
    """The library takes the first key that fits; a pattern prefers the number itself."""

    class Order(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            words = [isinstance(variant.key, ast.Identifier) for variant in node.variants]
            assert words == sorted(words)
            self.generic_visit(node)

    for message in speaker(language).messages.values():
        Order().visit(message)


def test_what_cannot_be_said_says_why() -> None:
    with pytest.raises(MissingMessage, match="no message 'nonsense'"):
        speaker("pl").say("nonsense")
    with pytest.raises(MissingMessage, match="no form 'nonsense' of message 'count-runes'"):
        speaker("pl").say("count-runes", "nonsense")
    with pytest.raises(MissingMessage, match=r"count-runes.*'n'"):
        speaker("pl").say("count-runes")
    message = FluentParser().parse("term = { -word }").body[0]
    assert isinstance(message, ast.Message)
    patterns = Patterns("en", {})
    patterns.messages["term"] = message
    with pytest.raises(LookupError, match="TermReference"):
        patterns.find("term")
