"""Nothing is said by default: whatever an effect tells a message has a variant of its own in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from deckhall.games.ascension.editions import EDITIONS
from deckhall.games.ashes.cards import WORDINGS
from deckhall.kits import box
from deckhall.text import LANGUAGES, speak_card
from deckhall.text.catalogue import NOBODY, Reader, Speaker
from deckhall.text.phrases import Phrase

# A default that stands for all the others on purpose.
ANYTHING = {"other", "card"}
# Never asked for: a monster has no faction, a die of any magic no magic, and their variants do not select by one.
UNSEEN = {("ascension-first-time", "faction", "none"), ("ashes-cost-dice", "magic", "any")}


class Pattern(Visitor):
    """What one pattern offers for each argument it selects by, and the patterns of other messages it uses."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.choices: list[tuple[str, set[str]]] = []
        self.uses: set[tuple[str, str]] = set()
        self.around: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if not isinstance(node.selector, ast.VariableReference):
            return self.generic_visit(node)
        name, before = node.selector.id.name, dict(self.around)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        # Inside a variant, what the same argument selected before is out of question.
        self.around[name] = keys | self.around.get(name, set())
        self.choices.append((name, self.around[name]))
        self.generic_visit(node)
        self.around = before
        return None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.uses.add((node.id.name, node.attribute.name if node.attribute else ""))


class Listener(Speaker):
    """Keeps every text that a message was given, and in which form it was said."""

    def __init__(self, language: str) -> None:
        super().__init__(LANGUAGES[language])
        self.given: set[tuple[str, str, str, str]] = set()

    def speak(self, phrase: Phrase, form: str = "", reader: Reader = NOBODY) -> str:
        for name, value in phrase.args.items():
            if isinstance(value, str):
                self.given.add((phrase.key, form, name, value))
        return super().speak(phrase, form, reader)

    def offers(self, key: str, form: str) -> Iterator[Pattern]:
        """The pattern of a message and those it uses: they get the same arguments."""
        message = self.messages[key]
        values = {attribute.id.name: attribute.value for attribute in message.attributes}
        value = values[form] if form else message.value
        assert value is not None
        pattern = Pattern(value)
        yield pattern
        for other, attribute in pattern.uses:
            yield from self.offers(other, attribute)


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
    for key, form, name, value in sorted(listener.given):
        if (key, name, value) not in UNSEEN:
            for pattern in listener.offers(key, form):
                for selector, variants in pattern.choices:
                    if selector == name and not variants & ANYTHING:
                        assert value in variants, f"{key}: {name} is {value!r}"
