"""The first visit ever: one browser is one guest, in whatever order page, socket and requests come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect

from deckhall.server.pages import Pages
from tests.server.people import Person, RunningServer, Seat, config, play, running


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server with a client of one page and one script."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    (client / "main.js").write_text("1")
    monkeypatch.setattr("deckhall.server.app.Pages", partial(Pages, folder=client))
    with running(config(tmp_path)) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/new/ashes"])
def test_a_newcomers_first_page_makes_them_a_guest(server: RunningServer, path: str) -> None:
    with httpx2.Client(base_url=f"http://{server.address}") as browser:
        page = browser.get(path)
        assert "httponly" in page.headers["set-cookie"].lower()
        assert "private" in page.headers["cache-control"], "no cache may hand one guest's cookie to another"
        me = browser.get("/api/me")
        assert me.headers["set-cookie"].startswith(f"deckhall={me.json()['id']}."), "renewed, not another"
        assert page.headers["set-cookie"].startswith(f"deckhall={me.json()['id']}.")
        assert "set-cookie" not in browser.get(path).headers


def test_a_page_that_the_browser_has_kept_makes_a_guest_too(server: RunningServer) -> None:
    address = f"http://{server.address}/table/abc"
    page = httpx2.get(address)
    again = httpx2.get(address, headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["set-cookie"] != page.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/main.js", "/gone.js"])
def test_what_a_page_is_made_of_makes_nobody_a_guest(server: RunningServer, path: str) -> None:
    """Such answers come late and several at once: their cookies would overwrite the page's."""
    assert "set-cookie" not in httpx2.get(f"http://{server.address}{path}").headers


def test_a_forged_cookie_is_replaced_by_the_page(server: RunningServer) -> None:
    page = httpx2.get(f"http://{server.address}/", headers={"cookie": "deckhall=x.y"})
    assert "deckhall=" in page.headers["set-cookie"]


def test_a_friend_who_comes_by_the_link_sits_down_and_plays(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as host:
            table = await host.make_table("me", "open")
            friend = Person(server.address)
            await friend.client.get(f"/table/{table}")
            seat = await friend.sit(table)
            await seat.until(lambda seat: seat.you == -1)
            await friend.join(table)
            await seat.until(lambda seat: seat.you == 1)
            other = await host.sit(table)
            for one in (other, seat):
                await one.until(lambda seat: seat.options or seat.view.get("decision"))
            asked = seat if seat.options else other
            number = asked.seq
            await asked.act()
            await asked.until(lambda seat: seat.seq > number)
            await friend.__aexit__()

    play(script)


def test_whoever_opened_the_socket_too_early_opens_it_anew(server: RunningServer) -> None:
    """A socket gives no cookie, as its answer may come after a seat was taken; it goes on as an onlooker's."""

    async def script() -> None:
        async with Person(server.address) as host:
            table = await host.make_table("me", "open")
            async with connect(f"ws://{server.address}/ws/tables/{table}", compression=None) as socket:
                assert socket.response is not None
                assert "set-cookie" not in socket.response.headers
                early = Seat(socket)
                await early.until(lambda seat: seat.you == -1)
                async with Person(server.address) as friend:
                    await friend.join(table)
                    await early.until(lambda seat: seat.table["seats"][1]["kind"] == "person")
                    assert early.you == -1
                    seat = await friend.sit(table)
                    await seat.until(lambda seat: seat.you == 1)

    play(script)
