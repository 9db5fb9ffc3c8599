"""Windows without tells: frames and their times are the same whether or not the other player could react."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from deckhall.server import audience, clocks, windows
from deckhall.server.answering import give
from deckhall.server.windows import GRID
from tests.ashes.tables import ashes
from tests.server.people import Person, RunningServer, Seat, config, play, put_away, running

PAUSE = 0.6
SHIELDED, UNARMED = [[2, 3], [0, 4]], [[2, 3], [4, 5]]


async def duel(
    server: RunningServer, hands: list[list[int]], pause: float = PAUSE, **settings: Any
) -> tuple[Seat, Seat, Person, Person]:
    """Two people at a table of Ambush with these hands, each with a socket."""
    ola = await Person(server.address).__aenter__()
    jan = await Person(server.address).__aenter__()
    table = await ola.make_table(
        "me", "open", game="ambush", choices={"hands": hands}, window_pause=int(pause * 1000), **settings
    )
    await jan.join(table)
    striker, struck = await ola.sit(table), await jan.sit(table)
    await striker.until(lambda seat: seat.options and seat.table["seats"][1]["connected"])
    await struck.until(lambda seat: seat.view)
    return striker, struck, ola, jan


async def leave(*seats_and_people: Any) -> None:
    for one in seats_and_people:
        await (one.leave() if isinstance(one, Seat) else one.__aexit__())


async def what_the_striker_hears(
    server: RunningServer, hands: list[list[int]], answer: str
) -> list[tuple[float, Any]]:
    """Every frame the striker gets after striking, with its time, until they may decide on or see the next turn."""
    striker, struck, ola, jan = await duel(server, hands)
    before = len(striker.frames)
    heard: list[tuple[float, Any]] = []
    started = time.monotonic()
    await striker.act("strike")

    async def defend() -> None:
        if answer:
            await struck.until(lambda seat: answer in seat.options)
            await struck.act(answer)

    defending = asyncio.create_task(defend())
    while striker.view.get("hits") == [0, 0]:
        await striker.hear()
        frame = json.loads(striker.frames[-1])
        for part in ("id", "created", "host", "seats"):  # these differ between any two tables
            del frame["table"][part]
        if frame["table"]["window"]:
            frame["table"]["window"]["closes_in"] = round(frame["table"]["window"]["closes_in"], -2)
        del frame["table"]["choices"]
        heard.append((time.monotonic() - started, frame))
    await defending
    assert len(striker.frames) > before
    await leave(striker, struck, ola, jan)
    return heard


def test_declining_looks_like_being_unable(server: RunningServer) -> None:
    """The striker gets the same frames at the same times whether the other declines, sleeps, or holds no shield."""

    async def script() -> None:
        unable = await what_the_striker_hears(server, UNARMED, "")
        declined = await what_the_striker_hears(server, SHIELDED, "pass")
        slept = await what_the_striker_hears(server, SHIELDED, "")
        frames = [[frame for _, frame in heard] for heard in (unable, declined, slept)]
        assert frames[0] == frames[1] == frames[2]
        assert [frame["t"] for frame in frames[0]] == ["view", "view"]
        for heard in (unable, declined, slept):
            assert heard[0][0] < heard[-1][0]
            assert PAUSE <= heard[-1][0] < PAUSE + 2

    play(script)


def test_a_window_after_a_declined_block_opens_whether_or_not_somebody_can_answer() -> None:
    """Declining to block has the same code as declining to react, but what passes then is another window."""
    opened = []
    for hand, pile in (("redirect", "fear"), ("fear", "redirect")):
        defender = {
            "phoenixborn": "jessa_na_ni",
            "battlefield": ["gilder"],
            "hand": [hand],
            "draw_pile": [pile] * 3,
        }
        scene = ashes({"battlefield": ["iron_rhino"]}, defender)
        scene.attack("jessa_na_ni", "iron_rhino")
        before, after = scene.game.clone(), scene.game.clone()
        assert before.decision is not None
        assert before.decision.prompt == "block"
        after.listen()
        given = give(after, [windows.DECLINE])
        declined = windows.declines_window(before, given, after.happenings())
        opened.append((windows.Pause(1, time.monotonic).opens(before, after, declined), declined))
        assert windows.is_reaction(after) is (hand == "redirect")
    assert opened == [(True, False)] * 2


def test_silence_closes_a_window_at_the_same_time(server: RunningServer) -> None:
    """Storing a decline must not take longer than storing nothing: both are stored before the window closes."""

    async def script() -> None:
        times: dict[str, list[float]] = {"unable": [], "slept": []}
        for _ in range(4):
            for name, hands in (("unable", UNARMED), ("slept", SHIELDED)):
                heard = await what_the_striker_hears(server, hands, "")
                times[name].append(heard[-1][0])
        for name in times:
            assert all(PAUSE + GRID <= took < PAUSE + GRID + 2 for took in times[name])
        assert abs(min(times["unable"]) - min(times["slept"])) < 0.1

    play(script)


def test_a_bot_that_does_not_answer_declines_in_time(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> str:
        await asyncio.sleep(30)
        return "pass"

    monkeypatch.setattr(server.tables.services.opponents, "choose", never)

    async def script() -> None:
        async with Person(server.address) as ola:
            for hands in (SHIELDED, UNARMED):
                table = await ola.make_table(
                    "me", "bot:random", game="ambush", choices={"hands": hands}, window_pause=300
                )
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                started = time.monotonic()
                await seat.act("strike")
                await seat.until(lambda seat: seat.view["hits"] == [0, 1])
                assert 0.5 < time.monotonic() - started < 2
                await seat.leave()

    play(script)


@pytest.mark.parametrize("killed", [False, True])
def test_a_restart_in_a_window_tells_nothing(tmp_path: Path, killed: bool) -> None:
    async def after_a_restart(hands: list[list[int]], folder: Path) -> list[Any]:
        first = RunningServer(config(folder))
        striker, struck, ola, jan = await duel(first, hands, pause=8)
        await striker.act("strike")
        await striker.until(lambda seat: seat.table["window"])
        table, cookies = striker.table["id"], (ola.cookie, jan.cookie)
        await leave(striker, struck, ola, jan)
        if killed:  # nothing is put away in good order
            first.tables.live.clear()
        await asyncio.to_thread(first.stop)
        with running(config(folder)) as second:
            heard = []
            async with (
                Person(second.address, cookie=cookies[0]) as ola,
                Person(second.address, cookie=cookies[1]) as jan,
            ):
                back = await ola.sit(table)
                await back.until(lambda seat: seat.view)
                heard.append((back.view["turn"], back.view["decision"], back.seq, back.happenings))
                assert back.table["window"]["closes_in"] > 3_000, "it is open, and as long as at first"
                defender = await jan.sit(table)
                await defender.until(lambda seat: seat.view)
                assert ("shield:0" in defender.options) == (hands == SHIELDED), "who was asked is asked again"
                await back.until(lambda seat: seat.view["hits"] == [0, 1])
                heard.append((back.view["turn"], back.view["decision"], back.seq, back.happenings))
            return heard

    async def script() -> None:
        asked = await after_a_restart(SHIELDED, tmp_path / "asked")
        assert asked == await after_a_restart(UNARMED, tmp_path / "unable")

    play(script)


def test_a_table_that_everybody_has_left_stays_until_its_window_and_then_its_clock_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock runs at a window: once removed from memory, nothing would start the next one."""
    monkeypatch.setattr(clocks, "GRACE", 0.0)

    async def script() -> None:
        with running(config(tmp_path, idle_after=0.2)) as server:
            clock = {"kind": "bank", "seconds": 5, "at_zero": "loss"}
            striker, struck, ola, jan = await duel(server, UNARMED, pause=1.5, clock=clock)
            table = striker.table["id"]
            server.tables.live[table]._clocks.left[1] = 0.3
            await striker.act("strike")
            await striker.until(lambda seat: seat.table["window"])
            await leave(striker, struck, ola, jan)
            await put_away(server, table)
            saved = await server.tables.services.store.saved(table)
            assert saved is not None
            assert saved.state == "over"
            assert saved.result is not None
            assert saved.result.reason == "clock"

    play(script)


def test_who_has_answered_at_a_window_sees_no_less_after_a_restart(tmp_path: Path) -> None:
    """They had seen the strike when they were asked, and its number."""

    async def script() -> None:
        first = RunningServer(config(tmp_path))
        striker, struck, ola, jan = await duel(first, SHIELDED, pause=8)
        await striker.act("strike")
        await struck.until(lambda seat: seat.options)
        number, turn = struck.seq, struck.view["turn"]
        await struck.act("pass")
        await struck.until(lambda seat: not seat.options)
        table, cookie = striker.table["id"], jan.cookie
        await leave(striker, struck, ola, jan)
        first.tables.live.clear()  # killed
        await asyncio.to_thread(first.stop)
        with running(config(tmp_path)) as second:
            async with Person(second.address, cookie=cookie) as jan:
                back = await jan.sit(table)
                await back.until(lambda seat: seat.view)
                assert back.table["window"] is not None
                assert (back.seq, back.view["turn"], back.options) == (number, turn, [])

    play(script)


def test_a_reaction_is_shown_at_once(server: RunningServer) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED, pause=10)
        await striker.act("strike")
        await struck.until(lambda seat: "shield:0" in seat.options)
        assert struck.table["window"]["closes_in"] > 9_000
        await struck.act("shield:0")
        await striker.until(lambda seat: any(h["kind"] == "shielded" for h in seat.happenings))
        assert striker.view["hits"] == [0, 0]
        assert striker.table["window"] is None
        await leave(striker, struck, ola, jan)

    play(script)


def test_while_a_window_is_open_nobody_else_decides(server: RunningServer) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, UNARMED, pause=1.0)
        before = striker.seq
        await striker.act("strike")
        await striker.until(lambda seat: seat.table["window"])
        assert striker.options == []
        await striker.act("strike", seq=before)
        assert await striker.refused() == "stale"
        await striker.tell("undo")
        assert await striker.refused() == "window_open"
        second = await ola.sit(striker.table["id"])  # coming back shows no more than before
        await second.until(lambda seat: seat.view)
        assert second.view["turn"] == 0
        await leave(second)
        await struck.until(lambda seat: seat.options == ["strike", "rest"])
        await leave(striker, struck, ola, jan)

    play(script)


def test_anybody_may_hold_a_window(server: RunningServer) -> None:
    """Also who cannot react: that is why holding tells nothing."""

    async def script() -> None:
        striker, struck, ola, jan = await duel(server, UNARMED, pause=0.3)
        await struck.tell("hold", on=True)
        assert await struck.refused() == "no_window"
        await striker.act("strike")
        await struck.until(lambda seat: seat.table["window"])
        await struck.tell("hold", on=True)
        await striker.until(lambda seat: seat.table["window"] and seat.table["window"]["held_by"] == [1])
        await striker.quiet(0.8)
        assert striker.view["hits"] == [0, 0]
        await struck.tell("hold", on=False)
        await striker.until(lambda seat: seat.view["hits"] == [0, 1])
        await leave(striker, struck, ola, jan)

    play(script)


@pytest.mark.parametrize("wish", [{"everything": True}, {"cards": ["shield"]}])
def test_auto_pass_answers_for_the_player(server: RunningServer, wish: dict[str, Any]) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED)
        await struck.tell("auto_pass", **wish)
        await struck.quiet(0.2)
        started = time.monotonic()
        await striker.act("strike")
        await struck.until(lambda seat: seat.view["hits"] == [0, 1])
        assert time.monotonic() - started >= PAUSE
        assert not any("react" in frame for frame in striker.frames)
        await leave(striker, struck, ola, jan)

    play(script)


def test_auto_pass_is_told_back_to_its_player_and_to_nobody_else(server: RunningServer) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED)
        table = str(struck.table["id"])
        other_device = await jan.sit(table)
        await other_device.until(lambda seat: seat.view)
        assert other_device.auto_pass == {}
        await struck.tell("auto_pass", cards=["shield"])
        for seat in (struck, other_device):
            await seat.until(lambda seat: seat.auto_pass)
            assert (seat.auto_pass["everything"], seat.auto_pass["cards"]) == (False, ["shield"])
        later = await jan.sit(table)
        await later.until(lambda seat: seat.auto_pass)
        assert later.auto_pass["cards"] == ["shield"]
        await striker.quiet(0.2)
        assert not any("auto_pass" in frame for frame in striker.frames)
        await leave(striker, struck, ola, jan)

    play(script)


def test_auto_pass_for_other_cards_still_asks(server: RunningServer) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED)
        await struck.tell("auto_pass", cards=["stone"])
        await striker.act("strike")
        await struck.until(lambda seat: "shield:0" in seat.options)
        await leave(striker, struck, ola, jan)

    play(script)


def test_without_a_pause_a_reaction_may_take_its_time(server: RunningServer) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED, pause=0)
        await striker.act("strike")
        await struck.until(lambda seat: "shield:0" in seat.options)
        await striker.quiet(0.4)
        assert striker.view["decision"] == {"player": None, "prompt": None}
        await struck.act("pass")
        await struck.until(lambda seat: seat.options == ["strike", "rest"])
        await leave(striker, struck, ola, jan)

    play(script)


def test_a_window_that_ran_out_is_in_the_log_of_whom_it_concerns_and_of_nobody_else(
    server: RunningServer,
) -> None:
    async def script() -> None:
        striker, struck, ola, jan = await duel(server, SHIELDED)
        await striker.act("strike")
        await striker.until(lambda seat: seat.view["hits"] == [0, 1])
        await struck.until(lambda seat: seat.view["hits"] == [0, 1])
        assert "too_late" in [happening["kind"] for happening in struck.happenings]
        assert all('"too_late"' not in frame for frame in striker.frames)
        await leave(striker, struck, ola, jan)

    play(script)


async def struck_by_a_bot(ola: Person) -> Seat:
    """Ola holds a shield, and a bot strikes in its first turn."""
    for _ in range(15):
        table = await ola.make_table(
            "bot:random", "me", game="ambush", choices={"hands": SHIELDED}, window_pause=int(PAUSE * 1000)
        )
        struck = await ola.sit(table)
        await struck.until(lambda seat: seat.options)
        if "shield:0" in struck.options:
            return struck
        await leave(struck)
    raise AssertionError("the bot never strikes")


def test_against_a_bot_a_reaction_takes_its_time_until_somebody_watches(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            struck = await struck_by_a_bot(ola)
            assert struck.table["window"]["closes_in"] is None
            await asyncio.sleep(1.5 * PAUSE)
            assert struck.table["window"] is not None
            onlooker = await jan.sit(struck.table["id"])
            await onlooker.until(lambda seat: seat.view)
            assert onlooker.table["window"]["closes_in"] is not None
            await struck.until(lambda seat: seat.table["window"] is None)
            assert "too_late" in [happening["kind"] for happening in struck.happenings]
            await leave(struck, onlooker)

    play(script)


def test_a_bot_has_its_time_however_long_the_person_before_it_took(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            struck = await struck_by_a_bot(ola)
            await asyncio.sleep(1.5 * PAUSE)
            await struck.act("pass")
            await struck.until(lambda seat: not seat.options)
            assert struck.table["window"]["closes_in"] > 0
            await leave(struck)

    play(script)


def test_alone_with_bots_a_window_is_short_whether_or_not_a_bot_is_asked_until_somebody_watches(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> str:
        await asyncio.sleep(30)
        return "pass"

    monkeypatch.setattr(server.tables.services.opponents, "choose", never)
    monkeypatch.setattr(windows, "AMONG_BOTS", 5.0)  # so that nobody is in a hurry here
    long, short = 20_000, 5_000

    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            for hands in (SHIELDED, UNARMED):
                table = await ola.make_table(
                    "me", "bot:random", game="ambush", choices={"hands": hands}, window_pause=long
                )
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                await seat.act("strike")
                await seat.until(lambda seat: seat.table["window"])
                assert 0 < seat.table["window"]["closes_in"] <= short
                onlooker = await jan.sit(table)
                await onlooker.until(lambda seat: seat.view)
                assert onlooker.table["window"]["closes_in"] > short
                await leave(seat, onlooker)

    play(script)


def test_the_list_of_my_tables_does_not_tell_of_a_window(server: RunningServer, mode: str) -> None:
    """Neither whose turn it is nor how the game stands is newer there than what I am shown."""

    async def listed(hands: list[list[int]]) -> Any:
        striker, struck, ola, jan = await duel(server, hands, pause=20)
        await striker.act("strike")
        await striker.until(lambda seat: seat.table["window"])
        mine = (await ola.get("/api/my/tables"))["tables"][0]
        theirs = (await jan.get("/api/my/tables"))["tables"][0]
        await leave(striker, struck, ola, jan)
        if mode != "relayed":  # another server knows only what is stored
            assert theirs["mine"]["your_turn"] == (hands == SHIELDED), "whoever is asked may know it"
        return mine["standing"], mine["mine"]["your_turn"]

    async def script() -> None:
        assert await listed(SHIELDED) == await listed(UNARMED)

    play(script)


def test_the_log_goes_back_as_far_whether_or_not_somebody_was_asked(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Secret steps do not push other steps out of the log that latecomers get."""

    async def happenings(hands: list[list[int]]) -> int:
        striker, struck, ola, jan = await duel(server, hands, pause=0.3)
        await striker.act("strike")
        await striker.until(lambda seat: seat.view["turn"] == 1)
        late = await ola.sit(striker.table["id"])
        await late.until(lambda seat: seat.view)
        told = len(late.happenings)
        await leave(striker, struck, ola, jan)
        return told

    async def script() -> None:
        assert await happenings(SHIELDED) == await happenings(UNARMED) > 0

    monkeypatch.setattr(audience, "_STEPS_KEPT", 1)

    play(script)
