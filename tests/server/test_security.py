"""Only the server decides: whatever is sent to it, others are unharmed and hear nothing they may not know."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deckhall.server.logs import Lines
from deckhall.server.pages import Pages
from tests.server.people import Person, RunningServer, config, play, running


def test_another_guests_table_cannot_be_touched(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as thief:
            table = await ola.make_table("me", "bot:random", game="ambush")
            seat = await thief.sit(table)
            await seat.until(lambda seat: seat.view)
            live = server.tables.live[table]
            digest, saved = live.game.digest(), live.saved
            for kind, content in (
                ("act", {"seq": seat.seq, "options": ["rest"]}),
                ("undo", {}),
                ("undo_answer", {"yes": True}),
                ("hold", {"on": True}),
                ("auto_pass", {"everything": True}),
                ("take_over", {"seat": 0}),
                ("back", {}),
                ("resign", {}),
                ("hint", {}),
            ):
                await seat.tell(kind, **content)
                refusals = ("not_seated", "no_offer", "not_yours", "no_window", "no_hints")
                assert await seat.refused() in refusals, kind
            for path, status in (("leave", 403), ("start", 403), ("rematch", 409), ("join", 409)):
                await thief.post(f"/api/tables/{table}/{path}", {} if path == "join" else None, status)
            assert live.game.digest() == digest
            assert live.saved == saved
            await seat.leave()

    play(script)


@pytest.mark.parametrize(
    "origin", ["http://evil.invalid", "null", "http://127.0.0.1.evil.invalid", "https://127.0.0.1:1"]
)
def test_pages_of_other_sites_are_refused(server: RunningServer, origin: str) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "open")
            answer = await ola.client.post(f"/api/tables/{table}/leave", headers={"origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong_origin")
            with pytest.raises(InvalidStatus):
                await connect(
                    f"ws://{server.address}/ws/tables/{table}",
                    additional_headers={"cookie": f"deckhall={ola.cookie}", "origin": origin},
                )
            own = await connect(
                f"ws://{server.address}/ws/tables/{table}",
                additional_headers={"cookie": f"deckhall={ola.cookie}", "origin": f"http://{server.address}"},
            )
            await own.close()

    play(script)


def test_foreign_host_names_are_refused(tmp_path: Path, server: RunningServer) -> None:
    address = f"http://{server.address}/api/me"
    assert httpx2.get(address, headers={"host": "evil.invalid"}).status_code == 421
    assert httpx2.get(address, headers={"host": "localhost:8000"}).status_code == 200
    assert httpx2.get(address, headers={"host": "[::1]:8000"}).status_code == 200
    (tmp_path / "other").mkdir()
    with running(config(tmp_path / "other", hosts=("play.example",))) as other:
        address = f"http://{other.address}/api/me"
        assert httpx2.get(address, headers={"host": "play.example"}).status_code == 200
        assert httpx2.get(address).status_code == 421


def test_a_frame_too_large_ends_only_its_own_connection(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "bot:random")
            good, bad = await ola.sit(table), await ola.sit(table)
            with suppress(ConnectionClosed):
                await bad.socket.send("x" * 10_000_000)
            assert await bad.closed() in (1009, None)
            await good.play_on()
            await good.leave()

    play(script)


def test_bodies_too_large_are_refused(server: RunningServer) -> None:
    answer = httpx2.post(
        f"http://{server.address}/api/me",
        content=b'{"name":"' + b"x" * 100_000 + b'"}',
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "too_large")


def test_a_flood_ends_only_its_own_connection(tmp_path: Path) -> None:
    """Ten thousand messages at once; meanwhile two others play, and quickly."""

    async def script() -> None:
        with running(config(tmp_path, limits=1)) as server:
            async with Person(server.address) as ola, Person(server.address) as flooder:
                seat = await ola.sit(await ola.make_table("me", "bot:random"))
                table = await flooder.make_table("me", "bot:random")
                flood = await flooder.sit(table)
                await flood.until(lambda seat: seat.options)
                seq = server.tables.live[table].seq

                async def pour() -> int | None:
                    try:
                        for _ in range(10_000):
                            await flood.socket.send('{"t":"act","seq":99,"options":["x"]}')
                    except ConnectionClosed:
                        pass
                    return await flood.closed()

                pouring = asyncio.create_task(pour())
                started = time.monotonic()
                await seat.play_on()
                assert time.monotonic() - started < 30
                assert await pouring == 4008
                assert server.tables.live[table].seq == seq
                assert len(flood.frames) < 500, "most of it was not even answered"
                await seat.leave()

    play(script)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        '{"t":"fly"}',
        '{"t":"act"}',
        '{"t":"act","seq":"0","options":["rest"]}',
        '{"t":"act","seq":-1,"options":["rest"]}',
        '{"t":"act","seq":0,"options":["rest"],"hand":[1]}',
        '{"t":"act","seq":1e400,"options":["rest"]}',
        '{"t":"act","seq":0,"options":["' + "x" * 200 + '"]}',
        '{"t":"undo","because":"I can"}',
        "[" * 15_000,
        b"\x00\xff",
    ],
    ids=lambda frame: str(frame[:24]),
)
def test_malformed_messages_are_refused(server: RunningServer, frame: str | bytes) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random", game="ambush"))
            await seat.until(lambda seat: seat.options)
            await seat.socket.send(frame)
            assert await seat.refused() == "malformed"
            await seat.act("rest")
            await seat.until(lambda seat: seat.view["turn"] > 0)
            await seat.leave()

    play(script)


def test_malformed_again_and_again_ends_the_connection(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            for _ in range(40):
                await seat.socket.send("{")
            assert await seat.closed() == 1003

    play(script)


def test_making_and_joining_are_limited(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=1, tables_per_guest=5)) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                wish = {"game": "highest_card", "seats": ["me", "open"]}
                for _ in range(5):
                    await ola.post("/api/tables", wish, 201)
                refused = await ola.post("/api/tables", wish, 429)
                assert (refused["reason"], refused["args"]) == ("too_many", {"limit": 5})
                answers = [await jan.client.post("/api/tables", json=wish) for _ in range(20)]
                assert answers[-1].status_code == 429
                assert answers[-1].json()["reason"] in ("too_fast", "too_many")
                assert "retry-after" in next(
                    a.headers for a in answers if a.json().get("reason") == "too_fast"
                )
                joins = [await jan.client.post("/api/tables/nowhere/join", json={}) for _ in range(40)]
                assert joins[-1].json()["reason"] == "too_fast"

    play(script)


def test_connections_of_one_guest_are_limited(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, connections_per_guest=3)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table("me", "bot:random")
                seats = [await ola.sit(table) for _ in range(4)]
                assert await seats[3].closed() == 1013
                assert seats[3].refusals[0]["reason"] == "too_many"
                for seat in seats[:3]:
                    await seat.leave()

    play(script)


def test_every_answer_carries_safe_headers(server: RunningServer) -> None:
    for path in ("/", "/api/me", "/healthz", "/nowhere.js", "/api/nowhere"):
        headers = httpx2.get(f"http://{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_nothing_outside_the_client_is_served(tmp_path: Path, server: RunningServer) -> None:
    for path in (
        "/../store.py",
        "/%2e%2e/store.py",
        "/..%2fstore.py",
        "/static/../../store.py",
        "//etc/passwd",
    ):
        answer = httpx2.get(f"http://{server.address}{path}")
        assert "sqlalchemy" not in answer.text
        assert "root:" not in answer.text
    (tmp_path / "static").mkdir()
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "static" / "link").symlink_to(tmp_path / "secret.txt")
    assert Pages(server.tables.guests, tmp_path / "static")._pages == {}


def test_pages_are_kept_once_whatever_is_asked_for(server: RunningServer, tmp_path: Path) -> None:
    client_folder = tmp_path / "client"
    client_folder.mkdir()
    (client_folder / "main.css").write_text("x" * 10_000)
    pages = Pages(server.tables.guests, client_folder)
    client = TestClient(Starlette(routes=[Route("/{path:path}", pages.answer)]))
    for number in range(400):
        client.get(f"/{number}/%2e%2e/main.css")
    assert list(pages._pages) == ["main.css"]


def test_pages_are_compressed_and_known_again(server: RunningServer, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2_000)
    (tmp_path / "main.js").write_text("1")
    pages = Pages(server.tables.guests, tmp_path)
    client = TestClient(Starlette(routes=[Route("/{path:path}", pages.answer)]))
    front = client.get("/")
    assert front.headers["content-encoding"] == "gzip"
    assert client.get("/table/abc").text == front.text, "a place within the client"
    assert client.get("/gone.js").status_code == 404
    assert client.get("/main.js").headers["content-type"].startswith("text/javascript")
    assert client.get("/", headers={"if-none-match": front.headers["etag"]}).status_code == 304


def test_wrong_methods_and_kinds_of_body_are_refused(server: RunningServer) -> None:
    address = f"http://{server.address}"
    assert httpx2.delete(address + "/api/tables").json()["reason"] == "not_found"
    assert httpx2.post(address + "/index.html").status_code == 405
    assert httpx2.post(address + "/api/me", content="name=x").status_code == 415
    assert httpx2.get(address + "/api/nowhere").json()["reason"] == "not_found"
    assert httpx2.get(address + "/api/tables/nowhere").status_code == 404


def test_health_and_figures(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            seat = await ola.sit(await ola.make_table("me", "bot:random"))
            await seat.play_on()
            assert await ola.get("/healthz") == {"ok": True}
            figures = (await ola.client.get("/metrics")).text
            assert "deckhall_moves_total 4" in figures
            assert "deckhall_live_tables 1" in figures
            assert 'deckhall_commit_seconds_bucket{le="+Inf"}' in figures
            assert ola.id not in figures
            assert seat.table["id"] not in figures
            await seat.leave()

    play(script)


def test_logs_hold_no_secrets(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[str] = []

    async def script() -> None:
        async with Person(server.address, "Ola Secret") as ola:
            with caplog.at_level("DEBUG"):
                seat = await ola.sit(await ola.make_table("me", "bot:random", chat=True))
                await seat.tell("say", text="do not tell")
                link = (await ola.get("/api/recovery"))["link"]
                await ola.client.post(link)
                await seat.play_on()
                await seat.leave()
            mine = [record for record in caplog.records if record.name.startswith(("deckhall", "uvicorn"))]
            lines.extend(Lines().format(record) for record in mine)
            text = "\n".join(lines)
            seed = server.tables.live[seat.table["id"]].saved.seed
            for secret in (ola.cookie, link.rpartition("/")[2], "do not tell", "Ola Secret", seed):
                assert secret not in text

    play(script)
    assert any(json.loads(line)["event"] == "table_made" for line in lines)


def test_even_the_description_of_the_api_is_limited(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=0.1)) as server:
            async with Person(server.address) as ola:
                answers = [await ola.client.get("/api/openapi.json") for _ in range(40)]
                assert answers[0].status_code == 200
                assert answers[-1].status_code == 429

    play(script)
