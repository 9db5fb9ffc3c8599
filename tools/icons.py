"""Draws the app's icons as PNG from web/public/icon.svg: `python -m tools.icons`. Needs a Chromium.

Devices crop the icons of installed apps to their own shape. The maskable icon therefore fills its square and keeps
everything important in the middle: the frame is left out, and the background fills the square.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS, chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#2a1d46"
FRAME = 2  # the first paths of the icon: its edge and its background
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable": (512, True),
    "icon-touch": (180, True),
}


def drawn(maskable: bool) -> str:
    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if not maskable:
        return sign
    ground = f'<rect width="120" height="120" fill="{GROUND}"/>'
    head, *paths = re.split(r"(?=<path)", sign)
    paths[-1] = paths[-1].removesuffix("\n").removesuffix("</svg>")
    inside = "".join(paths[FRAME:])
    return f'{head}{ground}<g transform="translate(12 12) scale(.8)">{inside}</g></svg>'


def photograph(page: Page, name: str, size: int, maskable: bool) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawn(maskable)}")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for name, (size, maskable) in ICONS.items():
            photograph(page, name, size, maskable)
        browser.close()


if __name__ == "__main__":
    main()
