"""What the built client carries besides our own work is named, with its licence."""

from __future__ import annotations

import json

import pytest

from tools import client


@pytest.mark.browser  # it needs the client's packages
def test_every_package_and_font_of_the_client_has_its_notice() -> None:
    text = client.licences()
    for name, version in json.loads((client.WEB / "package.json").read_text())["dependencies"].items():
        assert f"{name} {version} (" in text
    for words in ("Jason Miller", "Apache License", "SIL OPEN FONT LICENSE", "The Deckhall authors"):
        assert words.casefold() in text.casefold()


def test_the_notices_are_linked() -> None:
    assert 'href={at("/licences.txt")}' in (client.WEB / "src" / "home" / "settings_form.tsx").read_text()
