"""Write web/src/protocol.ts, the protocol's types for the browser, from src/deckhall/server/messages.py.

Run `python tools/make_types.py` after changing a message; `--check` only says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from deckhall.server import messages

PLACE = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEAD = "// Written by tools/make_types.py from src/deckhall/server/messages.py: change that, not this.\n"
UNIONS = {"FromBrowser": messages.FROM_BROWSER, "ToBrowser": messages.TO_BROWSER}
OPEN = {"GameView"}  # games add parts of their own
ABSENT = {
    "Option",
    "Decision",
    "Happening",
    "LogLine",
    "Result",
    "Wording",
}  # parts that say nothing are left out
FROM_THE_KERNEL = {
    ("View", "view"): "GameView",
    ("View", "happenings"): "Happening[]",
    ("View", "lines"): "LogLine[]",
    ("Frame", "views"): "GameView[]",
    ("Frame", "option"): "Option | null",
    ("Frame", "happenings"): "Happening[]",
    ("Frame", "lines"): "LogLine[]",
    ("Wording", "args"): "Record<string, number | string | number[] | Wording | WordingList>",
}
LITERALS = {"Colour": messages.Colour, "Language": messages.Language, "Phrase": messages.Phrase}


def types() -> str:
    """The whole file."""
    structs = (*messages.FROM_BROWSER, *messages.TO_BROWSER, *messages.OVER_HTTP, *messages.FROM_THE_KERNEL)
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    sent_by_browsers = {name for name in components if issubclass(getattr(messages, name), messages.Wish)}
    parts = [HEAD]
    for name, literal in LITERALS.items():
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(json.dumps(x) for x in get_args(literal)) + ";\n"
        )
    for name in sorted(components):
        parts.append(_interface(name, components[name], name in sent_by_browsers))
    for name, union in UNIONS.items():
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(struct.__name__ for struct in union) + ";\n"
        )
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any], from_browser: bool) -> str:
    lines = []
    about = schema.get("description", "").split("\n\n")[0].replace("\n", " ")
    if about:
        lines.append(f"/** {' '.join(about.split())} */")
    lines.append(f"export interface {name} {{")
    for field, content in schema["properties"].items():
        # What the server sends is always complete; what a browser sends may leave out whatever has a default.
        optional = (from_browser or name in ABSENT) and field not in schema.get("required", [])
        kind = FROM_THE_KERNEL.get((name, field)) or _type(content)
        if name in ABSENT and optional:
            kind = kind.removesuffix(" | null")
        if from_browser and kind == "Settings":
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


def is_up_to_date() -> bool:
    """Whether the file says the same. Its layout is the business of the client's formatter."""
    return PLACE.exists() and _bare(PLACE.read_text(encoding="utf-8")) == _bare(types())


def _bare(text: str) -> str:
    return "".join(text.split()).replace("=|", "=").replace(",}", "}")


def main() -> int:
    if is_up_to_date():
        return 0
    if "--check" in sys.argv:
        print(f"{PLACE.name} is out of date: run python tools/make_types.py")
        return 1
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(types(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
