"""The pages people read: links lead somewhere, tests they name are there, and examples do what they show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+\s+(.+?)\s*$", re.MULTILINE)


def names(pages: list[Path]) -> list[str]:
    return [page.relative_to(ROOT).as_posix() for page in pages]


def anchors(text: str) -> set[str]:
    """The anchors a page has: its headings, as code hosts write them."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def dead_links(page: Path) -> list[str]:
    dead = []
    for link in LINK.findall(page.read_text()):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target.read_text())):
            dead.append(link)
    return dead


@pytest.mark.parametrize("name", names(PAGES))
def test_links_lead_somewhere(name: str) -> None:
    assert dead_links(ROOT / name) == []


def test_every_test_that_a_page_names_is_there() -> None:
    sources = [path.read_text() for path in (ROOT / "tests").rglob("*.py")]
    there = {name for source in sources for name in re.findall(r"def (test_\w+)", source)}
    named = {name for page in PAGES for name in re.findall(r"`(?:[\w/.]*::)?(test_\w+)`", page.read_text())}
    files = {path.stem for path in (ROOT / "tests").rglob("test_*.py")}
    assert named - there - files == set()
    assert len(named) > 50


@pytest.mark.parametrize("name", names(PAGES))
def test_examples_do_what_they_show(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert failed == 0
    assert tried > 0 or ">>> " not in (ROOT / name).read_text()


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One word\n[a](#one-word) [b](page.md#one-word) [c](gone.md) [d](#other) [e](https://there.invalid)"
    )
    assert dead_links(page) == ["gone.md", "#other"]
