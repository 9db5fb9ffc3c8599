"""Guests: a signed cookie kept over restarts, a name, and a link to another device that works once."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest

from deckhall.server.addresses import network
from deckhall.server.guests import clean_name
from tests.server.people import Person, RunningServer, config, play, put_away, running, soon_told


def test_the_cookie_is_safe_from_scripts_and_other_sites(server: RunningServer) -> None:
    answer = httpx2.get(f"http://{server.address}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age" in cookie


@pytest.mark.parametrize("path", ["games", "tables", "my/tables"])
def test_looking_around_makes_nobody_a_guest(server: RunningServer, path: str) -> None:
    """A browser asks for these beside `me`; a cookie from each of them would overwrite the one it sat down with."""
    answer = httpx2.get(f"http://{server.address}/api/{path}")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_a_guest_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address, "Ola") as ola:
                await ola.post("/api/me", {"colour": "teal", "language": "pl"})
                table = await ola.make_table("me", "bot:random")
                before = await ola.get("/api/me")
        with running(config(tmp_path)) as server:
            async with Person(server.address, cookie=ola.cookie) as again:
                assert await again.get("/api/me") == before
                assert before["language"] == "pl"
                seat = await again.sit(table)
                await seat.until(lambda seat: seat.options)
                assert seat.you == 0
                await seat.leave()

    play(script)


def test_a_recovery_link_works_once(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            link = (await ola.get("/api/recovery"))["link"]
            async with httpx2.AsyncClient(base_url=f"http://{server.address}") as phone:
                answer = await phone.post(link)
                assert (answer.status_code, answer.headers["location"]) == (303, "/")
                assert (await phone.get("/api/me")).json() == await ola.get("/api/me")
            async with httpx2.AsyncClient(base_url=f"http://{server.address}") as thief:
                assert (await thief.get(link)).status_code == 403
                assert (await thief.post(link)).status_code == 403
                assert (await thief.get("/api/me")).json()["id"] != ola.id

    play(script)


def test_looking_at_a_recovery_link_changes_nothing(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan <b>") as jan:
            link = (await ola.get("/api/recovery"))["link"]
            for method in ("HEAD", "GET", "GET"):
                answer = await jan.client.request(method, link, headers={"accept": "text/html"})
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers
            assert "Ola" in answer.text
            assert "Jan &lt;b&gt;" in answer.text, "Jan is told that this browser would be Jan no longer"
            assert "form-action 'self'" in answer.headers["content-security-policy"]
            assert (await jan.get("/api/me"))["name"] == "Jan <b>"
            foreign = await jan.client.post(link, headers={"origin": "http://evil.invalid"})
            assert foreign.status_code == 403
            await jan.client.post(link)
            assert (await jan.get("/api/me"))["id"] == ola.id

    play(script)


def test_whoever_becomes_somebody_else_keeps_a_way_back(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
            link = (await ola.get("/api/recovery"))["link"]
            page = await jan.client.get(link, headers={"accept": "text/html"})
            found = re.search(r'href="(/recover/[^"]+)"', page.text)
            assert found is not None
            await jan.client.post(link)
            assert (await jan.get("/api/me"))["id"] == ola.id
            await jan.client.post(found[1])
            assert (await jan.get("/api/me"))["id"] == jan.id

    play(script)


def test_a_name_written_from_right_to_left_turns_nothing_around_it(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "דנה") as dana, Person(server.address) as jan:
            link = (await dana.get("/api/recovery"))["link"]
            page = await jan.client.get(link, headers={"accept": "text/html"})
            assert "\u2068דנה\u2069" in page.text

    play(script)


def test_the_cookie_is_renewed_and_safe_over_https(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            mine = ola.cookie
            answer = await ola.client.get("/api/me")
            assert "Max-Age=34560000" in answer.headers["set-cookie"]
            answer = await ola.client.get("/api/me", headers={"x-forwarded-proto": "https"})
            cookies = answer.headers.get_list("set-cookie")
            assert any(one.startswith(f"__Host-deckhall={mine}") and "Secure" in one for one in cookies)
            headers = {"cookie": f"__Host-deckhall={mine}", "x-forwarded-proto": "https"}
            async with httpx2.AsyncClient(base_url=f"http://{server.address}", headers=headers) as other:
                assert (await other.get("/api/me")).json()["id"] == ola.id

    play(script)


def test_addresses_are_counted_by_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") != network("10.0.0.2")


def test_a_club_behind_one_address_gets_its_tables(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=1)) as server:
            people = [await Person(server.address, f"Member {number}").__aenter__() for number in range(24)]
            for person in people:
                await person.make_table("me", "open", listed=True)
            for person in people:
                await person.__aexit__()

    play(script)


def test_nobody_fills_the_list_of_tables(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, listed_per_host=2, listed_per_address=3)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                wish = {"game": "highest_card", "seats": ["me", "open"], "settings": {"listed": True}}
                for _ in range(2):
                    await ola.post("/api/tables", wish, 201)
                assert (await ola.post("/api/tables", wish, 429))["args"] == {"limit": 2}
                first = await jan.post("/api/tables", wish, 201)
                assert (await jan.post("/api/tables", wish, 429))["args"] == {"limit": 3}
                await jan.post(f"/api/tables/{first['id']}/leave")
                await jan.post("/api/tables", wish, 201)

    play(script)


def test_onlookers_from_before_the_start_must_go(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as eve,
        ):
            table = await ola.make_table("me", "open", watch=False)
            theirs, onlooker = await jan.sit(table), await eve.sit(table)
            await onlooker.until(lambda seat: seat.table)
            await jan.join(table)
            assert await onlooker.closed() == 1008
            assert onlooker.refusals[-1]["reason"] == "no_watching"
            assert not onlooker.view
            await theirs.until(lambda seat: seat.view and seat.you == 1)

    play(script)


def test_figures_are_for_the_host_only(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, metrics_token="open sesame")) as server:
            async with Person(server.address) as ola:
                from_afar = {"x-forwarded-for": "203.0.113.9"}
                assert (await ola.client.get("/metrics", headers=from_afar)).status_code == 404
                known = {**from_afar, "authorization": "Bearer open sesame"}
                assert "deckhall_" in (await ola.client.get("/metrics", headers=known)).text
                assert "deckhall_" in (await ola.client.get("/metrics")).text

    play(script)


@pytest.mark.parametrize("change", ["cut", "other", "nonsense", "empty"])
def test_a_forged_cookie_is_nobody(server: RunningServer, change: str) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            guest, _, signature = ola.cookie.partition(".")
            forged = {
                "cut": f"{guest}.{signature[:-1]}",
                "other": f"{guest}.{jan.cookie.partition('.')[2]}",
                "nonsense": "x.ż",
                "empty": "",
            }[change]
            headers = {b"cookie": f"deckhall={forged}".encode()}
            client = httpx2.Client(base_url=f"http://{server.address}", headers=headers)
            assert client.get("/api/me").json()["id"] not in (ola.id, jan.id)
            client.close()

    play(script)


def test_forged_recovery_links_are_refused(server: RunningServer) -> None:
    for token in ("x", "a.0.9999999999.00", "a.b.c.d"):
        answer = httpx2.get(f"http://{server.address}/recover/{token}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "bad_token")
        answer = httpx2.get(f"http://{server.address}/recover/{token}", headers={"accept": "text/html,*/*"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/?refused=bad_token")
        assert "set-cookie" not in answer.headers


def test_names_are_cleaned() -> None:
    assert clean_name("  Ola \u202e\n Żółw\u200b ") == "Ola Żółw"
    assert clean_name("\u0000\u202e") == ""
    assert clean_name("\u3164\u2800\u115f") == "", "low: letters that show nothing"
    assert clean_name("e" + "\u0301" * 20 + "x") == "é" + "\u0301" * 3 + "x"
    assert len(clean_name("x" * 100)) == 24


def test_a_name_changed_is_seen_at_the_next_table(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address, "Ola") as ola:
            await ola.make_table("me", "open")
            assert (await ola.post("/api/me", {"name": "x" * 25}, 422))["reason"] == "malformed"
            await ola.post("/api/me", {"name": "Aleksandra"})
            table = await ola.make_table("me", "open")
            await soon_told(
                lambda: ola.get(f"/api/tables/{table}"), lambda told: told["seats"][0]["name"] == "Aleksandra"
            )

    play(script)


def test_a_changed_name_and_colour_show_at_once_where_one_plays(tmp_path: Path) -> None:
    with running(config(tmp_path, idle_after=0.05)) as server:

        async def script() -> None:
            async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
                table = await ola.make_table("me", "open")
                await jan.join(table)
                seat = await jan.sit(table)
                await seat.until(lambda seat: seat.view)
                assert seat.table["seats"][0]["name"] == "Ola"
                number = seat.seq
                await ola.post("/api/me", {"name": "Aleksandra", "colour": "pink"})
                await seat.until(lambda seat: seat.table["seats"][0]["name"] == "Aleksandra")
                assert (seat.table["seats"][0]["colour"], seat.seq) == ("pink", number)
                await seat.leave()
                await put_away(server, table)
                await ola.post("/api/me", {"name": "Olka"})
                seat = await jan.sit(table)
                await seat.until(lambda seat: seat.view and seat.table["seats"][0]["name"] == "Olka")

        play(script)
