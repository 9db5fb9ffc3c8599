"""The numbers by which viewers know cards: kept while a card is in sight, never used again afterwards."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec import Raw

import deckhall
from deckhall.games.ashes.table import moves
from deckhall.games.ashes.terms import KNOWN
from deckhall.kernel.game import Game
from deckhall.server.advice import Adviser
from deckhall.server.aliases import first_sight, next_sight
from deckhall.server.audience import ONLOOKERS, Audience, Moment
from deckhall.server.connection import Connection
from tests.ashes.tables import ashes
from tests.server.people import Json, Person, RunningServer, play

SETUPS: list[tuple[str, Json]] = [
    ("ascension", {"players": 2, "honor_pool": 12}),
    ("ashes", {"decks": ["iron_men", "bloodwoods_queen"], "first_five": "suggested"}),
]


@pytest.mark.parametrize(("name", "choices"), SETUPS)
@pytest.mark.parametrize("viewer", [0, -1])
def test_a_number_means_one_card_until_it_is_out_of_sight(name: str, choices: Json, viewer: int) -> None:
    game, luck = deckhall.new_game(name, seed=5, **choices), Random(5)
    sight, gone, ids = first_sight(game, viewer), set[int](), dict[int, str]()
    game.listen()
    for _ in range(120):
        if game.decision is None:
            break
        game.apply(luck.choice(game.decision.options))
        before = set(sight.names.values())
        sight, told = next_sight(sight, game, viewer, game.happenings())
        shown = {(news["card_number"], news["card"]) for news in told if "card_number" in news}
        shown |= {(alias, game.state.card_id(card)) for card, alias in sight.names.items()}
        for alias, card in shown:
            assert alias not in gone
            assert ids.setdefault(alias, card) == card
        gone |= (before | {alias for alias, _ in shown}) - set(sight.names.values())
    assert gone


@pytest.mark.parametrize(("name", "choices"), SETUPS)
def test_every_option_has_a_code_and_every_code_its_option(name: str, choices: Json) -> None:
    game, luck = deckhall.new_game(name, seed=6, **choices), Random(6)
    for _ in range(80):
        assert game.decision is not None
        sight = first_sight(game, game.decision.player, 3)
        codes = [sight.code_for(option.code) for option in game.decision.options]
        assert [sight.option_of(code) for code in codes] == [option.code for option in game.decision.options]
        view = sight.view(game.view(game.decision.player))
        assert sorted(option["code"] for option in view["decision"]["options"]) == sorted(codes)
        game.apply(luck.choice(game.decision.options))


def test_who_plays_one_of_two_equal_cards_does_not_tell_which_was_known() -> None:
    for known in (0, 1):
        table = ashes({"hand": ["iron_worker", "iron_worker", "protect"]}, {})
        state = table.state
        workers = sorted([card for card in state.hands[0] if state.card_id(card) == "iron_worker"])
        state.marks[workers[known]] |= KNOWN
        sight = first_sight(table.game, 1)
        assert workers[1 - known] not in sight.names
        table.game.listen()
        table.game.happenings()
        table.game.apply(f"play:{workers[0]}")
        after, told = next_sight(sight, table.game, 1, table.game.happenings())
        numbers = [news["card_number"] for news in told if news.get("card") == "iron_worker"]
        assert set(numbers) == {sight.names[workers[known]]}
        assert workers[1] not in after.names


def test_who_discards_two_equal_cards_does_not_tell_which_was_known() -> None:
    seen = []
    for known in (0, 1):
        table = ashes({"hand": ["iron_worker", "iron_worker", "protect"]}, {})
        state = table.state
        workers = sorted([card for card in state.hands[0] if state.card_id(card) == "iron_worker"])
        state.marks[workers[known]] |= KNOWN
        sight = first_sight(table.game, 1)
        table.game.listen()
        table.game.happenings()
        for worker in workers:
            moves.put_away(state, worker)
        after, told = next_sight(sight, table.game, 1, table.game.happenings())
        seen.append(([news["card_number"] for news in told], after.view(table.game.view(1))))
    assert seen[0] == seen[1]
    assert seen[0][0][0] == sight.names[workers[1]]


def test_what_is_said_of_one_of_two_equal_cards_in_a_pile_does_not_tell_which_it_is() -> None:
    seen = []
    for which in (0, 1):
        table = ashes({"discard": ["iron_worker", "iron_worker"]}, {})
        sight = first_sight(table.game, 1)
        table.game.listen()
        table.game.happenings()
        worker = sorted(table.state.discards[0])[which]
        table.state.tell("wounded", 0, card=worker, amount=1)
        after, told = next_sight(sight, table.game, 1, table.game.happenings())
        seen.append((told, after.view(table.game.view(1))))
    assert seen[0] == seen[1]


def test_a_pile_that_leaves_as_a_whole_keeps_the_order_in_which_it_was_seen() -> None:
    """Which of two equal cards lies deeper in a pile follows from their real numbers: what the viewer sees must not."""
    out = {"phoenixborn": {"card": "jessa_na_ni", "wounds": 17}, "discard": ["fear", "seal", "fear"]}
    table = ashes({"battlefield": ["iron_rhino"]}, out, {})
    sight = first_sight(table.game, 0)
    fear, seal, other = [sight.names[card] for card in table.state.discards[1]]
    sight.came.update({seal: 1_000, fear: 1_001, other: 1_002})  # as the viewer has seen them come
    table.attack("jessa_na_ni", "iron_rhino")
    table.no_block()
    after, _ = next_sight(sight, table.game, 0, table.happened)
    removed = after.view(table.game.view(0))["removed"]
    assert [card["id"] for card in removed if card["id"] in ("fear", "seal")] == ["seal", "fear", "fear"]


def test_numbers_of_before_a_restart_mean_nothing_afterwards() -> None:
    game = deckhall.new_game("ascension", seed=7, players=2)
    before, after = first_sight(game, 0), first_sight(game, 0, 1)
    assert not set(before.names.values()) & set(after.names.values())


def test_a_number_that_is_not_in_sight_is_refused(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            table = await ola.make_table("me", game="ascension", choices={"players": 1})
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            await seat.act("play:999999")
            assert await seat.refused() == "illegal"
            assert seat.refusals[-1]["args"] == {"option": "play:999999"}
            assert server.tables.live[table].game.codes() == []

    play(script)


def test_nothing_is_worked_out_for_whom_nobody_looks_through(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as eve:
            table = await ola.make_table("me", "bot:random", game="ascension", choices={"players": 2})
            seat = await ola.sit(table)
            await seat.until(lambda seat: seat.options)
            number = seat.seq  # the bot may have had the first turn
            await seat.act(next(code for code in seat.options if code.startswith("play")))
            await seat.until(lambda seat: seat.seq > number)
            present = server.tables.live[table].audience.present
            assert present is not None
            assert set(present.sights) == {0}
            watching = await eve.sit(table)
            await watching.until(lambda seat: seat.view)
            assert set(present.sights) == {0, ONLOOKERS}
            told = json.loads(watching.frames[0])["happenings"]
            assert [one["card"] for one in told if one["kind"] == "played"]
            assert not any("card_number" in one for one in told), "of what happened before they came"

    play(script)


def seen_from_within_a_window(hand: str, pile: str) -> tuple[int, list[Json]]:
    """What a spectator hears who comes while a window is open, and how many are asked at it."""
    defender = {
        "phoenixborn": "jessa_na_ni",
        "battlefield": ["gilder"],
        "hand": [hand],
        "draw_pile": [pile],
    }
    scene = ashes({"battlefield": ["iron_rhino"]}, defender)
    scene.attack("jessa_na_ni", "iron_rhino")
    audience = Audience(2, Adviser(hints=False))
    audience.begin(Moment(scene.game.clone(), 0, (0, 0, 0), 1))
    watching = Connection(None, "eve", ONLOOKERS)  # type: ignore[arg-type]  # what it sends waits
    asked = 0

    def decline(known_to: int | None) -> None:
        present = audience.present
        assert present is not None
        game: Game = present.game.clone()
        game.listen()
        game.apply("pass")
        audience.go_on(present.after(game, present.seq + 1, 1, known_to), game.happenings())

    decline(None)  # to block: the window opens
    audience.add(watching)
    audience.welcome(watching, Raw(b"{}"), None)
    while audience.present is not None and (decision := audience.present.game.decision) and decision.secret:
        asked += 1
        decline(decision.player)
    audience.show()
    audience.send(Raw(b"{}"))
    return asked, [json.loads(frame.data) for frame in watching._waiting]


def test_who_comes_to_watch_at_an_open_window_hears_nothing_of_whether_somebody_is_asked() -> None:
    asked, heard = seen_from_within_a_window("redirect", "fear")
    unasked, as_well = seen_from_within_a_window("fear", "redirect")
    assert (asked, unasked) == (1, 0)
    assert len(heard) == 2
    assert heard == as_well
