"""Notices to closed browsers: off unless the host wants them, sent once to who is away, read by nobody on the way, and
never a way into the host's own network."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from deckhall.server import push_delivery, push_message
from deckhall.server.app import application
from deckhall.server.config import InvalidConfig, from_environment
from deckhall.server.push_notices import PushNotices, is_wanted, notice
from deckhall.server.saved_table import SavedTable, Seat
from deckhall.server.table_messages import Settings
from deckhall.text import LANGUAGES
from tests.server.people import PATIENCE, Person, RunningServer, config, play, running
from tests.server.push_service import Browser, PushService, claims_of, push_service
from tests.server.test_my_data import ask_for_deletion, everything, rows_that_name

CONTACT = "mailto:host@club.example"


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as service:
        yield service


@contextmanager
def pushing(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    """A server whose host has switched notices on, and that does not wait long for anybody."""
    with running(config(folder, **{"push_contact": CONTACT, "push_after": 0.05, **settings})) as server:
        yield server


def notices_of(server: RunningServer) -> PushNotices:
    push = server.tables.services.push
    assert isinstance(push, PushNotices)
    return push


async def subscribe(person: Person, browser: Browser | None = None) -> Browser:
    browser = browser or Browser()
    await person.post("/api/my/push", browser.subscription(), 201)
    return browser


async def soon(what: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def next_of(service: PushService) -> Any:
    return await asyncio.to_thread(service.next)


# -- who is told, and when ---------------------------------------------------------------------------


def test_who_is_away_is_told_once_until_they_have_looked(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address, "Ola") as ola, Person(server.address, "Jan") as jan:
                browser = await subscribe(ola)
                table = await ola.make_table("me", "open")
                await jan.join(table)  # it begins, and Ola is asked first
                message = await next_of(service)
                key = (await ola.get("/api/my/push"))["key"]
                claims = claims_of(message.headers["authorization"], key)
                assert (claims["aud"], claims["sub"]) == ("https://push.example", CONTACT)
                assert time.time() < claims["exp"] < time.time() + 86_400
                assert message.path == browser.path
                assert message.headers["content-encoding"] == "aes128gcm"
                assert table not in str(message), "who carries it cannot see which table"
                told = browser.read(message.body)
                assert (told["table"], told["title"]) == (table, "Your turn")
                assert "Jan" in told["body"]
                theirs = await jan.sit(table)
                await theirs.until(lambda seat: seat.table)
                await theirs.leave()
                here = await ola.sit(table)
                await here.until(lambda seat: seat.options)
                await soon(lambda: not server.tables.live[table].saved.seats[0].told)
                await here.act()
                await here.until(lambda seat: not seat.options)
                await here.leave()
                await soon(lambda: not server.tables.live[table].is_present(0))
                theirs = await jan.sit(table)
                await theirs.until(lambda seat: seat.options)
                await theirs.act()
                assert browser.read((await next_of(service)).body)["table"] == table
                assert service.given.empty(), "while Ola was away nothing else was sent"

    play(script)


def test_who_is_there_or_plays_with_bots_is_not_told(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                browser = await subscribe(ola)
                await ola.make_table("me", "bot:random")
                there = await ola.make_table("me", "open")
                here = await ola.sit(there)
                await jan.join(there)
                await here.until(lambda seat: seat.options)
                assert notices_of(server)._waiting == set()
                last = await ola.make_table("me", "open")
                await jan.join(last)
                assert browser.read((await next_of(service)).body)["table"] == last
                assert service.given.empty()

    play(script)


def test_who_comes_in_time_is_not_told(tmp_path: Path) -> None:
    async def script() -> None:
        with pushing(tmp_path, push_after=600) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                await subscribe(ola)
                table = await ola.make_table("me", "open")
                await jan.join(table)
                push = notices_of(server)
                assert push._waiting == {(table, 0)}
                here = await ola.sit(table)
                await here.until(lambda seat: seat.options)
                assert not is_wanted(server.tables.live[table], 0)

    play(script)


def test_it_is_told_once_over_a_restart_too(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                his = jan.cookie
                await subscribe(ola)
                table = await ola.make_table("me", "open")
                await jan.join(table)
                await next_of(service)
        with pushing(tmp_path) as server:
            async with Person(server.address, cookie=his) as jan:
                await jan.get(f"/api/tables/{table}")
                assert server.tables.live[table].saved.seats[0].told
                assert notices_of(server)._waiting == set()
        assert service.given.empty()

    play(script)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                await subscribe(ola)
                service.status = 503  # it will be back
                await jan.join(await ola.make_table("me", "open"))
                await next_of(service)
                await soon(lambda: not notices_of(server)._under_way)
                assert (await ola.get("/api/my/push"))["browsers"] == 1
                service.status = 410
                await jan.join(await ola.make_table("me", "open"))
                await next_of(service)
                await soon(lambda: not notices_of(server)._under_way)
                assert (await ola.get("/api/my/push"))["browsers"] == 0

    play(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_says_what_the_list_of_games_says(language: str) -> None:
    people = [Seat("person", "a", name="Ola"), Seat("person", "b"), Seat("bot", level="easy")]
    saved = SavedTable("t", "ascension", {}, Settings(), [*people, Seat("bot", level="easy")], "a", 0)
    told = push_message_of(notice(saved, 0, language))
    assert told["lang"] == language
    assert set(told) == {"table", "title", "body", "lang", "dir"}
    assert "Ola" not in told["body"], "who is told knows who they are"
    for word in (" 2", " 1"):
        assert word in told["body"]
    assert "Ola" in push_message_of(notice(saved, 1, language))["body"]
    assert "{" not in told["title"] + told["body"]


def push_message_of(content: bytes) -> Any:
    return msgspec.json.decode(content)


# -- whose browsers ------------------------------------------------------------------------------------


def test_unless_the_host_wants_it_there_is_none(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            assert await ola.get("/api/my/push") == {"key": "", "browsers": 0}
            await ola.post("/api/my/push", Browser().subscription(), status=404)
            assert server.tables.services.push is None

    play(script)


def test_a_guest_has_so_many_browsers_and_no_more(tmp_path: Path) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as ola, Person(server.address) as eve:
                browsers = [await subscribe(ola) for _ in range(7)]
                await subscribe(ola, browsers[-1])
                assert (await ola.get("/api/my/push"))["browsers"] == 5
                await eve.post("/api/my/push/remove", {"endpoint": browsers[-1].endpoint})
                assert (await ola.get("/api/my/push"))["browsers"] == 5, "nobody else can end it"
                left = await ola.post("/api/my/push/remove", {"endpoint": browsers[-1].endpoint})
                assert left["browsers"] == 4
                kept = {one["endpoint"] for one in (await everything(ola))["push"]}
                assert len(kept & {one.endpoint for one in browsers}) == 4

    play(script)


def test_a_browser_that_becomes_somebody_else_is_theirs(tmp_path: Path) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as ola, Person(server.address) as jan:
                browser = await subscribe(ola)
                await subscribe(jan, browser)
                assert (await ola.get("/api/my/push"))["browsers"] == 0
                assert (await jan.get("/api/my/push"))["browsers"] == 1

    play(script)


def test_browsers_are_deleted_with_everything_about_me(tmp_path: Path) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address, "Wilhelmina") as ola:
                browser = await subscribe(ola)
                [told] = (await everything(ola))["push"]
                assert told["endpoint"] == browser.endpoint
                assert "auth" not in told
                await ask_for_deletion(ola)
                assert rows_that_name(server, ola.id, browser.endpoint) == []

    play(script)


# -- no way into the host's network ----------------------------------------------------------------------

INSIDE = [
    "http://push.example/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://[::1]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://[2002:a00:1::]/x",
    "https://push.example:8443/x",
    "https://host@push.example/x",
    "https://push.example/x\r\nHost: inside",
    "https://push.example/x y",
    "https://püsh.example/x",
    "https://push.example/x#y",
    "file:///etc/passwd",
    "https://",
    "https://[",
]


def test_an_endpoint_within_a_network_is_refused(tmp_path: Path) -> None:
    async def script() -> None:
        with pushing(tmp_path) as server:
            async with Person(server.address) as eve:
                wish = Browser().subscription()
                for endpoint in INSIDE:
                    refused = await eve.post("/api/my/push", {**wish, "endpoint": endpoint}, status=422)
                    assert refused["reason"] == "malformed", endpoint
                for wrong in (
                    {"p256dh": "AAAA"},
                    {"p256dh": "B" + "A" * 86},
                    {"auth": "AAAA"},
                    {"auth": "?"},
                ):
                    await eve.post("/api/my/push", {**wish, **wrong}, status=422)
                assert (await eve.get("/api/my/push"))["browsers"] == 0

    play(script)


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["203.0.113.9", "10.0.0.1"], ["8.8.8.8", "::1"], []])
def test_a_name_that_leads_into_a_network_is_not_connected_to(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a name led to when the browser subscribed: all its addresses are looked at when a message is sent."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    tried: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *where, **__: tried.append(where))
    with pytest.raises(push_delivery.NotOutside):
        push_delivery.post("https://rebinding.example/x", b"", {})
    assert tried == []


def test_the_address_that_was_looked_at_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)

    def refuse(where: tuple[str, int], **_: Any) -> socket.socket:
        raise ConnectionRefusedError(where)

    monkeypatch.setattr(socket, "create_connection", refuse)
    with pytest.raises(ConnectionRefusedError, match=r"8\.8\.8\.8"):
        push_delivery.post("https://push.example/x", b"", {})


def test_a_redirect_is_not_followed(service: PushService) -> None:
    service.status, service.where_to = 307, "https://push.example/elsewhere"
    assert push_delivery.post("https://push.example/x?a=b", b"body", {"TTL": "1"}) == 307
    assert service.next().path == "/x?a=b"
    assert service.given.empty()


# -- keys, and the host's setting ------------------------------------------------------------------------


def test_the_example_of_rfc_8291_is_encrypted_as_it_says() -> None:
    read = push_message.read
    own = read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = push_message.encrypted(
        b"When I grow up, I want to be a watermelon",
        read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(own, "big"), ec.SECP256R1()),
        read("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push_message.text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_all_servers_with_one_secret_have_one_key() -> None:
    first, second = (push_message.ServerKey(b"the same secret", CONTACT) for _ in range(2))
    assert first.public == second.public
    assert push_message.ServerKey(b"another secret", CONTACT).public != first.public
    claims_of(first.authorization("https://push.example/x"), first.public)


@pytest.mark.parametrize(
    "contact", ["host@club.example", "mailto:host", "http://club.example", "mailto: a@b"]
)
def test_a_wrong_contact_is_refused_in_words(contact: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKHALL_PUSH_CONTACT", contact)
    with pytest.raises(InvalidConfig, match="mailto:"):
        from_environment()


@pytest.mark.parametrize("contact", [CONTACT, "https://club.example/contact", ""])
def test_a_contact_is_an_address(contact: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKHALL_PUSH_CONTACT", contact)
    assert from_environment().push_contact == contact


def test_without_the_package_the_server_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_message, "is_installed", lambda: False)
    with pytest.raises(InvalidConfig, match="push"):
        application(config(tmp_path, push_contact=CONTACT))
