"""Patterns: the messages of a catalogue compiled to plain functions of their arguments.

fluent.runtime walks a message's syntax tree every time it formats it and takes three times as long; the output is the
same (a test compares them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent.syntax import ast

Arguments = Mapping[str, Any]  # texts and numbers
Pattern = Callable[[Arguments], Any]  # the value of an expression: a text, or a number to be formatted

FEWEST_GROUPED = 1000  # from here on, languages group digits, each in its own way


class Patterns:
    """The patterns of one language, made when first needed."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., str]]) -> None:
        self.messages: Final[dict[str, ast.Message]] = {}
        self.functions: Final = functions
        self.locale: Final = locale_of(language)
        self.plural: Final[Callable[[int], str]] = cache(self.locale.plural_form)
        self._made: Final[dict[tuple[str, str], Pattern]] = {}

    def find(self, key: str, form: str = "") -> Pattern:
        """The pattern of a message, or of its attribute `form`; raises LookupError if there is none."""
        made = self._made.get((key, form))
        if made is None:
            value = self.written(key, form)
            if value is None:
                raise LookupError(f"no form {form!r} of message {key!r}" if form else f"no message {key!r}")
            made = self._made[key, form] = self.whole(value)
        return made

    def written(self, key: str, form: str = "") -> ast.Pattern | None:
        """A pattern as in the catalogue."""
        message = self.messages.get(key)
        if message is None:
            return None
        if not form:
            return message.value
        return next((one.value for one in message.attributes if one.id.name == form), None)

    def arguments(self, key: str) -> frozenset[str]:
        """The arguments that a message uses, directly and through other messages."""
        return frozenset(self._used_by(self.written(key)))

    def _used_by(self, node: Any) -> Iterator[str]:
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference):
            pattern = self.written(node.id.name, node.attribute.name if node.attribute else "")
            yield from self._used_by(pattern)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                yield from self._used_by(part)
        elif isinstance(node, list):
            for part in node:
                yield from self._used_by(part)

    def whole(self, pattern: ast.Pattern) -> Pattern:
        """A sequence of texts and placeables."""
        parts = [
            element.value if isinstance(element, ast.TextElement) else self.shown(element.expression)
            for element in pattern.elements
        ]
        if len(parts) == 1:
            (only,) = parts
            return only if callable(only) else lambda args: only
        says = [part if callable(part) else constant(part) for part in parts]
        return lambda args: "".join([say(args) for say in says])

    def shown(self, node: ast.InlineExpression | ast.SelectExpression | ast.Placeable) -> Pattern:
        """An expression as text: numbers are formatted as in the language."""
        expression = self.expression(node)
        if isinstance(node, ast.VariableReference | ast.NumberLiteral):
            number = self.number

            def show(args: Arguments) -> str:
                value = expression(args)
                return value if isinstance(value, str) else number(value)

            return show
        return expression

    def number(self, value: int) -> str:
        return str(value) if 0 <= value < FEWEST_GROUPED else format_decimal(value, locale=self.locale)

    def expression(self, node: ast.InlineExpression | ast.SelectExpression | ast.Placeable) -> Pattern:
        """The value of an expression, for selecting and as a function argument."""
        match node:
            case ast.Placeable():
                return self.expression(node.expression)
            case ast.StringLiteral():
                return constant(node.parse()["value"])
            case ast.NumberLiteral():
                return constant(int(node.value))
            case ast.VariableReference():
                name = node.id.name
                return lambda args: args[name]
            case ast.MessageReference():
                key, form = node.id.name, node.attribute.name if node.attribute else ""
                return lambda args: self.find(key, form)(args)
            case ast.FunctionReference():
                return self.function(node)
            case ast.SelectExpression():
                return self.select(node)
        raise LookupError(f"our messages use no {type(node).__name__}")

    def function(self, node: ast.FunctionReference) -> Pattern:
        call = self.functions[node.id.name]
        given = [self.expression(one) for one in node.arguments.positional]
        named = {one.name.name: self.expression(one.value) for one in node.arguments.named}
        return lambda args: call(
            *[one(args) for one in given], **{name: one(args) for name, one in named.items()}
        )

    def select(self, node: ast.SelectExpression) -> Pattern:
        """The variant whose key equals the argument or its plural category; otherwise the default."""
        chosen_by, plural = self.expression(node.selector), self.plural
        default = next(self.whole(variant.value) for variant in node.variants if variant.default)
        variants: dict[str | int, Pattern] = {}
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
            variants.setdefault(key, default if variant.default else self.whole(variant.value))

        def choose(args: Arguments) -> Any:
            value = chosen_by(args)
            said = variants.get(value)
            if said is None:
                said = default if isinstance(value, str) else variants.get(plural(value), default)
            return said(args)

        return choose


def constant(value: str | int) -> Pattern:
    return lambda args: value


def locale_of(tag: str) -> Locale:
    """The rules for numbers and plurals of a language, or of the language without its country."""
    try:
        return Locale.parse(tag, sep="-")
    except UnknownLocaleError:
        return Locale.parse(tag.partition("-")[0])
