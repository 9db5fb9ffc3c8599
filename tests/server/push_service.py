"""A push service on this machine, and browsers that read what it was given: as their makers' do, over HTTPS."""

from __future__ import annotations

import base64
import datetime
import json
import queue
import secrets
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from deckhall.server import push_delivery
from tests.server.people import PATIENCE, Json

NAME = "push.example"


def text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def read(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class Browser:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, path: str = "") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.path = path or f"/{secrets.token_urlsafe(9)}"
        self.endpoint = f"https://{NAME}{self.path}"

    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "p256dh": text(point(self.key)), "auth": text(self.auth)}

    def read(self, body: bytes) -> Json:
        """What a message says (RFC 8291, from the receiver's side)."""
        salt, length = body[:16], body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + point(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record says that it is the last"
        told: Json = json.loads(plain[:-1])
        return told


def claims_of(authorization: str, public: str) -> Json:
    """What a server says about itself, after its signature was checked (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    numbers = read(signature)
    pair = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(public))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: Json = json.loads(read(signed.partition(".")[2]))
    return claims


@dataclass
class Message:
    """What the service was given."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages, and answers with a status."""

    port: int = 0
    status: int = 201
    where_to: str = ""  # with a redirect
    given: queue.Queue[Message] = field(default_factory=queue.Queue)

    def next(self) -> Message:
        return self.given.get(timeout=PATIENCE)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the service's name, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "push.pem", folder / "push-key.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return public, private


@contextmanager
def push_service(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """The service, which servers in this process find under its name."""
    service = PushService()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.given.put(Message(self.path, headers, body))
            self.send_response(service.status)
            if service.where_to:
                self.send_header("location", service.where_to)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    public, private = certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    door = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    door.socket = context.wrap_socket(door.socket, server_side=True)
    service.port = door.server_address[1]
    thread = threading.Thread(target=door.serve_forever, args=[0.05], daemon=True)
    thread.start()

    def connected(host: str, port: int) -> socket.socket:
        assert (host, port) == (NAME, 443)
        return socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE)

    monkeypatch.setattr(push_delivery, "connected", connected)
    monkeypatch.setattr(push_delivery, "tls", lambda: ssl.create_default_context(cafile=str(public)))
    try:
        yield service
    finally:
        door.shutdown()
        door.server_close()
        thread.join(PATIENCE)
