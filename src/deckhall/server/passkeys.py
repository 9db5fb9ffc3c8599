"""Passkeys (WebAuthn): another way for a guest to be recognised, besides the recovery link.

They need the extra `passkeys`; a server without it offers none. Challenges are signed tickets, so that any server can
verify what another has issued, and a passkey accepts no ticket older than the last one it answered.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import secrets
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from starlette.requests import Request

from deckhall.server.guests import Guest, Guests
from deckhall.server.people_messages import Passkey, PasskeyAnswer, PasskeyQuestion, Passkeys
from deckhall.server.refusals import Refuse
from deckhall.server.schema import passkey
from deckhall.server.writer import Changed, NotStored

if TYPE_CHECKING:
    from deckhall.server.store import Store

_MOST = 10  # per guest
_SECONDS = 300  # seconds to answer
_SITE = "Deckhall"
_MAKE, _USE = "passkey-make", "passkey-use"  # the purposes of tickets


@cache
def is_installed() -> bool:
    return find_spec("webauthn") is not None


def is_offered(request: Request) -> bool:
    """Whether passkeys are available here: browsers tie them to a host name, never to an address."""
    name = request.url.hostname or ""
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return False
    return bool(name) and is_installed()


async def of_guest(store: Store, request: Request, guest: Guest) -> Passkeys:
    return Passkeys(is_offered(request), await told(store, guest.id))


async def told(store: Store, guest_id: str) -> list[Passkey]:
    """The passkeys of a guest, without their keys."""
    which = passkey.c
    return await store.read(
        select(which.id, which.made, which.used).where(which.guest_id == guest_id).order_by(which.made),
        lambda row: Passkey(row.id, row.made, row.used // 1000),
    )


# -- making one ----------------------------------------------------------------------------------------


async def ask_to_make(store: Store, guests: Guests, request: Request, guest: Guest) -> PasskeyQuestion:
    """The request to the browser's authenticator to create a passkey for this guest."""
    present = await told(store, guest.id)
    _refuse_where_none_are(request)
    if len(present) >= _MOST:
        raise Refuse("too_many", status=429, limit=_MOST)
    challenge, ticket = _challenge(guests, _MAKE, guest.id)

    def options() -> Any:
        import webauthn
        from webauthn.helpers import structs

        return webauthn.generate_registration_options(
            rp_id=_name(request),
            rp_name=_SITE,
            user_id=guest.id.encode(),
            user_name=guest.name or _SITE,
            challenge=challenge,
            timeout=_SECONDS * 1000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id))
                for one in present
            ],
        )

    return PasskeyQuestion(await asyncio.to_thread(_as_json, options), ticket)


async def make(store: Store, guests: Guests, request: Request, guest: Guest, answer: PasskeyAnswer) -> None:
    """Store the passkey that an authenticator has created."""
    _refuse_where_none_are(request)
    challenge, _ = _read_ticket(guests, _MAKE, guest.id, answer.ticket)

    def verify() -> Any:
        import webauthn

        return webauthn.verify_registration_response(
            credential=answer.credential,
            expected_challenge=challenge,
            expected_rp_id=_name(request),
            expected_origin=guests.origin_of(request),
        )

    made = await _verified(verify)
    row = {
        "id": _text(made.credential_id),
        "guest_id": guest.id,
        "public_key": made.credential_public_key,
        "signs": made.sign_count,
        "made": int(time.time()),
        "used": 0,
    }
    try:
        await store.write((store.say.passkey, row))
    except NotStored as problem:
        if await _row(store, row["id"]) is not None:  # answered twice
            raise Refuse("bad_token", status=403) from problem
        raise


async def remove(store: Store, guest: Guest, passkey_id: str) -> None:
    which = (passkey.c.id == passkey_id) & (passkey.c.guest_id == guest.id)
    with suppress(Changed):
        await store.write((passkey.delete().where(which), None), must_change=True)
        return
    raise Refuse("not_found", status=404)


# -- being known by one --------------------------------------------------------------------------------


async def ask_who(guests: Guests, request: Request) -> PasskeyQuestion:
    """The request to the browser's authenticator to identify the user."""
    _refuse_where_none_are(request)
    challenge, ticket = _challenge(guests, _USE, "")

    def options() -> Any:
        import webauthn

        return webauthn.generate_authentication_options(
            rp_id=_name(request), challenge=challenge, timeout=_SECONDS * 1000
        )

    return PasskeyQuestion(await asyncio.to_thread(_as_json, options), ticket)


async def who(store: Store, guests: Guests, request: Request, answer: PasskeyAnswer) -> Guest:
    """The guest whose passkey has answered. Each answer counts once."""
    _refuse_where_none_are(request)
    challenge, asked = _read_ticket(guests, _USE, "", answer.ticket)
    row = await _row(store, str(answer.credential.get("id", "")))
    if row is None:
        raise Refuse("bad_token", status=403)

    def verify() -> Any:
        import webauthn

        return webauthn.verify_authentication_response(
            credential=answer.credential,
            expected_challenge=challenge,
            expected_rp_id=_name(request),
            expected_origin=guests.origin_of(request),
            credential_public_key=bytes(row["public_key"]),
            credential_current_sign_count=row["signs"],
        )

    used = await _verified(verify)
    which = (passkey.c.id == row["id"]) & (passkey.c.used < asked)
    changed = passkey.update().where(which).values(used=asked, signs=used.new_sign_count)
    try:
        await store.write((changed, None), must_change=True)
    except Changed as error:
        raise Refuse("bad_token", status=403) from error
    return await guests.by_id(row["guest_id"])


async def _row(store: Store, passkey_id: str) -> dict[str, Any] | None:
    found = await store.read(
        select(passkey).where(passkey.c.id == passkey_id), lambda row: dict(row._mapping)
    )
    return found[0] if found else None


# -- what both have in common --------------------------------------------------------------------------


def _refuse_where_none_are(request: Request) -> None:
    if not is_offered(request):
        raise Refuse("not_found", status=404)


def _name(request: Request) -> str:
    """The host name that a passkey belongs to: the one under which this server was reached."""
    return (request.url.hostname or "").lower()


def _challenge(guests: Guests, purpose: str, guest_id: str) -> tuple[bytes, str]:
    """A challenge, and a ticket that proves we issued it."""
    challenge, asked = secrets.token_bytes(32), int(time.time() * 1000)
    content = f"{_text(challenge)}.{asked}"
    return challenge, f"{content}.{guests.sign(purpose, f'{guest_id}:{content}')}"


def _read_ticket(guests: Guests, purpose: str, guest_id: str, ticket: str) -> tuple[bytes, int]:
    """The challenge of a valid ticket of ours, and when it was issued (milliseconds)."""
    content, _, signature = ticket.rpartition(".")
    if not guests.is_signed(purpose, f"{guest_id}:{content}", signature):
        raise Refuse("bad_token", status=403)
    challenge, _, asked = content.partition(".")
    if time.time() - int(asked) / 1000 > _SECONDS:
        raise Refuse("bad_token", status=403)
    return base64.urlsafe_b64decode(challenge + "=="), int(asked)


async def _verified(verify: Any) -> Any:
    try:
        return await asyncio.to_thread(verify)
    except (
        Exception
    ) as error:  # anything may be wrong with what a browser sent, and the package has no common error class
        raise Refuse("bad_token", status=403) from error


def _as_json(options: Any) -> dict[str, Any]:
    import webauthn

    told: dict[str, Any] = json.loads(webauthn.options_to_json(options()))
    return told


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
