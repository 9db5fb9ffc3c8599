"""Passkeys: made by an authenticator, known again in another browser, and no answer counts twice or elsewhere."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from deckhall.server import passkeys
from tests.server.people import Json, Person, RunningServer, config, play, running


def text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


class Authenticator:
    """A device with one key, which says yes to everything."""

    def __init__(self, origin: str, name: str = "localhost") -> None:
        self.origin = origin
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def _client_data(self, kind: str, question: Json) -> bytes:
        challenge = question["options"]["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(self.name.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def make(self, question: Json) -> Json:
        """The answer to a question that wants a passkey."""
        at = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + credential})
        client = self._client_data("webauthn.create", question)
        return self._answer(question, clientDataJSON=client, attestationObject=attested)

    def use(self, question: Json) -> Json:
        """The answer to the question who is there."""
        client, data = self._client_data("webauthn.get", question), self._data(0x05)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(question, clientDataJSON=client, authenticatorData=data, signature=signature)

    def _answer(self, question: Json, **response: bytes) -> Json:
        told: dict[str, Any] = {name: text(content) for name, content in response.items()}
        known = {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": told}
        return {"ticket": question["ticket"], "credential": known}


def by_name(server: RunningServer) -> str:
    """The server's address by its name: passkeys belong to names."""
    return f"localhost:{server.address.rpartition(':')[2]}"


async def make(person: Person, authenticator: Authenticator) -> Json:
    question = await person.post("/api/my/passkeys/ask")
    return await person.post("/api/my/passkeys", authenticator.make(question), 201)


def test_a_passkey_makes_another_browser_the_same_guest(server: RunningServer) -> None:
    async def script() -> None:
        where = by_name(server)
        async with Person(where, "Ola") as ola, Person(where) as there:
            device = Authenticator(f"http://{where}")
            assert (await ola.get("/api/my/passkeys")) == {"offered": True, "passkeys": []}
            [made] = (await make(ola, device))["passkeys"]
            assert made["used"] == 0
            for _ in range(2):
                question = await there.post("/api/passkey/ask")
                assert (await there.post("/api/passkey", device.use(question)))["name"] == "Ola"
            assert (await there.get("/api/me"))["id"] == ola.id
            [used] = (await there.get("/api/my/passkeys"))["passkeys"]
            assert used["used"] > 0
            gone = await ola.post(f"/api/my/passkeys/{made['id']}/remove")
            assert gone["passkeys"] == []
            question = await there.post("/api/passkey/ask")
            await there.post("/api/passkey", device.use(question), status=403)

    play(script)


def test_no_answer_counts_twice_or_for_another_question(server: RunningServer) -> None:
    async def script() -> None:
        where = by_name(server)
        async with Person(where) as ola, Person(where) as eve:
            device = Authenticator(f"http://{where}")
            question = await ola.post("/api/my/passkeys/ask")
            answer = device.make(question)
            await eve.post("/api/my/passkeys", answer, status=403)  # it was asked of somebody else
            await ola.post("/api/my/passkeys", answer, 201)
            await ola.post("/api/my/passkeys", answer, status=403)
            first, second = [await eve.post("/api/passkey/ask") for _ in range(2)]
            used = device.use(second)
            await eve.post("/api/passkey", used)
            await eve.post("/api/passkey", used, status=403)
            await eve.post("/api/passkey", device.use(first), status=403)  # older than what was answered
            third = await eve.post("/api/passkey/ask")
            forged = Authenticator(f"http://{where}")
            forged.id = device.id
            forged.uses = 50
            await eve.post("/api/passkey", forged.use(third), status=403)
            making = await ola.post("/api/my/passkeys/ask")
            await eve.post("/api/passkey", device.use(making), status=403)  # for another purpose

    play(script)


@pytest.mark.parametrize(
    ("origin", "name"), [("http://elsewhere.example", "localhost"), (None, "elsewhere.example")]
)
def test_a_passkey_of_another_site_is_refused(server: RunningServer, origin: str | None, name: str) -> None:
    async def script() -> None:
        where = by_name(server)
        async with Person(where) as ola:
            question = await ola.post("/api/my/passkeys/ask")
            device = Authenticator(origin or f"http://{where}", name)
            refused = await ola.post("/api/my/passkeys", device.make(question), status=403)
            assert refused["reason"] == "bad_token"

    play(script)


def test_nonsense_is_refused(server: RunningServer) -> None:
    async def script() -> None:
        where = by_name(server)
        async with Person(where) as ola:
            device = Authenticator(f"http://{where}")
            answer = device.make(await ola.post("/api/my/passkeys/ask"))
            for credential in ({}, {**answer["credential"], "response": {}}, {"id": 7, "response": None}):
                await ola.post("/api/my/passkeys", {**answer, "credential": credential}, status=403)
                asked = await ola.post("/api/passkey/ask")
                wish = {"ticket": asked["ticket"], "credential": credential}
                await ola.post("/api/passkey", wish, status=403)
            for ticket in ("x", "a.b.c", answer["ticket"][:-1]):
                await ola.post("/api/my/passkeys", {**answer, "ticket": ticket}, status=403)

    play(script)


def test_an_old_question_is_void(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        where = by_name(server)
        async with Person(where) as ola:
            device = Authenticator(f"http://{where}")
            question = await ola.post("/api/my/passkeys/ask")
            monkeypatch.setattr(passkeys, "_SECONDS", -1)
            await ola.post("/api/my/passkeys", device.make(question), status=403)

    play(script)


def test_an_address_or_a_server_without_the_package_offers_none(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            assert not (await ola.get("/api/my/passkeys"))["offered"]
            await ola.post("/api/my/passkeys/ask", status=404)
        monkeypatch.setattr(passkeys, "is_installed", lambda: False)
        async with Person(by_name(server)) as jan:
            assert not (await jan.get("/api/my/passkeys"))["offered"]
            await jan.post("/api/passkey/ask", status=404)

    play(script)


def test_behind_a_proxy_the_public_url_is_the_origin(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, public_url="https://play.example")) as server:
            async with Person(server.address) as ola:
                ola.client.headers["host"] = "play.example"
                question = await ola.post("/api/my/passkeys/ask")
                assert question["options"]["rp"]["id"] == "play.example"
                for origin, status in (("http://play.example", 403), ("https://play.example", 201)):
                    device = Authenticator(origin, "play.example")
                    await ola.post("/api/my/passkeys", device.make(question), status=status)

    play(script)


def test_a_guest_has_so_many_and_no_more(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        where = by_name(server)
        monkeypatch.setattr(passkeys, "_MOST", 1)
        async with Person(where) as ola:
            await make(ola, Authenticator(f"http://{where}"))
            refused = await ola.post("/api/my/passkeys/ask", status=429)
            assert refused["reason"] == "too_many"

    play(script)
