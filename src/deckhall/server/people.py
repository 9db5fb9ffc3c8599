"""Routes for returning guests: results, whose turn it is, passkeys, and all their data."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from deckhall.server import my_data, passkeys, push_subscriptions, results
from deckhall.server.addresses import address_of
from deckhall.server.guests import Guest
from deckhall.server.ownership import Elsewhere
from deckhall.server.people_messages import (
    DeleteMe,
    Me,
    PasskeyAnswer,
    PasskeyQuestion,
    Passkeys,
    Push,
    PushEnd,
    PushWish,
)
from deckhall.server.refusals import Refuse
from deckhall.server.table_messages import TableList

if TYPE_CHECKING:
    from deckhall.server.api import Api


async def my_results(api: Api, request: Request, guest: Guest, wish: None) -> msgspec.Raw:
    return await results.of_guest(api.tables.services.store, guest.id)


async def turns(api: Api, request: Request, guest: Guest, wish: None) -> TableList:
    return TableList(await api.tables.mine.turns(guest))


# -- everything about me ----------------------------------------------------------------------------


async def my_data_file(api: Api, request: Request, guest: Guest, wish: None) -> Response:
    """One file, streamed as it is written: with hundreds of games it is large."""
    api.exporting.check(guest.id)
    config = api.tables.services.config
    place = config.public_url.rstrip("/") or f"{api.tables.guests.origin_of(request)}{config.base}"
    name = f"deckhall-{time.strftime('%Y-%m-%d')}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    content = my_data.exported(api.tables, guest, place)
    return StreamingResponse(content, headers=headers, media_type="application/json")


async def vanish(api: Api, request: Request, guest: Guest, wish: None) -> TableList:
    """Leave nothing of me at one table."""
    await api.changing.take(guest.id)
    table_id = request.path_params["id"]
    if table_id not in await my_data.tables_of(api.tables, guest):
        raise Refuse("not_found", status=404)
    await api.tables.mine.vanish(guest, table_id)
    return TableList(await api.tables.mine.listed(guest))


async def delete_me(api: Api, request: Request, guest: Guest, wish: DeleteMe) -> Me:
    """Delete everything about me, table by table; tables owned by another server are handled there. From then on this
    browser is a new guest."""
    api.exporting.check(guest.id)
    if wish.id != guest.id:
        raise Refuse("malformed", status=422, detail="the id is not that of who asks")
    for table_id in await my_data.tables_of(api.tables, guest):
        try:
            await api.tables.mine.vanish(guest, table_id)
        except Elsewhere as place:
            place.path = f"/api/my/tables/{table_id}/vanish"
            answer = await api.relayed(request, place)
            if answer.status_code >= 400:
                raise Refuse("busy", status=503, seconds=1) from place
    await my_data.delete(api.tables, guest)
    stranger = api.tables.guests.newcomer()
    request.state.becomes = stranger
    return stranger.me()


# -- passkeys -----------------------------------------------------------------------------------------


async def my_passkeys(api: Api, request: Request, guest: Guest, wish: None) -> Passkeys:
    return await passkeys.of_guest(api.tables.services.store, request, guest)


async def ask_to_make_passkey(api: Api, request: Request, guest: Guest, wish: None) -> PasskeyQuestion:
    await api.changing.take(guest.id)
    return await passkeys.ask_to_make(api.tables.services.store, api.tables.guests, request, guest)


async def make_passkey(api: Api, request: Request, guest: Guest, wish: PasskeyAnswer) -> Passkeys:
    await api.changing.take(guest.id)
    store, guests = api.tables.services.store, api.tables.guests
    if not guest.stored:
        await api.arriving.take(address_of(request))
        await guests.keep(guest)
    await passkeys.make(store, guests, request, guest, wish)
    return await passkeys.of_guest(store, request, guest)


async def remove_passkey(api: Api, request: Request, guest: Guest, wish: None) -> Passkeys:
    await api.changing.take(guest.id)
    await passkeys.remove(api.tables.services.store, guest, request.path_params["id"])
    return await passkeys.of_guest(api.tables.services.store, request, guest)


async def ask_who(api: Api, request: Request, guest: Guest, wish: None) -> PasskeyQuestion:
    await api.joining.take(address_of(request))
    return await passkeys.ask_who(api.tables.guests, request)


async def sign_in(api: Api, request: Request, guest: Guest, wish: PasskeyAnswer) -> Me:
    """Become the guest whose passkey has answered."""
    await api.joining.take(address_of(request))
    known = await passkeys.who(api.tables.services.store, api.tables.guests, request, wish)
    request.state.becomes = known
    return known.me()


# -- notices to closed browsers -------------------------------------------------------------------------


async def my_push(api: Api, request: Request, guest: Guest, wish: None) -> Push:
    known = await push_subscriptions.told(api.tables.services.store, guest.id)
    push = api.tables.services.push
    return Push("" if push is None else push.key.public, len(known))


async def subscribe(api: Api, request: Request, guest: Guest, wish: PushWish) -> Push:
    if api.tables.services.push is None:
        raise Refuse("not_found", status=404)
    await api.changing.take(guest.id)
    push_subscriptions.check(wish)
    if not guest.stored:
        await api.arriving.take(address_of(request))
        await api.tables.guests.keep(guest)
    await push_subscriptions.add(api.tables.services.store, guest.id, wish)
    return await my_push(api, request, guest, None)


async def unsubscribe(api: Api, request: Request, guest: Guest, wish: PushEnd) -> Push:
    await api.changing.take(guest.id)
    await push_subscriptions.remove(api.tables.services.store, wish.endpoint, guest.id)
    return await my_push(api, request, guest, None)
