"""What the options of a new game are about, one sentence each, for the help of the command line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast

from deckhall.text.phrases import kebab


def about_option(name: str) -> str:
    """One English sentence about an option; "" where nobody has written one."""
    return _sentences().get(f"setup-{kebab(name)}", "")


@cache
def _sentences() -> dict[str, str]:
    # Only this catalogue is read: a whole language takes longer than starting the program.
    text = (files("deckhall.text") / "locale" / "en" / "setup.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            for attribute in entry.attributes:
                if attribute.id.name == "about":
                    written = FluentSerializer().serialize(
                        ast.Resource([ast.Message(entry.id, attribute.value)])
                    )
                    found[entry.id.name] = written.partition(" = ")[2].strip()
    return found
