"""Several answers in one message: one event, one frame, one step of undo, and nothing learnt for nothing."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.server import history
from deckhall.server.answering import Impossible, give
from deckhall.server.saved_table import Event
from tests.ascension.tables import ascension
from tests.ashes.tables import ashes
from tests.games import ambush
from tests.server.people import Person, RunningServer, Seat, config, play, put_away, running
from tests.server.test_windows import SHIELDED, UNARMED

PAUSE = 0.4


async def two_at_ascension(ola: Person, jan: Person) -> tuple[str, Seat, Seat]:
    table = await ola.make_table("me", "open", game="ascension", choices={"first_player": 0})
    await jan.join(table)
    mine, theirs = await ola.sit(table), await jan.sit(table)
    await mine.until(lambda seat: seat.options)
    await theirs.until(lambda seat: seat.view)
    await mine.quiet(0.1)
    await theirs.quiet(0.1)
    return table, mine, theirs


def asked(game: Game) -> list[dict[str, object]]:
    """The options of the open question."""
    assert game.decision is not None
    return [game.describe(option) for option in game.decision.options]


def hand(seat: Seat) -> list[str]:
    """The codes that play the whole hand."""
    return [f"play:{card['n']}" for card in seat.view["seats"][seat.you]["hand"]]


def test_a_step_is_one_event_one_frame_and_one_step_of_undo(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table, mine, theirs = await two_at_ascension(ola, jan)
            live, codes = server.tables.live[table], hand(mine)
            start, frames = live.game.digest(), len(theirs.frames)
            await mine.act(*codes)
            await mine.until(lambda seat: len(seat.view["played"]) == 5)
            await theirs.until(lambda seat: len(seat.view["played"]) == 5)
            await theirs.quiet()
            assert len(theirs.frames) == frames + 1
            assert len(live.game.codes()) == len(codes)
            events, _ = await server.tables.services.store.past(table)
            assert [event.content["options"] for event in events] == [live.game.codes()]
            assert mine.can_undo
            await mine.tell("undo")
            await mine.until(lambda seat: not seat.view["played"])
            assert live.game.digest() == start
            assert mine.happenings[-1]["amount"] == 1

    play(script)


def test_a_step_with_an_impossible_answer_is_refused_as_a_whole(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            table, mine, theirs = await two_at_ascension(ola, jan)
            live, codes = server.tables.live[table], hand(mine)
            start, frames = live.game.digest(), len(theirs.frames)
            await mine.act(*codes, codes[0])
            assert await mine.refused() == "illegal"
            assert mine.refusals[-1]["args"] == {"option": codes[0]}
            await mine.act(*[])  # answers with the first option
            await theirs.until(lambda seat: len(seat.view["played"]) == 1)
            assert len(theirs.frames) == frames + 1, "nobody heard of what was refused"
            events, _ = await server.tables.services.store.past(table)
            assert len(events) == 1
            assert live.game.before().digest() == start
            await mine.tell("act", seq=mine.seq, options=[])
            assert await mine.refused() == "malformed"

    play(script)


def test_a_step_is_undone_as_one_after_the_table_was_away(tmp_path: Path) -> None:
    with running(config(tmp_path, idle_after=0.05, snapshot_every=1000)) as server:

        async def script() -> None:
            async with Person(server.address) as ola, Person(server.address) as jan:
                table, mine, theirs = await two_at_ascension(ola, jan)
                start = server.tables.live[table].game.digest()
                await mine.act(*hand(mine))
                await mine.until(lambda seat: seat.can_undo)
                await mine.leave()
                await theirs.leave()
                await put_away(server, table)
                mine = await ola.sit(table)
                await mine.until(lambda seat: seat.view)
                assert mine.can_undo
                await mine.tell("undo")
                await mine.until(lambda seat: not seat.view["played"])
                assert server.tables.live[table].game.digest() == start

        play(script)


def test_events_with_one_option_and_with_several_are_read() -> None:
    events = [
        Event(1, "move", 0, {"option": "rest"}),
        Event(2, "move", 1, {"options": ["strike", "rest"]}),
        Event(3, "move", 0, {"option": "strike"}),
        Event(4, "undone", 0, {"moves": 2}),
        Event(5, "move", 1, {"options": ["rest", "rest"]}),
    ]
    assert history.steps(events) == [(0, ["rest"]), (1, ["rest", "rest"])]
    assert history.codes(events) == ["rest", "rest", "rest"]
    assert history.codes(events, 1) == ["rest", "rest"]


# -- what ends a step -----------------------------------------------------------------------------


def ambushed(hands: list[list[int]]) -> Game:
    deckhall.register(ambush.BOX)
    return deckhall.new_game("ambush", players=2, hands=hands, twice=True, seed=1)


@pytest.mark.parametrize("hands", [SHIELDED, UNARMED])
def test_a_step_ends_at_a_window_whether_or_not_anybody_can_react(hands: list[list[int]]) -> None:
    game = ambushed(hands)
    assert give(game, ["strike", "rest"]) == ["strike"]


def test_a_step_ends_where_somebody_else_decides() -> None:
    game = ambushed(UNARMED)
    assert give(game, ["rest", "rest", "rest", "rest"]) == ["rest", "rest"]
    assert game.decision is not None
    assert game.decision.player == 1


def test_a_reaction_is_a_step_of_its_own() -> None:
    game = ambushed(SHIELDED)
    game.apply("rest")
    game.apply("strike")
    assert give(game, ["pass", "strike"]) == ["pass"]


def test_what_was_revealed_is_not_taken_back_by_a_refusal() -> None:
    """Otherwise a player could guess the top card of their deck, look at it, and then do something else."""
    table = ascension(hand=["arha_initiate", "apprentice"], deck=["militia", "militia"])
    plays = {option.get("card"): str(option["code"]) for option in asked(table.game)}
    drawing, apprentice = plays["arha_initiate"], plays["apprentice"]
    with pytest.raises(Impossible):
        give(table.game.clone(), [apprentice, "play:99"])
    game = table.game.clone()
    assert give(game, [drawing, "play:99"]) == [drawing]
    assert not game.can_take_back(0)
    assert give(game, [apprentice]) == [apprentice]
    assert game.can_take_back(0)
    assert not game.can_take_back(0, 2), "a step in which a card was drawn is not taken back freely"


def test_answers_without_an_alternative_may_be_named() -> None:
    """The dice of a payment are named one by one; those that nothing else could pay are not asked for."""
    table = ashes({"hand": ["iron_worker"], "dice": {"natural_class": 2, "charm_basic": 1}})
    table.pay_by_hand = True
    play_it = next(code for code in table.options if code.startswith("play"))
    before = table.game.clone()
    given = give(table.game, [play_it, "pay:charm_basic", "pay:natural_class"])
    assert table.game.codes() == given
    for code in given:
        before.apply(code)
    assert before.digest() == table.game.digest()
    assert before.state.unasked is None
    assert table.game.state.unasked is None


def test_an_attack_with_everything_it_needs_is_one_step() -> None:
    table = ashes(
        {"battlefield": ["iron_worker", "hammer_knight"]}, {"battlefield": ["false_demon", "gilder"]}
    )
    view: Any = table.game.view(0)
    attackers = sorted(card["n"] for card in view["seats"][0]["battlefield"])
    target = view["seats"][1]["battlefield"][0]["n"]
    wish = ["attack_unit", *[f"attacker:{unit}" for unit in attackers], "done", f"against:{target}"]
    give(table.game, wish)
    assert (table.prompt, table.asked) == ("guard", 1)
    view = table.game.view(0)
    assert (view["attack"]["attackers"], view["attack"]["target"]) == (attackers, target)


def test_a_question_in_between_ends_the_step() -> None:
    """A free ability may be used before the target is chosen: that is asked, and the target after it."""
    table = ashes(
        {"battlefield": ["hammer_knight", "anchornaut"]}, {"battlefield": ["false_demon", "gilder"]}
    )
    table.pay_by_hand = True
    view: Any = table.game.view(0)
    units = {card["id"]: card["n"] for card in view["seats"][0]["battlefield"]}
    target = view["seats"][1]["battlefield"][0]["n"]
    attacker = units["hammer_knight"]
    given = give(table.game, ["attack_unit", f"attacker:{attacker}", "done", f"against:{target}"])
    assert given == ["attack_unit", f"attacker:{attacker}", "done"]
    assert (table.prompt, table.asked) == ("free", 0)


# -- windows without tells, by frames ----------------------------------------------------------------


async def what_is_heard(server: RunningServer, hands: list[list[int]]) -> list[list[tuple[float, Any]]]:
    """Every frame that the striker and an onlooker get for a step of two strikes, with its time."""
    async with Person(server.address) as ola, Person(server.address) as jan, Person(server.address) as ewa:
        table = await ola.make_table(
            "me",
            "open",
            game="ambush",
            choices={"hands": hands, "twice": True},
            window_pause=int(PAUSE * 1000),
        )
        await jan.join(table)
        striker, struck, onlooker = await ola.sit(table), await jan.sit(table), await ewa.sit(table)
        await striker.until(lambda seat: seat.options)
        for seat in (striker, struck, onlooker):
            await seat.quiet(0.2)
        started = time.monotonic()
        await striker.act("strike", "strike")

        async def listen(seat: Seat) -> list[tuple[float, Any]]:
            heard = []
            while seat.view["turn"] == 0:
                await seat.hear()
                frame = json.loads(seat.frames[-1])
                for part in (
                    "id",
                    "created",
                    "host",
                    "seats",
                    "choices",
                ):  # these differ between any two tables
                    del frame["table"][part]
                if frame["table"]["window"]:
                    frame["table"]["window"]["closes_in"] = round(frame["table"]["window"]["closes_in"], -2)
                heard.append((time.monotonic() - started, frame))
            assert seat.view["hits"] == [0, 1]
            return heard

        return list(await asyncio.gather(listen(striker), listen(onlooker)))


def test_the_frames_of_a_step_do_not_tell_whether_anybody_could_react(server: RunningServer) -> None:
    async def script() -> None:
        unable = await what_is_heard(server, UNARMED)
        asked = await what_is_heard(server, SHIELDED)
        for one, other in zip(unable, asked, strict=True):
            assert [frame for _, frame in one] == [frame for _, frame in other]
            for heard in (one, other):
                assert heard[-1][0] > 0.9 * PAUSE, (
                    "what follows is shown when the window has closed, not before"
                )

    play(script)


def test_cards_that_ask_nothing_are_played_as_one_step_and_taken_back_as_one(tmp_path: Path) -> None:
    async def script() -> None:
        with running(config(tmp_path)) as server:
            async with Person(server.address) as ola:
                table = await ola.make_table(
                    "me", "bot:random", game="ascension", choices={"first_player": 0}
                )
                seat = await ola.sit(table)
                await seat.until(lambda seat: seat.options)
                await seat.tell("act", seq=seat.seq, options=seat.view["decision"]["together"])
                await seat.until(lambda seat: not seat.view["seats"][0]["hand"])
                await seat.tell("undo")
                await seat.until(lambda seat: len(seat.view["seats"][0]["hand"]) == 5)

    play(script)
