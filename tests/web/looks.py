"""Checks of a page: no raw message key, nothing cut off, nothing that axe finds."""

from __future__ import annotations

import re
from importlib.resources import files

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

# Keys of two or more parts: no word of a language looks like them.
KEYS = {
    key
    for catalogue in files("deckhall.text").joinpath("locale", "en").iterdir()
    for key in re.findall(r"^([a-z][\w-]*-[\w-]*) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
}
# Texts that do not fit where they stand.
FAULTS = """() => {
  const faults = [];
  // The window of a phone that is wider than its page grows with it: only the root's own width tells.
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  const texts = 'button:not(.card, .pile), .button, h1, h2, h3, .segments span, .tag, .label, .question p,' +
    ' form, fieldset, .answers, .prompt, .dialog-body, .deck-panel, .deck-panel > *, .lobby, .table-line, .about p,' +
    ' .face .text, .face .title, .face .kind, .tile-words, select, .coach, .coach p, .lesson-card, .lesson-card b,' +
    ' .learn-table, .learn-contents a, .replay-bar, .replay-caption, .result-dialog, .scores li, .my-game, .filters,' +
    ' .deck-words, .line-name, .faults li, .puzzle-facts, .story, .after-game';
  for (const element of document.querySelectorAll(texts)) {
    if (element.offsetParent === null || element.closest('.unseen') || !element.textContent.trim()) continue;
    const style = getComputedStyle(element);
    const holds = style.overflowY !== 'visible' || element.closest('.face');  // words must not leave a card either
    // These stay in sight and scroll in themselves.
    const scrolls = element.matches('.deck-panel, .board .prompt, .board .answers') && style.overflowY === 'auto';
    const cut = holds && !scrolls && element.scrollHeight > element.clientHeight + 1;
    const ring = element.matches('.glows') ? 4 : 0;  // what glows has a ring around it
    const wide = style.display !== 'inline' && element.scrollWidth > element.clientWidth + ring + 1;
    if (cut || wide)
      faults.push(`${element.className || element.tagName} is too small for: ${element.textContent.trim()}`);
  }
  for (const drawn of document.querySelectorAll('.picture:not(.none), .back, .die')) {
    if (drawn.offsetParent === null) continue;
    const size = getComputedStyle(drawn).backgroundSize;
    if (size === 'auto' || drawn.clientWidth < 4 || drawn.clientHeight < 4)
      faults.push(`${drawn.className} in ${drawn.parentElement.className} is not shown as a picture`);
  }
  for (const line of document.querySelectorAll('.log li'))
    if (getComputedStyle(line, '::after').content !== 'none')
      faults.push(`a line of the log looks like a card: ${line.textContent}`);
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('select, input[placeholder]')) {
    if (field.offsetParent === null || field.closest('.unseen')) continue;
    const style = getComputedStyle(field);
    const words = field.selectedOptions?.[0]?.text ?? field.placeholder;
    const arrow = field.matches('select') ? 18 : 0;  // which stands beside the words
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(words).width > room + 1) faults.push(`a field is too narrow for: ${words}`);
  }
  return faults;
}"""


def check(page: Page, axe: bool = True) -> None:
    """Look at a page; with axe, in both lights."""
    page.wait_for_function("() => document.querySelector('.loading') === null")
    page.evaluate("document.fonts.ready")
    faults = page.evaluate(FAULTS)
    assert not faults, faults
    raw = raw_keys(page)
    assert not raw, raw
    if axe:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        light = page.evaluate("document.documentElement.dataset.theme")
        other = {"dark": "light", "light": "dark"}[light]
        page.evaluate("light => { document.documentElement.dataset.theme = light }", other)
        found = Axe().run(page, options={"runOnly": ["color-contrast"]})
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        assert found.violations_count == 0, f"{other}: {found.generate_report()}"


def raw_keys(page: Page) -> list[str]:
    """Words on a page that are keys of messages."""
    words = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')].map(
            one => `${one.getAttribute('aria-label') ?? ''} ${one.title}`)].join(' ').split(/[\\s,;:]+/)"""
    )
    return sorted(KEYS.intersection(words))
