"""Render all cards of each game on one page, so that a person can look at every picture.

Writes docs/screenshots/contact-ascension.png and contact-ashes.png. Needs the client's packages (`npm ci` in web/)
and Chromium; the environment variables ESBUILD and CHROMIUM select others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("ascension", "ashes")
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
CHROMIUM_FLAGS += [
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-dev-shm-usage",
]
PAGE = """<style>
  body { margin: 12px; background: #1d1a22; color: #eee; font: 11px sans-serif; }
  body { display: grid; grid-template-columns: repeat(8, 168px); gap: 8px; }
  svg { display: block; border-radius: 5px; }
</style>"""
FILL = """game => {
  for (const id of Object.keys(art[game.toUpperCase()])) {
    const cell = document.createElement('div');
    cell.innerHTML = art.picture(id, 168);
    cell.append(id.replaceAll('_', ' '));
    document.body.append(cell);
  }
}"""


def bundled_art() -> str:
    """The art as one script that defines `art`."""
    esbuild = os.environ.get("ESBUILD") or str(ROOT / "web/node_modules/.bin/esbuild")
    command = [esbuild, str(ROOT / "web/src/art/index.ts"), "--bundle", "--format=iife", "--global-name=art"]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def render(page: Page, script: str, game: str, target: Path) -> None:
    page.set_content(PAGE)
    page.add_script_tag(content=script)
    page.evaluate(FILL, game)
    page.screenshot(path=target, full_page=True)


def main() -> None:
    script = bundled_art()
    folder = ROOT / "docs/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        page = browser.new_page(viewport={"width": 1424, "height": 600})
        for game in GAMES:
            target = folder / f"contact-{game}.png"
            render(page, script, game, target)
            print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} KB")
        browser.close()


if __name__ == "__main__":
    main()
