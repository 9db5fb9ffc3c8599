"""The text of a card is as large as its box allows: what is set small fills the box, and nothing leaves it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening

pytestmark = pytest.mark.browser

USUAL = 151  # pixels: the width of a card on a table of usual size
READABLE = 7  # pixels there
FULL = 0.7  # the next larger size often takes another row

MEASURED = """() => [...document.querySelectorAll('.card-grid .face')].flatMap(face => {
  const text = face.querySelector('.text'), lines = [...text.children];
  if (lines.length === 0) return [];
  const style = getComputedStyle(text);
  const room = text.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const used = lines.at(-1).getBoundingClientRect().bottom - lines[0].getBoundingClientRect().top;
  return [[face.querySelector('.name').textContent, parseFloat(style.fontSize) / face.clientWidth, used / room]];
})"""


@dataclass
class Text:
    name: str
    size: float  # of the card's width
    share: float  # of its box that it takes

    @property
    def pixels(self) -> float:
        return self.size * USUAL


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_text_is_small_only_where_its_box_is_full(open_browser: Opening, language: str) -> None:
    page = open_browser(language).go("/cards/ashes").page
    expect(page.locator(".card-grid .face .text").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    texts = [Text(*one) for one in page.evaluate(MEASURED)]
    assert len(texts) > 60
    assert not [text for text in texts if text.share > 1.01], "leaves its box"
    largest = max(text.pixels for text in texts)
    assert not [text for text in texts if text.pixels < READABLE and text.share < FULL]
    shrunk = [text.share for text in texts if text.pixels < largest - 0.01]
    assert sum(shrunk) / len(shrunk) > 0.85, "on the whole, boxes are used"
