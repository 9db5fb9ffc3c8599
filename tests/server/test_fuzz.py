"""Hostile messages: none causes a 5xx, a traceback to a client or a change of a game."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from deckhall.server import api, socket_messages
from tests.server.people import Person, RunningServer, Seat, config, play, running

KINDS = [struct.__struct_config__.tag for struct in socket_messages.FROM_BROWSER]
FIELDS = [
    "t",
    "seq",
    "options",
    "yes",
    "on",
    "everything",
    "cards",
    "text",
    "id",
    "guest",
    "seat",
    "level",
    "x",
]
HARMLESS = ["phrase", "say", "mute", "hint", "hold", "undo_answer"]  # what an onlooker may try without effect
PER_CONNECTION = 25  # fewer than the malformed messages after which a connection ends


def anything(luck: random.Random, depth: int = 0) -> Any:
    """A value somebody might send who means no good."""
    simple: list[Any] = [
        None, True, False, 0, -1, 1, 2**31, 2**63, 2**70, -(2**65), 1.5, 1e308, "", "x", "rest", "pass", "strike",
        "play:1", "end", "\u0000", "\ud83d\ude00", "ż" * 50, "x" * 5_000, "'; DROP TABLE guest; --", "../../secret",
        "{{7*7}}", "<script>", "__class__", [], {},
    ]  # fmt: skip
    if depth < 3 and luck.random() < 0.25:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(5))]
    if depth < 3 and luck.random() < 0.25:
        return {luck.choice(FIELDS): anything(luck, depth + 1) for _ in range(luck.randrange(5))}
    return luck.choice(simple)


def hostile_message(luck: random.Random) -> str | bytes:
    """A message that is nearly right, or not at all."""
    style = luck.random()
    if style < 0.6:
        message = {field: anything(luck) for field in luck.sample(FIELDS, luck.randrange(len(FIELDS)))}
        message["t"] = luck.choice(KINDS) if luck.random() < 0.9 else anything(luck)
        text = json.dumps(message)
    elif style < 0.8:
        right = {
            "t": "act",
            "seq": luck.randrange(100),
            "options": luck.choices(["rest", "strike", "pass", "shield:0"], k=luck.randrange(4)),
        }
        text = json.dumps(right)
        if luck.random() < 0.5:
            place = luck.randrange(len(text))
            text = text[:place] + luck.choice('{}[]",:\\x0\x00é') + text[place + 1 :]
    elif style < 0.9:
        text = json.dumps(anything(luck))
    else:
        return luck.randbytes(luck.randrange(200))
    return text[: luck.randrange(len(text) + 1)] if luck.random() < 0.1 else text


async def attack(seat: Seat, luck: random.Random, count: int) -> None:
    """Send hostile messages, and read what comes back."""
    try:
        for _ in range(count):
            await seat.socket.send(hostile_message(luck))
        await seat.tell("act", seq=10**6, options=["the last one"])
        await seat.until(lambda seat: seat.refusals and seat.refusals[-1]["reason"] == "not_seated")
    except ConnectionClosed as closing:
        if closing.rcvd is not None and closing.rcvd.code not in (1003, 1007, 1009, 4008, 1013):
            raise
    for frame in seat.frames:
        assert "Traceback" not in frame
        assert 'File \\"' not in frame


async def sockets_under_attack(server: RunningServer, luck: random.Random, count: int) -> None:
    """An onlooker and a player whose turn it is not send hostile messages; the game does not change."""
    async with Person(server.address) as ola, Person(server.address) as jan, Person(server.address) as ewa:
        table = await ola.make_table("me", "open", game="ambush", chat=True)
        await jan.join(table)
        live = server.tables.live[table]
        digest = live.game.digest()
        sent = 0
        while sent < count:
            onlooker = await ewa.sit(table)
            await attack(onlooker, luck, PER_CONNECTION)
            await onlooker.leave()
            ewa.seats.clear()
            sent += PER_CONNECTION
            assert live.game.digest() == digest
            assert live.saved.state == "playing"
        mine = await ola.sit(table)
        await mine.until(lambda seat: seat.options)
        await mine.act("rest")
        await mine.until(lambda seat: seat.view["turn"] == 1)
        assert "deckhall_internal_errors_total" not in (await ola.client.get("/metrics")).text


PATHS = [entry.path for entry in api.ROUTES] + [
    "/api/{id}",
    "/{id}",
    "/recover/{id}",
    "/ws/tables/{id}",
    "/metrics",
]


async def pages_under_attack(server: RunningServer, luck: random.Random, count: int) -> None:
    """Requests of every kind to every path; none is answered with 5xx."""
    async with Person(server.address) as ola, Person(server.address) as jan:
        table = await ola.make_table("me", "bot:random", game="ambush", choices={"hands": [[0, 1], [2, 3]]})
        live = server.tables.live[table]
        await asyncio.sleep(0.05)
        digest, saved = live.game.digest(), live.saved
        ids = [table, "x", "..", "%00", "%2e%2e%2f", "a" * 300, "ż", "'--", "{id}"]
        for number in range(count):
            path = luck.choice(PATHS).replace("{id}", luck.choice(ids))
            if luck.random() < 0.3:
                path += "?" + luck.choice(
                    ["seat=9", "seat=all", "start=-1", "count=x", "from=1", "seat=%ff", "a" * 500]
                )
            method = luck.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
            body = luck.choice([json.dumps(anything(luck)).encode(), luck.randbytes(50), likely_body(luck)])
            headers = {
                "content-type": luck.choice(["application/json", "application/json", "text/plain", ""])
            }
            answer = await jan.client.request(method, path, content=body, headers=headers)
            assert answer.status_code < 500, (method, path, body, answer.text)
            assert "Traceback" not in answer.text
            if number % 50 == 0:
                assert live.game.digest() == digest
                assert live.saved == saved
        assert live.game.digest() == digest
        assert "deckhall_internal_errors_total" not in (await ola.client.get("/metrics")).text


def likely_body(luck: random.Random) -> bytes:
    """The body of a request that is nearly right."""
    body: dict[str, Any] = {
        "game": luck.choice(["ambush", "ascension", "ashes", anything(luck)]),
        "seats": luck.choice([["open", "open"], ["me", "open"], anything(luck)]),
        "choices": luck.choice([{}, {"players": anything(luck)}, {"decks": anything(luck)}, {"hands": 3}]),
        "record": {"game": "ascension", "rules": 1, "setup": anything(luck), "moves": anything(luck)},
        "name": anything(luck),
    }
    kept = luck.sample(list(body), luck.randrange(1, len(body)))
    return json.dumps({name: body[name] for name in kept}).encode()


def test_hostile_messages_change_nothing(server: RunningServer) -> None:
    play(lambda: sockets_under_attack(server, random.Random(1), 1_000))


def test_hostile_requests_change_nothing(tmp_path: Path) -> None:
    with running(config(tmp_path, tables_per_guest=10_000)) as server:
        play(lambda: pages_under_attack(server, random.Random(2), 600))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    batch=st.lists(
        st.dictionaries(st.sampled_from(FIELDS), json_values) | json_values | st.binary(), max_size=20
    )
)
def test_whatever_hypothesis_thinks_of(server: RunningServer, batch: list[Any]) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as ewa:
            table = await ola.make_table("me", "bot:random", game="ambush")
            digest = server.tables.live[table].game.digest
            seat = await ewa.sit(table)
            await asyncio.sleep(0)
            before = digest()
            for value in batch:
                await seat.socket.send(value if isinstance(value, bytes) else json.dumps(value))
            await seat.tell("act", seq=10**6, options=["the last one"])
            await seat.until(lambda seat: seat.refusals and seat.refusals[-1]["reason"] == "not_seated")
            movers = {step.seat for step in server.tables.live[table].steps}
            assert digest() == before or movers == {1}
            server.tables.live.pop(table).close()

    server.tables.services.config.__dict__["tables_per_guest"] = 10_000
    play(script)
