"""The one door of studies: lessons, records, positions and finished tables, and what each of them shows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deckhall
from deckhall.kernel.game import Game
from deckhall.lessons import Lesson, lesson, lessons
from deckhall.server import studies
from deckhall.server.messages import encode
from deckhall.server.refusals import Refuse
from deckhall.server.study_messages import Study, StudySource, StudyWish
from tests.server.people import Json, Person, RunningServer, play
from tests.server.test_after import finished
from tests.server.test_study import played

FIRST = "ascension/01-acquire"


def studied(source: StudySource, path: list[str], record: Json | None = None, **wishes: Any) -> Study:
    wish = StudyWish(source, path, **wishes)
    return msgspec.json.decode(studies.study(wish, b"" if record is None else encode(record)), type=Study)


def in_lesson(lesson_id: str, path: list[str], **wishes: Any) -> Study:
    return studied(StudySource(lesson=lesson_id), path, **wishes)


def code(told: Study, **wanted: Any) -> str:
    """The code of the first answer that is described like this."""
    options = told.frames[-1].views[0]["decision"]["options"]
    return next(str(one["code"]) for one in options if all(one.get(name) == wanted[name] for name in wanted))


def test_a_lesson_goes_on_answer_by_answer_to_its_goal() -> None:
    path: list[str] = []
    told = in_lesson(FIRST, path)
    assert (told.state, [line.key for line in told.coach]) == ("open", ["lesson-ascension-acquire-intro"])
    assert told.point == told.hint == code(told, verb="play", card="apprentice")
    for _ in range(3):
        path.append(code(told, verb="play", card="apprentice"))
        told = in_lesson(FIRST, path, since=len(path) - 1)
        assert told.path == path
        assert [frame.move for frame in told.frames] == [len(path)]
    assert told.coach[-1].key == "lesson-ascension-acquire-three-runes"
    assert told.point == code(told, verb="acquire", card="mystic")
    told = in_lesson(FIRST, [*path, code(told, verb="acquire", card="mystic")])
    assert told.state == "done"
    assert told.coach[-1].key == "lesson-ascension-acquire-done"
    assert not told.can_answer


def test_what_comes_after_the_end_is_not_played() -> None:
    told = in_lesson(FIRST, ["end", "end", "end"])
    assert (told.state, told.path) == ("failed", ["end"])


def test_an_answer_that_a_lesson_does_not_want_is_refused_with_a_line() -> None:
    cycle = "ascension/03-cycle"
    path: list[str] = []
    for _ in range(4):
        path.append(code(in_lesson(cycle, path), verb="play", card="apprentice"))
    told = in_lesson(cycle, [*path, code(in_lesson(cycle, path), verb="acquire", card="mystic")])
    assert told.refused is not None
    assert (told.refused.key, told.path) == ("lesson-ascension-cycle-no-shopping", path)


def test_the_same_answers_always_lead_to_the_same_moment() -> None:
    game = "ashes/12-first-game"
    path: list[str] = []
    for _ in range(12):
        told = in_lesson(game, path)
        assert told.hint is not None
        path = [*told.path, told.hint]
    once = in_lesson(game, path)
    studies._recent.clear()
    again = in_lesson(game, path)
    assert encode(once) == encode(again), "whether or not the worker remembers"


def test_moves_of_others_are_told_one_by_one() -> None:
    told = in_lesson("ashes/04-block", [], since=0)
    assert [frame.move for frame in told.frames] == list(range(told.moves + 1))
    assert told.moves > 0
    assert all(frame.player == 1 for frame in told.frames[1:])
    whole = in_lesson("ashes/04-block", [])
    assert [line["kind"] for line in whole.log] == [
        line["kind"] for frame in told.frames for line in frame.lines
    ]


@pytest.mark.parametrize("lesson_id", [one.id for game in ("ascension", "ashes") for one in lessons(game)])
def test_a_lesson_shows_only_what_its_seat_may_see(lesson_id: str) -> None:
    """The first answer is the same for any deal of the cards that the seat cannot know."""
    found = lesson(lesson_id)
    if found.position is None or found.position.get("turn", 0) != found.seat:
        told = in_lesson(lesson_id, [], since=0)
        assert all(frame.option is None and len(frame.views) == 1 for frame in told.frames)
        assert all(frame.views[0]["seats"][1 - found.seat]["hand"] == [] for frame in told.frames)
        return
    real = found.start()
    for seed in (1, 2):
        imagined = Game(real.box, real.imagine(found.seat, seed), {}, None, None)
        assert encode(first_moment(found, imagined)) == encode(first_moment(found, real.clone()))


def first_moment(found: Lesson, game: Game) -> list[Any]:
    beholder = studies.Beholder(game, found.seat, False, None, True)
    session = studies.SpokenAttempt(found, beholder, game).begin()
    return [beholder.frames, [line.key for line in session.lines]]


def test_whoever_answers_nothing_that_is_asked_is_refused() -> None:
    for path in (["acquire:9999"], ["nonsense"], ["play:9999"]):
        with pytest.raises(Refuse) as refusal:
            in_lesson(FIRST, path)
        assert refusal.value.reason == "illegal"
    for unknown in ("ascension/99-nothing", "chess/01-pawns", "x"):
        with pytest.raises(Refuse) as refusal:
            in_lesson(unknown, [])
        assert refusal.value.status == 404


def test_a_record_can_be_gone_on_from_against_bots_or_for_all_seats() -> None:
    game = played("ascension", 9, players=2, honor_pool=10)
    source = StudySource(move=9)
    told = studied(source, [], game.record(), seat=0)
    assert told.can_answer
    alone = studied(source, [], game.record(), others=None)
    assert len(alone.frames[0].views) == 2
    assert alone.frames[0].views[0]["turn"] == game.view(0)["turn"]
    options = alone.frames[0].views[alone.frames[0].views[0]["decision"]["player"]]["decision"]["options"]
    after = studied(source, [options[0]["code"]], game.record(), others=None)
    assert (after.moves, after.state) == (1, "open")
    other = deckhall.replay({**game.record(), "digest": None})
    other.apply(options[0]["code"])
    assert other.view(0)["turn"] == after.frames[-1].views[0]["turn"]


def test_another_luck_is_another_future() -> None:
    game = played("ascension", 9, players=2)
    source = StudySource(move=9)

    def hands(luck: int) -> list[str]:
        told = studied(source, ["end"], game.record(), others=None, luck=luck)
        return [card["id"] for view in told.frames[-1].views for card in view["row"]]

    assert hands(0) == hands(0)
    assert hands(5) == hands(5)


def test_wrong_records_are_refused() -> None:
    game = played("ascension", 9, players=2)
    for source, record in (
        (StudySource(move=10), game.record()),
        (StudySource(), {"game": "ascension"}),
        (StudySource(), {**game.record(), "rules": 0}),
    ):
        with pytest.raises(Refuse):
            studied(source, [], record)
    with pytest.raises(Refuse) as refusal:
        studied(StudySource(), [], game.record(), seat=5)
    assert refusal.value.reason == "no_seat"


def test_over_the_wire(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            before = await ola.get("/api/lessons/ascension")
            assert [one["number"] for one in before["lessons"]] == list(range(1, 13))
            assert not any(one["done"] for one in before["lessons"])
            path: list[str] = []
            told = await ola.post("/api/study", {"source": {"lesson": FIRST}})
            while told["state"] == "open":
                path = [*told["path"], told["hint"]]
                told = await ola.post("/api/study", {"source": {"lesson": FIRST}, "path": path})
            assert told["state"] == "done"
            after = await ola.get("/api/lessons/ascension")
            assert [one["id"] for one in after["lessons"] if one["done"]] == [FIRST]
            assert (await ola.get("/api/lessons/chess", 404))["reason"] == "unknown_game"

            for wrong in ({}, {"lesson": FIRST, "puzzle": "x"}, {"table": "x", "record": {}}):
                refused = await ola.post("/api/study", {"source": wrong}, 422)
                assert refused["reason"] == "malformed"
            assert (await ola.post("/api/study", {"source": {"puzzle": "x"}}, 404))["reason"] == "not_found"
            long = {"source": {"lesson": FIRST}, "path": ["end"] * 401}
            assert (await ola.post("/api/study", long, 422))["reason"] == "malformed"

            position = deckhall.new_game("ascension", seed=1, players=2).position()
            here = await ola.post("/api/study", {"source": {"position": position}, "others": None})
            assert here["can_answer"]
            assert (await ola.post("/api/study", {"source": {"position": {"game": 5}}}, 422))["reason"] == (
                "wrong_record"
            )

    play(script)


def test_a_finished_table_can_be_studied_and_a_running_one_cannot(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            over = await finished(server, ola)
            told = await ola.post("/api/study", {"source": {"table": over, "move": 1}, "others": None})
            assert told["can_answer"]
            running = await ola.make_table("me", "bot:random")
            refused = await ola.post("/api/study", {"source": {"table": running}}, 409)
            assert refused["reason"] == "not_over"

    play(script)
