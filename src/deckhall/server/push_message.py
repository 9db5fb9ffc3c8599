"""A push message: encrypted for one browser (RFC 8291), and signed by this server for the service that carries it
(RFC 8292, "VAPID"). The package behind it comes with the extra `push` and is imported with the first message."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
_SIGNED_FOR = 12 * 3_600  # seconds; services take no more than a day
_POINT, _SECRET, _SALT = 65, 16, 16  # bytes
_RECORD = 4_096


@cache
def is_installed() -> bool:
    return find_spec("cryptography") is not None


class ServerKey:
    """The key by which services know this server. It follows from the server's secret: all servers of a host have the
    same, and it is in no file of its own."""

    def __init__(self, secret: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        wide = hmac.new(secret, b"push key", hashlib.sha512).digest()
        self._private = ec.derive_private_key(int.from_bytes(wide, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        self.public = text(_point(self._private.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header by which a service knows who sends it a message."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + _SIGNED_FOR,
            "sub": self._contact,
        }
        parts = [text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        numbers = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={signed}.{text(signature)}, k={self.public}"


def encrypted(
    content: bytes,
    key: bytes,
    auth: bytes,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The content as only the browser with this public key and secret can read it. `own` and `salt` are used once, and
    made for it."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(_SALT)
    public = _point(own.public_key())
    agreed = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key))

    def derived(length: int, salt: bytes, info: bytes, material: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(material)

    shared = derived(32, auth, b"WebPush: info\0" + key + public, agreed)
    content_key = derived(16, salt, b"Content-Encoding: aes128gcm\0", shared)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", shared)
    header = salt + _RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(content_key).encrypt(nonce, content + b"\2", None)


def are_keys(key: str, auth: str) -> bool:
    """Whether these can be the public key and the secret of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = read(key), read(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == _POINT and len(secret) == _SECRET


def text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def read(said: str) -> bytes:
    """The bytes of a text in base64url."""
    return base64.b64decode(said + "=" * (-len(said) % 4), altchars=b"-_", validate=True)


def _point(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
