"""What a host sets: the public URL with its folder, the proxies that are trusted, and what the start says."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route
from starlette.testclient import TestClient

from deckhall.server import command
from deckhall.server.config import Config, InvalidConfig, from_environment
from deckhall.server.origins import Folder
from deckhall.server.pages import Pages
from deckhall.server.wire import Gate
from tests.server.people import Person, RunningServer, config, play, running

FRONT = '<html lang="en" dir="ltr"><link href="/main.css"><script src="/main.js"></script>'


@pytest.mark.parametrize(
    "url",
    ["play.example", "ftp://play.example", "https://", "https://a.example/?x", "https://a.example/../b c"],
)
def test_a_wrong_public_url_is_refused_in_words(url: str) -> None:
    with pytest.raises(InvalidConfig, match="public URL"):
        from_environment(public_url=url)


def test_a_proxy_is_an_address_or_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKHALL_TRUSTED_PROXIES", "10.0.0.0/8 ::1")
    assert from_environment().trusted_proxies == ("10.0.0.0/8", "::1")
    with pytest.raises(InvalidConfig, match="trusted proxy"):
        from_environment(trusted_proxies=("proxy.example",))


def test_a_network_of_proxies_is_not_counted_as_one_visitor() -> None:
    gate = Gate(100, 2, ("10.0.0.0/8",))
    assert [gate.enter(("10.1.2.3", 1)) for _ in range(5)] == ["10.1.2.3"] * 5
    assert [gate.enter(("192.0.2.1", 1)) for _ in range(3)] == ["192.0.2.1", "192.0.2.1", None]


def test_in_a_folder_everything_is_found_whether_or_not_the_proxy_takes_it_off(tmp_path: Path) -> None:
    settings = config(tmp_path, public_url="https://club.example/cards/")
    assert settings.base == "/cards"
    with running(settings) as server:
        address = f"http://{server.address}"
        for path in ("/cards/healthz", "/healthz"):
            assert httpx2.get(address + path).json() == {"ok": True}
        assert httpx2.get(address + "/healthz", headers={"host": "deckhall1"}).json() == {"ok": True}
        assert not httpx2.get(address + "/cardsharp/healthz").text.startswith("{"), "another place"

        async def script() -> None:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random")
                told = await ola.get(f"/cards/api/tables/{table}/invitation")
                assert told["links"][0]["link"] == f"https://club.example/cards/table/{table}"
                link = (await ola.get("/api/recovery"))["link"]
                page = await ola.client.get(f"/cards{link}")
                assert '"/cards/main.css"' in page.text
                done = await ola.client.post(f"/cards{link}")
                assert done.headers["location"] == "/cards/"

        play(script)


def test_the_front_page_names_its_folder(server: RunningServer, tmp_path: Path) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text(FRONT)
    (built / "manifest.webmanifest").write_text('{"id": "/", "icons": [{"src": "/icon.png"}]}')
    (built / "main.js").write_text("1")
    pages = Pages(server.tables.guests, built, "/cards")
    route = Route("/{path:path}", pages.answer)
    client = TestClient(Starlette(routes=[route], middleware=[Middleware(Folder, "/cards")]))
    for path in ("/cards", "/cards/", "/cards/table/abc", "/"):
        page = client.get(path).text
        assert 'data-base="/cards"' in page
        assert '"/cards/main.js"' in page
    assert client.get("/cards/main.js").text == "1"
    assert '"src": "/cards/icon.png"' in client.get("/cards/manifest.webmanifest").text


def test_under_its_public_name_a_server_behind_an_unknown_proxy_gives_safe_cookies(tmp_path: Path) -> None:
    settings = config(tmp_path, public_url="https://play.example", trusted_proxies=("192.0.2.1",))
    with running(settings) as server:
        address = f"http://{server.address}/api/me"
        through = {
            "host": "play.example",
            "origin": "https://play.example",
            "x-forwarded-for": "198.51.100.7",
        }
        safe = httpx2.get(address, headers=through).headers["set-cookie"]
        assert safe.startswith("__Host-deckhall=")
        plain = httpx2.get(address).headers["set-cookie"]
        assert plain.startswith("deckhall="), "in the network of the club there is no HTTPS"
        renamed = {"host": "backend.internal", "origin": "https://play.example"}
        assert httpx2.post(
            address, json={"name": "Ola"}, headers={**renamed, "x-forwarded-for": "x"}
        ).is_success
        foreign = {"host": "play.example", "origin": "https://evil.example"}
        assert httpx2.post(address, json={"name": "Eve"}, headers=foreign).status_code == 403


def test_a_secret_may_be_for_reading_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = tmp_path / "given"
    given.write_text("s" * 40)
    monkeypatch.setattr("os.access", lambda path, how: False)  # root may write everything
    given.chmod(0o444)
    assert Config(secret_file=given).secret() == b"s" * 40
    given.chmod(0o600)
    given.write_text("short")
    with pytest.raises(InvalidConfig, match="too short"):
        Config(secret_file=given).secret()


def test_the_start_says_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "network_addresses", lambda bound: ["192.168.1.5", "fd00::7"])
    lines = command.greeting(Config(host="0.0.0.0", port=8000))
    assert lines[0].startswith("Deckhall is running at http://127.0.0.1:8000 ")
    assert lines[1] == "Others on your network can reach it at http://192.168.1.5:8000, http://[fd00::7]:8000"
    public = command.greeting(Config(host="0.0.0.0", public_url="https://club.example/cards"))
    assert public[1] == "Others can reach it at https://club.example/cards"
    monkeypatch.setattr(command, "network_addresses", lambda bound: ["127.0.0.1"])
    assert len(command.greeting(Config())) == 1, "this machine only: nobody else finds it"
    monkeypatch.setattr(command, "network_addresses", lambda bound: [])
    assert "no one else" in command.greeting(Config(host="0.0.0.0"))[1]
