"""Before the game: who is ready, where links work; and after it: who wants another one."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from deckhall.server import invitation
from deckhall.server.config import Config
from tests.server.people import Person, RunningServer, config, play


def test_a_game_starts_when_everybody_is_there_and_ready(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open")
            seat = await ola.sit(table)
            seated = await jan.post(f"/api/tables/{table}/join", {"ready": False})
            assert seated["state"] == "open"
            assert [one["ready"] for one in seated["seats"]] == [True, False]
            await seat.until(lambda seat: seat.table and seat.table["seats"][1]["kind"] == "person")
            waits = await ola.post(f"/api/tables/{table}/ready", {"ready": False})
            assert [one["ready"] for one in waits["seats"]] == [False, False]
            assert (await jan.post(f"/api/tables/{table}/ready", {"ready": True}))["state"] == "open"
            started = await ola.post(f"/api/tables/{table}/ready", {"ready": True})
            assert started["state"] == "playing"
            assert not any(one["ready"] for one in started["seats"]), "a matter of before the game"
            await seat.until(lambda seat: seat.view)
            late = await jan.post(f"/api/tables/{table}/ready", {"ready": False}, status=409)
            assert late["reason"] == "not_open"

    play(script)


def test_only_who_sits_can_be_ready(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as eve:
            table = await ola.make_table("me", "open")
            refused = await eve.post(f"/api/tables/{table}/ready", {"ready": True}, status=403)
            assert refused["reason"] == "not_seated"

    play(script)


def test_the_others_are_told_who_wants_another_game(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table = await ola.make_table("me", "open")
            await jan.join(table)
            seat = await ola.sit(table)
            await ola.post(f"/api/my/tables/{table}/give_up")
            following = await jan.post(f"/api/tables/{table}/rematch")
            await seat.until(lambda seat: seat.table.get("rematch"))
            assert seat.table["rematch"] == following["id"]
            assert seat.table["rematch_by"] == 1
            joined = await ola.post(f"/api/tables/{table}/rematch")
            assert (joined["id"], joined["state"]) == (following["id"], "playing")

    play(script)


@pytest.mark.parametrize(
    ("host", "forwarded", "works"),
    [
        ("127.0.0.1", False, "machine"),
        ("localhost", False, "machine"),
        ("::1", False, "machine"),
        ("192.168.1.20", False, "network"),
        ("10.0.0.7", False, "network"),
        ("fe80::1", False, "network"),
        ("table.local", False, "network"),
        ("attic", False, "network"),
        ("play.example", False, "anywhere"),
        ("93.184.216.34", False, "anywhere"),
        ("attic", True, "anywhere"),
    ],
)
def test_an_address_says_where_it_works(host: str, forwarded: bool, works: str) -> None:
    assert invitation.reach(host, forwarded) == works


def request_to(host: str, port: int = 8000, client: str = "127.0.0.1") -> Request:
    headers = [(b"host", f"{host}:{port}".encode())]
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "headers": headers}
    return Request({**scope, "server": ("127.0.0.1", port), "client": (client, 9)})


def test_the_network_is_offered_where_the_server_listens_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitation, "_outgoing_address", lambda: "192.168.1.20")
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])

    def told(listens: str, host: str, **settings: object) -> tuple[str, list[str]]:
        server = Config(host=listens, **settings)  # type: ignore[arg-type]  # each is of its field's type
        found = invitation.invitation(request_to(host), server, "/table/t")
        return found.works, [one.link for one in found.links]

    assert told("127.0.0.1", "127.0.0.1") == ("machine", [])
    assert told("0.0.0.0", "127.0.0.1") == ("network", ["http://192.168.1.20:8000/table/t"])
    assert told("0.0.0.0", "192.168.1.20") == ("network", ["http://192.168.1.20:8000/table/t"])
    assert told("192.168.1.20", "localhost") == ("network", ["http://192.168.1.20:8000/table/t"])
    assert told("0.0.0.0", "localhost", hosts=("localhost",)) == ("machine", []), "it refuses addresses"
    assert told("0.0.0.0", "play.example") == ("anywhere", ["http://play.example:8000/table/t"])
    stranger = request_to("localhost", client="203.0.113.7")
    assert invitation.invitation(stranger, Config(host="0.0.0.0"), "/table/t").links == [], (
        "whatever they call it"
    )


def test_a_link_comes_with_its_qr_code(tmp_path: Path) -> None:
    found = invitation.invitation(request_to("play.example"), config(tmp_path), "/table/t").links[0]
    dots = {tuple(map(int, dot.split("h")[0].split())) for dot in found.qr.split("M")[1:]}
    assert all(0 <= x < found.size and 0 <= y < found.size for x, y in dots)
    corner = {(x, y) for x in range(7) for y in range(7) if (x, y) in dots}
    assert len(corner) == 33, "the pattern by which a camera finds the corner"


def test_the_lobby_says_where_its_link_works(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", "open")
            assert await ola.get(f"/api/tables/{table}/invitation") == {"works": "machine", "links": []}
            await ola.get("/api/tables/nothing/invitation", status=404)

    play(script)
