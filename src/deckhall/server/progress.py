"""What guests have learned: the lessons of a game, and which of them they have finished."""

from __future__ import annotations

import time

from deckhall.lessons import lessons
from deckhall.server.guests import Guest
from deckhall.server.history import rules_of
from deckhall.server.messages import Wording
from deckhall.server.refusals import Refuse
from deckhall.server.store import Store
from deckhall.server.study_messages import LessonInfo, LessonList


async def lessons_of(store: Store, guest: Guest, game: str) -> LessonList:
    """The lessons of a game in order; an unknown guest has done none."""
    if rules_of(game) is None:
        raise Refuse("unknown_game", status=404, game=game)
    done = set(await store.lessons_of(guest.id)) if guest.stored else set()
    return LessonList(
        [
            LessonInfo(one.id, one.number, Wording(one.key()), one.minutes, one.id in done)
            for one in lessons(game)
        ]
    )


async def finish(store: Store, guest: Guest, lesson: str) -> None:
    """Remember that a guest has finished a lesson."""
    await store.finish_lesson({"guest_id": guest.id, "lesson": lesson, "at": int(time.time())})
