"""What must hold in every simulation: what was shown and acknowledged is what is stored, and nobody saw more."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import deckhall
from deckhall.kernel.errors import GameError
from deckhall.kernel.happenings import Happening
from deckhall.server import history
from deckhall.server.aliases import first_sight, forgotten, next_sight
from deckhall.server.saved_table import Event, SavedTable
from deckhall.server.windows import is_reaction
from tests.server.test_leaks import Moment, plain, sent, without_numbers
from tests.simulation.people import Heard, Json, Person

NOTES = {"substituted", "returned", "resigned", "undone", "too_late"}  # are told beside the game


class Story:
    """The game of a table as its events tell it: every moment that there ever was, and who moved to it."""

    def __init__(self, saved: SavedTable, events: list[Event]) -> None:
        self.saved = saved
        self.viewers = [*range(len(saved.seats)), -1]
        self.moments: list[Moment] = []
        self.events: list[Event | None] = [None]  # by moment: what led to it
        self._views: dict[tuple[int, int], Any] = {}
        start = {**history.record(saved, []), "moves": []}
        game = deckhall.replay(start)
        numbers = [0 for _ in self.viewers]
        sights = [first_sight(game, viewer) for viewer in self.viewers]
        self._sights = [sights]  # by moment
        self.moments.append(Moment(game, numbers, [], [[] for _ in self.viewers]))
        for number, event in enumerate(events):
            if event.kind not in ("move", "undone"):
                continue
            takes_back = 0
            if event.kind == "move":
                game = game.clone()
                game.listen()
                for code in event.content["options"]:
                    game.apply(code)
                happenings = game.happenings()
            else:
                takes_back = event.content["moves"]
                game = history.before(saved, events[:number], takes_back)
                happenings = [Happening("undone", event.seat, -1, "", -1, "", 1, "", "", "", -1)]
            secret = bool(event.content.get("secret"))
            numbers = [
                n + (not secret or viewer == event.seat)
                for viewer, n in zip(self.viewers, numbers, strict=True)
            ]
            told: list[list[Json]] = []
            now = []
            for viewer, sight in zip(self.viewers, sights, strict=True):
                seen, _ = next_sight(forgotten(sight) if takes_back else sight, game, viewer, happenings)
                now.append(seen)
                told.append([plain(one.seen_by(viewer)) for one in happenings])
            sights = now
            self._sights.append(sights)
            self.moments.append(Moment(game, numbers, happenings, told))
            self.events.append(event)

    def shown(self, place: int, viewer: int) -> Any:
        if (place, viewer) not in self._views:
            self._views[place, viewer] = sent(self.moments[place].game, self._sights[place][viewer], viewer)
        return self._views[place, viewer]

    def find(self, viewer: int, seq: int, view: Json, after: int) -> int | None:
        """The first moment, not before another, that looks like this to a viewer."""
        unasked = None
        for place in range(after, len(self.moments)):
            if self.moments[place].numbers[viewer] != seq:
                continue
            shown = self.shown(place, viewer)
            if shown == view:
                return place
            hidden = {"player": None, "prompt": None}
            if view.get("decision") == hidden and {**shown, "decision": hidden} == view and unasked is None:
                unasked = place
        return unasked


def check(saved: SavedTable, events: list[Event], people: list[Person]) -> list[str]:
    """What is wrong with what people were shown of a table."""
    if saved.state == "open" or not saved.seed:
        return []
    try:
        story = Story(saved, events)
    except GameError as error:
        return [f"the stored game cannot be played: {error}"]
    wrong: list[str] = []
    for person in people:
        wrong += _check_frames(story, person)
        wrong += _check_acknowledged(story, events, person)
    if saved.state == "over" and saved.result is not None and saved.result.reason == "played":
        outcome = story.moments[-1].game.outcome
        if outcome is None:
            wrong.append("the game is over, but its moves do not end it")
    return wrong


def _check_frames(story: Story, person: Person) -> list[str]:
    """Everything that was shown is a moment of the stored game, as this viewer may see it, and nothing goes back."""
    wrong: list[str] = []
    secrets = (story.saved.seed, hex(int(story.saved.seed))[2:], story.moments[0].game.state.luck)
    reached: list[int] = []  # by frame of all lines, in the order in which they were heard
    for heard in [one for one in person.heard if one.table == story.saved.id]:
        after = max(reached[: heard.known], default=0)
        view: Json = {}
        for text, message in zip(heard.texts, heard.frames, strict=True):
            if any(secret in text for secret in secrets):
                wrong.append(f"{person.name} is told the seed: {text[:200]}")
            if message["t"] == "view":
                after = _check_view(story, heard, message, view, after, wrong, person.name)
            reached.append(after)
    return wrong


def _check_view(
    story: Story, heard: Heard, message: Json, view: Json, after: int, wrong: list[str], name: str
) -> int:
    if message["whole"]:
        view.clear()
    view.update(message["view"])
    viewer = message["you"]
    found = story.find(viewer, message["seq"], view, after)
    if found is None:
        wrong.append(
            f"{name} (viewer {viewer}) is shown at {message['seq']} what no moment of the stored game after"
            f" {after} looks like: {json.dumps(view)[:300]}"
        )
        return after
    told = [without_numbers(one) for moment in story.moments[: found + 1] for one in moment.happened[viewer]]
    for happening in message["happenings"]:
        if happening["kind"] not in NOTES and without_numbers(happening) not in told:
            wrong.append(f"{name} (viewer {viewer}) is told too much: {happening}")
    return found


def _check_acknowledged(story: Story, events: list[Event], person: Person) -> list[str]:
    """Every acknowledged answer is in the record, where it was given."""
    wrong = []
    for one in person.acknowledged:
        if one.table != story.saved.id:
            continue
        made = [
            event
            for before, moment, event in zip(story.moments, story.moments[1:], story.events[1:], strict=False)
            if event is not None
            and before.numbers[one.seat] == one.seq
            and moment.numbers[one.seat] == one.seq + 1
        ]
        if not made:
            wrong.append(f"an acknowledged answer of {person.name} is lost: {one}")
            continue
        [event] = made
        ours = event.kind == "move" and event.seat == one.seat
        given = event.content["options"] if ours else []
        if ours and not {*given} <= {*one.options, "pass"} and not _bot_played(one.seat, events):
            wrong.append(f"instead of an acknowledged answer of {person.name} there is {event}: {one}")
    return wrong


def _bot_played(seat: int, events: list[Event]) -> bool:
    return any(event.kind in ("substituted", "resigned") and event.seat == seat for event in events)


def check_notices(
    saved: SavedTable, people: list[Person], notices: list[tuple[str, str]], stored: Counter[tuple[str, int]]
) -> list[str]:
    """Who is away is told of their turn once until they come back, only where somebody else plays, and only after that
    was stored."""
    wrong = []
    is_with_others = len({seat.guest for seat in saved.seats if seat.kind == "person"}) > 1
    for person in people:
        told, came = notices.count((person.browser, saved.id)), person.openings[saved.id]
        kept = sum(stored[saved.id, seat] for seat in saved.seats_of(person.id))
        if told > kept:
            wrong.append(f"{person.name} is told {told} times of their turn, which was stored {kept} times")
        if told > (1 + came if is_with_others else 0):
            wrong.append(f"{person.name} is told {told} times of their turn, and came {came} times")
    return wrong


def waits_for_a_person(saved: SavedTable, events: list[Event]) -> bool:
    """Whether a game is over, or somebody is asked who is no bot."""
    if saved.state == "over":
        return True
    decision = history.rebuild(saved, events, None).decision
    return decision is not None and not saved.seats[decision.player].is_played_by_bot()


def forgets_its_clock(saved: SavedTable, events: list[Event]) -> bool:
    """Whether a game that its player has left goes on for ever though the clock must end it. Alone with bots a person
    has all the time there is at a window; and bots among themselves wait until somebody looks on."""
    if saved.state == "over" or all(seat.is_played_by_bot() for seat in saved.seats):
        return False
    return not (saved.settings.window_pause and is_reaction(history.rebuild(saved, events, None)))
