"""Nothing is said by default: whatever an effect tells a message has a variant of its own in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ashes.cards import WORDINGS
from deckhall.shelf import box
from deckhall.text import LANGUAGES, speak_card
from deckhall.text.catalogue import Speaker
from deckhall.text.phrases import Phrase

# A default that stands for all the others on purpose.
ANYTHING = {"other", "card"}
# Never asked for: the first monster defeated has no faction, and that variant does not select by one.
UNSEEN = {("ascension-first-time", "faction", "none")}


class Choices(Visitor):
    """The variants that a message offers for each argument it selects by."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


class Listener(Speaker):
    """Keeps every text that a message was given."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.given: set[tuple[str, str, str]] = set()

    def speak(self, phrase: Phrase, form: str = "") -> str:
        for name, value in phrase.args.items():
            if isinstance(value, str):
                self.given.add((phrase.key, name, value))
        return super().speak(phrase, form)


def reached(speaker: Speaker, key: str) -> Iterator[ast.Message]:
    """A message and those it uses: they get the same arguments."""

    class Uses(Visitor):
        def __init__(self) -> None:
            self.keys: set[str] = set()

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            self.keys.add(node.id.name)

    message = speaker.messages[key]
    yield message
    uses = Uses()
    uses.visit(message)
    for other in uses.keys:
        yield from reached(speaker, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_is_chosen_by_default(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(language)
    monkeypatch.setattr("deckhall.text.cards.speaker", lambda _: listener)
    settings: list[tuple[str, dict[str, Any]]] = [("ascension", {"edition": edition}) for edition in EDITIONS]
    settings += [("ashes", {"wording": wording}) for wording in WORDINGS]
    for game, choices in settings:
        for card in box(game).cards(**choices):
            speak_card(game, card["id"], language, **choices)
    assert listener.given
    for key, name, value in sorted(listener.given - UNSEEN):
        for message in reached(listener, key):
            choices_of = Choices()
            choices_of.visit(message)
            for selector, variants in choices_of.found:
                if selector == name and not variants & ANYTHING:
                    assert value in variants, f"{key}: {name} is {value!r}"
