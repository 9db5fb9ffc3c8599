"""Write the browser's types: web/src/protocol.ts from the server's messages, web/src/words/ from each game's words.

Run `python -m tools.make_types` after changing a message or a word; `--check` only says whether they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from deckhall.kits import SHIPPED, box
from deckhall.server import (
    analysis_messages,
    deck_messages,
    game_messages,
    messages,
    operator_messages,
    people_messages,
    replay_messages,
    socket_messages,
    study_messages,
    table_messages,
)
from tools.word_types import word_types

CLIENT = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/make_types.py from src/deckhall/server/{}: change that, not this.\n"
STRUCTS = (
    *messages.SHARED,
    *people_messages.PEOPLE,
    *game_messages.GAMES,
    *game_messages.IN_VIEWS,
    *table_messages.TABLES,
    *replay_messages.REPLAYS,
    *study_messages.STUDIES,
    *analysis_messages.ANALYSES,
    *deck_messages.DECKS,
    *socket_messages.FROM_BROWSER,
    *socket_messages.TO_BROWSER,
)
UNIONS = {"FromBrowser": socket_messages.FROM_BROWSER, "ToBrowser": socket_messages.TO_BROWSER}
OPEN = {"GameView"}  # games add their own parts
ABSENT = {
    "Option",
    "Decision",
    "Happening",
    "LogLine",
    "Result",
    "Wording",
    "AnalysedMove",
}  # empty parts are left out
FROM_THE_KERNEL = {
    ("View", "view"): "GameView",
    ("View", "happenings"): "Happening[]",
    ("View", "lines"): "LogLine[]",
    ("Frame", "views"): "GameView[]",
    ("Frame", "option"): "Option | null",
    ("Frame", "happenings"): "Happening[]",
    ("Frame", "lines"): "LogLine[]",
    ("Study", "log"): "LogLine[]",
    ("Wording", "args"): "Record<string, number | string | number[] | Wording | WordingList>",
}
LITERALS = {"Colour": people_messages.Colour, "Phrase": socket_messages.Phrase}


def types() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components(STRUCTS, ref_template="{name}")
    sent_by_browsers = {struct.__name__ for struct in STRUCTS if issubclass(struct, messages.Wish)}
    parts = [
        HEAD.format("*messages.py"),
        "/** The tag of a language: the page says which there are. */\nexport type Language = string;\n",
    ]
    for name, literal in LITERALS.items():
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(json.dumps(x) for x in get_args(literal)) + ";\n"
        )
    for name in sorted(components.keys() - {"NewSettings"}):  # they are `Partial<Settings>`
        parts.append(_interface(name, components[name], name in sent_by_browsers))
    for name, union in UNIONS.items():
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(struct.__name__ for struct in union) + ";\n"
        )
    return "\n".join(parts)


def operator_types() -> str:
    """The file of the operator's page."""
    _, components = msgspec.json.schema_components(operator_messages.OPERATOR, ref_template="{name}")
    parts = [
        HEAD.format("operator_messages.py"),
        'import type { Announcement } from "../protocol";\n',
    ]
    for name in sorted(components.keys() - {"Announcement"}):
        is_wish = issubclass(getattr(operator_messages, name), messages.Wish)
        parts.append(_interface(name, components[name], is_wish))
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any], from_browser: bool) -> str:
    lines = []
    about = schema.get("description", "").split("\n\n")[0].replace("\n", " ")
    if about:
        lines.append(f"/** {' '.join(about.split())} */")
    lines.append(f"export interface {name} {{")
    for field, content in schema["properties"].items():
        # What the server sends is always complete; what a browser sends may leave out fields with defaults.
        optional = (from_browser or name in ABSENT) and field not in schema.get("required", [])
        kind = FROM_THE_KERNEL.get((name, field)) or _type(content)
        if name in ABSENT and optional:
            kind = kind.removesuffix(" | null")
        if from_browser and kind == "NewSettings":
            kind = "Partial<Settings>"
        lines.append(f"  {field}{'?' if optional else ''}: {kind};")
    if name in OPEN:
        lines.append("  [part: string]: unknown;")
    lines.append("}\n")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        kinds = dict.fromkeys(_type(one) for one in schema["anyOf"])
        return " | ".join(sorted(kinds, key=lambda kind: kind == "null"))
    if "enum" in schema:
        for name, literal in LITERALS.items():
            if sorted(get_args(literal)) == schema["enum"]:
                return name
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")


def files() -> dict[Path, str]:
    """All generated files, by path."""
    written = {CLIENT / "protocol.ts": types(), CLIENT / "operator" / "protocol.ts": operator_types()}
    for rules in [box(kit.name) for kit in SHIPPED]:
        words = rules.vocabulary()
        if words is not None:
            written[CLIENT / "words" / f"{rules.name}.ts"] = word_types(rules.name, words)
    return written


def out_of_date() -> list[Path]:
    """The files that are out of date. Their layout is up to the client's formatter."""
    return [
        path
        for path, text in files().items()
        if not path.exists() or _bare(path.read_text(encoding="utf-8")) != _bare(text)
    ]


def _bare(text: str) -> str:
    return "".join(text.split()).replace("=|", "=").replace(",}", "}")


def main() -> int:
    old = out_of_date()
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.name} is out of date: run python -m tools.make_types")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
