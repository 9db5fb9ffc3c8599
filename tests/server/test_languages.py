"""The server knows every language by its folder: the page, the manifest, the book and the guides speak it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx2
import pytest

from deckhall.server.pages import Pages, in_language
from deckhall.text import LANGUAGES, speak_card, speaker
from tests.server.people import RunningServer, config, running

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the client's own pages and an English guide, built without any book."""
    client = tmp_path_factory.mktemp("client")
    for name in ("index.html", "manifest.webmanifest"):
        shutil.copy(PUBLIC / name, client / name)
    (client / "learn").mkdir()
    (client / "learn" / "ascension.en.json").write_text('{"title": "Ascension"}')
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("deckhall.server.app.Pages", partial(Pages, folder=client))
        with running(config(tmp_path_factory.mktemp("server"))) as server:
            yield server


def get(server: RunningServer, path: str, language: str = "") -> httpx2.Response:
    headers = {"accept-language": language} if language else {}
    return httpx2.get(f"http://{server.address}{path}", headers=headers)


@pytest.mark.parametrize(
    ("asked", "tag"), [("pl,en;q=0.8", "pl"), ("pt-PT", "pt-BR"), ("es-MX", "es"), ("tlh", "en"), ("", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(server: RunningServer, asked: str, tag: str) -> None:
    page = get(server, "/table/abc", asked)
    assert f'<html lang="{tag}" dir="ltr">' in page.text
    assert speaker(tag).say("no-script") in page.text
    assert speaker(tag).say("deckhall-about") in page.text
    assert "accept-language" in page.headers["vary"]


def test_the_page_lists_every_language(server: RunningServer) -> None:
    listed = re.search(r'id="languages">(.*?)</script>', get(server, "/").text)
    assert listed is not None
    told = {one["tag"]: one for one in json.loads(listed[1])}
    assert list(told) == list(LANGUAGES)
    assert told["pl"].pop("breaks") == list(LANGUAGES["pl"].breaks)
    assert told["pl"] == {"tag": "pl", "name": "Polski", "direction": "ltr", "complete": True}


def test_the_page_says_which_languages_are_in_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "uk", replace(LANGUAGES["pl"], tag="uk", complete=False))
    page = in_language("index.html", 'id="languages">[]', "en")
    listed = json.loads(page.removeprefix('id="languages">'))
    assert [one["tag"] for one in listed if not one["complete"]] == ["uk"]


def test_the_manifest_speaks_the_language_that_is_chosen(server: RunningServer) -> None:
    manifest = json.loads(get(server, "/manifest.webmanifest?lang=de", "pl").text)
    assert manifest["lang"] == "de"
    assert manifest["description"] == speaker("de").say("deckhall-about")


def test_a_language_that_the_client_was_not_built_with_has_its_book(server: RunningServer) -> None:
    assert "card-mystic = Mística" in get(server, "/text/es.ftl").text
    cards = json.loads(get(server, "/text/es.json").text)
    assert cards["ascension"]["godslayer"]["mystic"]["kind"] == speak_card("ascension", "mystic", "es").kind
    assert get(server, "/text/tlh.ftl").status_code == 404


def test_who_has_no_guide_reads_the_english_one(server: RunningServer) -> None:
    assert json.loads(get(server, "/learn/ascension.es.json").text) == {"title": "Ascension"}
    assert get(server, "/learn/chess.es.json").status_code == 404


def test_an_unknown_language_is_refused(server: RunningServer) -> None:
    with httpx2.Client(base_url=f"http://{server.address}") as browser:
        browser.get("/")
        refused = browser.post("/api/me", json={"language": "tlh"})
        assert refused.status_code == 422
        assert browser.post("/api/me", json={"language": "es"}).json()["language"] == "es"
