"""The browsers of guests that get notices while they are closed, as they are stored."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from deckhall.server import push_delivery, push_message
from deckhall.server.people_messages import PushBrowser, PushWish
from deckhall.server.refusals import Refuse
from deckhall.server.schema import push_subscription

if TYPE_CHECKING:
    from deckhall.server.store import Store

MOST = 5  # of a guest


def check(wish: PushWish) -> None:
    """Refuse what cannot be a browser's place at a push service."""
    if not push_delivery.is_possible(wish.endpoint):
        raise Refuse("malformed", status=422, detail="the endpoint is not one of a push service")
    if not push_message.are_keys(wish.p256dh, wish.auth):
        raise Refuse("malformed", status=422, detail="the keys are not those of a browser")


async def add(store: Store, guest_id: str, wish: PushWish) -> None:
    """Keep a browser; a guest who has too many loses those that came first."""
    row = {
        "endpoint": wish.endpoint,
        "guest_id": guest_id,
        "key": wish.p256dh,
        "auth": wish.auth,
        "made": int(time.time()),
    }
    await store.write((store.say.push_subscription, row))
    others = [one.endpoint for one in await told(store, guest_id) if one.endpoint != wish.endpoint]
    for endpoint in others[MOST - 1 :]:
        await remove(store, endpoint, guest_id)


async def told(store: Store, guest_id: str) -> list[PushBrowser]:
    """The browsers of a guest, the newest first, without their keys."""
    which = push_subscription.c
    newest = select(which.endpoint, which.made).where(which.guest_id == guest_id).order_by(which.made.desc())
    return await store.read(newest, lambda row: PushBrowser(row.endpoint, row.made))


async def of_guest(store: Store, guest_id: str) -> list[PushWish]:
    """The browsers of a guest, with what messages to them need."""
    query = select(push_subscription).where(push_subscription.c.guest_id == guest_id)
    return await store.read(query, lambda row: PushWish(row.endpoint, row.key, row.auth))


async def remove(store: Store, endpoint: str, guest_id: str) -> None:
    which = (push_subscription.c.endpoint == endpoint) & (push_subscription.c.guest_id == guest_id)
    await store.write((push_subscription.delete().where(which), None))
