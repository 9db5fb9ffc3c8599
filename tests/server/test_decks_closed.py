"""Decks: stored as data, checked within limits, and closed when they are said to be."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx2
import pytest

from deckhall.games.ashes.setup.decks import write_deck
from deckhall.games.ashes.setup.precons import PRECONS
from tests.server.people import Json, Person, RunningServer, play

TEXT = write_deck(PRECONS["iron_men"]) + "# " + "my plan is a secret " * 100


def check(server: RunningServer, deck: Any) -> tuple[int, Json, float]:
    started = time.perf_counter()
    answer = httpx2.post(
        f"http://{server.address}/api/decks/check", json={"game": "ashes", "deck": deck}, timeout=30
    )
    return answer.status_code, answer.json(), time.perf_counter() - started


@pytest.mark.parametrize(
    "deck",
    [
        "\n".join(f"1 nonsense{number}" for number in range(3_500)),
        "\n".join(f"3 x Iron Worker {number}" for number in range(2_500)),
        {"phoenixborn": "coal_roarkwin", "cards": {f"c{number}": 1 for number in range(5_000)}, "dice": {}},
        {"cards": {}, "dice": {}, "first_five": [str(number) for number in range(8_000)]},
        {"cards": {}, "dice": {}, "first_five": [[[]]] * 100},
        {"phoenixborn": "x" * 60_000},
        {"phoenixborn": ["coal_roarkwin"], "cards": {"iron_worker": 3}},
        {"phoenixborn": {"a": 1}, "cards": {"iron_worker": 3}},
        {"cards": {"iron_worker": {"a": [1]}}},
        "² iron_worker",
        "9" * 5_000 + " iron_worker",
        '{"cards": {"iron_worker": ' + "9" * 5_000 + "}}",
        "{" * 9_000,
        '{"a":' * 3_000,
    ],
    ids=lambda deck: str(deck)[:20],
)
def test_no_deck_costs_much_or_gets_a_long_answer(server: RunningServer, deck: Any) -> None:
    check(server, "1 iron_worker")  # the names of the cards are read once
    status, answer, took = check(server, deck)
    assert status in (200, 422)
    assert took < 2
    assert len(json.dumps({**answer, "deck": None})) < 12_000


def test_choices_that_no_game_has_are_refused(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola:
            deep: Any = []
            for _ in range(600):
                deep = [deep]
            for choices in (
                {"decks": deep},
                {"decks": [{"first_five": ["x"] * 9_000}, "iron_men"]},
                {"hands": deep},
            ):
                for game in ("ashes", "ambush"):
                    wish = {"game": game, "seats": ["me", "bot:random"], "choices": choices}
                    started = time.perf_counter()
                    refused = await ola.post("/api/tables", wish, 422)
                    assert refused["reason"] == "wrong_setup"
                    assert len(json.dumps(refused)) < 12_000
                    assert time.perf_counter() - started < 2

    play(script)


def test_a_deck_in_words_is_stored_as_data_and_shown_to_nobody(server: RunningServer) -> None:
    async def script() -> None:
        async with Person(server.address) as ola, Person(server.address) as jan:
            choices = {"decks": [TEXT, "iron_men"]}
            table = await ola.make_table("me", "open", game="ashes", choices=choices)
            await jan.post(f"/api/tables/{table}/join", {"choices": {"decks": TEXT}})
            seat = await jan.sit(table)
            await seat.until(lambda seat: seat.view)
            assert not any("secret" in frame for frame in seat.frames)
            assert len(seat.frames[0]) < 60_000
            saved = server.tables.live[table].saved
            assert "secret" not in str(saved)
            assert saved.choices["decks"][0]["phoenixborn"] == PRECONS["iron_men"]["phoenixborn"]
            assert seat.table["choices"]["decks"] == [None, None]

    play(script)


def test_closed_decks_stay_closed_after_the_game(server: RunningServer) -> None:
    async def script() -> None:
        async with (
            Person(server.address) as ola,
            Person(server.address) as jan,
            Person(server.address) as eve,
        ):
            choices = {"decks": ["iron_men", TEXT], "deck_lists": "closed"}
            table = await ola.make_table("me", "open", game="ashes", choices=choices)
            await jan.join(table)
            mine, theirs = await ola.sit(table), await jan.sit(table)
            await mine.until(lambda seat: seat.view)
            assert mine.table["choices"]["decks"] == [None, None], "an id tells the whole list"
            await theirs.tell("resign")
            await mine.until(lambda seat: seat.is_over)
            for person in (ola, eve):
                record = await person.get(f"/api/records/{table}")
                assert (record["record"], record["reason"]) == ({}, "closed_decks")
                refused = await person.get(f"/api/replays/{table}?seat=1", 403)
                assert refused["reason"] == "closed_decks"
                await person.get(f"/api/replays/{table}?seat=all", 403)
                await person.get(f"/api/replays/{table}?seat=-1")
            await ola.get(f"/api/replays/{table}?seat=0")
            await eve.get(f"/api/replays/{table}?seat=0", 403)
            again = await ola.post(f"/api/tables/{table}/rematch")
            assert again["choices"]["decks"] == [None, None]

    play(script)
