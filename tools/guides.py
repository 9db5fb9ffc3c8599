"""Converts the learner's guides (docs/learn/) for the browser: learn/<game>.<language>.json, one for each page.

A guide is a title, a lead, and an ordered list of sections of blocks. A block is HTML, a table (its name, head
and rows, and the card or faction of each row), or an example (its name determines the cards to show).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

if TYPE_CHECKING:
    from deckhall.text.catalogue import Speaker

LEARN = Path(__file__).resolve().parent.parent / "docs" / "learn"
MARK = re.compile(r"<!-- (?:(table|example): ([\w-]+)|end) -->")
CARDS_PAGE = re.compile(r"\.\./cards/(\w+)\.[\w-]+\.md")

Json = dict[str, Any]

_markdown = MarkdownIt("commonmark").enable("table")


class WrongGuide(ValueError):
    """A guide contains something that the browser's page cannot show."""


def write(static: Path) -> None:
    """Write all guides in all languages."""
    from deckhall.kits import SHIPPED
    from deckhall.text import LANGUAGES, speaker

    folder = static / "learn"
    folder.mkdir(exist_ok=True)
    for game in [kit.name for kit in SHIPPED]:
        for language in LANGUAGES:
            source = LEARN / f"{game}.{language}.md"
            if not source.exists():
                continue  # the server sends the English one
            told = guide(source.read_text(encoding="utf-8"), _names(game, speaker(language)))
            page = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{game}.{language}.json").write_text(page, encoding="utf-8")


def _names(game: str, spoken: Speaker) -> dict[str, str]:
    """The id of each named card or faction."""
    from deckhall.kits import box

    cards = box(game).cards()
    factions = {str(card["faction"]) for card in cards if card.get("faction", "none") != "none"}
    return {spoken.say(f"faction-{faction}"): faction for faction in factions} | {
        spoken.card(str(card["id"])): str(card["id"]) for card in cards
    }


def guide(text: str, names: dict[str, str]) -> Json:
    """A guide in the form that the page needs. `names` maps names of cards and factions to ids."""
    told: Json = {"title": "", "lead": [], "sections": []}
    blocks: list[Json] = told["lead"]
    mark = ("", "")
    for part in _parts(_markdown.parse(text)):
        kind = part[0].type
        if kind == "html_block":
            found = MARK.fullmatch(part[0].content.strip())
            if found is None:
                raise WrongGuide(f"not a mark of ours: {part[0].content!r}")
            mark = (found[1] or "", found[2] or "")
        elif kind == "heading_open" and part[0].tag == "h1":
            told["title"] = _html(part[1:-1])
        elif kind == "heading_open" and part[0].tag == "h2":
            blocks = []
            told["sections"].append({"title": _html(part[1:-1]), "blocks": blocks})
        elif kind == "table_open":
            blocks.append(_table(mark[1], part, names))
        elif kind in ("paragraph_open", "bullet_list_open", "ordered_list_open"):
            html = _html(part)
            blocks.append({"example": mark[1], "html": html} if mark[0] == "example" else {"html": html})
            if mark[0] == "example":
                mark = ("", "")
        else:
            raise WrongGuide(f"the page cannot show a {kind.removesuffix('_open')}")
    return told


def _parts(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The top-level parts of a text, each with everything in it."""
    part: list[Token] = []
    depth = 0
    for token in tokens:
        part.append(token)
        depth += token.nesting
        if depth == 0:
            yield part
            part = []


def _html(tokens: Sequence[Token]) -> str:
    for token in tokens:
        for inner in token.children or ():
            if inner.type == "html_inline" and inner.content != "<br>":
                raise WrongGuide(f"HTML of its own: {inner.content!r}")
            if inner.type == "link_open":
                inner.attrSet("href", CARDS_PAGE.sub(r"/cards/\1", str(inner.attrGet("href"))))
    return str(_markdown.renderer.render(tokens, _markdown.options, {})).strip()


def _table(name: str, tokens: Sequence[Token], names: dict[str, str]) -> Json:
    rows: list[list[Token]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(token)
    head, *body = [[_html([cell]) for cell in row] for row in rows]
    about = [next((names[cell.content] for cell in row if cell.content in names), "") for row in rows[1:]]
    return {"table": name, "head": head, "rows": body, "about": about}
