"""The operator's page: who is let in, what is shown and what is not, and what closing, banning and announcing do."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from deckhall import kits
from deckhall.server.command import about_operator
from deckhall.server.config import Config, InvalidConfig, from_environment
from deckhall.server.operator_door import COOKIE, OPEN_FOR, SAFE_COOKIE, OperatorDoor, token_from
from deckhall.server.refusals import Refuse
from tests import games
from tests.server import people
from tests.server.people import Json, Person, RunningServer, config, play, running

TOKEN = "a token that nobody guesses"
_opened: dict[RunningServer, str] = {}


def settings(folder: Path, **more: object) -> Config:
    return config(folder, operator_token=TOKEN, **more)


@pytest.fixture(scope="module")
def server_with_token(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(kits.FOLDERS, str(games.FOLDER))
        with running(settings(tmp_path_factory.mktemp("operator"))) as server:
            yield server


@asynccontextmanager
async def operator(server: RunningServer) -> AsyncIterator[Person]:
    """Somebody who has shown the token: once for each server, because guesses are counted."""
    async with Person(server.address, "Host") as host:
        if server not in _opened:
            await host.post("/api/operator/enter", {"token": TOKEN})
            _opened[server] = str(host.client.cookies[COOKIE])
        host.client.cookies.set(COOKIE, _opened[server], domain="127.0.0.1")
        yield host


async def refused(person: Person, path: str, body: Json | None, status: int) -> str:
    answer = await person.get(path, status) if body is None else await person.post(path, body, status)
    return str(answer["reason"])


# -- the door -------------------------------------------------------------------------------------------


def test_only_the_token_opens_the_door(tmp_path: Path) -> None:
    async def script() -> None:
        async with Person(server.address) as host:
            everything: list[tuple[str, Json | None]] = [
                ("/api/operator", None),
                ("/api/operator/tables/x/close", {}),
                ("/api/operator/sanctions", {"measure": "ban", "guest": "x"}),
                ("/api/operator/sanctions/lift", {"measure": "ban", "subject": "guest:x"}),
                ("/api/operator/announcement", {"text": "Hello"}),
            ]
            for path, body in everything:
                assert await refused(host, path, body, 403) == "not_operator"
            assert (await host.post("/api/operator/announcement/withdraw", status=403))[
                "reason"
            ] == "not_operator"
            assert await refused(host, "/api/operator/enter", {"token": TOKEN[:-1]}, 403) == "wrong_token"
            assert COOKIE not in host.client.cookies
            answer = await host.client.post("/api/operator/enter", json={"token": TOKEN})
            given = next(one for one in answer.headers.get_list("set-cookie") if one.startswith(COOKIE))
            assert "HttpOnly" in given
            assert "samesite=strict" in given.lower()
            assert f"Max-Age={OPEN_FOR}" in given
            assert TOKEN not in str(answer.headers)
            assert (await host.get("/api/operator"))["until"] == answer.json()["until"]
            await host.post("/api/operator/leave")
            assert await refused(host, "/api/operator", None, 403) == "not_operator"
            host.client.cookies.set(COOKIE, f"{answer.json()['until'] + 1}.{'0' * 64}", domain="127.0.0.1")
            assert await refused(host, "/api/operator", None, 403) == "not_operator"

    with running(settings(tmp_path)) as server:
        play(script)


def test_guesses_are_limited_whatever_the_other_limits_are(tmp_path: Path) -> None:
    async def script() -> None:
        async with Person(server.address) as host:
            for _ in range(10):
                assert await refused(host, "/api/operator/enter", {"token": "wrong"}, 403) == "wrong_token"
            assert await refused(host, "/api/operator/enter", {"token": TOKEN}, 429) == "too_fast"

    with running(settings(tmp_path, limits=0)) as server:
        play(script)


def test_another_token_ends_what_the_old_one_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asking:
        cookies: dict[str, str] = {}  # noqa: RUF012 - changed below

    class Answer:
        def set_cookie(self, name: str, value: str, **_: object) -> None:
            Asking.cookies = {name: value}

    door = OperatorDoor("one token", b"secret")
    until = door.open("one token")
    door.give_cookie(until, Answer(), is_safe=True)  # type: ignore[arg-type]  # only the cookie counts
    assert list(Asking.cookies) == [SAFE_COOKIE]
    assert door.open_until(Asking()) == until  # type: ignore[arg-type]  # likewise
    with pytest.raises(Refuse, match="not_operator"):
        OperatorDoor("another token", b"secret").open_until(Asking())  # type: ignore[arg-type]  # likewise
    monkeypatch.setattr("time.time", lambda: until + 1.0)
    with pytest.raises(Refuse, match="not_operator"):
        door.open_until(Asking())  # type: ignore[arg-type]  # likewise


def test_the_token_is_printed_where_only_the_host_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Config(database=tmp_path / "games", secret_file=tmp_path / "secret", port=8000)
    token = token_from(usual.secret())
    assert token == token_from(usual.secret())
    assert about_operator(usual, is_shown=True) == [
        "The operator's page is at http://127.0.0.1:8000/operator",
        f"Its token is {token}",
    ]
    assert token not in str(about_operator(usual, is_shown=False))
    public = replace(usual, public_url="https://club.example/cards", operator_token=TOKEN)
    told = about_operator(public, is_shown=True)
    assert told[0].endswith(" https://club.example/cards/operator")
    assert TOKEN not in str(told)
    monkeypatch.setenv("DECKHALL_OPERATOR_TOKEN", TOKEN)
    assert from_environment().operator_token == TOKEN
    monkeypatch.setenv("DECKHALL_OPERATOR_TOKEN", "short")
    with pytest.raises(InvalidConfig, match="16 to 200"):
        from_environment()


# -- seeing -----------------------------------------------------------------------------------------------


def test_the_operator_sees_who_is_where_and_nothing_of_the_game(tmp_path: Path) -> None:
    async def script() -> None:
        async with (
            operator(server) as host,
            Person(server.address, "Ola") as ola,
            Person(server.address, "Jan") as jan,
            Person(server.address, "Eva") as eva,
        ):
            table = await ola.make_table("me", "open", game="ascension")
            await jan.join(table)
            at_first, seats = (
                await host.get("/api/operator"),
                [await one.sit(table) for one in (ola, jan, eva)],
            )
            for seat in seats:
                await seat.hear()
            told = await host.get("/api/operator")
            [seen] = told["tables"]
            assert (seen["id"], seen["game"], seen["state"]) == (table, "ascension", "playing")
            assert [seat["name"] for seat in seen["seats"]] == ["Ola", "Jan"]
            visitors = {one["guest"]: one for one in seen["visitors"]}
            assert {one["name"] for one in visitors.values()} == {"Ola", "Jan", "Eva"}
            assert visitors[jan.id]["seat"] == 1
            assert visitors[eva.id] | {"name": "Eva"} == {
                "guest": eva.id, "name": "Eva", "address": "127.0.0.1", "seat": -1, "connections": 1
            }  # fmt: skip
            figures = told["servers"][-1]  # before it there may be one that passes everything on to it
            assert (figures["tables"], figures["connections"], figures["games"]) == (1, 3, 1)
            assert all(one["well"] for one in told["servers"])
            # Nothing changes with a move but what is counted for the whole server.
            acting = next(seat for seat in seats if seat.options)
            seq = acting.seq
            await acting.act()
            await acting.until(lambda seat: seat.seq > seq)
            assert (await host.get("/api/operator"))["tables"] == told["tables"]
            saved = server.tables.live[table].saved
            text = json.dumps([at_first, told])
            assert saved.seed not in text
            assert not re.search(r'"(seed|seq|view|hand|decision|position|choices|cookie)"', text)
            assert TOKEN not in text

    with running(settings(tmp_path)) as server:
        play(script)


def test_errors_are_shown_by_name_without_their_words(tmp_path: Path) -> None:
    async def script() -> None:
        async with operator(server) as host:
            try:
                raise ValueError("a card of somebody's hand")
            except ValueError:
                logging.getLogger("deckhall.server").exception("not_loaded")
            logging.getLogger("deckhall.server").error("not_stored", extra={"problem": "disk full"})
            figures = (await host.get("/api/operator"))["servers"][0]
            assert [(one["event"], one["problem"]) for one in figures["recent"]] == [
                ("not_stored", "disk full"),
                ("not_loaded", "ValueError"),
            ]

    with running(settings(tmp_path)) as server:
        play(script)


# -- closing ----------------------------------------------------------------------------------------------


def test_a_closed_table_tells_its_players_why(tmp_path: Path) -> None:
    async def script() -> None:
        async with operator(server) as host, Person(server.address, "Ola") as ola:
            for seats in (("me", "open"), ("me", "bot:random")):
                table = await ola.make_table(*seats)
                seat = await ola.sit(table)
                await seat.hear()
                closed = await host.post(f"/api/operator/tables/{table}/close", {"note": "It is\nlate."})
                assert closed["state"] == "over"
                await seat.until(lambda seat: seat.is_over)
                result = seat.table["result"]
                assert (result["reason"], result["winners"], result["note"]) == ("closed", [], "It is late.")
                assert result["say"]["reason"]["key"] == "outcome-closed"
                assert (await ola.get(f"/api/tables/{table}"))["result"]["note"] == "It is late."
                assert await refused(host, f"/api/operator/tables/{table}/close", {}, 409) == "not_playing"
                await seat.leave()
            assert await refused(host, "/api/operator/tables/none/close", {}, 404) == "not_found"
            log = (await host.get("/api/operator"))["log"]
            assert [one["deed"] for one in log] == ["closed", "closed", "entered"]
            assert (log[0]["subject"], log[0]["note"], log[0]["address"]) == (
                table,
                "It is late.",
                "127.0.0.1",
            )

    with running(settings(tmp_path)) as server:
        play(script)


# -- banning and silencing -----------------------------------------------------------------------------------


def test_a_banned_guest_is_refused_everywhere_until_it_is_lifted(tmp_path: Path) -> None:
    async def script() -> None:
        async with (
            operator(server) as host,
            Person(server.address, "Ola") as ola,
            Person(server.address, "Jan") as jan,
        ):
            table = await ola.make_table("me", "open", game="ascension")
            await jan.join(table)
            seat, other = await jan.sit(table), await ola.sit(table)
            await seat.hear()
            ban = {"measure": "ban", "guest": jan.id, "minutes": 60, "note": "Cool down."}
            [told] = (await host.post("/api/operator/sanctions", ban))["sanctions"]
            assert (told["subject"], told["name"]) == (f"guest:{jan.id}", "Jan")
            assert told["until"] == told["made"] + 3600
            assert await seat.closed() == 1008
            assert seat.refusals[-1]["reason"] == "banned"
            for path, body in (
                ("/api/me", None),
                ("/api/tables", None),
                (f"/api/tables/{table}", None),
                ("/api/me", {"name": "Another"}),
                ("/api/tables", {"game": "highest_card", "seats": ["me", "open"]}),
            ):
                answer = await (jan.get(path, 403) if body is None else jan.post(path, body, 403))
                assert answer["reason"] == "banned"
                assert answer["args"] == {"until": told["until"], "note": "Cool down."}
            again = await jan.sit(table)
            assert await again.closed() == 1008
            assert again.refusals == [
                {
                    "t": "refused",
                    "reason": "banned",
                    "seq": 0,
                    "args": {"until": told["until"], "note": "Cool down."},
                }
            ]
            # Nothing else changes: the seat is theirs, and the others play on.
            info = await ola.get(f"/api/tables/{table}")
            assert (info["seats"][1]["guest"], info["state"]) == (jan.id, "playing")
            await other.until(lambda seat: seat.view)
            lift = {"measure": "ban", "subject": f"guest:{jan.id}"}
            assert (await host.post("/api/operator/sanctions/lift", lift))["sanctions"] == []
            assert await refused(host, "/api/operator/sanctions/lift", lift, 404) == "not_found"
            assert (await jan.get("/api/me"))["name"] == "Jan"
            while (await (seat := await jan.sit(table)).hear())["t"] == "refused":
                await seat.closed()  # the table's server may hear of it two seconds later
            log = (await host.get("/api/operator"))["log"]
            assert [one["deed"] for one in log] == ["lifted", "ban", "entered"]
            assert log[0]["note"] == "ban"

    with running(settings(tmp_path)) as server:
        play(script)


def test_a_ban_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with operator(server) as host, Person(server.address) as ola:
            await host.post("/api/operator/sanctions", {"measure": "ban", "guest": ola.id, "minutes": 1})
            until = (await ola.get("/api/me", 403))["args"]["until"]
            with monkeypatch.context() as later:
                later.setattr("deckhall.server.moderation.time.time", lambda: until + 1.0)
                await ola.get("/api/me")
                assert (await host.get("/api/operator"))["sanctions"] == []

    with running(settings(tmp_path)) as server:
        play(script)


@pytest.mark.parametrize(
    ("banned", "address", "is_met"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9", True),
        ("2001:db8:1:2::/64", "2001:db8:1:2:ffff::", True),
        ("2001:db8:1:2::", "2001:db8:1:3::", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
    ],
)
def test_an_address_is_banned_with_its_network(
    server_with_token: RunningServer, banned: str, address: str, is_met: bool
) -> None:
    server = server_with_token

    async def script() -> None:
        async with operator(server) as host:
            [told] = (await host.post("/api/operator/sanctions", {"measure": "ban", "address": banned}))[
                "sanctions"
            ]
            assert told["until"] == 0, "for good"
            async with httpx2.AsyncClient(base_url=f"http://{server.address}") as client:
                answer = await client.get("/api/me", headers={"x-forwarded-for": address})
                assert answer.status_code == (403 if is_met else 200)
                link = await client.get("/recover/x", headers={"x-forwarded-for": address})
                assert link.json()["reason"] == ("banned" if is_met else "bad_token")
            await host.post("/api/operator/sanctions/lift", {"measure": "ban", "subject": told["subject"]})

    play(script)


def test_the_operator_cannot_lock_themselves_out(server_with_token: RunningServer) -> None:
    server = server_with_token

    async def script() -> None:
        async with operator(server) as host:
            await host.post("/api/operator/sanctions", {"measure": "ban", "address": "127.0.0.1"})
            await host.post("/api/operator/sanctions", {"measure": "ban", "guest": host.id})
            await host.get("/api/me", 403)
            for one in (await host.get("/api/operator"))["sanctions"]:
                wish = {"measure": one["measure"], "subject": one["subject"]}
                await host.post("/api/operator/sanctions/lift", wish)
            await host.get("/api/me")

    play(script)


def test_wrong_wishes_are_refused(server_with_token: RunningServer) -> None:
    server = server_with_token

    async def script() -> None:
        async with operator(server) as host:
            for wish in (
                {"measure": "ban"},
                {"measure": "ban", "guest": "x", "address": "203.0.113.7"},
                {"measure": "ban", "address": "203.0.113.0/24"},
                {"measure": "ban", "address": "everybody"},
                {"measure": "shame", "guest": "x"},
                {"measure": "ban", "guest": "x", "minutes": 0},
            ):
                assert await refused(host, "/api/operator/sanctions", wish, 422) == "malformed"
            for wish in (
                {},
                {"key": "unheard"},
                {"key": "restart"},
                {"key": "be_kind", "minutes": 5},
                {"key": "be_kind", "text": "and this"},
                {"text": "Hallo", "language": "xx"},
                {"text": "x" * 301},
            ):
                assert await refused(host, "/api/operator/announcement", wish, 422) == "malformed"
            told = await host.get("/api/operator")
            assert told["sanctions"] == []
            assert told["announcement"] is None

    play(script)


def test_who_is_silenced_plays_on_and_is_not_heard(server_with_token: RunningServer) -> None:
    server = server_with_token

    async def script() -> None:
        async with (
            operator(server) as host,
            Person(server.address, "Ola") as ola,
            Person(server.address, "Jan") as jan,
        ):
            table = await ola.make_table("me", "open", chat=True)
            await jan.join(table)
            here, there = await ola.sit(table), await jan.sit(table)
            silence = {"measure": "silence", "guest": jan.id, "note": "Enough."}
            await host.post("/api/operator/sanctions", silence)
            await there.tell("say", text="loud")
            assert await there.refused() == "silenced"
            assert there.refusals[-1]["args"] == {"until": 0, "note": "Enough."}
            await there.tell("phrase", id="hello")
            assert await there.refused() == "silenced"
            await here.tell("say", text="quiet here")
            await there.until(lambda seat: seat.said)
            lift = {"measure": "silence", "subject": f"guest:{jan.id}"}
            await host.post("/api/operator/sanctions/lift", lift)
            await there.tell("say", text="sorry")
            await here.until(lambda seat: [one["text"] for one in seat.said] == ["quiet here", "sorry"])
            await host.post("/api/operator/sanctions", {"measure": "silence", "address": "127.0.0.1"})
            await here.tell("say", text="all of us")
            assert await here.refused() == "silenced"
            await host.post(
                "/api/operator/sanctions/lift", {"measure": "silence", "subject": "address:127.0.0.1"}
            )

    play(script)


# -- announcing ---------------------------------------------------------------------------------------------


def test_an_announcement_reaches_every_page(server_with_token: RunningServer) -> None:
    server = server_with_token

    async def script() -> None:
        async with operator(server) as host, Person(server.address) as ola:
            assert (await ola.get("/api/announcement"))["announcement"] is None
            table = await ola.make_table("me", "bot:random")
            seat = await ola.sit(table)
            await seat.hear()
            await host.post("/api/operator/announcement", {"key": "restart", "minutes": 10})
            while (heard := await seat.hear())["t"] != "announced":
                pass
            assert (heard["announcement"]["key"], heard["announcement"]["text"]) == ("restart", "")
            assert 590 < heard["announcement"]["seconds"] <= 600
            late = await ola.sit(table)
            while (heard := await late.hear())["t"] != "announced":
                pass
            told = (await ola.get("/api/announcement"))["announcement"]
            assert told["id"] == heard["announcement"]["id"]
            await host.post("/api/operator/announcement", {"text": "Guten\tAbend", "language": "de"})
            while (heard := await seat.hear())["t"] != "announced":
                pass
            assert heard["announcement"] | {"id": 0} == {
                "id": 0, "key": "", "text": "Guten Abend", "language": "de", "seconds": None
            }  # fmt: skip
            await host.post("/api/operator/announcement/withdraw")
            while (heard := await seat.hear())["t"] != "announced":
                pass
            assert heard["announcement"] is None
            deeds = [(one["deed"], one["note"]) for one in (await host.get("/api/operator"))["log"][:3]]
            assert deeds == [("withdrawn", ""), ("announced", "Guten Abend"), ("announced", "restart 10")]

    play(script)


def test_an_announcement_that_is_over_is_taken_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with operator(server) as host, Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            with monkeypatch.context() as quick:
                # For 5 s, because other servers look for orders only now and then.
                quick.setattr("deckhall.server.operating._SHOWN_AFTERWARDS", -55.0)
                await host.post("/api/operator/announcement", {"key": "restart", "minutes": 1})
            heard: list[Json | None] = []
            while len(heard) < 2:
                if (message := await seat.hear())["t"] == "announced":
                    heard.append(message["announcement"])
            assert heard[0] is not None
            assert heard[0]["key"] == "restart"
            assert heard[1] is None
            assert (await ola.get("/api/announcement"))["announcement"] is None

    with running(settings(tmp_path)) as server:
        play(script)


# -- over time and over servers -------------------------------------------------------------------------------


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    async def before() -> None:
        async with operator(server) as host, Person(server.address, "Ola") as ola:
            cookies.update(host=dict(host.client.cookies), ola=dict(ola.client.cookies))
            for measure in ("ban", "silence"):
                await host.post("/api/operator/sanctions", {"measure": measure, "guest": ola.id, "note": "n"})
            await host.post("/api/operator/sanctions", {"measure": "ban", "address": "2001:db8::1"})
            await host.post("/api/operator/announcement", {"text": "Back at eight."})
            told.append(await host.get("/api/operator"))

    async def after() -> None:
        async with httpx2.AsyncClient(base_url=f"http://{server.address}", cookies=cookies["host"]) as host:
            again = (await host.get("/api/operator")).json()
            for part in ("sanctions", "announcement", "log", "until"):
                assert again[part] == told[0][part]
            assert len(again["sanctions"]) == 3
            assert len(again["log"]) == 5
        async with httpx2.AsyncClient(base_url=f"http://{server.address}", cookies=cookies["ola"]) as ola:
            assert (await ola.get("/api/me")).json()["reason"] == "banned"

    cookies: dict[str, dict[str, str]] = {}
    told: list[Json] = []
    with running(settings(tmp_path)) as server:
        play(before)
    with running(settings(tmp_path)) as server:
        play(after)


def test_orders_hold_at_all_servers(tmp_path: Path, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is ordered at one of several servers is obeyed at the others, and a table is closed by its owner."""
    if mode != "sqlite":
        pytest.skip("it is on PostgreSQL anyhow")
    monkeypatch.setattr(people, "mode", "postgresql")

    async def script() -> None:
        async with (
            operator(first) as host,
            Person(second.address, "Ola") as ola,
            Person(second.address, "Jan") as jan,
        ):
            table = await ola.make_table("me", "open")
            await jan.join(table)
            here, there = await ola.sit(table), await jan.sit(table)
            await here.until(lambda seat: seat.view)
            told = await host.get("/api/operator")
            assert [one["reached"] for one in told["servers"]] == [True, True]
            assert len({one["address"] for one in told["servers"]}) == 2
            [seen] = told["tables"]
            assert (seen["id"], seen["server"]) == (table, second.address)
            assert {one["address"] for one in seen["visitors"]} == {"127.0.0.1"}
            await host.post("/api/operator/announcement", {"key": "be_kind"})
            while (heard := await here.hear())["t"] != "announced":
                pass
            assert heard["announcement"]["key"] == "be_kind"
            await host.post("/api/operator/sanctions", {"measure": "ban", "guest": jan.id})
            assert await there.closed() == 1008
            assert (await jan.get("/api/me", 403))["reason"] == "banned"
            closed = await host.post(f"/api/operator/tables/{table}/close", {"note": "Bye."})
            assert closed["state"] == "over"
            await here.until(lambda seat: seat.is_over)
            assert here.table["result"]["note"] == "Bye."
            assert table in second.tables.live
            log = (await host.get("/api/operator"))["log"]
            assert [one["deed"] for one in log] == ["closed", "ban", "announced", "entered"]

    with running(settings(tmp_path)) as first, running(settings(tmp_path)) as second:
        play(script)
