"""Several servers on one PostgreSQL: a table has one owner, any server passes on to it, and any may go away."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

import deckhall
from deckhall.cli import main
from deckhall.server import node as nodes
from deckhall.server import writer
from deckhall.server.app import application
from deckhall.server.clocks import GRACE
from deckhall.server.config import InvalidConfig, from_environment
from deckhall.server.databases import open_postgresql
from deckhall.server.maintenance import how_to_dump, migrate_postgresql
from deckhall.server.relay import HEADER
from deckhall.server.saved_table import Event, SavedTable, Seat, Snapshot
from deckhall.server.store import Store, open_store
from deckhall.server.table import Table
from deckhall.server.table_messages import Settings
from deckhall.server.tables import Tables
from deckhall.server.writer import Clash, Fenced, Unavailable, Writer
from tests.postgresql import cluster
from tests.server import people
from tests.server.people import PATIENCE, Person, RunningServer, config, play, running, soon_told

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(autouse=True)
def on_postgresql(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "mode", "postgresql")


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with running(config(tmp_path)) as first, running(config(tmp_path)) as second:
        yield first, second


def node_of(server: RunningServer) -> nodes.Node:
    owning = server.tables.services.owning
    assert isinstance(owning, nodes.Node)
    return owning


async def soon(what: Callable[[], object]) -> None:
    """Wait until something is so that nobody tells of."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def at(server: RunningServer, person: Person) -> Person:
    """The same person at another server."""
    return Person(server.address, cookie=person.cookie)


def freeze(server: RunningServer) -> None:
    """The others see no sign of life of a server any more, and its lock is gone; but it goes on."""
    owning = node_of(server)
    assert owning._task is not None
    owning._task.get_loop().call_soon_threadsafe(owning._task.cancel)
    while not owning._task.done():
        time.sleep(0.01)


# -- one owner ----------------------------------------------------------------------------------------


def test_people_at_different_servers_play_at_one_table(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address, "Ola") as ola, Person(second.address, "Jan") as jan:
            table = await ola.make_table("me", "open")
            assert (await jan.join(table))["state"] == "playing"
            here, there = await ola.sit(table), await jan.sit(table)
            await asyncio.gather(here.play_on(), there.play_on())
            assert table in first.tables.live
            assert table not in second.tables.live
            told = await jan.get(f"/api/records/{table}")
            assert told["record"]["moves"] == (await ola.get(f"/api/records/{table}"))["record"]["moves"]

    play(script)


def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as second:
            first = RunningServer(config(tmp_path))
            async with Person(first.address) as ola:
                table = await ola.make_table("me", "bot:random")
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                seq, options = seat.seq, seat.options
                await asyncio.to_thread(first.stop)
                assert await seat.closed() == 1012
                async with at(second, ola) as again:
                    seat = await again.sit(table)
                    await seat.until(lambda seat: seat.options)
                    assert (seat.seq, seat.options) == (seq, options)
                    await seat.play_on()
                    assert node_of(second).epochs[table] == 2

    play(script)


def test_a_frozen_owner_loses_its_table_and_what_it_writes_late_does_not_count(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, at(second, ola) as there:
            table = await ola.make_table("me", "bot:random")
            late = await ola.sit(table)
            await late.until(lambda seat: seat.options)
            await asyncio.to_thread(freeze, first)
            seat = await there.sit(table)  # takes the table over
            await seat.until(lambda seat: seat.options)
            await late.act()
            assert await late.closed() == 1012
            assert table not in first.tables.live
            await seat.play_on()
            told = await there.get(f"/api/records/{table}")
            assert deckhall.replay(told["record"]).outcome is not None

    play(script)


def test_whoever_comes_to_a_former_owner_does_not_see_an_older_game(both: Pair) -> None:
    """It does not know yet that another server has taken its table."""
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, at(second, ola) as there:
            table = await ola.make_table("me", "open")
            await asyncio.to_thread(freeze, first)
            async with Person(second.address) as jan:
                assert (await jan.join(table))["state"] == "playing"
                seats = [await there.sit(table), await jan.sit(table)]
                for seat in seats:
                    await seat.until(lambda seat: seat.view)
                mover = seats[0] if seats[0].options else seats[1]
                seq = mover.seq
                await mover.act()
                await mover.until(lambda seat: seat.seq > seq)
                assert table in first.tables.live
                late = await ola.sit(table)
                await late.until(lambda seat: seat.table)
                assert late.seq > seq
                assert table not in first.tables.live
                assert (await ola.get(f"/api/tables/{table}"))["state"] == "playing"

    play(script)


def test_nobody_is_sent_to_a_server_that_was_killed(both: Pair) -> None:
    """It gave a sign of life a moment ago, but its lock is gone."""
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, at(second, ola) as there:
            table = await ola.make_table("me", "bot:random")
            await asyncio.to_thread(freeze, first)
            second.tables.services.owning.takes = (
                False  # as one that is about to stop: it looks for others first
            )
            seat = await there.sit(table)
            await seat.until(lambda seat: seat.options)
            assert table in second.tables.live

    play(script)


def test_a_running_clock_is_adopted_and_gives_no_time_back(tmp_path: Path) -> None:
    async def script() -> None:
        first = RunningServer(config(tmp_path))
        with running(config(tmp_path)) as second:
            async with Person(first.address) as ola, Person(first.address) as jan:
                clock = {"kind": "bank", "seconds": 100, "increment": 0, "at_zero": "bot"}
                table = await ola.make_table("me", "open", clock=clock)
                await jan.join(table)
                seats = [await ola.sit(table), await jan.sit(table)]
                for seat in seats:
                    await seat.until(lambda seat: seat.view)
                mover = seats[0] if seats[0].options else seats[1]
                seq = mover.seq
                await mover.act()
                await mover.until(lambda seat: seat.seq > seq)
                event = (await first.tables.services.store.past(table))[0][-1]
                pretend = f"UPDATE game_event SET at = {event.at - 30} WHERE game_id = '{table}'"
                name = second.tables.services.config.postgresql.rpartition("/")[2]
                with cluster().connect(name) as connection:
                    connection.execute(pretend.encode())
                await asyncio.to_thread(first.stop)
                await soon(lambda: table in second.tables.live)
                clocks = second.tables.live[table]._clocks
                assert clocks.running >= 0
                assert 50 < clocks.remaining(clocks.running) <= 70 + GRACE, (
                    "the half minute it had run counts"
                )

    play(script)


def test_a_running_clock_goes_on_after_its_owner_had_given_it_up(both: Pair) -> None:
    """The database was away for long, or an answer was lost: the table is its own, but no longer in its memory."""
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, Person(first.address) as jan:
            clock = {"kind": "bank", "seconds": 100, "increment": 0, "at_zero": "bot"}
            table = await ola.make_table("me", "open", clock=clock)
            await jan.join(table)
            node = node_of(first)
            assert node._task is not None
            node._task.get_loop().call_soon_threadsafe(node._give_up, [table])
            await soon(lambda: table not in first.tables.live)
            await soon(lambda: table in first.tables.live)
            assert table not in second.tables.live
            assert first.tables.live[table]._clocks.running >= 0

    play(script)


def test_a_running_clock_is_tried_again_soon_if_the_database_was_away(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    away = [True]
    load = Tables._load

    async def not_at_first(self: Tables, table_id: str) -> Table:
        if away:
            away.clear()
            raise Unavailable("the connection is lost")
        return await load(self, table_id)

    async def script() -> None:
        async with Person(first.address) as ola, Person(first.address) as jan:
            clock = {"kind": "bank", "seconds": 100, "increment": 0, "at_zero": "bot"}
            table = await ola.make_table("me", "open", clock=clock)
            await jan.join(table)
            second.tables.services.owning.takes = False
            monkeypatch.setattr(Tables, "_load", not_at_first)
            first.tables.live.pop(table).close()
            await first.tables.services.owning.release(table)
            await soon(lambda: table in first.tables.live)
            assert not away

    play(script)


@pytest.mark.parametrize("asked_at", ["the owner", "another"])
def test_a_rematch_asked_for_at_two_servers_is_one_table(both: Pair, asked_at: str) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, Person(second.address) as jan:
            table = await ola.make_table("me", "open")
            await jan.join(table)
            await ola.post(f"/api/my/tables/{table}/give_up")
            if asked_at == "the owner":
                made = await asyncio.gather(*(who.post(f"/api/tables/{table}/rematch") for who in (ola, jan)))
                ids = {one["id"] for one in made}
            else:
                ids = {(await ola.post(f"/api/tables/{table}/rematch"))["id"]}
                [following] = ids
                await first.tables.services.owning.release(following)
                first.tables.live.pop(following).close()
                assert (await jan.get(f"/api/tables/{following}"))["id"] == following
                assert following in second.tables.live, "now it is the other's"
                ids.add((await jan.post(f"/api/tables/{table}/rematch"))["id"])
            [following] = ids
            assert (await jan.get(f"/api/tables/{following}"))["state"] == "playing"

    play(script)


def test_names_reach_tables_at_other_servers(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address, "Ola") as ola, at(second, ola) as there:
            table = await ola.make_table("me", "open")
            seat = await ola.sit(table)
            await there.post("/api/me", {"name": "Olga"})
            await seat.until(lambda seat: seat.table and seat.table["seats"][0]["name"] == "Olga")
            await soon_told(lambda: ola.get("/api/me"), lambda me: me["name"] == "Olga")

    play(script)


def test_games_of_newer_rules_are_refused(both: Pair) -> None:
    first, _ = both

    async def script() -> None:
        async with Person(first.address) as ola:
            table = await ola.make_table("me", "bot:random")
            live = first.tables.live.pop(table)
            live.close()
            newer = live.saved
            newer.rules += 1
            await first.tables.services.store.save(newer)
            await first.tables.services.owning.release(table)
            refused = await ola.client.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["reason"]) == (503, "newer_rules")
            name = first.tables.services.config.postgresql.rpartition("/")[2]
            with cluster().connect(name) as connection:
                connection.execute(
                    b"""UPDATE node SET rules = '{"highest_card": 99}' WHERE id = (SELECT max(id) FROM node)"""
                )
            assert await node_of(first).knows("highest_card", 99) == node_of(both[1]).address
            assert await node_of(first).knows("highest_card", 100) == ""

    play(script)


# -- what is shared ------------------------------------------------------------------------------------


def test_a_recovery_link_works_once_whichever_server_is_asked(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with (
            Person(first.address, "Ola") as ola,
            Person(second.address) as phone,
            Person(first.address) as eve,
        ):
            link = (await ola.get("/api/recovery"))["link"]
            answers = await asyncio.gather(phone.client.post(link), eve.client.post(link))
            assert sorted(answer.status_code for answer in answers) == [303, 403]
            assert (await phone.client.get(link)).status_code == 403
            again = (await ola.get("/api/recovery"))["link"]
            assert (await phone.client.post(again)).status_code == 303

    play(script)


def test_limits_are_shared(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path, limits=1)) as first, running(config(tmp_path, limits=1)) as second:
            async with Person(first.address, "Ola") as ola, at(second, ola) as there:
                made = 0
                for number in range(20):
                    wish = {
                        "game": "highest_card",
                        "seats": ["me", "open"],
                        "choices": {},
                        "settings": {"listed": False},
                    }
                    answer = await (ola, there)[number % 2].client.post("/api/tables", json=wish)
                    made += answer.status_code == 201
                    assert answer.status_code in (201, 429)
                assert 12 <= made <= 15, "twelve at once, whichever server is asked, and one in five seconds"

    play(script)


def test_all_servers_must_have_the_same_secret(both: Pair, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("x" * 64)
    with pytest.raises(InvalidConfig, match="another secret"):
        application(config(tmp_path, secret_file=other))


def test_three_servers_may_start_at_once_on_an_empty_database() -> None:
    url = cluster().empty()
    done: list[object] = []

    def start() -> None:
        try:
            done.append(migrate_postgresql(url))
        except Exception as error:
            done.append(error)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert sorted(map(str, done)) == ["False", "False", "True"]


# -- passing on -----------------------------------------------------------------------------------------


def test_nobody_else_can_speak_for_a_visitor(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola:
            table = await ola.make_table("me", "open")
            forged = {HEADER: f"address=127.0.0.1&scheme=https&host=x&at={time.time():.0f}.{'0' * 64}"}
            there = f"http://{second.address}/api/tables/{table}"
            assert httpx2.get(there).status_code == 200
            refused = httpx2.get(there, headers=forged)
            assert (refused.status_code, refused.json()["reason"]) == (503, "busy"), (
                "nothing is passed on twice"
            )
            cookie = httpx2.get(f"http://{second.address}/api/me", headers=forged).headers["set-cookie"]
            assert cookie.startswith("deckhall="), "the word of a stranger makes no HTTPS"

    play(script)


def test_a_server_that_leaves_says_so_and_makes_tables_elsewhere(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola:
            await first.tables.services.owning.leave()
            assert httpx2.get(f"http://{first.address}/healthz").status_code == 503
            table = await ola.make_table("me", "bot:random")
            assert table in second.tables.live
            await (await ola.sit(table)).play_on()

    play(script)


# -- the database ---------------------------------------------------------------------------------------


def test_a_restart_of_the_database_goes_unnoticed(both: Pair) -> None:
    first, second = both

    async def script() -> None:
        async with Person(first.address) as ola, at(second, ola) as there:
            table = await ola.make_table("me", "bot:random")
            here, relayed = await ola.sit(table), await there.sit(table)
            for seat in (here, relayed):
                await seat.until(lambda seat: seat.options)
            await asyncio.to_thread(cluster().stop)
            seq = here.seq
            await here.act()
            await asyncio.to_thread(cluster().start)
            for seat in (here, relayed):
                await seat.until(lambda seat: seat.seq > seq)
                assert not seat.refusals
            await relayed.play_on()

    play(script)


def test_a_server_that_stops_waits_only_once_for_a_database_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_AWAY", 1.0)
    server = RunningServer(config(tmp_path))

    async def script() -> None:
        async with Person(server.address) as ola:
            for _ in range(12):
                await ola.make_table("me", "bot:random")
            assert len(server.tables.live) == 12
            await asyncio.to_thread(cluster().stop)
            started = time.monotonic()
            try:
                await asyncio.to_thread(server.stop)
            finally:
                await asyncio.to_thread(cluster().start)
            assert time.monotonic() - started < 8

    play(script)


def a_table(table_id: str) -> SavedTable:
    return SavedTable(table_id, "highest_card", {}, Settings(), [Seat("bot", level="random")], "g", 1)


@pytest.fixture
def store() -> Iterator[Store]:
    one = open_store(cluster().database())
    yield one
    one.close()


def test_whoever_does_not_own_a_table_writes_nothing_of_it(store: Store) -> None:
    async def script() -> None:
        owning = nodes.Node(store, "", "nobody:1", {})
        owning.id = 7
        await owning.claim("t")
        saved = a_table("t")
        await store.save(saved, events=[Event(1, "move", 0, {}, 1.0)])
        owning.epochs["t"] += 1  # as if another had taken it and we did not know: the numbers differ
        events = [Event(2, "move", 0, {}, 1.0)]
        snapshot = Snapshot(1, 1, 1, {})
        ended = a_table("t")
        ended.state = "over"
        for late in (
            store.save(saved, events=events, with_sheet=False),
            store.save(ended),
            store.save(saved, snapshot=snapshot, with_sheet=False),
            store.stand_up("g", "t", ended),
            store.forget("t"),
        ):
            with pytest.raises(Fenced):
                await late
        kept = await store.saved("t")
        assert kept is not None
        assert kept.state == "open"
        events, kept_snapshot = await store.past("t")
        assert (len(events), kept_snapshot) == (1, None)

    play(script)


def test_nothing_is_written_of_a_table_that_was_released(store: Store) -> None:
    """A write may be queued, and wait for the database, while its table is given away."""

    async def script() -> None:
        owning = nodes.Node(store, "", "nobody:1", {})
        owning.id = 7
        await owning.claim("t")
        await store.save(a_table("t"))
        epoch = owning.epochs["t"]
        await owning.release("t")
        owning.epochs["t"] = epoch  # as the queued write has it
        with pytest.raises(Fenced):
            await store.save(a_table("t"), events=[Event(1, "move", 0, {}, 1.0)], with_sheet=False)
        assert (await store.past("t"))[0] == []
        await owning.claim("t")
        await store.save(a_table("t"), events=[Event(1, "move", 0, {}, 1.0)], with_sheet=False)

    play(script)


def test_a_commit_whose_answer_was_lost_counts_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Writer._commit
    lost = [True]

    def lose_the_answer(self: Writer, connection: Any, batch: Any) -> None:
        commit(self, connection, batch)
        if lost:
            lost.clear()
            raise OperationalError("COMMIT", None, Exception("gone"), connection_invalidated=True)

    async def script() -> None:
        monkeypatch.setattr(Writer, "_commit", lose_the_answer)
        await store.save(a_table("t"), events=[Event(1, "move", 0, {"options": ["x"]}, 1.5)])
        with pytest.raises(Clash):
            await store.save(a_table("t"), events=[Event(1, "move", 1, {"options": ["y"]}, 1.5)])
        [event] = (await store.past("t"))[0]
        assert event.content == {"options": ["x"]}

    play(script)


# -- settings -------------------------------------------------------------------------------------------


def test_several_servers_need_to_reach_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://deckhall:secret@db/games"
    assert from_environment(db=url, port=8001).advertise == "127.0.0.1:8001"
    with pytest.raises(InvalidConfig, match="--advertise"):
        from_environment(db=url, host="0.0.0.0")
    with pytest.raises(InvalidConfig, match="HOST:PORT"):
        from_environment(db=url, advertise="somewhere")
    with pytest.raises(InvalidConfig, match="mysql"):
        from_environment(db="mysql://x:pw@y/z")
    assert "pg_dump" in how_to_dump(url, None)
    assert "secret" not in how_to_dump(url, None)
    with pytest.raises(InvalidConfig, match="cannot be reached"):
        migrate_postgresql("postgresql://nobody@127.0.0.1:1/none")


def test_the_commands_know_where_the_games_are(capsys: pytest.CaptureFixture[str]) -> None:
    url = cluster().empty()
    for said in ("now", "already"):
        with pytest.raises(SystemExit) as ended:
            main(["migrate", "--db", url])
        assert ended.value.code == 0
        assert f" {said} " in capsys.readouterr().out
    with pytest.raises(SystemExit) as ended:
        main(["backup", "copy", "--db", url])
    assert ended.value.code == 2
    assert f"pg_dump --format=custom --file=copy '{url}'" in capsys.readouterr().err


def test_a_server_that_freezes_within_a_transaction_does_not_keep_its_tables_locked() -> None:
    url = cluster().database()
    frozen, other = open_postgresql(url), open_postgresql(url)
    with other.begin() as connection:
        connection.execute(text("INSERT INTO ownership (table_id, node, epoch, until) VALUES ('t', 1, 1, 0)"))
    asleep = frozen.connect()
    asleep.execute(text("SELECT 1 FROM ownership FOR SHARE"))
    began = time.monotonic()
    with other.begin() as connection:  # as soon as it counts as frozen
        connection.execute(text(f"SET LOCAL lock_timeout = {round(1000 * nodes.STALE)}"))
        connection.execute(text("UPDATE ownership SET node = 2"))
    assert time.monotonic() - began < nodes.STALE
    asleep.invalidate()
    asleep.close()
    frozen.dispose()
    other.dispose()
